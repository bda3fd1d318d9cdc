"""Handshake with a server: its challenge, the hello of this device, and its welcome."""

from __future__ import annotations

import asyncio
import re
from typing import NamedTuple

from audiogame import __version__
from audiogame.online.cipher import agree, public
from audiogame.online.codec import UnreadablePacket
from audiogame.online.dial import CannotConnect, Socket
from audiogame.online.identity import (
    former_proof,
    is_canonical,
    person_secret,
    server_id,
)
from audiogame.online.link import TableLink
from audiogame.online.noise import DeviceHandshake
from audiogame.online.packets import frame, wire_name
from audiogame.online.reasons import read_failed
from audiogame.online.sealed_line import SealedLine, filled
from audiogame.online.session_packets import (
    FORMER,
    Challenged,
    Failed,
    FormerKey,
    Hello,
    TooMuch,
    Welcome,
    read_down,
    read_first,
)
from audiogame.online.transport import NotOpened
from audiogame.online.versions import SPOKEN, Versions
from audiogame.rules.fault import Fault, Reason

ANSWER = 15.0
"""Seconds after which an answer of the server is no longer waited for."""
_DIGITS = re.compile(r"[0-9a-f]{64}")
"""A key as the server writes it."""


class LineLost(Fault):
    """The connection is down, or the server does not answer."""


class OtherServer(LineLost):
    """The server that answers is not the one that is known, or that the link names."""


class Greeted(NamedTuple):
    """What a server has said of itself and of this device in the handshake.

    Args:
        server: the name that it gives itself.
        key: its public key, which it has proved, in hexadecimal digits.
        person: this device's key there.
        opens: whether tables may be opened there.
        servers: where else it can be reached, if it has several processes.
        alive: seconds between keepalive pings that it needs; 0 for no demand.
        page: whether browsers find the page there.
    """

    server: str
    key: str
    person: str
    opens: bool
    servers: tuple[str, ...] = ()
    alive: float = 0.0
    page: bool = False


async def greet(
    socket: Socket, link: TableLink, secret: bytes, former: tuple[bytes, ...], known: str
) -> tuple[Greeted, SealedLine]:
    """Perform the handshake over an open socket; nothing is sent to another server.

    Args:
        socket: open, and unused.
        link: has the server's id, if any server but that one is refused.
        secret: of this device.
        former: the secrets that it had before, the oldest first; their keys become invalid.
        known: the key that the server must have, in hexadecimal digits; empty for a first contact.

    Raises:
        OtherServer: it is another server.
        LineLost: it speaks another version, or could not prove who it is.
        ServerSays: it refuses this device.
        CannotConnect: it does not answer.
    """
    said = await _heard(socket, link)
    if not isinstance(said, str):
        raise UnreadablePacket("the first frame is sealed")
    challenged, version = _challenge(said)
    handshake = _handshake(said, challenged, link, known, socket.address)
    own = person_secret(secret, handshake.server)
    person = public(own)
    try:
        message, keys = handshake.answer(
            own, _hello(version, link, former, said, handshake, person)
        )
    except NotOpened as fault:
        raise LineLost("server-unproved", address=socket.address) from fault
    await socket.send(message)
    line = SealedLine(socket, keys)
    welcome = await _welcome(line, await _heard(socket, link))
    key = handshake.server.hex()
    greeted = Greeted(challenged.server, key, person.hex(), welcome.opens, welcome.servers)
    return greeted._replace(alive=welcome.alive, page=welcome.page), line


def _challenge(said: str) -> tuple[Challenged, int]:
    """Return what the server says first, and the version of the packets from now on."""
    first = read_first(said.encode())
    if isinstance(first, Failed | TooMuch):
        raise read_failed(first)
    version = SPOKEN.common(Versions(first.oldest, first.newest))
    if version is None:
        older = "server" if first.newest < SPOKEN.oldest else "program"
        raise LineLost("protocol-other", older=older)
    packet = read_down(said.encode())
    if not isinstance(packet, Challenged):
        raise UnreadablePacket(wire_name(type(packet)))
    return packet, version


def _handshake(
    said: str, challenged: Challenged, link: TableLink, known: str, address: str
) -> DeviceHandshake:
    """Return the handshake that a server at an address has begun, if it is the right one."""
    keys = challenged.challenge, challenged.key
    if not all(map(_DIGITS.fullmatch, keys)):
        raise UnreadablePacket("a key without 64 hexadecimal digits")
    handshake = DeviceHandshake(said.encode(), bytes.fromhex("".join(keys)))
    if not is_canonical(handshake.server):
        raise UnreadablePacket("a key that is too large")
    if known and known != challenged.key:
        raise OtherServer("server-other", address=address)
    if link.server and link.server != server_id(handshake.server):
        raise OtherServer("server-not-of-link", address=address)
    return handshake


def _hello(
    version: int,
    link: TableLink,
    former: tuple[bytes, ...],
    said: str,
    handshake: DeviceHandshake,
    person: bytes,
) -> bytes:
    """Return what the device says of itself, sealed with its answer.

    Raises:
        NotOpened: nothing can be agreed on with the server's keys.
    """
    given_up = []
    for one in former[-FORMER:]:
        before = person_secret(one, handshake.server)
        agreed, key = agree(before, handshake.ephemeral), public(before)
        proof = former_proof(agreed, said.encode(), key, person)
        given_up.append(FormerKey(key.hex(), proof.hex()))
    hello = Hello(
        version=version,
        invitation="" if link.table else link.key,
        former=tuple(given_up),
        program=__version__,
    )
    return filled(frame(hello))


async def _welcome(line: SealedLine, heard: bytes | str) -> Welcome:
    """Return the server's welcome: that it can be opened is its proof.

    Raises:
        LineLost: it could not prove who it is.
        ServerSays: it refuses this device; in clear, anybody on the way may have said so.
    """
    if isinstance(heard, str):
        refusal = read_first(heard.encode())
        if isinstance(refusal, Failed | TooMuch):
            raise read_failed(refusal)
        raise LineLost("server-unproved", address=line.address)
    try:
        packet = read_down(line.open(heard))
    except NotOpened as fault:
        raise LineLost("server-unproved", address=line.address) from fault
    if isinstance(packet, Failed | TooMuch):
        raise read_failed(packet)
    if not isinstance(packet, Welcome):
        raise UnreadablePacket(wire_name(type(packet)))
    return packet


async def _heard(socket: Socket, link: TableLink) -> bytes | str:
    """Wait for the next frame.

    Raises:
        CannotConnect: none comes.
    """
    try:
        async with asyncio.timeout(ANSWER):
            data = await socket.receive()
    except TimeoutError:
        data = None
    if data is None:  # a process that has lost its database for a moment ends connections
        raise CannotConnect("server-resting", address=link.address).then(Reason("ask-later"))
    return data
