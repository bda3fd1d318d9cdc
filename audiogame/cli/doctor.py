"""Report in plain lines what was detected, what will be used and why, and what to do about it."""

from __future__ import annotations

import argparse
import ctypes
import json
import locale
import os
import platform
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from os import environ
from pathlib import Path

from audiogame import __version__
from audiogame.cli.bundle import write_bundle
from audiogame.cli.finding import Finding
from audiogame.cli.run_settings import data_folder, overridden
from audiogame.narration.faults import each_told, told
from audiogame.narration.game_titles import game_title
from audiogame.outputs.mix import mix_of
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.backends import backends
from audiogame.outputs.speech.calls import Caller, leave_behind, try_backend
from audiogame.outputs.speech.detection import Detected, braille_found, detect
from audiogame.outputs.speech.voice import Backend, Kind
from audiogame.preferences.quiz_result import read_results
from audiogame.rules.fault import Reason
from audiogame.rules.value import as_dict
from audiogame.settings import Settings, read_settings
from audiogame.sound_server.pack import packs_for
from audiogame.sound_server.places import MIDDLE, sides
from audiogame.sound_server.sound_message import Message

LIBRARY = "libpulse.so.0"
CARDS = Path("/proc/asound/cards")
ALSA = Path("/usr/share/alsa/alsa.conf")
RELEASE = Path("/etc/os-release")
NAMES: dict[str, tuple[str, str, str]] = {
    "debian": ("libpulse0", "pipewire-pulse", "libasound2-data"),
    "fedora": ("pulseaudio-libs", "pipewire-pulseaudio", "alsa-lib"),
    "arch": ("libpulse", "pipewire-pulse", "alsa-lib"),
}
"""Package names by family of the system: libpulse, PipeWire's PulseAudio server, and ALSA."""


def loads(library: str) -> bool:
    """Return whether a library of the system can be loaded."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def read(path: Path) -> str:
    """Return the text of a file; empty where it is missing or cannot be read."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


@dataclass(frozen=True)
class System:
    """Access to the system under examination.

    Args:
        environ: the environment.
        loads: returns whether a library can be loaded.
        installed: returns whether there is a program of that name.
        exists: returns whether a path exists.
        read: returns the text of a file, empty without one.
    """

    environ: Mapping[str, str] = field(default_factory=lambda: environ)
    loads: Callable[[str], bool] = loads
    installed: Callable[[str], bool] = lambda name: shutil.which(name) is not None
    exists: Callable[[Path], bool] = Path.exists
    read: Callable[[Path], str] = read


def sound_advice(system: System | None = None) -> str:
    """Return what to install or to start, as sentences, where no sound device opens on Linux."""
    system = System() if system is None else system
    libpulse, side, alsa = _names(system)
    driver = system.environ.get("SDL_AUDIODRIVER", "")
    if driver and driver not in ("pulseaudio", "pipewire", "alsa"):
        return f"The variable SDL_AUDIODRIVER is {driver}: remove it."
    runtime = system.environ.get("XDG_RUNTIME_DIR", "")
    served = bool(runtime) and system.exists(Path(runtime) / "pulse" / "native")
    pipewire = bool(runtime) and system.exists(Path(runtime) / "pipewire-0")
    pulse = system.loads(LIBRARY)
    card = "[" in system.read(CARDS)
    told = "PULSE_SERVER" in system.environ
    if (served or told) and not pulse:
        return f"A sound server is running, but its library is missing: {_install(libpulse)}."
    if served:
        return "A sound server is running: choose a device for it in the settings of your system."
    if told:
        return "The variable PULSE_SERVER names a sound server that isn't running."
    if not pipewire and not card:
        return "Linux finds no sound card here."
    if not pipewire and not system.exists(ALSA):
        return f"There is a sound card, but ALSA has no configuration: {_install(alsa)}."
    server = system.installed("pipewire-pulse") or (system.installed("pulseaudio") and not pipewire)
    missing = [name for name, there in ((side, server), (libpulse, pulse)) if not there]
    what = "PipeWire is running" if pipewire else "There is a sound card"
    if missing:
        return f"{what}, but programs can't share it: {_install(*missing)}."
    return f"{what}, but programs can't share it: start pipewire-pulse or pulseaudio."


