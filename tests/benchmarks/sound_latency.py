"""Measure the sound process: latency from cue to first sample, memory and processor, start.

Run `python tests/benchmarks sound_latency [TIMES]`; it needs pulseaudio, and Linux for the
memory and the processor time.  The latency is printed beside that of the mixer alone, recorded
in the same way from a null sink.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from sound_server import SoundServer
from terminal import Terminal

from audiogame.outputs.sound import SoundOutput
from audiogame.outputs.sound_process import SoundLink
from audiogame.rules.sounded import Sounded
from audiogame.sound_server.pack import Packs, default_pack
from benchmarks.speech_latency import Ear, tell

CUE = "card.flip"
"""A short cue."""
LONG = "scientific-war.war"
"""A long cue, of which many are played at once."""


def first_sample(sound: SoundOutput, ear: Ear, times: int) -> list[float]:
    """Return the seconds from each of several cues to its first sample."""
    took = []
    for _ in range(times + 1):
        at = time.monotonic()
        sound.play((Sounded(CUE),))
        took.append(ear.wait_loud(at))
        ear.wait_quiet(time.monotonic())
    return took[1:]  # the first cue reads the file


def alone(ear: Ear, times: int) -> list[float]:
    """Return the same for the mixer alone, in this process."""
    from audiogame.sound_server.device import SoundDevice

    device = SoundDevice()
    file = str(default_pack()[0].cues[CUE].files[0])
    cue = {"file": file, "left": 0.7, "right": 0.7}
    took = []
    for _ in range(times + 1):
        at = time.monotonic()
        device.cues.take(cue)
        device.cues.play_due()
        took.append(ear.wait_loud(at))
        ear.wait_quiet(time.monotonic())
    device.close()
    return took[1:]


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    return 0.0


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def costs(link: SoundLink, sound: SoundOutput) -> None:
    """Print memory and processor time, idle and with sixteen voices."""
    pid = link.pid
    assert pid is not None
    used = processor(pid)
    time.sleep(10.0)
    share = (processor(pid) - used) / 10.0
    sys.stdout.write(f"Idle: {memory(pid):.0f} MB, {share:.1%} of a core.\n")
    used, end = processor(pid), time.monotonic() + 10.0
    while time.monotonic() < end:
        sound.drop()
        for _ in range(16):
            sound.play((Sounded("card.deal"), Sounded("dice.roll.6")))
            sound.drop()
        time.sleep(0.6)
    share = (processor(pid) - used) / 10.0
    sys.stdout.write(f"16 voices and more: {memory(pid):.0f} MB, {share:.1%} of a core.\n")


def start(sound: str, env: dict[str, str], times: int) -> list[float]:
    """Return the seconds from starting the program to its first line."""
    took = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as data:
            at = time.monotonic()
            with Terminal("--data", data, "--sound", sound, env=env) as terminal:
                terminal.wait_for("New game")
                took.append(time.monotonic() - at)
    return took


def main(typed: list[str]) -> int:
    """Measure as often as the argument says; returns the exit status."""
    times = int(typed[0]) if typed else 30
    pack, _ = default_pack()
    files = [file for cue in pack.cues.values() for file in cue.files]
    size = sum(file.stat().st_size for file in files) / 1e6
    sys.stdout.write(f"The pack: {len(pack.cues)} cues in {len(files)} files, {size:.1f} MB.\n")
    with tempfile.TemporaryDirectory(prefix="pa") as name, SoundServer(Path(name)) as server:
        os.environ.update(server.env)
        ear = Ear(server)
        link = SoundLink()
        link.wait_ready(10.0)
        sound = SoundOutput(link, lambda: Packs((pack,)))
        while sound.find(CUE) is None:
            time.sleep(0.01)
        ours = first_sample(sound, ear, times)
        costs(link, sound)
        link.close()
        theirs = alone(ear, times)
        one = tell("a cue to its first sample", ours)
        other = tell("  the mixer alone", theirs)
        sys.stdout.write(f"  ratio {one / other:.2f}\n")
        ear.process.kill()
        starts = {mode: start(mode, server.env, max(times // 3, 3)) for mode in ("off", "on")}
    for mode, took in starts.items():
        tell(f"start to the main menu, sound {mode}", took)
    more = statistics.median(starts["on"]) - statistics.median(starts["off"])
    sys.stdout.write(f"  with sound {more * 1000:+.0f} ms\n")
    return 0
