"""A player of the page who looks at another program, and comes back to a table at a server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from cut_line import CutLine
from online_server import Guest, open_table, serving, table_link, wishes
from page_browser import logged, until
from page_program import ProgramSite

from audiogame.lobby.menu_entries import play_online
from audiogame.online.connection import Connection
from audiogame.online.link import TableLink
from audiogame.online.session_packets import Notice
from audiogame.page.session import PageSession
from audiogame.rules.value import replace
from audiogame.server import members, tables
from audiogame.table.library import find_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real
T = TypeVar("T")
SHOW = """(visible) => {
  Object.defineProperty(document, "visibilityState", {
    value: visible ? "visible" : "hidden", configurable: true });
  document.hasFocus = () => visible;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Script: the page goes out of sight, or is seen again."""
THROWS = 3


class Table:
    """Ann and Cy, whose programs play by themselves, and Bo, who plays in the page.

    Args:
        folder: for all data.
        browser: Bo's.
    """

    def __init__(self, folder: Path, browser: Browser) -> None:
        self._folder = folder
        self.ann, self.cy = Guest("Ann"), Guest("Cy")
        self.link: TableLink
        self.site = ProgramSite(folder, what=self._plays)
        self.browser = browser
        self.page: Page
        self.runs = asyncio.Event()
        """Whether Bo's program runs, so that a lost connection is set up again."""

    async def _plays(self, session: PageSession) -> None:
        session.app.speaker.begin("lines")
        await play_online(session.app, self.link)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.site.loop).result(60)

    def sit(self, server: TableLink, port: int) -> None:
        """Open a table of Sika, and begin; Bo reaches it by another port."""

        async def open_() -> None:
            await self.ann.come(server)
            await self.ann.line.open_table(open_table(find_game("sika"), "Ann", 2))
            link = table_link(server, self.ann)
            self.link = replace(link, address=f"127.0.0.1:{port}")

        async def begin() -> None:
            await self.cy.enter(replace(self.link, address=server.address))
            await self.ann.line.start()
            await asyncio.gather(self.ann.sit(), self.cy.sit())
            await choose(self.ann)

        self.run(open_())
        self.page = self.browser.new_page()
        self.page.goto(self.site.address)
        self.page.click("#play")
        self.hears("Type your name")
        self.page.keyboard.type("Bo")
        self.page.keyboard.press("Enter")
        self.hears("You sit")
        self.run(begin())
        self.asks("Call a colour")
        self.page.keyboard.press("1")
        self.hears("You call red")

    def hears(self, text: str) -> None:
        until(self.page, f"document.querySelector('#history').textContent.includes({text!r})")

    def asks(self, text: str) -> None:
        until(self.page, f"document.querySelector('#question').textContent.includes({text!r})")

    def others_play(self) -> None:
        """Let Cy call a colour, and Ann have her turn: then all wait for Bo."""

        async def play() -> None:
            await choose(self.cy)
            for _ in range(THROWS):
                await choose(self.ann)

        self.run(play())

    def notices(self, one: Guest) -> list[tuple[str, str]]:
        news = [news for news in one.line.news if isinstance(news, Notice)]
        return [(news.what, news.other) for news in news if news.name == "Bo"]

    def told(self, count: int) -> None:
        """Wait until Ann has heard so many notices of Bo."""

        async def heard() -> None:
            async with asyncio.timeout(30):
                while len(self.notices(self.ann)) < count:
                    await self.ann.line.changed()

        self.run(heard())


async def choose(one: Guest) -> None:
    """Wait until somebody is asked, and choose."""
    async with asyncio.timeout(30):
        while not (await one.take_all() or one.far.awaited):
            await one.line.changed()
    seat = one.far.awaited[0]
    legal = one.far.view(seat).legal_actions(seat)
    await one.far.submit(seat, Random(1).choice(legal))


@pytest.fixture
def table(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Table, CutLine]]:
    monkeypatch.setattr(members, "GLANCE", 0.1)
    monkeypatch.setattr(tables, "TICK", 0.05)
    made = Table(tmp_path, browser)
    made.runs.set()
    again = Connection._set_up_again

    async def once_it_runs(connection: Connection) -> None:
        await made.runs.wait()
        await again(connection)

    monkeypatch.setattr(Connection, "_set_up_again", once_it_runs)
    with made.site:
        at_server = serving(wishes(tmp_path / "server"))
        _, invitation = made.run(at_server.__aenter__())
        with CutLine(int(invitation.address.rpartition(":")[2])) as way:
            made.sit(invitation, way.port)
            before = len(made.notices(made.ann))
            made.ann.line.news.clear()
            assert before
            yield made, way
            made.page.close()
        made.run(made.ann.close())
        made.run(made.cy.close())
        made.run(at_server.__aexit__(None, None, None))


def test_back_in_a_program_that_was_frozen_all_is_told_in_one_line(
    table: tuple[Table, CutLine],
) -> None:
    """As on an iPhone; others hear of it once, and no bot comes."""
    made, way = table
    made.page.evaluate(SHOW, False)
    made.told(1)
    made.run(_freeze(made))
    assert way.cut()
    made.others_play()
    before = len(logged(made.page))
    made.page.evaluate(SHOW, True)
    made.run(_thaw(made))
    made.asks("Throw.")
    until(made.page, "document.querySelector('#announced').textContent.includes('away.')")
    heard = logged(made.page)[before:]
    assert len([one for one in heard if "made while you were away." in one]) == 1, heard
    assert len(heard) <= 2, heard
    assert heard[-1].endswith("Throw.") or "Throw." not in " ".join(heard)
    assert not any("onnection" in one for one in heard)
    made.hears(f"{THROWS + 1} choices were made while you were away.")
    assert made.notices(made.ann) == [("line-lost", "away"), ("line-back", "away")]


def test_back_where_the_connection_has_stood_the_lines_are_offered_in_one(
    table: tuple[Table, CutLine],
) -> None:
    """The picture and the question are those of now, and the history has each line."""
    made, _ = table
    made.page.evaluate(SHOW, False)
    made.told(1)
    before = len(logged(made.page))
    made.others_play()
    made.asks("Throw.")
    assert logged(made.page)[before:] == []
    made.page.evaluate(SHOW, True)
    made.told(2)
    until(made.page, f"document.querySelectorAll('#announced p').length > {before}")
    made.page.wait_for_timeout(1500)
    (offer,) = logged(made.page)[before:]
    assert offer.endswith("lines: Space.")
    shown = made.page.locator("#history p").all_text_contents()
    assert sum(line.startswith("Ann throws") for line in shown) == THROWS
    assert made.notices(made.ann) == [("line-lost", "away"), ("line-back", "away")]


async def _freeze(made: Table) -> None:
    made.runs.clear()


async def _thaw(made: Table) -> None:
    made.runs.set()
