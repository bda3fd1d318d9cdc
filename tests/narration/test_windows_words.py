"""On Windows nothing that is told speaks of another system."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from offenders import none_of
from sound_link import NotedLink

import audiogame
from audiogame.cli import doctor
from audiogame.narration.faults import told
from audiogame.outputs.speech import backends
from audiogame.outputs.speech.detection import Surroundings, braille_found, detect, reader_here
from audiogame.rules import fault
from audiogame.rules.fault import Reason
from audiogame.settings import Settings

HOME = Path(audiogame.__file__).parent
LANGUAGES = ("en", "es", "de")
OTHER_SYSTEMS = re.compile(
    r"\b(fg|apt(-get)?|dnf|sudo|bash|shell|systemd|openssh-client|Linux|Debian|macOS|WSL|tmux|"
    r"speech-dispatcher|python3\S*|[Pp]ulse[Aa]udio|PULSE\w+|[Pp]ipe[Ww]ire\S*|ALSA|pw-play|paplay|aplay|"
    r"SDL_\w+|Orca|TDSR|yasr|Fenrir|VoiceOver)\b|~/|\.config|/dev/"
)
"""Words of other systems, and of how programs are installed there."""
ELSEWHERE = {
    "key-doubtful": "what a file of keys that is shared with others would be to them",
    "suspended": "the keys of Windows' console pause nothing: see `suspends`",
    "voice-program-speech-dispatcher": "in `ORDERS` of Linux alone",
    "voice-program-say": "in `ORDERS` of macOS alone",
    "voice-program-accessible-output2": "in `ORDERS` of Linux alone",
    "no-dispatcher-runs": "a fault of a voice of Linux",
    "dispatcher-gone": "a fault of a voice of Linux",
    "dispatcher-refuses": "a fault of a voice of Linux",
    "dispatcher-silent": "a fault of a voice of Linux",
    "dispatcher-unheard": "a fault of a voice of Linux",
    "dispatcher-left": "a fault of a voice of Linux",
    "no-command-say": "a fault of a voice of macOS",
    "pyttsx-no-player": "eSpeak NG by pyttsx3, on Linux",
    "reader-outside-wsl": "found on Linux",
    "voiceover-off": "found on macOS",
    "voice-through-dispatcher": "what the doctor says on Linux",
    "dispatcher-unneeded": "what the doctor says on Linux",
    "dispatcher-uninstalled": "what the doctor says on Linux",
    "accessible-output-unneeded": "what the doctor says on Linux",
    "reader-needs-dispatcher": "what the doctor says on Linux",
    "sound-driver-set": "what the doctor says on Linux",
    "sound-server-named": "what the doctor says on Linux",
    "sound-card-missing": "what the doctor says on Linux",
    "sound-unconfigured": "what the doctor says on Linux",
    "sound-unshared": "what the doctor says on Linux",
    "start-sound-server": "what the doctor says on Linux",
    "install-packages": "what the doctor says on Linux",
    "package-of-debian": "what the doctor says on Linux",
}
"""Messages that are not told on Windows, and why."""


def on_windows(node: fluent.BaseNode) -> Iterator[str]:
    """Yield the words of a pattern, without the variants that are for another system."""
    if isinstance(node, fluent.TextElement | fluent.StringLiteral):
        yield node.value
    elif isinstance(node, fluent.SelectExpression):
        of_system = (
            isinstance(node.selector, fluent.VariableReference)
            and node.selector.id.name == "system"
        )
        for variant in node.variants:
            if not of_system or getattr(variant.key, "name", "") == "windows":
                yield from on_windows(variant.value)
    elif isinstance(node, fluent.Pattern):
        for element in node.elements:
            yield from on_windows(element)
    elif isinstance(node, fluent.Placeable):
        yield from on_windows(node.expression)


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the messages of a file of texts, each with its words on Windows."""
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            patterns = [entry.value, *(one.value for one in entry.attributes)]
            words = (word for one in patterns if one is not None for word in on_windows(one))
            yield entry.id.name, "".join(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_speaks_of_another_system(language: str) -> None:
    """Nor does the handbook."""
    files = [path for path in HOME.rglob(f"*{language}.ftl") if "page" not in path.parts]
    assert len(files) > 5
    offenders = []
    for path in files:
        for name, words in messages(path):
            if name not in ELSEWHERE and (found := OTHER_SYSTEMS.search(words)):
                offenders.append(f"{path.name}: {name}: {found[0]}")
    book = (HOME / "narration" / f"handbook.{language}.md").read_text(encoding="utf-8")
    offenders += [f"handbook: {found[0]}" for found in OTHER_SYSTEMS.finditer(book)]
    none_of(offenders)


def test_the_exempt_messages_are_there() -> None:
    known = {name for path in HOME.rglob("*en.ftl") for name, _ in messages(path)}
    assert not {*ELSEWHERE} - known


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the doctor and its faults take this for Windows."""
    monkeypatch.setattr(doctor, "sys", SimpleNamespace(platform="win32", stdout=sys.stdout))
    monkeypatch.setattr(fault, "SYSTEM", "windows")
    monkeypatch.setattr(fault, "ENVIRONMENT", r"C:\Users\Ann Lee\audiogame\.venv")
    monkeypatch.setattr(backends, "_platform", lambda: "win32")


@pytest.mark.usefixtures("windows")
def test_the_doctor_speaks_of_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With each mode and voice, whatever it finds."""
    heard: list[str] = []
    why = Reason("settings-file-flawed")
    monkeypatch.setattr(doctor, "try_backend", lambda backend, seconds: (None, None))
    link = NotedLink(device=False)  # no process is started and killed for each of so many
    monkeypatch.setattr(link, "wait_ready", lambda seconds: link.ready, raising=False)
    monkeypatch.setattr(doctor, "SoundLink", lambda: link)
    for language in LANGUAGES:
        for reader, flag in (("", ""), ("NVDA", ""), ("jaws", ""), ("", "narrator"), ("", "other")):
            here = Surroundings(
                platform="win32",
                reader_speaks=partial(str, reader),
                windows_flag=partial(str, flag),
                running=lambda name: False,
                ask=lambda command: "",
                exists=lambda path: False,
                listens=lambda port: False,
            )
            assert reader_here(here) is not None
            for mode in ("auto", "direct", "voice", "lines", "none"):
                findings = doctor.examine(
                    *(language, Settings(speech=mode), (why,), tmp_path),
                    found=detect(here),
                    display=told(braille_found(here), language),
                )
                heard += (f"{one.found} {one.advice}" for one in findings)
    of_here = re.compile(r"^audiogame .*, Python", re.MULTILINE)  # its first line names this system
    none_of(
        dict.fromkeys(
            f"{found[0]}: {line}"
            for line in heard
            if not of_here.match(line) and (found := OTHER_SYSTEMS.search(line))
        )
    )


@pytest.mark.usefixtures("windows")
def test_a_library_is_installed_by_words_that_powershell_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Into the environment that runs; the shell knows no pip, and `py` takes the newest Python."""
    assert told(fault.how_to_install("audiogame[lan]"), "en") == (
        r'In PowerShell, type: & "C:\Users\Ann Lee\audiogame\.venv\Scripts\pip" '
        'install "audiogame[lan]".'
    )
    monkeypatch.setattr(fault, "ENVIRONMENT", "")
    assert told(fault.how_to_install("audiogame[lan]"), "en") == (
        'In PowerShell, type: py -m pip install "audiogame[lan]".'
    )


@pytest.mark.usefixtures("windows")
def test_where_ssh_is_missing_windows_says_where_to_add_it() -> None:
    text = told(Reason("tunnel-no-ssh", system=fault.own_system()), "en")
    assert text.endswith('Add "OpenSSH Client" under Settings, System, Optional features.')
