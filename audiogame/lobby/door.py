"""The door of a table at a server: its invitation link, and people who knock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.home_server import HomeServer
from audiogame.console.menu import Item, menu
from audiogame.console.screen import Clipboard
from audiogame.lobby.online_news import OnlineNews
from audiogame.online.greeting import LineLost
from audiogame.online.link import TableLink
from audiogame.online.packets import Up
from audiogame.online.session import Session
from audiogame.online.session_packets import AnswerKnock, Knocked, RenewLink
from audiogame.online.table_packets import Room
from audiogame.rules.value import replace

LASTS = (86_400, 3_600, 604_800, 0)
"""Seconds until the link expires, 0 for never; the first is the default."""

LOOK, LOOKS = 0.02, 50
"""Seconds between checks for the server's response, and the number of checks."""


async def was_sent(dialogue: Dialogue, work: Awaitable[None]) -> bool:
    """Await work that needs the connection; return whether it was sent, and say why not."""
    try:
        await work
    except LineLost as fault:
        dialogue.tell("fault", why=fault)
        return False
    return True


async def has_responded(session: Session, before: Room) -> bool:
    """Wait a moment until the server has responded; return whether it has.

    Args:
        before: the room as it was when the request was sent.
    """
    return await _soon(lambda: session.room is not before or bool(session.news))


async def link_was_renewed(session: Session, before: Room) -> bool:
    """Wait a moment until the link to the table is another, as after a removal.

    The news of a removal comes before the room without whom it was about.

    Args:
        before: the room as it was when the request was sent.

    Returns:
        Whether the link is another now.
    """
    return await _soon(lambda: session.room is None or session.room.key != before.key)


async def _soon(happened: Callable[[], bool]) -> bool:
    """Wait a moment until something has happened; return whether it has."""
    for _ in range(LOOKS):
        if happened():
            return True
        await asyncio.sleep(LOOK)
    return False


class Door:
    """The door of a table, which its host controls, before and during the game.

    Args:
        app: keys and outputs.
        session: at the table.
        news: has the people who knock.
        lasts: seconds until a link to the table expires.
        home: keeps the table on this machine; None where it stands elsewhere.
    """

    def __init__(
        self,
        app: App,
        session: Session,
        news: OnlineNews,
        lasts: int = LASTS[0],
        home: HomeServer | None = None,
    ) -> None:
        self._app = app
        self._home = home
        self._session = session
        self._news = news
        self._lasts = lasts
        self._key = ""
        """The link's key when the players here were last told of it; empty for all but the host."""
        self._renews = False
        """Whether a new link was requested here, and has not come."""

    @property
    def kept_here(self) -> bool:
        """Whether the host is at this keyboard."""
        room = self._session.room
        return room is not None and room.host in room.yours

    async def send(self, packet: Up) -> bool:
        """Send a packet to the table; return whether it was sent, and say why not."""
        return await was_sent(self._app.dialogue, self._session.tell(packet))

    # Knocking.

    async def answer(self, may_ask: Callable[[], bool], asked: Callable[[], None]) -> bool:
        """Ask the host about people who knock, and say a new link; return whether any came.

        Args:
            may_ask: returns whether others may ask something now.
            asked: called before each question.
        """
        told = self._tell_renewed()
        while self._news.knocks and may_ask():
            told = True
            asked()
            await self._open_or_not(self._news.knocks.pop(0))
        return told

    async def refuse_blocked(self) -> None:
        """Answer No, unasked, to the knocks of blocked people."""
        for knock in [one for one in self._news.knocks if self._news.blocked(one.person)]:
            self._news.knocks.remove(knock)
            await self.send(AnswerKnock(knock.number, yes=False))

    async def _open_or_not(self, knock: Knocked) -> None:
        names = knock.names
        message = "online-knock-back" if knock.back else "online-knock"
        yes = await self._app.keyboard.confirm(
            message, unasked=True, names=names, listen=knock.guest, count=len(names)
        )
        if await self.send(AnswerKnock(knock.number, yes)) and not yes:
            self._app.dialogue.tell("online-knock-refused", names=names)

    # The link.

    def tell_link(self) -> None:
        """Copy the link, and say it as it is typed; then the second one, by IPv6."""
        link = self._session.table_link
        if link is None:
            self._app.dialogue.tell("online-no-link")
            return
        self._tell(link, self._link_by_ipv6(link))

    def tell_seat_link(self) -> None:
        """Copy and say the link by which another device takes the seats here along."""
        link = self._session.seat_link
        if link is not None:
            self._tell(link)

    def _tell(self, link: TableLink, second: TableLink | None = None) -> None:
        page, dialogue = self._session.page, self._app.dialogue

        def tell(answer: Clipboard) -> None:
            address, words, copied = link.heard_address, link.words, answer.value
            dialogue.tell("online-link", address=address, words=words, copied=copied, page=page)
            self._app.recall.has_copied(text)
            if second is not None:
                dialogue.tell("online-link-ipv6", address=second.heard_address, words=words)

        text = link.in_browser if page else str(link)
        dialogue.outputs.screen.copy(text, tell)

    def _link_by_ipv6(self, link: TableLink) -> TableLink | None:
        """Return a link that routers may let pass, as long as no other is known to lead here from
        elsewhere; None where there is none.

        Args:
            link: of the table.
        """
        if self._home is None or self._session.reached.far:
            return None
        host, port = self._home.ipv6_address(), link.address.rpartition(":")[2]
        return replace(link, address=f"[{host}]:{port}") if host else None

    async def renew(self) -> None:
        """Ask the host for the lifetime of a new link, and request it."""
        room = self._session.room
        if room is None or not self.kept_here:
            self._app.dialogue.tell("online-no-link")
            return
        say = self._app.dialogue.narrator.say
        lasts = self._lasts if room.ends else 0
        self._key = room.key
        items = [Item(str(each), say("online-renew-lasts", seconds=each)) for each in LASTS]
        at = LASTS.index(lasts) if lasts in LASTS else 0
        chosen = await menu(self._app, say("title-renew"), items, at)
        if chosen is None:
            return
        self._lasts = int(chosen)
        if not await self.send(RenewLink(self._lasts)):
            return
        self._renews = True
        await _soon(self._tell_renewed)  # before anything else, unless the connection is slow

    def _tell_renewed(self) -> bool:
        """Announce a new link, if there is one; return whether there is.

        The link itself is said only where it was asked for, not after a removal.
        """
        room = self._session.room
        before, self._key = self._key, room.key if room is not None else ""
        if "" in (before, self._key) or before == self._key:
            return False
        self._app.dialogue.tell("online-renewed")
        if self._renews:
            self._renews = False
            self.tell_link()
        return True
