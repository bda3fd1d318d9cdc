"""Processes of the program beside it: its voice, its sounds, its bots, and the server of a table.

Each runs a module of the program, and its input ends with the program, even with one that is
killed.  It has no window, and keys such as Ctrl+C are for the program alone.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

from audiogame import FROZEN

if sys.platform == "win32":
    NO_WINDOW = subprocess.CREATE_NO_WINDOW
else:
    NO_WINDOW = 0
OWN_SESSION = sys.platform != "win32"
"""Whether a process has to be parted from the terminal by a session of its own."""


def own_command(module: str, *arguments: str) -> tuple[str, ...]:
    """Return the command line that runs a module of the program in another process.

    The executable of a frozen program is no Python: it takes the same words to `run_own_process`.
    """
    python = (sys.executable,) if FROZEN else (sys.executable, "-P")
    return (*python, "-m", module, *arguments)


def run_own_process() -> bool:
    """Run the module that a frozen program was started for beside another; return whether it was.

    A process of a pool of `multiprocessing` runs and exits here.
    """
    # late: a browser has neither
    import runpy
    from multiprocessing import freeze_support

    freeze_support()
    match sys.argv[1:]:
        case ["-m", module, *arguments]:
            sys.argv[1:] = arguments
            runpy.run_module(module, run_name="__main__", alter_sys=True)
            return True
    return False


def start_process(
    command: tuple[str, ...], environment: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a process with its input and output as pipes; its errors are printed nowhere.

    Args:
        command: the command line.
        environment: its variables; None for those of the program.

    Raises:
        OSError: it cannot be started.
    """
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # C libraries write there, and screen readers would read it
        env=environment,
        creationflags=NO_WINDOW,
        start_new_session=OWN_SESSION,
    )
