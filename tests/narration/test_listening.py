"""Listening times: shorter than they were, and brief wording without words of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from benchmarks.__main__ import main
from benchmarks.listening import (
    GAMES,
    QUICK,
    Listened,
    measured,
    quick_games,
    seconds,
    told_events,
)

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Event, Query, State
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.testing import random_move

NAMES = ("Ann", "Bo", "Cy", "Dee")
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


def test_listening_is_measured_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """As sentences, and as JSON for programs."""
    assert main(["listening"]) == 0
    told = capsys.readouterr().out
    assert told.count("\n") == len(GAMES)
    assert "10-Die Poker, 4 players: " in told
    assert "seconds a round in full" in told
    assert main(["listening", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [one["game"] for one in figures] == [one.game for one in GAMES]
    assert all(one["brief"] < one["full"] < one["before"] for one in figures)
    assert [one.full for one in measured()] == [one["full"] for one in figures]
    assert all(one.share < 1 for one in GAMES)


def test_the_same_game_is_heard_each_time() -> None:
    """The seed fixes it, and no bot decides."""
    heard = [[*told_events(GAMES[0])] for _ in range(2)]
    assert heard[0] == heard[1]
    assert heard[0] != [*told_events(GAMES[0], "12")]
