"""The people far away with whom the people at this keyboard are at a table."""

from __future__ import annotations

from typing import Protocol


class Company(Protocol):
    """What can be done with them, wherever somebody is in the program."""

    @property
    def guests(self) -> tuple[str, ...]:
        """The others who only listen."""

    async def talk(self) -> None:
        """Let somebody here say something to all of them."""

    def hush(self) -> None:
        """Leave what they say to the history, or let it be heard again."""

    async def open_menu(self) -> None:
        """Let somebody here choose among the people, and what the table can agree to."""

    async def hear(self) -> None:
        """Tell what has come, and answer what the table is asked, where a menu waits for a key."""

    async def listen(self) -> None:
        """Tell what has come, answer what the table is asked, and wait while it pauses."""
