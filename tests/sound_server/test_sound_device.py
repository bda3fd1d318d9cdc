"""How the sound device is opened and fed."""

from __future__ import annotations

import array
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from takes import recorded

from audiogame.sound_server.device import BUFFER, SAMPLES, Clock, SoundDevice, Stream, stereo
from audiogame.sound_server.synthesizer import BLOCK, FIRST, Espeak

KEEPS = "PULSE_LATENCY_MSEC"
ASKED = f"import audiogame.sound_server.device, os; print(os.environ['{KEEPS}'])"


@pytest.mark.parametrize(("own", "asked"), [(None, "20"), ("60", "60")])
def test_more_than_one_buffer_is_kept_ready(own: str | None, asked: str) -> None:
    """Else there would be gaps whenever the machine pauses; a player may ask for more."""
    env = {name: value for name, value in os.environ.items() if name != KEEPS}
    env.update({} if own is None else {KEEPS: own})
    command = [sys.executable, "-c", ASKED]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split()[-1] == asked


def test_speech_is_handed_over_in_parts_that_fill_buffers(library: Espeak) -> None:
    """The first long before the whole is synthesised."""
    library.choose("en")
    parts: list[bytes] = []
    library.synthesise("The dice roll slowly over the long wooden table.", parts.append)
    assert len(parts) >= 4
    assert 2 * FIRST <= len(parts[0]) < 4 * FIRST
    for part in parts[:-1]:
        assert len(part) % (2 * BLOCK) == 0
        assert len(stereo(part, library.samples)) % (4 * BUFFER) == 0


class Speaker:
    """A fake mixer channel of pygame-ce, which advances on request."""

    def __init__(self) -> None:
        self.played: list[bytes] = []
        """Pieces that it has begun to play, in order."""
        self._plays: bytes | None = None
        self._next: bytes | None = None

    def play(self, sound: bytes) -> None:
        self._plays, self._next = sound, None
        self.played.append(sound)

    def queue(self, sound: bytes) -> None:
        assert self._next is None, "what waits already would be lost"
        self._next = sound

    def get_busy(self) -> bool:
        return self._plays is not None

    def get_queue(self) -> bytes | None:
        return self._next

    def unpause(self) -> None:
        pass

    def come_on(self) -> None:
        """End the current piece, and begin the next, as the mixer does by itself."""
        if self._next is not None:
            self.play(self._next)
        else:
            self._plays = None


def test_speech_in_parts_has_no_gap(library: Espeak, monkeypatch: pytest.MonkeyPatch) -> None:
    """The samples are unchanged; where one piece ends, the next is queued already."""
    monkeypatch.setattr("audiogame.sound_server.device.pygame.mixer.Sound", lambda buffer: buffer)
    speaker = Speaker()
    stream = Stream(speaker)  # type: ignore[arg-type]  # what speech needs of a channel
    parts: list[bytes] = []
    library.choose("en")

    def take(part: bytes) -> None:
        parts.append(part)
        stream.feed(part, library.samples)

    library.synthesise("The dice roll slowly over the table.", take)
    assert len(parts) > 3
    while stream.busy:
        more = stream.ahead
        speaker.come_on()
        assert speaker.get_busy() or not more, "a gap while there was more to say"
        stream.pump()
    assert speaker.played == [stereo(part, library.samples) for part in parts]


@pytest.mark.real
@recorded
def test_a_device_plays_speech_in_parts_without_a_gap(
    library: Espeak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mixer's output is eSpeak NG's synthesis of the sentence, in real time."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played"))
    parts, device = list[bytes](), SoundDevice()
    library.choose("en")

    def take(part: bytes) -> None:
        parts.append(part)
        device.speech.feed(part, library.samples)

    library.synthesise("The dice roll slowly over the table.", take)
    end = time.monotonic() + 60
    while device.speech.busy and time.monotonic() < end:
        device.speech.pump()
        time.sleep(0.002)
    device.close()
    assert len(parts) > 3
    wanted = b"".join(stereo(part, library.samples) for part in parts)
    assert wanted in (tmp_path / "played").read_bytes()


@pytest.mark.real
def test_no_part_is_lost_while_another_thread_holds_python_s_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is played once, in order, before the end is reported; what is stopped never comes."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "2")  # milliseconds a buffer
    device = SoundDevice()
    parts = [array.array("h", [number] * 2 * BUFFER) for number in range(1, 21)]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.02)  # as long as this loop keeps the mixer from its next part
    try:
        for part in parts:
            device.speech.feed(part.tobytes(), SAMPLES)
        while device.speech.busy:
            device.speech.pump()
        for number in (101, 102, 103):
            device.speech.feed(array.array("h", [number] * BUFFER).tobytes(), SAMPLES)
        device.speech.stop()
        assert not device.speech.busy
        device.speech.feed(array.array("h", [200] * BUFFER).tobytes(), SAMPLES)
        while device.speech.busy:
            device.speech.pump()
    finally:
        sys.setswitchinterval(usual)
    device.close()
    played = array.array("h", (tmp_path / "played").read_bytes())
    lengths = Counter(played)
    heard = [number for number in dict.fromkeys(played) if number not in (0, 101)]
    assert heard == [*range(1, 21), 200]
    assert {lengths[number] for number in range(1, 21)} == {2 * 2 * BUFFER}


def test_the_end_of_a_part_does_not_click() -> None:
    """The following sample is unknown there: the last one is held, not faded to silence."""
    made = array.array("h", stereo(array.array("h", [1000, 2000, 3000]).tobytes(), SAMPLES // 2))
    assert list(made[::2]) == [1000, 1500, 2000, 2500, 3000, 3000]


class Channel:
    """A fake channel whose position advances, or stalls."""

    def __init__(self) -> None:
        self.plays = True
        self.begun = 0.0

    def play(self, sound: Any) -> None:
        self.begun = time.monotonic()

    def get_busy(self) -> bool:
        return not self.plays


def test_a_device_stands_when_time_goes_on_and_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its position is compared with time; a pause of this process itself does not count."""
    now = [100.0]
    monkeypatch.setattr("audiogame.sound_server.device.time.monotonic", lambda: now[0])
    monkeypatch.setattr("audiogame.sound_server.device.pygame.mixer.Sound", lambda buffer: buffer)
    channel = Channel()
    clock = Clock(channel)  # type: ignore[arg-type]  # what a clock needs of it

    def pass_by(seconds: float) -> None:
        for _ in range(round(seconds / 0.25)):
            now[0] += 0.25
            clock.look()

    pass_by(2.0)
    assert clock.played == pytest.approx(0.8)
    assert not clock.stands
    channel.plays = False
    pass_by(1.0)
    assert not clock.stands
    now[0] += 30.0  # the lid was closed
    clock.look()
    assert not clock.stands
    pass_by(1.25)
    assert clock.stands
    channel.plays = True
    pass_by(0.25)
    assert not clock.stands
