"""The texts of Liar's Dice for the rule book, the lesson and the explanations."""

from __future__ import annotations

from audiogame.rules.dice import PIPS
from audiogame.rules.guide import Guide
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import percent

from .chances import chance
from .events import Claim
from .rules import MOST_DICE, WILD, Bid, LiarsDice

FACTS = {
    "wild": WILD,
    "low": PIPS[0],
    "sides": len(PIPS),
    "most-dice": MOST_DICE,
    "minutes-low": 5,
    "minutes-high": 20,
}


class BidExplained(Event):
    """How likely a bid is.

    Args:
        claim: the bid.
        own: the own dice that count for it.
        percent: its chance.
    """

    claim: Claim
    own: int
    percent: int


class ChallengeExplained(Event):
    """How likely the bid there is fails, in `percent`."""

    claim: Claim
    percent: int


class CannotChallenge(Event):
    """There is no bid yet."""


def rule(state: LiarsDice, seat: Seat) -> str:
    """Return the name of the rule that applies now."""
    if state.result is not None:
        return "winning"
    return "bidding" if state.bid is None else "raising"


def explain(state: LiarsDice, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Explain the effect of an action, or, for None, why the others are not offered."""
    bid = state.bid
    if action is None:
        return (CannotChallenge(),) if bid is None else ()
    if isinstance(action, Bid):
        claim = Claim(action.count, action.face)
        own = state.counts(state.cups[seat] or (), action.face)
        return (BidExplained(claim, own, percent(chance(state, seat, claim))),)
    assert bid is not None, "only a bid can be challenged"
    return (ChallengeExplained(bid.claim, percent(1 - chance(state, seat, bid.claim))),)


GUIDE = Guide(FACTS, rule, explain)
