"""Advice in Crazy Eights: the choice of the skilled bot, and the reason."""

from __future__ import annotations

from random import Random

from audiogame.rules.cards import Card, Suit
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation

from ..rules import WILD, CrazyEights, DrawCard, NameSuit, Play, points
from .skilled import FOLLOWER, held_of, worth

ROUGH = float(FOLLOWER)
"""Noise of the values, in points."""


class CardAdvised(Event):
    """This card is best: so many more of its suit can follow, and so many points are gone."""

    card: Card
    more: int
    points: int


class EightAdvised(Event):
    """Only an eight fits, and it may name any suit."""

    card: Card


class SuitAdvised(Event):
    """This suit is best: so many cards of it are held."""

    suit: Suit
    held: int


class DrawAdvised(Event):
    """Nothing fits."""


class PassAdvised(Event):
    """Nothing fits, and nothing is drawn any more."""


class CardInstead(Event):
    """Another card, with the points that it would get rid of."""

    card: Card
    points: int


class SuitInstead(Event):
    """Another suit, with the cards of it that are held."""

    suit: Suit
    held: int


class Advisor(Adviser[CrazyEights]):
    """Advises what the skilled bot would choose."""

    def weigh(self, view: CrazyEights, seat: Seat, random: Random) -> Valuation:
        legal = view.legal_actions(seat)
        values = [ChoiceValue(one, float(worth(view, seat, one))) for one in legal]
        return Valuation(tuple(values), Unit.POINTS, error=ROUGH)

    def advise(self, view: CrazyEights, seat: Seat, random: Random) -> Advice:
        order = sorted(
            view.legal_actions(seat), key=lambda one: worth(view, seat, one), reverse=True
        )
        best, *others = order
        instead = [told for one in others[:1] for told in _instead(view, seat, one)]
        return Advice(best, (_best(view, seat, best),), tuple(instead))


def _best(view: CrazyEights, seat: Seat, action: Action) -> Event:
    match action:
        case Play(rank, suit) if rank is WILD:
            return EightAdvised(Card(rank, suit))
        case Play(rank, suit):
            card = Card(rank, suit)
            return CardAdvised(card, held_of(view, seat, suit, card), points((card,)))
        case NameSuit(suit):
            return SuitAdvised(suit, held_of(view, seat, suit))
        case DrawCard():
            return DrawAdvised()
    return PassAdvised()


def _instead(view: CrazyEights, seat: Seat, action: Action) -> tuple[Event, ...]:
    match action:
        case Play(rank, suit):
            card = Card(rank, suit)
            return (CardInstead(card, points((card,))),)
        case NameSuit(suit):
            return (SuitInstead(suit, held_of(view, seat, suit)),)
    return ()
