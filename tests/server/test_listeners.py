"""A listener at a remote table, from the menu to the end; and knocking."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_player import Player, enters, joins
from online_server import PATIENCE, Guest, came, guests, open_table, serving, table_link, wishes
from server_evening import guests_at_table

from audiogame.lobby.far_company import FarCompany
from audiogame.online.company_packets import ChatSent, GoOn, Propose
from audiogame.online.device import Device, keep_device
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.session_packets import AnswerKnock, Failed, Knocked
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.table.library import find_game

SIKA = find_game("sika")


async def listener(folder: Path, link: TableLink) -> tuple[Player, asyncio.Task[None]]:
    """Make Gus listen to a starting game; return the player and its task."""
    gus = Player(folder / "gus", "Gus")
    listening = asyncio.create_task(enters(gus, link))
    await gus.hears("you can sit down in the next one. Wait for it? Y or N.")
    gus.fingers.press("n")
    await gus.hears("No seat is free. Listen to the game? Y or N.")
    gus.fingers.press("y")
    await gus.hears("New game.")
    return gus, listening


async def test_somebody_listens_to_a_whole_game(tmp_path: Path) -> None:
    """All questions are answered; a key names the listener; no bot replaces one who leaves."""
    listened = guests_at_table(tmp_path / "server", "Ann", "Cy", spectators=True)
    async with listened as ((ann, cy), link, _):
        gus, playing = await listener(tmp_path, link)
        for key in "rtech":
            gus.forget()
            gus.fingers.press(key)
            await gus.hears(".")
        gus.forget()
        gus.fingers.press("escape")
        await gus.hears("Back to the game.")
        gus.fingers.press("end")
        await gus.hears("Leave. The game goes on without you.")
        gus.fingers.press("escape", "ctrl-c")
        await gus.hears("Leave audiogame? The game goes on without you. Y or N.")
        gus.fingers.press("n")
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        await gus.hears("wins")
        await gus.hears("Enter: stay at the table. Escape: leave.")
        gus.forget()
        gus.fingers.press("N")
        await gus.hears("Enter: stay at the table. Escape: leave.")
        company = gus.app.scene.company
        assert isinstance(company, FarCompany)
        async with asyncio.timeout(PATIENCE):
            while company._session.record is None:
                await asyncio.sleep(0.01)
        gus.fingers.press("enter")
        await gus.hears("The record of this game is kept, and proved")
        await gus.hears("You're listening at a table of Sika. Ann and Cy.")
        assert not gus.heard("play again")
        gus.fingers.press("escape", "y")
        await playing


async def test_a_spectators_keys_do_not_end_a_pause(tmp_path: Path) -> None:
    """The pause is announced, and every key answers; a seated player ends it."""
    listened = guests_at_table(tmp_path / "server", "Ann", "Cy", spectators=True)
    async with listened as ((ann, cy), link, server):
        table = server.tables.find(link.table)
        gus, listening = await listener(tmp_path, link)
        await ann.line.tell(Propose("pause"))
        await gus.hears("Ann pauses the game.")
        for key in ("t", "enter", "1", "r"):
            gus.forget()
            gus.fingers.press(key)
            await gus.hears(".")
        company = gus.app.scene.company
        assert isinstance(company, FarCompany)
        await company._session.tell(GoOn())
        gus.forget()
        gus.fingers.press("C", *"Hi", "enter")  # which comes after the other, and is heard
        await gus.hears("You say: Hi")
        assert table.people.agreement.paused
        assert not gus.heard("Enter goes on")
        assert not gus.heard("continues the game.")
        await cy.line.tell(GoOn())
        await gus.hears("Cy continues the game.")
        assert not table.people.agreement.paused
        listening.cancel()


async def opens(host: Guest) -> None:
    """Admit the player at the door."""
    while True:
        knocked = await came(host, Knocked)
        await host.line.tell(AnswerKnock(knocked.number, True))


@pytest.mark.parametrize("entry", ["link", "knock"])
async def test_a_spectator_comes_back_after_the_line_was_lost(entry: str, tmp_path: Path) -> None:
    """The spectator's client sends its position: nothing is told twice, nothing missed."""
    async with (
        guests_at_table(tmp_path / "server", "Ann", "Cy", spectators=True) as (
            (ann, cy),
            link,
            server,
        ),
        guests("Gus", "Ida") as (gus, ida),
    ):
        table = server.tables.find(link.table)
        changed: Any = partial(replace, entry=entry)
        await table.people.agree(changed)
        answering = asyncio.create_task(opens(ann))
        for one in (gus, ida):
            await one.enter(link, guest=True)
            await one.sit()
        line = gus.line
        before = [*gus.ears.heard]
        for _ in range(3):
            await gus.take_all()
            before = [*gus.ears.heard]
            line.cut()
            await ann.line.tell(ChatSent("on"))
            async with asyncio.timeout(PATIENCE):
                while not line.up or line.room is None or "Gus" not in line.room.guests:
                    await line.changed()
        assert gus.ears.heard[: len(before)] == before
        playing = [one.play(Random(at)) for at, one in enumerate((ann, cy, gus, ida))]
        assert all(await asyncio.gather(*playing))
        answering.cancel()
        assert gus.ears.heard == ida.ears.heard
        assert len({await one.record() for one in (ann, cy, gus, ida)}) == 1


