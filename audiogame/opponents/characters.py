"""Opponents with a character: a name, a strength, and a manner of making remarks.

Their data are in characters.toml, their words in en.ftl.  At a table a bot is a character when it
has the name, with any strength; so records need no word for it, and a resumed game has the same
opponents again.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.rules.game import Game
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import Value

if TYPE_CHECKING:  # late: a server makes no remarks, and saves three megabytes
    from audiogame.narration.narrator import Narrator, Verbosity
    from audiogame.narration.texts import Texts

PACKAGE = "audiogame.opponents"
STRENGTHS = ("casual", "skilled", "expert")
"""Strengths of characters, the weakest first, named as in games."""


class Occasion(Enum):
    """An event that may call for a remark."""

    HELLO = "hello"
    AHEAD = "ahead"
    BEHIND = "behind"
    ROUND = "round"
    WON = "won"
    LOST = "lost"


class Character(Value):
    """An opponent with a character.

    Args:
        name: its name.
        strength: its strength, in games that have it.
        manner: one word for its way of speaking.
    """

    name: str
    strength: str
    manner: str

    def strength_in(self, game: Game) -> str:
        """Return the strength it plays a game with, the nearest if the game lacks its own."""
        if self.strength in game.bots:
            return self.strength
        if not game.skill:
            return next(iter(game.bots))
        others = [*game.bots]
        return others[min(STRENGTHS.index(self.strength), len(others) - 1)]


@cache
def characters() -> dict[str, Character]:
    """Return all characters by name."""
    text = (package_folder(PACKAGE) / "characters.toml").read_text(encoding="utf-8")
    found = [Character(**entry) for entry in tomllib.loads(text)["character"]]
    return {character.name: character for character in found}


@cache
def _texts(language: str) -> Texts:
    from audiogame.narration.texts import Texts  # late: workers make no remarks

    return Texts(language, (PACKAGE,))


def character_narrator(language: str, verbosity: Verbosity | None = None) -> Narrator:
    """Return a narrator with the characters' words; without a verbosity it says all."""
    from audiogame.narration.narrator import Narrator, Verbosity  # late: workers make no remarks

    return Narrator(_texts(language), verbosity=verbosity or Verbosity.FULL)


@cache
def remarks(manner: str, occasion: Occasion) -> tuple[str, ...]:
    """List the messages of the remarks of a manner at an occasion.

    Each language has those that English has: one remark is heard by players of several languages.
    """
    found: list[str] = []
    has = _texts(DEFAULT_LANGUAGE).has
    while has(message := f"remark-{manner}-{occasion.value}-{len(found) + 1}"):
        found.append(message)
    return tuple(found)
