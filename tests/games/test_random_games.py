"""Random games of every kind end; one that does not is reported with its number and moves."""

from __future__ import annotations

import os
import re
from typing import Self

import pytest
from benchmarks.__main__ import main
from benchmarks.random_games import PROGRAM, play_many, play_random_game, run

from audiogame.games.sika import GAME
from audiogame.games.sika.rules import Sika, SikaOptions, start
from audiogame.rules.chance import Outcome
from audiogame.rules.game import Game
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import as_dict, replace
from audiogame.table.library import all_names


@pytest.mark.parametrize("name", all_names())
@pytest.mark.parametrize(
    ("games", "processes"), [(25, 1), pytest.param(20_000, 0, marks=pytest.mark.soak)]
)
def test_random_games_end(name: str, games: int, processes: int) -> None:
    """No exception, and no state without a possible move; in all 100,000 games as a soak."""
    moves = 0
    for played in play_many(name, games, seed=2, processes=processes or os.cpu_count() or 1):
        assert played.fault == ""
        moves += played.moves
    assert moves > games * 20


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """In order, whichever process played them."""
    assert list(play_many("sika", 20, 3, processes=2)) == list(play_many("sika", 20, 3))
    assert run(("sika",), 5, 1, 0, 1) == 0
    assert capsys.readouterr().out.endswith("All games ended.\n")


class _Stuck(Sika):
    """A game in which no seat can act after the first throw."""

    def _actors(self) -> tuple[Seat, ...]:
        return () if any(self.scores) else super()._actors()


class _Speechless(Sika):
    """A game that, after the first throw, awaits a seat without choices."""

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return () if any(self.scores) else super()._legal(seat)


class _Raising(Sika):
    """A game whose first throw raises an error."""

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        raise AttributeError("no such thing")


class _Endless(Sika):
    """A game without an end."""

    def _end_round(self) -> tuple[Self, tuple[Event, ...]]:
        return replace(self, turn=0), ()


def _broken(kind: type[Sika]) -> Game:
    """Return Sika with another class of states."""

    def begin(seats: int, options: SikaOptions) -> State:
        first = start(seats, options)
        return kind(**as_dict(first))

    return replace(GAME, start=begin)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (_Stuck, "went wrong: Nobody can act, though the game is not over."),
        (_Speechless, "went wrong: The game waits for seat 0, which has no choice."),
        (_Raising, "went wrong: AttributeError, no such thing."),
    ],
)
def test_a_game_that_cannot_go_on_is_told_with_number_and_moves(kind: type[Sika], why: str) -> None:
    """So that it can be played again alone, whatever was raised."""
    played = play_random_game(_broken(kind), seed=1, number=17)
    told, table, moves, again = played.fault.splitlines()
    assert told.startswith("Game 17 of Sika ")
    assert told.endswith(why)
    assert re.fullmatch(r"Its [2-8] seats have the options call=.*, overtime=.*, ante=.*\.", table)
    assert moves.startswith(f"Its {played.moves} moves: 0 call ")
    assert "* " in moves
    assert again == f"Repeat it: {PROGRAM} sika --games 1 --first 17 --seed 1."
    assert play_random_game(_broken(kind), seed=1, number=17) == played


def test_a_game_that_goes_on_for_ever_is_told() -> None:
    """Exceeding the bound of moves is an error, and of very many moves the last are listed."""
    played = play_random_game(GAME, seed=1, number=3, longest=10)
    assert "went wrong: sika is not over after 10 moves." in played.fault
    played = play_random_game(_broken(_Endless), seed=1, number=3, longest=250)
    assert played.moves == 250
    assert "The last 200 of its 250 moves: " in played.fault


def test_the_command_says_what_went_wrong_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit status 1; the figures of the game are printed all the same."""
    monkeypatch.setattr("benchmarks.random_games.find_game", lambda name: _broken(_Stuck))
    assert main(["random_games", "sika", "--games", "1", "--first", "4", "--processes", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Game 4 of Sika went wrong: Nobody can act")
    assert lines[-2].startswith("Sika: 1 game, ")
    assert lines[-1] == "1 game went wrong."
