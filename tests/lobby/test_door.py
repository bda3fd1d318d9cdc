"""A table's door in mid game: who knocks, and a new link, by ear and keys alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from online_player import ROOM, Host, enters, knocks
from online_server import came, guests, serving, wishes

from audiogame.lobby.far_company import FarCompany
from audiogame.online.company_packets import Propose
from audiogame.online.session_packets import Failed
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace

QUESTION = "Play a card."


async def test_a_host_answers_the_door_while_a_game_goes_on(tmp_path: Path) -> None:
    """The decision is asked last, and answering it leaves the game undisturbed."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Cy", "Di") as (cy, di),
    ):
        ann = Host(tmp_path / "ann", "Ann")
        hosting = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table. 1 of 2.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("s", then="Scientific War")
        await ann.presses("enter", then="Open the table. 1 of")
        await ann.presses("down", "down", "down", "enter", then="Who may come in: everybody.")
        await ann.presses("enter", then="Who may come in: people you let in.")
        await ann.presses("home", "enter", then=ROOM)
        (agreed,) = server.store.agreements.values()
        await knocks(cy, invitation, agreed.table)
        await ann.hears("Cy would like to come in. Y or N?")
        await ann.presses("y", then="Cy has joined.")
        await ann.hears("All seats are taken. Enter begins.")
        await ann.presses("enter", then=QUESTION)

        ann.forget()
        await di.come(replace(invitation, key=""))
        await di.line.enter(Enter(agreed.table, "", di.names, True))
        await ann.hears("Di would like to listen. Y or N?")
        assert len(ann.ears.lines) == 1
        heard = await ann.presses("n", then=QUESTION)
        assert heard[0] == "Di can't come in."
        assert (await came(di, Failed)).reasons[0].message == "knock-refused"

        ann.forget()
        company = ann.app.scene.company
        assert isinstance(company, FarCompany)
        company._asked_before = {}  # as after an own choice: nobody asks twice before one
        await cy.line.tell(Propose("pause"))
        await ann.hears("Cy asks: may the game pause? Y or N.")
        heard = await ann.presses("n", then=QUESTION)
        assert sum(QUESTION in line for line in heard) == 1

        await ann.presses("escape", then="1 of")
        await ann.presses("t", then="The table: chat, people, pauses, the link.")
        await ann.presses("enter", then="Say something to all.")
        await ann.presses("r", then="Read and copy the link.")
        await ann.presses("enter", then="The link: ")
        await ann.presses("escape", then="1 of")
        await ann.presses("t", "enter", then="Say something to all.")
        await ann.presses("t", then="Take your seat to another device.")
        (seat,) = (one for one in await ann.presses("enter", then="The link: ") if "link" in one)
        assert agreed.key.replace("-", " ") not in seat.replace(",", "")

        await ann.presses("escape", then="1 of")
        await ann.presses("t", "enter", then="Say something to all.")
        await ann.presses("m", then="Make a new link.")
        await ann.presses("enter", then="For a day. 1 of 4.")
        await ann.presses("down", then="For an hour. 2 of 4.")
        new, link, question = await ann.presses("enter", then=QUESTION)
        assert new == "You have a new link. The old one no longer works."
        assert link.startswith("The link: ")
        assert question.endswith(QUESTION)
        renewed = server.store.agreements[agreed.table]
        assert renewed.key != agreed.key
        assert 0 < renewed.ends - time.time() <= 3600
        hosting.cancel()
