"""The texts of Crazy Eights for the rule book, the lesson and the explanations."""

from __future__ import annotations

from audiogame.rules.cards import DECK, Card, Suit
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

from .rules import (
    ACE,
    EIGHT,
    FACE,
    FOR_MORE,
    FOR_TWO,
    WILD,
    CrazyEights,
    DrawCard,
    NameSuit,
    Pass,
    Play,
    points,
)

FACTS = {
    "cards": len(DECK),
    "for-two": FOR_TWO,
    "for-more": FOR_MORE,
    "eight": EIGHT,
    "face": FACE,
    "ace": ACE,
    "wild": WILD.value,
}


class PlayExplained(Event):
    """What a card leaves: `left` cards in hand, and whether it names a suit."""

    card: Card
    points: int
    left: int
    names: bool


class SuitExplained(Event):
    """How many cards of a suit the seat holds."""

    suit: Suit
    held: int


class DrawExplained(Event):
    """What drawing brings: a card of the `stock`, and then a turn that goes on."""

    stock: int
    until: bool


class PassExplained(Event):
    """The next seat plays."""

    after: Seat


class NothingFits(Event):
    """No card of the hand fits."""


class OthersDoNotFit(Event):
    """So many cards of the hand do not fit."""

    count: int


def rule(state: CrazyEights, seat: Seat) -> str:
    """Return the name of the rule that applies now."""
    if state.result is not None:
        return "winning"
    if state.naming:
        return "eights"
    return "drawing" if state.drawn else "playing"


def explain(state: CrazyEights, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Explain the effect of an action, or, for None, why the others are not offered."""
    held = state.hands[seat] or ()
    match action:
        case Play(rank, suit):
            card = Card(rank, suit)
            names = rank is WILD and len(held) > 1
            return (PlayExplained(card, points((card,)), len(held) - 1, names),)
        case NameSuit(suit):
            return (SuitExplained(suit, sum(card.suit is suit for card in held)),)
        case DrawCard():
            return (DrawExplained(state.stock, state.options.draw == "until"),)
        case Pass():
            return (PassExplained((seat + 1) % state.seats),)
    if state.naming or not held:
        return ()
    unfit = sum(not state.fits(card) for card in held)
    if unfit == len(held):
        return (NothingFits(),)
    return (OthersDoNotFit(unfit),) if unfit else ()


GUIDE = Guide(FACTS, rule, explain)
