"""A server on Windows with players on Linux, and the other way round, a whole game each."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from online_player import kills, opened, plays_out, sat_down
from online_server import guests
from windows_game import QUICK, is_quiet
from windows_rig import PATIENCE, Hearing, Nvda, Rig, of_the_game, the_rig, windows_path

from audiogame.online.link import TableLink, read_link
from audiogame.rules.value import replace

pytestmark = pytest.mark.real
OVER = "Enter: play again"
SERVE = ("serve", "--open", "--hidden", "--address", "127.0.0.1", "--port", "0", "--data")


def invitation(server: subprocess.Popen[str]) -> TableLink:
    """Wait until a server is ready; return the link that it prints."""
    assert server.stdout is not None
    lines = iter(server.stdout.readline, "")
    link = next(line for line in lines if "audiogame://" in line)
    while "Ctrl+C" not in next(lines):
        pass
    return read_link(link.split()[-1])


@contextlib.contextmanager
def served_here(folder: Path) -> Iterator[TableLink]:
    """Run a server on this system."""
    with subprocess.Popen(
        [sys.executable, "-m", "audiogame", *SERVE, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as server:
        try:
            yield invitation(server)
        finally:
            server.terminate()


async def at_both(link: TableLink, data: Path) -> list[str]:
    """Play Sika to its end between a host and a player at the program; return what that hears."""
    async with guests("Ann") as (ann,):
        table = await opened(ann, link)
        bo, visit = await sat_down(data, table)
        await ann.line.start()
        await ann.sit()
        try:
            await plays_out(bo, ann)
        finally:
            await kills(bo, visit)
    return bo.ears.lines


def test_players_here_play_a_whole_game_at_a_server_on_windows(tmp_path: Path) -> None:
    data = windows_path(tmp_path / "served")
    with the_rig().started("-m", "audiogame", *SERVE, data) as server:
        heard = asyncio.run(
            asyncio.wait_for(at_both(invitation(server), tmp_path / "bo"), PATIENCE)
        )
    assert any(OVER in line for line in heard)


@contextlib.asynccontextmanager
async def joined(
    rig: Rig, link: TableLink, folder: Path, nvda: Nvda
) -> AsyncIterator[asyncio.Task[list[str]]]:
    """Join by a link in a Windows console, and play as soon as the game begins.

    Yields:
        The task of the player; its result are the lines that NVDA was to say, once each.
    """
    settings = replace(QUICK, name="Bo", brief_offered=True)
    record = ("--transcript", windows_path(folder / "transcript.txt"))
    terminal = rig.terminal(
        folder / "bo", "join", str(link), *record, env=nvda.env, settings=settings
    )

    async def plays() -> list[str]:
        keys, heard, moved = cycle(("1", "\r")), -1, time.monotonic()
        while True:
            terminal.read(0.0)
            hearing = Hearing(nvda.calls, settings.rate)
            lines = of_the_game(hearing.lines)
            quiet = is_quiet(hearing)
            if quiet and any(OVER in line for line in lines):
                return lines
            begun = any(line.startswith("New game") for line in lines)
            if begun and quiet and (len(lines) > heard or time.monotonic() > moved + 5.0):
                heard, moved = len(lines), time.monotonic()
                terminal.press(next(keys), 0.0)
            assert time.monotonic() < moved + PATIENCE, (lines[-5:], terminal.text[-1000:])
            await asyncio.sleep(0.05)

    with terminal:
        task = asyncio.create_task(plays())
        try:
            yield task
        finally:
            task.cancel()


async def across(rig: Rig, link: TableLink, folder: Path, nvda: Nvda) -> list[str]:
    """Play Sika to its end between a host here and a player in a Windows console."""
    async with guests("Ann") as (ann,):
        table = await opened(ann, link)
        async with joined(rig, table, folder, nvda) as playing:
            while not any("You sit at a table" in line for line in nvda.spoken):
                assert not playing.done(), playing.exception()
                await asyncio.sleep(0.05)
            await ann.line.start()
            await ann.sit()
            choosing = asyncio.create_task(ann.play(Random(1)))
            lines = await playing
            assert await choosing
    return lines


def test_a_player_on_windows_plays_a_whole_game_at_a_server_here(tmp_path: Path) -> None:
    """What NVDA says is what the transcript has, once each and in order."""
    rig, nvda = the_rig(), Nvda(tmp_path)
    nvda.start()
    with served_here(tmp_path / "served") as link:
        lines = asyncio.run(asyncio.wait_for(across(rig, link, tmp_path, nvda), 2 * PATIENCE))
    rows = (tmp_path / "transcript.txt").read_text(encoding="utf-8").splitlines()
    assert lines == of_the_game([row.partition(": ")[2] for row in rows])[: len(lines)]
