"""Milestones (snapshots) of long games: undo and reviews start at the last one."""

from __future__ import annotations

from random import Random

import pytest
from long_games import counted_moves

from audiogame.archive.story import Review
from audiogame.opponents.mind import ADVISER, DeafMind, Mind, mind_of
from audiogame.rules.game import Bot, listens
from audiogame.rules.options import read_options
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import replace
from audiogame.table import line_of_play
from audiogame.table import table as table_module
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Step, Table

POKER = find_game("ten-die-poker")
EVERY = 100
"""Moves between milestones: fewer than in a real game, with the same code."""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the interval between milestones."""
    for module in (line_of_play, table_module):
        monkeypatch.setattr(module, "EVERY", EVERY)


def long_game(moves: int, bot: str = "expert") -> Table:
    """Play `moves` moves of endless 10-Die Poker: two people, two bots of one strength."""
    options = read_options(POKER.options, ["bank=1000000", "credit=on", "rounds=0"])
    players = (Player("Ann"), Player("Bo"), Player("Cy", bot), Player("Di", bot))
    table = Table(POKER, players, options, Luck("7"), lambda line: None)
    table.open()
    play(table, moves)
    return table


def play(table: Table, moves: int) -> None:
    """Play up to a number of moves; people's choices follow from the move's number."""
    random = Random(table.written)
    while len(table.line) < moves:
        if table.step() is Step.AWAITED:
            seat = table.awaited[0]
            table.submit(seat, random.choice(table.state.legal_actions(seat)))


def back_to_a_choice(table: Table, moves: int) -> int:
    """Return how many moves, at least so many, an undo to a choice takes back."""
    moves_ = table.moves
    return next(n for n in range(moves, len(moves_)) if moves_[-n].seat >= 0)


@pytest.mark.parametrize("moves", [1, EVERY - 20, EVERY + 60])
def test_a_long_game_goes_back_as_if_it_had_been_played_again(moves: int) -> None:
    """State, luck, decisions and bots' memories: bots choose the same afterwards."""
    table, again = long_game(3 * EVERY + 50), long_game(3 * EVERY + 50)
    count = back_to_a_choice(table, moves)
    again.milestones.go_back(0)
    table.go_back(count)
    again.go_back(count)
    for played in (table, again):
        assert len(played.line) == 3 * EVERY + 50 - count
    assert (table.state, table.players, table.line) == (again.state, again.players, again.line)
    assert (table.outcomes, table.decisions) == (again.outcomes, again.decisions)
    assert [*table.recent] == [*again.recent]
    for played in (table, again):
        play(played, 3 * EVERY + 150)
    assert table.line == again.line


LONG = pytest.param(1000, marks=pytest.mark.soak)
"""In units of `EVERY`: 100,000 moves."""


@pytest.mark.parametrize("times", [4, LONG])
def test_going_back_takes_few_moves_again(times: int) -> None:
    """Only the moves since the last milestone are replayed, however long the game."""
    table = long_game(times * EVERY + 50, "casual")
    with counted_moves() as seats:
        table.go_back(back_to_a_choice(table, 1))
    assert 0 < len(seats) <= EVERY
    assert len(table.milestones) == times


def test_what_was_taken_back_leaves_no_milestone() -> None:
    """The game continues differently, and later milestones are stored anew."""
    table = long_game(2 * EVERY + 50, "casual")
    table.go_back(back_to_a_choice(table, EVERY + 60))
    assert len(table.milestones) == 0
    play(table, 2 * EVERY + 50)
    assert len(table.milestones) == 2


def test_a_bot_that_cannot_be_copied_is_told_everything_again() -> None:
    """A bot of a game from outside may hold anything."""

    class Strange(Bot[State]):
        def __init__(self) -> None:
            self.events = 0
            self.generator = (number for number in range(3))  # which cannot be copied

        def hear(self, event: Event) -> None:
            self.events += 1

        def choose(self, view: State, seat: Seat, random: Random) -> Action:
            return view.legal_actions(seat)[0]

    table = long_game(2, "casual")
    table.remake_bots(lambda strength: Strange())
    for seat in (2, 3):
        table.take_chair(seat, Player("Ed", "casual"))
    play(table, EVERY + 100)
    table.go_back(back_to_a_choice(table, 1))
    assert len(table.milestones) == 0
    told = [bot.events for bot in table.bots.values() if isinstance(bot, Strange)]
    assert told == [len([*table.told_so_far()])] * 2


