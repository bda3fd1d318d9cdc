"""Protocol of the screen on which a player reads lines."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from audiogame.console.typed_text import TypedText
from audiogame.narration.narrator import Line
from audiogame.outputs import Output
from audiogame.outputs.short_row import More


class Clipboard(Enum):
    """The answer of a clipboard to a text."""

    COPIED = "yes"
    ASKED = "asked"
    """A terminal was asked, and terminals answer nothing, whether they copy it or not."""
    SHOWN = "shown"
    """It stands in a field, from where the player can copy it."""
    NONE = "no"


class Screen(Output, Protocol):
    """Shows lines, and text while it is typed."""

    widest: int
    """Most characters in a row; 0 for no limit."""
    after_space: bool
    """Whether the last key was Space, which a screen reader may say when it is shown."""
    more: Callable[[str], More]
    """Returns the mark of a row that is not its whole line, in the language of the line."""
    bell: Callable[[], bool]
    """Returns whether the screen rings for an answer without words, since nothing else does."""

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Apply a theme, a spacing and a view, by the names that the settings have.

        Args:
            read: returns whether a screen reader reads what is shown.
        """

    def renew(self) -> None:
        """Reclaim the screen after a suspension, in which other programs may have written to it."""

    @property
    def reads_on(self) -> bool:
        """Whether Space only reads, so that it never chooses."""

    @property
    def unread(self) -> bool:
        """Whether the game waits until the player has read; only for braille."""

    @property
    def busy(self) -> bool | None:
        """Whether a screen reader still reads what was shown; None if that cannot be known."""

    @property
    def row_room(self) -> int:
        """Most characters of an answer to an arrow key; 0 for no limit."""

    def take_row(self, line: Line) -> str:
        """Show a line as an answer to an arrow key, in one row; return what did not fit."""

    def take_rest(self) -> bool:
        """Show the unread text that the screen itself has kept; return whether there was any."""

    def show_again(self) -> None:
        """Show the last text again, where nothing is left to read."""

    def settle(self) -> None:
        """Count what is shown as read."""

    def hide(self) -> None:
        """Wipe a secret from the screen."""

    def wipe(self) -> None:
        """Wipe a secret though other programs may have written to the screen meanwhile."""

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Show a text being edited.

        Args:
            row: what a new row begins with; empty to stay in the present row.
            reads: letters after the cursor (negative: before it) that a key has reached, for
                readers that say what is written.
        """

    def edited(self) -> None:
        """End the editing of a text."""

    @property
    def can_ring(self) -> bool:
        """Whether a call is the terminal's bell: there, and without sounds."""

    def notify(self, text: str, rings: bool) -> None:
        """Notify a player who is elsewhere, as far as that is possible.

        Args:
            rings: whether the screen reader bears the terminal's bell.
        """

    def follow_focus(self, on: bool) -> None:
        """Ask the terminal to report, as keys, whether its window has the focus, or no longer."""

    def mark_pastes(self, on: bool) -> None:
        """Ask the terminal to mark what is pasted, or no longer."""

    def copy(self, text: str, answered: Callable[[Clipboard], None]) -> None:
        """Copy a text to the clipboard; call `answered` with its answer, now or soon."""


ScreenMaker = Callable[[bool], Screen]
"""Creates the screen of a front end; True for a braille display."""
