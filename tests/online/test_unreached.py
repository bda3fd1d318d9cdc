"""Every way in which a dial can fail, in a sentence of the table that says what to do."""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections.abc import Callable

import pytest
from websockets.asyncio.server import ServerConnection, serve

from audiogame.narration.faults import fault_texts, told
from audiogame.online import web_socket
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.transport import CannotConnect
from audiogame.online.web_socket import connect
from audiogame.rules import fault as fault_module

LIBRARY = ("HTTP", "valid", "handshake", "Errno", "failed", "URI", "SSL", "[")
"""Words of libraries and of the operating system."""
NEW_LINK = "ask-for-link"
RESTING = ("server-resting", "ask-later")


def fails_with(fault: Exception) -> Callable[..., object]:
    def set_up(*_: object, **__: object) -> object:
        raise fault

    return set_up


def untrusted(code: int) -> ssl.SSLCertVerificationError:
    fault = ssl.SSLCertVerificationError(1, "certificate verify failed")
    fault.verify_code, fault.verify_message = code, "certificate verify failed"
    return fault


def tls(reason: str) -> ssl.SSLError:
    fault = ssl.SSLError(1, f"[SSL: {reason}] failed")
    fault.reason = reason
    return fault


def check(unreached: CannotConnect, messages: tuple[str, ...]) -> None:
    """Check which sentences are told, each in each language, and none in a library's words."""
    assert tuple(one.message for one in unreached.reasons) == messages
    for language in ("en", "es", "de"):
        assert fault_texts(language).language == language
        sentences = told(unreached, language)
        assert sentences.endswith(".")
        assert not [one for one in LIBRARY if one in sentences], sentences
    assert len({told(unreached, one) for one in ("en", "es", "de")}) == 3


@pytest.mark.parametrize(
    ("fault", "messages"),
    [
        (socket.gaierror(-2, "Name or service not known"), ("server-name-unknown", "check-online")),
        (socket.gaierror(-3, "Temporary failure"), ("server-name-unknown", "check-online")),
        (UnicodeError("label empty or too long"), ("server-name-unknown", "check-online")),
        (ConnectionRefusedError(errno.ECONNREFUSED, "failed"), RESTING),
        (
            OSError(
                f"Multiple exceptions: [Errno {errno.ECONNREFUSED}] failed, "
                f"[Errno {errno.ENETUNREACH}] failed"
            ),
            RESTING,
        ),
        # The same ways by Windows' own numbers, of its loop.
        (OSError("Multiple exceptions: [WinError 1225] f, [WinError 1231] f"), RESTING),
        (OSError("[WinError 121] failed"), ("server-no-answer", "check-online")),
        (OSError("[WinError 1231] failed"), ("server-no-way", "check-online")),
        (OSError("[WinError 1232] failed"), ("server-no-way", "check-online")),
        (TimeoutError("timed out during opening handshake"), ("server-no-answer", "check-online")),
        (OSError(errno.ETIMEDOUT, "failed"), ("server-no-answer", "check-online")),
        (OSError(errno.ENETUNREACH, "failed"), ("server-no-way", "check-online")),
        (OSError(errno.EHOSTUNREACH, "failed"), ("server-no-way", "check-online")),
        (ConnectionResetError(errno.ECONNRESET, "failed"), ("server-silent", NEW_LINK)),
        (untrusted(10), ("certificate-not-trusted", NEW_LINK)),
        (untrusted(18), ("certificate-not-trusted", "sign-in-first")),
        (untrusted(62), ("certificate-not-trusted", "sign-in-first")),
        (tls("TLSV1_ALERT_INTERNAL_ERROR"), ("server-silent", NEW_LINK)),
        (tls("WRONG_VERSION_NUMBER"), ("server-not-by-tls",)),
    ],
)
def test_a_dial_that_fails_is_told(
    fault: Exception, messages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_socket, "_SetUp", fails_with(fault))
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect("a.example:443", secure=True))
    check(refused.value, messages)


@pytest.mark.parametrize(
    ("address", "system", "advice"),
    [
        ("192.168.1.20:4321", "macos", "local-network"),
        ("ann.local:4321", "macos", "local-network"),
        ("a.example:443", "macos", "check-online"),
        ("192.168.1.20:4321", "other", "check-online"),
    ],
)
def test_a_mac_that_hides_its_own_network_is_named(
    address: str, system: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From terminals that its question was not answered for, it has no way there at all."""
    monkeypatch.setattr(fault_module, "SYSTEM", system)
    no_way = OSError(
        f"Multiple exceptions: [Errno {errno.EHOSTUNREACH}] No route to host, [Errno 1]"
    )
    monkeypatch.setattr(web_socket, "_SetUp", fails_with(no_way))
    with pytest.raises(CannotConnect) as refused:
        asyncio.run(connect(address, secure=False))
    check(refused.value, ("server-no-way", advice))


PAGE = b"Content-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>"


@pytest.mark.parametrize(
    ("answer", "messages"),
    [
        (b"HTTP/1.1 404 Not Found\r\n" + PAGE, ("server-gone", NEW_LINK)),
        (b"HTTP/1.1 410 Gone\r\n" + PAGE, ("server-gone", NEW_LINK)),
        (b"HTTP/1.1 530 \r\n" + PAGE, ("server-gone", NEW_LINK)),
        (b"HTTP/1.1 502 Bad Gateway\r\n" + PAGE, RESTING),
        (b"HTTP/1.1 503 No Tunnel\r\n" + PAGE, RESTING),
        (b"HTTP/1.1 200 OK\r\n" + PAGE, ("server-web-page", "sign-in-first")),
        (b"HTTP/1.1 511 Log in\r\n" + PAGE, ("server-web-page", "sign-in-first")),
        (
            b"HTTP/1.1 302 Found\r\nLocation: http://log.in/here\r\n" + PAGE,
            ("server-web-page", "sign-in-first"),
        ),
        (b"HTTP/1.1 101 Switching Protocols\r\n\r\n", ("server-silent", NEW_LINK)),
        (b"SSH-2.0-OpenSSH_9.2\r\n", ("server-silent", NEW_LINK)),
        (b"", ("server-silent", NEW_LINK)),
    ],
)
async def test_another_answer_than_a_server_s_is_told(
    answer: bytes, messages: tuple[str, ...]
) -> None:
    """Of a service that has taken an address back, of a network's log-in page, of anything."""

    async def front(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4_096)
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(front, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        with pytest.raises(CannotConnect) as refused:
            await connect(f"127.0.0.1:{port}", secure=False)
    check(refused.value, messages)


async def test_a_server_that_ends_the_connection_before_a_greeting_is_told() -> None:
    """As its processes do that have lost their database for a moment: asking later helps."""

    async def end(socket: ServerConnection) -> None:
        await socket.close()

    async with serve(end, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        link = TableLink(f"127.0.0.1:{port}", False)
        dialled = await connect(link.address, secure=False)
        with pytest.raises(CannotConnect) as refused:
            await greet(dialled, link, new_secret(), (), "")
        await dialled.close()
    check(refused.value, RESTING)
