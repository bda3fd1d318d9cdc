"""Programs and servers of two versions beside each other play; those further apart say so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_server import guests, open_table, serving, table_link, wishes

from audiogame.narration.faults import told
from audiogame.online import greeting
from audiogame.online.greeting import LineLost
from audiogame.online.session_packets import Hello
from audiogame.online.versions import SPOKEN, Versions
from audiogame.server import line
from audiogame.table.library import find_game

SIKA = find_game("sika")
OLD, NEW = Versions(1, 1), Versions(1, 2)
NEXT = Versions(2, 3)
"""Two versions later: it no longer speaks the first."""


@pytest.fixture
def spoken(program: Versions, server: Versions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the two sides speak these versions."""
    monkeypatch.setattr(greeting, "SPOKEN", program)
    monkeypatch.setattr(line, "SPOKEN", server)


def test_the_newest_that_both_speak_is_spoken() -> None:
    assert [NEW.common(OLD), OLD.common(NEW), NEW.common(NEW), NEW.common(NEXT)] == [1, 1, 2, 2]
    assert OLD.common(NEXT) is None
    assert NEXT.common(OLD) is None
    assert SPOKEN.newest - SPOKEN.oldest <= 1, "this one and the one before"


@pytest.mark.parametrize(
    ("program", "server", "both"),
    [(OLD, NEW, 1), (NEW, OLD, 1), (NEW, NEW, 2), (NEW, NEXT, 2)],
    ids=["old program, new server", "new program, old server", "both new", "the one after"],
)
@pytest.mark.usefixtures("spoken")
def test_two_versions_play_a_game(
    both: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From hello to the record; Cy comes back on a new line in mid game."""
    said: list[int] = []
    take = line.Line._take_hello

    async def heard(self: line.Line, hello: Hello, challenge: str) -> bool:
        said.append(hello.version)
        return await take(self, hello, challenge)

    monkeypatch.setattr(line.Line, "_take_hello", heard)

    async def evening() -> None:
        async with (
            serving(wishes(tmp_path)) as (_, invitation),
            guests("Ann", "Cy") as (ann, cy),
        ):
            await ann.come(invitation)
            await ann.line.open_table(open_table(SIKA, "Ann", 1))
            link = table_link(invitation, ann)
            await cy.enter(link)
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            await cy.close()
            await cy.enter(link)
            await cy.sit()
            assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
            assert await ann.record() == await cy.record()

    asyncio.run(evening())
    assert said == [both] * 3


@pytest.mark.parametrize(
    ("program", "server", "who"),
    [(OLD, NEXT, "Update the program."), (NEXT, OLD, "Ask its owner to update it.")],
    ids=["an old program", "an old server"],
)
@pytest.mark.usefixtures("spoken")
def test_who_is_too_old_is_told_so(who: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann") as (ann,):
            with pytest.raises(LineLost) as refused:
                await ann.come(invitation)
            assert who in told(refused.value)

    asyncio.run(evening())
