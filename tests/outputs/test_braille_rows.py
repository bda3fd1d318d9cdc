"""On a short display the first cells name the player and the outcome; no word is lost."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from operator import attrgetter
from random import Random

import pytest
from emulated_terminal import EmulatedTerminal
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender

from audiogame.narration.narrator import Line, Narrator, Urgency, Verbosity
from audiogame.narration.texts import Texts
from audiogame.outputs.braille_rows import CELLS, filled, rows_of
from audiogame.rules.state import CHANCE, Event
from audiogame.table.library import find_game, own_games
from audiogame.terminal.screen import MARGIN
from audiogame.terminal.terminal_front_end import BrailleScreen

# Each game is played and narrated once a process.
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
"""The field of each event that holds its outcome: a reader wants it before moving on."""


def events(game_name: str) -> Iterator[tuple[Event, int]]:
    """Yield the events of some random games, as the first two seats see them."""
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
    """Return events, their listeners, and the rows on the display."""
    narrator = Narrator(Texts("en", packages=(find_game(game_name).package,)), game_name)
    narrator.verbosity, narrator.names = Verbosity.BRAILLE, NAMES
    lines = {}
    for event, listener in events(game_name):
        text = narrator.tell(event, (listener,))
        if text:
            lines[text] = (event, listener, text)
    return tuple(lines.values())


@pytest.mark.parametrize("name", own_games())
def test_rows_fit_every_display(name: str) -> None:
    """No row is longer than the display, and joined they are the line."""
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
    """When another player than the reader has acted, the first cells name them."""
    found = 0
    for event, listener, text in told(name):
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and seat != listener:
            found += 1
            first = text[:FEWEST].casefold()
            assert NAMES[seat].casefold() in first or "you" in first, text
    assert found > 5


@pytest.mark.parametrize("name", RESULTS)
def test_the_first_cells_tell_the_result_of_an_event(name: str) -> None:
    """The number or word that counts is complete in these cells."""
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


WIDTHS = st.integers(20, 80)
LONG_WORDS = st.lists(st.sampled_from(["ab", "b:"]), min_size=10, max_size=30).map("".join)
WORDS = st.text("abc5", min_size=1, max_size=12) | LONG_WORDS
ENDS = st.sampled_from(["", "", "", ",", ".", ";", ":", "?"])
NUMBERS = st.sampled_from(["", "1. ", "12. "])
TEXTS = st.builds(
    lambda number, words: number + " ".join(f"{word}{end}" for word, end in words),
    NUMBERS,
    st.lists(st.tuples(WORDS, ENDS), min_size=1, max_size=30),
)


@given(TEXTS, WIDTHS)
def test_rows_of_any_text_can_be_read_alone(text: str, width: int) -> None:
    """No row ends by announcing the next, and the first is never a number without its entry."""
    for rows in (rows_of(text, width), filled(text, width)):
        assert max(map(len, rows)) <= width
        assert "".join("".join(rows).split()) == "".join(text.split())
        assert not any(row.endswith(":") for row in rows[:-1]), rows
        assert len(rows) == 1 or not re.fullmatch(r"\d+\.", rows[0]), rows


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("1. Florian takes the pot.", ["1. Florian takes the", "pot."]),
        ("You hold this hand: ace, king.", ["You hold this", "hand: ace, king."]),
        ("Reinforcements: misunderstandings.", ["Reinforcements", ": misunderstandings."]),
        ("Two match, plus 4: 11. You lead.", ["Two match, plus", "4: 11. You lead."]),
        ("Bo has 1. Cy has twelve.", ["Bo has 1.", "Cy has twelve."]),
    ],
)
def test_where_a_row_ends(text: str, rows: list[str]) -> None:
    """At the end of a clause, but not before what it announces."""
    assert rows_of(text, 20) == rows


class SizedScreen(BrailleScreen):
    """A screen as wide as the in-memory terminal."""

    @property
    def columns(self) -> int:
        assert isinstance(self.stream, EmulatedTerminal)
        columns = max(self.stream.columns, 20)
        return min(columns, self.widest + MARGIN) if self.widest else columns


@given(TEXTS, WIDTHS, st.sampled_from(Urgency), st.booleans())
def test_a_secret_is_read_in_rows_and_leaves_none(
    text: str, width: int, urgency: Urgency, limited: bool
) -> None:
    """Like any line: cursor at its start, no row wider than the display, the rest on Space.

    Each row replaces the one before, and a key wipes the row that is shown.
    """
    terminal = EmulatedTerminal(80 if limited else width)
    screen = SizedScreen(terminal)
    screen.widest = width if limited else 0
    shown = rows_shown(screen, Line(text, urgency=urgency, secret=True))
    room = min(CELLS, width if limited else terminal.columns - 1)
    assert shown == rows_of(text, room)
    screen.hide()
    assert not terminal.text.strip()
    assert not screen.unread


def rows_shown(screen: BrailleScreen, line: Line) -> list[str]:
    """Read a line to its end; return the contents of the cursor's row at each step."""
    terminal, shown = screen.stream, []
    assert isinstance(terminal, EmulatedTerminal)
    screen.take(line)
    while True:
        assert terminal.column == 0
        (row,) = [row for row in terminal.rows if row]
        assert row == terminal.rows[terminal.row]
        shown.append(row)
        before = len(terminal.getvalue())
        if not screen.take_rest() or len(terminal.getvalue()) == before:
            return shown


def test_what_is_left_of_a_secret_is_gone_with_a_key_and_news_are_not() -> None:
    """Space reads on; any other key discards the rest, whichever player presses it."""
    terminal = EmulatedTerminal()
    screen = SizedScreen(terminal)
    hand = " ".join(f"{card} of spades, or a joker." for card in ("Ace", "King", "Queen"))
    screen.take(Line(hand, urgency=Urgency.ANSWER, secret=True))
    screen.take(Line("Bo has played."))
    assert screen.take_rest()
    assert terminal.rows[terminal.row].startswith("King")
    screen.hide()
    assert screen.unread
    assert screen.take_rest()
    assert terminal.rows[terminal.row] == "Bo has played."
    assert "spades" not in terminal.text
    terminal.resize(40)
    screen.take(Line(hand, urgency=Urgency.ANSWER, secret=True))
    terminal.resize(20)
    screen.hide()
    assert terminal.text.split() == ["Bo", "has", "played."]
