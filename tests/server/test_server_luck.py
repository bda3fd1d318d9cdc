"""Players absent while all add to the luck: asked again in time, or left out, never removed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from bare_line import SHARE, Bare, ServedTable, served_table
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes

from audiogame.archive.journal import Journal
from audiogame.archive.shared_luck import Seats, share_hash, typed_seats, words_of
from audiogame.online.link import TableLink
from audiogame.online.luck_packets import Commit, Reveal, RevealAsked
from audiogame.online.packets import Down
from audiogame.online.session import Session
from audiogame.online.table_packets import Enter
from audiogame.server.luck_rounds import LuckRounds
from audiogame.server.members import Members
from audiogame.table.library import find_game
from audiogame.table.seen_table import TableLost


async def takes_all(guest: Guest) -> None:
    """Receive everything until the table is lost."""
    while True:
        await guest.take_all()
        await guest.line.changed()


@pytest.mark.parametrize("when", ["to commit", "committed", "to reveal", "another device"])
async def test_a_line_that_is_lost_and_back_in_time_is_asked_again(
    when: str, tmp_path: Path
) -> None:
    """The device's share counts, and there is no other effect."""
    async with served_table(wishes(tmp_path), "Ann", "Cy") as ((ann, cy), table):
        await ann.say("Start")
        asked = None
        if when in ("to commit", "another device"):
            await ann.commits()
            await cy.next("CommitAsked")
        elif when == "committed":
            asked = await ann.next("CommitAsked")
            await cy.commits()
            await cy.all_so_far()
        else:
            await ann.commits()
            await cy.commits()
            await cy.next("RevealAsked")
        if when != "another device":
            cy.cut()
            await ann.next("Notice", what="line-lost")
        again = await cy.back(table.id)
        if when == "another device":
            await cy.next("Notice", what="taken-over")
        if when == "to reveal":
            await again.reveals()
        elif asked is None:
            await again.adds_luck()
        else:
            await again.commits()
            await ann.commits(asked)
            await again.reveals()
        await ann.reveals()
        for one in (ann, again):
            assert (await one.next("Seated"))["told"] == 0
        assert [len(table.notes(kind)) for kind in ("commit", "reveal")] == [2, 2]
        assert table.seat(1) == ("person", None)
        table.verified()
        again.cut()


async def test_a_player_away_at_the_start_is_not_waited_for(tmp_path: Path) -> None:
    """The luck is that of the others; the seat is kept for the player's return."""
    async with served_table(wishes(tmp_path, wait=300), "Ann", "Cy") as ((ann, cy), table):
        cy.cut()
        await ann.next("Notice", what="line-lost")
        await ann.say("Start")
        await ann.adds_luck()
        await ann.next("Seated")  # though a round may take five minutes
        assert table.notes("commit")[0].startswith("commit 0 ")
        assert len(table.notes("commit")) == 1
        again = await cy.back(table.id)
        assert (await again.next("Seated"))["seats"] == [1]
        assert table.seat(1) == ("person", None)
        table.verified()
        again.cut()


async def test_a_player_who_does_not_come_back_to_commit_is_left_out(tmp_path: Path) -> None:
    """Nothing was revealed yet, so no player loses a seat or is blamed."""
    async with served_table(wishes(tmp_path, wait=0.5), "Ann", "Cy", "Di") as (lines, table):
        ann, cy, di = lines
        await ann.say("Start")
        await cy.commits()
        await cy.all_so_far()
        cy.cut()  # with a commitment
        await ann.next("Notice", what="line-lost")
        await ann.commits()
        await di.next("CommitAsked")
        di.cut()  # without one
        await ann.reveals()
        await ann.next("Seated")
        assert len(table.notes("commit")) == 1
        for one, number in ((cy, 1), (di, 2)):
            again = await one.back(table.id)
            assert (await again.next("Seated"))["seats"] == [number]
            assert table.seat(number) == ("person", None)
            again.cut()


@pytest.mark.parametrize("how", ["silent", "other bytes", "away", "left"])
async def test_a_player_who_committed_and_does_not_reveal_is_told_so(
    how: str, tmp_path: Path
) -> None:
    """A bot plays until the end in any case; the player is told, and not removed."""
    async with served_table(
        wishes(tmp_path, wait=300 if how == "left" else 1), "Ann", "Cy", bots=1
    ) as ((ann, cy), table):
        await ann.say("Start")
        await ann.commits()
        await cy.commits()
        await cy.next("RevealAsked")
        await ann.reveals()
        match how:
            case "other bytes":
                await cy.say("Reveal", share="0" * 64)
            case "away":
                cy.cut()
            case "left":
                await cy.say("Leave")
            case _:
                pass
        again = cy
        assert (await ann.next("Notice", what="luck-lost"))["seat"] == 1
        asked = await ann.commits()
        assert asked["blamed"] == ["Cy"]
        await ann.reveals()
        await ann.next("Seated")
        if how == "away":
            again = await cy.back(table.id)
        elif how == "left":
            await cy.say("Enter", table=table.id)
        assert (await again.next("Notice", what="luck-lost"))["name"] == "Cy"
        assert (await again.next("Seated"))["seats"] == [1]
        await again.say("Say", text="I slept.")
        assert (await ann.next("Said"))["text"] == "I slept."
        await again.say("Sit", seat=1, player={"name": "Cy"})
        assert await again.failed() == "seat-forfeited"
        assert table.seat(1) == ("person", "casual")
        assert table.shared.people.agreement.banned == ()
        again.cut()


