"""Requests whose writing is refused: after `Failed` nothing has changed, and then they work."""

from __future__ import annotations

import asyncio
import errno
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_server import PATIENCE, Guest, came, guests, open_table, serving, table_link, wishes
from postgres_cluster import Cluster, allow, refuse
from processes import until
from server_evening import SIKA, AtServer, begun, finish, verdict_of

from audiogame.archive.verdict import Verdict
from audiogame.online.company_packets import (
    CastVote,
    GoOn,
    HandOn,
    KeyPressed,
    Mute,
    Propose,
    Proposed,
)
from audiogame.online.greeting import LineLost
from audiogame.online.link import TableLink
from audiogame.online.packets import (
    Ballot,
    Consulted,
    GiveUp,
    SeatChoice,
    Sit,
    TakeBack,
    Up,
)
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import (
    AnswerKnock,
    Done,
    Failed,
    Knocked,
    LeaveTable,
    Remove,
    RenewLink,
    Start,
)
from audiogame.online.table_packets import OPEN, PERSON, Chair, ChangeTable, Enter, PlayNow, Room
from audiogame.online.transport import CannotConnect
from audiogame.rules.notation import words
from audiogame.rules.seat import Seat
from audiogame.rules.value import replace
from audiogame.server.admission import NotHere
from audiogame.server.luck_rounds import LuckRounds
from audiogame.server.server import Server
from audiogame.table.library import find_game
from audiogame.table.move_list import Player

AT_A_TABLE = {
    *("RenewLink", "AnswerKnock", "Mute", "Sit", "LeaveTable", "Remove", "ChangeTable", "Start"),
    *("Propose", "CastVote", "GoOn", "Enter", "HandOn"),
}
IN_A_GAME = {"SeatChoice", "Consulted", "TakeBack", "GiveUp", "Ballot"}
MID_GAME = {"Enter", "Sit", "KeyPressed"}
OTHERWISE = {"Hello", "OpenTable", "PlayNow", "Commit", "Reveal"}
"""Requests that write, by the test that has their writing refused."""
UNWRITTEN = {"ListTables", "AskChoices", "AskWhoSits", "ChatSent", "Patience"}
"""Requests for which nothing is written."""
CHANGED = rb'"changed":[0-9]+'
"""The time of an agreement, which is written anew where one is taken back."""
FULL = OSError(errno.ENOSPC, "No space left on device")
PLACES = (
    "audiogame.server.store.files.write_whole",
    "audiogame.archive.opened_table.keep_seed",
    "audiogame.archive.opened_table.RecordFile",
)
"""Where a file is written; those of a new record are reached by `Start` alone."""


