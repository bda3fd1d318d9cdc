"""Answers to yes-no questions: Y and N, and beside them the letters and words of the language."""

from __future__ import annotations

from collections.abc import Container

from audiogame.keys.layouts import latin_key
from audiogame.narration.texts import Texts

YES, NO = "y", "n"
"""Keys that answer yes and no in every language."""


def answer_of(key: str, texts: Texts, taken: Container[str] = ()) -> bool | None:
    """Return the answer that a key gives to a yes-no question; None if it gives none.

    Args:
        key: its name, such as "y" or "Y".
        texts: messages in the language of the question.
        taken: letters of keys that mean something else, so that they are no answers.
    """
    letter = key.lower()
    if letter in (YES, NO):
        return letter == YES
    if letter in taken:
        return None
    for answer, message in ((True, "answers-yes"), (False, "answers-no")):
        if letter == _answers(texts, message)[0]:
            return answer
    latin = latin_key(key)
    return None if latin == key else answer_of(latin, texts, taken)


def agrees(typed: str, texts: Texts) -> bool:
    """Return whether a typed answer is a yes, by its letter or its word; nothing typed is a no.

    Args:
        typed: what was typed, in English or the language of the question.
        texts: messages in the language of the question.
    """
    word = typed.strip().casefold()
    if word in (YES, NO):
        return word == YES
    return word == "yes" or word in _answers(texts, "answers-yes")


def _answers(texts: Texts, message: str) -> list[str]:
    return texts.format(message, {}).split(", ")
