"""A game at a server, played by the players here, and its record, saved with their own."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path

from audiogame.archive.folder import records_folder
from audiogame.archive.shared_luck import luck_of, people_without
from audiogame.archive.verdict import Verdict
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.fault_log import write_down
from audiogame.console.front_end import FrontEnd
from audiogame.lobby.online_news import OnlineNews
from audiogame.narration.narrator import Urgency
from audiogame.online.own_luck import OwnPart, OwnShare
from audiogame.online.packets import Seated
from audiogame.online.record_proof import KnownGame, Proof, prove, proved_in_turns
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.play.game_loop import Departure, GameLoop
from audiogame.rules.fault import Faults, system_reason
from audiogame.rules.state import Action, Event, Seat
from audiogame.table.move_list import EMPTY
from audiogame.table.news import (
    CompanyNews,
    ConnectionChanged,
    GivenUp,
    Gone,
    PauseChanged,
    Step,
)
from audiogame.table.own_file import write_whole
from audiogame.table.record import read_record
from audiogame.table.record_file import SUFFIX
from audiogame.table.seen_table import SharedLuckFacts, TableLost


def known_game(session: Session, table: RemoteTable, whole: bool = False) -> KnownGame:
    """Return what this device knows of a game, with its share of the luck.

    Args:
        session: knows the luck.
        table: of the game.
        whole: whether the server should have sent all events.
    """
    luck, watch = session.known_luck(table.hash)
    late, lucky = _sat_late(table), table.game.lucky
    return KnownGame(table.hash, table.seats, lucky, late, luck.so_far, watch.seen, whole)


def luck_so_far(session: Session, table: RemoteTable) -> SharedLuckFacts:
    """Return what this device knows of the luck, with the record where that has arrived."""
    share, part = session.own_share(table.hash), ""
    seen = session.known_luck(table.hash)[1].seen
    without = _known_without(session, table, share)
    if session.record is not None:
        try:
            record = read_record(session.record[1].encode())
            part = known_game(session, table).part_of(record).value
            history = luck_of(record)
            without = (*history.without, *history.unused)
        except ValueError:
            part = OwnPart.OTHER.value
    return SharedLuckFacts(share.value, without, seen.again, seen.blamed, part)


def _known_without(session: Session, table: RemoteTable, share: OwnShare) -> tuple[str, ...]:
    """Return the names known, without a record, to have added nothing to the luck."""
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
    """Announce, before any choice, a game that has begun without this device's share of luck."""
    if not table.game.lucky or _sat_late(table):
        return
    share = session.own_share(table.hash)
    if share is not OwnShare.ADDED:
        dialogue.tell("online-luck-without", Urgency.NEWS, share=share.value)


def _sat_late(table: RemoteTable) -> bool:
    """Return whether all the players here, if any, sat down in mid game."""
    first = table.first
    return all(seat >= len(first) or first[seat] == EMPTY for seat in table.seats)


TABLE = re.compile(r"[a-z]{1,8}-[a-z]{1,8}")
"""Names of tables."""
COPIES = 9
"""Different records of one game that are kept at most: a server may send another one."""


def _place_of(folder: Path, server: str, table: str, header: str, text: str) -> Path | None:
    """Return the file for a record, which no other server and no other table can name.

    Args:
        folder: of records.
        server: its key, in hexadecimal digits.
        table: its name there.
        header: the hash of the record's header.
        text: of the record; another one of the same game stays as it is.

    Returns:
        None where there is no place for it.
    """
    if not TABLE.fullmatch(table):
        return None
    of_server, of_game = (sha256(one.encode()).hexdigest()[:8] for one in (server, header))
    for copy in range(1, COPIES + 1):
        end = f"-{copy}" if copy > 1 else ""
        path = folder / f"online-{of_server}-{table}-{of_game}{end}{SUFFIX}"
        if not path.exists() or path.read_bytes() == text.encode():
            return path
    return None


async def keep_record(app: App, session: Session, table: RemoteTable, whole: bool) -> None:
    """Save the record of a game that is over, and say what it proves.

    Args:
        app: keeps the record, and says the result.
        session: has received the record, if the game is over.
        table: the table of the game.
        whole: whether the server should have sent all events of the game.
    """
    if session.record is None:
        return
    (_, text), session.record = session.record, None
    data, dialogue = app.data, app.dialogue
    try:
        path = _place_of(
            records_folder(data.folder), session.key, session.place.name, table.hash, text
        )
        if path is None:
            dialogue.tell("online-record-odd", Urgency.NEWS)
            return
        write_whole(path, text)
        data.check_kept()
    except OSError as fault:
        if not data.told_unkept:
            dialogue.tell("not-written", Urgency.NEWS, why=system_reason(fault))
        return
    proof = await _proof(app.front, path, known_game(session, table, whole), (*table.log,))
    if proof.refused:
        dialogue.tell("fault", Urgency.NEWS, why=Faults(proof.refused))
        return
    if proof.log:
        write_down(data.folder, fault=RuntimeError(proof.log))
    good = proof.verdict is not Verdict.GOOD or proof.good
    dialogue.tell(
        "online-record",
        Urgency.NEWS,
        verdict=proof.verdict.value if good else "kept",
        lucky=table.game.lucky,
        own=proof.own.value,
        same=proof.same,
    )