class Disk:
    """A disk that refuses to write at one place until it has room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.refused = 0

    @contextmanager
    def full(self, place: str) -> Iterator[None]:
        def refuses(*_: object, **__: object) -> Any:
            self.refused += 1
            raise FULL

        with self._patch.context() as patch:
            patch.setattr(place, refuses)
            yield


def seen(server: Server, folder: Path) -> dict[str, object]:
    """Return all that a request could have changed: in memory, and on the disk."""
    tables = server.tables._awake
    return {
        "agreements": {
            name: replace(one, changed=0) for name, one in server.store.agreements.items()
        },
        "awake": [*tables],
        "agreed": {name: replace(one.people.agreement, changed=0) for name, one in tables.items()},
        "members": {
            name: [
                (who.person, who.names, who.seats, who.waits, who.sink, who.place)
                for who in one.people.members
            ]
            for name, one in tables.items()
        },
        "games": {name: one.game for name, one in tables.items()},
        "invited": server.store.identity.invited,
        "people": server.tables.queue.people,
        "files": sorted(
            (path.relative_to(folder).as_posix(), re.sub(CHANGED, b"", path.read_bytes()))
            for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".lock"
        ),
    }


async def asks(one: Guest, packet: Up) -> str:
    """Send a request; return the reason why it is refused, or an empty text."""
    try:
        await one.line.ask(packet, Done, Room)
    except ServerSays as fault:
        return fault.reasons[0].message
    return ""


async def told(others: list[Guest]) -> list[int]:
    """Return the number of news of each, once all that was sent to them has come."""
    for who in others:
        await who.line.hall()  # its answer comes behind them
    return [len(who.line.news) for who in others]


class Refusals:
    """Sends requests to a server whose disk is full, and then once more with room."""

    def __init__(self, server: Server, folder: Path, disk: Disk) -> None:
        self._server = server
        self._folder = folder
        self._disk = disk
        self.tried: list[str] = []

    async def refused(self, one: Guest, packet: Up, others: list[Guest], *places: str) -> None:
        """Check that a request changes nothing where it is refused, and works afterwards."""
        for place in places or PLACES[:1]:
            news = await told(others)
            before, count = seen(self._server, self._folder), self._disk.refused
            with self._disk.full(place):
                said = await asks(one, packet)
            assert said == "server-disk", (packet, place, said)
            assert self._disk.refused > count, (packet, place)
            after = seen(self._server, self._folder)
            assert after == before, (packet, place)
            assert await told(others) == news, "somebody else is told"
        assert await asks(one, packet) == "", packet
        assert seen(self._server, self._folder) != before
        self.tried.append(type(packet).__name__)


async def test_after_failed_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request that writes, at each place where it is written."""
    disk = Disk(monkeypatch)
    asked = replace(wishes(tmp_path), tables=2)
    async with serving(asked) as (server, invitation), guests("Ann", "Cy", "Di") as (ann, cy, di):
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        server.gate.fault = lambda fault: None
        refusals = Refusals(server, tmp_path, disk)
        refused = refusals.refused
        await ann.come(invitation)
        wanted = open_table(SIKA, "Ann", 2, bots=1, entry="knock")
        for _ in range(3):  # none of these counts for the two tables that are allowed
            with disk.full(PLACES[0]):
                assert await asks(ann, wanted) == "server-disk"
        await ann.line.open_table(wanted)
        link = table_link(invitation, ann)
        await refused(ann, RenewLink(), [])
        link = table_link(invitation, ann)
        for one in (cy, di):
            await one.come(link)
            await one.line.enter(Enter(link.table, link.key, one.names))
            knocked = await came(ann, Knocked)
            await refused(ann, AnswerKnock(knocked.number, True), [one])
            await until(lambda one=one: one.line.room is not None, "is let in")
        await refused(ann, Mute(cy.line.person, True), [cy, di])
        await refused(ann, Sit(3, Player("Robot")), [cy, di])
        await refused(ann, Sit(3, Player("Robot", "casual")), [cy, di])
        assert cy.line.room is not None
        await refused(ann, HandOn(cy.line.room.yours[0]), [cy, di])
        await refused(cy, HandOn(0), [ann, di])
        await refused(cy, LeaveTable(), [ann, di])
        assert di.line.room is not None
        await refused(ann, Remove(di.line.room.yours[0], ""), [di])
        chairs = (Chair(PERSON, "Ann"), Chair("casual", "Robot"), Chair(OPEN))
        change = ChangeTable(SIKA.name, SIKA.version, (), chairs)
        await refused(ann, change, [])
        await refused(ann, Start(), [], *PLACES)
        await ann.sit()
        await refused(ann, Propose("pause"), [])
        await refused(ann, GoOn(), [])
        await refused(ann, Propose("grace", seconds=300), [])
        async with asyncio.timeout(PATIENCE):
            await ann.play(Random(1))
            await ann.record()
        table = server.tables.find(link.table)
        await until(lambda: table.people.agreement.won, "the score is written")
        await refused(ann, change, [])
        await refused(ann, Start(), [], *PLACES)
        await ann.sit()
        while not ann.far.awaited:  # what luck and the bot do first is written
            await ann.take_all()
            await asyncio.sleep(0.01)
        await doors(server, invitation, refusals)
    assert {*refusals.tried} == AT_A_TABLE


async def doors(server: Server, invitation: TableLink, refusals: Refusals) -> None:
    """Have people enter at an open door, and vote there."""
    async with guests("Eve", "Flo") as (eve, flo):
        await eve.come(invitation)
        await eve.line.open_table(open_table(SIKA, "Eve", 1, entry="open"))
        await flo.come(replace(invitation, key=""))
        link = table_link(invitation, eve)
        await refusals.refused(flo, Enter(link.table, "", flo.names), [eve])
        await eve.line.tell(Propose("grace", seconds=300))
        asked = await came(flo, Proposed)
        await refusals.refused(flo, CastVote(asked.vote, True), [eve])


