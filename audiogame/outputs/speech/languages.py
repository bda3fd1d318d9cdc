"""Codes of languages, as voices write them and as players type them."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.outputs.speech.voice import Manner, Voice

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


def lacking(manner: Manner, voice: Voice) -> tuple[str, str]:
    """Say what a voice does not have of how it should speak.

    Args:
        manner: how it should speak.
        voice: what lists its voices and languages; what it does not list it is thought to have.

    Returns:
        "voice" or "language", and which one; twice nothing if it has all.
    """
    if manner.voice and "voice" not in voice.ignores:
        names = voice.voices()
        name = manner.voice.partition("+")[0]  # what follows is a kind of that voice
        if names and not {manner.voice, name} & {*names} and not speaks(name, voice.languages()):
            return "voice", manner.voice
    elif manner.language != USUAL and "language" not in voice.ignores:
        codes = voice.languages()
        if codes and not speaks(manner.language, codes):
            return "language", manner.language
    return "", ""
