"""Shift+L sums up what happened since a choice, in one short sentence, and Space tells the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random

import pytest
from amounts import amount

from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Event, State
from audiogame.table.library import all_names, find_game
from audiogame.table.record import read_move
from audiogame.testing import random_move

Run = Callable[..., tuple[int, str, str]]

NAMES = ("Ann", "Bella", "Carlos", "Dora", "Elmo", "Flo", "Gus", "Hanna")
WORDS = 25
"""Most words of the sentence."""
LOOKED_AT = 30
LANGUAGES = {"scientific-war": ("en", "es", "de")}
OPTIONS = {"sichermans-war": ("dealing=by-hand",), "sika": ("call=turn",)}


def _heard(name: str, seats: int, seed: int, *typed: str) -> Iterator[tuple[State, list[Event]]]:
    """Play at random; yield the states that ask seat 0, with the last events it has heard."""
    game, random = find_game(name), Random(seed)
    state: State = game.new(seats, read_options(game.options, typed))
    heard: deque[Event] = deque(maxlen=LOOKED_AT)
    for _ in range(300):
        if state.result is not None:
            return
        if state.chance is None and 0 in state.actors:
            yield state, list(heard)
        state, events = state.apply(*random_move(state, random))
        heard.extend(seen for event in events if (seen := event.seen_by(0)) is not None)


@pytest.mark.parametrize("name", all_names())
def test_what_happened_is_one_sentence_of_few_words(name: str) -> None:
    """In every game, with few and with most players, from the second choice on."""
    game = find_game(name)
    for language in LANGUAGES.get(name, ("en", "es")):
        narrator = Narrator(Texts(language, (game.package,)), name, NAMES)
        for seats in {min(game.seats), max(game.seats)}:
            for seed in range(amount(2, 20)):
                typed = OPTIONS.get(name, ()) if seed else ()
                places = [*_heard(name, seats, seed, *typed)]
                assert places
                for state, events in places[1:]:
                    told = state.seen_by(0).since(0, tuple(events))
                    text = " ".join(narrator.tell(one, (0,)) for one in told)
                    assert text or len(events) < seats, f"{name} sums nothing up"
                    assert len(text.split()) <= WORDS, text
                    at_one_keyboard = " ".join(narrator.tell(one, (0, 1)) for one in told)
                    assert at_one_keyboard.count("Ann") or "Ann" not in at_one_keyboard


def _last(name: str, *moves: str) -> str:
    """Play moves; return the summary for seat 0."""
    game = find_game(name)
    state: State = game.new(2, game.options())
    heard: list[Event] = []
    for move in moves:
        mover, action = read_move(state, 1, move)
        state, events = state.apply(mover, action)
        heard += (seen for event in events if (seen := event.seen_by(0)) is not None)
    assert CHANCE not in state.actors
    narrator = Narrator(Texts("en", (game.package,)), name, NAMES)
    told = state.seen_by(0).since(0, tuple(heard[-LOOKED_AT:]))
    return " ".join(narrator.tell(one, (0,)) for one in told)


def test_the_question_comes_before_the_score() -> None:
    """The trick, the round or the skirmish first; the score where it has changed."""
    assert _last("scientific-war", "0 play king", "1 play nine") == (
        "Trick 2; your king took 2; you have 15."
    )
    assert _last("scientific-war", "0 play ace", "1 play jack") == (
        "Trick 2, low wins; Bella's jack took 2; you have 13."
    )
    assert _last("sichermans-war", "* four nine", "0 pass", "* four nine") == (
        "Skirmish 2: Bella leads, 9 to your 4; Bella won 10: you have 0 and Bella has 10."
    )
    thrown = ("0 call red", "1 call blue", *("0 throw", "* red red blue") * 3)
    after = (*thrown, *("1 throw", "* red red red") * 3)
    assert _last("sika", *after) == "You lead with 12; Bella has minus 9."


def test_space_tells_the_rest(run: Run) -> None:
    """Right after the summary Space tells the lines that it sums up, once."""
    keys = "1 wait enter L space t"
    _, told, _ = run("play", "sika", "--seats", "you,bot", "--seed", "7", keys=keys)
    lines = told.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("You lead with"))
    assert lines[at + 1].startswith(("Two", "One", "Three", "No "))