def _install(*packages: str) -> str:
    several = "s" if len(packages) > 1 else ""
    return f"install the package{several} {' and '.join(packages)}"


def _names(system: System) -> tuple[str, str, str]:
    """Return the package names of this system; those of Debian where it is unknown."""
    for line in system.read(RELEASE).splitlines():
        name, _, value = line.partition("=")
        if name in ("ID", "ID_LIKE"):
            for family in value.strip("\"'").split():
                if family in NAMES:
                    return NAMES[family]
    libpulse, side, alsa = NAMES["debian"]
    return f"{libpulse} (its name on Debian)", f"{side} (on Debian)", f"{alsa} (on Debian)"


START = 6.0
"""Seconds that the sound process may take to start."""
SAMPLE = "This is the voice of audiogame."
TEST_CUE = "game.start"
HEARD = 1.2
"""Seconds that the test cue plays."""
HEARD_TWICE = (
    "the window is read as well. NVDA+5 (report dynamic content changes) stops that in NVDA, and "
    "Insert+S (screen echo), until it says none, in JAWS. Or press Shift+V in the program until "
    "your screen reader reads the lines and the program is silent."
)
"""The remedy where the program speaks through a reader that also reads the window."""
LISTEN = 6.0
"""Seconds that the spoken sample may take."""
HEARD_OF = {
    "accessible-output2": "It comes late, because it can't tell whether anybody hears it.",
    "screen-reader": "It speaks through speech-dispatcher, and can't tell whether that is heard.",
    "pyttsx3": "It comes last, and counts a line as spoken when a command has played its sound.",
}
"""Sentences on how far voices on Linux detect whether they are heard, by the voice's name."""


def examine(
    settings: Settings,
    faults: tuple[Reason, ...],
    data: Path,
    sample: bool = True,
    found: Detected | None = None,
    display: str | None = None,
) -> Iterator[Finding]:
    """Examine everything, one topic after the other.

    Args:
        settings: the player's choices.
        faults: of the settings file.
        data: the program's data folder.
        sample: whether a sentence is spoken.
        found: the result of detection; detected here if None.
        display: the evidence of a braille display; detected here if None.
    """
    yield Finding(
        "program", f"audiogame {__version__}, Python {platform.python_version()}, {_system()}."
    )
    found = detect() if found is None else found
    sure = (
        "" if found.sure else " That isn't certain, so the program asks the first time it starts."
    )
    yield Finding("screen reader", told(found.why) + sure, _reader_advice(found))
    mode, why = _mode(settings, found)
    yield Finding("speech mode", f"{mode}: {why}")
    link = SoundLink()
    try:
        yield from _voices(settings, mode, lambda: link, sample)
        yield _sound(link, settings, data, sample)
    finally:
        link.close()
    yield _braille(settings, mode, told(braille_found()) if display is None else display)
    yield _terminal()
    language, encoding = locale.getlocale()
    yield Finding("locale", f"Language {language or 'none'}, encoding {encoding or 'none'}.")
    yield _folder(data)
    yield from _quiz(data)
    if faults:
        yield Finding("settings", " ".join(each_told(faults)), "The defaults are used instead.")


def _system() -> str:
    return f"{platform.system()} {platform.release()} on {platform.machine() or 'a machine'}"


def _reader_advice(found: Detected) -> str:
    if found.mode != "direct":
        return ""
    return f"If every line is heard twice: {HEARD_TWICE}"


def mode_of(settings: Settings, found: Detected) -> str:
    """Return the speech mode: the chosen one, or the detected one."""
    return _mode(settings, found)[0]


