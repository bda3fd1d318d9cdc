"""The waiting room of a table at a server: who is there, the link, the door, and the beginning."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.keys.commands import Mode
from audiogame.lobby.far_company import FarCompany
from audiogame.lobby.far_game import play_far
from audiogame.lobby.new_game import title
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.own_device import OwnDevice
from audiogame.online.company_packets import Patience
from audiogame.online.greeting import LineLost
from audiogame.online.link import Link
from audiogame.online.session import Session
from audiogame.online.session_packets import AnswerKnock, RenewLink
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    Room,
)
from audiogame.play.game_loop import Departure
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
    """

    def __init__(self, app: App, session: Session, link: Link, own: OwnDevice) -> None:
        self._app = app
        self._session = session
        self._link = link
        self._news = OnlineNews(app, session, own)
        self._company = FarCompany(app, session, self._news, own)
        self._told: Room | None = None

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
        while self._session.room is not None or not self._session.up:
            seated = self._session.begun()
            if seated is not None:
                departure = await play_far(self._app, self._session, self._news, seated)
                if departure is Departure.LEFT:
                    await self._leave()
                    return
                if self._hosts:
                    await self._start()
                self._told = None
                continue
            self._tell_room()
            await self._company.listen()
            await self._answer_door()
            key = await self._app.key(LOOK)
            if key is not None and await self._press(key):
                return
        self._news.tell()

    @property
    def _hosts(self) -> bool:
        room = self._session.room
        return room is not None and room.host in room.yours

    def _tell_room(self) -> None:
        """Say how the table stands, when that has changed."""
        room = self._session.room
        if room is None or room == self._told:
            return
        first, self._told = self._told is None, room
        self._app.tell(
            "online-room",
            game=title(find_game(room.game)),
            first=first,
            people=tuple(
                chair.name for seat, chair in enumerate(room.chairs) if chair.kind == PERSON
            ),
            bots=sum(1 for chair in room.chairs if chair.kind not in (OPEN, PERSON)),
            free=sum(1 for chair in room.chairs if chair.kind == OPEN),
            host=self._hosts,
        )

    async def _answer_door(self) -> None:
        while self._news.knocks:
            knock = self._news.knocks.pop(0)
            names = tuple(name[:40] for name in knock.names[:8])
            yes = await self._app.confirm("online-knock", names=names)
            await self._try(self._session.tell(AnswerKnock(knock.number, yes)))

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
            self._app.tell("online-room-keys", host=self._hosts)
        return False

    async def _start(self) -> None:
        if not self._hosts:
            self._app.tell("online-host-starts")
            return
        self._app.tell("online-starting")
        await self._try(self._session.start())

    async def _tell_link(self) -> None:
        room = self._session.room
        if room is None or not room.key:
            self._app.tell("online-no-link")
            return
        link = Link(self._link.address, self._link.secure, room.table, room.key)
        copied = self._app.screen.copy(str(link))
        self._app.tell("online-link", address=link.address, words=link.words, copied=copied)

    async def _renew(self) -> None:
        if self._hosts and await self._app.confirm("online-renew"):
            await self._try(self._session.tell(RenewLink()))

    async def _who(self) -> None:
        self._told = None

    async def _open_company(self) -> None:
        await self._company.open_menu()
        self._told = None

    async def _talk(self) -> None:
        await self._company.talk()

    async def _hush(self) -> None:
        self._company.hush()

    async def _leave(self) -> None:
        await self._try(self._session.leave())

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except LineLost as fault:
            self._app.tell("fault", why=fault)


_KEYS: Mapping[str, Callable[[WaitingRoom], Awaitable[None]]] = {
    "enter": WaitingRoom._start,
    "l": WaitingRoom._tell_link,
    "n": WaitingRoom._renew,
    "t": WaitingRoom._who,
    "p": WaitingRoom._open_company,
    "c": WaitingRoom._talk,
    "m": WaitingRoom._hush,
}
