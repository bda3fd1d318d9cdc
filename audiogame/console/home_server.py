"""The server of a table at home, as a front end that can start processes provides it."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.fault import Reason
from audiogame.rules.value import Value


class NewHost(Value):
    """A machine that people come through, and that is not trusted yet.

    Args:
        host: its name.
        fingerprint: of its key.
    """

    host: str
    fingerprint: str


class HomeServer(Protocol):
    """A server in the background, found again after a crash."""

    def ask_about(self) -> Reason | None:
        """Return what a person should know and agree to, before others can come from elsewhere;
        None where they have.

        Raises:
            Fault: nobody can come from elsewhere.
        """

    async def ask_host(self) -> NewHost | None:
        """Return the machine that others come through, if it is not trusted yet.

        Raises:
            Fault: it does not answer.
        """

    def agree(self) -> None:
        """Keep that the person agrees to both.

        Raises:
            OSError: it cannot be kept.
        """

    async def begin(self, far: bool) -> str:
        """Start the server, or find the one that is still there; return the link to it.

        Args:
            far: whether people from elsewhere can come.

        Raises:
            Fault: it does not begin.
        """

    def ipv6_address(self) -> str:
        """Return the address of this machine that is valid everywhere by IPv6; empty for none."""

    async def end(self, found: bool = False) -> None:
        """Stop the server that was started here; every game is saved.

        Args:
            found: whether to stop one, too, that was left running and found again.
        """

    def stay(self) -> None:
        """Leave the server running, as long as somebody is there."""

    def close(self) -> None:
        """Stop the server, unless it was left running."""
