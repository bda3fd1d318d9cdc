"""A text is edited at any place, and each key says the new position, once."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from string import ascii_lowercase
from types import SimpleNamespace
from typing import Any
from unicodedata import normalize

import pyte
from hypothesis import given, settings
from hypothesis import strategies as st
from offenders import none_of
from twins import Heard, front_end

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import PASTE, Key, KeySource
from audiogame.console.number_entry import enter_number
from audiogame.console.text_entry import enter_code, enter_text
from audiogame.console.typed_text import TypedText, graphemes, typed
from audiogame.keys.names import NAMED, PLAIN
from audiogame.lobby.common_commands import everywhere
from audiogame.lobby.main_menu import main_menu
from audiogame.lobby.online_menu import LONGEST
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import TDSR, UNKNOWN, Reader
from audiogame.play.game_loop import play_table
from audiogame.preferences.setting_group import SettingGroups
from audiogame.settings import Settings
from audiogame.table.library import find_game
from audiogame.terminal.screen import NO_ECHO, NO_ECHO_OF_SPACE, TextScreen
from audiogame.terminal.typed_row import TypedRow

CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z@]|\a|\r")
ACUTE = "\N{COMBINING ACUTE ACCENT}"
WIDE, HEBREW = "한국", "שלום"
LETTERS = ("a", "b", " ", "'", ".", f"e{ACUTE}", *WIDE, *HEBREW)
MOVES: dict[str, Callable[[TypedText], TypedText]] = {
    "left": TypedText.left,
    "right": TypedText.right,
    "home": TypedText.home,
    "end": TypedText.end,
    "ctrl-left": TypedText.word_left,
    "ctrl-right": TypedText.word_right,
    "backspace": TypedText.backspace,
    "delete": TypedText.delete,
}
KEYS = st.one_of(
    st.sampled_from([*MOVES]),
    st.sampled_from(LETTERS),
    st.text("abc d", min_size=20, max_size=60),
)


@settings(max_examples=40)
@given(st.lists(KEYS, max_size=40))
def test_a_cursor_stands_between_letters(keys: list[str]) -> None:
    """After any keys; moves change no text, and all typed text can be deleted."""
    text = TypedText()
    for key in keys:
        before, text = text, MOVES.get(key, lambda one, key=key: one.insert(key))(text)
        assert text.letters == graphemes(text.text)
        assert 0 <= text.at <= len(text.letters)
        if key in ("backspace", "delete"):
            assert len(text.text) <= len(before.text)
        elif key in MOVES:
            assert text.letters == before.letters
            assert text.at != before.at or text.at in (0, len(text.letters))
        else:
            assert text.text == "".join(before.letters[: before.at]) + key + "".join(
                before.letters[before.at :]
            )


def test_a_letter_is_what_one_key_takes_away() -> None:
    """A letter with its accent, a syllable, a flag; of right-to-left words the last one read."""
    assert typed(f"cafe{ACUTE}").backspace().text == "caf"
    assert typed("नि").backspace().text == ""
    assert typed("a🇩🇪").backspace().text == "a"
    assert typed(HEBREW).left().here == HEBREW[-1]
    assert typed("e").insert(ACUTE) == TypedText((f"e{ACUTE}",), 1)


def test_words_are_walked_through() -> None:
    """Punctuation separates them, except apostrophes."""
    text = typed("don't stop, Zoë!").home()
    words = []
    while text.here:
        words.append(text.word)
        text = text.word_right()
    assert words == ["don't", "stop", "Zoë"]
    back = []
    while text.at:
        text = text.word_left()
        back.append(text.word)
    assert back == words[::-1]


class Emulated:
    """A terminal that shows a row in which a text is typed."""

    def __init__(self, columns: int) -> None:
        self.screen = pyte.Screen(columns, 12)
        self._stream = pyte.Stream(self.screen)
        self._stream.feed("\r\nType.")

    def feed(self, text: str) -> None:
        self._stream.feed(text.replace("\n", "\r\n"))

    @property
    def row(self) -> str:
        """The text of the cursor's row."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    @property
    def here(self) -> str:
        """The letter at the cursor."""
        cursor = self.screen.cursor
        return self.screen.buffer[cursor.y][cursor.x].data.strip()


@settings(max_examples=40)
@given(st.lists(KEYS, max_size=30), st.integers(12, 40))
def test_the_row_shows_the_text_around_the_cursor(keys: list[str], room: int) -> None:
    """Also wide and combining letters, and long texts; and no row is empty."""
    terminal, row, text = Emulated(room + 2), TypedRow(), TypedText()
    terminal.feed(row.begin(text, "> ", room))
    for key in keys:
        text = MOVES.get(key, lambda one, key=key: one.insert(key))(text)
        written = row.change(text, room)
        assert not written.endswith("\n")
        assert "\n\n" not in written
        terminal.feed(written)
        shown = normalize("NFC", terminal.row.removeprefix("> ").removeprefix(">"))
        assert shown in normalize("NFC", text.text), (key, terminal.row)
        assert terminal.here == normalize("NFC", text.here.strip()) or not text.at, (key, text)


class Typed(KeySource):
    """A fake keyboard, and the output after each key; `paste:` begins a pasted text."""

    def __init__(self, *keys: str) -> None:
        self._keys = iter(keys)

    async def key(self, timeout: float | None = None) -> Key | None:
        name = next(self._keys, "end of input")
        if name.startswith("paste:"):
            return Key(PASTE, 0.0, text=name.removeprefix("paste:"))
        return Key(name, 0.0)


class Tty(io.StringIO):
    """A fake terminal that records its output."""

    def isatty(self) -> bool:
        return True


