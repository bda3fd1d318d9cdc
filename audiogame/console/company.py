"""The remote players and listeners at the table of the players at this keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

    from audiogame.rules.seat import Seat
    from audiogame.table.news import NewsQueue


class Company(Protocol):
    """The remote people at the table, reachable from every screen of the program."""

    @property
    def news(self) -> NewsQueue:
        """Queue of the news from the remote people, which ends a wait for a key in a menu."""

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the other listeners, who do not play."""

    @property
    def won(self) -> tuple[tuple[str, int], ...]:
        """The players who have won games tonight, with their number, the most first."""

    def absence(self, seats: Collection[Seat]) -> str:
        """Return who has lost the connection, and when a bot takes over; empty for nobody.

        Args:
            seats: those that no bot plays for.
        """

    def pressed(self) -> None:
        """Handle a key press of the players here, wherever it is."""

    def turn(self, elsewhere: bool) -> None:
        """Handle that the players here look elsewhere, as at another program, or back."""

    async def talk(self) -> None:
        """Ask a player here for a chat message and send it to everyone."""

    def hush(self) -> None:
        """Toggle whether chat messages are said or only kept in the history."""

    async def open_menu(self) -> None:
        """Open the menu of the people at the table and of what the table can vote on."""

    def overhear(self) -> bool:
        """Say the news that has arrived, while a key is awaited; return whether there was any."""

    @property
    def paused(self) -> bool:
        """Whether the table is paused, so that no player here is asked."""

    async def go_on(self) -> None:
        """Resume a paused table."""

    def may_ask(self, seat: Seat) -> bool:
        """Return whether the person in a seat may ask the players here something now."""

    async def hear(self) -> None:
        """Say the news that has arrived and answer the table's requests."""
