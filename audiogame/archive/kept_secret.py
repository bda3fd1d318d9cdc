"""Choices that were still secret where a long game stood, as they are kept with its state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from audiogame.rules.game import Game
from audiogame.rules.state import Action, Seat
from audiogame.rules.value import Value
from audiogame.table.commitments import Commitment


class KeptSecret(Value):
    """A choice that others may not know yet.

    Args:
        number: of the move among all of the record, from 1.
        seat: whose choice it is.
        kind: the class of the action.
        fields: what the action holds.
    """

    number: int
    seat: Seat
    kind: str
    fields: msgspec.Raw


def kept_secrets(game: Game, choices: Iterable[Commitment]) -> tuple[KeptSecret, ...]:
    """Write choices down.

    Raises:
        ValueError: one would not be read as it was.
        TypeError: what an action holds cannot be written down.
    """
    choices = tuple(choices)
    kept = tuple(
        KeptSecret(
            one.number,
            one.seat,
            type(one.action).__name__,
            msgspec.Raw(msgspec.json.encode(one.action)),
        )
        for one in choices
    )
    if read_secrets(game, kept) != choices:
        raise ValueError(choices)
    return kept


def read_secrets(game: Game, kept: Iterable[KeptSecret]) -> tuple[Commitment, ...]:
    """Read choices.

    Raises:
        ValueError: the game has no such action.
    """
    kinds = {kind.__name__: kind for kind in _kinds(game, Action)}
    found = []
    for one in kept:
        if one.kind not in kinds:
            raise ValueError(one.kind)
        action = msgspec.json.decode(one.fields, type=kinds[one.kind])
        found.append(Commitment(one.number, one.seat, action))
    return tuple(found)


def _kinds(game: Game, above: type[Action]) -> Iterator[type[Action]]:
    """Yield the classes of actions that a game has of its own, below a class."""
    for kind in above.__subclasses__():
        if f"{kind.__module__}.".startswith(f"{game.package}."):
            yield kind
        yield from _kinds(game, kind)
