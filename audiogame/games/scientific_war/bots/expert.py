"""The expert of Scientific War: it evaluates every choice, and mixes the best ones."""

from __future__ import annotations

from random import Random

from audiogame.games.scientific_war.bots.card_counter import CardCounter
from audiogame.games.scientific_war.card_counts import Counts
from audiogame.games.scientific_war.rules import PLAYS, Keep, ScientificWar, Swap
from audiogame.games.scientific_war.search.duels import Duels
from audiogame.games.scientific_war.search.many_seats import ManySeats
from audiogame.games.scientific_war.search.outlook import outlook
from audiogame.games.scientific_war.search.plans import Plan
from audiogame.games.scientific_war.search.positions import EIGHT, NOBODY
from audiogame.games.scientific_war.search.two_seats import TwoSeats
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue

SELDOM = 0.02
"""Probability below which a choice of a mixture is left out."""


class Considered(ChoiceValue):
    """A choice: its value is how likely the game is won, with a part for draws.

    Args:
        chance: probability that the expert chooses it.
        takes: how likely it takes the trick.
    """

    chance: float
    takes: float = 0.0


class Expert(CardCounter):
    """Searches two tricks deep with two seats, and simulates many tricks with more."""

    def best(self, view: ScientificWar, seat: Seat, random: Random) -> Action:
        """Draw from the mixture that the expert considers."""
        return drawn(self.consider(view, seat, random), random).action

    def consider(self, view: ScientificWar, seat: Seat, random: Random) -> tuple[Considered, ...]:
        """Evaluate all legal actions; those that are chosen most often come first."""
        others = [other for other in view.playing if other != seat]
        found = (
            self._with_one(view, seat, others[0])
            if len(others) == 1
            else self._with_several(view, seat, random)
        )
        legal = view.legal_actions(seat)
        allowed = [each for each in found if each.action in legal]
        return tuple(sorted(allowed, key=_chance_and_value, reverse=True))

    def exact(self, view: ScientificWar, seat: Seat) -> bool:
        """Return whether values are exact: two seats know all cards, and few tricks are left.

        A swap after an 8 is only estimated before the last trick, as is the answer of a spy.
        """
        others = [other for other in view.playing if other != seat]
        if len(others) > 1 or view.swapping:
            return False
        positions = self._beliefs.duel(view, seat, others[0])
        here = positions[0][0]
        open_hands = here.spy == NOBODY and not any(hand[EIGHT] for hand in here.hands)
        return len(positions) == 1 and (here.left < 2 or (here.left == 2 and open_hands))

    def hands(self, view: ScientificWar, seat: Seat) -> tuple[Counts, ...]:
        """Return the likeliest hands of the others in the game, as the seat counts their cards."""
        hands = self._beliefs.likeliest(view, seat).hands
        return tuple([hands[other] for other in view.playing if other != seat])

    def _with_one(self, view: ScientificWar, seat: Seat, other: Seat) -> list[Considered]:
        search = TwoSeats(Duels(outlook(view.seats == 2)))
        positions = self._beliefs.duel(view, seat, other)
        if view.swapping:
            return _keep_or_swap(*search.keep_or_swap(positions))
        chosen = view.chosen[other]
        return _plays(search.plan(positions, 0 if chosen is None else chosen.value))

    def _with_several(self, view: ScientificWar, seat: Seat, random: Random) -> list[Considered]:
        position = self._beliefs.likeliest(view, seat)
        gathering = ManySeats(outlook(view.seats == 2), position, seat)
        if view.swapping:
            return _keep_or_swap(*gathering.keep_or_swap(random))
        played = [0 if rank is None else rank.value for rank in view.chosen]
        return _plays(gathering.answer(played) if any(played) else gathering.plan(random))


def drawn(considered: tuple[Considered, ...], random: Random) -> Considered:
    """Draw a choice by its probability."""
    (choice,) = random.choices(considered, [often(each) for each in considered])
    return choice


def often(considered: Considered) -> float:
    """Return the probabilities of choices once the seldom ones are left out."""
    return considered.chance if considered.chance > SELDOM else 0.0


def _plays(plan: Plan) -> list[Considered]:
    parts = zip(plan.cards, plan.chances, plan.values, plan.takes, strict=True)
    return [
        Considered(PLAYS[card - 1], value, chance, takes) for card, chance, value, takes in parts
    ]


def _keep_or_swap(keep: float, swap: float) -> list[Considered]:
    return [
        Considered(Keep(), keep, float(swap <= keep)),
        Considered(Swap(), swap, float(swap > keep)),
    ]


def _chance_and_value(considered: Considered) -> tuple[float, float]:
    return often(considered), considered.value
