"""Coming back to a long game: its end is there at once, and the rest comes behind it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from benchmarks.server_tables import prepare, secret_of
from long_games import (  # a fixture among them
    EVERY,
    change_state_file,
    counted_moves,
    often,  # noqa: F401
    only_file,
    played_and_left,
)
from online_player import Player, began_elsewhere, enters, joins, opened
from online_server import HOME, PATIENCE, Guest, came, guests, serving, wishes
from patience import becomes
from server_evening import AtServer, check_evening
from tiers import every_second

from audiogame.archive.journal import at_once
from audiogame.archive.opened_table import new_table
from audiogame.lobby import far_game
from audiogame.online import session
from audiogame.online.company_packets import Patience
from audiogame.online.link import TableLink
from audiogame.online.packets import Earlier, Heard, frame
from audiogame.online.session_packets import Done, Failed
from audiogame.online.table_packets import Enter
from audiogame.rules.state import Event
from audiogame.rules.value import replace
from audiogame.server import past, retelling
from audiogame.server.attendance import Attendance
from audiogame.server.members import Sink
from audiogame.server.outbox import Outbox
from audiogame.server.past import EarlierEvents, NewPlace, memories_of, resumed
from audiogame.server.server import Server, ServerOptions
from audiogame.table.library import find_game
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Player as Sitter
from audiogame.table.table import Step

PATIENCE_LOOKS = int(PATIENCE / far_game.LOOK)
"""Looks for a record in the time that all else here may take."""
MOVES = 8 * EVERY
"""Moves of the long game here."""
TABLE = "table-0"
WAR = find_game("scientific-war")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for each answer as long as for all else here: a long game is replayed before it."""
    monkeypatch.setattr(session, "ANSWER", PATIENCE)


class Gate:
    """Holds back what is replayed from a record, piece by piece."""

    def __init__(self) -> None:
        self._pieces = threading.Semaphore(0)

    def let(self, pieces: int) -> None:
        """Release so many pieces."""
        self._pieces.release(pieces)

    def open(self) -> None:
        """Release all pieces."""
        self.let(10_000)

    def wait(self) -> None:
        assert self._pieces.acquire(timeout=PATIENCE)


@contextmanager
def held_back() -> Iterator[Gate]:
    """Hold back earlier events until the gate is opened."""
    gate, own = Gate(), EarlierEvents.next

    def next_(earlier: EarlierEvents) -> tuple[Earlier, ...]:
        gate.wait()
        return own(earlier)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(EarlierEvents, "next", next_)
        try:
            yield gate
        finally:
            gate.open()


def long_table(folder: Path) -> ServerOptions:
    """Write the folder of a server with a long game; return its options."""
    prepare(folder, 1, MOVES)
    return replace(wishes(folder), name="benchmarks")


def device(number: int) -> Guest:
    """Return one of the two devices at the table of a long game, which has two seats."""
    one = Guest("Ann")
    one.secret = secret_of(0, number)
    return one


async def back(one: Guest, invitation: TableLink) -> None:
    """Come back to the table of a long game, until its views and questions are there."""
    await one.come(invitation)
    await one.line.enter(Enter(TABLE))
    await seen(one)


async def seen(one: Guest) -> None:
    await one.sit()
    async with asyncio.timeout(PATIENCE):
        while not one.far.caught_up:
            await one.take_all()
            if not one.far.caught_up:
                await one.line.changed()


