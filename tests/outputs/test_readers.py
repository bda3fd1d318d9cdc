"""One table says what each screen reader needs; key names and repetitions follow it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from twins import Heard, front_end
from unheard_walk import in_main_menu, pressing, seeded_game, steadily, told_texts, walk

from audiogame.cli.doctor import heard_twice
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.console.key_source import AWAKE, CONTINUED, END, Key, KeySource
from audiogame.console.text_entry import enter_name
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.keymap import default_keymap
from audiogame.lobby.common_commands import everywhere
from audiogame.lobby.lesson_menu import find_lesson, learn
from audiogame.lobby.menu_entries import about
from audiogame.narration.faults import told
from audiogame.outputs.readers import (
    ARROWS,
    BRLTTY,
    FENRIR,
    NOT_MEASURED,
    ORCA,
    READERS,
    SCROLLING,
    TDSR,
    UNKNOWN,
    VOICEOVER,
    YASR,
    Reader,
    as_answered,
    in_terminal,
)
from audiogame.settings import Settings


def test_the_table_says_what_was_measured() -> None:
    """An unmeasured reader is treated like the measured one its documents resemble."""
    measured = {name for name, reader in READERS.items() if reader.measured}
    assert measured == {"tdsr", "yasr", "fenrir", "orca", "brltty"}
    like = {"nvda": ORCA, "jaws": ORCA, "narrator": TDSR, "voiceover": TDSR, "unknown": TDSR}
    assert set(READERS) - measured == set(like)
    for name, other in like.items():
        reader = READERS[name]
        assert (reader.why == NOT_MEASURED) is (reader is UNKNOWN), "the reason stands beside it"
        assert (reader.deaf_after, reader.mute_after) == (other.deaf_after, other.mute_after)
        assert reader.looks_at == other.looks_at
        assert (reader.row_start, reader.row_end) == ("", "")
    assert TDSR.deaf_after == BRLTTY.deaf_after == ARROWS
    assert ORCA.deaf_after == frozenset()
    assert YASR.deaf_after == FENRIR.deaf_after == frozenset()


def test_an_answer_of_the_player_changes_the_care_of_readers_that_were_not_measured() -> None:
    """Where lines are missed, like TDSR; where none are, like a reader that listens."""
    for name, reader in READERS.items():
        assert as_answered(reader, "unknown") == reader
        for misses, other in (("yes", TDSR), ("no", ORCA)):
            care = reader if reader.measured else other
            answered = as_answered(reader, misses)
            assert (answered.name, answered.takes_echo) == (name, reader.takes_echo)
            assert (answered.deaf_after, answered.looks_at) == (care.deaf_after, care.looks_at)
            assert answered.mute_after == care.mute_after


def test_a_reader_that_is_none_of_the_table_loses_nothing(tmp_path: Path) -> None:
    """It may be TDSR on another machine: rows are plain, and lines it may miss are kept."""
    keys = steadily(["R", "down", "right", "R", "K", "K", *["space", "t"] * 2])
    pressed = walk(tmp_path, keys, seeded_game("sika"), reader=UNKNOWN)
    assert pressed.lost() == []
    assert any("line: Space." in line or "lines: Space." in line for line in told_texts(pressed))


def lines_under(reader: Reader, data: Path, what: Callable[[App], Awaitable[object]]) -> str:
    """Return the lines of a part of the program after Enter."""
    heard = Heard(tick="")
    front = front_end(Script(["enter"]), heard, reader=reader)
    app = App(front, Settings(name="Ann", welcomed=True), data, everywhere)

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app)

    asyncio.run(run())
    return " ".join(heard.lines)


@pytest.mark.parametrize(
    ("reader", "back", "leave"), [(FENRIR, "Z", "Tab"), (YASR, "Escape", "Escape or Tab")]
)
def test_sentences_name_keys_that_arrive(
    tmp_path: Path, reader: Reader, back: str, leave: str
) -> None:
    """Fenrir reserves Escape."""
    assert f"That's all. {back} goes back." in lines_under(reader, tmp_path, about)
    name = lines_under(reader, tmp_path, lambda app: enter_name(app, "Ann", set()))
    assert name == f"Name: Ann. Type a new one and press Enter. {leave} keeps the old one."
    lesson = lines_under(reader, tmp_path, lambda app: learn(app, find_lesson("sika", "en")))
    assert f"and {back} leaves. You can continue later." in lesson


class Signalled(KeySource):
    """Signals and keys at given seconds."""

    def __init__(self, *keys: tuple[str, float]) -> None:
        self._keys = iter(keys)

    async def key(self, timeout: float | None = None) -> Key | None:
        name, at = next(self._keys, (END, 99.0))
        return Key(name, at)


async def test_after_each_stop_the_player_is_told_where_they_are(tmp_path: Path) -> None:
    """Also the second within five seconds; the same sleep is told again by the clock only once."""
    heard = Heard(tick="")
    source = Signalled((CONTINUED, 1.0), (CONTINUED, 2.0), (AWAKE, 3.0), (AWAKE, 20.0))
    app = App(front_end(source, heard), Settings(), tmp_path, everywhere)
    reminded: list[None] = []
    app.scene.reminder = lambda: reminded.append(None)
    with contextlib.suppress(ProgramLeft):
        await app.keyboard.key()
    assert len(reminded) == 3


def test_the_word_of_stopping_is_not_said_again(tmp_path: Path) -> None:
    """Repeating says the line before it."""
    heard = Heard(tick="")

    class Stopping(Signalled):
        suspends = True

    app = App(front_end(Stopping(), heard), Settings(), tmp_path, everywhere)
    app.dialogue.tell("nothing-since")
    asyncio.run(_suspend(app))
    app.keyboard.remind()
    assert heard.lines[-2].startswith("Paused.")
    assert heard.lines[-1] == heard.lines[0]


async def _suspend(app: App) -> None:
    assert await app.keyboard.press_common(Key("ctrl-z", 0.0), Mode.MENU) is None


@pytest.mark.parametrize(
    ("early", "last", "refusal", "chosen"),
    [
        (["enter"], "enter", "Not chosen yet, maybe not heard: Sika. Enter again.", "Sika"),
        (["enter"] * 3, "enter", "Too soon: 3 keys. Sika. 4 of 5.", "Sika"),
        (["2"] * 3, "enter", "Too soon: 3 keys. Sika. 4 of 5.", "Sika"),
        (["2"], "2", "Too soon. Sika. 4 of 5.", "Scientific War"),
    ],
)
def test_keys_pressed_before_a_menu_was_said_do_not_choose(
    tmp_path: Path, early: list[str], last: str, refusal: str, chosen: str
) -> None:
    """Enter says what it would choose, a digit where one is, and several are told as one."""
    keys = pressing(("enter", 1.5), *((key, 0.0005) for key in early), (last, 1.5))
    lines = told_texts(walk(tmp_path, keys, in_main_menu))
    assert lines[2] == refusal
    assert lines[3].startswith(f"{chosen}: Start"), "the last one chooses"


def test_an_answer_pressed_before_its_question_is_none(tmp_path: Path) -> None:
    """The question is repeated: no player gives up by accident."""
    keys = pressing(("ctrl-c", 1.5), ("y", 0.0005), ("n", 1.5))
    pressed = walk(tmp_path, keys, in_main_menu)
    assert [line.startswith("Leave audiogame?") for line in told_texts(pressed)].count(True) == 2
    assert "Staying." in told_texts(pressed)


def test_the_key_is_named_that_stops_a_reader_from_reading_the_window_too() -> None:
    for key in ("NVDA+5", "Insert+S", "Shift+V"):
        assert key in told(heard_twice("other"), "en")


def test_on_a_mac_the_keys_that_never_arrive_are_named_with_others(tmp_path: Path) -> None:
    """As the lesson of the program begins, as at the first start; elsewhere nothing is said."""
    lesson = find_lesson("program", "en")
    assert lesson is not None
    for number, (reader, terminal, named) in enumerate(
        (
            (VOICEOVER, "Apple_Terminal", ("Quick Nav", "Control A, Control E, comma and period")),
            (VOICEOVER, "iTerm.app", ("Quick Nav",)),
            (UNKNOWN, "Apple_Terminal", ("Control A",)),
            (TDSR, "", ()),
        )
    ):
        here = in_terminal(reader, terminal)
        said = lines_under(here, tmp_path / str(number), lambda app: learn(app, lesson))
        for words in ("Quick Nav", "Control A"):
            assert (words in said) is any(words in one for one in named)


def test_every_command_has_a_key_that_terminal_of_macos_passes_on() -> None:
    keymap = default_keymap()
    for mode in Mode:
        for name in COMMANDS:
            keys = {*keymap.keys(name, mode)}
            assert not keys or keys - SCROLLING, (mode, name)
