"""Elements that a front end may show beside lines: lists, fields, books, the table of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from audiogame.rules.seat import Seat
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from audiogame.console.company import Company
    from audiogame.console.form import Control
    from audiogame.keys.commands import Mode
    from audiogame.keys.keymap import Keymap
    from audiogame.narration.rulebook import ToldBook
    from audiogame.rules.picture import Picture, Square


class Listed(Protocol):
    """An entry of a list, as a front end shows it."""

    @property
    def id(self) -> str:
        """The entry's id."""

    @property
    def text(self) -> str:
        """The entry's text before the player has come to it."""

    @property
    def whole(self) -> str:
        """The entry's text once the player has come to it."""

    @property
    def about(self) -> str:
        """The entry's description, shown on request."""

    @property
    def language(self) -> str:
        """The code of the language of its words; empty for that of the player."""


class Offer(Value):
    """A choice in a game.

    Args:
        number: counted from 1, the digits that choose it.
        text: its words.
        marked: whether it is marked; None where a choice takes effect at once.
        faces: the enums in it, by which the thing on the table is found that it is about.
    """

    number: int
    text: str
    marked: bool | None = None
    faces: tuple[Enum, ...] = ()


class ShownSquare(Value):
    """A square of the board, as it is shown.

    Args:
        square: its name, and what is there.
        text: its words, as they are told.
        here: whether the player stands there.
        marked: whether it is marked, as the first one of a choice.
        chooses: whether anything is chosen there.
    """

    square: Square
    text: str
    here: bool = False
    marked: bool = False
    chooses: bool = False


class Stage(Value):
    """How far a game has come.

    Args:
        counted: what it counts: "trick", "battle" or "round".
        number: the present one.
        last: the last one; 0 where the game does not know it.
    """

    counted: str
    number: int
    last: int = 0


class GameShown(Value):
    """The visible state of a game.

    Args:
        name: of the game.
        turn: the words for whose turn it is; empty where the question says that to one player.
        question: for a player here to answer; empty for none.
        alone: whether one player alone looks on, and has to answer it.
        offers: the choices.
        marks: whether digits only mark, and another key chooses.
        confirm: what that key does, in the game's words; empty without such.
        hint: what the marks are for; empty without such words.
        names: the player's name at each seat.
        seat: the seat that the picture is seen from; None for those who only watch.
        picture: what lies on the table; None where it may not be seen.
        word: returns the words for an enum of the picture.
        walked: the seat whose row was said last, until the next question.
        language: the code of the language of all these words; empty for that of the player.
        board: its squares by row, as all who look on may see them; empty without one.
        stage: how far it has come; None where it counts nothing, or not yet.
    """

    name: str
    turn: str
    question: str
    alone: bool
    offers: tuple[Offer, ...]
    marks: bool
    names: tuple[str, ...]
    seat: Seat | None
    picture: Picture | None
    word: Callable[[object], str]
    walked: Seat | None = None
    confirm: str = ""
    hint: str = ""
    language: str = ""
    board: tuple[tuple[ShownSquare, ...], ...] = ()
    stage: Stage | None = None


class Answer(Value):
    """An answer to a question, as a button for players without a keyboard.

    Args:
        key: the key that gives it.
        name: what the front end calls it, such as "yes".
        text: its label where the front end has no word for it.
    """

    key: str
    name: str = ""
    text: str = ""


YES_OR_NO = (Answer("y", "yes"), Answer("n", "no"))


class Shown(Protocol):
    """Handle to something shown until it ends."""

    def at(self, place: int) -> None:
        """Move the shown cursor to a place, counted from 0."""

    def end(self) -> None:
        """Stop showing it."""


class Unseen:
    """Handle to something that is not shown."""

    def at(self, place: int) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


UNSEEN = Unseen()


class Display:
    """Shows what is not a line; this one, for terminals, shows nothing."""

    kept: frozenset[str] = frozenset()
    """Keys that the front end handles itself, and that never reach the program."""

    def where_kept(self) -> str:
        """Return the sentence that says where data is kept; empty for the program's folder."""
        return ""

    def download(self, name: str, data: bytes) -> bool:
        """Hand the player a file as a download; return False where there are no downloads."""
        return False

    def begin(
        self,
        keymap: Callable[[], Keymap],
        company: Callable[[], Company | None],
        language: Callable[[], str],
    ) -> None:
        """Start showing the keys of a place as buttons.

        Args:
            keymap: returns the present key bindings.
            company: returns the remote people at the table.
            language: returns the code of the player's language.
        """

    def show_list(self, title: str, entries: Sequence[Listed], place: int) -> Shown:
        """Show a list to choose from, until its handle is ended."""
        return UNSEEN

    forms = False
    """Whether settings are shown as a form."""

    def show_form(
        self, title: str, entries: Sequence[Listed], controls: Sequence[Control], place: int
    ) -> Shown:
        """Show settings as a form, each changed in place, until its handle is ended."""
        return self.show_list(title, entries, place)

    def show_entry(self, prompt: str, hidden: bool = False, number: str = "") -> Shown:
        """Show a field for typing, until its handle is ended.

        Args:
            hidden: whether the text is masked.
            number: the present value, where it is a number.
        """
        return UNSEEN

    def show_book(self, book: ToldBook, place: int, language: str) -> Shown:
        """Show a book, until its handle is ended; places are indices of its passages.

        Args:
            language: the code of the language of its words.
        """
        return UNSEEN

    def show_answers(self, question: str, answers: Sequence[Answer]) -> Shown:
        """Show the answers to a question outside of lists and games, until the handle is ended.

        Args:
            question: what is asked; empty where the lines say it.
        """
        return UNSEEN

    @contextmanager
    def answers(self, question: str, *answers: Answer) -> Iterator[None]:
        """Show answers, if there are any, in a scope."""
        if not answers:
            yield
            return
        shown = self.show_answers(question, answers)
        try:
            yield
        finally:
            shown.end()

    def show_mode(self, mode: Mode, leaves: bool = False) -> None:
        """Show the commands of a mode.

        Args:
            leaves: whether going back leaves the game, the lesson or the program.
        """

    def begin_game(self) -> None:
        """Show that a game begins: what was told before it is not of it."""

    def show_game(self, game: Callable[[], GameShown] | None, asks: bool = True) -> None:
        """Show the state of a game; None when none is played.

        Args:
            game: returns the state; called only if it is shown.
            asks: whether its question is shown, too; else the one before stays.
        """
