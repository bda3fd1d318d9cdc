"""Who plays waits neither for records that are read nor for memory that is looked over."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import pairwise

import pytest

from audiogame.online.codec import codec_of
from audiogame.server.garbage import MOST_ENDED, NEVER, Garbage
from audiogame.server.readers import REST, WORK, Breath
from audiogame.table.events import GameStarted
from audiogame.table.library import find_game


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


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    before, found = gc.get_threshold(), list[int]()
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    yield found
    gc.unfreeze()
    gc.set_threshold(*before)


def test_all_objects_are_looked_at_when_nobody_is_there(collected: list[int]) -> None:
    garbage = Garbage()
    garbage.ended(0)
    assert not collected, "a server that runs in another program leaves its memory alone"
    garbage.begin()
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count()
    for _ in range(MOST_ENDED):
        garbage.ended(3)
    assert len(collected) == 1
    garbage.ended(3)
    assert len(collected) == 2
    garbage.ended(0)
    assert len(collected) == 3


def test_an_event_is_written_once_for_all_who_hear_it() -> None:
    game = find_game("sika")
    codec = codec_of(game)
    assert codec_of(game) is codec
    one, same, other = (
        GameStarted((0, 1), False),
        GameStarted((0, 1), False),
        GameStarted((0,), False),
    )
    data = codec.write(one)
    assert codec.write(one) is data
    assert codec.write(same) == data
    assert codec.write(other) != data
