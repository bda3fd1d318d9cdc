"""Random games of every kind end; one that does not is reported with its number and moves."""

from __future__ import annotations

from random import Random

import pytest

from audiogame.games.sika import GAME
from audiogame.games.sika.rules import Sika, SikaOptions, start
from audiogame.narration.faults import told
from audiogame.rules.game import Game
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import as_dict, replace
from audiogame.table.library import all_names, find_game
from audiogame.table.record import move_line, options_as_typed
from audiogame.testing import ContractBroken, random_move, random_options

LONGEST = 100_000
"""Moves, luck included, after which a game counts as endless.

Options that set no end are played like any other, as they end by chance: 10-Die Poker with credit
and without a number of rounds after some 2,000 moves, Scientific War of eight without a limit after
some 6,000, and by estimate one in fifty million of those would be stopped here.
"""


def play_random_game(game: Game, number: int, longest: int = LONGEST) -> int:
    """Play a game with random seats and options; returns its moves, luck included.

    Whatever the game raises gets a note with the number, seats, options and moves.
    """
    random = Random(f"2:{game.name}:{number}")
    seats, options = random.choice(game.seats), random_options(game, random)
    lines: list[str] = []
    try:
        state = game.new(seats, options)
        while state.result is None:
            if len(lines) == longest:
                raise AssertionError("the game is not over")
            seat, action = random_move(state, random)
            lines.append(move_line(seat, action))
            state, _ = state.apply(seat, action)
    except Exception as fault:
        fault.add_note(f"Game {number}, {seats} seats, {options_as_typed(options)}: {lines[-200:]}")
        raise
    return len(lines)


@pytest.mark.parametrize("name", all_names())
@pytest.mark.parametrize("games", [25, pytest.param(20_000, marks=pytest.mark.soak)])
def test_random_games_end(name: str, games: int) -> None:
    """No exception, and no state without a possible move; in all 100,000 games as a soak."""
    game = find_game(name)
    moves = [play_random_game(game, number) for number in range(games)]
    assert sum(moves) > games * 20


class _Stuck(Sika):
    """A game in which no seat can act after the first throw."""

    def _actors(self) -> tuple[Seat, ...]:
        return () if any(self.scores) else super()._actors()


class _Speechless(Sika):
    """A game that, after the first throw, awaits a seat without choices."""

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return () if any(self.scores) else super()._legal(seat)


def _broken(kind: type[Sika]) -> Game:
    """Return Sika with another class of states."""

    def begin(seats: int, options: SikaOptions) -> State:
        first = start(seats, options)
        return kind(**as_dict(first))

    return replace(GAME, start=begin)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (_Stuck, "Nobody can act, though the game is not over."),
        (_Speechless, "The game waits for seat 0, which has no choice."),
    ],
)
def test_a_game_that_cannot_go_on_is_told(kind: type[Sika], why: str) -> None:
    with pytest.raises(ContractBroken) as broken:
        play_random_game(_broken(kind), 17)
    assert told(broken.value, "en") == why
