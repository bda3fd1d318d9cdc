"""The state beside a long record: the game resumes from it only if it fits."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from recorded import play as play_recorded
from test_milestones import counted

from audiogame.archive import kept_state
from audiogame.archive.folder import remove_record
from audiogame.archive.home_table import HomeTable
from audiogame.archive.kept_state import keep_state, read_state, state_file, state_to_keep
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.archive.transfer import export_data, kept_files
from audiogame.opponents.bot_thoughts import MindMaker
from audiogame.opponents.mind import DeafMind, Mind
from audiogame.opponents.thinker import ProcessThinker
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE
from audiogame.table import milestones
from audiogame.table import table as table_module
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Player, Step, Table

Run = Callable[..., tuple[int, str, str]]

POKER = find_game("ten-die-poker")
EVERY, TAIL = 100, 20
"""Moves between milestones here, and after the last, so that a long game is quickly played."""
MORE = 2 * TAIL


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the state more often than the program does."""
    monkeypatch.setattr(milestones, "EVERY", EVERY)
    monkeypatch.setattr(table_module, "EVERY", EVERY)
    monkeypatch.setattr(kept_state, "TAIL", TAIL)


def played(data: Path, moves: int, bot: str = "casual", undo: float = 0.0) -> HomeTable:
    """Play 10-Die Poker without end, save its state, and leave it."""
    options = read_options(POKER.options, ["bank=1000000", "credit=on", "rounds=0"])
    players = (Player("Ann"), Player("Bo"), Player("Cy", bot), Player("Di", bot))
    opened = new_table(POKER, players, options, data)
    opened.table.open()
    go_on(opened.table, moves, undo)
    return left(opened)


def go_on(table: Table, moves: int, undo: float = 0.0) -> None:
    random = Random(table.written)
    while len(table.line) < moves:
        if table.step() is Step.AWAITED:
            seat = table.awaited[0]
            table.submit(seat, random.choice(table.state.legal_actions(seat)))
            if random.random() < undo:
                back = next(n for n in range(1, 9) if table.moves[-n].seat != CHANCE)
                table.take_back(back)


def left(opened: HomeTable) -> HomeTable:
    """Save the state of a game as the program does, and close its record."""
    state, path = state_to_keep(opened.table), opened.journal.path
    assert path is not None
    if state is not None:
        keep_state(path, opened.table.game, state, {**opened.table.bots})
    opened.journal.close()
    return opened


def only(data: Path, suffix: str) -> Path:
    (path,) = (data / "records").glob(f"*{suffix}")
    return path


def same(one: Table, other: Table) -> bool:
    """Whether two tables are in equal states."""
    return (
        (one.state, one.players, one.outcomes, one.decisions, one.written)
        == (other.state, other.players, other.outcomes, other.decisions, other.written)
        and [*one.recent] == [*other.recent]
        and [(each.seat, each.number) for each in one.line]
        == [(each.seat, each.number) for each in other.line]
    )


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
    before = played(tmp_path, moves, undo=undo).table
    with counted() as seats:
        opened = resume_table(only(tmp_path, ".record"))
    assert len(seats) <= EVERY + MORE
    assert same(opened.table, before)
    before.journal = lambda line: None
    go_on(opened.table, moves + EVERY)
    go_on(before, moves + EVERY)
    assert opened.table.line[-EVERY:] == before.line[-EVERY:]
    assert [*opened.table.told_so_far()] == [*before.told_so_far()]
    opened.journal.close()


def test_taking_back_behind_the_state_reads_what_stands_there(tmp_path: Path) -> None:
    """The moves before it stay unparsed until needed."""
    before = played(tmp_path, 2 * EVERY + MORE).table
    opened = resume_table(only(tmp_path, ".record"))
    far = next(n for n in range(EVERY + 3 * TAIL, 2 * EVERY) if before.moves[-n].seat >= 0)
    opened.table.go_back(far)
    before.go_back(far)
    assert same(opened.table, before)
    assert opened.table.line == before.line
    opened.journal.close()


