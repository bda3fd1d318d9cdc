"""Requests of remote players besides choices: undo, chairs, advice, and to give up."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from home_tables import at_home, notices_of
from loopback import Room
from pressed import press

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.key_script import WAIT
from audiogame.online.packets import Ballot, Consulted, GiveUp, SeatChoice, Sit, TakeBack
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.fault import Fault
from audiogame.rules.notation import words
from audiogame.rules.state import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.rests import REST
from audiogame.server.wishes import SILENCE
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.news import Proposal, Undone
from audiogame.table.record_file import load
from audiogame.table.seen_table import SeenTable, TakingBack


def run(work: Coroutine[Any, Any, object]) -> None:
    asyncio.run(work)


def test_others_agree_before_something_is_taken_back(tmp_path: Path) -> None:
    """One Yes each; then all hear it, the question is repeated, and the record has it."""
    room = Room(tmp_path)

    async def play() -> None:
        await room.sit()
        await room.choose(0, "call red")
        ann, bo = room.far
        (choice,) = ann.last_choices()
        before = len(room.table.moves)
        assert await ann.take_back(choice) is TakingBack.ASKED
        await room.take_all()
        assert bo.news.take(Proposal) == Proposal(1, 0)
        assert ann.news.take(Proposal) is None
        assert len(room.table.moves) == before
        await bo.vote(yes=True)
        await room.take_all()
        assert [one.news.take(Undone) for one in (ann, bo)] == [Undone(), Undone()]
        assert len(room.table.moves) < before
        assert ann.awaited == (0,)
        assert not ann.last_choices()

    run(play())
    room.home.journal.close()
    assert room.home.journal.path is not None
    assert [line for _, line in load(room.home.journal.path).moves][-1] == "# undo 1"


@pytest.mark.parametrize("silent", [True, False])
def test_a_no_or_silence_leaves_all_as_it_is(tmp_path: Path, silent: bool) -> None:
    """The others have 30 seconds; the same is proposed once only, a late answer is void."""
    room = Room(tmp_path)

    async def play() -> None:
        await room.sit()
        await room.choose(0)
        ann, bo = room.far
        (choice,) = ann.last_choices()
        await ann.take_back(choice)
        await room.take_all()
        moves = list(room.table.moves)
        if silent:
            room.now = SILENCE - 0.1
            room.host.tick()
            await room.take_all()
            assert bo.news.take(Proposal) is not None
            room.now = SILENCE
            room.host.tick()
        else:
            await bo.vote(yes=False)
        await room.take_all()
        assert bo.news.take(Proposal) is None
        assert notices_of(ann) == notices_of(bo) == ("undo-refused",)
        assert await room.wish(1, Ballot(1, yes=True)) == ("vote-over",)
        assert await ann.take_back(choice) is TakingBack.REFUSED
        assert notices_of(ann) == ("undo-refused",)
        await room.take_all()
        assert bo.news.take(Proposal) is None, "nobody is asked the same twice"
        assert room.table.moves == moves

    run(play())


def test_after_a_no_its_proposer_rests_longer_each_time(tmp_path: Path) -> None:
    """Also with another choice: nobody is asked until the rest is over."""
    room = Room(tmp_path)

    async def play() -> None:
        await room.sit()
        ann, bo = room.far
        for rest in (REST, 2 * REST):
            await chooses(room)
            await ann.take_back(ann.last_choices()[0])
            await room.take_all()
            await bo.vote(yes=False)
            await room.take_all()
            assert bo.news.take(Proposal) is None
            notices_of(ann)
            await chooses(room)
            room.now += rest - 1
            assert await ann.take_back(ann.last_choices()[0]) is TakingBack.REFUSED
            assert notices_of(ann) == ("wish-rests",)
            await room.take_all()
            assert bo.news.take(Proposal) is None
            room.now += 2
        await ann.take_back(ann.last_choices()[0])
        await room.take_all()
        assert bo.news.take(Proposal) is not None

    run(play())


async def chooses(room: Room) -> None:
    """Play until the first place has made its next choice."""
    chosen = room.far[0].decisions[0]
    while room.far[0].decisions[0] == chosen:
        await room.choose(room.far[0].awaited[0] if room.far[0].awaited else 1)
        await room.take_all()


def test_bots_agree(tmp_path: Path) -> None:
    """Where only bots play with the people of one place, no vote is held."""
    room = Room(tmp_path, seats="you=Ann,casual", places=((0,),))

    async def play() -> None:
        await room.sit()
        await room.choose(0)
        (ann,) = room.far
        (choice,) = ann.last_choices()
        assert await ann.take_back(choice) in (TakingBack.DONE, TakingBack.WITH_LUCK)
        assert ann.news.take(Undone) is not None
        assert ann.awaited == (0,)

    run(play())


def test_a_secret_choice_nobody_has_learnt_from_is_ones_own(tmp_path: Path) -> None:
    """While others have still to choose, it is undone at once; their choices stay."""
    places = ((0,), (1,), (2,))
    room = Room(tmp_path, "scientific-war", "you=Ann,you=Bo,you=Cy", places)

    async def play() -> None:
        await room.sit()
        ann, bo, cy = room.far
        await room.choose(0, "play king")
        await room.choose(1, "play queen")
        (choice,) = ann.last_choices()
        assert choice.still_open
        assert await ann.take_back(choice) is TakingBack.DONE
        await room.take_all()
        assert ann.awaited == (0,)
        assert not bo.awaited, "Bo has chosen, and need not choose again"
        assert all(one.news.take(Proposal) is None for one in (ann, bo, cy))
        await room.choose(0, "play two")
        await room.choose(2, "play three")
        assert [words(one.what) for one in room.table.moves[:3]] == [
            "play queen",
            "play two",
            "play three",
        ]
        (late,) = bo.last_choices()
        assert not late.still_open

    run(play())


def test_requests_that_a_player_may_not_make_are_refused(tmp_path: Path) -> None:
    """Choices, chairs and votes of others, names that are taken, strengths that do not exist."""
    room = Room(tmp_path, "ten-die-poker", "you=Ann,you=Bo,casual,casual")

    async def play() -> None:
        await room.sit()
        cases: dict[Any, str] = {
            TakeBack(1, 1): "seat-of-another",
            TakeBack(0, 7): "choice-stale",
            Ballot(3, True): "vote-over",
            Sit(1, Player("Ann")): "seat-of-another",
            Sit(2, Player("Cy")): "seat-of-another",
            Sit(0, Player("Mallory", "casual")): "choice-not-possible",
            Sit(0, Player("Ann", "divine")): "choice-not-possible",
            Sit(0, Player("Ann")): "choice-not-possible",
            Sit(5, Player("BO")): "choice-not-possible",
            Sit(5, Player(" ")): "choice-not-possible",
            Sit(99, Player("Eve")): "choice-not-possible",
            Sit(-2, Player("Eve")): "choice-not-possible",
        }
        players, state = room.table.players, room.table.state
        for packet, why in cases.items():
            assert await room.wish(0, packet) == (why,), packet
        assert (room.table.players, room.table.state) == (players, state)
        assert notices_of(room.far[1]) == ()

    run(play())


def test_chairs_change_hands_at_a_remote_table(tmp_path: Path) -> None:
    """A bot plays for a player who comes back; a second person joins at the same device."""
    room = Room(tmp_path, "ten-die-poker", "you=Ann,you=Bo,casual,casual")

    async def play() -> None:
        await room.sit()
        ann, bo = room.far
        await ann.seat_player(0, Player("Ann", "casual"))
        await room.take_all()
        assert bo.players[0] == Player("Ann", "casual")
        await ann.seat_player(0, Player("Ann"))
        await room.take_all()
        assert bo.players[0] == Player("Ann")
        join = ann.state.requests(4)[0]
        await ann.seat_player(4, Player("Dee"))
        assert ann.here == (0, 4)
        await ann.submit(4, join)
        await room.take_all()
        assert bo.players[4] == ann.players[4] == Player("Dee")
        assert join not in room.table.state.requests(4)
        assert bo.here == (1,)

    run(play())


def test_a_bot_follows_a_player_who_gives_up(tmp_path: Path) -> None:
    """The others play on."""
    room = Room(tmp_path)

    async def play() -> None:
        await room.sit()
        ann, bo = room.far
        await ann.give_up((0,))
        await room.take_all()
        assert bo.players[0].bot
        assert bo.players[0].name == "Ann"
        assert room.table.state.result is None

    run(play())


def test_advice_stands_in_the_record_once_a_decision(tmp_path: Path) -> None:
    """However often it is asked for, and for one's own seat only."""
    room = Room(tmp_path, "army-men", "you=Ann,casual", ((0,),))

    async def play() -> None:
        await room.sit()
        for seat in (0, 0, 1, 0):
            assert await room.wish(0, Consulted(seat)) == ()
        await room.choose(0)

    run(play())
    room.home.journal.close()
    assert room.home.journal.path is not None
    lines = [line for _, line in load(room.home.journal.path).moves]
    assert lines.count("# advice 0") == 1
    assert "# advice 1" not in lines