def _mode(settings: Settings, found: Detected) -> tuple[str, str]:
    if settings.speech != "auto":
        return settings.speech, "chosen in the settings, the environment or the command."
    why = "it fits your screen reader." if found.sure else "no screen reader was found for another."
    return found.mode, f"{why} Shift+V changes it in the program."


def _voices(
    settings: Settings, mode: str, link: Callable[[], SoundLink], sample: bool
) -> Iterator[Finding]:
    """Try every voice of the mode, and speak the sample with the first available."""
    if mode not in ("direct", "voice"):
        yield Finding("voices", "None needed: your screen reader reads the printed lines.")
        mode, sample = "voice", False
    used = False
    for backend in backends(mode, settings.voice, link):
        caller, why = try_backend(backend, START)
        if caller is None:
            words = told(why).removeprefix(f"{backend.name}: ") if why is not None else ""
            yield Finding(f"voice {backend.name}", words, _advice(backend.name, why))
            continue
        words = "It can speak."
        if sample and not used:
            words = _speak(caller, backend)
        if sys.platform == "linux" and backend.name in HEARD_OF:
            words = f"{words} {HEARD_OF[backend.name]}"
        used = True
        yield Finding(f"voice {backend.name}", words)
        leave_behind(caller, 1.0)
    if not used:
        yield Finding(
            "speech", "Nothing can speak here, so lines are only printed.", "See the voices above."
        )


def _advice(name: str, why: Reason | None) -> str:
    """Return how to make a voice speak, naming no package that is installed."""
    match name:
        case "speech-dispatcher" if shutil.which(name):
            return "You don't need it; Orca starts it."
        case "speech-dispatcher":
            return "You don't need it; it is in the package speech-dispatcher."
        case "espeak" if find_spec("espeakng_loader") is None:
            return "It needs its library: pip install espeakng-loader."
        case "espeak" if why is not None and "espeak-" not in repr(why):
            return "It needs a sound device: see the line that begins with Sound."
        case "accessible-output2":
            return (
                "You don't need it; it is another way to a speech-dispatcher that runs, and needs "
                "the package python3-speechd."
            )
        case "pyttsx3" if sys.platform == "linux":
            return "You don't need it; it is another way to eSpeak NG."
        case "screen-reader" if sys.platform == "linux":
            return (
                "On Linux it speaks through a speech-dispatcher that runs, and needs the package "
                "python3-speechd; screen readers read what is printed."
            )
        case "screen-reader":
            return "Start NVDA or JAWS before the program."
    return ""


def _speak(caller: Caller, backend: Backend) -> str:
    """Speak the sample to its end."""
    try:
        caller.call(lambda voice: voice.speak(SAMPLE, False))
        end = time.monotonic() + LISTEN
        while caller.call(lambda voice: voice.speaking()) and time.monotonic() < end:
            time.sleep(0.02)
        reader = caller.voice is not None and caller.voice.kind is Kind.READER
        name = caller.voice.name if caller.voice is not None else backend.name
    except Exception as fault:  # an exception of the voice is the answer to the player's question
        return f"Found, but it couldn't speak: {told(fault)}"
    whose = "your screen reader" if reader else "the program's own voice"
    words = f"In use: {name}, {whose}, has just said: {SAMPLE}"
    return f"{words} Did you hear that twice? Then {HEARD_TWICE}" if reader else words


