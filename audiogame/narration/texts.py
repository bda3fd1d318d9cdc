"""Messages in Fluent (https://projectfluent.org), and the values that go into them.

The only module that knows `fluent.runtime`.  Three kinds of value are more than text:

- a `Word` is read as it is spoken and selected by its key: `{ $colour -> [red] ... }`;
- a `Number` says "minus 3", and is selected by number or plural form;
- a `Listing` is read item by item and selected by its length.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from audiogame.rules.game_files import text_file

DEFAULT_LANGUAGE = "en"
COMMON = "audiogame.narration"
SENTENCE_ENDS = ".?!"


class TextError(ValueError):
    """A message that is missing or cannot be formatted."""


class Word(FluentType):
    """A value that is spoken as `text` and selected by `key`."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text

    def __eq__(self, other: object) -> bool:
        return other == self.key if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: object) -> str:
        """Return how it is spoken, as Fluent asks for it."""
        return self.text


class Number(int, FluentType):
    """A whole number that is spoken with its sign in words."""

    minus: str = "minus"
    """The word for the sign, as the language has it."""
    thousands: str = ""
    """What stands between thousands."""

    def format(self, locale: object) -> str:
        """Return its digits with the sign in words."""
        written = f"{abs(int(self)):,}".replace(",", self.thousands)
        return written if self >= 0 else f"{self.minus} {written}"


class Figure(int, FluentType):
    """A whole number that is written as it was typed, with its sign."""

    def format(self, locale: object) -> str:
        """Return its digits."""
        return str(int(self))


class Listing(int, FluentType):
    """Several items: its number is their count, its text reads them.

    Whole sentences follow one another; anything else is parted by commas.
    """

    text: str
    texts: tuple[str, ...]

    @classmethod
    def of(cls, texts: list[str]) -> Listing:
        """List texts."""
        listing = cls(len(texts))
        whole = all(text[-1:] in SENTENCE_ENDS for text in texts)
        if whole:
            texts = [text[:1].upper() + text[1:] for text in texts]
        listing.text = (" " if whole else ", ").join(texts)
        listing.texts = tuple(texts)
        return listing

    def format(self, locale: object) -> str:
        """Return how it is read."""
        return self.text


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
        self._own = _bundle(language, self._packages, files, whole)

    @cached_property
    def _english(self) -> FluentBundle:
        if self.language == DEFAULT_LANGUAGE:
            return self._own
        return _bundle(DEFAULT_LANGUAGE, self._packages, self._files, self._whole)

    def has(self, message: str) -> bool:
        """Tell whether there is a message, in this language or in English."""
        return self._own.has_message(message) or self._english.has_message(message)

    def format(
        self, message: str, args: Mapping[str, Any], attributes: tuple[str, ...] = ()
    ) -> str:
        """Format a message: the first of `attributes` that it has, else its value.

        Raises:
            TextError: there is no such message, or a variable is missing.
        """
        bundle = self._own
        if not bundle.has_message(message):
            bundle = self._english
            if bundle is self._own or not bundle.has_message(message):
                raise TextError(f"There is no message {message!r}.")
            self.missing[message] += 1
        found = bundle.get_message(message)
        pattern = found.value
        for attribute in attributes:
            if attribute in found.attributes:
                pattern = found.attributes[attribute]
                break
        if pattern is None:
            raise TextError(f"Message {message!r} has no value and none of {attributes}.")
        return _format(bundle, message, pattern, args)

    def attributes(self, message: str) -> frozenset[str]:
        """List the attributes of a message in this language or in English."""
        bundle = self._own if self._own.has_message(message) else self._english
        return frozenset(bundle.get_message(message).attributes)


def _format(bundle: FluentBundle, message: str, pattern: Pattern, args: Mapping[str, Any]) -> str:
    # Not `bundle.format_pattern`: it would turn each Number and Listing into a plain number.
    errors: list[Exception] = []
    env = ResolverEnvironment(
        context=bundle, current=CurrentEnvironment(args=dict(args)), errors=errors
    )
    try:
        text = pattern(env)
    except ValueError as fault:  # longer than the library takes
        errors.append(fault)
        text = ""
    if errors or not isinstance(text, str):
        raise TextError(f"Message {message!r} cannot be told: {errors[0] if errors else text}.")
    return text


def quoted(value: object) -> str:
    """Write a text as it stands in code: in quotes, with what cannot be seen made visible.

    Messages call it `QUOTED`.
    """
    return repr(str(value))


def joined(listing: Listing, between: str) -> str:
    """Read a list with another word between its items than the comma, such as " or ".

    Messages call it `JOINED`.
    """
    return between.join(listing.texts)


FUNCTIONS: dict[str, Any] = {"QUOTED": quoted, "JOINED": joined}
"""What messages can call, besides the functions of Fluent itself."""


def _bundle(language: str, packages: tuple[str, ...], files: str, whole: bool) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for package in packages:
        for resource in _resources(files + language, package, whole):
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _parsed(text: str) -> ast.Resource:
    """Parse a file once: it takes long, and every game in a menu needs the common messages."""
    return FluentParser(with_spans=False).parse(text)


def _resources(name: str, package: str, whole: bool) -> list[ast.Resource]:
    path = text_file(package, f"{name}.ftl")
    if not path.is_file():
        return []
    resource = _parsed(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk and whole:
        shown = (junk[0].content or "").strip().splitlines()[0]
        raise TextError(f"{package}/{name}.ftl is no Fluent text at {shown!r}.")
    return [resource]
