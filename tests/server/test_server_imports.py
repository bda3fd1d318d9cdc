"""A server imports all modules at start: imports read a disk, and block the loop."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

from online_server import PATIENCE, guests, open_table, table_link

from audiogame.online.link import read_link
from audiogame.table.library import find_game

SERVE = ("-m", "audiogame", "serve", "--open", "--hidden", "--address", "127.0.0.1", "--port", "0")


async def evening(told: str) -> None:
    """Play a short game to its end, losing a connection, at a server that has printed its link."""
    game, invitation = find_game("ten-die-poker"), read_link(told.split()[-1])
    async with guests("Ann", "Cy") as people:
        ann, cy = people
        await ann.come(invitation)
        await ann.line.open_table(open_table(game, "Ann", 1, 2, options=("rounds=1",)))
        await cy.enter(table_link(invitation, ann))
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        playing = [asyncio.create_task(one.play(Random(at))) for at, one in enumerate(people)]
        cy.line.cut()
        assert all(await asyncio.gather(*playing))
        await asyncio.gather(ann.record(), cy.record())


def test_nothing_is_loaded_while_people_wait(tmp_path: Path) -> None:
    """Not even for the first player."""
    errors = tmp_path / "imports"
    with (
        errors.open("w", encoding="utf-8") as told,
        subprocess.Popen(
            [sys.executable, "-X", "importtime", *SERVE, "--data", str(tmp_path / "data")],
            stdout=subprocess.PIPE,
            stderr=told,
            encoding="utf-8",
        ) as server,
    ):
        try:
            assert server.stdout is not None
            lines = iter(server.stdout.readline, "")
            link = next(line for line in lines if "audiogame://" in line)
            while "Ctrl+C" not in next(lines):
                pass
            before = errors.read_text(encoding="utf-8").splitlines()
            asyncio.run(asyncio.wait_for(evening(link), PATIENCE))
            after = errors.read_text(encoding="utf-8").splitlines()
        finally:
            server.terminate()
    assert before
    loaded = [line for line in after[len(before) :] if "|" in line]  # others are of its log
    assert {line.rpartition("|")[2].strip() for line in loaded} == set()
