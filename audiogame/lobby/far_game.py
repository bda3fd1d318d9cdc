"""A game at a server, played by the people here, and its record kept among their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

from audiogame.archive.folder import records_folder
from audiogame.archive.shared_luck import luck_of, people_without
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.user_data import UserData
from audiogame.lobby.online_news import OnlineNews
from audiogame.narration.narrator import Urgency
from audiogame.online.own_luck import Drawn, OwnLuck, OwnPart, OwnShare
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.play.game_loop import Departure, GameLoop
from audiogame.rules.state import Action, Event, Seat
from audiogame.table.move_list import EMPTY
from audiogame.table.news import CompanyNews, ConnectionChanged, GivenUp, Gone, PauseChanged, Step
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record, read_record
from audiogame.table.record_file import SUFFIX, kept_private, load
from audiogame.table.seen_table import SharedLuckFacts


class Told:
    """All that some seats hear of a game, from its beginning.

    Args:
        seats: which; none for guests.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.events: list[Event] = []
        self.drawn: list[tuple[int, int]] = []
        """After each line of a record, how many these are, and how often luck had answered."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event."""
        self.events.append(event)

    def count(self, drawn: int) -> None:
        """Take note of how often luck has answered so far."""
        self.drawn.append((len(self.events), drawn))


def part_of_luck(luck: OwnLuck, table: RemoteTable, record: Record, drawn: Drawn = ()) -> OwnPart:
    """Return what a record has of what this device has added to the luck of a game."""
    if record.hash != table.hash:
        return OwnPart.OTHER
    if not table.seats or not table.game.lucky:
        return OwnPart.ALL
    return luck.part_of(record, _sat_late(table), drawn)


def luck_so_far(session: Session, table: RemoteTable) -> SharedLuckFacts:
    """Tell what this device knows of the luck, with the record where that has come."""
    share, part = session.own_share(table.hash), ""
    luck, watch = session.known_luck(table.hash)
    without = _known_without(session, table, share)
    if session.record is not None:
        try:
            record = read_record(session.record[1].encode())
            part = part_of_luck(luck, table, record).value
            history = luck_of(record)
            without = (*history.without, *history.unused)
        except ValueError:
            part = OwnPart.OTHER.value
    return SharedLuckFacts(share.value, without, watch.again, watch.blamed, part)


def _known_without(session: Session, table: RemoteTable, share: OwnShare) -> tuple[str, ...]:
    """Name the people of whom this device knows, without a record, that they have added nothing."""
    match share:
        case OwnShare.UNKNOWN:
            return ()
        case OwnShare.ADDED:
            luck, watch = session.known_luck(table.hash)
            told = luck.so_far.told
            counting = told[watch.seen.lost :] or told[-1:]
            added = {seat for one in counting for seats, _ in one.commits for seat in seats}
        case _:
            added = {*range(len(table.first))} - {*table.seats}
    return people_without(added, table.first)


def tell_share(dialogue: Dialogue, session: Session, table: RemoteTable) -> None:
    """Say, before anything is chosen, where a game has begun without the share of this device."""
    if not table.game.lucky or _sat_late(table):
        return
    share = session.own_share(table.hash)
    if share is not OwnShare.ADDED:
        dialogue.tell("online-luck-without", Urgency.NEWS, share=share.value)


def _sat_late(table: RemoteTable) -> bool:
    """Whether all the people here, if any, have sat down in mid game."""
    first = table.first
    return all(seat >= len(first) or first[seat] == EMPTY for seat in table.seats)


def keep_record(
    dialogue: Dialogue, data: UserData, session: Session, table: RemoteTable, heard: Told
) -> None:
    """Keep the record of a game that is over, and say what it proves.

    Args:
        app: where it is said, and which data it is kept among.
        session: which has got it, if the game is over.
        table: where it was played.
        heard: what was heard there.
    """
    if session.record is None:
        return
    (name, text), session.record = session.record, None
    plain = Path(name).name
    if not plain.endswith(SUFFIX) or plain.startswith("."):
        dialogue.tell("online-record-odd", Urgency.NEWS)
        return
    path = records_folder(data.folder) / f"online-{plain}"
    told = Told(table.seats)
    try:
        write_whole(path, text)
        data.check_kept()
        record = load(path)
        found = verify(record, kept_private(path, record), listeners=(told,), drawn=told.count)
        verdict = overall([*found])
    except OSError as fault:
        dialogue.tell("not-written", Urgency.NEWS, why=str(fault.strerror or fault))
        return
    except ValueError as fault:
        dialogue.tell("fault", Urgency.NEWS, why=fault)
        return
    luck, watch = session.known_luck(table.hash)
    own = part_of_luck(luck, table, record, told.drawn)
    if own is OwnPart.ALL and not watch.fits(record):
        own = OwnPart.OTHER
    same = heard.events == told.events[: len(heard.events)]
    good = verdict is not Verdict.GOOD or (own is OwnPart.ALL and same)
    dialogue.tell(
        "online-record",
        Urgency.NEWS,
        verdict=verdict.value if good else "kept",
        lucky=table.game.lucky,
        own=own.value,
        same=same,
    )


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
