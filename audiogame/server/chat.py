"""Chat at a table: one-line messages, heard by all, kept in memory and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.online.company_packets import ChatHeard
from audiogame.opponents.look_alikes import can_be_seen
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server.limits import CHAT, Bucket
from audiogame.server.members import Member, Members

KEPT = 50
"""Messages kept for players who come back."""


class Chat:
    """The chat of one table.

    Args:
        members: the listeners.
        clock: returns seconds.
    """

    def __init__(self, members: Members, clock: Callable[[], float]) -> None:
        self._members = members
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._said: list[ChatHeard] = []
        self._next = 0
        """The number of the next message."""

    def let_in(self, member: Member) -> None:
        """Start sending messages to a member, and none that were sent before."""
        member.chat_from = self._next

    def tell_missed(self, member: Member, number: int) -> None:
        """Send missed messages to a member who comes back.

        Args:
            number: of the first message that was not heard there; -1 where that is unknown.
        """
        for said in self._said:
            if said.number >= max(number, member.chat_from):
                member.tell(replace(said, missed=number < 0))

    def say(self, member: Member, text: str) -> None:
        """Send a message to everyone.

        Raises:
            Fault: it has no readable text, or exceeds the rate limit.
        """
        line = " ".join(text.split())
        if not can_be_seen(line):
            raise Fault("chat-empty")
        if not line.isprintable():
            raise Fault("chat-unreadable")
        bucket = self._buckets.setdefault(member.person, Bucket(CHAT, self._clock()))
        if not bucket.take(self._clock()):
            raise Fault("chat-too-fast")
        said = ChatHeard(member.name, member.first, line, member.person, self._next)
        self._next += 1
        self._said.append(said)
        del self._said[:-KEPT]
        self._members.tell(said)
