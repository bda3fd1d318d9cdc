"""The people far away with whom the people at this keyboard are at a table."""

from __future__ import annotations

from typing import Protocol

LISTEN = 0.5
"""Seconds between two looks whether anything has come from them."""


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

    def overhear(self) -> bool:
        """Tell what has come, where a key is awaited; tells whether there was anything."""

    @property
    def paused(self) -> bool:
        """Whether the table pauses, so that nobody here is asked."""

    async def go_on(self) -> None:
        """Let the table go on that pauses."""

    async def hear(self) -> None:
        """Tell what has come, and answer what the table is asked, where a menu waits for a key."""

    async def listen(self) -> bool:
        """Tell what has come, and answer what the table is asked, in the game.

        Returns:
            Whether there was something to answer.
        """
