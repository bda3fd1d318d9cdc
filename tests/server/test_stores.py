"""A server's stores of tables: files and PostgreSQL behave alike."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from postgres_cluster import Cluster

from audiogame.archive.journal import TableTakenOver
from audiogame.archive.opened_table import new_table
from audiogame.games.scientific_war import GAME
from audiogame.online.table_packets import Offered
from audiogame.rules.value import replace
from audiogame.server.agreement import AgreedChair, Agreement
from audiogame.server.disk import offload
from audiogame.server.past import resumed
from audiogame.server.store.database import NEWEST, Database
from audiogame.server.store.files import FileStore
from audiogame.server.store.postgres import PostgresStore
from audiogame.server.store.store import HeldElsewhere, Store, StoreFault
from audiogame.table.record_file import CHOICES, PRIVATE
from audiogame.table.table import Player, Step

Make = Callable[[], Store]


@pytest.fixture(params=["files", pytest.param("postgres", marks=pytest.mark.real)])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """Return a function that opens the same store again and again."""
    if request.param == "files":
        return lambda: FileStore(tmp_path / "server", "test")
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.database(f"d{secrets.token_hex(4)}")
    return lambda: PostgresStore(address, tmp_path / "server", "test")


@asynccontextmanager
async def opened(store: Store, dropped: list[str] | None = None) -> AsyncIterator[Store]:
    await store.begin()
    await store.announce("127.0.0.1:1", (dropped if dropped is not None else []).append)
    try:
        yield store
    finally:
        await store.close()


def agreement(table: str = "red-fox") -> Agreement:
    return Agreement(
        table=table,
        host="p2",
        owner="p1",
        game=GAME.name,
        version=GAME.version,
        options=(),
        chairs=(
            AgreedChair("person", "Ann", "p1"),
            AgreedChair("person", "Zoë", "p2"),
            AgreedChair("casual", "Bot"),
        ),
        entry="open",
        grace=60,
        stand_in="casual",
        advice=True,
        spectators=False,
        key="k",
        ends=0,
    )


def played(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]  # an awaitable that is a coroutine


def test_a_stored_table_is_there_after_reopening(make: Make) -> None:
    kept = replace(agreement(), host="p2", changed=200)

    async def evening() -> None:
        async with opened(make()) as store:
            assert (store.identity.name, store.fit, store.leaving) == ("test", True, False)
            invitation = store.identity.invitation
            assert await store.create(agreement())
            assert not await store.create(agreement()), "the name is taken"
            await store.keep(kept)
            await store.create(replace(agreement("blue-owl"), changed=50))
            await store.let_go("blue-owl")
            await store.forget_before(100, ("red-fox",))
            assert not await store.is_invited("p1")
            await store.invite("p1")
            await store.invite("p1")
        async with opened(make()) as store:
            assert store.identity.invitation == invitation
            assert await store.hold("red-fox")
            assert store.agreements["red-fox"] == kept
            assert not await store.hold("blue-owl")
            assert await store.is_invited("p1")
            assert not await store.is_invited("p2")

    played(evening)


async def test_changes_at_once_are_all_kept_and_the_newest_counts(make: Make) -> None:
    """Each waits for the disk beside the others; two people are invited at once, too."""
    async with opened(make()) as store:
        await store.create(agreement())
        changes = (store.keep(replace(agreement(), changed=time)) for time in range(1, 41))
        await asyncio.gather(*changes, *(store.invite(f"p{number}") for number in range(20)))
    async with opened(make()) as store:
        assert await store.hold("red-fox")
        assert store.agreements["red-fox"].changed == 40
        assert all([await store.is_invited(f"p{number}") for number in range(20)])


def test_a_record_is_gone_on_with(make: Make) -> None:
    """With secrets: choices not yet revealed, and the seed."""

    async def evening() -> None:
        players = (Player("Ann"), Player("Zoë"), Player("Bot", "casual"))
        async with opened(make()) as store:
            game = new_table(GAME, players, GAME.options(), store.folder)
            path = game.journal.path
            assert path is not None
            agreed = replace(agreement(), record=path.name)
            await store.create(agreed)
            store.attach(agreed, game.journal)
            game.table.open()
            while game.table.step() is Step.MOVED:
                pass
            game.table.submit(0, game.table.state.legal_actions(0)[0])
            await game.journal.durable()
            before = path.read_bytes()
            secret = {end: path.with_suffix(end).read_bytes() for end in (CHOICES, PRIVATE)}
            game.journal.close()
        async with opened(make()) as store:
            assert await store.hold("red-fox")
            agreed = store.agreements["red-fox"]
            await store.fetch(agreed)
            path = store.records / agreed.record
            assert path.read_bytes() == before
            assert {end: path.with_suffix(end).read_bytes() for end in secret} == secret
            again = resumed(path, (), offload).opened
            store.attach(agreed, again.journal)
            assert again.table.state == game.table.state
            await again.give_up((0,))
            await again.journal.durable()
            before = path.read_bytes()
            again.close()
        async with opened(make()) as store:
            assert await store.hold("red-fox")
            await store.fetch(store.agreements["red-fox"])
            path = store.records / agreed.record
            assert path.read_bytes() == before
            assert not any(path.with_suffix(end).exists() for end in secret)

    played(evening)


def address_of(cluster: Cluster) -> str:
    return cluster.database(f"d{secrets.token_hex(4)}")


@pytest.mark.real
def test_two_processes_share_tables_one_by_one(cluster: Cluster, tmp_path: Path) -> None:
    address = address_of(cluster)

    async def evening() -> None:
        first = PostgresStore(address, tmp_path / "1")
        second = PostgresStore(address, tmp_path / "2")
        async with opened(first), opened(second):
            assert first.identity == second.identity
            await first.create(agreement())
            with pytest.raises(HeldElsewhere):
                await second.hold("red-fox")
            offered = Offered("red-fox", GAME.name, "Ann", 1, "open")
            assert await second.offered() == ()
            await first.offer((offered,))
            async with asyncio.timeout(60):
                while await second.offered() != (offered,):
                    await asyncio.sleep(0.01)
            await first.let_go("red-fox")
            assert await second.hold("red-fox")
            with pytest.raises(TableTakenOver):
                await first.keep(agreement())

    played(evening)


@pytest.mark.real
def test_a_process_that_lost_a_table_writes_nothing_stale(cluster: Cluster, tmp_path: Path) -> None:
    """The first process lives, and does not know yet that another has its lease."""
    address = address_of(cluster)

    async def evening() -> None:
        dropped: list[str] = []
        first = PostgresStore(address, tmp_path / "1")
        async with opened(first, dropped), opened(PostgresStore(address, tmp_path / "2")) as second:
            players = (Player("Ann"), Player("Zoë"), Player("Bot", "casual"))
            game = new_table(GAME, players, GAME.options(), first.folder)
            path = game.journal.path
            assert path is not None
            agreed = replace(agreement(), record=path.name)
            await first.create(agreed)
            first.attach(agreed, game.journal)
            game.table.open()
            await game.journal.durable()
            before = path.read_bytes()
            name = address.rpartition("/")[2]
            cluster.sql(name, "UPDATE tables SET owner = NULL")
            assert await second.hold("red-fox")
            await second.fetch(agreed)
            while game.table.step() is not Step.MOVED:
                for seat in game.table.awaited:
                    game.table.submit(seat, game.table.state.legal_actions(seat)[0])
            with pytest.raises(TableTakenOver):
                await game.journal.durable()
            with pytest.raises(TableTakenOver):
                await game.journal.durable()
            assert dropped == ["red-fox"]
            assert first.figures.refused == 1
            await second.fetch(agreed)
            assert (second.records / agreed.record).read_bytes() == before

    played(evening)


@pytest.mark.real
def test_a_database_of_a_newer_version_is_refused(cluster: Cluster) -> None:
    address = address_of(cluster)

    async def begin() -> None:
        database = Database(address)
        try:
            await database.begin()
        finally:
            await database.close()

    asyncio.run(begin())
    asyncio.run(begin())
    name = address.rpartition("/")[2]
    assert cluster.sql(name, "SELECT count(*) FROM migrations").strip() == str(NEWEST)
    later = NEWEST + 1
    cluster.sql(name, f"INSERT INTO migrations VALUES ({later})")
    asyncio.run(begin())  # of one version later, with which this one can still work
    cluster.sql(name, f"INSERT INTO migrations VALUES ({later + 1})")
    with pytest.raises(StoreFault) as refused:
        asyncio.run(begin())
    assert refused.value.reasons[0].message == "postgres-newer"


def test_an_address_that_nobody_answers_is_refused(tmp_path: Path) -> None:
    store = PostgresStore("postgresql://ann:secret@127.0.0.1:1/none", tmp_path)
    with pytest.raises(StoreFault) as refused:
        asyncio.run(store.begin())
    assert refused.value.reasons[0].message == "postgres-unusable"
    assert "secret" not in str(refused.value)
