"""The door of a table: who may come in, and who has knocked."""

from __future__ import annotations

from hmac import compare_digest

from audiogame.online.packets import frame
from audiogame.online.session_packets import Knocked, Knocking, Notice
from audiogame.online.table_packets import Enter
from audiogame.rules.fault import Fault
from audiogame.rules.value import Value
from audiogame.server.agreement import Agreement
from audiogame.server.members import Member, Sink

LONGEST_LINK = 31_536_000
"""Seconds, a year, for which a link lets in, unless it does so for ever."""


class NotHere(Fault):
    """Something that cannot be done at this table, or not by whoever asked."""


class WrongKey(NotHere):
    """A link or an invitation that lets nobody in; somebody may be guessing."""


def check_lasts(seconds: int) -> None:
    """Check how long a link is to last; 0 for ever.

    Raises:
        NotHere: it can't last so long, or not so short.
    """
    if not 0 <= seconds <= LONGEST_LINK:
        raise NotHere("link-lasts-out", longest=LONGEST_LINK)


class Knock(Value):
    """Somebody who waits for an answer of the host."""

    person: str
    wanted: Enter
    sink: Sink


def _gone(names: tuple[str, ...], number: int) -> Notice:
    """Return the notice that some wait at the door no longer."""
    return Notice("knock-gone", names[0], str(number), names=names if len(names) > 1 else ())


class Admission:
    """The door of one table."""

    def __init__(self) -> None:
        self._knocks: dict[int, Knock] = {}
        self._last = 0

    def check(self, agreed: Agreement, person: str, wanted: Enter, now: float) -> None:
        """Check that somebody may come in.

        Args:
            now: seconds since 1970.

        Raises:
            NotHere: they may not.
        """
        if person in agreed.banned:
            raise NotHere("table-banned")
        if agreed.entry == "link" or wanted.key:
            if not compare_digest(wanted.key.encode(), agreed.key.encode()):
                raise WrongKey("link-wrong")
            if agreed.ends and agreed.ends < now:
                raise NotHere("link-ended")
        if wanted.guest and not agreed.spectators:
            raise NotHere("table-no-guests")

    def knock(self, host: Member | None, person: str, wanted: Enter, sink: Sink) -> None:
        """Ask the host to let somebody in.

        Raises:
            NotHere: the host is away.
        """
        if host is None or not host.here:
            raise NotHere("host-away")
        for other in [one.sink for one in self._knocks.values() if one.person == person]:
            self.forget(other, host)
            if other is not sink:
                other.send(frame(Notice("taken-over")))
        self.forget(sink, host)
        self._last += 1
        self._knocks[self._last] = Knock(person, wanted, sink)
        host.tell(Knocked(self._last, wanted.names, person, wanted.guest))
        sink.send(frame(Knocking()))

    def take(self, number: int) -> Knock:
        """Take the knock of a number.

        Raises:
            NotHere: nobody waits there any more.
        """
        if number not in self._knocks:
            raise NotHere("knock-gone")
        return self._knocks.pop(number)

    def forget(self, sink: Sink, host: Member | None) -> None:
        """Let somebody who has knocked wait no longer; the host is told which knock is gone."""
        for number in [at for at, one in self._knocks.items() if one.sink is sink]:
            knock = self._knocks.pop(number)
            if host is not None:
                host.tell(_gone(knock.wanted.names, number))
