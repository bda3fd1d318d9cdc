"""Damaged records are refused with line, words and reason, or saved up to the damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from offenders import every_offender
from recorded import play, unfinished
from refusals import refuses

from audiogame.__main__ import main
from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.opened_table import resume_table
from audiogame.archive.salvage import salvage
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.table.library import find_game, own_games
from audiogame.table.record import LONGEST_LINE, RecordError, Seal
from audiogame.table.record_file import LONGEST_RECORD, kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Player

# Each record to damage is played once a process.
pytestmark = pytest.mark.xdist_group("damage")

PLAYERS = (Player("Ann", "casual"), Player("Bo", "casual"))
Damage = Callable[[bytes], bytes]


LOOKED_THROUGH = {"scientific-war": 978}
"""First seed to try of games in which nearly all seeds leave a secret choice pending."""


@cache
def text_of(name: str, moves: int = 30) -> bytes:
    """Return the record of an unfinished game in which every choice is known."""
    for number in range(LOOKED_THROUGH.get(name, 0), 2000):
        played = play(find_game(name), Random(number), moves, undo=0.1, bots=True)
        table = played.table
        hidden = table.commitments.pending or table.commitments.withdrawn
        if table.state.result is None and not hidden:
            return played.text().encode()
    raise AssertionError(f"{name} has no such record")


def resealed(data: bytes, change: Callable[[list[str]], list[str]]) -> bytes:
    """Change the lines of a record and recompute the checksums, as a forger would."""
    lines = [line.rpartition(" ~")[0] for line in data.decode().splitlines()]
    seal = Seal()
    return "".join(seal.line(line) + "\n" for line in change(lines)).encode()


def exchanged(old: str, new: str) -> Callable[[list[str]], list[str]]:
    return lambda lines: [line.replace(old, new) for line in lines]


def last_throw_wrong(lines: list[str]) -> list[str]:
    return [*lines, "* joker"]


DAMAGES: dict[str, tuple[Damage, str]] = {
    "zeros": (lambda data: bytes(len(data)), "a record begins with"),
    "zeros in the middle": (
        lambda data: data[:100] + bytes(60) + data[160:],
        "its check code is wrong",
    ),
    "edited": (lambda data: data.replace(b"person", b"Person", 1), "its check code is wrong"),
    "line left out": (
        lambda data: b"".join(data.splitlines(keepends=True)[:8] + data.splitlines(True)[9:]),
        "its check code is wrong",
    ),
    "cut in the header": (lambda data: data[:60], "the header lacks"),
    "binary": (lambda data: b"\x89PNG\r\n\x1a\n" + data, "not UTF-8 text"),
    "other format": (
        lambda data: resealed(data, exchanged("audiogame record 2", "audiogame record 3")),
        "a record of format 3, and this program reads format 2; open it with the version",
    ),
    "other title": (
        lambda data: resealed(data, exchanged("audiogame record 2", "audiogame records")),
        "a record begins with",
    ),
    "other version": (
        lambda data: resealed(
            data, lambda lines: [line + "9" if line[:5] == "game:" else line for line in lines]
        ),
        "9 of the rules, and this program plays",
    ),
    "other game": (
        lambda data: resealed(
            data, lambda lines: ["game: go 1" if line[:5] == "game:" else line for line in lines]
        ),
        "There is no game 'go'",
    ),
    "wrong luck": (lambda data: resealed(data, last_throw_wrong), "'* joker'"),
    "undo of nothing": (
        lambda data: resealed(data, lambda lines: [*lines, "# undo 9999"]),
        "can't be taken back",
    ),
    "undo of words": (
        lambda data: resealed(data, lambda lines: [*lines, "# undo -1"]),
        "can't be taken back",
    ),
    "a chair that is not there": (
        lambda data: resealed(data, lambda lines: [*lines, "# chair 77 casual Max"]),
        "a change of seat needs",
    ),
    "an unknown bot": (
        lambda data: resealed(data, lambda lines: [*lines, "# chair 0 godlike Max"]),
        "no bot strength 'godlike'",
    ),
    "words too late": (
        lambda data: resealed(data, lambda lines: [*lines, "0 x", "# words late"]),
        "Line",
    ),
    "a line too long": (
        lambda data: data + b"# " + b"x" * LONGEST_LINE + b"\n",
        "characters",
    ),
    "no end": (lambda data: data + b"x" * (LONGEST_LINE + 1), "it's longer than"),
}


COMMANDS = ("resume", "replay", "verify")
"""The commands that read a record."""
Read = tuple[str, str, str]
"""A command, a game and the damage to its record."""


def rotated() -> Iterator[Read]:
    """Yield each damage of each game with one command, so that each command meets all of both."""
    for (row, name), (column, damage) in product(enumerate(own_games()), enumerate(DAMAGES)):
        yield COMMANDS[(row + column) % len(COMMANDS)], name, damage


def told_and_left(data: Path, capsys: pytest.CaptureFixture[str], cases: Iterable[Read]) -> None:
    """Check that damage is reported in one sentence, with status 2, no traceback and no change."""
    path = records_folder(data) / "a.record"
    path.parent.mkdir()
    with every_offender() as offenders:
        for command, name, damage in cases:
            change, said = DAMAGES[damage]
            path.write_bytes(change(text_of(name)))
            before = path.read_bytes()
            with offenders.at(command, name, damage):
                more = ["--keys", "/dev/null", "--data", str(data)] if command == "resume" else []
                assert main([command, str(path), *more]) == 2
                told = capsys.readouterr().err
                assert told.startswith("Line ")
                assert said in told
                assert len(told) < 400
                assert "Traceback" not in told
                assert path.read_bytes() == before
                assert [*path.parent.iterdir()] == [path]


def test_damage_is_told_with_its_line_and_the_file_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every kind of damage in each game, with rotating commands."""
    cases = [*rotated()]
    assert {(command, damage) for command, _, damage in cases} == {*product(COMMANDS, DAMAGES)}
    assert {(command, name) for command, name, _ in cases} == {*product(COMMANDS, own_games())}
    told_and_left(tmp_path, capsys, cases)


