"""Opponents with a character: a name, a strength, and a manner of making remarks.

Who they are is data: characters.toml, and their words in en.ftl.  At a table a bot is one of them
when it has the name, whatever its strength; so records need no word for it, and whoever goes on
with a game meets the same opponents again.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from audiogame.rules.game import Game
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import Value

if TYPE_CHECKING:  # a server says nothing, and needs none of this: three megabytes
    from audiogame.narration.narrator import Narrator, Verbosity
    from audiogame.narration.texts import Texts

PACKAGE = "audiogame.opponents"
STRENGTHS = ("casual", "skilled", "expert")
"""The strengths of characters, the weakest first, as games have theirs."""


class Occasion(Enum):
    """When something may be remarked."""

    HELLO = "hello"
    AHEAD = "ahead"
    BEHIND = "behind"
    ROUND = "round"
    WON = "won"
    LOST = "lost"


class Character(Value):
    """An opponent.

    Args:
        name: how it is called.
        strength: how well it plays, where a game has that strength.
        manner: how it speaks, a word.
    """

    name: str
    strength: str
    manner: str

    def strength_in(self, game: Game) -> str:
        """Return the strength it plays a game with; the nearest one where its own is missing."""
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
def _texts() -> Texts:
    from audiogame.narration.texts import Texts  # late: thinking bots say nothing

    return Texts(packages=(PACKAGE,))


def character_narrator(verbosity: Verbosity | None = None) -> Narrator:
    """Return a narrator that knows the words of characters; without a verbosity it says all."""
    from audiogame.narration.narrator import Narrator, Verbosity  # late: thinking bots say nothing

    return Narrator(_texts(), verbosity=verbosity or Verbosity.FULL)


@cache
def remarks(manner: str, occasion: Occasion) -> tuple[str, ...]:
    """List the messages of what is remarked in a manner at an occasion."""
    found: list[str] = []
    while _texts().has(message := f"remark-{manner}-{occasion.value}-{len(found) + 1}"):
        found.append(message)
    return tuple(found)
