"""A server that stops at once, whatever waits, and newcomers who are held back in their order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from online_server import came, serving, wishes
from processes import until
from server_evening import AtServer, said_hello

from audiogame.online.company_packets import ChatHeard, ChatSent
from audiogame.online.packets import frame
from audiogame.online.session_packets import Failed
from audiogame.online.table_packets import Enter, ListTables
from audiogame.rules.value import replace
from audiogame.server import served_connection
from audiogame.server.limits import COMES, ENTERED, FRAMES, HOLD, WORK


@pytest.mark.parametrize("ended", [True, False])
async def test_frames_that_wait_hold_up_no_stop(
    ended: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether their connections have ended or not: what is held back is dropped."""
    asked = replace(wishes(tmp_path), frames=FRAMES, work=WORK)
    async with serving(asked) as (server, link):
        sockets = [await said_hello(link) for _ in range(6)]
        for one in sockets:
            for _ in range(120):
                await one.send(frame(ListTables()))
        gate = server.gate
        await until(lambda: gate.delayed >= len(sockets), "they are held back")
        slept, sleep = 0, asyncio.sleep

        async def counted(seconds: float) -> None:
            nonlocal slept
            slept += 1
            await sleep(seconds)

        monkeypatch.setattr(served_connection, "asyncio", SimpleNamespace(sleep=counted))
        if ended:
            for one in sockets:
                one.cut()
            listening = server._listening
            assert listening is not None
            await until(lambda: not listening._connections, "they have ended")
            slept = 0
            await until(lambda: gate.connections == 0, "nobody is counted any more")
            assert slept == 0
        else:
            await server.close()
            assert gate.connections == 0
            assert slept <= len(sockets), "what was held back already"
        for one in sockets:
            one.cut()


async def test_a_table_whose_turn_never_comes_holds_up_no_stop(
    at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogame.server.tables.HANDING_OVER", 0.05)
    async with at_a_server("Ann", "Cy") as (_, link, server):
        table = server.tables.find(link.table)
        await table.turns.acquire()
        await server.tables.close(0.05)
        assert server.tables.awake == 0
        table.turns.release()


async def test_newcomers_enter_in_their_order_or_are_refused_at_once(at_a_server: AtServer) -> None:
    """Each is told its wait once: nobody who comes later takes the place of who waits."""
    now = [0.0]
    async with at_a_server("Ann", "Cy", clock=lambda: now[0], spectators=True) as (_, link, server):
        table, waits = server.tables.find(link.table), []
        for number in range(60):
            wanted = Enter(link.table, link.key, (f"Gus {number}",), guest=True)
            waits.append(
                table.attendance.wait_to_enter(f"person {number}", wanted, f"10.0.0.{number}")
            )
        let_in = [one for one in waits if one <= HOLD]
        assert let_in == sorted(let_in), "first come, first served"
        most = (ENTERED.most + HOLD * ENTERED.each_second) // COMES
        assert most - 1 <= len(let_in) <= most, "Ann and Cy came before"
        assert all(one > HOLD for one in waits[len(let_in) :])
        now[0] += 1.0
        again = Enter(link.table, link.key, ("Gus",), guest=True)
        assert table.attendance.wait_to_enter("person", again, "10.0.1.1") <= HOLD


async def test_talk_of_invisible_fillers_is_empty(at_a_server: AtServer) -> None:
    async with at_a_server("Ann", "Cy") as ((ann, cy), _, _):
        for text in ("\u115f", "\u3164 \u3164", "\u2800\u2800", "\uffa0", "\ufe0f"):
            await ann.line.tell(ChatSent(text))
            failed = await came(ann, Failed)
            assert [one.message for one in failed.reasons] == ["chat-empty"], ascii(text)
        for text in ("?", ":-)", "\U0001f3b2", "한\u3164글"):
            await ann.line.tell(ChatSent(text))
            assert (await came(cy, ChatHeard)).text == text
