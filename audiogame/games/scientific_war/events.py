"""Events of Scientific War, decisions asked of a seat, and answers to questions.

`cards`, `owned`, `hand`, `pile` and `waiting` are numbers of cards where they are no ranks; `trick`
is counted from 1, and `tricks` is how many were played.
"""

from __future__ import annotations

from typing import ClassVar, Self

from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace


class Dealt(Event):
    """All seats have the same `cards`, with `jokers` jokers among them."""

    cards: int
    jokers: int


class LengthAgreed(Event):
    """The game ends after trick `last`; with `quick` that is for 15 minutes of listening."""

    quick: bool
    last: int


class TricksLeft(Event):
    """The game ends after so many tricks."""

    tricks: int


class Committed(Event):
    """A card lies face down; only its seat knows which."""

    seat: Seat
    rank: Rank | None
    routine: ClassVar[bool] = True

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, rank=None)


class Group(Event):
    """Seats that have revealed the same rank."""

    rank: Rank
    seats: tuple[Seat, ...]


class Revealed(Event):
    """All cards of a trick, the strongest first; `rest` is every card but those of `best`."""

    trick: int
    groups: tuple[Group, ...]
    best: Group
    rest: tuple[Rank, ...]


class Revolution(Event):
    """Jacks have reversed the order, for this trick already or from the next one on."""

    seats: tuple[Seat, ...]
    low_wins: bool
    next_trick: bool


class JacksCancelled(Event):
    """Several jacks have left the order as it was."""

    seats: tuple[Seat, ...]


class JokersCancelled(Event):
    """Several jokers have no power beside other cards."""

    seats: tuple[Seat, ...]


class TrickWon(Event):
    """A seat takes `cards` cards, and now owns `owned`."""

    seat: Seat
    cards: int
    owned: int


class WarCancelled(Event):
    """A joker has turned a war of a rank into a win for its seat; numbers as in `TrickWon`."""

    seat: Seat
    rank: Rank
    cards: int
    owned: int


class War(Event):
    """Seats are tied for the strongest card; `waiting` cards lie on the table."""

    rank: Rank
    seats: tuple[Seat, ...]
    waiting: int


class ForcedWar(Event):
    """A joker has stopped the strongest card from winning; `waiting` cards lie on the table."""

    seat: Seat
    waiting: int


class SpyNamed(Event):
    """A seat chooses last in the next trick, and may hear what the others have chosen."""

    seat: Seat


class QueensCancelled(Event):
    """Several queens make no seat the spy."""

    seats: tuple[Seat, ...]


class Peeked(Event):
    """Until the next trick is resolved the seat may hear how many cards are in each hand."""

    seat: Seat


class SwapDecided(Event):
    """A seat has kept or swapped hand and pile; only it knows which, and the size of its hand."""

    seat: Seat
    swapped: bool | None
    hand: int | None
    routine: ClassVar[bool] = True

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, swapped=None, hand=None)


class PlayedFor(Event):
    """A bot has committed a card for a seat whose player is back, and alone hears it."""

    seat: Seat
    rank: Rank


class SwapDecidedFor(Event):
    """A bot has decided on a swap for a seat whose player is back, and alone hears it."""

    seat: Seat
    swapped: bool


class Refilled(Event):
    """An empty hand has taken up its pile of `cards` cards; only its seat is told."""

    seat: Seat
    cards: int

    def seen_by(self, seat: Seat) -> Self | None:
        return self if seat == self.seat else None


class WentOut(Event):
    """A seat has no cards any more; `left` seats are in the game."""

    seat: Seat
    left: int


class Owns(Event):
    """Number of cards that a seat owns, and of those in hand where that may be known."""

    seat: Seat
    cards: int
    hand: int | None = None


class Won(Event):
    """One seat is left, with its number of cards, after `tricks` tricks."""

    seat: Seat
    cards: int
    tricks: int


class Drawn(Event):
    """All seats that were left have gone out in the same trick."""

    seats: tuple[Seat, ...]


class LimitReached(Event):
    """The game ends at the limit of `tricks` tricks; `owned` has the most cards first."""

    tricks: int
    winners: tuple[Seat, ...]
    owned: tuple[Owns, ...]


# Decisions.


class PlayDue(Event):
    """Choose a card for a trick; `waiting` cards lie on the table, `spying` if it is the spy.

    `only` is the card of a hand that has no other, which its seat alone is told.
    """

    seat: Seat
    trick: int
    spying: bool
    waiting: int
    low_wins: bool
    only: Rank | None = None
    alone: ClassVar[tuple[str, ...]] = ("only",)


class SwapDue(Event):
    """Decide whether to swap hand and pile; where that is impossible, its seat alone is told."""

    seat: Seat
    possible: bool = True
    alone: ClassVar[tuple[str, ...]] = ("possible",)


class Missing(Event):
    """A card that the seat does not hold."""

    seat: Seat
    rank: Rank


# Answers.


class Rules(Event):
    """The order in force, how many cards wait on the table, and which trick it is.

    `spy` has at most one seat; `limit` is after how many tricks the game ends; 0 for never, or
    where the options tell it.
    """

    low_wins: bool
    waiting: int
    spy: tuple[Seat, ...]
    trick: int
    limit: int


class Turn(Event):
    """Seats that have played and that are awaited, in a trick or for a swap after it.

    Args:
        spies: the spy that is awaited only after those.
        two: whether no more than two play, so that who is awaited says it all.
    """

    trick: int
    swapping: bool
    played: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    spies: tuple[Seat, ...] = ()
    two: bool = False


class Standing(Event):
    """Number of cards each seat owns: the asking seat first, then by number."""

    owned: tuple[Owns, ...]
    hands_told: bool


class Chose(Event):
    """A card that a seat has chosen, face down to all but the spy."""

    seat: Seat
    rank: Rank


class Shown(Event):
    """What the spy may hear: the cards the others have chosen."""

    cards: tuple[Chose, ...]


class SpyWaits(Event):
    """The spy may not hear the cards yet."""

    awaited: tuple[Seat, ...]


class NotShown(Event):
    """Only the spy, if there is one, may hear the chosen cards."""

    spy: tuple[Seat, ...]


class Since(Event):
    """Summary of the events since the last choice of a seat, in one sentence.

    Args:
        seat: the seat that asks, which now owns `owned` cards.
        trick, waiting, low_wins: of the trick now.
        rank: the card that decided the last trick; None where none is known.
        winner: who played it; None where several `tied` on it.
        taken: how many cards the winner took; 0 in a war.
    """

    seat: Seat
    trick: int
    waiting: int
    low_wins: bool
    rank: Rank | None
    winner: Seat | None
    tied: tuple[Seat, ...]
    taken: int
    owned: int


class Own(Event):
    """The ranks in hand, the strongest first, the size of the pile, and the card chosen.

    Args:
        whole: number of cards, where the hand is as it was dealt and there is nothing else; 0 where
            the cards are named.
    """

    seat: Seat
    hand: tuple[Rank, ...]
    pile: int
    chosen: Rank | None
    out: bool
    whole: int = 0


class OwnHidden(Event):
    """The hand of a seat that others here may not hear."""

    seat: Seat
