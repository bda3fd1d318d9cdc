"""Messages in Fluent (https://projectfluent.org), in a language, or in English as a whole."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from audiogame.narration.cldr import language_of
from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.message_patterns import Message, Pattern, Scope
from audiogame.narration.message_values import (
    SENTENCE_ENDS,
    CannotTell,
    Figure,
    Listing,
    MessageValue,
    Number,
    TextError,
    TextTooLong,
    TooLongToTell,
    Word,
    form_of,
    hand_of,
    small_number,
)
from audiogame.narration.spoken_words import SpokenWords
from audiogame.rules.game_files import message_prefix, text_file

_LINE = re.compile(r"^[^ \n].*", re.MULTILINE)
_BEGINNING = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_NAME = r"(?m)^-?[a-zA-Z][a-zA-Z0-9_-]*(?= *=)"
"""Pattern of a message's name; English is told without it, so it is compiled when needed."""
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


QUOTATION_MARKS: Mapping[str, tuple[str, str]] = {
    DEFAULT_LANGUAGE: ("'", "'"),
    "de": ("„", "“"),
    "es": ("«", "»"),
    "fr": ("« ", " »"),
    "it": ("«", "»"),
}
"""The quotation marks of CLDR by language; English has those of code, as in commands."""
CURLED = ("“", "”")
"""Quotation marks of the other languages."""


class Quotation(MessageValue):
    """A text in the quotation marks of the language, with invisible characters escaped.

    Messages call it `QUOTED`.
    """

    def __init__(self, value: object) -> None:
        quoted = repr(value.text if isinstance(value, Word) else str(value))
        self._quoted = quoted.replace("\\\\", "\\")  # as paths of Windows are typed

    def __str__(self) -> str:
        return self._quoted

    def format(self, language: str) -> str:
        """Return the text in quotes."""
        if language == DEFAULT_LANGUAGE:
            return self._quoted
        before, after = QUOTATION_MARKS.get(language.partition("-")[0], CURLED)
        mark = self._quoted[0]
        return before + self._quoted[1:-1].replace(f"\\{mark}", mark) + after


SOUND_CHANGES: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "es": (
        (" y ", " e ", r"[«\"'¿¡]*(?:h?í|h?i(?![aeoáéó])|y(?![aeiouáéíóú]|\b))"),
        (" o ", " u ", r"[«\"'¿¡]*(?:h?[oó]|8|11(?:\.?\d{3})*(?!\d))"),
    ),
    "it": ((" e ", " ed ", r"[«“\"']*h?[eèé]"),),
}
"""Joining words that change before a sound, by language: the word, what it becomes, and a pattern
of the beginnings that sound so. Spanish says "padre e hijo", but "agua y hielo"; "7 u 8". Italian
says "Anna ed Enrico"."""


def sound_changes(language: str) -> tuple[tuple[str, str, str], ...]:
    """Return the joining words that change before a sound in a language, given by its code."""
    return SOUND_CHANGES.get(language.partition("-")[0], ())


def _fitting(words: str, following: str, language: str) -> str:
    """Return the words between two items as they are said before the second one."""
    for word, changed, sound in sound_changes(language):
        if word in words and re.match(sound, following, re.IGNORECASE):
            return words.replace(word, changed)
    return words


class JoinedList(MessageValue):
    """A list with another word between its items than the comma, such as " or ".

    Messages call it `JOINED`.

    Args:
        listing: the items.
        between: the word, with its spaces.
    """

    def __init__(self, listing: Listing, between: str) -> None:
        self._texts = listing.texts
        self._between = between

    def format(self, language: str) -> str:
        """Return the joined items."""
        text = "".join(self._texts[:1])
        for item in self._texts[1:]:
            text += _fitting(self._between, item, language) + item
        return text


