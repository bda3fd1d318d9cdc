"""A table over a loopback connection: the same events, views and questions, and no more."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest
from home_tables import notices_of
from loopback_transport import Loopback, take_frame
from online_server import Ears

from audiogame.archive.journal import Journal
from audiogame.archive.opened_table import new_table
from audiogame.online.codec import codec_of
from audiogame.online.packets import EventsTold, SeatChoice, Seated, frame
from audiogame.online.reasons import failed
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import Failed, read_down
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.state import Query, Seat, seen_by_all
from audiogame.rules.value import replace
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import ServedPlace
from audiogame.table.library import all_games
from audiogame.table.luck import Luck
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.table import Player, Step, Table

MOVES = pytest.mark.parametrize("moves", [60, pytest.param(300, marks=pytest.mark.soak)])
GAMES = pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)


def players_of(game: Game, people: int) -> tuple[Player, ...]:
    """Seat people, and one bot where there is room."""
    players = [Player(f"Person {seat + 1}") for seat in range(people)]
    if people + 1 in game.seats:
        players.append(Player("Max", next(iter(game.bots))))
    return tuple(players)


def shared(game: Game, people: int) -> Table:
    players = players_of(game, people)
    return Table(game, players, None, Luck("7"), lambda line: None, key="k")


async def enter(hosted: HostedTable, seats: tuple[Seat, ...]) -> RemoteTable:
    line = Loopback(hosted, seats)
    data = await line.received()
    assert data is not None
    seated = read_down(data)
    assert isinstance(seated, Seated)
    return RemoteTable(line, seated)


async def drain(remotes: list[RemoteTable]) -> None:
    """Receive all pending packets at every client."""
    going = True
    while going:
        going = False
        for remote in remotes:
            going |= await remote.step() is Step.MOVED


@GAMES
@MOVES
@pytest.mark.parametrize("places", [((0,), (1,)), ((0, 1),), ((1,), (0,), ())])
async def test_a_remote_table_is_the_table(
    game: Game, moves: int, places: tuple[tuple[Seat, ...], ...]
) -> None:
    """Each client hears and sees what a listener at the table itself would."""
    table = shared(game, max(2, game.seats[0]))
    hosted = HostedTable(table, Journal(None))
    far = [await enter(hosted, seats) for seats in places]
    far += [
        await enter(hosted, (seat,))
        for seat in table.state.seated
        if table.players[seat].bot is None and not any(seat in seats for seats in places)
    ]
    near, ears = [Ears(one.seats) for one in far], [Ears(one.seats) for one in far]
    known = [0] * len(far)
    """Events of each client already compared."""
    table.listeners += near
    for one, ear in zip(far, ears, strict=True):
        one.listeners.append(ear)
    await hosted.begin()
    chance = Random(1)
    for _ in range(moves):
        await drain(far)
        for at, (one, ear, own) in enumerate(zip(far, ears, near, strict=True)):
            assert ear.heard[known[at] :] == own.heard[known[at] :]
            known[at] = len(own.heard)
            for seat in one.seats:
                assert one.view(seat) == table.state.seen_by(seat)
                assert one.view(seat).legal_actions(seat) == table.state.legal_actions(seat)
            everybody = one.seats or tuple(range(table.state.seats))
            assert one.state == seen_by_all(table.state, everybody)
            for query in Query:
                about = one.seats[0] if one.seats else 0
                assert one.ask(one.seats, query, about) == table.ask(one.seats, query, about)
            assert one.players == table.players
            assert {*one.awaited} == {*table.awaited} & {*one.seats}
        due = [(one, seat) for one in far for seat in one.awaited]
        if not due:
            break
        one, seat = chance.choice(due)
        await one.submit(seat, chance.choice(one.view(seat).legal_actions(seat)))
    assert len(table.moves) > 10


@GAMES
@MOVES
def test_a_stream_follows_from_the_record(game: Game, moves: int, tmp_path: Path) -> None:
    """Events, their numbers and those of questions are the same after the record is read again."""
    seats = max(2, game.seats[0])
    opened = new_table(game, players_of(game, seats), game.options(), tmp_path, "7")
    table, path = opened.table, opened.journal.path
    assert path is not None
    hosted = HostedTable(table, opened.journal)
    chance = Random(2)

    async def play() -> list[RemoteTable]:
        far = [await enter(hosted, (seat,)) for seat in range(seats)]
        await hosted.begin()
        for count in range(moves):
            await drain(far)
            due = [(one, seat) for one in far for seat in one.awaited]
            if not due:
                break
            one, seat = chance.choice(due)
            await one.submit(seat, chance.choice(one.view(seat).legal_actions(seat)))
            if count % 7 == 3 and table.state.result is None:
                await drain(far)
                choices = [
                    len(table.moves) - at
                    for at, move in enumerate(table.moves)
                    if move.seat >= 0 and move.number > table.dealt
                ]
                if choices:
                    await hosted.change(partial(table.take_back, choices[-2:][0]))
        await drain(far)
        return far

    far = asyncio.run(play())
    opened.journal.close()
    assert table.taken_back > 2 or table.dealt
    record = load(path)
    places = [ServedPlace(codec_of(game), (seat,), None) for seat in range(seats)]
    replay = Replay(record, kept_private(path, record), places)
    for _ in replay.lines():
        for place in places:
            place.settle(replay.table)
    for place, one in zip(places, far, strict=True):
        assert place.told == one.told
        assert {*place.questions.items()} == {*one.questions.items()}
        events = [told for piece in place.missed(0) or () for told in piece.events]
        assert len(events) == place.told
        (seat,) = one.seats
        heard = [codec_of(game).read_event(bytes(told.event)) for told in events[-20:]]
        assert heard == [*one.recent][-20:]
        assert place.line == len([*one.told_so_far(seat)])
        seen = [event.seen_by(seat) for event in table.told_so_far()]
        wanted = [event for event in seen if event is not None]
        assert [*one.told_so_far(seat)] == wanted
        # After a reconnect at any point, the client keeps the same list by the same rule.
        whole = heard_by([], place.missed(0))
        assert [codec_of(game).read_event(event) for event in whole] == wanted
        heard_before: list[bytes] = []
        for at, piece in enumerate(place._at_hand):
            cuts = piece.line != len(heard_before) + len(piece.events)
            if cuts or at % 16 == 0:
                assert heard_by(heard_before, place.missed(piece.number)) == whole
            heard_before = heard_by(heard_before, (piece,))


def heard_by(before: list[bytes], pieces: tuple[EventsTold, ...] | None) -> list[bytes]:
    """Update the list of valid events: add the new ones, and truncate it to its length."""
    assert pieces is not None
    events = before
    for piece in pieces:
        events = [*events, *(bytes(one.event) for one in piece.events)][: piece.line]
    return events


async def test_a_choice_counts_once_and_for_its_own_seat_only() -> None:
    """Late, repeated, foreign and impossible choices are refused, and change nothing."""
    game = next(game for game in all_games()[0] if game.name == "sika")
    table = shared(game, 2)
    hosted = HostedTable(table, Journal(None))
    ann = await enter(hosted, (0,))
    frames: list[bytes] = []
    bo = hosted.enter((1,), frames.append)
    await hosted.begin()
    await drain([ann])
    (question,) = ann.questions.values()
    cases = {
        "seat-of-another": SeatChoice(0, question, "call red"),
        "choice-stale": SeatChoice(1, 99, "call red"),
        "choice-not-possible": SeatChoice(1, bo.questions.get(1, bo.told), "call mauve"),
    }
    for why, choice in cases.items():
        before, told = table.state, len(frames)
        await take_frame(hosted, bo, frame(replace(choice, request=7)))
        (refused,) = map(read_down, frames[told:])
        assert refused == failed(Reason(why), request=7)
        assert table.state is before
    for data in (b"", b"{", b"[]", b'{"packet":"Told"}', b'{"packet":"Choice"}', b"9" * 99_999):
        told = len(frames)
        await take_frame(hosted, bo, data)
        assert [type(read_down(data)) for data in frames[told:]] == [Failed]
    legal = ann.view(0).legal_actions(0)
    await ann.submit(0, legal[0])
    after, counted = table.state, len(table.moves)
    await take_frame(hosted, hosted.places[0], frame(SeatChoice(0, question, words(legal[1]))))
    assert (table.state, len(table.moves)) == (after, counted)
    heard: tuple[str, ...] = ()
    while not heard:
        await ann.step()
        heard = notices_of(ann)
    assert heard == ("choice-stale",)


def test_on_the_wire_a_secret_changes_nothing() -> None:
    """Bytes, lengths and order are equal in two games that differ in a seat's secret."""
    game = next(game for game in all_games()[0] if game.name == "scientific-war")

    async def frames(place: int, pick: int) -> list[bytes]:
        table = shared(game, 3)
        hosted = HostedTable(table, Journal(None))
        others = [await enter(hosted, (seat,)) for seat in range(3) if seat != place]
        heard: list[bytes] = []
        hosted.enter((place,), heard.append)
        await hosted.begin()
        await drain(others)
        (chooser,) = others[0].seats
        await others[0].submit(chooser, others[0].view(chooser).legal_actions(chooser)[pick])
        await drain(others)
        return heard

    for place in range(3):
        wires = {tuple(asyncio.run(frames(place, pick))) for pick in range(4)}
        assert len(wires) == 1
    assert any(b"Told" in data for data in next(iter(wires)))
