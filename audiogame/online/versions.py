"""The versions of the packets that a program speaks: its own, and the one before."""

from __future__ import annotations

from audiogame.rules.value import Value


class Versions(Value):
    """The versions that one side of a line speaks.

    Args:
        oldest: of them.
        newest: of them; all between are spoken, too.
    """

    oldest: int
    newest: int

    def __contains__(self, version: object) -> bool:
        return isinstance(version, int) and self.oldest <= version <= self.newest

    def common(self, others: Versions) -> int | None:
        """Return the newest version that both sides speak; None where there is none."""
        newest = min(self.newest, others.newest)
        return newest if newest >= max(self.oldest, others.oldest) else None


SPOKEN = Versions(1, 1)
"""What this program speaks.

With each change that a program of before cannot read, `newest` goes up, and `oldest` to the one
before it: programs and servers are not updated all at once.
"""
