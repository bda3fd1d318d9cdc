"""Open a table: a new game with a new record, or one that goes on from its record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from audiogame.rules.game import Game, UnknownName
from audiogame.rules.options import Options, read_options
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.record import (
    SECRET,
    Header,
    Record,
    RecordError,
    commitment,
    options_as_typed,
    read_move,
    read_record,
)
from audiogame.table.record_file import SUFFIX, RecordFile, keep_seed, kept_choices, kept_seed
from audiogame.table.table import Player, Table
from audiogame.terminal.journal import Journal

LONGEST_SEED = 200
"""Characters of a seed."""


class EndlessTable(ValueError):
    """Bots alone would play this for ever."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            f"Bots alone would play {game.name} for ever: set a number of rounds or a limit."
        )


class CannotResume(ValueError):
    """A record that cannot be gone on with."""


class SeedError(ValueError):
    """A seed that cannot be written down in one line."""

    def __init__(self, seed: str) -> None:
        super().__init__(
            f"The seed {seed[:40]!r} cannot be used: "
            f"it is up to {LONGEST_SEED} characters in one line."
        )


def check_seed(seed: str) -> None:
    """Check that a seed can stand in a record.

    Raises:
        SeedError: it is too long, or has more than one line.
    """
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise SeedError(seed)


@dataclass
class Opened:
    """A table with its record."""

    table: Table
    journal: Journal
    seed: str
    secret: bool
    """Whether the seed is unknown until the game is over."""


def records_folder(data: Path) -> Path:
    """Return the folder of the records."""
    return data / "records"


def new_table(
    game: Game, players: tuple[Player, ...], options: Options, data: Path | None, seed: str = ""
) -> Opened:
    """Open a new table.

    Args:
        data: the program's folder; None to keep no record.
        seed: repeats the luck of another game; without it luck is fair, and its seed is kept
            secret until the end, only its SHA-256 is in the record.

    Raises:
        EndlessTable: there are only bots, and they would never stop.
        SeedError: the seed cannot be written down.
    """
    if game.endless(options) and all(player.bot for player in players):
        raise EndlessTable(game)
    check_seed(seed)
    secret = not seed
    seed = seed or secrets.token_hex(32)
    key = secrets.token_hex(16)
    started = datetime.now(UTC)
    header = Header(
        game=game.name,
        version=game.version,
        options=options_as_typed(options),
        players=tuple((player.bot or "person", player.name) for player in players),
        luck=f"sha256 {sha256(seed.encode()).hexdigest()}" if secret else f"seed {seed}",
        started=started.strftime("%Y-%m-%dT%H:%M:%SZ"),
    )
    journal = Journal(None)
    if data is not None:
        kept = seed if secret else ""
        journal = _journal(records_folder(data), header, started, kept, key)
    table = Table(
        game, players, options, Luck(seed), journal.write, whisper=journal.whisper, key=key
    )
    return Opened(table, journal, seed, secret)


def _journal(folder: Path, header: Header, started: datetime, secret: str, key: str) -> Journal:
    name = f"{started.strftime('%Y-%m-%d-%H%M%S')}-{header.game}-{secrets.token_hex(2)}"
    path = folder / f"{name}{SUFFIX}"
    try:
        file = RecordFile(path, header)
        if secret:
            keep_seed(path, secret)
    except OSError as fault:
        return Journal(None, str(fault.strerror or fault))
    return Journal(file, key=key)


def read_header(record: Record) -> tuple[Game, tuple[Player, ...], Options]:
    """Find what a record's header names.

    Raises:
        RecordError: the game, its version, the seats or the options do not exist here.
    """
    header = record.header
    place = "game"
    try:
        game = find_game(header.game)
        if header.version != game.version:
            raise ValueError(
                f"it is of version {header.version} of the rules, this program plays {game.version}"
            )
        for name, value in header.options:
            place = f"option {name}"
            read_options(game.options, [f"{name}={value}"])
        options = read_options(game.options, (f"{name}={value}" for name, value in header.options))
        place = f"seat {len(header.players) - 1}"
        game.check_seats(len(header.players))
        for seat, (kind, _) in enumerate(header.players):
            place = f"seat {seat}"
            if kind != "person":
                game.bot(kind)
    except ValueError as fault:
        number = record.places.get(place, 1)
        raise RecordError(number, place, str(fault).removesuffix(".")) from fault
    players = tuple(
        Player(name, None if kind == "person" else kind) for kind, name in header.players
    )
    return game, players, options


