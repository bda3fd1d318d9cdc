"""A server in the background of a program: how long it stays once that has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from virtual_time import Virtual

from audiogame.online.link import KEY, new_words
from audiogame.server import background
from audiogame.server.background import (
    ALONE,
    END,
    KILLED,
    STAY,
    BackgroundServer,
    stay_in_background,
)

FOUND = BackgroundServer(4321, new_words(KEY), "", "pandapandapanda2")
EVENING = 7_200.0
"""Seconds for which a friend plays on."""


@pytest.mark.parametrize(
    ("last", "friend", "stays"),
    [(END, True, 0.0), (STAY, False, ALONE), ("", False, KILLED), ("", True, EVENING + ALONE)],
    ids=["ended", "left running", "killed", "killed while a friend plays"],
)
def test_it_stays_for_who_plays_on_and_else_ends_with_its_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str, friend: bool, stays: float
) -> None:
    async def evening() -> float:
        loop, stopped, gate = asyncio.get_running_loop(), asyncio.Event(), Mock()
        ended: asyncio.Future[str] = loop.create_future()
        ended.set_result(last)
        monkeypatch.setattr(background, "_end_of_input", lambda: ended)
        gate.people = int(friend)
        loop.call_later(EVENING, setattr, gate, "people", 0)
        staying = asyncio.create_task(stay_in_background(tmp_path, FOUND, gate, stopped, Mock()))
        await stopped.wait()
        took = loop.time()
        staying.cancel()
        await asyncio.wait({staying})
        assert gate.tables.tell_closed.call_count == 1
        return took

    async def at_once(work: Callable[..., None], *arguments: object) -> None:
        work(*arguments)  # no thread, for which virtual time would not wait

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(background, "_take_wishes", nothing)
    with asyncio.Runner(loop_factory=Virtual) as runner:
        took = runner.run(evening())
    assert abs(took - stays) <= background.LOOK
