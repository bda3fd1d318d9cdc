"""What a table of Scientific War agrees on, and what a seat may choose."""

from __future__ import annotations

from audiogame.rules.cards import Rank
from audiogame.rules.options import Options, option
from audiogame.rules.state import Action

LONGEST_LIMIT = 100_000


class ScientificOptions(Options):
    jokers: int = option(1, 0, 2)
    revolution: str = option("now", "next")
    jacks: str = option("parity", "cancel")
    limit: str | int = option("auto", "off", numbers=range(1, LONGEST_LIMIT + 1))


def trick_limit(options: ScientificOptions, seats: int) -> int | None:
    """Return after how many tricks the game ends; None if it has no limit."""
    match options.limit:
        case "off":
            return None
        case "auto":
            return 200 if seats == 2 else 300 if seats <= 4 else 400
        case limit:
            return int(limit)


def goes_on_for_ever(options: Options) -> bool:
    """Tell whether bots alone need not come to an end."""
    assert isinstance(options, ScientificOptions)
    return options.limit == "off"


class Play(Action):
    """Commit a card of the hand; equal cards are one choice."""

    rank: Rank


class Swap(Action):
    """Take the pile as the hand, and put the hand in its place."""


class Keep(Action):
    """Leave hand and pile where they are."""


PLAYS: tuple[Action, ...] = tuple(Play(rank) for rank in Rank)
KEEP: tuple[Action, ...] = (Keep(),)
KEEP_OR_SWAP: tuple[Action, ...] = (Keep(), Swap())
