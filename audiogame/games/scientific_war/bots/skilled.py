"""The skilled player of Scientific War: it counts cards, and looks at one trick only."""

from __future__ import annotations

from random import Random

from audiogame.games.scientific_war.bots.card_counter import CardCounter
from audiogame.games.scientific_war.rules import PLAYS, Keep, ScientificWar, Swap
from audiogame.games.scientific_war.search.crowds import Crowd
from audiogame.games.scientific_war.search.powers import (
    last_powers,
    orders_after,
    plain_powers,
    plain_worth_of,
)
from audiogame.rules.state import Action, Seat

ROUNDS = 100
"""Number of simulated tricks."""


class Skilled(CardCounter):
    """Mixes its cards as in the equilibrium of this trick, each card worth a plain number."""

    def best(self, view: ScientificWar, seat: Seat, random: Random) -> Action:
        """Draw a card from the mixture, or answer the cards that a spy hears."""
        position = self._beliefs.likeliest(view, seat)
        if view.swapping:
            worths = [
                plain_worth_of(cards[seat], view.low_wins)
                for cards in (position.hands, position.piles)
            ]
            return Swap() if worths[1] > worths[0] else Keep()
        last = position.left < 2
        crowd = Crowd(
            position,
            {
                low: last_powers(position) if last else plain_powers(position, low)
                for low in orders_after(position)
            },
        )
        cards = crowd.cards[seat]
        played = [0 if rank is None else rank.value for rank in view.chosen]
        if any(played):
            values, _ = crowd.weigh(seat, played, cards)
            return PLAYS[cards[values.index(max(values))] - 1]
        chances = crowd.mixtures(seat, random, ROUNDS).chances[seat]
        (card,) = random.choices(cards, chances)
        return PLAYS[card - 1]
