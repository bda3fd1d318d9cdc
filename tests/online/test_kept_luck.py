"""A device's part of the luck outlives its process, and is not revealed too early."""

from __future__ import annotations

import asyncio
import errno
import shutil
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random

import pytest
from online_player import Player, bo_at_anns, hears_record, joins, kills
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes

from audiogame.archive.shared_luck import luck_of
from audiogame.archive.transfer import NEVER_MOVED, erase_data, export_data
from audiogame.lobby.bundle import bundled, write_bundle
from audiogame.online import luck_book
from audiogame.online.device import FILE as DEVICE
from audiogame.online.link import TableLink
from audiogame.online.luck_book import BROKEN, FILE, LuckBook, TableLuck
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.luck_watch import LuckWatch, RoundsSeen
from audiogame.online.own_luck import Added, OwnLuck, OwnPart
from audiogame.online.packets import Up
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.table.record import read_record
from audiogame.terminal.late_loop import offload

SIKA = find_game("sika")
PROVED = "The record of this game is kept, and proved: nobody chose the luck."
UNSEEN = "This device didn't see everything that was added to the luck."


def committed(hash_: str = "a" * 64) -> OwnLuck:
    """Return a device's knowledge after its commitment."""
    luck = OwnLuck()
    luck.commit(CommitAsked(hash_, (0,)))
    return luck


def known(table: str, luck: OwnLuck | None = None) -> TableLuck:
    return TableLuck("Harbour", table, (luck or committed()).so_far, RoundsSeen())


async def kept_in(data: Path) -> LuckBook:
    """Read a folder as a newly started program does."""
    book = LuckBook(data)
    assert await book.read() == ()
    return book


def share_of(luck: OwnLuck) -> str:
    assert luck.so_far.share is not None
    return luck.so_far.share.share


# The program of a player.


async def goes_back(data: Path) -> tuple[Player, asyncio.Task[None]]:
    """Restart the program, and return to the waiting seat."""
    bo, playing = await joins(Player(data, ""), None, "Back to Sika with Ann")
    bo.fingers.press("enter")
    return bo, playing


async def plays_on(bo: Player, choosing: asyncio.Task[bool], then: str = "escape") -> None:
    """Take the first choice until the game is over, press a key, and wait for the record's news."""
    while not bo.heard("Enter: play again"):
        if choosing.done():
            assert await choosing  # or the reason why not
        elif bo.fingers.idle:
            bo.fingers.press("1", "enter")
        await asyncio.sleep(0.02)
    await hears_record(bo, then)


@pytest.mark.parametrize("device", ["same", "other"])
async def test_a_program_begun_again_in_mid_game_proves_its_part(
    device: str, tmp_path: Path
) -> None:
    """Another device of the same player has added nothing, and says so."""
    data = tmp_path / "bo"
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await bo.hears("New game.")
        await kills(bo, playing)
        here = data
        if device == "other":
            here = tmp_path / "other"
            here.mkdir()
            shutil.copy(data / DEVICE, here)
        bo, playing = await goes_back(here)
        await bo.hears("New game.")
        added = "This device added to it."
        if device == "other":
            added = "As far as this device knows, it added nothing."
        bo.fingers.press("F")
        await bo.hears(f"Everybody's luck. {added}")
        choosing = asyncio.create_task(ann.play(Random(1)))
        await plays_on(bo, choosing)
        assert await choosing
        assert bo.heard(PROVED) == (device == "same")
        assert bo.heard(UNSEEN) == (device == "other")
        await kills(bo, playing)


async def test_who_comes_back_after_the_end_hears_the_same_until_the_seat_is_left(
    tmp_path: Path,
) -> None:
    data = tmp_path / "bo"
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        choosing = asyncio.create_task(ann.play(Random(1)))
        await plays_on(bo, choosing, "enter")
        assert bo.heard(PROVED)
        await kills(bo, playing)
        bo, playing = await goes_back(data)
        await bo.hears("Enter: play again")
        bo.fingers.press("escape")
        await bo.hears("The record of this game is kept")
        assert bo.heard(PROVED)
        while not playing.done():
            bo.fingers.press("escape", "y")
            await asyncio.sleep(0.1)
        assert (data / FILE).read_text(encoding="utf-8") == "[]"


