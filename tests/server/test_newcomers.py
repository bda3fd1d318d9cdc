"""A remote player who joins in mid game, and adds to the luck from then on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_server import (
    PATIENCE,
    Guest,
    guests,
    notice_to,
    serving,
    wishes,
)
from server_evening import AtServer, begun

from audiogame.archive.verdict import Verification, overall, verify
from audiogame.online.codec import codec_of
from audiogame.online.luck_packets import Reveal
from audiogame.online.own_luck import OwnPart
from audiogame.online.reasons import ServerSays
from audiogame.online.record_proof import ProofListener
from audiogame.online.table_packets import (
    Enter,
)
from audiogame.rules.value import replace
from audiogame.server.members import Member
from audiogame.server.place import ServedPlace
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.notes import read_notes
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Private, Replay

POKER = find_game("ten-die-poker")


A_FEW_ROUNDS: dict[str, Any] = {"bots": 2, "options": ("rounds=8",)}
"""Options of a poker table."""


async def one_choice(people: list[Guest], chance: Random) -> None:
    """Make the next player who is asked choose."""
    while True:
        for one in people:
            await one.take_all()
            if one.far.awaited:
                seat = one.far.awaited[0]
                await one.far.submit(seat, chance.choice(one.far.view(seat).legal_actions(seat)))
                return
        await asyncio.sleep(0.01)


def proofs(folder: Path, text: str) -> tuple[str, list[str]]:
    kept = folder / "own.record"
    kept.write_text(text, encoding="utf-8", newline="\n")
    record = load(kept)
    found = [*verify(record, kept_private(kept, record))]
    return overall(found).value, [one.message for one in found]


def assert_counts_at_once(guest: Guest, record: Record) -> None:
    """Check that a device compares where the record's shares count with where it was told so."""
    told = ProofListener(guest.far.seats)
    private = Private(read_notes(record.notes).seed)
    verification = Verification(record, private, listeners=(told,), drawn=told.count)
    for _ in verification.lines():
        pass
    assert overall([*verification.findings()]).value == "good"
    first, later = guest.line.luck.so_far.told
    assert first.heard == 0 < later.heard
    assert guest.line.luck.part_of(record, drawn=told.drawn) is OwnPart.ALL
    for by in (-1, 1):
        other = [(events, drawn + by) for events, drawn in told.drawn]
        assert guest.line.luck.part_of(record, drawn=other) is OwnPart.OTHER


@pytest.mark.parametrize("silent", ["nobody", "the newcomer", "somebody who was there"])
async def test_a_newcomer_has_a_chair_and_adds_to_the_luck(
    silent: str, tmp_path: Path, at_a_server: AtServer
) -> None:
    """From the next outcome on; the record of each proves it, or names a failed round."""
    chance = Random(3)
    asked = wishes(tmp_path, wait=1.0)
    sitting = at_a_server("Ann", "Bo", game=POKER, asked=asked, **A_FEW_ROUNDS)
    async with sitting as ((ann, bo), link, server), guests("Eve") as (eve,):
        for _ in range(3):
            await one_choice([ann, bo], chance)
        if silent != "nobody":
            await eve.come(link)
            luck = (eve if silent == "the newcomer" else bo).line.luck
            luck.reveal = lambda asked: Reveal("0" * 64)  # type: ignore[method-assign]
            await eve.line.enter(Enter(link.table, link.key, eve.names))
        else:
            await eve.enter(link)
        await eve.sit()
        assert eve.far.here == (4,)
        assert eve.line.room is not None
        assert eve.line.room.chairs[1].name == "Bo"
        assert eve.line.room.chairs[4].name == "Eve"
        over = await asyncio.gather(*(one.play(Random(1)) for one in (ann, bo, eve)))
        assert all(over)
        texts = {await one.record() for one in (ann, bo, eve)}
        assert len(texts) == 1
        (text,) = texts
        assert "# words-from " in text
        table = server.tables.find(link.table)
        assert table.game is not None
        assert any(move.seat == 4 for move in table.game.table.moves)
        verdict, found = proofs(tmp_path, text)
        if silent == "nobody":
            assert verdict == "good", found
            assert "luck-shared" in found
        else:
            assert verdict == "open", found
            assert "luck-begun-again" in found
        (tmp_path / "own.record").write_text(text, encoding="utf-8", newline="\n")
        record = load(tmp_path / "own.record")
        if silent == "nobody":
            assert bo.line.luck.part_of(record) is OwnPart.ALL
            assert eve.line.luck.part_of(record, late=True) is OwnPart.ALL
            for one in (ann, bo):
                assert_counts_at_once(one, record)
        assert ann.line.luck.part_of(record) is OwnPart.ALL


async def test_a_newcomer_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    """With the same seat and numbers; the devices are not asked again to add to the luck."""
    chance = Random(5)
    async with guests("Ann", "Bo", "Eve") as (ann, bo, eve):
        async with serving(wishes(tmp_path)) as (_, invitation):
            port = int(invitation.address.rpartition(":")[2])
            link = await begun(POKER, invitation, [ann, bo], **A_FEW_ROUNDS)
            await one_choice([ann, bo], chance)
            await eve.enter(link)
            await eve.sit()
            for _ in range(6):
                await one_choice([ann, bo, eve], chance)
        async with serving(wishes(tmp_path, port)) as (server, _):
            over = await asyncio.gather(*(one.play(Random(1)) for one in (ann, bo, eve)))
            assert all(over)
            text = await eve.record()
            assert text.count("# words-from ") == 1
            assert proofs(tmp_path, text)[0] == "good"
            table = server.tables.find(link.table)
            assert table.game is not None
            record = load(tmp_path / "own.record")
            parts = {one.line.luck.part_of(record, one is eve) for one in (ann, bo, eve)}
            assert parts == {OwnPart.ALL}


