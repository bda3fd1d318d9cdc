"""Parts of a server that fail in the middle of a game: it is told, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hurt_evenings import Brake, check_rows
from online_server import HOME, Guest, came, guests, serving, wishes
from packages import skip_without
from patience import becomes
from postgres_cluster import Cluster, missing_postgres
from processes import Community, until
from server_evening import SIKA, AtServer, begun, check_evening, finish

from audiogame.archive.journal import Journal, TableTakenOver
from audiogame.online.link import TableLink
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed
from audiogame.own_task import failed_lately
from audiogame.rules.fault import Reason
from audiogame.rules.value import replace
from audiogame.server import served_socket, shared_table
from audiogame.server.bots import Bots
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import ServedPlace
from audiogame.server.record_thread import read_in_thread
from audiogame.server.running_game import RunningGame
from audiogame.server.server import Server
from audiogame.server.store.appends import Append, Appends
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.held_tables import Lease
from audiogame.server.store.postgres import PostgresStore
from audiogame.server.store.working_copy import KeptLine, WorkingCopy
from audiogame.server.tables import ServerTables
from audiogame.table.library import find_game

WAR = find_game("scientific-war")


class Foreign(Exception):
    """An exception that nobody expects."""


@contextlib.contextmanager
def failing(owner: Any, name: str) -> Iterator[Callable[[], bool]]:
    """Make a method or property raise a foreign exception once; yields whether it has."""
    own, raised = vars(owner)[name], False

    def fails(self: Any, *given: Any, **named: Any) -> Any:
        nonlocal raised
        if not raised:
            raised = True
            raise Foreign
        if isinstance(own, property):
            return own.__get__(self)
        return own(self, *given, **named)

    setattr(owner, name, property(fails) if isinstance(own, property) else fails)
    try:
        yield lambda: raised
    finally:
        setattr(owner, name, own)


PARTS = (
    (Appends, "_taken", "Appends._write"),
    (Appends, "_sent", "Appends._write"),
    (Lease, "_look_at_watch", "Lease._"),
    (Lease, "look_around", "Lease._renew"),
    (ServerTables, "_forget_old", "ServerTables._look_after"),
    (PostgresStore, "stuck", "StoreWatch._look"),
    (served_socket._Connection, "look", "look"),
)
"""A method of each part that runs for as long as the server, or a program, and the part."""


@pytest.mark.real
async def test_a_part_that_fails_begins_anew_and_the_game_goes_on(
    cluster: Cluster, tmp_path: Path
) -> None:
    """Each in turn, in one game with a database."""
    driver = pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    told: list[object] = []
    name = f"d{secrets.token_hex(4)}"
    asked = replace(wishes(tmp_path), store=cluster.database(name), alive=0.2)
    async with serving(asked) as (_, invitation), guests("Ann", "Cy") as people:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, found: told.append(found.get("exception")))
        await begun(WAR, invitation, people, 1)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.0)
        listening = driver.connection.Connection, "add_listener", "PostgresStore._listen"
        for owner, method, part in (*PARTS, listening):
            before = len(told)
            with failing(owner, method) as has:
                brake.go_on()
                if part == "PostgresStore._listen":
                    await asyncio.to_thread(Restarts(cluster, name), "cut off")
                await until(has, f"{part} fails", playing)
            await until(lambda n=before: len(told) > n, f"{part} is told", playing)
            assert isinstance(told[-1], Foreign), part
            assert [one for one in failed_lately(loop, 600) if part in one], part
            await brake.until_heard(3)
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], WAR, tmp_path)


async def test_a_device_ends_its_connection_at_what_it_cannot_take(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """It is said in a sentence, nothing is half taken, and the seat waits at the server."""
    async with at_a_server("Ann", "Cy") as (people, _, _):
        with failing(Session, "_take_frame") as has:
            playing = asyncio.create_task(finish(people, tmp_path))
            await until(has, "a frame is not taken", playing)
            (one,) = (one for one in people if one.line.fault is not None)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        assert type(one.line.fault) is Foreign
        (told,) = (told for told in one.line.news if isinstance(told, Failed))
        assert [why.message for why in told.reasons] == ["server-odd-ended"]


async def test_a_choice_that_is_not_written_is_told(
    tmp_path: Path, at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the people at the table, and to who asks for the health."""
    pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")
    from audiogame.server.metrics import illness  # late: it needs that library

    free, save = threading.Event(), Journal._save

    def stuck(self: Journal) -> None:
        free.wait(60)
        save(self)

    async with at_a_server("Ann", "Cy") as (people, _, server):
        assert illness(server) == ""
        monkeypatch.setattr("audiogame.server.store.files.UNWRITTEN", 0.05)
        monkeypatch.setattr(Journal, "_save", stuck)
        playing = asyncio.create_task(finish(people, tmp_path))
        try:
            for one in people:
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["server-waits"]
            assert illness(server).startswith("nothing is written for")
        finally:
            free.set()
        await playing
        await becomes(lambda: not illness(server))  # the last line may be on its way to a slow disk


