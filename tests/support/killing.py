"""Run the program again and again from one warm process, and kill it at any moment."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Self

_SOURCE = """
import json, os, signal, sys, time
import prompt_toolkit, tomlkit, audiogame.archive, audiogame.terminal.session
from audiogame.__main__ import main
from audiogame.table.library import all_games
all_games()
for line in sys.stdin:
    arguments, output, after = json.loads(line)
    child = os.fork()
    if not child:
        out = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        for number in (1, 2):
            os.dup2(out, number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.stdout = os.fdopen(1, "w")
        os._exit(main(arguments))
    begun = time.monotonic()
    if after is not None:
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    print(json.dumps([os.waitstatus_to_exitcode(status), time.monotonic() - begun]), flush=True)
"""


class Killer:
    """A fork server: a process with the program loaded, forked for each run."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SOURCE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(
        self, arguments: list[str], output: Path, after: float | None = None
    ) -> tuple[int, float]:
        """Run the program, and kill it after `after` seconds if they are given.

        Returns:
            Its exit status, negative for the signal that ended it, and the seconds it took.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([arguments, str(output), after]) + "\n")
        self._process.stdin.flush()
        status, seconds = json.loads(self._process.stdout.readline())
        return status, seconds

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(10)
