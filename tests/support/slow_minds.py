"""A thinking process for tests: it sleeps for some seconds before each answer, or hangs once.

Its arguments are the seconds, or `until`, and a file. With seconds: if the file does not exist, the
process creates it and hangs. With `until`: it thinks until the file exists.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

from audiogame.opponents import worker
from audiogame.opponents.mind import Here
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Seat, State

_choose, _advise = Here.choose, Here.advise


def wait() -> None:
    """Sleep, or hang, as the arguments say."""
    if sys.argv[1] == "until":
        while not Path(sys.argv[2]).exists():
            time.sleep(0.01)
        return
    if len(sys.argv) > 2 and not Path(sys.argv[2]).exists():
        Path(sys.argv[2]).touch()
        time.sleep(600)
    time.sleep(float(sys.argv[1]))


def choose(mind: Here, view: State, seat: Seat, random: Random) -> Action:
    """Choose after a delay."""
    wait()
    return _choose(mind, view, seat, random)


def advise(
    mind: Here, view: State, seat: Seat, random: Random, against: Action | None = None
) -> Advice:
    """Advise after a delay."""
    wait()
    return _advise(mind, view, seat, random, against)


if __name__ == "__main__":
    Here.choose = choose  # type: ignore[method-assign, assignment]  # only in this process
    Here.advise = advise  # type: ignore[method-assign, assignment]  # only in this process
    worker.main()
