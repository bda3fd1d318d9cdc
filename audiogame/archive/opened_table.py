"""Open a table: a new game with a new record, or one resumed from its record."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from audiogame import __version__
from audiogame.archive.folder import records_folder
from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal, Offload, at_once
from audiogame.archive.kept_state import table_at_end
from audiogame.opponents.chatter import chatter_of
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.game import Game
from audiogame.rules.lengths import LONGEST_TYPED
from audiogame.rules.options import Options
from audiogame.table.luck import Luck, streams_of
from audiogame.table.notes import KEY_LOST, kind_of_note, read_notes
from audiogame.table.own_file import UNREAD, own_folder, remove_own
from audiogame.table.record import Header, Record, Rest, hashed, header_hash, options_as_typed
from audiogame.table.record_file import (
    CHOICES,
    PRIVATE,
    SUFFIX,
    PrivateChoices,
    RecordFile,
    forget_seed,
    keep_seed,
    kept_private,
    load,
)
from audiogame.table.replay import Private, ProgressListener
from audiogame.table.table import Player, Table


class EndlessTable(Fault):
    """A game of bots alone that would never end."""

    def __init__(self, game: Game) -> None:
        super().__init__("table-endless", game=game.name)


class CannotResume(Fault):
    """A record whose game cannot be resumed."""

    @property
    def lost(self) -> bool:
        """Whether it never can, because its seed is lost."""
        return any(one.message == "record-seed-lost" for one in self.reasons)


class SeedError(Fault):
    """A seed that does not fit in one line of a record."""

    def __init__(self, seed: str) -> None:
        super().__init__("seed-unusable", seed=seed[:40], longest=LONGEST_TYPED)


def check_seed(seed: str) -> None:
    """Validate that a seed can stand in a record.

    Raises:
        SeedError: it is too long, or has more than one line.
    """
    if len(seed) > LONGEST_TYPED or not seed.isprintable():
        raise SeedError(seed)


def new_table(
    game: Game,
    players: tuple[Player, ...],
    options: Options,
    data: Path | None,
    seed: str = "",
    advice: bool = True,
    offload: Offload = at_once,
) -> HomeTable:
    """Open a new table.

    Args:
        data: the program's folder; None to keep no record.
        seed: repeats the luck of another game; without it luck is fair, and only the SHA-256 of its
            secret seed is in the record until the end.
        advice: whether people may ask for an expert's advice.
        offload: runs work that waits for the disk.

    Raises:
        EndlessTable: there are only bots, and they would never stop.
        SeedError: the seed cannot be written down.
    """
    if game.endless(options) and all(player.bot for player in players):
        raise EndlessTable(game)
    check_seed(seed)
    secret = not seed
    seed = seed or secrets.token_hex(32)
    key = secrets.token_hex(32)
    journal = new_journal(
        game, players, options, data, seed, secret, key, advice=advice, offload=offload
    )
    luck = Luck(seed)
    table = Table(game, players, options, luck, journal.write, whisper=journal.whisper, key=key)
    table.streams = streams_of(told_of(seed, secret))
    return HomeTable(table, journal, seed, secret, advice=advice)


def told_of(seed: str, secret: bool) -> str:
    """Return the luck field of a record's header."""
    return hashed(seed) if secret else f"seed {seed}"


def new_journal(
    game: Game,
    players: tuple[Player, ...],
    options: Options,
    data: Path | None,
    seed: str,
    secret: bool,
    key: str,
    begin: tuple[str, ...] = (),
    advice: bool = True,
    offload: Offload = at_once,
) -> Journal:
    """Create the record of a new game; if it cannot be kept, the journal holds the reason.

    Args:
        data: the program's folder; None to keep no record.
        secret: whether only the hash of the seed is published before the end.
        key: key of the hashes of secret moves.
        begin: first lines of the record.
        advice: whether people may ask for an expert's advice.
        offload: runs work that waits for the disk.
    """
    if data is None:
        return Journal(None)
    started, state = datetime.now(UTC), game.new(len(players), options)
    header = Header(
        game=game.name,
        version=game.version,
        options=options_as_typed(options),
        players=tuple((player.bot or "person", player.name) for player in players),
        luck=told_of(seed, secret),
        started=started.strftime("%Y-%m-%dT%H:%M:%SZ"),
        advice=advice,
        secrets=hashed(key) if state.keeps_secrets else "",
        computable=state.hides_luck and not secret,
        program=__version__,
    )
    kept = None
    try:
        own_folder(records_folder(data))
        path = _free_path(records_folder(data), f"{started:%Y-%m-%d-%H%M%S}-{header.game}")
        if secret:
            keep_seed(path, seed)  # first: without its seed the record could not be resumed
            kept = path
        if header.secrets:
            PrivateChoices(path, key).close()
        file = RecordFile(path, header, begin)
    except OSError as fault:
        with contextlib.suppress(OSError):  # a full disk: no private file without a record
            if kept is not None:
                forget_seed(kept)
                remove_own(kept.with_suffix(CHOICES))
        return Journal(None, system_reason(fault))
    return Journal(file, key=key, offload=offload, hash_=header_hash(header.lines()))


