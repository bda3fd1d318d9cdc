"""A fake sound process that records its messages and plays nothing, and programs that use it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from patience import becomes
from pressed import new_app

from audiogame.console import soundscape
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.outputs import sound_process
from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.sound_process import SoundLink
from audiogame.rules.fault import Reason
from audiogame.settings import Settings
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pack import Packs, default_pack
from audiogame.sound_server.sound_message import Message

PACKS = Packs((default_pack()[0],))


class NotedLink:
    """The game's side of a fake sound process that only records messages.

    Args:
        device: whether it reports a sound device.
    """

    def __init__(self, device: bool = True) -> None:
        self.ready: Message | None = {"is": "ready", "device": device, "voice": True, "why": []}
        self.device = DeviceReport(device, why=() if device else (Reason("no-device", why="none"),))
        self.listeners: list[Callable[[Message], None]] = []
        self.told: list[Message] = []
        self.looked = 0
        """Number of requests to look for a device at once."""

    def send(self, message: Message) -> None:
        self.told.append(message)

    def look_again(self) -> None:
        self.looked += 1

    def close(self) -> None:
        """End the process."""

    def hear(self, message: Message) -> None:
        """Receive a message as if from the process."""
        report = read_report(message)
        if message["is"] == "gone":
            report = DeviceReport(False, why=(Reason("sound-process-died"),))
        if report is not None:
            self.device = report
        for listener in tuple(self.listeners):
            listener(message)

    @property
    def played(self) -> list[dict[str, Any]]:
        """All requests to play a cue."""
        return [cue for told in self.told if told["is"] == "play" for cue in told["cues"]]

    @property
    def names(self) -> list[str]:
        """The names of the requested files, without variants."""
        return [name_of(cue["file"]) for cue in self.played]


def name_of(file: str) -> str:
    """Return the cue of a file of the default pack."""
    for cue in PACKS.packs[0].cues.values():
        if file in [str(path) for path in cue.files]:
            return cue.name
    raise AssertionError(f"{file} is of no cue")


def noted(device: bool = True, mix: Mix | None = None) -> tuple[SoundOutput, NotedLink]:
    """Return an output of sounds and the link that records its messages."""
    link = NotedLink(device)
    sound = SoundOutput(cast(SoundLink, link), lambda: PACKS, mix, random.Random(1))
    while sound.find("ui.move") is None:  # the packs are read in a thread
        pass
    return sound, link


@pytest.fixture
def noted_link(monkeypatch: pytest.MonkeyPatch) -> NotedLink:
    """Return a fake sound process, used by every program of the test."""
    made = NotedLink()
    monkeypatch.setattr(sound_process, "SoundLink", lambda: made)
    monkeypatch.setattr(soundscape, "START", 0.0)
    return made


def press_with_sounds(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    *keys: str,
    settings: Settings | None = None,
) -> tuple[App, list[str]]:
    """Press keys in a program with sounds; returns it and what was said."""
    app, lines = new_app(data, *keys, settings=settings)

    async def run() -> None:
        app.soundscape.begin(wanted=True)
        await asyncio.sleep(0.01)
        sound = app.soundscape.sound
        await becomes(lambda: sound is None or sound.find("ui.move") is not None)
        with contextlib.suppress(ProgramLeft):
            await what(app)

    asyncio.run(run())
    return app, lines
