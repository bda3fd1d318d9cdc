"""Handshake with a server: its challenge, the hello of this device, and its welcome."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, TypeVar

from audiogame import __version__
from audiogame.online.codec import UnreadablePacket
from audiogame.online.dial import CannotConnect, Socket
from audiogame.online.identity import person_at, prove, yields
from audiogame.online.link import TableLink
from audiogame.online.packets import Down, frame, wire_name
from audiogame.online.reasons import read_failed
from audiogame.online.session_packets import (
    FORMER,
    Challenged,
    Failed,
    FormerKey,
    Hello,
    TooMuch,
    Welcome,
    read_down,
)
from audiogame.online.versions import SPOKEN, Versions
from audiogame.rules.fault import Fault, Reason

ANSWER = 15.0
"""Seconds after which an answer of the server is no longer waited for."""
P = TypeVar("P", bound=Down)


class LineLost(Fault):
    """The connection is down, or the server does not answer."""


class Greeted(NamedTuple):
    """What a server has said of itself and of this device in the handshake.

    Args:
        server: its name.
        person: this device's key there.
        opens: whether tables may be opened there.
        servers: where else it can be reached, if it has several processes.
        alive: seconds between keepalive pings that it needs; 0 for no demand.
        page: whether browsers find the page there.
    """

    server: str
    person: str
    opens: bool
    servers: tuple[str, ...] = ()
    alive: float = 0.0
    page: bool = False


async def greet(
    socket: Socket, link: TableLink, secret: bytes, former: tuple[bytes, ...], known_as: str
) -> Greeted:
    """Perform the handshake over an open socket.

    Args:
        secret: of this device.
        former: the secrets that it had before, the oldest first; their keys become invalid.
        known_as: the name of the server, where it is known from before; empty for the first time.

    Raises:
        LineLost: it is another server, or speaks another version.
        ServerSays: it refuses this device.
        CannotConnect: it does not answer.
    """
    challenged = await _heard(socket, link, Challenged)
    server = challenged.server
    version = SPOKEN.common(Versions(challenged.oldest, challenged.newest))
    if version is None:
        older = "server" if challenged.newest < SPOKEN.oldest else "program"
        raise LineLost("protocol-other", older=older)
    if known_as and server != known_as:
        raise LineLost("server-other", name=server, before=known_as)
    proof = prove(secret, server, challenged.challenge)
    given_up = (yields(one, server, proof.key) for one in former[-FORMER:])
    hello = Hello(
        version=version,
        key=proof.key,
        signature=proof.signature,
        invitation="" if link.table else link.key,
        former=tuple(FormerKey(one.key, one.signature) for one in given_up),
        program=__version__,
    )
    await socket.send(frame(hello))
    welcome = await _heard(socket, link, Welcome)
    person = person_at(secret, server)
    return Greeted(server, person, welcome.opens, welcome.servers, welcome.alive, welcome.page)


async def _heard(socket: Socket, link: TableLink, kind: type[P]) -> P:
    try:
        async with asyncio.timeout(ANSWER):
            data = await socket.receive()
    except TimeoutError:
        data = None
    if data is None:  # a process that has lost its database for a moment ends connections
        raise CannotConnect("server-resting", address=link.address).then(Reason("ask-later"))
    packet = read_down(data)
    if isinstance(packet, Failed | TooMuch):
        raise read_failed(packet)
    if not isinstance(packet, kind):
        raise UnreadablePacket(wire_name(type(packet)))
    return packet
