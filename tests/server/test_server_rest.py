"""Players wait neither for records being read nor for garbage collection."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path
from threading import get_native_id
from types import SimpleNamespace
from typing import cast

import pytest

from audiogame.archive.journal import at_once
from audiogame.archive.opened_table import new_table
from audiogame.cli import server_command
from audiogame.cli.server_command import MOST_ENDED, SOME_ENDED, keep_collections_short
from audiogame.online import codec
from audiogame.online.codec import CannotTravel, Codec, codec_of, make_codecs
from audiogame.rules.game import Game
from audiogame.rules.value import replace
from audiogame.server.luck_rounds import luck_in
from audiogame.server.past import resumed
from audiogame.server.record_thread import NICER, REST, WORK, Breath, read_in_thread
from audiogame.server.server import Server
from audiogame.table.library import all_games, find_game
from audiogame.table.move_list import Player
from audiogame.table.news import GameStarted, Step
from audiogame.table.record_file import load


def test_a_thread_rests_after_each_piece_of_work() -> None:
    now, rests = 0.0, list[tuple[float, float]]()

    def sleep(seconds: float) -> None:
        nonlocal now
        rests.append((now, seconds))
        now += seconds

    breath = Breath(lambda: now, sleep)
    for _ in range(100):
        now += WORK / 4
        breath.take()
    assert len(rests) == 25
    assert {seconds for _, seconds in rests} == {REST}
    assert all(
        WORK * 0.99 < later - before - REST < 2 * WORK
        for (before, _), (later, _) in pairwise(rests)
    )


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own")
def test_only_the_thread_stands_back() -> None:
    """Where both want the same core, the loop goes first."""

    async def priorities() -> tuple[int, int]:
        beside = await read_in_thread(lambda: os.getpriority(os.PRIO_PROCESS, get_native_id()))
        return os.getpriority(os.PRIO_PROCESS, get_native_id()), beside

    own, beside = asyncio.run(priorities())
    assert beside == min(own + NICER, 19)


def test_a_thread_may_rest_after_each_line_of_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record is read, and again once it is locked, then replayed, then read for its luck."""
    taken = 0

    def take(breath: Breath) -> None:
        nonlocal taken
        taken += 1

    monkeypatch.setattr(Breath, "take", take)
    game = find_game("sika")
    players = (Player("Ann"), Player("Bo"))
    opened = new_table(game, players, game.options(), tmp_path)
    opened.table.open()
    for _ in range(6):
        if opened.table.step() is Step.AWAITED:
            seat = opened.table.awaited[0]
            opened.table.submit(seat, opened.table.state.legal_actions(seat)[0])
    path = opened.journal.path
    assert path is not None
    opened.journal.close()
    lines, moves = len(path.read_text(encoding="utf-8").splitlines()), len(load(path).moves)
    assert 3 < moves < lines
    resumed(path, ((0,), (1,)), at_once).opened.journal.close()
    assert taken >= 2 * lines + moves
    taken = 0
    luck_in(path)
    assert taken >= lines + moves


async def test_collections_look_at_new_objects_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are looked at while no table is in memory, or after thousands of connections."""
    done: list[str] = []
    for name in ("freeze", "unfreeze", "collect"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    monkeypatch.setattr(server_command, "FREEZING", 0.0)
    gate, tables = SimpleNamespace(lines=0, ended=0), SimpleNamespace(awake=0)
    server = cast(Server, SimpleNamespace(gate=gate, tables=tables))
    whole = ["unfreeze", "collect", "freeze"]
    steps = [
        ("while nobody comes", 0, 0, 0, ["freeze"]),
        ("while people play", 5, 3, 0, ["freeze"]),
        ("when a few have gone", 0, 0, SOME_ENDED, ["freeze"]),
        ("when one more goes, and tables wait", 0, 3, SOME_ENDED + 1, ["freeze"]),
        ("when somebody comes", 1, 0, SOME_ENDED + 1, ["freeze"]),
        ("when nobody is there", 0, 0, SOME_ENDED + 1, whole),
        ("and then no more", 0, 0, SOME_ENDED + 1, ["freeze"]),
        ("when many have gone", 4, 3, SOME_ENDED + MOST_ENDED + 2, whole),
    ]
    stopped = asyncio.Event()
    running = asyncio.create_task(keep_collections_short(stopped, server))
    for when, gate.connections, tables.awake, gate.ended, expected in steps:
        done.clear()
        while not done:
            await asyncio.sleep(0)
        assert done == expected, when
    stopped.set()
    await running


def test_an_event_is_written_once_for_all_who_hear_it() -> None:
    game = find_game("sika")
    own = codec_of(game)
    assert codec_of(game) is own
    one, same, other = (
        GameStarted((0, 1), False),
        GameStarted((0, 1), False),
        GameStarted((0,), False),
    )
    data = own.write(one)
    assert own.write(one) is data
    assert own.write(same) == data
    assert own.write(other) != data


def test_all_codecs_are_there_before_somebody_waits_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A codec that cannot travel is left out."""
    games, _ = all_games()
    make_codecs(games)
    made = list[str]()

    def make(game: Game) -> Codec:
        made.append(game.name)
        raise CannotTravel(game, "it is odd")

    monkeypatch.setattr(codec, "Codec", make)
    make_codecs((replace(games[0], name="odd"), *games))
    assert set(made) == {"odd"}
