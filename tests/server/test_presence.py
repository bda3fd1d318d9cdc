"""An idle player is told of being awaited, and others whom they wait for, if connected."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from online_player import opened
from online_server import guests, serving, wishes

from audiogame.online.codec import codec_of
from audiogame.online.session_packets import Notice, read_down
from audiogame.server import tables
from audiogame.server.members import IDLE, Member, Members
from audiogame.server.place import ServedPlace
from audiogame.table.library import find_game


class Table:
    """Two people, of whom the first is asked, and what they hear."""

    def __init__(self) -> None:
        self.now = 100.0
        self.members = Members(lambda: self.now)
        self.heard: list[tuple[str, str]] = []
        self.ann, self.cy = (self._sits(name, seat) for seat, name in enumerate(("Ann", "Cy")))
        place = ServedPlace(codec_of(find_game("sika")), (0,))
        place.questions[0] = 3
        self.ann.place = place

    def _sits(self, name: str, seat: int) -> Member:
        member = self.members.add(name, (name,), (seat,))
        self.line_stands(member)
        return member

    def line_stands(self, member: Member) -> None:
        member.sink, member.since = Ears(member.names[0], self.heard), self.now

    def later(self, seconds: float) -> list[tuple[str, str]]:
        """Advance the clock by seconds and check; returns what was heard meanwhile."""
        self.heard.clear()
        self.now += seconds
        self.members.remind_idle((0,))
        return [*self.heard]


class Ears:
    """A fake connection that records which notices its listener hears."""

    def __init__(self, name: str, heard: list[tuple[str, str]]) -> None:
        self._name = name
        self._heard = heard

    def send(self, data: bytes) -> None:
        packet = read_down(data)
        assert isinstance(packet, Notice)
        self._heard.append((self._name, packet.what))

    async def send_when_idle(self, data: bytes) -> bool:
        self.send(data)
        return True

    def leave(self) -> None:
        """Leave the table."""

    def cut(self) -> None:
        """Close at once."""

    def go(self, address: str) -> None:
        """Redirect to another address."""


def test_players_are_checked_only_when_a_reminder_may_be_due() -> None:
    """Time alone has no effect until a question has been open for long, or changes."""
    table = Table()
    assert not table.members.reminds_nobody, "what is asked was not looked at yet"
    table.later(0)
    assert table.members.reminds_nobody
    table.now += IDLE - 1
    assert table.members.reminds_nobody
    table.now += 1
    assert not table.members.reminds_nobody
    assert table.later(0)
    table.now += 10 * IDLE
    assert table.members.reminds_nobody, "they have got their cue"
    assert table.ann.place is not None
    table.ann.place.questions[0] = 4
    assert not table.members.reminds_nobody


def test_an_idle_player_is_told_so_once_and_the_others_too() -> None:
    table = Table()
    assert table.later(0) == []
    assert table.later(IDLE - 1) == []
    assert table.later(1) == [("Ann", "idle"), ("Cy", "waits-long")]
    assert table.later(IDLE) == []


def test_time_in_which_the_host_slept_is_nobodys_delay() -> None:
    table = Table()
    assert table.later(0) == []
    table.members.somebody_came()
    table.ann.sink = None
    for seconds in (IDLE, 1):
        table.now += seconds
        table.members.slept(seconds)
    assert table.members.long_away(1) == ()
    table.line_stands(table.ann)
    assert table.later(IDLE - 1) == []
    table.now += IDLE
    table.members.slept(IDLE)
    assert table.later(0) == []
    assert table.later(1) == [("Ann", "idle"), ("Cy", "waits-long")]


async def test_a_server_that_stood_still_counts_no_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process was stopped, or the machine slept, after a player's line was lost."""
    monkeypatch.setattr(tables, "STOOD_STILL", 0.5)
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        link = await opened(ann, invitation)
        await bo.enter(link)
        await bo.close()
        await ann.hears("line-lost")
        member = server.tables.find(link.table).people.members.of_seat(1)
        assert member is not None
        since = member.since
        time.sleep(2.0)  # the server is in this process
        await asyncio.sleep(0.1)
        assert member.since > since


def test_a_player_is_not_idle_while_disconnected_and_a_reconnection_restarts_the_time() -> None:
    table = Table()
    assert table.later(0) == []
    table.ann.sink = None
    assert table.later(IDLE) == []
    table.line_stands(table.ann)
    assert table.later(IDLE - 1) == []
    assert table.later(1) == [("Ann", "idle"), ("Cy", "waits-long")]


def test_a_glance_elsewhere_of_the_last_one_there_does_not_prolong_the_absence_of_others() -> None:
    """Only the time of the glance counts for nobody, however often it comes."""
    table = Table()
    table.members.somebody_came()
    table.cy.sink = None
    table.members.somebody_went()
    for _ in range(5):
        table.later(10)
        table.members.look(table.ann, elsewhere=True)
        table.later(1)
        assert not table.members.away(table.cy, 1), "nobody is there"
        table.members.look(table.ann, elsewhere=False)
    assert not table.members.away(table.cy, 60)
    table.later(10)
    assert table.members.away(table.cy, 60)


def test_who_looks_elsewhere_while_others_play_is_missed_once_the_next_game_has_begun() -> None:
    table = Table()
    table.members.somebody_came()
    bo = table.members.add("Bo", ("Bo",), ())
    bo.waits = True
    table.line_stands(bo)
    table.members.look(bo, elsewhere=True)
    table.later(20)
    assert not table.members.tell_elsewhere()
    bo.waits, bo.seats = False, (2,)
    assert table.members.tell_elsewhere()
    assert table.heard == [("Ann", "line-lost"), ("Cy", "line-lost")]
