"""Keys of a Windows console: each record is the key that its player pressed, and no more."""

from __future__ import annotations

import asyncio

import pytest
from console_kernel import (
    ALT_GR,
    LEFT_ALT,
    LEFT_CONTROL,
    MENU,
    SHIFT,
    ConsoleKernel,
    focus,
    key,
    sized,
    up,
)
from hypothesis import given
from hypothesis import strategies as st
from patience import becomes

from audiogame.terminal.console_keys import ConsoleKeys
from audiogame.terminal.console_records import ENHANCED, InputRecord, joined, texts_of
from audiogame.terminal.keyboard import TerminalKeys
from audiogame.terminal.windows_console import WindowsConsole

UP, LEFT, HOME, INSERT, F1, ESCAPE, NUMBER_5 = 0x26, 0x25, 0x24, 0x2D, 0x70, 0x1B, 0x65
GRIN = "\N{GRINNING FACE}"
HALVES = ("\ud83d", "\ude00")


def names(*batches: tuple[InputRecord, ...]) -> list[str]:
    """Return the names of the keys in batches of records, each read at once."""
    found: list[str] = []

    async def run() -> None:
        kernel = ConsoleKernel()
        console = WindowsConsole(kernel)
        with TerminalKeys(ConsoleKeys(console), console.typed_ahead).open() as keyboard:
            for batch in batches:
                kernel.type(*batch)
                await becomes(lambda: not kernel._records)  # each batch is read by itself
            while (pressed := await keyboard.key(0.1)) is not None:
                found.append(pressed.name)

    asyncio.run(run())
    return found


@pytest.mark.parametrize(
    ("record", "name"),
    [
        (key("r"), "r"),
        (key("R", state=SHIFT), "R"),
        (key("ä"), "ä"),
        (key("\r"), "enter"),
        (key("\n", state=LEFT_CONTROL), "enter"),
        (key("\b"), "backspace"),
        (key("\x7f", state=LEFT_CONTROL), "backspace"),
        (key("\t"), "tab"),
        (key("\t", state=SHIFT), "shift-tab"),
        (key(" "), "space"),
        (key(" ", 0x20, LEFT_CONTROL), "ctrl-space"),
        (key("\x03", state=LEFT_CONTROL), "ctrl-c"),
        (key("\x1a", state=LEFT_CONTROL), "ctrl-z"),
        (key("\x1b", ESCAPE), "escape"),
        (key("", ESCAPE), "escape"),
        (key("", UP, ENHANCED), "up"),
        (key("", UP, ENHANCED | SHIFT), "shift-up"),
        (key("", LEFT, ENHANCED | LEFT_CONTROL), "ctrl-left"),
        (key("", HOME, ENHANCED), "home"),
        (key("", F1), "f1"),
        (key("", F1, LEFT_CONTROL), "ctrl-f1"),
        (key("", 0x77), "f8"),
        (key("", 0x21, ENHANCED), "pageup"),
        (key("", 0x2E, ENHANCED), "delete"),
        (key("h", state=LEFT_ALT), "alt-h"),
        (key("@", state=ALT_GR), "at"),
        (key("[", state=ALT_GR), "bracketleft"),
        (up("é", MENU), "é"),
    ],
)
def test_each_key_has_the_name_that_it_has_in_other_terminals(
    record: InputRecord, name: str
) -> None:
    assert names((record,)) == [name]


@pytest.mark.parametrize(
    "record",
    [
        up("r"),
        up("", MENU),
        key("", MENU, LEFT_ALT),
        key("", 0x10, SHIFT),
        key("", 0x5B),
        key("", NUMBER_5, LEFT_ALT),
        key("", INSERT, LEFT_ALT),
        sized(),
    ],
    ids=("released", "Alt released", "Alt", "Shift", "Windows", "composes", "composes too", "size"),
)
def test_what_is_no_key_is_none(record: InputRecord) -> None:
    assert names((record,)) == []


