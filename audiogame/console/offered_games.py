"""Games that can be offered: loaded, with their messages, tables and a first state.

Games of other packages are checked before they are offered.  Those that come with the
program are checked by its tests; here it is only checked that they can be loaded and named.
The rest is checked when a table is set up: it would take half the time of a first New game.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeAlias

from audiogame.keys.game_keys import read_jumps
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.narration.topics import topics_of
from audiogame.rules.fault import RAISED, Detail, Reason
from audiogame.rules.game import Game
from audiogame.rules.options import option_kinds
from audiogame.table.library import (
    BrokenGame,
    all_games,
    all_names,
    find_game,
    is_own,
    own_games,
    why_broken,
)

Look: TypeAlias = "Callable[[Game], Detail | None]"
"""Returns what is wrong with a loaded game; None if nothing is found."""
TITLES = ("title", "about", "credits")
"""Messages that every menu of games needs."""


def offered_games() -> tuple[tuple[Game, ...], tuple[BrokenGame, ...]]:
    """Load every game; return the usable ones, and the faults of the others."""
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


def load_own_games() -> None:
    """Load the games that come with the program, and find those of other packages.

    Those are imported in the main thread, where an alarm ends what would never end.
    """
    all_names()
    for name in own_games():
        with contextlib.suppress(BrokenGame):
            offered_game(name)


def check_game_whole(game: Game) -> None:
    """Check everything that a table of a game needs.

    Raises:
        BrokenGame: it cannot be used.
    """
    why = _found(game, _look_at)
    if why is not None:
        raise BrokenGame(game.name, why)


_looked_at: dict[str, tuple[Game, Look, Detail | None]] = {}
"""Cache of check results by package, with the game and the check: menus ask again and again."""


def _fault(game: Game) -> Detail | None:
    """Return what is wrong with a loaded game; None if it can be offered."""
    return _found(game, _glance_at if is_own(game) else _look_at)


def _found(game: Game, look: Look) -> Detail | None:
    known, by, why = _looked_at.get(game.package, (None, None, None))
    if known is not game or by not in (look, _look_at):
        why = look(game)
        _looked_at[game.package] = game, look, why
    return why


def _glance_at(game: Game) -> Detail | None:
    """Return which menu message a bundled game lacks; None if it has all."""
    try:
        return _without_titles(
            Texts(DEFAULT_LANGUAGE, game.packages), Narrator(Texts(DEFAULT_LANGUAGE), game.name)
        )
    except RAISED as fault:  # as below
        return why_broken(fault)


def _without_titles(texts: Texts, narrator: Narrator) -> Reason | None:
    titles = tuple(f"{narrator.game}-{part}" for part in TITLES)
    missing = tuple(title for title in titles if not texts.has(title))
    return Reason("messages-missing", messages=missing) if missing else None


def _look_at(game: Game) -> Detail | None:
    try:
        texts = Texts(DEFAULT_LANGUAGE, game.packages)
        narrator = Narrator(texts, game.name)
        missing = _without_titles(texts, narrator)
        if missing is not None:
            return missing
        for part in TITLES:
            narrator.say(f"{narrator.game}-{part}")
        for kind in option_kinds(game.options):
            narrator.option_about(kind.name)
            for value in kind.values:
                narrator.option(kind.name, value)
        topics_of(game.packages)
        read_jumps(game.package)
        game.new(game.seats[0])
        game.endless(game.options())
    except RAISED as fault:  # any error of a game: it alone is left out
        return why_broken(fault)
    return None