async def test_a_damaged_file_is_put_aside_in_words(tmp_path: Path) -> None:
    """The device's identity and seat are unchanged."""
    data = tmp_path / "bo"
    async with bo_at_anns(tmp_path, begins=True) as (ann, bo, _, playing):
        await bo.hears("New game.")
        await kills(bo, playing)
        (data / FILE).write_text('[{"server": 7', encoding="utf-8")
        bo, playing = await goes_back(data)
        await bo.hears(f"can't check its part in them. The old file is kept as {BROKEN}.")
        await bo.hears("New game.")
        assert (data / BROKEN).read_text(encoding="utf-8") == '[{"server": 7'
        choosing = asyncio.create_task(ann.play(Random(1)))
        await plays_on(bo, choosing)
        assert bo.heard(UNSEEN)
        await kills(bo, playing)


# Between commitment and reveal.


async def at_a_table(host: Guest, others: list[Guest], invitation: TableLink) -> TableLink:
    await host.come(invitation)
    await host.line.open_table(open_table(SIKA, host.names[0], len(others)))
    link = table_link(invitation, host)
    for one in others:
        await one.enter(link)
    return link


async def crashes(one: Guest) -> None:
    """Wait for the request to reveal, and cut the connection instead of answering."""
    asked = asyncio.Event()

    class Ends(OwnLuck):
        def reveal(self, packet: RevealAsked) -> Reveal | None:
            asked.set()
            return None

    one.line.luck, before = Ends(), one.line.luck
    one.line.luck.so_far = before.so_far
    async with asyncio.timeout(PATIENCE):
        await asked.wait()
    one.line.cut()
    await one.line.close()


@pytest.mark.parametrize("keeps", [True, False])
async def test_a_program_that_ends_between_commitment_and_reveal(
    keeps: bool, tmp_path: Path
) -> None:
    """With its saved share it reveals the same; without it it loses the seat for this game."""
    async with (
        serving(wishes(tmp_path / "server", wait=20.0 if keeps else 2.0)) as (_, invitation),
        guests("Ann", "Cy", "Bo") as (ann, cy, bo),
    ):
        data = tmp_path / "bo" if keeps else None
        bo.book = LuckBook(data)
        link = await at_a_table(ann, [cy, bo], invitation)
        ends = asyncio.create_task(crashes(bo))
        await asyncio.sleep(0)
        await ann.line.start()
        await ends
        share = share_of(bo.line.luck)
        bo.book = LuckBook(data)
        await bo.book.read()
        await bo.enter(link)
        if not keeps:
            assert (await bo.hears("luck-lost")).seat == 2
            await bo.sit()
            assert [one.bot for one in bo.far.players] == [None, None, "casual"]
            return
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(one.sit() for one in (ann, cy, bo)))
            await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate((ann, cy, bo))))
        record = read_record((await bo.record()).encode())
        (only,) = luck_of(record).rounds
        assert only.reveals[(2,)] == share
        assert bo.line.luck.part_of(record) is OwnPart.ALL
        assert bo.line.watch.fits(record)


async def test_a_share_is_revealed_again_for_the_same_commitments_alone(tmp_path: Path) -> None:
    """Also after a restart: other commitments are no reason to reveal it."""

    async def restarted(luck: OwnLuck) -> OwnLuck:
        await LuckBook(tmp_path).keep(known("table", luck))
        kept = (await kept_in(tmp_path)).of("Harbour", "table")
        assert kept is not None
        again = OwnLuck()
        again.so_far = kept.added
        return again

    luck = committed()
    assert luck.so_far.share is not None
    asked = RevealAsked(luck.hash, (((0,), luck.so_far.share.digits), ((1,), "b" * 64)))
    luck = await restarted(luck)
    assert luck.reveal(asked) == Reveal(share_of(luck))
    luck = await restarted(luck)
    other = RevealAsked(luck.hash, (asked.commits[0], ((1,), "c" * 64)))
    assert luck.reveal(other) is None
    assert luck.reveal(asked) == Reveal(share_of(luck))
    assert len(luck.so_far.told) == 1


