"""Seats at servers that wait for the players here, as entries of menus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item
from audiogame.narration.titles import game_title
from audiogame.online.device import KeptSeat, kept_device
from audiogame.online.link import TableLink
from audiogame.rules.fault import Fault

SEAT = "seat "
"""Prefix of the ids of the menu entries of seats, before the index in the list."""


def seat_items(dialogue: Dialogue, seats: tuple[KeptSeat, ...]) -> list[Item]:
    """Return an entry for each seat."""
    return [Item(f"{SEAT}{at}", _told(dialogue, one)) for at, one in enumerate(seats)]


def _told(dialogue: Dialogue, seat: KeptSeat) -> str:
    names = tuple(name[:40] for name in seat.others)
    told = {"game": game_title(seat.game[:40], dialogue.language), "server": seat.server}
    return dialogue.narrator.say("online-seat", names=names, count=len(names), **told)


class FarSeats:
    """Entries for the seats at servers in a list of local games.

    Args:
        app: has the list.
        go: opens the table of a link.
    """

    def __init__(self, app: App, go: Callable[[App, TableLink], Awaitable[None]]) -> None:
        self._app = app
        self._go = go
        self._seats: tuple[KeptSeat, ...] = ()

    async def items(self) -> list[Item]:
        """Read which seats are waiting, and return an entry for each."""
        await self._app.data.unsaved.written()  # a seat just left may still be queued
        try:
            device = await self._app.front.offload(lambda: kept_device(self._app.data.folder))
        except Fault:  # said where it matters, in the menu of online play
            device = None
        self._seats = device.seats if device is not None else ()
        return seat_items(self._app.dialogue, self._seats)

    async def open(self, name: str) -> None:
        """Open the table of an entry."""
        await self._go(self._app, self._seats[int(name.removeprefix(SEAT))].link)
