"""Each rule book has a chapter on gaps in the source: every ruling with its reasons."""

from __future__ import annotations

import re

import pytest
from game_checks import checks

from audiogame.narration.rulebook import ToldBook
from audiogame.narration.rulebook_file import rule_book
from audiogame.rules.game import Game
from audiogame.rules.notation import kebab
from audiogame.rules.options import option_kinds
from audiogame.table.library import all_games, find_game

by_game = pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
OTHER = re.compile(r"\b(could|might|may|one could|other reading|otherwise|would|without)\b", re.I)
"""Phrases that mark another reading."""
REASON = re.compile(r"\b(because|since|as|so|for|or|but|unless|only)\b", re.I)
"""Phrases that mark a reason."""


def told(game: Game, seats: int) -> ToldBook:
    return rule_book(game, "en").told(game.options(), seats)


def chapter(game: Game, seats: int) -> dict[str, tuple[str, ...]]:
    """Return the sentences of the chapter by anchor."""
    book = told(game, seats)
    number = book.titles.index("What the source leaves open")
    return {
        anchor: passage.sentences
        for passage in book.passages
        if passage.chapter == number
        for anchor in passage.anchors
    }


@by_game
def test_every_ruling_has_the_other_reading_and_a_reason(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        found = chapter(game, seats)
        for number in range(1, checks(game.name).rulings + 1):
            sentences = found[f"left-open-{number}"]
            text = " ".join(sentences)
            if "the rule book for them explains it" in text:
                continue  # it concerns tables of more seats
            assert len(sentences) >= 2, text
            assert OTHER.search(text), text
            assert REASON.search(text), text


@by_game
def test_the_chapter_on_gaps_names_every_option_of_its_game(game: Game) -> None:
    text = " ".join(" ".join(one) for one in chapter(game, game.seats[0]).values())
    for kind in option_kinds(game.options):
        assert f"option {kebab(kind.name)}" in text, kind.name


@by_game
def test_the_chapter_on_gaps_is_the_last_for_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        assert told(game, seats).titles[-1] == "What the source leaves open"


def test_the_ruling_on_the_sole_leader_of_a_skirmish_is_in_the_chapter() -> None:
    sentences = chapter(find_game("sichermans-war"), 2)["left-open-sole-leader"]
    assert "may not roll" in sentences[0]
