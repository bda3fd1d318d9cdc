"""Whether a key of a game's own means anything now, and what it would mean."""

from __future__ import annotations

from enum import Enum
from itertools import product
from typing import Any

from audiogame.rules.notation import kebab, words
from audiogame.rules.state import Action
from audiogame.rules.value import field_names, field_types, replace


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


def named(wanted: str, package: str) -> Action | None:
    """Return the action of a game with these words, where they are its name and enums alone.

    Nobody's choices are looked at: this is the same whatever somebody has in secret.
    """
    kinds: list[Any] = Action.__subclasses__()
    for kind in kinds:
        fields = [*field_types(kind).values()]
        own = f"{kind.__module__}.".startswith(f"{package}.")
        named_so = own and wanted.partition(" ")[0] == kebab(kind.__name__)
        if named_so and all(isinstance(one, type) and issubclass(one, Enum) for one in fields):
            for made in (kind(*values) for values in product(*fields)):
                if words(made) == wanted:
                    found: Action = made
                    return found
    return None
