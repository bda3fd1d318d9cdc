"""A stand-in for the sound process: it notes what it is told and plays nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.sound_process import SoundLink
from audiogame.rules.fault import Reason
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pack import Packs, default_pack
from audiogame.sound_server.sound_message import Message

PACKS = Packs((default_pack()[0],))


class NotedLink:
    """The game's side of a sound process that only notes what it is told.

    Args:
        device: whether it says that there is a sound device.
    """

    def __init__(self, device: bool = True) -> None:
        self.ready: Message | None = {"is": "ready", "device": device, "voice": True, "why": []}
        self.device = DeviceReport(device, why=() if device else (Reason("no-device", why="none"),))
        self.listeners: list[Callable[[Message], None]] = []
        self.told: list[Message] = []
        self.looked = 0
        """How often it was to look at once for a device."""

    def send(self, message: Message) -> None:
        self.told.append(message)

    def look_again(self) -> None:
        self.looked += 1

    def hear(self, message: Message) -> None:
        """Let the process say something."""
        report = read_report(message)
        if message["is"] == "gone":
            report = DeviceReport(False, why=(Reason("sound-process-died"),))
        if report is not None:
            self.device = report
        for listener in tuple(self.listeners):
            listener(message)

    @property
    def played(self) -> list[dict[str, Any]]:
        """All cues that were to be played."""
        return [cue for told in self.told if told["is"] == "play" for cue in told["cues"]]

    @property
    def names(self) -> list[str]:
        """The names of the files that were to be played, without variants."""
        return [name_of(cue["file"]) for cue in self.played]


def name_of(file: str) -> str:
    """Return the cue of a file of the default pack."""
    for cue in PACKS.packs[0].cues.values():
        if file in [str(path) for path in cue.files]:
            return cue.name
    raise AssertionError(f"{file} is of no cue")


def noted(device: bool = True, mix: Mix | None = None) -> tuple[SoundOutput, NotedLink]:
    """Return an output of sounds and the link that notes what it plays."""
    link = NotedLink(device)
    sound = SoundOutput(cast(SoundLink, link), lambda: PACKS, mix, random.Random(1))
    while sound.find("ui.move") is None:  # the packs are read in a thread
        pass
    return sound, link
