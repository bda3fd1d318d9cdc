"""Snapshot of a long game and its open secret choices, beside its record: a file that can be lost.

Replaying 100,000 moves takes seconds.  So the last milestone of a game is kept, and the game
resumes from it, with only the few moves after it replayed.  A file that does not match is ignored:
a damaged one, one of another version of the program or of the rules, or of another record up to
there.  Verification reads the record alone.

The snapshot includes the memories of the bots that listen, and the characters' remarks: so no
listener has to hear the game from its beginning.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from audiogame import __version__
from audiogame.opponents.bot_thoughts import MindMaker
from audiogame.opponents.chatter import chatter_of
from audiogame.opponents.mind import Mind, memory_words, recall
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Bot, Game
from audiogame.rules.game_files import package_folder
from audiogame.rules.state import Seat, State
from audiogame.rules.value import Value
from audiogame.table.line_of_play import Memories, Milestone
from audiogame.table.own_file import write_whole
from audiogame.table.record import Record, Rest
from audiogame.table.record_file import STATE
from audiogame.table.replay import Private, ProgressListener, Replay
from audiogame.table.table import Table

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable  # slow to import
from collections.abc import Iterable, Iterator

from audiogame.rules.state import Action
from audiogame.table.commitments import Commitment


class KeptSecret(Value):
    """A choice that is still hidden from other seats.

    Args:
        number: of the move in the record, from 1.
        seat: the seat that chose.
        kind: the class of the action.
        fields: the fields of the action.
    """

    number: int
    seat: Seat
    kind: str
    fields: msgspec.Raw


def kept_secrets(game: Game, choices: Iterable[Commitment]) -> tuple[KeptSecret, ...]:
    """Serialize choices.

    Raises:
        ValueError: a choice would not be read back unchanged.
        TypeError: a field of an action cannot be serialized.
    """
    choices = tuple(choices)
    kept = tuple(
        KeptSecret(
            one.number,
            one.seat,
            type(one.action).__name__,
            msgspec.Raw(msgspec.json.encode(one.action)),
        )
        for one in choices
    )
    if read_secrets(game, kept) != choices:
        raise ValueError(choices)
    return kept


def read_secrets(game: Game, kept: Iterable[KeptSecret]) -> tuple[Commitment, ...]:
    """Deserialize choices.

    Raises:
        ValueError: the game has no such action.
    """
    kinds = {kind.__name__: kind for kind in _kinds(game, Action)}
    found = []
    for one in kept:
        if one.kind not in kinds:
            raise ValueError(one.kind)
        action = msgspec.json.decode(one.fields, type=kinds[one.kind])
        found.append(Commitment(one.number, one.seat, action))
    return tuple(found)


def _kinds(game: Game, above: type[Action]) -> Iterator[type[Action]]:
    """Yield the game's own subclasses of an action class."""
    for kind in above.__subclasses__():
        if f"{kind.__module__}.".startswith(f"{game.package}."):
            yield kind
        yield from _kinds(game, kind)


TAIL = 100
"""Entries of the line of play that are replayed at least, so that there is news to narrate."""


class KeptMemory(Value):
    """Serialized memory of a bot: what it has learnt from events.

    Args:
        strength: of the bot.
        words: its memory.
    """

    strength: str
    words: msgspec.Raw


class KeptState(Value):
    """A milestone as it is stored, and what must match for it to be used.

    Args:
        program: version of the program.
        rules: a hash of the rules of the game.
        size: bytes of the part of the record that comes before it.
        record: the SHA-256 of that part.
        written, taken, state, pending, withdrawn: see `Milestone`; what else it has follows from
            the record.
        bots: a hash of the modules of the bots, whose memories no other bots understand.
        memories: of the bots that listen, by seat.
        guests: memories of the listeners that have one: of the chatter of the characters at home,
            of the places at a server.
    """

    program: str
    rules: str
    size: int
    record: str
    written: int
    taken: int
    state: msgspec.Raw
    pending: tuple[KeptSecret, ...]
    withdrawn: tuple[KeptSecret, ...]
    bots: str
    memories: dict[Seat, KeptMemory]
    guests: tuple[msgspec.Raw, ...]


