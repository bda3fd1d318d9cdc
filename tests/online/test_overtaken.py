"""People far away who play faster than the player here is told of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from loopback import Room
from paced_shell import PacedShell, hear

from audiogame.console.app import App
from audiogame.online.remote_table import RemoteTable
from audiogame.play.game_loop import GameLoop
from audiogame.settings import Settings


async def play_until(room: Room, seat: int) -> RemoteTable:
    """Let others play until a seat is asked at the server; return its table, which is behind."""
    behind, others = room.far[seat], [one for one in room.far if one is not room.far[seat]]
    await behind.submit(seat, behind.view(seat).legal_actions(seat)[0])
    for _ in range(100):
        for one in others:
            while (await one.step()).name == "MOVED":
                pass
            for at in one.awaited:
                await one.submit(at, one.view(at).legal_actions(at)[0])
        if await behind.asks_ahead():
            return behind
    raise AssertionError("the others play on")


async def test_a_question_that_has_come_is_known_before_the_news_that_leads_to_it(
    tmp_path: Path,
) -> None:
    room = Room(tmp_path)
    await room.sit()
    assert not await room.far[0].asks_ahead()
    behind = await play_until(room, 0)
    while (await behind.step()).name == "MOVED":
        pass
    assert behind.awaited == (0,)
    assert not await behind.asks_ahead()


def test_on_the_page_such_a_question_overtakes_the_news_and_others_do_not(tmp_path: Path) -> None:
    room = Room(tmp_path / "room", seats="you=Ann,you=Bo,you=Cy", places=((0,), (1,), (2,)))

    async def play(app: App) -> None:
        await room.sit()
        await GameLoop(app, room.far[0]).run()

    async def walk(shell: PacedShell) -> None:
        await asyncio.sleep(30)
        questions = [line for _, line in shell.said.values() if line["asks"]]
        assert [one["overtakes"] for one in questions] == [False]
        shell.press("down")
        await asyncio.sleep(5)
        shell.press("enter")
        await asyncio.sleep(1)
        await play_until_asked(room)
        room.far[0].news.wake()
        await asyncio.sleep(60)
        questions = [line for _, line in shell.said.values() if line["asks"]]
        assert [one["overtakes"] for one in questions] == [False, True]

    (tmp_path / "page").mkdir()
    hear(tmp_path / "page", play, walk, 15.0, Settings(speech="lines", welcomed=True))


async def play_until_asked(room: Room) -> None:
    """Let Bo and Cy play at once whatever they are asked."""
    for _ in range(20):
        for one in room.far[1:]:
            while (await one.step()).name == "MOVED":
                pass
            for at in one.awaited:
                await one.submit(at, one.view(at).legal_actions(at)[0])
