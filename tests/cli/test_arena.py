"""The arena: bots play many games in rotating seats; wins are reported with an interval."""

from __future__ import annotations

import multiprocessing
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from refusals import refuses

from audiogame.__main__ import main
from audiogame.cli import arena
from audiogame.cli.arena import (
    ArenaGame,
    Endless,
    Estimate,
    Strength,
    mean_measure,
    play_game,
    play_games,
    share_of_wins,
)
from audiogame.cli.arguments import make_parser
from audiogame.games.army_men import GAME as ARMY_MEN
from audiogame.games.sika import GAME as SIKA
from audiogame.games.ten_die_poker import GAME as POKER
from audiogame.narration.titles import game_title
from audiogame.rules.options import read_options
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import replace
from audiogame.table.library import all_names, find_game
from audiogame.table.table import GameStarted


class Watchful:
    """Takes the first choice, and records what it is asked and told."""

    seats: ClassVar[Counter[Seat]] = Counter()
    heard: ClassVar[Counter[type[Event]]] = Counter()

    def hear(self, event: Event) -> None:
        self.heard[type(event)] += 1

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert view == view.seen_by(seat)
        self.seats[seat] += 1
        return view.legal_actions(seat)[0]


def untimed(played: list[ArenaGame]) -> list[ArenaGame]:
    return [replace(one, seconds=()) for one in played]


CASUAL = (Strength("army-men", "casual"),) * 2


def test_the_same_seed_plays_the_same_games_in_however_many_processes() -> None:
    """In order; another seed, and each game's number, give other games."""
    alone = untimed(list(play_games(ARMY_MEN, CASUAL, 12, 5)))
    assert untimed(list(play_games(ARMY_MEN, CASUAL, 12, 5, processes=2))) == alone
    assert untimed(list(play_games(ARMY_MEN, CASUAL, 12, 6))) != alone
    assert len({one.measures for one in alone}) > 6


def test_players_move_on_by_a_seat_with_each_game() -> None:
    """In three games of three players each sits in each seat, and hears all from the beginning."""
    makers = (Watchful, Strength("sika", "casual"), Strength("sika", "casual"))
    Watchful.seats.clear()
    Watchful.heard.clear()
    options = SIKA.options()
    asked = []
    for number in range(3):
        play_game(SIKA, makers, options, 1, number)
        asked.append(set(Watchful.seats))
        Watchful.seats.clear()
    assert asked == [{0}, {2}, {1}]
    assert Watchful.heard[GameStarted] == 3
    assert len(Watchful.heard) > 3


def test_chairs_that_stay_empty_have_no_player() -> None:
    """10-Die Poker has seven chairs; the winnings of four players add up to nothing."""
    options = read_options(POKER.options, ["rounds=3"])
    makers = (Strength("ten-die-poker", "casual"),) * 4
    for played in play_games(POKER, makers, 4, 1, options):
        assert len(played.shares) == len(played.measures) == 4
        assert sum(played.shares) == pytest.approx(1)
        assert sum(played.measures) == pytest.approx(0)


def game(*shares: float, measures: tuple[float, ...] = ()) -> ArenaGame:
    return ArenaGame(shares, measures, ())


def test_wins_have_the_interval_of_wilson() -> None:
    """60 wins, 20 draws and 20 losses are 0.7; the ends solve Wilson's quadratic equation."""
    played = [game(1, 0)] * 60 + [game(0.5, 0.5)] * 20 + [game(0, 1)] * 20
    told = share_of_wins(played)
    assert told.mean == pytest.approx(0.7)
    for end in (told.low, told.high):
        assert (end - 0.7) ** 2 == pytest.approx(1.959964**2 * end * (1 - end) / 100)
    assert told.low < 0.7 < told.high
    assert share_of_wins(played, 1).mean == pytest.approx(0.3)
    assert share_of_wins(played, 0, 1).mean == pytest.approx(0.5)


def test_wins_alone_are_no_certainty() -> None:
    """Ten wins of ten still leave a chance of losing."""
    assert 0.6 < share_of_wins([game(1, 0)] * 10).low < 0.75


def test_measures_have_the_interval_of_their_mean() -> None:
    """2, 4, 6 and 8: mean 5, variance 20 thirds, of which a quarter counts."""
    played = [game(1, 0, measures=(points, 1)) for points in (2, 4, 6, 8)]
    half = 1.959964 * (20 / 3 / 4) ** 0.5
    assert mean_measure(played) == Estimate(5, 5 - half, 5 + half, 4)
    assert mean_measure(played, 1) == Estimate(1, 1, 1, 4)