def state_file(record: Path) -> Path:
    """Return the path of the snapshot of a record."""
    return record.with_suffix(STATE)


def rules_of(game: Game) -> str:
    """Return a hash of the version and the modules of a game's rules."""
    return _hash_of(game, package_folder(game.package))


def bots_of(game: Game) -> str:
    """Return a hash of the modules of a game's bots."""
    folder = package_folder(game.package)
    return _hash_of(game, *(folder / name for name in ("bots", "search")))


def _hash_of(game: Game, *folders: Traversable) -> str:
    from hashlib import sha256  # late: a short game needs none of these

    found = sha256(f"{game.name} {game.version}".encode())
    for folder in folders:
        modules = folder.iterdir() if folder.is_dir() else ()
        for module in sorted(modules, key=lambda one: one.name):
            if module.name.endswith((".py", ".pyc")):
                found.update(module.read_bytes())
    return found.hexdigest()


def state_to_keep(table: Table) -> Milestone | None:
    """Return the newest milestone of a game that can be stored; None while there is none.

    Enough moves follow it to narrate again what happened last.  While luck is sealed there is none:
    the question that it answered follows from the moves before it.
    """
    found = table.milestones.before(len(table.line) - TAIL)
    if found is None or found.guests is None or found.asked:
        return None
    sealed = any(one.asked is not None for one in found.pending)
    return None if sealed else found


def keep_state(
    record: Path, game: Game, milestone: Milestone, bots: Memories | None = None
) -> None:
    """Write a milestone beside its record, replacing an earlier one.

    One that cannot be serialized, as a third-party game's may be, is not kept.

    Args:
        record: the file of the record; more moves may have been written since.
        game: the game.
        milestone: as `state_to_keep` returns it.
        bots: those at the table now, which remember what is kept of them.

    Raises:
        OSError: the record cannot be read, or the state cannot be written.
    """
    from hashlib import sha256

    data = record.read_bytes()
    size = _size_before(data, milestone.written + 1)
    try:
        state = msgspec.json.encode(milestone.state)
        if msgspec.json.decode(state, type=type(milestone.state)) != milestone.state:
            return
        memories = _memories(milestone, bots or {})
        if memories is None:
            return
        kept = KeptState(
            program=__version__,
            rules=rules_of(game),
            size=size,
            record=sha256(data[:size]).hexdigest(),
            written=milestone.written,
            taken=milestone.taken,
            state=msgspec.Raw(state),
            pending=kept_secrets(game, milestone.pending),
            withdrawn=kept_secrets(game, milestone.withdrawn),
            bots=bots_of(game) if memories else "",
            memories=memories,
            guests=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in milestone.guests or ()),
        )
        text = msgspec.json.encode(kept)
    except (TypeError, ValueError, RecursionError):
        return
    write_whole(state_file(record), f"{sha256(text).hexdigest()}\n{text.decode()}\n")


def _memories(milestone: Milestone, bots: Memories) -> dict[Seat, KeptMemory] | None:
    """Return the memories of the bots that listen, by seat; None if one cannot be serialized."""
    found = {}
    for seat, bot in milestone.memories.items():
        view, strength = milestone.state.seen_by(seat), milestone.players[seat].bot
        if isinstance(bot, Mind):
            words = bot.memory(view, bots.get(seat))
        else:
            words = memory_words(bot, view)
        if words is None or strength is None:
            return None
        found[seat] = KeptMemory(strength, msgspec.Raw(words))
    return found


def _size_before(data: bytes, move: int) -> int:
    """Return the offset in bytes of the line of a move, counted from 1."""
    size = 0
    for line in data.splitlines(keepends=True):
        move -= line[:1] in _MOVES
        if not move:
            break
        size += len(line)
    return size


