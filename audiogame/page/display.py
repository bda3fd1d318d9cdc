"""What the page shows beside lines: list boxes, fields, books, the table, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from audiogame.console.display import Display, DisplayNeeds, GameShown, Listed, Shown
from audiogame.keys.commands import Mode
from audiogame.narration.texts import Texts
from audiogame.page.keys import CHOICE, PageKeys
from audiogame.page.line import ShellLine
from audiogame.page.messages import (
    Book,
    BookAt,
    BookEnds,
    Button,
    Buttons,
    Choice,
    Entry,
    EntryEnds,
    List,
    ListAt,
    ListEnds,
    ListItem,
    Part,
    Table,
    TableEnds,
    ToShell,
)
from audiogame.page.messages import Place as ShownPlace
from audiogame.page.messages import Thing as ShownThing
from audiogame.rules.picture import Card, Chip, Die, Group, Mark, Score, Thing

if TYPE_CHECKING:
    from audiogame.narration.rulebook import ToldBook

PACKAGE = "audiogame.page"
ALWAYS = ("repeat", "older", "newer", "silence", "keys", "back")
ORDER = {
    Mode.GAME: ("rules", "turn", "standing", "shown", "own", "choose", "up", "down", *ALWAYS),
    Mode.BOOK: ("up", "down", "previous-chapter", "next-chapter", "find", *ALWAYS),
    Mode.REVIEW: ("up", "down", "next-round", "turn", "standing", "shown", "own", *ALWAYS),
}
"""The commands that are buttons in a mode, in an order that never changes."""
IN_LISTS = ("up", "down", "choose", *ALWAYS)
"""The same in all other modes."""


class _Open:
    """Something that is open in the page.

    Args:
        line: to the shell.
        number: what it is called.
        at: makes the message for another place in it; None where there are no places.
        ends: makes the message for its end.
        closed: is called when it ends.
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
        """Show that the player has gone to a place."""
        if self._at is not None:
            self._line.send(self._at(place))

    def end(self) -> None:
        """Show it no longer."""
        self._line.send(self._ends)
        self._closed()


