"""A full database: players are told, nothing is lost, and games resume when there is room."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hurt_evenings import check_rows, play_on
from online_server import Guest, guests
from packages import skip_without
from postgres_cluster import Cluster, missing_postgres
from processes import Community, until
from server_evening import begun, check_evening

from audiogame.online.session_packets import Failed
from audiogame.table.library import find_game


def missing_disk() -> str:
    """Return why no small disk can be mounted here; empty if one can."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("mount") is None:
        return "a disk that is too small needs mount, on Linux, by root"
    return ""


@contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """Mount a file system of a size in bytes; yield its folder."""
    folder = Path(tempfile.mkdtemp(prefix="audiogame-disk"))
    try:
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)], check=True
        )
        try:
            yield folder
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)
    finally:
        folder.rmdir()


def fill(disk: Path) -> Path:
    """Write until the disk is full; return the file to remove."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 4096):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError:
                pass
    assert shutil.disk_usage(disk).free == 0
    return ballast


def said(one: Guest) -> list[str]:
    """Return the server fault that a player was told."""
    return [
        why.message for news in one.line.news if isinstance(news, Failed) for why in news.reasons
    ]


async def full_evening(community: Community, disk: Path, folder: Path, again: bool) -> None:
    """Fill the disk in mid game, and make room when all players have been told.

    Args:
        again: whether the database has to be restarted then.
    """
    game = find_game("scientific-war")
    async with community, guests("Ann,Bea", "Cy") as people:
        await begun(game, community.invitation(), people, 1)
        full = True
        playing = asyncio.create_task(play_on(people, lambda: 0.02 if full else 0.0))
        await until(lambda: all(one.far.told > 10 for one in people), "everybody plays", playing)
        ballast = fill(disk)
        await until(
            lambda: all("server-waits" in said(one) or not one.line.up for one in people),
            "everybody is told that nothing goes on, or that the line is lost",
            playing,
        )
        waited = [one.line.connection.times for one in people if one.line.up]
        told = [one.far.told for one in people]
        await asyncio.sleep(3)
        assert told == [one.far.told for one in people], "something was told that is not kept"
        assert waited or again
        ballast.unlink()
        if again:
            community.cluster.stop("immediate")
            community.cluster.begin()
        full = False
        await playing
        assert all(said(one).count("server-waits") <= one.line.connection.times for one in people)
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        check_rows(community.rows(), texts[0])


@pytest.mark.real
def test_tables_without_room_wait_and_go_on(cluster: Cluster, tmp_path: Path) -> None:
    """The database answers reads, and refuses writes."""
    skip_without(missing_disk())
    with small_disk("24m") as disk:
        cluster.own(disk)
        name = f"s{secrets.token_hex(4)}"
        cluster.sql("postgres", f"CREATE TABLESPACE {name} LOCATION '{disk}'")
        community = Community(cluster, tmp_path, 2)
        cluster.sql("postgres", f"ALTER DATABASE {community.name} SET TABLESPACE {name}")
        try:
            asyncio.run(full_evening(community, disk, tmp_path, False))
        finally:
            cluster.sql("postgres", f"DROP DATABASE {community.name} WITH (FORCE)")
            cluster.sql("postgres", f"DROP TABLESPACE {name}")


@pytest.mark.real
def test_a_database_whose_log_has_no_room_goes_on(tmp_path: Path) -> None:
    """Without room for its write-ahead log it stops; the operator makes room and restarts it."""
    skip_without(missing_postgres() or missing_disk())
    with small_disk("160m") as disk:
        made = Cluster(disk)
        try:
            made.make()
            community = Community(made, tmp_path, 2)
            asyncio.run(full_evening(community, disk, tmp_path, True))
        finally:
            made.remove()
