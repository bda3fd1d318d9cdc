"""The messages that a line was made of, found among the texts that were formatted last.

What filled the messages is kept only if it is a word of the program: a name becomes the word for a
player, and any other text its variable, as in "Saved to {$file}."
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from audiogame.narration.message_values import (
    SENTENCE_ENDS,
    Listing,
    MessageValue,
    Word,
    with_capital,
    written,
)
from audiogame.narration.texts import FORMATTED, Formatted, TextError, shared_texts
from audiogame.rules.value import Value

UNKNOWN = "[...]"
"""Stands for words of a line that no message has."""
_FILLED = r"\{\$[a-z0-9-]+\}"
"""Pattern of a variable in place of what filled it."""
PLAYER = "a-player"
"""The message of the word for a player."""


class TextSource(Value):
    """The source of a line.

    Args:
        text: the line, without names or words of players.
        messages: file and id of each message in it, or the file of a paragraph.
        language: the code of the language it was told in.
    """

    text: str
    messages: tuple[str, ...]
    language: str


def source_of(line: str) -> TextSource | None:
    """Find the source of a line; None if it is somebody's own words, or was told too long ago."""
    found = _Sources()
    text = found.words(line)
    if text is None or not re.search(r"[^\W\d_]", re.sub(_FILLED, "", text)):
        return None
    return TextSource(text, tuple(found.messages), found.language)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


class _Sources:
    """Finds texts among those that were formatted last, and formats them again without names."""

    def __init__(self) -> None:
        self.messages: dict[str, None] = {}
        """The messages found, in the order of the line."""
        self.language = ""
        self._player = ""
        """The word for a player in the language of the last message; it has no capital."""
        self._formatted: tuple[Formatted, ...] = tuple(FORMATTED)
        self._places: dict[str, list[int]] = defaultdict(list)
        """The places of each text in what was formatted, without the full stop at its end."""
        for place, (text, *_) in enumerate(self._formatted):
            self._places[_plain(text).removesuffix(".")].append(place)

    def words(self, text: str, before: int | None = None) -> str | None:
        """Return a text without names; None if nothing in it is a text of the program.

        Args:
            text: of a line, or of a variable in a message.
            before: place of that message; None for a line.
        """
        before = len(self._formatted) if before is None else before
        whole = self._again(_plain(text).removesuffix("."), before)
        if whole is not None:
            named = before < len(self._formatted) and whole.startswith(self._player or " ")
            whole = with_capital(whole) if text[:1].isupper() and not named else whole
            return whole if text.rstrip()[-1:] in SENTENCE_ENDS else whole.removesuffix(".")
        parts, rest = [], _plain(text).split(" ")
        while rest:
            for count in range(len(rest), 0, -1):
                sentence = " ".join(rest[:count])
                if sentence[-1:] not in SENTENCE_ENDS:
                    continue
                again = self._again(sentence.removesuffix("."), before)
                if again is not None:
                    parts.append(with_capital(again))
                    del rest[:count]
                    break
            else:
                del rest[0]
                if parts[-1:] != [UNKNOWN]:
                    parts.append(UNKNOWN)
        return " ".join(parts) if parts != [UNKNOWN] else None

    def _again(self, plain: str, before: int) -> str | None:
        """Format the newest text with these words again; None if there is none."""
        place = next((one for one in reversed(self._places.get(plain, ())) if one < before), None)
        if place is None:
            return None
        text, texts, message, attributes, args = self._formatted[place]
        if isinstance(texts, str):
            self._add(message, texts)
            return text
        self._add(texts.source(message, attributes), texts.language)
        common = shared_texts(texts.language)
        self._player, you = common.format(PLAYER, {}), common.format("you", {})
        without = _WithoutNames(self, place, self._player, args)
        try:
            told = texts.format(message, without, attributes)
        except TextError:  # a message that needs what a name is not
            return f"{{{message}}}"
        for word in (self._player, you):
            told = told.replace(f". {word}", f". {with_capital(word)}")
        return told.strip()

    def _add(self, message: str, language: str) -> None:
        self.messages[message] = None
        self.language = self.language or language


class _WithoutNames(dict[str, Any]):
    """The variables of a message, those that are no words of the program replaced.

    Args:
        sources: finds the words of the program.
        place: of the message among what was formatted.
        player: the word for a player.
        args: the variables.
    """

    def __init__(self, sources: _Sources, place: int, player: str, args: Any) -> None:
        self._sources = sources
        self._place = place
        self._player = player
        self._args = args

    def __missing__(self, name: str) -> str | MessageValue:
        found = self[name] = self._without(name, self._args[name])
        return found

    def _without(self, name: str, value: str | MessageValue) -> str | MessageValue:
        match value:
            case Word("other", _, None):
                return Word("other", self._player)
            case Word("you", _, None) | Word(_, "", None):
                return value
            case Word(key, text, forms):
                return value if forms and key != "some" else Word(key, self._words(name, text))
            case Listing():
                items = value.items or value.texts
                words = [self._without(name, one) for one in items]
                return Listing.of([written(one) for one in words], words)
            case str():
                return Word(value, self._words(name, value))
            case int():
                return value
        return value if hasattr(value, "number") else f"{{${name}}}"

    def _words(self, name: str, text: str) -> str:
        if not text:
            return ""
        words = self._sources.words(text, self._place)
        return f"{{${name}}}" if words is None else words
