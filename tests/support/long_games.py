"""Long games of 10-Die Poker whose state is kept beside the record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from audiogame.archive import kept_state
from audiogame.archive.home_table import HomeTable
from audiogame.archive.kept_state import keep_state, state_to_keep
from audiogame.archive.opened_table import new_table
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Seat, State
from audiogame.table import line_of_play
from audiogame.table import table as table_module
from audiogame.table.library import find_game
from audiogame.table.table import Player, Step, Table

POKER = find_game("ten-die-poker")
EVERY, TAIL = 100, 20
"""Moves between milestones here, and after the last, so that a long game is quickly played."""
MORE = 2 * TAIL


@contextmanager
def counted_moves() -> Iterator[list[Seat]]:
    """Count the moves applied by the rules; yields the list of their seats."""
    seats: list[Seat] = []

    def counted(own: Callable[[State, Seat, Any], Any]) -> Callable[[State, Seat, Any], Any]:
        def moved(state: State, seat: Seat, move: Any) -> Any:
            seats.append(seat)
            return own(state, seat, move)

        return moved

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(State, "apply", counted(State.apply))
        patched.setattr(State, "go_on", counted(State.go_on))
        yield seats


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the state more often than the program does."""
    monkeypatch.setattr(line_of_play, "EVERY", EVERY)
    monkeypatch.setattr(table_module, "EVERY", EVERY)
    monkeypatch.setattr(kept_state, "TAIL", TAIL)


def played_and_left(data: Path, moves: int, bot: str = "casual", undo: float = 0.0) -> HomeTable:
    """Play 10-Die Poker without end, save its state, and leave it."""
    options = read_options(POKER.options, ["bank=1000000", "credit=on", "rounds=0"])
    players = (Player("Ann"), Player("Bo"), Player("Cy", bot), Player("Di", bot))
    opened = new_table(POKER, players, options, data)
    opened.table.open()
    go_on(opened.table, moves, undo)
    return saved_and_closed(opened)


def go_on(table: Table, moves: int, undo: float = 0.0) -> None:
    """Play up to a number of moves; people's choices follow from the move's number.

    Args:
        table: of the game.
        moves: number of moves at the end.
        undo: probability that a choice, and up to eight moves with it, is taken back.
    """
    random = Random(table.written)
    while len(table.line) < moves:
        if table.step() is Step.AWAITED:
            seat = table.awaited[0]
            table.submit(seat, random.choice(table.state.legal_actions(seat)))
            if random.random() < undo:
                back = next(n for n in range(1, 9) if table.moves[-n].seat != CHANCE)
                table.take_back(back)


def saved_and_closed(opened: HomeTable) -> HomeTable:
    """Save the state of a game as the program does, and close its record."""
    state, path = state_to_keep(opened.table), opened.journal.path
    assert path is not None
    if state is not None:
        keep_state(path, opened.table.game, state, {**opened.table.bots})
    opened.journal.close()
    return opened


def only_file(data: Path, suffix: str) -> Path:
    """Return the only file of the records that has a suffix."""
    (path,) = (data / "records").glob(f"*{suffix}")
    return path


def in_same_state(one: Table, other: Table) -> bool:
    """Return whether two tables are in equal states."""
    return (
        (one.state, one.players, one.outcomes, one.decisions, one.written)
        == (other.state, other.players, other.outcomes, other.decisions, other.written)
        and [*one.recent] == [*other.recent]
        and [(each.seat, each.number) for each in one.line]
        == [(each.seat, each.number) for each in other.line]
    )


def change_state_file(path: Path, fields: dict[str, object]) -> None:
    """Change fields of a state, with a matching checksum."""
    _, text = path.read_text(encoding="utf-8").splitlines()
    text = json.dumps(json.loads(text) | fields, separators=(",", ":"))
    check = sha256(text.encode()).hexdigest()
    path.write_text(f"{check}\n{text}\n", encoding="utf-8")
