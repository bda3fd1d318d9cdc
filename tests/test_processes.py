"""Processes of one server that are killed, stopped and cut off: their tables go on elsewhere."""

from __future__ import annotations

import asyncio
import secrets
import signal
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeGuard

import pytest
from online_server import Guest, guests, open_table, serving, table_link, wishes
from packages import skip_without
from postgres_cluster import Cluster, missing_postgres
from processes import Community, until
from test_server_killed import begun, check_evening

from audiogame.online.session_packets import Notice
from audiogame.online.table_packets import (
    Enter,
)
from audiogame.rules.game import Game
from audiogame.rules.value import replace
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game

WORST = 80.0
"""Seconds until somebody hears more: ten times what is promised, on a machine of any speed."""
FAULTS = ("kill", "stop", "cut", "full")


async def play_on(people: list[Guest], slow: Callable[[], float]) -> None:
    """Let everybody choose by chance until the game is over, not faster than they would be hurt."""

    async def play(one: Guest, chance: Random) -> None:
        while not await one.take_all():
            due = one.far.awaited
            if due:
                await asyncio.sleep(slow())
                legal = one.far.view(due[0]).legal_actions(due[0])
                await one.far.submit(due[0], chance.choice(legal))
            else:
                async with asyncio.timeout(WORST * 2):
                    await one.line.changed()

    await asyncio.gather(*(play(one, Random(at)) for at, one in enumerate(people)))


async def hurt(community: Community, at: int, fault: str) -> None:
    process = community.processes[at]
    match fault:
        case "kill":
            await process.kill()
        case "stop":
            process.signal(signal.SIGSTOP)
        case "cut":
            community.ways[at].cut()
        case "full":
            limit_files(process.pid, 0)


def limit_files(pid: int, size: int) -> None:
    """Let a process write no file that is longer, as if its disk were full."""
    import resource

    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def heal(community: Community, at: int, fault: str) -> None:
    process = community.processes[at]
    match fault:
        case "kill":
            await process.begin()
        case "stop":
            process.signal(signal.SIGCONT)
        case "cut":
            community.ways[at].mend()
        case "full":
            import resource

            limit_files(process.pid, resource.RLIM_INFINITY)


async def hurt_evening(
    game: Game, cluster: Cluster, folder: Path, faults: list[str], slow: float = 0.15
) -> list[float]:
    """Hurt the process that holds the table again and again, while everybody plays on.

    Returns:
        The seconds after each until somebody heard more.
    """
    took: list[float] = []
    async with Community(cluster, folder, 3) as community, guests("Ann,Bea", "Cy") as people:
        bots = max(0, game.seats[0] - 3) + (4 in game.seats)
        await begun(game, community.invitation(), people, bots)
        hurting = True
        playing = asyncio.create_task(play_on(people, lambda: slow if hurting else 0.0))
        chance = Random(len(faults))
        for fault in faults:
            told = [one.far.told for one in people]
            await until(
                lambda told=told: (
                    playing.done()
                    or all(one.far.told >= n + 3 for one, n in zip(people, told, strict=True))
                ),
                "everybody plays on",
            )
            await asyncio.sleep(chance.uniform(0, 0.1))
            at = community.holder()
            if playing.done():
                break
            assert at >= 0
            before = [one.line.times for one in people]
            begun_at = time.monotonic()
            await hurt(community, at, fault)
            await until(
                lambda before=before: (
                    playing.done()
                    or all(one.line.times > n for one, n in zip(people, before, strict=True))
                ),
                "everybody has come to another process",
            )
            told = [one.far.told for one in people]
            await until(
                lambda told=told: (
                    playing.done()
                    or any(one.far.told > n for one, n in zip(people, told, strict=True))
                ),
                "the table goes on",
            )
            took.append(time.monotonic() - begun_at)
            await heal(community, at, fault)
        hurting = False
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        assert check_rows(community.rows(), texts[0]) > len(took) // 2
    assert len(took) == len(faults), f"the game was over after {len(took)}"
    print(f"\n{len(took)} took {statistics.median(took):.2f} s median, {max(took):.2f} s worst")
    return took


