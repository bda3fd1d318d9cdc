"""Rate limits: token buckets of frames, of milliseconds of work, of tables opened and entered."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.rules.value import Value

LONGEST_WAIT = 5.0
"""Seconds after which a bucket has a token again at most, however much was taken."""
MOST_BUCKETS = 1_000
"""Buckets by name above which the full ones are forgotten."""


class Rate(Value):
    """Refill rate and size of a token bucket.

    Args:
        each_second: tokens.
        most: tokens that it holds: the largest burst.
    """

    each_second: float
    most: float


class Rates(Value):
    """Limits of one kind of cost, by whom it is counted.

    Args:
        connection: of one connection.
        person: of all connections of a person.
        address: of all connections of an address; a family, a club or a school shares one.
        table: of all at one table.
    """

    connection: Rate
    person: Rate
    address: Rate
    table: Rate


RETOLD = Rate(500, 20_000)
"""Moves of a game that are replayed for what a person has missed, or for all who only listen."""
FRAMES = Rates(Rate(20, 60), Rate(30, 90), Rate(100, 400), Rate(60, 240))
"""Frames."""
WORK = Rates(Rate(100, 1000), Rate(150, 1500), Rate(400, 4000), Rate(400, 4000))
"""Milliseconds of the server's work on frames."""
HOLD = 1.0
"""Seconds for which a frame over a limit is held back; one that would wait longer is refused."""
CHAT = Rate(0.5, 5)
"""Chat messages: 5 in 10 seconds."""
GUESSES = Rate(0.2, 10)
"""Invalid links and invitations of one address."""
OPENED_BY_PERSON, OPENED_BY_ADDRESS = Rate(1 / 60, 20), Rate(1 / 6, 60)
"""Tables opened."""
OPENED_UNKNOWN = Rate(1, 300)
"""Tables opened by all whose address is unknown together: new persons cost nothing."""


ENTERED = Rate(5, 100)
"""Entries of new people to a table, in tokens of `COMES` and `KNOCKS`."""
STRANGER = Rate(2, 60)
"""The same of those who come from one address, so that nobody keeps all others out."""
COMES, KNOCKS = 3.0, 10.0
"""Tokens for the entry of a new person, and for asking the host."""


class Bucket:
    """A token bucket, full at the beginning.

    Args:
        rate: of refilling.
        now: seconds.
    """

    __slots__ = ("_left", "_rate", "_since")

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

    def spend(self, now: float, tokens: float) -> None:
        """Take tokens that may have to come first."""
        self._fill(now)
        self._left = max(self._left - tokens, -LONGEST_WAIT * self._rate.each_second)

    def wait(self, now: float) -> float:
        """Return the seconds until all tokens that were taken have come."""
        if self._left >= 0:
            return 0.0
        self._fill(now)
        return max(0.0, -self._left / self._rate.each_second)

    def wait_for(self, now: float, tokens: float) -> float:
        """Return the seconds until there are enough tokens, or the bucket is full."""
        self._fill(now)
        missing = min(tokens, self._rate.most) - self._left
        return max(0.0, missing / self._rate.each_second)

    def take_or_wait(self, now: float, tokens: float) -> float:
        """Take tokens, if there are enough or the bucket is full; else return the seconds until
        then."""
        wait = self.wait_for(now, tokens)
        if not wait:
            self._left -= tokens
        return wait

    def _fill(self, now: float) -> None:
        more = max(0.0, now - self._since) * self._rate.each_second
        self._left = min(self._rate.most, self._left + more)
        self._since = max(now, self._since)

    def full(self, now: float) -> bool:
        """Return whether the bucket is as full as at the beginning, so that it need not be kept."""
        return self._left + max(0.0, now - self._since) * self._rate.each_second >= self._rate.most


class Buckets:
    """Token buckets by name: of persons, addresses or tables.

    Args:
        rate: of each.
        clock: returns seconds that only grow.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._named: dict[str, Bucket] = {}

    def __getitem__(self, name: str) -> Bucket:
        bucket = self._named.get(name)
        if bucket is None:
            now = self._clock()
            if len(self._named) > MOST_BUCKETS:
                self._named = {at: one for at, one in self._named.items() if not one.full(now)}
            bucket = self._named[name] = Bucket(self._rate, now)
        return bucket
