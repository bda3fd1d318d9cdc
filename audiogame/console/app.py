"""One run of the program: the parts that every screen of it shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from audiogame.console.console import Console
from audiogame.console.key_help import Here
from audiogame.console.keyboard import Keyboard
from audiogame.keys.commands import Command, Mode

if TYPE_CHECKING:
    from pathlib import Path

    from audiogame.console.front_end import FrontEnd
    from audiogame.settings import Settings

CommonHandlers = Mapping[str, Callable[[Mode, Here], Awaitable[Command | None]]]
"""Handlers of the commands common to all modes; one may return another command to run instead."""


class App(Console):
    """One run of the program for the people at one keyboard.

    Args:
        front: input keys, the screen, speech, sounds and bots.
        settings: the player's choices.
        folder: where all files are kept.
        everywhere: makes the handlers of the commands common to all modes.
        stored: the settings as saved; `settings` may have overrides for this run only.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        folder: Path,
        everywhere: Callable[[App], CommonHandlers],
        stored: Settings | None = None,
    ) -> None:
        super().__init__(front, settings, folder, stored)
        self.keyboard = Keyboard(self, everywhere(self))
