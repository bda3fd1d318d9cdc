"""The best play of a round, for its effect on the whole campaign."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from audiogame.games.army_men.rules import ANTE, ArmyMen
from audiogame.games.army_men.search.shares import share_of_starter
from audiogame.games.army_men.search.turns import MOST_POINTS, BestTurn
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

ROUNDS_KEPT = 1024
"""Size of the cache of solved rounds: a table needs a few, many games in a row need more."""


class Round(Value):
    """A round before its first roll, as seen by the seat that starts it.

    Args:
        games: the games still to play, with this one.
        odd: whether this seat started this game.
        own: number of its dice.
        other: number of the other seat's dice.
        lead: points by which it is ahead in all games.
        kept: whether the winner of the round keeps its die, as by the rules; False shows how much
            that die matters.
    """

    games: int
    odd: bool
    own: int
    other: int
    lead: int
    kept: bool = True

    def answered(self, first: int, second: int) -> float:
        """Return the second seat's share of the win after these scores of the round."""
        return share_of_starter(
            self.games,
            not self.odd,  # the second seat starts the next round
            self.other - ANTE * (second >= first or not self.kept),
            self.own - ANTE * (first >= second or not self.kept),
            second - first - self.lead,
        )


def round_of(state: ArmyMen) -> Round:
    """Return the current round."""
    starter = state.starter
    other = 1 - starter
    lead = state.sums[starter] - state.sums[other] - (state.scores[starter] or 0)
    games, odd = state.options.campaign - state.game + 1, state.round % 2 == 1
    return Round(games, odd, state.owned[starter], state.owned[other], lead)


@lru_cache(maxsize=4 * ROUNDS_KEPT)
def second_turn(played: Round, first: int) -> BestTurn[float]:
    """Return the second turn of a round whose first turn ended on a score."""
    ends = range(MOST_POINTS * (played.other - ANTE) + 1)
    return BestTurn([played.answered(first, second) for second in ends])


@lru_cache(maxsize=ROUNDS_KEPT)
def first_turn(played: Round) -> BestTurn[float]:
    """Return the first turn of a round; the second seat will answer with its best play."""
    ends = range(MOST_POINTS * (played.own - ANTE) + 1)
    return BestTurn([1 - second_turn(played, end).value(played.other - ANTE) for end in ends])


def turn_of(state: ArmyMen) -> BestTurn[float]:
    """Return the current turn, its scores worth a share of the win, 0 to 1."""
    return turn_in(state, round_of(state))


def turn_in(state: ArmyMen, played: Round) -> BestTurn[float]:
    """Return the current turn as if it were in another round."""
    first = state.scores[state.starter]
    return first_turn(played) if first is None else second_turn(played, first)


@lru_cache(maxsize=4)
def chances_of_round(state: ArmyMen, seat: Seat) -> tuple[tuple[float, float], ...]:
    """Return the chances that the seat in turn wins and loses the round, by its score, from 0 on.

    The rest of the chance is that of a tie.  The answer to a seat that starts is the best play.
    """
    ends = range(MOST_POINTS * (state.owned[seat] - ANTE) + 1)
    against = state.scores[1 - seat]
    if against is not None:
        return tuple([(float(end < against), float(end > against)) for end in ends])
    played = round_of(state)
    answers = [second_turn(played, end).spread(played.other - ANTE) for end in ends]
    return tuple(
        [(fsum(answer[end + 1 :]), fsum(answer[:end])) for end, answer in enumerate(answers)]
    )
