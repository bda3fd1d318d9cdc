"""Check the texts of a language: `audiogame texts check [LANGUAGE]`."""

from __future__ import annotations

import argparse
import sys

from audiogame.narration.faults import each_told
from audiogame.testing.flaw import flaw
from audiogame.testing.language_check import check_language
from audiogame.testing.translation import english_texts, languages_of, terms_of


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame texts check`.

    Raises:
        ValueError: there is no such language, or its terms cannot be read.
    """
    texts = english_texts()
    languages = (typed.code,) if typed.code else languages_of(texts)
    reports = [check_language(one, texts, terms_of(one)) for one in languages]
    lines = [line for report in reports for line in report.lines()]
    for line in each_told(lines or (flaw("language-none"),), language):
        sys.stdout.write(line + "\n")
    return 1 if any(report.flaws for report in reports) else 0
