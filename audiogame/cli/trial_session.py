"""What a trial runs on: this machine's keys, screen, voice and sounds, and a report."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from audiogame.cli.bundle import write_bundle
from audiogame.cli.doctor import HEARD, START, TEST_CUE, examine, mode_of
from audiogame.cli.finding import Finding
from audiogame.cli.trial import CannotTry, PlaySide, Trial, say
from audiogame.console.key_script import Script, read_script
from audiogame.console.key_source import KeySource
from audiogame.console.soundscape import mix_of, packs_for
from audiogame.console.speaker import manner_of
from audiogame.narration.narrator import Line
from audiogame.outputs import Output
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.backends import backends
from audiogame.outputs.speech.calls import Caller, leave_behind, try_backend
from audiogame.outputs.speech.detection import detect
from audiogame.rules.fault import Reason
from audiogame.settings import Settings
from audiogame.sound_server.cue import Bus
from audiogame.sound_server.places import StereoPlace, sides
from audiogame.sound_server.sound_message import Message
from audiogame.terminal.keyboard import Keyboard
from audiogame.terminal.screen import TextScreen

REPORT = "audiogame-report"
"""How the file of a report is called that nobody has named."""
LETTING_GO = 1.0
"""Seconds that the voice may take to let go."""


def run(
    settings: Settings,
    faults: tuple[Reason, ...],
    data: Path,
    bundle: str | None,
    script: str | None,
) -> int:
    """Try everything with a person, and write the report; returns the exit status.

    Args:
        settings: the player's choices.
        faults: what is wrong with the file of settings.
        data: the folder of everything that is kept.
        bundle: the path of the report; None for a new one in the present folder.
        script: the keys that were written down; None for a keyboard.

    Raises:
        CannotTry: there is neither a keyboard nor a script.
        CannotBundle: the report cannot be written.
        ScriptError: the script holds something that is no key.
    """
    if script is not None and not script.strip():
        raise CannotTry("trial-needs-keys")
    path = Path(bundle) if bundle is not None else _free(Path.cwd())
    screen = TextScreen(sys.stdout)
    link = SoundLink()
    try:
        answered = asyncio.run(_try(settings, data, script, screen, link))
    finally:
        link.close()
    examined = tuple(examine(settings, faults, data, sample=False))
    write_bundle(path, (*examined, *answered), settings, data)
    screen.take(Line(say("thanks", path=str(path))))
    screen.close()
    return 0


async def _try(
    settings: Settings, data: Path, script: str | None, screen: Output, link: SoundLink
) -> list[Finding]:
    mode = mode_of(settings, detect())
    caller = _voice(mode, settings, link)
    manner = manner_of(settings)
    try:
        if caller is not None:
            caller.call(lambda voice: voice.set_manner(manner))
        with _keys(script) as keys:
            trial = Trial(keys, screen, caller, _player(link, settings, data), manner)
            await trial.run()
        return trial.found
    finally:
        if caller is not None:
            leave_behind(caller, LETTING_GO)


def _voice(mode: str, settings: Settings, link: SoundLink) -> Caller | None:
    """Return the first voice of a mode that can speak."""
    if mode not in ("direct", "voice"):
        return None
    only = settings.voice if mode == "voice" else ""
    for backend in backends(mode, only, lambda: link):
        caller, _ = try_backend(backend)
        if caller is not None:
            return caller
    return None


@contextmanager
def _keys(script: str | None) -> Iterator[KeySource]:
    if script is not None:
        yield Script(read_script(script))
        return
    with Keyboard().open() as keyboard:
        yield keyboard


def _player(link: SoundLink, settings: Settings, data: Path) -> PlaySide | None:
    """Return what plays the sound of the trial; None where nothing can play it."""
    ready = link.wait_ready(START)
    packs, _ = packs_for(settings, data)
    cue = packs.find(TEST_CUE)
    if ready is None or not ready["device"] or cue is None:
        return None
    return partial(_play, link, settings, str(cue.files[0]), cue.gain, cue.bus)


def _play(
    link: SoundLink, settings: Settings, file: str, gain: float, bus: Bus, side: float
) -> None:
    mix = mix_of(settings, muted=False)
    left, right = sides(StereoPlace(side), gain, mix.hearing)
    level = mix.level(bus)
    played = threading.Event()

    def hear(message: Message) -> None:
        if message["is"] == "played":
            played.set()

    link.listeners.append(hear)
    told = {"file": file, "left": left * level, "right": right * level, "id": TEST_CUE}
    link.send({"is": "play", "cues": [told]})
    played.wait(START)
    link.listeners.remove(hear)
    time.sleep(HEARD)


def _free(folder: Path) -> Path:
    """Return the path of a report that is not there yet."""
    path, count = folder / f"{REPORT}.zip", 1
    while path.exists():
        count += 1
        path = folder / f"{REPORT}-{count}.zip"
    return path