class Witness:
    """What some seats hear of a record."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.heard: list[tuple[Event, tuple[int, ...]]] = []

    def hear(self, event: Event, seats: tuple[int, ...]) -> None:
        self.heard.append((event, seats))


def in_the_record(path: Path, seats: tuple[int, ...]) -> list[tuple[Event, tuple[int, ...]]]:
    """Return what seats have heard of a game, by its record."""
    record, witness = load(path), Witness(seats)
    Replay(record, kept_private(path, record), (witness,)).to_end()
    return witness.heard


async def test_a_server_that_runs_replays_nothing_before_the_end_of_a_long_game_is_there(
    tmp_path: Path,
) -> None:
    """Whoever comes back chooses, and is answered, while nothing of the rest has come."""
    asked = long_table(tmp_path)
    async with serving(asked) as (_, invitation):
        ann, cy = device(0), device(1)
        await back(ann, invitation)
        await ann.hear_the_rest()
        await ann.close()
        ann = device(0)
        with held_back() as gate:
            with counted_moves() as moves:
                await back(ann, invitation)
                await back(cy, invitation)
                assert not moves
            log = ann.far.log
            assert None not in log[-8:]
            assert log[: len(log) - 50].count(None) == len(log) - 50
            assert 1 < len(ann.ears.heard) <= 50
            told = ann.far.told
            for _ in range(6):
                async with asyncio.timeout(PATIENCE):
                    while not (ann.far.awaited or cy.far.awaited):
                        await asyncio.sleep(0.01)
                        await ann.take_all()
                        await cy.take_all()
                one = ann if ann.far.awaited else cy
                seat = one.far.awaited[0]
                await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
            async with asyncio.timeout(PATIENCE):
                while ann.far.told < told + 5:
                    await asyncio.sleep(0.01)
                    await ann.take_all()
            assert ann.far.lacks
            gate.open()
            await ann.hear_the_rest()
            await cy.hear_the_rest()
        path = only_file(tmp_path, ".record")
        for one in (ann, cy):
            await one.take_all()
            async with asyncio.timeout(PATIENCE):
                while one.ears.heard != in_the_record(path, one.far.seats):
                    await asyncio.sleep(0.05)
                    await one.take_all()
            assert [*one.far.log] == [event for event, _ in one.ears.heard]
            await one.close()


def test_after_a_restart_a_long_game_goes_on_from_its_state(tmp_path: Path) -> None:
    """Numbers, questions and views are those of a server that has replayed everything."""
    asked = long_table(tmp_path)

    async def visit() -> tuple[int, list[tuple[Event, tuple[int, ...]]], object]:
        async with serving(asked) as (_, invitation):
            ann = device(0)
            with held_back() as gate:
                with counted_moves() as moves:
                    await back(ann, invitation)
                count = len(moves)
                gate.open()
                await ann.hear_the_rest()
            found = ann.far.told, ann.far.questions, ann.far.state, ann.far.view(2)
            heard = ann.ears.heard
            await ann.close()
            return count, heard, found

    count, heard, found = asyncio.run(visit())
    assert count >= MOVES
    assert only_file(tmp_path, ".state").exists()
    count, again, after = asyncio.run(visit())
    assert count < 3 * EVERY
    assert (again, after) == (heard, found)


def test_a_state_without_one_of_the_places_is_no_shortcut(tmp_path: Path) -> None:
    """A device whose seats are others than those that are kept is told the right numbers."""
    asked = long_table(tmp_path)

    async def visit(number: int) -> list[tuple[Event, tuple[int, ...]]]:
        async with serving(asked) as (_, invitation):
            one = device(number)
            await back(one, invitation)
            await one.hear_the_rest()
            heard = one.ears.heard
            await one.close()
            return heard

    asyncio.run(visit(0))
    change_state_file(only_file(tmp_path, ".state"), {"guests": []})
    with counted_moves() as moves:
        heard = asyncio.run(visit(1))
    assert len(moves) >= MOVES
    assert heard == in_the_record(only_file(tmp_path, ".record"), (1, 3))


async def test_the_rest_goes_on_where_the_line_was_lost(tmp_path: Path) -> None:
    """Nothing is missing then, and no listener hears anything twice."""
    asked = long_table(tmp_path)
    async with serving(asked) as (_, invitation):
        ann = device(0)
        with held_back() as gate:
            await back(ann, invitation)
            gate.let(2)
            async with asyncio.timeout(PATIENCE):
                while ann.far.log[0] is None:
                    await ann.line.changed()
                    await ann.take_all()
            assert ann.far.lacks
            times = ann.line.connection.times
            ann.line.cut()
            async with asyncio.timeout(PATIENCE):
                while ann.line.connection.times == times:
                    await ann.line.changed()
            gate.open()
            await ann.hear_the_rest()
        assert ann.ears.heard == in_the_record(only_file(tmp_path, ".record"), (0, 2))
        await ann.close()


@pytest.mark.parametrize("times", [2, 3], ids=["at last", "again and again"])
async def test_earlier_events_that_cannot_be_read_are_read_anew(
    times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They go on with the first that was not sent; only where that fails too is it told."""
    asked = long_table(tmp_path)
    faults: list[BaseException] = []
    monkeypatch.setattr(retelling, "PAUSES", (0.0, 0.0))
    own, calls = EarlierEvents.next, 0

    def fails(earlier: EarlierEvents) -> tuple[Earlier, ...]:
        nonlocal calls
        calls += 1
        if 3 <= calls < 3 + times:
            raise OSError
        return own(earlier)

    monkeypatch.setattr(EarlierEvents, "next", fails)
    server = Server(asked, faults.append)
    invitation = server.invitation(f"{HOME}:{await server.begin()}")
    async with guests("Ann") as (ann,):
        ann.secret = secret_of(0, 0)
        await back(ann, invitation)
        if times == 2:
            await ann.hear_the_rest()
            assert ann.ears.heard == in_the_record(only_file(tmp_path, ".record"), (0, 2))
        else:
            failed = await came(ann, Failed)
            assert [why.message for why in failed.reasons] == ["server-failed"]
            assert ann.far.lacks
    await server.close()
    assert [type(one) for one in faults] == [OSError] * times


