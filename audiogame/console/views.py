"""What is read over a game or a menu: help, glossary and rule book take one another's place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NoReturn

from audiogame.keys.commands import Command

View = Callable[[], Awaitable[Command | None]]
"""Shows something until the player goes back; may return a command for the place below."""


class _Replaced(Exception):  # not a fault: the player opens another view, or goes back
    """A view ends, and those around it: `view` takes their place, or nothing if it is None."""

    def __init__(self, view: View | None) -> None:
        super().__init__()
        self.view = view


class Views:
    """One view at a time, so that going back once leads back to the game or the menu.

    Args:
        remind: says where the player is.
    """

    def __init__(self, remind: Callable[[], None]) -> None:
        self._remind = remind
        self._open = False
        self._helping = False
        self.replaced = False
        """Whether another view took the place of the one that was shown last."""

    async def show(self, view: View) -> Command | None:
        """Show a view; one that is open ends, and this takes its place."""
        if self._open:
            raise _Replaced(view)
        self._open, self.replaced = True, False
        following: View | None = view
        try:
            while following is not None:
                try:
                    command = await following()
                except _Replaced as other:
                    following, self.replaced, self._helping = other.view, True, False
                else:
                    # What was chosen elsewhere is for a place that is not there any more.
                    return None if self.replaced else command
        finally:
            self._open = False
        return None

    async def help(self, choose: View) -> Command | None:
        """Let the player choose a command of the place where they are, over a view if one is open.

        Args:
            choose: the menu of commands.
        """
        if self._helping:
            self._remind()
            return None
        self._helping = True
        try:
            return await (choose() if self._open else self.show(choose))
        finally:
            self._helping = False

    def end(self) -> NoReturn:
        """Go back from help to the game or the menu, also from help over another view."""
        raise _Replaced(None)
