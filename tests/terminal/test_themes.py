"""Themes, spacing and a fixed question for low-vision players, seen by an emulator.

Each screen is that of a terminal of 80 by 24 or 40 by 12, emulated by pyte.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path

import pyte
import pytest
from offenders import every_offender
from painted_screen import Emulated, Foremost, Look, Sized, seen, seen_in
from pressed import press
from twins import front_end
from twins import new_app as app_of

from audiogame.__main__ import main
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.console.rule_reader import read_rules
from audiogame.keys.names import key_name
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.menu_entries import about
from audiogame.lobby.new_game import lobby
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import FENRIR, TDSR, UNKNOWN, YASR, Reader
from audiogame.play.game_loop import GameLoop
from audiogame.preferences.first_run import ask_who_reads
from audiogame.preferences.setting_group import SettingGroups
from audiogame.preferences.settings_menu import settings_menu
from audiogame.settings import THEMES as NAMES
from audiogame.settings import VIEWS, Settings, read_settings
from audiogame.table.library import find_game, own_games
from audiogame.terminal.looks import THEMES, Depth, Tone, depth_of, style
from audiogame.terminal.screen import NO_ECHO

Rgb = tuple[int, int, int]
SIZES = ((80, 24), (40, 12))
COLOURED = tuple(depth for depth in Depth if depth is not Depth.NONE)
LEAST = 7.0
"""Least contrast, of WCAG's level AAA."""
SGR = re.compile(r"\x1b\[[0-9;]*m")
ORDER = ("black", "red", "green", "brown", "blue", "magenta", "cyan", "white")
XTERM: tuple[Rgb, ...] = (
    *((0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0)),
    *((0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229)),
    *((127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0)),
    *((92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255)),
)
VGA: tuple[Rgb, ...] = (
    *((0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0)),
    *((0, 0, 170), (170, 0, 170), (0, 170, 170), (170, 170, 170)),
    *((85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85)),
    *((85, 85, 255), (255, 85, 255), (85, 255, 255), (255, 255, 255)),
)
"""The named colours of VGA, as on the Linux console and most terminals but xterm."""


def rgb(name: str, palette: tuple[Rgb, ...]) -> Rgb:
    """Return a colour by pyte's name for it: a word, or six hexadecimal digits."""
    if re.fullmatch("[0-9a-f]{6}", name):
        return (int(name[:2], 16), int(name[2:4], 16), int(name[4:], 16))
    bright = name.startswith("bright")
    plain = name.removeprefix("bright").replace("yellow", "brown")
    return palette[ORDER.index(plain) + 8 * bright]


def luminance(colour: Rgb) -> float:
    """Return the relative luminance of a colour in sRGB, after WCAG 2.2."""
    shares = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


async def a_game(app: App, name: str = "sika") -> None:
    game = find_game(name)
    seats = ",".join(["you", *["bot"] * (game.seats[0] - 1)])
    opened = new_table(game, read_seats(seats, game), game.options(), app.data.folder, "7")
    await GameLoop(app, opened).run()


async def the_rules(app: App) -> None:
    game = find_game("ten-die-poker")
    await read_rules(app, game, game.options(), 4)


async def a_table(app: App) -> None:
    await lobby(app, find_game("scientific-war"))


SCREENS: dict[str, tuple[Callable[[App], Awaitable[object]], tuple[str, ...]]] = {
    "main menu": (main_menu, ("down", "down", "up", "end")),
    "table": (a_table, ("down", "down", "space", "end")),
    "rules": (the_rules, ("space",) * 12),
    "settings": (settings_menu, ("down", "enter", "down", "space", "escape")),
    "about": (about, ("down",) * 5),
    "game": (a_game, ("enter", "1", "1", "r", "t", "e", "c", "h", "1", "1", "2", "1")),
}


def words(texts: list[str]) -> list[str]:
    return [word for text in texts for word in text.split()]


