"""What one seat of a place has heard: events are told to all of them, and in more detail to one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from audiogame.rules.state import Event, Seat, seen_by_all


def own_events(
    heard: Iterable[tuple[Event, tuple[Seat, ...]]], seat: Seat, seats: tuple[Seat, ...]
) -> Iterator[Event]:
    """Yield what a seat has heard, each event once.

    Args:
        heard: by the place, in order: what all its seats may know, then what one alone may.
        seat: one of them, or any where a guest listens.
        seats: of the place.
    """
    shared: Event | None = None
    for event, whose in heard:
        if whose == seats or not seats:
            if shared is not None:
                yield shared
            shared = event
        elif whose == (seat,):
            if shared is not None and seen_by_all(event, seats) != shared:
                yield shared
            yield event
            shared = None
    if shared is not None:
        yield shared
