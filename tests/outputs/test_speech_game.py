"""A whole game is heard although its voice hangs, dies and comes back in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from threading import Thread

import patience
import pytest
from dispatcher_server import DispatcherServer, missing_server
from heartbeat import Heartbeat
from packages import skip_without
from twins import front_end, new_app

from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import WAIT, Script
from audiogame.console.key_source import Key
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.speech import backends, succession
from audiogame.outputs.speech.backends import NullVoice
from audiogame.outputs.speech.dispatcher import Dispatcher
from audiogame.outputs.speech.voice import Backend
from audiogame.outputs.transcript import Transcript
from audiogame.play.game_loop import GameLoop
from audiogame.table.library import find_game

pytestmark = pytest.mark.real
PATIENCE = 30.0
BLOCKED = 0.2
"""Seconds: ten times the 20 ms for which the loop may be blocked."""
NEWS = ("Now speaking: ", "Speech-dispatcher speaks now.")
"""Beginnings of lines about the voice itself; they may precede queued lines."""


@pytest.fixture
def server() -> Iterator[DispatcherServer]:
    skip_without(missing_server())
    with (
        tempfile.TemporaryDirectory(prefix="sd", ignore_cleanup_errors=True) as name,
        DispatcherServer(Path(name), speed=0.008) as made,
    ):
        yield made


class Timed(NullVoice):
    """A second fake voice, which records its lines and their times."""

    name = "another"

    def __init__(self, said: list[tuple[float, str]]) -> None:
        self._said = said

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self._said.append((time.monotonic(), text))


class Listener(Script):
    """A fake keyboard, which presses each key when everything has been said.

    Args:
        keys: the names of keys, or actions in the place of keys.
    """

    def __init__(self, keys: list[str | Callable[[], None]]) -> None:
        super().__init__([key for key in keys if isinstance(key, str)])
        self._rest = list(keys)
        self.quiet: Callable[[], bool] = lambda: True

    async def key(self, timeout: float | None = None) -> Key | None:
        await self._heard()
        while self._rest and not isinstance(self._rest[0], str):
            do = self._rest.pop(0)
            assert not isinstance(do, str)
            await asyncio.to_thread(do)
            await self._heard()
        if self._rest:
            self._rest.pop(0)
        return await super().key(timeout)

    async def _heard(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.quiet():
            assert time.monotonic() < end, "it is never quiet"
            await asyncio.sleep(0.01)


async def test_a_game_is_heard_whole_while_its_voice_hangs_and_dies(
    server: DispatcherServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voices' speech equals the transcript, in order: no line lost, none doubled.

    Only the line being spoken is begun again by the other voice.  Meanwhile no call blocks the
    game's loop for longer than `BLOCKED`.
    """
    heart = Heartbeat()
    said: list[tuple[float, str]] = []
    found = (
        Backend("speech-dispatcher", lambda: Dispatcher(server.address)),
        Backend("another", lambda: Timed(said)),
    )
    monkeypatch.setattr(backends, "voices_of", lambda mode, only, link: found)
    transcript = tmp_path / "transcript.txt"

    monkeypatch.setattr(succession, "RETRY", 1.0)

    def in_the_next_line(fault: Callable[[], None]) -> Callable[[], None]:
        """Return an action that waits until the next line is being said, then causes a fault."""

        def wait(before: int) -> None:
            patience.wait(lambda: len(server.begun()) > before)
            fault()

        return lambda: Thread(target=wait, args=(len(server.begun()),), daemon=True).start()

    def back() -> None:
        patience.wait(lambda: app.speaker.who == "speech-dispatcher")

    keys: list[str | Callable[[], None]] = ["down", "enter", "r", "t", WAIT]
    keys += [in_the_next_line(lambda: server.signal(signal.SIGSTOP)), "enter", WAIT, "e", "c"]
    keys += [lambda: server.signal(signal.SIGCONT), back, "t", "enter", WAIT, "h"]
    keys += [in_the_next_line(server.kill), "enter", WAIT, "r", server.start, back]
    keys += ["enter", WAIT] * 6 + ["e"]
    listener = Listener(keys)
    front = front_end(listener, Transcript(transcript), offload=asyncio.to_thread)
    app = new_app(front, tmp_path)
    assert app.speaker.begin("voice", PATIENCE)
    speech = app.speaker.speech
    assert speech is not None
    listener.quiet = lambda: speech.busy is False
    game = find_game("sika")
    seats = read_seats("you,bot", game)
    opened = new_table(game, seats, game.options(), app.data.folder, "7", offload=app.front.offload)
    async with heart.beating():
        with contextlib.suppress(ProgramLeft):
            await GameLoop(app, opened).run()
    app.close()
    blocked = heart.blocked()
    assert len(blocked) > 1000
    assert max(blocked) < BLOCKED
    lines = [line.partition(": ")[2] for line in transcript.read_text("utf-8").splitlines()]
    told = [line for line in lines if line.startswith(NEWS)]
    assert [line.startswith(news) for line, news in zip(told, NEWS * 2, strict=True)] == [True] * 4
    lines = [line for line in lines if not line.startswith(NEWS)]
    begun = [(at, text) for at, what, text in server.events() if what == "begin"]
    spoken = [text for _, text in sorted([*begun, *said]) if not text.startswith(NEWS)]
    assert [text for text, _ in groupby(spoken)] == lines
    assert len(lines) <= len(spoken) <= len(lines) + 2
    assert {*lines} <= {text for _, text in said} | {*server.ended()}, "each to its end"
    assert lines[-3].startswith("You win with "), "the game was played to its end"