def colours_in(terminal: Emulated) -> set[tuple[str, str]]:
    """Return the pairs of colours of all non-empty cells of a terminal."""
    cells = (cell for row in terminal.cells() for cell in row if cell.data.strip())
    return {(cell.fg, cell.bg) for cell in cells}


def test_each_pair_of_colours_has_a_contrast_of_seven() -> None:
    """For the newest line and older ones; named colours as in xterm and VGA."""
    with every_offender() as offenders:
        for theme, depth, tone in product(THEMES, COLOURED, Tone):
            screen = pyte.Screen(4, 1)
            pyte.Stream(screen).feed(style(theme, depth, tone) + "x")
            cell = screen.buffer[0][0]
            for palette in (VGA,) if depth is Depth.EIGHT else (XTERM, VGA):
                with offenders.at(theme, depth, tone, "VGA" if palette is VGA else "xterm"):
                    assert contrast(rgb(cell.fg, palette), rgb(cell.bg, palette)) >= LEAST
                    assert not cell.blink


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_whole_and_legible(
    name: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every theme: each said word is shown once, and each cell has enough contrast."""
    monkeypatch.chdir(tmp_path)  # About names the folder, which has to fit into a row
    what, keys = SCREENS[name]
    looks = [
        Look(theme=theme, spacing=spacing, view=view)
        for theme, spacing, view in product(THEMES, ("wide", "normal"), VIEWS[::-1])
    ]
    terminals, said = seen_in(what, Path("data"), looks, *keys, size=size)
    assert len(words(said)) > 20
    with every_offender() as offenders:
        for terminal, look in zip(terminals, looks, strict=True):
            with offenders.at(look.theme, look.spacing, look.view):
                rows = terminal.rows()
                assert sorted(words(rows)) == sorted(words(said)), "a word is cut, or stands twice"
                assert all(len(row) <= size[0] - 2 for row in rows), "a row is full"
                if look.view == "lines":
                    assert words(rows) == words(said), "lines stand in their order"
                for text, ground in colours_in(terminal):
                    assert contrast(rgb(text, XTERM), rgb(ground, XTERM)) >= LEAST, (text, ground)


@pytest.mark.parametrize("name", own_games())
def test_every_game_is_legible_at_every_depth(name: str, tmp_path: Path) -> None:
    """A game with a theme, with the fixed question, in a small terminal."""

    async def played(app: App) -> None:
        await a_game(app, name)

    keys = ("down", "enter", "e", "c", "down", "down", "enter", "t", "r") * 3
    looks = [Look(depth, "black-on-yellow", view="together") for depth in Depth]
    terminals, said = seen_in(played, tmp_path, looks, *keys, size=(40, 12))
    with every_offender() as offenders:
        for terminal, look in zip(terminals, looks, strict=True):
            with offenders.at(look.depth):
                assert sorted(words(terminal.rows())) == sorted(words(said))
                colours = colours_in(terminal)
                if look.depth is Depth.NONE:
                    assert colours == {("default", "default")}
                    continue
                palette = VGA if look.depth is Depth.EIGHT else XTERM
                for text, ground in colours:
                    assert contrast(rgb(text, palette), rgb(ground, palette)) >= LEAST


@pytest.mark.parametrize("depth", Depth)
def test_the_newest_line_stands_out_by_weight_and_older_ones_fade(depth: Depth) -> None:
    """It is the last one, and bold or underlined; with NO_COLOR only its weight differs."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, depth)
    screen.show_as("white-on-black", "normal", "lines", lambda: False)
    for text in ("One.", "Two.", "Three."):
        screen.take(Line(text))
    rows = [[terminal.screen.buffer[line][at] for at in range(6)] for line in (1, 2, 3)]
    strong = [any(cell.bold or cell.underscore for cell in row[:3]) for row in rows]
    assert strong == [False, False, True]
    colours = [row[0].fg for row in rows]
    assert colours[0] == colours[1]
    assert (colours[0] == colours[2]) == (depth is Depth.NONE)


def test_the_question_and_the_last_line_stay_together_at_the_bottom() -> None:
    """Answers come above the question; a choice sends it up, and no other row is repainted."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("own", "normal", "together", lambda: False)
    screen.take(Line("Bo throws."))
    screen.take(Line("Your throw?", asks=True))
    assert terminal.rows() == ["Bo throws.", "Your throw?"]
    for text in ("You have 4.", "Bo has 2."):
        terminal.written = ""
        screen.take(Line(text, urgency=Urgency.ANSWER))
        assert terminal.rows()[-2:] == [text, "Your throw?"]
        assert "\x1b[1A" in terminal.written
        assert "\x1b[2A" not in terminal.written
    screen.take(Line("You throw.", urgency=Urgency.CHOICE))
    assert terminal.rows() == [
        "Bo throws.",
        "You have 4.",
        "Your throw?",
        "Bo has 2.",
        "You throw.",
    ]


def test_a_line_as_high_as_the_terminal_is_not_repainted() -> None:
    """A line as high as the terminal is written once, and never repainted."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("white-on-black", "normal", "together", lambda: False)
    long = " ".join(f"word{number}" for number in range(100))
    for text in ("Short.", long, "After."):
        screen.take(Line(text))
    assert words(terminal.rows()) == words(["Short.", long, "After."])


def test_a_terminal_of_another_size_is_written_on_below() -> None:
    """Rewrapped rows cannot be located, so they stay as they are."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("white-on-black", "normal", "together", lambda: False)
    screen.take(Line("Before."))
    terminal.size = os.terminal_size((60, 12))
    terminal.written = ""
    screen.take(Line("After."))
    assert "\x1b[J" not in terminal.written
    assert terminal.rows() == ["Before.", "After."]


def test_after_a_stop_nothing_of_before_is_painted_again() -> None:
    """A shell has written below; another theme leaves existing rows unchanged."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("white-on-black", "normal", "together", lambda: False)
    screen.take(Line("Yours?", asks=True))
    terminal.write("\n$ fg")
    screen.renew()
    screen.take(Line("Yours again?", asks=True))
    screen.show_as("black-on-white", "normal", "together", lambda: False)
    screen.take(Line("Bo has 2."))
    assert terminal.rows() == ["Yours?", "$ fg", "Yours again?", "Bo has 2."]
    assert terminal.screen.buffer[3][0].bg == "000000"


@pytest.mark.parametrize("mode", ["lines", "direct"])
@pytest.mark.parametrize("reader", [UNKNOWN, FENRIR, YASR, TDSR], ids=lambda one: one.name)
async def test_readers_get_the_same_rows_but_for_colours(
    mode: str, reader: Reader, tmp_path: Path
) -> None:
    """All bytes but colour codes are equal, with view and spacing turned on."""
    what, keys = SCREENS["game"]
    looks = [
        *(Look(theme=name, spacing="wide", view="together", reader=reader) for name in NAMES[::-1]),
        Look(reader=reader),
    ]
    terminals = [Emulated(40, 12) for _ in looks]
    front = front_end(
        Script(map(key_name, keys)), make_screen=lambda braille: Foremost(terminals, looks)
    )
    app = app_of(front, tmp_path, Settings(**looks[0].settings))
    app.speaker.mode, app.speaker.begun = mode, True
    with contextlib.suppress(ProgramLeft):
        await what(app)
    plain = terminals[-1].written
    assert plain
    with every_offender() as offenders:
        for terminal, look in zip(terminals[:-1], looks[:-1], strict=True):
            with offenders.at(look.theme):
                assert SGR.sub("", terminal.written) == SGR.sub("", plain)
                assert (terminal.written == plain) is (look.theme == "own")


def test_a_reader_that_runs_in_the_terminal_turns_painting_off() -> None:
    """Also if the player has chosen a voice."""
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("white-on-black", "wide", "together", lambda: False)
    screen.looks.reader = lambda: True
    for text in ("One.", "Two."):
        screen.take(Line(text))
    assert SGR.sub("", terminal.written) == f"\n{NO_ECHO}One.\n{NO_ECHO}Two."


def test_a_secret_is_wiped_in_every_theme() -> None:
    terminal = Emulated(40, 12)
    screen = Sized(terminal, Depth.TRUE)
    screen.show_as("white-on-black", "normal", "together", lambda: False)
    screen.take(Line("Yours?", asks=True))
    screen.take(Line("The ace.", secret=True))
    assert terminal.rows() == ["Yours?", "The ace."]
    screen.take(Line("Chosen."))
    assert terminal.rows() == ["Yours?", "Chosen."]


DEPTHS: tuple[tuple[dict[str, str], Depth], ...] = (
    ({"TERM": "xterm-256color"}, Depth.INDEXED),
    ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Depth.TRUE),
    ({"TERM": "xterm", "COLORTERM": "24bit"}, Depth.TRUE),
    ({"TERM": "xterm"}, Depth.SIXTEEN),
    ({"TERM": "linux"}, Depth.EIGHT),
    ({"TERM": "dumb", "COLORTERM": "truecolor"}, Depth.NONE),
    ({"TERM": "xterm-256color", "NO_COLOR": "1"}, Depth.NONE),
    ({"TERM": "xterm-256color", "NO_COLOR": ""}, Depth.INDEXED),
    ({}, Depth.NONE),
    ({"WT_SESSION": "1"}, Depth.TRUE),
)


