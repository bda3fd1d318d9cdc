"""Choices out of turn: by keys of their own, without a question; bots are asked for theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from distribution import find_by_name
from little_whist import GAME
from little_whist.rules import DECK, Knock, LittleWhist
from loopback_transport import take_frame
from pressed import play

from audiogame.archive.folder import kept_records
from audiogame.archive.journal import Journal
from audiogame.console.key_script import WAIT
from audiogame.games.ten_die_poker.rules import Join, Leave
from audiogame.online.packets import SeatChoice, frame
from audiogame.online.session_packets import Notice, read_down
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.fault import Fault
from audiogame.rules.game import Bot
from audiogame.rules.state import FORCED, NotAllowed, Seat, State
from audiogame.server.hosted_table import HostedTable
from audiogame.server.members import IDLE, Member, Members
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Step, Table

PEOPLE = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Di"))


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


class AceElsewhere(Luck):
    """Deals all clubs but the ace to seat 0, which leads, and diamonds to seat 1."""

    def __init__(self, holder: Seat) -> None:
        super().__init__("7")
        clubs, diamonds, hearts, spades = (DECK[at : at + 4] for at in range(0, 16, 4))
        others = [(clubs[3], *hearts[1:]), spades]
        self.hands = ((*clubs[:3], hearts[0]), diamonds, *others[:: 1 if holder == 2 else -1])

    def outcome(self, k: int, chance: Chance) -> Outcome:
        return self.hands[k]


def led(luck: Luck, players: tuple[Player, ...] = PEOPLE) -> Table:
    """Return a table at which the jack of clubs lies open."""
    table = Table(GAME, players, None, luck, lambda line: None, key="k")
    table.open()
    while not isinstance(table.state, LittleWhist) or not table.state.trick:
        table.step()
    return table


def test_only_its_own_seat_sees_that_it_may_knock() -> None:
    table = led(AceElsewhere(3))
    assert [table.state.answers(seat) for seat in range(4)] == [(), (), (), (Knock(),)]
    for looking in range(4):
        view = table.state.seen_by(looking)
        assert bool(view.answers(3)) == (looking == 3)
        assert view.answers(looking) == table.state.answers(looking)
    assert table.awaited == (1,), "nobody is waited for but whose turn it is"


def test_it_is_chosen_while_another_is_asked() -> None:
    table = led(AceElsewhere(3))
    table.submit(3, Knock())
    assert table.awaited == (1,)
    with pytest.raises(NotAllowed):
        table.submit(3, Knock())
    with pytest.raises(NotAllowed):
        table.submit(2, Knock())


def test_bots_are_asked_before_the_next_seat_is() -> None:
    """Each once after a move that leaves it something; with no word where it lets it be."""
    asked: list[Seat] = []

    class Noted(Bot[State]):
        def choose(self, view: Any, seat: Seat, random: Any) -> Any:
            return view.legal_actions(seat)[0]

        def answer(self, view: State, seat: Seat, random: Any) -> Any:
            asked.append(seat)
            return Knock() if len(asked) > 1 else None

    players = (PEOPLE[0], PEOPLE[1], PEOPLE[2], Player("Di", "casual"))
    table = led(AceElsewhere(3), players)
    table.bots[3] = Noted()
    written = table.written
    assert table.answering
    assert table.step() is Step.MOVED
    assert (asked, table.written) == ([3], written), "it lets it be"
    assert not table.answering
    assert table.step() is Step.AWAITED
    table.submit(1, table.state.legal_actions(1)[0])
    assert table.answering
    table.step()
    assert asked == [3, 3]
    assert table.moves[-1].what == Knock()
    assert table.awaited == (2,)


def test_a_bot_without_answers_is_never_asked(tmp_path: Path) -> None:
    table = led(AceElsewhere(3), (*PEOPLE[:3], Player("Di", "casual")))

    class Plain(Bot[State]):
        def choose(self, view: Any, seat: Seat, random: Any) -> Any:
            return view.legal_actions(seat)[0]

    table.bots[3] = Plain()
    table.step()
    assert table.bots.failed() == ()
    assert not table.answering


def test_a_failing_answer_leaves_the_seat_to_a_stand_in() -> None:
    class Broken(Bot[State]):
        def choose(self, view: Any, seat: Seat, random: Any) -> Any:
            return view.legal_actions(seat)[0]

        def answer(self, view: Any, seat: Seat, random: Any) -> Any:
            raise ValueError("broken")

    table = led(AceElsewhere(3), (*PEOPLE[:3], Player("Di", "casual")))
    table.bots[3] = Broken()
    table.step()
    assert type(table.bots[3]) is not Broken
    assert table.step() is Step.AWAITED


def test_its_key_makes_it_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in one's own turn, which goes on; where one has it not, the key does nothing."""
    mine, others, *rest = AceElsewhere(2).hands[2:] + AceElsewhere(2).hands[:2]
    hands = (mine, rest[0], others, rest[1])
    monkeypatch.setattr(Luck, "outcome", lambda luck, k, chance: hands[k])
    keys = [WAIT, *["O", WAIT, "down", "enter", WAIT] * 4]
    heard = play(tmp_path, *keys, game="little-whist", seats="you=Ann,bot,bot,bot")
    at = next(place for place, line in enumerate(heard) if line.startswith("You knock"))
    assert heard[at - 1] == "Your turn: clubs if you can."
    assert heard[at + 1] == "Your turn: clubs if you can."
    assert any(line.startswith("Shift O does nothing") for line in heard)
    (kept,) = kept_records(tmp_path)
    assert kept.record is not None
    assert "0 knock" in [line for _, line in kept.record.moves]


