"""The process in which a terminal verifies the record of a game at a server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from subprocess import Popen
from time import sleep
from typing import Any

import pytest
from patience import becomes
from proved_game import Game, proved_game

from audiogame.archive.verdict import Verdict
from audiogame.online.record_proof import Unproved, prove, proved_in_turns
from audiogame.own_process import start_process
from audiogame.terminal import proof_process
from audiogame.terminal.proof_process import proved_in_process

SLEEPS = (sys.executable, "-c", "import time; time.sleep(600)")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return proved_game(tmp_path_factory.mktemp("proved"))


def test_a_process_finds_what_is_found_here(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many events are handed to it at once."""
    monkeypatch.setattr(proof_process, "BATCH", 7)
    path, known, heard = game
    assert len(heard) > 7
    beside = asyncio.run(proved_in_process(path, known, heard))
    assert beside == asyncio.run(proved_in_turns(prove(path, known, heard)))
    assert beside.verdict is Verdict.OPEN  # its seed was chosen
    assert beside.good


@pytest.mark.parametrize("late", ["limit", "back"])
def test_the_process_ends_with_the_wait(
    game: Game, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    """At its limit, and at a key that goes back."""
    started: list[Popen[bytes]] = []

    def start(command: tuple[str, ...]) -> Popen[bytes]:
        started.append(start_process(SLEEPS))
        sleep(0.1)  # as on a slow machine: the key comes before the process is handed over
        return started[0]

    monkeypatch.setattr(proof_process, "start_process", start)
    monkeypatch.setattr(proof_process, "LIMIT", 0.05 if late == "limit" else 60.0)

    async def verify() -> Any:
        work = asyncio.ensure_future(proved_in_process(*game))
        await becomes(lambda: started)
        if late == "back":
            work.cancel()
        await asyncio.wait((work,))
        return None if work.cancelled() else work.result()

    proof = asyncio.run(verify())
    assert proof is None if late == "back" else proof.verdict is Unproved.LONG
    assert started[0].poll() is not None


def test_what_is_no_record_is_refused_in_words(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "other.record"
    path.write_text("what is this", encoding="utf-8")
    proof = asyncio.run(proved_in_process(path, game[1], ()))
    assert [one.message for one in proof.refused] == ["record-line"]