@pytest.mark.parametrize("key", ["y", "n"])
def test_people_elsewhere_are_asked_in_words(tmp_path: Path, key: str) -> None:
    """The other place hears who asks, answers with a key, and hears the outcome."""
    room = Room(tmp_path)

    async def listen(app: App) -> None:
        await room.sit()
        await room.choose(0, "call red")
        ann, bo = room.far
        (choice,) = ann.last_choices()
        await ann.take_back(choice)
        face: SeenTable = bo
        await GameLoop(app, face).run()

    told = " ".join(press(listen, tmp_path, WAIT, key, "t", "e"))
    assert "Ann asks to take back" in told
    assert ("Taken back: Ann calls red." in told) == (key == "y")
    assert bool(room.table.taken_back) == (key == "y")


@pytest.mark.parametrize(
    ("places", "outcome"),
    [
        (((0,), (1,), (2,)), "Waiting for Bo to call. Then you. Already called: Ann."),
        (((0, 1), (2,)), "Taken back: Ann calls red."),
    ],
)
def test_a_yes_is_answered_though_others_still_vote(
    tmp_path: Path, places: tuple[tuple[Seat, ...], ...], outcome: str
) -> None:
    """Cy hears who is awaited while Bo is still asked, and the outcome where nobody else is."""
    room = Room(tmp_path, "sika", "you=Ann,you=Bo,you=Cy", places)

    async def listen(app: App) -> None:
        await room.sit()
        await room.choose(0, "call red")
        ann, cy = room.far[0], room.far[-1]
        (choice,) = ann.last_choices()
        await ann.take_back(choice)
        face: SeenTable = cy
        await GameLoop(app, face).run()

    asked, answer, *_ = press(listen, tmp_path, "y", WAIT)
    assert asked.startswith("Ann asks to take back a choice.")
    assert answer == outcome


