"""Messages in Fluent (https://projectfluent.org), in a language with English as fallback."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any

from fluent.syntax import FluentParser, ast

from audiogame.narration.cldr import language_of
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.message_patterns import Message, Pattern, Scope
from audiogame.narration.message_values import (
    SENTENCE_ENDS,
    CannotTell,
    Figure,
    Listing,
    MessageValue,
    Number,
    TextError,
    Word,
    form_of,
    small_number,
)
from audiogame.rules.game_files import text_file

_LINE = re.compile(r"^[^ \n].*", re.MULTILINE)
_BEGINNING = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_COMMENT = re.compile(r"#{1,3}(?: .*)?")
_WITHIN = "{}[*.)"
"""Characters that a line within an entry can begin with, besides a space."""


class Entry:
    """A message or a term as written.

    Args:
        file: the file's name, for faults.
        text: its lines.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text

    @cached_property
    def message(self) -> Message:
        """The compiled message.

        Raises:
            TextError: it does not follow the syntax.
        """
        (entry,) = _parsed(self.file, self.text)
        return Message(entry)

    @cached_property
    def sound(self) -> Message | None:
        """The valid part of it, compiled; None if nothing is valid."""
        try:
            return self.message
        except TextError:
            found = _sound(self.text)
            return Message(found[0]) if found else None


def _parsed(file: str, text: str) -> list[ast.Message | ast.Term]:
    """Parse a text.

    Raises:
        TextError: a part of it is not an entry.
    """
    body = FluentParser(with_spans=False).parse(text).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            shown = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"{file} is no Fluent text at {shown!r}.")
    return _entries_in(body)


def _sound(text: str) -> list[ast.Message | ast.Term]:
    """Parse a text, skipping invalid entries."""
    return _entries_in(FluentParser(with_spans=False).parse(text).body)


def _entries_in(body: list[ast.EntryType]) -> list[ast.Message | ast.Term]:
    return [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]


@cache
def entries_of(file: str, text: str) -> Mapping[str, Entry]:
    """Split a file into entries, cached since every game in a menu needs the common ones.

    Args:
        file: its name, for faults.
        text: its contents.

    Returns:
        The entries by their ids; those of terms begin with "-".

    Raises:
        TextError: a line is not part of an entry; with the first such line.
    """
    if text.endswith("#"):  # not a comment without a line feed after it
        return _all_parsed(file, text)
    entries: dict[str, Entry] = {}
    name, begun, end = "", 0, 0
    for line in _LINE.finditer(text):
        found = _BEGINNING.match(line[0])
        if found is None and name and line[0][0] in _WITHIN:
            continue
        between = text[begun if name else end : line.start()]
        if (found is None and not _COMMENT.fullmatch(line[0])) or (not name and between.strip()):
            return _all_parsed(file, text)
        if name:
            entries[name] = Entry(file, between)
        if found is not None and found[1] in entries:
            return _all_parsed(file, text)
        name, begun, end = found[1] if found else "", line.start(), line.end()
    if name:
        entries[name] = Entry(file, text[begun:])
    if text.count("{") != text.count("}") or (not name and text[end:].strip()):
        return _all_parsed(file, text)
    return entries


def sound_entries_of(file: str, text: str) -> Mapping[str, Entry]:
    """Split a file into entries, skipping lines that are not part of an entry.

    Args:
        file: its name, for faults.
        text: its contents.

    Returns:
        The entries by their ids; only their `sound` may be used, which may be None.
    """
    try:
        return entries_of(file, text)
    except TextError:
        return _named(file, _sound(text))


def _all_parsed(file: str, text: str) -> Mapping[str, Entry]:
    return _named(file, _parsed(file, text))


def _named(file: str, found: list[ast.Message | ast.Term]) -> Mapping[str, Entry]:
    entries: dict[str, Entry] = {}
    for parsed in found:
        name = f"-{parsed.id.name}" if isinstance(parsed, ast.Term) else parsed.id.name
        entry = entries[name] = Entry(file, "")
        entry.message = Message(parsed)
    return entries


def quoted(value: object) -> str:
    """Return a text in quotes as in code, with invisible characters escaped.

    Messages call it `QUOTED`.
    """
    return repr(str(value))


def joined(listing: Listing, between: str) -> str:
    """Join a list with another word between its items than the comma, such as " or ".

    Messages call it `JOINED`.
    """
    return between.join(listing.texts)


class SpokenList(MessageValue):
    """A spoken list, "a, b and c": no comma before the last item, as it is inaudible.

    Messages call it `AND`, and `OR` for "a, b or c".

    Args:
        listing: the items.
        kind: "and" or "or".
    """

    def __init__(self, listing: Listing, kind: str = "and") -> None:
        self.texts = listing.texts
        self.kind = kind

    def format(self, language: str) -> str:
        """Return its spoken form."""
        if len(self.texts) < 2:
            return "".join(self.texts)
        pattern = language_of(language).lists[self.kind]
        first, *items, last = self.texts
        text, following = first, pattern.start
        for item in items:
            text, following = following.format(text, item), pattern.middle
        return pattern.two.format(text, last)


def one_of(listing: Listing) -> SpokenList:
    """Return a list of alternatives; messages call it `OR`."""
    return SpokenList(listing, "or")


