"""The duration of a game, in the menu and the rule book, is right."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import pytest
from lengths import minutes
from pressed import press

from audiogame.lobby.new_game import new_game
from audiogame.narration.narrator import Narrator
from audiogame.narration.rulebook_file import rule_book
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.table.library import all_games

TIMED = [game for game in all_games()[0] if "minutes-low" in game.guide.facts]
by_game = pytest.mark.parametrize("game", TIMED, ids=lambda game: game.name)
GAMES = 3
"""Timed games of each kind."""
NEAR = 1.5
"""Factor by which half of the games may be shorter or longer than stated."""


def told(game: Game) -> str:
    narrator = Narrator(Texts("en", packages=(game.package,)), game.name)
    return narrator.say(f"{narrator.game}-length")


def test_all_games_here_are_timed() -> None:
    ours = [game for game in all_games()[0] if game.package.startswith("audiogame.games.")]
    assert {game.name for game in ours} - {"pig"} <= {game.name for game in TIMED}


@by_game
def test_menu_and_rule_book_tell_the_same(game: Game, tmp_path: Path) -> None:
    low, high = game.guide.facts["minutes-low"], game.guide.facts["minutes-high"]
    assert re.findall(r"\d+", told(game)) == [str(low), str(high)]
    book = rule_book(game, "en").told(game.options(), game.seats[0])
    passage = book.passages[book.place("length")]
    assert f"takes {low} to {high} minutes" in passage.text
    lines = press(new_game, tmp_path, "home", *["space", "down"] * len(all_games()[0]))
    assert any(line.endswith(f" {told(game)}") for line in lines)


@by_game
def test_games_take_that_long(game: Game) -> None:
    """With the fewest and the most players, every line heard in full at the default speed."""
    low, high = (int(game.guide.facts[name]) for name in ("minutes-low", "minutes-high"))
    for seats in {game.seats[0], game.seats[-1]}:
        taken = median(minutes(game, seats, GAMES))
        assert low / NEAR <= taken <= high * NEAR, f"{taken:.1f} minutes with {seats}"
    few, many = (median(minutes(game, seats, GAMES)) for seats in (game.seats[0], game.seats[-1]))
    assert few <= many
