"""Codes of languages, as voices write them and as players type them."""

from __future__ import annotations

from collections.abc import Iterable

USUAL = "en"
"""The language of the texts; a voice that the player has set up for the system speaks it."""


def code_of(written: str) -> str:
    """Return a code as players type it: "en-us" for "en_US"."""
    return written.replace("_", "-").lower()


def speaks(language: str, codes: Iterable[str]) -> bool:
    """Tell whether a language, or a kind of it, is among the codes of a voice."""
    wanted = code_of(language)
    return any(f"{code_of(code)}-".startswith(f"{wanted}-") for code in codes)


def alike(language: str, codes: Iterable[str]) -> tuple[str, ...]:
    """List the codes of the same language, whatever its kind; "en-us" is like "en-gb"."""
    first = code_of(language).partition("-")[0]
    return tuple(sorted({code_of(code) for code in codes if speaks(first, (code,))}))
