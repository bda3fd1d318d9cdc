"""The glossary: words explained in our own words, found in lines, with the rule that says more."""

from __future__ import annotations

import pytest
from game_checks import checks
from reading import grade

from audiogame.narration.faults import each_told
from audiogame.narration.glossary import (
    GlossaryError,
    Term,
    glossary,
    read_glossary,
    terms_in,
)
from audiogame.narration.rulebook_file import rule_book
from audiogame.rules.game import Game
from audiogame.table.library import all_games, find_game

GAMES, _ = all_games()
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@by_game
def test_words_are_found_in_lines(game: Game) -> None:
    for line, words in checks(game.name).lines:
        found = ", ".join(term.name for term in terms_in(line, glossary(game, "en")))
        assert found == words, line


@by_game
def test_each_word_has_its_rule_and_is_told_in_our_own_words(game: Game) -> None:
    told = rule_book(game, "en").told(game.options())
    anchors = {anchor for passage in told.passages for anchor in passage.anchors}
    terms = glossary(game, "en")
    assert len(terms) >= checks(game.name).terms
    assert all(term.anchor in anchors | {""} for term in terms)
    sentences = [sentence for term in terms for sentence in term.sentences]
    assert grade(sentences) < 6
    assert all(len(sentence.split()) <= 25 for sentence in sentences)


def test_a_game_explains_a_common_word_for_itself() -> None:
    """In Sika the ante is money, in Army Men a die; elsewhere it is a stake."""
    sika, army = (
        next(term for term in glossary(find_game(name), "en") if "ante" in term.forms)
        for name in ("sika", "army-men")
    )
    assert "credits" in sika.text or "pays" in sika.text
    assert "die" in army.text
    names = [term.name for term in glossary(find_game("army-men"), "en")]
    assert names.count("ante") == 1
    assert "bot" in names


def test_the_longer_of_overlapping_words_is_found_and_no_part_of_a_word() -> None:
    tie, natural = (Term((name,), "", ("So.",)) for name in ("tie", "natural tie"))
    assert terms_in("A Natural tie.", (tie, natural)) == (natural,)
    assert terms_in("A tie, a natural tie, a tie.", (tie, natural)) == (tie, natural)
    assert terms_in("Untied ties.", (tie, natural)) == ()
    assert terms_in("Anything.", ()) == ()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("## war\n\nA tie.\n", "file, line 1: A glossary begins with # and its title."),
        (
            "# Words\n\n## war #\n",
            "file, line 3: '## war #' isn't a word, such as ## trick, tricks.",
        ),
        ("# Words\n\n## war, war\n\nA tie.\n", "file, line 3: 'war' appears twice."),
        ("# Words\n\n## war\n\nA tie\n", "file, line 5: 'A tie' isn't a sentence below a word."),
        ("# Words\n\nA tie.\n", "file, line 3: 'A tie.' isn't a sentence below a word."),
        ("# Words\n\n## war\n\n{ten} cards.\n", "file, line 5: There is no fact 'ten'"),
        ("# Words\n\n## war\n\n## tie\n\nSo.\n", "file: Nothing is said about 'war'."),
    ],
)
def test_faults_name_file_and_line(text: str, fault: str) -> None:
    with pytest.raises(GlossaryError) as caught:
        read_glossary(text, "en", {"two": 2}, "file")
    assert any(one.startswith(fault) for one in each_told(caught.value.reasons, "en")), each_told(
        caught.value.reasons, "en"
    )


def test_facts_are_filled_in() -> None:
    (term,) = read_glossary("# Words\n\n## pair\n\n{two} dice.\n", "en", {"two": 2}, "file")
    assert term == Term(("pair",), "", ("2 dice.",))
