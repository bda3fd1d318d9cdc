"""Every game that the library finds keeps the contract."""

from __future__ import annotations

import pytest

from audiogame.table.library import all_games, all_names, find_game
from audiogame.testing import check_game

NAMES = ("army-men", "scientific-war", "sichermans-war", "sika", "ten-die-poker")


def test_library_finds_the_games_and_no_broken_ones() -> None:
    games, broken = all_games()
    assert tuple(game.name for game in games) == all_names()
    assert set(NAMES) <= {game.name for game in games}
    assert not broken


@pytest.mark.parametrize("name", all_names())
def test_contract(name: str) -> None:
    assert check_game(find_game(name), games=5, states=150) >= 150


@pytest.mark.soak
@pytest.mark.parametrize("name", all_names())
def test_contract_in_many_games(name: str) -> None:
    """The same on many more states, of other games."""
    assert check_game(find_game(name), games=200, seed=2, states=20_000) > 200 * 20
