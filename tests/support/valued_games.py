"""Games of two seats played at random against an expert, with what the random choices cost."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum, sqrt
from random import Random

from audiogame.rules.chance import Outcome
from audiogame.rules.game import Game
from audiogame.rules.state import CHANCE, Action, Seat, State
from audiogame.rules.value import Value

LuckOfOutcome = Callable[[State, Outcome, Seat], float]
"""Luck of a seat, as a part of a win, by the state before an outcome; its mean is 0."""


class Lost(Value):
    """What random choices cost, and what they lost beyond that, in a number of games.

    Args:
        cost: mean cost of all choices of a game, as a part of a win, also of those whose cost is
            within the noise of their values and which therefore cost nothing in a review.
        beyond: mean of the fair share less the score less the cost, with luck taken out.
        interval: half of the 95 percent interval of `beyond`.
    """

    cost: float
    beyond: float
    interval: float


def no_luck(state: State, outcome: Outcome, seat: Seat) -> float:
    """Return 0: luck is left in the scores, and evens out over more games."""
    return 0.0


def random_against_expert(
    game: Game, games: int, seed: str, luck_of: LuckOfOutcome = no_luck
) -> Lost:
    """Play games of two seats: one chooses at random, the other always takes the best value.

    Args:
        luck_of: luck to take out of the scores, which narrows the interval.
    """
    costs, beyond = [], []
    for number in range(games):
        cost, score = _played(game, number % 2, Random(f"{seed} {number}"), luck_of)
        costs.append(cost)
        beyond.append(0.5 - score - cost)
    mean = fsum(beyond) / games
    spread = sqrt(fsum([(one - mean) ** 2 for one in beyond]) / (games - 1))
    return Lost(fsum(costs) / games, mean, 1.96 * spread / sqrt(games))


def _played(game: Game, fool: int, random: Random, luck_of: LuckOfOutcome) -> tuple[float, float]:
    """Play one game; return what the choices of seat `fool` cost, and its score without luck."""
    state, cost, luck = game.new(2), 0.0, 0.0
    while state.result is None:
        (seat, *_) = state.actors
        if seat == CHANCE:
            assert state.chance is not None
            outcome = state.chance.sample(random.randrange)
            luck += luck_of(state, outcome, fool)
            state, _ = state.apply(seat, outcome)
            continue
        action, price = _chosen(game, state, seat, seat == fool, random)
        cost += price
        state, _ = state.apply(seat, action)
    winners = state.result.winners
    return cost, (fool in winners) / len(winners) - luck


def _chosen(
    game: Game, state: State, seat: int, fool: bool, random: Random
) -> tuple[Action, float]:
    legal = state.legal_actions(seat)
    assert game.adviser is not None
    if len(legal) == 1:
        return legal[0], 0.0
    valuation = game.adviser().weigh(state.seen_by(seat), seat, random)
    if fool or not valuation.choices:
        action = random.choice(legal)
        return action, (valuation.best.value - valuation.value(action)) * fool
    return valuation.best.action, 0.0
