"""Verify a record: the order of its lines, every move, secret choice, throw and card of luck."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

from audiogame.archive.line_order import LineOrder
from audiogame.archive.proof import ProofStep as ProofStep
from audiogame.archive.proof import Verdict as Verdict
from audiogame.archive.proof import found, misplaced
from audiogame.archive.shared_luck import DIGITS, LuckHistory
from audiogame.narration.spoken_words import fits, spoken
from audiogame.rules.chance import Chance
from audiogame.rules.notation import word
from audiogame.rules.value import Value, replace
from audiogame.table.luck import Luck
from audiogame.table.move_list import EMPTY
from audiogame.table.news import Listener
from audiogame.table.notes import Notes, copied_note, read_notes, result_note
from audiogame.table.record import Record, hashed, options_as_typed
from audiogame.table.replay import Private, ProgressListener, Replay


def secrets_found(record: Record, notes: Notes, order: LineOrder) -> Iterator[ProofStep]:
    """Yield what is proved of the secret moves.

    The hashes themselves were compared when the moves were replayed.

    Args:
        record: the record.
        notes: its notes.
        order: has taken all of its lines.
    """
    header, count = record.header, len(order.secrets)
    kind, _, _ = header.secrets.partition(" ")
    known = kind in ("sha256", "")
    if (
        notes.key
        and not notes.key_lost
        and kind == "sha256"
        and hashed(notes.key) != header.secrets
    ):
        yield found("key-wrong-hash", Verdict.WRONG, hash=header.secrets, key=notes.key)
        return
    copied = f"# {copied_note(notes.copied)}"
    start = max((at for at, line in record.moves if line == copied), default=0)
    plain = [at for at in order.plain if at > start]
    if plain:
        yield found("secrets-plain", Verdict.OPEN, count=len(plain), line=plain[0])
    pending = count - len(order.opened)
    if pending:
        message = "secrets-unopened" if order.over else "secrets-pending"
        yield found(message, Verdict.OPEN, count=pending)
    if not order.opened:
        return
    opened = len(order.opened)
    if notes.key_lost or (order.over and not notes.key):
        yield found("secrets-unproved", Verdict.OPEN, count=opened)
    elif not notes.key:
        yield found("secrets-later", Verdict.OPEN, count=opened)
    elif not known:
        yield found("secrets-unknown-kind", Verdict.OPEN, kind=kind)
    elif not kind:
        yield found("secrets-uncommitted", Verdict.OPEN, count=opened)
    elif not is_random(notes.key):
        yield found("key-guessable", Verdict.OPEN, key=notes.key)
    else:
        yield found("verified-secrets", count=opened)


_TIME = re.compile("([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?")
_NAMED = re.compile("seat [0-9]+: [^ ]+ [^ ](.*[^ ])?")
KINDS = ("sha256", "seed", "")
"""Sources of luck that a header may name."""


class LuckAnswer(Value):
    """An outcome of luck in a record.

    Args:
        line: its number in the record.
        number: of the move among all of the record, from 1.
        k: which outcome of the line of play it is, from 0.
        written: the outcome in the record.
        right: the outcome computed from the seed and the words; empty if the seed is not known.
    """

    line: int
    number: int
    k: int
    written: str
    right: str


class Verification:
    """Verification of a record: its lines, one at a time, and then the findings.

    Only the record itself proves anything: the private file is used to read secret choices and for
    nothing else.

    Args:
        record: the record.
        private: lines of its private file.
        progress: called with the number of lines taken.
        listeners: receive the events of the replay.
        drawn: called after each line with the highest number of outcomes drawn.

    Raises:
        RecordError: the game, its version, the seats or the options do not exist here.
    """

    def __init__(
        self,
        record: Record,
        private: Private,
        progress: ProgressListener | None = None,
        listeners: Iterable[Listener] = (),
        drawn: Callable[[int], None] = lambda drawn: None,
    ) -> None:
        self._record = record
        self._notes = read_notes(record.notes)
        self._seed = _told_seed(record, self._notes)
        self._replay = Replay(record, private, listeners)
        self._order = LineOrder(record, self._replay)
        self._progress, self._drawn = progress, drawn
        self._draws: list[LuckAnswer] = []
        self._wrong: list[ProofStep] = []

    def lines(self) -> Iterator[int]:
        """Replay the record line by line; yields the number of each line that has been taken.

        Raises:
            RecordError: a line is not possible where it stands.
        """
        replay, order, table = self._replay, self._order, self._replay.table
        before, asked = table.state, table.state.chance
        if self._progress is not None:
            self._progress.count = len(self._record.moves)
        for at, line in replay.lines():
            if at:
                if self._progress is not None:
                    self._progress.done += 1
                self._wrong += order.take(at, line, before)
                if not line.startswith(("#", ";")) and isinstance(table.line[-1].what, tuple):
                    assert asked is not None, (
                        "an outcome that luck was not asked for is refused before"
                    )
                    self._draws.append(_draw(replay, at, asked, self._seed))
            self._drawn(order.shared.drawn)
            before, asked = table.state, table.state.chance
            yield at

    def findings(self, commitment: str | None = None) -> Iterator[ProofStep]:
        """Yield the findings, one after the other, once all lines were taken.

        Args:
            commitment: what was published before the game, the hash of the header or its words;
                None if nothing was.

        Raises:
            Fault: the commitment is no hash.
        """
        record, notes, replay, order = self._record, self._notes, self._replay, self._order
        yield from _ending_found(replay, notes)
        yield found("verified-lines", lines=_last_line(record))
        if record.sealed:
            yield found("verified-sealed")
        else:
            yield found("verified-unsealed", Verdict.OPEN)
        yield from self._wrong
        yield from _header_found(record, replay)
        yield from order.at_end()
        yield from _seats_found(order)
        yield from secrets_found(record, notes, order)
        yield from _history_found(replay, notes)
        yield from _advice_found(replay, notes)
        yield from _result_found(replay, notes)
        yield from _luck_found(record, self._seed, self._draws, replay, order)
        if replay.table.game.lucky:
            yield from _shared_found(order.shared)
        yield from _time_found(record, commitment)


def verify(
    record: Record,
    private: Private,
    commitment: str | None = None,
    progress: ProgressListener | None = None,
) -> Iterator[ProofStep]:
    """Verify a record; yields the findings, see `Verification`.

    Raises:
        RecordError: a line is not possible where it stands.
        Fault: the commitment is no hash.
    """
    verification = Verification(record, private, progress)
    for _ in verification.lines():
        pass
    yield from verification.findings(commitment)


def overall(findings: list[ProofStep]) -> Verdict:
    """Return the verdict on all findings together."""
    verdicts = {finding.verdict for finding in findings}
    return next((one for one in (Verdict.WRONG, Verdict.OPEN) if one in verdicts), Verdict.GOOD)


def is_random(text: str) -> bool:
    """Return whether a seed or a key looks like 256 random bits, too many to guess."""
    return len(text) == 64 and DIGITS.issuperset(text)


def _ending_found(replay: Replay, notes: Notes) -> Iterator[ProofStep]:
    """Yield how the game ended; a missing end is reported by `LineOrder.at_end`."""
    players = replay.table.players
    if notes.gave_up:
        names = tuple(players[seat].name for seat in notes.gave_up)
        yield found("ended-given-up", names=names)
    elif notes.left:
        yield found("ended-left", Verdict.OPEN)
    elif notes.result and replay.table.state.result is not None:
        yield found("ended-played")


def _header_found(record: Record, replay: Replay) -> Iterator[ProofStep]:
    """Yield lines in the header of a sealed record that no program writes so."""
    header = record.header
    if not record.sealed:
        return
    typed = dict(options_as_typed(replay.table.state.options))
    options = tuple((name, typed.get(name, value)) for name, value in header.options)
    started = header.started if _TIME.fullmatch(header.started) else ""
    computable = replay.table.state.hides_luck and header.luck.startswith("seed ")
    right = replace(header, options=options, started=started, computable=computable)
    lines = [*right.lines()]
    for line, written in zip_longest(record.head, lines, fillvalue=""):
        named = not line.startswith("seat ") or _NAMED.fullmatch(line)
        if line != written or not named or not line.isprintable():
            at = record.places.get(line.partition(":")[0], _last_line(record))
            yield misplaced("other-writing", at)
            return


def _seats_found(order: LineOrder) -> Iterator[ProofStep]:
    """Yield who sat down, took over or stood in during the game."""
    stood_in: dict[str, None] = {}
    for one in order.changes:
        if one.same:
            stood_in |= {} if one.after.bot is None or one.before.bot else {one.after.name: None}
        elif one.before == EMPTY:
            yield found("seat-joined", line=one.line, name=one.after.name, bot=bool(one.after.bot))
        elif one.before.name == one.after.name:
            yield found("seat-became-person", line=one.line, name=one.after.name)
        else:
            yield found(
                "seat-taken-over",
                line=one.line,
                name=one.after.name,
                bot=bool(one.after.bot),
                other=one.before.name,
            )
    if stood_in:
        yield found("seats-stood-in", names=tuple(stood_in))


def _last_line(record: Record) -> int:
    return max([*record.places.values(), *(line for line, _ in record.moves)], default=0)


def _told_seed(record: Record, notes: Notes) -> str | None:
    kind, _, value = record.header.luck.partition(" ")
    return value if kind == "seed" else notes.seed or None


def _draw(replay: Replay, at: int, asked: Chance, seed: str | None) -> LuckAnswer:
    """Compare the outcome that was just taken with the one computed from the luck."""
    table = replay.table
    k, written = table.outcomes - 1, word(table.line[-1].what)
    if seed is None:
        return LuckAnswer(at, table.written, k, written, "")
    luck = Luck(seed, table.luck.words, table.luck.later)
    return LuckAnswer(at, table.written, k, written, word(luck.outcome(k, asked)))


def _history_found(replay: Replay, notes: Notes) -> Iterator[ProofStep]:
    lucky = replay.table.game.lucky
    if notes.undone:
        yield found("verified-undone", count=notes.undone, lucky=lucky)
    if notes.copied:
        yield found("verified-copied", Verdict.OPEN, count=notes.copied, lucky=lucky)


def _advice_found(replay: Replay, notes: Notes) -> Iterator[ProofStep]:
    for seat in sorted(set(notes.advised)):
        name = replay.table.players[seat].name
        yield found("verified-advice", name=name, count=notes.advised.count(seat))
    if notes.advised and not replay.record.header.advice:
        yield found("advice-was-off", Verdict.WRONG)


def _result_found(replay: Replay, notes: Notes) -> Iterator[ProofStep]:
    result = replay.table.state.result
    if not notes.result:
        return
    if result is None:
        yield found("result-too-early", Verdict.WRONG, written=notes.result)
        return
    right = result_note(result.places, result.sides).partition(" ")[2]
    if notes.result == right:
        yield found("verified-result")
    else:
        yield found("wrong-result", Verdict.WRONG, written=notes.result, right=right)


def _luck_found(
    record: Record, seed: str | None, draws: list[LuckAnswer], replay: Replay, order: LineOrder
) -> Iterator[ProofStep]:
    notes = read_notes(record.notes)
    luck = record.header.luck
    kind, _, value = luck.partition(" ")
    if kind == "seed" and notes.seed and notes.seed != value:
        yield found("luck-two-seeds", Verdict.WRONG, seed=value, other=notes.seed)
    if kind == "sha256" and seed is not None and hashed(seed) != luck:
        yield found("luck-wrong-hash", Verdict.WRONG, hash=value, seed=seed)
        return
    if not replay.table.game.lucky:
        yield found("no-luck")
        if kind not in KINDS:
            yield found("luck-unknown-kind", Verdict.OPEN, kind=kind)
        return
    draws = [draw for draw in draws if draw.number > notes.copied]
    for draw in draws if seed is not None else ():
        if draw.written != draw.right:
            yield found(
                "luck-wrong-throw",
                Verdict.WRONG,
                line=draw.line,
                written=draw.written,
                k=draw.k,
                right=draw.right,
            )
            return
    yield from _fairness_found(record, seed, len(draws), order)


def _fairness_found(
    record: Record, seed: str | None, count: int, order: LineOrder
) -> Iterator[ProofStep]:
    """Yield what matching outcomes of luck prove, and why if nothing."""
    kind, _, value = record.header.luck.partition(" ")
    if kind not in KINDS:
        yield found("luck-unknown-kind", Verdict.OPEN, kind=kind)
        return
    if not kind:
        yield found("luck-unnamed", Verdict.OPEN, count=count)
        return
    if seed is None:
        message = "luck-lost" if order.over else "luck-secret"
        yield found(message, Verdict.OPEN, count=count, hash=value)
        return
    notes = read_notes(record.notes)
    if count:
        yield found("luck-follows", count=count, words=bool(notes.words))
    else:
        yield found("no-luck-yet")
    if kind == "sha256" and not is_random(seed):
        yield found("luck-guessable", Verdict.OPEN, seed=seed)
    elif kind == "sha256":
        yield found("luck-fair")
    else:
        yield found("luck-not-fair", Verdict.OPEN)


def _shared_found(shared: LuckHistory) -> Iterator[ProofStep]:
    """Yield the players who added a share of luck, and those who made a round fail."""
    added = shared.added
    for first, names in added.items():
        yield found("luck-shared", names=names, first=first + 1)
    for first, names in shared.stale.items():
        yield found("luck-stale", names=names, first=first + 1)
    if shared.failed:
        names = tuple(shared.blamed)
        yield found("luck-begun-again", Verdict.OPEN, count=shared.failed, names=names)
    if shared.unused:
        yield found("luck-unused", names=shared.unused)
    if shared.without:
        yield found("luck-without", names=shared.without)
    if shared.nobodys:
        yield found("luck-nobodys", Verdict.OPEN)
    elif shared.expected and added and shared.alone:
        yield found("luck-alone", Verdict.OPEN, count=shared.alone)


def _time_found(record: Record, commitment: str | None) -> Iterator[ProofStep]:
    """Yield proof of when the luck was fixed: only words published before the game count."""
    if commitment is None:
        yield found("time-unknown", words=", ".join(spoken(record.hash)))
    elif fits(commitment, record.hash):
        yield found("commitment-fits")
    else:
        words = ", ".join(spoken(record.hash))
        yield found("commitment-other", Verdict.WRONG, words=words)
