"""The game menu, on Escape: requests possible at any time, and the ways out."""

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
from audiogame.table.move_list import Player, chairs
from audiogame.table.seen_table import SeenTable


class Request(Value):
    """A request that a player may make of the game.

    Args:
        seat: the requesting seat.
        action: the action that makes the request.
        player: the player who sits down on a free chair for it, None for a taken seat.
    """

    seat: Seat
    action: Action
    player: Player | None = None


def requests_here(table: SeenTable, here: tuple[Seat, ...]) -> tuple[Request, ...]:
    """List the requests of the players here: for their own seats, and for the first free chair.

    Mere listeners at a remote table have none.
    """
    if table.record.at_server and not here:
        return ()
    found = [Request(seat, action) for seat in here for action in table.view(seat).requests(seat)]
    seated = table.state.seated
    free = [seat for seat in range(table.state.seats) if seat not in seated]
    for seat in free:
        joining = table.state.join_request(seat)
        if joining is not None:
            return (*found, *_newcomers(table, seat, joining))
    return tuple(found)


def _newcomers(table: SeenTable, seat: Seat, action: Action) -> tuple[Request, Request]:
    sitting = [("you", player.name) for player in table.players if player.name]
    bot = name_players([*sitting, ("bot", "")])[-1]
    person = name_players([*sitting, ("you", "")])[-1]
    return Request(seat, action, bot), Request(seat, action, person)


def request_text(dialogue: Dialogue, audience: Audience, offer: Request) -> str:
    """Return the words of a request."""
    if offer.player is None:
        return audience.words(offer.action, (offer.seat,))
    kind = "bot" if offer.player.bot else "person"
    return dialogue.narrator.say(f"chair-{kind}", number=offer.seat + 1, name=offer.player.name)


async def request(app: App, table: SeenTable, audience: Audience, offer: Request) -> None:
    """Make a request."""
    player = offer.player
    if player is not None:
        if player.bot is None:
            taken = {player.name for player in table.players}
            player = replace(player, name=await enter_name(app, player.name, taken))
        if table.record.at_server:  # which checks the rules itself, and reports who sits here then
            await table.seat_player(offer.seat, player)
            return
        if player.bot is None:
            audience.seats = tuple(sorted((*audience.seats, offer.seat)))
        await table.seat_player(offer.seat, player)
    await table.submit(offer.seat, offer.action)


LOOK, LOOKS = 0.02, 25
"""Seconds between checks whether a remote chair was taken, and the number of checks."""


class Wish(Enum):
    """Entry of the game menu that ends it: what to do with the game."""

    STAY = "stay"
    LEAVE = "leave"
    AGAIN = "again"
    ROTATED = "rotated"
    GIVE_UP = "give-up"


class OfferedLesson(Protocol):
    """The lesson of the game being played."""

    def tell(self) -> None:
        """Point to the lesson, for a player new to the game."""

    @property
    def there(self) -> bool:
        """Return whether the game has a lesson that can be taken."""

    async def teach(self) -> None:
        """Teach the lesson during the game."""


