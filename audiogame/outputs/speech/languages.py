"""Language codes, as voices write them and as players type them."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.outputs.speech.voice import Manner, Voice

USUAL = "en"
"""The language in which the player's default voice of the system is left to speak, where nothing
says which language that has."""


def code_of(written: str) -> str:
    """Return a code in the form that players type: "en-us" for "en_US"."""
    return written.replace("_", "-").lower()


def speaks(language: str, codes: Iterable[str]) -> bool:
    """Return whether a language, or a variant of it, is among the codes of a voice."""
    wanted = code_of(language)
    return any(f"{code_of(code)}-".startswith(f"{wanted}-") for code in codes)


def alike(language: str, codes: Iterable[str]) -> tuple[str, ...]:
    """List the codes of the same language, in any variant; "en-us" is like "en-gb"."""
    first = code_of(language).partition("-")[0]
    return tuple(sorted({code_of(code) for code in codes if speaks(first, (code,))}))


def code_by_which(voice: Voice, language: str) -> str:
    """Return the code by which a voice speaks a language; empty if it lists none."""
    codes = () if "language" in voice.ignores else voice.languages()
    return next(iter(alike(language, codes)), "")


def lacking(manner: Manner, voice: Voice) -> tuple[str, str]:
    """Return what a voice lacks of a manner.

    Args:
        manner: the requested one.
        voice: lists its voices and languages; where it lists none, it is assumed to have all.

    Returns:
        "voice" or "language", and which one; two empty strings if it has all.
    """
    if manner.voice and "voice" not in voice.ignores:
        names = voice.voices()
        name = manner.voice.partition("+")[0]  # a variant of that voice follows
        if names and not {manner.voice, name} & {*names} and not speaks(name, voice.languages()):
            return "voice", manner.voice
    elif manner.language != USUAL and "language" not in voice.ignores:
        codes = voice.languages()
        if codes and not speaks(manner.language, codes):
            return "language", manner.language
    return "", ""
