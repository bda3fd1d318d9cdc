"""Where the people at the keyboard are: in a menu, a lesson, or a game with its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.rules.value import Value

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from audiogame.console.company import Company
    from audiogame.narration.narrator import Line
    from audiogame.narration.rulebook import AtTable


class Sequel(Value):
    """What can be read on: the paragraphs of a book, the entries of a list, lines, moments.

    Args:
        present: returns the piece that was told last; None if there is none.
        onward: goes to the next piece and returns it; None if there is none, and nothing moves.
        kept: whether the history has the pieces already.
    """

    present: Callable[[], Line | None]
    onward: Callable[[], Line | None]
    kept: bool = False


def no_question() -> Line | None:
    """Return no question: none is open where there is no game."""
    return None


class Scene:
    """The place where keys are pressed now, as its menu, its lesson or its game describes it."""

    def __init__(self) -> None:
        self.in_game = False
        self.table: AtTable | None = None
        """The table of the game that is played; None where rules are read of no table."""
        self.company: Company | None = None
        """The people far away at the same table; None where everybody is here."""
        self.only_marks = False
        """Whether digits mark something in a game in secret, and decide nothing."""
        self.game_saved = False
        """Whether a game was open, and kept, when a fault of the program ended it."""
        self.keeps_game: Callable[[], bool] = bool
        """Returns whether the game that is played is kept."""
        self.open_question: Callable[[], Line | None] = no_question
        """Returns the question that a game has put and that is not answered yet."""
        self.open_rules: Callable[[], Awaitable[None]] | None = None
        """Opens the rule book of the game that is being chosen or set up."""
        self.reminder: Callable[[], None] | None = None
        """Says the question in a game, the present item in a menu."""
        self.sequel: Sequel | None = None
        """What can be read on here; without, the lines that were said."""
        self.from_shell = False
        """Whether the program was started for one thing, and ends without the main menu."""

    def remind_here(self) -> None:
        """Say where the player is: the question in a game, the present item in a menu."""
        if self.reminder is not None:
            self.reminder()