@pytest.mark.parametrize(
    ("name", "choice", "place", "told"),
    [
        ("sika", "call red", 1, "Taken back: Ann calls red."),
        ("sika", "call red", 2, "Taken back: Ann calls red."),
        ("scientific-war", "play king", 1, "Ann takes back a choice."),
        ("scientific-war", "play king", 2, "Ann takes back a choice."),
    ],
)
def test_others_hear_what_was_taken_back_unless_it_is_secret(
    tmp_path: Path, name: str, choice: str, place: int, told: str
) -> None:
    """Bo at a place of his own, and a guest: in the words in which they heard of it."""
    room = Room(tmp_path, name, "you=Ann,you=Bo", ((0,), (1,), ()))

    async def listen(app: App) -> None:
        await room.sit()
        await room.choose(0, choice)
        (own,) = room.far[0].last_choices()
        if await room.far[0].take_back(own) is TakingBack.ASKED:
            await room.host.take(room.host.places[1], Ballot(1, yes=True))
        face: SeenTable = room.far[place]
        await GameLoop(app, face).run()

    heard = press(listen, tmp_path, WAIT, "e")
    assert [line for line in heard if "king" in line.lower()] == []
    assert [line for line in heard if re.search("takes? back|taken back", line, re.I)] == [told]


def test_whoever_takes_a_secret_choice_back_hears_which_it_was(tmp_path: Path) -> None:
    room = Room(tmp_path, "scientific-war", "you=Ann,you=Bo")

    async def play(app: App) -> None:
        await room.sit()
        face: SeenTable = room.far[0]
        await GameLoop(app, face).run()

    heard = press(play, tmp_path, "k", "enter", WAIT, "U", WAIT)
    assert "Taken back: You play the king." in heard
    assert "You take back a choice." not in heard


def test_a_table_at_home_asks_nothing_of_anybody_elsewhere() -> None:
    """It has no notices and no proposals."""
    game = find_game("sika")
    home = at_home(new_table(game, read_seats("you,bot", game), game.options(), None, "7").table)
    assert not home.news.waiting
    assert home.connection is None


async def test_nothing_happens_once_the_last_people_have_given_up(tmp_path: Path) -> None:
    """A bot still thinking, and luck, are too late: the record closes with the end."""
    room = Room(tmp_path, "scientific-war", "you=Ann,casual=Bob", ((0,), ()))

    def give_up(seats: tuple[Seat, ...]) -> bool:
        room.table.uncover()
        room.home.journal.give_up(seats, room.home.seed, False)
        return True

    room.host = HostedTable(room.table, room.home.journal, secret=False, give_up=give_up)
    room.host.enter((0,), lambda data: None)
    await room.host.begin()
    seat = room.host.due
    assert seat == 1
    state, bot = room.table.asked(seat), room.table.bots[seat]
    await room.host.take(room.host.places[0], GiveUp())
    path = room.home.journal.path
    assert path is not None
    before = path.read_text(encoding="utf-8")
    assert "# gave-up 0" in before
    await room.host.bot_acts(seat, state, bot, None)
    legal = room.table.state.legal_actions(0)
    number = room.host.places[0].questions.get(0, room.host.places[0].told)
    choice = SeatChoice(0, number, words(legal[0]))
    with pytest.raises(Fault):
        await room.host.take(room.host.places[0], choice)
    assert room.host.due is None
    assert path.read_text(encoding="utf-8") == before
