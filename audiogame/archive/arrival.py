"""All-or-nothing arrival of files in the program's folder, also after a kill.

A transaction: the files are staged in a folder of their own until all of them are whole.  Then a
plan names the target of each; the rename of the plan commits.  The next program that finds a plan
moves the rest to its place.  Without a plan nothing has arrived, and the folder is removed.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import (
    move_own,
    open_own,
    own_folder,
    patiently,
    read_own,
    remove_folder,
    remove_own,
    write_whole,
)

WAITING = ".import-"
"""Name of the staging folder, in which files wait until all of them are there."""
PLAN, BACK = "plan.json", "back.json"
"""Names of the plan, which says where each file goes, and of its rollback."""
GUARD = "guard"
"""Name of the lock file, held while a process brings these files in."""


def arrive(data: Path, files: Mapping[str, Callable[[Path], None]]) -> None:
    """Bring files in, all or none.

    Args:
        data: the program's folder.
        files: writes each file to the path that it is given, by its name with slashes; none of
            the names is there.

    Raises:
        OSError: one cannot be written; nothing has changed.
    """
    folder = Path(tempfile.mkdtemp(prefix=WAITING, dir=data))
    names, done = [*files], False
    try:
        with os.fdopen(open_own(folder / GUARD, os.O_RDWR), "r+b") as guard:
            lock(guard, folder.name)
            try:
                for number, write in enumerate(files.values()):
                    write(folder / str(number))
                _plan(folder, names)
                _put(folder, data, names)
                done = True
            except BaseException:
                _take_back(folder, data, names)
                raise
    finally:
        if done or not (folder / PLAN).exists():
            with contextlib.suppress(OSError):  # at the latest the next program removes it
                remove_folder(folder)


def finish_arrivals(data: Path) -> None:
    """Finish arrivals whose plan a stopped program had committed, and remove uncommitted ones.

    What cannot be moved to its place now waits for the next time.
    """
    for folder in sorted(data.glob(f"{WAITING}*")):
        with contextlib.suppress(OSError, InUse):  # locked by another, or a read-only disk
            with os.fdopen(open_own(folder / GUARD, os.O_RDWR), "r+b") as guard:
                lock(guard, folder.name)
                _finish(folder, data)
            remove_folder(folder)


def _plan(folder: Path, names: list[str]) -> None:
    """Write the rollback, then the plan: a full disk would have no room for a rollback later."""
    for file, back in ((BACK, True), (PLAN, False)):
        write_whole(folder / file, json.dumps({"names": names, "back": back}))


def _finish(folder: Path, data: Path) -> None:
    """Carry out the plan from wherever it was stopped; without a whole plan do nothing."""
    try:
        plan = json.loads(read_own(folder / PLAN))
    except (FileNotFoundError, ValueError):
        return
    (_remove if plan["back"] else _put)(folder, data, plan["names"])


def _put(folder: Path, data: Path, names: list[str]) -> None:
    """Move files that still wait to their places; one that has come there meanwhile stays."""
    for number, name in enumerate(names):
        waiting, place = folder / str(number), data / name
        if waiting.exists() and not place.exists():
            own_folder(place.parent)
            patiently(waiting, partial(waiting.rename, place))


def _take_back(folder: Path, data: Path, names: list[str]) -> None:
    """Remove the moved files and the plan; safe to repeat after a kill."""
    if (folder / PLAN).exists():
        with contextlib.suppress(OSError):
            move_own(folder / BACK, folder / PLAN)
            _remove(folder, data, names)
            remove_own(folder / PLAN)


def _remove(folder: Path, data: Path, names: list[str]) -> None:
    for number, name in enumerate(names):
        if not (folder / str(number)).exists():
            remove_own(data / name)
    for parent in {(data / name).parent for name in names} - {data}:
        with contextlib.suppress(OSError):  # the folder holds something else
            parent.rmdir()
