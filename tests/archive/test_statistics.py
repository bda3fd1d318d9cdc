"""Statistics are computed from records, cached, and recomputed."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from machine import needs_machine
from offenders import every_offender
from recorded import play, sika

from audiogame.archive.database import NAME, all_results
from audiogame.archive.description import archive_narrator
from audiogame.archive.results import PERSON, Against, GameResult, SeatResult, statistics
from audiogame.archive.summary import headline
from audiogame.games.sika.figures import EXPECTED
from audiogame.games.sika.rules import POINTS, THROW_OF_CUBES
from audiogame.table.library import find_game, own_games

Run = Callable[..., tuple[int, str, str]]


def result(name: str, *seats: tuple[str, str, int | None, int], apart: bool = False) -> GameResult:
    """Return a game's result; a seat is a name, a kind, a place and its points."""
    own = tuple(
        SeatResult(seat, player, kind, seat, place, points, None, 9, points, 20.0)
        for seat, (player, kind, place, points) in enumerate(seats)
    )
    return GameResult(name, 1, 0.0, "sika", name, 38, apart, own)


def test_statistics_are_worked_out_by_player_and_game() -> None:
    """Wins, ties, rows, points, luck and opponents; games marked apart are only counted."""
    bot = ("Bo", "casual")
    (ann,) = statistics(
        [
            result("1", ("Ann", PERSON, 1, 20), (*bot, 2, 10)),
            result("2", ("Ann", PERSON, 1, 30), (*bot, 2, 10)),
            result("3", ("Ann", PERSON, 2, 5), (*bot, 1, 10)),
            result("4", ("Ann", PERSON, 1, 15), (*bot, 1, 15)),
            result("5", ("Ann", PERSON, 1, 99), (*bot, 2, 15), apart=True),
            result("6", ("Ann", PERSON, None, 3), (*bot, None, 3)),
        ]
    )
    assert (ann.games, ann.won, ann.shared, ann.apart) == (4, 2, 1, 1)
    assert (ann.streak, ann.wins, ann.losses) == (2, 0, 2)
    assert ann.points == (20, 30, 5, 15)
    assert (ann.throws, ann.luck, ann.expected) == (45, 73, 100.0)
    assert ann.against == (Against("casual", 4, 2),)


def test_that_the_last_game_is_not_counted_is_said_first() -> None:
    """A player who has just won after an undo hears why that is no game won."""
    played = [result(str(one), ("Ann", PERSON, 1, 9), apart=bool(one % 2)) for one in range(3)]
    told = [
        headline(archive_narrator("en"), one)
        for count in (1, 2, 3)
        for one in statistics(played[:count])
    ]
    assert told == [
        "Ann, Sika: 1 game, 1 won.",
        "The last game is counted separately. Ann, Sika: 1 game, 1 won.",
        "Ann, Sika: 2 games, 2 won.",
    ]


def test_people_are_told_apart_by_name_and_bots_are_opponents_only() -> None:
    found = statistics(
        [
            result("1", ("Ann", PERSON, 1, 20), ("Cy", PERSON, 2, 10)),
            result("2", ("Cy", PERSON, 1, 20), ("Bo", "casual", 2, 10)),
        ]
    )
    assert [(one.player, one.games, one.won) for one in found] == [("Ann", 1, 1), ("Cy", 2, 1)]


def test_statistics_are_kept_and_made_again(run: Run, tmp_path: Path) -> None:
    """A deleted or damaged database, a game more, a game less: the records are authoritative."""
    assert run("statistics")[1] == "No finished games yet.\n"
    first = sika(tmp_path)
    _, told, _ = run("statistics")
    assert told.startswith("Ann, Sika: 1 game, ")
    assert "Luck: 9 throws averaged" in told
    assert "2.625 expected" in told
    base = tmp_path / "data" / NAME
    for damage in (b"no database", b"", None):
        if damage is None:
            base.unlink()
        else:
            base.write_bytes(damage)
        assert run("statistics")[1] == told
    with contextlib.closing(sqlite3.connect(base)) as other, other:
        other.execute("PRAGMA user_version = 77")
    assert run("statistics")[1] == told
    sika(tmp_path)
    assert run("statistics")[1].startswith("Ann, Sika: 2 games, ")
    assert run("records", "rebuild")[1].endswith("Statistics rebuilt from 2 finished games.\n")
    first.unlink()
    assert run("statistics")[1] == run("statistics", "--player", "Ann")[1]
    assert run("statistics")[1].startswith("Ann, Sika: 1 game, ")
    assert "No finished games" in run("statistics", "--player", "Nobody")[1]
    assert "No finished games" in run("statistics", "--game", "army-men")[1]


@needs_machine("a thread for bots that think")
def test_games_with_a_given_seed_or_something_taken_back_count_apart(
    run: Run, tmp_path: Path
) -> None:
    sika(tmp_path, "7")
    run("play", "sika", "--seats", "you=Ann,bot", keys="1 U 1 " + "1 1 1 wait " * 12)
    _, told, _ = run("statistics")
    assert told.startswith(
        "The last game is counted separately. Ann, Sika: no game that counts, 0 won.\n2 more games"
    )


def test_a_csv_has_a_row_for_each_seat(run: Run, tmp_path: Path) -> None:
    path = sika(tmp_path, bots=2)
    _, told, _ = run("statistics", "--csv", "-")
    rows = [*csv.DictReader(io.StringIO(told))]
    assert [row["player"] for row in rows] == ["Ann", "Bo", "Cy"]
    assert {row["record"] for row in rows} == {path.name}
    assert [row["opponents"] for row in rows] == ["casual casual", *["casual person"] * 2]
    assert sum(int(row["luck"]) for row in rows) == sum(int(row["points"]) for row in rows)
    assert run("statistics", "--csv", "a.csv")[0] == 0
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == told
    assert run("statistics", "--csv", "a.csv")[0] == 2


def test_a_record_that_cannot_be_played_is_counted_as_damaged(tmp_path: Path) -> None:
    path = sika(tmp_path)
    path.with_name("zeros.record").write_bytes(bytes(50))
    results, damaged = all_results(tmp_path / "data")
    assert (len(results), damaged) == (1, 1)


def test_the_expected_points_of_a_throw() -> None:
    """Every one of the eight throws is equally likely, whichever colour was called."""
    first = THROW_OF_CUBES.faces[0][0]
    throws = [
        (a, b, c)
        for a in THROW_OF_CUBES.faces[0]
        for b in THROW_OF_CUBES.faces[1]
        for c in THROW_OF_CUBES.faces[2]
    ]
    assert sum(POINTS[throw.count(first)] for throw in throws) / len(throws) == EXPECTED


@pytest.mark.parametrize("name", own_games())
def test_the_leader_at_the_end_has_won(name: str) -> None:
    """A review's lead equals the rules' count, and money is conserved."""
    with every_offender() as offenders:
        for number in range(1, 9):
            with offenders.at("game", number):
                leads_and_has_won(name, number)


def leads_and_has_won(name: str, number: int) -> None:
    game = find_game(name)
    # Random players of poker take long to be broke.
    options = (f"rounds={number + 3}",) if name == "ten-die-poker" else ()
    state = play(game, Random(number), 20_000, undo=0, options=options).table.state
    assert state.result is not None
    leader = game.figures.leader(state)
    winners = state.result.winners
    if leader is not None and winners and set(winners) <= set(state.seated):  # else they left
        assert leader in winners
    money = game.figures.money(state)
    assert len(money) in (0, state.seats)
    if name == "sika":
        assert sum(money) == 0
