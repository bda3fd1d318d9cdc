"""Sounds recorded from a null sink, played by the real sound process."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from patience import until

pytest.importorskip("numpy", reason="numpy, which compares recordings, is not installed")

import numpy as np
from recording import Recording, place_heard
from sound_analysis import RATE, samples_of
from sound_server import STEADY, SoundServer
from takes import recorded
from terminal import Terminal

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.mix import Mix
from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.voice import Backend
from audiogame.rules.game import Game
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Event
from audiogame.sound_server.cue import AMBIENCE
from audiogame.sound_server.pack import Packs, default_pack
from audiogame.sound_server.places import Hearing, SeatPositions
from audiogame.sound_server.sound_message import Message
from audiogame.sound_server.waves import read_wave
from audiogame.table.library import all_games
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Step, Table

pytestmark = pytest.mark.real
PACK = default_pack()[0]
NOWHERE = {"PULSE_SERVER": "unix:/nonexistent/native", "SDL_AUDIODRIVER": "pulseaudio"}
JITTER = 0.02
"""Seconds by which a cue may come sooner or later than it should."""


@pytest.fixture
def kept() -> int:
    """Return a buffer length, in milliseconds, that leaves no gaps where the machine pauses."""
    return STEADY


@pytest.fixture
def sound(link: SoundLink) -> SoundOutput:
    made = SoundOutput(link, lambda: Packs((PACK,)))
    assert until(lambda: made.find("ui.move") is not None)
    return made


def record(server: SoundServer, seconds: float) -> Recording:
    """Wait so many seconds, and return the whole recording so far."""
    time.sleep(seconds)
    return Recording(server.recording.read_bytes())


def any_loud(server: SoundServer, start: int) -> bool:
    """Whether there is any sound since a frame of the recording."""
    return any(max(two) > 200 for two in server.frames()[start:])


@recorded
def test_a_cue_is_heard_soon(server: SoundServer, sound: SoundOutput) -> None:
    """From the call to the first sample; at the quickest within ten times the target of 60 ms."""
    server.record()
    took = []
    for _ in range(5):
        before = len(server.frames())
        at = time.monotonic()
        sound.play((Sounded("card.flip"),))
        assert until(partial(any_loud, server, before))
        took.append(time.monotonic() - at)
        time.sleep(0.9)
    assert min(took) < 0.6, took


@recorded
def test_cues_come_from_their_seats(server: SoundServer, sound: SoundOutput) -> None:
    """Each of eight seats at its place, the own one in the middle, in the order of play.

    The cue's two notes differ, so that no cue is found in the end of another.
    """
    sound.seating = SeatPositions(8, (3,))
    server.record()
    files = []
    for seat in range(8):
        sound.play((Sounded("seat.join", seat),))
        files.append(PACK.cues["seat.join"].files[0])
        time.sleep(1.2)
    heard = record(server, 0.3).find(files)
    assert [time for time, _ in heard] == sorted(time for time, _ in heard)
    for seat, (_, pan) in enumerate(heard):
        assert pan == pytest.approx(place_heard(sound.seating.place(seat).pan), abs=0.05), seat


@pytest.mark.parametrize("hearing", [Hearing.MONO, Hearing.LEFT, Hearing.RIGHT])
@recorded
def test_mono_and_one_ear_output_hold_for_cues_and_voice(
    server: SoundServer, link: SoundLink, sound: SoundOutput, hearing: Hearing
) -> None:
    """For cues from any seat, and for the voice of the same process."""
    sound.set_mix(Mix(hearing=hearing))
    sound.seating = SeatPositions(2, (0,))
    speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
    assert speech.wait_ready(10)
    server.record()
    sound.play((Sounded("dice.roll.6", 1),))
    speech.take(Line("This is in the same ear."))
    assert until(lambda: speech.busy is False)
    left, right = record(server, 0.5).levels()
    speech.close()
    if hearing is Hearing.MONO:
        assert left == right > 100
    else:
        one, other = (left, right) if hearing is Hearing.LEFT else (right, left)
        assert one > 100
        assert other == 0


@recorded
def test_two_hundred_cues_in_ten_seconds(
    server: SoundServer, link: SoundLink, sound: SoundOutput
) -> None:
    """No crash, no growth of memory, and sound all the time."""
    broken: list[Message] = []

    def hear(message: Message) -> None:
        if message["is"] == "broken":
            broken.append(message)

    link.listeners.append(hear)
    names = [name for name, cue in PACK.cues.items() if cue.files]
    pid = link.pid
    assert pid is not None
    sound.load(tuple(names))
    time.sleep(2.0)
    before = memory(pid)
    server.record()
    for number in range(200):
        if number % 4 == 0:
            sound.drop()  # a fast player
        sound.play((Sounded(names[number % len(names)]),))
        time.sleep(0.05)
    heard = record(server, 0.5)
    assert link.faults == 0
    assert link.pid == pid
    assert broken == []
    assert memory(pid) < before + 20
    assert heard.longest_silence(1.0, 9.5) < 0.3


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    raise AssertionError("no such process")


@recorded
def test_the_sound_of_the_room_is_repeated_without_a_gap(
    server: SoundServer, sound: SoundOutput
) -> None:
    """It plays longer than its file, beside cues, until it is stopped."""
    seconds = read_wave(PACK.cues[AMBIENCE].files[0]).seconds
    sound.set_mix(Mix(ambience=100))
    sound.surround(True)
    server.record()
    time.sleep(seconds / 2)
    sound.play((Sounded("seat.join"),))
    heard = record(server, seconds / 2 + 3.0)
    rate = 44_100
    parts = np.abs(heard.left)[rate : len(heard.left) // rate * rate].reshape(-1, rate // 10)
    assert len(parts) / 10 > seconds + 0.5
    assert np.min(np.max(parts, axis=1)) > 100
    assert heard.find([PACK.cues["seat.join"].files[0]])
    sound.surround(False)
    time.sleep(1.5)
    server.record()
    assert np.max(np.abs(record(server, 1.0).left)) == 0


@recorded
def test_speech_waits_for_its_sound_and_is_clear(server: SoundServer, link: SoundLink) -> None:
    """The war is heard before its words, and cues are softer while the voice speaks."""
    sound = SoundOutput(link, lambda: Packs((PACK,)))
    assert until(lambda: sound.find("ui.move") is not None)
    speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
    assert speech.wait_ready(10)
    speech.lead_with(sound.play)
    sound.paced = True
    begun: list[float] = []

    def hear(message: Message) -> None:
        if message["is"] == "begun":
            begun.append(time.monotonic())

    link.listeners.append(hear)
    at = time.monotonic()
    speech.take(Line("War.", (Sounded("scientific-war.war"),)))
    assert until(lambda: bool(begun))
    assert 0.55 < begun[0] - at < 6.0
    assert until(lambda: speech.busy is False)
    server.record()
    file = PACK.cues["chat.line"].files[0]
    sound.play((Sounded("chat.line"),))
    alone = record(server, 1.5).find([file])
    assert alone
    loud = record(server, 0).level_of(file)
    speech.take(Line("Nothing but a long line about the weather and the sea and the hills."))
    time.sleep(0.8)
    before = len(server.recording.read_bytes())
    sound.play((Sounded("chat.line"),))
    time.sleep(1.2)
    ducked = Recording(server.recording.read_bytes()[before // 4 * 4 :]).level_of(file)
    speech.close()
    assert 0.3 * loud < ducked < 0.8 * loud


def test_a_killed_process_and_a_killed_server_come_back(
    server: SoundServer, link: SoundLink, sound: SoundOutput
) -> None:
    """The game goes on; sounds return some seconds later, and cues meanwhile are dropped."""
    assert link.pid is not None
    os.kill(link.pid, signal.SIGKILL)
    assert until(lambda: not sound.heard)
    assert sound.play((Sounded("dice.roll.3"),)) == 0.0, "nobody waits for what is not heard"
    assert until(lambda: sound.heard)
    server.kill()
    assert until(lambda: not sound.heard)
    server.start()
    server.record()

    def again() -> bool:
        sound.play((Sounded("dice.roll.3"),))
        time.sleep(0.3)
        return bool(server.sounds())

    assert until(again)


def test_a_stopped_process_is_replaced(link: SoundLink, sound: SoundOutput) -> None:
    """A hanging process is killed, and none of the game's calls waits for it."""
    assert link.pid is not None
    os.kill(link.pid, signal.SIGSTOP)
    took = []
    for _ in range(500):
        at = time.monotonic()
        sound.take(Line("", (Sounded("ui.error"),), Urgency.ANSWER))
        took.append(time.monotonic() - at)
    assert sum(one > 0.5 for one in took) <= 1, "the machine itself may stand still once"
    assert until(lambda: link.faults == 1 and sound.heard)


