"""Why the program ends while it waits for a key."""

from __future__ import annotations


class ProgramLeft(Exception):  # not a fault: the player has left the program
    """The program ends: the player said so, or its input has ended."""


class NothingHeard(ProgramLeft):
    """The program ends: nothing that it says arrives anywhere.

    Args:
        fault: why the last output was lost.
    """

    def __init__(self, fault: OSError | ValueError) -> None:
        super().__init__(str(fault))
        self.fault = fault


class CannotBegin(Exception):
    """What the run was for is wrong, which was found out after it had said that it takes a while.

    Args:
        fault: what is wrong.
    """

    def __init__(self, fault: ValueError) -> None:
        super().__init__(fault)
        self.fault = fault
