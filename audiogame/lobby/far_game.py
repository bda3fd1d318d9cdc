"""A game at a server, played by the people here, and its record kept among their own."""

from __future__ import annotations

import asyncio

from audiogame.console.app import App
from audiogame.lobby.far_record import Told, keep_record, luck_so_far, tell_share
from audiogame.lobby.online_news import OnlineNews
from audiogame.narration.narrator import Urgency
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.play.game_loop import Departure, GameLoop
from audiogame.rules.state import Action, Seat
from audiogame.table.face import SharedLuckFacts, TableLost

LOOK = 0.05
"""Seconds between looks at whether something has come."""
LOOKS, LOOKS_UNTOLD = 200, 20
"""How many looks there are for the record of a game that was left, and after how many it is said
that it has not come."""


class FarTable(RemoteTable):
    """A table at a server, which tells what comes beside the game, too.

    Args:
        session: the line.
        seated: what was told of this place.
        news: tells what else comes.
    """

    at_server = True

    def __init__(self, session: Session, seated: Seated, news: OnlineNews) -> None:
        super().__init__(session.place, seated)
        self._session = session
        self._news = news
        self.heard = Told(seated.seats)
        """All that was told of the game."""
        self.listeners.append(self.heard)
        self._pause_seen = False

    @property
    def given_up(self) -> bool:
        """Whether the game is over, because the last people there have given up."""
        room = self._session.room
        if room is None or not room.over or self.state.result is not None or self.behind:
            return False
        # Else the end has come, or will, and waits to be told.
        return self.caught_up and self.told >= self._session.place.frames.next

    @property
    def _paused(self) -> bool:
        room = self._session.room
        return room is not None and room.paused

    @property
    def _due(self) -> bool:
        """Whether something has come beside the game."""
        return self._news.due or self._paused != self._pause_seen

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """What this device knows of the luck; nothing where people here only listen."""
        if not self.seats:
            return None
        return luck_so_far(self._session, self)

    async def thinking(self) -> bool:
        """Look whether anything has come, also beside the game, to be told at once."""
        return await super().thinking() and not self._due

    async def called(self) -> bool:
        """Look past what happened for what cannot wait, also beside the game."""
        return await super().called() or self._due

    async def settle(self) -> None:
        """Tell that the line is back before what was missed."""
        self._news.tell_line()

    async def submit(self, seat: Seat, action: Action) -> None:
        """Send what a seat chooses; that the line is lost is told with the answer."""
        await super().submit(seat, action)
        if self.line_lost:
            self._news.know_lost()

    def notices(self) -> tuple[str, ...]:
        """Tell what has come beside the game; returns what there is to say of the game itself.

        Raises:
            TableLost: the people here are at this table no longer.
        """
        self._news.tell()
        if self._session.room is None:
            raise TableLost("game-without-you")
        self._pause_seen = self._paused
        return super().notices()


async def _wait_for_record(app: App, session: Session) -> None:
    """Wait a while until the server has closed a game; its record comes right before that."""
    for look in range(LOOKS):
        if session.room is None or session.room.over:
            return
        if look == LOOKS_UNTOLD:
            app.tell("online-no-word", Urgency.NEWS)
        await asyncio.sleep(LOOK)


async def play_far(app: App, session: Session, news: OnlineNews, seated: Seated) -> Departure:
    """Play a game that has begun at a server, and keep its record once it is over.

    Raises:
        ProgramLeft: the program ends; the seat is kept by the server.
    """
    news.keep_late_record()  # it has come before this game
    news.late_record = None
    table = FarTable(session, seated, news)
    while not await table.arrive():
        if await app.key(LOOK) is not None:
            app.tick()
        news.tell()
        if session.room is None:
            return Departure.LEFT
    tell_share(app, session, table)
    departure = await GameLoop(app, table).run(resumed=seated.past > 0)
    if table.state.result is not None:
        await _wait_for_record(app, session)
    if session.record is None:
        news.late_record = lambda: keep_record(app, session, table, table.heard)
    else:
        keep_record(app, session, table, table.heard)
    if table.followed is not None:
        return await play_far(app, session, news, table.followed)
    return departure
