"""Exceptions that end the program while it waits for a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiogame.online.link import TableLink


class ProgramLeft(Exception):  # not an error: the player has left the program
    """The program ends: the player left, or the input has ended."""


class NothingHeard(ProgramLeft):
    """The program ends: no output is left that reaches the player.

    Args:
        fault: why the last output was lost.
    """

    def __init__(self, fault: OSError | ValueError) -> None:
        super().__init__(str(fault))
        self.fault = fault


class LinkFailed(ProgramLeft):
    """The program ends: the link that it was started with led nowhere, and that was said."""


class LinkFollowed(ProgramLeft):  # what is open is left as at the end of the program
    """The player goes to the table of a link that was pasted, from wherever they are.

    Args:
        link: to the table.
    """

    def __init__(self, link: TableLink) -> None:
        super().__init__(str(link))
        self.link = link


class CannotBegin(Exception):
    """A record or game that turns out to be invalid after a long start was announced.

    Args:
        fault: what is wrong.
    """

    def __init__(self, fault: ValueError) -> None:
        super().__init__(fault)
        self.fault = fault
