"""A table tells each listener what its seats may know, once, after writing the record."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from secret_game import SECRET, Bet, BetMade, Bets, Noting, Peeked, Secret

from audiogame.games.sika import GAME as SIKA
from audiogame.games.sika.events import AntePaid, Called, Colour, Rolled
from audiogame.games.sika.rules import Call, SikaOptions, Throw
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.state import Event, NotAllowed, Query, Seat
from audiogame.table.luck import Luck
from audiogame.table.news import heard
from audiogame.table.table import GameStarted, Player, Step, Table


class Ear:
    """A listener that records what it hears."""

    def __init__(self, *seats: Seat, log: list[str] | None = None) -> None:
        self.seats = seats
        self.heard: list[tuple[Event, tuple[Seat, ...]]] = []
        self.log = log if log is not None else []

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.heard.append((event, seats))
        self.log.append(type(event).__name__)


PEOPLE = (Player("Ann"), Player("Bo"), Player("Cy"))


def table(*ears: Ear, game: Game = SECRET, players: tuple[Player, ...] = PEOPLE) -> Table:
    return Table(game, players, None, Luck("7"), lambda line: None, ears)


def test_each_event_is_heard_once_by_each_listener() -> None:
    """Two listeners with a seat each, and one with two: each hears the call once."""
    ears = (Ear(0), Ear(1), Ear(1, 2))
    started = table(*ears, game=SIKA)
    started.open()
    started.submit(0, Call(Colour.RED))
    for ear in ears:
        assert ear.heard == [
            (GameStarted((0, 1, 2), False), ear.seats),
            (Called(0, Colour.RED), ear.seats),
        ]


def test_what_a_seat_may_not_know_does_not_reach_its_listener() -> None:
    """The own bet is heard in full, another's without its amount, a peek not at all."""
    mine, other = Ear(0), Ear(1)
    table(mine, other).submit(0, Bet(2))
    assert mine.heard == [(BetMade(0, 2), (0,)), (Peeked(0, "queen"), (0,))]
    assert other.heard == [(BetMade(0, None), (1,))]


def test_several_seats_hear_together_what_all_may_know_and_the_rest_goes_to_its_seat() -> None:
    """Private events are told to their seat alone, also at one keyboard."""
    shared = Ear(0, 1)
    table(shared).submit(0, Bet(2))
    assert shared.heard == [
        (BetMade(0, None), (0, 1)),
        (BetMade(0, 2), (0,)),
        (Peeked(0, "queen"), (0,)),
    ]


def test_a_bet_of_nobody_here_is_heard_without_its_amount() -> None:
    """A listener with several seats hears no more than each of them alone."""
    shared = Ear(0, 1)
    table(shared).submit(2, Bet(2))
    assert shared.heard == [(BetMade(2, None), (0, 1))]


def test_a_spectator_hears_what_everyone_may_know() -> None:
    """A listener without a seat is told no event that is private to a seat."""
    guest = Ear()
    table(guest).submit(0, Bet(2))
    assert guest.heard == [(BetMade(0, None), (0, 1, 2))]


def test_heard_by_one_seat_is_its_own_view() -> None:
    """One seat hears each event once, as it may know it, or not at all."""
    assert list(heard(BetMade(0, 2), (0,))) == [(BetMade(0, 2), (0,))]
    assert list(heard(BetMade(0, 2), (1,))) == [(BetMade(0, None), (1,))]
    assert list(heard(Peeked(0, "ace"), (1,))) == []


def test_the_opening_is_told_to_all() -> None:
    """The order of play, then the game's own text before the first action."""
    ear = Ear(0)
    started = Table(
        SIKA, PEOPLE, SikaOptions(ante=2), Luck("7"), lambda line: None, listeners=[ear]
    )
    started.open()
    assert [event for event, _ in ear.heard] == [GameStarted((0, 1, 2), False), AntePaid(2, 6)]


def test_the_record_has_its_line_before_anything_is_heard() -> None:
    """One line a move, written first."""
    log: list[str] = []
    started = Table(SIKA, PEOPLE, None, Luck("7"), log.append, [Ear(0, log=log)])
    started.submit(0, Call(Colour.RED))
    assert log == ["0 call red", "Called"]


