"""How much anybody may send: buckets that fill up with time, and one token a frame."""

from __future__ import annotations

from audiogame.rules.value import Value


class Rate(Value):
    """How fast a bucket fills up.

    Args:
        each_second: tokens.
        most: that it holds, so many frames may come at once.
    """

    each_second: float
    most: float


class Rates(Value):
    """How many frames are taken; those that come faster wait.

    Args:
        line: of one line.
        address: of all lines of an address; a family, a club or a school has one.
        table: of all at one table.
    """

    line: Rate = Rate(20, 60)
    address: Rate = Rate(100, 400)
    table: Rate = Rate(60, 240)


CHAT = Rate(0.5, 5)
"""Lines of chat: 5 in 10 seconds."""
GUESSES = Rate(0.2, 10)
"""Links and invitations that let nobody in, of one address."""


ENTERED = Rate(5, 100)
"""What coming in costs a table, and those who hear of it: of each person with seats, and of all
others together."""
COMES, KNOCKS = 3.0, 10.0
"""What it costs that somebody comes who was not there, and that the host is asked."""
MOVES = 100
"""Moves that are told from the beginning at the cost of one."""


class Bucket:
    """One bucket, full at the beginning.

    Args:
        rate: how fast it fills up.
        now: seconds.
    """

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left, self._since = rate.most, now

    def take(self, now: float) -> bool:
        """Take a token; tells whether there was one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """Take a token as soon as there is one; returns in how many seconds that is."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self._rate.each_second)

    def take_or_wait(self, now: float, tokens: float) -> float:
        """Take tokens, if there are so many or it is full; else returns when that may be so."""
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
        """Tell whether it is as it was at the beginning, so that it need not be kept."""
        return self._left + max(0.0, now - self._since) * self._rate.each_second >= self._rate.most
