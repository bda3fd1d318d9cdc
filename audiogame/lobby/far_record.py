"""The record that a server hands out at the end of a game: kept, and compared with what was heard.

Whoever changes a record can make it verify again, by other dice and other choices that fit the
seed.  So it has to tell the same game that the people here have heard, with the luck that their
device has added to.
"""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.folder import records_folder
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.online.own_luck import OwnLuck, OwnPart
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.rules.seat import Seat
from audiogame.rules.state import Event
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

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event."""
        self.events.append(event)


def part_of_luck(luck: OwnLuck, table: RemoteTable, record: Record) -> OwnPart:
    """Tell what a record has of what this device has added to the luck of a game."""
    if record.hash != table.hash:
        return OwnPart.OTHER
    if not table.seats or not table.game.lucky:
        return OwnPart.ALL
    late = all(table.first[seat] == EMPTY for seat in table.seats)
    return luck.part_of(record, late)


def part_so_far(session: Session, table: RemoteTable) -> str:
    """Tell the same of the record that has come; empty where none has."""
    if session.record is None:
        return ""
    try:
        record = read_record(session.record[1].encode())
    except ValueError:
        return OwnPart.OTHER.value
    return part_of_luck(session.luck, table, record).value


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
        found = verify(record, kept_private(path, record), listeners=(told,))
        verdict = overall([*found])
    except OSError as fault:
        app.tell("not-written", Urgency.NEWS, why=str(fault.strerror or fault))
        return
    except ValueError as fault:
        app.tell("fault", Urgency.NEWS, why=fault)
        return
    own = part_of_luck(session.luck, table, record)
    if own is OwnPart.ALL and not session.watch.fits(record):
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
