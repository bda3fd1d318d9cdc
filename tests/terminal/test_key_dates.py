"""A key's date is when it could be read, whatever the program was doing."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from machine import needs_machine
from patience import becomes

from audiogame.console.key_source import Key
from audiogame.terminal import keyboard as keyboards
from audiogame.terminal.keyboard import TerminalKeys
from audiogame.terminal.late_loop import LateKeys

pytestmark = [
    needs_machine("a terminal"),
    pytest.mark.skipif(sys.platform == "win32", reason="a console of Windows has no pty"),
]


@contextmanager
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Make the standard input a terminal; yield its writing end."""
    master, slave = os.openpty()
    with os.fdopen(slave, "r", encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield master
    os.close(master)


def test_loading_does_not_move_the_time_of_the_first_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting for the CPU while key input is set up delays no later key."""
    waited = [0.0]
    monkeypatch.setattr(keyboards, "processor_wait", lambda: waited[0])
    begin = TerminalKeys._begin

    def loaded(keyboard: TerminalKeys) -> None:
        begin(keyboard)
        waited[0] += 60.0

    monkeypatch.setattr(TerminalKeys, "_begin", loaded)

    async def press(master: int) -> tuple[float, Key | None]:
        with TerminalKeys().open() as keyboard:
            keyboard.ask()
            coming = asyncio.create_task(keyboard.key())
            await becomes(lambda: waited[0])
            at = time.monotonic()
            os.write(master, b"\x1b[B")
            return at, await coming

    with terminal(monkeypatch) as master:
        pressed_at, key = asyncio.run(press(master))
    assert key is not None
    assert key.name == "down"
    assert key.earliest >= pressed_at


def test_only_what_was_there_before_the_first_question_is_older(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Keys that arrive while the key reader is loaded came after the question."""

    async def press(master: int) -> tuple[float, list[Key | None]]:
        with TerminalKeys().open() as keyboard:
            os.write(master, b"\x1b[B1")
            asked_at = time.monotonic()
            keyboard.ask()
            os.write(master, b"2\x1b[A")
            return asked_at, [await keyboard.key() for _ in range(4)]

    with terminal(monkeypatch) as master:
        asked_at, keys = asyncio.run(press(master))
    told = [(key.name, key.earliest < asked_at, key.at < asked_at) for key in keys if key]
    assert told == [
        ("down", True, True),
        ("1", True, True),
        ("2", False, False),
        ("up", False, False),
    ]


def test_a_key_of_a_program_that_was_stopped_may_have_come_while_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def press(master: int) -> tuple[float, Key | None]:
        with TerminalKeys().open() as keyboard:
            os.write(master, b"x")
            await keyboard.key()
            coming = asyncio.create_task(keyboard.key())
            await asyncio.sleep(0)  # it waits by now
            at = time.monotonic()
            keyboard.stopped()
            os.write(master, b"\x1b[B")
            return at, await coming

    with terminal(monkeypatch) as master:
        stopped_at, key = asyncio.run(press(master))
    assert key is not None
    assert key.at == key.earliest < stopped_at


def test_a_key_is_older_than_the_wait_for_one_that_was_read_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It arrived while the program handled the first of two keys read together."""

    async def press(master: int) -> tuple[list[float], list[Key | None]]:
        with TerminalKeys().open() as keyboard:
            coming = asyncio.create_task(keyboard.key())
            await becomes(lambda: keyboard._begun)
            os.write(master, b"12")
            keys, done = [await coming], []
            os.write(master, b"3")
            for _ in range(2):
                done.append(time.monotonic())
                keys.append(await keyboard.key())
            return done, keys

    with terminal(monkeypatch) as master:
        (first_done, _), keys = asyncio.run(press(master))
    assert [key.name for key in keys if key] == ["1", "2", "3"]
    assert keys[2] is not None
    assert keys[2].earliest < first_done


async def test_a_look_at_the_keys_reaches_the_terminal() -> None:
    """Once there is an event loop: before it, no answer was possible."""
    looked: list[None] = []

    class Looked(TerminalKeys):
        def look(self) -> None:
            looked.append(None)

    keys = LateKeys(Looked(), lambda: None)
    keys.look()
    await keys.begin()
    keys.look()
    assert len(looked) == 1