def test_one_game_has_no_interval_and_one_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def started(*arguments: object) -> None:
        raise AssertionError("another process is started")

    monkeypatch.setattr(multiprocessing, "get_context", started)
    typed = "--seats casual,casual --games 1 --processes 100"
    assert main(["arena", "sika", *typed.split()]) == 0
    assert "24.000 points a game; one game has no interval." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "24,000 Punkte je Partie; bei einer"), ("es", "24,000 puntos por partida; una sola")],
)
def test_the_report_is_in_one_language(
    language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its measure and the decimal separator."""
    typed = "arena sika --seats casual,casual --games 1 --processes 1"
    assert main(["--language", language, *typed.split()]) == 0
    out = capsys.readouterr().out
    assert told in out
    assert "points" not in out


def test_games_without_an_end_are_refused() -> None:
    with refuses(Endless, match=r"Bots alone would play 10-Die Poker for ever"):
        next(play_games(POKER, (Watchful,) * 4, 1, 1, read_options(POKER.options, ["rounds=0"])))


@pytest.mark.parametrize("name", all_names())
def test_every_game_can_be_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By command: whole sentences, one for each strength and figure, no ASCII art."""
    seats = min(find_game(name).seats)
    options = ["--option", "rounds=2"] if name == "ten-die-poker" else []
    typed = ["arena", name, "--seats", ",".join(["bot"] * seats), "--games", "2", *options]
    assert main([*typed, "--processes", "1", "--times"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        rf"{re.escape(game_title(name, 'en'))}(, bot)+: 2 games, seed 1, in \d+ seconds\.", first
    )
    assert len(lines) == 3
    assert all(re.fullmatch(rf"bot: each of {seats}, .*\.|bot: .*worst\.", line) for line in lines)


def test_progress_is_a_new_line_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an interval of 0 seconds, one line a game."""
    monkeypatch.setattr(arena, "PROGRESS", -1.0)
    assert main(["arena", "sika", "--seats", "casual,casual", "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [f"Sika: {number} of 3 games." for number in (1, 2, 3)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("sikka --seats casual,casual", "There is no game 'sikka'"),
        (
            "sika --seats casual,causal",
            "There is no bot strength 'causal': perhaps you meant casual",
        ),
        ("sika --seats casual", "Sika takes 2 to 8 players, not 1."),
        ("sika --seats casual,casual --option cal=turn", "There is no option 'cal'"),
        ("sika", "The following arguments are required: --seats. See audiogame arena -h."),
        (
            "sika --seats casual,casual --games 0",
            "Argument --games: 0 games are too few: play at least 1",
        ),
    ],
)
def test_games_that_cannot_be_played_are_refused_in_a_sentence(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *typed.split()]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(said)
    assert captured.out == ""


DOCUMENTED = re.compile(
    r"^- `audiogame (?P<typed>arena .+)`: (?P<share>[\d.]+) percent, (?P<low>[\d.]+) to "
    r"(?P<high>[\d.]+)\b.*; fair (?P<fair>[\d.]+)\.$",
    re.MULTILINE,
)


def test_documented_shares_are_what_their_commands_print() -> None:
    """As far as can be told without playing: seats, strengths, fair shares and intervals."""
    document = Path(__file__).parents[2] / "audiogame/games/README.md"
    text = document.read_text(encoding="utf-8")
    found = [*DOCUMENTED.finditer(text)]
    assert len(found) == text.count("- `audiogame arena ")
    played = Counter[str]()
    for one in found:
        typed = make_parser("en").parse_args(one["typed"].split())
        game, (first, *others) = find_game(typed.game), typed.seats.split(",")
        game.check_seats(1 + len(others))
        assert {first, *others} == {"expert", "skilled"}
        assert others == ["skilled"] * len(others)
        assert one["fair"] == f"{100 / (1 + len(others)):.1f}".removesuffix(".0")
        won = round(float(one["share"]) * typed.number / 100)
        some = (ArenaGame((1.0,), (), ()),) * won
        share = share_of_wins((*some, *(ArenaGame((0.0,), (), ()),) * (typed.number - won)))
        told = [float(one[part]) for part in ("share", "low", "high")]
        right = [100 * share.mean, 100 * share.low, 100 * share.high]
        # A draw counts as part of a win, which makes an interval slightly narrower.
        assert told == pytest.approx(right, abs=50 / typed.number + 0.15)
        played[typed.game] += 1
    assert played == {"sichermans-war": 1, "ten-die-poker": 4, "scientific-war": 5}
