"""Backups of a server's data: games resume from them, and every record is right."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from pathlib import Path

import pytest
from hurt_evenings import Brake, play_on
from online_server import Guest, guests, serving, table_link, wishes
from packages import skip_without
from postgres_cluster import Cluster, missing_postgres
from processes import until
from server_evening import begun, check_evening

from audiogame.__main__ import main
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.online.link import TableLink
from audiogame.rules.value import replace
from audiogame.server.server import ServerOptions
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load

GAME = find_game("scientific-war")


async def go_on(asked: ServerOptions, link: TableLink, people: list[Guest], folder: Path) -> None:
    """Reconnect the same players to a restored server, and play to the end."""
    again = [Guest(",".join(one.names), one.secret) for one in people]
    async with serving(asked) as (server, invitation):
        assert server.store.unread == []
        for one in again:
            await one.enter(replace(link, address=invitation.address))
        await asyncio.gather(*(one.sit() for one in again))
        await play_on(again, lambda: 0.0)
        texts = await asyncio.gather(*(one.record() for one in again))
        check_evening(again, [*texts], GAME, folder)
        for one in again:
            await one.close()


def lines_in(cluster: Cluster, name: str) -> list[str]:
    return cluster.sql(name, "SELECT line FROM lines ORDER BY record, number").splitlines()


@pytest.mark.real
def test_a_database_is_restored_to_a_moment(tmp_path: Path) -> None:
    """From a base backup and the write-ahead log, as OPERATORS.md describes."""
    skip_without(missing_postgres())
    first, second = Cluster(), Cluster()
    try:
        first.make()
        archive = first.folder / "archive"
        first.archive(archive)
        name = f"d{secrets.token_hex(4)}"
        address = first.database(name)
        asked = replace(wishes(tmp_path / "1"), store=address)

        async def evening() -> tuple[TableLink, list[str], str, list[Guest]]:
            async with serving(asked) as (_, invitation), guests("Ann,Bea", "Cy") as people:
                await begun(GAME, invitation, people, 1)
                link = table_link(invitation, people[0])

                async def play(events: int) -> None:
                    """Play until all players have heard a given number of new events, and pause."""
                    playing = asyncio.create_task(play_on(people, lambda: 0.02))
                    told = [one.far.told for one in people]
                    await until(
                        lambda: all(
                            one.far.told >= n + events for one, n in zip(people, told, strict=True)
                        ),
                        "everybody plays",
                        playing,
                    )
                    playing.cancel()
                    await asyncio.sleep(0.5)

                await play(20)
                await asyncio.to_thread(second.base_backup, first)
                await play(20)
                lines = lines_in(first, name)
                moment = first.sql("postgres", "SELECT clock_timestamp()").strip()
                await play(20)
                assert len(lines_in(first, name)) > len(lines)
                return link, lines, moment, people

        link, lines, moment, people = asyncio.run(evening())
        first.sql("postgres", "SELECT pg_switch_wal()")
        first.stop()
        second.restore(archive, moment)
        assert lines_in(second, name) == lines
        restored = address.replace(f":{first.port}/", f":{second.port}/")
        words = ["--store", restored, "--data", str(tmp_path / "checked")]
        assert main(["server", "export", *words]) == 0  # verifies every record
        again = replace(wishes(tmp_path / "2"), store=restored)
        asyncio.run(go_on(again, link, people, tmp_path))
        assert lines_in(second, name)[: len(lines)] == lines
        words[-1] = str(tmp_path / "whole")
        assert main(["server", "export", *words]) == 0
        (record,) = (tmp_path / "whole").rglob("*.record")
        found = [*verify(load(record), kept_private(record, load(record)))]
        assert overall(found) is Verdict.GOOD
    finally:
        first.remove()
        second.remove()


def copied(folder: Path, target: Path) -> None:
    """Copy the folder of a running server in the order of OPERATORS.md: records first."""

    def all_but_records(_: str, names: list[str]) -> list[str]:
        return [name for name in names if "." in name and not name.endswith(".record")]

    shutil.copytree(folder, target, ignore=all_but_records)
    others = shutil.ignore_patterns("*.record")
    shutil.copytree(folder, target, ignore=others, dirs_exist_ok=True)


@pytest.mark.real
def test_files_are_copied_while_everybody_plays(tmp_path: Path) -> None:
    """Each copy is whole up to its last line, and games resume from it."""

    async def evening() -> tuple[TableLink, list[Guest]]:
        async with (
            serving(wishes(tmp_path / "0")) as (_, invitation),
            guests("Ann,Bea", "Cy") as people,
        ):
            await begun(GAME, invitation, people, 1)
            brake = Brake(people)
            playing = brake.play_on(lambda: 0.01)
            for copy in range(1, 3):
                await brake.until_heard(8)
                brake.go_on()
                await asyncio.to_thread(copied, tmp_path / "0", tmp_path / f"{copy}")
            playing.cancel()
            return table_link(invitation, people[0]), people

    link, people = asyncio.run(evening())
    for copy in range(1, 3):
        (record,) = (tmp_path / f"{copy}").rglob("*.record")
        assert load(record).moves
        asyncio.run(go_on(wishes(tmp_path / f"{copy}"), link, people, tmp_path))
