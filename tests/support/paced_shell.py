"""A shell in memory that announces by the page's own announcer, to a reader with a pace.

Time is virtual: a game of an hour is announced in seconds, and every figure is exact.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Self

from packages import skip_without
from second_worker import WorkerInMemory
from virtual_time import Virtual

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.page.session import PageSession, PageStart
from audiogame.settings import Settings, save_settings

ANNOUNCER = Path(__file__).parents[1] / "page" / "page_shell" / "paced.mjs"
TICK = 0.001
"""Seconds after which a timer is surely due, whatever is lost by rounding."""
CALLS = {"line": "say", "withdrawn": "withdraw", "silence": "silence"}
"""The announcer's functions for messages of the program."""


class PacedShell:
    """The page's announcer, and a reader that speaks what it is handed until a key cancels that.

    Args:
        data: the folder of the player's data.
        rate: characters a second that the reader speaks.
        settings: of the player.
    """

    def __init__(self, data: Path, rate: float, settings: Settings) -> None:
        save_settings(data / "settings.toml", settings)
        self._rate = rate
        self._loop = asyncio.get_running_loop()
        self._due: asyncio.TimerHandle | None = None
        self.said: dict[int, tuple[float, dict[str, Any]]] = {}
        """By number: when each line was said, and the line."""
        self.spoken: list[tuple[float, int]] = []
        """When the reader began each line, and its number."""
        self.held: list[tuple[int, str]] = []
        """The numbers of lines that were held back or cut off, and why."""
        self._passed: set[int] = set()
        """The numbers of news that no reader had begun when a key was pressed."""
        self.gone: set[int] = set()
        """The numbers of lines that are no longer true, or that a later row replaced."""
        self._to_speak: list[tuple[float, int]] = []
        self._quiet_at = 0.0
        self.question = ""
        """The open question."""
        node = shutil.which("node")
        skip_without(None if node else "Node is missing: apt-get install nodejs")
        assert node is not None
        self._node = subprocess.Popen(
            [node, ANNOUNCER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._call("seen", True)
        self.session = PageSession(
            PageStart(str(data), offline=True), self._take, WorkerInMemory, self._loop.time
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        assert self._node.stdin is not None
        self._node.stdin.close()
        self._node.wait(10)

    def _take(self, text: str) -> None:
        message = json.loads(text)
        kind = message["kind"]
        if kind == "line":
            self.said[message["id"]] = self._loop.time(), message
        if kind == "table":
            self.question = message.get("question", "")
        if kind == "withdrawn":
            self.gone.update(message["ids"])
        if kind in CALLS:
            given = message["ids"] if kind == "withdrawn" else message
            self._call(CALLS[kind], *(() if kind == "silence" else (given,)))

    def _call(self, call: str, *given: object) -> None:
        """Call the announcer now, and report to the program what it reports."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        now = self._loop.time()
        row = json.dumps({"at": 1000 * now, "call": call, "given": given})
        self._node.stdin.write(f"{row}\n")
        self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        for message in answer["told"]:
            self._report(message)
        if self._due is not None:
            self._due.cancel()
        if answer["next"] is not None:
            self._due = self._loop.call_at(answer["next"] / 1000 + TICK, self._call, "")

    def _report(self, message: dict[str, Any]) -> None:
        if message["kind"] == "begun":
            begins = max(message["at"] / 1000, self._quiet_at)
            self._to_speak.append((begins, message["id"]))
            text = self.said[message["id"]][1]["text"]
            self._quiet_at = begins + len(text) / self._rate
            return
        if message["kind"] == "superseded":
            self.gone.add(message["id"])
        if message["kind"] == "held":
            self.held.append((message["id"], message["why"]))
        self._loop.call_soon(self.session.line.receive, json.dumps(message))

    def press(self, key: str) -> None:
        """Press a key, which cancels the reader's speech."""
        now = self._loop.time()
        self._speak(now)
        begun = {number for _, number in self.spoken}
        self._passed |= {
            number
            for number, (_, line) in self.said.items()
            if line.get("folds") and number not in begun
        }
        self._to_speak.clear()
        self._quiet_at = now
        self._call("press")
        self.session.line.receive(json.dumps({"kind": "key", "name": key, "at": 0.0}))

    def _speak(self, until: float) -> None:
        self.spoken += [one for one in self._to_speak if one[0] <= until]
        self._to_speak = [one for one in self._to_speak if one[0] > until]

    @property
    def lags(self) -> list[float]:
        """The seconds from each line to the moment when the reader began it, sorted."""
        return sorted(at - self.said[number][0] for at, number in self.spoken)

    @property
    def late(self) -> list[str]:
        """The news that was spoken after a key that came before its first word."""
        return [self.said[one][1]["text"] for _, one in self.spoken if one in self._passed]

    @property
    def untold(self) -> set[int]:
        """The numbers of lines that are true, and neither begun nor held back."""
        self._speak(self._loop.time())
        done = {number for _, number in self.spoken} | {number for number, _ in self.held}
        return set(self.said) - done - self.gone


def hear(
    data: Path,
    what: Callable[[App], Awaitable[object]],
    walk: Callable[[PacedShell], Awaitable[None]],
    rate: float,
    settings: Settings,
) -> PacedShell:
    """Play a game on the page for a reader with a pace; return the shell when the walk has ended.

    Args:
        what: the game.
        walk: the player.
        rate: characters a second that the reader speaks.
    """

    async def run() -> PacedShell:
        with PacedShell(data, rate, settings) as shell:

            async def play() -> None:
                shell.session.app.speaker.begin("lines")
                with contextlib.suppress(ProgramLeft):
                    await what(shell.session.app)

            running = asyncio.ensure_future(play())
            await walk(shell)
            shell.session.line.receive('{"kind":"leave"}')
            await running
            return shell

    with asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(run())
