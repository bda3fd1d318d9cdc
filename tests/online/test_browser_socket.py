"""The page's connection to a server, over a fake WebSocket of a browser."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from audiogame.narration.faults import told
from audiogame.online.browser_socket import OPEN, QUEUED, QUEUED_BYTES, connect
from audiogame.online.packets import ON_THE_LINE
from audiogame.online.transport import CannotConnect
from audiogame.page.site import SHELL


class FakeWebSocket:
    """A browser's WebSocket that opens at some addresses alone, to refuse the page in words."""

    opens: tuple[str, ...] = ()

    def __init__(self, address: str) -> None:
        self.readyState = OPEN if address.startswith(self.opens) else 3
        self.onopen: Any = None
        self.onmessage: Any = None
        self.onclose: Any = None
        asyncio.get_running_loop().call_soon(self._begin)

    @classmethod
    def new(cls, address: str) -> FakeWebSocket:
        return cls(address)

    def _begin(self) -> None:
        if self.readyState == OPEN:
            self.onopen(None)
            self.onmessage(SimpleNamespace(data="refused"))
            self.readyState = 3
        self.onclose(None)

    def close(self) -> None:
        self.readyState = 3


SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15"
CHROME = "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"


@pytest.fixture(autouse=True)
def browser(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Stand in for the modules of Pyodide, in a page without TLS."""
    made = SimpleNamespace(
        WebSocket=FakeWebSocket,
        location=SimpleNamespace(protocol="http:"),
        navigator=SimpleNamespace(userAgent=CHROME),
    )
    monkeypatch.setitem(sys.modules, "js", made)
    monkeypatch.setitem(
        sys.modules,
        "pyodide.ffi",
        SimpleNamespace(create_proxy=lambda function: function, to_js=bytes),
    )
    return made


@pytest.mark.parametrize(
    ("opens", "why"),
    [
        (("wss://",), "connections by TLS only: begin the link with audiogames://, with an s."),
        (
            ("none",),
            "Check your internet connection. If it works, ask your friend for the new link.",
        ),
    ],
)
def test_a_plain_link_to_a_server_by_tls_says_so(
    opens: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program finds this out by itself: browsers do not say why a connection fails."""
    monkeypatch.setattr(FakeWebSocket, "opens", opens)
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect("a.example:8765", secure=False))
    assert told(refused.value, "en").endswith(why)


def test_a_page_that_may_open_no_plain_line_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not in the words of the browser, which differ."""

    def refuses(address: str) -> FakeWebSocket:
        raise ValueError("SecurityError: an insecure WebSocket may not be initiated")

    monkeypatch.setattr(FakeWebSocket, "new", refuses)
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect("a.example:8765", secure=False))
    assert told(refused.value, "en") == FORBIDDEN


FORBIDDEN = (
    "A page by https can't connect to a.example:8765, which has no TLS: browsers forbid it. Ask "
    "the host for a link that begins with audiogames, with an s, or open this link itself in the "
    "browser, or in the program in a terminal."
)


@pytest.mark.parametrize(
    ("protocol", "agent", "address", "forbidden"),
    [
        ("https:", SAFARI, "a.example:8765", True),
        ("https:", SAFARI, "127.0.0.1:8765", True),
        ("https:", CHROME, "127.0.0.1:8765", False),
        ("http:", SAFARI, "a.example:8765", False),
    ],
)
def test_a_browser_that_ends_a_forbidden_connection_without_a_word_is_understood(
    browser: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    protocol: str,
    agent: str,
    address: str,
    forbidden: bool,
) -> None:
    """Safari throws nothing; others do, except for their own machine, which they may call."""
    browser.location.protocol, browser.navigator.userAgent = protocol, agent
    monkeypatch.setattr(FakeWebSocket, "opens", ("none",))
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect(address, secure=False))
    wanted = FORBIDDEN.replace("a.example:8765", address)
    assert (told(refused.value, "en") == wanted) is forbidden


def test_a_message_sent_before_the_connection_ends_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The connection has ended before the program hears that it was open."""
    monkeypatch.setattr(FakeWebSocket, "opens", ("ws://",))

    async def call() -> list[bytes | str | None]:
        socket = await connect("a.example:8765", secure=False)
        return [await socket.receive() for _ in range(3)]

    assert asyncio.run(call()) == ["refused", None, None]


def test_more_frames_than_can_be_read_end_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser makes no server wait: what waits is counted, and none of it is read any more."""
    monkeypatch.setattr(FakeWebSocket, "opens", ("ws://",))
    monkeypatch.setattr(FakeWebSocket, "_begin", lambda made: made.onopen(None))

    async def call(frames: int, size: int) -> tuple[str, list[bytes | str | None], int]:
        socket = await connect("a.example:8765", secure=False)
        made: Any = socket._made
        for _ in range(frames):
            made.onmessage(SimpleNamespace(data="x" * size))
        return socket.over, [await socket.receive() for _ in range(2)], made.readyState

    assert asyncio.run(call(100, 10))[:2] == ("", ["x" * 10] * 2)
    assert asyncio.run(call(QUEUED + 1, 1)) == ("over-pings", [None, None], 3)
    assert asyncio.run(call(QUEUED_BYTES // 60_000 + 1, 60_000)) == ("over-pings", [None, None], 3)


def test_a_frame_that_is_too_long_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits before it is dropped, and the connection ends."""
    monkeypatch.setattr(FakeWebSocket, "opens", ("ws://",))
    monkeypatch.setattr(FakeWebSocket, "_begin", lambda made: made.onopen(None))
    copied: list[int] = []

    def frame(size: int) -> SimpleNamespace:
        def to_bytes() -> bytes:
            copied.append(size)
            return bytes(size)

        return SimpleNamespace(data=SimpleNamespace(byteLength=size, to_bytes=to_bytes))

    async def call() -> tuple[str, bytes | str | None]:
        socket = await connect("a.example:8765", secure=False)
        made: Any = socket._made
        for size in (ON_THE_LINE, ON_THE_LINE + 1, 5):
            made.onmessage(frame(size))
        return socket.over, await socket.receive()

    assert asyncio.run(call()) == ("over-frame", None)
    assert copied == [ON_THE_LINE]


def test_the_worker_drops_what_is_too_long_before_python_gets_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says so when the connection ends."""
    script = (SHELL / "worker.js").read_text(encoding="utf-8")
    assert f"const LONGEST = {ON_THE_LINE};" in script
    monkeypatch.setattr(FakeWebSocket, "opens", ("ws://",))
    monkeypatch.setattr(FakeWebSocket, "_begin", lambda made: made.onopen(None))

    async def call() -> str:
        socket = await connect("a.example:8765", secure=False)
        made: Any = socket._made
        made.tooLong = True
        made.onclose(None)
        return socket.over

    assert asyncio.run(call()) == "over-frame"
