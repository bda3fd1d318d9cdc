"""Rate limits of clients: token buckets, with one token a frame."""

from __future__ import annotations

from audiogame.rules.value import Value


class Rate(Value):
    """Refill rate and size of a token bucket.

    Args:
        each_second: tokens.
        most: tokens that it holds: the largest burst.
    """

    each_second: float
    most: float


class Rates(Value):
    """Limits of frames; frames over a limit are delayed.

    Args:
        line: of one connection.
        address: of all connections of an address; a family, a club or a school shares one.
        table: of all at one table.
    """

    line: Rate = Rate(20, 60)
    address: Rate = Rate(100, 400)
    table: Rate = Rate(60, 240)


CHAT = Rate(0.5, 5)
"""Chat messages: 5 in 10 seconds."""
GUESSES = Rate(0.2, 10)
"""Invalid links and invitations of one address."""


ENTERED = Rate(5, 100)
"""Entries to a table, in tokens of `COMES` and `KNOCKS`: of each person with seats, and of all
others together."""
COMES, KNOCKS = 3.0, 10.0
"""Tokens for the entry of a new person, and for asking the host."""
MOVES = 100
"""Moves that are sent from the beginning at the cost of one token."""


class Bucket:
    """A token bucket, full at the beginning.

    Args:
        rate: of refilling.
        now: seconds.
    """

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left, self._since = rate.most, now

    def take(self, now: float) -> bool:
        """Take a token; return whether there was one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Take the next token, even if it is still to come; return the seconds until it does."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self._rate.each_second)

    def take_or_wait(self, now: float, tokens: float) -> float:
        """Take tokens, if there are enough or the bucket is full; else return the seconds until
        then."""
        self._fill(now)
        missing = min(tokens, self._rate.most) - self._left
        if missing > 0:
            return missing / self._rate.each_second
        self._left -= tokens
        return 0.0

    def _fill(self, now: float) -> None:
        more = max(0.0, now - self._since) * self._rate.each_second
        self._left = min(self._rate.most, self._left + more)
        self._since = max(now, self._since)

    def full(self, now: float) -> bool:
        """Return whether the bucket is as full as at the beginning, so that it need not be kept."""
        return self._left + max(0.0, now - self._since) * self._rate.each_second >= self._rate.most
