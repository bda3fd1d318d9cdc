"""Lines are marked as odd by one key everywhere, and reported without anybody's words."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from memory_shell import Shell, choose_entry, open_page_menu, visit_page
from pressed import play, press

from audiogame import __version__
from audiogame.archive.odd_lines import (
    FILE,
    MOST,
    REPORT,
    OddLine,
    OddLinesError,
    read_odd_lines,
    report,
    save_odd_lines,
    toggled,
)
from audiogame.console import odd_marks
from audiogame.console.app import App
from audiogame.console.rule_reader import read_handbook
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import default_keymap, default_layer, layered
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.lobby.common_commands import COMMON_COMMANDS
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.new_game import lobby
from audiogame.lobby.teacher import Teacher
from audiogame.narration.narrator import Line
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games

Run = Callable[..., tuple[int, str, str]]
SIKA = "audiogame.games.sika/en.ftl: "
MARKED = "Marked as odd. {} marked."


def texts_in(data: Path) -> list[str]:
    return [line.text for line in read_odd_lines(data)]


def test_a_line_is_marked_and_unmarked(tmp_path: Path) -> None:
    """The answers are not kept, so the same line stays the current one."""
    lines = play(tmp_path, "J", "J", "f9", "t", "J", "comma", "comma")
    assert lines[2:5] == [
        MARKED.format("1 line"),
        "No longer marked. No lines marked.",
        MARKED.format("1 line"),
    ]
    assert lines[6] == MARKED.format("2 lines")
    assert lines[7:9] == ["Your turn to call.", "Call a colour: red or blue?"]
    assert read_odd_lines(tmp_path) == (
        OddLine("Call a colour: red or blue?", (SIKA + "sika-call-due.you",), "en", __version__),
        OddLine("Your turn to call.", (SIKA + "sika-turn.you",), "en", __version__),
    )


def test_marks_of_an_earlier_run_stay(tmp_path: Path) -> None:
    play(tmp_path, "J")
    assert MARKED.format("2 lines") in play(tmp_path, "t", "J")
    assert "No longer marked. 1 line marked." in play(tmp_path, "J")
    assert "No longer marked. No lines marked." in play(tmp_path, "t", "J")
    assert not (tmp_path / FILE).exists()


def test_a_reviewed_line_is_marked(tmp_path: Path) -> None:
    play(tmp_path, "comma", "comma", "J")
    assert texts_in(tmp_path) == ["New game. Playing order: you and a player."]


@pytest.mark.parametrize("language", ["es", "de"])
def test_a_line_of_another_language_is_marked_in_it(tmp_path: Path, language: str) -> None:
    settings = Settings(language=language)
    heard = press(main_menu, tmp_path, "down", "J", settings=settings)
    (odd,) = read_odd_lines(tmp_path)
    assert (odd.language, odd.text) == (language, heard[1])
    assert f"audiogame.narration/program.{language}.ftl: menu-continue" in odd.messages


def saying(*lines: Line) -> Callable[[App], Awaitable[object]]:
    async def run(app: App) -> None:
        for line in lines:
            app.dialogue.say(line)
        await app.keyboard.press_common(await app.keyboard.key_among(), Mode.MENU)

    return run


def test_words_of_somebody_are_not_marked(tmp_path: Path) -> None:
    said = Line("Ann: Nothing has been said yet.", chat=True)
    assert press(saying(said), tmp_path, "J")[1] == (
        "That line can't be marked: it's somebody's own words."
    )
    assert press(saying(Line("I am Ann.")), tmp_path, "J")[1] == (
        "That line can't be marked: it's somebody's own words, or was said too long ago."
    )
    lines = play(tmp_path, "enter", "y", "h", "J", game="scientific-war", seats="you,you")
    assert "That line is secret, so it can't be marked." in lines
    assert press(saying(), tmp_path, "J") == ["Nothing has been said yet."]
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("name", own_games())
def test_whole_games_are_marked_without_names(tmp_path: Path, name: str) -> None:
    """Every line after each key; names of people and bots are in none of them."""
    game = find_game(name)
    names = ("Zacharias", "Xenia", "Yolanda", "Wendelin")[: game.seats[0]]
    seats = ",".join((f"you={names[0]}", *(f"bot={one}" for one in names[1:])))
    keys = ("t", "e", "r", "c", "h", "w", "i", "1", "enter", "wait", "comma", "comma", "escape")
    pressed = [one for key in keys for one in (key, "J")]
    heard = play(tmp_path, *pressed, game=name, seats=seats)
    assert any("Xenia" in line for line in heard)
    lines = read_odd_lines(tmp_path)
    assert len(lines) >= 5
    text = report(lines)
    assert not [one for one in names if one.lower() in text.lower()]
    assert f"audiogame.games.{game.package.rpartition('.')[2]}/en.ftl: " in text


def test_lines_of_books_and_lessons_are_marked_with_their_files(tmp_path: Path) -> None:
    press(read_handbook, tmp_path, "down", "J")
    lesson = find_lesson("sika", "en")

    async def learn(app: App) -> None:
        await Teacher(app, lesson).run()

    press(learn, tmp_path, "J")
    book, taught = read_odd_lines(tmp_path)
    assert book.messages[-1] == "audiogame.narration/handbook.en.md"
    assert taught.messages == ("audiogame.games.sika/lesson.en.txt",)
    assert "[...]" not in book.text + taught.text


def test_the_key_is_free_in_every_mode_game_and_preset() -> None:
    layers = [[default_layer()], *([default_layer(), preset_layer(one)] for one in preset_names())]
    for layer in layers:
        for game in ("", *own_games()):
            keymap = layered(layer, game)
            for mode in Mode:
                assert keymap.keys("mark-odd", mode) == ("J", "f9")
    assert "mark-odd" in COMMON_COMMANDS
    assert default_keymap().command("j", Mode.MENU) is None


def test_it_is_in_the_list_of_keys_of_every_place(tmp_path: Path) -> None:
    async def at_table(app: App) -> None:
        await lobby(app, find_game("sika"))

    told = "Shift J, F9: Mark this line as odd; press again to take the mark away."
    listed = ("question", *["down"] * 10, "enter", *["down"] * 60)
    for heard in (press(main_menu, tmp_path, *listed), press(at_table, tmp_path, *listed),
                  play(tmp_path, *listed)):  # fmt: skip
        assert any(line.startswith(told) for line in heard)


def test_the_oldest_marks_are_dropped() -> None:
    lines: tuple[OddLine, ...] = ()
    for number in range(MOST + 1):
        lines = toggled(lines, OddLine(f"{number}.", ("a: b",), "en", "1"))
    assert len(lines) == MOST
    assert lines[0].text == "1."
    assert lines[-1].text == f"{MOST}."


@pytest.mark.parametrize(
    "text", ["lines = [", "lines = 3\n", '[[lines]]\ntext = "Bo."\n', "", "lines = [1]\n"]
)
def test_a_file_that_cannot_be_read_is_kept_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(OddLinesError) as caught:
        read_odd_lines(tmp_path)
    (reason,) = caught.value.reasons
    assert reason.values["file"] == str(tmp_path / FILE)
    lines = play(tmp_path, "J", "J", "J")
    assert lines[2].startswith(f"The lines marked as odd in {tmp_path / FILE} can't be read: ")
    assert lines[2].endswith("The file is kept as odd-lines.broken.toml.")
    assert lines[3:6] == [
        MARKED.format("1 line"),
        "No longer marked. No lines marked.",
        MARKED.format("1 line"),
    ]
    assert (tmp_path / "odd-lines.broken.toml").read_text(encoding="utf-8") == text
    assert len(read_odd_lines(tmp_path)) == 1


def test_a_mark_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, lines: tuple[OddLine, ...]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(odd_marks, "save_odd_lines", refuse)
    lines = play(tmp_path, "J")
    assert "Couldn't save the file: No space left on device." in lines


def test_the_report_is_a_file_to_send(tmp_path: Path, run: Run) -> None:
    assert run("texts", "report") == (1, "No line is marked as odd.\n", "")
    (tmp_path / "data").mkdir()
    play(tmp_path / "data", "J", "t", "J")
    for name in (REPORT, "audiogame-odd-lines-2.txt"):
        told = f"The report is in {name}. It holds no names.\n"
        assert run("texts", "report") == (0, told, "")
    written = (tmp_path / REPORT).read_text(encoding="utf-8")
    assert written == (
        f"1. Call a colour: red or blue?\nen, {__version__}\n{SIKA}sika-call-due.you\n\n"
        f"2. Your turn to call.\nen, {__version__}\n{SIKA}sika-turn.you\n"
    )
    assert run("texts", "report", "own.txt")[0] == 0
    assert (tmp_path / "own.txt").read_text(encoding="utf-8") == written


def test_a_report_that_cannot_be_made_says_why(tmp_path: Path, run: Run) -> None:
    data = tmp_path / "data"
    data.mkdir()
    save_odd_lines(data / FILE, (OddLine("Red.", ("a: b",), "en", "1"),))
    (tmp_path / "file").write_text("", encoding="utf-8")
    status, _, wrong = run("texts", "report", str(tmp_path / "file" / "report.txt"))
    assert status != 0
    assert wrong.startswith("Couldn't write to ")
    (data / FILE).write_text("lines = 3\n", encoding="utf-8")
    status, _, wrong = run("texts", "report")
    assert status != 0
    assert wrong.startswith("The lines marked as odd in ")


def test_the_page_hands_over_the_report(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await open_page_menu(shell)
        assert "odd" not in [item["id"] for item in shell.of("list")[-1]["items"]]
        await shell.press("escape", "J")
        await open_page_menu(shell)
        await choose_entry(shell, "odd")

    page = visit_page(tmp_path, walk)
    (saved,) = page.of("save")
    assert saved["name"] == REPORT
    text = base64.b64decode(saved["bytes"]).decode()
    assert text == report(read_odd_lines(page.session.app.data.folder))
    assert text.startswith("1. ")
    assert any("so you can send it" in line for line in page.lines)
