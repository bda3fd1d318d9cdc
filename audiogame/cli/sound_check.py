"""Check a pack of sounds on all cores, with progress where it takes long."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

from audiogame.cli.long_work import PrintedProgress, told
from audiogame.cli.standard_output import print_lines
from audiogame.narration.faults import each_told
from audiogame.own_process import pool_size
from audiogame.rules.fault import Reason
from audiogame.sound_server.check import SoundFigures, check_pack, measure

FEW = 100
"""Files up to which measuring here is faster than starting a process."""
TOGETHER = 4
"""Files that a process measures before it returns their figures."""


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame sounds check`."""
    return check_sounds(language, typed.folder)


def check_sounds(language: str, folder: str) -> int:
    """Print every fault of the pack in a folder; return the exit status."""
    progress = PrintedProgress(language, "sounds")
    with told(progress):
        faults = check_pack(
            Path(folder).expanduser(), lambda paths: progress.counted(measured(paths), len(paths))
        )
    print_lines(each_told(faults or (Reason("pack-usable"),), language))
    return 1 if faults else 0


def measured(paths: Sequence[Path], few: int = FEW) -> Iterator[SoundFigures]:
    """Measure files in order, many of them on all cores.

    Args:
        paths: the files.
        few: number of files to measure in this process.
    """
    processes = pool_size()
    if processes == 1 or len(paths) <= few:
        yield from map(measure, paths)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the first process, which ends the others
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, ignore) as pool:
        yield from pool.imap(measure, paths, chunksize=TOGETHER)