def _free_path(folder: Path, begin: str) -> Path:
    """Return a path for a new record that no other game has, of those begun in the same second."""
    while True:
        path = folder / f"{begin}-{secrets.token_hex(2)}{SUFFIX}"
        if not any(path.with_suffix(each).exists() for each in (SUFFIX, PRIVATE, CHOICES)):
            return path


def resume_table(
    path: Path,
    offload: Offload = at_once,
    progress: ProgressListener | None = None,
    own_process: bool = False,
    play: Callable[[Record, Private], Table] | None = None,
    rest: Rest | None = None,
    record: Record | None = None,
) -> HomeTable:
    """Resume the game of a record.

    A last line that was cut off is removed; nothing else of the file is changed.

    Args:
        offload: runs work that waits for the disk.
        progress: called with the number of lines taken.
        own_process: whether slow bots will think in a process of their own.
        play: replays all of it for listeners that need it from its beginning, and make remarks of
            their own; None without such listeners.
        rest: called after each line that is read, so that other tasks can run.
        record: its content, where it was read just now.

    Raises:
        RecordError: it is no record, or was changed.
        InUse: another program is playing it.
        CannotResume: the game is over, its secret seed is lost, or the file cannot be read.
    """
    try:
        record = load(path, rest) if record is None else record
        private = kept_private(path, record)
        if not private.seed and (fault := UNREAD.get(path.with_suffix(PRIVATE))) is not None:
            raise fault
    except OSError as fault:
        why = system_reason(fault)
        raise CannotResume("record-file-unreadable", path=str(path), why=why) from fault
    known = bool(private.seed) or record.header.luck.startswith("seed ")
    notes = read_notes(record.notes)
    hidden = record.header.luck.startswith("sha256 ")
    if notes.over:
        raise CannotResume("record-is-over")
    for at, line in record.moves:
        if line.startswith("#") and not kind_of_note(line):
            raise CannotResume("record-of-later", line=at, text=line[:60])
    if not known:
        raise CannotResume("record-seed-lost")
    if play is None:
        table = table_at_end(path, record, private, progress, own_process)
        chatter_of(table).speak()  # it remembers the remarks made, and repeats none
    else:
        table = play(record, private)
    if hidden and notes.seed and table.state.result is None:
        raise CannotResume("record-is-over")  # its luck is public
    key = private.key or secrets.token_hex(32)
    journal = _gone_on(path, record, key, offload, rest)
    table.journal, table.commitments.whisper = journal.write, journal.whisper
    table.commitments.key = key
    if (record.header.secrets or record.has_secrets) and not private.key:
        journal.write(f"# {KEY_LOST}")
    told = dict(notes.opened)
    for commitment in table.commitments.opened:  # the program was stopped before it wrote this
        if commitment.number not in told:
            journal.write(f"# {commitment.note}")
    secret = not record.header.luck.startswith("seed ")
    return HomeTable(table, journal, private.seed, secret, notes.copied, record.header.advice)


def _gone_on(path: Path, record: Record, key: str, offload: Offload, rest: Rest | None) -> Journal:
    try:
        file = RecordFile(path, None, rest=rest)
    except OSError as fault:
        return Journal(None, system_reason(fault))
    if file.record != record:
        file.close()
        raise CannotResume("record-written-just-now")
    file.forget()
    return Journal(file, key=key, offload=offload, hash_=record.hash)
