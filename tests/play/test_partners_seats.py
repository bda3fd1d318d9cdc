"""A seat of partners changes hands: whoever takes it learns nothing of the partner's cards.

Each game is played twice, with the same public cards and the same hand in the seat that is taken;
Ann, the partner, holds other cards.  What is seen, heard and sent there is the same, byte for byte.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from distribution import find_by_name
from little_whist import GAME
from little_whist.events import Dealt
from little_whist.rules import LittleWhist, Play
from loopback import Room
from loopback_transport import take_frame
from shared_keyboard import SharedKeyboard

from audiogame.archive.folder import kept_records
from audiogame.archive.journal import Journal
from audiogame.console.key_script import WAIT
from audiogame.lobby.unfinished_games import change_seats
from audiogame.online.packets import SeatChoice, Sit, frame
from audiogame.play.game_loop import GameLoop
from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.server.hosted_table import HostedTable
from audiogame.server.place import ServedPlace
from audiogame.table.luck import Luck
from audiogame.table.record import Record
from audiogame.table.record_file import load
from audiogame.table.table import Player, Table

RANKS = {"j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING, "a": Rank.ACE}
SUITS = {suit.value[0]: suit for suit in Suit}
CY, LEADS = "kc jh qh kh", "jc js qs ks"
EVES = ("y", "h", *"tecr", "down", "enter")
DEALS = (
    ("ac jd qd ah", "qc kd ad as", CY, LEADS),
    ("ac kd ad as", "qc jd qd ah", CY, LEADS),
)
"""Ann and Bo have exchanged what nobody else sees."""


class Dealing(Luck):
    """Deals hands that are written as ranks and suits."""

    def __init__(self, hands: tuple[str, ...]) -> None:
        super().__init__("7")
        self._hands = [
            tuple(Card(RANKS[one[0]], SUITS[one[1]]) for one in hand.split()) for hand in hands
        ]

    def outcome(self, k: int, chance: Chance) -> Outcome:
        return self._hands[k]


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


class Noting(Bot[State]):
    """Plays its first card, and notes all that it sees and hears."""

    def __init__(self) -> None:
        self.known: list[object] = []

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        self.known += [view, random.random()]
        return view.legal_actions(seat)[0]

    def answer(self, view: State, seat: Seat, random: Random) -> None:
        self.known.append(view)

    def hear(self, event: Event) -> None:
        self.known.append(event)


class Evening:
    """A table of four people at a server, in whose second seat of a side others sit down.

    Args:
        hands: of the seats.
    """

    def __init__(self, hands: tuple[str, ...]) -> None:
        people = tuple(map(Player, ("Ann", "Bo", "Cy", "Di")))
        self.lines: list[str] = []
        self.table = Table(GAME, people, None, Dealing(hands), self.lines.append, key="k")
        self.table.make_bot = lambda strength: Noting()
        self.hosted = HostedTable(self.table, Journal(None))
        self.got: list[list[bytes]] = [[] for _ in people]
        self.places = [self.hosted.enter((at,), got.append) for at, got in enumerate(self.got)]

    async def begin(self) -> None:
        """Play until Cy is asked."""
        await self.hosted.begin()
        await self.moves()
        for seat in (0, 1):
            await self.chooses(self.places[seat], seat)

    async def moves(self) -> None:
        """Let luck, the table and bots move."""
        while self.hosted.due is not None:
            await self.hosted.act()

    async def chooses(self, place: ServedPlace, seat: Seat) -> None:
        """Have a person play the first card."""
        first = self.table.state.legal_actions(seat)[0]
        assert isinstance(first, Play)
        words = f"play {first.rank.name.lower()} {first.suit.value}"
        await take_frame(self.hosted, place, frame(SeatChoice(seat, place.questions[seat], words)))
        await self.moves()


def seat_given_to_a_bot(hands: tuple[str, ...]) -> tuple[list[object], list[bytes], list[bytes]]:
    """Return what a bot in Cy's seat knows after its card, and the frames of Cy's and of Ann's."""

    async def run() -> tuple[list[object], list[bytes], list[bytes]]:
        evening = Evening(hands)
        await evening.begin()
        wish = Sit(2, Player("Cy", "casual"))
        await take_frame(evening.hosted, evening.places[2], frame(wish))
        bot = evening.table.bots[2]
        await evening.moves()
        assert isinstance(bot, Noting)
        assert evening.table.decisions[2] == 1, "it has played for Cy"
        return bot.known, evening.got[2], evening.got[0]

    return asyncio.run(run())


