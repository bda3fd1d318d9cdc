"""What others do is kept until the player goes on, if the player wants that."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from test_page import Shell, table, visit
from twins import Heard, front_end, new_app

from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import play_table
from audiogame.settings import Settings
from audiogame.table.library import find_game

HOW = "Press Space or Enter to continue."


class Patient(KeySource):
    """Presses the next key when the program waits for one, however long.

    Args:
        keys: their names.
        heard: what the program says.
    """

    def __init__(self, keys: tuple[str, ...], heard: Heard) -> None:
        self._keys = deque(keys)
        self._heard = heard
        self.said: list[int] = []
        """How many lines were said before each key."""

    def clock(self) -> float:
        """Return seconds: one for each key, so that none comes too soon."""
        return 10.0 * len(self.said)

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, or that none came in time."""
        if timeout is not None:
            await asyncio.sleep(0)
            return None
        self.said.append(len(self._heard.lines))
        return Key(self._keys.popleft() if self._keys else END, self.clock())


def play(data: Path, *keys: str, wait_for_me: bool = True) -> list[list[str]]:
    """Play Sika against two bots; return what was said before each key."""
    heard, game = Heard(tick=""), find_game("sika")
    source = Patient(keys, heard)
    front = replace(front_end(source, heard), clock=source.clock)
    settings = Settings(speech="none", pace=0.0, welcomed=True, wait_for_me=wait_for_me)
    app = new_app(front, data, settings)
    app.speaker.begin("none")

    async def run() -> None:
        opened = new_table(game, read_seats("you,bot,bot", game), game.options(), app.data, "7")
        with contextlib.suppress(ProgramLeft):
            await play_table(app, opened)
        app.unsaved.finish()

    asyncio.run(run())
    return [heard.lines[start:end] for start, end in pairwise((0, *source.said))]


def test_each_move_of_others_is_kept_until_space_or_enter(tmp_path: Path) -> None:
    """How to go on is said once; the own question comes after what led to it."""
    first, bella, carlos, own, *_ = play(tmp_path, "1", "space", "enter", "1")
    assert first[-1] == "Call a colour: red or blue?"
    assert bella == ["You call red.", "Bella calls blue.", HOW]
    assert carlos == ["Carlos calls red."]
    assert own == ["Your turn, round 1. Throw."]


def test_questions_are_answered_meanwhile_and_nothing_goes_on(tmp_path: Path) -> None:
    _, _, *answers, after = play(tmp_path, "1", "t", "e", "r", "space")
    assert answers[0][0].startswith("Waiting for Carlos")
    assert all(len(lines) == 1 for lines in answers), "an answer each"
    assert after == ["Carlos calls red."]


def test_without_it_nothing_waits(tmp_path: Path) -> None:
    _, others = play(tmp_path, "1", wait_for_me=False)
    assert others[-2:] == ["Carlos calls red.", "Your turn, round 1. Throw."]
    assert HOW not in others


def test_who_goes_back_meanwhile_is_asked_again(tmp_path: Path) -> None:
    *_, undone, again = play(tmp_path, "1", "U", "1")
    assert undone[-1] == "Call a colour: red or blue?"
    assert again[0] == "You call red."


def test_the_setting_says_that_nobody_elsewhere_waits(tmp_path: Path) -> None:
    app = new_app(front_end(Patient((), Heard()), Heard()), tmp_path, Settings())
    about = app.narrator.say("setting-wait-for-me-about")
    assert about.endswith("At a table with people elsewhere it has no effect: their game goes on.")


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
    page = visit(tmp_path, walk, table("sika", "you,bot,bot"), settings)
    assert page.of("manner")[-1]["wait_for_me"]
