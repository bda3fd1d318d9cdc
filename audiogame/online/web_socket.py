"""WebSockets at a player's end; only this module and `served_socket` use the library."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import re
import socket
import ssl
from collections.abc import Mapping

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as set_up
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidProxy,
    InvalidStatus,
    InvalidURI,
    ProxyError,
)
from websockets.frames import DATA_OPCODES, Frame
from websockets.protocol import Event

from audiogame.online.certificates import NoCertificates, trusting_context
from audiogame.online.link import is_inside
from audiogame.online.packets import ON_THE_LINE
from audiogame.online.proxy import is_near, name_of, proxy_to
from audiogame.online.transport import (
    ALIVE,
    ASK_FOR_LINK,
    CHECK_ONLINE,
    ENDING,
    FORWARDED,
    MOST_PARTS,
    PATIENCE,
    READ,
    WAITING,
    CannotConnect,
    OnlyWebPage,
    abort,
)
from audiogame.own_task import begin_task
from audiogame.rules.fault import Reason, own_system, system_reason

GONE = frozenset({404, 410, 530})
"""HTTP statuses of a service for an address that leads nowhere any more; 530 is Cloudflare's."""
RESTING = frozenset({502, 503, 504})
"""HTTP statuses of a service or a proxy whose server does not answer it."""
REFUSED = frozenset({errno.ECONNREFUSED, 1225})
UNREACHABLE = frozenset({errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, 1231, 1232})
TIMED_OUT = frozenset({errno.ETIMEDOUT, 121})
"""Errors of a connection by their numbers; the last ones are those of Windows."""
EXPIRED, OTHER_NAME, OTHER_ADDRESS = 10, 62, 64
"""Numbers with which OpenSSL says what is wrong with a certificate."""
CERTIFICATES: Mapping[int, Reason] = {
    EXPIRED: Reason("certificate-expired"),
    OTHER_NAME: Reason("certificate-of-other"),
    OTHER_ADDRESS: Reason("certificate-of-other"),
}
PLAIN = frozenset({"WRONG_VERSION_NUMBER", "RECORD_LAYER_FAILURE", "HTTP_REQUEST"})
"""What OpenSSL calls an answer without TLS."""
TOO_LONG = 1009
"""The close code for a frame that is too long."""
SIGN_IN_FIRST = Reason("sign-in-first")
LOCAL_NETWORK = Reason("local-network")
"""What macOS 15 asks of each terminal; it hides the own network from one that was not allowed."""


class _SetUp(set_up):
    """A connection that is set up at its own address: no server sends a player to another one."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class _CalledConnection(ClientConnection, asyncio.BufferedProtocol):
    """A connection of the library that a server cannot keep busy with frames that carry nothing."""

    parts = 0
    """How many more pings and fragments have come than whole frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._room = memoryview(bytearray(READ // 4))
        super().connection_made(transport)

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._room

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._room[:nbytes]))
        if self.parts > MOST_PARTS:
            abort(self.transport)

    def process_event(self, event: Event) -> None:
        super().process_event(event)
        if isinstance(event, Frame):
            whole = event.opcode in DATA_OPCODES and event.fin
            self.parts = max(self.parts - 1, 0) if whole else self.parts + 1


class Socket:
    """A client's WebSocket connection.

    Args:
        connection: of the library.
        address: of the other side, as far as it is known.
    """

    def __init__(self, connection: ClientConnection, address: str = "") -> None:
        self._connection = connection
        self.address = address
        self._looking: asyncio.Task[None] | None = None
        self._too_long = False

    @property
    def over(self) -> str:
        """The limit that the server has broken, so that it has ended; empty for none."""
        connection = self._connection
        if isinstance(connection, _CalledConnection) and connection.parts > MOST_PARTS:
            return "over-pings"
        return "over-frame" if self._too_long else ""

    async def send(self, data: bytes | str) -> bool:
        """Send a frame, when there is room for it; return whether the connection is still open.

        Args:
            data: bytes are sent as a binary frame, a text as a text frame.
        """
        try:
            await self._connection.send(data)
        except ConnectionClosed:
            return False
        return True

    async def receive(self) -> bytes | str | None:
        """Wait for the next frame, binary or text; None when the connection has ended."""
        try:
            return await self._connection.recv()
        except ConnectionClosed as closed:
            self._too_long = closed.sent is not None and closed.sent.code == TOO_LONG
            return None

    async def close(self) -> None:
        """Close the connection with the closing handshake."""
        if self._looking is not None:
            self._looking.cancel()
        with contextlib.suppress(OSError):
            await self._connection.close()

    def stay_alive(self, seconds: float) -> None:
        """Send a keepalive ping every `seconds` from now on; without an answer in half as long
        again the connection is cut."""
        self._looking = begin_task(self._look(seconds))

    async def _look(self, seconds: float) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            try:
                while True:
                    await asyncio.sleep(seconds)
                    async with asyncio.timeout(seconds * 1.5):
                        await (await self._connection.ping())
            except Exception:
                self.cut()
                raise

    def cut(self) -> None:
        """Drop the connection at once, without a closing handshake."""
        abort(self._connection.transport)