async def test_spectators_are_named_on_a_key(tmp_path: Path) -> None:
    """In the waiting room and in the game; only a blocked listener is warned of."""
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        guests("Ann", "Gus") as (ann, gus),
    ):
        await ann.come(invitation)
        await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), spectators=True))
        link = table_link(invitation, ann)
        await gus.come(link)
        secret = new_secret()
        bo = Player(tmp_path / "bo", "Bo")
        device = Device(secret.hex()).block(gus.line.key, gus.line.person, "Gus")
        keep_device(tmp_path / "bo", device)
        playing = asyncio.create_task(enters(bo, link))
        await bo.hears("Sit down to play? Y or N.")
        bo.fingers.press("y")
        await bo.hears("You sit at a table of Sika. Ann and Bo.")
        await gus.line.enter(Enter(link.table, link.key, gus.names, guest=True))
        await bo.hears("Only you hear this: Gus, whom you've blocked, is at this table.")
        await bo.hears("Gus listens.")
        await gus.line.tell(ChatSent("Hello?"))
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        bo.forget()
        bo.fingers.press("w")
        await bo.hears("Ann. You. Gus listens.")
        assert not bo.heard("Hello?")
        playing.cancel()


async def test_no_means_no_at_both_questions(tmp_path: Path) -> None:
    """At a table with a free chair: a visitor who neither plays nor listens is not admitted."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        await ann.come(invitation)
        await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), spectators=True))
        link = table_link(invitation, ann)
        bo, playing = await joins(Player(tmp_path / "bo", "Bo"), link, "Sit down to play? Y or N.")
        bo.fingers.press("n")
        await bo.hears("Listen to the game? Y or N.")
        bo.fingers.press("n")
        await playing
        assert not bo.heard("at a table of Sika")
        cy = Player(tmp_path / "cy", "Cy")
        listening = asyncio.create_task(enters(cy, link))
        await cy.hears("Sit down to play? Y or N.")
        cy.fingers.press("n")
        await cy.hears("Listen to the game? Y or N.")
        cy.fingers.press("y")
        await cy.hears("at a table of Sika")
        listening.cancel()


async def test_a_host_is_not_asked_about_somebody_blocked(tmp_path: Path) -> None:
    """Blocked people are refused without a question; others are asked about."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Cy", "Di") as (cy, di),
    ):
        await cy.come(replace(invitation, key=""))
        await di.come(replace(invitation, key=""))
        ann = Player(tmp_path / "ann", "Ann")
        device = Device(new_secret().hex()).block(cy.line.key, cy.line.person, "Cy")
        keep_device(tmp_path / "ann", device)
        playing = asyncio.create_task(enters(ann, invitation))
        await ann.hears("Open a table.")
        ann.fingers.press("enter")
        ann.fingers.press("s", "enter")
        await ann.hears("Open the table.")
        ann.fingers.press("down", "down", "down", "enter", "enter")
        await ann.hears("Who may come in: people you let in.")
        ann.fingers.press("home", "enter")
        await ann.hears("You sit at a table of")
        (offered,) = await di.line.tables()
        assert offered.spectators
        for one, guest in ((cy, False), (di, True)):
            await one.line.enter(Enter(offered.table, "", one.names, guest))
        assert (await came(cy, Failed)).reasons[0].message == "knock-refused"
        await ann.hears("Di would like to listen. Y or N?")
        ann.fingers.press("y")
        async with asyncio.timeout(PATIENCE):
            while di.line.room is None or not di.line.room.guests:
                await asyncio.sleep(0.01)
        assert di.line.room.yours == ()
        assert di.line.room.guests == ("Di",)
        await ann.hears("Di listens.")
        assert not ann.heard("Cy")
        playing.cancel()
        assert server.tables.awake == 1


async def test_sixty_listeners_end_nobodys_program(tmp_path: Path) -> None:
    """At an honest server, with the longest names: six of them are said, here and at the door."""
    long = [f"{number:02}{'W' * 38}" for number in range(60)]
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann", long[-1]) as (ann, last),
    ):
        await ann.come(invitation)
        await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), spectators=True))
        link = table_link(invitation, ann)
        bo, gus = (Player(tmp_path / name, name.title()) for name in ("bo", "gus"))
        visits = [asyncio.create_task(enters(bo, link))]
        await bo.hears("Sit down to play? Y or N.")
        bo.fingers.press("y")
        await bo.hears("You sit at a table of")
        table = server.tables.find(link.table)
        for name in long[:-1]:
            table.people.members.add(name, (name,), ())
        bo.forget()
        await last.enter(link, guest=True)
        await bo.hears(f"{long[-1]} has joined.")
        await bo.hears("and 54 more listen.")
        visits.append(asyncio.create_task(enters(gus, link)))
        await gus.hears("No seat is free")
        for one in (bo, gus):
            assert not one.heard("went wrong")
            said = [line.count("W" * 38) for line in one.ears.lines]
            assert max(said) <= 6, one.ears.lines
        for visit in visits:
            assert not visit.done()
            visit.cancel()
