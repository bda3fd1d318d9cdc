"""What the console needs of the place where a player can look at lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from audiogame.console.typed_text import TypedText
from audiogame.narration.narrator import Line
from audiogame.outputs import Output
from audiogame.outputs.short_row import More


class Screen(Output, Protocol):
    """Shows lines, and what is being typed."""

    widest: int
    """The characters that may stand in a row; 0 for as many as there is room for."""
    after_space: bool
    """Whether the key pressed last was Space, which a screen reader may say when it is shown."""
    more: Callable[[], More]
    """Returns what says that a row is not all of its line, in the words of the language."""
    bell: Callable[[], bool]
    """Tells whether the screen answers where there are no words: nothing else does."""

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Show lines from now on in a theme, spaced so, and in a view, by the names of settings.

        Args:
            read: tells whether a screen reader reads what is shown.
        """

    def renew(self) -> None:
        """Take the screen again after the program was stopped: others may have written to it."""

    @property
    def reads_on(self) -> bool:
        """Whether Space is for reading alone, so that it never chooses."""

    @property
    def unread(self) -> bool:
        """Whether the game waits until the player has read; only braille does."""

    @property
    def row_room(self) -> int:
        """The characters that an answer to an arrow key may have; 0 for as many as it has."""

    def take_row(self, line: Line) -> str:
        """Show a line as an answer to an arrow key: one row; returns what did not fit."""

    def take_rest(self) -> bool:
        """Show what the screen itself has kept to be read; tells whether there was anything."""

    def show_again(self) -> None:
        """Show what was shown last once more, where nothing is left to read."""

    def settle(self) -> None:
        """Count what is shown as read."""

    def hide(self) -> None:
        """Wipe a secret off the screen."""

    def wipe(self) -> None:
        """Wipe a secret away though others may have written to the screen meanwhile."""

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Show a text that is being typed.

        Args:
            row: what a new row begins with; empty to go on in the row in which it stands.
            reads: letters from the cursor on (negative: before it) that a key has come to, for
                readers that say what is written.
        """

    def edited(self) -> None:
        """Note that nothing is typed any more."""

    def copy(self, text: str) -> bool:
        """Hand a text to the clipboard; tells whether that can be."""


ScreenMaker = Callable[[bool], Screen]
"""Makes the screen of a front end; True for one that is read on a braille display."""
