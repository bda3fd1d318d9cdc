"""The front end: everything that differs between a terminal, a page and a test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from audiogame.console.display import Display
from audiogame.narration.texts import translated_languages
from audiogame.outputs.readers import UNKNOWN, Reader
from audiogame.rules.value import Value, made_by

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence
    from datetime import datetime
    from pathlib import Path

    from audiogame.console.audio import Audio
    from audiogame.console.finding import Finding
    from audiogame.console.home_server import HomeServer
    from audiogame.console.key_source import KeySource
    from audiogame.console.screen import ScreenMaker
    from audiogame.online.record_proof import KnownGame, Proof
    from audiogame.opponents.thought import Thinker
    from audiogame.outputs import Output
    from audiogame.rules.state import Event
    from audiogame.settings import Settings

Result = TypeVar("Result")


class Offloader(Protocol):
    """Runs blocking work (disk, device, long calculation) without blocking keys."""

    def __call__(self, work: Callable[[], Result], /) -> Awaitable[Result]:
        """Return the result of the work."""


class Prover(Protocol):
    """Verifies records in a process of its own."""

    def __call__(
        self, path: Path, game: KnownGame, sent: Sequence[Event | None], /
    ) -> Awaitable[Proof]:
        """Return what the record in a file proves, beside what this device knows of its game.

        Raises:
            OSError: no process can be started.
        """


class FrontEnd(Value):
    """Everything that differs between a terminal, a page and a test.

    Args:
        keys: the key source.
        make_screen: creates the screen.
        audio: creates speech and sound outputs.
        thinker: runs bots in the background.
        offload: runs what would block the event loop.
        clock: returns monotonic seconds.
        now: returns the date and the time, with time zone.
        outputs: further outputs, such as a transcript.
        reader: the screen reader that reads what is printed, if any.
        display: shows what is not a line.
        home_server: keeps tables for people elsewhere; None where no process can be started.
        prove: verifies records of games at servers; None where no process can be started.
        examine: returns the findings of the doctor on this machine, by settings and language; may
            block.
        news_address: tells of newer versions of the program; empty where none is looked for.
        languages: codes of the languages of the player's system, the preferred one first.
        offered: returns the codes of the languages that can be chosen.
        unkept: flushes storage; returns why what was written does not persist, empty where
            it does.
    """

    keys: KeySource
    make_screen: ScreenMaker
    audio: Audio
    thinker: Thinker
    offload: Offloader
    clock: Callable[[], float]
    now: Callable[[], datetime]
    outputs: tuple[Output, ...] = ()
    reader: Reader = UNKNOWN
    display: Display = made_by(Display)
    home_server: HomeServer | None = None
    prove: Prover | None = None
    examine: Callable[[Settings, str], Iterable[Finding]] = lambda settings, language: ()
    news_address: str = ""
    languages: tuple[str, ...] = ()
    offered: Callable[[], tuple[str, ...]] = translated_languages
    unkept: Callable[[], str] = str
