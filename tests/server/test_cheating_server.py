"""An operator, or an ally, manipulates the luck: every client detects it, and so does `verify`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_server import PATIENCE, Guest, guests, wishes
from pressed import new_app
from server_evening import AtServer, played_record, verdict_of

from audiogame.archive.shared_luck import share_hash, typed_seats
from audiogame.archive.verdict import Verdict
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.own_device import OwnDevice
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.luck_watch import LuckWatch, rounds_failed
from audiogame.online.own_luck import OwnLuck, OwnPart
from audiogame.online.table_packets import Enter
from audiogame.server.luck_rounds import LuckRounds
from audiogame.server.shared_table import SharedTable
from audiogame.table.library import find_game
from audiogame.table.record import Seal, read_record

SIKA = find_game("sika")


def again_of(guest: Guest) -> list[CommitAsked]:
    return [one for one in guest.line.news if isinstance(one, CommitAsked)]


def edited(text: str, drop: tuple[str, ...]) -> str:
    """Return a record without some lines, with recomputed checksums."""
    seal = Seal()
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()]
    return "".join(f"{seal.line(one)}\n" for one in lines if one not in drop)


async def test_a_server_that_calls_honest_reveals_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """The server drops Cy's reveals until luck suits; both others hear of each and can prove it."""
    tries, wait = [0], LuckRounds._until_all

    async def late(self: LuckRounds, devices: object, into: dict[object, str]) -> None:
        await wait(self, devices, into)  # type: ignore[arg-type]  # as they are
        if into is self._revealed and tries[0] < 2:
            tries[0] += 1
            self._revealed.pop((1,))

    async def lenient(self: SharedTable, silent: object) -> tuple[str, ...]:
        return ("Cy",)

    monkeypatch.setattr(LuckRounds, "_until_all", late)
    monkeypatch.setattr(SharedTable, "_blame", lenient)

    async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
        await ann.line.start()
        record = await played_record([ann, cy])
        for one in (ann, cy):
            assert [packet.blamed for packet in again_of(one)] == [("Cy",), ("Cy", "Cy")]
            assert one.line.luck.part_of(record) is OwnPart.ALL
            assert one.line.watch.fits(record)
            app, lines = new_app(tmp_path / one.names[0])
            OnlineNews(app, one.line, await OwnDevice.read(app)).tell()
            assert "Everybody's luck starts again because of Cy." in lines
        assert ann.line.record is not None
        text = ann.line.record[1]
        verdict, found = verdict_of(text, tmp_path)
        assert verdict is Verdict.OPEN
        assert "luck-begun-again" in found
        # The operator edits the published record to hide it.
        first = [f"# {note}" for note in record.notes if note.startswith(("commit", "reveal"))]
        hidden = read_record(edited(text, tuple(first[:-4])).encode())
        assert rounds_failed(hidden) == 0
        for one in (ann, cy):
            assert not one.line.watch.fits(hidden)


def test_a_server_that_begins_with_another_seed() -> None:
    """It restarts the round with another header, silently: the client reports it."""
    luck, watch = OwnLuck(), LuckWatch()

    def asked(header: str) -> bool:
        packet = CommitAsked(header * 64, (0,))
        again = watch.asked(packet)
        commit = luck.commit(packet)
        assert luck.reveal(RevealAsked(header * 64, (((0,), commit.digits),))) is not None
        watch.revealed()
        return again

    assert [asked("a"), asked("b"), asked("b")] == [False, True, True]
    watch.begun()
    record = read_record(
        edited(
            "audiogame record 2 ~0\nsealed: yes ~0\ngame: sika 1 ~0\noption call: game ~0\n"
            "seat 0: person Ann ~0\nseat 1: person Cy ~0\n",
            (),
        ).encode()
    )
    assert not watch.fits(record)
    assert not asked("c"), "another game begins, and nothing was begun again"


