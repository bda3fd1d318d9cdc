"""The messages of a line are found, and nothing that a player has typed is in its words."""

from __future__ import annotations

import pytest

from audiogame.games.sika import GAME as SIKA
from audiogame.games.sika.events import Called, Colour, Rolled
from audiogame.narration import texts
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.text_sources import TextSource, source_of
from audiogame.narration.texts import Texts, note_paragraph
from audiogame.rules.fault import Fault

SIKA_EN = "audiogame.games.sika/en.ftl: "
COMMON_EN = "audiogame.narration/program.en.ftl: "
NAMES = ("Zacharias", "Xenia")


@pytest.fixture(autouse=True)
def formatted() -> None:
    """Begin each test with nothing formatted."""
    texts.FORMATTED.clear()


def sika(language: str = "en") -> Narrator:
    return Narrator(Texts(language, (SIKA.package,)), SIKA.name, NAMES)


def test_an_event_is_told_again_without_its_names() -> None:
    line = sika().tell(Called(1, Colour.RED), (0,))
    assert line == "Xenia calls red."
    assert source_of(line) == TextSource(
        "A player calls red.", (SIKA_EN + "sika-called.other",), "en"
    )


def test_the_form_that_was_told_is_named() -> None:
    narrator = sika()
    narrator.verbosity = Verbosity.BRIEF
    cubes = (Colour.RED, Colour.RED, Colour.BLUE)
    line = narrator.tell(Rolled(0, cubes, 2, 4, 8, Colour.RED), (0,))
    found = source_of(line)
    assert found is not None
    assert found.text == line
    assert found.messages == (SIKA_EN + "sika-rolled.you-brief",)


def test_a_line_of_another_language_stays_in_it() -> None:
    line = sika("es").tell(Called(1, Colour.RED), (0,))
    assert line == "Xenia pide rojo."
    assert source_of(line) == TextSource(
        "Alguien pide rojo.", ("audiogame.games.sika/es.ftl: sika-called.other",), "es"
    )


def test_sentences_that_are_said_together_are_found_apart() -> None:
    narrator = sika()
    lines = [narrator.tell(Called(seat, Colour.BLUE), (0,)) for seat in (0, 1)]
    found = source_of(" ".join(lines))
    assert found is not None
    assert found.text == "You call blue. A player calls blue."
    assert found.messages == (SIKA_EN + "sika-called.you", SIKA_EN + "sika-called.other")


def test_a_name_in_a_list_is_replaced() -> None:
    line = Narrator(Texts("en")).say("who-listens", names=("Zacharias", "Xenia"), count=2)
    assert line == "Zacharias and Xenia listen."
    found = source_of(line)
    assert found is not None
    assert found.text == "{$names} and {$names} listen."


def test_what_was_typed_becomes_its_variable() -> None:
    line = Narrator(Texts("en")).say("written", file="/home/xenia/lines.txt")
    assert line == "Saved to /home/xenia/lines.txt."
    assert source_of(line) == TextSource("Saved to {$file}.", (COMMON_EN + "written",), "en")


def test_a_fault_in_a_line_is_found_with_it() -> None:
    narrator = Narrator(Texts("en"))
    line = narrator.say("fault", why=Fault("no-lesson-of-game", game="xenia"))
    found = source_of(line)
    assert found is not None
    assert "xenia" not in found.text.lower()
    assert found.messages[-1].endswith("faults.en.ftl: no-lesson-of-game")


def test_words_of_somebody_have_no_source() -> None:
    narrator = Narrator(Texts("en"))
    narrator.say("written", file="Xenia")
    assert source_of("Hello, this is Xenia.") is None
    assert source_of("Saved to somewhere. Hello from Xenia.") is None


def test_unknown_words_beside_a_sentence_are_left_out() -> None:
    line = Narrator(Texts("en")).say("nothing-said")
    found = source_of(f"Xenia! {line}")
    assert found is not None
    assert found.text == "[...] Nothing has been said yet."


def test_a_message_that_is_only_its_variable_has_no_words_to_keep() -> None:
    line = Narrator(Texts("en")).say("book-paragraph", chapter="One", told="I am Xenia.")
    assert line == "I am Xenia."
    assert source_of(line) is None


def test_a_paragraph_of_a_book_is_found_by_its_file() -> None:
    told = note_paragraph("Cubes are thrown.", "audiogame.games.sika/rules.{}.md", "de")
    line = Narrator(Texts("en")).say("book-paragraph", chapter="One", told=told)
    found = source_of(line)
    assert found is not None
    assert found.text == "Cubes are thrown."
    assert found.messages == (
        COMMON_EN + "book-paragraph",
        "audiogame.games.sika/rules.de.md",
    )


def test_only_the_last_texts_are_kept() -> None:
    narrator = sika()
    line = narrator.tell(Called(1, Colour.RED), (0,))
    for _ in range(texts.FORMATTED.maxlen or 0):
        narrator.say("numbers-erased")
    assert len(texts.FORMATTED) == texts.FORMATTED.maxlen
    assert source_of(line) is None