def test_the_depth_is_found_in_the_environment() -> None:
    assert [depth_of(environment) for environment, _ in DEPTHS] == [depth for _, depth in DEPTHS]
    assert depth_of({}, windows=True) is Depth.SIXTEEN


def test_each_theme_is_shown_while_it_is_walked_to(tmp_path: Path) -> None:
    """Its line has its own colours; going back keeps the old theme."""

    async def colours(app: App) -> None:
        await SettingGroups(app).change("theme")
        app.dialogue.tell("no-such-choice")

    keys = ["down", "down", "down", "down", "escape"]
    terminal, _ = seen(colours, tmp_path, *keys, mode="lines", theme="own")
    shown = {}
    for row in terminal.cells():
        text = "".join(cell.data for cell in row)
        for name in THEMES:
            if text.lower().startswith(name.replace("-", " ")):
                shown[name] = (row[0].fg, row[0].bg)
        if text.startswith("There is no such choice"):
            assert (row[0].fg, row[0].bg) == ("default", "default")
    assert shown == {
        "white-on-black": ("ffffff", "000000"),
        "yellow-on-black": ("ffff00", "000000"),
        "black-on-white": ("000000", "ffffff"),
        "black-on-yellow": ("000000", "ffff00"),
    }


def test_a_theme_is_chosen_and_kept(tmp_path: Path) -> None:
    async def colours(app: App) -> None:
        await SettingGroups(app).change("theme")

    press(colours, tmp_path, "down", "down", "enter")
    stored, faults = read_settings(tmp_path / "settings.toml")
    assert (stored.theme, faults) == ("yellow-on-black", ())


def test_the_view_is_chosen_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For this run only; another word is refused."""
    keys = tmp_path / "keys.txt"
    keys.write_text("escape\ny\n", encoding="utf-8")
    typed = ["--data", str(tmp_path), "--keys", str(keys), "--view"]
    assert main([*typed, "together"]) == 0
    assert read_settings(tmp_path / "settings.toml")[0].view == "lines"
    assert main([*typed, "apart"]) == 2
    assert "together" in capsys.readouterr().err


def test_colours_are_chosen_at_the_first_start(tmp_path: Path) -> None:
    """C opens them before the question is answered; then it is asked again."""
    terminal, said = seen(ask_who_reads, tmp_path, "c", "down", "enter", "1", mode="lines")
    assert said.count("Press C to choose colours.") == 2
    assert "White on black. 2 of 5." in said
    assert said[-1] == "Your screen reader reads the lines. Shift V changes it."
    stored, _ = read_settings(tmp_path / "settings.toml")
    assert (stored.theme, stored.speech) == ("white-on-black", "lines")
    assert "\x1b[38;2;255;255;255;48;2;0;0;0m" in terminal.written
