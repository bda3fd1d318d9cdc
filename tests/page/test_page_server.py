"""The page and who serves it: its policy, what it says about its server, and whom it calls."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
from pathlib import Path

import pytest
from memory_shell import Shell, choose_entry, visit_page
from patience import becomes

from audiogame.page.site import SHELL
from audiogame.rules.value import replace
from audiogame.server.server import POLICY
from audiogame.settings import Settings

NOT_IN_A_PAGE = "; frame-ancestors 'none'"
"""The part of the policy that browsers take from a header alone."""


@pytest.mark.parametrize("name", ["index.html", "hear.html"])
def test_any_server_gives_the_policy_before_a_script(name: str) -> None:
    """The page itself calls its own server alone; tables are called by its worker."""
    page = (SHELL / name).read_text(encoding="utf-8")
    before, _, after = page.partition('<meta http-equiv="Content-Security-Policy" content="')
    narrow = POLICY.replace("connect-src 'self' ws: wss:", "connect-src 'self'")
    assert f"{after.partition(chr(34))[0]}{NOT_IN_A_PAGE}" == narrow
    assert "<script" not in before
    assert "<link" not in before


@pytest.mark.real
def test_an_address_that_cannot_be_decoded_starts_the_page() -> None:
    """Anybody may have written it; Node runs `boot.test.mjs`."""
    node = shutil.which("node")
    assert node is not None
    test = Path(__file__).parent / "page_shell" / "boot.test.mjs"
    done = subprocess.run([node, "--test", test], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_cached_files_have_the_policy_of_the_server() -> None:
    """Workers have a policy of their own, which no page gives them."""
    script = (SHELL / "service_worker.js").read_text(encoding="utf-8")
    policy = script.partition('"Content-Security-Policy":')[2].partition('",\n')[0]
    assert "".join(re.findall(r'"([^"]*)"', policy + '"')) == POLICY


def test_it_is_said_once_who_can_read_what_the_page_keeps(tmp_path: Path) -> None:
    said = "Whoever runs games.example:8443 can read what this page keeps."
    times: list[int] = []
    for _ in range(2):
        shell = Shell(tmp_path, None if times else Settings(speech="lines", pace=0.0))
        shell.session.options = replace(shell.session.options, host="games.example:8443")
        asyncio.run(_left_at_once(shell))
        times.append(shell.lines.count(said))
    assert times == [1, 0]


async def _left_at_once(shell: Shell) -> None:
    running = asyncio.ensure_future(shell.session.run())
    await shell.quiet()
    await shell.tell(kind="leave")
    await running


@pytest.mark.parametrize(("key", "calls"), [("n", 0), ("y", 1), ("", 1)])
async def test_another_server_is_called_only_after_a_yes(
    tmp_path: Path, key: str, calls: int
) -> None:
    """The server of the page itself has been called already, and nothing is asked."""
    shell = Shell(tmp_path)
    called: list[bytes] = []

    async def call(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(await reader.readline())
        writer.close()

    server = await asyncio.start_server(call, "127.0.0.1", 0, family=socket.AF_INET)
    address = "{}:{}".format(*server.sockets[0].getsockname())
    shell.session.options = replace(
        shell.session.options,
        link=f"audiogame://{address}/senior-panda",
        host="" if key else address,
    )
    running = asyncio.ensure_future(shell.session.run())
    await shell.quiet()
    asked = [line for line in shell.lines if line.endswith("Connect to it? Y or N.")]
    assert len(asked) == bool(key)
    if key:
        assert called == []
        await shell.press(key)
    await becomes(lambda: len(called) >= calls and any("Main menu" in line for line in shell.lines))
    await shell.tell(kind="leave")
    await running
    server.close()
    assert bool(called) == bool(calls)


def test_an_update_is_offered_and_made_only_after_a_yes(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("u")
        assert not any("Update" in line for line in shell.lines)
        await shell.tell(kind="update-ready", version="9.8.7 0123abcd")
        assert shell.lines[-1].endswith("is ready. Update, in Help, installs it.")
        await choose_entry(shell, "help")
        assert [item["id"] for item in shell.of("list")[-1]["items"]][-2:] == ["update", "page"]
        await shell.press("escape")
        for key in ("n", "y"):
            assert shell.of("update") == []
            await shell.press("u")
            assert shell.lines[-1].startswith("Update this page. In Help. 7 of 8.")
            await shell.press("enter")
            assert shell.lines[-1].endswith("Update to version 9.8.7? Y or N.")
            await shell.press(key)
        assert len(shell.of("update")) == 1

    visit_page(tmp_path, walk)


def test_no_update_takes_unsaved_data_along(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.tell(kind="update-ready", version="9.8.7 0123abcd")
        await choose_entry(shell, "help")
        shell.unkept = "QuotaExceededError"
        await choose_entry(shell, "update")
        assert "No space left on device. Press Shift P first" in " ".join(shell.lines)
        await shell.press("y")

    assert visit_page(tmp_path, walk).of("update") == []
