"""Two versions of the program beside each other on one database, and a third that is too old."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from hurt_evenings import Brake, check_rows
from online_server import guests
from postgres_cluster import Cluster
from processes import Community, Process, run_server_command, until
from served_later import NEXT
from server_evening import begun, check_evening

from audiogame.table.library import find_game


async def beside(cluster: Cluster, folder: Path) -> None:
    """Hand a table from an old process to a new one, back to an old one, and on to a new one."""
    game = find_game("scientific-war")
    programs = ("served.py", "served_later.py", "served.py", "served_later.py")
    community = Community(cluster, folder, 1)
    async with community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, 1)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.0)
        for number, program in enumerate(programs[1:], 1):
            next_one = Process(
                folder / str(number), community.store, f"127.0.0.{number + 1}", program
            )
            await next_one.begin()
            community.processes.append(next_one)
            await brake.until_heard(6)
            brake.go_on()
            before = community.processes[number - 1].address
            assert community.holder() == number - 1
            status, said = await run_server_command("drain", before, "--store", community.store)
            assert status == 0, said
            await until(
                lambda number=number: community.holder() == number, "the other has it", playing
            )
        steps = cluster.sql(community.name, "SELECT max(number) FROM migrations").strip()
        assert steps == str(NEXT)
        assert not playing.done()
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        assert check_rows(community.rows(), texts[0]) >= len(programs)
        await too_old(cluster, community, folder)


async def too_old(cluster: Cluster, community: Community, folder: Path) -> None:
    """A version after the next no longer works beside this one, which says so and exits."""
    cluster.sql(community.name, f"INSERT INTO migrations VALUES ({NEXT + 1})")
    words = ("serve", "--store", community.store, "--port", "0", "--data", str(folder / "old"))
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "audiogame", *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert "is from a newer version of audiogame" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.real
def test_two_versions_serve_beside_each_other(cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(beside(cluster, tmp_path))
