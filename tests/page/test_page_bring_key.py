"""A page opened by a link at a new address tells how to bring seats of another one along."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from memory_shell import Shell
from patience import becomes
from processes import free_port

from audiogame.online.device import Device, keep_device
from audiogame.rules.value import replace

OFFER = "To bring them along, choose Play with others, then This device"


@pytest.mark.parametrize("known", [False, True])
async def test_only_a_new_browser_is_told_how_to_bring_its_key(tmp_path: Path, known: bool) -> None:
    """Before the first game; a browser that has a key of its own here is told nothing."""
    if known:
        keep_device(tmp_path, Device("00" * 32))
    shell = Shell(tmp_path)
    link = f"audiogame://127.0.0.1:{free_port()}/senior-panda"
    shell.session.options = replace(shell.session.options, link=link)
    running = asyncio.ensure_future(shell.session.run())
    await shell.quiet()
    await shell.press("y")
    await becomes(lambda: any("There is no table at 127.0.0.1" in line for line in shell.lines))
    await shell.tell(kind="leave")
    await running
    assert any(OFFER in line for line in shell.lines) is not known
