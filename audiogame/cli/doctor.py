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
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from os import environ
from pathlib import Path

from audiogame import __version__
from audiogame.cli.run_settings import data_folder, overridden
from audiogame.cli.standard_output import print_told
from audiogame.console.finding import Finding
from audiogame.console.sound_words import in_language
from audiogame.lobby.bundle import bundled, write_bundle
from audiogame.narration.faults import each_told, told
from audiogame.narration.languages import system_languages
from audiogame.outputs.mix import mix_of
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.backends import backends
from audiogame.outputs.speech.calls import Caller, leave_behind, try_backend
from audiogame.outputs.speech.detection import Detected, braille_found, detect
from audiogame.outputs.speech.voice import Backend, Kind
from audiogame.outputs.standard_streams import is_terminal
from audiogame.rules.fault import Reason, how_to_install, own_system
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


def sound_advice(language: str, system: System | None = None) -> str:
    """Return what to install or to start, as sentences, where no sound device opens on Linux."""
    system = System() if system is None else system
    libpulse, side, alsa = _names(language, system)
    driver = system.environ.get("SDL_AUDIODRIVER", "")
    if driver and driver not in ("pulseaudio", "pipewire", "alsa"):
        return told(Reason("sound-driver-set", driver=driver), language)
    runtime = system.environ.get("XDG_RUNTIME_DIR", "")
    served = bool(runtime) and system.exists(Path(runtime) / "pulse" / "native")
    pipewire = bool(runtime) and system.exists(Path(runtime) / "pipewire-0")
    pulse = system.loads(LIBRARY)
    card = "[" in system.read(CARDS)
    named = "PULSE_SERVER" in system.environ
    if (served or named) and not pulse:
        return told(Reason("sound-library-missing", cure=_install(libpulse)), language)
    if served:
        return told(Reason("sound-server-without-device"), language)
    if named:
        return told(Reason("sound-server-named"), language)
    if not pipewire and not card:
        return told(Reason("sound-card-missing"), language)
    if not pipewire and not system.exists(ALSA):
        return told(Reason("sound-unconfigured", cure=_install(alsa)), language)
    server = system.installed("pipewire-pulse") or (system.installed("pulseaudio") and not pipewire)
    missing = [name for name, there in ((side, server), (libpulse, pulse)) if not there]
    found = "pipewire" if pipewire else "card"
    cure = _install(*missing) if missing else Reason("start-sound-server")
    return told(Reason("sound-unshared", found=found, cure=cure), language)


def _install(*packages: str) -> Reason:
    return Reason("install-packages", count=len(packages), packages=packages)


def _names(language: str, system: System) -> tuple[str, str, str]:
    """Return the package names of this system; those of Debian where it is unknown."""
    for line in system.read(RELEASE).splitlines():
        name, _, value = line.partition("=")
        if name in ("ID", "ID_LIKE"):
            for family in value.strip("\"'").split():
                if family in NAMES:
                    return NAMES[family]
    libpulse, side, alsa = NAMES["debian"]
    return _of_debian(language, libpulse), _of_debian(language, side), _of_debian(language, alsa)


def _of_debian(language: str, package: str) -> str:
    return told(Reason("package-of-debian", name=package), language)


START = 6.0
"""Seconds that the sound process may take to start."""
SAMPLE = Reason("voice-sample")
TEST_CUE = "game.start"
HEARD = 1.2
"""Seconds that the test cue plays."""
NVDA = "nvda"
"""The screen reader that shows messages on a braille display for some seconds only."""
LISTEN = 6.0
"""Seconds that the spoken sample may take."""
HEARD_OF = {
    "accessible-output2": Reason("voice-tried-late"),
    "screen-reader": Reason("voice-through-dispatcher"),
    "pyttsx3": Reason("voice-tried-last"),
}
"""Sentences on how far voices on Linux detect whether they are heard, by the voice's name."""