def test_a_mind_is_copied_without_what_it_hears_later() -> None:
    """Nor does the original hear what is told to the copy."""
    import copy

    events = [*long_game(40).told_so_far()]
    mind = Mind(POKER, "expert")
    mind.hear(events[0])
    other, third = copy.deepcopy(mind), copy.deepcopy(mind)
    mind.hear(events[1])
    other.hear(events[2])
    assert mind.heard == [events[0], events[1]]
    assert other.heard == [events[0], events[2]]
    assert copy.deepcopy(third).heard == [events[0]]
    assert len({mind.number, other.number, third.number}) == 3


@pytest.mark.parametrize(
    ("name", "strength", "deaf"),
    [
        ("army-men", "expert", True),
        ("sichermans-war", ADVISER, True),
        ("scientific-war", "skilled", False),
        ("scientific-war", ADVISER, False),
        ("ten-die-poker", "expert", False),
    ],
)
def test_a_mind_keeps_events_only_if_its_bot_listens(name: str, strength: str, deaf: bool) -> None:
    mind = mind_of(find_game(name), strength)
    mind.hear(Event())
    assert isinstance(mind, DeafMind) == deaf
    assert len(mind.heard) == (not deaf)
    assert listens(mind) != deaf


def test_a_bot_that_cannot_be_made_here_hears_everything() -> None:
    """A bot that cannot be built fails when it thinks; a game from outside is not tried."""

    def unable() -> Bot[State]:
        raise RuntimeError("no bot")

    failing = replace(POKER, bots={"expert": unable})
    assert type(mind_of(failing, "expert")) is Mind
    outside = replace(find_game("army-men"), package="elsewhere", packages=())
    assert type(mind_of(outside, "expert")) is Mind


@pytest.mark.parametrize(("strength", "told"), [("skilled", 0), ("expert", 40)])
def test_only_who_listens_is_told_what_a_seat_has_seen(strength: str, told: int) -> None:
    """For a bot that does not listen, taking over a seat replays no moves."""
    table = long_game(40, "casual")
    with counted_moves() as seats:
        table.take_chair(1, Player("Ed", strength))
    assert len(seats) == told


def test_bots_that_are_made_anew_know_what_was_told() -> None:
    """Bots of the same strength choose the same; the game's state is unchanged."""
    table, again = long_game(2 * EVERY), long_game(2 * EVERY)
    recent = [*table.recent]
    table.remake_bots(lambda strength: Mind(POKER, strength))
    assert (table.state, table.line) == (again.state, again.line)
    assert [*table.recent] == recent
    assert all(isinstance(bot, Mind) for bot in table.bots.values())
    for played in (table, again):
        play(played, 2 * EVERY + 100)
        assert len(played.milestones) == 2
    assert table.line == again.line
    table.go_back(back_to_a_choice(table, 1))
    assert all(isinstance(bot, Mind) for bot in table.bots.values())


def test_nobody_plays_again_for_bots_that_do_not_listen() -> None:
    """They know only the view."""
    table = long_game(EVERY + 50, "casual")
    with counted_moves() as seats:
        table.remake_bots(POKER.bot)
    assert not seats


@pytest.mark.parametrize("times", [16, LONG])
def test_the_end_of_a_review_needs_no_beginning(times: int) -> None:
    """The last state needs no replay, however long the game."""
    table = long_game(times * EVERY, "casual")
    with counted_moves() as seats:
        assert Review(table, ()).moments[-1].state == table.state
    assert len(seats) <= 6 * EVERY


def test_a_review_works_out_what_is_looked_at() -> None:
    """The end of a long game comes without replaying its beginning, and is the same."""
    table = long_game(16 * EVERY, "casual")
    with counted_moves() as seats:
        review = Review(table, ())
        last = review.moments[-1]
    assert len(seats) <= 6 * EVERY
    assert last.state == table.state
    table.milestones.go_back(0)
    from_the_beginning = Review(table, ())
    assert [*from_the_beginning.moments] == [*review.moments]
    assert [event for one in review.moments for event in one.events] == [*table.told_so_far()]