class Noted:
    """Records the events that the first seat of a table hears."""

    seats: tuple[int, ...] = (0,)

    def __init__(self) -> None:
        self.events: list[tuple[Event, tuple[int, ...]]] = []

    def hear(self, event: Event, seats: tuple[int, ...]) -> None:
        self.events.append((event, seats))


def scripted(game: Game) -> list[Event]:
    """Play bots with a known seed; returns the first event of each kind that has sounds."""
    seats = min(max(game.seats), 4)
    players = tuple(Player(name, next(iter(game.bots))) for name in ("Ann", "Bo", "Cy", "Dee"))
    table = Table(game, players[:seats], None, Luck("7"), lambda line: None)
    noted = Noted()
    table.listeners.append(noted)
    table.open()
    while len(noted.events) < 1200 and table.step() is Step.MOVED:
        pass
    first: dict[type, Event] = {}
    for event, _ in noted.events:
        if game.cues(event, (0,)):
            first.setdefault(type(event), event)
    assert len(first) >= 4
    return list(first.values())


def heard_alone(cues: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Return for each cue of an event from and to which second of it no other is heard.

    Two that overlap by chance of a millisecond add up or cancel each other.
    """
    found, over = [], 0.0
    for place, cue in enumerate(cues):
        length = len(samples_of(Path(cue["file"]))) / RATE
        following = cues[place + 1]["after"] if place + 1 < len(cues) else cue["after"] + length + 1
        begin = max(over + JITTER - cue["after"], 0.0)
        found.append((begin, max(min(length, following - JITTER - cue["after"]), begin)))
        over = max(over, cue["after"] + length)
    return found


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
@recorded
def test_each_event_of_a_scripted_game_is_heard_where_it_happens(
    server: SoundServer,
    link: SoundLink,
    sound: SoundOutput,
    game: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The event's cues come in order, each at its time, with its seat's loudness on both sides."""
    events = scripted(game)
    sound.game, sound.seating = game.name, SeatPositions(min(max(game.seats), 4), (0,))
    sent: list[list[dict[str, Any]]] = []
    send = link.send

    def note(message: Message) -> None:
        if message["is"] == "play":
            sent.append(message["cues"])
        send(message)

    monkeypatch.setattr(link, "send", note)  # which variants were chosen
    sound.load(tuple(one.cue for event in events for one in game.cues(event, (0,))))
    time.sleep(1.0)
    server.record()
    begins = []
    for event in events:
        begins.append(len(server.recording.read_bytes()) / 4 / 44100)
        sound.play(game.cues(event, (0,)))
        time.sleep(max(cue["after"] for cue in sent[-1]) + 1.2)
    recording = record(server, 0.5)
    for event, begin, cues in zip(events, begins, sent, strict=True):
        assert len(cues) == len(game.cues(event, (0,)))
        start = None
        for cue, alone in zip(cues, heard_alone(cues), strict=True):
            around = begin + 0.2 if start is None else start + cue["after"]
            at, left, right = recording.factors(
                Path(cue["file"]), around, 0.3 if start is None else 0.06, alone
            )
            start = at if start is None else start
            share = cue["right"] / (cue["left"] + cue["right"])
            assert right / (left + right) == pytest.approx(share, abs=0.12), (event, cue)
            assert left + right > 0.35 * (cue["left"] + cue["right"]), (event, cue)


KEYS = "1 r t e c down up home end x v enter wait enter r escape end enter y"


def transcript(tmp_path: Path, name: str, env: dict[str, str], *arguments: str) -> bytes:
    """Play a game of Sika in a terminal by a script of keys, and return its transcript."""
    keys, told = tmp_path / "keys", tmp_path / f"{name}.txt"
    keys.write_text("\n".join(KEYS.split()) + "\n", encoding="utf-8")
    data = tmp_path / name
    typed = ("--data", str(data), "--keys", str(keys), "--transcript", str(told), *arguments)
    with Terminal("play", "sika", "--seed", "7", *typed, env=env) as terminal:
        assert terminal.wait_exit(60) == 0
        assert "ALSA" not in terminal.text
        assert "Traceback" not in terminal.text
    return told.read_bytes()


def test_the_transcript_is_the_same_with_and_without(server: SoundServer, tmp_path: Path) -> None:
    """On, off, without a device, and with a pack of broken files: byte for byte."""
    broken = tmp_path / "broken" / "sounds"
    broken.mkdir(parents=True)
    for name in ("dice.roll.3", "seat.join", "ui.move", "sika.call.red"):
        (broken / f"{name}.wav").write_bytes(b"RIFF\0\0\0\0WAVEgarbage")
    off = transcript(tmp_path, "off", server.env, "--sound", "off")
    assert off.count(b"\n") > 8
    assert transcript(tmp_path, "on", server.env, "--sound", "on") == off
    assert transcript(tmp_path, "nowhere", NOWHERE, "--sound", "on") == off
    assert transcript(tmp_path, "broken", server.env, "--sound", "on") == off


def typed(tmp_path: Path, name: str, env: dict[str, str], *arguments: str) -> bytes:
    """Play a turn of Sika by keys pressed one after the other; return its transcript."""
    told = tmp_path / f"{name}.txt"
    options = ("--data", str(tmp_path / name), "--transcript", str(told), *arguments)
    game = ("play", "sika", "--seats", "you,casual", "--seed", "7", "--pace", "0.1")
    with Terminal(*game, *options, env=env) as terminal:
        for text, key in (
            ("red or blue", "1"),
            ("round 1. Throw.", "e"),
            ("You have 0, Bella has 0", "\r"),
            ("Second throw", "r"),
            ("throw 2 of 3", "\r"),
            ("Last throw", "\x1b"),
            ("Game menu", "\x1b[F"),
            ("Leave. The game is saved", "\r"),
        ):
            terminal.wait_for(text)
            terminal.read(0.5)  # no key is pressed before the question has been heard
            terminal.press(key, then_wait=0.0)
        assert terminal.wait_exit() == 0
    return told.read_bytes()


def test_keys_that_are_pressed_make_the_same_transcript(
    server: SoundServer, tmp_path: Path
) -> None:
    """Also where words wait for their sounds, or there is no device."""
    off = typed(tmp_path, "off", server.env, "--sound", "off")
    assert off.count(b"\n") > 10
    assert typed(tmp_path, "on", server.env, "--sound", "on") == off
    assert typed(tmp_path, "nowhere", NOWHERE, "--sound", "on") == off


def test_a_player_without_a_device_is_told_once(tmp_path: Path) -> None:
    """In words, and no output of the C libraries reaches the terminal."""
    with Terminal("--data", str(tmp_path), "--sound", "on", env=NOWHERE) as terminal:
        terminal.wait_for("Sound is off: no sound device found")
        terminal.press("\x1b[B", then="2 of")
        time.sleep(3.0)  # the process retries the device again and again
        assert terminal.text.count("Sound is off") == 1
        assert "ALSA" not in terminal.text
        assert terminal.text.count("Main menu") == 1
