"""Check a record: every move, every secret choice, and every throw and card of luck."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256

from audiogame.rules.chance import Chance
from audiogame.rules.notation import word
from audiogame.rules.value import Value
from audiogame.table.luck import Luck
from audiogame.table.notes import Notes, read_notes
from audiogame.table.record import SECRET, Record
from audiogame.table.replay import Private, Replay


class Verdict(Enum):
    """What came of checking a record."""

    GOOD = "good"
    """Everything follows, as far as there is luck."""
    OPEN = "open"
    """Something cannot be proved, or not yet."""
    WRONG = "wrong"


class Proof(Value):
    """One thing that was found.

    Args:
        message: the id of the sentence that says it.
        args: its variables.
        verdict: what it means for the whole.
    """

    message: str
    args: dict[str, object]
    verdict: Verdict = Verdict.GOOD


class LuckAnswer(Value):
    """An outcome of luck in a record.

    Args:
        line: where it stands.
        k: which outcome of the line of play it is, from 0.
        written: what the record has.
        right: what follows from the seed and the words; empty if the seed is not known.
    """

    line: int
    k: int
    written: str
    right: str


def _found(message: str, verdict: Verdict = Verdict.GOOD, **args: object) -> Proof:
    return Proof(message, args, verdict)


def verify(record: Record, private: Private) -> Iterator[Proof]:
    """Check a record.

    Only what stands in the record itself proves anything: what lies beside it is used to read
    secret choices and for nothing else.

    Yields:
        What was found, one thing after the other.

    Raises:
        RecordError: a line is not possible where it stands.
    """
    notes = read_notes(record.notes)
    seed = _told_seed(record, notes)
    replay = Replay(record, private)
    draws: list[LuckAnswer] = []
    secrets = 0
    asked: Chance | None = None
    for at, line in replay.lines():
        secrets += f" {SECRET} " in line and not line.startswith("#")
        if line.startswith("* "):
            assert asked is not None, "an outcome that luck was not asked for is refused before"
            draws.append(_draw(replay, at, asked, seed))
        asked = replay.table.state.chance
    yield _found("verified-lines", lines=_last_line(record))
    yield _found("verified-sealed" if record.sealed else "verified-unsealed")
    yield from _secrets_found(notes, secrets)
    lucky = replay.table.game.lucky
    if notes.undone:
        yield _found("verified-undone", count=notes.undone, lucky=lucky)
    if notes.copied:
        yield _found("verified-copied", count=notes.copied, lucky=lucky)
    yield from _advice_found(replay, notes)
    yield from _result_found(replay, notes)
    yield from _luck_found(record, notes, seed, draws[_copied_draws(record, notes) :], replay)


def overall(findings: list[Proof]) -> Verdict:
    """Return the verdict on the whole."""
    verdicts = {finding.verdict for finding in findings}
    return next((one for one in (Verdict.WRONG, Verdict.OPEN) if one in verdicts), Verdict.GOOD)


def _last_line(record: Record) -> int:
    return max([*record.places.values(), *(line for line, _ in record.moves)], default=0)


def _told_seed(record: Record, notes: Notes) -> str | None:
    kind, _, value = record.header.luck.partition(" ")
    return value if kind == "seed" else notes.seed or None


def _draw(replay: Replay, at: int, asked: Chance, seed: str | None) -> LuckAnswer:
    """Compare the outcome that was just taken with the one that luck gives."""
    table = replay.table
    k, written = table.outcomes - 1, word(table.line[-1].what)
    if seed is None:
        return LuckAnswer(at, k, written, "")
    return LuckAnswer(at, k, written, word(Luck(seed, table.luck.words).outcome(k, asked)))


def _copied_draws(record: Record, notes: Notes) -> int:
    """Count the outcomes of luck among the moves that were taken over from another game."""
    moves = [line for _, line in record.moves if not line.startswith("#")]
    return sum(line.startswith("* ") for line in moves[: notes.copied])


def _secrets_found(notes: Notes, secrets: int) -> Iterator[Proof]:
    known = min(len(notes.opened), secrets)
    if known and notes.key and not notes.key_lost:
        yield _found("verified-secrets", count=known)
    elif known:
        unproved = Verdict.OPEN
        yield _found("secrets-unproved", unproved, count=known)
    if secrets > known:
        yield _found("secrets-pending", Verdict.OPEN, count=secrets - known)


def _advice_found(replay: Replay, notes: Notes) -> Iterator[Proof]:
    for seat in sorted(set(notes.advised)):
        name = replay.table.players[seat].name
        yield _found("verified-advice", name=name, count=notes.advised.count(seat))
    if notes.advised and not replay.record.header.advice:
        yield _found("advice-was-off", Verdict.WRONG)


def _result_found(replay: Replay, notes: Notes) -> Iterator[Proof]:
    result = replay.table.state.result
    if not notes.result:
        return
    if result is None:
        yield _found("result-too-early", Verdict.WRONG, written=notes.result)
        return
    right = " ".join(str(place) for place in result.places)
    if notes.result == right:
        yield _found("verified-result")
    else:
        yield _found("wrong-result", Verdict.WRONG, written=notes.result, right=right)


def _luck_found(
    record: Record, notes: Notes, seed: str | None, draws: list[LuckAnswer], replay: Replay
) -> Iterator[Proof]:
    kind, _, value = record.header.luck.partition(" ")
    count = len(draws)
    if not replay.table.game.lucky:
        yield _found("no-luck")
        return
    if kind == "sha256" and seed is not None and sha256(seed.encode()).hexdigest() != value:
        yield _found("luck-wrong-hash", Verdict.WRONG, hash=value, seed=seed)
        return
    if seed is None and kind == "sha256":
        message = "luck-lost" if notes.over else "luck-secret"
        yield _found(message, Verdict.OPEN, count=count, hash=value)
        return
    if seed is None:
        yield _found("luck-unnamed", Verdict.OPEN, count=count)
        return
    for draw in draws:
        if draw.written != draw.right:
            yield _found(
                "luck-wrong-throw",
                Verdict.WRONG,
                line=draw.line,
                written=draw.written,
                k=draw.k,
                right=draw.right,
            )
            return
    if count:
        yield _found("luck-follows", count=count, words=bool(notes.words))
    else:
        yield _found("no-luck-yet")
    yield _found("luck-fair" if kind == "sha256" else "luck-not-fair")
