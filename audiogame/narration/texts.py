"""Messages in Fluent (https://projectfluent.org), in a language and else in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from audiogame.narration.message_bundle import MessageBundle
from audiogame.narration.message_patterns import Pattern
from audiogame.narration.message_values import (
    SENTENCE_ENDS,
    Figure,
    Listing,
    Number,
    Word,
    small_number,
)
from audiogame.narration.text_errors import TextError

__all__ = [
    "COMMON",
    "DEFAULT_LANGUAGE",
    "SENTENCE_ENDS",
    "Figure",
    "Listing",
    "Number",
    "TextError",
    "Texts",
    "Word",
    "small_number",
]

DEFAULT_LANGUAGE = "en"
COMMON = "audiogame.narration"


class Texts:
    """The messages of one language, with English where that language lacks one.

    Args:
        language: a language code, such as "fr".
        packages: whose `en.ftl` (and `fr.ftl` ...) are read, besides the common ones.
        files: what the files are called before their language, such as "faults.".
        whole: whether a file must follow the syntax; otherwise what does not is left out.

    Raises:
        TextError: a file does not follow the syntax.
    """

    def __init__(
        self,
        language: str = DEFAULT_LANGUAGE,
        packages: tuple[str, ...] = (),
        files: str = "",
        whole: bool = True,
    ) -> None:
        self.language = language
        self._whole = whole
        self._packages = (COMMON, *packages)
        self._files = files
        self.missing: Counter[str] = Counter()
        """Messages that were told in English for want of a translation, counted."""
        self._patterns: dict[tuple[str, tuple[str, ...]], Pattern] = {}
        """What has been told in this language, by the message and the forms it was asked in."""
        self._own = MessageBundle(language, self._packages, files, whole)

    @cached_property
    def _english(self) -> MessageBundle:
        if self.language == DEFAULT_LANGUAGE:
            return self._own
        return MessageBundle(DEFAULT_LANGUAGE, self._packages, self._files, self._whole)

    def has(self, message: str) -> bool:
        """Tell whether there is a message, in this language or in English."""
        return self._own.has(message) or self._english.has(message)

    def format(
        self, message: str, args: Mapping[str, Any], attributes: tuple[str, ...] = ()
    ) -> str:
        """Format a message: the first of `attributes` that it has, else its value.

        Raises:
            TextError: there is no such message, a variable is missing, or it does not follow the
                syntax.
        """
        known = self._patterns.get((message, attributes))
        if known is not None:
            return self._own.format(message, known, args)
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
        return bundle.format(message, pattern, args)

    def attributes(self, message: str) -> frozenset[str]:
        """List the attributes of a message in this language or in English.

        Raises:
            TextError: there is no such message, or it does not follow the syntax.
        """
        found = self._own.find(message) or self._english.find(message)
        if found is None:
            raise TextError(f"There is no message {message!r}.")
        return frozenset(found.attributes)