def test_a_refused_choice_changes_nothing() -> None:
    """No line, no event, the same state, and unchanged luck and random streams."""
    log: list[str] = []
    started = Table(SIKA, PEOPLE, None, Luck("7"), log.append, [Ear(0, log=log)])
    before = started.state
    for seat, action in ((1, Call(Colour.RED)), (0, Throw())):
        with pytest.raises(NotAllowed):
            started.submit(seat, action)
    assert started.state is before
    assert log == []
    assert not started.decisions.total()


def test_a_step_is_luck_or_a_bot_or_says_who_is_awaited() -> None:
    """People are waited for; bots and luck act one at a time; the end is said."""
    mixed = table(players=(Player("Ann"), Player("Bo", "noting")))
    assert mixed.awaited == (0,)
    assert mixed.step() is Step.MOVED
    assert mixed.state == Secret(Options(), (None, 2))
    assert mixed.step() is Step.AWAITED
    mixed.submit(0, Bet(1))
    assert not mixed.awaited
    assert mixed.step() is Step.MOVED
    assert mixed.outcomes == 1
    assert mixed.step() is Step.OVER
    assert not mixed.awaited


def test_luck_answers_outcome_by_outcome() -> None:
    """The k-th throw of a game has the k-th outcome of its luck."""
    ear = Ear(0)
    started = table(ear, game=SIKA, players=PEOPLE[:2])
    for seat in (0, 1):
        started.submit(seat, Call(Colour.RED))
    for k in range(3):
        started.submit(0, Throw())
        chance = started.state.chance
        assert chance is not None
        expected = Luck("7").outcome(k, chance)
        assert started.step() is Step.MOVED
        last, _ = ear.heard[-1]
        assert isinstance(last, Rolled)
        assert last.cubes == expected


def test_a_bot_gets_its_view_and_its_own_stream() -> None:
    """It hears what its seat may know, and draws from a stream of seat and decision number."""
    started = table(players=(Player("Ann"), Player("Bo", "noting")))
    started.submit(0, Bet(1))
    started.step()
    bot = started.bots[1]
    assert isinstance(bot, Noting)
    assert bot.views == [Secret(Options(), (0, None))]
    assert bot.heard == [BetMade(0, None), BetMade(1, 2), Peeked(1, "queen")]
    assert bot.drawn == [Luck("7").stream(1, 0).random()]


def test_an_answer_is_what_all_who_ask_may_know() -> None:
    """One seat sees its own bet, two at one keyboard neither, a spectator none."""
    started = table()
    for seat in range(2):
        started.submit(seat, Bet(2))
    assert started.ask((0,), Query.SHOWN, 0) == (Bets((2, 0, None)),)
    assert started.ask((0, 1), Query.SHOWN, 0) == (Bets((0, 0, None)),)
    assert started.ask((), Query.SHOWN, 0) == (Bets((0, 0, None)),)


def test_replay_tells_nobody_but_the_bots() -> None:
    """Listeners and the record do not get old moves again; bots remember them."""
    log: list[str] = []
    players = (Player("Ann"), Player("Bo", "noting"))
    again = Table(SECRET, players, None, Luck("7"), log.append, [Ear(0, log=log)])
    again.replay(0, Bet(1))
    assert log == []
    bot = again.bots[1]
    assert isinstance(bot, Noting)
    assert bot.heard == [BetMade(0, None)]
    again.submit(1, Bet(1))
    assert log == ["1 bet 1", "BetMade"]


def test_a_replayed_game_goes_on_as_it_would_have(
    play_sika: Callable[..., tuple[Table, list[str]]],
) -> None:
    """After a replay of the first moves, luck and bots act as they did the first time."""
    whole, lines = play_sika("7", 3)
    half, begun = play_sika("7", 3, 17)
    assert begun == lines[:17]
    while half.step() is Step.MOVED:
        pass
    assert half.state == whole.state


def test_going_on_is_told() -> None:
    """A resumed game says so, with the players."""
    ear = Ear(1)
    table(ear).resumed()
    assert ear.heard == [(GameStarted((0, 1, 2), True), (1,))]
