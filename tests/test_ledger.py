"""Nothing is lost under a reader that is deaf after arrow keys: the model of TDSR tells."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from ledger_walk import InPlace, NotedScreen, Pressed
from twins import at_once

from audiogame.console.app import App, ProgramLeft
from audiogame.console.front_end import FrontEnd
from audiogame.console.screen import Screen
from audiogame.lobby.main_menu import main_menu
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import FENRIR, TDSR, UNKNOWN, YASR, Reader
from audiogame.play.game_loop import GameLoop
from audiogame.play.opened_table import new_table
from audiogame.reading.common_commands import EVERYWHERE
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games
from audiogame.terminal.machine_audio import MachineAudio

Keys = Iterator[tuple[str, float]]


def steadily(keys: list[str], apart: float = 1.5) -> Keys:
    """Press keys one after the other, each when everything before was heard."""
    return ((key, apart) for key in keys)


def walk(
    data: Path,
    keys: Keys,
    what: Callable[[App, Pressed], object],
    reader: Reader = TDSR,
    busy: Callable[[], float] = lambda: 0.001,
    columns: int = 80,
) -> Pressed:
    """Run a part of the program under the model, until the keys end."""
    pressed = Pressed(keys, busy)

    def make_screen(braille: bool) -> Screen:
        screen = NotedScreen(pressed, columns)
        screen.reader = reader
        return screen

    front = FrontEnd(
        keys=pressed,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=InPlace(),
        aside=at_once,
        clock=pressed.clock,
        now=lambda: datetime.now().astimezone(),
        reader=reader,
    )
    app = App(front, Settings(welcomed=True, sound=False), data, EVERYWHERE)
    app.speaker.begin("lines")

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app, pressed)  # type: ignore[misc]  # what is given is awaited

    asyncio.run(run())
    return pressed


def menus(app: App, pressed: Pressed) -> object:
    return main_menu(app)


def game(name: str, seats: str = "") -> Callable[[App, Pressed], object]:
    """Return what plays a game with a known seed, and sees that no key acts on what is unheard."""
    found = find_game(name)

    async def play(app: App, pressed: Pressed) -> None:
        chosen = seats or ",".join(["you", *["casual"] * (found.seats[0] - 1)])
        players = read_seats(chosen, found)
        opened = new_table(found, players, found.options(), app.data, "7")
        await GameLoop(app, opened).run()

    return play


def spoken(pressed: Pressed) -> list[str]:
    return pressed.reader.spoken


def told(pressed: Pressed) -> list[str]:
    return [line.text for line, _ in pressed.told]


def unheard(pressed: Pressed) -> list[str]:
    """Return the lines that were not spoken, neither when they came nor when they were read."""
    heard, lost = set(), []
    for line, cells in reversed(pressed.told):
        if all(pressed.reader.heard[number] for number in cells):
            heard.add(line.text)
        elif line.text not in heard:
            lost.append(line.text)
    return lost[::-1]


def test_what_comes_after_an_arrow_is_kept_until_it_can_be_offered(tmp_path: Path) -> None:
    """The offer waits for a key after which the reader listens; Space reads, and does not throw."""
    keys = steadily(["1"]) 
    def presses() -> Keys:
        yield "1", 1.5
        yield "down", 0.3
        yield "down", 9.0
        yield "down", 1.5
        yield "space", 1.5
        yield "t", 1.5
    pressed = walk(tmp_path, presses(), game("sika"))
    for line in told(pressed): print(line)
    print(spoken(pressed))
    assert 0
