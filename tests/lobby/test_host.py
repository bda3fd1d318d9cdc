"""A host by ear and keys alone: the door, the link, mute, block, the grace time, remove."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from online_player import ROOM, Host, enters, knocks
from online_server import PATIENCE, came, guests, serving, wishes

from audiogame.lobby.own_device import OwnDevice
from audiogame.online.company_packets import CastVote, ChatSent, Proposed
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Failed, Notice


async def test_a_host_does_everything_by_ear(tmp_path: Path) -> None:
    """Each key is answered in words, and each action is told once."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Cy", "Cy", "Di") as (refused, cy, di),
    ):
        ann = Host(tmp_path / "ann", "Ann")
        hosting = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table. 1 of 2.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("s", then="Scientific War")
        await ann.presses("enter", then="Open the table. 1 of")
        await ann.presses("down", "enter", then="Seats for others: 2.")
        await ann.presses("down", "down", "enter", then="Who may come in: everybody.")
        await ann.presses("enter", then="Who may come in: people you let in.")
        await ann.presses("down", then="The link works for a day.")
        await ann.presses("enter", then="The link works for an hour.")
        await ann.presses("home", "enter", then=ROOM)
        (agreed,) = server.store.agreements.values()
        assert 0 < agreed.ends - time.time() <= 3600
        table = agreed.table

        await ann.presses("n", then="For an hour. 2 of 4.")
        await ann.presses("enter", then="The link: ")
        assert server.store.agreements[table].key != agreed.key
        assert 0 < server.store.agreements[table].ends - time.time() <= 3600
        assert not ann.heard(agreed.key.replace("-", " "))

        ann.forget()
        await knocks(refused, invitation, table)
        await ann.hears("Cy would like to come in. Y or N?")
        await ann.presses("n", then="Cy can't come in.")
        assert (await came(refused, Failed)).reasons[0].message == "knock-refused"
        ann.forget()
        with pytest.raises(ServerSays, match="knock-refused"):  # nobody is asked again
            await knocks(refused, invitation, table)
        await knocks(cy, invitation, table)
        await ann.hears("Cy would like to come in. Y or N?")
        await ann.presses("y", then="Cy has joined.")
        await ann.hears("One seat is free. Enter begins")
        await ann.presses("q", then="N makes a new one, B puts a bot in a free seat, T says")
        ann.forget()
        await knocks(di, invitation, table)
        await ann.hears("Di would like to come in. Y or N?")
        await ann.presses("y", then="Di has joined.")
        await ann.hears("All seats are taken. Enter begins.")
        await ann.presses("q", then="N makes a new one, T says who is here")

        await ann.about("Cy")
        await ann.presses("down", "down", then="Mute Cy for everybody. 3 of 4.")
        heard = await ann.presses("enter", then="Cy was muted: nobody hears what they say.")
        assert len([line for line in heard if ROOM in line]) == 1
        assert not [line for line in heard if line.startswith("Scientific War.")]
        await cy.line.tell(ChatSent("spam"))
        assert (await came(cy, Failed)).reasons[0].message == "chat-muted"
        await ann.about("Cy")
        await ann.presses("down", "down", then="Let everybody hear Cy again. 3 of 4.")
        await ann.presses("enter", then="Cy is heard again.")

        await ann.about("Cy")
        await ann.presses("enter", then="You don't hear Cy any more.")
        await cy.line.tell(ChatSent("Can you hear me?"))
        await di.line.tell(ChatSent("I can"))
        own = await OwnDevice.read(ann.app)
        assert [one.name for one in own.now.blocked] == ["Cy"]
        await ann.hears("Di says: I can")  # in the menu, too
        assert not ann.heard("Can you hear me?")
        await ann.presses("escape", then="Cy. 3 of")
        await ann.presses("escape", then=ROOM)

        await ann.presses("p", then="The table:")
        await ann.presses("end", "up", then="Ask for 300 seconds.")
        await ann.presses("enter", then="You ask the others for a longer wait.")
        await ann.presses("p", then="The table:")
        await ann.presses("end", "up", then="Ask for 300 seconds.")
        await ann.presses("enter", then="Another vote is open. Wait until it's over.")
        assert not ann.heard("The others are asked")
        for one in (cy, di):
            vote = await came(one, Proposed)
            await one.line.tell(CastVote(vote.vote, True))
        await ann.hears("300 seconds")
        assert server.store.agreements[table].grace == 300

        renewed = server.store.agreements[table]
        await ann.about("Cy")
        await ann.presses("end", then="Remove Cy from the table. 4 of 4.")
        await ann.presses("enter", then="Cy")
        heard = await ann.presses(*"Too loud", "enter", then="Too loud")
        await ann.hears("One seat is free.")
        await ann.hears("You have a new link. The old one no longer works.")
        assert not ann.heard("The link: ")
        notice = await came(cy, Notice)
        while notice.what != "removed":
            notice = await came(cy, Notice)
        assert notice.other == "Too loud"
        left = server.store.agreements[table]
        assert left.key != renewed.key
        assert left.ends == renewed.ends
        chairs = left.chairs
        assert [one.name for one in chairs] == ["Ann", "", "Di"]
        await ann.presses("t", then="Ann and Di. One seat is free.")
        async with asyncio.timeout(PATIENCE):
            await ann.presses("escape", then="Leave the table?")
            await ann.presses("n", "t", then=ROOM)
        hosting.cancel()
