"""Take every lesson by its instructions, play games in other languages, and write the lines heard.

    python tests/transcripts/rewrite.py

writes the transcripts anew, after a change of wording; read the difference aloud before you keep
it.  In a transcript a line that begins with ">" is a key that was pressed.  Lessons are heard in
English; of other languages there are the program's lesson, a whole game of each kind that is
translated, and a walk through the menus.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "support"))

from game_checks import checks
from keyed import keyed_app
from learner import Learner, keys_for
from twins import Heard, front_end, new_app

from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import WAIT, Script
from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import key_name
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.teacher import Teacher
from audiogame.narration.lesson import LEARNER, PROGRAM, Lesson
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.notation import words
from audiogame.rules.options import read_options
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games

FOLDER = Path(__file__).parent
NAMES = (PROGRAM, *own_games())
MENUS = "menus"
IN_LANGUAGES = tuple(
    (language, name) for language in ("es", "de") for name in (MENUS, PROGRAM, *own_games())
)
"""The languages and names of what is heard in other languages than English."""
SEED = "7"
QUESTIONS = "rtechl"
"""Keys of the questions, of which one is asked at each decision."""
WALK = (
    *(*["down"] * 7, "home", "enter", "home", *["space", "down"] * 4, "space"),
    *("enter", *["down", "space"] * 4, "escape", "escape"),
    *("3", *["down"] * 3, "escape", "4", *["down"] * 6, "escape"),
    *("5", "down", "space", "escape", "7", *["down"] * 4, "escape", "6"),
    *("2", *["down", "space"] * 7, "escape", "3", *["down"] * 3, "escape"),
    *("4", "2", *["down", "space"] * 9, "escape", "down", "escape"),
    *("6", *["down"] * 4, "escape", "7", *["down"] * 3, "escape", "8", "9", "escape"),
    *("9", *["down"] * 8, "escape"),
    *("escape", "8", "n", "8", "y"),
)
"""Keys that hear the menus, with the descriptions of some entries, and leave the program."""


class NotedScript(Script):
    """A script of keys that are logged between the lines.

    Args:
        names: of the keys.
        lines: the log.
    """

    def __init__(self, names: Iterable[str], lines: list[str]) -> None:
        super().__init__(names)
        self._lines = lines

    async def key(self, timeout: float | None = None) -> Key | None:
        key = await super().key(timeout)
        assert key is not None
        if key.name != END:
            self._lines.append(f"> {key.name}")
        return key


class Noted(Learner):
    """A learner that logs its keys between the lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    async def key(self, timeout: float | None = None) -> Key | None:
        key = await super().key(timeout)
        assert key is not None
        self.lines.append(f"> {key.name}")
        return key


def transcript(lesson: Lesson, language: str = "en") -> str:
    """Return the keys and lines of a lesson, in its language, that is followed exactly."""
    lines: list[str] = []
    learner = Noted(lines)
    with tempfile.TemporaryDirectory() as data:
        app, heard = keyed_app(learner, Path(data), Settings(language=language))
        heard.lines = lines
        learner.teacher = Teacher(app, lesson)
        asyncio.run(learner.teacher.run())
    return "\n".join(lines) + "\n"


class Seated(KeySource):
    """A player who chooses as a bot does, after one question at each decision."""

    scripted = True

    def __init__(self, lines: list[str]) -> None:
        self.loop: GameLoop | None = None
        self._lines = lines
        self._questions = cycle(QUESTIONS)
        self._waiting: deque[str] = deque()
        self._over = False
        self._random = Random(SEED)

    async def key(self, timeout: float | None = None) -> Key | None:
        if not self._waiting:
            self._waiting.extend(self._next())
        name = self._waiting.popleft()
        if name not in (WAIT, END):
            self._lines.append(f"> {name}")
        return Key(name, float("inf"))

    def _next(self) -> Iterable[str]:
        assert self.loop is not None
        table, chooser = self.loop.table, self.loop.decision.chooser
        if table.state.result is not None:
            self._over, over = True, self._over
            return [END] if over else ["e", "r"]
        if chooser is None:
            return [WAIT]
        bots = table.game.bots
        bot = bots.get("skilled", next(iter(bots.values())))()
        action = bot.choose(table.state.seen_by(LEARNER), LEARNER, self._random)
        return [next(self._questions), *keys_for(table.state, words(action))]


def game_transcript(name: str, language: str) -> str:
    """Return the keys and lines of a whole game, at the table of a newcomer."""
    way, game = checks(name).newcomer, find_game(name)
    assert way is not None
    _, seats, *options = way.arguments
    typed = read_options(game.options, tuple(one for one in options if one != "--option"))
    heard = Heard(tick="")
    player = Seated(heard.lines)
    with tempfile.TemporaryDirectory() as data:
        app = new_app(front_end(player, heard), Path(data), settings_in(language))
        table = new_table(game, read_seats(seats, game), typed, Path(data), SEED)
        player.loop = GameLoop(app, table)
        with suppress(ProgramLeft):
            asyncio.run(player.loop.run())
    return "\n".join(heard.lines) + "\n"


def menu_transcript(language: str) -> str:
    """Return the keys and lines of a walk through the menus."""
    heard = Heard(tick="")
    with tempfile.TemporaryDirectory() as data:
        keys = NotedScript(map(key_name, WALK), heard.lines)
        app = new_app(front_end(keys, heard), Path(data), settings_in(language))
        with suppress(ProgramLeft):
            asyncio.run(main_menu(app))
    return "\n".join(heard.lines) + "\n"


def settings_in(language: str) -> Settings:
    """Return the settings of a player who has answered all one-time questions."""
    return Settings(
        language=language,
        welcomed=True,
        speech="none",
        sound=False,
        pace=0.0,
        brief_offered=True,
    )


def path_in(language: str, name: str) -> Path:
    """Return the path of a transcript in another language than English."""
    return FOLDER / language / f"{name}.txt"


def transcript_in(language: str, name: str) -> str:
    """Return what is heard in another language: a game, the program's lesson, or the menus."""
    if name == PROGRAM:
        return transcript(find_lesson(name, language), language)
    return menu_transcript(language) if name == MENUS else game_transcript(name, language)


def path_of(name: str) -> Path:
    """Return the path of the transcript of a lesson."""
    return FOLDER / "program.txt" if name == PROGRAM else checks(name).transcript


if __name__ == "__main__":
    for name in NAMES:
        path_of(name).write_text(transcript(find_lesson(name, "en")), encoding="utf-8")
    for language, name in IN_LANGUAGES:
        path_in(language, name).parent.mkdir(exist_ok=True)
        path_in(language, name).write_text(transcript_in(language, name), encoding="utf-8")
