"""A server learns that a key was pressed: at once, then at most every 20 seconds, and no more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from online_player import opened, sat_down
from online_server import guests, serving, wishes
from patience import becomes
from virtual_time import Virtual

from audiogame.online.company_packets import KeyPressed
from audiogame.online.key_presence import EVERY, KeyPresence
from audiogame.online.packets import frame


def told_of(
    keys: tuple[float, ...], forgotten: float | None = None, until: float = 200
) -> list[float]:
    """Return when a server is told of keys that are pressed at given seconds.

    Args:
        keys: in rising order.
        forgotten: when the keys so far do not count any more.
    """
    loop, told = Virtual(), list[float]()

    async def press() -> None:
        presence = KeyPresence(lambda: told.append(loop.time()))
        for key in keys:
            loop.call_at(key, presence.pressed)
        if forgotten is not None:
            loop.call_at(forgotten, presence.forget)
        await asyncio.sleep(200)
        presence.forget()

    loop.run_until_complete(press())
    loop.close()
    return told


def test_a_key_is_told_at_once_and_more_of_them_after_a_while() -> None:
    assert told_of(()) == []
    assert told_of((5,)) == [5]
    assert told_of((5, 6, 7)) == [5, 5 + EVERY]
    assert told_of((5, 6, 60)) == [5, 5 + EVERY, 60]
    every_second = tuple(float(key) for key in range(1, 102))
    assert told_of(every_second) == [1, 21, 41, 61, 81, 101]


def test_the_time_since_the_last_key_is_never_told_too_long() -> None:
    """Whoever has pressed a key within a minute is told so within that minute."""
    for last in range(1, 40):
        told = told_of((0.5, float(last)))
        assert told[-1] >= last


def test_keys_before_a_bot_stands_in_do_not_take_the_seat_back() -> None:
    assert told_of((5, 6), forgotten=10) == [5]
    assert told_of((5, 6, 11), forgotten=10) == [5, 25]


async def test_any_key_at_a_table_is_presence_and_the_packet_holds_nothing_else(
    tmp_path: Path,
) -> None:
    """In the program of terminal and page alike; the key itself never leaves it."""
    ahead = [0.0]
    asked = serving(wishes(tmp_path / "server"), lambda: time.monotonic() + ahead[0])
    async with asked as (server, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo, visit = await sat_down(tmp_path / "bo", link)
        table = server.tables.find(link.table)
        member = table.people.members.of_seat(1)
        assert member is not None
        votes = table.people.members.votes
        ahead[0] += 100
        assert not votes(member)
        bo.fingers.press("f9")  # a key that means nothing
        await becomes(lambda: votes(member))
        visit.cancel()
    assert frame(KeyPressed()) == b'{"packet":"KeyPressed","request":0}'
