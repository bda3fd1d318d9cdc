"""What a browser and a screen reader keep for themselves is needed for nothing on the page."""

from __future__ import annotations

import re

import pytest

from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.keymap import default_keymap, default_layer, layered
from audiogame.keys.presets import preset_layer, preset_names

NEVER_SENT = re.compile(r"ctrl-|(shift-)?tab$|f\d+$|escape$")
ELSEWHERE = {"leave", "suspend"}
"""Leaving is in the menu and on Z; a page has nothing to be suspended to."""


@pytest.mark.parametrize("preset", ["", *preset_names()])
def test_no_command_needs_ctrl_tab_escape_or_a_function_key(preset: str) -> None:
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
