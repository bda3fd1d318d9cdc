"""On a short display the first cells say who and what came of it, and no word is lost."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from operator import attrgetter
from random import Random

import pytest
from offenders import every_offender

from audiogame.narration.narrator import Line, Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.outputs.braille_rows import rows_of
from audiogame.rules.state import CHANCE, Event
from audiogame.table.library import find_game, own_games
from audiogame.terminal.braille_screen import BrailleScreen

# Games are played and told once in a process.
pytestmark = pytest.mark.xdist_group("braille rows")

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Gus", "Hal", "Ida")
FEWEST = 14
"""Cells of the shortest displays."""
RESULTS = {
    "sika": {"Called": "colour", "Rolled": "points"},
    "army-men": {"TurnEnded": "score"},
    "ten-die-poker": {"PotTaken": "pot.dollars", "Folded": ""},
    "sichermans-war": {"Won": "points", "WarWon": "points"},
    "scientific-war": {"TrickWon": "cards", "WarCancelled": "cards", "WentOut": ""},
}
"""What events have come to, by their field: it is read before anything is moved on."""


def events(game_name: str) -> Iterator[tuple[Event, int]]:
    """Yield what happens in some games by chance, as the first two seats see it."""
    game = find_game(game_name)
    for seed in range(6):
        random = Random(seed)
        state = game.start(3 if 3 in game.seats else game.seats[0], game.options())
        for _ in range(300):
            if state.result is not None:
                break
            if state.chance is not None:
                state, happened = state.apply(CHANCE, state.chance.sample(random.randrange))
            else:
                seat = next(seat for seat in state.actors if seat != CHANCE)
                state, happened = state.apply(seat, random.choice(state.legal_actions(seat)))
            for event in happened:
                for listener in (0, 1):
                    seen = event.seen_by(listener)
                    if seen is not None:
                        yield seen, listener


@cache
def told(game_name: str) -> tuple[tuple[Event, int, str], ...]:
    """Return events, who hears them, and what stands on the display."""
    narrator = Narrator(Texts(packages=(find_game(game_name).package,)), game_name)
    narrator.verbosity, narrator.names = Verbosity.BRAILLE, NAMES
    lines = {}
    for event, listener in events(game_name):
        text = narrator.tell(event, (listener,))
        if text:
            lines[text] = (event, listener, text)
    return tuple(lines.values())


@pytest.mark.parametrize("name", own_games())
def test_rows_fit_every_display(name: str) -> None:
    """Nothing is longer than the display, and together the rows are the line."""
    assert len(told(name)) > 30
    with every_offender() as offenders:
        for (_, _, text), cells in product(told(name), (FEWEST, 20, 32, 40)):
            with offenders.at(cells, "cells:", text):
                fits_the_display(text, cells)


def fits_the_display(text: str, cells: int) -> None:
    rows = rows_of(text, cells)
    assert max(map(len, rows)) <= cells
    assert "".join("".join(rows).split()) == "".join(text.split())
    screen = BrailleScreen(io.StringIO())
    screen.widest = cells
    screen.take(Line(text))
    while screen.take_rest():
        pass
    assert isinstance(screen.stream, io.StringIO)
    assert screen.stream.getvalue().splitlines() == rows


@pytest.mark.parametrize("name", own_games())
def test_the_first_cells_say_who(name: str) -> None:
    """Who has done something else than the reader is named in them."""
    found = 0
    for event, listener, text in told(name):
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and seat != listener:
            found += 1
            first = text[:FEWEST].casefold()
            assert NAMES[seat].casefold() in first or "you" in first, text
    assert found > 5


@pytest.mark.parametrize("name", RESULTS)
def test_the_first_cells_say_what_came_of_it(name: str) -> None:
    """The number or the word that counts is whole in them."""
    wanted = dict.fromkeys(RESULTS[name], 0)
    for event, _, text in told(name):
        kind = type(event).__name__
        if kind not in wanted:
            continue
        wanted[kind] += 1
        field = RESULTS[name][kind]
        if field:
            value = attrgetter(field)(event)
            word = str(abs(value)) if isinstance(value, int) else value.name.casefold()
            parts = re.split(r"[\s,:;.]+", text[: FEWEST + 1].casefold())
            assert word in parts, text
    assert all(wanted.values()), wanted
