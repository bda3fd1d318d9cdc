"""Replay of a record's moves, line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

from audiogame.rules.fault import RAISED, Fault, Reason
from audiogame.rules.game import Bot, Game, UnknownName, listens
from audiogame.rules.options import Options, read_options, shared
from audiogame.rules.state import CHANCE, FORCED, Seat, State
from audiogame.rules.value import Value, put
from audiogame.table.commitments import Commitment
from audiogame.table.library import find_game, why_broken
from audiogame.table.line_of_play import LineOfPlay, Milestone, copied
from audiogame.table.luck import Luck, streams_of
from audiogame.table.move_list import CannotTakeBack, Player, Taken, Written, choice_before
from audiogame.table.news import Listener
from audiogame.table.notes import KEY_LOST, WordsError, check_words, kind_of_note, number
from audiogame.table.record import (
    REMARK,
    SECRET,
    Record,
    RecordError,
    Rest,
    commitment,
    mover,
    read_move,
)
from audiogame.table.seated_bots import SeatedBots
from audiogame.table.table import Table

SEALED_LUCK = f"* {SECRET} "
"""Beginning of the line of an outcome that some seats alone have seen."""


def _knows(seat: Seat, strength: str, bot: Bot[State]) -> bool:
    return True


class ProgressListener(Protocol):
    """Receives the progress of a long operation."""

    done: int
    count: int


class Private(Value):
    """Secrets of a record until the game is over, where they are known.

    Args:
        seed: seed of the luck.
        key: key of the hashes of secret moves; they are verified where it is known.
        opened: the words of secret moves, by the number of the move in the record.
    """

    seed: str = ""
    key: str = ""
    opened: Mapping[int, str] | None = None


class Replay:
    """A record being replayed.

    Args:
        record: the record.
        private: its secrets, as far as they are known.
        listeners: listeners that hear all of it again.

    Raises:
        RecordError: the game, its version, the seats or the options do not exist here.
    """

    def __init__(
        self, record: Record, private: Private, listeners: Iterable[Listener] = ()
    ) -> None:
        game, players, options = read_header(record)
        self.record = record
        self.private = private
        lost = [at for at, line in record.moves if line == f"# {KEY_LOST}"]
        self._checked_from = max(lost, default=0)
        self._taken = 0
        """Number of lines to skip, since the table stands behind them."""
        self._opened = False
        self.most_outcomes = 0
        """Highest number of outcomes ever drawn; those taken back come again."""
        luck = Luck(private.seed)
        self._hides_luck = False
        with self._asking(game, record.places.get("game", 1), f"game: {record.header.game}"):
            self.table = Table(
                game, players, options, luck, lambda line: None, listeners, key=private.key
            )
            self._hides_luck = self.table.state.hides_luck
        self.table.streams = streams_of(record.header.luck)

    def go_on_from(
        self,
        written: int,
        taken: int,
        state: State,
        secrets: tuple[tuple[Commitment, ...], tuple[Commitment, ...]],
        remember: Callable[[Seat, str, Bot[State]], bool],
        guests: tuple[Value, ...] | None = None,
        rest: Rest = lambda: None,
    ) -> bool:
        """Start from a later state; the lines before it are only parsed.

        Args:
            written: number of moves before it, including those taken back.
            taken: number of entries of the line of play then.
            state: the state after them.
            secrets: the choices that were still secret then, and those that were taken back.
            remember: restores the memory of the bot of a seat, of a strength; returns whether it
                could.  Called for bots that listen only.
            guests: memories of the listeners then; None where they do not have them.
            rest: called after each line that is parsed, so that other tasks can run.

        Returns:
            True if every bot has its memory, so that none has to hear what came before; if False,
            this replay cannot be used any more.

        Raises:
            RecordError: a line before it is not possible.
        """
        line, outcomes = LineOfPlay(packs=self.table.line.packs), 0
        for at, text in self.record.moves:
            rest()
            if text.startswith("#"):
                outcomes -= self._follow_note(at, text, line)
            elif not text.startswith(REMARK):
                if self.table.written == written:
                    break
                words = self.in_words(at, text)
                seat = mover(words)
                self.table.written += 1
                if text.startswith((SEALED_LUCK, "! ")):
                    self.table.dealt = self.table.written
                line.append(Taken(seat, Written(at, words), self.table.written))
                outcomes += seat == CHANCE
                self.most_outcomes = max(self.most_outcomes, outcomes)
            self._taken += 1
        if (self.table.written, len(line)) != (written, taken):
            return False
        _, players = self.table.start()
        seats: Counter[Seat] = Counter()
        for one in line:
            if isinstance(one.what, Player):
                players = put(players, one.seat, one.what)
            else:
                seats[one.seat] += 1
        seats.pop(CHANCE, 0)
        seats.pop(FORCED, 0)
        bots = SeatedBots()
        for seat, player in enumerate(players):
            if player.bot:
                bots.seat(seat, self.table.make_bot, player.bot)
                if listens(bots[seat]) and not remember(seat, player.bot, bots[seat]):
                    return False
        memories = copied(bots)
        if memories is None:
            return False
        milestone = Milestone(
            taken=taken,
            written=written,
            state=state,
            players=players,
            outcomes=outcomes,
            decisions=seats,
            asked={},
            recent=(),
            memories=memories,
            guests=guests,
            pending=secrets[0],
            withdrawn=secrets[1],
        )
        self.table.go_on_from(milestone, line)
        return True

    def go_on_from_milestone(self, milestone: Milestone, rest: Rest) -> None:
        """Start from a milestone of a table of this record, with bots that do not listen.

        Args:
            milestone: the milestone.
            rest: as for `go_on_from`.

        Raises:
            RecordError: a line before it is not possible.
        """
        secrets = milestone.pending, milestone.withdrawn
        written, taken, state = milestone.written, milestone.taken, milestone.state
        self.go_on_from(written, taken, state, secrets, _knows, rest=rest)

    def _follow_note(self, at: int, text: str, line: LineOfPlay) -> int:
        """Apply a note to a line of play only parsed; return the number of outcomes undone."""
        _, _, rest = text.removeprefix("# ").partition(" ")
        match kind_of_note(text):
            case "chair":
                seat, player = self._chair(at, text, rest)
                line.append(Taken(seat, player, self.table.written))
            case "undo":
                self.table.taken_back += 1
                first = choice_before(line, number(rest) or 0)
                gone = sum(one.seat == CHANCE for one in line[first:])
                line.cut(first)
                return gone
            case "words" | "words-from":
                self._take_note(at, text)
            case "open" if rest.partition(" ")[2].startswith("* "):
                self.table.dealt = self.table.written
        return 0

    def lines(self) -> Iterator[tuple[int, str]]:
        """Take one line after the other; once more, those that a longer record has then.

        Yields:
            The number and text of a line that has been taken, (0, "") first: the opening.

        Raises:
            RecordError: a line is not possible where it stands.
        """
        game = self.table.game
        if not (self._taken or self._opened):
            self._opened = True
            with self._asking(game, self.record.places.get("game", 1), f"game: {game.name}"):
                self.table.open()
        yield 0, ""
        for at, line in self.record.moves[self._taken :]:
            with self._asking(game, at, line):
                self._take(at, line)
            self._taken += 1
            yield at, line

    @contextmanager
    def _asking(self, game: Game, at: int, line: str) -> Iterator[None]:
        """Run a game's code for a line; any exception is raised again as a fault with its line.

        Raises:
            RecordError: the line is not possible, or the game has failed.
        """
        try:
            yield
        except Fault:
            raise
        except RAISED as fault:
            # What an exception says may name what a seat holds.
            told = type(fault).__name__ if self._hides_luck else why_broken(fault)
            why = Reason("game-failed", game=game.name, why=told)
            raise RecordError(at, line, why) from fault

    def _take(self, at: int, line: str) -> None:
        if line.startswith(("#", REMARK)):
            self._take_note(at, line)
            return
        move = self.in_words(at, line)
        try:
            taken = read_move(self.table.state, at, move)
        except RecordError:
            if move == line:
                raise
            # The message would tell what is sealed.
            raise RecordError(at, line, Reason("secret-not-possible")) from None
        self.table.replay(*taken, aloud=True, plain=move == line)
        _ = self.table.state.actors  # a faulty game fails here, with its line
        self.most_outcomes = max(self.most_outcomes, self.table.outcomes)

    def to_end(self, progress: ProgressListener | None = None) -> Table:
        """Take all lines; return the table as it stands then.

        Args:
            progress: called with the number of lines taken.
        """
        for done, _ in enumerate(self.lines()):
            if progress is not None:
                progress.done, progress.count = done, len(self.record.moves)
        return self.table

    def _take_note(self, at: int, line: str) -> None:
        _, _, rest = line.removeprefix("# ").partition(" ")
        match kind_of_note(line):
            case "chair":
                self._take_chair(at, line, rest)
            case "undo":
                self._undo(at, line, rest)
            case "advice":
                self._check_seat(at, line, rest)
            case "words":
                self._add_words(at, line, rest)
            case "words-from":
                self._add_words_from(at, line, rest)
            case "gave-up":
                self._give_up(at, line, rest)

    def _take_chair(self, at: int, line: str, rest: str) -> None:
        try:
            self.table.take_chair(*self._chair(at, line, rest))
        except UnknownName as fault:
            raise RecordError(at, line, fault.reasons) from fault

    def _chair(self, at: int, line: str, rest: str) -> tuple[Seat, Player]:
        """Parse which player takes which chair."""
        seat_text, _, player = rest.partition(" ")
        kind, _, name = player.partition(" ")
        seat = number(seat_text)
        if seat is None or seat >= self.table.state.seats or not name:
            raise RecordError(at, line, Reason("note-chair"))
        return seat, Player(name, None if kind == "person" else kind)

    def _check_seat(self, at: int, line: str, rest: str) -> None:
        seat = number(rest)
        if seat is None or seat >= self.table.state.seats:
            last = self.table.state.seats - 1
            raise RecordError(at, line, Reason("note-advice", last=last))

    def _give_up(self, at: int, line: str, rest: str) -> None:
        seat = number(rest)
        if seat is None or seat not in self.table.state.seated:
            raise RecordError(at, line, Reason("note-seat"))

    def _undo(self, at: int, line: str, rest: str) -> None:
        try:
            self.table.take_back(number(rest) or 0)
        except CannotTakeBack as fault:
            raise RecordError(at, line, fault.reasons) from fault

    def _add_words(self, at: int, line: str, rest: str) -> None:
        try:
            check_words(rest)
        except WordsError as fault:
            raise RecordError(at, line, fault.reasons) from fault
        if self.table.written or self.table.luck.words:
            raise RecordError(at, line, Reason("note-words"))
        self.table.luck = self.table.luck.with_words(rest)

    def _add_words_from(self, at: int, line: str, rest: str) -> None:
        first, _, words = rest.partition(" ")
        k = number(first)
        if k != self.most_outcomes or not self.table.written or not words:
            raise RecordError(at, line, Reason("note-words-from", first=self.most_outcomes))
        self.table.luck = self.table.luck.with_words_from(k, words)

    def in_words(self, at: int, line: str) -> str:
        """Return a move in words, also if it is written as a keyed hash."""
        who, _, rest = line.partition(" ")
        if not rest.startswith(f"{SECRET} "):
            return line
        move, opened, key = self.table.written + 1, self.private.opened or {}, self.private.key
        if move not in opened:
            raise RecordError(at, line, Reason("secret-unknown"))
        words = opened[move]
        if words.partition(" ")[0] != who:
            raise RecordError(at, line, Reason("secret-of-another"))
        if key and at > self._checked_from and f"{who} {commitment(key, move, words)}" != line:
            raise RecordError(at, line, Reason("secret-other"))
        return words


def read_header(record: Record) -> tuple[Game, tuple[Player, ...], Options]:
    """Resolve the names in a record's header.

    Raises:
        RecordError: the game, its version, the seats or the options do not exist here.
    """
    header = record.header
    place = "game"
    try:
        game = find_game(header.game)
        game.check_version(header.version)
        for name, value in header.options:
            place = f"option {name}"
            read_options(game.options, [f"{name}={value}"], together=False)
        options = read_options(game.options, (f"{name}={value}" for name, value in header.options))
        place = f"seat {len(header.players) - 1}"
        options = shared(options)
        game.check_seats(len(header.players))
        for seat, (kind, _) in enumerate(header.players):
            place = f"seat {seat}"
            if kind != "person":
                game.strength(kind)
    except Fault as fault:
        line = record.places.get(place, 1)
        raise RecordError(line, place, fault.reasons) from fault
    players = tuple(
        Player(name, None if kind == "person" else kind) for kind, name in header.players
    )
    return game, players, options
