"""Commands of operators beside a server, and a database that is not there yet."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import pytest
from online_server import serving, wishes
from postgres_cluster import Cluster
from server_evening import evening_of_two

from audiogame.__main__ import main
from audiogame.narration.faults import told
from audiogame.rules.fault import Reason
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.files import FileStore
from audiogame.server.store.postgres import PostgresStore
from audiogame.server.store.store import StoreFault


def written(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Return the inode and content of each file."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path): (path.stat().st_ino, path.read_bytes()) for path in found}


def test_commands_that_look_write_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, cy = asyncio.run(evening_of_two(tmp_path / "server", over=True))
    before = written(tmp_path)
    at = ["--data", str(tmp_path)]
    assert main(["server", "person", "find", "Cy", *at]) == 0
    assert cy in capsys.readouterr().out
    assert written(tmp_path) == before
    file = tmp_path / "cy.zip"
    assert main(["server", "person", "export", cy, str(file), *at]) == 0
    assert sys.platform == "win32" or file.stat().st_mode & 0o077 == 0
    file.unlink()
    assert written(tmp_path) == before
    nowhere = tmp_path / "elsewhere"
    assert main(["server", "person", "find", "Cy", "--data", str(nowhere)]) == 2
    assert "No server has kept anything" in capsys.readouterr().err
    assert not nowhere.exists()


def test_nobody_is_erased_beside_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would write its own copy afterwards; once it is stopped it works."""
    _, cy = asyncio.run(evening_of_two(tmp_path / "server", over=True))
    erase = ["server", "person", "erase", cy, "--data", str(tmp_path)]

    async def running() -> None:
        async with serving(wishes(tmp_path / "server")):
            assert await asyncio.to_thread(main, erase) == 2

    asyncio.run(running())
    assert "Stop it" in capsys.readouterr().err
    assert main(erase) == 0
    assert cy not in (tmp_path / "server" / "server.json").read_text(encoding="utf-8")


@pytest.mark.posix("Windows has no root")
def test_root_writes_nothing_into_the_folder_of_another_user(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import pwd

    other = next(one for one in pwd.getpwall() if one.pw_uid not in (0, os.getuid()))
    _, cy = asyncio.run(evening_of_two(tmp_path / "server", over=True))
    monkeypatch.setattr(os, "getuid", lambda: 0)
    monkeypatch.setattr(pwd, "getpwuid", lambda uid: other)
    before = written(tmp_path)
    at = ["--data", str(tmp_path)]
    for command in (["server", "person", "erase", cy, *at], ["serve", "--port", "0", *at]):
        assert main(command) == 2
        assert f"runuser -u {other.pw_name} --" in capsys.readouterr().err
    assert written(tmp_path) == before


def test_a_database_is_refused_in_whole_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")

    async def refused(fault: Exception) -> StoreFault:
        database = Database("postgresql://nowhere/none")

        async def connect(*_: object, **__: object) -> Any:
            raise fault

        database._driver = type("Driver", (), {"connect": staticmethod(connect)})
        with pytest.raises(StoreFault) as found:
            await database.begin()
        return found.value

    for fault in (PermissionError(13, "no"), FileNotFoundError(2, "no"), TimeoutError()):
        said = told(asyncio.run(refused(fault)), "en")
        assert "<" not in said, said
        assert "system-" not in said, said


def test_a_database_that_is_not_there_yet_is_awaited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once; a wrong password or the like is refused."""
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    monkeypatch.setattr("audiogame.server.store.database.AGAIN", 0.0)
    tries, said = 0, list[Reason]()

    async def migrate(self: Database) -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise Unanswered("no", away=True)
        raise Unanswered("wrong", away=False)

    monkeypatch.setattr(Database, "_migrate", migrate)

    async def begin() -> None:
        await PostgresStore("postgresql://nowhere/none", tmp_path).begin(said.append)

    with pytest.raises(StoreFault):
        asyncio.run(begin())
    assert tries == 4
    assert [one.message for one in said] == ["postgres-awaited"]


@pytest.mark.real
def test_a_server_begins_when_its_database_does(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        cluster.make()
        address = cluster.database(f"d{secrets.token_hex(4)}")
        cluster.stop()

        async def begin() -> None:
            said = asyncio.Queue[Reason]()
            store = PostgresStore(address, tmp_path, "test")
            beginning = asyncio.create_task(store.begin(said.put_nowait))
            async with asyncio.timeout(60):
                assert (await said.get()).message == "postgres-awaited"
                await asyncio.to_thread(cluster.begin)
                await beginning
            assert store.identity.name == "test"
            await store.close()

        asyncio.run(begin())
    finally:
        cluster.remove()


def test_a_folder_that_cannot_be_used_is_named_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where root has written server.json."""
    FileStore(tmp_path, "test")

    def refuses(path: Path) -> bytes:
        raise PermissionError(13, "no", str(path))

    monkeypatch.setattr("audiogame.server.store.files.read_own", refuses)
    with pytest.raises(StoreFault) as found:
        FileStore(tmp_path)
    assert "server.json" in told(found.value, "en")
