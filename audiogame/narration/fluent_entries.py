"""Files of messages cut into entries, each of which is parsed when it is first asked for.

Parsing takes long: four microseconds a character, and a line of the game needs two messages of a
thousand.  So the lines of a file are only looked at: an entry begins with an id and "=" at the
beginning of a line, and nothing inside of an entry can look like that.  A file in which a line
is found that no entry has there, or in which an entry stands twice, is parsed as a whole at once,
and so are its faults told.  A fault inside of an entry is told when that is asked for, in the same
words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property

from fluent.syntax import FluentParser, ast

from audiogame.narration.message_patterns import Message
from audiogame.narration.text_errors import TextError

_LINE = re.compile(r"^[^ \n].*", re.MULTILINE)
_BEGINNING = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_COMMENT = re.compile(r"#{1,3}(?: .*)?")
_WITHIN = "{}[*.)"
"""What a line within an entry can begin with, besides a space."""


class Entry:
    """A message or a term as it is written.

    Args:
        file: the file's name, for faults.
        text: its lines.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text

    @cached_property
    def message(self) -> Message:
        """What it says, taken apart.

        Raises:
            TextError: it does not follow the syntax.
        """
        (entry,) = _parsed(self.file, self.text)
        return Message(entry)

    @cached_property
    def sound(self) -> Message | None:
        """What of it follows the syntax, taken apart; None if that is nothing."""
        try:
            return self.message
        except TextError:
            found = _sound(self.text)
            return Message(found[0]) if found else None


def _parsed(file: str, text: str) -> list[ast.Message | ast.Term]:
    """Parse a text.

    Raises:
        TextError: a part of it is no entry.
    """
    body = FluentParser(with_spans=False).parse(text).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            shown = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"{file} is no Fluent text at {shown!r}.")
    return _entries_in(body)


def _sound(text: str) -> list[ast.Message | ast.Term]:
    """Parse a text, and leave out what is no entry."""
    return _entries_in(FluentParser(with_spans=False).parse(text).body)


def _entries_in(body: list[ast.EntryType]) -> list[ast.Message | ast.Term]:
    return [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]


@cache
def entries_of(file: str, text: str) -> Mapping[str, Entry]:
    """Cut a file into entries: once, since every game in a menu needs the common ones.

    Args:
        file: its name, for faults.
        text: what it holds.

    Returns:
        The entries by their ids; those of terms begin with "-".

    Raises:
        TextError: a line is no part of an entry, with the first one.
    """
    if text.endswith("#"):  # no comment, for want of a line's end
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
    """Read the entries of a file, also of one in which a line is no part of an entry.

    Args:
        file: its name, for faults.
        text: what it holds.

    Returns:
        The entries by their ids; of each only `sound` is to be asked, which may be nothing.
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