async def seated(ann: Guest, name: str, seat: int = 4) -> None:
    """Seat another person at Ann's keyboard, and wait until both sit there."""
    await ann.take_all()
    await ann.far.seat_player(seat, Player(name))
    async with asyncio.timeout(PATIENCE):
        while ann.far.here == (0,):
            await ann.take_all()
            await asyncio.sleep(0.01)


async def test_a_second_person_at_a_keyboard_takes_a_chair_in_mid_game(tmp_path: Path) -> None:
    """The device's share and numbers continue, also after the server was stopped."""
    chance = Random(5)
    async with guests("Ann", "Bo") as (ann, bo):
        async with serving(wishes(tmp_path)) as (_, invitation):
            port = int(invitation.address.rpartition(":")[2])
            await begun(POKER, invitation, [ann, bo], **A_FEW_ROUNDS)
            await one_choice([ann, bo], chance)
            for name, why in {"Bo": "name-taken", "Bella": "name-of-bot"}.items():
                await ann.take_all()
                await ann.far.seat_player(4, Player(name))
                assert await notice_to(ann) == why
            await seated(ann, " Eve ")
            assert ann.far.here == (0, 4)
            assert ann.far.players[4] == Player("Eve")
            for _ in range(6):
                await one_choice([ann, bo], chance)
            assert ann.line.room is not None
            assert ann.line.room.yours == (0, 4)
        async with serving(wishes(tmp_path, port)) as (server, _):
            over = await asyncio.gather(*(one.play(Random(1)) for one in (ann, bo)))
            assert all(over)
            text = await ann.record()
            assert proofs(tmp_path, text)[0] == "good"
            record = load(tmp_path / "own.record")
            parts = {one.line.luck.part_of(record) for one in (ann, bo)}
            assert parts == {OwnPart.ALL}
            (agreed,) = server.store.agreements.values()
            assert agreed.seats_of(ann.line.person) == (0, 4)
    told = ServedPlace(codec_of(POKER), (0, 4), None)
    replay = Replay(record, kept_private(tmp_path / "own.record", record), [told])
    for _ in replay.lines():
        told.settle(replay.table)
    assert any(move.seat == 4 for move in replay.table.moves)
    should = [event for piece in told.take() for event in piece.events]
    assert len(should) == told.told
    heard = [codec_of(POKER).read_event(bytes(one.event)) for one in should]
    assert [event for event, _ in ann.ears.heard] == heard
    assert [seats for _, seats in ann.ears.heard][-1] == (0, 4)


async def test_a_bot_takes_a_free_chair_in_mid_game(tmp_path: Path, at_a_server: AtServer) -> None:
    """It plays from the next round on, and is renamed where its name is taken."""
    sitting = at_a_server("Ann", "Bo", game=POKER, **A_FEW_ROUNDS)
    async with sitting as ((ann, bo), link, server):
        await one_choice([ann, bo], Random(5))
        await ann.take_all()
        await ann.far.seat_player(4, Player("Bo", "casual"))
        await asyncio.gather(*(one.play(Random(1)) for one in (ann, bo)))
        table = server.tables.find(link.table)
        assert table.game is not None
        assert table.game.table.players[4].bot == "casual"
        assert table.game.table.players[4].name not in ("", "Bo")
        assert any(move.seat == 4 for move in table.game.table.moves)
        assert ann.far.here == (0,)
        assert proofs(tmp_path, await ann.record())[0] == "good"


async def test_a_full_table_and_other_games_take_nobody_in_mid_game(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    sitting = at_a_server("Ann", "Bo", game=POKER, **A_FEW_ROUNDS)
    async with sitting as (_, link, _), guests("Eve") as (eve,):
        await eve.come(link)
        many = tuple(f"Eve {letter}" for letter in "abcdefghij"[: POKER.seats[-1] - 1])
        with pytest.raises(ServerSays) as fault:
            await eve.line.enter(Enter(link.table, link.key, many))
        assert fault.value.reasons[0].message == "table-full"
        await eve.line.enter(Enter(link.table, link.key, ("Eve", "Fay")))
        await eve.sit()
        assert eve.far.here == (4, 5)


async def test_the_last_round_begins_while_somebody_comes_in(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """The newcomer is told so, and leaves no trace at the table."""
    sitting = at_a_server("Ann", "Bo", game=POKER, **A_FEW_ROUNDS)
    async with sitting as (_, link, server), guests("Eve") as (eve,):
        table = server.tables.find(link.table)
        game = table.game
        assert game is not None
        await eve.come(link)
        place = game.place_newcomer
        state = game.table.state

        async def last_round(member: Member) -> None:
            await place(member)
            game.table.state = replace(state, round=8)  # type: ignore[call-arg]  # of poker

        game.place_newcomer = last_round  # type: ignore[method-assign]
        with pytest.raises(ServerSays) as refused:
            await eve.line.enter(Enter(link.table, link.key, eve.names))
        assert refused.value.reasons[0].message == "table-begun"
        game.table.state = state
        assert [one.name for one in table.people.agreement.chairs if one.name == "Eve"] == []
        assert all(player.name != "Eve" for player in game.table.players)
        assert [one.name for one in table.people.members] == ["Ann", "Bo"]
        assert len(game.hosted.places) == 2