def check_rows(rows: list[tuple[int, int, str]], text: str) -> int:
    """The rows are the record, each once, and no epoch wrote after a later one had begun."""
    assert [number for number, _, _ in rows] == [*range(1, len(rows) + 1)]
    epochs = [epoch for _, epoch, _ in rows]
    assert epochs == sorted(epochs), "something stale was written"
    assert "".join(f"{line}\n" for _, _, line in rows) == text
    return len({*epochs})


async def crowded_evening(
    cluster: Cluster, folder: Path, tables: int, faults: list[str], slow: float
) -> None:
    """Let many tables be played at once, each with two devices, while any process is hurt."""
    game = find_game("scientific-war")
    names = [name for at in range(tables) for name in (f"Ann {at},Bea {at}", f"Cy {at}")]
    async with Community(cluster, folder, 3) as community, guests(*names) as everybody:
        parties = [everybody[at : at + 2] for at in range(0, len(everybody), 2)]
        for at, people in enumerate(parties):
            await begun(game, community.invitation(at % 3), people, 1)
        playing = [asyncio.create_task(play_on(people, lambda: slow)) for people in parties]
        chance = Random(tables)
        for fault in faults:
            await asyncio.sleep(chance.uniform(0.5, 2))
            at = chance.randrange(3)
            told = [one.far.told for one in everybody]
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
            )
            await heal(community, at, fault)
        await asyncio.gather(*playing)
        for number, people in enumerate(parties):
            texts = [await one.record() for one in people]
            own = folder / f"own {number}"
            own.mkdir()
            check_evening(people, texts, game, own)
            assert people[0].line.record is not None
            check_rows(community.rows(people[0].line.record[0]), texts[0])


@pytest.mark.soak
def test_many_tables_go_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(crowded_evening(cluster, tmp_path, 8, mixed(12), 0.2))


