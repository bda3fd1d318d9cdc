"""What players at a table hear of each other, in order of occurrence."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from online_player import Sitter, joins, kills, sat_down
from online_server import serving, wishes

from audiogame.lobby.far_company import FarCompany
from audiogame.lobby.online_news import SILENT, OnlineNews
from audiogame.online.device import Device, keep_device, this_device
from audiogame.online.link import TableLink
from audiogame.online.reasons import failed
from audiogame.online.session_packets import Reached
from audiogame.online.table_packets import PERSON, Chair
from audiogame.rules.fault import Reason
from audiogame.server.server import Server

TRIES = 20
"""How often a menu is reopened until it has an entry."""


@asynccontextmanager
async def table_of_ann(tmp_path: Path) -> AsyncIterator[tuple[Sitter, TableLink, Server]]:
    """Open Ann's table from the menu; yields her and the link."""
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann, program = await joins(Sitter(tmp_path / "ann", "Ann"), invitation, "Open a table.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("s", then="Scientific War")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("enter", then="needs one more")
        (agreed,) = server.store.agreements.values()
        link = TableLink(invitation.address, invitation.secure, agreed.table, agreed.key)
        ann.forget()
        yield ann, link, server
        program.cancel()


@asynccontextmanager
async def two_at_scientific_war(
    tmp_path: Path,
) -> AsyncIterator[tuple[Sitter, Sitter, TableLink, Server]]:
    """Open Ann's table, with Bo as guest by its link; yields both and the link."""
    async with table_of_ann(tmp_path) as (ann, link, server):
        bo, program = await joins(Sitter(tmp_path / "bo", "Bo"), link, "You sit at a table")
        yield ann, bo, link, server
        program.cancel()


async def opens_menu(one: Sitter, entry: str) -> None:
    """Open the game menu, and go to an entry; its items depend on earlier events."""
    for _ in range(TRIES):
        await one.presses("escape", then="Game menu")
        while not one.heard("end of list"):
            if one.heard(entry):
                return
            await one.presses("down", then=" of ")
        await one.presses("escape", then="Play a card.")
    raise AssertionError(one.ears.lines)


async def test_an_arrival_is_told_before_its_consequences(tmp_path: Path) -> None:
    async with two_at_scientific_war(tmp_path) as (ann, _, _, _):
        await ann.hears("All seats are taken. Enter begins.")
        assert ann.place("Bo has joined.") < ann.place("All seats are taken.")


async def test_a_bot_that_plays_for_somebody_and_a_game_given_up_are_told_to_the_others(
    tmp_path: Path,
) -> None:
    """Each with the name, to the others alone; and the next game begins without repeating it."""
    async with two_at_scientific_war(tmp_path) as (ann, bo, _, _):
        await ann.hears("Enter begins.")
        await ann.presses("enter", then="Play a card.")
        await bo.hears("Play a card.")
        await opens_menu(bo, "Let a bot play for you.")
        await bo.presses("enter", then="Bot strength")
        await bo.presses("enter", then="Let a bot play for you? Y or N.")
        await bo.presses("y", then="A bot is playing for you.")
        await ann.hears("Bo lets a bot play.")
        await opens_menu(bo, "Take your seat back")
        await bo.presses("enter", then="Take your seat back from the bot? Y or N.")
        await bo.presses("y", then="You play again.")
        await ann.hears("Bo plays again.")
        await opens_menu(bo, "Give up.")
        await bo.presses("enter", then="Give up?")
        await bo.presses("y", then="You give up.")
        await ann.hears("Bo gives up, and a bot plays on.")
        assert not bo.heard("Bo gives up")
        await opens_menu(ann, "Give up.")
        await ann.presses("enter", then="Give up?")
        await ann.presses("y", then="Enter: play again, with the next player in the first seat.")
        await bo.hears("Ann gives up, and the game is over.")
        await bo.hears("Enter: play again, with the next player in the first seat.")
        await ann.presses("enter", then="New game. Playing order: Bo and you.")
        assert not ann.heard("Enter begins")
        await bo.hears("New game. Playing order: you and Ann.")


async def test_the_new_host_is_addressed_as_you(tmp_path: Path) -> None:
    async with two_at_scientific_war(tmp_path) as (ann, bo, _, _):
        await ann.hears("Enter begins.")
        await ann.presses("escape", then="Leave the table?")
        await ann.presses("y", then="At test")
        await bo.hears("You're the host now.")
        assert not bo.heard("Bo is the host now.")


async def test_a_second_device_sits_down_without_a_name(tmp_path: Path) -> None:
    """It is the same person, and the server knows that, even if this device does not."""
    async with two_at_scientific_war(tmp_path) as (ann, bo, link, _):
        await ann.hears("Enter begins.")
        await ann.presses("enter", then="Play a card.")
        await bo.hears("Play a card.")
        keep_device(tmp_path / "other", Device(this_device(tmp_path / "bo").secret))
        other, visit = await joins(Sitter(tmp_path / "other", ""), link, "Play a card.")
        assert not other.heard("Your name")
        await bo.hears("You sit at this table on another device now.")
        visit.cancel()


async def test_a_host_hears_who_has_only_the_old_link(tmp_path: Path) -> None:
    """Who has lost the line by the old way was not told of the new one."""
    async with table_of_ann(tmp_path) as (ann, link, server):
        bo, visit = await sat_down(tmp_path / "bo", link, "Scientific War")
        server.gate.tell_reached(Reached("one.example:443"))
        await ann.hears("from the internet too.")
        await kills(bo, visit)
        await ann.hears("Bo has lost the connection.")
        server.gate.tell_reached(Reached("two.example:443"))
        await ann.hears("The new link: two.example, port 443, ")
        assert ann.heard(". Bo has only the old one: send it now.")


async def test_t_and_w_say_who_is_lost_and_when_a_bot_takes_over(tmp_path: Path) -> None:
    """While it lasts, and no longer once a bot plays; a table that never seats one names none."""
    async with table_of_ann(tmp_path) as (ann, link, server):
        bo, visit = await sat_down(tmp_path / "bo", link, "Scientific War")
        await ann.presses("enter", then="Play a card.")
        await ann.presses("t", then="Waiting for")
        assert not ann.heard("connection")
        await kills(bo, visit)
        await ann.hears("Bo has lost the connection.")
        lost = "Bo has lost the connection; a bot takes over after 60 seconds."
        await ann.presses("t", then=lost)
        await ann.presses("w", then=f"You. Bo. {lost}")
        (table,) = server.tables._awake.values()
        member = table.people.members.of_seat(1)
        assert member is not None
        member.since -= 60
        await ann.hears("a bot, plays for Bo.")
        await ann.presses("t", then="Waiting for")
        assert not ann.heard("connection")


def test_who_looks_elsewhere_is_not_said_to_give_no_answer_too() -> None:
    """Also where she was asked for long before."""
    chairs = [Chair(PERSON, "Ann"), Chair(PERSON, "Bo", here=True, late=True, away=True)]
    room = SimpleNamespace(chairs=chairs, paused=False, grace=60, yours=(0,))
    session: Any = SimpleNamespace(room=room, up=True)
    narrator = SimpleNamespace(say=lambda message, **_: message)
    app: Any = SimpleNamespace(dialogue=SimpleNamespace(narrator=narrator))
    none: Any = None
    company = FarCompany(app, session, none, none, none)
    assert company.absence((1,)) == "online-elsewhere"


async def test_a_way_in_and_a_new_address_are_told_to_whom_they_concern(tmp_path: Path) -> None:
    """The host hears who can come and reads the new link; the others that they stay."""
    async with two_at_scientific_war(tmp_path) as (ann, bo, _, server):
        await ann.hears("Enter begins.")
        server.gate.tell_reached(Reached("one.example:443"))
        await ann.hears("Anybody with this table's link can join, from the internet too.")
        await ann.presses("l", then="one.example, port 443")
        server.gate.tell_reached(Reached("two.example:443"))
        await bo.hears("The address of the table has changed. You stay at the table.")
        await ann.hears("has changed. The new link: two.example, port 443, ")
        await ann.hears(". Send it to whoever loses the connection or comes later.")
        await ann.presses("l", then="two.example, port 443")
        gone = failed(Reason("tunnel-offline", name="pinggy")).reasons
        server.gate.tell_reached(Reached(far=False, opening=True, why=gone))
        await ann.hears("Nobody can come from the internet now: pinggy can't be found.")
        assert not bo.heard("pinggy")
        await ann.presses("l", then="127.0.0.1, port")


@pytest.mark.parametrize("lost", [0.0, SILENT - 1, SILENT])
def test_a_loss_for_which_an_answer_is_late_is_said_once(lost: float) -> None:
    """Also where it has lasted so long by then that it is said by itself."""
    now, told = [0.0], list[str]()
    reached, here = SimpleNamespace(address="", far=False), SimpleNamespace(here=False)
    session: Any = SimpleNamespace(
        reached=reached, way_back=here, closed=False, answers=False, seat_kept=True, news=deque()
    )
    dialogue = SimpleNamespace(tell=lambda message, *_, **__: told.append(message), say=lambda _: 0)
    front, scene = SimpleNamespace(clock=lambda: now[0]), SimpleNamespace(elsewhere=False)
    app: Any = SimpleNamespace(dialogue=dialogue, front=front, scene=scene)
    own: Any = None
    news = OnlineNews(app, session, own)
    news.tell_line()
    now[0] = lost
    news.tell_late()
    news.tell_late()
    assert told == ["online-line-lost"]
