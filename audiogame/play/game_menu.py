"""The menu of a game, on Escape: what may be asked for at any time, and the ways out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from enum import Enum
from typing import Protocol

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.text_entry import enter_code, enter_name
from audiogame.opponents.seat_list import name_players
from audiogame.play.audience import Audience
from audiogame.play.hand_over import HandOver
from audiogame.play.seats_menu import choose_strength
from audiogame.rules.state import Action, Seat
from audiogame.rules.value import Value, replace
from audiogame.table.chairs import chairs
from audiogame.table.move_list import Player
from audiogame.table.seen_table import SeenTable


class Request(Value):
    """Something that may be asked for.

    Args:
        seat: who asks.
        action: what for.
        player: who sits down for it on a free chair, None for a seat that is taken.
    """

    seat: Seat
    action: Action
    player: Player | None = None


def requests_here(table: SeenTable, here: tuple[Seat, ...]) -> tuple[Request, ...]:
    """List what the people here may ask for: for their own seats, and for the first free chair.

    Whoever only listens far away asks for nothing.
    """
    if table.record.at_server and not here:
        return ()
    found = [Request(seat, action) for seat in here for action in table.view(seat).requests(seat)]
    seated = table.state.seated
    free = [seat for seat in range(table.state.seats) if seat not in seated]
    for seat in free:
        for action in table.state.requests(seat)[:1]:
            return (*found, *_newcomers(table, seat, action))
    return tuple(found)


def _newcomers(table: SeenTable, seat: Seat, action: Action) -> tuple[Request, Request]:
    sitting = [("you", player.name) for player in table.players if player.name]
    bot = name_players([*sitting, ("bot", "")])[-1]
    person = name_players([*sitting, ("you", "")])[-1]
    return Request(seat, action, bot), Request(seat, action, person)


def request_text(dialogue: Dialogue, audience: Audience, offer: Request) -> str:
    """Say what may be asked for."""
    if offer.player is None:
        return audience.words(offer.action, (offer.seat,))
    kind = "bot" if offer.player.bot else "person"
    return dialogue.narrator.say(f"chair-{kind}", number=offer.seat + 1, name=offer.player.name)


async def request(app: App, table: SeenTable, audience: Audience, offer: Request) -> None:
    """Ask for something."""
    player = offer.player
    if player is not None:
        if player.bot is None:
            taken = {player.name for player in table.players}
            player = replace(player, name=await enter_name(app, player.name, taken))
        if table.record.at_server:  # which asks the rules itself, and tells who sits here then
            await table.seat_player(offer.seat, player)
            return
        if player.bot is None:
            audience.seats = tuple(sorted((*audience.seats, offer.seat)))
        await table.seat_player(offer.seat, player)
    await table.submit(offer.seat, offer.action)


LOOK, LOOKS = 0.02, 25
"""Seconds between looks at whether a chair was taken far away, and how many there are."""


class Wish(Enum):
    """What the player wants of the game."""

    STAY = "stay"
    LEAVE = "leave"
    AGAIN = "again"
    ROTATED = "rotated"
    GIVE_UP = "give-up"


class OfferedLesson(Protocol):
    """The lesson of the game that is played."""

    def tell(self) -> None:
        """Say where the lesson is, to somebody new to the game."""

    @property
    def there(self) -> bool:
        """Whether the game has a lesson that can be taken."""

    async def teach(self) -> None:
        """Teach it over the game."""


class GameMenu:
    """The menu of one game, which keeps its place.

    Args:
        telling: the people here, and their seats.
        hand_over: asks whose seat it is, where people here have secrets from one another.
        lesson: of this game; None where none can be taken from here.
    """

    def __init__(
        self,
        app: App,
        table: SeenTable,
        audience: Audience,
        hand_over: HandOver,
        lesson: OfferedLesson | None = None,
    ) -> None:
        self._lesson = lesson
        self._app = app
        self._table = table
        self._audience = audience
        self._hand_over = hand_over
        self._place = MenuPlace()
        self._offers: tuple[Request, ...] = ()

    async def open(self, saved: bool) -> Wish:
        """Let the player choose.

        Args:
            saved: whether the game is kept when it is left.
        """
        app = self._app
        self._place = MenuPlace()
        while True:
            self._offers = requests_here(self._table, self._audience.seats)
            title = app.dialogue.narrator.say("title-game-menu")
            chosen = await menu(app, title, [*self._items(saved)], self._place)
            kind, _, value = (chosen or Wish.STAY.value).partition(" ")
            wish = await ENTRIES[kind](self, value) if kind in ENTRIES else Wish(kind)
            if wish is not None:
                return wish

    # What entries do; only what ends the menu returns something.

    async def _open_settings(self, value: str) -> None:
        # late: the first line of a game changes no settings
        from audiogame.preferences.settings_menu import settings_menu

        await settings_menu(self._app)

    async def _open_keys(self, value: str) -> None:
        # late: the first line of a game changes no keys
        from audiogame.preferences.keys_menu import keys_menu

        await keys_menu(self._app)

    async def _open_sounds(self, value: str) -> None:
        # late: the first line of a game changes no sounds
        from audiogame.preferences.sounds_menu import sounds_menu

        await sounds_menu(self._app, self._table.game)

    async def _open_lesson(self, value: str) -> Wish:
        """Let the game wait for its lesson, and go on with it where it was."""
        app, table = self._app, self._table
        kept = app.scene.in_game, app.scene.reminder, app.scene.table
        try:
            if self._lesson is not None:
                await self._lesson.teach()
        finally:
            app.scene.in_game, app.scene.reminder, app.scene.table = kept
        app.soundscape.enter_game(table.game.name, chairs(table), self._audience.seats)
        app.dialogue.tell("lesson-back-to-game")
        return Wish.STAY

    async def _request(self, offer: str) -> Wish | None:
        asked = self._offers[int(offer)]
        if not await self._sure(request_text(self._app.dialogue, self._audience, asked)):
            return None
        await request(self._app, self._table, self._audience, asked)
        return Wish.STAY

    async def _sure(self, entry: str) -> bool:
        """Ask whether an entry is meant that changes who sits at the table."""
        if await self._app.keyboard.confirm("game-menu-sure", entry=entry.rstrip(".")):
            return True
        self._app.dialogue.tell("staying")
        return False

    async def _let_bot_play(self, chosen: str) -> Wish | None:
        table, seat = self._table, int(chosen)
        name = table.players[seat].name
        strength = await choose_strength(self._app, table.game)
        if strength is None or not await self._sure(self._entry("bot", seat)):
            return None
        if not await self._may_change(seat):
            return None
        await self._seat(seat, Player(name, strength))
        self._app.dialogue.tell("bot-plays", name=name, several=len(self._audience.seats) > 1)
        self._hand_over.forget()
        return Wish.STAY

    async def _take_back(self, chosen: str) -> Wish | None:
        seat = int(chosen)
        name = self._table.players[seat].name
        if not await self._sure(self._entry("back", seat)):
            return None
        if not await self._may_change(seat):
            return Wish.STAY
        await self._seat(seat, Player(name))
        self._app.dialogue.tell("person-plays", name=name, several=len(self._audience.seats) > 1)
        if not await self._tell_waiting(seat):
            self._hand_over.forget()
        return Wish.STAY

    async def _tell_waiting(self, seat: Seat) -> bool:
        """Tell the holder, who is back, what waited for them; tells whether it was told.

        They hold the keyboard until the next person takes over: letting go would cut it off.
        """
        if self._hand_over.holder != seat or not self._audience.waiting_alone(seat):
            return False
        if not self._app.keyboard.holder.headphones and not await self._app.keyboard.confirm(
            "headphones"
        ):
            return False
        self._hand_over.listen(True)
        self._audience.tell_own(seat)
        self._hand_over.chosen()
        return True

    async def _seat(self, seat: int, player: Player) -> None:
        """Let a player take a chair; far away that takes a moment, and is waited for."""
        from asyncio import sleep  # no first line waits for that

        table = self._table
        await table.seat_player(seat, player)
        for _ in range(LOOKS):
            connection = table.connection
            if connection is None or not connection.up or table.players[seat] == player:
                return
            await sleep(LOOK)
            await table.step()

    async def _may_change(self, seat: int) -> bool:
        """Tell whether another player may take a seat now; says why not.

        While some have chosen in secret and others have not, its own person has to take over.
        """
        if not self._audience.secretive or not self._table.undecided:
            return True
        if await self._hand_over.pass_to(seat):
            return True
        self._hand_over.forget()
        self._app.dialogue.tell("staying")
        return False

    async def _change_code(self, chosen: str) -> Wish | None:
        """Let a person set the code to be typed before taking over, or remove it."""
        seat, hand_over = int(chosen), self._hand_over
        if await hand_over.pass_to(seat):
            if hand_over.codes.remove(seat):
                self._app.dialogue.tell("code-removed")
            elif code := await enter_code(self._app, self._app.dialogue.narrator.say("code-new")):
                hand_over.codes.set(seat, code)
                self._app.dialogue.tell("code-set")
            else:
                self._app.dialogue.tell("staying")
        hand_over.forget()
        return None

    async def _open_company(self, value: str) -> Wish | None:
        if self._app.scene.company is None:
            return None
        await self._app.scene.company.open_menu()
        return Wish.STAY

    async def _give_up(self, value: str) -> Wish | None:
        if await self._app.keyboard.confirm(
            "give-up-far" if self._table.record.at_server else "give-up"
        ):
            return Wish.GIVE_UP
        self._app.dialogue.tell("staying")
        return None

    def _entry(self, kind: str, seat: Seat) -> str:
        """Say what lets a bot play for a seat, or takes the seat back."""
        which = "one" if len(self._audience.seats) == 1 else "other"
        name = self._table.players[seat].name
        return self._app.dialogue.narrator.say(f"game-menu-{kind}-{which}", name=name)

    def _items(self, saved: bool) -> Iterator[Item]:
        say, table, here = self._app.dialogue.narrator.say, self._table, self._audience.seats
        yield Item("stay", say("game-menu-stay"))
        for index, offer in enumerate(self._offers):
            yield Item(f"request {index}", request_text(self._app.dialogue, self._audience, offer))
        for seat in here:
            if table.players[seat].bot:
                yield Item(f"back {seat}", self._entry("back", seat))
            elif seat in table.state.seated:
                yield Item(f"bot {seat}", self._entry("bot", seat))
        if self._audience.secretive:
            for seat in (seat for seat in here if not table.players[seat].bot):
                kind = "remove" if seat in self._hand_over.codes else "set"
                text = say(f"game-menu-code-{kind}", name=table.players[seat].name)
                yield Item(f"code {seat}", text)
        if self._app.scene.company is not None:
            yield Item("company", say("game-menu-company"))
        if self._lesson is not None and self._lesson.there:
            yield Item("lesson", say("game-menu-lesson"))
        again = () if self._table.record.at_server else ("again", "rotated")
        for name in again:
            yield Item(name, say(f"game-menu-{name}", saved=saved))
        for name in ("settings", "keys", "sounds"):
            yield Item(name, say(f"game-menu-{name}"))
        if here:
            yield Item("give-up", say("game-menu-give-up"))
        left = "leave" if saved else "leave-unsaved"
        if table.record.at_server:
            left = "leave-far" if here else "leave-listening"
        yield Item("leave", say(f"game-menu-{left}"))


ENTRIES: Mapping[str, Callable[[GameMenu, str], Awaitable[Wish | None]]] = {
    "request": GameMenu._request,
    "bot": GameMenu._let_bot_play,
    "back": GameMenu._take_back,
    "code": GameMenu._change_code,
    "company": GameMenu._open_company,
    "lesson": GameMenu._open_lesson,
    "settings": GameMenu._open_settings,
    "keys": GameMenu._open_keys,
    "sounds": GameMenu._open_sounds,
    "give-up": GameMenu._give_up,
}
"""What entries do, with what follows their name, such as a seat; the others are wishes."""
