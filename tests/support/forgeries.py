"""Whole games with fair luck, and forgeries of their records: lines removed, moved and changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random

from audiogame.archive.proof import Verdict
from audiogame.archive.verdict import overall, verify
from audiogame.rules.options import read_options
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.notes import advice_note, read_notes, result_note
from audiogame.table.record import (
    Header,
    Record,
    RecordError,
    Seal,
    hashed,
    options_as_typed,
    read_record,
)
from audiogame.table.replay import Private
from audiogame.table.table import Player, Step, Table
from audiogame.testing import random_move

KEY = sha256(b"key").hexdigest()
SHORT = {
    "army-men": ("campaign=1", "first=random"),
    "scientific-war": ("limit=3",),
    "sichermans-war": ("jokers=on",),
    "sika": ("call=turn",),
    "ten-die-poker": ("rounds=2", "credit=on"),
}
"""Options that make a game short, and use every kind of its luck."""


def sealed(lines: list[str]) -> bytes:
    """Write lines with valid checks, as a forger would."""
    seal = Seal()
    return "".join(seal.line(line) + "\n" for line in lines).encode()


@cache
def whole_game(name: str, number: int = 0) -> tuple[str, ...]:
    """Play a game to its end, with shared luck, advice and undo; returns its lines."""
    game, random = find_game(name), Random(f"{name} {number}")
    options = read_options(game.options, SHORT.get(name, ()))
    seats = game.seats[0]
    players = tuple(Player(f"P{seat}", None if seat < 2 else "casual") for seat in range(seats))
    seed = sha256(f"{name} {number}".encode()).hexdigest()
    lines: list[str] = ["# words blue moon"]
    table = Table(game, players, options, Luck(seed, "blue moon"), lines.append, key=KEY)
    table.open()
    header = Header(
        game.name,
        game.version,
        options_as_typed(options),
        tuple((player.bot or "person", player.name) for player in players),
        hashed(seed),
        "2026-01-31T20:15:00Z",
        True,
        hashed(KEY) if table.state.keeps_secrets else "",
    )
    while (result := table.state.result) is None:
        if table.step() is Step.AWAITED:
            seat, action = random_move(table.state, random)
            if random.random() < 0.1:
                lines.append(f"# {advice_note(seat)}")
            table.submit(seat, action)
        choices = [at for at, one in enumerate(reversed(table.moves), 1) if one.seat >= 0]
        free = not table.state.hides_luck  # else a choice need not be possible to take back
        if choices and free and table.state.result is None and random.random() < 0.1:
            table.take_back(random.choice(choices[:4]))
    if table.state.keeps_secrets:
        lines.append(f"# key {KEY}")
    lines += [f"# seed {seed}", f"# {result_note(result.places, result.sides)}"]
    lines.insert(len(lines) // 2, "; Ann sighs.")
    return (*header.lines(), *lines)


def private(record: Record) -> Private:
    """Return the secrets that a record itself reveals, as a stranger has nothing else."""
    notes = read_notes(record.notes)
    return Private(notes.seed, notes.key, dict(notes.opened))


def judge(lines: list[str]) -> tuple[Verdict, list[str]]:
    """Verify lines with valid checks; returns the verdict and the findings."""
    try:
        record = read_record(sealed(lines))
        found = [*verify(record, private(record))]
    except RecordError as fault:
        return Verdict.WRONG, [repr(fault)]
    return overall(found), [one.message for one in found]


def kind_of(line: str) -> str:
    """Return the kind of a line: a header, a note, a remark, a choice, a secret, or luck."""
    if line[:2] == "; ":
        return "remark"
    if line[:6] == "luck: ":
        return "luck header"
    if line[:1] == "*":
        return "luck"
    if line[:2] == "# ":
        return f"# {line.split()[1]}"
    if line[:1].isdecimal():
        return "secret" if " secret " in line else "choice"
    return line.split()[0].rstrip(":")


@dataclass(frozen=True)
class Forgery:
    """A record that was rewritten with valid checks."""

    kind: str
    how: str
    at: int
    lines: tuple[str, ...]


def changed(line: str, lines: tuple[str, ...]) -> Iterator[str]:
    """Yield variants of a line with another plausible value in it."""
    kind = kind_of(line)
    if kind in ("luck", "choice", "# open"):
        yield from {one for one in lines if kind_of(one) == kind and one != line}
        if kind == "luck":
            yield "* secret 0123456789abcdef0123456789abcdef"
            yield " ".join(["*", *line.split()[:0:-1]])
    if kind == "# open":
        _, _, move, _, *action = line.split()
        yield f"# open {move} 1 {' '.join(action)}"
        yield f"# open {move} 0 {' '.join(action)}"
        yield f"# open {move} * 6"
        yield f"# open {int(move) + 1} 0 {' '.join(action)}"
    if kind == "secret":
        yield f"{line[:-1]}{'0' if line[-1] != '0' else '1'}"
        yield f"{1 - int(line[0]) if line[0] in '01' else 0}{line[1:]}"
        yield f"{line[0]} play ace"
    if kind in ("luck header", "secrets", "# seed", "# key"):
        yield f"{line[:-1]}{'0' if line[-1] != '0' else '1'}"
        yield line.replace("sha256", "md5")
        yield line.replace("sha256", "seed")
        yield line.rpartition(" ")[0]
    words = line.split(" ")
    yield " ".join([*words[:-1], "9"])
    yield f"{line} 1"
    yield line.replace("# ", "# x")
    for word, other in (("undo 1", "undo 2"), ("undo 2", "undo 1"), ("blue moon", "red sun")):
        if word in line:
            yield line.replace(word, other)
    if kind == "# result":
        yield "# result " + " ".join(words[:1:-1])
        yield "# left"
        yield "# gave-up 0"


def _picked(lines: tuple[str, ...], random: Random | None) -> list[tuple[int, str]]:
    """Return lines with their indices: all, or the first and last of each kind and a sample."""
    listed = [*enumerate(lines)]
    if random is None:
        return listed
    picked = []
    for kind in dict.fromkeys(map(kind_of, lines)):
        first, *others = [one for one in listed if kind_of(one[1]) == kind]
        picked += [first, *others[-1:], *random.sample(others[:-1], min(2, len(others[:-1])))]
    return sorted(picked)


def forgeries(lines: tuple[str, ...], random: Random | None = None) -> Iterator[Forgery]:
    """Yield forgeries of a record, each with one wrong line.

    Args:
        random: samples lines of each kind, and positions and changes for them; None for all.
    """
    for at, line in _picked(lines, random):
        kind = kind_of(line)
        rest = (*lines[:at], *lines[at + 1 :])
        yield Forgery(kind, "removed", at, rest)
        yield Forgery(kind, "doubled", at, (*lines[:at], line, *lines[at:]))
        places = [to for to in range(2, len(lines)) if to != at]
        others = [*dict.fromkeys(one for one in changed(line, lines) if one != line)]
        if random is not None:
            near = [to for to in (at - 1, at + 1) if to in places]
            places = [random.choice(near or places), random.choice(places)]
            others = random.sample(others, min(1, len(others)))
        for to in places:
            moved = (*rest[:to], line, *rest[to:])
            if moved != lines:
                yield Forgery(kind, "moved", at, moved)
        for other in others:
            yield Forgery(kind, "changed", at, (*lines[:at], other, *lines[at + 1 :]))


def inserted(lines: tuple[str, ...], more: str) -> Iterator[Forgery]:
    """Yield a record with one more line, at each possible position."""
    for at in range(2, len(lines) + 1):
        yield Forgery("inserted", more, at, (*lines[:at], more, *lines[at:]))
