"""`say` of macOS, with a fake after the man page say(1), and its option -v with "?"."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from patience import until, wait
from refusals import refuses

from audiogame.narration.narrator import Line
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.say import SayVoice, best_of_say
from audiogame.outputs.speech.voice import Backend, Manner, NoVoice, VoiceHangs
from audiogame.rules.fault import Detail

OF_MACOS = pytest.mark.posix("starts a script by its first line, in place of the `say` of macOS")

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


NOTING_SAY = """\
import pathlib, sys, time
arguments = sys.argv[1:]
if arguments == ["-v", "?"]:
    print("Alex                en_US    # Most people recognize me by my voice.")
    print("Bad News            en_US    # The light you see is the headlamp.")
    print("Anna                de_DE    # Hallo.")
    sys.exit()
text = sys.stdin.read()
with open({log!r}, "a") as log:
    log.write(repr((arguments, text)) + "\\n")
for _ in range(6000):
    if pathlib.Path({log!r} + ".said").exists():
        break
    time.sleep(0.01)
"""
"""It speaks for a minute, or until a test says that it has spoken."""


def command(folder: Path, text: str) -> str:
    """Write a command `say`, and return its path."""
    script = folder / "say"
    script.write_text(text)
    script.chmod(0o755)
    return str(script)


@OF_MACOS
def test_a_slow_first_list_keeps_no_line_and_loses_nothing(tmp_path: Path) -> None:
    """Lines are said before it, at the new rate; then the language is set, and its lack told."""
    script = command(tmp_path, f"#!{sys.executable} -IS\n" + SAY.format(folder=str(tmp_path)))
    heard = tmp_path / "heard"
    reports: list[tuple[str, Detail]] = []
    speech = Conductor(
        (Backend("say", lambda: SayVoice(which=lambda name: script)),),
        lambda message, name, why: reports.append((message, why)),
        manner=Manner(rate=300, language="de"),
    )

    def lines() -> list[str]:
        return heard.read_text().splitlines() if heard.exists() else []

    with closing(speech):
        assert speech.wait_ready(60)
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


@pytest.fixture
def say(tmp_path: Path) -> tuple[SayVoice, Path]:
    """Return the voice with a program that logs its calls, and the log."""
    log = tmp_path / "log"
    script = command(tmp_path, f"#!{sys.executable} -IS\n" + NOTING_SAY.format(log=str(log)))
    return SayVoice(which=lambda name: script), log


def spoken(log: Path) -> None:
    """Let the program with this log have spoken, now or as soon as it has begun."""
    log.with_name(f"{log.name}.said").touch()


@OF_MACOS
def test_say_gets_text_by_its_input_and_no_options_from_it(say: tuple[SayVoice, Path]) -> None:
    """A line that begins with a hyphen is no option, and [[...]] is no command."""
    voice, log = say
    voice.set_manner(Manner(rate=300, voice="Bad News", pitch=70, volume=50))
    voice.speak("-o file [[volm 0]]", False)
    assert voice.speaking()
    spoken(log)
    assert until(lambda: not voice.speaking())
    arguments, text = eval(log.read_text())  # written by the script above
    assert arguments == ["-r", "300", "-f", "-", "-v", "Bad News"]
    assert text == "[[pbas +4]] [[volm 0.50]] -o file [ [volm 0]]"


@OF_MACOS
def test_say_is_stopped_at_once(say: tuple[SayVoice, Path]) -> None:
    """Silence ends the process."""
    voice, log = say
    voice.speak("A long line.", False)
    assert until(log.exists)
    begun = time.monotonic()
    voice.silence()
    assert not voice.speaking()
    assert time.monotonic() - begun < 10, "far below the minute that it takes"


@OF_MACOS
@pytest.mark.skipif(shutil.which("ps") is None, reason="there is no ps here (apt install procps)")
def test_say_that_is_stopped_is_noticed(say: tuple[SayVoice, Path]) -> None:
    """Long before its estimate has passed; a merely slow one is left alone."""
    voice, log = say
    voice.speak("A long line.", False)
    assert until(log.exists)
    end = time.monotonic() + 2.5
    while time.monotonic() < end:
        assert voice.speaking()
        time.sleep(0.02)
    assert voice._process is not None
    os.kill(voice._process.pid, signal.SIGSTOP)
    begun = time.monotonic()
    with refuses(VoiceHangs, match="stopped"):
        until(lambda: not voice.speaking())
    assert time.monotonic() - begun < 20, "ten times the two seconds that are aimed at"
    voice.close()


@OF_MACOS
def test_say_lists_voices_with_blanks_in_their_names(say: tuple[SayVoice, Path]) -> None:
    """The name ends before the language."""
    assert until(lambda: say[0]._listed is not None)
    assert say[0].voices() == ("Alex", "Bad News", "Anna")
    assert say[0].languages() == ("en-us", "de-de")


@OF_MACOS
@pytest.mark.parametrize(
    ("manner", "options"),
    [
        (Manner(), []),
        (Manner(language="de"), ["-v", "Anna"]),
        (Manner(language="en-us"), ["-v", "Alex"]),
        (Manner(language="xx"), []),
        (Manner(language="de", voice="Alex"), ["-v", "Alex"]),
    ],
)
def test_say_takes_a_voice_of_the_language(
    say: tuple[SayVoice, Path], manner: Manner, options: list[str]
) -> None:
    """The default language keeps the voice that the player has chosen for the system."""
    voice, log = say
    assert until(lambda: voice._listed is not None)
    voice.set_manner(manner)
    spoken(log)
    voice.speak("Hello.", False)
    assert until(lambda: not voice.speaking())
    assert eval(log.read_text())[0] == ["-r", "200", "-f", "-", *options]


OF_A_MAC = """\
Albert              en_US    # Hello! My name is Albert.
Alva                sv_SE    # Hej! Jag heter Alva.
Anna                de_DE    # Hallo! Ich heiße Anna.
Bad News            en_US    # Hello! My name is Bad News.
Daniel              en_GB    # Hello! My name is Daniel.
Eddy (German (Germany)) de_DE    # Hallo! Ich heiße Eddy.
Eddy (English (UK)) en_GB    # Hello! My name is Eddy.
Eddy (English (US)) en_US    # Hello! My name is Eddy.
Eddy (Spanish (Spain)) es_ES    # ¡Hola! Me llamo Eddy.
Eddy (Spanish (Mexico)) es_MX    # ¡Hola! Me llamo Eddy.
Flo (German (Germany)) de_DE    # Hallo! Ich heiße Flo.
Jorge (Enhanced)    es_ES    # ¡Hola! Me llamo Jorge.
Mónica              es_ES    # ¡Hola! Me llamo Mónica.
Paulina             es_MX    # ¡Hola! Me llamo Paulina.
Samantha            en_US    # Hello! My name is Samantha.
Tingting            zh_CN    # 我叫婷婷。
Zarvox              en_US    # Hello! My name is Zarvox.
"""
"""What a Mac with macOS 14 lists, in part."""


@OF_MACOS
@pytest.mark.parametrize(
    ("system", "language", "name"),
    [
        (("es-ES",), "es", ""),
        (("de-DE", "en-DE"), "de", ""),
        (("de-DE", "en-DE"), "en", "Samantha"),
        (("de-DE", "en-GB"), "en", "Daniel"),
        (("en-GB",), "en-us", "Samantha"),
        (("en-US",), "es", "Jorge (Enhanced)"),
        (("en-MX",), "es", "Paulina"),
        (("en-US", "es-MX"), "es", "Paulina"),
        (("en-US",), "de", "Anna"),
        (("zh-Hans-CN",), "zh", ""),
        (("en-US",), "xx", ""),
        ((), "en", ""),
    ],
)
def test_say_is_told_a_voice_only_where_the_system_has_none_of_the_language(
    system: tuple[str, ...], language: str, name: str, tmp_path: Path
) -> None:
    """The one that was chosen in System Settings is the player's; else one of the region reads."""
    log = tmp_path / "log"
    (tmp_path / "listed").write_text(OF_A_MAC, encoding="utf-8")
    script = command(
        tmp_path,
        f'#!/bin/sh\nif [ "$1" = -v ]; then cat "{tmp_path}/listed"\n'
        f'else cat >"{log}.text"; echo "$@" >"{log}"; fi\n',
    )
    voice = SayVoice(which=lambda name: script, languages=lambda: system)
    assert until(lambda: voice._listed is not None)
    voice.set_manner(Manner(language=language))
    voice.speak("Hello.", False)
    assert until(lambda: not voice.speaking())
    assert log.read_text("utf-8").strip() == f"-r 200 -f -{name and ' -v '}{name}"


def test_no_novelty_reads_a_game() -> None:
    assert best_of_say("en", [("Bad News", "en_US"), ("Zarvox", "en_US")], ("de-DE",)) == ""


def test_without_say_there_is_no_voice() -> None:
    with refuses(NoVoice, match="The command say is missing"):
        SayVoice(which=lambda name: None)