def frames_of(holder: Seat) -> list[list[bytes]]:
    """Return what the devices of seats 0 and 1 get until seat 1 has played."""

    async def run() -> list[list[bytes]]:
        table = Table(GAME, PEOPLE, None, AceElsewhere(holder), lambda line: None, key="k")
        hosted = HostedTable(table, Journal(None))
        got: list[list[bytes]] = [[], []]
        places = [hosted.enter((seat,), frames.append) for seat, frames in enumerate(got)]
        await hosted.begin()
        while hosted.due is not None:
            await hosted.act()
        await take_frame(
            hosted, places[1], frame(SeatChoice(1, places[1].questions[1], "play king diamonds"))
        )
        return got

    return asyncio.run(run())


def test_no_frame_tells_who_could_choose() -> None:
    """The holder of the ace is seat 2 or 3: seats 0 and 1 get the same bytes."""
    assert frames_of(2) == frames_of(3)


async def test_one_that_comes_too_late_is_stale() -> None:
    """The choice names the next event, and somebody has played meanwhile."""
    table = Table(GAME, PEOPLE, None, AceElsewhere(3), lambda line: None, key="k")
    hosted = HostedTable(table, Journal(None))
    places = [hosted.enter((seat,), lambda data: None) for seat in range(4)]
    await hosted.begin()
    while hosted.due is not None:
        await hosted.act()
    early = SeatChoice(3, places[3].told, "knock")
    choice = SeatChoice(1, places[1].questions[1], "play king diamonds")
    await take_frame(hosted, places[1], frame(choice))
    with pytest.raises(Fault, match="choice-stale"):
        await hosted.take(places[3], early)
    await hosted.take(places[3], SeatChoice(3, places[3].told, "knock"))
    assert table.moves[-1].what == Knock()


def test_joining_is_told_apart() -> None:
    """A newcomer gets the request to join, whatever else a free seat might choose."""
    state: Any = find_game("ten-die-poker").new(4)
    assert isinstance(state.join_request(4), Join)
    assert state.answers(0) == ()
    assert isinstance(state.requests(0)[0], Leave)
    table = led(AceElsewhere(3))
    assert table.state.join_request(3) is None


def test_a_server_asks_bots_without_telling_which() -> None:
    """What is due is a move of the table's, as for luck."""
    players = (*PEOPLE[:3], Player("Di", "casual"))
    table = led(AceElsewhere(3), players)
    hosted = HostedTable(table, Journal(None))
    assert hosted.due == FORCED


class Device:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.frames.append(data)

    async def send_when_idle(self, data: bytes) -> bool:
        self.send(data)
        return True

    def leave(self) -> None:
        """Stay connected."""

    def cut(self) -> None:
        """Stay connected."""

    def go(self, address: str) -> None:
        """Stay connected."""

    @property
    def notices(self) -> list[tuple[str, str]]:
        """What the table has told of whom, in order."""
        packets = map(read_down, self.frames)
        return [(one.what, one.name) for one in packets if isinstance(one, Notice)]


def idle_evening(holder: Seat) -> tuple[list[Device], list[Member]]:
    """Return the devices and members of a table at which nobody chooses, the holder neither."""

    async def run() -> tuple[list[Device], list[Member]]:
        now = 100.0
        table = Table(GAME, PEOPLE, None, AceElsewhere(holder), lambda line: None, key="k")
        hosted = HostedTable(table, Journal(None), clock=lambda: now)
        members = Members(lambda: now)
        devices = [Device() for _ in PEOPLE]
        for seat, player in enumerate(PEOPLE):
            member = members.add(player.name, (player.name,), (seat,))
            member.sink, member.since = devices[seat], now
            member.place = hosted.enter((seat,), devices[seat].send)
        await hosted.begin()
        while hosted.due is not None:
            await hosted.act()
        for _ in range(4):
            members.remind_idle(table.awaited)
            now += IDLE
        assert table.state.answers(holder) == (Knock(),), "it could still knock"
        assert hosted.due is None, "nothing happens by itself"
        return devices, [*members]

    return asyncio.run(run())


def test_no_clock_runs_for_it() -> None:
    """Only who is asked gets a reminder, the others hear for whom they wait, and never who could
    knock: their frames are the same whoever that is."""
    (one, members), (other, _) = idle_evening(2), idle_evening(3)
    assert [device.notices for device in one] == [
        [("waits-long", "Bo")],
        [("idle", "Bo")],
        [("waits-long", "Bo")],
        [("waits-long", "Bo")],
    ]
    assert [member.late for member in members] == [False, True, False, False]
    assert [member.asked.keys() for member in members] == [{*()}, {1}, {*()}, {*()}]
    for seat in (0, 1):
        assert one[seat].frames == other[seat].frames
    assert one[2].frames != other[2].frames, "the holder alone is sent its own cards"
