"""A check of many sounds: run on all cores, with progress on Enter in a terminal."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from wav_files import tone, write_wav

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.sound_check import check_sounds, measured
from audiogame.sound_server.check import check_pack, measure

pty = pytest.importorskip("pty", reason="a pseudo terminal is needed, which Windows has not")


@contextmanager
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Replace stdin and stderr by a pseudo-terminal; returns its other end."""
    own, other = pty.openpty()
    kept = os.dup(0)
    os.dup2(other, 0)
    try:
        with (
            open(other, "w", buffering=1, closefd=False) as errors,
            open(other, closefd=False) as typed,
            monkeypatch.context() as patched,
        ):
            patched.setattr(sys, "stdin", typed)
            patched.setattr(sys, "stderr", errors)
            yield own
    finally:
        os.dup2(kept, 0)
        for one in (own, other, kept):
            os.close(one)


def read_until(end: int, text: str) -> str:
    """Read from a terminal until it has printed a text, for at most half a minute."""
    os.set_blocking(end, False)
    printed, last = "", time.monotonic() + 30.0
    while text not in printed and time.monotonic() < last:
        try:
            printed += os.read(end, 1000).decode()
        except BlockingIOError:
            time.sleep(0.02)
    return printed


def test_a_long_check_says_so_and_enter_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a second by itself; then for each Enter, with the progress by then."""
    progress = PrintedProgress("en", "sounds")
    work = progress.counted("abc", 3)
    with terminal(monkeypatch) as end, told(progress):
        next(work)
        next(work)
        first = "This takes a while: 1 of 3 sounds. Enter tells the progress."
        assert first in read_until(end, "far it is.")
        next(work)
        os.write(end, b"\n")
        assert "2 of 3 sounds." in read_until(end, "2 of 3 sounds.")


def test_nothing_is_said_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Output that other programs read has the findings, and nothing else."""
    with told(PrintedProgress("en", "sounds")):
        pass
    assert capsys.readouterr() == ("", "")


def test_all_cores_measure_the_same_in_the_same_order(tmp_path: Path) -> None:
    """Whether the files are few or many."""
    paths = [tmp_path / f"tick-{number}.wav" for number in range(1, 13)]
    for number, path in enumerate(paths, start=1):
        write_wav(path, tone(0.01 * number))
    paths.append(tmp_path / "none.wav")
    here = [*map(measure, paths)]
    assert [*measured(paths, few=2)] == here
    assert [*measured(paths)] == here
    assert here[-1].broken is not None


def test_the_command_says_what_the_check_finds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each error on a line of its own, and 1 as the exit status."""
    write_wav(tmp_path / "tick.wav", tone(0.05))
    assert check_sounds("en", str(tmp_path)) == 1
    assert len(capsys.readouterr().out.splitlines()) == len(check_pack(tmp_path))
