"""An operator who cheats: every player at the table is told of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_player import hears_record, opened, plays_out, sat_down
from online_server import PATIENCE, Guest, guests, serving, wishes
from pressed import new_app
from server_evening import AtServer, played_record, verdict_of

from audiogame.archive.shared_luck import Seats, share_hash
from audiogame.archive.verdict import Verdict
from audiogame.games.sika.events import Called, Colour
from audiogame.lobby.far_game import keep_record
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.own_luck import Drawn, OwnLuck, OwnPart
from audiogame.online.packets import Down
from audiogame.rules.value import replace
from audiogame.server.luck_rounds import LuckRounds
from audiogame.table.library import find_game
from audiogame.table.record import read_record

SIKA = find_game("sika")
PROVED = "The record of this game is kept, and proved: nobody chose the luck."
KEPT = "The record of this game is kept."


async def said(guest: Guest, folder: Path, text: str | None = None) -> str:
    """Store the game's record, or a substituted text, on a device; returns what it says."""
    app, lines = new_app(folder / guest.names[0])
    assert guest.line.record is not None
    if text is not None:
        guest.line.record = guest.line.record[0], text
    await keep_record(app, guest.line, guest.far, whole=True)
    return lines[-1]


async def test_each_device_is_told_other_commitments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """An ally could choose after the others have revealed: the record has another commitment."""

    honest = LuckRounds._ask

    def ask(self: LuckRounds, seats: Seats, packet: Down) -> None:
        if isinstance(packet, RevealAsked) and seats == (0,):
            shown = tuple((who, "0" * 64 if who == (1,) else it) for who, it in packet.commits)
            packet = RevealAsked(packet.hash, shown)
        honest(self, seats, packet)

    monkeypatch.setattr(LuckRounds, "_ask", ask)

    async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
        await ann.line.start()
        record = await played_record([ann, cy])
        assert ann.line.record is not None
        assert verdict_of(ann.line.record[1], tmp_path)[0] is Verdict.GOOD
        assert ann.line.luck.part_of(record) is OwnPart.OTHER
        assert await said(cy, tmp_path) == PROVED
        assert (
            await said(ann, tmp_path)
            == f"{KEPT} The record lacks what this device knows about the luck."
        )