async def test_the_record_of_a_game_comes_after_all_its_events(
    tmp_path: Path, at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who came back in the middle has heard the whole game in order."""
    open_line, own = asyncio.Event(), Outbox.send_when_idle

    async def behind(outbox: Outbox, data: bytes) -> bool:
        await open_line.wait()
        return await own(outbox, data)

    monkeypatch.setattr(Outbox, "send_when_idle", behind)
    async with at_a_server("Ann", "Cy") as ((ann, cy), link, server):
        game = server.tables.find(link.table).game
        assert game is not None
        await moves(ann, cy, 16)
        await cy.close()
        again = Guest("Cy")
        again.secret = cy.secret
        await again.come(link)
        await again.line.enter(Enter(link.table))
        await seen(again)
        assert again.far.lacks
        playing = asyncio.gather(ann.play(Random(1)), again.play(Random(2)))
        ann_has = await ann.record()
        await becomes(lambda: again.far.state.result is not None)
        assert again.line.record is None
        open_line.set()
        assert all(await playing)
        assert await again.record() == ann_has
        check_evening([ann, again], [ann_has, ann_has], game.table.game, tmp_path)
        await again.close()


async def moves(ann: Guest, cy: Guest, count: int) -> None:
    """Play until Ann has heard so many events."""
    async with asyncio.timeout(PATIENCE):
        while len(ann.ears.heard) < count:
            for one in (ann, cy):
                await one.take_all()
                for seat in one.far.awaited[:1]:
                    await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
            await asyncio.sleep(0.01)
        for one in (ann, cy):
            await one.take_all()


def test_nothing_is_replayed_for_a_guest_before_the_end_is_there(tmp_path: Path) -> None:
    """A guest is told the end at once also after a restart of the server."""
    asked = long_table(tmp_path)

    async def listen(spectators: bool) -> int:
        async with serving(asked) as (server, invitation):
            agreed = server.store.agreements[TABLE]
            if spectators:
                await server.store.keep(replace(agreed, spectators=True))
            ann, gus = device(0), Guest("Gus")
            await back(ann, invitation)
            await ann.hear_the_rest()
            with held_back() as gate:
                with counted_moves() as replayed:
                    await gus.come(invitation)
                    await gus.line.enter(Enter(TABLE, agreed.key, ("Gus",), guest=True))
                    await seen(gus)
                count = len(replayed)
                gate.open()
                await gus.hear_the_rest()
            public = in_the_record(only_file(tmp_path, ".record"), ())
            assert [event for event, _ in gus.ears.heard] == [event for event, _ in public]
            await ann.close()
            await gus.close()
            return count

    assert asyncio.run(listen(spectators=True)) == 0
    assert asyncio.run(listen(spectators=False)) == 0


def test_only_what_has_happened_meanwhile_is_replayed_while_a_table_waits_for_a_newcomer(
    tmp_path: Path,
) -> None:
    prepare(tmp_path, 1, 300)
    path = only_file(tmp_path, ".record")
    record = path.read_bytes()
    path.write_bytes(b"".join(record.splitlines(keepends=True)[:-20]))
    new, whole = NewPlace(path, (4,)), NewPlace(path, (4,))
    new.catch_up()
    path.write_bytes(record)
    with counted_moves() as replayed:
        new.catch_up()
    assert len(replayed) == 20
    whole.catch_up()
    assert new.place.memory() == whole.place.memory()
    ends = [
        [event for piece in place.missed(place.first_at_hand) or () for event in piece.events][-5:]
        for place in (new.place, whole.place)
    ]
    assert len(ends[0]) == 5
    assert ends[0] == ends[1]


@pytest.mark.parametrize("undo", every_second([0.1, 0.0]))
def test_what_was_missed_late_in_a_game_is_replayed_from_the_milestone_before(
    tmp_path: Path, undo: float
) -> None:
    """The events are those of a replay from the first move, also where moves were taken back."""
    played_and_left(tmp_path, MOVES, undo=undo)
    path, seats = only_file(tmp_path, ".record"), (0,)
    found = resumed(path, (seats, ()), at_once)
    milestones, told = [*reversed(found.opened.table.milestones)], found.places[0].told
    assert len(milestones) > 4
    for milestone in milestones:
        first = memories_of(milestone)[seats].told + 3
        with counted_moves() as replayed:
            late = all_of(EarlierEvents(path, seats, first, told, milestone))
        # The last moves may have told this seat nothing.
        assert undo or 0 < len(replayed) <= found.opened.table.written - milestone.written
        assert late == all_of(EarlierEvents(path, seats, first, told))
        assert late[0][0] == first
        assert late[-1][0] == told - 1
    found.opened.journal.close()


def all_of(earlier: EarlierEvents) -> list[tuple[int, bytes]]:
    """Return all events with their numbers."""
    found = []
    while pieces := earlier.next():
        for piece in pieces:
            found += [(at, bytes(one.event)) for at, one in enumerate(piece.events, piece.number)]
    return found


def test_what_comes_behind_tells_nobody_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces are as long, whatever others chose in secret, and however often they took advice."""
    monkeypatch.setattr(past, "SLICE", 10)

    def pieces(folder: Path, card: int, advised: int) -> list[tuple[bytes, ...]]:
        players = Sitter("Ann"), Sitter("Bo")
        opened = new_table(WAR, players, WAR.options(), folder, seed="7")
        table = opened.table
        table.open()
        while table.decisions[0] < 10 or len(table.awaited) < 2:
            if table.step() is Step.AWAITED:
                seat = table.awaited[-1]
                table.submit(seat, table.state.legal_actions(seat)[0])
            for _ in range(advised):
                asyncio.run(opened.note_advice(1))
        table.submit(1, table.state.legal_actions(1)[card])
        assert table.awaited[0] == 0
        opened.journal.close()
        earlier = EarlierEvents(only_file(folder, ".record"), (0,), 0, 10_000)
        found = []
        while some := earlier.next():
            found.append(tuple(map(frame, some)))
        return found

    one = pieces(tmp_path / "one", 0, 0)
    assert len(one) > 3
    assert one == pieces(tmp_path / "other", -1, 0)
    assert one == pieces(tmp_path / "advised", 1, 3)


@contextmanager
def forged(what: str) -> Iterator[None]:
    """Replace the earlier events that a server sends by others, or by none."""
    own = EarlierEvents.next

    def next_(earlier: EarlierEvents) -> tuple[Earlier, ...]:
        found = own(earlier)
        if not found or what == "withheld":
            return ()
        first, *rest = found
        events = [
            Heard(one.seats, type(one.event)(bytes(one.event).replace(b'"blue"', b'"red"')))
            for one in first.events
        ]
        return (replace(first, events=tuple(events)), *rest) if what == "changed" else found

    wait_for_rest = far_game._wait_for_rest

    async def rest(table: far_game.FarTable) -> None:
        """Wait for what comes, on a busy machine too, and but a little for what never does."""
        with pytest.MonkeyPatch.context() as shorter:
            shorter.setattr(far_game, "LOOKS", 40 if what == "withheld" else PATIENCE_LOOKS)
            await wait_for_rest(table)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(EarlierEvents, "next", next_)
        patched.setattr(far_game, "LOOKS", PATIENCE_LOOKS)
        patched.setattr(far_game, "_wait_for_rest", rest)
        yield


@pytest.mark.parametrize("what", ["as it was", "changed", "withheld"])
def test_what_comes_behind_is_compared_with_the_record(tmp_path: Path, what: str) -> None:
    """The comparison is told only where events differ, or do not come at all."""

    async def evening() -> None:
        async with (
            serving(wishes(tmp_path / "server")) as (_, invitation),
            guests("Ann") as (ann,),
        ):
            link = await opened(ann, invitation)
            before = await began_elsewhere(ann, link, tmp_path / "bo")
            await moves(ann, before, 16)
            await before.close()
            bo = Player(tmp_path / "bo", "Bo")
            playing = asyncio.create_task(enters(bo, link))
            await bo.hears("made so far. Shift L tells all of it.")
            if what != "withheld":
                async with asyncio.timeout(PATIENCE):
                    while not any("New game." in one.text for one in bo.app.recall.history.lines):
                        await asyncio.sleep(0.01)
            assert not bo.heard("another game")
            choosing = asyncio.create_task(ann.play(Random(1)))
            while not bo.heard("Enter: play again"):
                if bo.fingers.idle:
                    bo.fingers.press("1", "enter")
                await asyncio.sleep(0.05)
            await choosing
            bo.fingers.press("escape")
            await bo.hears("The record of this game is kept")
            assert bo.heard("The record tells a different game from the one you heard.") == (
                what != "as it was"
            )
            playing.cancel()

    with forged(what):
        asyncio.run(evening())


@pytest.mark.real
async def test_whoever_waits_a_second_for_a_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way in that the server has not answered; after a loss that is all one loss, which ends
    with the table's answer, not with the connection."""
    ready, asked, own = asyncio.Event(), asyncio.Event(), Attendance.enter
    no_word = "The server hasn't answered yet."

    async def enter(attendance: Attendance, person: str, wanted: Enter, sink: Sink) -> bool:
        asked.set()
        await ready.wait()
        return await own(attendance, person, wanted, sink)

    monkeypatch.setattr(Attendance, "enter", enter)
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann") as (ann,),
    ):
        ready.set()
        link = await opened(ann, invitation)
        ready.clear()
        bo, playing = await joins(Player(tmp_path / "bo", "Bo"), link, no_word)
        assert not bo.heard("You sit at a table")
        ready.set()
        await bo.hears("You sit at a table of Sika.")
        await ann.line.start()
        await ann.sit()
        await bo.hears("New game.")
        member = next(
            one for one in server.tables.find(link.table).people.members if one.seats == (1,)
        )
        assert member.sink is not None
        ready.clear()
        asked.clear()
        bo.forget()
        member.sink.cut()
        await bo.hears("Connection lost. Your seat is kept.")
        await becomes(asked.is_set)
        assert not bo.heard("The connection is back.")
        ready.set()
        await bo.hears("The connection is back.")
        assert not bo.heard(no_word)
        assert sum("Connection lost." in line for line in bo.ears.lines) == 1
        playing.cancel()


async def test_a_move_to_another_process_after_a_loss_is_no_other_loss(tmp_path: Path) -> None:
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        link = await opened(ann, invitation)
        await bo.enter(link)
        bo.line.cut()
        await becomes(lambda: bo.line.connection.times == 2 and bo.line.answers)
        answered: list[bool] = []
        bo.line.followers.append(lambda: answered.append(bo.line.answers))
        member = server.tables.find(link.table).people.members.of_seat(1)
        assert member is not None
        sink, member.sink = member.sink, None
        assert sink is not None
        sink.go(link.address)
        await becomes(lambda: bo.line.connection.times == 3)
        await bo.line.ask(Patience(1), Done)
        assert answered
        assert all(answered)