async def test_luck_is_on_the_disk_before_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commitment or reveal is sent only once a restarted program would know it."""
    sent: list[str] = []
    tell = Session.tell

    async def checked(self: Session, packet: Up) -> None:
        if isinstance(packet, Commit | Reveal) and self.luck is bo.line.luck:
            room = self.room
            assert room is not None
            kept = (await kept_in(tmp_path / "bo")).of(self.key, room.table)
            assert kept is not None
            assert kept.added.share is not None
            if isinstance(packet, Commit):
                assert kept.added.share.digits == packet.digits
            else:
                assert kept.added.told[-1].share.share == packet.share
                assert kept.seen.revealed
            sent.append(type(packet).__name__)
        await tell(self, packet)

    monkeypatch.setattr(Session, "tell", checked)
    bo = Guest("Bo")
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        bo.book = LuckBook(tmp_path / "bo")
        await at_a_table(ann, [bo], invitation)
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit())
        await bo.close()
    assert sent == ["Commit", "Reveal"]


# Disk failures.


def test_saved_luck_is_loaded_without_an_event_loop(tmp_path: Path) -> None:
    """As `audiogame join` does, before the terminal has one."""
    asyncio.run(LuckBook(tmp_path).keep(known("table")))
    book = LuckBook(tmp_path, offload)
    with pytest.raises(StopIteration) as read:
        book.read().send(None)
    assert read.value.value == ()
    assert book.of("Harbour", "table") is not None


async def test_a_full_disk_is_said_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(luck_book, "write_whole", full)
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        bo.book = LuckBook(tmp_path / "bo")
        await at_a_table(ann, [bo], invitation)
        await ann.line.start()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(ann.sit(), bo.sit())
            await asyncio.gather(ann.play(Random(1)), bo.play(Random(2)))
        record = read_record((await bo.record()).encode())
        assert bo.line.luck.part_of(record) is OwnPart.ALL
        told = [one for one in bo.line.news if isinstance(one, Failed)]
        assert [one.reasons[0].message for one in told] == ["luck-file"]


async def test_a_disk_that_hangs_costs_nobody_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pending writes are done when possible, in their order."""
    monkeypatch.setattr(luck_book, "PATIENCE", 0.05)
    goes_on = asyncio.Event()

    async def hangs(work: object) -> None:
        await goes_on.wait()
        assert callable(work)
        work()

    book = LuckBook(tmp_path, hangs)
    newest = committed("b" * 64)
    async with asyncio.timeout(PATIENCE):
        assert await book.keep(known("table")) == ()
        assert await book.keep(known("table", newest)) == ()
        assert not (tmp_path / FILE).exists()
        goes_on.set()
        assert await book.forget("Harbour", "another") == ()
    kept = (await kept_in(tmp_path)).of("Harbour", "table")
    assert kept is not None
    assert kept.added == newest.so_far


async def test_the_oldest_tables_are_forgotten(tmp_path: Path) -> None:
    book = LuckBook(tmp_path)
    for at in range(luck_book.TABLES):
        await book.keep(known(f"table {at}"))
    await book.keep(known("table 0"))
    await book.keep(known("one more"))
    for one in (book, await kept_in(tmp_path)):
        assert one.of("Harbour", "table 0") is not None
        assert one.of("Harbour", "table 1") is None
        assert one.of("Elsewhere", "table 0") is None


