"""Cues of 10-Die Poker: pairs that land, the shape of a hand, challenges and the pot."""

from __future__ import annotations

from functools import partial

from rendering.cards import PACES
from rendering.chips import raked
from rendering.cues import Play, always
from rendering.dice import SIZES, bounced, clack, tap
from rendering.signals import Signal, level, luck, together
from rendering.tones import brass, glass, horn, note, pluck, tune
from rendering.wood import knock, scrape

HANDS: tuple[tuple[tuple[float, str, float], ...], ...] = (
    ((0.0, "E4", 0.36),),
    ((0.0, "F#4", 0.09), (0.14, "F#4", 0.2)),
    ((0.0, "A4", 0.06), (0.08, "A4", 0.06), (0.24, "C#5", 0.06), (0.32, "C#5", 0.15)),
    ((0.0, "B4", 0.07), (0.12, "B4", 0.07), (0.24, "B4", 0.2)),
    (
        *((0.065 * step, name, 0.07) for step, name in enumerate(("A4", "B4", "C#5", "D5"))),
        (0.26, "E5", 0.22),
    ),
    (
        *((0.08 * step, "D5", 0.06) for step in range(3)),
        *((0.32, "F#5", 0.06), (0.4, "F#5 A5", 0.22)),
    ),
    (*((0.11 * step, "E5", 0.07) for step in range(3)), (0.33, "E5 G#5 B5", 0.3)),
    (
        *((0.08 * step, "A5", 0.06) for step in range(4)),
        (0.32, "A4 E5 A5 C#6 E6", 0.5),
    ),
)
"""Notes by the rank of a hand, from a high die to five of a kind: one for each die that counts,
grouped as the hand is, and higher for a better hand."""


def pair(variant: int) -> Signal:
    """A locked pair lands: two dice almost at once."""
    name = f"pair {variant}"
    size = SIZES[variant % len(SIZES)]
    second = bounced(f"{name} white", size * 1.4, 2)
    locked = 0.35 * clack(name, size)
    return together([(0.0, 0.9 * tap(f"{name} red", size)), (0.058, locked), (0.058, second)])


def hand(rank: int) -> Signal:
    """The shape of a hand, in brass."""
    return tune(brass, HANDS[rank - 1])


def challenge(pairs: int) -> Signal:
    """Pairs are picked up, one clack each, and one note demands an answer."""
    parts: list[tuple[float, Signal]] = []
    for place in range(pairs):
        start = 0.09 * place
        name = f"challenge {pairs} {place}"
        parts.append((start, clack(name, 0.9 + 0.05 * place)))
        parts.append((start + 0.014, 0.7 * clack(f"{name} white", 1.1 + 0.05 * place)))
    demand = horn(note("A4") * 1.122**pairs, 0.14, 0.9)
    return together([*parts, (0.09 * pairs + 0.04, 0.9 * demand)])


def fold(variant: int) -> Signal:
    """The dice are pushed away over the table, knock together, and lie still."""
    name, pace = f"fold {variant}", PACES[variant - 1]
    chance = luck(name)
    away = scrape(name, 0.34 / pace, 3000.0 * pace, 1000.0 * pace, 900.0)
    parts: list[tuple[float, Signal]] = [(0.0, away)]
    for place in range(5):
        late = place * (0.062 + float(chance.uniform(0.0, 0.02))) / pace
        parts.append((late, level(-7.0 - 2.0 * place) * clack(f"{name} {place}", 0.9)))
    return together(parts)


def lead() -> Signal:
    """A new leader: a horn that is torn up to a high note."""
    return together(
        [(0.0, horn(note("E4"), 0.13, 1.2, 2.0)), (0.11, tune(brass, [(0.0, "E5 B5", 0.24)]))]
    )


def shared() -> Signal:
    """The lead is shared: the horn is torn up, and a second one joins it."""
    alone = [(0.0, horn(note("E4"), 0.1, 1.2, 2.0)), (0.09, brass(note("E5"), 0.1))]
    return together([*alone, (0.21, tune(brass, [(0.0, "E5 B5", 0.08), (0.1, "E5 B5", 0.18)]))])


def short() -> Signal:
    """A challenge that falls short: the horn is torn up, fails and slips back."""
    torn, slip = horn(note("E4"), 0.1, 0.8, 1.7), horn(note("C5"), 0.09, 0.5, 0.9)
    down = horn(note("A4"), 0.18, 0.4, 0.7)
    return together([(0.0, torn), (0.11, slip), (0.23, down)])


def lot() -> Signal:
    """A lot is drawn among several seats: notes of glass that slow down and stop at one."""
    parts, now, gap = [], 0.0, 0.035
    for place in range(6):
        name = ("E5", "A5", "F#5")[place % 3]
        parts.append((now, name, 0.05 if place < 5 else 0.18))
        now += gap
        gap *= 1.3
    return tune(glass, parts)


def pot(variant: int) -> Signal:
    """The whole pot is raked in, and a bright chord of strings."""
    rake = raked(f"pot {variant}", 0.42, 34.0)
    return together([(0.0, rake), (0.1, 0.6 * tune(pluck, [(0.0, "D5 A5", 0.36)]))])


def split() -> Signal:
    """The pot is parted: two small rakes, one after the other."""
    second = 0.9 * raked("split 2", 0.1, 32.0)
    return together([(0.0, raked("split 1", 0.1, 32.0)), (0.25, second)])


def asked(variant: int) -> Signal:
    """A player asks to join or leave: two knocks on the table, the second one firmer."""
    name, pace = f"asked {variant}", PACES[variant - 1]
    first, second = knock(f"{name} 1", 1.0), knock(f"{name} 2", 1.06)
    return together([(0.0, 0.8 * first), (0.15 / pace, second)])


CUES: dict[str, Play] = {
    "ten-die-poker.pair": pair,
    **{f"ten-die-poker.hand.{rank}": always(partial(hand, rank)) for rank in range(1, 9)},
    **{f"ten-die-poker.challenge.{n}": always(partial(challenge, n)) for n in range(1, 6)},
    "ten-die-poker.fold": fold,
    "ten-die-poker.lead": always(lead),
    "ten-die-poker.lead.shared": always(shared),
    "ten-die-poker.short": always(short),
    "ten-die-poker.lot": always(lot),
    "ten-die-poker.pot": always(partial(pot, 1)),
    "ten-die-poker.pot.split": always(split),
    "ten-die-poker.asked": asked,
}

WEIGHTS = {
    "ten-die-poker.pair": -3.0,
    "ten-die-poker.fold": -1.5,
    "ten-die-poker.pot.split": 0.0,
    "ten-die-poker.asked": -1.5,
}
"""Loudness of a cue relative to its kind, in loudness units; as in common.py."""
