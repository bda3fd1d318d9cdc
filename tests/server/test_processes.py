"""Server processes that are killed, stopped and cut off: their tables move to others."""

from __future__ import annotations

import asyncio
import secrets
import statistics
from pathlib import Path
from random import Random

import pytest
from hurt_evenings import (
    WORST,
    Brake,
    check_rows,
    heal,
    hurt,
    hurt_evening,
    know_of_others,
    mixed,
    play_on,
)
from online_server import Guest, guests, open_table, serving, table_link, wishes
from packages import skip_without
from patience import becomes
from postgres_cluster import Cluster, missing_postgres
from processes import Community, run_server_command, until
from server_evening import begun, check_evening

from audiogame.online.link import TableLink
from audiogame.online.table_packets import Enter, PlayNow
from audiogame.online.transport import CannotConnect
from audiogame.rules.fault import Reason
from audiogame.rules.value import replace
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game


async def crowded_evening(
    cluster: Cluster, folder: Path, tables: int, faults: list[str], slow: float
) -> None:
    """Play many tables at once, each with two devices, while processes fail, or the
    database stops and restarts."""
    game = find_game("scientific-war")
    names = [name for at in range(tables) for name in (f"Ann {at},Bea {at}", f"Cy {at}")]
    async with Community(cluster, folder, 3) as community, guests(*names) as everybody:
        parties = [everybody[at : at + 2] for at in range(0, len(everybody), 2)]
        for at, people in enumerate(parties):
            await begun(game, community.invitation(at % 3), people, 1)
        await know_of_others([*everybody])
        hurting = True
        playing = [
            asyncio.create_task(play_on(people, lambda: slow if hurting else 0.0))
            for people in parties
        ]
        chance = Random(tables)
        for fault in faults:
            await asyncio.sleep(chance.uniform(0.5, 2))
            at = chance.randrange(3)
            told = [one.far.told for one in everybody]
            if fault == "database":
                await asyncio.to_thread(cluster.stop, "immediate")
                await asyncio.sleep(chance.uniform(0, 5))
                await asyncio.to_thread(cluster.begin)
            else:
                await hurt(community, at, fault)
            await until(
                lambda told=told: all(
                    one.done()
                    or all(who.far.told > n for who, n in zip(people, before, strict=True))
                    for one, people, before in zip(
                        playing, parties, zip(told[::2], told[1::2], strict=True), strict=True
                    )
                ),
                "everybody plays on",
                *playing,
            )
            await heal(community, at, fault)
        assert not any(one.done() for one in playing), "all were hurt to the last"
        hurting = False
        await asyncio.gather(*playing)
        for number, people in enumerate(parties):
            texts = [await one.record() for one in people]
            own = folder / f"own {number}"
            own.mkdir()
            check_evening(people, texts, game, own)
            assert people[0].line.record is not None
            check_rows(community.rows(people[0].line.record[0]), texts[0])


@pytest.mark.soak
def test_many_tables_resume_at_other_processes(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(crowded_evening(cluster, tmp_path, 8, mixed(12), 2.0))


@pytest.mark.soak
def test_sixty_people_lose_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """Three processes fail in all ways, and their database dies and restarts."""
    faults = [*mixed(16), *["database"] * 4]
    Random(60).shuffle(faults)
    asyncio.run(crowded_evening(cluster, tmp_path, 30, faults, 8.0))


async def come(one: Guest, link: TableLink) -> None:
    """Connect to a process, again where it has lost its lease for a moment on a busy machine."""
    async with asyncio.timeout(WORST):
        while True:
            try:
                return await one.come(link)
            except CannotConnect as fault:
                if Reason("ask-later") not in fault.reasons:
                    raise
                await asyncio.sleep(0.5)


@pytest.mark.real
async def test_the_same_link_works_everywhere(cluster: Cluster, tmp_path: Path) -> None:
    """An invitation and the open tables are the same at all processes."""
    async with (
        Community(cluster, tmp_path, 2) as community,
        guests("Ann", "Cy", "Di") as (ann, cy, di),
    ):
        first, second = community.invitation(0), community.invitation(1)
        await come(ann, first)
        await ann.line.open_table(open_table(find_game("sika"), "Ann", 2, entry="open"))
        link = replace(table_link(first, ann), address=second.address)
        await come(cy, link)
        await cy.line.enter(Enter(link.table, link.key, cy.names))
        assert cy.line.room is not None
        assert [one.name for one in cy.line.room.chairs] == ["Ann", "Cy", ""]
        await come(di, replace(second, key=""))
        async with asyncio.timeout(WORST):
            offered = await di.line.tables()
            while [(one.host, one.free) for one in offered] != [("Ann", 1)]:  # as known here
                await asyncio.sleep(0.05)
                offered = await di.line.tables()
        assert not di.line.opens
        await di.line.enter(Enter(offered[0].table, "", di.names))
        assert di.line.room is not None
        assert di.line.room.yours == (2,)
        again = Guest("Ann", ann.secret)
        await come(again, replace(second, key=""))
        assert again.line.opens, "she has shown the invitation elsewhere"
        await again.close()


@pytest.mark.real
async def test_people_who_wait_at_different_processes_meet(
    cluster: Cluster, tmp_path: Path
) -> None:
    async with (
        Community(cluster, tmp_path, 2) as community,
        guests("Ann", "Cy") as people,
    ):
        for number, one in enumerate(people):
            await come(one, community.invitation(number))
            await know_of_others([one])
            await one.line.play_now(PlayNow(("sika",), one.names, bots=False))
        await asyncio.gather(*(one.sit() for one in people))
        assert community.holder() == 0
        texts = [one.far.hash for one in people]
        assert texts[0] == texts[1]


@pytest.mark.real
def test_a_standby_takes_the_place_of_a_database_that_is_lost(tmp_path: Path) -> None:
    """Every record line was replicated before it was told, so no data is lost."""
    skip_without(missing_postgres())
    primary, standby = Cluster(), Cluster()
    try:
        primary.make()
        standby = primary.follow()
        asyncio.run(lost_database(primary, standby, tmp_path))
    finally:
        primary.remove()
        standby.remove()


async def lost_database(primary: Cluster, standby: Cluster, folder: Path) -> None:
    game = find_game("scientific-war")
    hosts = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
    community = Community(primary, folder, 3, hosts)
    async with community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, max(0, game.seats[0] - 3) + 1)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.02)
        for _ in range(4):
            await brake.until_heard(5)
        primary.stop("immediate")
        await asyncio.to_thread(standby.promote)
        community.cluster = standby
        await brake.until_heard(1)
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        assert "".join(f"{line}\n" for _, _, line in community.rows()) == texts[0]


