"""`say`, whose first list of voices takes long: man page say(1) of macOS, option -v with "?"."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from audiogame.narration.narrator import Line
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.say import SayVoice
from audiogame.outputs.speech.voice import Backend, Manner
from audiogame.rules.fault import Detail

SAY = """\
import pathlib, sys, time
folder = pathlib.Path({folder!r})
if sys.argv[1:] == ["-v", "?"]:
    while not (folder / "listed").exists():
        time.sleep(0.01)
    print("Alex                en_US    # Most people recognise me by my voice.")
    print("Anna                de_DE    # Hallo, ich heisse Anna.")
else:
    with (folder / "heard").open("a") as heard:
        voice = sys.argv[sys.argv.index("-v") + 1] if "-v" in sys.argv else "-"
        heard.write(voice + " " + sys.argv[2] + ": " + sys.stdin.read() + "\\n")
"""
"""The first argument is the option -r, the second the rate."""


@pytest.mark.skipif(sys.platform == "win32", reason="a script that is started by its first line")
def test_a_slow_first_list_keeps_no_line_and_loses_nothing(tmp_path: Path) -> None:
    """Lines are said before it, in the new rate; then the language is found, and the lack told."""
    script, heard = tmp_path / "say", tmp_path / "heard"
    script.write_text(f"#!{sys.executable} -IS\n" + SAY.format(folder=str(tmp_path)))
    script.chmod(0o755)
    reports: list[tuple[str, Detail]] = []
    speech = Conductor(
        (Backend("say", lambda: SayVoice(which=lambda name: str(script))),),
        lambda message, name, why: reports.append((message, why)),
        manner=Manner(rate=300, language="de"),
    )

    def wait(happened: Callable[[], object]) -> None:
        end = time.monotonic() + 20
        while not happened():
            assert time.monotonic() < end, "it has not happened"
            time.sleep(0.01)

    def lines() -> list[str]:
        return heard.read_text().splitlines() if heard.exists() else []

    assert speech.wait_ready(20)
    speech.take(Line("One."))
    speech.take(Line("Two."))
    wait(lambda: lines() == ["- 300: One.", "- 300: Two."])
    speech.set_manner(Manner(rate=150, language="de", voice="Nobody"))
    speech.take(Line("Three."))
    wait(lambda: lines()[2:] == ["Nobody 150: Three."])
    assert reports == []
    (tmp_path / "listed").touch()
    wait(lambda: reports)
    assert reports == [("voice-lacks-voice", "Nobody")]
    assert speech.voices() == ("Alex", "Anna")
    speech.set_manner(Manner(language="de"))
    speech.take(Line("Four."))
    wait(lambda: lines()[3:] == ["Anna 200: Four."])
    speech.close()
