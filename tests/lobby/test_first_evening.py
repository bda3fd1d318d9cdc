"""A first evening: keys from a link to the first choice, and seconds of listening."""

from __future__ import annotations

import asyncio
from pathlib import Path

from limits import limits
from online_player import Player, enters
from online_server import serving, wishes

from audiogame.online.link import TableLink

A_SECOND = 15
"""Characters heard in a second."""
MOST_SECONDS = 60
"""Seconds for a guest to the end of the first choice; the host hears more."""


class Counted(Player):
    """A player whose keys are counted, and who hears each step before the next key."""

    def __init__(self, data: Path, name: str) -> None:
        super().__init__(data, name)
        self.keys = 0

    async def presses(self, *names: str, then: str) -> None:
        """Press keys, and wait for the answer."""
        self.keys += len(names)
        self.fingers.press(*names)
        await self.hears(then)

    @property
    def seconds(self) -> float:
        """Seconds that the spoken lines take."""
        told = (line for line in self.ears.lines if not line.startswith("Too soon"))
        return sum(len(line) for line in told) / A_SECOND


async def chooses(one: Counted, question: str) -> None:
    """Make the first choice, and hear it."""
    await one.hears(question)
    one.keys += 2
    while not one.heard("You play"):  # keys this fast come too soon at first
        if one.fingers.idle:
            one.fingers.press("1", "enter")
        await asyncio.sleep(0.1)


async def test_a_guest_chooses_within_twelve_keys_of_a_link(tmp_path: Path) -> None:
    """With a new installation: no name and no server are known."""
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann = Counted(tmp_path / "ann", "Ann")
        hosting = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("s", then="S")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("enter", then="L tells the link, B adds a bot.")
        await ann.presses("l", then="The link")
        (agreed,) = server.store.agreements.values()
        link = TableLink(invitation.address, invitation.secure, agreed.table, agreed.key)
        bo = Counted(tmp_path / "bo", "")
        playing = asyncio.create_task(enters(bo, link))
        await bo.hears("Type your name")
        await bo.presses("B", "o", "enter", then="You sit at a table of Scientific War.")
        await ann.hears("Bo has joined.")
        await ann.presses("enter", then="New game.")
        await asyncio.gather(chooses(ann, "Play a card."), chooses(bo, "Play a card."))
        for one, most in ((bo, MOST_SECONDS), (ann, 1.5 * MOST_SECONDS)):
            assert one.keys <= limits("keys")["guest"]
            assert one.seconds <= most, one.ears.lines
        hosting.cancel()
        playing.cancel()
