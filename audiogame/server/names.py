"""The gate of names: how people may be called at a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from audiogame.opponents.characters import characters
from audiogame.opponents.seat_list import NAMES, check_name
from audiogame.rules.fault import Faults, Reason
from audiogame.server.look_alikes import can_be_heard, folded, likenesses, mixes_alphabets

NOBODY = frozenset({"you", "bot", "player", "person"})
"""What nobody can be called."""


class NameRefused(Faults):
    """Names that nobody can have here, with every reason."""


@cache
def _of_bots() -> frozenset[str]:
    told = {character.name for character in characters().values()}
    return frozenset().union(*(likenesses(name) for name in (*NAMES, *told)))


def trimmed(names: Iterable[str]) -> tuple[str, ...]:
    """Return names without blanks around them."""
    return tuple(name.strip() for name in names)


def check_new_names(names: tuple[str, ...], taken: Iterable[str]) -> None:
    """Check the names of people that sit down.

    Args:
        names: theirs.
        taken: how the others at the table are called.

    Raises:
        NameRefused: a name cannot be used, is somebody's already, or says who it is not.
    """
    others = {one for name in taken if name for one in likenesses(name)}
    bots = _of_bots()
    faults: list[Reason] = []
    for name in names:
        plain, alike = folded(name), likenesses(name)
        if (fault := check_name(name)) is not None:
            faults.append(fault)
        elif not can_be_heard(name):
            faults.append(Reason("name-needed"))
        elif mixes_alphabets(name):
            faults.append(Reason("name-mixed", name=name))
        elif alike & NOBODY:
            faults.append(Reason("name-of-nobody", name=name))
        elif plain.replace(" ", "").isnumeric():
            faults.append(Reason("name-number", name=name))
        elif alike & bots:
            faults.append(Reason("name-of-bot", name=name))
        elif alike & others:
            faults.append(Reason("name-taken", name=name))
        others |= alike
    if faults:
        raise NameRefused(faults)


def free_name(taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has."""
    others = {one for name in taken for one in likenesses(name)}
    numbered = (f"Bot {number}" for number in range(1, len(others) + 2))
    return next(name for name in (*NAMES, *numbered) if not likenesses(name) & others)


def are_alike(one: str, others: Iterable[str]) -> bool:
    """Tell whether a name looks or sounds like one of others."""
    return any(likenesses(one) & likenesses(other) for other in others)
