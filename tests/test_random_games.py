"""Random games of every kind end; what does not is told with its number and moves."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest

from audiogame.games.sika import GAME
from audiogame.games.sika.rules import Sika
from audiogame.random_games import play_many, play_random_game, run
from audiogame.rules.options import Options
from audiogame.rules.state import Seat, State
from audiogame.table.library import all_names


@pytest.mark.parametrize("name", all_names())
def test_random_games_end(name: str) -> None:
    """No exception, and no state in which nobody can act; a smaller number than by command."""
    games = list(play_many(name, 25, seed=2))
    assert [played.fault for played in games] == [""] * 25
    assert sum(played.moves for played in games) > 25 * 20


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """In order, whatever process played them."""
    assert list(play_many("sika", 20, 3, processes=2)) == list(play_many("sika", 20, 3))
    assert run(("sika",), 5, 1, 0, 1) == 0
    assert capsys.readouterr().out.endswith("All games ended.\n")


class _Stuck(Sika):
    """A game in which nobody can act after the first throw."""

    def _actors(self) -> tuple[Seat, ...]:
        return () if any(self.scores) else super()._actors()


def _start_stuck(seats: int, options: Options) -> State:
    from audiogame.games.sika.rules import start

    first = start(seats, options)
    return _Stuck(**{name: getattr(first, name) for name in first.__dataclass_fields__})


def test_a_game_that_gets_stuck_is_told_with_number_and_moves() -> None:
    """So that it can be played again alone."""
    played = play_random_game(changed(GAME, start=_start_stuck), seed=1, number=17)
    assert "Game 17 of sika" in played.fault
    assert "nobody can act" in played.fault
    assert "0 call " in played.fault


def test_a_game_that_goes_on_for_ever_is_told() -> None:
    """More moves than the bound count as a fault."""
    played = play_random_game(GAME, seed=1, number=3, longest=10)
    assert "not over after 10 moves" in played.fault
