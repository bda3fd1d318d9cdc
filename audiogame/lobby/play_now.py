"""Play now: waiting at a server for anybody to play with, also while doing something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from audiogame.console.app import App
from audiogame.console.display import Answer
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.lobby.door import was_sent
from audiogame.lobby.online_news import answered
from audiogame.lobby.own_device import OwnDevice, arrive
from audiogame.lobby.waiting_room import WaitingRoom
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.titles import game_title
from audiogame.online.greeting import LineLost
from audiogame.online.link import TableLink
from audiogame.online.session import Session
from audiogame.online.session_packets import LeaveTable
from audiogame.online.table_packets import OPEN, PERSON, PlayNow, Room, Tables
from audiogame.own_task import begin_task
from audiogame.rules.fault import RAISED, Fault
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.table.library import all_games
from audiogame.table.news import CompanyNews, NewsQueue

FIRST_LOOK = 1.0
"""Seconds in which the server says who plays and waits; after that the menu opens without it."""
CUE = "turn.yours"
STOPS = ("escape", "backspace", "z")


class WaitForPeople:
    """Waits at a server for anybody who plays one of the chosen games.

    Args:
        app: keys and outputs.
        own: this device's saved identity.
        link: of the server.
        make_session: returns a session of this device there, not begun yet.
        public: whether it is the server for all, which may be called before anybody asks for it.
    """

    def __init__(
        self,
        app: App,
        own: OwnDevice,
        link: TableLink,
        make_session: Callable[[], Session],
        public: bool,
    ) -> None:
        self._app = app
        self._own = own
        self._link = link
        self.public = public
        self._make_session = make_session
        self._session = make_session()
        self._begun = False
        self._wanted: PlayNow | None = None
        """What was asked of the server; None while nobody here waits."""
        self._asked_on = 0
        """The number of the connection on which it was asked."""
        self._asking: asyncio.Task[None] | None = None
        self._called = False
        """Whether the players here were called to the table that was found."""
        self._elsewhere = False
        """Whether they do something else meanwhile."""
        self._news = NewsQueue()

    # The menu.

    async def look(self) -> tuple[Tables | None]:
        """Return how many play and wait there; None without an answer for now."""
        try:
            async with asyncio.timeout(FIRST_LOOK):
                await self._begin()
                return (await self._session.hall(),)
        except RAISED:  # whatever it has answered: the menu opens without it
            return (None,)

    async def _begin(self) -> None:
        if not self._begun:
            await self._session.begin()
            self._begun = True
            arrive(self._app.dialogue, self._own, self._session, self._link)
            self._session.followers.append(self._follow)

    @property
    def one_of_several(self) -> bool:
        """Whether the server may have more processes than the one that answered."""
        return self._session.connection.where.several

    @property
    def waits(self) -> bool:
        """Whether the players here wait, or somebody has come."""
        return self._wanted is not None

    @property
    def found(self) -> Room | None:
        """The table that was found; None until all have sat down there."""
        room = self._session.room if self.waits else None
        seated = room is not None and all(one.kind != OPEN for one in room.chairs)
        return room if seated else None

    async def close(self) -> None:
        """Close the connection, and wait no longer."""
        self._wanted = None
        if self._asking is not None:
            self._asking.cancel()
        await self._session.close()

    async def _renew(self) -> None:
        """Leave the connection to a table, so that another one can be found."""
        await self._session.close()
        self._session, self._begun, self._called = self._make_session(), False, False

    # Waiting.

    async def play(self, names: tuple[str, ...]) -> None:
        """Wait until somebody comes, or bots play, and play; or wait on beside something else.

        Args:
            names: of the players here.

        Raises:
            Fault: the server cannot be reached, or refuses.
            ProgramLeft: the program ends.
        """
        await answered(self._app, self._begin(), late=False)
        if not self.waits:
            every = _games_of_several()
            games = tuple(one for one in every if one in self._own.now.games)
            await self._ask(PlayNow(games or every, names))
        self._elsewhere = False
        if await self._somebody_came():
            self._wanted = None
            self._session.followers.remove(self._follow)
            try:
                await WaitingRoom(self._app, self._session, self._own).stay()
            finally:
                await self._renew()

    async def _ask(self, wanted: PlayNow) -> None:
        self._wanted, self._asked_on = wanted, self._session.connection.times
        try:
            waiting = await self._session.play_now(wanted)
        except Fault:
            self._wanted = None
            raise
        if not self._elsewhere:
            others = waiting - len(wanted.names)
            self._app.dialogue.tell("now-waiting", Urgency.NEWS, others=others, bots=wanted.bots)

    async def _somebody_came(self) -> bool:
        """Wait; return whether there is a table, False where the players here do something else."""
        while self.found is None:
            with self._app.front.display.answers("", Answer(STOPS[0], "back")):
                key = await self._app.keyboard.key(news=self._news)
            self._news.take(CompanyNews)
            if key is None or self.found is not None:
                continue
            if key.name.lower() not in STOPS:
                self._app.dialogue.tell("now-still")
            elif not await self._app.keyboard.confirm("now-aside"):
                await self._stop()
                return False
            elif self.found is None:
                self._elsewhere = True
                assert self._wanted is not None, "the players here wait"
                await self._ask(replace(self._wanted, bots=False))
                self._app.dialogue.tell("now-waits-aside")
                return False
        return True

    async def _stop(self) -> None:
        self._wanted = None
        await was_sent(self._app.dialogue, self._session.tell(LeaveTable()))
        self._app.unheard.leave()
        self._app.dialogue.tell("now-stopped")

    def _follow(self) -> None:
        """Call the players here once there is a table, and ask again after a lost connection."""
        self._news.put(CompanyNews())
        if not self.waits:
            return
        session = self._session
        if session.room is None:
            if session.up and session.connection.times != self._asked_on:
                self._asked_on = session.connection.times
                self._asking = begin_task(self._ask_again())
        elif not self._called and self.found is not None:
            self._called = True
            self._call(self.found)

    async def _ask_again(self) -> None:
        if self._wanted is None:
            return
        try:
            await self._session.play_now(self._wanted)
        except LineLost:  # asked once more when it is back
            self._asked_on = 0
        except Fault as fault:
            self._wanted = None
            self._app.dialogue.tell("fault", Urgency.NEWS, why=fault)

    def _call(self, room: Room) -> None:
        others = tuple(
            one.name[:40]
            for seat, one in enumerate(room.chairs)
            if one.kind == PERSON and seat not in room.yours
        )
        told = {"names": others, "count": len(others)}
        title = game_title(room.game[:40], self._app.dialogue.language)
        message = "now-found-aside" if self._elsewhere else "now-found"
        words = self._app.dialogue.narrator.say(message, game=title, **told)
        self._app.dialogue.say(Line(words, (Sounded(CUE),), Urgency.ALERT))
        self._app.calls.call("call-found", lambda: title)


def _games_of_several() -> tuple[str, ...]:
    """Return the names of the games that can be played with others."""
    return tuple(game.name for game in all_games()[0] if game.together)


async def choose_games(app: App, own: OwnDevice) -> None:
    """Open the menu of the games that Play now may choose; none chosen stands for all."""
    place, every = MenuPlace(), _games_of_several()
    while True:
        say, chosen = app.dialogue.narrator.say, own.now.games
        titles = {one: game_title(one, app.dialogue.language) for one in every}
        items = [
            Item(one, say("now-game", game=title, on=not chosen or one in chosen))
            for one, title in titles.items()
        ]
        name = await menu(app, say("title-now-games"), items, place)
        if name is None:
            return
        before = chosen or every
        after = tuple(one for one in every if (one in before) != (one == name))
        own.keep_soon(replace(own.now, games=after if after != every else ()))
