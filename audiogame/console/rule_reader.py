"""Rule reader: a book by paragraph, chapter or search; the glossary for the words of a line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from audiogame.archive.toml_file import change_entries, read_entries
from audiogame.console.app import App
from audiogame.console.dialogue import Dialogue
from audiogame.console.display import UNSEEN, Shown
from audiogame.console.key_help import KeysHere, spoken_key
from audiogame.console.menu import Item, letter_of, letters_of, menu
from audiogame.console.scene import Scene, Sequel
from audiogame.console.text_entry import enter_text
from audiogame.console.untranslated import tell_untranslated
from audiogame.console.user_data import UserData
from audiogame.keys.commands import COMMANDS, PICKS, Command, Mode
from audiogame.narration.glossary import FILE as GLOSSARY_FILE
from audiogame.narration.glossary import GlossaryError, Term, glossary, glossary_language, terms_in
from audiogame.narration.languages import language_of_file
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.narration.rulebook import AtTable, ToldBook
from audiogame.narration.rulebook_file import FILE as RULES_FILE
from audiogame.narration.rulebook_file import HANDBOOK, RuleBookError, handbook, rule_book
from audiogame.narration.texts import COMMON, Texts, note_paragraph
from audiogame.rules.fault import system_reason
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.value import replace

FILE = "bookmarks.toml"


def bookmark(data: Path, game: str) -> str:
    """Return the anchor of the paragraph to resume at; empty if none is kept.

    Raises:
        OSError: the file cannot be read.
    """
    kept = read_entries(data / FILE).get(game)
    return kept if isinstance(kept, str) else ""


def keep_bookmark(data: Path, game: str, anchor: str) -> None:
    """Save the paragraph to resume at; an empty anchor deletes it.

    Raises:
        OSError: the file cannot be read or written.
    """
    if bookmark(data, game) != anchor:
        change_entries(data / FILE, {game: anchor})


async def read_rules(
    app: App, game: Game, options: Options, seats: int | None = None, anchor: str = ""
) -> None:
    """Open the rules of a table, replacing an open glossary or help.

    Args:
        options: of the table; the rules are told as these options make them.
        seats: number of players, None where not settled.
        anchor: of the paragraph to begin with.
    """
    try:
        book = rule_book(game, app.dialogue.language).told(options, seats)
    except RuleBookError as fault:
        app.dialogue.tell("fault", why=fault)
        return

    told_in = language_of_file(game.package, RULES_FILE, app.dialogue.language)
    tell_untranslated(app.dialogue, "rules", told_in, game.name)
    source = app.keyboard.holder.source

    async def read() -> None:
        before, app.scene.table = app.scene.table, AtTable(game, options, seats)
        await app.data.unsaved.written()  # the bookmark of the last reading
        marked = app.data.kept(lambda: bookmark(app.data.folder, game.name), "")
        noted = f"{game.package}/{RULES_FILE}", told_in
        reader = RuleReader(app, book, noted, book.place(anchor), marked)
        try:
            with app.keyboard.holder.reading(source):
                await reader.read()
        finally:
            app.scene.table = before
            _keep(app.dialogue, app.data, game, reader.bookmark)

    await app.views.show(read)


async def read_handbook(app: App, place: int = 0) -> None:
    """Open the handbook of the program, with the player's own keys.

    Args:
        place: index of the first paragraph.
    """
    try:
        book = _told_handbook(app)
    except RuleBookError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    told_in = language_of_file(COMMON, HANDBOOK, app.dialogue.language)
    tell_untranslated(app.dialogue, "handbook", told_in)
    noted = f"{COMMON}/{HANDBOOK}", told_in
    await app.views.show(RuleReader(app, book, noted, place, opened="handbook-opened").read)


def handbook_paragraphs(app: App) -> list[Item]:
    """Return the paragraphs of the handbook for a search: their indices, titles and texts."""
    try:
        book = _told_handbook(app)
    except RuleBookError:
        return []
    return [
        Item(
            str(place),
            app.dialogue.narrator.say(
                "book-titled", chapter=book.titles[one.chapter], told=one.sentences[0]
            ),
            one.text,
        )
        for place, one in enumerate(book.passages)
    ]


def _told_handbook(app: App) -> ToldBook:
    """Return the handbook with the player's own keys.

    Raises:
        RuleBookError: it has faults.
    """
    keeps = app.speaker.reader.keeps
    narrator = Narrator(Texts(language_of_file(COMMON, HANDBOOK, app.dialogue.language)))
    keys = {name: spoken_key(narrator, app.profile, keeps, name) for name in COMMANDS}
    return handbook(keys, app.dialogue.language)


def _keep(dialogue: Dialogue, data: UserData, game: Game, anchor: str | None) -> None:
    """Queue the paragraph to resume at; None if no paragraph was read on. Say so if it fails."""
    if anchor is not None:
        data.unsaved.put(
            data.folder / FILE,
            lambda: keep_bookmark(data.folder, game.name, anchor),
            lambda fault: dialogue.tell("not-written", why=system_reason(fault)),
        )


@contextmanager
def rules_at_hand(scene: Scene, open_rules: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """Bind the rule-book key in the menus of a new game."""
    before, scene.open_rules = scene.open_rules, open_rules
    try:
        yield
    finally:
        scene.open_rules = before


class RuleReader:
    """A player's place in a rule book.

    Args:
        app: keys and lines.
        book: as told at the table.
        source: its file and language, as for `note_paragraph`.
        place: index of the first paragraph.
        marked: the anchor of the paragraph to resume at; empty for none.
        opened: the message that opens it.
    """

    def __init__(
        self,
        app: App,
        book: ToldBook,
        source: tuple[str, str],
        place: int = 0,
        marked: str = "",
        opened: str = "book-opened",
    ) -> None:
        self.app = app
        self.book = book
        self._source = source
        self.place = place
        self.bookmark: str | None = None
        """The paragraph to resume at, empty at the end; None if no paragraph was read on."""
        self._marked = marked
        self._opened = opened
        self._wanted = ""
        self._shown: Shown = UNSEEN

    async def read(self) -> None:
        """Say the paragraph, and handle keys until the player goes back."""
        app = self.app
        chapter = self._title if self._chapter else None  # the first one has the book's own title
        title = self.book.titles[0]
        opening = self._line(self._opened, title=title, chapter=chapter, told=self._text)
        app.dialogue.say(replace(opening, urgency=Urgency.ANSWER))
        reminder, app.scene.reminder = app.scene.reminder, self._remind
        before, app.scene.sequel = app.scene.sequel, Sequel(self._piece, self._next_piece)
        outside, app.scene.open_question = app.scene.open_question, self._piece
        self._shown = app.front.display.show_book(self.book, self.place, self._source[1])
        try:
            await self._walk()
        finally:
            app.scene.reminder, app.scene.sequel, app.scene.open_question = (
                reminder,
                before,
                outside,
            )
            self._shown.end()

    async def _walk(self) -> None:
        while True:
            self.app.front.display.show_mode(Mode.BOOK)
            key = await self.app.keyboard.key_among()
            chapter_there = self._by_letter(key.name)
            if chapter_there is not None:
                self._go(self.book.chapter(chapter_there), row=True, titled=True)
                continue
            command = await self.app.keyboard.press_common(key, Mode.BOOK, self._letters)
            if command is not None and await BOOK_COMMANDS[command.name](self, command):
                return

    def _remind(self) -> None:
        self._go(self.place, titled=True)

    @property
    def _chapter(self) -> int:
        return self.book.passages[self.place].chapter

    @property
    def _title(self) -> str:
        return note_paragraph(self.book.titles[self._chapter], *self._source)

    @property
    def _text(self) -> str:
        return note_paragraph(self.book.passages[self.place].text, *self._source)

    def _line(self, message: str, **values: object) -> Line:
        """Return a line with words of the book, all of it in their language."""
        language = self._source[1]
        return Line(
            self.app.dialogue.program_around(language).say(message, **values), language=language
        )

    # Pieces for reading on.

    def _piece(self) -> Line:
        """Return the paragraph, after the chapter's title at a chapter's beginning."""
        begins = self.place == self.book.chapter(self._chapter)
        message = "book-titled" if begins else "book-paragraph"
        return self._line(message, chapter=self._title, told=self._text)

    def _next_piece(self) -> Line | None:
        """Go to the next paragraph, or from the opening to the one to resume at."""
        marked, self._marked = self._marked, ""
        place = self.book.place(marked) if marked else 0
        place = place if place > self.place else self.place + 1
        if place == len(self.book.passages):
            self.bookmark = ""
            return None
        self.place = place
        self._shown.at(place)
        self.bookmark = next(iter(self.book.passages[place].anchors), self.bookmark)
        return self._piece()

    # Command handlers; one that closes the book returns True.

    async def _step(self, command: Command) -> None:
        """Go by a paragraph, or to an end of the book."""
        last = len(self.book.passages) - 1
        targets = {"up": self.place - 1, "down": self.place + 1, "first": 0, "last": last}
        self._go(targets[command.name], row=True)

    async def _read_on(self, command: Command) -> None:
        self._go(self.place + 1)

    async def _read_again(self, command: Command) -> None:
        self._go(self.place, titled=True)

    async def _previous_chapter(self, command: Command) -> None:
        """Go to the beginning of this chapter first, then to the one before."""
        chapter = self._chapter
        begins = self.place <= self.book.chapter(chapter)
        self._go_chapter(chapter - 1 if begins else chapter)

    async def _next_chapter(self, command: Command) -> None:
        self._go_chapter(self._chapter + 1)

    async def _pick_chapter(self, command: Command) -> None:
        self._go_chapter(command.pick)

    async def _find_what(self, command: Command) -> None:
        typed = await enter_text(
            self.app, self.app.dialogue.narrator.say("book-find", last=self._wanted or None)
        )
        if typed is None:
            self._remind()
            return
        self._wanted = typed or self._wanted
        self._find()

    async def _find_next(self, command: Command) -> None:
        self._find()

    async def _close(self, command: Command) -> bool:
        self.app.dialogue.tell("book-closed")
        return True

    def _go(self, place: int, row: bool = False, titled: bool = False, only: bool = False) -> None:
        """Go to a paragraph and say it.

        Args:
            row: whether it answers an arrow key, and has to fit into one row.
            titled: whether the chapter's title is said too, as it is at a chapter's beginning.
            only: whether this is the only match of a search.
        """
        self._marked = ""  # the player has gone elsewhere
        before = self._chapter
        kept = min(max(place, 0), len(self.book.passages) - 1)
        self.place = kept
        self._shown.at(kept)
        titled = titled or self._chapter != before
        message = "book-edge" if place != kept else "book-titled" if titled else "book-paragraph"
        line = self._line(message, chapter=self._title, told=self._text)
        if only:
            line = self._line("book-nowhere-else", told=line.text)
        self.app.dialogue.say(replace(line, urgency=Urgency.ANSWER), row=row)

    def _go_chapter(self, number: int) -> None:
        if not 0 <= number < len(self.book.titles):
            message = "book-beginning" if number < 0 else "book-no-chapter"
            self.app.dialogue.tell(message, count=len(self.book.titles) - 1)
            return
        self._go(self.book.chapter(number), row=True, titled=True)

    def _by_letter(self, key: str) -> int | None:
        """Return the next chapter whose title begins with a letter; None for other keys."""
        letter = letter_of(self.app.profile.keymap, key, Mode.BOOK)
        if not letter:
            return None
        count = len(self.book.titles)
        for step in range(1, count + 1):
            number = (self._chapter + step) % count
            if self.book.titles[number].lower().startswith(letter):
                return number
        return None

    def _letters(self) -> KeysHere:
        return letters_of(self.app.dialogue, self.app.profile, self.book.titles, Mode.BOOK)

    def _find(self) -> None:
        if not self._wanted:
            self.app.dialogue.tell("book-nothing-sought")
            return
        found = self.book.find(self._wanted, self.place)
        if found is None:
            self.app.dialogue.tell("book-not-found", wanted=self._wanted)
            return
        only = found == self.place
        self._go(found, titled=True, only=only)


BOOK_COMMANDS: Mapping[str, Callable[[RuleReader, Command], Awaitable[bool | None]]] = {
    "up": RuleReader._step,
    "down": RuleReader._step,
    "first": RuleReader._step,
    "last": RuleReader._step,
    "mark": RuleReader._read_on,
    "choose": RuleReader._read_again,
    **dict.fromkeys(PICKS, RuleReader._pick_chapter),
    "previous-chapter": RuleReader._previous_chapter,
    "next-chapter": RuleReader._next_chapter,
    "find": RuleReader._find_what,
    "next-match": RuleReader._find_next,
    "back": RuleReader._close,
}
"""Handlers of the commands in a rule book."""


async def look_up(app: App) -> None:
    """Open a list of the glossary words in the current line; Enter opens the rule about one.

    It replaces an open rule book or help.
    """
    line = app.recall.history.current()
    text = line.text if line is not None else ""
    table, language = app.scene.table, app.dialogue.language
    game = table.game if table is not None else None
    try:
        terms = glossary(game, language)
    except GlossaryError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    told_in = glossary_language(game, language)
    if told_in != language:  # the line is in English, too
        in_line = terms_in(text, (*glossary(None, told_in), *terms))
    else:
        in_line = terms_in(text, terms)
    tell_untranslated(app.dialogue, "glossary", told_in, game.name if game is not None else "")
    title = app.dialogue.narrator.say("glossary-line" if in_line else "glossary-all")

    async def walk() -> None:
        before, app.scene.table = app.scene.table, table
        try:
            with app.keyboard.holder.reading(line):
                await _walk_terms(app, in_line or terms, title, told_in)
        finally:
            app.scene.table = before

    await app.views.show(walk)
    if app.views.replaced:
        app.scene.remind_here()
    elif line is not None:
        app.recall.retell(line)
    else:
        app.dialogue.tell("nothing-said")


async def list_words(app: App) -> None:
    """Open the list of the glossary words that all games use."""
    try:
        terms = glossary(None, app.dialogue.language)
    except GlossaryError as fault:
        app.dialogue.tell("fault", why=fault)
        return
    title, told_in = app.dialogue.narrator.say("title-glossary"), app.dialogue.language
    await _walk_terms(app, terms, title, glossary_language(None, told_in))


async def _walk_terms(app: App, terms: tuple[Term, ...], title: str, told_in: str) -> None:
    language = app.dialogue.language
    common, of_common = glossary(None, language), glossary_language(None, language)
    for term in terms:
        found = of_common if term in common else told_in
        note_paragraph(term.name, GLOSSARY_FILE, found)
        note_paragraph(term.text, GLOSSARY_FILE, found)
    items = [
        Item(
            term.name,
            _explained(app.dialogue, term),
            language=of_common if term in common else told_in,
        )
        for term in terms
    ]
    place = 0
    while True:
        chosen = await menu(app, title, items, place)
        if chosen is None:
            return
        place = [item.id for item in items].index(chosen)
        term, table = terms[place], app.scene.table
        if term.anchor and table is not None:
            await read_rules(app, table.game, table.options, table.seats, term.anchor)
        else:
            app.dialogue.tell("glossary-no-rule")


def _explained(dialogue: Dialogue, term: Term) -> str:
    return dialogue.narrator.say("glossary-term", word=term.name, told=term.text)
