"""Server processes share news: who is removed, whose key is revoked, who has won."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_player import Player, enters, joins
from online_server import Guest, came, guests, open_table, table_link
from postgres_cluster import Cluster
from processes import Community, run_server_command

from audiogame.online.identity import new_secret
from audiogame.online.reasons import ServerSays, read_failed
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed, Remove
from audiogame.online.table_packets import Enter
from audiogame.online.web_socket import connect
from audiogame.rules.value import replace
from audiogame.table.library import find_game

SIKA = find_game("sika")


async def refusal(guest: Guest, table: str, key: str) -> str:
    with pytest.raises(ServerSays) as refused:
        await guest.line.enter(Enter(table, key, guest.names))
    return refused.value.reasons[0].message


async def comes_again(secret: bytes, address: str, community: Community) -> Guest:
    """Reconnect a player on a new device with the same secret, at a process."""
    one = Guest("Cy", secret)
    await one.come(replace(community.invitation(), address=address, key=""))
    return one


async def banned_and_over(cluster: Cluster, folder: Path) -> None:
    """Ann removes Cy at one process, and ends the game with Di; the other process knows of both."""
    async with (
        Community(cluster, folder, 2) as community,
        guests("Ann", "Cy", "Di") as (ann, cy, di),
    ):
        await ann.come(community.invitation())
        await ann.line.open_table(open_table(SIKA, "Ann", 2))
        link = table_link(community.invitation(), ann)
        for one in (cy, di):
            await one.enter(link)
        await ann.line.start()
        await asyncio.gather(*(one.sit() for one in (ann, cy, di)))
        first = community.holder()
        other = community.processes[1 - first].address
        await ann.line.tell(Remove(cy.far.seats[0], "loud"))
        await ann.hears("removed")
        again = await comes_again(cy.secret, other, community)
        assert await refusal(again, link.table, link.key) == "table-banned", "sent to the first"
        await again.close()
        status, said = await run_server_command(
            "drain", community.processes[first].address, "--store", community.store
        )
        assert status == 0, said
        assert community.holder() == 1 - first
        again = await comes_again(cy.secret, other, community)
        assert await refusal(again, link.table, link.key) == "table-banned", "of the other itself"
        await again.close()
        assert all(await asyncio.gather(ann.play(Random(1)), di.play(Random(2))))
        record = await ann.record()
        assert "result" in record
        await di.close()  # or the client would reconnect by itself, and take her seat again
        await community.processes[1 - first].kill()
        await community.processes[first].kill()
        await community.processes[first].begin()
        late = Guest("Di", di.secret)
        address = community.processes[first].address
        await late.enter(replace(link, address=address))
        assert await late.record() == record, "of a process that has not played it"
        await late.close()


async def yielded(cluster: Cluster, folder: Path) -> None:
    """A key revoked at one process is invalid on a connection to another."""
    async with Community(cluster, folder, 2) as community, guests("Cy") as (lost,):
        await lost.come(community.invitation(0))
        found = Guest("Cy")
        found.session = Session(
            replace(community.invitation(1), key=""), new_secret(), connect, former=(lost.secret,)
        )
        await found.session.begin()
        assert found.session.opens, "she is the same person"

        told = await came(lost, Failed)  # though no request was sent
        assert read_failed(told).reasons[0].message == "key-yielded"
        await found.close()


async def met(cluster: Cluster, folder: Path) -> None:
    """Bo blocks Ann, and reconnects to a process that does not hold her table."""
    async with Community(cluster, folder, 2) as community, guests("Ann") as (ann,):
        await ann.come(community.invitation(0))
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        link = table_link(community.invitation(0), ann)
        bo, visit = await joins(Player(folder / "bo", "Bo"), link, "You sit at a table of Sika.")
        bo.fingers.press("p", "a", "enter", "enter")
        await bo.hears("You don't hear Ann any more.")
        bo.fingers.press("escape", "escape", "escape", "y")
        await visit
        for at in (1, 0):
            bo.forget()
            there = replace(link, address=community.processes[at].address)
            visit = asyncio.create_task(enters(bo, there))
            await bo.hears("Ann, whom you've blocked, is at this table. Go in anyway?")
            bo.fingers.press("n")
            await visit
            assert not bo.heard("You sit")
        assert ann.line.room is not None
        assert [chair.name for chair in ann.line.room.chairs] == ["Ann", ""]


@pytest.mark.real
def test_all_processes_name_a_blocked_player_before_one_sits_down(
    cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(met(cluster, tmp_path))


@pytest.mark.real
def test_all_processes_know_removed_players_and_winners(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(banned_and_over(cluster, tmp_path))


@pytest.mark.real
def test_a_replaced_key_is_invalid_at_all_processes(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(yielded(cluster, tmp_path))
