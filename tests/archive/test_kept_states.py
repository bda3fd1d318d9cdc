"""The state beside a long record: the game resumes from it only if it fits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from long_games import (
    EVERY,
    MORE,
    POKER,
    TAIL,
    change_state_file,
    counted_moves,
    go_on,
    in_same_state,
    often,  # noqa: F401  # a fixture
    only_file,
    played_and_left,
)
from recorded import play as play_recorded

from audiogame.archive.folder import remove_record
from audiogame.archive.kept_state import read_state, state_file, state_to_keep
from audiogame.archive.opened_table import resume_table
from audiogame.archive.transfer import export_data, kept_files
from audiogame.opponents.bot_thoughts import MindMaker
from audiogame.opponents.mind import DeafMind, Mind
from audiogame.opponents.thinker import ProcessThinker
from audiogame.rules.game import Game
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("moves", "undo"),
    [
        (4 * EVERY + MORE, 0.0),
        (4 * EVERY + MORE, 0.1),
        pytest.param(100_000, 0.0, marks=pytest.mark.soak),
    ],
)
def test_a_long_game_goes_on_from_its_state(tmp_path: Path, moves: int, undo: float) -> None:
    """Equal state, few moves replayed, and the same continuation."""
    before = played_and_left(tmp_path, moves, undo=undo).table
    with counted_moves() as seats:
        opened = resume_table(only_file(tmp_path, ".record"))
    assert len(seats) <= EVERY + MORE
    assert in_same_state(opened.table, before)
    before.journal = lambda line: None
    go_on(opened.table, moves + EVERY)
    go_on(before, moves + EVERY)
    assert opened.table.line[-EVERY:] == before.line[-EVERY:]
    assert [*opened.table.told_so_far()] == [*before.told_so_far()]
    opened.journal.close()


def test_an_undo_beyond_the_saved_state_parses_the_moves_before_it(tmp_path: Path) -> None:
    """The moves before it stay unparsed until needed."""
    before = played_and_left(tmp_path, 2 * EVERY + MORE).table
    opened = resume_table(only_file(tmp_path, ".record"))
    far = next(n for n in range(EVERY + 3 * TAIL, 2 * EVERY) if before.moves[-n].seat >= 0)
    opened.table.go_back(far)
    before.go_back(far)
    assert in_same_state(opened.table, before)
    assert opened.table.line == before.line
    opened.journal.close()


def test_the_program_keeps_it_while_it_waits_for_a_key(run: Run, tmp_path: Path) -> None:
    """And a game resumed from it sounds the same as one replayed in full."""
    data = tmp_path / "data"
    played_and_left(data, 2 * EVERY + MORE)
    only_file(data, ".state").unlink()
    record = str(only_file(data, ".record"))
    _, again, _ = run("resume", record, keys="t e")
    state = only_file(data, ".state").read_bytes()
    with counted_moves() as seats:
        _, soon, _ = run("resume", record, keys="t e")
    assert len(seats) <= EVERY + MORE
    assert soon == again
    assert only_file(data, ".state").read_bytes() == state


class NoThinker(ProcessThinker):
    """A stub pool that accepts bots as minds, and starts no process."""

    def get_ready(self, game: Game) -> None:
        """Start no process."""


def test_slow_bots_hear_a_record_once(tmp_path: Path) -> None:
    """They sit down before the replay: it is not repeated when they think."""
    before = played_and_left(tmp_path, EVERY - 10, "expert").table
    with counted_moves() as seats:
        opened = resume_table(only_file(tmp_path, ".record"), own_process=True)
    assert len(seats) == EVERY - 10
    with counted_moves() as seats:
        opened.let_think(NoThinker())
    assert not seats
    for seat in (2, 3):
        mind = opened.table.bots[seat]
        assert isinstance(mind, Mind)
        heard = [event.seen_by(seat) for event in before.told_so_far()]
        assert mind.heard == [event for event in heard if event is not None]
    opened.journal.close()


def test_slow_bots_that_take_note_of_nothing_go_on_from_the_state(tmp_path: Path) -> None:
    """The state is saved as for quick bots, and used although they think in another process."""
    before = played_and_left(tmp_path, EVERY + MORE)
    before.table.remake_bots(lambda strength: DeafMind(POKER, strength))
    assert state_to_keep(before.table) is not None
    with counted_moves() as seats, pytest.MonkeyPatch.context() as patch:
        patch.setattr(MindMaker, "__call__", lambda self, strength: DeafMind(POKER, strength))
        opened = resume_table(only_file(tmp_path, ".record"), own_process=True)
    assert len(seats) <= EVERY
    assert {type(bot) for bot in opened.table.bots.values()} == {DeafMind}
    assert in_same_state(opened.table, before.table)
    opened.journal.close()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda data: data[:-50],
    "empty": lambda data: b"",
    "no text": lambda data: b"\xff" * 200,
    "changed": lambda data: data.replace(b'"taken":', b'"taken":1'),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_state_is_passed_over(tmp_path: Path, damage: str) -> None:
    """The record is authoritative."""
    before = played_and_left(tmp_path, EVERY + MORE).table
    state = only_file(tmp_path, ".state")
    state.write_bytes(DAMAGE[damage](state.read_bytes()))
    with counted_moves() as seats:
        opened = resume_table(only_file(tmp_path, ".record"))
    assert len(seats) >= EVERY + MORE
    assert in_same_state(opened.table, before)
    opened.journal.close()


@pytest.mark.parametrize(
    "fields",
    [
        {"program": "0.0"},
        {"rules": "0" * 64},
        {"record": "0" * 64},
        {"size": 10},
        {"written": 3},
        {"taken": 3},
        {"state": {}},
        {"state": {"purses": "many"}},
    ],
    ids=str,
)
def test_a_state_that_does_not_match_its_record_is_passed_over(
    tmp_path: Path, fields: dict[str, object]
) -> None:
    """Of another version, other rules, another record, or no game at all."""
    before = played_and_left(tmp_path, EVERY + MORE).table
    change_state_file(only_file(tmp_path, ".state"), fields)
    opened = resume_table(only_file(tmp_path, ".record"))
    assert in_same_state(opened.table, before)
    opened.journal.close()


def test_a_record_that_was_changed_is_told_as_without_a_state(tmp_path: Path) -> None:
    """Its lines are verified before anything else."""
    played_and_left(tmp_path, EVERY + MORE)
    record = only_file(tmp_path, ".record")
    record.write_bytes(record.read_bytes().replace(b"challenge", b"challengf", 1))
    with pytest.raises(ValueError, match="check"):
        resume_table(record)


@pytest.mark.parametrize("name", ["army-men", "scientific-war", "sichermans-war", "sika"])
def test_a_short_game_keeps_none(name: str) -> None:
    """Nor does any other game that is quickly replayed."""
    game = play_recorded(find_game(name), Random(4), 60)
    assert state_to_keep(game.table) is None


def test_a_state_holds_nothing_that_is_secret(tmp_path: Path) -> None:
    """No later luck and no pending choice; readable by its owner alone, and never exported."""
    opened = played_and_left(tmp_path, EVERY + MORE)
    path = only_file(tmp_path, ".record")
    state = only_file(tmp_path, ".state")
    assert opened.seed not in state.read_text(encoding="utf-8")
    assert state.stat().st_mode & 0o077 == 0 or state.stat().st_mode & 0o077 == 0o066
    assert state in kept_files(tmp_path)  # so that erasing everything erases it
    archive = tmp_path / "archive.zip"
    export_data(tmp_path, archive)
    assert b".state" not in archive.read_bytes()
    remove_record(path)
    assert not state.exists()


def test_the_end_of_a_game_removes_its_state(tmp_path: Path) -> None:
    """A finished game is not resumed."""
    played_and_left(tmp_path, EVERY + MORE)
    opened = resume_table(only_file(tmp_path, ".record"))
    assert state_file(only_file(tmp_path, ".record")).exists()
    opened.journal.give_up((0,), opened.seed, opened.secret)
    opened.journal.close()
    assert not [*(tmp_path / "records").glob("*.state")]


def test_a_state_of_a_record_that_goes_another_way_is_of_another_record(tmp_path: Path) -> None:
    """A state belongs to the record up to its move, whatever follows."""
    opened = played_and_left(tmp_path, EVERY + MORE)
    path = only_file(tmp_path, ".record")
    record = load(path)
    first = Replay(record, kept_private(path, record)).table.state
    kept = read_state(path, POKER, first)
    assert kept is not None
    there = opened.table.milestones.before(EVERY)
    assert there is not None
    assert kept[1] == there.state
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:40], *lines[41:]]))
    assert read_state(path, POKER, first) is None
