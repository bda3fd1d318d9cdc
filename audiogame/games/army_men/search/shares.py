"""Worth of the start of a round with best play of both seats: a table shipped with the game.

It is computed by `tests/training`, by backward induction over the whole campaign.
"""

from __future__ import annotations

from audiogame.games.army_men.rules import ANTE, DICE
from audiogame.rules.lookup_table import read_table

NAME = "shares.bin"
GAMES = 3
"""Games of a campaign."""
LEAD = 180
"""Points of lead or deficit beyond which nothing changes any more.

In a game no seat can gain more than 30 + 24 + 18 + 12 + 6 = 90 on the other.  So in the last game a
lead of more than 90 is final, in the last two games one of more than 180, and before the last two
games of a campaign no seat can lead by more than 180.
"""
LEADS = 2 * LEAD + 1
FEWEST_DICE = ANTE + 1
"""Minimum dice for another round."""
OWNED = DICE - ANTE
"""Number of possible numbers of dice that a seat owns when a round starts."""
STAGES = 1 + 2 * (GAMES - 1)
"""Number of stages: the last game; the games before, each with odd and even rounds."""


def stage_of(games: int, odd: bool) -> int:
    """Return the index of a round's stage in the table.

    Args:
        games: games still to play, with this one.
        odd: whether the seat that starts this round started this game; the next game is started by
            the other seat, and in the last game nothing depends on it.
    """
    return 0 if games == 1 else 2 * games - 3 + odd


def share_of_starter(games: int, odd: bool, own: int, other: int, lead: int) -> float:
    """Return the share of the win, 0 to 1, of a seat that starts a round, or would start it.

    Args:
        games, odd: see `stage_of`.
        own: number of dice that it owns.
        other: number of dice that the other seat owns.
        lead: points by which it is ahead; fewer win.
    """
    if own >= FEWEST_DICE and other >= FEWEST_DICE:
        table = read_table(__package__, NAME, "f", STAGES * OWNED**2 * LEADS)
        place = (stage_of(games, odd) * OWNED + own - FEWEST_DICE) * OWNED + other - FEWEST_DICE
        return table[place * LEADS + min(max(lead, -LEAD), LEAD) + LEAD]
    if games == 1:
        return (lead < 0) + (lead == 0) / 2
    if odd:
        return 1 - share_of_starter(games - 1, True, DICE, DICE, -lead)
    return share_of_starter(games - 1, True, DICE, DICE, lead)
