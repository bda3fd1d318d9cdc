"""What a front end hands to the console."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from audiogame.console.display import Display
from audiogame.outputs.readers import UNKNOWN, Reader
from audiogame.rules.value import Value, made_by

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from audiogame.console.audio import Audio
    from audiogame.console.key_source import KeySource
    from audiogame.console.screen import ScreenMaker
    from audiogame.opponents.thought import Thinker
    from audiogame.outputs import Output

Result = TypeVar("Result")


class Aside(Protocol):
    """Does work that waits for a disk, a device or a long calculation; keys go on meanwhile."""

    def __call__(self, work: Callable[[], Result], /) -> Awaitable[Result]:
        """Return what the work returns."""


class FrontEnd(Value):
    """Everything that differs between a terminal, a page and a test.

    Args:
        keys: where keys come from.
        make_screen: makes the place where lines are shown.
        audio: makes whoever speaks and plays sounds.
        thinker: thinks beside the game.
        aside: does what would keep the loop.
        clock: returns seconds that only grow.
        now: returns the date and the time of day, with their zone.
        outputs: where else lines end, such as a transcript.
        reader: the screen reader that reads what is printed, if one does.
        display: shows what is no line.
        unkept: writes what waits in memory; returns why what was written is not kept, empty where
            it is.
    """

    keys: KeySource
    make_screen: ScreenMaker
    audio: Audio
    thinker: Thinker
    aside: Aside
    clock: Callable[[], float]
    now: Callable[[], datetime]
    outputs: tuple[Output, ...] = ()
    reader: Reader = UNKNOWN
    display: Display = made_by(Display)
    unkept: Callable[[], str] = str