def _sound(link: SoundLink, settings: Settings, data: Path, sample: bool) -> Finding:
    """Open the sound device and play a cue on it."""
    ready = link.wait_ready(START)
    if ready is None and link.device.why in ((), (Reason("sound-process-not-started"),)):
        advice = "" if find_spec("pygame") else "Install it: pip install pygame-ce."
        return Finding("sound", "The sound process doesn't start.", advice)
    if not link.device.there:
        advice = sound_advice() if sys.platform == "linux" else ""
        found = " ".join(each_told(link.device.why))
        complete = "You can play without sound."
        return Finding("sound", found[:1].upper() + found[1:], f"{advice} {complete}".strip())
    packs, faults = packs_for(settings, data)
    advice = " ".join(each_told(faults))
    if not settings.sound:
        advice = f"Sounds are turned off in the settings. {advice}".strip()
    cue = packs.find(TEST_CUE)
    if not sample or cue is None:
        return Finding("sound", "A sound device is open.", advice)
    mix = mix_of(settings, muted=False)
    left, right = sides(MIDDLE, cue.gain, mix.hearing)
    level = mix.level(cue.bus)
    played = threading.Event()

    def hear(message: Message) -> None:
        if message["is"] == "played":
            played.set()

    link.listeners.append(hear)
    file = str(cue.files[0])
    told = {"file": file, "left": left * level, "right": right * level, "id": TEST_CUE}
    link.send({"is": "play", "cues": [told]})
    if not played.wait(START):
        return Finding("sound", f"A sound device is open, but {file} wasn't played.", advice)
    time.sleep(HEARD)
    words = f"A sound device is open, and has just played: {cue.text}."
    return Finding("sound", words, advice)


def _braille(settings: Settings, mode: str, display: str) -> Finding:
    advice = ""
    if settings.braille:
        lines = "Lines are short and stay until you press Space."
    else:
        lines = "Lines are as long as the spoken ones."
        advice = (
            "For short lines that stay until you press Space, turn on Braille in Settings, Speech."
        )
    if mode == "direct":
        advice += (
            " NVDA shows messages only for a few seconds: in its settings, under Braille, set "
            "Show messages to Show indefinitely."
        )
    return Finding("braille", f"{display} {lines}", advice.strip())


def _terminal() -> Finding:
    if not sys.stdout.isatty():
        return Finding("terminal", "Not a terminal: lines are printed and no questions are asked.")
    columns = os.get_terminal_size(sys.stdout.fileno()).columns
    kind = os.environ.get("TERM") or "a console"
    encoding = sys.stdout.encoding or "none"
    return Finding("terminal", f"{kind}, {columns} columns, encoding {encoding}.")


def _folder(data: Path) -> Finding:
    nearest = next((place for place in (data, *data.parents) if place.exists()), data)
    if os.access(nearest, os.W_OK):
        return Finding("folder", f"Settings and records are saved in {data}.")
    return Finding(
        "folder",
        f"Can't save anything in {data}: it is not writable.",
        "Start with --data and another folder.",
    )


def _quiz(data: Path) -> Iterator[Finding]:
    """Yield the results of the newest sound quizzes."""
    for part, result in read_results(data).items():
        pairs = [f"{played} with {chosen}" for played, chosen in dict.fromkeys(result.mixed)]
        mixed = f" Mixed up: {', '.join(pairs)}." if pairs else ""
        words = f"Sounds of {game_title(part)}: {result.right} of {result.asked} right.{mixed}"
        yield Finding("sound quiz", words)


def run(typed: argparse.Namespace) -> int:
    """Run `audiogame doctor`."""
    data = data_folder(typed)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    return print_findings(settings, faults, data, typed.json, typed.bundle)


def print_findings(
    settings: Settings, faults: tuple[Reason, ...], data: Path, as_json: bool, bundle: str | None
) -> int:
    """Print the findings; return the exit status.

    Raises:
        CannotBundle: the bundle cannot be written.
    """
    found: list[Finding] = []
    for finding in examine(settings, faults, data):
        found.append(finding)
        if not as_json:
            advice = f" {finding.advice}" if finding.advice else ""
            topic = finding.topic[:1].upper() + finding.topic[1:]
            sys.stdout.write(f"{topic}: {finding.found}{advice}\n")
            sys.stdout.flush()
    if as_json:
        told = json.dumps([as_dict(finding) for finding in found], indent=2)
        sys.stdout.write(told + "\n")
    if bundle is not None:
        write_bundle(Path(bundle), tuple(found), settings, data)
        sys.stdout.write("" if as_json else f"The report is in {bundle}. It holds no names.\n")
    return 0
