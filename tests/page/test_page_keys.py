"""The page needs no key that a browser or a screen reader reserves."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from contextvars import Context
from typing import TypeVarTuple

import pytest

from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.keymap import default_keymap, default_layer, layered
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.page.keys import PageKeys
from audiogame.page.line import ShellLine

Given = TypeVarTuple("Given")
NEVER_SENT = re.compile(r"ctrl-|alt-|(shift-)?tab$|f\d+$|escape$")
ELSEWHERE = {"leave", "suspend", "menu"}
"""Commands without a page key: leaving and the game menu are on Z; nothing to suspend to."""


@pytest.mark.parametrize("preset", ["", *preset_names()])
def test_no_command_needs_ctrl_alt_tab_escape_or_a_function_key(preset: str) -> None:
    keymap = layered([default_layer(), *([preset_layer(preset)] if preset else [])])
    needs = [
        (mode, name, keys)
        for mode in Mode
        for name, command in COMMANDS.items()
        if mode in command.modes and name not in ELSEWHERE
        if (keys := keymap.keys(name, mode)) and all(map(NEVER_SENT.match, keys))
    ]
    assert needs == []


def test_the_key_of_the_text_field_is_free() -> None:
    keymaps = [layered([default_layer(), preset_layer(name)]) for name in preset_names()]
    for keymap in (default_keymap(), *keymaps):
        for mode in Mode:
            assert "O" not in keymap.commands[mode]


async def test_a_key_of_another_layout_means_what_stands_at_its_place_unless_it_has_a_meaning() -> (
    None
):
    taken: list[str] = []
    line = ShellLine(lambda text: None)
    keys = PageKeys(line, lambda: 1.0)
    keymap = default_keymap()
    keys.known = lambda name: name == "я" or any(name in one for one in keymap.commands.values())
    for name, latin in (("к", "r"), ("я", "z"), ("r", ""), ("&", "1"), ("é", "2"), ("?", "")):
        line.receive(json.dumps({"kind": "key", "name": name, "latin": latin, "at": 0.5}))
    while await keys.pending(0.0):
        key = await keys.key()
        assert key is not None
        taken.append(key.name)
    assert taken == ["r", "я", "r", "1", "2", "question"]


class BrowserLoop(asyncio.SelectorEventLoop):
    """An event loop as strict as Pyodide's: each call takes time, and past times are refused."""

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Given], object],
        *args: *Given,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Schedule a callback after a delay that must not be negative."""
        assert delay >= 0, "Can't schedule in the past"
        return super().call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Given], object],
        *args: *Given,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Schedule a callback at a time still ahead 50 ms later, as on a busy machine."""
        return self.call_later(when - self.time() - 0.05, callback, *args, context=context)


@pytest.mark.parametrize("timeout", [-1.0, 0.0, 0.001, 0.02])
def test_a_tiny_timeout_ends_the_wait_for_a_key(timeout: float) -> None:
    """Time passes between the calls: no wait is asked for whose end is past already."""
    keys = PageKeys(ShellLine(lambda text: None), lambda: 1.0)

    async def waited() -> None:
        assert not await keys.pending(timeout)
        assert await keys.key(timeout) is None

    with asyncio.Runner(loop_factory=BrowserLoop) as runner:
        runner.run(waited())
