"""What is told of a trick: the cards, what they change, and who takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.scientific_war.events import (
    ForcedWar,
    Group,
    JacksCancelled,
    JokersCancelled,
    Peeked,
    QueensCancelled,
    Revealed,
    Revolution,
    SpyNamed,
    TrickWon,
    War,
    WarCancelled,
)
from audiogame.games.scientific_war.order import REVERSED_FIRST, STRONGEST_FIRST, Verdict
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat

if TYPE_CHECKING:
    from audiogame.games.scientific_war.rules import ScientificWar


def told(
    before: ScientificWar,
    after: ScientificWar,
    played: dict[Seat, Rank],
    verdict: Verdict,
    low_won: bool,
) -> tuple[Event, ...]:
    """List what is told of a trick.

    Args:
        before: the state with all cards committed.
        after: the state when the trick has been collected.
        played: the card of each seat.
        verdict: what became of it.
        low_won: whether 2 beat ace in this trick.
    """
    return (
        _revealed(before.trick, played, low_won),
        *_jacks(before, after, played),
        *_jokers(played),
        _taken(before, after, played, verdict),
        *_powers(after, played),
    )


def _revealed(trick: int, played: dict[Seat, Rank], low_won: bool) -> Revealed:
    order = REVERSED_FIRST if low_won else STRONGEST_FIRST
    groups = tuple(
        Group(rank, tuple(seat for seat, card in played.items() if card is rank))
        for rank in order
        if rank in played.values()
    )
    rest = tuple(group.rank for group in groups[1:] for _ in group.seats)
    return Revealed(trick, groups, groups[0], rest)


def _with(played: dict[Seat, Rank], rank: Rank) -> tuple[Seat, ...]:
    return tuple(seat for seat, card in played.items() if card is rank)


def _jacks(
    before: ScientificWar, after: ScientificWar, played: dict[Seat, Rank]
) -> tuple[Event, ...]:
    jacks = _with(played, Rank.JACK)
    if not jacks:
        return ()
    if before.low_wins == after.low_wins:
        return (JacksCancelled(jacks),)
    return (Revolution(jacks, after.low_wins, before.options.revolution == "next"),)


def _jokers(played: dict[Seat, Rank]) -> tuple[Event, ...]:
    jokers = _with(played, Rank.JOKER)
    return (JokersCancelled(jokers),) if 1 < len(jokers) < len(played) else ()


def _taken(
    before: ScientificWar, after: ScientificWar, played: dict[Seat, Rank], verdict: Verdict
) -> Event:
    winner = verdict.winner
    if winner is not None:
        cards, owned = before.waiting + len(played), sum(after.owned[winner])
        if winner == verdict.joker:
            return WarCancelled(winner, verdict.rank, cards, owned)
        return TrickWon(winner, cards, owned)
    if verdict.joker is not None:
        return ForcedWar(verdict.joker, after.waiting)
    return War(verdict.rank, verdict.tied, after.waiting)


def _powers(after: ScientificWar, played: dict[Seat, Rank]) -> tuple[Event, ...]:
    queens = _with(played, Rank.QUEEN)
    spies: tuple[Event, ...] = ()
    if len(queens) == 1 and any(after.owned[queens[0]]):
        spies = (SpyNamed(queens[0]),)
    elif len(queens) > 1:
        spies = (QueensCancelled(queens),)
    return (*spies, *(Peeked(seat) for seat in after.peekers if any(after.owned[seat])))