def number(value: object, **options: object) -> MessageValue:
    """Return a number in its language's format; messages call it `NUMBER`.

    Args:
        value: a number, or an already formatted one.
        options: those of `FormattedNumber`.

    Raises:
        CannotTell: it is not a number, or an option is not known.
    """
    # late: the first line contains no number
    from audiogame.narration.number_format import FormattedNumber

    if isinstance(value, FormattedNumber):
        return FormattedNumber(value.number, value.options | options)
    if isinstance(value, int):
        return FormattedNumber(int(value), options)
    raise CannotTell(f"NUMBER cannot take {value!r}")


FUNCTIONS: Mapping[str, Callable[..., str | MessageValue]] = {
    "QUOTED": quoted,
    "JOINED": joined,
    "AND": SpokenList,
    "OR": one_of,
    "NUMBER": number,
    "FORM": form_of,
}
"""The functions by their names in messages."""


class MessageBundle:
    """Messages and terms by their ids; later packages override earlier ones.

    Args:
        language: a language code, such as "fr".
        packages: whose files are read; one without files has no messages.
        files: prefix of the files, before their language, such as "faults.".
        whole: whether a file must follow the syntax; otherwise invalid entries are skipped.

    Raises:
        TextError: a file does not follow the syntax.
    """

    functions = FUNCTIONS

    def __init__(
        self, language: str, packages: tuple[str, ...], files: str, whole: bool = True
    ) -> None:
        self.language = language
        self._whole = whole
        self._entries: dict[str, Entry] = {}
        for package in packages:
            path = text_file(package, f"{files}{language}.ftl")
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                read = entries_of if whole else sound_entries_of
                found = read(f"{package}/{files}{language}.ftl", text)
                if not whole:  # an invalid entry overrides nothing of an earlier package
                    twice = self._entries.keys() & found.keys()
                    broken = {name for name in twice if found[name].sound is None}
                    found = {name: found[name] for name in found if name not in broken}
                self._entries.update(found)

    def has(self, name: str) -> bool:
        """Return whether there is a message."""
        return name in self._entries if self._whole else self.find(name) is not None

    def find(self, name: str) -> Message | None:
        """Find a message, or a term whose name begins with "-".

        Raises:
            TextError: it does not follow the syntax.
        """
        entry = self._entries.get(name)
        if entry is None:
            return None
        return entry.message if self._whole else entry.sound


__all__ = [
    "COMMON",
    "SENTENCE_ENDS",
    "Figure",
    "Listing",
    "Number",
    "TextError",
    "Texts",
    "Word",
    "small_number",
]

COMMON = "audiogame.narration"


class Texts:
    """The messages of one language, with English as fallback.

    Args:
        language: a language code, such as "fr".
        packages: whose `en.ftl` (and `fr.ftl` ...) are read, besides the common ones.
        files: prefix of the files, before their language, such as "faults.".
        whole: whether a file must follow the syntax; otherwise invalid entries are skipped.

    Raises:
        TextError: a file does not follow the syntax.
    """

    def __init__(
        self,
        language: str,
        packages: tuple[str, ...] = (),
        files: str = "",
        whole: bool = True,
    ) -> None:
        self.language = language
        self._asked = packages
        self._whole = whole
        self._packages = (COMMON, *packages)
        self._files = files
        self.missing: Counter[str] = Counter()
        """Messages that fell back to English for lack of a translation, counted."""
        self._patterns: dict[tuple[str, tuple[str, ...]], Pattern] = {}
        """Cache of patterns, keyed by message id and requested attributes."""
        self._own = MessageBundle(language, self._packages, files, whole)

    def in_language(self, language: str) -> Texts:
        """Return the same messages in a language, given by its code.

        Raises:
            TextError: a file does not follow the syntax.
        """
        return Texts(language, self._asked, self._files, self._whole)

    @cached_property
    def _english(self) -> MessageBundle:
        if self.language == DEFAULT_LANGUAGE:
            return self._own
        return MessageBundle(DEFAULT_LANGUAGE, self._packages, self._files, self._whole)

    def has(self, message: str) -> bool:
        """Return whether there is a message, in this language or in English."""
        return self._own.has(message) or self._english.has(message)

    def format(
        self, message: str, args: Mapping[str, Any], attributes: tuple[str, ...] = ()
    ) -> str:
        """Format a message: the first of `attributes` that it has, else its value.

        Raises:
            TextError: there is no such message, a variable is missing, or it does not follow the
                syntax.
        """
        bundle = self._own
        pattern = self._patterns.get((message, attributes))
        if pattern is None:
            bundle, pattern = self._found(message, attributes)
        if pattern.text is not None:
            return pattern.text
        try:
            return pattern.resolve(Scope(bundle, args))
        except CannotTell as fault:
            raise TextError(f"Message {message!r} cannot be told: {fault}.") from fault

    def _found(self, message: str, attributes: tuple[str, ...]) -> tuple[MessageBundle, Pattern]:
        bundle = self._own
        found = bundle.find(message)
        if found is None:
            bundle = self._english
            found = bundle.find(message)
            if found is None:
                raise TextError(f"There is no message {message!r}.")
            self.missing[message] += 1
        pattern = found.value
        for attribute in attributes:
            if attribute in found.attributes:
                pattern = found.attributes[attribute]
                break
        if pattern is None:
            raise TextError(f"Message {message!r} has no value and none of {attributes}.")
        if bundle is self._own:
            self._patterns[message, attributes] = pattern
        return bundle, pattern

    def attributes(self, message: str) -> frozenset[str]:
        """List the attributes of a message in this language or in English.

        Raises:
            TextError: there is no such message, or it does not follow the syntax.
        """
        found = self._own.find(message) or self._english.find(message)
        if found is None:
            raise TextError(f"There is no message {message!r}.")
        return frozenset(found.attributes)