def leaves_out(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Make a server never ask the device of a seat."""
    words = LuckRounds.words

    async def others(self: LuckRounds) -> str:
        seats = self._seats
        self._seats = lambda: tuple(one for one in seats() if seat not in one)
        return await words(self)

    monkeypatch.setattr(LuckRounds, "words", others)
    monkeypatch.setattr(LuckRounds, "lacks", lambda self, seats: False)


@pytest.mark.parametrize("honest", [True, False])
async def test_where_luck_comes_from_is_told_by_what_the_device_knows(
    honest: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shift+F says, in the game and after it, whether this device was left out."""
    if not honest:
        leaves_out(monkeypatch, 1)
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo, playing = await sat_down(tmp_path / "bo", link)
        await ann.line.start()
        await ann.sit()
        while not bo.heard("Everybody's luck."):
            if bo.fingers.idle:  # else a busy machine still has many of them to answer
                bo.fingers.press("F")
            await asyncio.sleep(0.02)
        added = (
            "This device added to it" if honest else "As far as this device knows, it added nothing"
        )
        assert bo.heard(f"Everybody's luck. {added}. The server knows the luck in advance.")
        await plays_out(bo, ann)
        bo.forget()
        part = (
            "The record has everything that this device knows about it."
            if honest
            else "This device didn't see everything that was added."
        )
        async with asyncio.timeout(PATIENCE):
            while not bo.heard(f" {part}"):  # the record comes a moment after the end
                if bo.fingers.idle:
                    bo.fingers.press("F")
                await asyncio.sleep(0.02)
        assert all("The seed was" in line for line in bo.ears.lines if line.endswith(part))
        await hears_record(bo, "escape")
        await bo.hears(PROVED if honest else f"{KEPT} This device didn't see everything")
        playing.cancel()


def rounds(shares: list[tuple[str, str]], closed: list[int], header: str) -> str:
    """Return notes of rounds in which seats 0 and 1 take part."""
    lines = []
    for at, (own, other) in enumerate(shares):
        lines += [f"# commit 0 {share_hash(header, '0', own)}"]
        lines += [f"# commit 1 {share_hash(header, '1', other)}"]
        lines += [f"# reveal 0 {own}", f"# reveal 1 {other}"]
        if at in closed:
            lines += [f"# words-from {at} {'0' * 64}"]
    return "\n".join(lines)


HEADER = "audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person Ann\nseat 1: person Cy\n"


def asked_for(count: int) -> tuple[OwnLuck, str, list[tuple[str, str]]]:
    """Return what a device knows after so many requests, each repeat blamed on another player."""
    luck, header = OwnLuck(), read_record(HEADER.encode()).hash
    shares = []
    for at in range(count):
        commit = luck.commit(CommitAsked(header, (0,), ("Cy",) if at else ()))
        other = str(at) * 64
        commits = (((0,), commit.digits), ((1,), share_hash(header, "1", other)))
        reveal = luck.reveal(RevealAsked(header, commits))
        assert reveal is not None
        shares.append((reveal.share, other))
    return luck, header, shares


def test_rounds_in_mid_game_are_tried_until_luck_suits() -> None:
    """Each failed reveal has to be in the record, whichever seat is blamed for it."""
    luck, header, shares = asked_for(4)

    def part(kept: list[int], closed: list[int]) -> OwnPart:
        notes = rounds([shares[at] for at in kept], closed, header)
        return luck.part_of(read_record(f"{HEADER}{notes}\n".encode()))

    assert part([0, 3], [0, 1]) is OwnPart.OTHER
    assert part([0, 1, 2, 3], [0, 1, 2, 3]) is OwnPart.ALL
    assert part([0, 2, 1, 3], [0, 1, 2, 3]) is OwnPart.OTHER


def test_shares_count_from_where_they_were_told() -> None:
    """A party that knows all shares could choose from which outcome on they count, or drop them."""
    luck, header, shares = asked_for(1)
    before, first, never = (
        rounds(shares, closed, header).replace("words-from 0", words)
        for closed, words in (([0], "words"), ([0], "words-from 3"), ([0], "words-from 9"))
    )

    def part(notes: str, drawn: Drawn = ()) -> OwnPart:
        return luck.part_of(read_record(f"{HEADER}{notes}\n".encode()), drawn=drawn)

    assert [part(one) for one in (before, first, never)] == [OwnPart.ALL] * 3
    luck.begin(header)  # the game begins only now
    assert [part(one) for one in (before, first)] == [OwnPart.ALL, OwnPart.OTHER]
    (told,) = luck.so_far.told
    luck.so_far = replace(luck.so_far, told=(replace(told, heard=7),))
    drawn = ((1, 0), (4, 2), (7, 3), (7, 4), (8, 5), (9, 9))
    assert part(first, drawn) is OwnPart.ALL
    assert [part(one, drawn) for one in (before, never)] == [OwnPart.OTHER, OwnPart.OTHER]


def test_luck_comes_in_without_whoever_was_there() -> None:
    """A round in mid game that this device was not asked for, though it was connected."""
    luck, header, shares = asked_for(1)
    notes = rounds([*shares, ("a" * 64, "b" * 64)], [0, 1], header)
    record = read_record(f"{HEADER}{notes}\n".encode())
    assert luck.part_of(record) is OwnPart.WITHOUT
    assert luck.part_of(record, late=True) is OwnPart.WITHOUT
    other = rounds([("a" * 64, "b" * 64), *shares], [0, 1], header)
    late = read_record(f"{HEADER}{other}\n".encode())
    assert luck.part_of(late) is OwnPart.WITHOUT
    assert luck.part_of(late, late=True) is OwnPart.ALL


async def test_another_game_than_was_heard_is_handed_out(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """It verifies, with this game's seed and all shares, but differs from what was narrated."""
    async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
        await ann.line.start()
        await played_record([ann, cy])
        for one in (ann, cy):
            log = one.far._hearing.log
            at = next(at for at, event in enumerate(log) if isinstance(event, Called))
            event = log[at]
            assert isinstance(event, Called)
            other = Colour.RED if event.colour is Colour.BLUE else Colour.BLUE
            log[at] = replace(event, colour=other)
            assert await said(one, tmp_path) == (
                f"{KEPT} The record tells a different game from the one you heard."
            )


async def test_no_record_takes_the_place_of_another(tmp_path: Path, at_a_server: AtServer) -> None:
    """Neither that of another server under the same name, nor another one of the same game."""
    async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
        await ann.line.start()
        await played_record([ann, cy])
        assert ann.line.record is not None
        name, text = ann.line.record
        cheat = text.replace("Ann", "Eve")
        await said(ann, tmp_path)
        (path,) = (tmp_path / "Ann" / "records").glob("online-*.record")
        ann.line.record = name, cheat
        await said(ann, tmp_path)
        ann.line.key, ann.line.record = "ab" * 32, (f"../{name}", cheat)
        await said(ann, tmp_path)
        ann.line.record = name, cheat
        await said(ann, tmp_path)
        assert path.read_text(encoding="utf-8") == text
        assert len([*(tmp_path / "Ann" / "records").glob("online-*.record")]) == 3
