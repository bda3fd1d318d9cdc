"""A game whose calls never end stops at a server, and every other table goes on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType

import pytest
from flawed import inserted, installed_pig
from online_server import HOME, PATIENCE, came, guests, wishes
from processes import until
from server_evening import SIKA, begun, finish

from audiogame.console import call_limit
from audiogame.console.call_limit import AT_A_SERVER, CallLimit, CallSeconds
from audiogame.online.session_packets import Done, Failed
from audiogame.online.table_packets import ChangeTable
from audiogame.rules.fault import CallTooLong, cut_off
from audiogame.server.server import Server
from audiogame.table.library import BrokenGame, find_game
from audiogame.terminal.call_watch import watch_in_thread


@pytest.fixture(autouse=True)
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a thread look at the calls, as the commands do, where there is no alarm."""
    if sys.platform == "win32":
        monkeypatch.setattr(CallLimit, "watches", (watch_in_thread,))


AT_ONCE = CallSeconds(work=0.1, wait=0.3, tick=0.02, rest=0.02, told=1)
HELD = "        held = Held(seat, self.at_stake, score)"
LANDED = "        seat, (die,) = self.turn, outcome"
STUCK = {
    "a choice": inserted("rules.py", HELD, "while True: pass"),
    "luck": inserted("rules.py", LANDED, "while True: pass"),
}


@pytest.mark.parametrize("what", STUCK)
def test_a_game_that_never_ends_costs_its_table_only(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All at its table are told, and play another one there; no table of that game is opened."""
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.02)
    monkeypatch.setattr("audiogame.server.shared_table.HALT", 0.1)
    faults: list[BaseException] = []

    async def evening() -> None:
        server = Server(wishes(tmp_path / "data"), faults.append)
        invitation = server.invitation(f"{HOME}:{await server.begin()}")
        async with guests("Ann", "Bo", "Cy", "Di") as (ann, bo, cy, di):
            await begun(find_game("pig"), invitation, [ann, bo])
            await begun(SIKA, invitation, [cy, di])
            pig = [asyncio.ensure_future(one.play(Random(2))) for one in (ann, bo)]
            async with asyncio.timeout(PATIENCE):
                assert all(await asyncio.gather(cy.play(Random(1)), di.play(Random(1))))
            for one in (ann, bo):
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["game-takes-too-long"]
            for each in pig:
                each.cancel()
            await asyncio.gather(*pig, return_exceptions=True)
            assert ann.line.room is not None
            table = server.tables.find(ann.line.room.table)
            await until(lambda: not table.stands_still, "it stands still no more")
            async with asyncio.timeout(PATIENCE):
                while ann.line.room.begun:
                    await ann.line.changed()
            assert not [one for one in ann.line.news if isinstance(one, Failed)]
            await ann.line.ask(ChangeTable(SIKA.name, SIKA.version, (), ()), Done)
            await ann.line.start()
            await asyncio.gather(*(one.sit() for one in (ann, bo)))
            await finish([ann, bo], tmp_path)
        await server.close()

    with installed_pig(tmp_path, [STUCK[what]]), CallLimit(AT_ONCE):
        asyncio.run(evening())
        with pytest.raises(BrokenGame):
            find_game("pig")
    assert [isinstance(cut_off(fault), CallTooLong) for fault in faults] == [True]


class VirtualAlarm:
    """Fake clocks and timer of a call limit, in which time passes only during a call.

    Args:
        work: processor time that the call gets, in seconds of each second.
    """

    SIGALRM = 14
    ITIMER_REAL = 0

    def __init__(self, work: float) -> None:
        self._work = work
        self._every = 0.0
        self._look: Callable[[int, FrameType], None] = lambda number, frame: None
        self.now = 0.0
        """Seconds since the call began, which was just after a look at an idle server."""

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.now * self._work

    def signal(self, number: int, look: Callable[[int, FrameType], None]) -> None:
        self._look = look

    def setitimer(self, which: int, seconds: float, every: float = 0.0) -> tuple[float, float]:
        self._every = every
        return 0.0, 0.0

    def goes_off(self) -> None:
        """Advance the time to the next signal, and send it to the running call."""
        self.now = round(self.now + self._every, 6)
        self._look(self.SIGALRM, sys._getframe(1))


@pytest.mark.posix("is about the alarm, in whose place a thread looks on Windows")
@pytest.mark.parametrize("work", [1.0, 0.6, 0.0], ids=["working", "on a busy machine", "waiting"])
def test_a_server_ends_a_call_within_a_second(
    work: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other table waits longer for it."""
    alarm = VirtualAlarm(work)
    monkeypatch.setattr(call_limit, "time", alarm)
    monkeypatch.setattr(call_limit, "signal", alarm)
    due = "        return ChoiceDue("
    endless = inserted("rules.py", due, "while True: self.alarm()")
    with installed_pig(tmp_path, [endless]):
        state = find_game("pig").new(2)
        monkeypatch.setattr(type(state), "alarm", lambda state: alarm.goes_off(), raising=False)
        with CallLimit(AT_A_SERVER), pytest.raises(CallTooLong):
            state.decision(0)
    assert 0 < alarm.now <= AT_A_SERVER.told == 1
