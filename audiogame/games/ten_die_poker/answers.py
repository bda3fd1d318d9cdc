"""What a seat hears: the hands as they are rolled, its decision, and answers to questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.ten_die_poker.events import (
    ChallengeDue,
    HandsRolled,
    LeadersDice,
    LotDue,
    OpenHand,
    Opening,
    Own,
    PickedUp,
    Purse,
    Rolling,
    Rules,
    Standing,
    Status,
    Turn,
)
from audiogame.games.ten_die_poker.naming import CENTS, kept, money, name_hand, numbered
from audiogame.rules.state import Event, Query, Seat

if TYPE_CHECKING:
    from audiogame.games.ten_die_poker.rules import TenDiePoker


def ranked(state: TenDiePoker) -> list[Seat]:
    """List the seats that are in and have dice, the best hand first; equal ones in seat order."""
    seats = [seat for seat in state.playing if state.hands[seat] is not None]
    return sorted(seats, key=lambda seat: state.hand(seat).value, reverse=True)


def hands_rolled(state: TenDiePoker) -> HandsRolled:
    """Tell the hands of all seats once they are rolled."""
    order = ranked(state)
    values = [state.hand(seat).value for seat in order]
    hands = tuple(
        Opening(seat, name_hand(state.hand(seat)), values.index(value) + 1, values.count(value) > 1)
        for seat, value in zip(order, values, strict=True)
    )
    return HandsRolled(hands, told=hands)


def challenge_due(state: TenDiePoker, seat: Seat) -> ChallengeDue:
    """Say what the active seat is asked."""
    affordable = state.can_pay(seat, state.price)
    best = name_hand(state.hand(state.leaders[0]))
    return ChallengeDue(seat, money(state.price * CENTS), state.pot, affordable, best)


def picked_up(state: TenDiePoker, seat: Seat, positions: tuple[int, ...]) -> PickedUp:
    """Describe pairs while they are picked for a challenge."""
    hand = state.hand(seat)
    better, worse = kept(hand, hand.better, positions), kept(hand, hand.better.other, positions)
    red, white = hand.pairs[positions[0] - 1] if len(positions) == 1 else (None, None)
    return PickedUp(positions, red, white, better, worse)


def answer(state: TenDiePoker, query: Query, seat: Seat) -> tuple[Event, ...]:
    """Answer a question of `seat`."""
    match query:
        case Query.RULES:
            leaders = state.leaders
            best = name_hand(state.hand(leaders[0]), exact=True) if leaders else None
            return (Rules(state.pot, money(state.price * CENTS), leaders, best),)
        case Query.TURN:
            return (_turn(state),)
        case Query.STANDING:
            return (_standing(state, seat),)
        case Query.SHOWN:
            return _shown(state, seat)
        case Query.OWN:
            hand = state.hands[seat]
            if hand is None:
                return (Own(seat, _status(state, seat), None, ()),)
            return (Own(seat, _status(state, seat), name_hand(hand), numbered(hand)),)


def _turn(state: TenDiePoker) -> Event:
    if state.lows:
        return LotDue(state.lows, state.round)
    seat = state.active
    if seat is None or state.picked:
        return Rolling(state.to_roll, state.round)
    trailing = [one for one in reversed(ranked(state)) if one not in state.leaders and one != seat]
    out = tuple(one for one in state.dealt if one not in state.playing)
    rounds = state.options.rounds
    return Turn(seat, state.round, rounds, tuple(trailing), state.leaders, out)


def _standing(state: TenDiePoker, seat: Seat) -> Standing:
    order = sorted(state.seated, key=lambda one: (one != seat, -(state.money[one] or 0)))
    purses = tuple(Purse(one, money(state.money[one] or 0), _status(state, one)) for one in order)
    return Standing(purses, state.leaving, state.joining)


def _status(state: TenDiePoker, seat: Seat) -> Status:
    if state.end:
        return Status.OVER
    if state.money[seat] is None:
        return Status.EMPTY
    if seat in state.leaders:
        return Status.LEADS
    if seat in state.playing:
        return Status.IN
    return Status.OUT if seat in state.dealt else Status.BROKE


def _shown(state: TenDiePoker, seat: Seat) -> tuple[Event, ...]:
    order = ranked(state)
    hands = tuple(
        OpenHand(one, name_hand(state.hand(one), exact=True), one in state.leaders) for one in order
    )
    if not state.leaders or seat in state.leaders:
        return hands
    return (*hands, LeadersDice(order[0], numbered(state.hand(order[0]))))
