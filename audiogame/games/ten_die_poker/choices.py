"""What a table of 10-Die Poker agrees on, and what a seat may choose."""

from __future__ import annotations

from itertools import combinations

from audiogame.games.ten_die_poker.hands import PAIRS
from audiogame.rules.options import Options, option
from audiogame.rules.state import Action


class PokerOptions(Options):
    bank: int = option(40, numbers=range(1, 1_000_001))
    ante: int = option(1, numbers=range(1, 1_000_001))
    rounds: int = option(0, numbers=range(1_000_001))
    equal: str = option("fails", "joins")
    credit: str = option("off", "on")


def goes_on_for_ever(options: Options) -> bool:
    """Tell whether bots alone need not come to an end: without a number of rounds."""
    assert isinstance(options, PokerOptions)
    return options.rounds == 0


class Fold(Action):
    pass


class Challenge(Action):
    """Pay, and re-roll the pairs at these positions."""

    pairs: tuple[int, ...]


class Leave(Action):
    """A request: leave the table after this round."""


class Join(Action):
    """A request of an empty chair: take part from the next round on."""


POSITIONS = range(1, PAIRS + 1)
CHALLENGES = tuple(Challenge(pairs) for n in POSITIONS for pairs in combinations(POSITIONS, n))
FOLD: tuple[Action, ...] = (Fold(),)
FOLD_OR_CHALLENGE: tuple[Action, ...] = (*FOLD, *CHALLENGES)
LEAVE: tuple[Action, ...] = (Leave(),)
JOIN: tuple[Action, ...] = (Join(),)
