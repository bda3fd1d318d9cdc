"""Tell what is wrong: the one place where faults become sentences.

Their messages are `faults.en.ftl`, beside the common texts and, for a game's own, beside that
game's.  They are read when the first fault is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from audiogame.narration.texts import DEFAULT_LANGUAGE, Figure, Listing, TextError, Texts
from audiogame.rules.fault import Detail, Fault, Reason

FILES = "faults."
"""What the files of these texts are called, before their language."""
LONGEST = 2000
"""Characters of a reason within another; what is longer is cut."""
BEGINNING, END = 150, 100
"""Characters of one value that are told where it is longer: nobody hears 9,000 digits."""


@cache
def fault_texts(language: str = DEFAULT_LANGUAGE, package: str = "") -> Texts:
    """Read the messages of faults, those of a game with them."""
    return Texts(language, (package,) if package else (), FILES)


def told(wrong: BaseException | Reason, language: str = DEFAULT_LANGUAGE) -> str:
    """Say what is wrong in sentences.

    Args:
        wrong: a fault, or one reason; any other error is told in its own words.
        language: a language code.
    """
    if isinstance(wrong, Reason):
        return _sentence(wrong, language)
    if isinstance(wrong, Fault):
        return " ".join(each_told(wrong.reasons, language))
    return str(wrong)


def each_told(reasons: Iterable[Reason], language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """Say several things that are wrong, each in sentences of its own."""
    return tuple(_sentence(reason, language) for reason in reasons)


def _sentence(reason: Reason, language: str) -> str:
    texts = fault_texts(language, reason.package)
    values = {
        name.replace("_", "-"): _value(value, language) for name, value in reason.values.items()
    }
    try:
        return texts.format(reason.message, values)
    except TextError:  # a game from outside that lacks it: better its id than nothing
        return f"{reason!r}."


def _value(value: Detail, language: str) -> Any:
    if isinstance(value, Reason):  # within a sentence, which ends itself
        return _shortened(_sentence(value, language).removesuffix("."))
    if isinstance(value, tuple):
        if value and isinstance(value[0], Reason):
            whole = " ".join(each_told((one for one in value if isinstance(one, Reason)), language))
            return _shortened(whole.removesuffix("."))
        return Listing.of([_ends_of(str(one)) for one in value])
    return Figure(value) if type(value) is int else _ends_of(str(value))


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def _ends_of(text: str) -> str:
    """Leave out the middle of a long value; the end of a path says most, and why, what is wrong."""
    return text if len(text) <= BEGINNING + END else f"{text[:BEGINNING]}...{text[-END:]}"
