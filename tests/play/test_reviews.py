"""A game is reviewed moment by moment, from a permitted view, and played on from any."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from recorded import play

from audiogame.archive.story import Review
from audiogame.play.branch import branch_table
from audiogame.rules.state import CHANCE, Query
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.record import read_record
from audiogame.table.record_file import load
from audiogame.table.replay import Replay
from audiogame.table.table import Table

Run = Callable[..., tuple[int, str, str]]


def reviewed(name: str, number: int, moves: int = 3000) -> Review:
    played = play(find_game(name), Random(number), moves, undo=0.02, bots=True)
    record = read_record(played.text().encode())
    return Review(Replay(record, played.private).to_end(), ())


@pytest.mark.parametrize("name", own_games())
def test_a_review_walks_from_the_first_state_to_the_last(name: str) -> None:
    """Each moment is the state after one more choice; all events of the game are there, once."""
    review = reviewed(name, 1)
    table = review.table
    assert review.moments[0].taken <= len(table.line)
    assert review.moments[-1].state == table.state
    assert [event for one in review.moments for event in one.events] == [*table.told_so_far()]
    choices = [one for one in table.line if one.seat != CHANCE]
    assert len(review.moments) == len(choices) + 1
    for query in Query:
        for place in range(0, len(review.moments), 7):
            review.go(place)
            assert review.view.answer(query, 0)


@pytest.mark.parametrize("name", own_games())
def test_rounds_and_key_moments_are_jumped_to_in_both_directions(name: str) -> None:
    """Every one of them, in order, and back again."""
    review = next(
        one
        for one in (reviewed(name, number) for number in range(2, 50))
        if any(moment.key for moment in one.moments)
    )
    for jump, marked in (
        (review.go_to_round, [at for at, one in enumerate(review.moments) if one.ends_round]),
        (review.go_to_key, [at for at, one in enumerate(review.moments) if one.key]),
    ):
        rounds = jump == review.go_to_round
        assert marked or (rounds and not review.table.game.figures.rounds), "whole games have such"
        review.go(-5)
        assert review.place == 0
        walked = [review.place for _ in marked if jump(1)]
        assert walked == [at for at in marked if at > 0]
        assert not jump(1)
        review.go(10**6)
        back = [review.place for _ in marked if jump(-1)]
        assert back == [at for at in reversed(marked) if at < len(review.moments) - 1]


def test_a_change_of_the_lead_is_a_key_moment() -> None:
    review = reviewed("sika", 3)
    figures = review.table.game.figures
    leads = [one for one in review.moments if one.lead is not None]
    assert leads
    for one in leads:
        assert one.key
        assert figures.leader(one.state) == one.lead


def test_secrets_of_a_running_game_are_not_reviewed() -> None:
    """Only from the shared view of its people, until it is over."""
    played = play(find_game("scientific-war"), Random(5), 1)
    own = (0,)
    review = Review(played.table, own)
    assert not review.look_as((1,))
    assert review.look_as(())
    assert review.look_as(own)
    review.go(1)
    assert not review.open_to_all
    over = Review(reviewed("scientific-war", 6).table, own)
    assert over.over
    assert over.look_as((1,))
    assert over.view == over.moment.state.seen_by(1)
    given_up = Review(played.table, own, gave_up=(0,))
    assert given_up.over
    assert given_up.look_as((1,))
    assert given_up.open_to_all


@pytest.mark.parametrize("name", own_games())
def test_a_game_is_played_on_from_any_moment(tmp_path: Path, name: str) -> None:
    """Against bots, in a record of its own that replays; its luck is new and verifiable."""
    review = reviewed(name, 4)
    before = review.table.state
    for place in range(0, len(review.moments) - 1, 9):
        moment = review.moments[place]
        seat = moment.state.seated[0]
        opened = branch_table(review.table, moment, seat, tmp_path)
        table: Table = opened.table
        assert table.state == moment.state
        assert [at for at, one in enumerate(table.players) if one.name and not one.bot] == [seat]
        path = opened.journal.path
        assert path is not None
        for _ in range(5):
            table.step()
        opened.journal.close()
        again = load(path)
        assert f"copied {len(opened.table.moves[: opened.copied])}" in again.notes
        private = opened.table.luck
        assert isinstance(private, Luck)
    assert review.table.state == before
