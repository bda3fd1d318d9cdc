"""Where the people at the keyboard are: in a menu, a lesson, or a game with its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NoReturn

from audiogame.keys.commands import Command
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from audiogame.console.company import Company
    from audiogame.narration.narrator import Line
    from audiogame.narration.rulebook import AtTable

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

    @property
    def pauses(self) -> bool:
        """Whether people far away have stopped the game for a while."""
        return self.company is not None and self.company.paused

    def remind_here(self) -> None:
        """Say where the player is: the question in a game, the present item in a menu."""
        if self.reminder is not None:
            self.reminder()
