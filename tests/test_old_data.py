"""What players kept at commit 4a1657b is opened, gone on with, and checked.

tests/data/4a1657b says how it was written down.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from machine import needs_machine
from recorded import unfinished

from audiogame.archive.database import all_results
from audiogame.archive.folder import look_at, records_folder
from audiogame.archive.last_tables import last_game, last_names, last_table
from audiogame.archive.opened_table import resume_table
from audiogame.archive.transfer import import_data
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.console.people import PersonalSettings, keys_file_of, read_people
from audiogame.keys.commands import Mode
from audiogame.keys.own_keys import load_own_keys
from audiogame.lessons.progress import read_progress
from audiogame.narration.faults import each_told
from audiogame.narration.lesson_file import lesson_of
from audiogame.settings import SETTINGS, Settings, read_settings
from audiogame.sound_server.check import check_pack
from audiogame.sound_server.pack import Packs, default_pack, read_pack
from audiogame.table.library import find_game, own_games
from audiogame.table.record import Record
from audiogame.table.record_file import CHOICES, kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Step
from audiogame.testing import random_move

FOLDER = Path(__file__).parent / "data" / "4a1657b"
KEPT = FOLDER / "kept"
RECORDS = sorted(path.stem for path in records_folder(KEPT).glob("*.record"))
OVER = sorted(path.stem for path in records_folder(KEPT).glob("*.record") if look_at(path).over)
OPEN = sorted(path.stem for path in unfinished(KEPT))
MANY = 60
"""Moves after which a game that never ends is enough."""
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a copy of what was kept, where the fixture `run` looks for it."""
    shutil.copytree(KEPT, tmp_path / "data")
    return tmp_path / "data"


def test_every_game_is_there_in_the_middle_and_at_its_end() -> None:
    """With all that can happen at a table: what is opened below is not just the simplest."""
    texts = {name: (KEPT / "records" / f"{name}.record").read_text("utf-8") for name in RECORDS}
    for game in own_games():
        assert any(f"-{game}-" in name for name in OPEN)
        assert any(f"-{game}-" in name for name in OVER)
    notes = ("words", "undo", "chair", "advice", "open", "copied", "gave-up", "left", "key", "seed")
    for note in notes:
        assert any(f"\n# {note} " in text for text in texts.values()), note
    for line in (" join ", " leave ", " keep ", " swap ", " pick ", " secret ", "advice: off "):
        assert any(line in text for text in texts.values()), line
    assert len([*records_folder(KEPT).glob(f"*{CHOICES}")]) >= 2


def provable(record: Record) -> bool:
    """Whether format 1 can prove a whole game: one of its own, without secrets."""
    copied = any(note.startswith("copied ") for note in record.notes)
    return not copied and not any(" secret " in line for _, line in record.moves)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_checked_and_told(run: Run, data: Path, name: str) -> None:
    """Nothing in it is wrong; what is over is proved, as far as format 1 can prove it."""
    path = records_folder(data) / f"{name}.record"
    record = load(path)
    verdict = overall([*verify(record, kept_private(path, record))])
    assert record.header.format == 1
    proved = name in OVER and "left" not in record.notes and provable(record)
    assert verdict is (Verdict.GOOD if proved else Verdict.OPEN)
    status, told, faults = run("replay", str(path))
    assert (status, faults) == (0, "")
    assert told
    status, told, faults = run("replay", str(path), "--json")
    assert (status, faults) == (0, "")
    assert len([json.loads(line) for line in told.splitlines()]) > len(record.moves)


@pytest.mark.parametrize("name", OPEN)
def test_a_game_is_played_to_its_end(data: Path, name: str) -> None:
    """With the luck that was fixed before, and with the secrets that lay beside it."""
    path = records_folder(data) / f"{name}.record"
    before = path.read_bytes()
    opened = resume_table(path)
    table, random = opened.table, Random(name)
    endless = table.game.endless(table.state.options)
    for _ in range(MANY if endless else 100_000):
        if table.state.result is not None:
            break
        if table.step() is Step.AWAITED:
            table.submit(*random_move(table.state, random))
    else:
        assert endless
    if table.state.result is not None:
        opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert path.read_bytes().startswith(before)
    record = load(path)
    verdict = overall([*verify(record, kept_private(path, record))])
    assert record.header.format == 1
    proved = not endless and provable(record)
    assert verdict is (Verdict.GOOD if proved else Verdict.OPEN)
    assert Replay(record, kept_private(path, record)).to_end().state == table.state


@needs_machine("a thread for bots that think")
@pytest.mark.parametrize("name", OPEN)
def test_a_game_is_gone_on_with_by_keys(run: Run, data: Path, name: str) -> None:
    """The five questions are answered, by the keys of then, and it is saved again."""
    path = records_folder(data) / f"{name}.record"
    status, told, faults = run("resume", str(path), keys="enter wait r t s c h")
    assert (status, faults) == (0, "")
    assert "does nothing here" not in told
    assert told.splitlines()[-1] == "Game saved."
    assert not (data / "faults.log").exists()


