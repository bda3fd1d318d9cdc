"""Values in messages that are more than text.

- a `Word` is read as it is spoken and selected by its key: `{ $colour -> [red] ... }`;
- a `Number` says "minus 3", and is selected by number or plural form;
- a `Listing` is read item by item and selected by its length.
"""

from __future__ import annotations

from functools import cache

from audiogame.rules.value import Value


class TextError(ValueError):
    """Error: a message is missing or cannot be formatted."""


class CannotTell(ValueError):
    """Error: a part of a message cannot be formatted, with the reason; it becomes a `TextError`."""


SENTENCE_ENDS = ".?!"


class MessageValue:
    """A value of a message besides text."""

    text: str = ""
    """Its spoken form, where that is the same in every language; else empty."""

    def format(self, language: str) -> str:
        """Return its spoken form.

        Args:
            language: a language code, such as "fr".
        """
        return self.text


class Word(Value, MessageValue):
    """A value that is spoken as `text` and selected by `key`."""

    key: str
    text: str

    def __eq__(self, other: object) -> bool:
        return other == self.key if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self.key)


class Number(int, MessageValue):
    """A whole number whose sign is spoken as a word."""

    minus: str = "minus"
    """The word for the sign in the language."""
    thousands: str = ""
    """The separator of thousands."""

    def format(self, language: str) -> str:
        """Return its digits with the sign in words."""
        written = f"{abs(int(self)):,}".replace(",", self.thousands)
        return written if self >= 0 else f"{self.minus} {written}"


@cache
def small_number(value: int) -> Number:
    """Return a cached number from 0 to 999: most are, and every language writes them alike."""
    number = Number(value)
    number.text = str(value)
    return number


class Figure(int, MessageValue):
    """A whole number that is written as typed, with its sign."""

    def format(self, language: str) -> str:
        """Return its digits."""
        return str(int(self))


class Listing(int, MessageValue):
    """Several items: its number is their count, its text reads them.

    Whole sentences follow one another; other items are separated by commas.
    """

    texts: tuple[str, ...]

    @classmethod
    def of(cls, texts: list[str]) -> Listing:
        """Return the listing of some texts."""
        listing = cls(len(texts))
        for text in texts:
            if text[-1:] not in SENTENCE_ENDS:
                whole = False
                break
        else:
            whole = True
        if whole:
            texts = [text[:1].upper() + text[1:] for text in texts]
        listing.text = (" " if whole else ", ").join(filter(None, texts))
        listing.texts = tuple(texts)
        return listing
