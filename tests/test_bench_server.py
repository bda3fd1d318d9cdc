"""The speed of a server, measured on few tables: what is counted, and what is refused."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from audiogame.__main__ import main
from audiogame.cli import server_speed
from audiogame.cli.server_tables import prepare
from audiogame.server.store.files import FileStore
from audiogame.table.record_file import load


def test_a_server_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five tables: people choose, somebody joins and comes back, nothing is refused."""
    monkeypatch.setattr(server_speed, "MOVES", 60)
    monkeypatch.setattr(server_speed, "LONG", 200)
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    try:
        status = main(["bench", "--server", "--tables", "5", "--seconds", "4", "--json"])
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
    figures = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert status == any(one["missed"] for one in figures.values())
    assert figures["5 tables: choices"]["value"] > 0
    assert figures["choices refused"]["value"] == 0
    targets = {name.partition(": ")[2]: one["most"] for name, one in figures.items()}
    assert targets["key to answer, 99 of 100"] == 20.0
    assert targets["share of a core"] == 20.0
    assert targets["longest hold of the loop"] == 5.0
    assert targets["from a link to the first line of a game, 95 of 100"] == 300.0
    assert figures["5 tables: coming back with nothing heard, longest"]["value"] > 0


def test_tables_are_prepared_with_all_their_moves(tmp_path: Path) -> None:
    tables = prepare(tmp_path, 6, 50, 120)
    store = FileStore(tmp_path)
    counts = [
        sum(not line.startswith("#") for _, line in load(store.records / one.record).moves)
        for one in (store.agreements[table.name] for table in tables)
    ]
    assert counts == [50] * 5 + [120]
    assert all(min(table.told) > 20 for table in tables)
    assert len([*store.records.glob("*.record")]) == 6


def test_too_few_open_files_are_refused_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_speed, "raise_open_files", lambda wanted: 1024)
    assert main(["bench", "--server", "--tables", "5000"]) == 2
    said = capsys.readouterr().err
    assert "1024 open files" in said
    assert "--tables 412" in said


def test_a_server_that_does_not_start_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_speed, "SPARE_TABLES", -6)
    with pytest.raises(server_speed.CannotMeasure) as refused:
        [*server_speed.server_speeds(5, 1, 20)]
    assert refused.value.reasons[0].message == "bench-no-server"


async def _metrics(tell: str) -> list[tuple[int, str]]:
    from asyncio import to_thread

    from audiogame.server.metrics import HOME, MetricsPort

    port = MetricsPort(lambda: tell)
    at = await port.begin(0)

    def ask(path: str, data: bytes | None = None) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://{HOME}:{at}{path}", data, timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as fault:
            return fault.code, fault.read().decode()

    try:
        asked = [await to_thread(ask, "/metrics"), await to_thread(ask, "/")]
        return [*asked, await to_thread(ask, "/metrics", b"x")]
    finally:
        await port.close()


def test_metrics_are_told_at_one_address_only() -> None:
    import asyncio

    assert asyncio.run(_metrics("a 1\n")) == [(200, "a 1\n"), (404, ""), (405, "")]
