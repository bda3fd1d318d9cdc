"""Listeners' own settings: brief wording, rows that fit, and skipping the rest of a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from home_tables import inside
from pressed import new_app, play, press
from scientific import holding, war
from twins import MemoryScreen

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.games.scientific_war import GAME as SCIENTIFIC_WAR
from audiogame.games.sika import GAME as SIKA
from audiogame.games.ten_die_poker import GAME as POKER
from audiogame.games.ten_die_poker.rules import PokerOptions, TenDiePoker
from audiogame.keys.commands import COMMANDS
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.lesson_progress import LessonProgress, save_progress
from audiogame.lobby.new_game import LessonOffer, play_again_and_again
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import Departure, GameLoop, Press
from audiogame.play.undo import SILENCE
from audiogame.rules.game import Game
from audiogame.rules.options import Options, read_options
from audiogame.rules.state import CHANCE, Query, replace
from audiogame.settings import Settings
from audiogame.table.table import Table

COSTS = PokerOptions(rounds=3)


def loop_of(
    data: Path, game: Game, seats: str, options: Options, **settings: Any
) -> tuple[GameLoop, list[str]]:
    """Return a game at a keyboard, and the spoken lines."""
    app, lines = new_app(data, settings=Settings(**settings))
    opened = new_table(game, read_seats(seats, game), options, app.data.folder, "7")
    return GameLoop(app, opened), lines


def without_money(loop: GameLoop) -> Table:
    """Take the player's money, so that only the others play on; return the table."""
    table = inside(loop.table)
    state = table.state
    assert isinstance(state, TenDiePoker)
    table.state = replace(state, money=(0, *state.money[1:]), dealt=(1, 2, 3), playing=(1, 2, 3))
    return table


def deal(loop: GameLoop) -> None:
    """Deal the dice of a round of poker."""
    table = inside(loop.table)
    for hand in ((1, 1, 2, 2, 3, 3, 4, 4, 6, 6), *[(6, 6, 6, 6, 6, 1, 2, 2, 3, 3)] * 3):
        table.state, _ = table.state.apply(CHANCE, hand)


async def nothing(*_: object, **__: object) -> None:
    return None


async def test_a_player_who_is_out_skips_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Offered once; the rest goes to the history, and the end is told."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    table, course = without_money(loop), loop.course
    monkeypatch.setattr(loop.app.keyboard, "key", nothing)
    for _ in range(2):
        await course.announce()
    offer = "You can keep listening, or press End to skip to the end of the game."
    assert lines.count(offer) == 1
    await course.skip_to_end()
    assert table.state.result is not None
    before = len(lines)
    await course.deliver()
    await course.announce()
    assert len(lines) > before
    assert any(line.startswith("Game over after 3 rounds.") for line in lines)
    unheard = [line.text for line in loop.app.recall.history.lines if line.text not in lines]
    assert any(line.startswith("Round 2.") for line in unheard)
    assert not course.watching


def test_a_player_out_of_scientific_war_may_listen_on_or_skip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each trick in the current wording, then the rest silently, and the end."""
    options = read_options(SCIENTIFIC_WAR.options, ["limit=12"])
    loop, lines = loop_of(tmp_path, SCIENTIFIC_WAR, "you,casual,casual", options)
    hand = "ace king queen jack ten nine"
    inside(loop.table).state = holding(war(3, "limit=12"), ("", ""), (hand, ""), (hand, ""))
    monkeypatch.setattr(loop.app.keyboard, "key", nothing)

    async def trick() -> str:
        before = len(lines)
        await loop.course.step()
        await loop.course.deliver()
        await loop.course.announce()
        return " ".join(lines[before:])

    async def run() -> tuple[str, str]:
        await loop.course.announce()
        full = await trick()
        loop.app.profile.take_verbosity("brief")
        brief = await trick()
        await loop.course.skip_to_end()
        await loop.course.deliver()
        await loop.course.announce()
        return full, brief

    full, brief = asyncio.run(run())
    assert lines[0].endswith("or press End to skip to the end of the game.")
    assert "and now has" in full
    assert "now" in brief
    assert "and now has" not in brief
    assert loop.table.state.result is not None
    assert not loop.course.watching


def test_a_key_stops_skipping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game continues from there as before."""
    loop, _ = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    table = without_money(loop)

    async def pressed(*_: object, **__: object) -> Key:
        return Key("x", 1.0)

    monkeypatch.setattr(loop.app.keyboard, "key", pressed)
    loop.course.watching = True
    asyncio.run(loop.course.skip_to_end())
    assert table.state.result is None


