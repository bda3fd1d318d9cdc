"""The adviser of Little Whist, which plays possible deals to their end for the side."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, pstdev

from audiogame.rules.game import Adviser
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation

from ..rules import DECK, SEATS, SIDES, TRICKS, LittleWhist

DEALS = 16
"""Deals that are played to their end for each choice."""
OF_A_SUIT = 4
"""Cards; the deck has them by suit, the highest last."""


class Ending:
    """Best play to the end of deals whose cards all lie open, for both sides."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], float] = {}

    def share(self, state: LittleWhist) -> float:
        """Return what the first side has of the win: 1, half in a draw, or 0."""
        if state.result is not None:
            return state.result.share(SIDES.index(0))
        hands = tuple(tuple(map(DECK.index, hand or ())) for hand in state.hands)
        trick = tuple(map(DECK.index, state.trick))
        assert state.leader is not None, "the lowest card is led"
        return self._share(hands, trick, state.leader, state.taken[0])

    def _share(
        self, hands: tuple[tuple[int, ...], ...], trick: tuple[int, ...], leader: Seat, taken: int
    ) -> float:
        if len(trick) == SEATS:
            best = max(trick, key=lambda card: (_suit(card) == _suit(trick[0]), card))
            leader = (leader + trick.index(best)) % SEATS
            trick, taken = (), taken + (SIDES[leader] == 0)
        left = max(map(len, hands))
        if not trick and (taken * 2 > TRICKS or (taken + left) * 2 < TRICKS or not left):
            return 0.5 if taken * 2 == TRICKS else float(taken * 2 > TRICKS)
        key = hands, trick, leader, taken
        if key not in self._known:
            seat = (leader + len(trick)) % SEATS
            held = hands[seat]
            follows = [card for card in held if trick and _suit(card) == _suit(trick[0])]
            shares = (
                self._share(_without(hands, seat, card), (*trick, card), leader, taken)
                for card in follows or held
            )
            self._known[key] = max(shares) if SIDES[seat] == 0 else min(shares)
        return self._known[key]


def _suit(card: int) -> int:
    return card // OF_A_SUIT


def _without(
    hands: tuple[tuple[int, ...], ...], seat: Seat, card: int
) -> tuple[tuple[int, ...], ...]:
    left = tuple(one for one in hands[seat] if one != card)
    return (*hands[:seat], left, *hands[seat + 1 :])


class Advisor(Adviser[LittleWhist]):
    """Values each card by the mean share of the side in deals that the seat may think of."""

    def weigh(self, view: LittleWhist, seat: Seat, random: Random) -> Valuation:
        deals = [view.deal_again(seat, random) for _ in range(DEALS)]
        alone = len({*deals}) == 1  # nothing is hidden any more
        ending = Ending()
        shares = {
            action: [_of_side(ending, deal, seat, action) for deal in deals[: 1 if alone else None]]
            for action in view.legal_actions(seat)
        }
        values = tuple(ChoiceValue(action, fmean(some)) for action, some in shares.items())
        best = shares[Valuation(values).best.action]
        pairs = (
            [one - other for one, other in zip(best, some, strict=True)] for some in shares.values()
        )
        error = max(pstdev(pair) for pair in pairs) / sqrt(DEALS)
        return Valuation(values, Unit.WIN, error)


def _of_side(ending: Ending, deal: LittleWhist, seat: Seat, action: Action) -> float:
    """Return the share of a seat's side after a card of the seat."""
    share = ending.share(deal.apply(seat, action)[0])
    return share if SIDES[seat] == 0 else 1 - share