@pytest.mark.soak
def test_every_command_tells_all_damage_of_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told_and_left(tmp_path, capsys, product(COMMANDS, own_games(), DAMAGES))


@pytest.mark.parametrize("name", own_games())
def test_what_comes_before_the_damage_is_saved_as_a_game_of_its_own(
    tmp_path: Path, name: str
) -> None:
    """Every whole line before it; the damaged record is unchanged."""
    whole = text_of(name)
    lines = whole.splitlines(keepends=True)
    start = sum(line[:1] not in b"0123456789*#" for line in lines)
    for damaged_line in range(start + 1, len(lines), 5):
        path = tmp_path / f"{damaged_line}.record"
        damaged = [*lines[:damaged_line], b"0 \0\0 ~00000000\n", *lines[damaged_line + 1 :]]
        path.write_bytes(b"".join(damaged))
        new = salvage(path)
        assert new.name == f"{damaged_line}-saved-1.record"
        kept, before = new.read_bytes(), b"".join(lines[:damaged_line])
        # A secret choice revealed only after the damage is lost.
        assert kept == before or (name == "scientific-war" and before.startswith(kept))
        assert path.read_bytes() == b"".join(damaged)
        opened = resume_table(new)
        moves = [line for line in kept.splitlines()[start:] if line[:1] != b"#"]
        assert opened.table.written == len(moves)
        opened.journal.close()


def test_a_header_that_is_damaged_saves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(text_of("sika").replace(b"sika", b"soka", 1))
    with pytest.raises(RecordError):
        salvage(path)
    assert [*tmp_path.iterdir()] == [path]


def test_a_record_without_a_fault_is_saved_as_itself(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(text_of("sika"))
    assert salvage(path) == path


def test_a_power_cut_that_leaves_zeros_at_the_end_is_gone_on_with(tmp_path: Path) -> None:
    """Some disks fill unwritten blocks with zeros: that counts as a truncated line."""
    path = tmp_path / "a.record"
    path.write_bytes(text_of("sika") + bytes(4096))
    opened = resume_table(path)
    opened.journal.close()
    assert path.read_bytes() == text_of("sika")


def test_a_file_without_end_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading stops at the largest size of a record."""
    path = tmp_path / "a.record"
    with path.open("wb") as file:
        file.truncate(LONGEST_RECORD + 1)
    monkeypatch.setattr("audiogame.table.record_file.LONGEST_RECORD", 1000)
    with refuses(RecordError, match="longer than 1000 bytes"):
        load(path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_damage_at_all_is_refused_or_saved(tmp_path: Path, data: st.DataObject) -> None:
    """Bytes exchanged, removed or inserted anywhere: a sentence, never a crash."""
    whole = text_of(data.draw(st.sampled_from(sorted(own_games()))))
    at, width = data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, 60))
    path = tmp_path / "any.record"
    path.write_bytes(whole[:at] + data.draw(st.binary(max_size=60)) + whole[at + width :])
    before = path.read_bytes()
    try:
        new = salvage(path)
    except RecordError:
        new = None
    if new is not None:
        record = load(new)
        Replay(record, kept_private(new, record)).to_end()
        if new != path:
            new.unlink()
    assert path.read_bytes() == before


def test_damaged_records_are_listed_and_not_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list says why each cannot be read; the other games are listed."""
    folder = records_folder(tmp_path)
    folder.mkdir()
    (folder / "a.record").write_bytes(text_of("sika"))
    (folder / "b.record").write_bytes(bytes(100))
    (folder / "c.record").write_bytes(b"")
    assert len(kept_records(tmp_path)) == 2
    assert [path.name for path in unfinished(tmp_path)] == ["a.record"]
    assert main(["records", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "A record that can't be read" in told
    assert "Line 1 of the record" in told


def test_a_lost_key_is_written_down_and_the_game_goes_on(tmp_path: Path) -> None:
    """A record without its key file continues with what is known; later hashes are checked."""
    path = tmp_path / "a.record"
    path.write_bytes(text_of("scientific-war"))
    opened = resume_table(path)
    while opened.table.state.result is None:
        if opened.table.awaited:
            seat = opened.table.awaited[0]
            opened.table.submit(seat, opened.table.state.legal_actions(seat)[0])
        opened.table.step()
    opened.journal.finish(opened.table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    record = load(path)
    assert "key-lost" in record.notes
    found = [*verify(record, kept_private(path, record))]
    assert overall(found) is Verdict.OPEN
    assert "secrets-unproved" in [one.message for one in found]
