"""A line to a server as a client in another language has it: objects, and nothing by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from online_server import PATIENCE, open_table

from audiogame.archive.shared_luck import share_hash, typed_seats
from audiogame.online.identity import new_secret, prove
from audiogame.online.link import TableLink
from audiogame.online.packets import Up, frame
from audiogame.online.web_socket import Socket, connect
from audiogame.table.library import find_game

SHARE = "5a" * 32
Packet = dict[str, Any]


class Bare:
    """A line that answers nothing by itself.

    Args:
        link: of the server.
        secret: of the device, a new one if there is none.
        address: from which a front says that it calls.
    """

    def __init__(self, link: TableLink, secret: bytes = b"", address: str = "") -> None:
        self.link = link
        self.address = address
        self.heard = b""
        """All that has come, as it was sent."""
        self.secret = secret or new_secret()
        self.came: list[Packet] = []
        """What has come and was not asked for yet."""
        self._socket: Socket | None = None

    async def greet(self) -> Bare:
        """Set up the line, and say hello."""
        self._socket = await connect(self.link.address, False, forwarded=self.address)
        challenged = await self.next("Challenged")
        proof = prove(self.secret, challenged["server"], challenged["challenge"])
        key = "" if self.link.table else self.link.key
        await self.say("Hello", version=1, key=proof.key, signature=proof.signature, invitation=key)
        await self.next("Welcome")
        return self

    async def say(self, packet: str, **fields: object) -> None:
        """Send a packet."""
        await self.send(json.dumps({"packet": packet, **fields}).encode())

    async def tell(self, packet: Up) -> None:
        """Send a packet of the program."""
        await self.send(frame(packet))

    async def send(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def next(self, kind: str, **fields: object) -> Packet:
        """Wait for the next packet of a kind with some fields; what came before it is kept."""
        while True:
            for one in self.came:
                if one["packet"] == kind and fields.items() <= one.items():
                    self.came.remove(one)
                    return one
            await self._receive()

    async def failed(self) -> str:
        """Wait for the reason why something cannot be done."""
        why: str = (await self.next("Failed"))["reasons"][0]["message"]
        return why

    async def all_so_far(self) -> list[Packet]:
        """Return all that has come, once the server has answered something else."""
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
        """End the line without a word."""
        if self._socket is not None:
            self._socket.cut()

    async def again(self) -> Bare:
        """Set up another line of the same device."""
        return await Bare(self.link, self.secret, self.address).greet()

    async def back(self, table: str, **fields: object) -> Bare:
        """Come back to a table on another line."""
        line = await self.again()
        await line.say("Enter", table=table, **fields)
        return line

    # The luck of everybody.

    async def commits(self, asked: Packet | None = None) -> Packet:
        """Commit when that is asked, or to what was asked; returns that."""
        asked = asked or await self.next("CommitAsked")
        digits = share_hash(asked["hash"], typed_seats(tuple(asked["seats"])), SHARE)
        await self.say("Commit", digits=digits)
        return asked

    async def reveals(self) -> None:
        """Reveal when that is asked."""
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
    """Let people sit at a table, the first of them as its host; yields them and its link."""
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
