"""Values that go into messages and are more than text.

- a `Word` is read as it is spoken and selected by its key: `{ $colour -> [red] ... }`;
- a `Number` says "minus 3", and is selected by number or plural form;
- a `Listing` is read item by item and selected by its length.
"""

from __future__ import annotations

from functools import cache


class TextError(ValueError):
    """A message that is missing or cannot be formatted."""


class CannotTell(ValueError):
    """A part of a message that cannot be told, with the reason; it becomes a `TextError`."""


SENTENCE_ENDS = ".?!"


class MessageValue:
    """What a message can hold besides text."""

    def format(self, language: str) -> str:
        """Return how it is spoken.

        Args:
            language: a language code, such as "fr".
        """
        raise NotImplementedError


class Word(MessageValue):
    """A value that is spoken as `text` and selected by `key`."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text

    def __eq__(self, other: object) -> bool:
        return other == self.key if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, language: str) -> str:
        """Return how it is spoken."""
        return self.text


class Number(int, MessageValue):
    """A whole number that is spoken with its sign in words."""

    minus: str = "minus"
    """The word for the sign, as the language has it."""
    thousands: str = ""
    """What stands between thousands."""

    def format(self, language: str) -> str:
        """Return its digits with the sign in words."""
        if 0 <= self < 1000:
            return int.__repr__(self)
        written = f"{abs(int(self)):,}".replace(",", self.thousands)
        return written if self >= 0 else f"{self.minus} {written}"


@cache
def small_number(value: int) -> Number:
    """Return a number from 0 to 999: most are, and they are written alike in every language."""
    return Number(value)


class Figure(int, MessageValue):
    """A whole number that is written as it was typed, with its sign."""

    def format(self, language: str) -> str:
        """Return its digits."""
        return str(int(self))


class Listing(int, MessageValue):
    """Several items: its number is their count, its text reads them.

    Whole sentences follow one another; anything else is parted by commas.
    """

    text: str
    texts: tuple[str, ...]

    @classmethod
    def of(cls, texts: list[str]) -> Listing:
        """List texts."""
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

    def format(self, language: str) -> str:
        """Return how it is read."""
        return self.text
