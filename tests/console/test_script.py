"""Scripts of keys are parsed line by line, and every error is reported with its line."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.console.key_script import Script, read_script
from audiogame.console.key_source import END
from audiogame.keys.names import PLAIN
from audiogame.narration.faults import each_told
from audiogame.rules.fault import Faults


def test_one_key_a_line() -> None:
    """Names of keys in upper or lower case; surrounding blanks are ignored."""
    assert read_script("enter\n  Down \n,\nctrl-c\n1\n") == (
        "enter",
        "down",
        "comma",
        "ctrl-c",
        "1",
    )


def test_wait_and_step_are_no_keys() -> None:
    """They let the game proceed."""
    assert read_script("wait\nstep\nenter") == ("wait", "step", "enter")


def test_remarks_and_blank_lines_are_passed_over() -> None:
    """A number sign begins a comment; alone it is the key."""
    assert read_script("# call red\n\n   \n1\n  # throw\n#\nspace\n") == ("1", "hash", "space")


def test_line_ends_of_other_systems() -> None:
    """A file may come from any system."""
    assert read_script("enter\r\ndown\r\n") == ("enter", "down")


def test_a_mark_of_byte_order_is_no_key() -> None:
    """Some editors put one before the first line."""
    assert read_script("\ufeffenter\n") == ("enter",)


def test_every_fault_is_told_with_its_line() -> None:
    """Two errors are two sentences in one answer."""
    with pytest.raises(Faults) as refused:
        read_script("enter\nentr\n\n# remark\ndwn\n")
    assert each_told(refused.value.reasons, "en") == (
        "Line 2 of the keys: There is no key 'entr': perhaps you meant enter.",
        "Line 5 of the keys: There is no key 'dwn': perhaps you meant down.",
    )


@given(st.text())
def test_any_text_is_a_script_or_told_as_a_fault(text: str) -> None:
    """Any text raises nothing but Faults."""
    try:
        names = read_script(text)
    except Faults:
        return
    assert len(names) <= len(text.splitlines())


@given(st.lists(st.sampled_from([*PLAIN, "wait", "step", "a", "R", "comma"])))
def test_keys_come_in_order_and_then_the_end(names: list[str]) -> None:
    """After the last key the input has ended, however often it is asked."""

    async def read() -> list[str]:
        script = Script(read_script("\n".join(names)))
        assert script.scripted
        keys = [await script.key() for _ in range(len(names) + 2)]
        return [key.name for key in keys if key is not None]

    assert asyncio.run(read()) == [*names, END, END]
