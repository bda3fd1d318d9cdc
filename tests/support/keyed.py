"""An app with scripted keys, whose lines are collected."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from twins import Heard, front_end, new_app

from audiogame.console.app import App
from audiogame.console.key_script import Script
from audiogame.console.key_source import KeySource
from audiogame.keys.names import key_name
from audiogame.settings import Settings


def keyed_app(
    keys: Iterable[str] | KeySource, data: Path, settings: Settings | None = None
) -> tuple[App, Heard]:
    """Return an app that takes these keys, and the lines heard."""
    heard = Heard(tick="")
    source = Script(map(key_name, keys)) if isinstance(keys, Iterable) else keys
    return new_app(front_end(source, heard), data, settings), heard