def test_escape_and_a_letter_are_two_keys_however_fast() -> None:
    assert names((key("\x1b", ESCAPE), key("c"))) == ["escape", "c"]
    assert names((key("\x1b", ESCAPE), key("\x1b", ESCAPE))) == ["escape", "escape"]
    assert names((key("c", state=LEFT_ALT), key("\x1b", ESCAPE))) == ["alt-c", "escape"]
    assert names((key("\x1b", ESCAPE),), (key("c"),)) == ["escape", "c"], "in two reads"


def test_a_sequence_that_a_terminal_passes_on_is_one_key() -> None:
    assert names(tuple(map(key, "\x1b[200~a\r\x1b[201~"))) == ["paste"]
    assert names(tuple(map(key, "\x1b[57358u"))) == []
    assert names((key("\x1b", ESCAPE),), tuple(map(key, "[4~"))) == ["end"], "in two pieces"


def test_a_character_in_two_halves_is_one_key_also_from_two_reads() -> None:
    first, second = map(key, HALVES)
    assert names((first, up(HALVES[0]), second)) == [GRIN]
    assert names((key("a"), first), (second, key("b"))) == ["a", GRIN, "b"]
    assert names((second, key("a"), first, key("b"))) == ["a", "b"], "a half alone is nothing"
    assert names((up(HALVES[0], MENU), up(HALVES[1], MENU))) == [GRIN], "from a panel"


def test_a_repeated_key_comes_as_often() -> None:
    assert names((key("x", times=3), key("", UP, times=2))) == [*"xxx", "up", "up"]


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20))
def test_every_text_arrives_as_it_was_typed(text: str) -> None:
    units = memoryview(text.encode("utf-16-le")).cast("H")
    found: list[str] = []
    rest = ""
    for unit in units:  # the worst: each is read by itself
        texts, rest = joined(texts_of([key(chr(unit))]), rest)
        found += texts
    assert "".join(found) == text
    assert rest == ""


def test_the_window_tells_whether_it_has_the_focus_and_a_key_says_so_too() -> None:
    async def run() -> list[bool | None]:
        kernel = ConsoleKernel()
        console, away = WindowsConsole(kernel), []
        with TerminalKeys(ConsoleKeys(console), console.typed_ahead).open() as keyboard:
            away.append(keyboard.away)
            for record in (focus(False), focus(True), focus(False), key("x")):
                kernel.type(record, key("y") if record.kind == 1 else key("", MENU))
                await becomes(lambda: not kernel._records)
                await asyncio.sleep(0.001)
                away.append(keyboard.away)
        return away

    assert asyncio.run(run()) == [None, True, False, True, False]


def test_what_waits_is_counted_and_left() -> None:
    kernel = ConsoleKernel()
    console = WindowsConsole(kernel)
    assert console.typed_ahead() == 0
    kernel.type(key("a"), up("a"), key("ä"), key("", UP), *map(key, HALVES))
    assert console.typed_ahead() == 1 + 2 + 3 + 4
    assert console.read() == (["a", "ä", "\x1b[A", GRIN], False)
    assert console.typed_ahead() == 0


def test_the_modes_are_those_of_single_keys_and_of_escape_sequences_and_are_restored() -> None:
    kernel = ConsoleKernel()
    console, found = WindowsConsole(kernel), {**kernel.modes}
    with console.raw_mode(), console.taking_codes() as obeys:
        assert obeys
        assert kernel.modes == {-10: 0x48, -11: 0x5}
    assert kernel.modes == found


def test_a_console_that_knows_no_escape_sequences_says_so_and_stays_as_it_is() -> None:
    kernel = ConsoleKernel(obeys=False)
    found = {**kernel.modes}
    with WindowsConsole(kernel).taking_codes() as obeys:
        assert not obeys
    assert kernel.modes == found


def test_where_there_is_no_console_nothing_is_set() -> None:
    kernel = ConsoleKernel(there=False)
    console = WindowsConsole(kernel)
    with console.raw_mode(), console.taking_codes() as obeys:
        assert not obeys
    assert kernel.modes == {}
