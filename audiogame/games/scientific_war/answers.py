"""The questions in Scientific War, answered from what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.scientific_war.choices import trick_limit
from audiogame.games.scientific_war.events import Owns
from audiogame.games.scientific_war.hands import every_card
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Query, Seat

if TYPE_CHECKING:
    from audiogame.games.scientific_war.rules import ScientificWar


class Rules(Event):
    low_wins: bool
    waiting: int
    spy: tuple[Seat, ...]
    """Who is the spy: nobody, or one."""
    trick: int
    limit: int
    """The number of tricks after which the game ends; 0 without a limit."""


class Turn(Event):
    trick: int
    swapping: bool
    played: tuple[Seat, ...]
    awaited: tuple[Seat, ...]


class Standing(Event):
    owned: tuple[Owns, ...]
    hands_told: bool


class Chose(Event):
    seat: Seat
    rank: Rank


class Shown(Event):
    """What the spy may hear: the cards the others have chosen."""

    cards: tuple[Chose, ...]


class SpyWaits(Event):
    """The spy may not hear the cards yet."""

    awaited: tuple[Seat, ...]


class NotShown(Event):
    """Only the spy may hear what has been chosen."""

    spy: tuple[Seat, ...]


class Own(Event):
    seat: Seat
    hand: tuple[Rank, ...]
    pile: int
    chosen: Rank | None
    out: bool


class OwnHidden(Event):
    """The hand of a seat that others here may not hear."""

    seat: Seat


def answer(state: ScientificWar, query: Query, seat: Seat) -> tuple[Event, ...]:
    """Answer a question of a seat; `state` is what may be known."""
    match query:
        case Query.RULES:
            limit = trick_limit(state.options, state.seats) or 0
            spy = () if state.spy is None else (state.spy,)
            return (Rules(state.low_wins, state.waiting, spy, state.trick, limit),)
        case Query.TURN:
            return (_turn(state),)
        case Query.STANDING:
            return (_standing(state, seat),)
        case Query.SHOWN:
            return (_shown(state, seat),)
        case Query.OWN:
            return (_own(state, seat),)


def _turn(state: ScientificWar) -> Turn:
    if state.swapping:
        return Turn(state.trick, True, (), state.swapping)
    played = tuple(seat for seat in state.playing if state.committed[seat])
    awaited = tuple(seat for seat in state.playing if not state.committed[seat])
    return Turn(state.trick, False, played, awaited)


def _standing(state: ScientificWar, seat: Seat) -> Standing:
    sizes = state.sizes
    owned = [
        Owns(other, sum(cards), None if sizes is None else sizes[other])
        for other, cards in enumerate(state.owned)
    ]
    owned.sort(key=lambda owns: (owns.seat != seat, -owns.cards))
    return Standing(tuple(owned), sizes is not None)


def _shown(state: ScientificWar, seat: Seat) -> Event:
    if state.spy != seat or state.swapping or state.committed[seat]:
        return NotShown(() if state.spy is None else (state.spy,))
    cards = tuple(
        Chose(other, rank)
        for other, rank in enumerate(state.chosen)
        if rank is not None and other != seat
    )
    if cards:
        return Shown(cards)
    return SpyWaits(tuple(o for o in state.playing if not state.committed[o] and o != seat))


def _own(state: ScientificWar, seat: Seat) -> Event:
    hand, pile = state.hands[seat], state.piles[seat]
    if hand is None or pile is None:
        return OwnHidden(seat)
    cards = every_card(hand, state.low_wins)
    return Own(seat, cards, sum(pile), state.chosen[seat], bool(state.went_out[seat]))
