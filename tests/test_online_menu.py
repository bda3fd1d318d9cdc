"""A person at a keyboard of their own, who plays with somebody far away by a link."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from random import Random

from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes
from twins import Heard, front_end, new_app

from audiogame.archive.folder import kept_records
from audiogame.console.app import App, ProgramLeft
from audiogame.console.key_source import Key, KeySource
from audiogame.lobby.online_menu import play_with_others
from audiogame.online.link import Link
from audiogame.settings import Settings
from audiogame.table.library import find_game


class Fingers(KeySource):
    """Keys that a test presses when it has heard something."""

    def __init__(self) -> None:
        self._keys: asyncio.Queue[str] = asyncio.Queue()

    @property
    def idle(self) -> bool:
        """Whether all keys have been taken."""
        return self._keys.empty()

    def press(self, *names: str) -> None:
        for name in names:
            self._keys.put_nowait(name)

    async def key(self, timeout: float | None = None) -> Key | None:
        try:
            name = await asyncio.wait_for(self._keys.get(), timeout)
            return Key(name, time.monotonic())
        except TimeoutError:
            return None


class Player:
    """A person with ears and fingers at a front end."""

    def __init__(self, data: Path, name: str) -> None:
        self.ears, self.fingers = Heard(tick=""), Fingers()
        settings = Settings(name=name, welcomed=True, pace=0.0, speech="none", sound=False)
        self.app: App = new_app(front_end(self.fingers, self.ears), data, settings)

    async def hears(self, words: str) -> None:
        """Wait until something with these words was said."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard(words):
            assert time.monotonic() < deadline, "\n".join([words, *self.ears.lines[-12:]])
            await asyncio.sleep(0.01)

    def heard(self, words: str) -> bool:
        return any(words in line for line in self.ears.lines)

    def forget(self) -> None:
        self.ears.lines.clear()


async def enters(player: Player, link: Link | None) -> None:
    with contextlib.suppress(ProgramLeft):
        await play_with_others(player.app, link)


async def opened(host: Guest, invitation: Link) -> Link:
    await host.come(invitation)
    await host.line.open_table(open_table(find_game("sika"), "Ann", 1))
    return table_link(invitation, host)


def test_a_link_leads_to_a_game_and_its_record(tmp_path: Path) -> None:
    """From the link to the first choice no key is pressed, for the name is known."""

    async def evening() -> None:
        async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
            link = await opened(ann, invitation)
            bo = Player(tmp_path / "bo", "Bo")
            playing = asyncio.create_task(enters(bo, link))
            await bo.hears("You sit at a table of Sika. Ann and Bo.")
            await ann.line.start()
            await ann.sit()
            choosing = asyncio.create_task(ann.play(Random(1)))
            while not bo.heard("Enter: play again."):
                if bo.fingers.idle and not choosing.done():
                    bo.fingers.press("1", "enter")
                await asyncio.sleep(0.02)
            assert await choosing
            bo.fingers.press("escape")
            await bo.hears("The record of this game is kept, and proved")
            while not playing.done():  # an Enter too many has led back to the waiting room
                bo.fingers.press("escape", "y")
                await asyncio.sleep(0.1)
            (kept,) = kept_records(tmp_path / "bo")
            assert kept.over
            assert kept.path.read_text(encoding="utf-8") == await ann.record()

    asyncio.run(evening())
