"""The skilled bot of Crazy Eights, which keeps its eights and plays what counts most."""

from __future__ import annotations

from random import Random

from audiogame.rules.cards import Card, Suit
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import WILD, CrazyEights, NameSuit, Play, points


def held_of(view: CrazyEights, seat: Seat, suit: Suit, without: Card | None = None) -> int:
    """Return how many cards of a suit a seat holds that are no eights, without one of them."""
    held = view.hands[seat] or ()
    return sum(card.suit is suit and card.rank is not WILD and card != without for card in held)


FOLLOWER, KEPT = 11, 200
"""Points of a card of the same suit that can follow, and of an eight that is kept."""


def worth(view: CrazyEights, seat: Seat, action: Action) -> int:
    """Return what a choice is worth, in points.

    A card that is no eight, then cards of its suit that can follow, then the points it gets rid of.
    A suit is worth the cards of it; to draw or to pass is worth least.
    """
    match action:
        case Play(rank, suit):
            card = Card(rank, suit)
            own = 0 if rank is WILD else KEPT + points((card,))
            return 1 + own + FOLLOWER * held_of(view, seat, suit, card)
        case NameSuit(suit):
            return 1 + FOLLOWER * held_of(view, seat, suit)
    return 0


class Thrifty(Bot[CrazyEights]):
    """Takes the choice that is worth most."""

    def choose(self, view: CrazyEights, seat: Seat, random: Random) -> Action:
        return max(view.legal_actions(seat), key=lambda one: worth(view, seat, one))
