"""Everything the page shows beside lines: list boxes, fields, books, the table, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from string import ascii_lowercase, digits
from typing import TYPE_CHECKING

from audiogame.console.display import Answer, Display, GameShown, Listed, Shown
from audiogame.console.form import Control
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.texts import Texts
from audiogame.page.drawn_game import cap_of, drawn, emblem
from audiogame.page.keys import PageKeys
from audiogame.page.line import ShellLine
from audiogame.page.message import ToShell
from audiogame.page.to_shell import (
    Book,
    BookAt,
    BookEnds,
    Button,
    Buttons,
    Choice,
    EntryEnds,
    GameBegins,
    List,
    ListAt,
    ListEnds,
    ListItem,
    ListText,
    Part,
    Save,
    TableEnds,
    TableShown,
    TextEntry,
)
from audiogame.rules.value import Value, replace

if TYPE_CHECKING:
    from audiogame.console.company import Company
    from audiogame.keys.keymap import Keymap
    from audiogame.narration.rulebook import ToldBook


class Answers(ToShell):
    """The possible answers; each is a button that presses its key.

    Args:
        question: to be answered; empty where the lines contain it.
    """

    id: int
    question: str
    answers: tuple[Choice, ...]


class AnswersEnd(ToShell):
    """The question is closed; the one before it is open again."""

    id: int


class FormControl(Value):
    """A setting, or a button where `what` is "button".

    Args:
        id: its name in the program.
        what: "choice", "yes", "number", "text" or "button".
        label: its name.
        value: as it would be typed; "yes" or "no" for a boolean.
        words: the value in words.
        about: a longer description.
        options: the values of a choice.
    """

    id: str
    what: str
    label: str
    value: str = ""
    words: str = ""
    about: str = ""
    options: tuple[ListItem, ...] = ()
    low: float = 0.0
    high: float = 0.0
    step: float = 1.0


class Form(ToShell):
    """Settings to edit in place; `index` is the player's position, counted from 0."""

    id: int
    title: str
    controls: tuple[FormControl, ...]
    index: int = 0


class FormAt(ToShell):
    """The player moved to another control."""

    id: int
    index: int


class FormEnds(ToShell):
    """A form is closed; what was open before it is open again."""

    id: int


def form_of(
    number: int, title: str, entries: Iterable[Listed], controls: Mapping[str, Control], index: int
) -> Form:
    """Return the form of a menu; entries without a control are buttons."""
    return Form(number, title, tuple(_control(one, controls.get(one.id)) for one in entries), index)


def _control(entry: Listed, control: Control | None) -> FormControl:
    if control is None:
        return FormControl(entry.id, "button", entry.text.rstrip("."), about=entry.about)
    return FormControl(
        entry.id,
        control.kind.value,
        control.label,
        control.value,
        control.words,
        entry.about,
        tuple(ListItem(value, words) for value, words in control.options.items()),
        control.low,
        control.high,
        control.step,
    )


PACKAGE = "audiogame.page"
ALWAYS = ("mark", "repeat", "older", "newer", "silence", "keys", "back")
ORDER = {
    Mode.GAME: (
        *("rules", "turn", "standing", "shown", "own", "choose", "up", "down"),
        *("explain", "advice", "rulebook", "glossary", "who", "undo", "talk", "verbosity"),
        *ALWAYS,
    ),
    Mode.BOOK: ("up", "down", "previous-chapter", "next-chapter", "find", *ALWAYS),
    Mode.REVIEW: ("up", "down", "next-round", "turn", "standing", "shown", "own", *ALWAYS),
}
"""The commands shown as buttons in each mode, in a fixed order."""
TOOLBARS = {
    "ask": ("rules", "turn", "standing", "shown", "own"),
    "help": ("explain", "advice", "rulebook", "glossary", "keys"),
    "move": ("up", "down", "choose", "previous-chapter", "next-chapter", "next-round", "find"),
    "more": ("who", "undo", "talk", "verbosity", "mark", "repeat", "older", "newer", "silence"),
}
"""The commands of each toolbar; the others are always seen."""
_TOOLBAR = {name: group for group, names in TOOLBARS.items() for name in names}
FIELD = "O"
"""The key of the text field with the last lines, which the shell handles."""
SAVES = "P"
"""The key that saves everything to a file, which the shell handles, too."""
OF_BROWSER = (
    *(f"alt-{letter}" for letter in f"{ascii_lowercase}{digits}"),
    *("tab", "shift-tab", "f5", "f6", "f7"),
)
"""Keys reserved by the browser."""
IN_LISTS = ("up", "down", "choose", "find", *ALWAYS)
"""The commands shown as buttons in all other modes."""


class _Open:
    """An element that is open in the page.

    Args:
        line: connection to the shell.
        number: its id.
        at: makes the message for another position in it; None without positions.
        ends: makes the message for its end.
        closed: called when it ends.
    """

    def __init__(
        self,
        line: ShellLine,
        at: Callable[[int], ToShell] | None,
        ends: ToShell,
        closed: Callable[[], None],
    ) -> None:
        self._line = line
        self._at = at
        self._ends = ends
        self._closed = closed

    def at(self, place: int) -> None:
        """Show the player's new position."""
        if self._at is not None:
            self._line.send(self._at(place))

    def end(self) -> None:
        """Close it."""
        self._line.send(self._ends)
        self._closed()


