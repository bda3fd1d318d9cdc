"""A network client written from PROTOCOL.md alone: without rules of games or code of the program.

It reads from the document which packets may come in which state, and what answers what, and checks
that the server keeps to it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from document_handshake import DocumentLine, say_hello
from websockets.asyncio.client import connect

DOCUMENT = (Path(__file__).parents[2] / "audiogame/online/PROTOCOL.md").read_text(encoding="utf-8")
Packet = dict[str, Any]


def section(title: str) -> str:
    """Return a section of the document."""
    return DOCUMENT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def _states() -> dict[str, set[str]]:
    """Return the packets that may come in each state, by its name in small letters."""
    found: dict[str, set[str]] = {}
    said = re.findall(r"^- (\w+)[,.].*?May come: (.*)", section("The states of a connection"), re.M)
    for name, told in said:
        comes = re.sub(r"May be sent:.*?\. Then:", "", told)
        found[name.lower()] = {*re.findall(r"`([A-Z]\w+)`", comes)}
    for name, told in said:
        for other in ("table", "game"):
            if f"comes at a {other}" in told or f"in a {other}" in told:
                found[name.lower()] |= found[other]
    return found


ANSWERS = {
    kind: {*re.findall(r"`(\w+)`", told)} | {"Failed"}
    for kind, told in re.findall(
        r"^- `(\w+)`, to the server: .*? Answer: (.*?)\.(?: Limit|$)", section("All packets"), re.M
    )
}
"""The kinds of packets that answer each request."""
STATES = _states()
GAMES = {
    name: (int(version), int(least))
    for name, version, least in re.findall(
        r"^### .*, `(.*)`\n\n- The version of its rules is (\d+)\.\n- It is for (\d+)",
        DOCUMENT,
        re.M,
    )
}
"""The version and the least seats of each game."""


class Client:
    """One device, which chooses by chance from what it is offered."""

    def __init__(self, address: str, name: str, chance: Random) -> None:
        self.address, self.name, self.chance = address, name, chance
        self.secret = chance.randbytes(32)
        self.numbers = count(1)
        self.pending: dict[int, str] = {}
        self.state = "new"
        self.room: Packet = {}
        self.hash, self.next, self.events = "", 0, 0
        self.share, self.commitments = "", list[str]()
        self.asked: dict[int, Packet] = {}
        self.sent: dict[int, int] = {}
        self.record: list[str] = []
        self.over = False
        self.refused: list[str] = []
        self._line: DocumentLine | None = None

    async def send(self, kind: str, **fields: object) -> int:
        """Send a request; returns its number."""
        assert self._line is not None
        number = next(self.numbers)
        self.pending[number] = kind
        await self._line.send(json.dumps({"packet": kind, **fields, "request": number}))
        return number

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Set up a line, and say hello on it."""
        async with connect(f"ws://{self.address}/", max_size=65488) as line:
            number = next(self.numbers)
            self.state, self.pending = "new", {number: "Hello"}
            self._line = await say_hello(line, self.secret, request=number)
            assert (await self.take())["packet"] == "Welcome"
            yield

    async def take(self) -> Packet:
        """Take the next packet, and look whether it may come now, and what it answers."""
        assert self._line is not None
        packet: Packet = json.loads(await self._line.recv())
        kind, request = packet["packet"], packet.get("request", 0)
        assert kind in STATES[self.state] | {"Welcome", "Failed"}, (self.state, kind)
        if request:
            asked = self.pending.pop(request)
            assert kind in ANSWERS[asked], (asked, packet)
            if kind == "Knocking":
                self.pending[request] = asked
        await self._act(packet)
        return packet

    async def until(self, *kinds: str) -> Packet:
        while (packet := await self.take())["packet"] not in kinds:
            assert not self.refused, self.refused
        return packet

    async def open(self, game: str, options: list[list[str]]) -> None:
        """Open a table for this client and another, with bots where a game needs more."""
        version, least = GAMES[game]
        people = [{"kind": "person", "name": self.name}, {"kind": "open"}]
        chairs = people + [{"kind": "bot"}] * (least - 2)
        self.state = "entering"
        await self.send("OpenTable", game=game, version=version, options=options, chairs=chairs)
        await self.until("Room")

    async def enter(self, table: str, key: str = "") -> None:
        """Come to a table, or come back to it with the number of the next event."""
        self.state = "entering"
        back = {"number": self.next, "game": self.hash} if self.hash else {"names": [self.name]}
        await self.send("Enter", table=table, key=key, **back)
        await self.until("Room")

    async def play(self, until: int | None = None) -> None:
        """Play to the end of the game, or until so many events were heard."""
        while not self.over and (until is None or self.next < until):
            await self.take()

    async def _act(self, packet: Packet) -> None:
        match packet["packet"]:
            case "Room":
                self.room = packet
                if packet["request"]:
                    self.state = "table"
            case "Welcome":
                self.state = "hall" if self.state == "new" else self.state
            case "Failed":
                self.refused += [one["message"] for one in packet["reasons"]]
            case "CommitAsked":
                self.state = "luck" if self.state in ("table", "over") else self.state
                self.share = self.chance.randbytes(32).hex()
                seats = ",".join(map(str, packet["seats"]))
                text = f"{packet['hash']}:{seats}:{self.share}"
                self.commitments.append(hashlib.sha256(text.encode()).hexdigest())
                self.hash_of_luck = packet["hash"]
                await self.send("Commit", digits=self.commitments[-1])
            case "RevealAsked":
                assert packet["hash"] == self.hash_of_luck
                assert self.commitments[-1] in [digits for _, digits in packet["commits"]]
                await self.send("Reveal", share=self.share)
            case "Seated":
                assert packet["told"] == 0
                self.state, self.hash, self.next = "game", packet["hash"], 0
            case "Told":
                self.state = "game" if self.state == "table" else self.state
                assert packet["number"] == self.next
                if self.next == 0:
                    assert packet["events"][0]["event"]["type"] == "GameStarted"
                self.next += len(packet["events"])
                self.asked = {one["seat"]: one for one in packet["questions"]}
                await self._choose()
            case "Choices":
                (seat,) = [at for at in self.asked if at == packet["seat"]]
                assert packet["question"] == self.asked[seat]["number"]
                assert packet["all"] == len(self.asked[seat]["choices"] or range(packet["all"]))
                await self._take_one_of(seat, packet["choices"])
            case "Kept":
                assert packet["hash"] == self.hash
                self.state = "over"
                self.record.append(packet["text"])
                self.over = len(self.record) == packet["parts"]

    async def _choose(self) -> None:
        for seat, asked in self.asked.items():
            if self.sent.get(seat) == asked["number"]:
                continue
            self.sent[seat] = asked["number"]
            if not asked["choices"] or self.chance.random() < 0.1:
                await self.send("AskChoices", seat=seat)
            else:
                await self._take_one_of(seat, asked["choices"])

    async def _take_one_of(self, seat: int, choices: list[Packet]) -> None:
        chosen = self.chance.choice([one for one in choices if one["words"] != "leave"])
        told = {name: chosen[name] for name in (self.chance.choice(("id", "words")),)}
        await self.send("Choice", seat=seat, question=self.asked[seat]["number"], **told)


async def play_together(
    address: str, game: str, options: list[list[str]], seed: int
) -> tuple[Client, Client]:
    """Play a game to its end, with a line lost on the way; returns both players."""
    ann, cy = (Client(address, name, Random(seed + at)) for at, name in enumerate(("Ann", "Cy")))
    async with ann.connected():
        await ann.open(game, options)
        table, key = ann.room["table"], ann.room["key"]
        async with cy.connected():
            await cy.enter(table, key)
            await ann.send("Start")
            await asyncio.gather(ann.play(), _then_back(cy, table))
    return ann, cy


async def _then_back(cy: Client, table: str) -> None:
    await cy.play(until=8)
    async with cy.connected():
        await cy.enter(table)
        cy.sent = {}
        await cy.play()