def replayed(
    record: Record, seed: str, key: str = "", opened: Mapping[int, str] | None = None
) -> Table:
    """Play the moves of a record again.

    Args:
        seed: of its luck, to go on with.
        key: of the hashes of secret choices; they are checked where it is known.
        opened: the words of secret choices, by the number of the move.

    Raises:
        RecordError: a move is not possible where it stands.
    """
    game, players, options = read_header(record)
    table = Table(game, players, options, Luck(seed), lambda line: None, key=key)
    for number, line in record.moves:
        if line.startswith("# chair "):
            _take_chair(table, number, line)
        elif not line.startswith("#"):
            known = _opened(line, number, table.moves + 1, key, opened or {})
            table.replay(*read_move(table.state, number, known))
    return table


def _take_chair(table: Table, number: int, line: str) -> None:
    _, _, seat, kind, name = [*line.split(" ", 4), "", ""][:5]
    if not seat.isdecimal() or int(seat) >= table.state.seats or not name:
        raise RecordError(number, line, "a chair needs its number, a kind and a name")
    try:
        table.take_chair(int(seat), Player(name, None if kind == "person" else kind))
    except UnknownName as fault:
        raise RecordError(number, line, str(fault).removesuffix(".")) from fault


def _opened(line: str, number: int, move: int, key: str, opened: Mapping[int, str]) -> str:
    """Return a move in words, also if it stands there as a keyed hash."""
    who, _, rest = line.partition(" ")
    if not rest.startswith(f"{SECRET} "):
        return line
    if move not in opened:
        raise RecordError(number, line, "the words of this secret choice are not known here")
    words = opened[move]
    if key and f"{who} {commitment(key, move, words)}" != line:
        raise RecordError(number, line, f"it was not {words!r} that was chosen here")
    return words


def resume_table(path: Path) -> Opened:
    """Go on with the game of a record.

    A last line that was cut off is removed; nothing else of the file is changed.

    Raises:
        RecordError: it is no record, or was changed.
        CannotResume: the game is over, its secret seed is lost, or the file cannot be read.
    """
    try:
        record = read_record(path.read_bytes())
    except OSError as fault:
        raise CannotResume(f"The record {str(path)!r} cannot be read: {fault.strerror}.") from fault
    seed = kept_seed(path, record)
    if seed is None:
        raise CannotResume(f"The seed of {path.name} is lost, so its luck cannot go on.")
    key, opened = kept_choices(path, record)
    key = key or secrets.token_hex(16)
    table = replayed(record, seed, key, opened)
    if table.state.result is not None:
        raise CannotResume(f"The game in {path.name} is over.")
    try:
        journal = Journal(RecordFile(path, None), key=key)
    except OSError as fault:
        journal = Journal(None, str(fault.strerror or fault))
    table.journal, table.whisper = journal.write, journal.whisper
    return Opened(table, journal, seed, not record.header.luck.startswith("seed "))


def unfinished(data: Path) -> list[Path]:
    """List the records of games that are not over, the newest first.

    Only headers and last lines are looked at; a record that cannot be read is left out here, and
    says why when it is opened by name.
    """
    folder = records_folder(data)
    found = sorted(folder.glob(f"*{SUFFIX}"), reverse=True) if folder.is_dir() else []
    return [path for path in found if _open_end(path)]


def _open_end(path: Path) -> bool:
    try:
        record = read_record(path.read_bytes())
        return not any(note == "left" or note.startswith("result ") for note in record.notes)
    except (OSError, ValueError):
        return False
