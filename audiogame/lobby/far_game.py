"""A game at a server, played by the people here, and its record kept among their own."""

from __future__ import annotations

import asyncio

from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.lobby.far_record import Told, keep_record, luck_so_far, tell_share
from audiogame.lobby.online_news import OnlineNews
from audiogame.narration.narrator import Urgency
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.play.game_loop import Departure, GameLoop
from audiogame.rules.state import Action, Seat
from audiogame.table.face import SharedLuckFacts
from audiogame.table.news import CompanyNews, ConnectionChanged, GivenUp, Gone, PauseChanged
from audiogame.table.step import Step

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
        self._pause_seen = self._end_told = False
        self._up = True
        self._later: asyncio.TimerHandle | None = None
        """Looks again when the line has been lost for long."""

    async def arrive(self) -> bool:
        """Look at what is to be seen first, and listen to the line from then on."""
        arrived = await super().arrive()
        if arrived:
            self._session.stirred = self._look
        return arrived

    @property
    def _given_up(self) -> bool:
        room = self._session.room
        if room is None or not room.over or self.state.result is not None or self._behind:
            return False
        # Else the end has come, or will, and waits to be told.
        return self.caught_up and self.told >= self._session.place.frames.next

    def _look(self) -> None:
        """Put what has come beside the game into the queue; wakes the loop for all else."""
        self._look_no_later()
        room, up = self._session.room, self._session.up
        if up != self._up:
            self._up = up
            self.news.put(ConnectionChanged(up))
        if self._news.due:
            self.news.put(CompanyNews())
        left = self._news.silent_for
        if left is not None:
            later = asyncio.get_running_loop().call_later
            self._later = later(max(left, LOOK), self._look)
        if room is None:
            self.news.put(Gone())
        elif room.paused != self._pause_seen and not self._behind:
            self._pause_seen = room.paused
            self.news.put(PauseChanged())
        if self._given_up and not self._end_told:
            self._end_told = True
            self.news.put(GivenUp())
        self.news.wake()

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """What this device knows of the luck; nothing where people here only listen."""
        if not self.seats:
            return None
        return luck_so_far(self._session, self)

    async def step(self) -> Step:
        """Take the next packet, and look how the table stands with it."""
        try:
            return await super().step()
        finally:
            self._look()

    async def settle(self) -> None:
        """Tell that the line is back before what was missed."""
        self._news.tell_line()

    async def submit(self, seat: Seat, action: Action) -> None:
        """Send what a seat chooses; that the line is lost is told with the answer."""
        await super().submit(seat, action)
        if not self.up:
            self._news.know_lost()

    def close(self) -> None:
        """Tell what was heard in part, and listen to the line no more."""
        self._session.stirred = None
        self._look_no_later()
        super().close()

    def _look_no_later(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None


async def _wait_for_record(dialogue: Dialogue, session: Session) -> None:
    """Wait a while until the server has closed a game; its record comes right before that."""
    for look in range(LOOKS):
        if session.room is None or session.room.over:
            return
        if look == LOOKS_UNTOLD:
            dialogue.tell("online-no-word", Urgency.NEWS)
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
        if await app.keyboard.key(LOOK) is not None:
            app.dialogue.tick()
        news.tell()
        if session.room is None:
            return Departure.LEFT
    tell_share(app.dialogue, session, table)
    departure = await GameLoop(app, table).run(resumed=seated.past > 0)
    if table.state.result is not None:
        await _wait_for_record(app.dialogue, session)
    if session.record is None:
        news.late_record = lambda: keep_record(app.dialogue, app.data, session, table, table.heard)
    else:
        keep_record(app.dialogue, app.data, session, table, table.heard)
    if table.followed is not None:
        return await play_far(app, session, news, table.followed)
    return departure
