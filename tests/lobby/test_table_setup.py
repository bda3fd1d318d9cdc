"""Setting up a table for remote players: any bots, and a refusal loses no settings."""

from __future__ import annotations

from pathlib import Path

from online_player import Sitter, joins
from online_server import serving, wishes

from audiogame.online.table_packets import OPEN, PERSON

MIXED = "\N{CYRILLIC CAPITAL LETTER A}nn"
"""A name that only a server refuses, as it could be mistaken for another player's."""


async def walks_to(one: Sitter, entry: str) -> None:
    """Go down to an entry."""
    await one.presses("home", then="1 of")
    while not one.heard(entry):
        assert not one.heard("end of list"), entry
        await one.presses("down", then=" of ")


async def test_a_refused_name_costs_nothing_of_what_was_set_up(tmp_path: Path) -> None:
    """The name is asked again, and the table is as it was set up, with each bot as wanted."""
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann, hosting = await joins(Sitter(tmp_path / "ann", ""), invitation, "Open a table.")
        await ann.presses("enter", then="Type your name")
        await ann.presses(*MIXED, "enter", then="Choose a game")
        await ann.presses("s", then="Scientific War")
        await ann.presses("enter", then="Open the table.")
        await walks_to(ann, "Bots: 0.")
        await ann.presses("enter", then="Bots: 1.")
        await ann.presses("enter", then="Bots: 2.")
        await walks_to(ann, "Carlos: a casual bot.")
        await ann.presses("enter", then="Carlos: a skilled bot.")
        await walks_to(ann, "Bot that stands in for a player: casual.")
        await ann.presses("enter", then="skilled.")
        await ann.presses("enter", then="expert.")
        await ann.presses("home", then="1 of")
        await ann.presses("enter", then="Type your name")
        assert ann.heard(f"The name '{MIXED}' won't do: spell each word")
        await ann.presses(*"Ann", "enter", then="Open the table.")
        await ann.presses("enter", then="Enter begins")
        assert ann.heard("You sit at a table of Scientific War. Ann, and 2 bots.")
        (agreed,) = server.store.agreements.values()
        chairs = [(one.kind, one.name) for one in agreed.chairs]
        assert chairs == [(PERSON, "Ann"), (OPEN, ""), ("casual", "Bella"), ("skilled", "Carlos")]
        assert agreed.stand_in == "expert"
        hosting.cancel()


async def test_the_rule_book_is_at_hand_while_a_table_is_set_up(tmp_path: Path) -> None:
    """As at home, from the list of games and from the table."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation):
        ann, hosting = await joins(Sitter(tmp_path / "ann", "Ann"), invitation, "Open a table.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("R", then="Army Men")
        assert not ann.heard("Only while you play")
        await ann.presses("escape", then="1 of 5.")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("R", then="Army Men")
        assert not ann.heard("Only while you play")
        hosting.cancel()