def examine(
    language: str,
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
    yield _finding(language, "program", _program())
    found = detect() if found is None else found
    sure = () if found.sure else (Reason("reader-uncertain"),)
    twice = (heard_twice(_reader(found)),) if found.mode == "direct" else ()
    yield _finding(language, "screen reader", found.why, *sure, advice=twice)
    mode, why = _mode(settings, found)
    yield Finding("speech mode", f"{mode}: {told(why, language)}")
    link = SoundLink()
    try:
        yield from _voices(language, settings, mode, lambda: link, sample)
        yield _sound(language, link, settings, data, sample)
    finally:
        link.close()
    evidence = told(braille_found(), language) if display is None else display
    yield _braille(language, settings, mode, evidence, _reader(found))
    yield _terminal(language)
    code = next(iter(system_languages(environ)), "").partition(".")[0]
    encoding = locale.getlocale()[1]
    of_system = Reason("locale-found", language=code or "none", encoding=encoding or "none")
    yield _finding(language, "locale", of_system)
    yield _folder(language, data)
    if faults:
        yield _finding(language, "settings", *faults, advice=(Reason("defaults-used"),))


def _finding(language: str, topic: str, *found: Reason, advice: Iterable[Reason] = ()) -> Finding:
    """Return a finding in words: what was found, and what to do about it."""
    return Finding(
        topic, " ".join(each_told(found, language)), " ".join(each_told(advice, language))
    )


def _program() -> Reason:
    return Reason(
        "program-found",
        version=__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.release()}",
        machine=platform.machine() or "unknown",
    )


def _reader(found: Detected) -> str:
    """Return the name of the reader that was found, in small letters; empty without one."""
    return str(found.why.values.get("name", "")).casefold()


def heard_twice(reader: str) -> Reason:
    """Return the remedy where the program speaks through a reader that also reads the window.

    Args:
        reader: its name, in small letters.
    """
    return Reason("lines-heard-twice", reader=reader)


def _mode(settings: Settings, found: Detected) -> tuple[str, Reason]:
    if settings.speech != "auto":
        return settings.speech, Reason("mode-chosen")
    return found.mode, Reason("mode-fits" if found.sure else "mode-without-reader")


def _voices(
    language: str, settings: Settings, mode: str, link: Callable[[], SoundLink], sample: bool
) -> Iterator[Finding]:
    """Try every voice of the mode, and speak the sample with the first available."""
    if mode not in ("direct", "voice"):
        yield _finding(language, "voices", Reason("voices-not-needed"))
        mode, sample = "voice", False
    used = False
    for backend in backends(mode, settings.voice, link):
        caller, why = try_backend(backend, START)
        if caller is None:
            words = told(why, language).removeprefix(f"{backend.name}: ") if why is not None else ""
            yield Finding(f"voice {backend.name}", words, _advice(language, backend.name, why))
            continue
        words = told(Reason("voice-can-speak"), language)
        if sample and not used:
            words = _speak(language, caller, backend)
        if sys.platform == "linux" and backend.name in HEARD_OF:
            words = f"{words} {told(HEARD_OF[backend.name], language)}"
        used = True
        yield Finding(f"voice {backend.name}", words)
        leave_behind(caller, 1.0)
    if not used:
        advice = (Reason("see-voices-above"),)
        yield _finding(language, "speech", Reason("nothing-can-speak"), advice=advice)


def _advice(language: str, name: str, why: Reason | None) -> str:
    """Return how to make a voice speak, naming no package that is installed."""
    match name:
        case "speech-dispatcher" if shutil.which(name):
            advice = Reason("dispatcher-unneeded")
        case "speech-dispatcher":
            advice = Reason("dispatcher-uninstalled")
        case "espeak" if find_spec("espeakng_loader") is None:
            advice = how_to_install("espeakng-loader")
        case "espeak" if why is not None and "espeak-" not in repr(why):
            advice = Reason("espeak-needs-device")
        case "accessible-output2" if sys.platform == "linux":
            advice = Reason("accessible-output-unneeded")
        case "pyttsx3" if sys.platform == "linux":
            advice = Reason("pyttsx-unneeded")
        case "screen-reader" if sys.platform == "linux":
            advice = Reason("reader-needs-dispatcher")
        case "screen-reader":
            advice = Reason("reader-first")
        case _:
            return ""
    return told(advice, language)


def _speak(language: str, caller: Caller, backend: Backend) -> str:
    """Speak the sample to its end."""
    try:
        caller.call(lambda voice: voice.speak(told(SAMPLE, language), False))
        end = time.monotonic() + LISTEN
        while caller.call(lambda voice: voice.speaking()) and time.monotonic() < end:
            time.sleep(0.02)
        reader = caller.voice is not None and caller.voice.kind is Kind.READER
        name = caller.voice.name if caller.voice is not None else backend.name
    except Exception as fault:  # an exception of the voice is the answer to the player's question
        return told(
            Reason("voice-could-not-speak", why=told(fault, language).removesuffix(".")), language
        )
    if reader:
        return told(Reason("reader-has-spoken", name=name, sample=SAMPLE), language)
    return told(Reason("own-voice-has-spoken", name=name, sample=SAMPLE), language)