def test_secret_choices_are_still_known(data: Path) -> None:
    """The card that lies face down is the one that was chosen, and is opened at the end."""
    for choices in sorted(records_folder(data).glob(f"*{CHOICES}")):
        path = choices.with_suffix(".record")
        private = kept_private(path, load(path))
        assert private.key
        assert private.opened
        table = Replay(load(path), private).to_end()
        hidden = {one.number for one in table.commitments.pending}
        withdrawn = {one.number for one in table.commitments.withdrawn}
        assert hidden | withdrawn <= set(private.opened)


def test_records_are_listed_and_counted(run: Run, data: Path) -> None:
    """The results in the database are those of the records, whether it is kept or made again."""
    told = run("records")[1].splitlines()
    assert len(told) == len(RECORDS)
    assert all(any(name in line for line in told) for name in RECORDS)
    kept, damaged = all_results(data)
    assert damaged == 0
    again, damaged = all_results(data, rebuild=True)
    assert damaged == 0
    assert kept == again
    assert {one.game for one in kept} == set(own_games())
    assert "Ann, Sika: 1 game, " in run("statistics")[1]


def test_an_archive_is_brought_in(tmp_path: Path) -> None:
    """All but the statistics, which are made again; it is the same as what was kept."""
    moved = import_data(tmp_path / "new", FOLDER / "export.zip")
    files = {path.relative_to(KEPT) for path in KEPT.rglob("*") if path.is_file()}
    brought = {one.relative_to(tmp_path / "new") for one in (tmp_path / "new").rglob("*.*")}
    left = {path for path in files if path.parts[0] in ("sounds", "statistics.sqlite")}
    assert brought == files - left
    assert (moved.new, moved.same, moved.other) == (len(brought), 0, ())
    for path in brought:
        assert (tmp_path / "new" / path).read_bytes() == (KEPT / path).read_bytes()


def test_settings_are_those_that_were_chosen(data: Path) -> None:
    """Every value, none of them the usual one; nothing is taken for damage."""
    settings, faults = read_settings(data / "settings.toml")
    assert faults == ()
    usual = Settings()
    same = [name for name in SETTINGS if getattr(settings, name) == getattr(usual, name)]
    assert set(same) <= {"sound_pack", *SETTINGS.keys() - set(old_settings())}
    assert (settings.name, settings.bot_names, settings.copy_to) == ("Ann", "Uli, Vera", "file")


def old_settings() -> list[str]:
    """List the settings of then."""
    names = json.loads((FOLDER / "names.json").read_text(encoding="utf-8"))
    return [*names["settings"]]


def test_keys_and_people_have_what_they_had(data: Path) -> None:
    keys = load_own_keys(data / "keys.toml")
    assert keys.faults == ()
    assert keys.preset == "playroom"
    assert "f9" in keys.keymap("sika").keys("standing", Mode.GAME)
    assert "f10" in keys.keymap("scientific-war").keys("own", Mode.GAME)
    people, fault = read_people(data)
    assert fault is None
    assert people == {
        "Ann": PersonalSettings("brief"),
        "Bea": PersonalSettings("normal", True),
        "Cid": PersonalSettings(),
    }
    own = load_own_keys(keys_file_of(data, "Bea"))
    assert own.faults == ()
    assert "f9" in own.keymap("").keys("repeat", Mode.MENU)


def test_last_tables_are_offered_again(data: Path) -> None:
    """With as many seats and strengths as there are, and whether advice may be asked for."""
    game = last_game(data)
    assert game is not None
    assert game.name == "ten-die-poker"
    assert last_names(data) == ("Ann",)
    for name in own_games():
        table = last_table(data, find_game(name))
        assert table is not None, name
        assert table.seats[0].name == "Ann"
        assert {player.bot for player in table.seats[1:]} <= set(find_game(name).bots)
        assert table.advice is (name != "sika")


@pytest.mark.parametrize(("name", "place"), [("sika", 0), ("army-men", 0)])
def test_a_lesson_goes_on_where_it_was_left(data: Path, name: str, place: int) -> None:
    """Only while its text is the one of then: both have been reworded, so they begin again."""
    lesson = lesson_of(name)
    assert lesson is not None
    assert read_progress(data, lesson).place == place


def test_packs_of_sounds_are_heard(data: Path) -> None:
    """By the names of their files, and by a manifest."""
    default = default_pack()[0]
    by_names, faults = read_pack(data / "sounds", default)
    assert faults == ()
    assert {name: len(cue.files) for name, cue in by_names.cues.items()} == {
        "sika.dice.roll.3": 1,
        "ui.move": 2,
    }
    by_manifest, faults = read_pack(FOLDER / "pack", default)
    assert faults == ()
    assert by_manifest.name == "Ticks"
    assert by_manifest.cues["ui.move"].gain == -3.5
    assert by_manifest.cues["ui.move"].description == "A tick: you have moved."
    heard = Packs((by_manifest, by_names, default)).find("call.red", "sika")
    assert heard is not None
    assert heard.files == (FOLDER / "pack" / "tick.wav",)
    assert not any("cannot" in fault for fault in each_told(check_pack(FOLDER / "pack")))


def test_the_program_starts_and_goes_through_its_menus(run: Run, data: Path) -> None:
    """With all that was kept, nothing is said to be wrong."""
    before = {path.name for path in data.iterdir()}
    status, told, faults = run(keys="down down down down down down down escape y")
    assert (status, faults) == (0, "")
    assert told.splitlines()[-1] == "Goodbye."
    assert {path.name for path in data.iterdir()} == before
