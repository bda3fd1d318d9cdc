"""Commands on records: replay, verify, list, copy and delete."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from recorded import sika

from audiogame.archive.folder import records_folder
from audiogame.table.record_file import PRIVATE

Run = Callable[..., tuple[int, str, str]]


def test_a_record_is_told_as_it_was_heard(run: Run, tmp_path: Path) -> None:
    """To all listeners, or to one seat as "you"; in full or in brief."""
    path = str(sika(tmp_path))
    status, everybody, _ = run("replay", path)
    assert status == 0
    assert everybody.startswith("New game. Playing order: Ann and Bo.\n")
    _, ann, _ = run("replay", path, "--seat", "0")
    assert "You call red." in ann
    assert len(ann.splitlines()) == len(everybody.splitlines())
    _, brief, _ = run("replay", path, "--seat", "0", "--brief")
    assert len(brief) < 0.8 * len(ann)
    status, _, fault = run("replay", path, "--seat", "2")
    assert (status, fault) == (2, "There is no seat 2 in this record: seats are 0 to 1.\n")


def test_a_game_that_goes_on_keeps_its_secrets(run: Run, tmp_path: Path) -> None:
    """It is told as its player heard it, and not as the other seats did."""
    game = ("play", "scientific-war", "--seats", "you=Ann,casual=Bo")
    run(*game, keys="1 enter wait")
    (path,) = records_folder(tmp_path / "data").glob("*.record")
    assert "You play the ace." in run("replay", str(path), "--seat", "0")[1]
    for form in ([], ["--json"]):
        status, told, fault = run("replay", str(path), "--seat", "1", *form)
        assert (status, told) == (2, "")
        assert fault.startswith("This game isn't over. Until it is, replay it without --seat")
    assert run("replay", str(path))[0] == 0
    run("resume", str(path), keys="escape g enter y escape")
    assert run("replay", str(path), "--seat", "1")[0] == 0


A_FOLDER = "Permission denied" if sys.platform == "win32" else "Is a directory"
"""What the system says of a folder that is read as a file."""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "absent.record"], "Couldn't read the record 'absent.record': nothing"),
        (["verify", "absent.record"], "Couldn't read the record 'absent.record': nothing"),
        (["verify", "."], f"Couldn't read the record '.': {A_FOLDER}"),
        (["replay", "x", "--seat", "x"], "'x' isn't a seat: seats are numbered from 0"),
        (["records", "delete", "1", "--yes"], "There is no record '1': there are none"),
        (["records", "export", "1", "x"], "There is no record '1': there are none"),
        (["records", "burn"], "There is no what 'burn': the choices are delete, export, rebuild"),
        (["data", "import", "absent.zip"], "Couldn't import 'absent.zip': nothing"),
        (["statistics", "--game", "go"], "There is no game 'go'"),
    ],
)
def test_wrong_arguments_get_one_sentence(run: Run, arguments: list[str], said: str) -> None:
    """An unknown record, seat or file: exit status 2, and one line on the standard error."""
    status, _, fault = run(*arguments)
    assert status == 2
    assert said in fault
    assert fault.count("\n") == 1


def test_luck_is_verified_or_said_not_to_be_fair(run: Run, tmp_path: Path) -> None:
    fair, seeded = sika(tmp_path), sika(tmp_path, "7")
    status, told, _ = run("verify", str(fair))
    assert status == 0
    assert "All 18 throws and draws come from the seed." in told
    assert "The luck is fair" in told
    assert told.endswith("Proved.\n")
    status, told, _ = run("verify", str(seeded))
    assert status == 1
    assert "The luck isn't fair" in told
    assert told.endswith("Not proved.\n")
    forged = fair.with_name("forged.record")
    text = "\n".join(
        line.rpartition(" ~")[0].replace("sealed: yes", "sealed: no")
        for line in fair.read_text(encoding="utf-8").splitlines()
    )
    at = text.index("\n* ")
    better = text[:at] + "\n* red red red" + text[text.index("\n", at + 1) :]
    if better == text:
        better = text[:at] + "\n* red red blue" + text[text.index("\n", at + 1) :]
    forged.write_text(better + "\n", encoding="utf-8")
    status, told, _ = run("verify", str(forged))
    assert status == 2
    assert "The luck is wrong: line 15 has red red" in told
    assert "The lines have no check codes" in told
    assert told.endswith("Wrong.\n")
    forged.write_text(text.replace("# seed ", "# seed 0") + "\n", encoding="utf-8")
    status, told, _ = run("verify", str(forged))
    assert status == 2
    assert "The luck is wrong: the header has the fingerprint" in told


def test_a_game_without_luck_says_so(run: Run, tmp_path: Path) -> None:
    run("play", "scientific-war", "--seats", "bot,bot", "--option", "limit=3", keys="wait")
    (path,) = records_folder(tmp_path / "data").glob("*.record")
    status, told, _ = run("verify", str(path))
    assert status == 0
    assert "This game has no luck to check" in told
    assert "was sealed beforehand." in told


def test_records_are_listed_copied_and_deleted(run: Run, tmp_path: Path) -> None:
    """Deleting asks first; copying overwrites nothing; files beside a record go with it."""
    assert run("records")[1] == "You have no records.\n"
    path = sika(tmp_path)
    path.with_suffix(PRIVATE).write_text("left over", encoding="utf-8")
    _, told, _ = run("records")
    assert told.startswith("1: Sika, Ann and Bo, today at ")
    assert told.endswith(f"38 moves. {path.name}\n")
    assert run("records", "export", "1", "copy.record")[0] == 0
    assert (tmp_path / "copy.record").read_bytes() == path.read_bytes()
    status, _, fault = run("records", "export", path.name, "copy.record")
    assert (status, fault) == (2, "Couldn't write 'copy.record': File exists.\n")
    for answer in ("n\n", "", "maybe\n"):
        status, told, _ = run("records", "delete", "1", answer=answer)
        assert status == 1
        assert "Y or N." in told
        assert path.exists()
    assert run("records", "delete", "1", answer="y\n")[0] == 0
    assert [*path.parent.iterdir()] == []