class SpokenList(MessageValue):
    """A spoken list, "a, b and c": no comma before the last item, as it is inaudible.

    Messages call it `AND`, and `OR` for "a, b or c".

    Args:
        items: a listing, or several values; the items of a listing among them are items too.
        kind: "and" or "or".
    """

    def __init__(self, *items: str | MessageValue, kind: str = "and") -> None:
        self._items = items
        self._kind = kind

    def format(self, language: str) -> str:
        """Return its spoken form."""
        texts: list[str] = []
        for one in self._items:
            if isinstance(one, Listing):
                texts += one.texts
            else:
                texts.append(one if isinstance(one, str) else one.text or one.format(language))
        if len(texts) < 2:
            return "".join(texts)
        pattern = language_of(language).lists[self._kind]
        first, *items, last = texts
        text, following = first, pattern.start
        for item in items:
            text, following = following.format(text, item), pattern.middle
        return _fitting(pattern.two, last, language).format(text, last)


FUNCTIONS: Mapping[str, Callable[..., str | MessageValue]] = {
    "QUOTED": Quotation,
    "JOINED": JoinedList,
    "AND": SpokenList,
    "OR": partial(SpokenList, kind="or"),
    "FORM": form_of,
    "HAND": hand_of,
    "SPOKEN": SpokenWords,
}
"""The functions by their names in messages."""


class MessageBundle:
    """Messages and terms by their ids; later packages override earlier ones.

    Args:
        language: a language code, such as "fr".
        sources: the packages whose files are read, each with the prefix of these files, before
            their language, such as "faults."; one without files has no messages.
        whole: whether a file must follow the syntax; otherwise invalid entries are skipped.

    Raises:
        TextError: a file does not follow the syntax.
    """

    functions = FUNCTIONS

    def __init__(
        self, language: str, sources: tuple[tuple[str, str], ...], whole: bool = True
    ) -> None:
        self.language = language
        self._whole = whole
        self._entries: dict[str, Entry] = {}
        for package, files in sources:
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

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of its messages and terms."""
        return tuple(self._entries)

    def has(self, name: str) -> bool:
        """Return whether there is a message."""
        return name in self._entries if self._whole else self.find(name) is not None

    def file_of(self, name: str) -> str:
        """Return the file of an existing message, such as "audiogame.games.sika/es.ftl"."""
        return self._entries[name].file

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
    "TextTooLong",
    "Texts",
    "Word",
    "minus_in",
    "shared_texts",
    "small_number",
    "translated_languages",
]

COMMON = "audiogame.narration"
Formatted: TypeAlias = "tuple[str, Texts | str, str, tuple[str, ...], Mapping[str, Any]]"
"""A formatted text, and how it was asked for: its texts, message, attributes and variables.

A paragraph of a book has its language in place of the texts, and its file for a message.
"""
FORMATTED: deque[Formatted] = deque(maxlen=1000)
"""The texts formatted last, in order: `text_sources.py` finds in them where a line comes from."""
_note = FORMATTED.append


def note_paragraph(text: str, file: str, language: str) -> str:
    """Note where a paragraph of a book or a lesson comes from; return it.

    Args:
        text: the paragraph as it is told.
        file: such as "audiogame.games.sika/rules.{}.md"; its language stands in the braces.
        language: the code of the language that it is told in.
    """
    _note((text, language, file.format(language), (), {}))
    return text


TOGETHER = ("", "program.", "faults.")
"""Prefixes of common files whose messages occur in one sentence of the program.

