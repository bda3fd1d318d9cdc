"""Luck that one seat alone knows, over a server: others get equal bytes, in equal order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hidden_luck import GAMES, NotedLuck, TwinLuck, installed, opens, twin_choice
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from liars_dice import GAME as LIARS_DICE
from liars_dice.events import Rolled
from liars_dice.rules import Bid, Challenge, LiarsDice
from loopback_transport import take_frame
from online_server import PATIENCE, Guest, guests, serving, wishes
from server_evening import AtServer, begun, finish

from audiogame.archive.journal import Journal
from audiogame.online.packets import AskChoices, Ballot, Consulted, SeatChoice, Sit, TakeBack, frame
from audiogame.online.session_packets import Failed, read_down
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.seat import Seat
from audiogame.rules.state import CHANCE, Action, State
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import ServedPlace
from audiogame.table.luck import Luck, Streams
from audiogame.table.table import Player, Step, Table

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SEATS = ((0,), (1, 2), (), (3,))
"""Devices: one person each at two of them, two people at one, and a guest from the start."""


@pytest.fixture(autouse=True, scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Find the games by their names."""
    with installed(tmp_path_factory.mktemp("packages")):
        yield


class Served:
    """A table at a server, with all frames that each device gets.

    Four people play at three devices, a bot plays, and guests listen, one of them later on.
    """

    def __init__(self, game: Game, luck: Luck) -> None:
        people = (*(Player(f"Person {seat}") for seat in range(4)), Player("Max", "skilled"))
        self.table = Table(game, people, None, luck, lambda line: None, key="k")
        self.table.streams = Streams("public")
        self.hosted = HostedTable(self.table, Journal(None))
        self.hosted.listen_for_guests()
        self.frames: list[list[bytes]] = [[] for _ in SEATS]
        self.places: list[ServedPlace] = [
            self.hosted.enter(seats, got.append)
            for seats, got in zip(SEATS, self.frames, strict=True)
        ]

    def place_of(self, seat: Seat) -> ServedPlace:
        return next(place for place in self.places if seat in place.seats)

    async def go_on(self) -> None:
        while await self.hosted.act() is Step.MOVED:
            pass

    async def luck_acts(self) -> None:
        while self.table.state.chance is not None:
            await self.hosted.act()

    async def choose(self, seat: Seat, action: Action) -> None:
        place = self.place_of(seat)
        choice = SeatChoice(seat, place.questions[seat], words(action))
        await take_frame(self.hosted, place, frame(choice))
        await self.luck_acts()

    async def ask(self, seat: Seat) -> None:
        """Ask for advice, for an undo, and for what is not possible."""
        place = self.place_of(seat)
        for packet in (
            Consulted(seat),
            TakeBack(seat, self.table.decisions[seat]),
            SeatChoice(seat, 10_000, "nonsense"),
            SeatChoice((seat + 1) % 4, place.questions.get(seat, 3), "nonsense"),
            AskChoices(seat),
        ):
            await take_frame(self.hosted, place, frame(packet))
        for number, other in enumerate(self.places):
            await take_frame(self.hosted, other, frame(AskChoices(seat)))
            await take_frame(self.hosted, other, frame(Ballot(number, False)))

    def guest_comes(self) -> None:
        """Admit a guest during the game, and send what has been played."""
        got: list[bytes] = []
        place = self.hosted.enter_as_guest(got.append)
        assert place is not None, "guests are let in"
        got += self.hosted.missed(place, -1).frames
        self.places.append(place)
        self.frames.append(got)

    def come_back(self) -> None:
        """Tell each device again what it has missed, as another device that takes it over."""
        for got, place in zip(self.frames, self.places, strict=True):
            for number in (-1, 0, place.told - 1, place.told):
                missed = self.hosted.missed(place, number)
                got += (b"%d lacks, %d first" % (missed.lacks, missed.first), *missed.frames)


async def dealt_to(one: Guest) -> tuple[tuple[int, ...] | None, ...]:
    """Wait until luck has dealt; return the dice under all cups as a device sees them."""
    await one.take_all()
    async with asyncio.timeout(PATIENCE):
        while CHANCE in one.far.state.actors:
            await one.line.changed()
            await one.take_all()
    await one.hear_the_rest()
    state = one.far.view(one.far.seats[0]) if one.far.seats else one.far.state
    assert isinstance(state, LiarsDice)
    return state.cups


def kind_of(data: bytes) -> str:
    """Return the name of a packet in a frame; what else is noted here, as it is."""
    return str(json.loads(data)["packet"]) if data.startswith(b"{") else data.decode()


async def played_as_twins(
    game: Game, seat: Seat, picks: list[int]
) -> tuple[Served, Served, TwinLuck]:
    """Play two games alike that differ in what luck has dealt a seat, up to where it is shown."""
    noted = NotedLuck("7")
    first = Served(game, noted)
    await first.hosted.begin()
    await first.go_on()
    luck = TwinLuck(noted, seat)
    other = Served(game, luck)
    await other.hosted.begin()
    await other.go_on()
    for pick in picks:
        (awaited,) = first.table.state.actors
        one, twin = first.table.state, other.table.state
        action = twin_choice(one, twin, awaited, pick)
        if action is None or opens(first.table, awaited, action):
            break
        if awaited in first.table.bots:  # it sees the same, and is not asked here
            for served in (first, other):
                served.table.submit(awaited, action)
                await served.luck_acts()
                await served.hosted.change(lambda: None)
            continue
        for served in (first, other):
            await served.choose(awaited, action)
            await served.ask(awaited)
    for served in (first, other):
        served.guest_comes()
        served.come_back()
        person = served.table.players[seat]
        for player in (Player(person.name, "skilled"), person):
            await take_frame(served.hosted, served.place_of(seat), frame(Sit(seat, player)))
    return first, other, luck