class PageDisplay(Display):
    """Shows in the page what is no line.

    Args:
        line: to the shell.
        keys: are told which list and which entry is open.
    """

    def __init__(self, line: ShellLine, keys: PageKeys) -> None:
        self._line = line
        self._keys = keys
        self._texts = Texts(packages=(PACKAGE,))
        self._console: DisplayNeeds | None = None
        self._lists: list[int] = []
        self._entries: list[int] = []
        self._buttons: tuple[Button, ...] = ()
        self._table: Table | None = None

    def begin(self, console: DisplayNeeds) -> None:
        """Take note of whose words and keys it goes with."""
        self._console = console

    def _say(self, message: str) -> str:
        return self._texts.format(message, {})

    def show_list(self, title: str, entries: Sequence[Listed], place: int) -> Shown:
        """Show a list box, until it ends."""
        number = self._line.number()
        items = tuple(ListItem(one.id, one.text, one.about) for one in entries)
        self._line.send(List(number, title, items, place))
        self._lists.append(number)
        self._take_open()

        def closed() -> None:
            self._lists.remove(number)
            self._take_open()

        return _Open(self._line, lambda place: ListAt(number, place), ListEnds(number), closed)

    def show_entry(self, prompt: str, hidden: bool = False, number: str = "") -> Shown:
        """Show a field to type in, until it ends."""
        name = self._line.number()
        self._line.send(Entry(name, prompt, number, hidden, bool(number)))
        self._entries.append(name)
        self._take_open()

        def closed() -> None:
            self._entries.remove(name)
            self._take_open()

        return _Open(self._line, None, EntryEnds(name), closed)

    def _take_open(self) -> None:
        self._keys.open_list = self._lists[-1] if self._lists else 0
        self._keys.open_entry = self._entries[-1] if self._entries else 0

    def show_book(self, book: ToldBook, place: int) -> Shown:
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
        self._line.send(Book(number, book.titles[0], parts, part(chapter)))
        return _Open(
            self._line,
            lambda place: BookAt(number, part(book.passages[place].chapter)),
            BookEnds(number),
            lambda: None,
        )

    def show_mode(self, mode: Mode) -> None:
        """Show the commands of a mode as buttons."""
        console = self._console
        if console is None:
            return
        buttons = []
        for name in ORDER.get(mode, IN_LISTS):
            keys = console.keymap.keys(name, mode)
            if keys:
                buttons.append(Button(next(iter(keys)), self._say(f"button-{name}")))
        if tuple(buttons) != self._buttons:
            self._buttons = tuple(buttons)
            self._line.send(Buttons(self._buttons))

    def show_game(self, game: Callable[[], GameShown] | None) -> None:
        """Show the table of a game."""
        table = None if game is None else self._drawn(game())
        if table == self._table:
            return
        self._table = table
        self._line.send(TableEnds() if table is None else table)

    def _drawn(self, game: GameShown) -> Table:
        choices = [Choice(self._key(offer.number), offer.text) for offer in game.offers]
        if game.marks and self._console is not None:
            enter = next(iter(self._console.keymap.keys("choose", Mode.GAME)), "enter")
            choices.append(Choice(enter, self._say("button-done")))
        groups = game.picture.groups if game.picture is not None else ()
        return Table(
            title=f"{game.name}: {game.question or game.turn}",
            status=game.turn,
            question=game.question,
            choices=tuple(choices),
            newest=game.newest,
            names=game.names,
            picture=tuple(self._place(group, game) for group in groups),
        )

    def _key(self, number: int) -> str:
        """Return the key of a choice: its button chooses by place, whatever digits mean."""
        return f"{CHOICE}{number}"

    def _place(self, group: Group, game: GameShown) -> ShownPlace:
        return ShownPlace(
            area=group.area.value,
            label=self._say(f"area-{group.area.value}"),
            things=tuple(self._thing(one, game) for one in group.things),
            owner=group.owner,
            mark=_named(group.mark),
        )

    def _thing(self, thing: Thing, game: GameShown) -> ShownThing:
        made = _MADE[type(thing)](thing, game.word)
        mark = thing.mark
        label = made["label"]
        if isinstance(mark, Mark):
            label = f"{label}, {self._say(f'mark-{mark.value}')}"
        elif mark is not None:
            label = f"{label}, {game.word(mark)}"
        return ShownThing(**{**made, "label": label, "mark": _named(mark)})


def _named(mark: Enum | None) -> str:
    return "" if mark is None else str(mark.value)


def _face(face: int | Enum | None, word: Callable[[object], str]) -> str:
    if face is None:
        return ""
    return word(face) if isinstance(face, Enum) else str(face)


def _die(die: Die, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(die.face, word)
    kind = "" if die.kind is None else word(die.kind)
    pips = die.face if isinstance(die.face, int) and not isinstance(die.face, Enum) else 0
    label = " ".join(filter(None, (kind, face))) or "?"
    shown = kind or (str(die.face.value) if isinstance(die.face, Enum) else "")
    return {"what": "die", "face": face, "pips": pips, "kind": shown, "label": label}


def _card(card: Card, word: Callable[[object], str]) -> dict[str, Any]:
    face = _face(card.face, word)
    suit = "" if card.suit is None else word(card.suit)
    label = " ".join(filter(None, (face, suit))) or "?"
    label = f"{card.count} × {label}" if card.count > 1 else label  # noqa: RUF001  # the sign
    return {"what": "card", "face": face, "suit": suit, "count": card.count, "label": label}


def _chip(chip: Chip, word: Callable[[object], str]) -> dict[str, Any]:
    amount = chip.amount / chip.parts
    text = f"{chip.amount}" if chip.parts == 1 else f"{amount:.2f}"
    return {"what": "chip", "text": text, "label": text}


def _score(score: Score, word: Callable[[object], str]) -> dict[str, Any]:
    return {"what": "score", "text": str(score.points), "label": str(score.points)}


_MADE: dict[type, Callable[..., dict[str, Any]]] = {
    Die: _die,
    Card: _card,
    Chip: _chip,
    Score: _score,
}
