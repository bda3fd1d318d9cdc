"""Chat at a table: one line each, heard by all, kept in memory and nowhere else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiogame.online.session_packets import Said
from audiogame.rules.fault import Fault
from audiogame.server.limits import CHAT, Bucket
from audiogame.server.members import Member, Members

LONGEST = 300
"""Characters of a line."""
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
        self.said: deque[Said] = deque(maxlen=KEPT)

    def say(self, member: Member, text: str) -> None:
        """Tell everybody a line.

        Raises:
            CannotSay: it is too long, has nothing to be read, or is one too many.
        """
        line = " ".join(text.split())
        if not line or not line.isprintable():
            raise CannotSay("chat-empty")
        if len(line) > LONGEST:
            raise CannotSay("chat-too-long", longest=LONGEST)
        bucket = self._buckets.setdefault(member.person, Bucket(CHAT, self._clock()))
        if not bucket.take(self._clock()):
            raise CannotSay("chat-too-fast")
        said = Said(member.name, member.seats[0] if member.seats else -1, line)
        self.said.append(said)
        self._members.tell(said)
