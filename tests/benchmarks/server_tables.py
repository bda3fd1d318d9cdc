"""Prepared tables of a server with many moves behind them, for load tests."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from random import Random

from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import new_table
from audiogame.online.cipher import public
from audiogame.online.codec import Codec
from audiogame.online.identity import person_at
from audiogame.online.link import KEY, new_words
from audiogame.online.table_packets import PERSON
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.rules.value import Value
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.place import ServedPlace
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game
from audiogame.table.record import options_as_typed
from audiogame.table.record_file import PRIVATE, STATE, SUFFIX, kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Player, Step

NAMES = ("Ann", "Cy", "Bo", "Di")
"""Players: two devices with two seats each, so that no move waits for bots."""
OPTIONS = ("bank=1000000", "credit=on", "rounds=0")
"""Options of a game that does not end."""
TEMPLATES = 4
"""Games that are really played; the tables get copies of them."""


class Prepared(Value):
    """A table with many moves behind it.

    Args:
        name: of the table.
        told: number of events sent to each of its two devices.
        game: the hash of the header of its record.
    """

    name: str
    told: tuple[int, int]
    game: str


def endless_game() -> Game:
    """Return the game of the measured tables: with these options no seat is ever out."""
    return find_game("ten-die-poker")


def secret_of(table: int, device: int) -> bytes:
    """Return the secret of one of the two devices at a table."""
    return f"{table:016}{device:016}".encode()


def prepare(folder: Path, tables: int, moves: int, long: int = 0) -> tuple[Prepared, ...]:
    """Write the folder of a server whose tables have many moves behind them.

    Args:
        folder: of the server.
        tables: how many.
        moves: how many each has had, luck included.
        long: moves of the last table; 0 for as many as the others.

    Returns:
        The tables.
    """
    store = FileStore(folder, "benchmarks")
    records = records_folder(folder)
    templates = [_played(folder, moves, number) for number in range(min(TEMPLATES, tables))]
    last = _played(folder, long, TEMPLATES) if long else templates[-1]
    told = {source: _told(source) for source in {*templates, last}}
    found = []
    for number in range(tables):
        source = last if number == tables - 1 else templates[number % len(templates)]
        path = records / f"table-{number}{SUFFIX}"
        for suffix in (SUFFIX, PRIVATE, STATE):
            if source.with_suffix(suffix).exists():
                shutil.copy(source.with_suffix(suffix), path.with_suffix(suffix))
        found.append(Prepared(f"table-{number}", *told[source]))
        store.save(_agreement(number, public(bytes.fromhex(store.identity.secret)), path.name))
    for source in {*templates, last}:
        for suffix in (SUFFIX, PRIVATE, STATE):
            source.with_suffix(suffix).unlink(missing_ok=True)
    return (*found,)


def _played(folder: Path, moves: int, number: int) -> Path:
    """Play a number of random moves of a game; returns its record."""
    game, chance = endless_game(), Random(number)
    options = read_options(game.options, OPTIONS)
    opened = new_table(game, (*map(Player, NAMES),), options, folder)
    table, path = opened.table, opened.journal.path
    if path is None:
        raise OSError(os.strerror(28))
    table.open()
    while table.written < moves:
        if table.step() is Step.AWAITED:
            seat = table.awaited[0]
            table.submit(seat, chance.choice(table.state.legal_actions(seat)))
    opened.journal.close()
    return path


def _told(path: Path) -> tuple[tuple[int, int], str]:
    """Count the events of a record that are sent to each of the two devices.

    Returns:
        The counts, and the hash of the header of the record.
    """
    record = load(path)
    ann, cy = (ServedPlace(Codec(endless_game()), seats) for seats in ((0, 2), (1, 3)))
    replay = Replay(record, kept_private(path, record), (ann, cy))
    for _ in replay.lines():
        ann.pass_over(replay.table)
        cy.pass_over(replay.table)
    return (ann.told, cy.told), record.hash


def _agreement(number: int, server: bytes, record: str) -> Agreement:
    game = endless_game()
    devices = [person_at(secret_of(number, device), server) for device in range(2)]
    return Agreement(
        table=f"table-{number}",
        host=devices[0],
        game=game.name,
        version=game.version,
        options=options_as_typed(read_options(game.options, OPTIONS)),
        chairs=tuple(
            AgreedChair(PERSON, name, devices[seat % 2]) for seat, name in enumerate(NAMES)
        ),
        entry="link",
        grace=0,
        stand_in="casual",
        advice=True,
        spectators=False,
        key=new_words(KEY),
        ends=0,
        record=record,
        changed=int(time.time()),
    )