Games need the first alone: what they say, and what is said around their words.
"""
PROGRAM = frozenset({"audiogame.archive", "audiogame.opponents", "audiogame.page"})
"""The packages beside the games, whose sentences need all of these files."""


@cache
def is_translated(package: str, files: str, language: str) -> bool:
    """Return whether a language has every message that a package has in English.

    Args:
        package: such as that of a game.
        files: prefix of the files, before their language, such as "faults.".
        language: a language code.
    """
    english, own = (
        text_file(package, f"{files}{code}.ftl") for code in (DEFAULT_LANGUAGE, language)
    )
    if language == DEFAULT_LANGUAGE or not english.is_file():
        return True
    if not own.is_file():
        return False
    needed, found = (
        {*re.findall(_NAME, path.read_text(encoding="utf-8"))} for path in (english, own)
    )
    return needed <= found


def translated_languages() -> tuple[str, ...]:
    """List the codes of the languages with the messages that games share, English first."""
    return tuple(code for code in languages() if shared_texts(code).language == code)


@cache
def shared_texts(language: str) -> Texts:
    """Return the messages that games share, in a language or in English."""
    return Texts(language, (COMMON,))


@cache
def program_texts(language: str) -> Texts:
    """Return the messages of the program, in a language or in English."""
    return Texts(language)


def minus_in(language: str) -> str:
    """Return the word for the sign of a negative number in a language, given by its code."""
    return shared_texts(language).format("minus", {})


class Texts:
    """The messages of one language: all of them, or all in English.

    A sentence may take its words from several files, so no language is mixed with English: if a
    file lacks a message that English has, everything is told in English.

    Args:
        language: a language code, such as "fr".
        packages: those that games share, and then a game's own, whose `en.ftl` (and `fr.ftl` ...)
            are read, besides the common ones; for one of the program, or for none, those of the
            program are read, too.
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
        self.wanted = language
        """The code of the language that was asked for."""
        self._packages = packages
        self.shared = tuple(map(message_prefix, packages[-2::-1]))
        """First words of the ids of messages that games share, the last package's first."""
        sources = dict.fromkeys((package, files) for package in (COMMON, *packages))
        needed = {*sources}
        if files in TOGETHER and (files or not packages or PROGRAM.intersection(packages)):
            needed.update((COMMON, one) for one in TOGETHER)
            if not files:
                sources = dict.fromkeys(((COMMON, ""), (COMMON, "program."), *sources))
        complete = all(is_translated(package, one, language) for package, one in needed)
        self.language = language if complete else DEFAULT_LANGUAGE
        """The code of the language in which everything is told: the one asked for, or English."""
        self._whole = whole
        self._files = files
        self._patterns: dict[tuple[str, tuple[str, ...]], Pattern] = {}
        """Cache of patterns, keyed by message id and requested attributes."""
        self._bundle = MessageBundle(self.language, tuple(sources), whole)

    def in_language(self, language: str) -> Texts:
        """Return the same messages in a language, given by its code.

        Raises:
            TextError: a file does not follow the syntax.
        """
        return Texts(language, self._packages, self._files, self._whole)

    def has(self, message: str) -> bool:
        """Return whether there is a message."""
        return self._bundle.has(message)

    def format(
        self, message: str, args: Mapping[str, Any], attributes: tuple[str, ...] = ()
    ) -> str:
        """Format a message: the first of `attributes` that it has, else its value.

        Raises:
            TextTooLong: there is too much in it.
            TextError: there is no such message, a variable is missing, or it does not follow the
                syntax.
        """
        pattern = self._patterns.get((message, attributes))
        if pattern is None:
            pattern = self._patterns[message, attributes] = self._found(message, attributes)
        text = pattern.text
        if text is None:
            try:
                text = pattern.resolve(Scope(self._bundle, args))
            except TooLongToTell as fault:
                raise TextTooLong(f"Message {message!r} cannot be told: {fault}.") from fault
            except CannotTell as fault:
                raise TextError(f"Message {message!r} cannot be told: {fault}.") from fault
        _note((text, self, message, attributes, args))
        return text

    def _message(self, name: str) -> Message:
        found = self._bundle.find(name)
        if found is None:
            raise TextError(f"There is no message {name!r}.")
        return found

    def _found(self, message: str, attributes: tuple[str, ...]) -> Pattern:
        found = self._message(message)
        for attribute in attributes:
            if attribute in found.attributes:
                return found.attributes[attribute]
        if found.value is None:
            raise TextError(f"Message {message!r} has no value and none of {attributes}.")
        return found.value

    def source(self, message: str, attributes: tuple[str, ...] = ()) -> str:
        """Return the file of a message, its id, and the first of `attributes` that it has.

        Raises:
            TextError: there is no such message, or it does not follow the syntax.
        """
        own = self._message(message).attributes
        found = next((f".{one}" for one in attributes if one in own), "")
        return f"{self._bundle.file_of(message)}: {message}{found}"

    def attributes(self, message: str) -> frozenset[str]:
        """List the attributes of a message.

        Raises:
            TextError: there is no such message, or it does not follow the syntax.
        """
        return frozenset(self._message(message).attributes)
