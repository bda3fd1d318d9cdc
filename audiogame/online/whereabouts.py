"""Where a server is: one of its processes answers, and others are known for when it does not."""

from __future__ import annotations

MOST = 64
"""Addresses that are remembered."""
PATIENCE = 2.0
"""Seconds for another process to answer; where there is only one, it has longer."""
SHORT_PAUSE = 1.0
"""Seconds between tries, where there are others to be tried."""


class Whereabouts:
    """The addresses of a server.

    Args:
        address: of the link: it is tried first, and never forgotten.
    """

    def __init__(self, address: str) -> None:
        self._link = address
        self._others: list[str] = []
        self.address = address
        """Where to go now."""

    @property
    def several(self) -> bool:
        """Whether there is more than one."""
        return bool(self._others)

    def learn(self, servers: tuple[str, ...]) -> None:
        """Take over where else the server says that it can be reached; nothing leaves all as it
        was, because the others may only be down."""
        fresh = [one for one in servers if one != self.address]
        kept = [one for one in self._others if one not in fresh and one != self.address]
        self._others = (fresh + kept)[:MOST]
        if self._link not in (self.address, *self._others):
            self._others.append(self._link)

    def go(self, address: str) -> None:
        """Go to a process that the server has named."""
        self._move(address)

    def go_on(self) -> None:
        """Go to the next one, because nobody answers here."""
        if self._others:
            self._move(self._others[0])

    def _move(self, address: str) -> None:
        before, self.address = self.address, address
        self._others = [one for one in self._others if one != address]
        if before != address:
            self._others.append(before)
