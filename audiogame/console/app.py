"""One run of the program: the parts that every screen of it shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from audiogame.console.console import Console
from audiogame.console.key_help import Here
from audiogame.console.keyboard import Keyboard
from audiogame.keys.commands import Command, Mode

if TYPE_CHECKING:
    from pathlib import Path

    from audiogame.console.front_end import FrontEnd
    from audiogame.settings import Settings

Everywhere = Mapping[str, Callable[["App", Mode, Here], Awaitable[Command | None]]]
"""What commands do that mean the same in all modes; one may return another to be done instead."""


class App(Console):
    """One run of the program for the people at one keyboard.

    Args:
        front: keys, a screen, and whoever speaks, plays and thinks.
        settings: the player's choices.
        folder: of everything that is kept.
        everywhere: the commands that mean the same in all modes.
        stored: the settings as they are saved; those of this run only may differ.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        folder: Path,
        everywhere: Everywhere,
        stored: Settings | None = None,
    ) -> None:
        super().__init__(front, settings, folder, stored)
        self.keyboard = Keyboard(self, {name: partial(do, self) for name, do in everywhere.items()})
