"""A sound process that ends for want of a device, and is retried: ever later, and on M."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from patience import becomes, wait
from sound_link import PACKS, NotedLink, name_of, press_with_sounds
from systems import kill as kill_process

from audiogame.console.app import App
from audiogame.lobby.main_menu import main_menu
from audiogame.narration.narrator import Line
from audiogame.outputs import sound_process
from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.sound_process import LIVED, SoundLink
from audiogame.outputs.speech.backends import RecordingVoice
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.voice import Backend, Manner
from audiogame.rules.fault import Reason
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace
from audiogame.sound_server import __main__ as sound_server
from audiogame.sound_server.device_report import DeviceReport
from audiogame.sound_server.sound_message import Message, read_message, write_reasons
from audiogame.terminal.machine_audio import MachineAudio

PATIENCE = 60.0
"""Seconds that a test waits for another thread or process before it fails."""
PAUSES = [2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]
STAND_IN = """
import json, pathlib, sys, time
device = pathlib.Path(sys.argv[1])
none, gone = map(json.loads, sys.argv[2:])
def tell(**message):
    print(json.dumps(message), flush=True)
there = device.exists()
tell(**{"is": "ready", "voice": True, "device": there, "why": [] if there else none})
for line in sys.stdin if there else ():
    message = json.loads(line)
    with device.with_suffix(".told").open("a") as told:
        told.write(line)
    if message["is"] == "speak":
        tell(**{"is": "begun", "id": message["id"]})
    there = device.exists()
    tell(**{"is": "device", "there": there, "why": [] if there else gone})
    if not there:
        break
"""
"""A fake sound process that has a device as long as a file exists."""
WHYS = [
    json.dumps(write_reasons((why,)))
    for why in (Reason("no-device", why="none"), Reason("sound-device-gone"))
]
"""Its reasons where there is no device, and where the device has gone."""


class Turned:
    """A fake clock that moves on request, and the threads that wait for it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.pauses: queue.SimpleQueue[float] = queue.SimpleQueue()
        self._event: threading.Event | None = None

    def __call__(self) -> float:
        return self.now

    def wait(self, event: threading.Event, seconds: float) -> None:
        """Wait until an event is set, or the clock is moved."""
        self._event = event
        self.pauses.put(seconds)
        assert event.wait(PATIENCE), "nobody turns the clock"

    def turn(self) -> None:
        """End the pause that was requested last."""
        assert self._event is not None
        self._event.set()

    def paused(self) -> float:
        """Wait until a thread pauses; returns for how many seconds."""
        return self.pauses.get(timeout=PATIENCE)


class Machine:
    """A machine whose sound device comes and goes, and its announcements.

    Args:
        folder: of the file that stands for the device, and of the messages to the process.
    """

    def __init__(self, folder: Path) -> None:
        self.device = folder / "device"
        self.clock = Turned()
        self.reports: list[str] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        command = (sys.executable, "-S", "-c", STAND_IN, str(self.device), *WHYS)
        self.link = SoundLink(command, self.clock, self.clock.wait)
        self.sound = SoundOutput(
            self.link, lambda: PACKS, report=lambda message, why: self.reports.append(message)
        )

    @property
    def told(self) -> list[Message]:
        """The messages that processes with a device received."""
        path = self.device.with_suffix(".told")
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        return [json.loads(line) for line in text.splitlines()]

    def plug_in(self) -> None:
        self.device.touch()

    def pull_out(self) -> None:
        self.device.unlink()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Return the processes that are started from now on."""
    processes: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def noted(command: tuple[str, ...], **how: object) -> subprocess.Popen[bytes]:
        processes.append(popen(command, **how))  # type: ignore[call-overload]  # as it was asked for
        return processes[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    return processes


@pytest.fixture(autouse=True)
def nothing_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep losses of one test from the next one."""
    monkeypatch.setattr(SoundLink, "device_lost", False)


