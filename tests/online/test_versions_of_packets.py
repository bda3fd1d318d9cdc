"""Clients and servers of adjacent versions play together; those further apart say so.

So do those with different rules of a game.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_player import Player, enters, opened, plays_out, sat_down
from online_server import guests, open_table, serving, wishes

from audiogame.lobby import waiting_room
from audiogame.narration.faults import told
from audiogame.online import greeting
from audiogame.online.greeting import LineLost
from audiogame.online.session_packets import Hello
from audiogame.online.versions import SPOKEN, Versions
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server import served_greeting
from audiogame.table.library import find_game

SIKA = find_game("sika")
OLD, NEW = Versions(1, 1), Versions(1, 2)
NEXT = Versions(2, 3)
"""Two versions later: it no longer speaks the first."""


@pytest.fixture
def spoken(program: Versions, server: Versions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the versions that the two sides speak."""
    monkeypatch.setattr(greeting, "SPOKEN", program)
    monkeypatch.setattr(served_greeting, "SPOKEN", server)


def test_the_newest_common_version_of_packets_is_chosen() -> None:
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
async def test_two_versions_play_a_game(
    both: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From hello to the record; Cy reconnects in mid game."""
    said: list[int] = []
    take = served_greeting.ServedGreeting.take

    def heard(self: served_greeting.ServedGreeting, data: bytes) -> Hello:
        hello = take(self, data)
        said.append(hello.version)
        return hello

    monkeypatch.setattr(served_greeting.ServedGreeting, "take", heard)
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Cy") as (ann, cy),
    ):
        link = await opened(ann, invitation)
        await cy.enter(link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        await cy.close()
        await cy.enter(link)
        await cy.sit()
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        assert await ann.record() == await cy.record()
    assert said == [both] * 3


@pytest.mark.parametrize(
    ("program", "server", "who"),
    [(OLD, NEXT, "Update the program."), (NEXT, OLD, "Ask its owner to update it.")],
    ids=["an old program", "an old server"],
)
@pytest.mark.usefixtures("spoken")
async def test_a_program_or_server_that_is_too_old_is_named(who: str, tmp_path: Path) -> None:
    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann") as (ann,):
        with pytest.raises(LineLost) as refused:
            await ann.come(invitation)
        assert who in told(refused.value, "en")


OTHER_RULES = [
    (SIKA.version + 1, "2. Ask the owner of the server to update it."),
    (SIKA.version - 1, "0. Update the program."),
]
"""Versions of a client's rules, and the message for each."""


@pytest.mark.parametrize(("version", "what"), OTHER_RULES)
async def test_a_table_by_other_rules_is_not_opened(
    version: int, what: str, tmp_path: Path
) -> None:
    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann") as (ann,):
        await ann.come(invitation)
        with pytest.raises(Fault) as refused:
            await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), version=version))
        assert told(refused.value, "en") == (
            f"The server plays version 1 of the rules of Sika, and this program version {what}"
        )


@pytest.mark.parametrize(("version", "what"), OTHER_RULES)
async def test_who_comes_to_a_table_by_other_rules_is_told_so_and_keeps_the_seat(
    version: int, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, not when the game begins; with the right version the seat is there, and Bo plays."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo = Player(tmp_path / "bo", "Bo")
        with monkeypatch.context() as other:
            other.setattr(
                waiting_room,
                "find_game",
                lambda name: replace(find_game(name), version=version),
            )
            await asyncio.wait_for(enters(bo, link), 60)
        assert bo.ears.lines[-1] == (
            f"The server plays version 1 of the rules of Sika, and this program version {what}"
        )
        assert not bo.heard("You sit at a table of")
        bo, visit = await sat_down(tmp_path / "bo", link)
        await ann.line.start()
        await ann.sit()
        await plays_out(bo, ann)
        visit.cancel()
