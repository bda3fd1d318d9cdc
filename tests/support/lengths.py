"""Length of games when every line is heard out, in minutes of a voice of usual speed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from audiogame.console.user_data import Pace
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.state import CHANCE, Event, State

DECISION = 4.0
"""Seconds of a person's thinking and keys for a decision, beside the listening."""
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")


def minutes(game: Game, seats: int, games: int) -> tuple[float, ...]:
    """Return the minutes of some games of one person and casual bots, shortest first.

    Args:
        seats: how many play.
        games: how many games are played.
    """
    return tuple(sorted(_minutes(game, seats, Random(seed)) for seed in range(games)))


def _minutes(game: Game, seats: int, random: Random) -> float:
    options: Options = game.options()
    if hasattr(options, "rounds"):  # a new table is set up with ten
        options = read_options(game.options, ["rounds=10"])
    state: State = game.new(seats, options)
    narrator = Narrator(Texts("en", (game.package,)), game.name, NAMES)
    pace, bots = Pace(), [game.bot("casual") for _ in range(state.seats)]
    seconds = sum(pace.seconds(narrator.tell(event, (0,))) for event in state.opening())
    while state.result is None:
        seat = min(state.actors)
        move: Any
        if seat == CHANCE:
            assert state.chance is not None, "luck is asked"
            move = state.chance.sample(random.randrange)
        else:
            move = bots[seat].choose(state.seen_by(seat), seat, random)
        if seat == 0:
            due = narrator.tell(state.decision(0), (0,))
            seconds += DECISION + pace.seconds(due)
        state, events = state.apply(seat, move)
        seconds += sum(pace.seconds(line) for line in _told(narrator, events))
    return seconds / 60


def _told(narrator: Narrator, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        seen = event.seen_by(0)
        if seen is not None:
            yield narrator.tell(seen, (0,))
