"""Accounting of a long run of several steps: wall time, processor time and waiting of each.

`python3 tests/support/steps.py run LEDGER CHAIN NAME COMMAND ...` runs one step and records its
costs; `python3 tests/support/steps.py tell LEDGER LIMIT` prints all steps, and the cost of the
run: its processor seconds over two, as there are two, and the longest chain of waits.  A step waits
while none of its processes runs or is ready to: so it counts the same on a quiet machine and on a
busy one.  Steps of one chain run in sequence, and chains in parallel; those of the chain `all` are
waited for by all others.  Steps of the chain `download`, what comes over the network and is
installed, are listed and not counted.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

LOOK = 0.2
"""Seconds between two polls of whether any process of a step runs."""
ADOPT = 36
"""PR_SET_CHILD_SUBREAPER of Linux: the process adopts orphaned descendants, and counts them."""
ALL, DOWNLOAD = "all", "download"
"""Chains: the one that all others wait for, and the one of downloads."""


@dataclass(frozen=True)
class Taken:
    """The costs of a step.

    Attributes:
        chain: of steps that run in sequence.
        name: of the step.
        clock: wall time in seconds.
        worked: processor time in seconds.
        waited: seconds in which none of its processes ran or was ready to.
    """

    chain: str
    name: str
    clock: float
    worked: float
    waited: float


def children(process: int) -> Iterator[int]:
    """Yield the children of a process, adopted ones included."""
    with contextlib.suppress(OSError):  # it has ended
        for listed in Path(f"/proc/{process}/task").glob("*/children"):
            yield from map(int, listed.read_text(encoding="ascii").split())


def busy(process: int) -> bool:
    """Return whether any thread of a process's descendants runs or is ready to."""
    for child in children(process):
        with contextlib.suppress(OSError):  # it has ended
            for state in Path(f"/proc/{child}/task").glob("*/stat"):
                if state.read_text(errors="replace").rpartition(")")[2].split()[0] == "R":
                    return True
        if busy(child):
            return True
    return False


def reaped_until(process: int) -> int:
    """Wait for a child, reaping its orphans meanwhile; returns its status."""
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == process:
            return os.waitstatus_to_exitcode(status)


def run(chain: str, name: str, command: Sequence[str]) -> tuple[int, Taken]:
    """Run a step; returns its exit status and its costs."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1)  # so that orphans of readers and servers are counted
    begun = time.monotonic()
    ended = threading.Event()
    looks = [0, 0]

    def look() -> None:
        while not ended.wait(LOOK):
            looks[busy(os.getpid())] += 1

    process = subprocess.Popen(command)
    looking = threading.Thread(target=look)
    looking.start()
    process.returncode = reaped_until(process.pid)
    ended.set()
    looking.join()
    times = os.times()
    clock = time.monotonic() - begun
    waited = clock * looks[False] / max(sum(looks), 1)
    return process.returncode, Taken(
        chain, name, clock, times.children_user + times.children_system, waited
    )


def account(steps: Iterable[Taken]) -> tuple[float, str, float]:
    """Return the processor seconds, the chain that waits longest, and its seconds of waiting.

    Downloads are left out.
    """
    worked, waits = 0.0, defaultdict[str, float](float)
    for step in steps:
        if step.chain != DOWNLOAD:
            worked += step.worked
            waits[step.chain] += step.waited
    first = waits.pop(ALL, 0.0)
    longest = max(waits, key=lambda chain: waits[chain], default=ALL)
    return worked, longest, first + waits.get(longest, 0.0)


def lines(steps: Sequence[Taken], limit: float) -> Iterator[str]:
    """Yield a row for each step, and the cost of the run."""
    yield "  clock  worked  waited  step"
    for step in steps:
        yield (
            f"{step.clock:7.1f} {step.worked:7.1f} {step.waited:7.1f}  {step.chain}: {step.name}"
        )
    worked, longest, waited = account(steps)
    yield (
        f"{worked:.0f} s of processors over two, and {waited:.0f} s that the chain {longest} waits:"
        f" {worked / 2 + waited:.0f} s of {limit:.0f}."
    )


def main(arguments: Sequence[str]) -> int:
    """Run a step, or print all."""
    match arguments:
        case ["run", ledger, chain, name, *command]:
            status, taken = run(chain, name, command)
            with Path(ledger).open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(taken)) + "\n")
            return status
        case ["tell", ledger, limit]:
            rows = Path(ledger).read_text(encoding="utf-8").splitlines()
            steps = [Taken(**json.loads(row)) for row in rows]
            print("\n".join(lines(steps, float(limit))))
            return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
