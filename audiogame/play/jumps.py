"""Whether a key of a game's own means anything now, and what it would mean."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.notation import words
from audiogame.rules.state import Action
from audiogame.rules.value import field_names, replace


def is_live(wanted: str, legal: tuple[Action, ...]) -> bool:
    """Tell whether a jump means anything now: an action of that name is to be chosen."""
    name = wanted.partition(" ")[0]
    return any(words(action).partition(" ")[0] == name for action in legal)


def imagined(wanted: str, legal: tuple[Action, ...]) -> Action | None:
    """Return the action with these words though it is not legal, to explain that it is not."""
    for action in legal:
        for name in field_names(action):
            value = getattr(action, name)
            if isinstance(value, Enum):
                for member in type(value):
                    other: Action = replace(action, **{name: member})
                    if words(other) == wanted:
                        return other
    return None
