"""The other voices, with fakes of their programs and libraries, and their order."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from patience import until
from refusals import refuses
from systems import suspend

from audiogame.narration.faults import told
from audiogame.narration.narrator import Line
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech import pyttsx, pyttsx_process, voice_list
from audiogame.outputs.speech.backends import ORDERS, RECORDED, RecordingVoice, backends
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.pyttsx import PyttsxVoice
from audiogame.outputs.speech.voice import (
    PITCHES,
    Backend,
    Manner,
    NoVoice,
    UnknownBackend,
    Voice,
    VoiceLost,
    pitch_of,
)
from audiogame.rules.fault import Detail, Reason
from audiogame.sound_server.sound_message import Message, write_reasons

PATIENCE = 60.0
"""Seconds to wait for an event on a busy machine."""


def no_link() -> SoundLink:
    raise AssertionError("the sound process is not needed")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengthen the timeouts of processes for a busy machine."""
    monkeypatch.setattr(pyttsx, "START", PATIENCE)
    monkeypatch.setattr(voice_list, "PATIENCE", PATIENCE)


# pyttsx3, in a child process.


class Engine:
    """A fake of pyttsx3's engine after its documentation.

    Args:
        pitch: the pitch it reports; None for drivers without one.
    """

    def __init__(self, pitch: int | None = None) -> None:
        self.pitch = pitch
        self.done: Callable[..., object] = lambda name, completed: None
        self.told: list[tuple[str, object]] = []
        self.waiting: list[str] = []

    def connect(self, topic: str, call: Callable[..., object]) -> None:
        assert topic == "finished-utterance"
        self.done = call

    def startLoop(self, own: bool) -> None:  # noqa: N802  # its name in the library
        assert not own

    def endLoop(self) -> None:  # noqa: N802
        self.told.append(("end", None))

    def iterate(self) -> None:
        for name in self.waiting:
            self.done(name=name, completed=True)
        self.waiting.clear()

    def say(self, text: str, name: str) -> None:
        self.told.append(("say", text))
        self.waiting.append(name)

    def stop(self) -> None:
        self.told.append(("stop", None))

    def isBusy(self) -> bool:  # noqa: N802
        return False

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802
        self.told.append((name, value))

    def getProperty(self, name: str) -> Any:  # noqa: N802
        kinds = (("id 7", "Zira", ["en-US"]), ("id 8", "Hedda", [b"\x05de"]))
        voices = [
            type("Voice", (), {"id": number, "name": name, "languages": codes})
            for number, name, codes in kinds
        ]
        return {"voices": voices, "voice": "id 0", "pitch": self.pitch}[name]


def test_the_pyttsx_process_does_what_messages_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs the engine's loop in between, and ends when its input ends."""
    sent: list[Message] = []
    monkeypatch.setattr(pyttsx_process, "tell", sent.append)
    inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
    for message in (
        {"is": "manner", "rate": 250, "volume": 80, "voice": "Zira", "language": "en"},
        {"is": "voices"},
        {"is": "speak", "id": 1, "text": "You have 11.", "pitch": 36},
        {"is": "hush"},
        None,
    ):
        inbox.put(message)
    engine = Engine()
    pyttsx_process.serve(engine, inbox)
    assert engine.told == [
        *(("stop", None), ("rate", 250), ("voice", "id 7"), ("rate", 250), ("volume", 0.8)),
        *(("say", "You have 11."), ("stop", None), ("end", None)),
    ]
    assert sent == [
        {"is": "ready", "ignores": ("pitch",)},
        {"is": "voices", "names": ["Zira", "Hedda"], "languages": ["de", "en-us"]},
        {"is": "ended", "id": 1},
    ]


