"""Moves of others are held back until the player goes on, if the player wants that."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path

import pytest
from loopback import Room, play_over_the_line
from memory_shell import Shell, at_table, visit_page
from patient_keys import Deed, Patient, play
from twins import Heard, front_end, new_app

from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import Key
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop, play_table
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import find_game

HOW = "Press Space or Enter to continue."


@pytest.fixture(params=["here", "far"])
def where(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play locally, or over a connection."""
    if request.param == "far":
        play_over_the_line(monkeypatch)


@pytest.mark.usefixtures("where")
def test_each_move_of_others_is_kept_until_space_or_enter(tmp_path: Path) -> None:
    """The instruction is said once; the own question comes after the moves before it."""
    first, bella, carlos, own, *_ = play(tmp_path, "1", "space", "enter", "1")
    assert first[-1] == "Call a colour: red or blue?"
    assert bella == ["You call red.", "Bella calls blue.", HOW]
    assert carlos == ["Carlos calls red."]
    assert own == ["Your turn, round 1. Throw."]


def army(data: Path, *keys: str, wait_for_me: bool = True) -> list[list[str]]:
    """Play Army Men against Bella, who goes first; return what was said before each key."""
    return play(data, *keys, wait_for_me=wait_for_me, name="army-men", seats="you,bot", first=1)


@pytest.mark.usefixtures("where")
def test_end_makes_a_turn_of_another_one_line_with_its_result(tmp_path: Path) -> None:
    """The steps are in the history alone, and the own roll comes next."""
    begun, skipped, *older = army(tmp_path, "end", *["comma"] * 5)
    assert begun[-2].startswith("Bella rolls ")
    assert begun[-1] == HOW
    result, roll, question = skipped
    assert result.startswith("Bella keeps ")
    assert " and ends on " in result
    assert not roll.startswith("Bella")
    assert question.endswith("Keep one or two.")
    told, *steps = [line for (line,) in older[2:]]
    assert told == result
    assert steps[0].startswith("Bella rolls ")
    assert steps[1].startswith("Bella keeps ")


@pytest.mark.usefixtures("where")
def test_questions_are_answered_meanwhile_and_nothing_goes_on(tmp_path: Path) -> None:
    _, _, *answers, after = play(tmp_path, "1", "t", "e", "r", "space")
    assert answers[0][0].startswith("Waiting for Carlos")
    assert all(len(lines) == 1 for lines in answers), "an answer each"
    assert after == ["Carlos calls red."]


@pytest.mark.usefixtures("where")
def test_without_the_setting_no_move_is_held_back(tmp_path: Path) -> None:
    _, others = play(tmp_path, "1", wait_for_me=False)
    assert others[-2:] == ["Carlos calls red.", "Your turn, round 1. Throw."]
    assert HOW not in others


@pytest.mark.usefixtures("where")
def test_a_player_who_goes_back_while_waited_for_is_asked_again(tmp_path: Path) -> None:
    *_, undone, again = play(tmp_path, "1", "U", "1")
    assert undone[-1] == "Call a colour: red or blue?"
    assert again[0] == "You call red."


async def bo_calls(room: Room) -> None:
    bo = room.far[1]
    await bo.step()
    await bo.submit(1, bo.view(1).legal_actions(1)[1])


