"""An invitation's server and its tunnel, once the program on Windows has been killed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from windows_rig import PATIENCE, the_rig, until, windows_path

pytestmark = pytest.mark.real
BEGINS = """
import asyncio, sys
from pathlib import Path
from audiogame.terminal.home_server import ProcessServer
print(asyncio.run(ProcessServer(Path(sys.argv[1])).begin(far=True)), flush=True)
sys.stdin.read()
"""
"""A program that invites a friend from elsewhere, and prints the link to its server."""
TUNNEL = "import sys, time; open(sys.argv[1], 'w').close(); time.sleep(3600)"
"""The command of a tunnel, which takes no notice of anything."""


def running(words: str) -> list[str]:
    """Return the command lines with these words of processes that run now."""
    found = []
    for listed in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = listed.read_text(encoding="utf-8", errors="replace").replace("\0", " ")
        except OSError:  # it has ended meanwhile
            continue
        if words in line:
            found.append(line)
    return found


def test_they_end_by_themselves_where_nobody_else_is_there(tmp_path: Path) -> None:
    """Within seconds, and nothing says that the server can still be found."""
    rig, data = the_rig(), tmp_path / "data"
    (data / "server").mkdir(parents=True)
    opened = tmp_path / "opened"
    command = [rig.interpreter, "-c", TUNNEL, windows_path(opened), "{port}"]
    rows = (
        "[[service]]",
        'name = "own"',
        f"command = {json.dumps(command)}",
        'operator = "We"',
        "reads = false",
        "minutes = 5",
        "documents = 2026-11-01",
    )
    (data / "server" / "services.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")
    with rig.started("-u", "-c", BEGINS, windows_path(data)) as program:
        assert program.stdout is not None
        assert program.stdout.readline().startswith("audiogame://")
        until(opened.exists, "the tunnel has not begun")
        server, tunnel = f"--data {windows_path(data)}", windows_path(opened)
        assert len(running(server)) == 1
        assert running(tunnel)
        program.kill()
        program.wait(PATIENCE)
        until(lambda: not running(server) + running(tunnel), "they are still there")
    assert not (data / "server" / "beside.toml").exists()