def test_the_program_keeps_it_while_it_waits_for_a_key(run: Run, tmp_path: Path) -> None:
    """And a game resumed from it sounds the same as one replayed in full."""
    data = tmp_path / "data"
    played(data, 2 * EVERY + MORE)
    only(data, ".state").unlink()
    record = str(only(data, ".record"))
    _, again, _ = run("resume", record, keys="t e")
    state = only(data, ".state").read_bytes()
    with counted() as seats:
        _, soon, _ = run("resume", record, keys="t e")
    assert len(seats) <= EVERY + MORE
    assert soon == again
    assert only(data, ".state").read_bytes() == state


class NoThinker(ProcessThinker):
    """A stub pool that accepts bots as minds, and starts no process."""

    def get_ready(self, game: Game) -> None:
        """Start no process."""


def test_slow_bots_hear_a_record_once(tmp_path: Path) -> None:
    """They sit down before the replay: it is not repeated when they think."""
    before = played(tmp_path, EVERY - 10, "expert").table
    with counted() as seats:
        opened = resume_table(only(tmp_path, ".record"), beside=True)
    assert len(seats) == EVERY - 10
    with counted() as seats:
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
    before = played(tmp_path, EVERY + MORE)
    before.table.remake_bots(lambda strength: DeafMind(POKER, strength))
    assert state_to_keep(before.table) is not None
    with counted() as seats, pytest.MonkeyPatch.context() as patch:
        patch.setattr(MindMaker, "__call__", lambda self, strength: DeafMind(POKER, strength))
        opened = resume_table(only(tmp_path, ".record"), beside=True)
    assert len(seats) <= EVERY
    assert {type(bot) for bot in opened.table.bots.values()} == {DeafMind}
    assert same(opened.table, before.table)
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
    before = played(tmp_path, EVERY + MORE).table
    state = only(tmp_path, ".state")
    state.write_bytes(DAMAGE[damage](state.read_bytes()))
    with counted() as seats:
        opened = resume_table(only(tmp_path, ".record"))
    assert len(seats) >= EVERY + MORE
    assert same(opened.table, before)
    opened.journal.close()


def change(path: Path, fields: dict[str, object]) -> None:
    """Change fields of a state, with a matching checksum."""
    _, text = path.read_text(encoding="utf-8").splitlines()
    text = json.dumps(json.loads(text) | fields, separators=(",", ":"))
    check = sha256(text.encode()).hexdigest()
    path.write_text(f"{check}\n{text}\n", encoding="utf-8")


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
def test_a_state_of_something_else_is_passed_over(
    tmp_path: Path, fields: dict[str, object]
) -> None:
    """Of another version, other rules, another record, or no game at all."""
    before = played(tmp_path, EVERY + MORE).table
    change(only(tmp_path, ".state"), fields)
    opened = resume_table(only(tmp_path, ".record"))
    assert same(opened.table, before)
    opened.journal.close()


def test_a_record_that_was_changed_is_told_as_without_a_state(tmp_path: Path) -> None:
    """Its lines are verified before anything else."""
    played(tmp_path, EVERY + MORE)
    record = only(tmp_path, ".record")
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
    opened = played(tmp_path, EVERY + MORE)
    path = only(tmp_path, ".record")
    state = only(tmp_path, ".state")
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
    played(tmp_path, EVERY + MORE)
    opened = resume_table(only(tmp_path, ".record"))
    assert state_file(only(tmp_path, ".record")).exists()
    opened.journal.give_up((0,), opened.seed, opened.secret)
    opened.journal.close()
    assert not [*(tmp_path / "records").glob("*.state")]


def test_a_state_of_a_record_that_goes_another_way_is_of_another_record(tmp_path: Path) -> None:
    """A state belongs to the record up to its move, whatever follows."""
    opened = played(tmp_path, EVERY + MORE)
    path = only(tmp_path, ".record")
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
