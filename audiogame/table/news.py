"""What a table tells: its events to listeners, and its news to the loop, which empties their queue.

Order.  News of one kind keep the order in which they happened.  A key is handled before news: it is
about what the player had heard when it was pressed.  All news are taken before the next key is
awaited, and news that arrive while a key is awaited end that wait.  Of news that are queued at the
same time, moves are told first, then why nothing is kept any more, then company news, then a pause,
then notices and proposals of others, and last what was taken back, for its question is asked again.

Bound.  The newest of a kind replaces those before it; of notices the last `MOST` stay.  News that a
player has to answer, a fault and an end are never dropped; a question leaves the queue only when it
is taken, answered or withdrawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Protocol, TypeVar, runtime_checkable

from audiogame.rules.fault import Detail, Fault
from audiogame.rules.game import Hearer
from audiogame.rules.state import Event, Seat, seen_by_all
from audiogame.rules.value import Value


class GameStarted(Event):
    """A game begins or resumes: its players, in playing order."""

    seats: tuple[Seat, ...]
    resumed: bool


class BotFailed(Event):
    """The bot of a seat failed or chose an illegal action; from now on it plays at random."""

    seat: Seat


class TakenBack(Event):
    """The last choice of a seat was taken back, with everything after it."""

    seat: Seat


class Step(Enum):
    """Result of a step of the table."""

    MOVED = "moved"
    AWAITED = "awaited"
    OVER = "over"


MOST = 20
"""Maximum of notices in the queue; the oldest are dropped first."""


class News(Value):
    """Something that has happened at a table, or to the connection to it."""


class GameMoved(News):
    """The game has moved, or the player who decides is to be asked again."""


class Undone(News):
    """A choice was taken back, with all moves after it."""


class Returned(News):
    """Everything that happened while the people here were away has arrived.

    Args:
        choices: number of choices made meanwhile.
        in_part: whether earlier events of it are still to come.
        elsewhere: whether they looked elsewhere meanwhile, so that little of it is told, too.
    """

    choices: int
    in_part: bool = False
    elsewhere: bool = False


class Proposal(News):
    """A remote player asks to take their last choice back.

    Args:
        number: of the vote.
        seat: the seat that asks.
    """

    number: int
    seat: Seat


class Advisory(News):
    """A notice about the game.

    Args:
        message: the id of its message.
        why: the reasons of a refusal, for the message `fault`.
    """

    message: str
    why: Fault | None = None


class CompanyNews(News):
    """Something beside the game has arrived: chat, a vote, a knock, a word of the server."""


class PauseChanged(News):
    """The table pauses or resumes."""


class ConnectionChanged(News):
    """The connection to the table is lost, or is back.

    Args:
        up: whether it is up.
    """

    up: bool


class Unkept(News):
    """The game is kept no longer.

    Args:
        why: the operating system's reason.
    """

    why: Detail


class GivenUp(News):
    """The game is over though its rules have not ended it: the last people have given up."""


class Gone(News):
    """The people here have left the table.

    Args:
        closed: whether nobody plays there any more, as was said.
    """

    closed: bool = False


N = TypeVar("N", bound=News)


class NewsQueue:
    """Queue of the news of one table, for one front end."""

    def __init__(self) -> None:
        self.waiting: dict[type[News], list[News]] = {}
        """News that were not taken yet, by kind, the oldest first."""
        self.woken = False
        """Whether the next wait ends at once, with or without news."""
        self._wait: Callable[[], object] | None = None
        """Callback that ends the wait for a key."""

    def put(self, news: News) -> None:
        """Queue news, and end the wait for a key."""
        kept = self.waiting.setdefault(type(news), [])
        if not isinstance(news, Advisory) or len(kept) == MOST:
            del kept[:1]
        kept.append(news)
        if self._wait is not None:
            self._wait()

    def wake(self) -> None:
        """End the wait for a key: a step may have something to take, or a computation is ready."""
        self.woken = True
        if self._wait is not None:
            self._wait()

    def wakes(self, wait: Callable[[], object] | None) -> None:
        """Set the callback by which news end a wait; None for none."""
        self._wait, self.woken = wait, False

    def take(self, kind: type[N]) -> N | None:
        """Take the oldest news of a kind; None where there is none."""
        kept = self.waiting.get(kind)
        if kept is None:
            return None
        news = kept.pop(0)
        if not kept:
            del self.waiting[kind]
        assert isinstance(news, kind), "news are kept by kind"
        return news


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
