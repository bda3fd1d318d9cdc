"""The record that a server hands out at the end of a game: kept, and compared with what was heard.

Whoever changes a record can make it verify again, by other dice and other choices that fit the
seed.  So it has to tell the same game that the people here have heard, with the luck that their
device has added to.
"""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.folder import records_folder
from audiogame.archive.shared_luck import luck_of, people_without
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.online.own_luck import Drawn, OwnLuck, OwnPart, OwnShare
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.rules.seat import Seat
from audiogame.rules.state import Event
from audiogame.table.face import SharedLuckFacts
from audiogame.table.move_list import EMPTY
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record, read_record
from audiogame.table.record_file import SUFFIX, kept_private, load


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


def tell_share(app: App, session: Session, table: RemoteTable) -> None:
    """Say, before anything is chosen, where a game has begun without the share of this device."""
    if not table.game.lucky or _sat_late(table):
        return
    share = session.own_share(table.hash)
    if share is not OwnShare.ADDED:
        app.tell("online-luck-without", Urgency.NEWS, share=share.value)


def _sat_late(table: RemoteTable) -> bool:
    """Whether all the people here, if any, have sat down in mid game."""
    first = table.first
    return all(seat >= len(first) or first[seat] == EMPTY for seat in table.seats)


def keep_record(app: App, session: Session, table: RemoteTable, heard: Told) -> None:
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
        app.tell("online-record-odd", Urgency.NEWS)
        return
    path = records_folder(app.data) / f"online-{plain}"
    told = Told(table.seats)
    try:
        write_whole(path, text)
        app.check_kept()
        record = load(path)
        found = verify(record, kept_private(path, record), listeners=(told,), drawn=told.count)
        verdict = overall([*found])
    except OSError as fault:
        app.tell("not-written", Urgency.NEWS, why=str(fault.strerror or fault))
        return
    except ValueError as fault:
        app.tell("fault", Urgency.NEWS, why=fault)
        return
    luck, watch = session.known_luck(table.hash)
    own = part_of_luck(luck, table, record, told.drawn)
    if own is OwnPart.ALL and not watch.fits(record):
        own = OwnPart.OTHER
    same = heard.events == told.events[: len(heard.events)]
    good = verdict is not Verdict.GOOD or (own is OwnPart.ALL and same)
    app.tell(
        "online-record",
        Urgency.NEWS,
        verdict=verdict.value if good else "kept",
        lucky=table.game.lucky,
        own=own.value,
        same=same,
    )
