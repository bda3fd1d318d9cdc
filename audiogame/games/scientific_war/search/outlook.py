"""Expected scores of positions, and results of tricks."""

from __future__ import annotations

from functools import cache

from audiogame.games.scientific_war.search.positions import (
    EIGHT,
    Position,
    collected,
    decided,
    may_swap,
    next_trick,
    shares,
    swapped,
)
from audiogame.games.scientific_war.search.strengths import Strengths
from audiogame.rules.state import Seat


class Outlook:
    """Evaluates positions by a network, and decided ones by the rules.

    Args:
        two: whether the game was begun by two seats; else it was begun by more.
    """

    def __init__(self, two: bool) -> None:
        self.strengths = Strengths(two)

    def value(self, position: Position, played: tuple[Seat, ...], seat: Seat) -> float:
        """Return the expected score of a seat.

        Args:
            position: between two tricks.
            played: the seats that took part in the last trick.
            seat: the seat whose score is returned.
        """
        return (self.over(position, played) or self.strengths.shares(position))[seat]

    def over(self, position: Position, played: tuple[Seat, ...]) -> tuple[float, ...] | None:
        """Return the score of each seat where the result is certain; None while it is open.

        Args:
            position, played: as in `value`.
        """
        ended = shares(position, played)
        if ended is not None or len(position.hands) != 2:
            return ended
        score = decided(position.owned, sum(position.table), position.left)
        return None if score is None else (score, 1.0 - score)

    def after(self, position: Position, cards: tuple[int, ...]) -> Position:
        """Return the position after a trick; a seat with an 8 swaps if that is better for it.

        Args:
            position: before the trick.
            cards: the card of each seat, 0 for one that is out.
        """
        played = position.playing
        after = collected(position, cards)
        for seat in played:
            if cards[seat] == EIGHT and may_swap(after, seat):
                changed = swapped(after, seat)
                kept = self.value(next_trick(after), played, seat)
                if self.value(next_trick(changed), played, seat) > kept:
                    after = changed
        return next_trick(after)


@cache
def outlook(two: bool) -> Outlook:
    """Return the shared outlook for games of two seats, or for games of more."""
    return Outlook(two)
