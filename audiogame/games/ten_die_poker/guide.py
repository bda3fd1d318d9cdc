"""Data and hooks that explain 10-Die Poker: rule book, lesson and choices."""

from __future__ import annotations

from audiogame.games.ten_die_poker.hand_names import HandName, name_hand
from audiogame.games.ten_die_poker.hands import PAIRS
from audiogame.games.ten_die_poker.money import CENTS, Money, Total, money, total
from audiogame.games.ten_die_poker.pot import price
from audiogame.games.ten_die_poker.rules import CHAIRS, Challenge, TenDiePoker
from audiogame.rules.dice import PIPS
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat

_POT = 5
_THEN = _POT + price(_POT)

FACTS = {
    "minutes-low": 8,
    "minutes-high": 12,
    "pairs": PAIRS,
    "dice": 2 * PAIRS,
    "chairs": CHAIRS,
    "low": PIPS[0],
    "low-end": PIPS[0] + PAIRS - 1,
    "high": PIPS[1],
    "high-end": PIPS[1] + PAIRS - 1,
    "cents": CENTS,
    "pot": _POT,
    "price": price(_POT),
    "next-pot": _THEN,
    "next-price": price(_THEN),
    "fewest": 2,
}


class FoldExplained(Event):
    """Out of the round without paying more; the `pot`, in dollars, stays."""

    seat: Seat
    pot: int
    money: Money


class ChallengeExplained(Event):
    """Cost of a challenge, and the hand to beat.

    Args:
        price, left: money paid, and left then.
        pot: dollars in the pot with it.
        best: the leader's hand.
        joins: whether an equal hand is enough.
    """

    seat: Seat
    price: Money
    left: Total
    pot: int
    best: HandName
    joins: bool


class CannotChallenge(Event):
    """A challenge costs more than the seat has."""

    seat: Seat
    price: Money
    money: Money


class CannotWait(Event):
    """The worst hand has to fold or to challenge."""

    seat: Seat


def rule(state: TenDiePoker, seat: Seat) -> str:
    """Return the anchor of the rule that matters now."""
    if state.end:
        return "end"
    if state.active is None:
        return "lot" if state.lows else "start"
    if state.active == seat and not state.can_pay(seat, state.price):
        return "no-money"
    return "challenge" if state.active == seat else "low-hand"


def explain(state: TenDiePoker, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Return events that explain an action, or, for None, why other choices are not offered."""
    own, to_pay = state.money[seat] or 0, state.price * CENTS
    if action is None:
        if not state.can_pay(seat, state.price):
            return (CannotChallenge(seat, money(to_pay), money(own)),)
        return (CannotWait(seat),)
    if isinstance(action, Challenge):
        best = name_hand(state.hand(state.leaders[0]))
        pot, joins = state.pot + state.price, state.options.equal == "joins"
        return (ChallengeExplained(seat, money(to_pay), total(own - to_pay), pot, best, joins),)
    return (FoldExplained(seat, state.pot, money(own)),)


GUIDE = Guide(FACTS, rule, explain)