def quick_halts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.02)
    monkeypatch.setattr("audiogame.server.shared_table.HALT", 0.1)


GAME = (
    (Bots, "act"),
    (HostedTable, "_let_luck_answer"),
    (ServedPlace, "settle"),
    (ServedPlace, "_look"),
    (RunningGame, "_keep_state"),
)
"""A method in each part of a game's own work."""


LATE = "stuck: nothing is looked after, or read"


async def test_tables_that_nobody_looks_after_are_told(
    at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose turn never ends would hold up all others without a word."""
    pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")
    from audiogame.server.metrics import illness  # late: it needs that library

    monkeypatch.setattr("audiogame.server.tables.TICK", 0.02)
    monkeypatch.setattr("audiogame.server.gate.LOOK", 0.02)
    for where in ("gate", "metrics"):
        monkeypatch.setattr(f"audiogame.server.{where}.UNLOOKED", 0.1)
    async with at_a_server("Ann", "Cy", begins=False) as (people, link, server):
        table, logged = server.tables.find(link.table), list[str]()
        server.gate.watch._log = logged.append
        async with table.turns:
            for one in people:
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["server-waits"]
            ill = "no table was looked after for "
            await until(lambda: illness(server).startswith(ill), "it is shown")
            await until(lambda: logged[-1:] == [LATE], "it is logged")
            people[0].line.cut()
            failed = await came(people[0], Failed)
            assert [why.message for why in failed.reasons] == ["server-waits"], "back again"
        await until(lambda: logged[-1] == "unstuck", "that, too")
        await until(lambda: illness(server) == "", "it is well again")


async def test_a_record_that_is_not_read_on_is_told(
    at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody else waits for it than a device that lacks earlier events."""
    pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")
    from audiogame.server.metrics import illness  # late: it needs that library

    monkeypatch.setattr("audiogame.server.gate.LOOK", 0.02)
    for where in ("gate", "metrics"):
        monkeypatch.setattr(f"audiogame.server.{where}.UNLOOKED", 0.1)
    monkeypatch.setattr(ServerTables, "late", 0.0)
    free = threading.Event()
    async with at_a_server("Ann", "Cy", begins=False) as (people, _, server):
        logged = list[str]()
        server.gate.watch._log = logged.append
        reading = asyncio.create_task(read_in_thread(free.wait, 60))
        try:
            for one in people:
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["server-waits"]
            assert illness(server).startswith("a record was not read on for ")
            await until(lambda: logged[-1:] == [LATE], "it is logged")
        finally:
            free.set()
        await reading
        await until(lambda: logged[-1] == "unstuck", "that, too")
        assert illness(server) == ""


@contextlib.asynccontextmanager
async def failing_server(
    folder: Path, faults: list[BaseException], logged: list[str]
) -> AsyncIterator[tuple[Server, TableLink]]:
    """Run a server whose faults and log are collected; yields it and its invitation."""
    server = Server(wishes(folder), faults.append, log=logged.append)
    port = await server.begin()
    try:
        yield server, server.invitation(f"{HOME}:{port}")
    finally:
        await server.close()


@pytest.mark.parametrize(("owner", "method"), GAME, ids=[method for _, method in GAME])
async def test_a_game_that_fails_goes_on_from_its_record(
    owner: type, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at the table is told, and so are the log and whoever asks for the health."""
    pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")
    from audiogame.server.metrics import illness  # late: it needs that library

    quick_halts(monkeypatch)
    faults: list[BaseException] = []
    logged: list[str] = []
    ill: list[str] = []
    async with (
        failing_server(tmp_path, faults, logged) as (server, invitation),
        guests("Ann", "Cy") as people,
    ):
        halts = RunningGame._tell_halt

        def seen(self: RunningGame, reasons: tuple[Reason, ...]) -> None:
            halts(self, reasons)
            ill.append(illness(server))

        monkeypatch.setattr(RunningGame, "_tell_halt", seen)
        await begun(SIKA, invitation, people, 1)
        playing = asyncio.create_task(finish(people, tmp_path))
        await until(lambda: min(one.far.told for one in people) >= 3, "they play", playing)
        with failing(owner, method) as has:
            await until(has, f"{method} fails", playing)
        for one in people:
            failed = await came(one, Failed)
            assert [why.message for why in failed.reasons] == ["game-halted"]
        await playing
        assert illness(server) == ""
    assert ill == ["games that stand still, see the log: 1"]
    assert [type(one) for one in faults] == [Foreign]
    assert [line.partition(",")[0] for line in logged if "of table" in line] == [
        "halted",
        "goes on",
    ]


async def test_a_game_that_fails_again_and_again_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its people are told, and their host begins the next one."""
    quick_halts(monkeypatch)
    faults: list[BaseException] = []
    logged: list[str] = []

    def fails(self: RunningGame) -> None:
        raise Foreign

    async with (
        failing_server(tmp_path, faults, logged) as (_, invitation),
        guests("Ann", "Cy") as people,
    ):
        await begun(SIKA, invitation, people)
        with monkeypatch.context() as patch:
            patch.setattr(RunningGame, "_keep_state", fails)
            playing = [asyncio.create_task(one.play(Random(1))) for one in people]
            for one in people:
                told: list[str] = []
                while "game-given-up" not in told:
                    failed = await came(one, Failed)
                    told += [why.message for why in failed.reasons]
                assert told.count("game-halted") >= shared_table.TRIES
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        room = people[0].line.room
        assert room is not None
        assert not room.begun
        assert len([*tmp_path.rglob("*.record")]) == 1, "the record stays"
        await people[0].line.start()
        await asyncio.gather(*(one.sit() for one in people))
        await finish(people, tmp_path)
    assert {type(one) for one in faults} == {Foreign}
    ends = [line.partition(",")[0] for line in logged if "of table" in line]
    assert ends[-2:] == ["halted", "given up"]


@pytest.mark.parametrize("over", [False, True], ids=["in its game", "after it"])
async def test_who_comes_back_to_a_table_that_is_just_lost_comes_again(
    over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its files are gone with it, which is neither damage nor a failure of the server."""
    faults: list[BaseException] = []
    logged: list[str] = []

    async with (
        failing_server(tmp_path, faults, logged) as (server, invitation),
        guests("Ann", "Cy") as people,
    ):
        link = await begun(SIKA, invitation, people)
        if over:
            await finish(people, tmp_path)
        lost = asyncio.Event()

        async def is_lost(*work: Any) -> Any:
            if lost.is_set():
                return await read_in_thread(*work)
            lost.set()
            server.tables.drop(link.table)
            raise FileNotFoundError

        for where in ("retelling", "shared_table"):
            monkeypatch.setattr(f"audiogame.server.{where}.read_in_thread", is_lost)
        if over:
            people[0].line.record = None
            people[0].line.cut()
            await people[0].record()
        else:
            server.tables.drop(link.table)
            await finish(people, tmp_path)
        assert lost.is_set()
    assert not faults
    assert not [line for line in logged if "damaged" in line]


def test_every_refusal_of_the_driver_is_one_of_ours() -> None:
    """A connection that raises one is thrown away with all that wait."""
    driver = pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    ended: list[object] = []

    class Broken:
        def __init__(self, fault: Exception) -> None:
            self._fault = fault

        async def fetch(self, *_: object) -> None:
            raise self._fault

        def transaction(self) -> contextlib.nullcontext[None]:
            return contextlib.nullcontext()

        def is_closed(self) -> bool:
            return False

        def terminate(self) -> None:
            ended.append(self)
            raise self._fault

    async def ask(fault: Exception) -> None:
        database = Database("postgresql://nowhere/none")

        async def connect(*_: object, **__: object) -> Broken:
            return Broken(fault)

        idle: Any = Broken(fault)
        database._driver = type("Driver", (), {"connect": staticmethod(connect)})
        for _ in range(2):
            database._idle = [idle, idle]
            with pytest.raises(Unanswered):
                await database.rows("SELECT 1")
            assert not database._idle
            with pytest.raises(Unanswered):
                async with database.transaction() as connection:
                    await connection.fetch("SELECT 1")

    words = "cannot switch to state 12; another operation (2) is in progress"
    for fault in (
        driver.InternalClientError(words),
        driver.InterfaceError(words),
        driver.PostgresError(words),
        EOFError(words),
    ):
        asyncio.run(ask(fault))
    assert len(ended) == 4 * 2 * 3


class Restarts:
    """The ways in which a database goes away, and is back at once."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self._cluster = cluster
        self._name = name

    def __call__(self, way: str) -> None:
        cluster = self._cluster
        match way:
            case "killed":
                cluster.kill()
                cluster.begin()
            case "cut off":
                cluster.sql(
                    "postgres",
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    f"WHERE datname = '{self._name}'",
                )
            case "restarted":
                cluster.stop("fast")
                cluster.begin()


WAYS = ("killed", "cut off", "restarted")


async def evening_with_restarts(
    cluster: Cluster, folder: Path, tables: int, ways: list[str], processes: int
) -> None:
    """Play at many tables while the database goes away; each plays on each time."""
    names = [name for at in range(tables) for name in (f"Ann {at}", f"Cy {at}")]
    async with Community(cluster, folder, processes) as community, guests(*names) as everybody:
        restart = Restarts(cluster, community.name)
        parties: list[list[Guest]] = [everybody[at : at + 2] for at in range(0, len(everybody), 2)]
        for at, people in enumerate(parties):
            invitation = community.invitation(at % processes)
            await begun(WAR, invitation, people, 1, options=("limit=100",))
        brakes = [Brake(people) for people in parties]
        playing = [one.play_on(lambda: 0.0) for one in brakes]
        chance = Random(len(ways))

        async def all_hear(more: int) -> None:
            """Let everybody hear more, at each table whose game is not over."""
            told = [one.go_on() for one in brakes]

            def still() -> list[int]:
                """Return the tables at which somebody has not heard enough yet."""
                assert community.running, "a process has ended"
                return [
                    at
                    for at, task in enumerate(playing)
                    if not task.done()
                    and min(one.far.told - n for one, n in zip(parties[at], told[at], strict=True))
                    < more
                ]

            try:
                await until(lambda: not still(), "everybody plays on", *playing)
            except AssertionError as fault:
                lines = {
                    at: [(one.line.up, one.line.news) for one in parties[at]] for at in still()
                }
                raise AssertionError(f"{fault}: {lines}") from fault

        for way in ways:
            await all_hear(1)
            for one in brakes:
                one.go_on()
            await asyncio.sleep(chance.uniform(0, 0.05))  # in the middle of some statement
            await asyncio.to_thread(restart, way)
            await all_hear(2)
        going = sum(1 for one in playing if not one.done())
        assert going > tables // 2, "most were hurt to the last"
        for one in brakes:
            one.release()
        await asyncio.gather(*playing)
        for number, people in enumerate(parties):
            texts = [await one.record() for one in people]
            await asyncio.gather(*(who.hear_the_rest() for who in people))
            own = folder / f"own {number}"
            own.mkdir()
            check_evening(people, texts, WAR, own)
            assert people[0].line.record is not None
            check_rows(community.rows(people[0].line.record[0]), texts[0])
        assert await asyncio.gather(*(one.end() for one in community.processes)) == [0] * processes


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """Return a cluster that other tests do not share, as it is killed."""
    skip_without(missing_postgres())
    made = Cluster()
    try:
        made.make()
        yield made
    finally:
        made.remove()


@pytest.mark.real
def test_tables_play_on_after_the_database_was_away(own_cluster: Cluster, tmp_path: Path) -> None:
    asyncio.run(evening_with_restarts(own_cluster, tmp_path, 4, [*WAYS], 1))


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("way", WAYS)
def test_twenty_tables_play_on_after_twenty_restarts(
    way: str, processes: int, own_cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(evening_with_restarts(own_cluster, tmp_path, 20, [way] * 20, processes))


async def test_lines_of_a_table_that_was_lost_are_never_written_with_new_ones() -> None:
    """The same process may have taken it again before it noticed: their numbers are the same."""
    sent: list[tuple[object, ...]] = []

    class Stand:
        async def rows(self, sql: str, *values: Any, patience: float) -> list[dict[str, str]]:
            sent.extend(zip(*values[5:10], strict=True))
            return [{"name": name} for name in values[1]]

    stand: Any = Stand()
    figures = StoreFigures()
    appends = Appends(stand, "one", lambda: True, figures)
    old = Append("fox", 5, "a.record", 7, ("7 stale",))
    new = Append("fox", 6, "a.record", 7, ("7 new",))
    other = Append("owl", 1, "b.record", 1, ("1 call",))
    waits = [asyncio.ensure_future(appends.append(one)) for one in (old, new, other)]
    await asyncio.sleep(0)
    appends.begin()
    done = await asyncio.gather(*waits, return_exceptions=True)
    await appends.close()
    assert [type(one) for one in done] == [TableTakenOver, type(None), type(None)]
    assert sent == [("fox", "a.record", 7, 6, "7 new"), ("owl", "b.record", 1, 1, "1 call")]
    assert figures.waiting == 0


async def test_files_that_go_with_a_lost_table_are_no_sign_of_a_game_that_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may go while a thread reads them; the seed and the secret choices stay stored."""
    sent: list[Append] = []
    lost: list[str] = []
    own = WorkingCopy._new

    def goes(self: WorkingCopy, kind: str) -> bytes | None:
        found = own(self, kind)
        self.remove()
        return found

    async def append(one: Append) -> None:
        sent.append(one)

    path = tmp_path / "a.record"
    copy = WorkingCopy("fox", 5, path, append, lambda table, _: lost.append(table))
    copy.write((KeptLine("", 1, "1 call"), KeptLine("seed", 1, "7")))
    await copy.durable(lambda: "")
    assert not sent
    monkeypatch.setattr(WorkingCopy, "_new", goes)
    with pytest.raises(TableTakenOver):
        await copy.durable(lambda: "")
    assert not sent
    assert lost == ["fox"]