def test_every_request_that_writes_is_refused_in_a_test() -> None:
    written = AT_A_TABLE | IN_A_GAME | MID_GAME | OTHERWISE
    assert written.isdisjoint(UNWRITTEN)
    assert written | UNWRITTEN == {kind.__name__ for kind in Up.__subclasses__()}


async def test_who_cannot_be_remembered_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hello with the invitation, which is written down."""
    disk = Disk(monkeypatch)
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann") as (ann,):
        server.gate.fault = lambda fault: None
        before = seen(server, tmp_path)
        with disk.full(PLACES[0]):
            with pytest.raises(ServerSays) as refused:
                await ann.come(invitation)
            assert refused.value.reasons[0].message == "server-disk"
        assert disk.refused
        assert seen(server, tmp_path) == before
        await until(lambda: server.gate.people == 0, "the connection has ended")
        await ann.close()
        await ann.come(invitation)
        assert server.store.identity.invited


@pytest.mark.parametrize("place", PLACES)
async def test_who_plays_now_waits_on_or_sits_at_a_whole_table(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the table cannot be written, both wait on; where its record cannot, the host starts."""
    monkeypatch.setattr("audiogame.server.match_queue.REST", 0.05)
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.02)
    disk = Disk(monkeypatch)
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann", "Bo") as people:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        server.tables.queue._fault = server.tables._fault = lambda fault: None
        for one in people:
            await one.come(invitation)
        ann, bo = people
        await ann.line.play_now(PlayNow((SIKA.name,), ann.names, False))
        with disk.full(place):
            await bo.line.play_now(PlayNow((SIKA.name,), bo.names, False))
            for one in people:
                failed = await came(one, Failed)
                assert [why.message for why in failed.reasons] == ["server-disk"]
            if place == PLACES[0]:
                assert server.tables.queue.people == 2
                assert not server.store.agreements
        if place != PLACES[0]:
            (agreed,) = server.store.agreements.values()
            assert agreed.names == ("Ann", "Bo")
            assert not [*tmp_path.rglob("*.record"), *tmp_path.rglob("*.private")]
            await ann.line.start()
        await asyncio.gather(*(one.sit() for one in people))
        await finish(people, tmp_path)


