"""Reference players for Sicherman's War, each defined in one sentence, and matches of them.

PYTHONPATH=.:tests python -m opponents.sichermans expert half --games 2000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from typing import Any

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.bots.roller import Roller
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.rules.game import Bot
from audiogame.rules.options import Options
from audiogame.rules.state import CHANCE, Seat
from audiogame.table.luck import Luck


class Simple(Roller):
    """A player that decides by its dice and its gap; it chooses piles at random."""

    def die(self, view: SichermansWar, seat: Seat, random: Random) -> Die | None:
        return self.roll(view.dice[seat], view.skirmish.gap(seat), random)

    @abstractmethod
    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        """Return the die to roll, None to pass."""


class Anything(Simple):
    """Takes any of its choices, each equally likely."""

    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        return random.choice([*dice, None])


class Never(Simple):
    """Never rolls."""

    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        return None


class Greedy(Simple):
    """Rolls the die that is likeliest to lead, whenever its dice together could lead."""

    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        if sum(max(FACES[die]) for die in dice) <= gap:
            return None
        return max(dice, key=lambda die: overtakes(die, gap))


class Half(Simple):
    """Rolls its likeliest die if its dice, one after another, lead with a chance of one half."""

    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        best = max(dice, key=lambda die: overtakes(die, gap))
        return best if chance_of_all(dice, gap) >= 0.5 else None


class HalfDie(Simple):
    """Rolls the die that is likeliest to lead, if its chance is one half or more by itself."""

    def roll(self, dice: tuple[Die, ...], gap: int, random: Random) -> Die | None:
        best = max(dice, key=lambda die: overtakes(die, gap))
        return best if overtakes(best, gap) >= 3 else None


@cache
def chance_of_all(dice: tuple[Die, ...], gap: int) -> float:
    """Return the best chance that some of the dice, rolled until they lead, do lead."""
    if gap < 0:
        return 1.0
    best = 0.0
    for die in dice:
        left = tuple([other for other in dice if other is not die])
        chances = [chance_of_all(left, gap - face) for face in FACES[die]]
        best = max(best, sum(chances) / len(chances))
    return best


def overtakes(die: Die, gap: int) -> int:
    """Count the faces of six that lead."""
    return sum(face > gap for face in FACES[die])


REFERENCES: Mapping[str, Callable[[], Bot[Any]]] = {
    "random": Anything,
    "never": Never,
    "greedy": Greedy,
    "half": Half,
    "half-die": HalfDie,
}


def maker(name: str) -> Callable[[], Bot[Any]]:
    """Return the maker of a reference player, or of a bot by its strength."""
    return REFERENCES[name] if name in REFERENCES else GAME.bots[name]


@dataclass(frozen=True)
class Score:
    """Mean wins a game: 1, or the share of a stalemate; with the confidence interval."""

    games: int
    mean: float
    margin: float

    @property
    def lower(self) -> float:
        """The lower end of the 95 percent interval."""
        return self.mean - self.margin

    @property
    def upper(self) -> float:
        return self.mean + self.margin


def match(
    names: tuple[str, ...], games: int, seed: int, options: Options | None = None
) -> tuple[Score, ...]:
    """Match players; each sits in every seat in turn, with the same luck.

    Args:
        names: of the players, as many as seats.
        games: how many wars, a multiple of the number of seats.
        seed: of all luck.

    Returns:
        The score of each player; its interval is that of independent groups of rotated wars.
    """
    seats = len(names)
    groups: list[list[float]] = []
    for group in range(games // seats):
        totals = [0.0] * seats
        for turn in range(seats):
            seated = tuple(names[(seat + turn) % seats] for seat in range(seats))
            for seat, won in enumerate(war(seated, Luck(f"{seed}:{group}"), options)):
                totals[(seat + turn) % seats] += won / seats
        groups.append(totals)
    return tuple(_score([group[player] for group in groups], games) for player in range(seats))


def _score(groups: list[float], games: int) -> Score:
    mean = sum(groups) / len(groups)
    variance = sum((group - mean) ** 2 for group in groups) / max(len(groups) - 1, 1)
    return Score(games, mean, 1.96 * sqrt(variance / len(groups)))


def war(names: tuple[str, ...], luck: Luck, options: Options | None = None) -> tuple[float, ...]:
    """Play one war; returns the share of the win of each seat."""
    state = GAME.new(len(names), options)
    bots = [maker(name)() for name in names]
    outcomes = decisions = 0
    while state.result is None:
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(outcomes, state.chance))
            outcomes += 1
        else:
            (seat,) = state.actors
            stream = luck.stream(seat, decisions)
            action = bots[seat].choose(state.seen_by(seat), seat, stream)
            state, events = state.apply(seat, action)
            decisions += 1
        for event in events:
            for bot in bots:
                bot.hear(event)
    winners = state.result.winners
    return tuple((seat in winners) / len(winners) for seat in range(len(names)))


def main() -> None:
    """Match players and print the score of each."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("players", nargs="+", help="two or four names")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    scores = match(tuple(chosen.players), chosen.games, chosen.seed)
    sys.stdout.write(f"{chosen.games} games, seed {chosen.seed}.\n")
    for name, score in zip(chosen.players, scores, strict=True):
        ends = f"from {score.lower:.3f} to {score.upper:.3f}"
        sys.stdout.write(f"{name}: {score.mean:.3f}, {ends}.\n")


if __name__ == "__main__":
    main()
