"""Where faults of the program and of games are written down for developers."""

from __future__ import annotations

import contextlib
import traceback
from pathlib import Path

FILE = "faults.log"


def write_down(data: Path) -> str:
    """Append the present exception to the log in the folder of the program.

    Returns:
        The log's name.
    """
    log = data / FILE
    with contextlib.suppress(OSError):
        data.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    return str(log)


def comes_from(fault: BaseException, package: str) -> bool:
    """Tell whether a fault was raised in a package, or in what it called."""
    frames = fault.__traceback__
    while frames is not None:
        name = str(frames.tb_frame.f_globals.get("__name__", ""))
        if f"{name}.".startswith(f"{package}."):
            return True
        frames = frames.tb_next
    return False
