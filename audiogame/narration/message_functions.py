"""What messages can call, such as `{ QUOTED($name) }`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiogame.narration.message_values import Listing, MessageValue
from audiogame.narration.text_errors import CannotTell


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


class SpokenList(MessageValue):
    """A list as it is said, "a, b and c": no comma before the last item, which nobody hears.

    Messages call it `AND`, and `OR` for "a, b or c".

    Args:
        listing: the items.
        kind: "and" or "or".
    """

    def __init__(self, listing: Listing, kind: str = "and") -> None:
        self.texts = listing.texts
        self.kind = kind

    def format(self, language: str) -> str:
        """Return how it is read."""
        from audiogame.narration.cldr import language_of

        if len(self.texts) < 2:
            return "".join(self.texts)
        pattern = language_of(language).lists[self.kind]
        first, *items, last = self.texts
        text, following = first, pattern.start
        for item in items:
            text, following = following.format(text, item), pattern.middle
        return pattern.two.format(text, last)


def one_of(listing: Listing) -> SpokenList:
    """Read a list of which one counts; messages call it `OR`."""
    return SpokenList(listing, "or")


def number(value: object, **options: object) -> MessageValue:
    """Write a number as its language does; messages call it `NUMBER`.

    Args:
        value: a number, also one that was formatted.
        options: those of `FormattedNumber`.

    Raises:
        CannotTell: it is no number, or an option is not known.
    """
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
}
"""The functions by the names that messages call them."""
