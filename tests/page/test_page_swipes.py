"""Whole games by swipes and double taps alone, as with VoiceOver or TalkBack on a telephone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from memory_shell import at_table
from page_browser import logged
from page_swipes import Swiper, swiping

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.real
GAMES = {
    "sika": ("you,casual", ()),
    "scientific-war": ("you,casual", ()),
    "ten-die-poker": ("you,casual,casual,casual", ("rounds=3",)),
}
"""The seats and options of a short game of each kind."""
CHOICES, NEWEST, TABLE, ASK = "Choices", "Newest lines", "Table", "Ask"
MOST = 60
"""Choices in which each game is over."""


def ordered(swiper: Swiper, status: str, question: str) -> None:
    """Assert the order of the stops: status, newest line, question, choices, Ask."""
    stops = swiper.stops
    asked = swiper.place("heading", question)
    newest = max(at for at, one in enumerate(stops) if NEWEST in one.places)
    order = [swiper.place("StaticText", status), newest, asked]
    chosen = [at for at, one in enumerate(stops) if CHOICES in one.places]
    order += [min(chosen), max(chosen), swiper.place("button", ASK)]
    assert order == sorted(order), [stops[at] for at in order]
    assert all(stops[at].role == "button" for at in chosen)
    between = stops[asked + 1 : min(chosen)]
    assert len(between) <= 1, f"nothing but the focus stop of the game: {between}"


def seats_are_headings(swiper: Swiper, names: list[str]) -> None:
    """Assert that each seat is a heading with one sentence, and nothing else of it is a stop."""
    table = [one for one in swiper.stops if TABLE in one.places]
    (title, *rest) = table
    assert (title.role, title.name, title.level) == ("heading", TABLE, 2)
    seats = [at for at, one in enumerate(rest) if one.role == "heading"]
    assert sorted(rest[at].name for at in seats) == sorted(filter(None, names))
    assert all(rest[at].level == 3 for at in seats)
    told = [rest[at + 1 : end] for at, end in zip(seats, [*seats[1:], len(rest)], strict=True)]
    for seat in told:
        assert [one.role for one in seat] == ["StaticText"], seat
        assert seat[0].name.endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_swipes_and_double_taps(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    seats, typed = GAMES[name]
    with swiping(browser, tmp_path, at_table(name, seats, typed)) as swiper:
        swiper.look()
        swiper.tap(swiper.stops[swiper.place("button", "Play")])
        swiper.page.wait_for_function("document.activeElement.dataset.part === 'game'")
        made = 0
        while not swiper.over:
            assert made < MOST, swiper.site.lines[-5:]
            if made:
                swiper.lands()
            swiper.look()
            shown = [one for one in swiper.site.visits[-1].said if one["kind"] == "table"][-1]
            ordered(swiper, shown["status"], shown["question"])
            seats_are_headings(swiper, shown["names"])
            assert swiper.at is not None, "the focus is at the top of the page"
            if made:
                landed = swiper.stops[swiper.at]
                assert (landed.role, landed.name) == ("heading", shown["question"])
                assert logged(swiper.page)[-1] != shown["question"], "the focus has said it"
            choices = swiper.ahead("button", CHOICES)
            toggles = [one for one in choices if one.pressed is not None]
            if toggles:
                swiper.chooses(toggles[made % len(toggles)])
                swiper.look()
                assert swiper.at is not None
                assert swiper.stops[swiper.at].pressed, "it stays on what is marked"
                choices = [one for one in swiper.stops if CHOICES in one.places]
            # The last one confirms what is marked; of cards it is the lowest.
            swiper.chooses(choices[-1])
            made += 1
        swiper.look()
        assert made > 2
        assert swiper.at is not None, "the focus is at the top of the page"
        landed = swiper.stops[swiper.at]
        assert landed.role == "heading" or CHOICES in landed.places, landed
        assert "Play again" in [one.name for one in swiper.stops if CHOICES in one.places]
