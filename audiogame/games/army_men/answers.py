"""What a seat hears: its decision, what it is choosing, and answers to questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.army_men.choices import ANTE, MOST
from audiogame.games.army_men.events import (
    Beaten,
    LotDue,
    OnlyTie,
    Own,
    Owner,
    Rules,
    Selection,
    SetAsideDue,
    Shown,
    Standing,
    Target,
    Total,
    Turn,
    Winnable,
)
from audiogame.games.army_men.pips import named, score
from audiogame.rules.state import Event, Query, Seat

if TYPE_CHECKING:
    from audiogame.games.army_men.rules import ArmyMen


def ranked(points: tuple[int, int]) -> tuple[Total, ...]:
    """List the points of both seats, the lowest first."""
    order = (0, 1) if points[0] <= points[1] else (1, 0)
    return tuple(Total(seat, points[seat]) for seat in order)


def set_aside_due(state: ArmyMen, seat: Seat) -> SetAsideDue:
    """Say what the seat in turn is asked, and what it has to reach."""
    so_far = score(state.aside) if state.aside else None
    target = _target(state, again=so_far is not None)
    return SetAsideDue(seat, len(state.dice), so_far, target)


def selection(state: ArmyMen, positions: tuple[int, ...]) -> Selection:
    """Describe dice while they are chosen."""
    chosen = tuple(state.dice[position - 1] for position in positions)
    rolled = len(state.dice)
    dice = named(chosen) if chosen else None
    allowed = 1 <= len(chosen) <= MOST
    return Selection(dice, allowed, rolled, score(state.aside + chosen), rolled - len(chosen))


def answer(state: ArmyMen, query: Query, seat: Seat) -> tuple[Event, ...]:
    """Answer a question of `seat`."""
    match query:
        case Query.RULES:
            return () if state.over else (_rules(state),)
        case Query.TURN:
            return (_turn(state),)
        case Query.STANDING:
            owners = (_owner(state, seat), _owner(state, 1 - seat))
            sums = state.sums if state.game > 1 else None
            return (Standing(owners, _own_first(sums, seat) if sums else ()),)
        case Query.SHOWN:
            return _shown(state)
        case Query.OWN:
            return (_own(state, seat),)


def _own_first(points: tuple[int, int], seat: Seat) -> tuple[Total, ...]:
    return tuple(Total(one, points[one]) for one in (seat, 1 - seat))


def _playing(state: ArmyMen) -> bool:
    """Tell whether somebody is in turn: luck has said who starts, and the war is not over."""
    return state.first is not None and not state.over


def _target(state: ArmyMen, again: bool = False) -> Target | None:
    """Say what the second seat of a round can still reach; None while there is no score."""
    against = state.scores[1 - state.active]
    if against is None:
        return None
    so_far = score(state.aside)
    if so_far > against:
        return Beaten()
    return Winnable(against - 1, against, again) if so_far < against else OnlyTie(against)


def _rules(state: ArmyMen) -> Rules:
    target = _target(state) if _playing(state) else None
    chaser = state.active if target else None
    sums = ranked(state.before) if state.game > 1 else ()
    return Rules(chaser, target, state.round, state.game, state.options.campaign, sums)


def _turn(state: ArmyMen) -> Event:
    if not _playing(state):
        return LotDue()
    seat = state.active
    throw = state.throws if state.dice else state.throws + 1
    other = 1 - seat
    return Turn(seat, throw, state.to_roll, state.round, other, state.scores[other])


def _owner(state: ArmyMen, seat: Seat) -> Owner:
    dice = state.owned[seat]
    rolling = _playing(state) and state.active == seat
    if rolling:
        left = state.to_roll
    else:
        left = 0 if state.over or state.scores[seat] is not None else dice - ANTE
    return Owner(seat, state.totals[seat], dice, left, rolling)


def _shown(state: ArmyMen) -> tuple[Event, ...]:
    if not _playing(state):
        return ()
    seat = state.active
    other = 1 - seat
    rolled = named(state.dice) if state.dice else None
    aside = named(state.aside) if state.aside else None
    against = state.scores[other]
    if rolled is None and aside is None and against is None:
        return ()
    return (Shown(seat, rolled, aside, score(state.aside), other, against),)


def _own(state: ArmyMen, seat: Seat) -> Own:
    mine = _playing(state) and state.active == seat
    return Own(
        seat,
        rolled=named(state.dice) if mine and state.dice else None,
        aside=named(state.aside) if mine and state.aside else None,
        sum=score(state.aside) if mine else 0,
        score=state.scores[seat],
        dice=state.owned[seat],
        total=state.totals[seat],
    )
