"""Listeners of a table's events, and the view of an event that each may hear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, runtime_checkable

from audiogame.rules.game import Hearer
from audiogame.rules.state import Event, Seat, seen_by_all


class Listener(Protocol):
    """An output set with one or more seats, such as the people at one keyboard.

    One without a seat is a guest, who hears what is public.
    """

    seats: tuple[Seat, ...]

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Receive an event as `seats` may know it: all of the listener's seats, or one of them."""


@runtime_checkable
class Latecomer(Listener, Protocol):
    """A listener at a remote table, which may receive the last events before those they follow."""

    def miss(self) -> None:
        """Record another gap in the events; those missing come later, to `hear_earlier`."""

    def hear_earlier(self, event: Event, seats: tuple[Seat, ...], left: int) -> None:
        """Receive the next event that is missing in the first gap.

        Args:
            event: as for `hear`.
            seats: as for `hear`.
            left: number of events that are missing there after it; with 0 nothing is.
        """


def heard(event: Event, seats: tuple[Seat, ...]) -> Iterator[tuple[Event, tuple[Seat, ...]]]:
    """Yield the views of an event for the seats of one listener.

    Yields:
        The event as all of them may know it, then its own view for each seat that may know more.
    """
    shared = seen_by_all(event, seats)
    if shared is not None:
        yield shared, seats
    if shared is not event and len(seats) > 1:
        for seat in seats:
            own = event.seen_by(seat)
            if own is not None and own != shared:
                yield own, (seat,)


def tell(event: Event, listeners: Iterable[Listener], everyone: tuple[Seat, ...]) -> None:
    """Send each listener its view of an event.

    Args:
        everyone: all seats of the table, as which a guest hears it; of one seat alone as nobody.
    """
    for listener in listeners:
        if len(listener.seats) == 1:
            own = event.seen_by(listener.seats[0])
            if own is not None:
                listener.hear(own, listener.seats)
        elif listener.seats:
            for shared, seats in heard(event, listener.seats):
                listener.hear(shared, seats)
        elif (known := seen_by_all(event, everyone)) is not None:
            listener.hear(known, everyone if len(everyone) > 1 else ())


def let_hear(bots: Mapping[Seat, Hearer], event: Event) -> None:
    """Send each bot, by seat, its view of an event."""
    for seat, bot in bots.items():
        seen = event.seen_by(seat)
        if seen is not None:
            bot.hear(seen)