@pytest.mark.parametrize("phase", ["_commit", "_reveal"])
@pytest.mark.parametrize("write", ["write", "sync"])
async def test_luck_that_is_not_written_is_begun_again(
    phase: str, write: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is asked to reveal a share whose commitment is on no disk."""
    quick_halts(monkeypatch)
    disk = Disk(monkeypatch)
    own, refused = vars(LuckRounds)[phase], False

    async def full(self: LuckRounds) -> None:
        nonlocal refused
        if refused:
            await own(self)
            return
        refused = True
        with disk.full(f"audiogame.table.record_file.RecordFile.{write}"):
            await own(self)

    monkeypatch.setattr(LuckRounds, phase, full)
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo") as people,
    ):
        await begun(SIKA, invitation, people)
        for one in people:
            failed = await came(one, Failed)
            assert [why.message for why in failed.reasons] == ["server-disk"]
        assert disk.refused
        await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate(people)))
        texts = {await one.record() for one in people}
        (text,) = texts
        verdict, found = verdict_of(text, tmp_path)
        # What was revealed once is no secret any more, and the record says so.
        again = phase == "_reveal"
        assert verdict is (Verdict.OPEN if again else Verdict.GOOD), found
        assert ("luck-begun-again" in found) is again


IN_PLAY = tuple(f"audiogame.table.record_file.RecordFile.{name}" for name in ("write", "sync"))
"""Where a line of a record is written, and where it gets to the disk."""


LUCK = ("# commit", "# reveal", "# words")
"""Notes of the luck that a newcomer adds, at any time."""


class InPlay:
    """Sends requests about a game whose record cannot be written, and then once more with room.

    Args:
        server: of the table.
        link: to the table.
        folder: of the server.
        disk: that is full in between.
        people: who play.
    """

    def __init__(
        self, server: Server, link: TableLink, folder: Path, disk: Disk, people: list[Guest]
    ) -> None:
        self._table = server.tables.find(link.table)
        self._folder = folder
        self._disk = disk
        self.people = people
        self.tried: list[str] = []

    @property
    def seen(self) -> tuple[list[str], object]:
        """The record without notes of luck and seals, and who sits at the table."""
        agreed = replace(self._table.people.agreement, changed=0)
        people = [(one.person, one.names, one.seats) for one in self._table.people.members]
        text = (self._folder / "records" / agreed.record).read_text(encoding="utf-8")
        lines = [line.rpartition(" ")[0] for line in text.splitlines()]
        return [line for line in lines if not line.startswith(LUCK)], (agreed, people)

    async def calm(self) -> None:
        """Wait until the game goes on, and waits for a person."""

        def due() -> bool:
            game = self._table.game
            known = all(one.number is None for one in self._table.people.members if one.seats)
            if game is None or not game.telling or game.halted is not None:
                return False
            lucky = game.luck is None and not game._newcomers
            return known and lucky and game.hosted.due is None

        async with asyncio.timeout(PATIENCE):
            while not (due() and all(map(self._heard, self.people))):
                await asyncio.sleep(0.005)
                for one in self.people:
                    await one.take_all()

    def _heard(self, one: Guest) -> bool:
        """Return whether a person has heard all, and is asked where the game asks."""
        member = self._table.people.members.get(one.line.person)
        if member is None or member.place is None or one.table is None:
            return one.table is None
        return one.far.told == member.place.told and one.far.questions == member.place.questions

    @property
    def due(self) -> tuple[Guest, Seat]:
        """The person who is asked, and the seat."""
        return next((one, one.far.awaited[0]) for one in self.people if one.far.awaited)

    async def refused(
        self,
        asked: Callable[[], tuple[Guest, Up]],
        before: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Check that a request changes nothing where it is refused, and works afterwards.

        Args:
            asked: returns who asks, and what.
            before: what is done each time before that.
        """
        for place in IN_PLAY:
            await self.calm()
            if before is not None:
                await before()
            one, packet = asked()
            was, count = self.seen, self._disk.refused
            with self._disk.full(place):
                said = await asks(one, packet)
            refusals = ("choice-not-possible", "server-disk")
            assert said in (("",) if isinstance(packet, KeyPressed) else refusals), (packet, said)
            assert self._disk.refused > count, (packet, place)
            for who in self.people:
                failed = await came(who, Failed)
                assert [why.message for why in failed.reasons] == ["server-disk"], (packet, place)
            assert self.seen == was, (packet, place)
            await self.calm()
            assert self.seen == was, (packet, place)
        if before is not None:
            await before()
        one, packet = asked()
        if isinstance(packet, SeatChoice):  # it is answered by events
            await one.line.tell(packet)
        else:
            assert await asks(one, packet) == "", packet
        await until(lambda: self.seen[0] != was[0], "it is written")
        self.tried.append(type(packet).__name__)


async def vote_of(play: InPlay, ann: Guest, bo: Guest) -> None:
    """Have Ann choose, and ask to take it back; the vote of the other is refused."""
    while True:
        await play.calm()
        (one, seat), was = play.due, play.seen
        await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
        await until(lambda was=was: play.seen != was, "it is written")
        await play.calm()
        if one is ann and any(not own.blocked for own in ann.far.last_choices()):
            break

    async def ask() -> None:
        own = next(own for own in ann.far.last_choices() if not own.blocked)
        await ann.far.take_back(own)

        async def asked() -> None:
            while bo.far._proposal is None:
                await bo.take_all()
                await asyncio.sleep(0.005)

        await asyncio.wait_for(asked(), PATIENCE)

    def votes() -> tuple[Guest, Up]:
        assert bo.far._proposal is not None
        return bo, Ballot(bo.far._proposal.number, True)

    await play.refused(votes, ask)


def quick_halts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.02)
    monkeypatch.setattr("audiogame.server.shared_table.HALT", 0.05)


async def test_what_a_record_refuses_was_never_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """Every request about a game: nothing of it comes back when the game is reopened."""
    quick_halts(monkeypatch)
    disk = Disk(monkeypatch)
    async with at_a_server("Ann", bots=1) as ((ann,), link, server):
        play = InPlay(server, link, tmp_path, disk, [ann])

        def choice() -> tuple[Guest, Up]:
            one, seat = play.due
            named = words(one.far.view(seat).legal_actions(seat)[0])
            return one, SeatChoice(seat, one.far.questions[seat], named)

        await play.refused(choice)
        await play.refused(lambda: (ann, Consulted(0)))
        await play.refused(lambda: (ann, TakeBack(0, ann.far.last_choices()[0].number)))
        await play.refused(lambda: (ann, GiveUp()))
        await ann.record()
        tried = play.tried
    async with at_a_server("Ann", "Bo") as ((ann, bo), link, server):
        play = InPlay(server, link, tmp_path, disk, [ann, bo])
        await vote_of(play, ann, bo)
    assert {*tried, *play.tried} == IN_A_GAME


