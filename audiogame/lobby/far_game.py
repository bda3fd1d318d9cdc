"""A game at a server, played by the people here, and its record kept among their own."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.folder import records_folder
from audiogame.archive.verdict import overall, verify
from audiogame.console.app import App
from audiogame.lobby.online_news import OnlineNews
from audiogame.narration.narrator import Urgency
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.play.game_loop import Departure, GameLoop
from audiogame.table.face import TableLost
from audiogame.table.own_file import write_whole
from audiogame.table.record_file import SUFFIX, kept_private, load

LOOK = 0.05
"""Seconds between looks at whether something has come."""


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

    @property
    def given_up(self) -> bool:
        """Whether the game is over, because the last people there have given up."""
        room = self._session.room
        if room is None or not room.over or self.state.result is not None or self.behind:
            return False
        # Else the end has come, and waits to be told.
        return self.told >= self._session.place.frames.next

    async def thinking(self) -> bool:
        """Look whether anything has come, also beside the game, to be told at once."""
        return await super().thinking() and not self._news.due

    async def called(self) -> bool:
        """Look past what happened for what cannot wait, also beside the game."""
        return await super().called() or self._news.due

    def notices(self) -> tuple[str, ...]:
        """Tell what has come beside the game; returns what there is to say of the game itself.

        Raises:
            TableLost: the people here were removed, or sit there on another device.
        """
        self._news.tell()
        if self._session.room is None:
            raise TableLost("at-no-table")
        return super().notices()


async def play_far(app: App, session: Session, news: OnlineNews, seated: Seated) -> Departure:
    """Play a game that has begun at a server, and keep its record once it is over.

    Raises:
        ProgramLeft: the program ends; the seat is kept by the server.
    """
    table = FarTable(session, seated, news)
    while not await table.arrive():
        if await app.key(LOOK) is not None:
            app.tick()
        news.tell()
    departure = await GameLoop(app, table).run(resumed=seated.past > 0)
    await _keep_record(app, session)
    if table.followed is not None:
        return await play_far(app, session, news, table.followed)
    return departure


async def _keep_record(app: App, session: Session) -> None:
    """Keep the record of a game that is over, and say what it proves."""
    if session.record is None:
        return
    (name, text), session.record = session.record, None
    plain = Path(name).name
    if not plain.endswith(SUFFIX) or plain.startswith("."):
        app.tell("online-record-odd", Urgency.NEWS)
        return
    path = records_folder(app.data) / f"online-{plain}"
    try:
        write_whole(path, text)
        record = load(path)
        verdict = overall([*verify(record, kept_private(path, record))])
    except (OSError, ValueError) as fault:
        app.tell("fault", Urgency.NEWS, why=fault)
        return
    app.tell(
        "online-record",
        Urgency.NEWS,
        verdict=verdict.value,
        own=not session.luck.hash
        or (session.luck.stands_in(record) and session.watch.fits(record)),
    )
