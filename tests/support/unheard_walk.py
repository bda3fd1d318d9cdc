"""Run the program under the model of TDSR, in simulated time."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Awaitable, Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from random import Random

from reader_walk import OFFER
from tdsr_model import Tdsr
from twins import at_once

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.front_end import FrontEnd
from audiogame.console.key_source import END, Key, KeySource
from audiogame.console.screen import Screen
from audiogame.keys.names import key_name
from audiogame.lobby.common_commands import everywhere
from audiogame.lobby.main_menu import main_menu
from audiogame.narration.narrator import Line
from audiogame.opponents.mind import Mind
from audiogame.opponents.seat_list import read_seats
from audiogame.opponents.thought import Thought
from audiogame.outputs.readers import TDSR, Reader
from audiogame.play.game_loop import GameLoop
from audiogame.rules.game import Game
from audiogame.rules.state import Seat, State
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.terminal.machine_audio import MachineAudio
from audiogame.terminal.screen import TextScreen

TYPED = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "enter": "\r",
    "escape": "\x1b",
    "space": " ",
    "tab": "\t",
    "backspace": "\x7f",
}
Keys = Iterator[tuple[str, float]]
QUIET = Settings(welcomed=True, sound=False, missed_lines_offered=True)
"""Settings of a player who has answered all one-time questions."""


class Pressed(KeySource):
    """A player who presses keys under TDSR, on a machine that may be busy.

    Args:
        keys: keys, and the seconds after the key before.
        busy: draws the seconds that an operation takes.
        model: of the reader; None for TDSR's.
    """

    def __init__(
        self,
        keys: Iterator[tuple[str, float]],
        busy: Callable[[], float],
        model: Tdsr | None = None,
    ) -> None:
        self.reader = Tdsr() if model is None else model
        self.now = 0.0
        self.told: list[tuple[Line, list[int]]] = []
        """Each line, and the numbers of its printed characters, without blanks."""
        self.decided: Callable[[], int] = lambda: 0
        """Returns the number of decisions that the player has made."""
        self.blind: list[tuple[str, str]] = []
        """Each Enter that chose an unheard item, and the line of that item."""
        self.unheard_at: list[tuple[str, str]] = []
        """Each key, and the line of the item that it would choose, if it was not heard."""
        self._open: tuple[str, str, int] = "", "", 0
        self._seen = 0
        self._new: list[tuple[Line, list[int]]] = []
        """Lines that are not known to be spoken."""
        self._keys = keys
        self._busy = busy
        self._next: tuple[str, float] | None = None
        self._waiting: list[tuple[str, float]] = []
        self._busy_since = 0.0
        self._together: list[float] = []
        """Earliest times of the keys that were read together with the last key."""

    def press_from(self, keys: Iterator[tuple[str, float]]) -> None:
        """Press other keys from now on."""
        self._keys = keys

    def clock(self) -> float:
        """Return the time of this walk."""
        return self.now

    def pass_time(self, seconds: float) -> None:
        """Advance the time; keys pressed meanwhile reach the reader, and then the program."""
        until = self.now + seconds
        while self._upcoming is not None and self._upcoming[1] <= until:
            name, at = self._upcoming
            self.reader.key(TYPED.get(name, name), at)
            self._waiting.append((name, at))
            self._next = None
        self.now = until
        self.reader.wait(until)

    @property
    def _upcoming(self) -> tuple[str, float] | None:
        if self._next is None:
            drawn = next(self._keys, None)
            if drawn is not None:
                last = self._waiting[-1][1] if self._waiting else self.now
                self._next = drawn[0], last + drawn[1]
        return self._next

    async def key(self, timeout: float | None = None) -> Key | None:
        name, unheard, before = self._open
        if unheard and name in ("enter", "space") and self.decided() > before >= 0:
            self.blind.append((name, unheard))
            self._open = "", "", 0
        key = await self._any_key(timeout)
        if key is not None:
            self._open = key.name, self.unheard_choice(), self.decided()
            self.unheard_at.append(self._open[:2])
        return key

    def unheard_choice(self) -> str:
        """Return the newest line of the item that would be chosen, if it was not heard."""
        lost = set(self.lost())
        told = next((line for line, _ in reversed(self.told) if line.offers or line.asks), None)
        return told.text if told is not None and told.text in lost else ""

    def lost(self) -> list[str]:
        """Return the lines that were spoken neither when printed nor when read on Space.

        Outdated lines, such as the previous row of a list, do not count.
        """
        waiting = self.reader.waiting
        self._new += self.told[self._seen :]
        self._seen = len(self.told)
        heard, lost = set(), []
        for line, cells in reversed(self._new):
            if all(number in self.reader.heard or number in waiting for number in cells):
                heard.add(line.text)
            elif line.text not in heard and not (OFFER.search(line.text) or line.stale):
                lost.append((line, cells))
        self._new = lost[::-1]
        return [line.text for line, _ in self._new]

    async def _any_key(self, timeout: float | None) -> Key | None:
        if timeout is not None and timeout <= 0 and self._waiting:
            return None  # as in the terminal: what is typed ahead waits for the question
        if not self._waiting:
            if self._upcoming is None:
                self.pass_time(1.0)
                return Key(END, self.now)
            left = max(self._upcoming[1] - self.now, 0.0)
            if timeout is not None and timeout < left:
                self.pass_time(timeout)
                self._busy_since = self.now
                return None
            began = self.now
            self.pass_time(left + 1e-6)
            name, at = self._waiting.pop(0)
            self.pass_time(self._busy())
            self._busy_since = self.now
            since = max(at, began)
            self._together = [since] * len(self._waiting)
            return Key(key_name(name), since)
        name, _ = self._waiting.pop(0)
        return Key(key_name(name), self._together.pop() if self._together else self._busy_since)

    def look(self) -> None:
        if not self._waiting:
            self._busy_since = self.now

    async def pending(self, timeout: float) -> bool:
        if not self._waiting:
            upcoming = self._upcoming
            left = timeout if upcoming is None else max(upcoming[1] - self.now, 0.0) + 1e-6
            self.pass_time(min(timeout, left))
        return bool(self._waiting)

    def write(self, text: str) -> None:
        """Pass the program's output to the reader."""
        self.pass_time(self._busy())
        self.reader.write(text, self.now)


