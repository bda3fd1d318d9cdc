"""Admission to a table: permission to enter, and the queue of knocks."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest

from audiogame.online.packets import frame
from audiogame.online.session_packets import Knocked, Knocking, Notice
from audiogame.online.table_packets import Enter
from audiogame.rules.fault import Fault
from audiogame.rules.value import Value
from audiogame.server.agreement import Agreement
from audiogame.server.members import Member, Sink
from audiogame.server.rests import REMEMBERED, Rests

LONGEST_LINK = 31_536_000
"""Seconds, a year, for which a limited link is valid at most; links may also be valid for ever."""


class NotHere(Fault):
    """A request that cannot be granted at this table, or not to this person."""


class WrongKey(NotHere):
    """A link or an invitation that is invalid; the person may be guessing."""


def check_lasts(seconds: int) -> None:
    """Check how long a link is to be valid; 0 for ever.

    Raises:
        NotHere: it would be valid for too long or too short a time.
    """
    if not 0 <= seconds <= LONGEST_LINK:
        raise NotHere("link-lasts-out", longest=LONGEST_LINK)


class Knock(Value):
    """A person waiting for the host's answer; `back` is that of `Knocked`."""

    person: str
    wanted: Enter
    sink: Sink
    back: bool = False


def _gone(names: tuple[str, ...], number: int) -> Notice:
    """Return the notice that people no longer wait at the door."""
    return Notice("knock-gone", names[0], str(number), names=names if len(names) > 1 else ())


KNOCKS_OF_ONE = 5
"""Knocks of one person at most, unless they are let in."""


class Admission:
    """Admission to one table.

    Args:
        clock: returns seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._knocks: dict[int, Knock] = {}
        self._last = 0
        self._rests = Rests(clock)
        self._knocked: dict[str, int] = {}
        """How often each person has knocked, who was not let in; the newest."""

    def refuse(self, person: str) -> None:
        """Remember that the host has refused a person, who is not asked about for a while."""
        self._rests.refuse(person, person)

    def check(
        self, agreed: Agreement, person: str, wanted: Enter, now: float, known: bool = False
    ) -> None:
        """Check that a person may enter.

        Args:
            now: seconds since 1970.
            known: whether they were let in before, so that they need no link.

        Raises:
            NotHere: they may not.
        """
        if person in agreed.banned:
            raise NotHere("table-banned")
        known = known or person == agreed.owner  # a later host may have made another link
        if not known and (agreed.entry == "link" or wanted.key):
            if not compare_digest(wanted.key.encode(), agreed.key.encode()):
                raise WrongKey("link-wrong")
            if agreed.ends and agreed.ends < now:
                raise NotHere("link-ended")
        if wanted.guest and not agreed.spectators:
            raise NotHere("table-no-guests")

    def knock(
        self, host: Member | None, person: str, wanted: Enter, sink: Sink, back: bool = False
    ) -> None:
        """Ask the host to let a person in.

        Args:
            back: whether they say that they sat here by these names.

        Raises:
            NotHere: the host is away, or has refused them, or was asked about them too often.
        """
        if host is None or not host.here:
            raise NotHere("host-away")
        times = self._knocked.pop(person, 0)
        self._knocked[person] = min(times + 1, KNOCKS_OF_ONE)
        if len(self._knocked) > REMEMBERED:
            del self._knocked[next(iter(self._knocked))]
        if times >= KNOCKS_OF_ONE or self._rests.left(person, person):
            raise NotHere("knock-refused")
        for other in [one.sink for one in self._knocks.values() if one.person == person]:
            self.forget(other, host)
            if other is not sink:
                other.send(frame(Notice("taken-over")))
        self.forget(sink, host)
        self._last += 1
        self._knocks[self._last] = Knock(person, wanted, sink, back)
        host.tell(Knocked(self._last, wanted.names, person, wanted.guest, back))
        sink.send(frame(Knocking(wanted.request)))

    def tell(self, host: Member) -> None:
        """Tell a new host who waits at the door."""
        for number, one in self._knocks.items():
            wanted = one.wanted
            host.tell(Knocked(number, wanted.names, one.person, wanted.guest, one.back))

    def take(self, number: int) -> Knock:
        """Remove and return the knock with a number.

        Raises:
            NotHere: that person waits no longer.
        """
        if number not in self._knocks:
            raise NotHere("knock-gone")
        return self._knocks.pop(number)

    def put_back(self, number: int, knock: Knock) -> None:
        """Keep a knock that could not be answered."""
        self._knocks[number] = knock

    def forget(self, sink: Sink, host: Member | None) -> None:
        """Remove a person's knock; the host is told that it is withdrawn."""
        for number in [at for at, one in self._knocks.items() if one.sink is sink]:
            knock = self._knocks.pop(number)
            if host is not None:
                host.tell(_gone(knock.wanted.names, number))