async def test_a_player_who_leaves_before_committing_may_come_back(tmp_path: Path) -> None:
    """The others do not wait for them."""
    async with served_table(wishes(tmp_path, wait=300), "Ann", "Cy") as ((ann, cy), table):
        await ann.say("Start")
        await cy.next("CommitAsked")
        await cy.say("Leave")
        await ann.next("Notice", what="left")
        await ann.adds_luck()
        await ann.next("Seated")
        assert table.seat(1) == ("person", "casual")
        await cy.say("Enter", table=table.id)
        await cy.next("Seated")
        await ann.next("Notice", what="back")
        assert table.seat(1) == ("person", None)


def test_after_the_server_was_stopped_everybody_may_come_back_first(tmp_path: Path) -> None:
    """A player who returns second is waited for, and asked."""

    async def before() -> tuple[TableLink, list[Bare]]:
        async with served_table(wishes(tmp_path), "Ann", "Cy") as ((ann, cy), table):
            await ann.say("Start")
            await ann.commits()
            await cy.next("CommitAsked")
            return table.link, [ann, cy]

    async def after(link: TableLink, lines: list[Bare]) -> None:
        async with serving(wishes(tmp_path)) as (server, invitation):
            for one in lines:
                one.link = invitation
            ann = await lines[0].back(link.table)
            await ann.commits()
            await ann.all_so_far()
            cy = await lines[1].back(link.table)
            await cy.adds_luck()
            await ann.say("Reveal", share=SHARE)
            for one in (ann, cy):
                await one.next("Seated")
            table = ServedTable(server, link)
            assert len(table.notes("reveal")) == 2
            assert table.seat(1) == ("person", None)
            ann.cut()
            cy.cut()

    asyncio.run(after(*asyncio.run(before())))


async def test_who_was_away_when_the_next_game_began_is_told_of_it(tmp_path: Path) -> None:
    """The client sends the number of the game before, and goes on to the next."""
    ahead = [0.0]
    back = asyncio.Event()

    async def pause(seconds: float) -> None:
        await back.wait()

    clock = lambda: time.monotonic() + ahead[0]  # noqa: E731
    async with (
        serving(wishes(tmp_path), clock) as (_, invitation),
        guests("Ann", "Cy") as (ann, cy),
    ):
        await ann.come(invitation)
        await ann.line.open_table(open_table(find_game("sika"), "Ann", 1, grace=15))
        link = table_link(invitation, ann)
        cy.session = Session(link, cy.secret, pause=pause)
        await cy.line.begin()
        await cy.line.enter(Enter(link.table, link.key, cy.names))
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        cy.line.cut()
        await ann.hears("line-lost")
        ahead[0] += 20
        await ann.hears("stands-in")
        assert await ann.play(Random(1))
        await ann.record()
        first = ann.far.hash
        await ann.line.start()
        await ann.sit()
        assert ann.far.hash != first
        back.set()
        while cy.line.up is False:
            await cy.line.changed()
        with pytest.raises(TableLost):
            await takes_all(cy)
        assert cy.far.followed is not None
        assert cy.far.followed.hash == ann.far.hash


def test_a_round_that_was_stopped_leaves_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cy alone had committed when the server was killed; Ann has no part in the failure."""
    header = "ab" * 32
    chosen: dict[Seats, str] = {(0,): "5" * 64, (1,): "6" * 64}
    journal = Journal(None, hash_=header)
    rounds: LuckRounds

    def ask(_: LuckRounds, seats: Seats, packet: Down) -> None:
        digits = share_hash(header, typed_seats(seats), chosen[seats])
        answer: Commit | Reveal = Commit(digits)
        if isinstance(packet, RevealAsked):
            assert (seats, digits) in packet.commits
            answer = Reveal(chosen[seats])
        asyncio.get_running_loop().call_soon(lambda: rounds.take(seats, answer))

    async def blame(silent: tuple[Seats, ...]) -> tuple[str, ...]:
        raise AssertionError(silent)

    monkeypatch.setattr(LuckRounds, "_ask", ask)
    monkeypatch.setattr(LuckRounds, "_here", lambda self, seats: True)
    monkeypatch.setattr(Members, "any_here", True)

    async def words() -> str:
        nonlocal rounds
        members = Members(time.monotonic)
        rounds = LuckRounds(journal, 2, members, lambda: (*chosen,), blame, bool, PATIENCE)
        rounds.go_on((f"commit 1 {'c' * 64}",))
        return await rounds.words()

    assert asyncio.run(words()) == words_of(chosen)
    assert rounds._luck.silent == [(1,)]
