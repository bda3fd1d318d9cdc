"""Listening times: shorter than they were, and brief wording without words of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.opponents.seat_list import NAMES as BOT_NAMES
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Action, Event, Query, Seat, State
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.news import heard
from audiogame.table.table import GameStarted
from audiogame.testing import random_move

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


MOVES = 250
OPTIONS = {
    "sika": ("ante=2",),
    "army-men": ("campaign=3",),
    "ten-die-poker": ("rounds=6", "equal=joins"),
    "sichermans-war": ("jokers=on",),
    "scientific-war": ("revolution=next",),
}
by_game = pytest.mark.parametrize("listened", GAMES, ids=lambda one: one.game)


def words(text: str) -> list[str]:
    return re.findall(r"[\w']+", text.lower())


def is_left_out_of(brief: str, full: str) -> bool:
    """Whether all words of one text occur in the other, in the same order."""
    rest = iter(words(full))
    return all(word in rest for word in words(brief))


@by_game
def test_a_game_is_heard_in_less_time(listened: Listened) -> None:
    """Full wording within its share of the former time, brief within its share of full."""
    full, brief = (seconds(listened, how) for how in (Verbosity.FULL, Verbosity.BRIEF))
    assert full <= listened.at_most
    assert brief <= listened.brief * full


@pytest.mark.real
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_of_ten_usual_games_of_scientific_war_last_15_minutes(seats: int) -> None:
    """As its rule book says; a game that ends much sooner would not be what the option promises."""
    taken = quick_games(seats)
    assert sum(one <= QUICK for one in taken) >= 0.9 * len(taken)
    assert sorted(taken)[len(taken) // 2] >= 0.75 * QUICK


def met(name: str, number: int) -> Iterator[Event]:
    """Play at random; yield events, questions, and all answers."""
    game, random, luck = find_game(name), Random(number), Luck(str(number))
    seats = game.seats[-1] if number % 2 and game.seats[-1] <= 4 else game.seats[0]
    options = read_options(game.options, OPTIONS.get(name, ()) if number > 2 else ())
    state: State = game.new(seats, options)
    events: tuple[Event, ...] = state.opening()
    for move in range(MOVES):
        yield from events
        if state.result is not None:
            return
        if move % 5 == 0:
            for query in Query:
                yield from state.seen_by(0).answer(query, 0)
        if state.chance is not None:
            state, events = state.apply(CHANCE, luck.outcome(move, state.chance))
        else:
            yield from (state.decision(seat) for seat in state.actors)
            state, events = state.apply(*random_move(state, random))


@pytest.mark.parametrize("name", own_games())
def test_brief_is_full_with_words_left_out(name: str) -> None:
    """No brief line has a word that the full one lacks, or in another order."""
    game = find_game(name)
    full, brief = (
        Narrator(Texts("en", packages=(game.package,)), game.name, NAMES, how)
        for how in (Verbosity.FULL, Verbosity.BRIEF)
    )
    wrong, known = set(), set()
    for number in range(1, 5):
        for event in met(name, number):
            for seats in ((), (0,), (1,)):
                seen = event.seen_by(seats[0]) if seats else event
                if seen is None or (seen, seats) in known:
                    continue
                known.add((seen, seats))
                short, whole = brief.tell(seen, seats), full.tell(seen, seats)
                if not is_left_out_of(short, whole):
                    wrong.add((type(event).__name__, short, whole))
    assert not wrong, "\n".join(
        f"{kind}: {short} | {whole}" for kind, short, whole in sorted(wrong)
    )


def test_the_same_game_is_heard_each_time() -> None:
    """The seed fixes it, and no bot decides."""
    heard = [[*told_events(GAMES[0])] for _ in range(2)]
    assert heard[0] == heard[1]
    assert heard[0] != [*told_events(GAMES[0], "12")]
