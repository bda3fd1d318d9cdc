"""A database that refuses or fails midway: the error is in words, and nothing changes."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random

import pytest
from online_server import came, guests, serving, wishes
from postgres_cluster import Cluster, allow, refuse
from server_evening import SIKA, begun, evening_of_two

from audiogame.__main__ import main
from audiogame.online.session_packets import Failed
from audiogame.rules.value import replace
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.files import FileStore
from audiogame.server.store.postgres import PostgresStore

ALL = (
    "SELECT agreement FROM tables UNION ALL SELECT name FROM house UNION ALL SELECT line FROM lines"
)


@pytest.mark.real
def test_operators_commands_are_refused_in_words(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """Midway, so that a part was done, which is rolled back."""
    _, cy = asyncio.run(evening_of_two(tmp_path / "server", over=True))
    name = f"d{secrets.token_hex(4)}"
    store = ["--store", cluster.database(name)]
    carry = ["server", "import", *store, "--data", str(tmp_path)]
    for what in (["person", "find", "cy"], ["export", "--data", str(tmp_path / "out")]):
        assert main(["server", *what, *store]) == 2
        assert "no server in the database" in capsys.readouterr().err
    before = cluster.sql(name, ALL)
    refuse(cluster, name, "INSERT ON lines")
    capsys.readouterr()
    assert main(carry) == 2
    assert "the hall is closed" in capsys.readouterr().err
    assert cluster.sql(name, ALL) == before
    allow(cluster, name)
    assert main(carry) == 0
    before = cluster.sql(name, ALL)
    refuse(cluster, name, "DELETE ON records")
    assert main(["server", "person", "erase", cy, *store]) == 2
    told = capsys.readouterr().err
    assert "the hall is closed" in told
    assert "Traceback" not in told
    assert cluster.sql(name, ALL) == before
    allow(cluster, name)
    assert main(["server", "person", "erase", cy, *store]) == 0


@pytest.mark.real
def test_a_server_that_cannot_forget_tables_now_goes_on(tmp_path: Path, cluster: Cluster) -> None:
    """The connection may be lost just then; the tables are forgotten at the next attempt."""
    asyncio.run(evening_of_two(tmp_path / "server", over=True))
    name = f"d{secrets.token_hex(4)}"
    address = cluster.database(name)
    assert main(["server", "import", "--store", address, "--data", str(tmp_path)]) == 0
    before = cluster.sql(name, ALL)
    later = max(one.changed for one in FileStore(tmp_path / "server").agreements.values()) + 10_000

    async def forget() -> None:
        kept = PostgresStore(address, tmp_path / "other", "test")
        await kept.begin()
        await kept.forget_before(later, ())
        await kept.close()

    refuse(cluster, name, "DELETE ON tables")
    asyncio.run(forget())
    assert cluster.sql(name, ALL) == before
    allow(cluster, name)
    asyncio.run(forget())
    assert cluster.sql(name, "SELECT name FROM tables").strip() == ""


@pytest.mark.real
async def test_a_broken_transaction_is_rolled_back_and_reported(
    cluster: Cluster,
) -> None:
    name = f"d{secrets.token_hex(4)}"
    address = cluster.database(name)
    own = "SELECT pg_backend_pid()"

    async def end_own(database: Database) -> None:
        async with database.transaction() as connection:
            await connection.execute("CREATE TABLE half (number int)")
            pid = await connection.fetchval(own)
            end = f"SELECT pg_terminate_backend({pid})"
            await asyncio.to_thread(cluster.sql, "postgres", end)
            await connection.fetchval(own)

    async def wait_long(database: Database) -> None:
        async with database.transaction(0.2) as connection:
            await connection.execute("SELECT pg_sleep(60)")

    async def miss_file(database: Database) -> None:
        async with database.transaction():
            raise FileNotFoundError

    database = Database(address)
    await database.begin()
    with pytest.raises(Unanswered):
        await end_own(database)
    with pytest.raises(Unanswered):
        await wait_long(database)
    with pytest.raises(FileNotFoundError):
        await miss_file(database)
    assert not await database.rows("SELECT 1 FROM pg_class WHERE relname = 'half'")
    await database.close()


NO_END = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
IF NEW.line LIKE '# result%' THEN RAISE EXCEPTION 'the hall is closed'; END IF; RETURN NEW;
END $$;
CREATE TRIGGER closed BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION refuse()
"""
"""Refuses the end of a game, and nothing else."""


@pytest.mark.real
async def test_a_record_is_handed_out_once_its_end_is_in_the_database(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a process that finds the game at its last move, and writes the end itself."""
    monkeypatch.setattr("audiogame.server.store.appends.STUCK", 0.1)
    name = f"d{secrets.token_hex(4)}"
    asked = replace(wishes(tmp_path), store=cluster.database(name))
    async with guests("Ann", "Cy") as people:
        async with serving(asked) as (_, invitation):
            port = int(invitation.address.rpartition(":")[2])
            await begun(SIKA, invitation, people)
            await asyncio.to_thread(cluster.sql, name, NO_END)
            playing = [asyncio.create_task(one.play(Random(at))) for at, one in enumerate(people)]
            for one in people:
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["server-waits"]
        async with serving(replace(asked, port=port)) as (server, _):
            for one in people:
                await came(one, Failed)
            assert server.store.stuck
            assert [one.line.record for one in people] == [None, None]
            await asyncio.to_thread(allow, cluster, name)
            texts = await asyncio.gather(*(one.record() for one in people))
            assert await asyncio.gather(*playing) == [True, True]
            rows = await asyncio.to_thread(
                cluster.sql, name, "SELECT line FROM lines ORDER BY number"
            )
            assert rows == texts[0] == texts[1]
