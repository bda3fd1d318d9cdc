"""The cues that each game can play: its own, and the common ones named in its source.

Names are parsed from the sources: whole ones such as "card.flip", and prefixes of formatted ones
such as f"dice.roll.{count}".
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from audiogame.sound_server.pack import Pack
from audiogame.table.library import all_games

PROGRAM = Path(__file__).parents[2] / "audiogame"
EVERYWHERE = tuple(
    PROGRAM / name
    for name in (
        *("console/menu.py", "console/app.py", "play/decision.py", "play/game_loop.py"),
        "rules/sounded.py",
    )
)
"""Files of the program that name cues: menus, questions, the start and end of games.

The cues in console/soundscape.py are samples of volumes, which mean nothing in a game."""


def cues_by_game(pack: Pack) -> dict[str, frozenset[str]]:
    """Return by game all cues of a pack that it can play."""
    general = named(EVERYWHERE, pack)
    found = {}
    for game in all_games()[0]:
        folder = PROGRAM / "games" / game.package.rpartition(".")[2]
        own = {name for name in pack.cues if pack.owner(name) == game.name}
        found[game.name] = frozenset(own | named(sorted(folder.glob("*.py")), pack) | general)
    return found


def named(sources: list[Path] | tuple[Path, ...], pack: Pack) -> set[str]:
    """Return the common cues that are named in some sources."""
    common = [name for name in pack.cues if not pack.owner(name)]
    found: set[str] = set()
    for source in sources:
        for text, begins in _texts(ast.parse(source.read_text(encoding="utf-8"))):
            found |= {
                name
                for name in common
                if name == text or (begins and text.endswith(".") and name.startswith(text))
            }
    return found


def _texts(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Yield all string literals of a source, and whether each is only a prefix."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
                yield text, True
            case ast.Constant(value=str(text)):
                yield text, False