_MOVES = tuple(b"0123456789*"[at : at + 1] for at in range(11))


def read_state(record: Path, game: Game, first: State) -> tuple[KeptState, State] | None:
    """Read the snapshot beside a record.

    Args:
        record: the file of the record.
        game: the game.
        first: the first state of the game, of the class of all of them.

    Returns:
        The snapshot and its state; None if there is none that matches.
    """
    from hashlib import sha256

    try:
        check, _, text = state_file(record).read_bytes().partition(b"\n")
        text = text.removesuffix(b"\n")
        if sha256(text).hexdigest().encode() != check:
            return None
        kept = msgspec.json.decode(text, type=KeptState)
        if (kept.program, kept.rules) != (__version__, rules_of(game)):
            return None
        if sha256(record.read_bytes()[: kept.size]).hexdigest() != kept.record:
            return None
        state = msgspec.json.decode(kept.state, type=type(first))
    except (OSError, TypeError, ValueError, RecursionError):
        return None
    whole = msgspec.json.encode(state) == bytes(kept.state)  # no field was missing or unknown
    return (kept, state) if whole else None


def go_on(
    replay: Replay,
    kept: KeptState,
    state: State,
    guests: tuple[Value, ...] | None = None,
    rest: Rest = lambda: None,
) -> bool:
    """Resume from a snapshot; return whether every bot has the memory it needs.

    Args:
        replay: at its beginning; of no use any more where a bot has not.
        kept: the snapshot.
        state: its state.
        guests: memories of the listeners, where their milestone is to have them.
        rest: called after each line that is parsed, so that other tasks can run.

    Raises:
        RecordError: a line before it is not possible.
    """
    memories = kept.memories if not kept.memories or kept.bots == bots_of(replay.table.game) else {}

    def remember(seat: Seat, strength: str, bot: Bot[State]) -> bool:
        found = memories.get(seat)
        if found is None or found.strength != strength:
            return False
        words = bytes(found.words)
        return bot.recall(words) if isinstance(bot, Mind) else recall(bot, words)

    game = replay.table.game
    secrets = read_secrets(game, kept.pending), read_secrets(game, kept.withdrawn)
    return replay.go_on_from(kept.written, kept.taken, state, secrets, remember, guests, rest)


def _go_on(replay: Replay, kept: KeptState, state: State) -> bool:
    """Resume from a snapshot at home; return whether every listener has the memory it needs."""
    chatter = chatter_of(replay.table)
    if not go_on(replay, kept, state):
        return False
    knows = len(kept.guests) == 1 and recall(chatter, bytes(kept.guests[0]))
    return knows or not chatter.sits_here


def table_at_end(
    path: Path,
    record: Record,
    private: Private,
    progress: ProgressListener | None = None,
    own_process: bool = False,
) -> Table:
    """Return the table of a record as it stands at its end, from the snapshot beside it.

    Without a matching one the whole game is replayed, and also where a bot or a character needs
    more memory than is kept.

    Args:
        path: the file of the record.
        record: its parsed content.
        private: lines of its private file.
        progress: called with the number of lines taken.
        own_process: whether slow bots will think in a process of their own; they need not hear all
            of it again.

    Raises:
        RecordError: a line is not possible where it stands.
    """
    replay = _begun(record, private, own_process)
    chatter_of(replay.table)  # a listener that hears all of it
    kept = read_state(path, replay.table.game, replay.table.state)
    if kept is not None:
        try:
            if _go_on(replay, *kept):
                return replay.to_end(progress)
        except RAISED:  # any fault is reported with its line by the replay that follows
            pass
        replay = _begun(record, private, own_process)
        chatter_of(replay.table)
    return replay.to_end(progress)


def _begun(record: Record, private: Private, own_process: bool) -> Replay:
    replay = Replay(record, private)
    if own_process:
        replay.table.remake_bots(MindMaker(replay.table.game))
    return replay