async def test_who_sits_down_in_mid_game_is_refused_with_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """In a free chair by a link, beside somebody who plays, and a bot in place of a person."""
    quick_halts(monkeypatch)
    disk = Disk(monkeypatch)
    table: dict[str, Any] = {"bots": 2, "options": ("rounds=8",)}
    sitting = at_a_server("Ann", "Bo", game=find_game("ten-die-poker"), **table)
    async with sitting as ((ann, bo), link, server), guests("Eve") as (eve,):
        play = InPlay(server, link, tmp_path, disk, [ann, bo])
        await eve.come(link)
        await play.refused(lambda: (eve, Enter(link.table, link.key, eve.names)))
        await eve.sit()
        play.people.append(eve)  # who may be asked from now on
        free = len(server.tables.find(link.table).people.agreement.chairs)
        assert free == 5
        await play.refused(lambda: (ann, Sit(free, Player("Amy"))))
        await play.refused(lambda: (bo, Sit(1, Player("Bo", "casual"))))
        await play.refused(lambda: (bo, Sit(1, Player("Bo"))))

        async def stands_in() -> None:
            """Have a bot stand in for Bo, while another is asked."""
            while play.due[0] is bo:
                one, seat = play.due
                await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
                await one.take_all()
                await play.calm()
            people = server.tables.find(link.table).people
            bo_there = people.members.of_seat(1)
            assert bo_there is not None
            if 1 not in people.members.stand_ins:
                await people.stand_in(bo_there)
            await play.calm()

        await play.refused(lambda: (bo, KeyPressed()), stands_in)
        assert {*play.tried} == MID_GAME


class Refusing:
    """Sends requests to a server whose database refuses, and then once more.

    Args:
        cluster: has the database.
        name: of the database.
        server: that has it.
    """

    def __init__(self, cluster: Cluster, name: str, server: Server) -> None:
        self._cluster = cluster
        self._name = name
        self._server = server
        self.tried: list[str] = []

    async def stored(self) -> str:
        """Return all that is stored, but the time of each agreement, and who holds it."""
        return await asyncio.to_thread(  # it may wait for a transaction of this very loop
            self._cluster.sql,
            self._name,
            "SELECT (agreement::jsonb - 'changed')::text FROM tables UNION ALL "
            "SELECT line FROM lines UNION ALL SELECT person FROM persons ORDER BY 1",
        )

    async def refused(
        self,
        one: Guest,
        asked: Callable[[], Up],
        people: list[Guest],
        before: Callable[[], Awaitable[None]] | None = None,
        what: str = "UPDATE ON tables",
    ) -> None:
        """Check that a request changes nothing where it is refused, and works afterwards.

        Args:
            one: who asks.
            asked: what.
            people: who are at the table, which is given up; they come back.
            before: what is done each time before that.
            what: the statement that is refused.
        """
        if before is not None:
            await before()
        packet, was = asked(), await self.stored()
        times = {who: who.line.connection.times for who in people}
        await asyncio.to_thread(refuse, self._cluster, self._name, what)
        try:
            said = await asks(one, packet)
        except LineLost:
            said = "lost"
        assert said in ("lost", "server-waits"), (packet, said)
        # Whoever lost the line may see the beginning of a record before it is deleted again.
        async with asyncio.timeout(PATIENCE):
            while await self.stored() != was:
                assert said == "lost", packet
        await asyncio.to_thread(allow, self._cluster, self._name)

        def back(who: Guest) -> bool:
            connection, room = who.line.connection, who.line.room
            return connection.times > times[who] and who.line.up and room is not None

        for who in (*people, one) if said == "lost" else ():
            if who in times:
                await until(lambda who=who: back(who), "they are back")
            else:
                await until(lambda who=who: who.line.up, "they are back")
        assert await self.stored() == was, packet
        await until(lambda: going(self._server, people), "the game goes on")
        if before is not None:
            await before()
        packet = asked()
        assert await asks(one, packet) == "", packet
        assert await self.stored() != was, packet
        self.tried.append(type(packet).__name__)


