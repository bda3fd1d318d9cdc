"""The doctor names the package that a Linux without sound lacks, and no installed one."""

from __future__ import annotations

import os
import shutil
import sys
from itertools import product
from pathlib import Path

import pytest
from completed import completed
from packages import skip_without

from audiogame.cli.doctor import ALSA, CARDS, LIBRARY, RELEASE, System, loads, sound_advice

CARD = " 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n"
DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
RUNTIME = Path("/run/user/1000")


def machine(
    *there: str,
    libpulse: bool = True,
    card: bool = True,
    alsa: bool = True,
    release: str = DEBIAN,
    environ: dict[str, str] | None = None,
) -> System:
    """Return a machine with these sockets ("pulse", "pipewire") and programs."""
    sockets = {"pulse": RUNTIME / "pulse" / "native", "pipewire": RUNTIME / "pipewire-0"}
    paths = {sockets[name] for name in there if name in sockets} | ({ALSA} if alsa else set())
    texts = {CARDS: CARD if card else "--- no soundcards ---\n", RELEASE: release}
    return System(
        environ={"XDG_RUNTIME_DIR": str(RUNTIME)} if environ is None else environ,
        loads=lambda library: libpulse and library == LIBRARY,
        installed=lambda name: name in there,
        exists=lambda path: path in paths,
        read=lambda path: texts.get(path, ""),
    )


@pytest.mark.parametrize(
    ("system", "advice"),
    [
        (machine("pulse", libpulse=False), "missing: install the package libpulse0."),
        (
            machine("pulse", libpulse=False, release="ID=fedora\n"),
            "missing: install the package pulseaudio-libs.",
        ),
        (
            machine("pulse", libpulse=False, release='ID=mint\nID_LIKE="ubuntu debian"\n'),
            "missing: install the package libpulse0.",
        ),
        (
            machine("pulse", libpulse=False, release="ID=guix\n"),
            "missing: install the package libpulse0 (on Debian).",
        ),
        (machine("pulse"), "A sound server is running: choose a device for it"),
        (
            machine("pipewire", libpulse=False),
            "PipeWire is running, but programs can't share it: "
            "install the packages pipewire-pulse and libpulse0.",
        ),
        (machine("pipewire"), "share it: install the package pipewire-pulse."),
        (machine("pipewire", "pipewire-pulse"), "share it: start pipewire-pulse or pulseaudio."),
        (
            machine("pipewire", "pipewire-pulse", libpulse=False),
            "share it: install the package libpulse0.",
        ),
        (
            machine(libpulse=False),
            "There is a sound card, but programs can't share it: "
            "install the packages pipewire-pulse and libpulse0.",
        ),
        (machine(alsa=False), "no configuration: install the package libasound2-data."),
        (machine("pulseaudio"), "share it: start pipewire-pulse or pulseaudio."),
        (machine(card=False), "Linux finds no sound card here."),
        (
            machine(environ={"PULSE_SERVER": "unix:/nowhere"}),
            "The variable PULSE_SERVER names a sound server that isn't running.",
        ),
        (
            machine(environ={"SDL_AUDIODRIVER": "dummy"}),
            "The variable SDL_AUDIODRIVER is dummy: remove it.",
        ),
    ],
)
def test_the_doctor_names_the_package_that_sound_lacks(system: System, advice: str) -> None:
    """By the existing sockets, libraries, programs and files."""
    assert advice in sound_advice("en", system)


def test_no_installed_package_is_advised() -> None:
    """On any machine: with a server or none, with and without each package."""
    names = ("pulse", "pipewire", "pipewire-pulse", "pulseaudio")
    for some in product((False, True), repeat=4):
        there = [name for name, one in zip(names, some, strict=True) if one]
        for libpulse, card, alsa in product((False, True), repeat=3):
            told = sound_advice("en", machine(*there, libpulse=libpulse, card=card, alsa=alsa))
            wanted = told.partition("install")[2]
            assert not (libpulse and "libpulse0" in wanted), told
            assert not ("pipewire-pulse" in there and "pipewire-pulse" in wanted), told
            assert not (alsa and "libasound2-data" in wanted), told
            assert told.endswith(".")


@pytest.mark.real
def test_a_machine_without_libpulse(tmp_path: Path) -> None:
    """The library is hidden from one process tree; the doctor's whole report is read."""
    skip_without("" if sys.platform == "linux" and os.geteuid() == 0 else "only root hides a file")
    skip_without("" if shutil.which("unshare") else "the command unshare is missing")
    skip_without("" if loads(LIBRARY) else "libpulse0 is not installed")
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    (tmp_path / "empty").touch()
    hide = (
        "for file in $(ldconfig -p | sed -n 's/.*libpulse\\.so\\.0 .*=> //p'); do "
        f'mount --bind "{tmp_path}/empty" "$file"; done; exec "$@"'
    )
    doctor = [sys.executable, "-m", "audiogame", "doctor", "--data", str(tmp_path / "data")]
    led = ("PULSE_SERVER", "SDL_AUDIODRIVER")
    env = {name: value for name, value in os.environ.items() if name not in led}
    done = completed(
        ["unshare", "--mount", "sh", "-c", hide, "sh", *doctor, "--speech", "voice"],
        env={**env, "XDG_RUNTIME_DIR": str(tmp_path), "SPEECHD_ADDRESS": "unix_socket:/nowhere"},
    )
    assert done.returncode == 0, done.stderr
    (sound,) = [line for line in done.stdout.splitlines() if line.startswith("Sound: ")]
    assert "A sound server is running, but its library is missing: install the package" in sound
    assert "libpulse" in sound.partition("install")[2]
    assert "espeakng-loader" not in done.stdout, "it is there"
    if shutil.which("speech-dispatcher"):
        assert "package speech-dispatcher" not in done.stdout
