"""Checks of a game's sentences: each exists, is whole and used, and fits its event's fields."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import cast

from audiogame.narration.faults import FILES
from audiogame.narration.narrator import Narrator, Verbosity, attributes_for
from audiogame.narration.texts import COMMON, SENTENCE_ENDS, TextError, Texts
from audiogame.outputs.braille_rows import CELLS, parts_of
from audiogame.rules.fault import Reason
from audiogame.rules.game_files import message_prefix, text_file
from audiogame.rules.notation import kebab, word
from audiogame.rules.options import option_kinds
from audiogame.rules.state import Event, OptionInForce, Seat
from audiogame.rules.value import field_names, is_value
from audiogame.testing.flaw import FileLine, Flaws, fault_text, flaw
from audiogame.testing.message_file import MessageFile, read_messages
from audiogame.testing.samples import NoSample, classes, parts, samples, told_classes

FILE = "en.ftl"


NAMES = tuple("ABCDEFGHI")
BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F)}
MARKS = BIDI | set("{}$_\n")
"""Characters that no player should hear."""
DOUBLED = re.compile(r"(?<![.!?])[.!?][.!?](?![.!?])")
"""Pattern of two ends of a sentence side by side that are no three dots."""
SHARED = ("audiogame.rules", "audiogame.table")
TITLES = ("title", "about", "credits")
"""Messages that each game has."""
OPTIONAL = ("length", "keys")
"""Optional messages of a game: how long it takes, and what its own keys for choices do."""


class Sentences:
    """The sentences of one game.

    Args:
        flaws: collects the flaws.
    """

    def __init__(self, flaws: Flaws) -> None:
        self._flaws = flaws
        game = flaws.game
        self._game = game
        self._prefix = game.name.replace("_", "-")
        self._own = read_messages(flaws.text(FILE))
        self._common = read_messages(Path(str(text_file(COMMON, FILE))))
        self._files = {self._prefix: self._own}
        """The files with messages by the first word of their ids, the game's own first."""
        for package in game.packages[-2::-1]:
            file = Path(str(text_file(package, FILE)))
            self._files[message_prefix(package)] = read_messages(file)
        texts = Texts("en", game.packages, whole=False)
        self._narrator = Narrator(texts, game.name, NAMES)
        self._kinds = told_classes(game.packages)
        self._inner = {part for kind in self._kinds for part in parts(kind) if is_value(part)}
        self._mute: set[type] = set()
        """Classes whose message cannot be formatted, which is a flaw already."""
        self._known: set[tuple[type, object]] = set()

    def find(self) -> None:
        """Add the flaws of the messages as written."""
        path = self._own.path
        if not path.is_file():
            self._flaws.add(FileLine(path, 1), flaw("no-sentences"))
        for file in (self._own, read_messages(self._flaws.text(f"{FILES}{FILE}"))):
            self._find_syntax(file)
        self._find_titles()
        self._find_options()
        self._find_enums()
        for kind in self._kinds:
            if kind.__module__.partition(".")[0] != "audiogame" or self._owns(kind):
                self._find_message(kind)
        self._find_unused()

    def _find_syntax(self, file: MessageFile) -> None:
        for line, why in file.wrong:
            self._flaws.add(FileLine(file.path, line), why)

    def _owns(self, kind: type) -> bool:
        return self._game.has_module(kind.__module__)

    def _prefix_of(self, kind: type) -> str:
        """Return the first word of the messages of the package that has a class."""
        for package in self._game.packages[:-1]:
            if f"{kind.__module__}.".startswith(f"{package}."):
                return message_prefix(package)
        return self._prefix

    def _missing(self, message: str, place: FileLine, what: Reason) -> None:
        wrong = flaw("not-written", what=what, message=message, file=FILE)
        if near := self._near(message):
            wrong = flaw("not-written-near", what=what, message=message, file=FILE, near=near)
        self._flaws.add(place, wrong)

    def _near(self, message: str) -> str:
        unused = self._unused(self._used())
        return next(iter(get_close_matches(message, sorted(unused), 1, 0.8)), "")

    def _unused(self, used: set[str]) -> list[str]:
        """Return the game's own messages but those that are used; a term is none."""
        names = self._own.entries
        return [name for name in names if name not in used and not name.startswith("-")]

    def _find_titles(self) -> None:
        for part in TITLES:
            message = f"{self._prefix}-{part}"
            if message not in self._own.entries:
                what = flaw("no-title", message=message, part=part)
                self._missing(message, FileLine(self._own.path, 1), what)
                continue
            for name, place in self._own.variables(message):
                self._flaws.add(place, flaw("title-with-variable", message=message, name=name))

    def _find_options(self) -> None:
        game = self._game
        for kind in option_kinds(game.options):
            option = f"{self._prefix}-option-{kebab(kind.name)}"
            place = self._flaws.where(game.options)
            for message, what in (
                (option, flaw("option-without-name", option=kind.name)),
                (f"{option}-about", flaw("option-without-about", option=kind.name)),
            ):
                if message not in self._own.entries:
                    self._missing(message, place, what)
                    self._mute.add(OptionInForce)
            for value in kind.values:
                message = f"{option}-{value}".replace(" ", "-")
                told = message in self._own.entries or kind.numbers or isinstance(value, int)
                if not told:
                    what = flaw("option-without-value", value=value, option=kind.name)
                    self._missing(message, place, what)
                    self._mute.add(OptionInForce)
            if kind.numbers and option in self._own.entries:
                self._find_number(option, kind.numbers)

    def _find_number(self, option: str, numbers: range) -> None:
        try:
            told = self._narrator.option(option.removeprefix(f"{self._prefix}-option-"), numbers[0])
        except TextError as fault:
            what = flaw("number-with-others", error=fault_text(fault))
            self._flaws.add(self._own.place(option), what)
            return
        if told[-1:] not in SENTENCE_ENDS:
            self._flaws.add(self._own.place(option), flaw("number-without-sentence", told=told))

    def _find_enums(self) -> None:
        files = self._common, *self._files.values()
        written = {name for file in files for name in file.entries}
        for kind in classes(self._game.packages, (Enum,)):
            if kind in {part for told in self._kinds for part in parts(told)}:
                for member in cast(Iterable[Enum], kind):
                    short = f"{kebab(kind.__name__)}-{word(member)}"
                    message = f"{self._prefix}-{short}"
                    if not {short, *(f"{prefix}-{short}" for prefix in self._files)} & written:
                        what = flaw("enum-without-word", kind=kind.__name__, member=member.name)
                        self._missing(message, self._flaws.where(kind), what)

    def can_name(self, value: object) -> bool:
        """Return whether a value, such as the name of a square, has words."""
        try:
            self._narrator.value(value, (), False)
        except TextError:
            return False
        return True

    def words_of(self, event: Event, seat: Seat) -> str:
        """Return what a seat hears of an event; empty where that is a flaw already."""
        try:
            return self._narrator.tell(event, (seat,))
        except TextError:
            return ""

    def has_word(self, member: Enum) -> bool:
        """Return whether a message of the game tells a member of an enum."""
        return f"{self._prefix}-{kebab(type(member).__name__)}-{word(member)}" in self._own.entries

    def _find_message(self, kind: type) -> None:
        """Add the flaws of the message of an event, an action or a part of them."""
        message, file = self._message(kind)
        known = {kebab(name) for name in field_names(kind)}
        if message is None:
            what = flaw("no-message", kind=kind.__name__)
            if known:
                what = flaw("no-message-yet", kind=kind.__name__, fields=_dollars(known))
            missing = f"{self._prefix_of(kind)}-{kebab(kind.__name__)}"
            self._missing(missing, self._flaws.where(kind), what)
            self._mute.add(kind)
        elif file is not None:
            for name, place in file.variables(message):
                if name not in known:
                    self._mute.add(kind)
                    self._flaws.add(place, _no_variable(name, kind, known))
            self._hear(kind, {name for uses in file.uses(message) for name in uses.selected})

    def _message(self, kind: type) -> tuple[str | None, MessageFile | None]:
        """Return the message of a class, and its file unless it is a common one."""
        name = kebab(kind.__name__)
        for prefix, file in self._files.items():
            if f"{prefix}-{name}" in file.entries:
                return f"{prefix}-{name}", file
        return (name if name in self._common.entries else None), None

    def _hear(self, kind: type, selected: set[str]) -> None:
        """Format every person and form of a message with sample values, and add the flaws.

        Args:
            selected: the variables that it selects by.
        """
        if kind in self._mute or any(part in self._mute for part in parts(kind)):
            return
        try:
            for thing in samples(kind, selected):
                self._check(thing, ((), (0,), (1,)), kind in self._inner)
        except NoSample:
            return  # checked in games that are played
        except (TypeError, ValueError) as fault:
            what = flaw("not-made", kind=kind.__name__, error=fault_text(fault))
            self._flaws.add(self._flaws.where(kind), what)

    def check(self, things: tuple[object, ...], example: object) -> None:
        """Check that each of some values from a game is told in whole sentences."""
        for thing in things:
            kind = type(thing)
            if (kind, thing) in self._known or kind in self._mute:
                continue
            self._known.add((kind, thing))
            seats = sorted({0, *_seats_in(thing)})
            self._check(thing, ((), *((seat,) for seat in seats)), False, example)

    def _check(
        self,
        thing: object,
        listeners: tuple[tuple[Seat, ...], ...],
        inner: bool,
        example: object = None,
    ) -> None:
        narrator, kind = self._narrator, type(thing)
        message, file = self._message(kind)
        for seats in listeners:
            for narrator.verbosity in Verbosity:
                attributes = attributes_for(thing, seats, narrator.verbosity)
                place = self._flaws.where(kind)
                if file is not None and message is not None:
                    place = file.place(message, attributes)
                try:
                    text = narrator.tell(thing, seats)
                except TextError as fault:
                    if not self._about_another(fault, message):
                        self._flaws.add(place, _untold(message or "", attributes, fault))
                    continue
                except Exception as fault:
                    what = flaw("not-told", kind=kind.__name__, error=fault_text(fault))
                    self._flaws.add(place, what)
                    continue
                whose = seats == (getattr(thing, "seat", None),)
                if not text and narrator.verbosity is not Verbosity.FULL and not whose:
                    continue  # a brief form may leave out what other forms tell
                self._judge(text, inner, place, message or kind.__name__, example)

    def _about_another(self, fault: TextError, message: str | None) -> bool:
        """Return whether a fault is that of a nested message, which is checked by itself."""
        return message is None or f"'{message}'" not in str(fault)

    def _judge(
        self, text: str, inner: bool, place: FileLine, message: str, example: object
    ) -> None:
        promise = self._flaws.promise
        if not promise(text.strip() or inner, place, flaw("says-nothing", message=message)):
            return
        if not inner:
            whole = text[-1:] in tuple(SENTENCE_ENDS)
            promise(whole, place, flaw("no-whole-sentence", message=message), text)
            twice = DOUBLED.search(text)
            promise(twice is None, place, flaw("two-stops", message=message), text)
            if whole and example is None and self._narrator.verbosity is Verbosity.BRAILLE:
                self._find_rows(text, place, message)
        marks = sorted(MARKS & set(text))
        what = flaw("says-marks", message=message, marks=tuple(map(repr, marks)))
        promise(not marks, place, what, text)
        if example is not None:  # a sample value may be impossible in the game
            promise("  " not in text, place, flaw("two-blanks", message=message), text)

    def _find_rows(self, text: str, place: FileLine, message: str) -> None:
        """Add the parts of a sentence that a braille display would cut."""
        fits = max(map(len, parts_of(text))) <= CELLS
        what = flaw("too-long-in-braille", message=message, cells=CELLS)
        self._flaws.promise(fits, place, what, text)

    def _used(self) -> set[str]:
        """Return the messages that some class or text uses."""
        game, prefix = self._game, self._prefix
        used = {f"{prefix}-{part}" for part in (*TITLES, *OPTIONAL)}
        for kind in classes(SHARED, (Event, Enum)):
            used |= {f"{prefix}-{kebab(kind.__name__)}", *_words(prefix, kind)}
        for told in self._kinds:
            name = f"{prefix}-{kebab(told.__name__)}"
            # Beside a question: the keys that answer it unread, and the marks that answer it.
            used |= {name, *(f"{name}-{part}" for part in ("keys", "button", "marks"))}
        for kind in classes(game.packages, (Enum,)):
            used |= _words(prefix, kind)
        for one in option_kinds(game.options):
            option = f"{prefix}-option-{kebab(one.name)}"
            used |= {option, f"{option}-about"}
            used |= {f"{option}-{value}".replace(" ", "-") for value in one.values}
        used |= {f"{prefix}-strength-{name}-about" for name in game.bots}
        for name in [*used]:
            if name in self._own.entries:
                uses = self._own.uses(name)
                used |= {one.partition(".")[0] for each in uses for one in each.references}
        return used

    def _find_unused(self) -> None:
        used = self._used()
        for name in self._unused(used):
            near = next(iter(get_close_matches(name, sorted(used), 1, 0.6)), "")
            what = flaw("unused", name=name)
            if near:
                what = flaw("unused-near", name=name, near=near)
            self._flaws.add(self._own.place(name), what)


