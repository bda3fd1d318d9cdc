"""Print the rules of a game: `audiogame rules GAME`."""

from __future__ import annotations

import argparse

from audiogame.cli.standard_output import print_lines
from audiogame.console.offered_games import offered_game
from audiogame.narration.rulebook_file import rule_book
from audiogame.narration.rulebook_formats import printed
from audiogame.rules.options import read_options


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame rules`.

    Raises:
        ValueError: there is no such game, or not with these options or for that many.
    """
    game = offered_game(typed.game)
    options = read_options(game.options, typed.option)
    if typed.seats is not None:
        game.check_seats(typed.seats)
    book = rule_book(game, language).told(options, typed.seats)
    print_lines(printed(book, typed.style, typed.width, language))
    return 0
