"""Messages in Fluent: formatting and selection of values, and the English fallback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_language import IN_ONE_PROCESS, made_language

from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import (
    JoinedList,
    Listing,
    Number,
    Quotation,
    SpokenList,
    TextError,
    Texts,
    Word,
    is_translated,
)

ENGLISH = """
greeting = Hello.
    .brief = Hi.
only-english = Only in English.
number = { $n ->
    [0] none
    [1] exactly one
    [one] one
   *[other] many
} of { $n }
items = { $items ->
    [0] Nothing.
    [one] One item: { $items }.
   *[other] { $items }.
}
hue = { $hue ->
    [red] warm
   *[other] cold
} { $hue }
no-value =
    .other = An attribute alone.
nested = { greeting } And more.
"""
FRENCH = """
greeting = Bonjour.
    .brief = Salut.
number = { $n ->
    [one] un
   *[other] beaucoup
}
items = { $items }
hue = { $hue }
no-value =
    .other = Rien.
nested = { greeting }
"""
ONLY_ENGLISH = "only-english = Seulement.\n"

pytestmark = [IN_ONE_PROCESS, pytest.mark.usefixtures("package")]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Make a package with messages in two languages."""
    folder = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        (folder / "made_up_texts").mkdir()
        write(folder / "made_up_texts", "en", ENGLISH)
        write(folder / "made_up_texts", "fr", FRENCH + ONLY_ENGLISH)
        (folder / "common").mkdir()
        with made_language(folder / "common", "fr"):
            yield folder / "made_up_texts"


def write(folder: Path, language: str, text: str) -> None:
    (folder / "__init__.py").touch()
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def texts(language: str = "en") -> Texts:
    return Texts(language, ("made_up_texts",))


def test_a_message_is_formatted() -> None:
    """The first of the asked attributes that exists is taken, else the value."""
    assert texts().format("greeting", {}) == "Hello."
    assert texts().format("greeting", {}, ("you-brief", "brief", "you")) == "Hi."
    assert texts().format("greeting", {}, ("you",)) == "Hello."


@given(st.integers(-(10**9), 10**9))
def test_numbers_are_spoken_with_their_sign_in_words(number: int) -> None:
    """A screen reader may omit a dash, so minus is a word; thousands have no commas."""
    assert Number(number).format("en") == (f"minus {-number}" if number < 0 else str(number))


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "none of 0"), (1, "exactly one of 1"), (5, "many of 5"), (-3, "many of minus 3")],
)
def test_numbers_are_selected_by_themselves_and_by_plural_form(number: int, text: str) -> None:
    """An exact number takes precedence over the plural form."""
    assert texts().format("number", {"n": Number(number)}) == text


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], "Nothing."),
        (["a die"], "One item: a die."),
        (["red", "red", "blue"], "red, red, blue."),
    ],
)
def test_lists_are_selected_by_their_length(items: list[str], text: str) -> None:
    """Also by plural form; the items are separated by commas."""
    assert texts().format("items", {"items": Listing.of(items)}) == text


def test_whole_sentences_follow_one_another_in_a_list() -> None:
    """Sentences are not separated by commas."""
    assert Listing.of(["Ann calls red.", "Bo calls blue."]).format("en") == (
        "Ann calls red. Bo calls blue."
    )
    assert Listing.of(["Ann calls red.", "blue"]).format("en") == "Ann calls red., blue"


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Isabel", "Ana e Isabel"),
        ("Íñigo", "Ana e Íñigo"),
        ("«Inés»", "Ana e «Inés»"),
        ("hijas", "Ana e hijas"),
        ("Yvonne", "Ana e Yvonne"),
        ("hielo", "Ana y hielo"),
        ("Iago", "Ana y Iago"),
        ("Yago", "Ana y Yago"),
        ("Y", "Ana y Y"),
        ("Bo", "Ana y Bo"),
        ("8", "Ana y 8"),
    ],
)
def test_and_fits_the_next_sound_in_spanish(last: str, told: str) -> None:
    """Before the sound of i it is said as "e", also where a message names the word itself."""
    assert SpokenList(Listing.of(["Ana", last])).format("es") == told
    assert JoinedList(Listing.of(["Ana", last]), " y ").format("es-MX") == told
    three = SpokenList(Listing.of(["Ina", "Ana", last])).format("es")
    assert three == f"Ina, {told}"
    assert SpokenList("Ina", Quotation("Ana"), last).format("es") == f"Ina, «Ana» {told[4:]}"
    assert SpokenList(Listing.of(["Ina", "Ana"]), last).format("es") == three


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("8", "7 u 8"),
        ("81", "7 u 81"),
        ("800", "7 u 800"),
        ("11", "7 u 11"),
        ("11.000", "7 u 11.000"),
        ("110", "7 o 110"),
        ("1100", "7 o 1100"),
        ("18", "7 o 18"),
        ("9", "7 o 9"),
        ("oro", "7 u oro"),
        ("Óscar", "7 u Óscar"),
        ("hoja", "7 u hoja"),
        ("hueco", "7 o hueco"),
        ("Isabel", "7 o Isabel"),
    ],
)
def test_or_fits_the_next_sound_in_spanish(last: str, told: str) -> None:
    """Before the sound of o it is said as "u", also of a number."""
    assert SpokenList(Listing.of(["7", last]), kind="or").format("es") == told
    assert JoinedList(Listing.of(["7", last]), " o ").format("es") == told
    assert JoinedList(Listing.of(["7", last]), " or ").format("en") == f"7 or {last}"