async def test_nothing_is_said_where_nothing_was_begun_again(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """Two games at one table have separate luck, and each device finds its own in each."""
    async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
        for _ in range(2):
            for one in (ann, cy):
                one.line.record = None
            await ann.line.start()
            record = await played_record([ann, cy])
            for one in (ann, cy):
                assert not again_of(one)
                assert one.line.luck.part_of(record) is OwnPart.ALL
                assert one.line.watch.fits(record)


async def test_who_leaves_in_between_comes_back_under_no_key(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """Eve commits, hears the other reveals, leaves, and knocks with a new device."""
    asked = wishes(tmp_path, wait=1.0)
    async with (
        at_a_server("Ann", "Cy", "Eve", asked=asked, begins=False) as ((ann, cy, eve), link, _),
        guests("Eva") as (eva,),
    ):
        eve.line.luck.reveal = lambda asked: None  # type: ignore[method-assign]
        await ann.line.start()
        async with asyncio.timeout(PATIENCE):
            while not eve.line.luck.hash:
                await eve.line.changed()
        await eve.line.leave()
        await eva.come(link)
        room = await eva.line.enter(Enter(link.table, link.key, eva.names))
        assert room is not None
        assert (room.yours, room.waiting) == ((), ("Eva",)), "she sits down in the next game"
        record = await played_record([ann, cy])
        for one in (ann, cy):
            assert one.line.luck.part_of(record) is OwnPart.ALL
            assert one.line.watch.fits(record)
        assert not eva.line.luck.hash, "she adds nothing to this game"
        assert any(note.startswith("chair 2 ") for note in record.notes)


async def test_a_commitment_of_another_game_is_of_no_use(
    tmp_path: Path, at_a_server: AtServer
) -> None:
    """A commitment is bound to game, table, seats and device: the round fails, and Eve is named."""
    asked = wishes(tmp_path, wait=2.0)
    table = at_a_server("Ann", "Cy", "Eve", asked=asked, begins=False)
    async with table as ((ann, cy, eve), _, _):
        share, other = "5" * 64, "a" * 64
        digits = share_hash(other, typed_seats((2,)), share)
        luck = eve.line.luck
        luck.commit = lambda asked: Commit(digits)  # type: ignore[method-assign]
        luck.reveal = lambda asked: Reveal(share)  # type: ignore[method-assign]
        await ann.line.start()
        record = await played_record([ann, cy])
        for one in (ann, cy):
            assert [packet.blamed for packet in again_of(one)] == [("Eve",)]
            assert one.line.watch.fits(record)
        assert rounds_failed(record) == 1
        assert ann.line.record is not None
        verdict, found = verdict_of(ann.line.record[1], tmp_path)
        assert verdict is Verdict.OPEN
        assert "luck-begun-again" in found
        assert "luck-without" in found
        del luck.commit, luck.reveal
        for one in (ann, cy):
            one.line.record = None
        await ann.line.start()
        await eve.sit()
        record = await played_record([ann, cy, eve])
        assert rounds_failed(record) == 0
        assert eve.line.luck.part_of(record) is OwnPart.ALL


@pytest.mark.parametrize("what", ["reveal", "commit", "words", "seed", "hash"])
def test_an_edited_record_is_found_out(what: str, tmp_path: Path, at_a_server: AtServer) -> None:
    """Any edit of the luck with recomputed checksums is wrong, or gives another record."""

    async def evening() -> tuple[str, Guest]:
        async with at_a_server("Ann", "Cy", begins=False) as ((ann, cy), _, _):
            await ann.line.start()
            await played_record([ann, cy])
            assert ann.line.record is not None
            return ann.line.record[1], ann

    text, ann = asyncio.run(evening())
    line = next(
        one
        for one in text.splitlines()
        if one.startswith(f"# {what} " if what != "hash" else "luck: sha256 ")
    )
    body = line.rpartition(" ~")[0]
    digit = "0" if body[-1] != "0" else "1"
    seal = Seal()
    bodies = [one.rpartition(" ~")[0] for one in text.splitlines()]
    changed = [f"{body[:-1]}{digit}" if one == body else one for one in bodies]
    forged = "".join(f"{seal.line(one)}\n" for one in changed)
    verdict, _ = verdict_of(forged, tmp_path)
    own = ann.line.luck.part_of(read_record(forged.encode())) is OwnPart.ALL
    assert verdict is Verdict.WRONG or not own
    assert verdict is not Verdict.GOOD
