"""Measure what challenges in 10-Die Poker reveal of a player, and what a beaten hand still wins.

Run it from the top folder; it takes about ten minutes:

    python tests/training habits

Method: a player that challenges with its likeliest pairs from a certain chance on meets others
that do so from `skilled.NEEDED` on.  Counted are the share of challenges in its choices and the
share of challenges that take the lead, for some such limits and all numbers of seats; and what a
leader of the others that was beaten wins until the round is over, less what it pays, as a part of
the pot when it was beaten.  The rounded figures are the constants of `habits` and `prospects`.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from random import Random

from audiogame.games.ten_die_poker.bots.skilled import NEEDED
from audiogame.games.ten_die_poker.money import CENTS
from audiogame.games.ten_die_poker.rules import Challenge, Fold, PokerOptions, TenDiePoker, start
from audiogame.games.ten_die_poker.search.chances import likeliest
from audiogame.games.ten_die_poker.search.habits import LIMITS
from audiogame.rules.state import CHANCE, Seat

SEATS = range(2, 8)
ROUNDS = 3_000
MEASURED = 0
"""The seat whose limit is tried."""


@dataclass
class Count:
    """The counts; `returns` are parts of the pot, one for each beaten leader."""

    choices: int = 0
    challenges: int = 0
    hits: int = 0
    returns: float = 0.0
    beaten: int = 0

    @property
    def share(self) -> float:
        """The part of the choices that are challenges."""
        return self.challenges / self.choices

    @property
    def hit_rate(self) -> float:
        """The part of the challenges that take the lead."""
        return self.hits / self.challenges


def measure(limit: float, seats: int, rounds: int, seed: int) -> Count:
    """Play rounds on credit; seat 0 challenges from the chance `limit` on."""
    random, count = Random(f"{limit}:{seats}:{seed}"), Count()
    state = start(seats, PokerOptions(rounds=rounds, credit="on"))
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


def main(arguments: list[str]) -> None:
    """Measure, and print the figures."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    for seats in SEATS:
        counts = [measure(limit, seats, ROUNDS, seed=1) for limit in LIMITS]
        shares = ", ".join(f"{count.share:.2f}" for count in counts)
        hits = ", ".join(f"{count.hit_rate:.2f}" for count in counts)
        usual = counts[LIMITS.index(NEEDED)]
        sys.stdout.write(
            f"{seats} seats, shares: {shares}\n{seats} seats, hits: {hits}\n"
            f"{seats} seats, {usual.beaten} beaten leaders of the usual kind win "
            f"{usual.returns / max(usual.beaten, 1):.2f} of the pot.\n"
        )
