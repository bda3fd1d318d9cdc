"""A machine without a sound device: no sound process until a device is found."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import pytest
from packages import skip_without
from patience import until
from sound_server import SoundServer, missing_sound_server
from terminal import Terminal

pytestmark = [
    pytest.mark.real,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc"),
]
LIMIT = 60.0
"""Seconds allowed for what takes a few."""
NO_DEVICE = "Sound is off: no sound device found."


def processes(terminal: Terminal) -> list[int]:
    """Return the sound processes that the program has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            parent = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]
        except OSError:  # it has ended meanwhile
            continue
        if b"audiogame.sound_server" in words and int(parent) == terminal.process.pid:
            found.append(int(folder.name))
    return found


def env_of(folder: Path) -> dict[str, str]:
    """Return the environment of a program whose sound server is not there yet."""
    return {
        "PULSE_SERVER": f"unix:{folder / SoundServer.socket_name}",
        "SDL_AUDIODRIVER": "pulseaudio",
        "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
    }


@pytest.mark.parametrize("speech", ["lines", "voice"])
def test_the_process_is_gone_after_the_sentence_and_back_with_a_device(
    speech: str, tmp_path: Path
) -> None:
    """Keys are answered meanwhile, and M retries the device at once."""
    skip_without(missing_sound_server())
    with tempfile.TemporaryDirectory(prefix="pa", ignore_cleanup_errors=True) as name:
        typed = ("--data", str(tmp_path), "--speech", speech, "--voice", "espeak", "--sound", "on")
        with Terminal(*typed, env=env_of(Path(name))) as terminal:
            terminal.wait_for(NO_DEVICE)
            assert until(lambda: not processes(terminal))
            terminal.press("\x1b[B", then="Continue a game.")
            with SoundServer(Path(name)) as server:
                terminal.press("m", then="Looking again.")
                terminal.wait_for("Sounds are on now.")
                assert server.hears("null", lambda: terminal.press("\x1b[A"), LIMIT)
                assert len(processes(terminal)) == 1
            terminal.wait_for(
                "have stopped: the sound server has stopped."
                if speech == "voice"
                else "Sounds have stopped: the sound server has stopped."
            )
            assert until(lambda: not processes(terminal))
            assert " ".join(terminal.text.split()).count(NO_DEVICE) == 1


def test_a_device_is_found_without_a_key(tmp_path: Path) -> None:
    """After a few seconds, as the first retry intervals are short."""
    skip_without(missing_sound_server())
    with tempfile.TemporaryDirectory(prefix="pa", ignore_cleanup_errors=True) as name:
        typed = ("--data", str(tmp_path), "--speech", "lines", "--sound", "on")
        with Terminal(*typed, env=env_of(Path(name))) as terminal:
            terminal.wait_for(NO_DEVICE)
            with SoundServer(Path(name)):
                terminal.wait_for("Sounds are on now.", LIMIT)
                assert len(processes(terminal)) == 1


def test_without_sounds_there_is_no_process(tmp_path: Path) -> None:
    """With sounds off and no voice of its own."""
    typed = ("--data", str(tmp_path), "--speech", "lines", "--sound", "off")
    seen: list[int] = []
    with Terminal(*typed) as terminal:
        terminal.wait_for("New game")
        end = time.monotonic() + 3.0
        while time.monotonic() < end:
            seen += processes(terminal)
            terminal.press("\x1b[B", then_wait=0.1)
    assert seen == []
