"""Many tables on a small disk that is full again and again, in the middle of each write."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from online_server import HOME, Guest, guests, wishes
from patience import raise_error_of
from server_evening import begun, check_evening

from audiogame.server.server import Server
from audiogame.table.library import find_game

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such a disk in memory"),
]
TABLES, TIMES = 20, 20


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a disk of 4 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounts = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(mounts, check=False).returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(path: Path) -> None:
    """Write a file until not a byte has room."""
    with path.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue


async def test_twenty_tables_play_to_the_end_on_a_disk_that_is_full_again_and_again(
    small_disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is told that is not proved, and no line is lost."""
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.05)
    monkeypatch.setattr("audiogame.server.shared_table.HALT", 0.2)
    war, chance = find_game("scientific-war"), Random(64)
    names = [name for at in range(TABLES) for name in (f"Ann {at}", f"Cy {at}")]

    async def play(one: Guest, number: int) -> None:
        own = Random(number)
        while not await one.take_all():
            await asyncio.sleep(own.uniform(0, 0.3))
            due = one.far.awaited
            if due:
                legal = one.far.view(due[0]).legal_actions(due[0])
                await one.far.submit(due[0], own.choice(legal))
        await one.hear_the_rest()

    faults: list[BaseException] = []
    server = Server(wishes(small_disk), faults.append)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, found: faults.append(found["exception"]))
    invitation = server.invitation(f"{HOME}:{await server.begin()}")
    async with guests(*names) as people:
        pairs = [people[at : at + 2] for at in range(0, len(people), 2)]
        for pair in pairs:
            await begun(war, invitation, pair, 1, options=("limit=60",))
        playing = [asyncio.create_task(play(one, at)) for at, one in enumerate(people)]
        halted = 0
        for _ in range(TIMES):
            await asyncio.sleep(chance.uniform(0, 1))
            await asyncio.to_thread(fill, small_disk / "full")
            while not (still := server.tables.standing_still) and not all(
                task.done() for task in playing
            ):
                raise_error_of(*playing)
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, 1))
            halted += still
            (small_disk / "full").unlink()
        await asyncio.gather(*playing)
        assert halted >= TIMES // 2
        for number, pair in enumerate(pairs):
            texts = [await one.record() for one in pair]
            own = tmp_path / f"own {number}"
            own.mkdir()
            check_evening(pair, texts, war, own)
        await server.close()
        others = [one for one in faults if getattr(one, "errno", None) != errno.ENOSPC]
        assert not others, others
        print(f"\n{TABLES} tables, {TIMES} times full, {halted} games halted, all proved")
