"""When objects in circles are looked for that nobody has any more: never while many are looked at.

Looking at all objects holds the loop for as long as there are many.  So those that a server has
from its beginning, and those that last, are looked at when nobody is there and some lines have
ended, or when so many have that what they may have left counts.  Those that have lasted once are
looked at while they are few: a thread that reads a long record makes many of them, and whatever
thread looks at objects, nobody else does anything meanwhile.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, NEVER = 600, 3, 1_000_000
"""When new objects are looked at, when those that have lasted once, and when all of them.

So at most 3,000 are looked at together, which takes a thousandth of a second or two where the
processor is slow; 6,000 took four, and 100,000 thirty.
"""
EACH = 8
"""Frames after which new objects are looked at in any case, while lines come and end.

Python does so when there are more objects than before by so many.  Where each move takes the place
of the one before it there are never more, and the new ones are all looked at hours later: that held
the loop for 30 thousandths of a second at 300 tables.
"""
QUIET = 4 * EACH
"""Frames without a line that came or ended, after which new objects are not looked at any more.

Moves leave no circles behind, lines do.  So what has come since is put beside those objects that
are never looked at, which costs nothing: looking at them took a twentieth of all the work.
"""
SOME_ENDED, MOST_ENDED = 50, 20_000
"""Lines that have ended, after which all objects are looked at if nobody is there, and in any case.

That takes some 30 thousandths of a second: who comes and goes alone may not cost that each time.
"""


class Garbage:
    """Looks for them in the process of a server, once that has begun; in others Python does."""

    def __init__(self) -> None:
        self._ended = 0
        self._frames = 0
        self._quiet = 0
        """Frames since a line has come or ended."""
        self._begun = False

    def begin(self) -> None:
        """Look at nothing any more that is there now."""
        self._begun = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def took(self) -> None:
        """Take note that a frame has come."""
        if not self._begun:
            return
        self._frames += 1
        self._quiet += 1
        if self._frames % EACH:
            return
        if self._quiet > QUIET:
            gc.freeze()
        else:
            gc.collect(0 if self._frames % (EACH * (MIDDLE + 1)) else 1)

    def came(self) -> None:
        """Take note that a line has come."""
        self._quiet = 0

    def ended(self, left: int) -> None:
        """Take note that a line has ended.

        Args:
            left: how many lines stand.
        """
        self._quiet = 0
        self._ended += self._begun
        if self._ended > (MOST_ENDED if left else SOME_ENDED):
            self._ended = 0
            gc.unfreeze()
            gc.collect()
            gc.freeze()