async def command(*words: str) -> tuple[int, str]:
    """Run the program; returns its exit status, and what it says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", "server", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


async def drained_evening(cluster: Cluster, folder: Path) -> None:
    """Let every process hand the table over, by the command and by being stopped."""
    game = find_game("scientific-war")
    async with Community(cluster, folder, 3) as community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, max(0, game.seats[0] - 3) + 1)
        playing = asyncio.create_task(play_on(people, lambda: 0.02))
        for one in people:
            one.line.news.clear()
        ups: list[bool] = []

        async def look() -> None:
            while True:
                ups.extend(one.line.up for one in people)
                await asyncio.sleep(0.001)

        looking = asyncio.create_task(look())
        for way in ("drain", "stop"):
            told = [one.far.told for one in people]
            await until(
                lambda told=told: all(
                    one.far.told >= n + 3 for one, n in zip(people, told, strict=True)
                ),
                "everybody plays on",
            )
            at = community.holder()
            before = [one.line.times for one in people]
            if way == "drain":
                address = community.processes[at].address
                status, said = await command("drain", address, "--store", community.store)
                assert status == 0, said
                assert f"All tables of {address} go on elsewhere" in said
            else:
                assert await community.processes[at].end() == 0
            await until(
                lambda before=before: all(
                    one.line.times > n for one, n in zip(people, before, strict=True)
                ),
                "everybody has gone with the table",
            )
            assert community.holder() != at
        looking.cancel()
        assert all(ups), "a line was lost"
        notices = [news.what for one in people for news in one.line.news if is_notice(news)]
        assert {"line-lost", "came", "line-back", "stands-in"} & {*notices} == set()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)


def is_notice(news: object) -> TypeGuard[Notice]:
    return isinstance(news, Notice)


@pytest.mark.real
def test_tables_are_handed_over_without_a_word(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(drained_evening(cluster, tmp_path))


@pytest.mark.real
def test_a_process_alone_hands_nothing_over(cluster: Cluster, tmp_path: Path) -> None:
    async def evening() -> None:
        async with Community(cluster, tmp_path, 1) as community:
            address = community.processes[0].address
            status, said = await command("drain", address, "--store", community.store)
            assert (status, "is the only one" in said) == (2, True), said
            status, said = await command("drain", "127.0.0.9:1", "--store", community.store)
            assert (status, f"These are: {address}." in said) == (2, True), said

    asyncio.run(evening())


@pytest.mark.real
def test_the_same_link_works_everywhere(cluster: Cluster, tmp_path: Path) -> None:
    """Who is invited, and what can be entered, is the same at all processes."""

    async def evening() -> None:
        async with (
            Community(cluster, tmp_path, 2) as community,
            guests("Ann", "Cy", "Di") as (ann, cy, di),
        ):
            first, second = community.invitation(0), community.invitation(1)
            await ann.come(first)
            await ann.line.open_table(open_table(find_game("sika"), "Ann", 2, entry="open"))
            await cy.enter(replace(table_link(first, ann), address=second.address))
            assert cy.line.room is not None
            assert [one.name for one in cy.line.room.chairs] == ["Ann", "Cy", ""]
            await di.come(replace(second, key=""))
            async with asyncio.timeout(WORST):
                while not (offered := await di.line.tables()):
                    await asyncio.sleep(0.05)
            assert [(one.host, one.free) for one in offered] == [("Ann", 1)]
            assert not di.line.opens
            await di.line.enter(Enter(offered[0].table, "", di.names))
            assert di.line.room is not None
            assert di.line.room.yours == (2,)
            again = Guest("Ann", ann.secret)
            await again.come(replace(second, key=""))
            assert again.line.opens, "she has shown the invitation elsewhere"
            await again.close()

    asyncio.run(evening())


@pytest.mark.real
def test_a_standby_takes_the_place_of_a_database_that_is_lost(tmp_path: Path) -> None:
    """Every line was there before it was told, so nothing is lost with the database."""
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
    community = Community(primary, folder, 2, hosts)
    async with community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, max(0, game.seats[0] - 3) + 1)
        playing = asyncio.create_task(play_on(people, lambda: 0.02))
        await until(lambda: all(one.far.told > 20 for one in people), "everybody plays")
        primary.stop("immediate")
        await asyncio.to_thread(standby.promote)
        community.cluster = standby
        told = [one.far.told for one in people]
        await until(
            lambda: all(one.far.told > n for one, n in zip(people, told, strict=True)),
            "everybody plays on",
        )
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        assert "".join(f"{line}\n" for _, _, line in community.rows()) == texts[0]


@pytest.mark.real
def test_a_server_is_carried_there_and_back(cluster: Cluster, tmp_path: Path) -> None:
    """A game is begun with files, goes on with a database, and ends with files again."""
    game, folders = find_game("scientific-war"), [tmp_path / "1", tmp_path / "2"]
    name = f"d{secrets.token_hex(4)}"
    address = cluster.database(name)

    async def evening() -> None:
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
                    assert server.store.house.name == "test"
                    playing = asyncio.create_task(play_on(people, lambda: 0.0))
                    count = 10 * (at + 1)
                    while at < 2 and any(one.far.told < count for one in people):
                        await asyncio.sleep(0.005)
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
                status, said = await command(what[0], *words, what[1])
                assert (status, "1 tables and 1 records" in said) == (0, True), said
                status, said = await command(what[0], *words, what[1])
                assert (status, "already" in said) == (2, True), said

    asyncio.run(evening())


@pytest.mark.real
def test_a_damaged_record_is_not_carried(cluster: Cluster, tmp_path: Path) -> None:
    store = FileStore(tmp_path / "server")
    store.records.mkdir()
    (store.records / "wrong.record").write_text("not a record\n", encoding="utf-8")
    address = cluster.database(f"d{secrets.token_hex(4)}")
    status, said = asyncio.run(command("import", "--store", address, "--data", str(tmp_path)))
    assert (status, "wrong.record" in said) == (2, True), said


def mixed(count: int) -> list[str]:
    """Return so many faults, of all kinds, in an order by chance."""
    faults = [FAULTS[at % len(FAULTS)] for at in range(count)]
    Random(count).shuffle(faults)
    return faults


@pytest.mark.real
def test_tables_go_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    """Twenty processes are killed, stopped, cut off from the database, or have a full disk."""
    game = find_game("scientific-war")
    took = asyncio.run(hurt_evening(game, cluster, tmp_path, mixed(20)))
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
