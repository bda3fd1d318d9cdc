"""A player who sleeps while all add to the luck loses neither table nor game."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from bare_line import SHARE, Bare, ServedTable, served_table
from online_player import hears_record, kills, opened, plays_out, sat_down
from online_server import PATIENCE, guests, open_table, serving, table_link, wishes
from patience import becomes
from postgres_cluster import Cluster
from rounds_of_luck import RoundClock

from audiogame.archive.shared_luck import (
    NOBODYS,
    Seats,
    SharedLuck,
    luck_of,
    share_hash,
    words_of,
)
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.lobby import far_game
from audiogame.online.link import TableLink
from audiogame.online.luck_packets import WAIT, Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.luck_watch import Awake
from audiogame.online.own_luck import OwnLuck, OwnPart, OwnShare
from audiogame.online.session import Session
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.server import retelling
from audiogame.server.agreement import AgreedChair
from audiogame.server.bots import BotPace
from audiogame.server.luck_rounds import LuckRounds
from audiogame.server.record_thread import read_in_thread
from audiogame.server.server import ServerOptions
from audiogame.table.library import find_game
from audiogame.table.record import read_record
from audiogame.table.record_file import kept_private

SIKA = find_game("sika")
SLOW = BotPace(1.0, 30.0)
"""Pace of bots slow enough that a game does not end during a test."""


async def next_game(lines: list[Bare]) -> None:
    """Play another game, to whose luck all players add."""
    await lines[0].say("Start")
    for one in lines:
        await one.commits()
    for one in lines:
        await one.reveals()
    for one in lines:
        await one.next("Seated")


async def ends(lines: list[Bare]) -> None:
    """Give the game up on each connection in turn; all hear that it is over."""
    for one in lines:
        await one.say("GiveUp")
    for one in lines:
        await one.next("Room", over=True)


# The commitment comes late.


@pytest.mark.parametrize("late", ["once", "twice"])
async def test_a_device_that_commits_late_is_waited_for_once_more(
    late: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the game begins without that share; the player keeps the seat throughout."""
    clock = RoundClock(monkeypatch)
    async with served_table(wishes(tmp_path), "Ann", "Bo", "Cy") as (lines, table):
        ann, bo, cy = lines
        await ann.say("Start")
        for one in (ann, cy):
            await one.commits()
            await one.all_so_far()
        clock.passes()
        for one in (ann, cy):
            assert (await one.next("Notice", what="luck-waits"))["name"] == "Bo"
        if late == "once":
            await bo.commits()
        else:
            clock.passes()
        for one in lines if late == "once" else (ann, cy):
            await one.reveals()
        await ann.next("Seated")
        if late == "twice":
            await bo.commits()
            assert await bo.failed() == "luck-not-wanted"
        await bo.next("Seated")
        assert table.bots == [None, None, None]
        record, found = table.verified()
        assert {*luck_of(record).shares} == {(at,) for at in range(3) if late == "once" or at != 1}
        assert ("luck-without" in found) is (late == "twice")
        assert "luck-begun-again" not in found
        if late == "twice":
            assert found["luck-without"].args == {"names": ("Bo",)}
            assert found["luck-without"].verdict is Verdict.GOOD
        await bo.say("Say", text="I slept.")
        assert (await ann.next("Said"))["text"] == "I slept."
        await ends(lines)
        await next_game(lines)
        assert table.bots == [None, None, None]
        assert "luck-without" not in table.verified()[1]


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Bo"), ("Ann", "Bo", "Cy")])
async def test_everybody_sleeps(
    names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game begins, and its luck is not claimed to be proved."""
    clock = RoundClock(monkeypatch)
    async with served_table(replace(wishes(tmp_path), pace=SLOW), *names, bots=1) as (lines, table):
        await lines[0].say("Start")
        for one in lines:
            await one.next("CommitAsked")
        clock.passes()
        await lines[0].all_so_far()
        clock.passes()
        for one in lines:
            await one.next("Seated")
        assert table.bots == [*[None] * len(names), "casual"]
        record, found = table.verified()
        assert [one for one in record.notes if one.startswith("words")] == [f"words {NOBODYS}"]
        assert found["luck-nobodys"].verdict is Verdict.OPEN
        assert found["luck-without"].args == {"names": names}
        await ends(lines)
        await next_game(lines)
        assert table.bots.count("casual") == 1


# Committed, but not revealed.


async def test_the_last_person_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play on alone; a player who hears that may end it, and plays in the next game."""
    clock = RoundClock(monkeypatch)
    async with served_table(replace(wishes(tmp_path), pace=SLOW), "Ann", bots=1) as ((ann,), table):
        await ann.say("Start")
        await ann.commits()
        await ann.next("RevealAsked")
        clock.passes()
        await ann.next("Notice", what="luck-lost")
        await ann.say("Reveal", share=SHARE)
        assert await ann.failed() == "luck-not-wanted"
        await ann.next("Seated")
        assert table.bots == ["casual", "casual"]
        _, found = table.verified()
        assert found["luck-begun-again"].args["names"] == ("Ann",)
        assert found["luck-nobodys"].verdict is Verdict.OPEN
        await ends([ann])
        await next_game([ann])
        assert table.bots == ["casual", None]


async def test_what_a_person_hears_whose_device_slept_before_it_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person hears the game that a bot plays for them, and plays in the next one."""
    reveal, sleeps = OwnLuck.reveal, [True]

    def asleep(self: OwnLuck, asked: RevealAsked) -> Reveal | None:
        own = self.so_far.share
        return None if sleeps[0] and own is not None and own.seats == (1,) else reveal(self, asked)

    monkeypatch.setattr(OwnLuck, "reveal", asleep)
    clock = RoundClock(monkeypatch)
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann") as (ann,),
    ):
        link = await opened(ann, invitation)
        bo, playing = await sat_down(tmp_path / "bo", link)
        await ann.line.start()
        await becomes(lambda: clock.rounds is not None and clock.rounds._revealed)
        clock.passes()
        await bo.hears(
            "Your device promised a share of the luck and didn't give it in time."
            " A bot plays for you until this game is over. You play again in the next one."
        )
        await ann.sit()
        await bo.hears("New game.")
        bo.fingers.press("F")
        await bo.hears("Bo added nothing.")
        assert ServedTable(server, link).bots == [None, "casual"]
        await ann.play(Random(1))
        await bo.hears("Enter: play again")
        sleeps[0] = False
        bo.forget()
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        bo.fingers.press("F")
        await bo.hears("Everybody's luck. This device added to it.")
        assert not bo.heard("added nothing")
        assert ServedTable(server, link).bots == [None, None]
        await kills(bo, playing)


@pytest.mark.parametrize("phase", ["commit", "reveal"])
async def test_nobody_is_late_while_the_server_sleeps(phase: str, tmp_path: Path) -> None:
    """A server on the host's own machine wakes up with the host's program, or later."""
    loop, slept = asyncio.get_running_loop(), [0.0]
    time = loop.time
    loop.time = lambda: time() + slept[0]  # type: ignore[method-assign]
    async with served_table(wishes(tmp_path, wait=WAIT), "Ann", "Bo") as (lines, table):
        await lines[0].say("Start")
        asked = [await one.next("CommitAsked") for one in lines]
        slept[0] += 12.0 if phase == "commit" else 0.0
        await lines[0].all_so_far()
        for at, one in enumerate(lines):
            await one.say("Commit", digits=share_hash(asked[at]["hash"], str(at), SHARE))
        for one in lines:
            await one.next("RevealAsked")
        slept[0] += 12.0 if phase == "reveal" else 0.0
        await lines[0].all_so_far()
        for one in lines:
            await one.say("Reveal", share=SHARE)
        for one in lines:
            await one.next("Seated")
        assert table.bots == [None, None]
        _, found = table.verified()
        assert not {"luck-without", "luck-begun-again"} & {*found}


@pytest.fixture(params=["files", pytest.param("postgres", marks=pytest.mark.real)])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], ServerOptions]:
    """Return a function that opens servers with the same store."""
    asked = wishes(tmp_path)
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        asked = replace(asked, store=cluster.database(f"d{secrets.token_hex(4)}"))
    return lambda: asked


def test_a_server_that_is_begun_again_gives_no_seat_back_too_early(
    kept: Callable[[], ServerOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people share the unrevealed device; bots play on until the game is over."""

    async def before() -> tuple[TableLink, list[Bare]]:
        clock = RoundClock(monkeypatch)
        async with served_table(kept(), "Ann", "Bo") as ((ann, bo), table):
            cy = await Bare(table.link).greet()
            await ann.say("Leave")
            people = table.shared.people
            chairs = (*people.agreement.chairs, AgreedChair("open"))
            people.agreement = replace(people.agreement, chairs=chairs)
            await cy.say("Enter", table=table.id, key=table.key, names=["Cy", "Di"])
            await cy.next("Room", yours=[0, 2])
            await bo.next("Notice", what="host")
            await bo.say("Start")
            await bo.commits()
            await cy.commits()
            await bo.reveals()
            await bo.all_so_far()
            clock.passes()
            assert (await bo.next("Notice", what="luck-lost"))["names"] == ["Cy", "Di"]
            await bo.adds_luck()
            await bo.next("Seated")
            await cy.next("Seated")
            assert table.bots == ["casual", None, "casual"]
            return table.link, [bo, cy]

    async def after(link: TableLink, lines: list[Bare]) -> None:
        async with serving(kept()) as (server, invitation):
            table = ServedTable(server, link)
            for one in lines:
                one.link = invitation
            bo, cy = [await one.back(link.table) for one in lines]
            await cy.next("Notice", what="luck-lost")
            await cy.next("Seated")
            for number, name in ((0, "Cy"), (2, "Di")):
                await cy.say("Sit", seat=number, player={"name": name})
                assert await cy.failed() == "seat-forfeited"
            assert table.bots == ["casual", None, "casual"]
            await bo.next("Seated")
            await ends([bo])
            await next_game([bo, cy])
            assert table.bots == [None, None, None]
            for one in (bo, cy):
                one.cut()

    asyncio.run(after(*asyncio.run(before())))


async def test_a_device_that_slept_over_two_rounds_answers_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a new share each time, as other clients may do: the newest is revealed."""
    clock = RoundClock(monkeypatch)
    async with served_table(wishes(tmp_path), "Ann", "Bo", "Eve") as ((ann, bo, eve), table):
        await ann.say("Start")
        for one in (ann, eve):
            await one.commits()
            await one.all_so_far()
        clock.passes()
        await ann.next("Notice", what="luck-waits")
        clock.passes()
        await ann.reveals()
        await ann.all_so_far()
        clock.passes()  # Eve reveals nothing
        await ann.commits()
        for share in ("1" * 64, "2" * 64):
            asked = await bo.next("CommitAsked")
            await bo.say("Commit", digits=share_hash(asked["hash"], "1", share))
        await bo.next("RevealAsked")
        await bo.say("Reveal", share="2" * 64)
        await ann.reveals()
        await bo.next("Seated")
        assert table.bots == [None, None, "casual"]
        record, found = table.verified()
        assert luck_of(record).shares == {(0,): SHARE, (1,): "2" * 64}
        assert found["luck-without"].args == {"names": ("Eve",)}
        assert found["luck-begun-again"].args["names"] == ("Eve",)


# What a device knows about itself.


def committed(header: str) -> tuple[OwnLuck, Commit]:
    luck = OwnLuck()
    return luck, luck.commit(CommitAsked(header, (1,)))


def test_a_share_that_nobody_knows_is_committed_to_again() -> None:
    """Whichever of two answers counts, it can be revealed."""
    luck, first = committed("a" * 64)
    assert luck.commit(CommitAsked("a" * 64, (1,), ("Eve",))) == first
    other = luck.commit(CommitAsked("b" * 64, (1,)))
    assert other != first
    assert luck.commit(CommitAsked("b" * 64, (1, 2))) != other
    luck, first = committed("a" * 64)
    assert luck.reveal(RevealAsked("a" * 64, (((1,), first.digits),))) is not None
    assert luck.commit(CommitAsked("a" * 64, (1,))) != first


@pytest.mark.parametrize("nap", [0.0, 3.0, 6.0, 12.0, 30.0])
def test_a_device_knows_whether_it_has_slept(nap: float) -> None:
    """Longer than the timeout: then no player is blamed for late messages."""
    now = [1_000.0]

    async def evening() -> bool:
        awake = Awake(lambda: now[0])
        beating = asyncio.create_task(awake.beat())
        await asyncio.sleep(0)
        now[0] += nap
        since = awake.asked_since
        assert since == 1_000.0
        beating.cancel()
        return awake.in_time(since)

    assert asyncio.run(evening()) is (nap < 2 * WAIT)


def dropping(monkeypatch: pytest.MonkeyPatch, *dropped: Seats) -> None:
    """Make a server drop the commitments of some seats."""
    take = LuckRounds.take

    def drop(self: LuckRounds, seats: Seats, packet: Commit | Reveal) -> bool:
        if isinstance(packet, Commit) and seats in dropped:
            return True
        return take(self, seats, packet)

    monkeypatch.setattr(LuckRounds, "take", drop)


async def test_a_server_that_drops_a_commitment_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aloud before the first choice, on Shift+F, and with the record; others name the missing."""
    dropping(monkeypatch, (1,))
    clock = RoundClock(monkeypatch)
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo, playing = await sat_down(tmp_path / "bo", link)
        await ann.line.start()
        await clock.passes_once_committed((0,))
        await ann.sit()
        await bo.hears("New game.")
        said = [*bo.ears.lines]
        dropped = next(at for at, one in enumerate(said) if "the server dropped it" in one)
        assert dropped < next(at for at, one in enumerate(said) if "New game." in one)
        bo.fingers.press("F")
        await bo.hears(
            "This device sent its share in time, but the server dropped it. Bo added nothing."
        )
        await plays_out(bo, ann)
        await hears_record(bo, "escape")
        await bo.hears("The server dropped the share of the luck that this device sent in time.")
        assert not bo.heard("proved: nobody chose the luck")
        await kills(bo, playing)


async def test_who_is_waited_for_is_told_meanwhile_also_in_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host hears nothing else then, and would not know the cause of the delay."""
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        guests("Ann", "Cy") as (ann, cy),
    ):
        await ann.come(invitation)
        await ann.line.open_table(open_table(SIKA, "Ann", 2))
        link = table_link(invitation, ann)
        bo, playing = await sat_down(tmp_path / "bo", link)
        await cy.enter(link)
        await bo.hears("Cy has joined.")
        await ann.line.leave()
        await bo.hears("Enter begins")
        bo.fingers.press("enter")
        await cy.sit()
        await plays_out(bo, cy)
        clock = RoundClock(monkeypatch)
        cy.line.luck.commit = lambda asked: Commit("short")  # type: ignore[method-assign]
        await hears_record(bo, "enter")
        await becomes(lambda: clock.rounds is not None and clock.rounds._committed)
        bo.forget()
        clock.passes()
        await bo.hears("Waiting for Cy to add to the luck.")
        assert not bo.heard("New game.")
        clock.passes()
        await bo.hears("New game.")
        await kills(bo, playing)


async def test_the_luck_of_a_game_is_known_while_the_next_one_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has not gone on yet, or sleeps, hears the verdict of that game's record.

    The server is still reading it when the host begins the next game.
    """
    monkeypatch.setattr(far_game, "LOOKS", 1_000_000)  # however long it takes to come

    async def reads_late(read: Callable[..., object], *given: object) -> object:
        await asyncio.sleep(0.5)
        return await read_in_thread(read, *given)

    monkeypatch.setattr(retelling, "read_in_thread", reads_late)
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        bo, playing = await sat_down(tmp_path / "bo", link)
        for number in range(2):
            await ann.line.start()
            await ann.sit()
            await bo.hears("New game.")
            if number == 0:
                await plays_out(bo, ann)
                bo.forget()
        await bo.hears("The record of this game is kept, and proved: nobody chose the luck.")
        await kills(bo, playing)


@pytest.mark.parametrize("how", ["slept", "line lost", "dropped"])
async def test_what_a_device_says_of_a_share_that_is_not_in_the_record(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is not blamed where the device was late, or the connection was down."""
    if how == "dropped":
        dropping(monkeypatch, (1,))
    now, wakes = [1_000.0], asyncio.Event()
    sleeper, take = {"slept": 1, "line lost": 0}.get(how), Session._take

    async def sleepy(self: Session, data: bytes) -> None:
        if b'"CommitAsked"' in data and sleeper is not None and self.place.owns(sleeper):
            await wakes.wait()
        await take(self, data)

    monkeypatch.setattr(Session, "_take", sleepy)
    clock = RoundClock(monkeypatch)
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        link = await opened(ann, invitation)
        back = asyncio.Event()

        async def pause(seconds: float) -> None:
            await back.wait()

        bo.session = Session(link, bo.secret, pause=pause, clock=lambda: now[0])
        await bo.line.begin()
        await bo.line.enter(Enter(link.table, link.key, bo.names))
        await ann.line.start()
        if how == "line lost":
            members = server.tables.find(link.table).people.members
            await becomes(lambda: clock.rounds is not None and (1,) in clock.rounds._committed)
            bo.line.cut()
            await becomes(lambda: not members.all_present)
            wakes.set()
        await clock.passes_once_committed((0,))
        await ann.sit()
        now[0] += 12.0 if how == "slept" else 0.0
        for one in (wakes, back):
            one.set()
        await bo.sit()
        share = OwnShare.DROPPED if how == "dropped" else OwnShare.LATE
        assert bo.line.own_share(bo.far.hash) is share
        assert ann.line.own_share(ann.far.hash) is OwnShare.ADDED
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(ann.play(Random(1)), bo.play(Random(2)))
        record = read_record((await bo.record()).encode())
        part = OwnPart.DROPPED if how == "dropped" else OwnPart.WITHOUT
        assert bo.line.luck.part_of(record) is part
        assert ann.line.luck.part_of(record) is OwnPart.ALL


async def test_what_others_lack_is_told_on_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has added to the luck is told whose share is missing."""
    clock = RoundClock(monkeypatch)
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation)
        ann.line.luck.commit = lambda asked: Commit("short")  # type: ignore[method-assign]
        bo, playing = await sat_down(tmp_path / "bo", link)
        await ann.line.start()
        await clock.passes_once_committed((1,))
        await bo.hears("Waiting for Ann to add to the luck.")
        await bo.hears("New game.")
        assert not bo.heard("without your device's share")
        bo.fingers.press("F")
        await bo.hears("Everybody's luck. This device added to it. Ann added nothing.")
        await kills(bo, playing)


# The record.


def test_luck_without_any_share_follows_only_from_failed_rounds() -> None:
    """A server cannot omit a round in which all have revealed."""
    header = "a" * 64
    digits = [share_hash(header, str(at), SHARE) for at in range(2)]

    def wrong(reveals: int) -> list[str]:
        luck = SharedLuck(header, 2)
        found = [one for at in range(2) for one in luck.commit(1, f"{at} {digits[at]}")]
        for at in range(reveals):
            found += luck.reveal(2, f"{at} {SHARE}")
        found += luck.close(3, NOBODYS)
        return [one.message for one in found]

    assert [wrong(0), wrong(1)] == [[], []]
    assert wrong(2) == ["order-shares"]
    assert words_of({}) == NOBODYS


def test_a_record_without_devices_lacks_nobody() -> None:
    """Two people at one keyboard add no shares, and their record expects none."""
    text = "audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person Ann\nseat 1: person Bo\n"
    record = read_record(f"{text}# words blue moon\n".encode())
    found = [*verify(record, kept_private(Path("none.record"), record))]
    assert not {"luck-without", "luck-nobodys"} & {one.message for one in found}
    assert overall(found) is Verdict.OPEN
