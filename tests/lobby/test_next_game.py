"""Between two games, by keys: late comers, the score of the evening, and another game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from online_player import Sitter, enters, plays_out
from online_server import guests, serving, wishes

from audiogame.online.link import TableLink
from audiogame.table.library import own_games


def place(game: str) -> int:
    """Return the place of a game in the menu of games, from 1."""
    return own_games().index(game) + 1


async def test_a_host_changes_the_game_and_a_late_comer_sits_down(tmp_path: Path) -> None:
    """W has the score of the evening, before the change and after it; the link stays the same."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Bo") as (bo,),
    ):
        ann, cy = Sitter(tmp_path / "ann", "Ann"), Sitter(tmp_path / "cy", "Cy")
        hosting = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("home", *["down"] * (place("sika") - 1), then="Sika")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("enter", then="You sit at a table of Sika.")
        await ann.presses("w", then="Nobody has won a game tonight.")
        (agreed,) = server.store.agreements.values()
        link = TableLink(invitation.address, False, agreed.table, agreed.key)
        await bo.enter(link)
        await ann.hears("All seats are taken.")
        await ann.presses("g", then="Choose a game")
        await ann.presses("escape", then="You sit at a table of Sika.")
        await ann.presses("enter", then="New game.")
        await bo.sit()
        visit = asyncio.create_task(enters(cy, link))
        await cy.hears("A game is being played, and you can sit down in the next one.")
        await cy.presses("y", then="Ann and Bo play Sika. You sit down in the next game.")
        await ann.hears("Cy has joined, and sits down in the next game.")
        await plays_out(ann, bo)
        await cy.hears("You sit down in the next game, at a table of Sika.")
        await ann.presses("n", then="You sit at a table of Sika.")
        await ann.hears("Cy sits down in the next game.")
        await ann.presses("w", then="Wins tonight: ")
        await ann.presses("g", then="Choose a game")
        at = place("scientific-war")
        await ann.presses("home", *["down"] * (at - 1), then=f"{at} of")
        await ann.presses("enter", then="Play this at the table.")
        assert ann.heard("Play this at the table. 1 of")
        await ann.presses("enter", then="You sit at a table of Scientific War.")
        await ann.presses("w", then="Wins tonight: ")
        await cy.hears("The host has changed the table.")
        await ann.presses("enter", then="New game.")
        await bo.sit()
        await cy.hears("New game. Playing order: ")
        assert server.store.agreements[link.table].key == link.key
        for task in (hosting, visit):
            task.cancel()