@pytest.mark.parametrize("room", [38, 78])
def test_a_choice_fits_into_its_row(tmp_path: Path, room: int) -> None:
    """Dice pairs are told in full where there is room, else in the longest form that fits."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    screen = loop.app.dialogue.outputs.screen
    assert isinstance(screen, MemoryScreen)
    screen.row_room = room
    deal(loop)

    async def run() -> None:
        await loop.decision.announce()
        for _ in range(5):
            await loop.decision.choose(0, COMMANDS["down"], Key("down", 9e9), held=False)

    asyncio.run(run())
    rows = lines[-5:]
    assert max(map(len, rows)) <= room
    assert rows[0] == (
        "1: red 4 3 2 1, white 4 3 2 1."
        if room < 40
        else "Dice pair 1, red 6, white 6. Red keeps 4, 3, 2, 1; white 4, 3, 2, 1."
    )


async def test_c_again_tells_the_dice(tmp_path: Path) -> None:
    """The repeated question, with no event between, is answered in more detail."""
    loop, lines = loop_of(tmp_path, POKER, "you,casual,casual,casual", COSTS)
    deal(loop)
    for query in (Query.SHOWN, Query.SHOWN, Query.OWN, Query.OWN, Query.SHOWN):
        await loop.questions.ask(query)
    assert lines[1] == "Bella's dice: red 6, 6, 6, 3, 2; white 6, 6, 1, 3, 2."
    assert lines[3].startswith("Dice pair 1: red 6, white 6. Dice pair 2: red 4, white 4.")
    assert lines[4] == lines[0]


def test_a_table_of_poker_has_ten_rounds_unless_it_agrees_on_others() -> None:
    """Nothing typed means ten; 0 means no end."""
    assert PokerOptions().rounds == 10
    assert read_options(PokerOptions, ["bank=9"]) == PokerOptions(bank=9, rounds=10)
    assert read_options(PokerOptions, ["rounds=0"]).rounds == 0


def test_a_spare_enter_begins_no_game(tmp_path: Path) -> None:
    """While the end is told, Enter says what it would do; a second press does it."""
    loop, lines = loop_of(tmp_path, SIKA, "you,bot", SIKA.options())
    loop._end.reached = True
    choose = COMMANDS["choose"]

    async def run() -> list[Departure | None]:
        loop.audience.quiet_at = 5.0
        pressed = (Key("enter", 4.0), Key("enter", 4.5))
        return [await loop._choose(Press(choose, key, held=False)) for key in pressed]

    assert asyncio.run(run()) == [None, Departure.AGAIN]
    assert lines == [
        "Enter: play again. N: again, with the next player in the first seat. Escape: leave."
    ]


def test_a_game_from_the_shell_does_not_speak_of_a_menu_that_is_not_there(tmp_path: Path) -> None:
    """It says how to find the saved game."""
    app, lines = new_app(tmp_path)
    app.scene.from_shell = True
    app.dialogue.tell("game-saved")
    assert lines == ["Game saved. To continue it, type audiogame and choose Continue."]


def test_a_key_of_the_game_over_the_glossary_says_the_way_back(tmp_path: Path) -> None:
    """The list of words has no such key, but the game beneath it does."""
    told = play(tmp_path, "g", "e", "%", "n", "escape", "t")
    back = "Escape goes back to the game first: Start over, with the next player in the first seat."
    assert back in told
    assert told[-2].startswith("Your turn to call.")


def test_enter_is_neither_yes_nor_no(tmp_path: Path) -> None:
    """The question is repeated, and says so."""
    question = "Leave audiogame? The game is saved. Y or N."
    told = play(tmp_path, "ctrl-c", "enter", "x", "y")
    assert told[2:5] == [question, f"Enter is neither yes nor no. {question}", question]


@pytest.mark.parametrize("silent", [True, False])
def test_several_people_agree_to_take_back_by_y_within_half_a_minute(
    tmp_path: Path, silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked once; other keys are told what answers it, and silence means no."""
    app, lines = new_app(tmp_path, "enter", "%", "n")
    waited: list[float | None] = []
    key = app.front.keys.key

    async def late(timeout: float | None = None) -> Key | None:
        waited.append(timeout)
        return None if silent and len(waited) == 3 else await key(timeout)

    monkeypatch.setattr(app.front.keys, "key", late)
    assert not asyncio.run(app.keyboard.confirm("undo-consent", SILENCE))
    question = "Take back a choice? Y only if everybody here agrees, otherwise N."
    end = ["No answer in 30 seconds: that means no."] if silent else []
    assert lines == [question, "Y or N.", "Y or N.", *end]
    assert all(left is not None and 0 < left <= SILENCE for left in waited)


def test_a_new_player_hears_of_the_lesson_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the first game of a kind, unless the lesson is known or the game was played."""
    hint = "New to Sika? Escape has a lesson."
    app, lines = new_app(tmp_path)
    monkeypatch.setattr(type(app.front.keys), "scripted", False)
    offer = LessonOffer(app, SIKA)
    for _ in range(2):
        offer.tell()
    assert lines == [hint]
    save_progress(tmp_path, find_lesson("sika", "en"), LessonProgress(done=True))
    LessonOffer(app, SIKA).tell()
    (tmp_path / "lessons.toml").unlink()
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "2026-11-22-120000-sika-abcd.record").touch()
    LessonOffer(app, SIKA).tell()
    assert lines == [hint]
    LessonOffer(app, POKER).tell()
    assert len(lines) == 2


def test_the_lesson_is_taken_over_a_game_which_goes_on_where_it_was(tmp_path: Path) -> None:
    """There and back from the game menu: nothing is lost, and the question is repeated."""
    keys = ["1", "wait", "escape", *["down"] * 2, "enter", "enter", "escape", "y", "enter", "wait"]

    async def run(app: App) -> None:
        players = read_seats("you,bot", SIKA)
        await play_again_and_again(app, SIKA, players, SIKA.options(), "7")

    told = press(run, tmp_path, *keys)
    asked = told.index("Your turn, round 1. Throw.")
    taught = next(line for line in told if line.startswith("Welcome to Sika."))
    back = told.index("Back in your game.")
    assert asked < told.index(taught) < back
    assert told[back + 1] == "Your turn, round 1. Throw."
    assert told[back + 2].endswith("now 4.") or "now" in told[back + 2]
    (record,) = (tmp_path / "records").glob("*.record")
    assert record.read_text(encoding="utf-8").count("\n0 throw") == 1