async def _proof(
    front: FrontEnd, path: Path, game: KnownGame, sent: tuple[Event | None, ...]
) -> Proof:
    """Verify a record beside the keys: in a process of its own, where one can be started."""
    if front.prove is not None:
        with suppress(OSError):
            return await front.prove(path, game, sent)
    return await proved_in_turns(prove(path, game, sent))


BACK = ("escape", "backspace", "tab")
LOOK = 0.05
"""Seconds between checks for news."""
LOOKS, LOOKS_UNTOLD = 200, 20
"""Number of checks for what a server has to send, and after how many the player is told that it
has not arrived.
"""


class FarTable(RemoteTable):
    """A table at a server, with the news beside the game, too.

    Args:
        session: the connection.
        seated: the server's message about this seat.
        news: says what else arrives.
    """

    at_server = True

    def __init__(self, session: Session, seated: Seated, news: OnlineNews) -> None:
        super().__init__(session.place, seated)
        self._session = session
        self._news = news
        self._pause_seen = self._end_told = False
        self._up = True

    async def arrive(self) -> bool:
        """Receive the first state, and subscribe to the connection; return whether it has come."""
        arrived = await super().arrive()
        if arrived:
            self._session.followers.append(self._look)
        return arrived

    @property
    def _given_up(self) -> bool:
        room = self._session.room
        ended = room is not None and (room.over or not room.begun)
        if not ended or self.state.result is not None or self._lags:
            return False
        # Else the end has come, or will, and waits to be said.
        return self.caught_up and self.told >= self._session.place.frames.next

    @property
    def _looked_elsewhere(self) -> bool:
        return self._session.place.looked_elsewhere

    def _look(self) -> None:
        """Queue the news beside the game; wake the loop for everything else."""
        room, up = self._session.room, self.up
        if up != self._up:
            self._up = up
            self.news.put(ConnectionChanged(up))
        if self._news.due:
            self.news.put(CompanyNews())
        if room is None:
            self.news.put(Gone(self._session.closed))
        elif room.paused != self._pause_seen and not self._lags:
            self._pause_seen = room.paused
            self.news.put(PauseChanged())
        if self._given_up and not self._end_told:
            self._end_told = True
            self.news.put(GivenUp())
        self.news.wake()

    @property
    def up(self) -> bool:
        """Whether the table can be reached now, which after a loss it has to show by an answer."""
        return self._session.answers

    @property
    def shared_luck(self) -> SharedLuckFacts | None:
        """This device's knowledge of the shared luck; None if the people here only listen."""
        if not self.seats:
            return None
        return luck_so_far(self._session, self)

    async def step(self) -> Step:
        """Handle the next packet, and check the table's news afterwards."""
        try:
            return await super().step()
        finally:
            self._look()

    async def settle(self) -> None:
        """Announce that the connection is back, before the events that were missed."""
        self._news.tell_line()

    async def submit(self, seat: Seat, action: Action) -> None:
        """Send a seat's choice; the answer to the key says if the connection is lost."""
        await super().submit(seat, action)
        if not self.up:
            self._news.know_lost()

    def close(self) -> None:
        """Flush partly heard events, and unsubscribe from the connection."""
        if self._look in self._session.followers:
            self._session.followers.remove(self._look)
        super().close()


async def _wait_for_record(news: OnlineNews, session: Session, followed: bool) -> None:
    """Wait a limited time until the server has closed a game, and its record has come.

    Args:
        followed: whether the next game has begun, so that the room is over no more.
    """
    for look in range(LOOKS):
        room = session.room
        ended = room is None or room.over or not room.begun or followed
        if ended and (room is None or session.record is not None):
            return
        if look == LOOKS_UNTOLD:
            news.tell_late()
        await asyncio.sleep(LOOK)


async def _wait_for_rest(table: FarTable) -> None:
    """Wait a limited time for the events that a server sends behind the last ones."""
    with suppress(TableLost):  # the next game has begun
        for _ in range(LOOKS):
            await table.step()
            if not table.lacks:
                return
            await asyncio.sleep(LOOK)


async def play_far(app: App, session: Session, news: OnlineNews, seated: Seated) -> Departure:
    """Play a game that has begun at a server, and save its record once it is over.

    Raises:
        ProgramLeft: the program ends; the server keeps the seat.
    """
    news.keep_late_record()  # it arrived before this game
    news.late_record = None
    table = FarTable(session, seated, news)
    looks = 0
    while not await table.arrive():
        key = await app.keyboard.key(LOOK)
        if key is not None and key.name in BACK:
            return Departure.LEFT
        if key is not None:
            app.dialogue.tick()
        looks += 1
        if looks == LOOKS_UNTOLD:
            news.tell_late()
        news.tell()
        if session.room is None:
            return Departure.LEFT
    tell_share(app.dialogue, session, table)
    news.choices_due = lambda: {seat: table.questions[seat] for seat in table.awaited}
    try:
        departure = await GameLoop(app, table).run(resumed=seated.past > 0)
    finally:
        news.choices_due = dict
    if table.state.result is not None:
        followed = table.followed is not None
        await app.keyboard.unless_back(_wait_for_record(news, session, followed))
    keep = partial(keep_record, app, session, table)
    if session.record is None:
        news.late_record = lambda: keep(whole=False)
    else:
        if table.lacks:
            await app.keyboard.unless_back(_wait_for_rest(table))
        whole = session.up and table.followed is None
        await app.keyboard.unless_back(news.work(keep(whole=whole)))
    if table.followed is not None:
        return await play_far(app, session, news, table.followed)
    return departure
