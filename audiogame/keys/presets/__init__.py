"""Presets of keys for other habits, keyboards and hands: one file each, over the default."""

from __future__ import annotations

from functools import cache

from audiogame.keys.layer import Layer
from audiogame.keys.layer_file import read_layer
from audiogame.rules.game_files import package_folder


@cache
def preset_names() -> tuple[str, ...]:
    """List the bundled presets."""
    found = (entry.name for entry in package_folder(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


@cache
def preset_layer(name: str) -> Layer:
    """Return a preset by its name, which has to be one of `preset_names`."""
    text = (package_folder(__name__) / f"{name}.toml").read_text(encoding="utf-8")
    return read_layer(text, f"{name}.toml")
