"""What a front end may show beside lines: lists, texts to type, books, and the table of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from audiogame.keys.commands import Mode
    from audiogame.keys.keymap import Keymap
    from audiogame.narration.narrator import Narrator
    from audiogame.narration.rulebook import ToldBook
    from audiogame.rules.picture import Picture


class Listed(Protocol):
    """An entry of a list."""

    @property
    def id(self) -> str:
        """What it is called by the program."""

    @property
    def text(self) -> str:
        """What is read."""

    @property
    def about(self) -> str:
        """What more can be read of it."""


@dataclass(frozen=True)
class Offer:
    """A choice in a game.

    Args:
        number: counted from 1, as digits choose it.
        text: what it is.
    """

    number: int
    text: str


@dataclass(frozen=True)
class GameShown:
    """What the eyes may see of a game.

    Args:
        name: of the game.
        turn: whose turn it is.
        question: that somebody here has to answer; empty where there is none.
        offers: the choices.
        marks: whether digits only mark, and another key chooses.
        newest: the line that was said last.
        names: who sits where.
        picture: what lies on the table; None where nobody may look at it.
        word: puts an enum of the picture into words.
    """

    name: str
    turn: str
    question: str
    offers: tuple[Offer, ...]
    marks: bool
    newest: str
    names: tuple[str, ...]
    picture: Picture | None
    word: Callable[[object], str]


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


class DisplayNeeds(Protocol):
    """Words, and what keys mean."""

    @property
    def narrator(self) -> Narrator:
        """Puts things into words."""

    @property
    def keymap(self) -> Keymap:
        """What keys mean now."""


class Display:
    """Shows what a screen of lines has no place for; this one, a terminal's, shows nothing."""

    def begin(self, console: DisplayNeeds) -> None:
        """Take note of whose words and keys it goes with."""

    def show_list(self, title: str, entries: Sequence[Listed], place: int) -> Shown:
        """Show a list to choose from, until it ends."""
        return UNSEEN

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

    def show_mode(self, mode: Mode) -> None:
        """Show which commands there are now."""

    def show_game(self, game: Callable[[], GameShown] | None) -> None:
        """Show how a game stands; None when none is played.

        Args:
            game: tells it, if it is shown at all.
        """