def test_pyttsx_passes_pitch_and_language_on_where_it_can() -> None:
    """An engine with a pitch gets that of the seat; a language takes its first voice, or none."""
    engine = Engine(50)
    talker = pyttsx_process.Talker(engine)
    manner: Message = {"is": "manner", "rate": 200, "volume": 100, "voice": ""}
    for language in ("en", "de", "xx", "en-us"):
        talker.take({**manner, "language": language})
        talker.take({"is": "speak", "id": 1, "text": "Hello.", "pitch": 36})
    assert [value for name, value in engine.told if name == "voice"] == ["id 8", "id 0", "id 7"]
    assert engine.told[-2:] == [("pitch", 36), ("say", "Hello.")]


CHILD = """\
import json, sys
print("a library says hello", flush=True)
print(json.dumps({"is": "ready", "ignores": ["pitch"]}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "speak" and message["text"] == "die":
        sys.exit(1)
    if message["is"] == "speak" and message["text"] != "long":
        print(json.dumps({"is": "ended", "id": message["id"]}), flush=True)
    if message["is"] == "ping":
        print(json.dumps({"is": "pong"}), flush=True)
    if message["is"] == "voices":
        print(json.dumps({"is": "voices", "names": ["Zira"], "languages": ["en"]}), flush=True)
"""


def test_pyttsx_in_a_child_process() -> None:
    """It detects the end of an utterance, and the death of its process."""
    voice = PyttsxVoice((sys.executable, "-c", CHILD))
    voice.set_manner(Manner())
    voice.speak("short", False)
    assert until(lambda: not voice.speaking())
    voice.speak("long", False)
    assert voice.speaking()
    voice.silence()
    assert not voice.speaking()
    assert voice.voices() == ("Zira",)
    assert voice.languages() == ("en",)
    assert voice.ignores == ("pitch",)
    voice.speak("die", False)
    with refuses(VoiceLost, match="has stopped"):
        until(lambda: bool(voice.speaking() and False), 5.0)
    voice.close()


def test_pyttsx_that_cannot_start_says_why() -> None:
    """Without a system synthesizer its library may raise any error."""
    why = write_reasons((Reason("pyttsx-cannot-speak", error="No libespeak"),))
    child = f"print({json.dumps({'is': 'fault', 'why': why})!r})"
    with refuses(NoVoice, match="pyttsx3 can't speak here: No libespeak"):
        PyttsxVoice((sys.executable, "-c", child))


SLOW_ENGINE = """\
import sys, time

class Engine:
    def __init__(self):
        self.waiting = []
    def connect(self, topic, call):
        self.call = call
    def startLoop(self, own):
        pass
    def iterate(self):
        while self.waiting:
            text, name = self.waiting.pop()
            time.sleep({seconds} * len(text))  # a loop that waits until all is said
            self.call(name=name, completed=True)
    def say(self, text, name):
        self.waiting.append((text, name))
    def stop(self):
        self.waiting.clear()
    def isBusy(self):
        return False
    def getProperty(self, name):
        return [] if name == "voices" else None
    def setProperty(self, name, value):
        pass

from audiogame.outputs.speech import pyttsx_process
pyttsx_process._engine = Engine
pyttsx_process.main()
"""


def slow_pyttsx(seconds: float) -> PyttsxVoice:
    """Return pyttsx3 in its real process, with an engine that takes `seconds` a character."""
    return PyttsxVoice((sys.executable, "-c", SLOW_ENGINE.format(seconds=seconds)))


def test_a_slow_pyttsx_is_not_taken_for_one_that_hangs() -> None:
    """Its process answers even while its engine blocks."""
    voice = slow_pyttsx(0.3)
    begun = time.monotonic()
    voice.speak("Ten chars.", False)
    assert until(lambda: not voice.speaking())
    assert time.monotonic() - begun > 2.9
    voice.close()


