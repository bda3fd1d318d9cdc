"""From one round to the next: the pot is paid out, players come and go, antes are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from audiogame.games.ten_die_poker.events import (
    AntesPaid,
    Departed,
    End,
    GameEnded,
    Joined,
    Left,
    PotSplit,
    PotTaken,
    Share,
    WinShared,
    Won,
)
from audiogame.games.ten_die_poker.naming import CENTS, Net, gain, money
from audiogame.rules.state import Event, replace

if TYPE_CHECKING:
    from audiogame.games.ten_die_poker.rules import TenDiePoker

Poker = TypeVar("Poker", bound="TenDiePoker")


def end_round(state: Poker) -> tuple[Poker, tuple[Event, ...]]:
    """Pay the pot to the leaders, and go on to the next round or to the end."""
    each, odd = divmod(state.pot * CENTS, len(state.leaders))
    won = {seat: each + (place < odd) for place, seat in enumerate(state.leaders)}
    purses = tuple(
        None if cents is None else cents + won.get(seat, 0)
        for seat, cents in enumerate(state.money)
    )
    event: Event
    if len(won) == 1:
        seat = state.leaders[0]
        event = PotTaken(seat, money(each), money(purses[seat] or 0))
    else:
        shares = tuple(Share(seat, money(won[seat]), money(purses[seat] or 0)) for seat in won)
        event = PotSplit(money(state.pot * CENTS), shares)
    after = replace(
        state,
        money=purses,
        hands=(None,) * state.seats,
        pot=0,
        dealt=(),
        playing=(),
        leaders=(),
        active=None,
    )
    if state.round == state.options.rounds:
        after = replace(after, end=End.ROUNDS)
        return after, (event, *told_at_end(after))
    after, changes = _come_and_go(after)
    after = begin_round(after)
    return after, (event, *changes, *(told_at_end(after) if after.end else (antes_paid(after),)))


def _come_and_go(state: Poker) -> tuple[Poker, tuple[Event, ...]]:
    bank = state.options.bank * CENTS
    purses, departed = list(state.money), list(state.departed)
    events: list[Event] = []
    for seat in state.leaving:
        cents = purses[seat] or 0
        purses[seat] = None
        departed.append((seat, cents - bank))
        events.append(Left(seat, money(cents), gain(cents - bank)))
    for seat in state.joining:
        purses[seat] = bank
        events.append(Joined(seat, money(bank)))
    after = replace(state, money=tuple(purses), departed=tuple(departed), leaving=(), joining=())
    return after, tuple(events)


def begin_round(state: Poker) -> Poker:
    """Take the ante of every seat that can pay it; the game is over if fewer than two can."""
    ante = state.options.ante
    payers = tuple(seat for seat in state.seated if state.can_pay(seat, ante))
    if len(payers) < 2:
        return replace(state, end=End.BROKE)
    pot, number = ante * len(payers), state.round + 1
    after = state.paid(payers, ante)
    return replace(after, round=number, pot=pot, dealt=payers, playing=payers)


def antes_paid(state: TenDiePoker) -> Event:
    """Tell of the antes of a round that has just begun."""
    broke = tuple(seat for seat in state.seated if seat not in state.dealt)
    ante = money(state.options.ante * CENTS)
    return AntesPaid(state.round, ante, state.pot, broke, tuple(state.dealt))


def told_at_end(state: TenDiePoker) -> tuple[Event, ...]:
    """Tell why the game is over, who won, and what everybody made who sat at the table."""
    assert state.end is not None
    nets = sorted(
        ((net, seat) for seat in range(state.seats) if (net := state.net(seat)) is not None),
        key=lambda pair: (-pair[0], pair[1]),
    )
    best = nets[0][0]
    winners = tuple(seat for net, seat in nets if net == best)
    others = tuple(Net(seat, gain(net)) for net, seat in nets if net < best)
    won: Event = WinShared(winners, gain(best), others)
    if len(winners) == 1:
        won = Won(winners[0], gain(best), others)
    return GameEnded(state.end, state.round), won, *_departed(state)


def _departed(state: TenDiePoker) -> tuple[Departed, ...]:
    """List the players whose chairs others have taken since, in the order they left."""
    last = {seat: place for place, (seat, _net) in enumerate(state.departed)}
    return tuple(
        Departed(seat, gain(net))
        for place, (seat, net) in enumerate(state.departed)
        if state.money[seat] is not None or last[seat] != place
    )