def _sound(language: str, link: SoundLink, settings: Settings, data: Path, sample: bool) -> Finding:
    """Open the sound device and play a cue on it."""
    ready = link.wait_ready(START)
    if ready is None and link.device.why in ((), (Reason("sound-process-not-started"),)):
        advice = "" if find_spec("pygame") else told(how_to_install("pygame-ce"), language)
        return Finding("sound", told(Reason("sound-process-not-started"), language), advice)
    if not link.device.there:
        advice = sound_advice(language) if sys.platform == "linux" else ""
        if own_system() == "windows":
            advice = told(Reason("sound-device-of-windows"), language)
        found = " ".join(each_told(link.device.why, language))
        complete = told(Reason("sound-unneeded"), language)
        return Finding("sound", found[:1].upper() + found[1:], f"{advice} {complete}".strip())
    packs, faults = packs_for(settings, data)
    advice = " ".join(each_told(faults, language))
    if not settings.sound:
        advice = f"{told(Reason('sounds-off'), language)} {advice}".strip()
    cue = in_language(packs, language).find(TEST_CUE)
    if not sample or cue is None:
        return Finding("sound", told(Reason("device-open"), language), advice)
    mix = mix_of(settings, muted=False)
    left, right = sides(MIDDLE, cue.gain, mix.hearing)
    level = mix.level(cue.bus)
    played = threading.Event()

    def hear(message: Message) -> None:
        if message["is"] == "played":
            played.set()

    link.listeners.append(hear)
    file = str(cue.files[0])
    sound = {"file": file, "left": left * level, "right": right * level, "id": TEST_CUE}
    link.send({"is": "play", "cues": [sound]})
    if not played.wait(START):
        return Finding("sound", told(Reason("device-silent", file=file), language), advice)
    time.sleep(HEARD)
    return Finding("sound", told(Reason("device-has-played", sound=cue.text), language), advice)


def _braille(language: str, settings: Settings, mode: str, display: str, reader: str) -> Finding:
    advice: list[Reason] = []
    if settings.braille:
        lines = Reason("braille-lines-short")
    else:
        lines = Reason("braille-lines-long")
        advice.append(Reason("braille-turn-on"))
    if mode == "direct" and reader == NVDA:
        advice.append(Reason("braille-messages-of-nvda"))
    return Finding(
        "braille", f"{display} {told(lines, language)}", " ".join(each_told(advice, language))
    )


def _terminal(language: str) -> Finding:
    if not is_terminal(sys.stdout):
        return _finding(language, "terminal", Reason("terminal-none"))
    columns = os.get_terminal_size(sys.stdout.fileno()).columns
    kind = os.environ.get("TERM") or "console"
    encoding = sys.stdout.encoding or "none"
    found = Reason("terminal-found", kind=kind, columns=columns, encoding=encoding)
    return _finding(language, "terminal", found)


def _folder(language: str, data: Path) -> Finding:
    nearest = next((place for place in (data, *data.parents) if place.exists()), data)
    if _takes_files(nearest):
        return _finding(language, "folder", Reason("folder-in-use", path=str(data)))
    unwritable = Reason("folder-not-writable", path=str(data))
    return _finding(language, "folder", unwritable, advice=(Reason("folder-other"),))


def _takes_files(folder: Path) -> bool:
    """Return whether a file can be made in a folder; Windows' permissions say so of every one."""
    tried = folder / f".audiogame-{os.getpid()}"
    try:
        tried.write_bytes(b"")
        tried.unlink()
    except OSError:
        return False
    return True


def _topic(topic: str) -> Reason:
    """Return the words for a topic; one of a voice has the name of that."""
    kind, _, name = topic.partition(" ")
    if kind == "voice":
        return Reason("finding-topic", topic=kind, name=name)
    return Reason("finding-topic", topic=topic.replace(" ", "-"), name="")


def run(typed: argparse.Namespace, language: str) -> int:
    """Print the findings as they come, and write them to a bundle; return the exit status.

    Raises:
        CannotBundle: the bundle cannot be written.
    """
    data = data_folder(typed)
    stored, faults = read_settings(data / "settings.toml")
    settings = overridden(stored, typed)
    found: list[Finding] = []
    for finding in examine(language, settings, faults, data):
        found.append(finding)
        if not typed.json:
            advice = f" {finding.advice}" if finding.advice else ""
            topic = told(_topic(finding.topic), language)
            sys.stdout.write(f"{topic}: {finding.found}{advice}\n")
            sys.stdout.flush()
    if typed.json:
        findings = json.dumps([as_dict(finding) for finding in found], indent=2)
        sys.stdout.write(findings + "\n")
    if typed.bundle is not None:
        write_bundle(Path(typed.bundle), bundled(language, tuple(found), settings, data))
        if not typed.json:
            print_told(Reason("report-written", path=typed.bundle), language)
    return 0
