"""One seat alone is a game: it has a score, no place, and neither wins nor loses."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import five_throws
import pytest
from distribution import find_by_name
from five_throws import GAME
from five_throws.events import Done, Won
from five_throws.rules import Keep, Throw
from flawed import Change, loaded_copy
from online_server import came, guests, open_table, serving, wishes
from pressed import play, press
from refusals import refuses

from audiogame.__main__ import main
from audiogame.archive.assessment import Assessment, Judged, luck_of
from audiogame.console.app import App
from audiogame.console.key_script import WAIT
from audiogame.lobby.new_game import listed_games, lobby, new_game
from audiogame.lobby.own_device import OwnDevice
from audiogame.lobby.play_now import choose_games
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Failed
from audiogame.online.table_packets import PlayNow
from audiogame.rules import picture
from audiogame.rules.picture import Area, Group, drawn
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Finished, FinishedAlone, Query, Result
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation
from audiogame.rules.value import replace
from audiogame.server import match_queue
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.testing import find_flaws

Run = Callable[..., tuple[int, str, str]]
EXAMPLE = Path(__file__).parents[1] / "example_games" / "five_throws"
TURN = ("o", "enter", "k", "enter")
"""Keys that throw, and keep."""
ONLY_ALONE = Change("__init__.py", "seats=(1, 2, 3, 4)", "seats=(1,)")
OTHERS = ("win", "won", "lose", "lost", "first", "place", "player", "others", "Bella", "then ")
"""What is said of several."""


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


@pytest.fixture
def over() -> Any:
    """The end of a game of one seat with 34 points."""
    state: Any = GAME.new(1)
    return replace(state, scores=(34,), kept=5)


def assert_of_nobody_else(lines: Sequence[str]) -> None:
    """Check that lines are about one player alone."""
    told = [line for line in lines if any(word in line for word in OTHERS)]
    assert told == []


HIDDEN = (
    Change("rules.py", "DICE = Roll((tuple(range(1, 7)),) * 2)", "FACES = (tuple(range(1, 7)),)"),
    Change("rules.py", "return DICE if", "return Roll(FACES * 2, only=(self.turn,)) if"),
    Change(
        "rules.py",
        "    def decision(",
        "    def still_face_down(self, chance: object, outcome: Outcome) -> bool:\n"
        "        return False\n\n"
        "    def decision(",
    ),
)
"""Dice that only their own seat is asked to see, and that are open at once."""


@pytest.mark.parametrize("changes", [(), (ONLY_ALONE,), (ONLY_ALONE, *HIDDEN)])
def test_the_game_keeps_its_contract(tmp_path: Path, changes: tuple[Change, ...]) -> None:
    with loaded_copy(EXAMPLE, tmp_path, changes) as game:
        told = [str(one) for one in find_flaws(game, games=6, states=300).flaws]
        assert [one for one in told if "distribution" not in one] == []


def test_one_seat_alone_neither_wins_nor_loses(over: Any) -> None:
    alone = over.result
    assert alone == Result((1,))
    assert (alone.alone, alone.winners, alone.draw, alone.share(0)) == (True, (), False, 0.0)
    several = Result((1, 2))
    assert (several.alone, several.winners, several.share(0)) == (False, (0,), 1.0)
    left = Result((2, 3), gone=(1,))
    assert (left.alone, left.winners) == (False, ())
    assert over.answer(Query.TURN, 0) == (FinishedAlone(),)
    state: Any = GAME.new(2)
    ended = replace(state, scores=(34, 30), kept=10)
    assert ended.answer(Query.TURN, 0) == (Finished((0,)),)


def test_nobody_leads_alone(over: Any) -> None:
    """Two seats of the same points have places."""
    assert GAME.figures.places(over) == {}
    assert GAME.figures.leader(over) is None
    state: Any = GAME.new(2)
    ahead = replace(state, scores=(9, 4))
    assert GAME.figures.places(ahead) == {0: 1, 1: 2}
    assert GAME.figures.leader(ahead) == 0


def test_the_end_alone_has_a_cue_of_its_own() -> None:
    assert GAME.cues(Done(0, 34), (0,)) == (Sounded("score.up"),)
    assert GAME.cues(Won((0,), 34), (0,)) == (Sounded("game.win", 0),)
    assert GAME.cues(Won((0,), 34), (1,)) == (Sounded("game.lose", 0),)


def test_a_picture_has_no_place(tmp_path: Path) -> None:
    """One of a game of two has them."""
    shown = Change(
        "rules.py",
        "    def decision(",
        "    def _picture(self, seat: Seat) -> Any:\n"
        "        return drawn(Group(Area.SCORE, (picture.Score(self.scores[0]),), 0))\n\n"
        "    def decision(",
    )
    names = Change(
        "rules.py",
        "from typing import Self\n",
        "from typing import Any, Self\n\n"
        "from audiogame.rules import picture\n"
        "from audiogame.rules.picture import Area, Group, drawn\n",
    )
    with loaded_copy(EXAMPLE, tmp_path, (shown, names)) as game:
        states: list[Any] = [game.new(1), game.new(2)]
        alone, two = (replace(one, kept=5 * one.seats) for one in states)
        assert alone.picture(0) == drawn(Group(Area.SCORE, (picture.Score(0),), 0))
        assert two.picture(0).places == (1, 1)


def test_it_is_played_by_keys(tmp_path: Path) -> None:
    """From the first line to the review, nobody else is spoken of."""
    asked = ["t", "e", "e", "c", "h", "r", "w", "w", "l"]
    review = ["H", WAIT, *["down"] * 3, "escape"]
    keys = [WAIT, *asked, "H", WAIT, "n", "n", *TURN * 5, "t", "e", "e", "w", *review, "escape"]
    heard = play(tmp_path, *keys, game="five-throws", seats="you")
    assert heard[:9] == [
        "New game.",
        "Turn 1: throw.",
        "Your turn 1 of 5.",
        "You have 0 points.",
        "You have 0 points.",
        "Nothing is thrown yet.",
        "You have 0 points.",
        "5 turns each.",
        "You.",
    ]
    end = heard.index("The game is over. You have 34 points.")
    assert heard[end - 1 : end + 6] == [
        "4 more: you have 34.",
        "The game is over. You have 34 points.",
        "Enter: play again. Shift H: review with the expert. Escape: leave.",
        "Game over.",
        "You have 34 points.",
        "You have 34 points.",
        "You.",
    ]
    assert heard[end + 6].startswith("5 choices; ")
    assert "Start over? This game is saved. Y or N." in heard, "there is no other order"
    assert_of_nobody_else(heard)


def test_the_game_menu_has_nothing_about_others(tmp_path: Path) -> None:
    keys = ["escape", *["down"] * 6, "up", "enter", "y"]
    heard = play(tmp_path, WAIT, *TURN, *keys, game="five-throws", seats="you")
    at = heard.index("Game menu: Back to the game. 1 of 7.")
    assert [line.partition(".")[0] for line in heard[at + 1 : at + 7]] == [
        "Start over",
        "Settings",
        "Keys",
        "Sounds of this game",
        "Give up",
        "Leave",
    ]
    assert "You give up. You have 6 points." in heard
    assert_of_nobody_else(heard)


def test_with_others_it_is_a_game_of_several(tmp_path: Path) -> None:
    """With its order, a winner, and the next player in the first seat."""
    keys = [WAIT, *[*TURN, WAIT] * 5, "t", "escape"]
    heard = play(tmp_path, *keys, game="five-throws", seats="you,bot")
    assert heard[0] == "New game. Playing order: you and Bella."
    assert any(" with " in line and " win" in line for line in heard)
    assert any(line.startswith("Game over. Winner: ") for line in heard)
    assert any("N: again, with the next player" in line for line in heard)


def keys(*pressed: str) -> str:
    """Return keys as a script has them."""
    return " ".join(pressed)


def test_records_and_statistics_tell_the_score(run: Run, tmp_path: Path) -> None:
    """Best and mean of the points alone, apart from the games with others."""
    for seats in ("you=Ann", "you=Ann", "you=Ann,bot"):
        pressed = keys("wait", *(*TURN, "wait") * 5)
        assert run("play", "five-throws", "--seats", seats, keys=pressed)[0] == 0
    told = run("statistics")[1].splitlines()
    alone = told.index("Ann, Five Throws, alone: 2 games.")
    assert told[0].startswith("Ann, Five Throws: 1 game, ")
    assert told[alone + 1].startswith("Best ")
    assert "average" in told[alone + 1]
    assert_of_nobody_else(told[alone:])
    listed = run("records")[1]
    assert listed.count("Finished, 15 moves.") == 2
    paths = sorted((tmp_path / "data" / "records").glob("*.record"))
    texts = [one.read_text(encoding="utf-8") for one in paths]
    written = [path for path, text in zip(paths, texts, strict=True) if "# result 1 ~" in text]
    assert len(written) == 2
    status, told_of_it, _ = run("verify", str(written[0]))
    assert status == 0
    assert "The game ran to its end." in told_of_it
    assert_of_nobody_else(run("review", str(written[0]))[1].splitlines())
    assert "Ann throws " in run("replay", str(written[0]))[1], "as whoever listens hears it"
    out = tmp_path / "own.csv"
    run("statistics", "--csv", str(out))
    rows = list(csv.DictReader(out.open(encoding="utf-8")))
    assert [row["place"] for row in rows if row["opponents"] == ""] == ["", ""]
    assert {row["place"] for row in rows if row["opponents"]} <= {"1", "2"}


def test_a_game_given_up_alone_is_not_lost(run: Run) -> None:
    pressed = keys("wait", *TURN, "escape", "6", "y")
    run("play", "five-throws", "--seats", "you=Ann", keys=pressed)
    told = run("statistics")[1].splitlines()
    assert told[:2] == ["Ann, Five Throws, alone: 1 game.", "Given up: 1."]
    assert_of_nobody_else(told)


@pytest.mark.parametrize(
    ("seats", "unit", "luck"), [(1, Unit.WIN, None), (2, Unit.WIN, 0.5), (1, Unit.DOLLARS, 3.0)]
)
def test_luck_is_no_share_of_a_win_that_there_is_not(
    seats: int, unit: Unit, luck: float | None
) -> None:
    """Money is one, also alone."""
    state: Any = GAME.new(seats)
    ended = replace(state, scores=(34, *(3,) * (seats - 1)), kept=5 * seats)
    first, second = Throw(), Keep()
    values = Valuation((ChoiceValue(first, 0.5), ChoiceValue(second, 0.5)), unit)
    judged = Judged(0, 0, 0, first, ended, Player("Ann"), values)
    game = replace(GAME, figures=replace(GAME.figures, money=lambda state: (3,) * seats))
    assert luck_of(game, ended, Assessment(0, (judged,))) == luck


def test_a_bot_that_plays_alone_says_nothing_of_its_end(tmp_path: Path) -> None:
    heard = play(tmp_path, *[WAIT] * 20, game="five-throws", seats="marta")
    assert any(line.startswith("The game is over. Marta has ") for line in heard)
    assert_of_nobody_else(heard)


def test_the_arena_tells_the_mean_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """Of two, it tells their shares of the wins, too."""
    typed = ["arena", "five-throws", "--seed", "1", "--processes", "1", "--games"]
    assert main([*typed, "20", "--seats", "casual"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert "points a game; 95 percent interval" in told[1]
    main([*typed, "4", "--seats", "casual,casual"])
    assert "percent of wins" in capsys.readouterr().out


def test_a_table_for_one_alone_is_set_up_without_players(tmp_path: Path) -> None:
    """No bot is offered there, and none sits down."""
    with loaded_copy(EXAMPLE, tmp_path / "copy", [ONLY_ALONE]) as game:

        async def open_lobby(app: App) -> None:
            await lobby(app, game)

        heard = press(open_lobby, tmp_path, "down", "down", "home", "b", "B", "enter", WAIT)
    assert heard[:3] == [
        "Five Throws: Start. 1 of 3.",
        "Rules of this table: default. 2 of 3.",
        "More. 3 of 3.",
    ]
    assert heard[4:10] == [
        *("This game is for one player.", "Five Throws: Start. 1 of 3.") * 2,
        "New game.",
        "Turn 1: throw.",
    ]


def test_the_same_table_as_last_time_has_nobody_to_play_with(run: Run, tmp_path: Path) -> None:
    async def open_lobby(app: App) -> None:
        await lobby(app, find_game("five-throws"))

    press(open_lobby, tmp_path, "enter", WAIT, "escape", "7")
    heard = press(new_game, tmp_path, "down", "home")
    assert heard[0].startswith("Choose a game: Same as last time: Five Throws. 1 of ")


async def test_a_server_opens_no_table_for_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither does the host begin there alone, and who waits for anybody is given a bot."""
    monkeypatch.setattr(match_queue, "BOTS_AFTER", 0.2)
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        await ann.come(invitation)
        await bo.come(invitation)
        with refuses(ServerSays, match="Five Throws takes 2 to 4 players, not 1"):
            await ann.line.open_table(open_table(GAME, "Ann", 0))
        await ann.line.open_table(open_table(GAME, "Ann", 1))
        await ann.line.start()
        (why,) = (await came(ann, Failed)).reasons
        assert why.message == "wrong-seats"
        await bo.line.play_now(PlayNow(("five-throws",), bo.names, True))
        await bo.sit()
        room = bo.line.room
        assert room is not None
        assert [one.kind for one in room.chairs] == ["person", "casual"]