@EACH
@given(picks=st.lists(st.integers(0, 1000), max_size=10), seat=st.integers(0, 3))
@examples(max_examples=8)
def test_other_devices_and_guests_get_equal_bytes(game: Game, picks: list[int], seat: Seat) -> None:
    """Advice, undo, faults, coming back, a second device and a stand-in bot tell nothing.

    The device of the seat itself gets packets of the same kinds in the same order.
    """
    first, other, luck = asyncio.run(played_as_twins(game, seat, picks))
    for place, one, twin in zip(first.places, first.frames, other.frames, strict=True):
        assert [*map(kind_of, one)] == [*map(kind_of, twin)]
        if seat not in place.seats:
            assert one == twin
            assert len(one) > 3
    if luck.different:
        own = first.places.index(first.place_of(seat))
        assert first.frames[own] != other.frames[own], "the test can fail"


def test_undo_is_refused_over_a_line_once_luck_has_followed() -> None:
    """Nobody is asked to agree to it; a vote that luck overtakes takes nothing back."""

    async def play() -> tuple[Served, State]:
        served = Served(LIARS_DICE, Luck("7"))
        await served.hosted.begin()
        await served.go_on()
        await served.choose(0, Bid(1, 3))
        await take_frame(served.hosted, served.places[0], frame(TakeBack(0, 1)))
        await served.choose(1, Challenge())
        state = served.table.state
        for place in served.places[1:]:
            await take_frame(served.hosted, place, frame(Ballot(1, True)))
        await take_frame(served.hosted, served.places[0], frame(TakeBack(0, 1)))
        return served, state

    served, state = asyncio.run(play())
    assert served.table.state == state
    assert served.table.taken_back == 0
    refused = read_down(served.frames[0][-1])
    assert isinstance(refused, Failed)
    assert [why.message for why in refused.reasons] == ["undo-dealt"]


async def test_a_restarted_server_tells_a_second_device_its_own_dice_and_a_guest_none(
    tmp_path: Path,
) -> None:
    """The device that Bo had before is gone, and the game is read from its files."""
    async with guests("Ann", "Bo") as (ann, bo):
        async with serving(wishes(tmp_path)) as (_, invitation):
            port = int(invitation.address.rpartition(":")[2])
            link = await begun(LIARS_DICE, invitation, [ann, bo], spectators=True)
            unknown, dice = await dealt_to(bo)
            assert unknown is None
            assert dice is not None
            await bo.close()
        async with serving(wishes(tmp_path, port)), guests("Bo", "Gus") as (again, gus):
            again.secret = bo.secret
            for one, listens in ((again, False), (gus, True)):
                await one.enter(link, guest=listens)
                await one.sit()
                assert await dealt_to(one) == (None, None if listens else dice)
                rolled = [event for event, _ in one.ears.heard if isinstance(event, Rolled)]
                assert rolled == ([] if listens else [Rolled(1, dice)])


@pytest.mark.soak
@EACH
def test_a_whole_evening_is_proved_and_everybody_hears_the_own_hand_alone(
    game: Game, at_a_server: AtServer, tmp_path: Path
) -> None:
    """Over sockets, with a bot, two people at a device, and shared luck."""

    async def play() -> list[Guest]:
        async with at_a_server("Ann", "Bo,Cy", game=game, bots=1) as (people, _, _):
            await finish(people, tmp_path, game)
            return people

    for one in asyncio.run(play()):
        for event, seats in one.ears.heard:
            if isinstance(event, Rolled):
                assert seats == (event.seat,)
                assert event.seat in one.far.seats


def test_a_server_keeps_what_is_dealt_from_its_log_and_its_record(
    at_a_server: AtServer, tmp_path: Path
) -> None:
    """Who is removed, or stops the server, finds hashes alone outside the private files."""

    async def play() -> list[tuple[str, str]]:
        async with at_a_server("Ann", "Bo", game=LIARS_DICE) as (people, _, _):
            while not any(one.far.awaited for one in people):
                await asyncio.gather(*(one.take_all() for one in people))
                await asyncio.sleep(0.01)
            return [
                (path.suffix, path.read_text(encoding="utf-8", errors="replace"))
                for path in tmp_path.rglob("*")
                if path.is_file()
            ]

    files = asyncio.run(play())
    (record,) = [text for suffix, text in files if suffix == ".record"]
    luck = [line for line in record.splitlines() if line.startswith("*")]
    assert len(luck) == 2
    assert all(line.startswith("* secret ") for line in luck)
    (choices,) = [text for suffix, text in files if suffix == ".choices"]
    dealt = [line.split(" * ")[1] for line in choices.splitlines()[1:]]
    assert len(dealt) == 2
    for suffix, text in files:
        assert suffix == ".choices" or not any(one in text for one in dealt), suffix
