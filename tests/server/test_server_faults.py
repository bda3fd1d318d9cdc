"""Spectators, removals, limits of chat, clock jumps, frames of any content."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from online_server import (
    PATIENCE,
    came,
    guests,
    wishes,
)
from server_evening import AtServer, finish, frames_of, guests_at_table, said_hello

from audiogame.online.company_packets import ChatHeard, ChatSent
from audiogame.online.packets import SeatChoice, frame
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Challenged, Failed, Notice, Remove, TooMuch, read_down
from audiogame.online.table_packets import (
    Enter,
    ListTables,
    Tables,
)
from audiogame.online.web_socket import connect
from audiogame.rules.value import replace

# Certificates and proxies.


async def test_spectators_hear_what_everybody_may_know(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """Only if the host allows it; they are named to all, and have no actions."""
    async with at_a_server("Ann", "Cy") as (_, link, _), guests("Gus") as (gus,):
        await gus.come(link)
        with pytest.raises(ServerSays) as refused:
            await gus.line.enter(Enter(link.table, link.key, gus.names, guest=True))
        assert refused.value.reasons[0].message == "table-no-guests"
    listening = guests_at_table(tmp_path / "other", "Ann", "Cy", spectators=True)
    async with listening as ((ann, cy), link, _), guests("Gus") as (gus,):
        await gus.enter(link, guest=True)
        await gus.sit()
        assert gus.far.seats == ()
        room = ann.line.room
        while room is None or room.guests != ("Gus",):
            await ann.line.changed()
            room = ann.line.room
        await gus.line.place.send(SeatChoice(0, 0, "call red"))
        async with asyncio.timeout(PATIENCE):
            assert all(await asyncio.gather(*(one.play(Random(1)) for one in (ann, cy, gus))))
        text = await gus.record()
        assert text == await ann.record()
        assert "Gus" not in text
        public = [event for event, _ in gus.ears.heard]
        assert public == [event for event, _ in cy.ears.heard][: len(public)]


async def test_a_removed_player_loses_the_seat_for_good(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """A bot plays on, all hear the reason, and the link no longer admits that person."""
    async with at_a_server("Ann", "Cy") as ((ann, cy), link, _):
        await ann.line.tell(Remove(1, "too rude"))
        for one in (ann, cy):
            notice = await one.hears("removed")
            assert (notice.name, notice.other) == ("Cy", "too rude")
        async with asyncio.timeout(PATIENCE):
            assert await ann.play(Random(1))
        with pytest.raises(ServerSays) as refused:
            await cy.line.enter(Enter(link.table, link.key, ("Mo",)))
        assert refused.value.reasons[0].message == "table-banned"
        assert "chair 1 " in await ann.record()


async def test_chat_has_limits(tmp_path: Path, at_a_server: AtServer) -> None:
    """300 characters, five lines, then an announced pause; all hear all, in one order."""
    ahead = [0.0]
    async with at_a_server("Ann", "Cy", clock=lambda: ahead[0]) as ((ann, cy), _, _):
        refused = {"x" * 301: "chat-too-long", " \t ": "chat-empty", "a\x1b[0m": "chat-unreadable"}
        for text, why in refused.items():
            await cy.line.tell(ChatSent(text))
            failed = await came(cy, Failed)
            assert isinstance(failed, Failed)
            assert failed.reasons[0].message == why
        for number in range(6):
            await cy.line.tell(ChatSent(f"line {number} " + "x" * 290))
        failed = await came(cy, Failed)
        assert isinstance(failed, Failed)
        assert failed.reasons[0].message == "chat-too-fast"
        ahead[0] += 2.5
        await cy.line.tell(ChatSent("again"))
        for one in (ann, cy):
            said = [await came(one, ChatHeard) for _ in range(6)]
            lines = [line.text[:6] for line in said if isinstance(line, ChatHeard)]
            assert lines == [*(f"line {number}" for number in range(5)), "again"]


async def test_a_rematch_moves_the_seats(tmp_path: Path, at_a_server: AtServer) -> None:
    async with at_a_server("Ann", "Cy") as ((ann, cy), _, _):
        await finish([ann, cy], tmp_path)
        for one in (ann, cy):
            one.line.record = None
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        assert (ann.far.seats, cy.far.seats) == ((1,), (0,))
        assert [one.name for one in ann.far.players] == ["Cy", "Ann"]
        await finish([ann, cy], tmp_path)


# Connections.


@pytest.mark.parametrize("jump", [86_400.0, -3_600.0])
async def test_a_clock_that_jumps_throws_nobody_out(
    jump: float, tmp_path: Path, at_a_server: AtServer
) -> None:
    """Present players stay, and no frames, chat or votes are delayed."""
    ahead = [0.0]
    table = at_a_server("Ann", "Cy", clock=lambda: time.monotonic() + ahead[0])
    async with table as ((ann, cy), _, _):
        await cy.line.tell(ChatSent("before"))
        ahead[0] += jump
        await cy.line.tell(ChatSent("after"))
        for one in (ann, cy):
            said = [await came(one, ChatHeard) for _ in range(2)]
            assert [line.text for line in said if isinstance(line, ChatHeard)] == [
                "before",
                "after",
            ]
        await finish([ann, cy], tmp_path)
        away = [one.what for one in ann.line.news if isinstance(one, Notice)]
        assert not {"line-lost", "stands-in", "removed", "host"} & {*away}


# Frames.


async def test_a_choice_that_is_sent_twice_counts_once(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """Frames that come too fast are accepted too, more slowly."""
    from audiogame.server.limits import Rate, Rates

    fast = Rate(100_000, 100_000)
    asked = replace(wishes(tmp_path), frames=Rates(Rate(200, 20), fast, fast, fast))
    async with at_a_server("Ann", "Cy", asked=asked) as ((ann, cy), _, server):
        while not ann.far.awaited:
            await ann.take_all()
            await ann.line.changed()
        seat = ann.far.awaited[0]
        from audiogame.rules.notation import words

        legal = ann.far.view(seat).legal_actions(seat)
        again = SeatChoice(seat, ann.far.questions[seat], words(legal[0]), request=10_000)
        got: list[str] = []
        received = ann.line.place.take_refusal

        def noted(packet: Failed | TooMuch, data: bytes) -> bool:
            if packet.request == again.request:
                assert isinstance(packet, Failed)
                got.append(packet.reasons[0].message)
            return packet.request == again.request or received(packet, data)

        ann.line.place.take_refusal = noted  # type: ignore[method-assign]  # to see what is refused
        for _ in range(60):
            await ann.line.place.send(again)
        async with asyncio.timeout(PATIENCE):
            while len(got) < 59:
                await ann.line.changed()
        assert {*got} == {"choice-stale"}
        assert not [one for one in ann.line.news if isinstance(one, Failed)]
        assert server.gate.delayed > 0
        await finish([ann, cy], tmp_path)


KINDS = ("Hello", "ListTables", "OpenTable", "Enter", "Start", "Leave", "RenewLink", "AnswerKnock")
MORE = ("Remove", "Commit", "Reveal", "Say", "Choice", "TakeBack", "Ballot", "Sit", "GiveUp")
FIELDS = ("seat", "number", "words", "key", "table", "names", "chairs", "yes", "why", "version")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)
PACKETS = st.builds(
    lambda kind, more: {"packet": kind, **more},
    st.sampled_from(KINDS + MORE),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)


def as_json(thing: object) -> bytes:
    import json

    return json.dumps(thing).encode()


FRAMES = st.lists(
    PACKETS.map(as_json) | VALUES.map(as_json) | st.text(max_size=40).map(str.encode), max_size=8
)


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(FRAMES, FRAMES, FRAMES)
def test_frames_of_anything_at_each_stage(
    tmp_path_factory: pytest.TempPathFactory,
    first: list[bytes],
    second: list[bytes],
    third: list[bytes],
) -> None:
    """Before hello, at no table and in a game: nothing fails, and the server answers the next."""
    folder = tmp_path_factory.mktemp("frames")

    async def evening() -> None:
        async with guests_at_table(folder, "Ann", "Cy") as ((_, cy), link, _):
            for data in first:
                bare = await connect(link.address, False)
                said = await bare.receive()
                assert isinstance(said, str)
                assert isinstance(read_down(said.encode()), Challenged)
                await bare.send(data)
                answered = [type(read_down(one)) async for one in frames_of(bare)]
                assert answered == [Failed]
            greeted = await said_hello(link)
            for data in second:
                await greeted.send(data)
                assert await greeted.receive() is not None
            await greeted.close()
            harmless = [one for one in third if b"Leave" not in one and b"GiveUp" not in one]
            for data in harmless:
                await cy.send_bytes(data)
            other = await said_hello(link)
            await other.send(frame(ListTables()))
            assert isinstance(read_down(await other.receive() or b""), Tables)
            await other.close()

    asyncio.run(evening())