@cache
def page_texts(language: str) -> Texts:
    """Return the page's own sentences in a language, given by its code."""
    return Texts(language, (PACKAGE,))


class PageDisplay(Display):
    """Display of the page, for everything but lines.

    Args:
        line: connection to the shell.
        keys: notified of the open list and entry.
        unkept: returns the reason why written data is not persisted, empty where it is.
        where_kept: returns the sentence that says where data is kept.
    """

    def __init__(
        self,
        line: ShellLine,
        keys: PageKeys,
        unkept: Callable[[], str] = str,
        where_kept: Callable[[], str] = str,
    ) -> None:
        self._line = line
        self._keys = keys
        self.playing: Callable[[str], None] = lambda game: None
        """Callback for the title of the game on the table; empty without one."""
        self._unkept = unkept
        self._where_kept = where_kept
        self._language: Callable[[], str] = lambda: DEFAULT_LANGUAGE
        self._keymap: Callable[[], Keymap] | None = None
        self._company: Callable[[], Company | None] = lambda: None
        self._lists: list[int] = []
        self._entries: list[int] = []
        self._opened: list[tuple[int, str]] = []
        """What is open, by number, with the message that names what going back does there."""
        self._mode: Mode | None = None
        self._leaves = False
        self._first = True
        self._said: dict[tuple[str, str], str] = {}
        """Cache of the page's own words, by their language and id."""
        self._buttons: tuple[Button, ...] = ()
        self._buttons_for: tuple[Mode, Keymap, bool, bool, str, str] | None = None
        """The inputs of the present buttons: mode, keymap, company, unkept data, language, and the
        message that names what going back does."""
        self._game: Callable[[], GameShown] | None = None
        self._table: TableShown | None = None

    def begin(
        self,
        keymap: Callable[[], Keymap],
        company: Callable[[], Company | None],
        language: Callable[[], str],
    ) -> None:
        """Start showing the keys of a place as buttons."""
        self._keymap, self._company, self._language = keymap, company, language

    def where_kept(self) -> str:
        """Return the sentence that says where this browser keeps data."""
        return self._where_kept()

    def download(self, name: str, data: bytes) -> bool:
        """Have the browser save a file; return True."""
        self._line.send(Save(name, data))
        return True

    def _say(self, message: str) -> str:
        return self._say_in(self._language(), message)

    def _say_in(self, language: str, message: str) -> str:
        text = self._said.get((language, message))
        if text is None:
            text = self._said[language, message] = page_texts(language).format(message, {})
        return text

    def show_list(self, title: str, entries: Sequence[Listed], place: int) -> Shown:
        """Show a list box, until it ends."""
        number = self._line.number()
        texts = [one.whole if at == place else one.text for at, one in enumerate(entries)]
        items = tuple(
            ListItem(one.id, text, one.about, emblem(one.id), one.language)
            for one, text in zip(entries, texts, strict=True)
        )
        self._line.send(List(number, title, items, place))
        self._lists.append(number)
        self._take_open()
        closes = self._goes_back(number)

        def closed() -> None:
            self._lists.remove(number)
            self._take_open()
            closes()

        def at(place: int) -> ListAt:
            whole = entries[place].whole
            if whole != texts[place]:  # before the screen reader reaches it
                texts[place] = whole
                self._line.send(ListText(number, place, whole))
            return ListAt(number, place)

        return _Open(self._line, at, ListEnds(number), closed)

    forms = True
    kept = frozenset({FIELD, SAVES, *OF_BROWSER})

    def show_form(
        self, title: str, entries: Sequence[Listed], controls: Sequence[Control], place: int
    ) -> Shown:
        """Show a form, until it ends."""
        number = self._line.number()
        named = {one.name: one for one in controls}
        self._line.send(form_of(number, title, entries, named, place))
        self._lists.append(number)
        self._take_open()
        closes = self._goes_back(number)
        before, self._keys.open_controls = (
            self._keys.open_controls,
            tuple(one.id for one in entries),
        )

        def closed() -> None:
            self._keys.open_controls = before
            self._lists.remove(number)
            self._take_open()
            closes()

        return _Open(self._line, lambda place: FormAt(number, place), FormEnds(number), closed)

    def show_entry(self, prompt: str, hidden: bool = False, number: str = "") -> Shown:
        """Show a field to type in, until it ends."""
        name = self._line.number()
        self._line.send(TextEntry(name, prompt, number, hidden, bool(number)))
        self._entries.append(name)
        self._take_open()
        closes = self._goes_back(name)

        def closed() -> None:
            self._entries.remove(name)
            self._take_open()
            closes()

        return _Open(self._line, None, EntryEnds(name), closed)

    def _take_open(self) -> None:
        self._keys.open_list = self._lists[-1] if self._lists else 0
        self._keys.open_entry = self._entries[-1] if self._entries else 0

    def show_book(self, book: ToldBook, place: int, language: str) -> Shown:
        """Show a book with its headings, until it ends."""
        number = self._line.number()

        def part(chapter: int) -> str:
            return f"chapter-{chapter}"

        parts = tuple(
            Part(
                1 if chapter == 0 else 2,
                part(chapter),
                title,
                tuple(
                    sentence
                    for passage in book.passages
                    if passage.chapter == chapter
                    for sentence in passage.sentences
                ),
            )
            for chapter, title in enumerate(book.titles)
        )
        chapter = book.passages[place].chapter
        self._line.send(Book(number, book.titles[0], parts, part(chapter), language))
        return _Open(
            self._line,
            lambda place: BookAt(number, part(book.passages[place].chapter)),
            BookEnds(number),
            self._goes_back(number, "button-close-book"),
        )

    def show_answers(self, question: str, answers: Sequence[Answer]) -> Shown:
        """Show answers as buttons, until they end."""
        number = self._line.number()
        shown = tuple(
            Choice(one.key, self._say(f"answer-{one.name}") if one.name else one.text)
            for one in answers
        )
        self._line.send(Answers(number, question, shown))
        escapes = [f"answer-{one.name}" for one in answers if one.key == "escape" and one.name]
        if not escapes and (self._first or not question):
            # The first question of all, or choices of a game whose keys go back as ever.
            return _Open(self._line, None, AnswersEnd(number), lambda: None)
        opened = number, (escapes or ["button-back"])[0]
        self._opened.append(opened)
        self._show_buttons()
        # A game asks anew for each key: the buttons change only if something else follows.
        return _Open(self._line, None, AnswersEnd(number), lambda: self._opened.remove(opened))

    def _goes_back(self, number: int, message: str = "button-back") -> Callable[[], None]:
        """Note what going back does while something is open; return what is called at its end."""
        opened = number, message
        self._opened.append(opened)
        self._show_buttons()

        def closes() -> None:
            self._opened.remove(opened)
            self._show_buttons()

        return closes

    def show_mode(self, mode: Mode, leaves: bool = False) -> None:
        """Show the commands of a mode as buttons."""
        self._mode, self._leaves = mode, leaves
        self._show_buttons()

    @property
    def _leaving(self) -> bool:
        """Whether going back leaves the program: the one list that is open is such a one."""
        menu = self._mode is Mode.MENU and self._leaves
        return menu and len(self._lists) == len(self._opened) == 1

    def _way_back(self, mode: Mode) -> str:
        """Return the message that names what going back does."""
        if self._leaving:
            return "button-leave"
        if mode is Mode.REVIEW:
            return "button-back"
        if self._opened:
            return self._opened[-1][1]
        if mode is Mode.GAME:
            return "button-leave" if self._leaves else "button-menu"
        return "button-back"

    def _show_buttons(self) -> None:
        self._first, before = self._leaving, self._first
        mode = self._mode
        if self._keymap is None or mode is None:
            if self._first != before:
                self._line.send(Buttons(self._buttons, self._first))
            return
        keymap, far, back = self._keymap(), self._company() is not None, self._way_back(mode)
        asked = mode, keymap, far, bool(self._unkept()), self._language(), back
        if asked == self._buttons_for and self._first == before:
            return
        self._buttons_for = asked
        buttons = []
        for name in ORDER.get(mode, IN_LISTS):
            keys = keymap.keys(name, mode)
            if COMMANDS[name].far and not far:
                continue
            if keys:
                key, group = next(iter(keys)), _TOOLBAR.get(name, "")
                cap = cap_of(key, self._say)
                told = self._say(back if name == "back" else f"button-{name}")
                buttons.append(Button(key, told, group, cap))
        if asked[3]:
            buttons.append(Button(SAVES, self._say("button-save-all")))
        if tuple(buttons) != self._buttons or self._first != before:
            self._buttons = tuple(buttons)
            self._line.send(Buttons(self._buttons, self._first))

    def begin_game(self) -> None:
        """Show that a game begins."""
        self._line.send(GameBegins())

    def show_game(self, game: Callable[[], GameShown] | None, asks: bool = True) -> None:
        """Show the table of a game, with its question or the one before."""
        before = self._table
        if not asks and before is None:
            return
        self._game = game
        table = None
        if game is not None and self._keymap is not None:
            enter = next(iter(self._keymap().keys("choose", Mode.GAME)), "enter")
            shown = game()
            table = drawn(shown, partial(self._say_in, shown.language or self._language()), enter)
        if table is not None and before is not None and not asks:
            table = replace(
                table,
                title=before.title,
                status=before.status,
                question=before.question,
                choices=before.choices,
                hint=before.hint,
            )
        if table == before:
            return
        self._table = table
        self.playing("" if table is None else table.game)
        self._line.send(TableEnds() if table is None else table)

    def translate(self) -> None:
        """Show the table again, in another language."""
        self.show_game(self._game)