def written(
    data: Path, what: Callable[[App], Awaitable[object]], *keys: str, reader: Reader = UNKNOWN
) -> tuple[str, object]:
    """Return a terminal's output for each key, and the result."""
    stream = Tty()
    screen = TextScreen(stream)
    screen.reader = reader
    front = front_end(Typed(*keys), Heard(tick=""), make_screen=lambda _: screen, reader=reader)
    app = App(front, Settings(name="Ann", welcomed=True, speech="lines"), data, everywhere)
    app.speaker.mode = "lines"
    kept: list[object] = []

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            kept.append(await what(app))

    asyncio.run(run())
    text = stream.getvalue()
    for lead in (NO_ECHO, NO_ECHO_OF_SPACE):  # the prefix of rows
        text = text.replace("\n" + lead, "\n")
    return text, kept[0] if kept else None


def asks(longest: int = 200) -> Callable[[App], Awaitable[object]]:
    return lambda app: enter_text(app, "Type.", longest)


def test_a_word_is_corrected_in_its_middle(tmp_path: Path) -> None:
    """It begins no row, and only text to be heard is written twice."""
    text, kept = written(
        tmp_path, asks(), *"throw", "left", "backspace", "backspace", *"xx", "enter"
    )
    assert kept == "thxxw"
    assert text == ("\nType.\n> throw\x1b[1D\b\x1b[1P\b\x1b[1P\x1b[1@x\x1b[1@x")


def test_what_no_reader_says_is_written_once_more_in_its_place(tmp_path: Path) -> None:
    """The first letter after Home, the next one after Delete, and words; the last word at the end.

    Readers of the output say it, and those that compare screens find no change.
    """
    keys = ["home", "delete", "end", "ctrl-left", "ctrl-left", "ctrl-right", "enter"]
    text, kept = written(tmp_path, asks(), *"two", "space", *"one", *keys)
    assert kept == "wo one"
    after = text.partition("> two one")[2]
    assert after == (
        "\x1b[7Dt\x1b[1D"
        "\x1b[1Pw\x1b[1D"
        "\x1b[6C\x1b[3Done"
        "\x1b[3Done\x1b[3D"
        "\x1b[3Dwo\x1b[2D"
        "\x1b[3Cone\x1b[3D"
    )


def test_a_phrase_is_pasted_and_corrected_word_by_word(tmp_path: Path) -> None:
    """Line breaks and blanks of its source become single blanks."""
    phrase = " ".join(f"word{chr(97 + number)}" for number in range(24))
    keys = [f"paste:{phrase.replace(' ', chr(10), 3)}\n", *["ctrl-left"] * 23]
    keys += ["ctrl-right", *["backspace"] * 6, *"wordx", "space", "enter"]
    text, kept = written(tmp_path, asks(LONGEST), *keys)
    assert kept == phrase.replace("wordb", "wordx")
    for row in text.split("\n")[1:]:
        assert row.strip(), text


def test_a_paste_that_is_too_long_changes_nothing(tmp_path: Path) -> None:
    text, kept = written(tmp_path, asks(10), *"ab", f"paste:{'x' * 50}", "paste:\n", "c", "enter")
    assert kept == "abc"
    assert "This has 52 characters. Use at most 10." in text


def test_a_secret_code_is_corrected_without_being_shown(tmp_path: Path) -> None:
    keys = [*"1x34", "left", "left", "backspace", "2", "enter"]
    text, kept = written(tmp_path, lambda app: enter_code(app, "Code."), *keys)
    assert kept == "1234"
    assert text.rstrip("\a") == "\nCode."


def test_the_own_voice_says_letters_and_words(tmp_path: Path) -> None:
    """Typed, deleted and reached letters; at the end, that it is the end."""
    keys = ["two", "space", "B", ".", "left", "ctrl-left", "home", "delete", "end", "ctrl-left"]
    names = [*"two", *keys[1:], "backspace", "right", "paste:ok go", "enter"]
    app = App(front_end(Typed(*names), Heard()), Settings(), tmp_path, everywhere)
    said: list[str] = []
    speech: Any = SimpleNamespace(take=lambda line: said.append(line.text), busy=None)
    app.speaker.mode, app.speaker.speech = "voice", speech
    assert asyncio.run(enter_text(app, "Type.")) == "woBok go."
    assert said == [
        *("t", "w", "o", "space", "Capital B", "period"),
        *("period", "Capital B", "t", "w", "End.", "Capital B", "space", "period", "ok go"),
    ]


async def sika(app: App) -> None:
    """Play a game."""
    game = find_game("sika")
    players = read_seats("you,bot", game)
    await play_table(app, new_table(game, players, game.options(), app.data.folder, "7"))


PLACES: dict[str, Callable[[App], Awaitable[object]]] = {
    "menus": main_menu,
    "text": asks(),
    "code": lambda app: enter_code(app, "Code."),
    "number": lambda app: enter_number(app, "rate", SettingGroups(app).told),
    "game": sika,
}
STAYS = {"escape", "enter", "space", "tab"}
"""Keys that would leave one of the places."""


def test_no_answer_without_words_prints_a_row(tmp_path: Path) -> None:
    """Any key may follow an arrow key or precede one."""
    named = {*PLAIN, *NAMED.values(), *ascii_lowercase, "ctrl-left", "ctrl-right", "alt-x", PASTE}
    keys = sorted(named - STAYS - {"z", "n", "q"})
    faults = []
    for name, place in PLACES.items():
        pressed = [one for key in keys for one in ("left", key)]
        text, _ = written(tmp_path / name, place, *pressed, reader=TDSR)
        rows = [CODE.sub("", row).strip() for row in text.split("\n")[1:]]
        faults += [f"{name}: row {at} of {len(rows)}" for at, row in enumerate(rows) if not row]
    assert len(keys) > 80
    none_of(faults)
