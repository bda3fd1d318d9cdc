"""A trick: cards revealed together, its resolution, and its effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from audiogame.games.scientific_war.card_counts import Counts, strongest_first
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
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value


class TrickVerdict(Value):
    """Resolution of a trick.

    Args:
        winner: the seat that takes it, None in a war.
        tied: seats tied for the strongest card; also those of a war that a joker cancelled.
        rank: the strongest card that counts, the joker if only jokers made the war.
        joker: the seat of an effective joker.
    """

    winner: Seat | None
    tied: tuple[Seat, ...]
    rank: Rank
    joker: Seat | None


class Trick(Value, dict=True):
    """The cards of a trick.

    Args:
        played: the card of each seat that takes part, in seat order.
        low_before: whether 2 beat ace before it.
        now: whether a jack counts for its own trick, and not from the next one on.
        jacks: the option of that name.
    """

    played: Mapping[Seat, Rank]
    low_before: bool
    now: bool
    jacks: str

    @cached_property
    def low_after(self) -> bool:
        """Whether 2 beats ace after it."""
        return self.low_before != turns_order([*self.played.values()].count(Rank.JACK), self.jacks)

    @property
    def low_in_force(self) -> bool:
        """Whether 2 beats ace in it."""
        return self.low_after if self.now else self.low_before

    @cached_property
    def verdict(self) -> TrickVerdict:
        """Resolution of the trick."""
        return judge(self.played, self.low_in_force)

    @property
    def spy(self) -> Seat | None:
        """The only seat that has revealed a queen; None without one."""
        queens = self.seats_of(Rank.QUEEN)
        return queens[0] if len(queens) == 1 else None

    def seats_of(self, rank: Rank) -> tuple[Seat, ...]:
        """Return the seats that have revealed a rank."""
        return tuple([seat for seat, card in self.played.items() if card is rank])

    def told(self, number: int, waiting: int, owned: Sequence[Counts]) -> tuple[Event, ...]:
        """Return the events of the trick, causes first: the order, the cards, the winner.

        Jacks that count from the next trick on come last.

        Args:
            number: number of the trick in the game, from 1.
            waiting: number of cards on the table before it.
            owned: by seat, the cards owned after it.
        """
        first, last = (self._jacks(), ()) if self.now else ((), self._jacks())
        return (
            *first,
            *self._jokers(),
            self._revealed(number),
            self._taken(waiting + len(self.played), owned),
            *self._powers(owned),
            *last,
        )

    def _revealed(self, number: int) -> Revealed:
        groups = tuple(
            Group(rank, self.seats_of(rank))
            for rank in strongest_first(self.low_in_force)
            if rank in self.played.values()
        )
        rest = tuple(group.rank for group in groups[1:] for _ in group.seats)
        return Revealed(number, groups, groups[0], rest)

    def _jacks(self) -> tuple[Event, ...]:
        jacks = self.seats_of(Rank.JACK)
        if not jacks:
            return ()
        if self.low_after == self.low_before:
            return (JacksCancelled(jacks),)
        return (Revolution(jacks, self.low_after, not self.now),)

    def _jokers(self) -> tuple[Event, ...]:
        jokers = self.seats_of(Rank.JOKER)
        return (JokersCancelled(jokers),) if 1 < len(jokers) < len(self.played) else ()

    def _taken(self, cards: int, owned: Sequence[Counts]) -> Event:
        verdict = self.verdict
        winner, joker = verdict.winner, verdict.joker
        if winner is None:
            if joker is None:
                return War(verdict.rank, verdict.tied, cards)
            return ForcedWar(joker, cards)
        if winner == joker:
            return WarCancelled(winner, verdict.rank, cards, sum(owned[winner]))
        return TrickWon(winner, cards, sum(owned[winner]))

    def _powers(self, owned: Sequence[Counts]) -> tuple[Event, ...]:
        queens = self.seats_of(Rank.QUEEN)
        spies: tuple[Event, ...] = ()
        if len(queens) == 1 and any(owned[queens[0]]):
            spies = (SpyNamed(queens[0]),)
        elif len(queens) > 1:
            spies = (QueensCancelled(queens),)
        return (*spies, *(Peeked(seat) for seat in self.seats_of(Rank.THREE) if any(owned[seat])))


def turns_order(jacks: int, option: str) -> bool:
    """Return whether this number of jacks in a trick reverses the order."""
    return jacks == 1 if option == "cancel" else jacks % 2 == 1


def judge(played: Mapping[Seat, Rank], low_wins: bool) -> TrickVerdict:
    """Resolve a trick, with the order that is in force for it.

    Args:
        played: the card of each seat that took part.
        low_wins: whether 2 beats ace.
    """
    jokers = [seat for seat, rank in played.items() if rank is Rank.JOKER]
    others = {seat: rank for seat, rank in played.items() if rank is not Rank.JOKER}
    if not others:
        return TrickVerdict(None, tuple(jokers), Rank.JOKER, None)
    best = next(rank for rank in strongest_first(low_wins) if rank in others.values())
    tied = tuple(seat for seat, rank in others.items() if rank is best)
    if len(jokers) == 1:
        return TrickVerdict(jokers[0] if len(tied) > 1 else None, tied, best, jokers[0])
    return TrickVerdict(tied[0] if len(tied) == 1 else None, tied, best, None)
