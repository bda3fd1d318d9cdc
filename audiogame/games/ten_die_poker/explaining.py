"""What a choice in 10-Die Poker would do, and why others are not offered."""

from __future__ import annotations

from audiogame.games.ten_die_poker.choices import Challenge
from audiogame.games.ten_die_poker.naming import CENTS, HandName, Money, money, name_hand
from audiogame.games.ten_die_poker.rules import TenDiePoker
from audiogame.rules.state import Action, Event, Seat


class FoldExplained(Event):
    """Out of the round without paying more; the pot stays."""

    seat: Seat
    pot: int
    money: Money


class ChallengeExplained(Event):
    """What it costs, what is left then, what has to be beaten; `joins` if equal is enough."""

    seat: Seat
    price: Money
    left: Money
    pot: int
    best: HandName
    joins: bool


class CannotChallenge(Event):
    seat: Seat
    price: Money
    money: Money


class CannotWait(Event):
    """The worst hand has to fold or to challenge."""

    seat: Seat


def explain(state: TenDiePoker, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Say what an action would do, or, for None, why the others are not offered."""
    own, price = state.money[seat] or 0, state.price * CENTS
    if action is None:
        if not state.can_pay(seat, state.price):
            return (CannotChallenge(seat, money(price), money(own)),)
        return (CannotWait(seat),)
    if isinstance(action, Challenge):
        best = name_hand(state.hand(state.leaders[0]), exact=True)
        pot, joins = state.pot + state.price, state.options.equal == "joins"
        return (ChallengeExplained(seat, money(price), money(own - price), pot, best, joins),)
    return (FoldExplained(seat, state.pot, money(own)),)
