"""Chat at a table: one line each, heard by all, kept in memory and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.online.company_packets import ChatHeard
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server.limits import CHAT, Bucket
from audiogame.server.members import Member, Members

KEPT = 50
"""Lines that are kept for those who come back."""


class CannotSay(Fault):
    """A line of chat that is not taken."""


class Chat:
    """What is said at one table.

    Args:
        members: who hears it.
        clock: returns seconds.
    """

    def __init__(self, members: Members, clock: Callable[[], float]) -> None:
        self._members = members
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._said: list[ChatHeard] = []
        self._next = 0
        """The number of the next line."""

    def let_in(self, member: Member) -> None:
        """Let somebody hear what is said from now on, and nothing that was said before."""
        member.chat_from = self._next

    def tell_missed(self, member: Member, number: int) -> None:
        """Tell somebody who comes back what was said meanwhile.

        Args:
            number: of the next line that was not heard there; -1 where nothing is known of that.
        """
        for said in self._said:
            if said.number >= max(number, member.chat_from):
                member.tell(replace(said, missed=number < 0))

    def say(self, member: Member, text: str) -> None:
        """Tell everybody a line.

        Raises:
            CannotSay: it has nothing to be read, or is one too many.
        """
        line = " ".join(text.split())
        if not line:
            raise CannotSay("chat-empty")
        if not line.isprintable():
            raise CannotSay("chat-unreadable")
        bucket = self._buckets.setdefault(member.person, Bucket(CHAT, self._clock()))
        if not bucket.take(self._clock()):
            raise CannotSay("chat-too-fast")
        said = ChatHeard(member.name, member.first, line, member.person, self._next)
        self._next += 1
        self._said.append(said)
        del self._said[:-KEPT]
        self._members.tell(said)
