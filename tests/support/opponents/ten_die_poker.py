"""Reference players for 10-Die Poker, each defined in one sentence, and matches of them.

From the top folder, with the folder `tests` on the path:

    python -m opponents.ten_die_poker expert random random random --games 100 --seed 1
    python -m opponents.ten_die_poker skilled greedy --duel --games 100 --seed 1

The first measures antes a round; the second matches two of each and prints which won more money.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from audiogame.cli.arena import ArenaGame, Estimate, mean_measure, play_games, share_of_wins
from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.hands import PAIRS, Hand, HandValue
from audiogame.games.ten_die_poker.rules import Challenge, Fold, PokerOptions, TenDiePoker
from audiogame.games.ten_die_poker.search.chances import likeliest
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat
from audiogame.rules.value import replace
from opponents.anything import Anything

ROUNDS = 100
"""Rounds of one game, unless other options are given."""


class Simple(Bot[TenDiePoker]):
    """A player that decides by its hand and the leader's."""

    def choose(self, view: TenDiePoker, seat: Seat, random: Random) -> Action:
        if not view.can_pay(seat, view.price):
            return Fold()
        pairs = self.roll(view.hand(seat), view.hand(view.leaders[0]).value)
        return Challenge(pairs) if pairs else Fold()

    def roll(self, hand: Hand, leader: HandValue) -> tuple[int, ...]:
        raise NotImplementedError


class Always(Simple):
    """Challenges always, with the pairs that are likeliest to beat the leader."""

    def roll(self, hand: Hand, leader: HandValue) -> tuple[int, ...]:
        return likeliest(hand, leader)[0]


class Careful(Simple):
    """Challenges with its likeliest pairs if their exact chance is 0.36 or more."""

    needed = 0.36

    def roll(self, hand: Hand, leader: HandValue) -> tuple[int, ...]:
        pairs, chance = likeliest(hand, leader)
        return pairs if chance >= self.needed else ()


class Even(Careful):
    """Challenges with its likeliest pairs if their exact chance is a third or more."""

    needed = 1 / 3


class Greedy(Simple):
    """Keeps the faces that its better set has twice or more, rolls the rest, never folds."""

    def roll(self, hand: Hand, leader: HandValue) -> tuple[int, ...]:
        dice = hand.dice(hand.better)
        places = range(1, PAIRS + 1)
        return tuple(place for place in places if dice.count(dice[place - 1]) == 1) or (PAIRS,)


REFERENCES: Mapping[str, Callable[[], Bot[Any]]] = {
    "random": Anything,
    "always": Always,
    "careful": Careful,
    "even": Even,
    "greedy": Greedy,
}


def maker(name: str) -> Callable[[], Bot[Any]]:
    """Return the maker of a reference player, or of a bot by its strength."""
    return REFERENCES[name] if name in REFERENCES else GAME.bots[name]


def play(
    names: tuple[str, ...], games: int, seed: int, options: PokerOptions | None = None
) -> list[ArenaGame]:
    """Match players, by default on credit, so that no game ends before its rounds are played."""
    options = options or PokerOptions(rounds=ROUNDS, credit="on")
    return [*play_games(GAME, tuple(map(maker, names)), games, seed, options)]


def duel(
    one: str, other: str, games: int, seed: int, options: PokerOptions | None = None
) -> Estimate:
    """Match two of each, alternating round the table; estimate how often `one` wins more money."""
    played = play((one, other, one, other), games, seed, options)
    return share_of_wins([replace(game, shares=_more_money(game.measures)) for game in played])


def _more_money(measures: tuple[float, ...]) -> tuple[float, ...]:
    ahead = measures[0] + measures[2] - measures[1] - measures[3]
    share = 0.5 if abs(ahead) < 1e-9 else float(ahead > 0)
    return share, 1 - share


def main() -> None:
    """Match players and print the result of each."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("players", nargs="+", help="four to seven names, or two for a duel")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--bank", type=int, default=0, help="dollars without credit")
    parser.add_argument("--equal", default="fails")
    parser.add_argument("--duel", action="store_true")
    asked = parser.parse_args()
    credit = "off" if asked.bank else "on"
    options = PokerOptions(asked.bank or 40, 1, asked.rounds, asked.equal, credit)
    out = sys.stdout.write
    out(f"{asked.games} games of {asked.rounds} rounds, seed {asked.seed}.\n")
    if asked.duel:
        one, other = asked.players
        share = duel(one, other, asked.games, asked.seed, options)
        out(f"{one} has won more money than {other} in {_told(share)} of the games.\n")
        return
    played = play(tuple(asked.players), asked.games, asked.seed, options)
    for name in dict.fromkeys(asked.players):
        who = [place for place, one in enumerate(asked.players) if one == name]
        out(f"{name}: {_told(mean_measure(played, *who))} antes a round")
        seconds = sorted(taken for game in played for place in who for taken in game.seconds[place])
        half, worst = 1000 * seconds[len(seconds) // 2], 1000 * seconds[-1]
        out(f"; decisions {half:.1f} ms in the median, {worst:.0f} ms at the worst.\n")


def _told(estimate: Estimate) -> str:
    return f"{estimate.mean:.3f} (from {estimate.low:.3f} to {estimate.high:.3f})"


if __name__ == "__main__":
    main()
