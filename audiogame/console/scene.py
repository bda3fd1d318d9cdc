"""Where the players at the keyboard are: in a menu, a lesson, or a game with its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import TYPE_CHECKING, NoReturn

from audiogame.console.evening import Evening
from audiogame.keys.commands import Command
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from audiogame.console.company import Company
    from audiogame.narration.narrator import Line
    from audiogame.narration.rulebook import AtTable

View = Callable[[], Awaitable[Command | None]]
"""Shows something until the player goes back; may return a command for the place below."""


class _Replaced(Exception):  # not an error: the player opens another view, or goes back
    """Signal that ends all open views: `view` replaces them, or nothing if it is None."""

    def __init__(self, view: View | None) -> None:
        super().__init__()
        self.view = view


class Views:
    """One view at a time, so that going back once leads back to the game or the menu."""

    def __init__(self) -> None:
        self._open = False
        self._helping = False
        self.replaced = False
        """Whether another view replaced the one shown last."""

    async def show(self, view: View) -> Command | None:
        """Show a view; it replaces one that is open."""
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
                    # What was chosen elsewhere is for a place that is gone.
                    return None if self.replaced else command
        finally:
            self._open = False
        return None

    async def help(self, choose: View) -> Command | None:
        """Open a menu of the present place's commands, over a view if one is open.

        Args:
            choose: the menu of commands.

        Returns:
            The command; None if there is none, as where that menu is open.
        """
        if self._helping:
            return None
        self._helping = True
        try:
            return await (choose() if self._open else self.show(choose))
        finally:
            self._helping = False

    def end(self) -> NoReturn:
        """Go back to the game or the menu from help, also from help over another view."""
        raise _Replaced(None)


class Sequel(Value):
    """Pieces for reading on: paragraphs of a book, entries of a list, lines, moments.

    Args:
        present: returns the piece said last; None if there is none.
        onward: goes to the next piece and returns it; None if there is none, and nothing moves.
        kept: whether the history has the pieces already.
    """

    present: Callable[[], Line | None]
    onward: Callable[[], Line | None]
    kept: bool = False


class GameKept(Enum):
    """How a game is kept when it is left."""

    SAVED = "saved"
    UNSAVED = "unsaved"
    SEAT = "seat"
    """The game is kept at its server, with the seat of a player here."""
    HEARD = "heard"
    """The game is kept at its server, where nobody here has a seat."""


class Scene:
    """The place where keys are pressed now, as set by its menu, its lesson or its game."""

    def __init__(self) -> None:
        self.in_game = False
        self.leaves = False
        """Whether going back leaves the game, the lesson or the program."""
        self.learning = False
        """Whether this is a lesson, or the first game on this device."""
        self.table: AtTable | None = None
        """The table of the game being played; None where rules are read without a table."""
        self.company: Company | None = None
        """The remote people at the table; None where all players are here."""
        self.elsewhere = False
        """Whether the players here look elsewhere, as their front end has told."""
        self.evening = Evening()
        """The games won by each player at the present table."""
        self.waits: object = None
        """The waiting for people at a server, which goes on in every place; None without one."""
        self.only_marks = False
        """Whether digits only mark something secret in a game, and decide nothing."""
        self.game_saved = False
        """Whether a game was open, and saved, when an error of the program ended it."""
        self.game_kept: Callable[[], GameKept] = lambda: GameKept.UNSAVED
        """Returns how the game being played is kept when it is left."""
        self.open_question: Callable[[], Line | None] = lambda: None
        """Returns the game's question that is still unanswered; None without a game."""
        self.open_rules: Callable[[], Awaitable[None]] | None = None
        """Opens the rule book of the game being chosen or set up."""
        self.sum_up: Callable[[], bool] | None = None
        """Sums up what happened since the last choice in a game; returns whether it did."""
        self.reminder: Callable[[], None] | None = None
        """Says the question in a game, the present item in a menu."""
        self.sequel: Sequel | None = None
        """The pieces for reading on here; None for the lines that were said."""
        self.from_shell = False
        """Whether the program was started for one task, and ends without the main menu."""

    @property
    def pauses(self) -> bool:
        """Whether remote players have paused the game."""
        return self.company is not None and self.company.paused

    def remind_here(self) -> None:
        """Repeat where the player is: the question in a game, the present item in a menu."""
        if self.reminder is not None:
            self.reminder()
