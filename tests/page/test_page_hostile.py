"""A hostile server, at the page in a real browser: floods, frames that are none, and keys beside.

The page lives, Escape leads out, and one sentence says what the server did.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from benchmarks.page import tabs_memory
from built_page import PATIENCE, REACTION, Visit, built_once, device, missing_page
from hostile_server import Fields, Hostile, hostile
from online_player import opened
from online_server import guests, serving, wishes
from packages import skip_without

from audiogame.online.company_packets import ChatHeard
from audiogame.online.packets import ON_THE_LINE
from audiogame.rules.value import replace

pytestmark = pytest.mark.real
OVER = "The server broke a limit:"
GROWN = 150
"""Megabytes of memory that a hostile server may cost the page at most."""
T = TypeVar("T")


class Evening:
    """A server in a thread, hostile to all its guests but Ann, who has a table there.

    Args:
        folder: of the server.
        page: that it serves.
    """

    def __init__(self, folder: Path, page: Path) -> None:
        self._folder, self._page = folder, page
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self.server: Hostile
        self.link = ""

    async def run(self, ready: threading.Event) -> None:
        """Serve until `stop`."""
        asked = replace(wishes(self._folder), page=str(self._page))
        async with AsyncExitStack() as stack:
            self.server = stack.enter_context(hostile())
            _, invitation = await stack.enter_async_context(serving(asked))
            (ann,) = await stack.enter_async_context(guests("Ann"))
            self.server.spared.append(ann)
            self.link = (await opened(ann, invitation)).in_browser
            ready.set()
            await self._stop.wait()

    def does(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Do something in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def begin(self) -> None:
        """Run the server in a thread."""
        ready = threading.Event()
        self._thread = threading.Thread(
            target=lambda: self._loop.run_until_complete(self.run(ready))
        )
        self._thread.start()
        assert ready.wait(PATIENCE)

    def end(self) -> None:
        """End the server, and wait until it has ended."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()

    async def floods(self, packets: Iterable[Any]) -> None:
        """Send packets as fast as the connection takes them, while it stands."""
        for at, packet in enumerate(packets):
            connection = self.server.victims[-1]
            if not connection.stands:
                return
            self.server.floods(packet)
            while connection.stands and connection._outbox._size > 1_000_000:
                await asyncio.sleep(0.001)
            if at % 20 == 0:
                await asyncio.sleep(0)

    async def writes(self, frames: Iterable[bytes | str]) -> None:
        """Send frames that nothing has sealed."""
        connection: Any = self.server.victims[-1]._socket
        for one in frames:
            await connection._connection.send(one)


@contextmanager
def evening(tmp_path: Path) -> Iterator[Evening]:
    skip_without(missing_page())
    made = Evening(tmp_path / "server", built_once())
    made.begin()
    try:
        yield made
    finally:
        made.end()


def told(number: int, size: int = 0) -> Fields:
    """Return a packet of events."""
    event = {"seats": [1], "event": {"type": "GameStarted", "x": "y" * 20}}
    nothing: Fields = {"views": [], "questions": [], "line": number}
    return {"packet": "Told", "number": number, "events": [event] * size, **nothing}


CHAT = ChatHeard("W" * 40, 0, "x" * 300)
FLOODS: dict[str, Callable[[Hostile], Iterable[Any]]] = {
    "an event far away": lambda at: [told(300_000_000)],
    "frames that are none": lambda at: [b"{", b"[]", b"\xff", b'{"packet":7}'] * 10,
    "a game without end": lambda at: (told(number * 600, 600) for number in count()),
    "chat without end": lambda at: (CHAT for _ in count()),
}
"""What a server sends that no server sends, sealed."""
ENDLESS = ("a game without end", "chat without end")
"""Those that last until a key is answered."""
FRAMES: dict[str, tuple[bytes | str, str]] = {
    "a text that is too long": ("x" * (ON_THE_LINE + 1), OVER),
    "a frame that nothing has sealed": (b"x" * 100, "changed on the way"),
}
"""What comes that the server's key has not sealed, and what is said of it."""


def sits_down(visit: Visit, first: bool) -> None:
    """Come to Ann's table: by its link, or back to the kept seat."""
    if first:
        visit.play()
        visit.hear("Press 1")
        visit.press("1", "Type your name")
        visit.page.keyboard.type("Bo")
        visit.press("Enter", "You sit at a table")
    else:
        visit.choose("Play with others")
        visit.hear("Back to Sika")
        visit.press("Enter", "You sit at a table")


def goes_back(visit: Visit, start: int) -> None:
    """Go back with Escape until the main menu is said, after the lines up to a position."""
    for _ in range(20):
        said = visit.lines[start:]
        if any("Main menu" in line for line in said):
            visit.heard = len(visit.lines)
            return
        visit.page.wait_for_timeout(REACTION)
        visit.page.keyboard.press("y" if "Y or N" in said[-1] else "Escape")
        visit._line(start + len(said), "")
    raise AssertionError(visit.lines[-10:])


def answers(visit: Visit, start: int) -> None:
    """Ask amid a flood who sits at the table, and wait until that is said."""
    visit.page.keyboard.press("t")
    place, _ = visit._line(start, "You sit at a table")
    assert not any(OVER in line for line in visit.lines[start:place])


@pytest.mark.timeout(600)
def test_what_no_server_sends_ends_the_connection_and_never_the_page(tmp_path: Path) -> None:
    """Each is said once; keys are answered beside a flood, and memory does not grow."""
    with evening(tmp_path) as host, device(tmp_path / "device") as browser:
        visit = Visit(browser.new_page(), host.link)
        for at, (what, packets) in enumerate(FLOODS.items()):
            sits_down(visit, first=not at)
            memory = tabs_memory(tmp_path / "device")
            before = len(visit.lines)
            flood = host.does(host.floods(packets(host.server)))
            if what in ENDLESS:
                answers(visit, before)
            visit._line(before, OVER)
            flood.result(PATIENCE)
            # Said once; what the next key overtakes before its first word is heard after that key.
            assert sum(OVER in line for line in visit.lines[before:]) == 1, what
            goes_back(visit, before)
            assert tabs_memory(tmp_path / "device") - memory < GROWN, what
        for frame, said in FRAMES.values():
            sits_down(visit, first=False)
            before = len(visit.lines)
            host.does(host.writes([frame])).result(PATIENCE)
            visit._line(before, said)
            goes_back(visit, before)
        assert visit.faults == []
