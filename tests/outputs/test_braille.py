"""Lines for a braille display: short rows, one at a time, with nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from pressed import new_app
from terminal import Terminal

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.number_entry import enter_number
from audiogame.console.text_entry import enter_text
from audiogame.keys.commands import Mode
from audiogame.keys.own_keys import read_own_keys
from audiogame.keys.presets import preset_names
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.teacher import Teacher
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.braille_rows import CELLS
from audiogame.play.game_loop import GameLoop
from audiogame.preferences.speech_menu import speech_menu
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.terminal.terminal_front_end import BrailleScreen


@pytest.fixture
def screen() -> BrailleScreen:
    return BrailleScreen(io.StringIO())


def shown(screen: BrailleScreen) -> list[str]:
    assert isinstance(screen.stream, io.StringIO)
    return screen.stream.getvalue().splitlines()


def test_a_row_stays_until_space(screen: BrailleScreen) -> None:
    """Later lines wait, and so does the game."""
    assert not screen.unread
    screen.take(Line("Ann calls red."))
    screen.take(Line("Bo calls blue."))
    assert shown(screen) == ["Ann calls red."]
    assert screen.unread
    assert screen.take_rest()
    assert shown(screen)[-1] == "Bo calls blue."
    assert screen.unread, "it has not been read yet"
    assert screen.take_rest()
    assert not screen.unread
    assert not screen.take_rest(), "Space means something else now"


def test_a_long_line_is_cut_at_words(screen: BrailleScreen) -> None:
    """Each row fits, and joined they are the line."""
    text = "You may hear how many cards are in each hand until the next trick is over."
    screen.take(Line(text))
    while screen.take_rest():
        pass
    assert all(len(row) <= CELLS for row in shown(screen))
    assert " ".join(shown(screen)) == text


def test_a_row_ends_where_a_part_of_a_sentence_ends(screen: BrailleScreen) -> None:
    """A list of players breaks between names, not inside one."""
    screen.take(Line("Ann 2; dice 2. Bo 11; dice 4. Cy minus 3; dice 1. Dee 20; dice 5."))
    while screen.take_rest():
        pass
    assert shown(screen) == ["Ann 2; dice 2. Bo 11; dice 4.", "Cy minus 3; dice 1. Dee 20; dice 5."]


def test_an_answer_is_shown_at_once_and_the_rest_waits_on(screen: BrailleScreen) -> None:
    """The queue resumes after it."""
    for text in ("One.", "Two."):
        screen.take(Line(text))
    screen.take(Line("You have 11.", urgency=Urgency.ANSWER))
    assert shown(screen) == ["One.", "You have 11."]
    assert screen.take_rest()
    assert shown(screen)[-1] == "Two."


def test_a_choice_and_silence_drop_what_waits(screen: BrailleScreen) -> None:
    """It stays in the history."""
    for text in ("One.", "Two."):
        screen.take(Line(text))
    screen.take(Line("You call red.", urgency=Urgency.CHOICE))
    screen.take(Line("Bo calls blue."))
    assert screen.take_rest()
    assert shown(screen) == ["One.", "You call red.", "Bo calls blue."]
    screen.take(Line("Three."))
    screen.silence()
    assert not screen.unread


def test_a_question_of_the_game_needs_no_space(screen: BrailleScreen) -> None:
    """The row with the question counts as read, so Space chooses; rows before it do not."""
    screen.take(Line("Your throw."))
    screen.settle()
    assert not screen.unread
    screen.take(Line("One."))
    screen.take(Line("Your throw."))
    screen.settle()
    assert screen.unread


def rows(
    what: Callable[[App], Awaitable[object]], data: Path, *keys: str, **settings: object
) -> list[str]:
    """Open a screen in the braille profile, press keys, and return the rows shown."""
    wanted = Settings(braille=True, welcomed=True, **settings)  # type: ignore[arg-type]  # of a test
    app, _ = new_app(data, *keys, settings=wanted)

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app)

    asyncio.run(run())
    assert isinstance(app.dialogue.outputs.screen, BrailleScreen)
    return shown(app.dialogue.outputs.screen)


def game(name: str, seats: str) -> Callable[[App], Awaitable[object]]:
    """Return a game with known luck."""

    async def run(app: App) -> None:
        found = find_game(name)
        opened = new_table(found, read_seats(seats, found), found.options(), app.data.folder, "7")
        await GameLoop(app, opened).run()

    return run


def test_space_never_plays(tmp_path: Path) -> None:
    """Space reads to the end and then repeats the last row; Enter plays."""
    war = game("scientific-war", "you,bot,bot")
    told = rows(war, tmp_path, "wait", *["space"] * 40, "down", *["space"] * 40)
    card = told[-2]
    assert told[-41:-1] == [card] * 40
    assert told[-1] == "Game saved."
    played = rows(war, tmp_path, "wait", *["space"] * 40, "down", *["space"] * 40, "enter")
    assert played[: len(told) - 1] == told[:-1]
    assert played[-1] == "Game saved."
    assert len(played) > len(told)


def test_space_never_switches_or_chooses(tmp_path: Path) -> None:
    """In menus, in the speech menu, and while a number is changed."""
    told = rows(speech_menu, tmp_path, "end", *["space"] * 9)
    assert told[-1] == told[-2]
    assert not (tmp_path / "settings.toml").exists(), "nothing was changed"
    told = rows(main_menu, tmp_path, *["space"] * 5, "enter")
    assert [one for one in told if "Choose a game" in one] == [told[-1]]

    async def pace(app: App) -> None:
        await enter_number(app, "pace", lambda name: f"Waiting time: {app.data.settings.pace:g}.")

    told = rows(pace, tmp_path, "up", "space", "space", "up")
    assert told[-4:] == ["Waiting time: 1.1."] * 3 + ["Waiting time: 1.2."]


def test_space_never_plays_in_a_lesson(tmp_path: Path) -> None:
    """It continues reading, as Enter does, and makes no choice."""

    async def lesson(app: App) -> None:
        await Teacher(app, find_lesson("sika", "en")).run()

    told = rows(lesson, tmp_path, *["space"] * 40, "down", *["space"] * 9, "i", *["space"] * 30)
    assert told[-1] == told[-9], "red is not called"


@pytest.mark.parametrize(("key", "marks"), [("plus", True), ("1", True), ("space", False)])
def test_dice_are_marked_by_plus_and_digits(tmp_path: Path, key: str, marks: bool) -> None:
    """Space only reads; Enter takes the marked dice, else the die moved to."""
    keys = ["wait", *["space"] * 20, "down", key, *["space"] * 9, "down", "enter"]
    told = rows(game("army-men", "you,bot"), tmp_path, *keys)
    (kept,) = [row for row in told if row.startswith("You keep")]
    assert ("soldier" in kept) is marks


def test_plus_is_free_in_every_preset() -> None:
    """No preset binds it to another command."""
    for preset in ("", *preset_names()):
        keymap = read_own_keys(f'preset = "{preset}"' if preset else "").keymap()
        for mode in Mode:
            found = keymap.command("plus", mode)
            assert found is not None
            assert found.name == "mark"


def test_a_question_and_a_text_are_read_to_their_end(tmp_path: Path) -> None:
    """Space reads the rest of a question; once text has been typed, it is a blank."""

    async def question(app: App) -> None:
        assert await app.keyboard.confirm("give-up")

    told = rows(question, tmp_path, "space", "y")
    assert told[:2] == ["Give up? That ends the game for good.", "Y or N."]
    typed: list[str | None] = []

    async def text(app: App) -> None:
        typed.append(
            await enter_text(
                app, app.dialogue.narrator.say("enter-name", name="Ann", **app.dialogue.ways_back)
            )
        )

    told = rows(text, tmp_path, "space", "B", "space", "C", "enter")
    assert typed == ["B C"]
    assert len(told) > 1


def test_the_keys_say_that_space_reads(tmp_path: Path) -> None:
    """In key help and in the list of keys."""
    told = rows(main_menu, tmp_path, "K", *["space"] * 3)
    assert "Space: Read on, or repeat the last row." in " ".join(told)
    settings = Settings(braille=True)
    keys = ("question", "down", "end", "enter")
    app, heard = new_app(tmp_path, *keys, settings=settings)
    with contextlib.suppress(ProgramLeft):
        asyncio.run(main_menu(app))
    assert any(line.startswith("Plus: Mark, describe") for line in heard)
    assert any(line.startswith("All keys: Space: Read on") for line in heard)


def words(lines: list[str]) -> Counter[str]:
    return Counter(" ".join(lines).split())


@pytest.mark.real
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("sika", "you,bot"),
        ("army-men", "you,bot"),
        ("ten-die-poker", "you,bot,bot,bot"),
        ("sichermans-war", "you,bot"),
        ("scientific-war", "you,bot,bot"),
    ],
)
def test_each_game_can_be_read_row_by_row(tmp_path: Path, game: str, seats: str) -> None:
    """With Space and Enter alone, every word of the transcript is shown on the display.

    The cursor returns to the start of each row, where a display of any width begins.
    """
    data, transcript = tmp_path / "data", tmp_path / "transcript"
    data.mkdir()
    (data / "settings.toml").write_text("braille = true\n", encoding="utf-8")
    arguments = ["--data", str(data), "--speech", "lines", "--transcript", str(transcript)]
    with Terminal(*arguments, "play", game, "--seats", seats, columns=80) as terminal:

        def cells() -> list[str]:
            text = re.sub(r"\a|\x1b\[\?2004[hl]", "", terminal.text)  # bells, marks of pastes
            rows = [row for row in text.split("\n") if row.strip()]
            assert all(row.endswith("\r") for row in rows)
            return [row.strip() for row in rows]

        def told() -> str:
            rows = transcript.read_text(encoding="utf-8").splitlines()
            lines = [row.partition(": ")[2] for row in rows]
            # A question asked anew, because a key came too soon, no longer waits.
            return " ".join(line for line in lines if f"Too soon. {line}" not in lines)

        terminal.wait_for("\r")
        for _ in range(1000):  # the rest of the news, then what bots do meanwhile
            if words([told()]) - words(cells()):
                terminal.press(" ", then_wait=0.1)
            elif len(told()) > 800:
                break
            else:
                terminal.press("\r", then_wait=0.1)
        assert max(map(len, cells())) <= CELLS
        assert len(told()) > 800
        # On a busy machine, one Space too many at the start has repeated a row.
        assert not words([told()]) - words(cells()), "answers go first, and nothing is lost"
