"""Values in messages that are more than text.

- a `Word` is read as it is spoken and selected by its key: `{ $colour -> [red] ... }`;
- a `Number` says "minus 3", and is selected by number or plural form;
- a `Listing` is read item by item and selected by its length.

Words of things have forms, such as their plural or their gender, which the message of the word
keeps as attributes; a sentence asks for one with `FORM`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from audiogame.rules.value import Value


class TextError(ValueError):
    """Error: a message is missing or cannot be formatted."""


class TextTooLong(TextError):
    """Error: a message has more in it than can be told, as values from elsewhere may be."""


class CannotTell(ValueError):
    """Error: a part of a message cannot be formatted, with the reason; it becomes a `TextError`."""


class TooLongToTell(CannotTell):
    """Error: a part of a message is too long; it becomes a `TextTooLong`."""


SENTENCE_ENDS = ".?!"


OPENING = "¿¡«„"
"""Signs before which a sentence begins."""


def with_capital(text: str) -> str:
    """Return a sentence with a capital at its beginning, which may stand after a sign."""
    first = text[:1]
    if first.isalpha():
        return first.upper() + text[1:]
    at = 1 if first in OPENING else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


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

    def form(self, name: str) -> str | MessageValue:
        """Return one of its forms, such as "plural"; most values have none and return themselves.

        Raises:
            TextError: the form is written wrong, or needs a variable that it cannot have.
        """
        return self


class Word(Value, MessageValue):
    """A value that is spoken as `text` and selected by `key`.

    Args:
        key: as written in a selector, such as "red".
        text: its spoken form.
        forms: returns one of its other forms by its name; None if it has none.
    """

    key: str
    text: str
    forms: Callable[[str], str] | None = None

    def form(self, name: str) -> str:
        """Return one of its forms; its text where it lacks that form."""
        return self.text if self.forms is None else self.forms(name)

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
    items: Sequence[str | MessageValue] = ()
    """The items themselves, where they may have forms."""
    as_hand: Callable[[], str] | None = None
    """Returns the items as a hand is read, where they are cards."""

    @classmethod
    def of(cls, texts: list[str], items: Sequence[str | MessageValue] = ()) -> Listing:
        """Return the listing of some texts.

        Args:
            texts: of the items, as they are spoken.
            items: the items, if they may have forms.
        """
        listing = cls(len(texts))
        listing.items = items
        for text in texts:
            if text[-1:] not in SENTENCE_ENDS:
                whole = False
                break
        else:
            whole = True
        if whole:
            texts = [with_capital(text) for text in texts]
        listing.text = (" " if whole else ", ").join(filter(None, texts))
        listing.texts = tuple(texts)
        return listing

    def form(self, name: str) -> Listing:
        """Return the listing of its items' forms."""
        if not self.items:
            return self
        return Listing.of([written(form_of(item, name)) for item in self.items])


def form_of(value: str | MessageValue, name: str) -> str | MessageValue:
    """Return a form of a value; messages call it `FORM`.

    Args:
        value: a thing with a word of its own, or several in a listing; anything else, such as a
            player's name, has no forms and is returned as it is.
        name: of the form: an attribute of the word's message, such as "plural" or "gender".
    """
    return value if isinstance(value, str) else value.form(name)


def hand_of(listing: Listing) -> str:
    """Return cards as a hand is read, each suit once; messages call it `HAND`."""
    return listing.text if listing.as_hand is None else listing.as_hand()


def written(value: str | MessageValue) -> str:
    """Return an item of a list as text."""
    return value if isinstance(value, str) else value.text or value.format("")