async def _speaks_tls(address: str) -> bool:
    """Return whether a server that answers no plain request takes one by TLS."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE  # nothing is sent by it
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host.strip("[]"), int(port), ssl=context)
    except OSError:  # a timeout is one
        return False
    abort(writer.transport)
    return True


async def connect(address: str, secure: bool, alive: float = ALIVE, forwarded: str = "") -> Socket:
    """Open a connection to a server, through the proxy that leads there if there is one.

    Args:
        address: of the server, with its port.
        secure: whether by TLS, with a certificate that this machine trusts.
        alive: see `ALIVE`.
        forwarded: the address of the client for which this program connects, as a proxy does.

    Raises:
        OnlyWebPage: a web server answers there, and opens no WebSocket.
        CannotConnect: no server answers there, or by TLS only, or its certificate is not trusted,
            or none is.
    """
    proxy = await _proxy_to(address, secure)
    try:
        connection = await _SetUp(
            f"{'wss' if secure else 'ws'}://{address}/",
            proxy=proxy or None,
            additional_headers={FORWARDED: forwarded} if forwarded else None,
            create_connection=_CalledConnection,
            ssl=trusting_context() if secure else None,
            compression=None,
            max_size=ON_THE_LINE,
            max_queue=WAITING,
            ping_interval=alive,
            ping_timeout=alive,
            open_timeout=PATIENCE,
            close_timeout=ENDING,
        )
    except NoCertificates as fault:
        raise CannotConnect("certificates-missing", system=own_system()) from fault
    except (OSError, InvalidHandshake, InvalidURI, InvalidProxy, ValueError, ImportError) as fault:
        broken = proxy and _of_proxy(fault, name_of(proxy), address)
        if broken:
            raise broken from fault
        no_answer = not secure and not proxy and isinstance(fault, InvalidHandshake)
        if no_answer and await _speaks_tls(address):
            raise CannotConnect("server-by-tls", address=address) from fault
        raise _unreached(fault, address) from fault
    return Socket(connection, address)


async def _proxy_to(address: str, secure: bool) -> str:
    """Return the URL of the proxy to a server; empty where its name is of a machine near by."""
    proxy, near = proxy_to(address, secure), False
    if proxy:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                near = await asyncio.to_thread(is_near, address)
    return "" if near else proxy


def _of_proxy(fault: Exception, proxy: str, address: str) -> CannotConnect | None:
    """Return what is wrong with the proxy; None for a fault of the server behind it."""
    match fault:
        case InvalidProxy() | ImportError():  # one by SOCKS needs another library
            return CannotConnect("proxy-unusable", proxy=proxy, address=address)
        case ProxyError():
            return CannotConnect("server-by-proxy", proxy=proxy, address=address)
        case ssl.SSLError() | InvalidHandshake() | InvalidURI() | UnicodeError():
            return None
        case OSError():
            return CannotConnect("proxy-silent", proxy=proxy, address=address)
    return None


def _unreached(fault: Exception, address: str) -> CannotConnect:
    """Return what is wrong with an address, and what to do about it."""
    match fault:
        case InvalidStatus():
            return _only_web_page(fault.response.status_code, address)
        case InvalidURI() | InvalidHandshake() if isinstance(fault.__context__, InvalidStatus):
            return _only_web_page(fault.__context__.response.status_code, address)  # a redirect
        case InvalidHandshake():
            return CannotConnect("server-silent", address=address).then(ASK_FOR_LINK)
        case ssl.SSLCertVerificationError():
            why = CERTIFICATES.get(fault.verify_code, Reason("certificate-unknown"))
            advice = ASK_FOR_LINK if fault.verify_code == EXPIRED else SIGN_IN_FIRST
            return CannotConnect("certificate-not-trusted", address=address, why=why).then(advice)
        case ssl.SSLError() if fault.reason in PLAIN:
            return CannotConnect("server-not-by-tls", address=address)
        case ssl.SSLError() | ConnectionResetError() | ConnectionAbortedError() | BrokenPipeError():
            return CannotConnect("server-silent", address=address).then(ASK_FOR_LINK)
        case socket.gaierror() | UnicodeError() | InvalidURI():
            host = address.rpartition(":")[0]
            return CannotConnect("server-name-unknown", host=host).then(CHECK_ONLINE)
    # A host with several addresses has one error with the texts of all.
    numbers = {int(one) for one in re.findall(r"\[(?:Errno|WinError) (\d+)\]", str(fault))}
    if numbers & REFUSED:
        return CannotConnect("server-resting", address=address).then(Reason("ask-later"))
    if isinstance(fault, TimeoutError) or numbers & TIMED_OUT:
        return CannotConnect("server-no-answer", address=address).then(CHECK_ONLINE)
    if numbers & UNREACHABLE:
        asked = own_system() == "macos" and is_inside(address)
        advice = LOCAL_NETWORK if asked else CHECK_ONLINE
        return CannotConnect("server-no-way", address=address).then(advice)
    words = system_reason(fault)
    return CannotConnect("server-not-there", address=address, why=words).then(ASK_FOR_LINK)


def _only_web_page(status: int, address: str) -> OnlyWebPage:
    """Return what a web server's answer says of an address."""
    if status in GONE:
        return OnlyWebPage("server-gone", address=address).then(ASK_FOR_LINK)
    if status in RESTING:
        return OnlyWebPage("server-resting", address=address).then(Reason("ask-later"))
    return OnlyWebPage("server-web-page", address=address).then(SIGN_IN_FIRST)
