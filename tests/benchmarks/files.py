"""Benchmark listing and counting records, resuming long games, and checking sound packs."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

from audiogame.archive.database import all_results
from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.kept_state import keep_state, state_to_keep, table_at_end
from audiogame.archive.opened_table import new_table
from audiogame.archive.results import statistics
from audiogame.archive.story import Review
from audiogame.cli.sound_check import measured
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.state import CHANCE
from audiogame.sound_server.pack import default_pack
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load
from audiogame.table.table import Player, Step, Table
from benchmarks.measurement import SLICES, Measurement, slices

RECORDS = {1_000: (2.9, 25.0), 10_000: (3.4, 32.0)}
"""By number of records: slices of arithmetic that a list and statistics of a hundred may take."""
MOVES = 100_000
MOST_GOING_ON, MOST_TAKING_BACK, MOST_REVIEW = 0.25, 0.05, 0.05
"""Most processor time, as parts of a replay of all moves."""
SOUNDS, MOST_SOUND = 1_000, 1.1
"""How many sounds are checked, and slices of arithmetic for each."""
LONG_AGO = 1_700_000_000
PEOPLE = tuple(map(Player, ("Ann", "Bo", "Cy", "Di")))


def file_speeds() -> Iterator[Measurement]:
    """Measure the first look at many records, a long game, and the check of a large pack."""
    for count, limits in RECORDS.items():
        with tempfile.TemporaryDirectory() as folder:
            yield from _records(Path(folder), count, limits)
    with tempfile.TemporaryDirectory() as folder:
        yield from _long_game(Path(folder), MOVES)
    pack, _ = default_pack()
    files = [path for cue in pack.cues.values() for path in cue.files]
    paths = [*islice(cycle(files), SOUNDS)]
    each = slices(lambda: [*measured(paths)]) / SOUNDS
    name = f"check of {SOUNDS} sounds, each"
    yield Measurement(name, each, SLICES, most=MOST_SOUND)


def keep_records(data: Path, count: int) -> None:
    """Save `count` records of finished games of Sika."""
    game = find_game("sika")
    whole = _played(game, game.options(), PEOPLE[:2], data, 20_000)
    text = whole.read_bytes()
    for number in range(count):
        path = whole.with_name(f"{number:06}.record")
        path.write_bytes(text)
        os.utime(path, (LONG_AGO + number, LONG_AGO + number))


def _records(data: Path, count: int, limits: tuple[float, float]) -> Iterator[Measurement]:
    """Measure the first look at `count` records, with nothing cached."""
    keep_records(data, count)
    hundreds, each = count / 100, "each hundred"
    listed = slices(lambda: kept_records(data)) / hundreds
    yield Measurement(f"first list of {count} records, {each}", listed, SLICES, most=limits[0])
    counted = slices(lambda: [*statistics(all_results(data)[0])]) / hundreds
    name = f"first statistics of {count} records, {each}"
    yield Measurement(name, counted, SLICES, most=limits[1])


def _long_game(data: Path, moves: int) -> Iterator[Measurement]:
    """Measure operations on a long game of 10-Die Poker, as parts of a replay."""
    game = find_game("ten-die-poker")
    options = read_options(game.options, ["bank=1000000", "credit=on", "rounds=0"])
    path = _played(game, options, PEOPLE, data, moves)
    record = load(path)
    private = kept_private(path, record)
    tables: list[Table] = []
    whole = slices(lambda: tables.append(table_at_end(path, record, private)))
    (table,) = tables
    state = state_to_keep(table)
    assert state is not None, "a long game has a state"
    keep_state(path, game, state)
    yield Measurement(f"playing {moves} moves again", whole, SLICES)
    took = slices(lambda: table_at_end(path, record, private)) / whole
    name, unit = f"going on with a game of {moves} moves", "of that"
    yield Measurement(name, took, unit, most=MOST_GOING_ON)
    took = slices(lambda: Review(table, ()).moments[-1]) / whole
    yield Measurement("its review at the end", took, unit, most=MOST_REVIEW)
    back = next(n for n in range(1, len(table.line)) if table.line[-n].seat != CHANCE)
    took = slices(lambda: table.go_back(back)) / whole
    yield Measurement("taking back in it", took, unit, most=MOST_TAKING_BACK)


def _played(
    game: Game, options: Options, players: tuple[Player, ...], data: Path, moves: int
) -> Path:
    """Play at most `moves` random moves of a game; returns its record."""
    opened = new_table(game, players, options, data, seed="7")
    table, random = opened.table, Random(7)
    table.open()
    while table.written < moves:
        match table.step():
            case Step.OVER:
                assert table.state.result is not None, "a game that is over has a result"
                opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
                break
            case Step.AWAITED:
                seat = table.awaited[0]
                table.submit(seat, random.choice(table.state.legal_actions(seat)))
    opened.journal.close()
    (path,) = records_folder(data).glob("*.record")
    return path