@pytest.mark.real
async def test_a_server_is_moved_into_a_database_and_back(cluster: Cluster, tmp_path: Path) -> None:
    """A game is begun with files, continued with a database, and finished with files again."""
    game, folders = find_game("scientific-war"), [tmp_path / "1", tmp_path / "2"]
    name = f"d{secrets.token_hex(4)}"
    address = cluster.database(name)
    async with guests("Ann,Bea", "Cy") as people:
        link = None
        for at, (folder, store) in enumerate(
            ((folders[0], ""), (tmp_path / "3", address), (folders[1], ""))
        ):
            asked = replace(wishes(folder / "server"), store=store)
            async with serving(asked) as (server, invitation):
                if link is None:
                    await begun(game, invitation, people, 1)
                    link = table_link(invitation, people[0])
                else:
                    there = replace(link, address=invitation.address)
                    for number, one in enumerate(people):
                        people[number] = Guest(",".join(one.names), one.secret)
                        await people[number].enter(there)
                    await asyncio.gather(*(one.sit() for one in people))
                assert server.store.identity.name == "test"
                playing = asyncio.create_task(play_on(people, lambda: 0.0))
                count = 10 * (at + 1)
                if at < 2:
                    await until(
                        lambda count=count: all(one.far.told >= count for one in people),
                        "everybody plays on",
                        playing,
                    )
                if at == 2:
                    await playing
                    texts = await asyncio.gather(*(one.record() for one in people))
                    check_evening(people, [*texts], game, tmp_path)
                    return
                playing.cancel()
                for one in people:
                    await one.close()
            words = ("--store", address, "--data")
            what = ("import", str(folders[0])) if at == 0 else ("export", str(folders[1]))
            status, said = await run_server_command(what[0], *words, what[1])
            assert (status, "1 table and 1 record" in said) == (0, True), said
            status, said = await run_server_command(what[0], *words, what[1])
            assert (status, "already" in said) == (2, True), said


@pytest.mark.real
def test_a_damaged_record_stops_a_move_into_a_database(cluster: Cluster, tmp_path: Path) -> None:
    store = FileStore(tmp_path / "server")
    store.records.mkdir()
    (store.records / "wrong.record").write_text("not a record\n", encoding="utf-8")
    address = cluster.database(f"d{secrets.token_hex(4)}")
    status, said = asyncio.run(
        run_server_command("import", "--store", address, "--data", str(tmp_path))
    )
    assert (status, "wrong.record" in said) == (2, True), said


@pytest.mark.real
def test_tables_resume_at_other_processes(cluster: Cluster, tmp_path: Path) -> None:
    """Eight processes are killed, stopped, cut off from the database, or have a full disk."""
    game = find_game("scientific-war")
    took = asyncio.run(hurt_evening(game, cluster, tmp_path, mixed(8)))
    assert max(took) < WORST
    assert statistics.median(took) < WORST / 3


@pytest.mark.soak
@pytest.mark.parametrize("evening", range(10))
def test_two_hundred_faults_lose_nothing(evening: int, cluster: Cluster, tmp_path: Path) -> None:
    game = find_game("scientific-war")
    faults = mixed(20)
    Random(evening).shuffle(faults)
    took = asyncio.run(hurt_evening(game, cluster, tmp_path, faults))
    assert max(took) < WORST


async def sleeping_evening(cluster: Cluster, folder: Path, seconds: float) -> None:
    """Stop the process that holds the table, play on at another, and resume it."""
    game = find_game("scientific-war")
    async with Community(cluster, folder, 2) as community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, 1)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.05)
        await know_of_others(people)
        await brake.until_heard(5)
        at = community.holder()
        assert at >= 0
        await hurt(community, at, "stop")
        await asyncio.sleep(seconds)
        await becomes(lambda: community.holder() == 1 - at)
        await brake.until_heard(5)
        before = community.rows()
        await heal(community, at, "stop")
        await brake.until_heard(5)
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        check_rows(community.rows(), texts[0])
        after = community.rows()[len(before) :]
        # A third epoch begins where the other is denied the processor for longer than its lease.
        assert before[0][1] < before[-1][1] == after[0][1]


@pytest.mark.real
def test_a_process_that_sleeps_and_wakes_writes_nothing_stale(
    cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(sleeping_evening(cluster, tmp_path, 6))


@pytest.mark.soak
def test_a_process_that_sleeps_for_a_minute_writes_nothing_stale(
    cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(sleeping_evening(cluster, tmp_path, 60))
