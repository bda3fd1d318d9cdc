"""What Linux lacks where no sound device opens: the package to install, never one that is there.

SDL plays through libpulse, which it loads from the system, to PulseAudio or PipeWire; without a
sound server it plays through ALSA, which needs its configuration.
"""

from __future__ import annotations

import ctypes
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from os import environ
from pathlib import Path

LIBRARY = "libpulse.so.0"
CARDS = Path("/proc/asound/cards")
ALSA = Path("/usr/share/alsa/alsa.conf")
RELEASE = Path("/etc/os-release")
NAMES: dict[str, tuple[str, str, str]] = {
    "debian": ("libpulse0", "pipewire-pulse", "libasound2-data"),
    "fedora": ("pulseaudio-libs", "pipewire-pulseaudio", "alsa-lib"),
    "arch": ("libpulse", "pipewire-pulse", "alsa-lib"),
}
"""By the family of a system: the packages of libpulse, of PipeWire's side for it, and of ALSA."""


def loads(library: str) -> bool:
    """Tell whether a library of the system can be loaded."""
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
    """What is looked at.

    Args:
        environ: the environment.
        loads: tells whether a library can be loaded.
        installed: tells whether there is a program of such a name.
        exists: tells whether there is something at a path.
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
    """Return the names of the packages on this system; those of Debian where it is unknown."""
    for line in system.read(RELEASE).splitlines():
        name, _, value = line.partition("=")
        if name in ("ID", "ID_LIKE"):
            for family in value.strip("\"'").split():
                if family in NAMES:
                    return NAMES[family]
    libpulse, side, alsa = NAMES["debian"]
    return f"{libpulse} (its name on Debian)", f"{side} (on Debian)", f"{alsa} (on Debian)"
