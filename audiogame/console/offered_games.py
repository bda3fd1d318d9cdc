"""The games that can be offered: loaded, with their sentences, tables and a first state."""

from __future__ import annotations

from audiogame.keys.game_keys import read_jumps
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.narration.topics import read_topics
from audiogame.rules.fault import Detail, Reason
from audiogame.rules.game import Game
from audiogame.rules.options import option_kinds
from audiogame.table.library import BrokenGame, all_games, find_game, why_broken

TITLES = ("title", "about", "credits")
"""Messages that every menu needs."""


def offered_games() -> tuple[tuple[Game, ...], tuple[BrokenGame, ...]]:
    """Load every game; those that cannot be used are returned as faults beside the others."""
    loaded, broken = all_games()
    offered, left_out = [], [*broken]
    for game in loaded:
        why = _fault(game)
        if why is None:
            offered.append(game)
        else:
            left_out.append(BrokenGame(game.name, why))
    return tuple(offered), tuple(left_out)


def offered_game(name: str) -> Game:
    """Load a game by its name.

    Raises:
        UnknownName: there is no such game; the message has the nearest names.
        BrokenGame: it cannot be used.
    """
    game = find_game(name)
    why = _fault(game)
    if why is not None:
        raise BrokenGame(game.name, why)
    return game


_looked_at: dict[str, tuple[Game, Detail | None]] = {}
"""What was found of each game, by its package: a menu asks again and again."""


def _fault(game: Game) -> Detail | None:
    """Say what is wrong with a game that has been loaded; None if it can be offered."""
    known, why = _looked_at.get(game.package, (None, None))
    if known is not game:
        why = _look_at(game)
        _looked_at[game.package] = game, why
    return why


def _look_at(game: Game) -> Detail | None:
    try:
        texts = Texts(packages=(game.package,))
        narrator = Narrator(texts, game.name)
        titles = [f"{narrator.game}-{part}" for part in TITLES]
        missing = tuple(title for title in titles if not texts.has(title))
        if missing:
            return Reason("messages-missing", messages=missing)
        for title in titles:
            narrator.say(title)
        for kind in option_kinds(game.options):
            narrator.option_about(kind.name)
            for value in kind.values:
                narrator.option(kind.name, value)
        read_topics(game.package)
        read_jumps(game.package)
        game.new(game.seats[0])
        game.endless(game.options())
    except Exception as fault:  # whatever a game raises: it alone is left out
        return why_broken(fault)
    return None