def test_a_bot_at_a_server_does_not_see_the_partners_cards() -> None:
    one, other = map(seat_given_to_a_bot, DEALS)
    assert one[0] == other[0]
    views = [known for known in one[0] if isinstance(known, LittleWhist)]
    assert [view.hands[0] for view in views] == [None] * len(views) != []
    dealt = [known for known in one[0] if isinstance(known, Dealt)]
    assert [known.seat for known in dealt if known.cards is not None] == [2]
    assert one[1] == other[1], "nor do the people at Cy's device"
    assert one[2] != other[2], "Ann's own frames tell her cards"


def seat_taken_by_another(hands: tuple[str, ...]) -> list[bytes]:
    """Return the frames of a device that takes Cy's seat in the middle of a trick."""

    async def run() -> list[bytes]:
        evening, frames = Evening(hands), list[bytes]()
        await evening.begin()
        evening.hosted.remove(evening.places[2])
        place = evening.hosted.enter((2,), frames.append)
        for event in evening.table.told_so_far():
            seen = event.seen_by(2)
            if seen is not None:
                place.hear(seen, (2,))
        place.settle(evening.table, evening.hosted.luck_facts)
        frames += evening.hosted.missed(place, -1).frames
        await evening.chooses(place, 2)
        assert evening.table.decisions[2] == 1
        return frames

    return asyncio.run(run())


def test_another_device_at_a_server_is_not_told_the_partners_cards() -> None:
    one, other = map(seat_taken_by_another, DEALS)
    assert one == other
    assert b"king" in b"".join(one), "its own hand is told"


def seat_taken_at_home(data: Path, hands: tuple[str, ...]) -> SharedKeyboard:
    """Return the keyboard at which Eve plays in the seat of a bot, beside Ann."""
    first = SharedKeyboard(data, [WAIT], "you=Ann,casual,casual,casual", game=GAME)
    first.opened.table.luck = Dealing(hands)
    first.play()
    first.opened.journal.close()
    (kept,) = kept_records(data)
    keys = ["enter", "y", "h", "enter", WAIT, "enter", *EVES, WAIT]
    room = SharedKeyboard(data, keys, resumed=kept.path)
    change_seats(room.opened.table, {2: Player("Eve")})
    room.loop = GameLoop(room.app, room.opened)
    return room.play()


def test_another_person_at_home_does_not_hear_the_partners_cards(tmp_path: Path) -> None:
    """Ann plays the same card; whatever Eve asks then, she hears of her own hand alone."""
    rooms = [seat_taken_at_home(tmp_path / str(at), hands) for at, hands in enumerate(DEALS)]
    (one, other), (first, second) = (
        [[moment.texts for moment in room.ear.moments][part] for room in rooms]
        for part in (slice(-len(EVES) - 2, None), slice(3, 4))
    )
    assert one == other
    assert ["You hold clubs: king; hearts: jack, queen, king."] in one
    assert first != second, "Ann has heard her own hand"


async def test_a_game_goes_on_over_a_connection_as_seats_of_a_side_change_hands(
    tmp_path: Path,
) -> None:
    """A bot plays for Cy, and Cy again; no device ever has the partner's cards before the end."""
    room = Room(tmp_path, "little-whist", "you=Ann,casual,you=Cy,casual", ((0,), (2,)))
    await room.sit()
    ann, cy = room.far
    for bot in ("casual", None, "casual"):
        await cy.seat_player(2, Player("Cy", bot))
        await room.take_all()
        assert ann.players[2] == cy.players[2] == Player("Cy", bot)
        decided = ann.decisions[0]
        while room.table.state.result is None and ann.decisions[0] == decided:
            for one, own, other in ((ann, 0, 2), (cy, 2, 0)):
                view: Any = one.view(own)
                assert (view.hands[own] is None, view.hands[other] or None) == (False, None)
                if own in one.awaited:
                    await one.submit(own, view.legal_actions(own)[0])
                    await room.take_all()
    result = room.table.state.result
    assert result is not None
    assert result.sides == (0, 1, 0, 1)
    assert ann.state.result == cy.state.result == result
    chairs = [line for _, line in record_of(room).moves if line.startswith("# chair 2")]
    assert chairs == [f"# chair 2 {kind} Cy" for kind in ("casual", "person", "casual")]


def record_of(room: Room) -> Record:
    """Return the record of a room, closed."""
    room.home.journal.close()
    assert room.home.journal.path is not None
    return load(room.home.journal.path)
