"""A raw protocol client, as written in another language: packets, and no automatic answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from online_server import PATIENCE, open_table, serving

from audiogame.archive.shared_luck import share_hash, typed_seats
from audiogame.archive.verdict import ProofStep, Verdict, overall, verify
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.packets import Up, frame
from audiogame.online.sealed_line import SealedLine
from audiogame.online.web_socket import connect
from audiogame.server.server import Server, ServerOptions
from audiogame.server.shared_table import SharedTable
from audiogame.table.library import find_game
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load

SHARE = "5a" * 32
Packet = dict[str, Any]


class Bare:
    """A connection that answers nothing by itself.

    Args:
        link: of the server.
        secret: of the device; empty for a new one.
        address: of the client, as a reverse proxy would forward it.
    """

    def __init__(self, link: TableLink, secret: bytes = b"", address: str = "") -> None:
        self.link = link
        self.address = address
        self.heard = b""
        """All bytes received."""
        self.secret = secret or new_secret()
        self.came: list[Packet] = []
        """Queue of packets received and not taken yet."""
        self._socket: SealedLine | None = None

    async def greet(self) -> Bare:
        """Connect, and send hello."""
        socket = await connect(self.link.address, False, forwarded=self.address)
        _, self._socket = await greet(socket, self.link, self.secret, (), "")
        return self

    async def say(self, packet: str, **fields: object) -> None:
        """Send a packet."""
        await self.send(json.dumps({"packet": packet, **fields}).encode())

    async def tell(self, packet: Up) -> None:
        """Send a packet object of the program."""
        await self.send(frame(packet))

    async def send(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def next(self, kind: str, **fields: object) -> Packet:
        """Wait for the next packet of a kind with some fields; those before it stay queued."""
        while True:
            for one in self.came:
                if one["packet"] == kind and fields.items() <= one.items():
                    self.came.remove(one)
                    return one
            await self._receive()

    async def failed(self) -> str:
        """Wait for a refusal; returns its reason."""
        why: str = (await self.next("Failed"))["reasons"][0]["message"]
        return why

    async def all_so_far(self) -> list[Packet]:
        """Return all packets received, once the server has answered a later request."""
        await self.say("ListTables")
        while not any(one["packet"] == "Tables" for one in self.came):
            await self._receive()
        found = [one for one in self.came if one["packet"] != "Tables"]
        self.came = []
        return found

    async def _receive(self) -> None:
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE / 4):
            data = await self._socket.receive()
        assert data is not None, f"the line has ended after {self.came}"
        self.heard += data
        self.came.append(json.loads(data))

    def cut(self) -> None:
        """Close the connection without a packet."""
        if self._socket is not None:
            self._socket.cut()

    async def again(self) -> Bare:
        """Open another connection of the same device."""
        return await Bare(self.link, self.secret, self.address).greet()

    async def back(self, table: str, **fields: object) -> Bare:
        """Return to a table on another connection."""
        line = await self.again()
        await line.say("Enter", table=table, **fields)
        return line

    # Shared luck.

    async def commits(self, asked: Packet | None = None) -> Packet:
        """Commit when asked, or to a given request; returns the request."""
        asked = asked or await self.next("CommitAsked")
        digits = share_hash(asked["hash"], typed_seats(tuple(asked["seats"])), SHARE)
        await self.say("Commit", digits=digits)
        return asked

    async def reveals(self) -> None:
        """Reveal when asked."""
        await self.next("RevealAsked")
        await self.say("Reveal", share=SHARE)

    async def adds_luck(self) -> None:
        """Commit, and reveal."""
        await self.commits()
        await self.reveals()


@asynccontextmanager
async def at_a_table(
    invitation: TableLink, *names: str, game: str = "sika", bots: int = 0, entry: str = "link"
) -> AsyncIterator[tuple[list[Bare], TableLink]]:
    """Seat players at a table, the first of them as its host; yields them and its link."""
    wanted = open_table(find_game(game), names[0], len(names) - 1, bots, entry)
    host = await Bare(invitation).greet()
    lines = [host]
    try:
        await host.tell(wanted)
        room = await host.next("Room")
        link = TableLink(invitation.address, False, room["table"], room["key"])
        for name in names[1:]:
            line = await Bare(link).greet()
            lines.append(line)
            await line.say("Enter", table=link.table, key=link.key, names=[name])
            if entry != "knock":
                await line.next("Room")
        yield lines, link
    finally:
        for line in lines:
            line.cut()


class ServedTable:
    """A table at a server, and what the server has of its game.

    Args:
        server: the one that has it.
        link: to the table.
    """

    def __init__(self, server: Server, link: TableLink) -> None:
        self.server = server
        self.link, self.id, self.key = link, link.table, link.key

    @property
    def shared(self) -> SharedTable:
        """The table as the server has it."""
        return self.server.tables.find(self.id)

    @property
    def bots(self) -> list[str | None]:
        """Who plays each seat now, None for a person; nobody is removed, and chairs are kept."""
        agreement = self.shared.people.agreement
        assert agreement.banned == ()
        assert all(one.person for one in agreement.chairs if one.kind == "person")
        return [self.seat(number)[1] for number in range(len(agreement.chairs))]

    def seat(self, number: int) -> tuple[str, str | None]:
        """Return a chair's kind and who plays there now; None for a person."""
        table = self.shared
        assert table.game is not None
        return table.people.agreement.chairs[number].kind, table.game.table.players[number].bot

    def notes(self, kind: str) -> list[str]:
        """List the notes of a kind in the record of the current game."""
        return [one for one in self.verified()[0].notes if one.partition(" ")[0] == kind]

    def verified(self) -> tuple[Record, dict[str, ProofStep]]:
        """Return the record of the current game, where nothing is wrong so far, and its proof."""
        game = self.shared.game
        assert game is not None
        record = load(game.path)
        found = [*verify(record, kept_private(game.path, record))]
        assert overall(found) is not Verdict.WRONG
        return record, {one.message: one for one in found}


@asynccontextmanager
async def served_table(
    asked: ServerOptions, *names: str, game: str = "sika", bots: int = 0, entry: str = "link"
) -> AsyncIterator[tuple[list[Bare], ServedTable]]:
    """Run a server, and seat players at a table there; yields them and the table."""
    async with (
        serving(asked) as (server, invitation),
        at_a_table(invitation, *names, game=game, bots=bots, entry=entry) as (lines, link),
    ):
        yield lines, ServedTable(server, link)
