"""Plural forms, numbers and lists of all languages against Babel, which only tests use."""

from __future__ import annotations

from typing import Any, cast

import babel
import cldr as script
import pytest
from babel.core import get_cldr_version
from babel.lists import _resolve_list_style, format_list
from babel.localedata import locale_identifiers
from hypothesis import example, given
from hypothesis import strategies as st

from audiogame.narration import cldr
from audiogame.narration.message_patterns import operands_of, plural_form
from audiogame.narration.message_values import Listing
from audiogame.narration.texts import SpokenList

# Each language's data is read once a process.
pytestmark = pytest.mark.xdist_group("cldr")
CODES = sorted(code for code in locale_identifiers() if code != "root")
SAME = get_cldr_version() == cldr.version()
LATER = f"Babel has CLDR {get_cldr_version()}, our file {cldr.version()}: run tests/support/cldr.py"
WHOLE = (*range(130), 1000, 1001, 10000, 100000, 1000000, 1000001, 2000000, -1, -2, 10**15)
FRACTIONS = (0.1, 0.5, 1.1, 1.2, 1.5, 1.9, 2.1, 2.5, 10.1, 11.25, 0.0001234, 100000.5)
FEW = (*range(12), 20, 21, 22, 100, 10**6, 0.1, 1.5)
"""A smaller sample for regional variants, whose language is tested with all numbers."""

compared = pytest.mark.skipif(not SAME, reason=LATER)


def locale_of(code: str) -> Any:
    return babel.Locale.parse(code)


@compared
def test_the_file_is_what_the_script_makes() -> None:
    """The generated file was not edited by hand."""
    assert script.PATH.read_text(encoding="utf-8") == script.written()


@compared
def test_plural_forms_are_those_of_cldr() -> None:
    """Of whole numbers and fractions, in every language."""
    forms = set()
    for code in CODES:
        rule = locale_of(code).plural_form
        usual = "_" in code and rule.rules == locale_of(code.split("_")[0]).plural_form.rules
        for number in FEW if usual else (*WHOLE, *FRACTIONS):
            form = plural_form(number, code)
            assert form == rule(number), (code, number)
            forms.add(form)
    assert forms == {"zero", "one", "two", "few", "many", "other"}


@compared
def test_lists_are_read_as_in_cldr() -> None:
    """One to four items, in every language; the last separator is that of a pair."""
    items = ["{0}", "B1", "C2", "D3"]
    for code in CODES:
        for kind, style in (("and", "standard"), ("or", "or")):
            pattern = cldr.language_of(code).lists[kind]
            whole = {*script.PARTS} <= {*_resolve_list_style(locale_of(code), style)}
            for count in range(5):
                ours = SpokenList(Listing.of(items[:count]), kind=kind).format(code)
                if whole and (count < 3 or pattern.end == pattern.two):
                    theirs = format_list(items[:count], cast(Any, style), code)
                    assert ours == theirs, (code, kind)
                else:  # Babel fails, repeats the last item, or writes a comma before it
                    assert [one for one in items if one in ours] == items[:count]


@compared
@given(st.floats(0.1, 1e9), st.sampled_from(CODES))
@example(-0.0, "en")
@example(-1.5, "ru")
def test_any_number_has_the_plural_form_of_cldr(number: float, code: str) -> None:
    """Below a tenth Babel drops the zeros after the decimal point."""
    assert plural_form(number, code) == locale_of(code).plural_form(number)


def test_a_number_is_taken_apart_as_cldr_says() -> None:
    """Including one that Python writes with an exponent."""
    found = operands_of(-0.05)
    assert (found["n"], found["i"], found["v"], found["f"]) == (0.05, 0, 2, 5)
    assert operands_of(1e-7)["v"] == 7
    assert operands_of(1e22)["v"] == 0


def test_unknown_languages_have_one_form() -> None:
    """A made-up language, and a country that CLDR does not know."""
    assert plural_form(1, "xx") == "other"
    assert plural_form(1, "en-XX") == "one"