async def heard_far(room: Room, tmp_path: Path, *keys: str | Deed) -> list[str]:
    """Play far away as Ann, who wants to wait; return the lines from the first that waits."""
    heard = Heard(tick="")
    source = Patient(keys, heard)
    front = replace(front_end(source, heard), clock=source.clock)
    settings = Settings(speech="none", pace=0.0, welcomed=True, wait_for_me=True)
    app = new_app(front, tmp_path / "ann", settings)
    app.speaker.begin("none")

    await room.sit()
    with contextlib.suppress(ProgramLeft):
        await GameLoop(app, room.far[0]).run()
    app.data.unsaved.finish()
    return heard.lines[heard.lines.index(HOW) - 1 :]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("y", ["Taken back: Bo calls blue.", "You call red."]),
        ("n", ["Your turn, round 1. Throw."]),
    ],
)
async def test_a_request_to_take_a_choice_back_is_answered_at_once(
    tmp_path: Path, answer: str, told: list[str]
) -> None:
    """All held lines are said first, so that the player knows what would be undone."""
    room = Room(tmp_path / "table", seats="you=Ann,you=Bo,bot")

    async def bo_takes_back() -> None:
        bo = room.far[1]
        while await bo.thinking() is False:
            await bo.step()
        await bo.take_back(bo.last_choices()[0])

    keys = ("1", partial(bo_calls, room), bo_takes_back, answer, "t")
    before, _, called, asked, *answered = await heard_far(room, tmp_path, *keys)
    assert before == "Bo calls blue."
    assert called == "Bella calls red."
    assert asked.startswith("Bo asks to take back a choice.")
    assert answered[: len(told)] == told


async def test_t_counts_the_lines_that_it_does_not_know_yet(tmp_path: Path) -> None:
    """What has come from a remote table after the held news; Space goes on to it."""
    room = Room(tmp_path / "table", seats="you=Ann,you=Bo,bot")
    keys = ("1", partial(bo_calls, room), "t", "space", "t")
    asked, told, after, _ = (await heard_far(room, tmp_path, *keys))[2:]
    assert asked == "Waiting for Bella to call. Already called: you and Bo. 1 line: Space."
    assert told == "Bella calls red."
    assert after.startswith("Your turn, throw 1 of 3, round 1.")
    assert not after.endswith("Space.")


def test_the_setting_says_that_people_elsewhere_may_play_on(tmp_path: Path) -> None:
    app = new_app(front_end(Patient((), Heard()), Heard()), tmp_path, Settings())
    about = app.dialogue.narrator.say("setting-wait-for-me-about")
    assert about.endswith("People elsewhere may play on; you still hear every move, one at a time.")


@pytest.mark.usefixtures("where")
def test_on_the_page_a_button_goes_on(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("1")
        (asked,) = shell.of("answers")[-1]["answers"]
        assert asked["text"] == "Continue"
        assert shell.lines[-2:] == ["Bella calls blue.", HOW]
        await shell.tell(kind="key", name=asked["key"], at=0.0)
        assert shell.of("answers", "answers-end")[-2]["kind"] == "answers-end"
        assert shell.lines[-1] == "Carlos calls red."

    settings = Settings(speech="lines", pace=0.0, welcomed=True, wait_for_me=True)
    page = visit_page(tmp_path, walk, at_table("sika", "you,bot,bot"), settings)
    assert page.of("manner")[-1]["wait_for_me"]


class Hasty(Patient):
    """A keyboard on which Enter is pressed while others play, as often as they are waited for."""

    async def key(self, timeout: float | None = None) -> Key | None:
        last = self._heard.lines[-1:]
        waits = last and last[0].startswith(("You call red.", "Waiting for "))
        if waits and self._heard.lines.count(last[0]) < 2:
            return Key("enter", self.clock())
        return await super().key(timeout)


async def test_enter_while_bots_play_says_once_that_space_skips(tmp_path: Path) -> None:
    heard = Heard(tick="")
    source = Hasty(("1",), heard)
    front = replace(front_end(source, heard), clock=source.clock)
    settings = Settings(speech="none", pace=0.0, welcomed=True)
    app = new_app(front, tmp_path, settings)
    game = find_game("sika")
    players = read_seats("you,bot,bot", game)
    opened = new_table(game, players, game.options(), app.data.folder, "7")
    with contextlib.suppress(ProgramLeft):
        await play_table(app, opened)
    app.data.unsaved.finish()
    answers = [line for line in heard.lines if line.startswith("Waiting for Bella")]
    assert len(answers) > 1
    assert answers[0].endswith(" Space skips.")
    assert not any("Space skips" in one for one in answers[1:])
