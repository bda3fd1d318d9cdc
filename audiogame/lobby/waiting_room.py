"""The waiting room of a table at a server: who is there, the link, the door, and the beginning."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.key_source import Key
from audiogame.keys.commands import Mode
from audiogame.lobby.door import LASTS, Door
from audiogame.lobby.far_company import FarCompany
from audiogame.lobby.far_game import play_far
from audiogame.lobby.new_game import title
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.online_table import unusual_options
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.narrator import Urgency
from audiogame.online.company_packets import Patience
from audiogame.online.device import KeptSeat
from audiogame.online.greeting import LineLost
from audiogame.online.link import Link
from audiogame.online.packets import Seated
from audiogame.online.session import Session
from audiogame.online.table_packets import OPEN, PERSON, Room
from audiogame.play.game_loop import Departure
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.table.library import find_game

LOOK = 0.2
"""Seconds between looks at what has come."""
READS = frozenset(
    (
        *("older", "newer", "oldest", "newest", "next-category", "previous-category"),
        *("repeat", "copy", "save-history", "silence", "read-on", "verbosity", "speech", "leave"),
    )
)
"""The commands of everywhere that count here; all others are told the keys."""


class WaitingRoom:
    """The time before a game, and between two.

    Args:
        app: keys and outputs.
        session: at a table.
        link: of the server.
        own: what this device keeps.
        lasts: seconds until a new link to the table ends; one that ends never is followed by such.
    """

    def __init__(
        self, app: App, session: Session, link: Link, own: OwnDevice, lasts: int = LASTS[0]
    ) -> None:
        self._app = app
        self._session = session
        self._link = link
        self._news = OnlineNews(app, session, own)
        self._door = Door(app, session, self._news, link, lasts)
        self._company = FarCompany(app, session, self._news, own, self._door)
        self._own = own
        self._told: Mapping[str, Any] | None = None
        """What was said of the table last."""
        self._advice_told = False
        """Whether it was said that the host wants no advice."""
        self._starts = False
        """Whether the next game was asked for here, and nothing else has come since."""

    async def stay(self) -> None:
        """Wait, and play, until the people here leave.

        Raises:
            ProgramLeft: the program ends.
        """
        before, self._app.company = self._app.company, self._company
        if self._session.patience > 1:
            await self._try(self._session.tell(Patience(self._session.patience)))
        try:
            await self._stay()
        finally:
            self._app.company = before

    def know(self, persons: tuple[str, ...]) -> None:
        """Warn of nobody whom the people here were warned of before they sat down."""
        self._news.know(persons)

    async def _stay(self) -> None:
        while True:
            with self._app.display.answers("", *SHOWN):  # in a game others are answered
                seated = await self._wait()
            if seated is None:
                return
            self._tell_advice()
            departure = await play_far(self._app, self._session, self._news, seated)
            if departure is Departure.LEFT:
                await self._leave()
                return
            if self._session.room is None:
                return  # why was said
            self._told = None
            if self._door.kept_here:
                await self._start()

    async def _wait(self) -> Seated | None:
        """Wait for the next game; returns None where the people here are at no table any more."""
        while self._session.room is not None or not self._session.up:
            self._keep_seat()
            seated = self._session.begun()
            if seated is not None:
                self._starts = False
                return seated
            self._starts = self._starts and self._session.up and not self._session.news
            if self._told is not None or self._starts:  # who has come, then what follows
                await self._company.listen()
            self._tell_room()
            key = await self._app.key(LOOK)
            if key is not None and await self._press(key):
                return None
        self._news.tell()
        return None

    def _tell_room(self) -> None:
        """Say how the table stands, when that has changed."""
        room = self._session.room
        if room is None or (room.begun and not room.over) or (self._starts and self._told is None):
            return  # what happens in the game comes at once
        told = self._stands(room)
        before, self._told = self._told, told
        if before is None:
            self._app.tell("online-room", **told)
            self._tell_options(room)
            self._tell_advice()
        elif told != before:
            if told["guests"] and told["guests"] != before["guests"]:
                self._app.tell("online-room-listens", **told)
            if any(told[part] != before[part] for part in ("people", "bots", "free", "host")):
                self._app.tell("online-room-now", **told)
            self._tell_advice()

    def _stands(self, room: Room) -> Mapping[str, Any]:
        """Return what is said of the table as it stands."""
        listening = self._company.guests
        return {
            "game": title(find_game(room.game)),
            "people": tuple(one.name for one in room.chairs if one.kind == PERSON),
            "bots": sum(1 for one in room.chairs if one.kind not in (OPEN, PERSON)),
            "free": sum(1 for one in room.chairs if one.kind == OPEN),
            "host": self._door.kept_here,
            "guests": listening,
            "listeners": len(listening),
            "listening": not room.yours,
        }

    def _tell_options(self, room: Room) -> None:
        """Say by what options the table plays that are not the usual ones, which the host chose."""
        try:
            options = unusual_options(self._app, find_game(room.game), room.options)
        except Fault:  # of another version of the game, which is told when it begins
            return
        if options:
            self._app.tell("online-room-options", Urgency.NEWS, options=" ".join(options))

    def _tell_advice(self) -> None:
        """Say, once, that the host wants no advice; nobody can see what other programs do."""
        room = self._session.room
        if room is not None and not room.advice and not self._advice_told:
            self._advice_told = True
            self._app.tell("online-no-advice", Urgency.NEWS, host=self._door.kept_here)

    async def _press(self, key: Key) -> bool:
        """Do what a key means; tells whether the people here have left."""
        name = key.name.lower()
        if name in ("escape", "backspace", "z"):
            if await self._app.confirm("online-leave"):
                await self._leave()
                return True
            return False
        wanted = _KEYS.get(name)
        command = self._app.keymap.command(key.name, Mode.MENU)
        if wanted is not None:
            await wanted(self)
        elif command is not None and command.name in READS:
            await self._app.press_common(key, Mode.MENU)
        else:
            self._app.tell("online-room-keys", host=self._door.kept_here)
        return False

    async def _start(self) -> None:
        if not self._door.kept_here:
            self._app.tell("online-host-starts")
            return
        self._app.tell("online-starting")
        self._starts = await self._try(self._session.start())

    async def _tell_link(self) -> None:
        self._door.tell_link()

    async def _renew(self) -> None:
        await self._door.renew()

    async def _who(self) -> None:
        self._told, self._starts = None, False
        room = self._session.room
        if room is not None and room.begun and not room.over:
            self._app.tell("online-starting")

    async def _open_company(self) -> None:
        await self._company.open_menu()
        self._told = None

    async def _talk(self) -> None:
        await self._company.talk()

    async def _hush(self) -> None:
        self._company.hush()

    def _keep_seat(self) -> None:
        """Remember the seat, so that the people here find back to it without the link."""
        room = self._session.room
        if room is None or not room.yours:
            return
        link = replace(self._link, table=room.table, key="")
        others = tuple(
            one.name
            for seat, one in enumerate(room.chairs)
            if one.kind == PERSON and seat not in room.yours
        )
        kept = KeptSeat(self._session.server, link, room.game, others)
        self._own.keep_soon(self._app, self._own.now.sat(kept))

    async def _leave(self) -> None:
        room = self._session.room
        if room is None:
            return
        await self._try(self._session.leave())
        if room.over or not room.begun:
            await self._own.give_up(self._app, self._session.server, room.table)

    async def _try(self, work: Awaitable[None]) -> bool:
        """Do what needs the line; tells whether it was sent, and says why not."""
        try:
            await work
        except LineLost as fault:
            self._app.tell("fault", why=fault)
            return False
        return True


SHOWN = (
    *(Answer(key, f"room-{name}") for key, name in (("enter", "start"), ("l", "link"))),
    *(Answer(key, f"room-{name}") for key, name in (("n", "renew"), ("t", "who"))),
    *(Answer(key, f"room-{name}") for key, name in (("p", "people"), ("c", "talk"))),
    *(Answer(key, f"room-{name}") for key, name in (("m", "hush"), ("z", "leave"))),
)
"""The same keys for whoever has none, in an order that never changes."""
_KEYS: Mapping[str, Callable[[WaitingRoom], Awaitable[object]]] = {
    "enter": WaitingRoom._start,
    "l": WaitingRoom._tell_link,
    "n": WaitingRoom._renew,
    "t": WaitingRoom._who,
    "p": WaitingRoom._open_company,
    "c": WaitingRoom._talk,
    "m": WaitingRoom._hush,
}
