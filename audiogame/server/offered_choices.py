"""Choices offered with a question: all legal actions and requests of a seat, by id and words."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import msgspec

from audiogame.online.packets import CHOICE_BYTES, CHOICES, OfferedChoice, SeatChoice
from audiogame.rules.notation import words
from audiogame.rules.state import Action, Seat, State

ID = 6
"""Bytes of an id: so few that it is exact in every language, and so many that no two are equal."""


def possible_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the legal actions of a seat, and after them its requests."""
    return state.legal_actions(seat) + state.requests(seat)


def offered_together(state: State, seat: Seat) -> tuple[OfferedChoice, ...]:
    """Return all choices of a seat; none where they are too many for one packet."""
    return _together(possible_actions(state, seat))


@lru_cache(maxsize=64)  # many tables of a game ask the same
def _together(actions: tuple[Action, ...]) -> tuple[OfferedChoice, ...]:
    if len(actions) > CHOICES:
        return ()
    offered = tuple(map(_offered, actions))
    return offered if len(msgspec.json.encode(offered)) <= CHOICE_BYTES else ()


def offered_from(state: State, seat: Seat, first: int) -> tuple[OfferedChoice, ...]:
    """Return as many choices of a seat as one packet holds.

    Args:
        first: how many choices before them are left out.
    """
    offered = [_offered(one) for one in possible_actions(state, seat)[first : first + CHOICES]]
    while len(msgspec.json.encode(offered)) > CHOICE_BYTES:
        offered.pop()
    return tuple(offered)


def chosen_action(state: State, choice: SeatChoice) -> Action:
    """Return the action that a choice names, by its words or its id.

    Raises:
        UnreadableWords: the seat has no such choice.
    """
    if not choice.words:
        for action in possible_actions(state, choice.seat):
            if _id(words(action)) == choice.id:
                return action
    return state.read(choice.seat, choice.words)


def _offered(action: Action) -> OfferedChoice:
    named = words(action)
    return OfferedChoice(_id(named), named)


@lru_cache(maxsize=4096)
def _id(named: str) -> int:
    """Return the id of a choice: a hash of its words, independent of the other choices."""
    return int.from_bytes(blake2b(named.encode(), digest_size=ID).digest(), "big")
