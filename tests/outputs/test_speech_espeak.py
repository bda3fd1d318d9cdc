"""The program's own voice: eSpeak NG in the sound process, recorded from a null sink."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest
from patience import until
from refusals import refuses
from sound_server import LOUD, SoundServer
from takes import recorded
from terminal import Terminal

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.voice import Backend, Manner, NoVoice
from audiogame.sound_server.synthesizer import Espeak

pytestmark = pytest.mark.real


@recorded
def test_espeak_is_heard_and_reports_its_end(server: SoundServer, link: SoundLink) -> None:
    """The voice reports its end when most of the line was heard, but for a buffer of the server."""
    voice = EspeakVoice(link)
    server.record()
    begun = time.monotonic()
    voice.speak("Red, red, blue: two match, plus 4. You have 11. " * 3, False)
    assert until(lambda: not voice.speaking())
    took = time.monotonic() - begun
    time.sleep(0.2)
    sounds = server.sounds()
    heard = sounds[-1][1] - sounds[0][0]
    assert heard > 4.5
    # A starved server makes up for its delay at once, so that its clock runs faster than ours.
    assert took > heard / 2
    peak = max(max(pair) for pair in server.frames())
    assert 2_000 < peak < 25_000, "6 dB down, and not a whisper"


@recorded
def test_silence_comes_within_a_tenth_of_a_second(server: SoundServer, link: SoundLink) -> None:
    """After the key nothing is audible any more, also of 20,000 characters."""
    voice = EspeakVoice(link)
    server.record()
    voice.speak("A long text goes on and on. " * 800, False)
    assert until(lambda: bool(server.sounds()))
    time.sleep(0.5)
    voice.silence()
    length = len(server.frames())
    time.sleep(0.5)
    frames = server.frames()
    last = max(number for number, peaks in enumerate(frames) if max(peaks) >= 200)
    assert last - length < 10, f"{(last - length) * 10} ms"
    assert not voice.speaking()


@recorded
def test_settings_are_heard(server: SoundServer, link: SoundLink) -> None:
    """A faster voice takes less time; an unknown voice leaves the language's own."""
    voice = EspeakVoice(link)
    text = "The dice roll slowly over the wooden table."

    def seconds(manner: Manner) -> float:
        voice.set_manner(manner)
        begun = time.monotonic()
        voice.speak(text, False)
        assert until(lambda: not voice.speaking())
        return time.monotonic() - begun

    assert seconds(Manner(rate=100)) > 1.5 * seconds(Manner(rate=300))
    server.record()
    seconds(Manner(voice="nobody"))
    time.sleep(0.2)
    heard = server.sounds()
    assert heard[-1][1] - heard[0][0] > 1.0
    names = voice.voices()
    assert "English (Great Britain)" in names
    assert len(names) > 100
    assert {"en", "en-gb", "de", "zh"} < set(voice.languages())
    assert "xx" not in voice.languages()


def test_each_language_that_is_listed_can_be_chosen(library: Espeak) -> None:
    """Also those whose code the library rejects, such as en-gb."""
    chosen = {code: library.choose(code) for code in library.languages()}
    assert chosen == dict.fromkeys(chosen, True)
    assert not library.choose("xx")


@pytest.mark.parametrize("fault", ["SIGKILL", "SIGSTOP"])
def test_a_process_that_dies_or_hangs_is_replaced_and_the_line_is_said_again(
    server: SoundServer, link: SoundLink, fault: str
) -> None:
    """The player hears every line; the process is back after a second or two."""
    reports: list[str] = []
    speech = Conductor(
        (Backend("espeak", lambda: EspeakVoice(link)),),
        lambda message, name, why: reports.append(message),
    )
    assert speech.wait_ready(10)
    server.record()
    speech.take(Line("This is a line that takes some time to be said to its end."))
    assert until(lambda: bool(server.sounds()))
    assert link.pid is not None
    os.kill(link.pid, signal.Signals[fault])
    killed, _begun = len(server.frames()), time.monotonic()
    assert until(lambda: bool(reports))
    assert until(lambda: speech.busy is False)
    # It may be back so soon that both sounds merge; sound after 0.1 s is from the new process.
    loud = sum(max(peaks) >= LOUD for peaks in server.frames()[killed + 10 :])
    assert loud > 100, "the line is not said again"
    assert reports == ["voice-again"]
    speech.close()


def test_a_sound_server_that_dies_is_taken_up_again(server: SoundServer, link: SoundLink) -> None:
    """Speech is back within five seconds after the server is."""
    speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
    assert speech.wait_ready(10)
    speech.take(Line("This is the first of several lines that are said."))
    time.sleep(0.5)
    server.kill()
    time.sleep(1.0)
    server.start()
    server.record()
    for number in range(3):
        speech.take(Line(f"Line {number} after the fault."))
    assert until(lambda: bool(server.sounds())), "nothing is heard any more"
    speech.close()


def test_without_a_device_there_is_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gives the reason, and no output of the C libraries reaches the terminal."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setenv("PULSE_SERVER", "unix:/nonexistent/native")
    link = SoundLink()
    with refuses(NoVoice, match="Couldn't open a sound device"):
        EspeakVoice(link)
    link.close()


def test_a_process_that_does_not_start_is_no_voice(capfd: pytest.CaptureFixture[str]) -> None:
    """Another program in its place, or none at all."""
    for command in ((sys.executable, "-c", "print('hello'); 1/0"), ("/nonexistent/python",)):
        link = SoundLink(command)
        assert link.wait_ready(0.5) is None
        link.close()
    assert capfd.readouterr() == ("", "")


@recorded
def test_the_game_speaks_by_itself(server: SoundServer, tmp_path: Path) -> None:
    """With only this package and a device, a game is heard, and its last words too."""
    server.record()
    arguments = ("--data", str(tmp_path), "--speech", "voice", "play", "sika", "--seed", "7")
    env = {**server.env, "SPEECHD_ADDRESS": "unix_socket:/nonexistent"}
    with Terminal(*arguments, env=env) as terminal:
        terminal.wait_for("red or blue")
        assert until(lambda: bool(server.sounds())), "not a word is heard"
        assert until(lambda: sum(end - start for start, end in server.sounds()) > 1.5)
        terminal.press("r")
        time.sleep(0.3)
        terminal.press("x")
        time.sleep(0.4)
        heard = len(server.sounds())
        time.sleep(0.5)
        assert len(server.sounds()) == heard, "silence is kept"
        terminal.press("z", then="Game menu")
        terminal.press("\x1b[F", then="Leave. The game is saved")
        terminal.press("\r", then_wait=0.0)
        before = len(server.frames()) / 100
        assert terminal.wait_exit() == 0
        last = [end - max(start, before) for start, end in server.sounds() if end > before]
        assert sum(last) > 1.0, "the last words are cut off"
    assert "ALSA" not in terminal.text


@recorded
def test_an_answer_is_heard_before_the_rest(server: SoundServer, link: SoundLink) -> None:
    """The interrupted line continues after it."""
    speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
    assert speech.wait_ready(10)
    speech.take(Line("A very long line of news, which nobody has the time to hear at once."))
    time.sleep(0.6)
    speech.pressed()
    speech.take(Line("Eleven.", urgency=Urgency.ANSWER))
    begun = time.monotonic()
    assert until(lambda: speech.busy is False)
    assert time.monotonic() - begun > 3.0, "the news is not said again"
    speech.close()