def _words(prefix: str, kind: type) -> set[str]:
    if not issubclass(kind, Enum):
        return set()
    name = f"{prefix}-{kebab(kind.__name__)}"
    return {f"{name}-{word(member)}" for member in cast(Iterable[Enum], kind)}


def _untold(message: str, attributes: tuple[str, ...], fault: TextError) -> Reason:
    """Return why a message cannot be formatted; most often a form is missing."""
    if "has no value and none of" not in str(fault):
        return flaw("not-formatted", error=fault_text(fault))
    return flaw("no-words-for-some", message=message, form=attributes[-1])


def _no_variable(name: str, kind: type, known: set[str]) -> Reason:
    """Return which variable is meant where a message has one that its event does not."""
    meant = kebab(name) if kebab(name) in known else ""
    near = meant or next(iter(get_close_matches(name, sorted(known), 1, 0.5)), "")
    if near:
        return flaw("no-field-near", name=name, kind=kind.__name__, near=near)
    if known:
        return flaw("no-such-field", name=name, kind=kind.__name__, fields=_dollars(known))
    return flaw("no-field", name=name, kind=kind.__name__)


def _dollars(names: set[str]) -> tuple[str, ...]:
    """List the names of variables as a message writes them."""
    return tuple(f"${name}" for name in sorted(names))


def _seats_in(thing: object) -> Iterable[Seat]:
    if is_value(thing):
        for name in field_names(thing):
            value = getattr(thing, name)
            if isinstance(value, int) and not isinstance(value, (bool, Enum)) and 0 <= value < 9:
                yield value
