"""Undo: state, luck, bots and their memories go back; the record keeps all moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recorded import Played, play
from refusals import refuses
from secret_game import SECRET, Bet, BetMade, Noting

from audiogame.games.scientific_war import GAME as SCIENTIFIC
from audiogame.games.scientific_war.rules import Play
from audiogame.games.sika import GAME as SIKA
from audiogame.games.sika.events import Called, Colour
from audiogame.games.sika.rules import Call, Throw
from audiogame.rules.cards import Rank
from audiogame.rules.game import Game
from audiogame.rules.state import Action, Event, Seat
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.move_list import CannotTakeBack
from audiogame.table.open_choices import behind_a_secret, last_choice
from audiogame.table.table import Player, Step, Table, TakenBack

GAMES = [find_game(name) for name in own_games()]
PEOPLE = (Player("Ann"), Player("Bo"))


def table(game: Game, *players: Player) -> tuple[Table, list[str]]:
    lines: list[str] = []
    opened = Table(game, players or PEOPLE, None, Luck("7"), lines.append, key="k1")
    opened.open()
    return opened, lines


def test_the_same_luck_comes_again_whatever_is_chosen() -> None:
    """Outcome k is the same after going back, with another colour called too."""
    game, lines = table(SIKA)
    for colour in (Colour.RED, Colour.BLUE):
        for seat in (0, 1):
            game.submit(seat, Call(colour))
        thrown = []
        for _ in range(2):
            game.submit(0, Throw())
            game.step()
            thrown.append(lines[-1])
        game.take_back(6)
        assert lines[-1] == "# undo 6"
        assert game.outcomes == 0
        assert not game.moves
    throws = [line for line in lines if line.startswith("*")]
    assert throws[:2] == throws[2:]


def test_nothing_is_taken_out_of_the_record() -> None:
    game, lines = table(SIKA)
    game.submit(0, Call(Colour.RED))
    game.take_back(1)
    game.submit(0, Call(Colour.BLUE))
    assert lines == ["0 call red", "# undo 1", "0 call blue"]
    assert game.written == 2
    assert [one.number for one in game.moves] == [2]


@pytest.mark.parametrize("moves", [0, -1, 4, 1])
def test_only_choices_are_gone_back_to(moves: int) -> None:
    """Not to luck, not to no move, not before the beginning; and nothing changes then."""
    game, lines = table(SIKA)
    for seat in (0, 1):
        game.submit(seat, Call(Colour.RED))
    game.submit(0, Throw())
    game.step()
    before = game.state, list(lines)
    with refuses(CannotTakeBack, match=f"^{moves} moves? " if moves != 4 else "."):
        game.take_back(moves if moves != 4 else 5)
    assert (game.state, lines) == before


def test_bots_forget_and_decide_again_as_they_did() -> None:
    """Memory, number of decisions and random stream are those of that moment."""
    game, _ = table(SECRET, Player("Ann"), Player("Bo", "noting"))
    game.submit(0, Bet(1))
    game.step()
    first = game.bots[1]
    assert isinstance(first, Noting)
    game.take_back(2)
    second = game.bots[1]
    assert isinstance(second, Noting)
    assert second is not first
    assert [event for event in second.heard if isinstance(event, BetMade)] == []
    assert game.decisions[1] == 0
    game.submit(0, Bet(2))
    game.step()
    assert second.drawn == first.drawn


class Ear:
    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = (0,)
        self.heard: list[Event] = []

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.heard.append(event)


def test_everybody_hears_who_took_back() -> None:
    game, _ = table(SIKA)
    ear = Ear()
    game.submit(0, Call(Colour.RED))
    game.listeners.append(ear)
    game.take_back(1)
    assert ear.heard == [TakenBack(0)]


def test_a_secret_choice_that_was_taken_back_stays_secret_until_the_end() -> None:
    """Its hash has a nonce of its own, so that equal choices do not look equal."""
    game, lines = table(SCIENTIFIC)
    for _ in range(2):
        game.submit(0, Play(Rank.KING))
        game.take_back(1)
    game.submit(0, Play(Rank.KING))
    hashes = [line for line in lines if " secret " in line]
    assert len(set(hashes)) == 3
    assert len(game.commitments.withdrawn) == 2
    game.submit(1, Play(Rank.TWO))
    assert [line for line in lines if line.startswith("# open")] == ["# open 3 0 play king"]


def test_nobody_goes_behind_a_secret_of_somebody_else() -> None:
    """Ann may take her own choice back before Bo chooses; Bo may not undo hers."""
    game, _ = table(SCIENTIFIC)
    game.submit(0, Play(Rank.KING))
    game.submit(1, Play(Rank.TWO))
    game.submit(0, Play(Rank.QUEEN))
    ann, bo = last_choice(game, (0,)), last_choice(game, (1,))
    assert ann is not None
    assert bo is not None
    assert not behind_a_secret(game, ann, 0)
    assert behind_a_secret(game, ann, 1)
    assert behind_a_secret(game, bo, 1)
    game.take_chair(0, Player("Ann", "casual"))
    assert not behind_a_secret(game, bo, 1)


def test_choices_copied_from_another_game_are_not_taken_back() -> None:
    game, _ = table(SIKA)
    for seat in (0, 1):
        game.submit(seat, Call(Colour.RED))
    assert last_choice(game, (0, 1), copied=2) is None
    game.submit(0, Throw())
    found = last_choice(game, (0, 1), copied=2)
    assert found is not None
    assert found.number == 3
    assert last_choice(game, (5,)) is None


def test_a_bot_that_takes_over_knows_what_its_seat_has_seen() -> None:
    game, lines = table(SECRET, Player("Ann"), Player("Bo"))
    game.submit(0, Bet(1))
    game.seat_player(1, Player("Bo", "noting"))
    bot = game.bots[1]
    assert isinstance(bot, Noting)
    assert BetMade(0, None) in bot.heard
    assert lines[-1] == "# chair 1 noting Bo"


@given(
    st.builds(
        play,
        st.sampled_from(GAMES),
        st.randoms(use_true_random=False),
        st.integers(1, 60),
        st.just(0.0),
        st.just(True),
    ),
    st.data(),
)
def test_going_back_and_choosing_the_same_is_the_same_game(
    played: Played, data: st.DataObject
) -> None:
    """In every game luck and bots repeat themselves, if the person does."""
    game = played.table
    own = [at for at, one in enumerate(reversed(game.moves), 1) if one.seat == 0]
    if not own or game.state.result is not None:
        return
    state, line = game.state, [(one.seat, one.what) for one in game.line]
    back = data.draw(st.sampled_from(own))
    taken = game.moves[-back:]
    if any(one.seat >= len(game.first) for one in taken):
        return  # joining happens beside the moves, which alone are replayed here
    game.take_back(back)
    assert len(game.moves) == len(line) - back
    for one in taken:
        asked_for = one.what in game.state.requests(one.seat)  # a request is no step
        if one.seat != 0 and not asked_for:
            assert game.step() is Step.MOVED
        else:
            assert isinstance(one.what, Action)
            game.submit(one.seat, one.what)
    assert game.state == state
    assert [(one.seat, one.what) for one in game.line] == line


def test_the_table_has_what_a_choice_told_first_or_the_luck_after_it() -> None:
    """A throw has no line of its own: that of the falling cubes counts."""
    game, _ = table(SIKA)
    for seat in (0, 1):
        game.submit(seat, Call(Colour.RED))
    game.submit(0, Throw())
    game.step()
    thrown = game.recent[-1]
    game.take_back(2)
    assert game.undone == thrown
    game.take_back(2)
    assert game.undone == Called(0, Colour.RED)
