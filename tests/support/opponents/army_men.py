"""Reference players for Army Men Dice War, each defined in one sentence, and matches of them.

PYTHONPATH=.:tests python -m opponents.army_men expert fewest --games 40000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from audiogame.cli.arena import ArenaGame, play_games, share_of_wins
from audiogame.games.army_men import GAME
from audiogame.games.army_men.rules import ArmyMen, SetAside
from audiogame.games.army_men.search.prospects import choices, worth
from audiogame.games.army_men.search.turns import FEWEST
from audiogame.rules.game import Bot
from audiogame.rules.options import read_options
from audiogame.rules.state import Action, Seat
from opponents.anything import Anything


class LowestDie(Bot[ArmyMen]):
    """Always sets aside the lowest die alone."""

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        return SetAside((1,))


class FewestPoints(Bot[ArmyMen]):
    """Sets aside the dice that minimize the expected score of its own turn."""

    def choose(self, view: ArmyMen, seat: Seat, random: Random) -> Action:
        return max(choices(view), key=lambda action: worth(view, FEWEST, action))


REFERENCES: Mapping[str, Callable[[], Bot[Any]]] = {
    "random": Anything,
    "lowest": LowestDie,
    "fewest": FewestPoints,
}


def maker(name: str) -> Callable[[], Bot[Any]]:
    """Return the maker of a reference player, or of a bot by its strength."""
    return REFERENCES[name] if name in REFERENCES else GAME.bots[name]


def match(names: Sequence[str], games: int, seed: int, *options: str) -> list[ArenaGame]:
    """Match two players; each starts every second game.

    Args:
        names: of two players.
        games: how many are played; the players change seats with each.
        seed: of all luck.
        options: of the table, as typed; seat 0 starts unless they say otherwise.
    """
    chosen = read_options(GAME.options, ("first=0", *options))
    return list(play_games(GAME, (maker(names[0]), maker(names[1])), games, seed, chosen))


def main() -> None:
    """Match two players and print the wins of the first, and its time for decisions."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("players", nargs=2, help=f"{', '.join((*GAME.bots, *REFERENCES))}")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="such as campaign=3")
    asked = parser.parse_args()
    played = match(asked.players, asked.games, asked.seed, *asked.option)
    share = share_of_wins(played)
    seconds = sorted(second for one in played for second in one.seconds[0])
    sys.stdout.write(
        f"{asked.players[0]} against {asked.players[1]}: {share.mean:.4f}, 95 percent interval "
        f"{share.low:.4f} to {share.high:.4f}; {share.games} games, seed {asked.seed}; "
        f"{1000 * seconds[len(seconds) // 2]:.2f} ms for a decision in the median, "
        f"{1000 * seconds[-1]:.0f} at the worst.\n"
    )


if __name__ == "__main__":
    main()
