"""An app whose keys were written down, and whose lines are collected."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from audiogame.console.app import App
from audiogame.console.key_script import Script
from audiogame.keys.keymap import default_keymap
from audiogame.keys.names import key_name
from audiogame.narration.narrator import Line
from audiogame.outputs.screen import Screen
from audiogame.settings import Settings
from audiogame.terminal.keyboard import KeySource


class Heard:
    """An output that keeps what was said."""

    name = "test"

    def __init__(self) -> None:
        self.texts: list[str] = []

    def take(self, line: Line) -> None:
        if line.text:
            self.texts.append(line.text)

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        pass


def keyed_app(keys: Iterable[str] | KeySource, data: Path) -> tuple[App, Heard]:
    """Return an app that takes these keys, and what is heard of it."""
    heard = Heard()
    source = Script(map(key_name, keys)) if isinstance(keys, Iterable) else keys
    app = App(source, Screen(StringIO()), (heard,), default_keymap(), Settings(), data)
    return app, heard
