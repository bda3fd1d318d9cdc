"""List the games in plain lines, with their seats and options."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from audiogame.cli.standard_output import print_lines
from audiogame.console.offered_games import offered_games
from audiogame.narration.credits import CreditsError, credit_lines, credits_language, credits_of
from audiogame.narration.faults import each_told, told
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.opponents.characters import characters
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.options import option_kinds


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame list`."""
    print_lines(listed(language))
    return 0


def listed(language: str) -> Iterator[str]:
    """Yield the lines of `audiogame list`."""
    games, broken = offered_games()
    for game in games:
        yield from _game_lines(language, game)
    names = tuple(f"{one.name} ({one.strength})" for one in characters().values())
    yield told(Reason("characters-listed", names=names), language)
    for fault in broken:
        yield told(fault, language)


def _credits(language: str, game: Game, narrator: Narrator) -> Iterator[str]:
    """Yield the credits of a game, or the one line of a game without credits."""
    try:
        made = credits_of(game, language)
    except CreditsError as fault:
        yield told(fault, language)
        return
    if made is None:
        yield narrator.say(f"{game.name}-credits")
    else:
        yield " ".join(line.text for line in credit_lines(made, credits_language(game, language)))


def _game_lines(language: str, game: Game) -> Iterator[str]:
    narrator = Narrator(Texts(language, packages=game.packages), game.name)
    title = narrator.say(f"{game.name}-title")
    yield told(
        Reason(
            "game-listed",
            title=title,
            name=game.name,
            alone="no" if game.together else "yes",
            seats=game.seats_in_words,
        ),
        language,
    )
    yield narrator.say(f"{game.name}-about")
    yield from _credits(language, game, narrator)
    bots = [Reason("bots-listed", names=tuple(game.bots))]
    if not game.skill:
        bots.append(Reason("bots-without-skill"))
    yield " ".join(each_told(bots, language))
    for kind in option_kinds(game.options):
        named = narrator.option_name(kind.name)
        meaning = f" {named}." if named else ""
        default = f"{kind.default}"
        option = Reason("option-listed", name=kind.name, allowed=kind.allowed, default=default)
        yield told(option, narrator.texts.language) + meaning
