"""A server tells Prometheus on its own machine what it counts."""

from __future__ import annotations

import asyncio
import importlib.util
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from online_server import serving, wishes

from audiogame import __version__
from audiogame.__main__ import main
from audiogame.server.log import Log

pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")

# late: it needs that library
from audiogame.server.metrics import HOME, Metrics


def ask(address: str, path: str, data: bytes | None = None) -> tuple[int, str]:
    """Send a request; returns the status and the body."""
    where = address.replace("/metrics", path)
    try:
        with urllib.request.urlopen(where, data, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as fault:
        return fault.code, fault.read().decode()


def test_metrics_and_health_are_told_at_their_addresses_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the work of the loop since the server began, and the errors in the log."""
    metrics, log, now = Metrics(0), Log(tmp_path), [0.0]
    monkeypatch.setattr("audiogame.server.metrics.WORKED", lambda: now[0])

    async def told() -> dict[str, tuple[int, str]]:
        async with serving(wishes(tmp_path)) as (server, _):
            now[0] += 5.0  # what is done before that is not counted
            address = await metrics.begin(server, log)
            assert address.startswith(f"http://{HOME}:")
            log.fault(ValueError("Ann"))
            now[0] += 3.0
            await asyncio.sleep(0)
            try:
                answers = {
                    path: await asyncio.to_thread(ask, address, path)
                    for path in ("/metrics", "/health", "/")
                }
                answers["POST"] = await asyncio.to_thread(ask, address, "/metrics", b"")
                monkeypatch.setattr(server.store, "leaving", True)  # as when it is drained
                answers["ill"] = await asyncio.to_thread(ask, address, "/health")
                return answers
            finally:
                await metrics.close()

    with asyncio.Runner(loop_factory=metrics.new_loop) as runner:
        answers = runner.run(told())
    status, text = answers["/metrics"]
    assert status == 200
    found = dict(re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE))
    assert float(found["audiogame_faults_total"]) == 1
    assert float(found["audiogame_connections"]) == 0
    assert float(found["audiogame_oldest_write_seconds"]) == 0
    assert not [name for name in found if "_store_" in name], "there is no database"
    assert f'version="{__version__}"' in text
    assert float(found["audiogame_loop_work_seconds_longest"]) == 3.0
    assert "Ann" not in text
    assert answers["/health"] == (200, "well\n")
    assert answers["ill"] == (503, "this process hands its tables over\n")
    assert answers["/"] == (404, "")
    assert answers["POST"] == (405, "")


def test_without_the_library_it_is_said_how_to_install_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogame.cli.server_command.find_spec", lambda name: None)
    assert main(["serve", "--data", str(tmp_path), "--metrics", "0"]) == 2
    assert 'pip install "audiogame[metrics]"' in capsys.readouterr().err
    assert importlib.util.find_spec("prometheus_client")
