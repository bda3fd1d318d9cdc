"""Measure the listening time of games: the length of all lines that one player hears.

With `--length` it measures how long bots' games of Scientific War take with their usual limit.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.narration.titles import game_title
from audiogame.opponents.seat_list import NAMES as BOT_NAMES
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Action, Event, Seat, State
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.news import heard
from audiogame.table.table import GameStarted

RATE = 15.0
"""Characters a second of an unhurried listener, by which games are measured."""
SEED = "11"
LISTENER: Seat = 0
NAMES = ("Ann", "Bo", "Cy", "Dee")
QUICK = 15 * 60
"""Seconds within which most games of the usual length end."""
QUICK_GAMES = 100
"""Games of each number of seats that are measured."""


@dataclass(frozen=True)
class Listened:
    """A whole game and its limits of listening time.

    Args:
        game: its name.
        seats: how many play it; the first of them listens.
        options: as they are typed.
        before: seconds that it took in full before sentences were shortened, a round where
            `rounds` says that there are any.
        brief: how long it may be in brief, as a share of the full length.
        rounds: number of rounds that the seconds are divided by.
        share: how long it may be in full, as a share of its length before.
    """

    game: str
    seats: int
    before: float
    options: tuple[str, ...] = ()
    brief: float = 0.6
    rounds: int = 1
    share: float = 0.75

    @property
    def at_most(self) -> float:
        """The seconds that it may take in full."""
        return self.before * self.share


GAMES = (
    Listened("sika", 3, 121, brief=0.5),
    Listened("sichermans-war", 2, 282, share=0.81),  # it names each die, and says both totals
    Listened("army-men", 2, 337),
    Listened(
        "scientific-war", 3, 863, ("limit=120",), share=0.76, brief=0.63
    ),  # it tells its length
    # The own hand is told in two sentences, by colour.
    Listened("ten-die-poker", 4, 36, ("rounds=10",), rounds=10, share=0.79),  # both colours
)
"""Each game, with its length before sentences were shortened."""


def _choice(actions: tuple[Action, ...], random: Random) -> Action:
    """Choose a kind of action, and one of that kind, at random.

    No bot chooses, so that a better bot leaves the measure as it is.
    """
    kinds = sorted({type(action).__name__ for action in actions})
    kind = random.choice(kinds)
    return random.choice([action for action in actions if type(action).__name__ == kind])


Chooses = Callable[[State, Seat, Random], Action]
"""Chooses for a seat."""


def _any(state: State, seat: Seat, random: Random) -> Action:
    return _choice(state.legal_actions(seat), random)


def told_events(listened: Listened, seed: str = SEED, chooses: Chooses = _any) -> Iterator[Event]:
    """Play a game; yields the events and questions that the listener may hear."""
    game = find_game(listened.game)
    state: State = game.new(listened.seats, read_options(game.options, listened.options))
    luck, random, outcomes = Luck(seed), Random(seed), 0
    events: tuple[Event, ...] = (GameStarted(state.seated, False), *state.opening())
    while True:
        for event in events:
            if not event.routine or getattr(event, "seat", LISTENER) == LISTENER:  # bots play
                yield from (seen for seen, _ in heard(event, (LISTENER,)))
        if state.result is not None:
            return
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(outcomes, state.chance))
            outcomes += 1
            continue
        if LISTENER in state.actors:
            yield state.decision(LISTENER)
        seat = state.actors[0]
        state, events = state.apply(seat, chooses(state, seat, random))


def seconds(
    listened: Listened, verbosity: Verbosity, seed: str = SEED, chooses: Chooses = _any
) -> float:
    """Return how long all lines of a game take at 15 characters a second, by the round."""
    game = find_game(listened.game)
    names = NAMES if chooses is _any else BOT_NAMES
    narrator = Narrator(Texts("en", packages=(game.package,)), game.name, names, verbosity)
    told = (narrator.tell(event, (LISTENER,)) for event in told_events(listened, seed, chooses))
    return sum(map(len, told)) / RATE / listened.rounds


def quick_games(seats: int, games: int = QUICK_GAMES) -> list[float]:
    """Return the seconds of games of Scientific War of its usual length, in full.

    Args:
        seats: how many play, each a bot of the usual strength.
        games: how many games are played.
    """
    game = find_game("scientific-war")
    bot = game.bot()

    def chooses(state: State, seat: Seat, random: Random) -> Action:
        return bot.choose(state.seen_by(seat), seat, random)

    played = Listened(game.name, seats, 0.0)
    return [seconds(played, Verbosity.FULL, str(seed), chooses) for seed in range(games)]


@dataclass(frozen=True)
class Figure:
    """The listening time of one game, in seconds.

    Args:
        game: its name.
        seats: how many play it.
        rounds: by how many rounds the seconds are divided.
        full, brief: length of all lines that the listener hears.
        before: how long it was in full before sentences were shortened.
    """

    game: str
    seats: int
    rounds: int
    full: float
    brief: float
    before: float


def measured() -> list[Figure]:
    """Measure every game in full and in brief."""
    return [
        Figure(
            one.game,
            one.seats,
            one.rounds,
            round(seconds(one, Verbosity.FULL), 1),
            round(seconds(one, Verbosity.BRIEF), 1),
            one.before,
        )
        for one in GAMES
    ]


def main(typed: list[str]) -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python tests/benchmarks listening", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--length", action="store_true", help="measure bots' games of Scientific War instead"
    )
    chosen = parser.parse_args(typed)
    as_json = chosen.json
    if chosen.length:
        return _print_lengths()
    figures = measured()
    if as_json:
        sys.stdout.write(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")
        return 0
    for one in figures:
        each = "seconds a round" if one.rounds > 1 else "seconds"
        share = round(100 * one.brief / one.full)
        sys.stdout.write(
            f"{game_title(one.game, 'en')}, {one.seats} players: {one.full} {each} in full,"
            f" once {one.before}; {one.brief} in brief, {share} percent of full.\n"
        )
    return 0


def _print_lengths() -> int:
    for seats in find_game("scientific-war").seats:
        taken = quick_games(seats)
        inside = sum(one <= QUICK for one in taken)
        middle = sorted(taken)[len(taken) // 2]
        sys.stdout.write(
            f"Scientific War, {seats} players: {inside} of {len(taken)} games end within"
            f" {QUICK // 60} minutes, half of them within {middle / 60:.1f}.\n"
        )
    return 0