@pytest.fixture
def machine(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> Iterator[Machine]:
    made = Machine(tmp_path)
    made.processes = started
    yield made
    made.link.close()


def test_without_a_device_there_is_no_process_until_it_is_tried_anew(machine: Machine) -> None:
    """After 2, 4, 8 ... seconds, and a minute at most; it is told once."""
    for number, pause in enumerate(PAUSES, 1):
        assert machine.clock.paused() == pause
        assert machine.link.pid is None
        assert len(machine.processes) == number
        assert [process.returncode for process in machine.processes] == [0] * number
        machine.clock.turn()
    machine.clock.paused()
    assert machine.reports == ["sounds-no-device"]
    assert machine.link.faults == 0


def test_a_device_is_tried_at_once_where_the_player_asks_and_the_pauses_begin_again(
    machine: Machine,
) -> None:
    for pause in (2.0, 4.0, 8.0):
        assert machine.clock.paused() == pause
        machine.clock.turn()
    assert machine.clock.paused() == 16.0
    machine.sound.look_again()
    assert machine.clock.paused() == 2.0
    assert len(machine.processes) == 5
    machine.plug_in()
    machine.sound.look_again()
    wait(lambda: machine.sound.heard)
    machine.sound.look_again()  # there is one
    assert machine.reports == ["sounds-no-device", "sounds-back"]
    assert len(machine.processes) == 6


def test_what_comes_while_there_is_no_process_is_not_played_later(machine: Machine) -> None:
    """A cue is outdated by then, and another voice has said the line."""
    machine.clock.paused()
    wait(lambda: machine.sound.find("ui.move") is not None)
    assert machine.sound.play((Sounded("dice.roll.3"),)) == 0.0
    machine.sound.take(Line("Bo rolls.", (Sounded("dice.roll.3"),)))
    machine.link.send({"is": "speak", "id": 1, "text": "Bo rolls."})
    machine.plug_in()
    machine.clock.turn()
    wait(lambda: machine.sound.heard)
    machine.sound.play((Sounded("ui.move"),))
    wait(lambda: any(one["is"] == "play" for one in machine.told))
    played = [name_of(cue["file"]) for one in machine.told if "cues" in one for cue in one["cues"]]
    assert played == ["ui.move"]
    assert "speak" not in {one["is"] for one in machine.told}
    assert "ears" in {one["is"] for one in machine.told}, "as the settings say"


@pytest.fixture
def playing(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> Iterator[Machine]:
    """Return a machine that has a device from the beginning."""
    (tmp_path / "device").touch()
    made = Machine(tmp_path)
    made.processes = started
    wait(lambda: made.sound.heard)
    yield made
    made.link.close()


def test_a_device_that_goes_in_mid_game_is_told_once_and_so_is_its_return(
    playing: Machine,
) -> None:
    playing.clock.now += LIVED + 1.0
    playing.pull_out()
    for pause in PAUSES[:4]:
        assert playing.clock.paused() == pause
        assert playing.link.pid is None
        playing.clock.turn()
    playing.clock.paused()
    assert playing.reports == ["sounds-gone"]
    playing.plug_in()
    playing.clock.turn()
    wait(lambda: playing.sound.heard)
    assert playing.reports == ["sounds-gone", "sounds-back"]
    assert playing.link.faults == 0


def kill(machine: Machine) -> None:
    """Kill the present process."""
    pid = machine.link.pid
    assert pid is not None
    kill_process(pid)


def test_a_process_that_is_killed_is_replaced_at_once(playing: Machine) -> None:
    """If it had lived for a while; one that dies repeatedly is retried less and less often."""
    playing.clock.now += LIVED + 1.0
    kill(playing)
    wait(lambda: len(playing.processes) == 2 and playing.sound.heard)
    assert playing.clock.pauses.empty()
    assert playing.link.faults == 1
    for count, pause in enumerate(PAUSES[:4], 3):
        kill(playing)
        assert playing.clock.paused() == pause
        playing.clock.turn()
        wait(lambda number=count: len(playing.processes) == number and playing.sound.heard)
    playing.clock.now += LIVED + 1.0
    kill(playing)
    wait(lambda: len(playing.processes) == 7 and playing.sound.heard)
    kill(playing)
    assert playing.clock.paused() == 2.0
    assert playing.reports == ["sounds-gone", "sounds-back"] * 6 + ["sounds-gone"]


def no_memory(*command: object, **how: object) -> None:
    raise OSError(errno.ENOMEM, "Cannot allocate memory")


def no_thread(self: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


@pytest.mark.parametrize("fault", ["no program", "no library", "no memory", "no thread"])
def test_a_process_that_cannot_be_started_is_tried_again(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player hears once that there is no process, and nothing of a device."""
    clock, reports = Turned(), list[str]()
    command: tuple[str, ...] = (sys.executable, "-S", "-c", "import pygame_that_is_missing")
    if fault == "no program":
        command = ("/nonexistent/python",)
    link = SoundLink(command, clock, clock.wait)
    clock.paused()
    if fault == "no memory":
        monkeypatch.setattr(subprocess, "Popen", no_memory)
    SoundOutput(link, lambda: PACKS, report=lambda message, why: reports.append(message))
    if fault == "no thread":
        monkeypatch.setattr(threading.Thread, "start", no_thread)
    for pause in PAUSES[1:]:
        clock.turn()
        assert clock.paused() == pause
        assert link.pid is None
    assert reports == ["sounds-no-process"]
    assert link.wait_ready(0.0) is None
    link.close()


def test_two_programs_try_each_for_itself(tmp_path: Path) -> None:
    """One program's success does not affect the other's retries."""
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    one, two = (Machine(folder) for folder in folders)
    for machine in (one, two):
        assert machine.clock.paused() == 2.0
    two.plug_in()
    two.clock.turn()
    wait(lambda: two.sound.heard)
    one.clock.turn()
    assert one.clock.paused() == 4.0
    assert (one.reports, two.reports) == (["sounds-no-device"], ["sounds-no-device", "sounds-back"])
    one.link.close()
    two.link.close()


def test_the_end_of_the_program_waits_for_no_pause(machine: Machine) -> None:
    """The thread ends, too."""
    machine.clock.paused()
    machine.link.close()
    wait(lambda: "sound process" not in {thread.name for thread in threading.enumerate()})


# Who asks for a retry.


def test_m_looks_for_a_device_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No missing sound is muted, and a found device is announced."""
    link = NotedLink(device=False)
    monkeypatch.setattr(sound_process, "SoundLink", lambda: link)
    monkeypatch.setattr("audiogame.console.soundscape.START", 0.0)

    async def found(app: App) -> None:
        app.soundscape.mute()
        app.soundscape.mute()
        assert (link.looked, app.soundscape.muted) == (2, False)
        link.hear({"is": "ready", "voice": True, "device": True, "why": []})
        await asyncio.sleep(0.05)
        app.soundscape.mute()
        assert (link.looked, app.soundscape.muted) == (2, True)

    _, lines = press_with_sounds(found, tmp_path)
    assert lines == [
        "Sound is off: no sound device found. You can play without it.",
        *["No sound yet. Looking again."] * 2,
        "Sounds are on now.",
        "Sounds off.",
    ]
    link.device = DeviceReport(False, why=(Reason("no-device", why="none"),))
    _, lines = press_with_sounds(main_menu, tmp_path / "other", "m")
    assert lines[-1] == "No sound yet. Looking again."


def test_whoever_chooses_a_voice_or_sounds_has_a_device_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = NotedLink(device=False)
    monkeypatch.setattr(sound_process, "SoundLink", lambda: link)
    audio = MachineAudio()
    audio.link()
    audio.sound(lambda: PACKS, Mix(), lambda message, why: None)
    assert link.looked == 1
    audio.speech("voice", "null", lambda *_: None, 15.0, Manner()).close()
    assert link.looked == 2
    audio.why_not("null")
    assert link.looked == 3


@pytest.mark.parametrize("voice", ["none", "espeak"])
def test_the_process_ends_where_sounds_are_turned_off_and_nothing_speaks_in_it(
    voice: str,
    tmp_path: Path,
    started: list[subprocess.Popen[bytes]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turned on again they are heard; other packs are played by the same process."""
    device = tmp_path / "device"
    device.touch()
    command = (sys.executable, "-S", "-c", STAND_IN, str(device), *WHYS)
    monkeypatch.setattr(sound_process, "SoundLink", partial(SoundLink, command))
    monkeypatch.setattr("audiogame.console.soundscape.START", 0.0)

    async def heard(app: App) -> None:
        await becomes(lambda: app.soundscape.heard)

    async def turned(app: App) -> None:
        await heard(app)
        assert isinstance(app.front.audio, MachineAudio)
        if voice != "none":
            speech = app.front.audio.speech("voice", voice, lambda *_: None, 15.0, Manner())
            await becomes(lambda: speech.wait_ready(0.0))
        app.soundscape.read_again()
        await heard(app)
        assert len(started) == 1
        app.data.keep(replace(app.data.settings, sound=False))
        app.soundscape.take_settings()
        assert not app.soundscape.heard
        if voice == "none":
            await becomes(lambda: started[0].returncode is not None)
        else:
            speech.take(Line("Your turn."))
            await becomes(lambda: '"speak"' in device.with_suffix(".told").read_text())
            assert started[0].poll() is None
            speech.close()
        app.data.keep(replace(app.data.settings, sound=True))
        app.soundscape.take_settings()
        await heard(app)
        assert len(started) == (2 if voice == "none" else 1)
        app.front.audio.close()

    press_with_sounds(lambda app: asyncio.wait_for(turned(app), PATIENCE), tmp_path / "data")


# The voice that uses the same process.


def speaking(machine: Machine, said: Path) -> Conductor:
    """Return speech by a machine's own voice, or else by one that writes a file."""
    conductor = Conductor(
        (
            Backend("espeak", lambda: EspeakVoice(machine.link)),
            Backend("recording", lambda: RecordingVoice(said)),
        )
    )
    assert conductor.wait_ready(PATIENCE)
    return conductor


def test_a_line_is_said_by_another_voice_where_the_device_goes(
    playing: Machine, tmp_path: Path
) -> None:
    """The interrupted line is repeated, and no line is lost."""
    said = tmp_path / "said"
    conductor = speaking(playing, said)
    assert conductor.voice_name == "eSpeak NG"
    conductor.take(Line("A long line."))
    wait(lambda: any(one["is"] == "speak" for one in playing.told))
    playing.pull_out()
    wait(lambda: conductor.voice_name == "recording")
    conductor.take(Line("Another line."))
    wait(lambda: conductor.busy is False)
    lines = [line for line in said.read_text(encoding="utf-8").splitlines() if "say: " in line]
    assert lines == ["say: A long line.", "say: Another line."]
    assert playing.clock.paused() == 2.0
    playing.plug_in()
    playing.link.look_again()
    wait(lambda: playing.sound.heard)
    conductor.close()


def test_without_a_device_lines_go_to_the_other_voice_at_once(
    machine: Machine, tmp_path: Path
) -> None:
    """No line waits for the next retry."""
    said = tmp_path / "said"
    machine.clock.paused()
    conductor = speaking(machine, said)
    assert conductor.voice_name == "recording"
    assert [reason.message for reason in conductor.why_not] == ["voice-not-there"]
    conductor.take(Line("A line."))
    wait(lambda: conductor.busy is False)
    conductor.close()
    assert "say: A line.\n" in said.read_text(encoding="utf-8")


# The process itself.


def test_the_process_ends_by_itself_where_no_device_opens() -> None:
    """While its input is still open; it has given the reason."""
    env = {**os.environ, "SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:/nonexistent/x"}
    with subprocess.Popen(
        [sys.executable, "-m", "audiogame.sound_server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = [read_message(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 0
        assert b"Fatal" not in process.stderr.read()
    assert [one["is"] for one in told] == ["opening", "ready"]
    assert (told[-1]["device"], told[-1]["why"][0]["message"]) == (False, "no-device")


class Kept:
    """A fake device that stands, and then is gone; playing on it has no effect."""

    def __init__(self, reports: list[tuple[DeviceReport, bool]]) -> None:
        self.device: Kept | None = self
        self.cues = self.speech = self
        self.patience = 0.0
        self._reports = reports

    def look(self) -> None:
        self.report, self.missing = self._reports.pop(0)
        if self.missing:
            self.device = None

    def drop(self, *_: object) -> None:
        pass

    stop = duck = drop


@pytest.mark.parametrize("missing", [True, False], ids=["gone", "hangs"])
def test_a_line_ends_only_after_it_was_told_that_nobody_hears_it(
    missing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a caller that waits for its end would count it as said."""
    told: list[Message] = []
    monkeypatch.setattr(sound_server, "tell", told.append)
    process = sound_server.SoundProcess()
    process._there = True
    gone = DeviceReport(False, why=(Reason("sound-device-gone"),))
    process._kept = Kept([(gone, missing)])  # type: ignore[assignment]  # what the process needs of it
    process._speaking = sound_server.SpokenLine({"is": "speak", "id": 7}, iter(()))
    process._watch()
    assert told[0] == {**gone.message(), "why": write_reasons(gone.why)}
    assert [one["is"] for one in told] == (["device"] if missing else ["device", "ended"])
