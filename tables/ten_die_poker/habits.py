"""Measure how players of 10-Die Poker give themselves away, and what a beaten hand still wins.

Run it from the top folder; it takes a few minutes:

    python tables/ten_die_poker/habits.py

Method: a player that challenges with its likeliest pairs from a certain chance on meets three that
do so from `skilled.NEEDED` on.  Counted are the share of challenges in its choices and the share
of challenges that take the lead, for some such limits; and, of the three, what a leader that was
beaten wins until the round is over, less what it pays, as a part of the pot when it was beaten.
The rounded figures are the constants of `habits` and `prospects` in the game.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from audiogame.games.ten_die_poker.choices import Challenge, Fold, PokerOptions
from audiogame.games.ten_die_poker.habits import LIMITS
from audiogame.games.ten_die_poker.naming import CENTS
from audiogame.games.ten_die_poker.odds import likeliest
from audiogame.games.ten_die_poker.rules import TenDiePoker, start
from audiogame.games.ten_die_poker.skilled import NEEDED
from audiogame.rules.state import CHANCE, Seat

SEATS = 4
ROUNDS = 4_000
MEASURED = 0
"""The seat whose limit is tried."""


@dataclass
class Count:
    """What was counted; `returns` are parts of the pot, one for each beaten leader."""

    choices: int = 0
    challenges: int = 0
    hits: int = 0
    returns: float = 0.0
    beaten: int = 0

    @property
    def share(self) -> float:
        return self.challenges / self.choices

    @property
    def hit_rate(self) -> float:
        return self.hits / self.challenges


def measure(limit: float, rounds: int, seed: int) -> Count:
    """Play rounds on credit; seat 0 challenges from the chance `limit` on."""
    random, count = Random(f"{limit}:{seed}"), Count()
    state = start(SEATS, PokerOptions(rounds=rounds, credit="on"))
    beaten: dict[Seat, tuple[int, int]] = {}
    while state.result is None:
        chance = state.chance
        if chance is None:
            (seat,) = state.actors
            state = _chosen(state, seat, limit, count)
            continue
        before = state
        state, _ = before.apply(CHANCE, chance.sample(random.randrange))
        if state.round != before.round or state.result is not None:
            _settle(count, beaten, state)
        elif before.leaders and state.leaders != before.leaders:
            count.hits += before.active == MEASURED
            loser = before.leaders[0]
            beaten.setdefault(loser, (before.pot, before.money[loser] or 0))
    return count


def _chosen(state: TenDiePoker, seat: Seat, limit: float, count: Count) -> TenDiePoker:
    pairs, chance = likeliest(state.hand(seat), state.hand(state.leaders[0]).value)
    challenges = chance >= (limit if seat == MEASURED else NEEDED)
    if seat == MEASURED:
        count.choices += 1
        count.challenges += challenges
    after, _ = state.apply(seat, Challenge(pairs) if challenges else Fold())
    return after


def _settle(count: Count, beaten: dict[Seat, tuple[int, int]], state: TenDiePoker) -> None:
    """Count what beaten leaders got until the round's end; the next ante is paid already."""
    ante = 0 if state.end else state.options.ante * CENTS
    for seat, (pot, cents) in beaten.items():
        if seat != MEASURED:
            count.beaten += 1
            count.returns += ((state.money[seat] or 0) + ante - cents) / (pot * CENTS)
    beaten.clear()


if __name__ == "__main__":
    for limit in (*LIMITS, 0.0):
        count = measure(limit, ROUNDS, seed=1)
        sys.stdout.write(
            f"From {limit:.2f} on: challenges {count.share:.3f} of its choices, takes the lead "
            f"with {count.hit_rate:.3f}; a beaten leader wins {count.returns / count.beaten:.3f} "
            f"of the pot ({count.beaten} leaders).\n"
        )
