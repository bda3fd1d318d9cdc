"""Limits of what a server may send: numbers, parts, rates and seconds, each with its sentence.

A server may be hostile.  What is over a limit ends the connection, which the player is told, and
never the program; the lengths of fields are in the types of the packets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from audiogame.online.company_packets import ChatHeard, Proposed, WhoSits
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.packets import Choices, Down, Earlier, EventsTold, Seated
from audiogame.online.session_packets import Notice, RecordPart, Welcome
from audiogame.online.table_packets import InQueue, Room, Tables
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.lengths import SEATS
from audiogame.rules.seat import Seat

EVENTS = 1_000_000
"""Number of an event, and of a choice, at most: some hundred hours of play."""
COUNTED = 1_000_000_000
"""Other numbers at most: people who wait, votes, lines of chat, seconds of a grace time."""
AGES = 100_000_000_000
"""Seconds since 1970 at most."""
VALUES = 1_000
"""Values of a view or an event at most, four times as many as our largest: an answer that goes
through 30,000 of them takes 3 seconds."""
SHORTEST_ALIVE = 0.2
"""Seconds between keepalive pings at least."""
RECORD, PARTS = 1_000_000, 100
"""Characters and parts of a record at most, ten times as many as those of a long evening."""
UNHEARD_BYTES = 16_000_000
"""Bytes of a game that wait to be heard at most."""
UNTOLD = 1_000
"""News that wait to be said at most."""
LAST_TOLD = 20
"""Of these, those that are still said before why the connection has ended."""
UNREADABLE = 20
"""Frames of a connection that cannot be read at most."""
ROUNDS, A_ROUND = 60, 10.0
"""Requests for a share of luck at once at most, and seconds until there may be one more."""
FRAMES, AT_ONCE = 100.0, 3_000
"""Frames a second, after so many at once; more of them wait, and so does the server."""
NEWS, NEWS_AT_ONCE = 20.0, 30
"""The same for frames beside a game, such as chat: each may be a line, which costs a page 8 ms."""
TOO_FAST = 10.0
"""Seconds for which a server may go on sending faster than that."""


class LimitBroken(Fault):
    """A server has sent what no server sends.

    Args:
        what: the part of the sentence that says what.
    """

    def __init__(self, what: Reason) -> None:
        super().__init__("server-over", why=what)


def _counts(*numbers: int, most: int = COUNTED, least: int = 0) -> None:
    if not all(least <= one <= most for one in numbers):
        raise LimitBroken(Reason("over-number"))


def _seats(seats: Iterable[Seat], count: int = SEATS, least: int = 0) -> None:
    if not all(least <= one < count for one in seats):
        raise LimitBroken(Reason("over-seat"))


def too_large(thing: bytes) -> bool:
    """Return whether a view or an event of a game, as JSON, has more values than players take."""
    return thing.count(b",") + thing.count(b"[") + thing.count(b"{") > VALUES


def _values(*things: msgspec.Raw) -> None:
    if any(too_large(bytes(one)) for one in things):
        raise LimitBroken(Reason("over-values"))


def check(packet: Down) -> None:
    """Check the numbers of a packet, and how much there is of each thing in it.

    Raises:
        LimitBroken: one of them is over its limit.
    """
    match packet:
        case Room():
            _seats(
                (*packet.yours, *((packet.host,) if packet.host != -1 else ())), len(packet.chairs)
            )
            _counts(packet.grace, *(count for _, count in packet.won))
            _counts(packet.ends, most=AGES)
            if len(set(packet.yours)) < len(packet.yours):
                raise LimitBroken(Reason("over-seat"))
        case Seated():
            _seats(packet.seats, len(packet.players))
            _counts(packet.told, packet.past, most=EVENTS)
        case EventsTold():
            _counts(packet.number, packet.line, *packet.decisions, most=EVENTS)
            _counts(*(one.number for one in packet.questions), most=EVENTS)
            _counts(*(one.number for one in packet.own), most=EVENTS)
            _seats(one.seat for one in packet.questions)
            _seats(one.seat for one in packet.own)
            _seats(one.seat for one in packet.views if one.seat is not None)
            _seats(packet.seats or ())
            _values(*(one.view for one in packet.views), *(one.event for one in packet.events))
        case Earlier():
            _counts(packet.number, packet.line, most=EVENTS)
            _values(*(one.event for one in packet.events))
        case Choices():
            _seats((packet.seat,))
            _counts(packet.first, packet.all, packet.question, most=EVENTS)
        case RecordPart():
            if not 0 <= packet.part < packet.parts <= PARTS:
                raise LimitBroken(Reason("over-record"))
        case Welcome():
            if packet.alive and not SHORTEST_ALIVE <= packet.alive <= COUNTED:
                raise LimitBroken(Reason("over-number"))
        case CommitAsked():
            _seats(packet.seats)
        case RevealAsked():
            _seats(seat for seats, _ in packet.commits for seat in seats)
        case Notice():
            _seats((packet.seat,), least=-1)
        case ChatHeard():
            _seats((packet.seat,), least=-1)
            _counts(packet.number)
        case Proposed():
            _counts(packet.seconds, packet.silence, packet.vote)
        case WhoSits():
            _counts(packet.free, most=SEATS)
        case InQueue():
            _counts(packet.waiting)
        case Tables():
            _counts(packet.waiting, packet.playing, *(one.free for one in packet.tables))


class FrameRate:
    """How fast a server sends frames.

    Args:
        clock: returns seconds that only grow.
        rate: frames a second.
        at_once: frames before that.
    """

    def __init__(self, clock: Callable[[], float], rate: float, at_once: int) -> None:
        self._clock, self._rate, self._at_once = clock, rate, at_once
        self._left, self._at = float(at_once), clock()
        self._fast_since: float | None = None

    def take(self) -> float:
        """Count a frame; return for how many seconds the next one has to wait.

        Raises:
            LimitBroken: the server has sent too fast for too long.
        """
        now = self._clock()
        self._left = min(self._left + (now - self._at) * self._rate, self._at_once) - 1.0
        self._at = now
        if self._left >= self._at_once - 1:  # a busy machine comes back late: that is no rest
            self._fast_since = None
        if self._left >= 0:
            return 0.0
        if self._fast_since is None:
            self._fast_since = now
        if now - self._fast_since > TOO_FAST:
            raise LimitBroken(Reason("over-rate"))
        return -self._left / self._rate


class Inflow:
    """How much a server has sent on a connection.

    Args:
        clock: returns seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.frames = FrameRate(clock, FRAMES, AT_ONCE)
        """The rate of all frames."""
        self.news = FrameRate(clock, NEWS, NEWS_AT_ONCE)
        """The rate of those beside a game."""
        self._unreadable = 0
        self._rounds, self._round_at = float(ROUNDS), clock()

    def unreadable(self) -> bool:
        """Count a frame that cannot be read; return whether it is the first.

        Raises:
            LimitBroken: there were too many.
        """
        self._unreadable += 1
        if self._unreadable > UNREADABLE:
            raise LimitBroken(Reason("over-unreadable"))
        return self._unreadable == 1

    def round(self) -> None:
        """Count a request for a share of luck.

        Raises:
            LimitBroken: there were too many.
        """
        now = self._clock()
        self._rounds = min(self._rounds + (now - self._round_at) / A_ROUND, ROUNDS) - 1.0
        self._round_at = now
        if self._rounds < 0:
            raise LimitBroken(Reason("over-rounds"))


class RecordParts:
    """The received parts of one record."""

    def __init__(self) -> None:
        self._parts: list[RecordPart] = []
        self._size = 0

    def put(self, part: RecordPart) -> tuple[str, str] | None:
        """Add a part; return the name and the text of the record once it is whole.

        Raises:
            LimitBroken: it is not the next part, or the record is too long.
        """
        if part.part == 0:
            self._parts, self._size = [], 0
        first = self._parts[0] if self._parts else part
        if part.part != len(self._parts) or (part.hash, part.parts) != (first.hash, first.parts):
            raise LimitBroken(Reason("over-record"))
        self._size += len(part.text)
        if self._size > RECORD:
            raise LimitBroken(Reason("over-record"))
        self._parts.append(part)
        if len(self._parts) != part.parts:
            return None
        text, self._parts = "".join(one.text for one in self._parts), []
        return part.name, text
