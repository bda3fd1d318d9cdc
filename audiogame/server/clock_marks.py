"""Jumps of a server's clock, during which the time that deletes what nobody visits stands still.

A machine whose clock is wrong cannot be told from one that was switched off, so neither counts for
more than a day.
"""

from __future__ import annotations

from audiogame.rules.value import Value

DAY = 86_400
"""Seconds that a time counts at most in which no server ran here."""
JUMPS = 100
"""Jumps remembered at most; what was before the oldest counts as one."""


class ClockMarks(Value):
    """When a server has looked at its clock, as it is stored.

    Args:
        seen: when it last did, in seconds since 1970; 0 for never.
        jumps: when a jump was seen, in seconds since 1970, and how many of the seconds before do
            not count; the oldest first.
    """

    seen: int = 0
    jumps: tuple[tuple[int, int], ...] = ()

    def at(self, now: int) -> ClockMarks:
        """Return the marks once a server has looked at its clock again.

        Args:
            now: seconds since 1970.
        """
        begun = ((at, at - skipped) for at, skipped in self.jumps)
        # What is after now was told by a clock that was wrong.
        jumps = tuple((min(at, now), min(at, now) - since) for at, since in begun if since < now)
        if self.jumped(now) > 0:
            jumps = (*jumps, (now, now - self.seen - DAY))[-JUMPS:]
        return ClockMarks(now, jumps)

    def jumped(self, now: int) -> int:
        """Return by how many seconds the clock has jumped since the last look; 0 for less than a
        day, below 0 for back."""
        away = now - self.seen
        return away if abs(away) > DAY else 0

    def before(self, seconds: int) -> int:
        """Return the time of which the last look is so many seconds away, without all jumps.

        Args:
            seconds: at least one.
        """
        now, left = self.seen, seconds
        for at, skipped in reversed(self.jumps):
            if now - at >= left:
                break
            left -= now - at
            now = at - skipped
        return now - left
