"""What is heard of an event beside its words: the names of cues, never files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiogame.rules.state import Seat
from audiogame.rules.value import Value

APART = 0.3
"""Seconds between two cues that mean something, to be told apart (McGookin, Brewster)."""


class Sounded(Value):
    """A cue that sounds with an event.

    Args:
        cue: what happens, such as "dice.roll.3"; a pack of sounds knows how that is heard.
        seat: at whose place; None for the middle of the table.
        after: seconds after the beginning of the event.
    """

    cue: str
    seat: Seat | None = None
    after: float = 0.0


Cues = Callable[[Any, tuple[Seat, ...]], tuple[Sounded, ...]]
"""Tells which cues sound with an event, for those who sit in some seats; none for most events."""


def no_cues(event: Any, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Let every event be silent."""
    return ()


def in_turn(
    cues: tuple[str, ...], seat: Seat | None = None, after: float = 0.0
) -> tuple[Sounded, ...]:
    """Let several cues that mean something follow one another, far enough apart.

    Args:
        cues: their names, in order.
        seat: at whose place.
        after: seconds before the first.
    """
    return tuple(
        Sounded(cue, seat, round(after + APART * place, 3)) for place, cue in enumerate(cues)
    )


def around(
    cue: str, seats: tuple[Seat, ...], after: float = 0.0, apart: float = 0.15
) -> tuple[Sounded, ...]:
    """Let a thing of the table be heard at several seats, one after the other.

    Args:
        cue: its name.
        seats: the seats, in the order in which they are heard.
        after: seconds before the first.
        apart: seconds between two.
    """
    return tuple(
        Sounded(cue, seat, round(after + apart * place, 3)) for place, seat in enumerate(seats)
    )


def ending(winners: tuple[Seat, ...], seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Let the end of a game be heard: as a win where a winner listens, else as a loss.

    Args:
        winners: who has won; several, or nobody, make a draw.
        seats: who listens; onlookers hear a win at the winner's place.
    """
    if len(winners) != 1:
        return (Sounded("game.draw"),)
    if seats and winners[0] not in seats:
        return (Sounded("game.lose", winners[0]),)
    return (Sounded("game.win", winners[0]),)
