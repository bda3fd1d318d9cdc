"""Tables whose record, seed or secret choices are damaged while the server is stopped."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_server import PATIENCE, came, guests, serving, wishes
from server_evening import begun, finish

from audiogame.online.session_packets import Failed, Start
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.server.server import Server
from audiogame.table.library import find_game
from audiogame.table.record_file import CHOICES, PRIVATE, SUFFIX

WAR = find_game("scientific-war")


def damage(path: Path) -> None:
    """Change one digit in the middle of a file."""
    data = bytearray(path.read_bytes())
    at = next(at for at in range(len(data) // 2, len(data)) if chr(data[at]).isdigit())
    data[at] = ord("1") if data[at] != ord("1") else ord("2")
    path.write_bytes(data)


@pytest.mark.parametrize("suffix", [SUFFIX, PRIVATE, CHOICES])
async def test_a_damaged_game_is_kept_aside_and_the_next_one_begins(
    suffix: str, tmp_path: Path
) -> None:
    """It is told to the people and to the log, by name; nobody plays on with other luck."""
    logged: list[str] = []
    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", "Cy") as people:
        link = await begun(WAR, invitation, people)
        async with asyncio.timeout(PATIENCE):
            while min(one.far.told for one in people) < 12:
                for one in people:
                    await one.take_all()
                    due = one.far.awaited
                    if due:
                        legal = one.far.view(due[0]).legal_actions(due[0])
                        await one.far.submit(due[0], Random(1).choice(legal))
                await asyncio.sleep(0.01)
        await asyncio.gather(*(one.close() for one in people))
    (path,) = tmp_path.rglob(f"*{suffix}")
    damage(path)
    damaged = path.read_bytes()
    async with serving(wishes(tmp_path)) as (server, invitation):
        server.tables._services = replace_log(server, logged)
        for one in people:
            await one.come(replace(invitation, key=""))
            await one.line.enter(Enter(link.table, link.key, one.names))
        failed = await came(people[0], Failed)
        assert [one.message for one in failed.reasons] == ["table-record-damaged"]
        (line,) = logged
        assert path.with_suffix(SUFFIX).name in line
        kept = path.with_name(f"{path.name}.damaged")
        assert kept.read_bytes() == damaged
        room = people[0].line.room
        assert room is not None
        assert not room.begun
        await people[0].line.tell(Start())
        await asyncio.gather(*(one.sit() for one in people))
        await finish(people, tmp_path, WAR)
        await asyncio.gather(*(one.close() for one in people))


def replace_log(server: Server, logged: list[str]) -> Any:
    """Return the services of a server's tables with another log."""
    return dataclasses.replace(server.tables._services, log=logged.append)