def test_a_pyttsx_that_is_stopped_is_replaced(tmp_path: Path) -> None:
    """Within a line, after about two seconds; another voice says it and the following ones."""
    made: list[PyttsxVoice] = []
    reports: list[tuple[str, str, Detail]] = []
    other = tmp_path / "other.txt"

    def make() -> Voice:
        if made:
            raise NoVoice("pyttsx-not-started")
        made.append(slow_pyttsx(0.2))
        return made[0]

    speech = Conductor(
        (Backend("pyttsx3", make), Backend("recording", lambda: RecordingVoice(other))),
        lambda *report: reports.append(report),
    )
    assert speech.wait_ready(60)
    lines = ["This line has forty-seven characters, or so...", "And this follows."]
    for line in lines:
        speech.take(Line(line))
    time.sleep(0.5)
    pid = made[0]._process.pid
    assert pid is not None
    suspend(pid)
    begun = time.monotonic()
    assert until(lambda: bool(reports))
    assert time.monotonic() - begun < 20, "ten times the two seconds that are aimed at"
    assert reports == [("voice-lost", "recording", (Reason("pyttsx-no-answer"),))]
    assert until(lambda: speech.busy is False)
    said = [line for line in other.read_text().splitlines() if not line.startswith("braille")]
    assert said == [f"say: {line}" for line in lines]
    speech.close()
    assert until(lambda: made[0]._process.dead), "nothing of it is left behind"


# The order.


@pytest.mark.parametrize(
    ("platform", "mode", "names"),
    [
        ("linux", "voice", ["speech-dispatcher", "espeak", "accessible-output2"]),
        ("win32", "voice", ["sapi", "pyttsx3"]),
        ("darwin", "voice", ["say", "pyttsx3"]),
        ("win32", "direct", ["screen-reader"]),
    ],
)
def test_the_order_of_voices(
    monkeypatch: pytest.MonkeyPatch, platform: str, mode: str, names: list[str]
) -> None:
    """The system's own comes first, and the bundled voice is always available."""
    monkeypatch.setattr(sys, "platform", platform)
    found = [backend.name for backend in backends(mode, "", no_link)]
    assert found[: len(names)] == names
    assert found == list(ORDERS[mode, platform])


def test_one_voice_can_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name; an unknown one is refused with the nearest name, and none names a file."""
    (null,) = backends("voice", "null", no_link)
    assert null.make().speaking() is False
    with refuses(UnknownBackend, match="no voice 'recording:"):
        backends("voice", f"recording:{tmp_path / 'log'}", no_link)
    monkeypatch.setenv(RECORDED, str(tmp_path / "log"))
    (recording,) = backends("voice", "", no_link)
    voice = recording.make()
    assert isinstance(voice, RecordingVoice)
    voice.speak("One.", False)
    voice.speak("Two.", True, 3)
    voice.braille("Two.")
    voice.silence()
    voice.close()
    assert (tmp_path / "log").read_text() == "say: One.\ncut 3: Two.\nbraille: Two.\nhush\n"
    monkeypatch.setenv(RECORDED, str(tmp_path))
    (broken,) = backends("voice", "", no_link)
    with refuses(NoVoice, match="Couldn't write"):
        broken.make()
    monkeypatch.delenv(RECORDED)
    with refuses(UnknownBackend, match=r"no voice 'espaek'.*espeak"):
        backends("voice", "espaek", no_link)


def test_voices_of_opponents_differ_from_ours_and_their_neighbours() -> None:
    """Eight seats, each at least 8 from the next; never outside 0 to 100."""
    assert pitch_of(50, None) == 50
    voices = [pitch_of(50, seat) for seat in range(8)]
    assert all(abs(one - other) >= 8 for one, other in pairwise(voices))
    assert {pitch_of(pitch, seat) for pitch in (0, 100) for seat in range(8)} <= set(range(101))
    assert len(set(PITCHES)) == 8


def test_pyttsx_here_says_why_it_cannot_or_speaks() -> None:
    """The real library in its real process gives a voice or an error in words: not silence."""
    why = ""
    try:
        voice = PyttsxVoice()
    except NoVoice as fault:
        why = told(fault, "en")
    else:
        assert not voice.speaking()  # it raises where the process is gone
        voice.close()
    assert not why or why.startswith("pyttsx3 ")


def test_the_sound_process_ends_with_its_input() -> None:
    """A killed game leaves no process behind."""
    process = subprocess.Popen(
        [sys.executable, "-m", "audiogame.sound_server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
