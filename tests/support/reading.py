"""Readability of a text: the Flesch-Kincaid grade, 6 for twelve-year-olds."""

from __future__ import annotations

import re
from collections.abc import Sequence


def syllables(word: str) -> int:
    """Estimate the syllables of an English word from its groups of vowels."""
    groups = len(re.findall(r"[aeiouy]+", word))
    silent = (word.endswith("e") and not word.endswith("le")) or word.endswith("es")
    return max(groups - (silent and groups > 1), 1)


def grade(sentences: Sequence[str]) -> float:
    """Return the school grade of sentences, after Kincaid and others (1975)."""
    words = [word for text in sentences for word in re.findall(r"[a-z]+", text.lower())]
    count = sum(map(syllables, words))
    return 0.39 * len(words) / len(sentences) + 11.8 * count / len(words) - 15.59
