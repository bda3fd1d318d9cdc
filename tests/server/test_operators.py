"""OPERATORS.md, executed as written: the unit, the recipe for one machine, the figures."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import shlex
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path

import pytest
from hurt_evenings import Brake, check_rows, play_on
from online_server import HOME, guests
from postgres_cluster import Cluster
from processes import Way, free_port, until
from server_evening import begun, check_evening

from audiogame.online.link import TableLink
from audiogame.table.library import find_game

OPERATORS = Path(__file__).parents[2] / "audiogame/server/OPERATORS.md"
PROGRAM = "/opt/audiogame/bin/audiogame"


def unit() -> str:
    """Return the systemd unit of the recipe for one small machine."""
    return (OPERATORS.parent / "deploy/audiogame@.service").read_text(encoding="utf-8")


class Unit:
    """One process, started and stopped as the unit says, without systemd.

    Args:
        cluster: the one with the database.
        folder: in place of /var/lib.
        environment: variables added to those of the tests.
    """

    def __init__(self, cluster: Cluster, folder: Path, environment: Mapping[str, str]) -> None:
        self.port = free_port()
        self._environment = {**os.environ, **environment}
        (line,) = re.findall(r"^ExecStart=(.*)$", unit(), re.MULTILINE)
        words = shlex.split(line.replace("%i", str(self.port)))
        assert words[0] == PROGRAM
        page = folder / "page"
        page.mkdir(exist_ok=True)
        for name in ("index.html", "service_worker.js"):
            (page / name).write_text("/* of the page */", encoding="utf-8")
        here = {
            "${PORT}": str(self.port),
            "${REACHED}": HOME,
            "${STORE}": f"postgresql:///audiogame?host={cluster.folder}",
            "/opt/audiogame/page": str(page),
            "/var/lib/audiogame": str(folder),
        }
        for there, place in here.items():
            assert any(there in word for word in words)
            words = [word.replace(there, place) for word in words]
        self._words = words[1:]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "audiogame", *self._words, "--hidden"),
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(120):
            assert b"listens at" in await self._process.stdout.readline()

    async def stop(self) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        async with asyncio.timeout(120):
            assert await self._process.wait() == 0


@pytest.mark.real
async def test_one_small_machine_is_updated_in_mid_game(cluster: Cluster, tmp_path: Path) -> None:
    """The recipe: two processes with a database, both restarted while people play."""
    name, game = "audiogame", find_game("scientific-war")
    cluster.run("createuser", *cluster.at, "player")  # audiogame owns all of this cluster
    cluster.run("createdb", *cluster.at, "-O", "player", name)
    environment = {"PGPORT": str(cluster.port), "PGUSER": "player"}
    units = [Unit(cluster, tmp_path, environment) for _ in range(2)]
    async with guests("Ann,Bea", "Cy") as people, contextlib.AsyncExitStack() as running:
        for one in units:
            await one.start()
            running.push_async_callback(one.stop)
        words = cluster.sql(name, "SELECT invitation FROM house").strip()
        await begun(game, TableLink(f"{HOME}:{units[0].port}", False, "", words), people, 0)
        brake = Brake(people)
        playing = brake.play_on(lambda: 0.02)
        for one in units:
            await brake.until_heard(6)
            brake.go_on()
            await one.stop()
            await one.start()
        await brake.until_heard(6)
        brake.release()
        await playing
        texts = await asyncio.gather(*(who.record() for who in people))
        check_evening(people, [*texts], game, tmp_path)
    rows = cluster.sql(
        name, "SELECT number || ' ' || epoch || ' ' || line FROM lines ORDER BY number"
    )
    split = [row.split(" ", 2) for row in rows.splitlines()]
    assert check_rows([(int(a), int(b), c) for a, b, c in split], texts[0]) >= 2


def asked(port: int, path: str) -> tuple[int, str]:
    """Send a request to a local process; returns the status and the body."""
    try:
        with urllib.request.urlopen(f"http://{HOME}:{port}/{path}", timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as fault:
        return fault.code, fault.read().decode()


async def figures(port: int) -> dict[str, float]:
    """Return the metrics of a process."""
    status, text = await asyncio.to_thread(asked, port, "metrics")
    assert status == 200
    found = re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


@pytest.mark.real
async def test_a_process_counts_what_its_database_has(cluster: Cluster, tmp_path: Path) -> None:
    """Tables, connections, appends, lag and lost leases; and its health."""
    name, game = f"d{secrets.token_hex(4)}", find_game("scientific-war")
    store, ports = cluster.database(name), (free_port(), free_port())
    way = Way(cluster.port)
    through = store.replace(f":{cluster.port}/", f":{await way.begin()}/")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", "serve", "--hidden", "--address", HOME),
        *("--port", str(ports[0]), "--metrics", str(ports[1]), "--store", through),
        *("--data", str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        assert b"listens at" in await process.stdout.readline()
        words = cluster.sql(name, "SELECT invitation FROM house").strip()
        async with guests("Ann,Bea", "Cy") as people:
            await begun(game, TableLink(f"{HOME}:{ports[0]}", False, "", words), people, 0)
            playing = asyncio.create_task(play_on(people, lambda: 0.02))
            await until(
                lambda: all(one.far.told > 20 for one in people), "everybody plays", playing
            )
            playing.cancel()
            lines, told = 0, {"audiogame_store_appends_total": -1.0}
            while (  # sent packets are kept; a starved process loses its lease for a moment
                told["audiogame_store_appends_total"] != lines
                or told["audiogame_store_tables_held"] != 1
            ):
                told = await figures(ports[1])
                lines = int(cluster.sql(name, "SELECT count(*) FROM lines"))
            assert lines > 20
            assert told["audiogame_connections"] == 2
            assert told["audiogame_tables"] == told["audiogame_tables_awake"] == 1
            assert 0 < told["audiogame_store_batches_total"] <= lines
            assert told["audiogame_store_append_seconds_total"] > 0
            assert told["audiogame_store_lines_waiting"] == 0
            while await asyncio.to_thread(asked, ports[1], "health") != (200, "well\n"):
                await asyncio.sleep(0.1)
            before = await figures(ports[1])
            losses, lost = (
                "audiogame_store_lease_losses_total",
                "audiogame_store_tables_lost_total",
            )
            way.cut()
            while (told := await figures(ports[1]))[losses] == before[losses]:
                await asyncio.sleep(0.1)
            assert told["audiogame_store_tables_held"] == 0
            assert told[lost] > before[lost]
            assert told["audiogame_store_lease_age_seconds"] > 1
            status, said = await asyncio.to_thread(asked, ports[1], "health")
            assert (status, "cannot be reached" in said) == (503, True)
            assert (await figures(ports[1]))[losses] == told[losses], "a loss counts once"
            way.mend()
            while (await asyncio.to_thread(asked, ports[1], "health"))[0] != 200:
                await asyncio.sleep(0.1)
            assert (await figures(ports[1]))["audiogame_store_database_faults_total"] > 0
    finally:
        process.terminate()
        await process.communicate()
        way.close()
