"""Server processes hand their tables over without the players noticing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeGuard

import pytest
from hurt_evenings import Brake, know_of_others
from online_server import Guest, guests
from postgres_cluster import Cluster
from processes import Community, Process, run_server_command, until
from server_evening import begun, check_evening

from audiogame.online.session_packets import Notice
from audiogame.table.library import find_game


def is_notice(news: object) -> TypeGuard[Notice]:
    return isinstance(news, Notice)


@asynccontextmanager
async def told_nothing(people: list[Guest]) -> AsyncIterator[None]:
    """Check that no connection is lost meanwhile, and that no player is told of anything."""
    for one in people:
        one.line.news.clear()
    ups: list[bool] = []

    async def look() -> None:
        while True:
            ups.extend(one.line.up for one in people)
            await asyncio.sleep(0.001)

    looking = asyncio.create_task(look())
    yield
    looking.cancel()
    assert all(ups), "a line was lost"
    notices = [news.what for one in people for news in one.line.news if is_notice(news)]
    assert {"line-lost", "came", "line-back", "stands-in"} & {*notices} == set()


async def drained_evening(cluster: Cluster, folder: Path) -> None:
    """Make every process hand the table over, by the command and by being stopped."""
    game = find_game("scientific-war")
    async with Community(cluster, folder, 3) as community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, max(0, game.seats[0] - 3) + 1)
        await know_of_others(people)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.02)
        async with told_nothing(people):
            for way in ("drain", "stop"):
                await brake.until_heard(3)
                brake.go_on()
                at = community.holder()
                before = [one.line.connection.times for one in people]
                if way == "drain":
                    address = community.processes[at].address
                    status, said = await run_server_command(
                        "drain", address, "--store", community.store
                    )
                    assert status == 0, said
                    assert f"All tables of {address} go on elsewhere" in said
                else:
                    assert await community.processes[at].end() == 0
                await until(
                    lambda before=before: all(
                        one.line.connection.times > n for one, n in zip(people, before, strict=True)
                    ),
                    "everybody has gone with the table",
                    playing,
                )
                assert community.holder() != at
            await brake.until_heard(3)
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)


async def relieved_evening(cluster: Cluster, folder: Path) -> None:
    """Stop a process as soon as another is ready, before they have discovered each other."""
    game = find_game("scientific-war")
    async with Community(cluster, folder, 1) as community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, 1)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.02)
        second = Process(folder / "1", community.store, "127.0.0.2")
        await second.begin()
        community.processes.append(second)
        async with told_nothing(people):
            brake.go_on()
            assert await community.processes[0].end() == 0
            await brake.until_heard(3)
        assert community.holder() == 1
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)


@pytest.mark.real
def test_tables_are_handed_over_unnoticed_by_players(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(drained_evening(cluster, tmp_path))


@pytest.mark.real
def test_tables_are_handed_to_a_process_that_has_just_begun(
    cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(relieved_evening(cluster, tmp_path))


@pytest.mark.real
async def test_a_process_alone_hands_nothing_over(cluster: Cluster, tmp_path: Path) -> None:
    async with Community(cluster, tmp_path, 1) as community:
        address = community.processes[0].address
        status, said = await run_server_command("drain", address, "--store", community.store)
        assert (status, "is the only one" in said) == (2, True), said
        status, said = await run_server_command("drain", "127.0.0.9:1", "--store", community.store)
        assert (status, f"These are: {address}." in said) == (2, True), said