@pytest.mark.parametrize(("seats", "offered"), [((1,), False), ((1, 2), True)])
def test_a_game_for_one_alone_is_not_offered_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: tuple[int, ...], offered: bool
) -> None:
    """Neither in Invite a friend and at a server's table, nor in Play now."""
    monkeypatch.setattr(five_throws, "GAME", replace(GAME, seats=seats))
    listed: list[tuple[bool, bool]] = []

    async def look(app: App) -> None:
        listed.extend(
            ("five-throws" in [one.name for one in listed_games(app.dialogue, far)[0]], far)
            for far in (False, True)
        )
        await choose_games(app, await OwnDevice.read(app))

    heard = press(look, tmp_path, *["down"] * 8)
    assert listed == [(True, False), (offered, True)]
    assert any("Five Throws" in line for line in heard) is offered


@pytest.mark.parametrize(
    ("seats", "listed", "refused"),
    [
        ((1,), "For one player.", "Five Throws is for one player, not for 3."),
        ((1, 2), "1 or 2 players.", "Five Throws takes 1 or 2 players, not 3."),
    ],
)
def test_how_many_play_is_said(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    seats: tuple[int, ...],
    listed: str,
    refused: str,
) -> None:
    monkeypatch.setattr(five_throws, "GAME", replace(GAME, seats=seats))
    assert main(["list"]) == 0
    assert f"Five Throws: audiogame play five-throws. {listed}\n" in capsys.readouterr().out
    status, _, why = run("play", "five-throws", "--seats", "you,bot,bot", keys="wait")
    assert (status, why.count(refused)) == (2, 1)
