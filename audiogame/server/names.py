"""The gate of names: how people may be called at a table."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import normalize

from audiogame.opponents.characters import characters
from audiogame.opponents.seat_list import NAMES, check_name
from audiogame.rules.fault import Faults, Reason


class NameRefused(Faults):
    """Names that nobody can have here, with every reason."""


def folded(name: str) -> str:
    """Return what two names have in common that sound alike: NFKC and casefold."""
    return normalize("NFKC", normalize("NFKC", name).casefold()).strip()


def _of_bots() -> set[str]:
    told = {character.name for character in characters().values()}
    return {folded(name) for name in (*NAMES, *told)}


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
    others = {folded(name) for name in taken if name}
    bots = _of_bots()
    faults: list[Reason] = []
    for name in names:
        plain = folded(name)
        if (fault := check_name(name)) is not None:
            faults.append(fault)
        elif plain in ("you", "bot", "player", "person"):
            faults.append(Reason("name-of-nobody", name=name))
        elif plain.replace(" ", "").isnumeric():
            faults.append(Reason("name-number", name=name))
        elif plain in bots:
            faults.append(Reason("name-of-bot", name=name))
        elif plain in others:
            faults.append(Reason("name-taken", name=name))
        others.add(plain)
    if faults:
        raise NameRefused(faults)


def free_name(taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has."""
    others = {folded(name) for name in taken}
    numbered = (f"Bot {number}" for number in range(1, len(others) + 2))
    return next(name for name in (*NAMES, *numbered) if folded(name) not in others)
