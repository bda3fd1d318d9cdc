"""The menu of a game, on Escape: what may be asked for at any time, and the ways out."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from audiogame.console.app import App
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.play.audience import Audience
from audiogame.play.requests import Request, request, request_text, requests_here
from audiogame.play.seats_menu import choose_strength
from audiogame.preferences.keys_menu import keys_menu
from audiogame.preferences.settings_menu import settings_menu
from audiogame.preferences.sounds_menu import sounds_menu
from audiogame.rules.state import Seat
from audiogame.table.table import Player, Table


class Wish(Enum):
    """What the player wants of the game."""

    STAY = "stay"
    LEAVE = "leave"
    AGAIN = "again"
    ROTATED = "rotated"
    GIVE_UP = "give-up"


class GameMenu:
    """The menu of one game, which keeps its place.

    Args:
        telling: the people here, and their seats.
    """

    def __init__(self, app: App, table: Table, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience
        self._place = MenuPlace()

    async def open(self, saved: bool) -> Wish:
        """Let the player choose.

        Args:
            saved: whether the game is kept when it is left.
        """
        app = self._app
        self._place = MenuPlace()
        while True:
            offers = requests_here(self._table, self._audience.seats)
            title = app.narrator.say("title-game-menu")
            chosen = await menu(app, title, [*self._items(offers, saved)], self._place)
            kind, _, value = (chosen or "stay").partition(" ")
            match kind:
                case "settings":
                    await settings_menu(app)
                case "keys":
                    await keys_menu(app)
                case "sounds":
                    await sounds_menu(app, self._table.game)
                case "request":
                    await request(app, self._table, self._audience, offers[int(value)])
                    return Wish.STAY
                case "bot":
                    if await self._let_bot_play(int(value)):
                        return Wish.STAY
                case "back":
                    self._take_back(int(value))
                    return Wish.STAY
                case "give-up":
                    if await app.confirm("give-up"):
                        return Wish.GIVE_UP
                    app.tell("staying")
                case _:
                    return Wish(kind)

    def _items(self, offers: tuple[Request, ...], saved: bool) -> Iterator[Item]:
        say, table, here = self._app.narrator.say, self._table, self._audience.seats
        yield Item("stay", say("game-menu-stay"))
        for index, offer in enumerate(offers):
            yield Item(f"request {index}", request_text(self._app, self._audience, offer))
        for seat in here:
            name = table.players[seat].name
            which = "one" if len(here) == 1 else "other"
            if seat in table.bots:
                yield Item(f"back {seat}", say(f"game-menu-back-{which}", name=name))
            elif seat in table.state.seated:
                yield Item(f"bot {seat}", say(f"game-menu-bot-{which}", name=name))
        for name in ("again", "rotated", "settings", "keys", "sounds"):
            yield Item(name, say(f"game-menu-{name}"))
        if here:
            yield Item("give-up", say("game-menu-give-up"))
        yield Item("leave", say("game-menu-leave" if saved else "game-menu-leave-unsaved"))

    async def _let_bot_play(self, seat: Seat) -> bool:
        table, name = self._table, self._table.players[seat].name
        strength = await choose_strength(self._app, table.game)
        if strength is None:
            return False
        table.seat_player(seat, Player(name, strength))
        self._app.tell("bot-plays", name=name, several=len(self._audience.seats) > 1)
        return True

    def _take_back(self, seat: Seat) -> None:
        name = self._table.players[seat].name
        self._table.seat_player(seat, Player(name))
        self._app.tell("person-plays", name=name, several=len(self._audience.seats) > 1)