async def test_a_state_that_is_too_large_takes_no_room_from_other_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server's state beyond the size limit of a device's file is kept in memory alone."""
    monkeypatch.setattr(luck_book, "LARGEST", 10_000)
    book, luck = LuckBook(tmp_path), committed()
    assert luck.so_far.share is not None
    many = (((0,), luck.so_far.share.digits), *(((at,), "b" * 64) for at in range(1, 1_000)))
    await book.keep(known("small"))
    assert (
        luck.reveal(RevealAsked(luck.hash, (((0,), luck.so_far.share.digits), *many))) is not None
    )
    await book.keep(known("large", luck))
    assert book.of("Harbour", "large") is not None
    again = await kept_in(tmp_path)
    assert again.of("Harbour", "large") is None
    assert again.of("Harbour", "small") is not None


async def test_two_programs_of_a_player_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = LuckBook(tmp_path), LuckBook(tmp_path)
    await one.keep(known("one"))
    await other.keep(known("other"))
    await one.forget("Harbour", "nothing")
    again = await kept_in(tmp_path)
    assert again.of("Harbour", "one") is not None
    assert again.of("Harbour", "other") is not None


async def test_a_share_that_is_not_what_was_committed_to_is_damage(tmp_path: Path) -> None:
    """Revealing it would cost the seat."""
    luck = committed()
    await LuckBook(tmp_path).keep(known("table", luck))
    path = tmp_path / FILE
    share = share_of(luck)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(share, share[::-1]), encoding="utf-8")
    book = LuckBook(tmp_path)
    assert [one.message for one in await book.read()] == ["luck-damaged"]
    assert book.of("Harbour", "table") is None
    assert (tmp_path / BROKEN).exists()
    assert not path.exists()


# Privacy.


@pytest.mark.posix("modes of files; what Windows keeps lies in the folder of its user alone")
def test_the_file_of_kept_luck_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    asyncio.run(LuckBook(tmp_path).keep(known("table")))
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_a_share_is_in_no_archive_and_no_report_and_is_erased(tmp_path: Path) -> None:
    data, luck = tmp_path / "data", committed()
    data.mkdir()
    (data / "settings.toml").write_text('name = "Ann"\n', encoding="utf-8")
    asyncio.run(LuckBook(data).keep(known("table", luck)))
    assert share_of(luck) in (data / FILE).read_text(encoding="utf-8")
    for name in (FILE, BROKEN, "luck.broken-2.json"):
        assert any(fnmatchcase(name, pattern) for pattern in NEVER_MOVED)
    shutil.copy(data / FILE, data / BROKEN)
    shutil.copy(data / FILE, data / f"{FILE}.0a1b.new")
    export_data(data, tmp_path / "all.zip")
    write_bundle(tmp_path / "report.zip", bundled("en", (), Settings(), data))
    for name in ("all.zip", "report.zip"):
        with zipfile.ZipFile(tmp_path / name) as archive:
            assert archive.namelist()
            assert not {FILE, BROKEN, f"{FILE}.0a1b.new"} & {*archive.namelist()}
            for one in archive.namelist():
                assert share_of(luck).encode() not in archive.read(one)
    erased = erase_data(data)
    assert (erased.files, erased.others) == (4, 0)
    assert not data.exists()


# Knowledge of rounds.


async def test_luck_that_is_added_in_mid_game_is_not_begun_again(tmp_path: Path) -> None:
    """A restarted program is asked for it before it hears of the game."""
    watch = LuckWatch()
    assert not watch.asked(CommitAsked("a" * 64, (0,)))
    watch.revealed()
    assert watch.begun()
    assert not watch.begun()
    await LuckBook(tmp_path).keep(TableLuck("Harbour", "table", Added(), watch.seen))
    kept = (await kept_in(tmp_path)).of("Harbour", "table")
    assert kept is not None
    again = LuckWatch()
    again.seen = kept.seen
    assert not again.asked(CommitAsked("a" * 64, (0,)))


async def test_a_round_that_was_lost_before_the_program_ended_still_counts(tmp_path: Path) -> None:
    watch = LuckWatch()
    watch.asked(CommitAsked("a" * 64, (0,)))
    watch.revealed()
    await LuckBook(tmp_path).keep(TableLuck("Harbour", "table", Added(), watch.seen))
    kept = (await kept_in(tmp_path)).of("Harbour", "table")
    assert kept is not None
    again = LuckWatch()
    again.seen = kept.seen
    assert again.asked(CommitAsked("a" * 64, (0,)))
    assert again.seen.lost == 1
