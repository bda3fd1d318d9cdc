"""A check of many sounds: run on all cores, with its progress in a terminal."""

from __future__ import annotations

from pathlib import Path
from queue import Queue

import pytest
from wav_files import tone, write_wav

from audiogame.cli import long_work
from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.sound_check import check_sounds, measured
from audiogame.sound_server.check import check_pack, measure

LIMIT = 60.0
"""Seconds to wait for a sentence, however busy the machine is."""


def test_a_long_check_says_so_and_then_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the progress by then."""
    said = Queue[str]()
    monkeypatch.setattr(long_work, "SOON", 0.0)
    monkeypatch.setattr(long_work, "AGAIN", 0.001)
    monkeypatch.setattr(long_work, "_say", said.put)
    monkeypatch.setattr(long_work, "is_terminal", lambda stream: True)
    progress = PrintedProgress("en", "sounds")
    work = progress.counted("abc", 3)
    next(work)
    next(work)
    with told(progress):
        assert said.get(timeout=LIMIT) == "This takes a while: 1 of 3 sounds."
        next(work)
        while (told_of := said.get(timeout=LIMIT)) != "2 of 3 sounds.":
            assert told_of == "1 of 3 sounds."


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
