"""A seat at a server waits: a restarted program finds it again without the link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from online_player import Player, enters, joins, opened
from online_server import Guest, guests, serving, wishes

from audiogame.console.app import App
from audiogame.lobby.menu_entries import continue_game
from audiogame.lobby.online_menu import play_with_others
from audiogame.online.device import Device, KeptSeat, keep_device, this_device
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.own_network import can_look
from audiogame.rules.value import as_dict

KEY, OTHER = "0a" * 32, "0b" * 32
"""Keys of servers."""


def seat(table: str) -> KeptSeat:
    return KeptSeat("Harbour", TableLink("play.example:8765", True, table), "sika", KEY, ("Ann",))


def test_the_last_seat_comes_first_and_none_twice() -> None:
    device = Device(new_secret().hex())
    for at in range(10):
        device = device.sat(seat(f"table {at}"))
    device = device.sat(seat("table 7"))
    assert [one.link.table[-1] for one in device.seats] == ["7", "9", "8", "6", "5", "4", "3", "2"]
    assert device.sits(KEY, "table 7")
    assert not device.sits(OTHER, "table 7")
    assert not device.rose(KEY, "table 7").sits(KEY, "table 7")


def test_a_device_file_without_seats_is_read_as_having_none(tmp_path: Path) -> None:
    keep_device(tmp_path, Device(new_secret().hex()))
    path = tmp_path / "online.json"
    path.write_text(path.read_text().replace(',"seats":[]', ""), encoding="utf-8")
    assert this_device(tmp_path).seats == ()


async def sat_down(bo: Player, ann: Guest, link: TableLink) -> asyncio.Task[None]:
    """Seat Bo by a link."""
    playing = asyncio.create_task(enters(bo, link))
    await bo.hears("You sit at a table of Sika. Ann and Bo.")
    while ann.line.room is None or "Bo" not in [one.name for one in ann.line.room.chairs]:
        await ann.line.changed()
    return playing


async def seats_of(data: Path, count: int) -> tuple[KeptSeat, ...]:
    """Wait until a number of seats are saved."""
    while len(found := this_device(data).seats) != count:
        await asyncio.sleep(0.01)
    return found


def ended(player: Player, playing: asyncio.Task[None]) -> None:
    """Kill a player's program in mid operation."""
    playing.cancel()
    player.forget()


@pytest.mark.parametrize("begun", [False, True])
async def test_a_restarted_program_returns_to_its_seat(begun: bool, tmp_path: Path) -> None:
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann") as (ann,),
    ):
        link = await opened(ann, invitation)
        bo = Player(tmp_path / "bo", "Bo")
        playing = await sat_down(bo, ann, link)
        if begun:
            await ann.line.start()
            await ann.sit()
            await bo.hears("New game.")
        await seats_of(bo.app.data.folder, 1)
        ended(bo, playing)
        bo = Player(tmp_path / "bo", "")
        again = asyncio.create_task(enters(bo, None))
        await bo.hears(f"Back to Sika with Ann, at {server.gate.name}. 1 of")
        bo.fingers.press("enter")
        await bo.hears("New game." if begun else "You sit at a table of Sika.")
        assert not bo.heard("Your name"), "the seat knows who sits there"
        assert not (begun and bo.heard("The host begins")), "it has begun"
        again.cancel()


async def test_a_chair_that_was_left_before_the_game_waits_no_longer(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo = Player(tmp_path / "bo", "Bo")
        playing = await sat_down(bo, ann, link)
        await seats_of(bo.app.data.folder, 1)
        bo.fingers.press("escape")
        await bo.hears("Leave the table? Y or N.")
        bo.fingers.press("y")
        await playing
        await bo.app.data.unsaved.written()
        assert this_device(bo.app.data.folder).seats == ()


async def test_a_seat_that_is_gone_is_said_and_forgotten(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        data = tmp_path / "bo"
        data.mkdir()
        gone = TableLink(invitation.address, False, "senior-panda")
        name = server.gate.name
        keep_device(
            data,
            Device(new_secret().hex()).sat(KeptSeat(name, gone, "sika", server.gate.key.hex())),
        )
        bo = Player(data, "Bo")
        playing = asyncio.create_task(enters(bo, None))
        await bo.hears(f"Back to Sika, at {name}. 1 of {5 if can_look() else 4}.")
        bo.fingers.press("enter")
        await bo.hears("That table is gone.")
        await bo.hears("Invite a friend. 1 of")
        await bo.app.data.unsaved.written()
        assert this_device(data).seats == ()
        playing.cancel()


async def test_enter_takes_the_names_typed_last_time(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (_, invitation):
        for asked in ("Type your name", "Press Enter for Bo and Cy, or type other names."):
            bo, playing = await joins(Player(tmp_path / "bo", ""), invitation, "Open a table.")
            bo.fingers.press("enter")
            await bo.hears(asked)
            bo.fingers.press(*("Bo,Cy" if asked.startswith("Type") else ""), "enter")
            await bo.hears("Choose a game")
            await bo.app.data.unsaved.written()
            playing.cancel()


async def test_continue_lists_the_tables_far_away_first(tmp_path: Path) -> None:
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann") as (ann,),
    ):
        link = await opened(ann, invitation)
        bo = Player(tmp_path / "bo", "Bo")
        playing = await sat_down(bo, ann, link)
        await seats_of(bo.app.data.folder, 1)
        ended(bo, playing)
        bo = Player(tmp_path / "bo", "")
        again = asyncio.create_task(continue_game(bo.app))
        await bo.hears(f"Back to Sika with Ann, at {server.gate.name}. 1 of 1.")
        bo.fingers.press("enter")
        await bo.hears("You sit at a table of Sika.")
        again.cancel()


def test_continue_makes_no_device_where_nobody_has_played_far_away(tmp_path: Path) -> None:
    bo = Player(tmp_path / "bo", "Bo")
    asyncio.run(continue_game(bo.app))
    assert bo.heard("You have no unfinished games.")
    assert not (bo.app.data.folder / "online.json").exists()


@pytest.mark.parametrize("menu", [continue_game, partial(play_with_others, link=None)])
async def test_what_a_hostile_room_has_left_ends_no_menu(
    tmp_path: Path, menu: Callable[[App], Coroutine[Any, Any, object]]
) -> None:
    """A row that nobody can use is left out; Continue and Play with others have the others."""
    good = KeptSeat("Café", TableLink("127.0.0.1:1", False, "a-b"), "sika", "0" * 64, ("Ann",))
    rows = [
        as_dict(good) | change
        for change in (
            {},
            {"others": ["W" * 40] * 99},
            {"others": ["W" * 4_000]},
            {"server": "S" * 4_000},
            {"game": "no game", "key": "1" * 64},
            {"key": "zz"},
            {"link": {"address": 7}},
            {"link": None},
        )
    ]
    device = {"secret": "0" * 64, "seats": [*rows, None, 7, {}], "servers": [{}, None]}
    folder = tmp_path / "bo"
    folder.mkdir()
    (folder / "online.json").write_bytes(msgspec.json.encode(device))
    bo = Player(folder, "Bo")
    opens = asyncio.create_task(menu(bo.app))
    await bo.hears("Back to Sika with Ann, at Café. 1 of")
    bo.fingers.press("down")
    await bo.hears("2 of")
    bo.fingers.press("escape")
    await opens
    assert not bo.heard("went wrong")
