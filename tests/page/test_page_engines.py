"""Evenings at the built page in each engine: Chromium, Firefox and WebKit.

CI plays one game in each: alone in Firefox, with a friend in WebKit; in Chromium other files do.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import page_game
import pytest
from built_page import Visit, built_once, served
from engines import ENGINES, opened
from kept_in_browser import READ, complete_record, kept_files
from page_evening import OVER, PATIENCE, Hands, evening_of, moves
from page_taps import Taps
from patience import until

from audiogame.__main__ import main

GAMES = ["Army Men Dice War", "10-Die Poker", "Scientific War", "Sicherman's War", "Sika"]
AWAY = 3.0, 14.0
"""Seconds for which the friend's server is gone: once with her choice, once while she waits."""
LOST, BACK = "Connection lost. Your seat is kept", "The connection is back."
CALLS = 2
THROWS, EXTRA = 18, 6
"""Throws of both players in a game of Sika, and in each further round after a tie."""
RETRIES = 240
"""Quarters of a second in which a page that is not open has written its record."""


def in_ci(engine: str) -> list[Any]:
    """Return each engine as a parameter; all but one are for the soak."""
    marks = {True: pytest.mark.real, False: pytest.mark.soak}
    return [pytest.param(one, marks=marks[one == engine]) for one in ENGINES]


@pytest.fixture
def page(engine: str, tmp_path: Path) -> Iterator[Any]:
    with opened(engine, tmp_path / "device") as made:
        yield made


def record_of(page: Any, address: str, folder: Path) -> Path:
    """Leave the page, and save the record of the only game played there once it is complete."""
    page.goto(f"{address}hear.html")
    for _ in range(RETRIES):
        files = kept_files(page.evaluate(READ))
        record = complete_record(files)
        if record is not None:
            path = folder / "played.record"
            path.write_bytes(record)
            return path
        page.wait_for_timeout(250)
    raise AssertionError(f"not stored: {[*files]}")


def comes_back(page: Any) -> Taps:
    """Reload the page in the middle of a question, and go on with the game."""
    page.reload()
    again = Taps(page)
    again.tap("Play", "Your game of Sika is waiting")
    again.tap("Continue", "hrow", "Call a")
    return again


@pytest.mark.parametrize("engine", in_ci("firefox"))
def test_an_evening_alone_by_taps_alone(engine: str, page: Any, tmp_path: Path) -> None:
    with served(built_once()) as site:
        player = Taps(page, site.address)
        player.begin()
        player.tap("Settings", "Settings: ")
        player.tap("Your name", "Type a new one")
        player.enters("Anna")
        player.hear("Your name: Anna")
        player.back("Main menu")
        player.tap("Help", "Help: ")
        player.tap("Rules", "Rules: ")
        player.tap("Sika", "Sika rules.")
        assert page.evaluate("document.querySelectorAll('#book h3').length") > 2
        player.back("Rules: ")
        player.back("Help: ")
        player.back("Main menu")
        player.tap("New game", "Choose a game")
        player.tap("Sika", ": Start.")
        before = len(player.lines)
        player.tap("Start", "New game")
        for _ in range(4):
            assert player.answers(before)
        first, again = player.lines, comes_back(page)
        while again.answers(0):
            pass
        said = again.lines
        assert player.faults == again.faults == []
        told = page_game.told_by_terminal(record_of(page, site.address, tmp_path))
    assert len(told) > 20
    assert page_game.in_order(told, [*first, *said]), (told, said)


@pytest.mark.soak
@pytest.mark.parametrize("engine", ENGINES[1:])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keys(engine: str, page: Any, name: str) -> None:
    with served(built_once()) as site:
        player = Visit(page, site.address)
        player.begin()
        before = len(player.lines)
        page_game.begin(player, name)
        assert page_game.finish(player, before, 800) > 5
        assert player.faults == []


@pytest.mark.posix("plays the program in a pseudo-terminal")
@pytest.mark.parametrize("engine", in_ci("webkit"))
def test_a_friends_evening_with_a_server_that_goes_away(
    engine: str, page: Any, tmp_path: Path
) -> None:
    with evening_of(tmp_path) as evening:
        anna, tim = Taps(page, evening.link()), evening.tim
        anna.tap("Play", "Press 1")
        anna.tap("I hear", "Type your name")
        anna.enters("Anna")
        anna.hear("You sit")
        tim.wait_for("Anna", PATIENCE)
        tim.press("\r")
        hands = Hands(anna, tim)
        hands.play(until="Second throw")
        short, long = AWAY
        start = anna.heard = len(anna.lines)
        with evening.way.gone():
            gone = time.monotonic()
            hands.anna_chooses()  # it waits, and is sent once the server is back
            page.wait_for_timeout(max(0.0, 1000 * (gone + short - time.monotonic())))
        anna.hear(BACK)
        with evening.way.gone():
            page.wait_for_timeout(1000 * long)
        anna.hear(BACK)
        lost = [line for line in anna.lines[start:] if line.startswith((LOST, BACK))]
        assert [line.startswith(BACK) for line in lost] == [False, True] * 2, lost
        hands.play(until=OVER)
        tim.wait_for(OVER, PATIENCE)
        assert not [line for line in anna.lines if "hasn't answered" in line]
        assert anna.faults == []
        anna.back("The record of this game is kept")
        tim.press("\x1b", 1.0)
        hers = record_of(page, evening.address, tmp_path)
        (his,) = (tmp_path / "tim").rglob("*.record")
        assert until(lambda: complete_record({his.name: his.read_bytes()}) is not None)
    assert moves(hers) == moves(his)
    throws, alone = divmod(len(moves(hers)) - CALLS, 2)
    assert alone == 0
    assert throws >= THROWS
    assert (throws - THROWS) % EXTRA == 0
    for record in (hers, his):
        text = record.read_text(encoding="utf-8")
        for seat in (0, 1):  # both have added to the luck
            assert f"# commit {seat} " in text
            assert f"# reveal {seat} " in text
        assert main(["verify", str(record)]) == 0
