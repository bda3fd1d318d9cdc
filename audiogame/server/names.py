"""Checks of the names of people and bots at a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, count

from audiogame.opponents.characters import characters
from audiogame.opponents.look_alikes import likenesses, mixes_alphabets
from audiogame.opponents.seat_list import NAMES, check_meaning, check_spelling
from audiogame.rules.fault import Faults, Reason


class NameRefused(Faults):
    """Names that are not allowed here, with every reason."""


@cache
def _of_bots() -> frozenset[str]:
    told = {character.name for character in characters().values()}
    return _alike((*NAMES, *told))


def _alike(names: Iterable[str]) -> frozenset[str]:
    """Return normalized forms of names, equal if they look or sound alike."""
    return frozenset().union(*map(likenesses, names))


def trimmed(names: Iterable[str]) -> tuple[str, ...]:
    """Return names without surrounding blanks."""
    return tuple(name.strip() for name in names)


def check_new_names(
    people: tuple[str, ...], taken: Iterable[str], bots: tuple[str, ...] = ()
) -> None:
    """Check the names of people and bots that sit down.

    Args:
        people: the names of people.
        taken: the names of the others at the table.
        bots: the names of bots, which may be names reserved for bots.

    Raises:
        NameRefused: a name cannot be used, is taken already, or claims a false identity.
    """
    wrong = [_unusable(name) for name in bots]
    usable = tuple(name for name, fault in zip(bots, wrong, strict=True) if fault is None)
    faults = [
        *_refused(people, (*taken, *usable), bots=False),
        *filter(None, wrong),
        *_refused(usable, taken, bots=True),
    ]
    if faults:
        raise NameRefused(faults)


def _refused(names: Iterable[str], taken: Iterable[str], bots: bool) -> Iterator[Reason]:
    """Yield why names of people, or of bots, are not allowed."""
    others = set(_alike(taken))
    for name in names:
        if (fault := _unusable(name)) is not None:
            yield fault
            continue
        if not bots and likenesses(name) & _of_bots():
            yield Reason("name-of-bot", name=name)
        elif likenesses(name) & others:
            yield (
                Reason("name-taken", name=name)
                if not bots
                else Reason("bots-called-alike", name=name)
            )
        others |= likenesses(name)


def _unusable(name: str) -> Reason | None:
    """Return why a name is unusable for people and bots alike; None if it is usable."""
    if (fault := check_spelling(name)) is not None:
        return fault
    return Reason("name-mixed", name=name) if mixes_alphabets(name) else check_meaning(name)


def free_names(taken: Iterable[str]) -> Iterator[str]:
    """Yield unused names for bots."""
    others = set(_alike(taken))
    for name in chain(NAMES, (f"Bot {number}" for number in count(1))):
        if not likenesses(name) & others:
            yield name


def are_alike(one: str, others: Iterable[str]) -> bool:
    """Return whether a name looks or sounds like one of others."""
    return bool(likenesses(one) & _alike(others))