class Paper(io.StringIO):
    """A terminal that passes its characters to the reader.

    Args:
        pressed: the player with the reader.
    """

    def __init__(self, pressed: Pressed) -> None:
        super().__init__()
        self._pressed = pressed

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._pressed.write(text)
        return len(text)


class NotedScreen(TextScreen):
    """A screen that records the characters of each line."""

    def __init__(self, pressed: Pressed, columns: int) -> None:
        super().__init__(Paper(pressed))
        self._pressed = pressed
        self._columns = columns

    @property
    def columns(self) -> int:
        return self._columns

    def take(self, line: Line) -> None:
        begun = len(self._pressed.reader.printed)
        super().take(line)
        self._note(line, begun)

    def take_row(self, line: Line) -> str:
        begun = len(self._pressed.reader.printed)
        rest = super().take_row(line)
        self._note(line, begun)
        return rest

    def _note(self, line: Line, begun: int) -> None:
        printed, gone = self._pressed.reader.printed, self._pressed.reader.gone
        if line.shown:
            fresh = [number for number in range(begun, len(printed)) if number not in gone]
            cells = [number for number in fresh if printed[number] != " "]
            self._pressed.told.append((line, cells))


class InPlace:
    """A thinker in the game's own process, so that all time is simulated."""

    def get_ready(self, game: Game) -> None:
        pass

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        return Thought(0, mind, view, seat, random, here=True)

    def drop(self, thought: Thought) -> None:
        pass

    def listen(self, came: Callable[[], object]) -> None:
        pass

    def due(self) -> None:
        pass

    def look(self) -> None:
        pass

    def close(self) -> None:
        pass


def steadily(keys: Iterable[str], apart: float = 1.5) -> Keys:
    """Press keys in turn, each when everything before was heard."""
    return ((key, apart) for key in keys)


def pressing(*keys: tuple[str, float]) -> Keys:
    """Press keys, each so many seconds after the one before."""
    yield from keys


def walk(
    data: Path,
    keys: Keys,
    what: Callable[[App, Pressed], Awaitable[None]],
    reader: Reader = TDSR,
    busy: Callable[[], float] = lambda: 0.001,
    columns: int = 80,
    settings: Settings = QUIET,
    model: Tdsr | None = None,
) -> Pressed:
    """Run a part of the program under a model, of TDSR by default, until the keys end."""
    pressed = Pressed(keys, busy, model)

    def make_screen(braille: bool) -> Screen:
        screen = NotedScreen(pressed, columns)
        screen.reader = reader
        return screen

    front = FrontEnd(
        keys=pressed,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=InPlace(),
        offload=at_once,
        clock=pressed.clock,
        now=lambda: datetime.now().astimezone(),
        reader=reader,
    )
    app = App(front, settings, data, everywhere)
    app.speaker.begin("lines")

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app, pressed)

    asyncio.run(run())
    pressed.pass_time(1.0)  # as the screen waits before it ends
    return pressed


async def in_main_menu(app: App, pressed: Pressed) -> None:
    """Open the main menu."""
    await main_menu(app)


def seeded_game(name: str, seats: str = "") -> Callable[[App, Pressed], Awaitable[None]]:
    """Return a function that plays a seeded game, and checks that no key acts on unheard lines."""
    found = find_game(name)

    async def play(app: App, pressed: Pressed) -> None:
        chosen = seats or ",".join(["you", *["casual"] * (found.seats[0] - 1)])
        players = read_seats(chosen, found)
        opened = new_table(found, players, found.options(), app.data.folder, "7")
        # While a bot plays for the player, it decides.
        table = opened.table
        pressed.decided = lambda: -1 if 0 in table.bots else table.decisions[0]
        await GameLoop(app, opened).run()

    return play


def spoken_texts(pressed: Pressed) -> list[str]:
    """Return the texts that the reader has spoken."""
    return pressed.reader.spoken


def told_texts(pressed: Pressed) -> list[str]:
    """Return the texts of all lines, spoken or not."""
    return [line.text for line, _ in pressed.told]
