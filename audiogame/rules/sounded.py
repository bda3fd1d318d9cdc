"""Sound cues of an event, beside its words: names of cues, never files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiogame.rules.state import Seat
from audiogame.rules.value import Value

APART = 0.3
"""Seconds between two cues with a meaning, enough to tell them apart (McGookin, Brewster)."""


class Sounded(Value):
    """A cue that is played with an event.

    Args:
        cue: name of the cue, such as "dice.roll.3"; a sound pack maps it to sounds.
        seat: the seat that it is heard from; None for the middle of the table.
        after: seconds after the beginning of the event.
    """

    cue: str
    seat: Seat | None = None
    after: float = 0.0


Cues = Callable[[Any, tuple[Seat, ...]], tuple[Sounded, ...]]
"""Returns the cues of an event for listeners in some seats; none for most events."""


def no_cues(event: Any, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return no cues, for every event."""
    return ()


def in_turn(
    cues: tuple[str, ...], seat: Seat | None = None, after: float = 0.0
) -> tuple[Sounded, ...]:
    """Return cues with a meaning one after the other, far enough apart.

    Args:
        cues: names of the cues, in order.
        seat: the seat they are heard from.
        after: seconds before the first.
    """
    return tuple(
        Sounded(cue, seat, round(after + APART * place, 3)) for place, cue in enumerate(cues)
    )


def around(
    cue: str, seats: tuple[Seat, ...], after: float = 0.0, apart: float = 0.15
) -> tuple[Sounded, ...]:
    """Return a cue repeated at several seats, one after the other.

    Args:
        cue: its name.
        seats: the seats, in the order in which they are heard.
        after: seconds before the first.
        apart: seconds between two.
    """
    return tuple(
        Sounded(cue, seat, round(after + apart * place, 3)) for place, seat in enumerate(seats)
    )


def ending(
    winners: tuple[Seat, ...], seats: tuple[Seat, ...], together: bool = False
) -> tuple[Sounded, ...]:
    """Return the cues of the end of a game: a win where a winner listens, else a loss.

    Args:
        winners: seats that have won; several, or none, make a draw.
        seats: seats of the listener; a guest hears a win at the winner's place.
        together: whether several are partners, who have won together.
    """
    if len(winners) != 1 and not together:
        return (Sounded("game.draw"),)
    own = [seat for seat in winners if seat in seats]
    if seats and not own:
        return (Sounded("game.lose", winners[0]),)
    return (Sounded("game.win", own[0] if own else winners[0]),)