class GameMenu:
    """The menu of one game, which keeps its place.

    Args:
        audience: the players here, and their seats.
        hand_over: asks for the seat's player, where players here have secrets from one another.
        lesson: of this game; None where it cannot be taken from here.
        choices: returns what can be chosen here, as a card has the letter of its key.
        choose: chooses one of these.
    """

    def __init__(
        self,
        audience: Audience,
        hand_over: HandOver,
        lesson: OfferedLesson | None = None,
        choices: Callable[[], tuple[Action, ...]] = tuple,
        choose: Callable[[Action], Awaitable[None]] | None = None,
    ) -> None:
        self._choices, self._choose = choices, choose
        self._lesson = lesson
        self._app, self._table, self._audience = audience.app, audience.table, audience
        self._hand_over = hand_over
        self._place = MenuPlace()
        self._saved = False
        """Whether the game is saved when it is left."""
        self._offers: tuple[Request, ...] = ()

    async def open(self, saved: bool) -> Wish:
        """Open the menu until an entry ends it.

        Args:
            saved: whether the game is saved when it is left.
        """
        app = self._app
        self._place, self._saved = MenuPlace(), saved
        while True:
            self._offers = requests_here(self._table, self._audience.seats)
            title = app.dialogue.narrator.say("title-game-menu")
            chosen = await menu(app, title, [*self._items(saved)], self._place)
            kind, _, value = (chosen or Wish.STAY.value).partition(" ")
            wish = await ENTRIES[kind](self, value) if kind in ENTRIES else Wish(kind)
            if wish is not None:
                return wish

    # Handlers of entries; only those that end the menu return something.

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
        """Suspend the game for its lesson, and resume it afterwards."""
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

    async def _choose_by_letter(self, place: str) -> Wish:
        """Choose what a card has the letter of."""
        choices = self._choices()
        if self._choose is not None and int(place) < len(choices):
            await self._choose(choices[int(place)])
        return Wish.STAY

    async def _sure(self, entry: str) -> bool:
        """Confirm an entry that changes who sits at the table."""
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
        """Say what was queued for the player at the keyboard, now back; return whether it was said.

        They keep the keyboard until the next player takes over: releasing it would cut that off.
        """
        if self._hand_over.holder != seat or not self._audience.waiting_alone(seat):
            return False
        if not self._app.keyboard.holder.headphones and not await self._app.keyboard.confirm(
            "headphones", first=False
        ):
            return False
        self._hand_over.listen(True)
        self._audience.tell_own(seat)
        self._hand_over.chosen()
        return True

    async def _seat(self, seat: int, player: Player) -> None:
        """Seat a player; at a remote table that takes a moment, which is waited for."""
        from asyncio import sleep  # late: no first line waits for that

        table = self._table
        await table.seat_player(seat, player)
        for _ in range(LOOKS):
            connection = table.connection
            if connection is None or not connection.up or table.players[seat] == player:
                return
            await sleep(LOOK)
            await table.step()

    async def _may_change(self, seat: int) -> bool:
        """Return whether another player may take a seat now; say why not.

        While some have chosen in secret and others have not, its own player has to take over.
        """
        if not self._audience.secretive or not self._table.undecided:
            return True
        if await self._hand_over.pass_to(seat):
            return True
        self._hand_over.forget()
        self._app.dialogue.tell("staying")
        return False

    async def _change_code(self, chosen: str) -> Wish | None:
        """Set or remove the code that a player types before taking over."""
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

    async def _start_over(self, kind: str) -> Wish | None:
        """Start a new game at this table, after the question that N asks."""
        rotates = kind == Wish.ROTATED.value
        if await self._app.keyboard.confirm("start-over", saved=self._saved, rotates=rotates):
            return Wish(kind)
        self._app.dialogue.tell("staying")
        return None

    async def _give_up(self, value: str) -> Wish | None:
        if await self._app.keyboard.confirm(
            "give-up-far" if self._table.record.at_server else "give-up"
        ):
            return Wish.GIVE_UP
        self._app.dialogue.tell("staying")
        return None

    def _entry(self, kind: str, seat: Seat) -> str:
        """Return the words of the entry that has a bot play for a seat, or takes the seat back."""
        which = "one" if len(self._audience.seats) == 1 else "other"
        name = self._table.players[seat].name
        return self._app.dialogue.narrator.say(f"game-menu-{kind}-{which}", name=name)

    def _items(self, saved: bool) -> Iterator[Item]:
        say, table, here = self._app.dialogue.narrator.say, self._table, self._audience.seats
        yield Item("stay", say("game-menu-stay"))
        for index, action in enumerate(self._choices()):
            yield Item(f"choose {index}", self._audience.words(action))
        for index, offer in enumerate(self._offers):
            yield Item(f"request {index}", request_text(self._app.dialogue, self._audience, offer))
        for seat in here:
            if table.players[seat].bot:
                yield Item(f"back {seat}", self._entry("back", seat))
            elif seat in table.state.seated and table.state.seats > 1:
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
        again = "again", *(("rotated",) if table.state.seats > 1 else ())
        for name in () if table.record.at_server else again:
            yield Item(f"over {name}", say(f"game-menu-{name}", saved=saved))
        for name in ("settings", "keys", "sounds"):
            yield Item(name, say(f"game-menu-{name}"))
        if here:
            yield Item("give-up", say("game-menu-give-up"))
        left = "leave" if saved else "leave-unsaved"
        if table.record.at_server:
            left = "leave-far" if here else "leave-listening"
        yield Item("leave", say(f"game-menu-{left}"))


ENTRIES: Mapping[str, Callable[[GameMenu, str], Awaitable[Wish | None]]] = {
    "choose": GameMenu._choose_by_letter,
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
    "over": GameMenu._start_over,
}
"""Handlers of entries, given what follows their name, such as a seat; the others are wishes."""
