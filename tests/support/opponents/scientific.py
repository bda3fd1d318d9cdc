"""Reference players for Scientific War, and matches of them.

From the top folder, with the folder `tests` on the path:

    python -m opponents.scientific expert,single --games 200 --seed 1
    python -m opponents.scientific expert,skilled,skilled,skilled --games 200 --seed 1

The first player named is the one that is measured; all change seats from game to game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.rules import Keep, ScientificWar, Swap
from audiogame.games.scientific_war.search.beliefs import Beliefs
from audiogame.games.scientific_war.search.duels import cards_in
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.positions import trick_of
from audiogame.rules.game import Bot
from audiogame.rules.options import Options, read_options
from audiogame.rules.state import Action, Event, Seat, State


class RandomCards:
    """Takes each legal action equally often."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))


class HighestCard(RandomCards):
    """Always plays the strongest card in the order in force, and keeps hand and pile."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return view.legal_actions(seat)[0]


class Greedy(RandomCards):
    """Plays its strongest card when a war is pending or few cards are left, else a middle one."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ScientificWar)
        legal = view.legal_actions(seat)
        hand, pile = view.hands[seat], view.piles[seat]
        assert hand is not None and pile is not None  # noqa: PT018
        if view.swapping:
            return Swap() if Swap() in legal and sum(pile) > sum(hand) else Keep()
        return legal[0] if view.waiting or len(legal) < 4 else legal[len(legal) // 2]


class SingleTrick:
    """With two seats, plays the equilibrium of the cards gained in this one trick; never swaps."""

    def __init__(self) -> None:
        self.beliefs = Beliefs()

    def hear(self, event: Event) -> None:
        self.beliefs.hear(event)

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, ScientificWar)
        legal = view.legal_actions(seat)
        (other,) = {0, 1} - {seat}
        if view.swapping or len(legal) == 1:
            return legal[0]
        chosen = view.chosen[other]
        position = self.beliefs.likeliest(view, seat)
        theirs = (chosen.value,) if chosen else cards_in(position.hands[other])
        mine = cards_in(position.hands[seat])
        payoffs = [[self.gain(view, one, two) for two in theirs] for one in mine]
        if view.spy == other:
            worst = [min(row) for row in payoffs]
            card = mine[worst.index(max(worst))]
        else:
            (card,) = random.choices(mine, solve(payoffs).rows)
        return next(action for action in legal if action.rank.value == card)  # type: ignore[attr-defined]  # a play

    def gain(self, view: ScientificWar, one: int, two: int) -> float:
        """Return the cards that the trick gains this seat, less those of the other."""
        now, waiting = view.options.revolution == "now", view.waiting + 2
        winner = trick_of((one, two), view.low_wins, now, view.options.jacks).winner
        return {0: float(waiting), 1: -float(waiting)}.get(winner, 0.0)


PLAYERS: dict[str, Callable[[], Bot[Any]]] = {
    "random": RandomCards,
    "highest": HighestCard,
    "greedy": Greedy,
    "single": SingleTrick,
    **GAME.bots,
}


@dataclass(frozen=True)
class Score:
    """The result of the first of several players, as means of its games.

    Args:
        mean: score of a game; a win counts 1, a draw its share.
        slowest, median: seconds for one of its decisions.
        tricks: of a game.
    """

    games: int
    mean: float
    median: float
    slowest: float
    tricks: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 percent interval (Wilson 1927), as if there were no draws: a little too wide."""
        square = 1.96**2 / self.games
        middle = (self.mean + square / 2) / (1 + square)
        inside = self.mean * (1 - self.mean) * square + square**2 / 4
        half = inside**0.5 / (1 + square)
        return middle - half, middle + half


def meet(
    makers: Sequence[Callable[[], Bot[Any]]],
    options: Options,
    random: Random,
    first: Seat = 0,
    tricks: int | None = None,
) -> tuple[ScientificWar, list[float]]:
    """Play one game; return its last state, and the seconds of each decision of seat `first`.

    Args:
        makers: make the players, by seat.
        options: of the table.
        random: decides where players leave it to luck.
        first: the seat that is timed.
        tricks: after which the game is abandoned; None to play it to its end.
    """
    state = GAME.new(len(makers), options)
    assert isinstance(state, ScientificWar)
    bots, seconds = [maker() for maker in makers], []
    while state.result is None and (tricks is None or state.trick <= tricks):
        seat = state.actors[0]
        began = time.perf_counter()
        action = bots[seat].choose(state.seen_by(seat), seat, Random(random.random()))
        if seat == first:
            seconds.append(time.perf_counter() - began)
        state, events = state.apply(seat, action)
        for other, bot in enumerate(bots):
            for event in events:
                seen = event.seen_by(other)
                if seen is not None:
                    bot.hear(seen)
    return state, seconds


def compete(names: Sequence[str], games: int, seed: int, *options: str) -> Score:
    """Match players in many games, the first of them in every seat in turn."""
    chosen = read_options(GAME.options, options)
    points, seconds, tricks = [], [], 0
    for number in range(games):
        first = number % len(names)
        makers = [PLAYERS[name] for name in names[1:]]
        makers.insert(first, PLAYERS[names[0]])
        state, taken = meet(makers, chosen, Random(f"{seed}:{number}"), first)
        assert state.result is not None
        winners = state.result.winners
        points.append(1 / len(winners) if first in winners else 0.0)
        seconds += taken
        tricks += state.trick
    mean = sum(points) / games
    seconds.sort()
    return Score(games, mean, seconds[len(seconds) // 2], seconds[-1], tricks / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", help=f"names with commas: {', '.join(PLAYERS)}")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*")
    asked = parser.parse_args()
    names = asked.players.split(",")
    score = compete(names, asked.games, asked.seed, *asked.options)
    low, high = score.interval
    sys.stdout.write(
        f"{asked.players}: {score.mean:.3f}, interval {low:.3f} to {high:.3f}; "
        f"{score.games} games, seed {asked.seed}, {score.tricks:.0f} tricks a game; "
        f"decisions {1000 * score.median:.0f} ms in the median, "
        f"{1000 * score.slowest:.0f} ms at the most.\n"
    )


if __name__ == "__main__":
    main()
