"""The real pyttsx3 in its real process, over fakes of SAPI 5 and NSSpeechSynthesizer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from patience import wait

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech import pyttsx, succession, voice_list
from audiogame.outputs.speech.calls import try_backend
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.pyttsx import PyttsxVoice
from audiogame.outputs.speech.voice import Backend, Manner

CHILD = Path(__file__).parents[1] / "support" / "stand_ins" / "pyttsx_child.py"
PATIENCE = 60.0
"""Seconds to wait for an event on a busy machine."""
REAL = ("comtypes",) if sys.platform == "win32" else ()
"""SAPI 5 again, as an object of the real COM."""
SYSTEMS = ("win32", "darwin", *REAL)
LONG = "A line of many words that goes on for quite some time before it ends."


class Played:
    """A voice of pyttsx3 on another system, and its recorded output."""

    def __init__(self, system: str, log: Path) -> None:
        self.system = system
        self._log = log
        self.voice = PyttsxVoice((sys.executable, "-P", str(CHILD), system, str(log)))

    @property
    def heard(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []

    def wait(self, line: str) -> None:
        wait(lambda: line in self.heard or any(one.endswith(f": {line}") for one in self.heard))

    def say(self, text: str) -> str:
        """Say a text to its end; returns the log entry of its beginning."""
        self.voice.speak(text, True)
        wait(lambda: not self.voice.speaking())
        assert self.heard[-1] == f"end: {text}"
        return next(line for line in self.heard if line.startswith("say") and line.endswith(text))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengthen the timeouts of processes for a busy machine."""
    monkeypatch.setattr(pyttsx, "START", PATIENCE)
    monkeypatch.setattr(voice_list, "PATIENCE", PATIENCE)
    monkeypatch.setattr(succession, "try_backend", partial(try_backend, limit=PATIENCE))


@pytest.fixture(params=SYSTEMS)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Played]:
    made = Played(request.param, tmp_path / "heard")
    yield made
    made.voice.close()
    assert not [line for line in made.heard if line.startswith("wrong")]


def test_pyttsx_speaks_one_line_after_the_other(played: Played) -> None:
    """Each is finished when it has been heard, and not before."""
    lines = ["You have 11.", "Bo has 3.", "Cy has 5.", "Your turn."]
    for line in lines:
        played.say(line)
    assert [line.partition(": ")[2] for line in played.heard if line.startswith("end")] == lines


def test_a_line_is_cut_off_by_another_and_by_silence(played: Played) -> None:
    """The line that replaces another is said to its end."""
    for _ in range(3):
        played.voice.speak(LONG, False)
        played.wait(LONG)
        played.say("An answer.")
    played.voice.speak(LONG, False)
    wait(lambda: played.heard[-1].startswith("say"))
    played.voice.silence()
    assert not played.voice.speaking()
    wait(lambda: played.heard[-1] == f"cut: {LONG}")
    played.say("And on.")
    assert sum(line == f"cut: {LONG}" for line in played.heard) == 4


def test_a_manner_set_while_it_speaks_is_not_lost(played: Played) -> None:
    """Rate, volume and voice, whether the line is then interrupted or heard to its end."""
    first, second = {
        "win32": ("1 50 Hedda", "10 100 Zira"),
        "darwin": ("180 0.5 anna", "450 1 Alex"),
    }["darwin" if played.system == "darwin" else "win32"]
    played.voice.speak(LONG, False)
    played.wait(LONG)
    voices = played.voice.voices()
    german = next(name for name in voices if name in ("Hedda", "Anna"))
    played.voice.set_manner(Manner(rate=180, volume=50, voice=german))
    assert played.say("The next.") == f"say {first}: The next."
    played.voice.speak(LONG, False)
    wait(lambda: played.heard[-1].startswith("say"))
    played.voice.set_manner(Manner(rate=450, volume=100))
    wait(lambda: not played.voice.speaking())
    assert played.say("And on.") == f"say {second}: And on."


def test_every_rate_of_the_player_is_taken(played: Played) -> None:
    """They grow from 80 to 450, with the old voice of Windows XP too."""
    voices = ("", "Anna") if played.system == "darwin" else ("", "Microsoft Sam")
    for voice in voices:
        rates = []
        for rate in range(80, 451, 37):
            played.voice.set_manner(Manner(rate=rate, voice=voice))
            rates.append(float(played.say(f"{voice} {rate}.").split()[1]))
        assert rates == sorted(rates)
        assert len({*rates}) >= len(rates) - 2


def test_lines_go_through_the_thread_and_one_is_cut_off(tmp_path: Path) -> None:
    """Conductor and process fit together, and the interrupted line is repeated."""
    for system in SYSTEMS:
        log = tmp_path / system
        made: list[Played] = []

        def make(system: str = system, log: Path = log, made: list[Played] = made) -> PyttsxVoice:
            made.append(Played(system, log))
            return made[-1].voice

        speech = Conductor((Backend("pyttsx3", make),))
        assert speech.wait_ready(PATIENCE)
        speech.take(Line(LONG))
        wait(lambda made=made: made[0].heard)
        speech.take(Line("An answer.", urgency=Urgency.ANSWER))
        speech.take(Line("And on."))
        wait(lambda made=made: made[0].heard[-1:] == ["end: And on."])
        ends = [line for line in made[0].heard if line.startswith("end")]
        assert ends == ["end: An answer.", f"end: {LONG}", "end: And on."]
        speech.close()
