"""The process that runs a tunnel's command, and ends it when the server has gone, even killed.

A tunnel without its server would lead to whatever listens at that port next.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading

from audiogame.own_process import NO_WINDOW, end_with_program

ENDING = 2.0
"""Seconds in which the command has to end, before it is killed."""
NOT_RUN = 126
"""Exit status where the command does not start, as a shell has it."""


def _end_with_input(child: subprocess.Popen[bytes]) -> None:
    """End the command once the input has ended."""
    with contextlib.suppress(OSError):
        while os.read(0, 1024):  # not by `sys.stdin`, whose lock would hold up the exit
            pass
    child.terminate()
    try:
        child.wait(ENDING)
    except subprocess.TimeoutExpired:
        child.kill()


def main(command: list[str]) -> int:
    """Run a command until it or the input ends; return its exit status."""
    try:
        child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,  # kept open: a service may end with its input
            creationflags=NO_WINDOW,
        )
    except OSError as fault:
        sys.stderr.write(f"{fault.strerror or fault}\n")
        return NOT_RUN
    end_with_program(child.pid)  # and what it starts, as a script does
    threading.Thread(target=_end_with_input, args=(child,), daemon=True).start()
    return child.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