@pytest.mark.real
async def test_after_a_refusal_of_the_database_nothing_has_changed(
    tmp_path: Path, cluster: Cluster
) -> None:
    """The table is given up; when people are back, each request works."""
    name = f"d{secrets.token_hex(4)}"
    asked = replace(wishes(tmp_path), store=cluster.database(name))
    async with (
        serving(asked) as (server, invitation),
        guests("Ann", "Cy", "Di", "Eve") as (ann, cy, di, eve),
    ):
        refusing = Refusing(cluster, name, server)
        refused = refusing.refused
        await ann.come(invitation)
        wanted = open_table(SIKA, "Ann", 2, bots=1, entry="knock")
        await refused(ann, lambda: wanted, [], what="INSERT ON tables")
        ann.line.place.open(await room_of(ann))
        link = table_link(invitation, ann)
        for one in (cy, di):
            await one.come(link)

            knocks: list[int] = []

            async def knocked(one: Guest = one, knocks: list[int] = knocks) -> None:
                await one.line.enter(Enter(link.table, link.key, one.names))
                knocks.append((await came(ann, Knocked)).number)

            def lets_in(knocks: list[int] = knocks) -> Up:
                return AnswerKnock(knocks[-1], True)

            await refused(ann, lets_in, [ann, *([cy] if one is di else [])], knocked)
            await room_of(one)
        people = [ann, cy, di]
        await refused(ann, RenewLink, people)
        await refused(ann, lambda: Mute(cy.line.person, True), people)
        await refused(ann, lambda: Sit(3, Player("Robot")), people)
        await refused(ann, lambda: Sit(3, Player("Robot", "casual")), people)

        votes: list[int] = []

        async def propose() -> None:
            await ann.line.tell(Propose("grace", seconds=300))
            votes.append((await came(cy, Proposed)).vote)
            await came(di, Proposed)
            await ann.hears("proposed")

        await refused(cy, lambda: CastVote(votes[-1], True), people, propose)
        handed = (await room_of(cy)).yours[0]
        await refused(ann, lambda: HandOn(handed), people)
        await refused(cy, lambda: HandOn(0), people)
        seats = (await room_of(di)).yours
        await refused(ann, lambda: Remove(seats[0], ""), people)
        await refused(cy, LeaveTable, [ann, cy])
        chairs = (Chair(PERSON, "Ann"), Chair("casual", "Robot"), Chair(OPEN))
        change = ChangeTable(SIKA.name, SIKA.version, (), chairs)
        await refused(ann, lambda: change, [ann])
        await refused(ann, Start, [ann])
        await ann.sit()
        await refused(ann, lambda: Propose("pause"), [ann])
        await refused(ann, GoOn, [ann])
        await finish([ann], tmp_path)
        was = await refusing.stored()
        await asyncio.to_thread(refuse, cluster, name, "INSERT ON persons")
        with pytest.raises(CannotConnect):
            await eve.come(invitation)
        assert await refusing.stored() == was
        await asyncio.to_thread(allow, cluster, name)
        await eve.close()
        await eve.come(invitation)
        assert await refusing.stored() != was
        await ann.line.leave()
        await ann.line.open_table(open_table(SIKA, "Ann", 1, entry="open"))
        link = table_link(invitation, ann)
        await refused(eve, lambda: Enter(link.table, "", eve.names), [ann])
    assert {*refusing.tried} == AT_A_TABLE | {"OpenTable"}


def going(server: Server, people: list[Guest]) -> bool:
    """Return whether the game of people goes on, if they play one."""
    tables = {one.line.room.table for one in people if one.line.room is not None}
    try:
        awake = [server.tables.find(table) for table in tables]
    except NotHere:  # given up, and nobody is back
        return False
    return all(
        (
            one.game is not None
            and one.game.telling
            and all(w.number is None for w in one.people.members)
        )
        for one in awake
        if one.people.agreement.record
    )


async def room_of(one: Guest) -> Room:
    """Wait until a person is at a table; return it."""
    await until(lambda: one.line.room is not None, "is at a table")
    assert one.line.room is not None
    return one.line.room
