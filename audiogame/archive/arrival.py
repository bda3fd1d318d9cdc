"""Files on their way into the program's folder: all of them arrive or none, also after a kill.

They wait in a folder of their own until all of them are whole.  Then a plan says where each
belongs, and from its rename on they are there: whoever finds a plan puts the rest to its place.
Without a plan nothing has arrived, and the folder is removed.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import open_own, own_folder, write_whole

WAITING = ".import-"
"""How the folder is called in which files wait until all of them are there."""
PLAN, BACK = "plan.json", "back.json"
"""What is to be done with the files, and what would take them back."""
GUARD = "guard"
"""A file that is locked as long as somebody brings these files in."""


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
            shutil.rmtree(folder, ignore_errors=True)


def finish_arrivals(data: Path) -> None:
    """Let arrive what a program that was stopped had planned, and remove what it had not.

    What cannot be put to its place now waits for the next time.
    """
    for folder in sorted(data.glob(f"{WAITING}*")):
        with contextlib.suppress(OSError, InUse):  # somebody is at it, or the disk is read-only
            with os.fdopen(open_own(folder / GUARD, os.O_RDWR), "r+b") as guard:
                lock(guard, folder.name)
                _finish(folder, data)
            shutil.rmtree(folder)


def _plan(folder: Path, names: list[str]) -> None:
    """Write the plan, and before it the one that takes back: a full disk has no room then."""
    for file, back in ((BACK, True), (PLAN, False)):
        write_whole(folder / file, json.dumps({"names": names, "back": back}))


def _finish(folder: Path, data: Path) -> None:
    """Do what a plan says, whatever of it is done already; without a whole plan nothing is."""
    try:
        plan = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return
    (_remove if plan["back"] else _put)(folder, data, plan["names"])


def _put(folder: Path, data: Path, names: list[str]) -> None:
    """Put what still waits to its place; a file that has come there meanwhile stays."""
    for number, name in enumerate(names):
        waiting, place = folder / str(number), data / name
        if waiting.exists() and not place.exists():
            own_folder(place.parent)
            waiting.rename(place)


def _take_back(folder: Path, data: Path, names: list[str]) -> None:
    """Remove what has been put to its place, and the plan; a kill in between changes nothing."""
    if (folder / PLAN).exists():
        with contextlib.suppress(OSError):
            (folder / BACK).replace(folder / PLAN)
            _remove(folder, data, names)
            (folder / PLAN).unlink()


def _remove(folder: Path, data: Path, names: list[str]) -> None:
    for number, name in enumerate(names):
        if not (folder / str(number)).exists():
            (data / name).unlink(missing_ok=True)
    for parent in {(data / name).parent for name in names} - {data}:
        with contextlib.suppress(OSError):  # something else is in it
            parent.rmdir()
