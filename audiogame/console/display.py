"""What a front end may show beside lines: lists, texts to type, books, and the table of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from audiogame.rules.value import Value

if TYPE_CHECKING:
    from audiogame.console.company import Company
    from audiogame.console.form import Control
    from audiogame.keys.commands import Mode
    from audiogame.keys.keymap import Keymap
    from audiogame.narration.rulebook import ToldBook
    from audiogame.rules.picture import Picture


class Listed(Protocol):
    """An entry of a list."""

    @property
    def id(self) -> str:
        """What it is called by the program."""

    @property
    def text(self) -> str:
        """What is read before anybody has come to it."""

    @property
    def whole(self) -> str:
        """What is read of it then."""

    @property
    def about(self) -> str:
        """What more can be read of it."""


class Offer(Value):
    """A choice in a game.

    Args:
        number: counted from 1, as digits choose it.
        text: what it is.
        marked: whether it is marked; None where it is chosen at once.
    """

    number: int
    text: str
    marked: bool | None = None


class GameShown(Value):
    """What the eyes may see of a game.

    Args:
        name: of the game.
        turn: whose turn it is.
        question: that somebody here has to answer; empty where there is none.
        yours: whether only one person is here, who has to answer it.
        offers: the choices.
        marks: whether digits only mark, and another key chooses.
        names: who sits where.
        picture: what lies on the table; None where nobody may look at it.
        word: puts an enum of the picture into words.
    """

    name: str
    turn: str
    question: str
    yours: bool
    offers: tuple[Offer, ...]
    marks: bool
    names: tuple[str, ...]
    picture: Picture | None
    word: Callable[[object], str]


class Answer(Value):
    """What a question can be answered with beside the lists, by whoever has no keys.

    Args:
        key: that gives it.
        name: what the front end calls it, such as "yes".
        text: what it is called where the front end has no word for it.
    """

    key: str
    name: str = ""
    text: str = ""


YES_OR_NO = (Answer("y", "yes"), Answer("n", "no"))


class Shown(Protocol):
    """Something that is shown until it ends."""

    def at(self, place: int) -> None:
        """Show that the player has gone to a place, counted from 0."""

    def end(self) -> None:
        """Show it no longer."""


class Unseen:
    """Something that is not shown."""

    def at(self, place: int) -> None:
        """Show nothing."""

    def end(self) -> None:
        """Show nothing."""


UNSEEN = Unseen()


class Display:
    """Shows what a screen of lines has no place for; this one, a terminal's, shows nothing."""

    kept: frozenset[str] = frozenset()
    """Keys that mean something to the front end itself, and never reach the program."""

    def begin(
        self,
        keymap: Callable[[], Keymap],
        company: Callable[[], Company | None],
    ) -> None:
        """Begin to show the keys of a place as buttons.

        Args:
            keymap: returns what keys mean now.
            company: returns the people far away at the same table.
        """

    def show_list(self, title: str, entries: Sequence[Listed], place: int) -> Shown:
        """Show a list to choose from, until it ends."""
        return UNSEEN

    forms = False
    """Whether settings are shown as a form."""

    def show_form(
        self, title: str, entries: Sequence[Listed], controls: Sequence[Control], place: int
    ) -> Shown:
        """Show settings that can be changed where they stand, until they end."""
        return self.show_list(title, entries, place)

    def show_entry(self, prompt: str, hidden: bool = False, number: str = "") -> Shown:
        """Show where something is typed, until it ends.

        Args:
            hidden: whether nobody may see it.
            number: the present value, where it is a number.
        """
        return UNSEEN

    def show_book(self, book: ToldBook, place: int) -> Shown:
        """Show a book, until it ends; places are those of its passages."""
        return UNSEEN

    def show_answers(self, question: str, answers: Sequence[Answer]) -> Shown:
        """Show what a key answers that is asked for outside of lists and games, until it ends.

        Args:
            question: what is asked; empty where the lines say it.
        """
        return UNSEEN

    @contextmanager
    def answers(self, question: str, *answers: Answer) -> Iterator[None]:
        """Show answers, if there are any, while something is asked."""
        if not answers:
            yield
            return
        shown = self.show_answers(question, answers)
        try:
            yield
        finally:
            shown.end()

    def show_mode(self, mode: Mode) -> None:
        """Show which commands there are now."""

    def show_game(self, game: Callable[[], GameShown] | None) -> None:
        """Show how a game stands; None when none is played.

        Args:
            game: tells it, if it is shown at all.
        """