def test_words_are_selected_by_key_and_spoken_as_text() -> None:
    """The typed and the spoken word may differ."""
    assert texts().format("hue", {"hue": Word("red", "crimson")}) == "warm crimson"
    assert texts().format("hue", {"hue": Word("blue", "azure")}) == "cold azure"
    assert Word("red", "crimson") == "red"
    assert len({Word("red", "crimson"), "red"}) == 1


def test_messages_refer_to_others() -> None:
    """One message may be a part of another."""
    assert texts().format("nested", {}) == "Hello. And more."


def test_no_marks_that_readers_would_speak() -> None:
    """Variables are not wrapped in direction marks."""
    text = texts().format("hue", {"hue": Word("red", "crimson")})
    assert not set(text) & {chr(0x2068), chr(0x2069)}


def test_a_translation_is_used_if_nothing_is_missing(package: Path) -> None:
    """Otherwise everything is told in English: no sentence is of two languages."""
    french = texts("fr")
    assert french.format("greeting", {}) == "Bonjour."
    assert french.format("greeting", {}, ("brief",)) == "Salut."
    assert (french.wanted, french.language) == ("fr", "fr")
    write(package, "fr", FRENCH)
    is_translated.cache_clear()
    try:
        english = texts("fr")
        assert english.format("greeting", {}) == "Hello."
        assert english.format("only-english", {}) == "Only in English."
        assert (english.wanted, english.language) == ("fr", "en")
    finally:
        write(package, "fr", FRENCH + ONLY_ENGLISH)
        is_translated.cache_clear()


def test_plural_forms_follow_the_language() -> None:
    """In French nought is singular."""
    assert texts("fr").format("number", {"n": Number(0)}) == "un"


def test_a_language_without_any_messages_is_english() -> None:
    """Nothing is silent for want of a translation."""
    swahili = texts("sw")
    assert swahili.format("greeting", {}) == "Hello."
    assert swahili.language == "en"


def test_a_narrator_speaks_another_language() -> None:
    """Games and the program use the same fallback."""
    narrator = Narrator(texts("fr"), verbosity=Verbosity.BRIEF)
    assert narrator.say("greeting") == "Salut."
    narrator.use_language("sw")
    assert narrator.say("greeting") == "Hi."


def test_faults_are_told_with_the_message() -> None:
    """A missing message, a missing variable and a message without a value."""
    with pytest.raises(TextError, match="There is no message 'not-there'"):
        texts().format("not-there", {})
    with pytest.raises(TextError, match="There is no message 'not-there'"):
        texts("fr").format("not-there", {})
    with pytest.raises(TextError, match="'hue' cannot be told"):
        texts().format("hue", {})
    with pytest.raises(TextError, match="has no value and none of"):
        texts().format("no-value", {}, ("you",))
    assert texts().format("no-value", {}, ("you", "other")) == "An attribute alone."


def test_a_file_with_a_fault_in_its_syntax_is_refused(package: Path) -> None:
    """Missing sentences are easily overlooked; so the error has the file and the place."""
    write(package, "en", "good = Good.\nbad line\n")
    try:
        with pytest.raises(TextError, match=r"texts/en.ftl is no Fluent text at 'bad line'"):
            texts()
    finally:
        write(package, "en", ENGLISH)


def test_what_is_broken_is_as_if_it_were_not_there(package: Path) -> None:
    """For optional texts: the message of an earlier package counts, and else none."""
    write(package, "en", "own = { $x\ntwice = Once.\ntwice = {\nhalf = Yes.\n")
    try:
        read = Texts("en", ("made_up_texts",), whole=False)
        assert not read.has("own")
        assert read.format("half", {}) == "Yes."
        assert read.format("twice", {}) == "Once."
        assert read.format("marked", {"told": "none"}) == "Marked."
        with pytest.raises(TextError, match="no message 'own'"):
            read.format("own", {})
        write(package, "en", ENGLISH + "marked = { $x\n")
        assert (
            Texts("en", packages=("made_up_texts",), whole=False).format("marked", {"told": "none"})
            == "Marked."
        )
    finally:
        write(package, "en", ENGLISH)


def test_attributes() -> None:
    """A message's forms, in its own language."""
    assert texts().attributes("greeting") == {"brief"}
    assert texts("fr").attributes("no-value") == {"other"}


@pytest.mark.parametrize(
    ("last", "told"),
    [("Enrico", "ed Enrico"), ("«Eva»", "ed «Eva»"), ("Héctor", "ed Héctor"), ("Bo", "e Bo")],
)
def test_and_fits_the_next_sound_in_italian(last: str, told: str) -> None:
    assert SpokenList(Listing.of(["Anna", last])).format("it") == f"Anna {told}"
