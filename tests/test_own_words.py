"""Nothing here is copied from the games' sources: texts, docstrings, documents.

The sources are no part of this repository, and nothing of it holds them or a digest of them.  Who
has them as text files names their folder in AUDIOGAME_SOURCES; without, the check is skipped.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from copies import copied, runs

from audiogame.narration.rulebook_file import rule_book
from audiogame.rules.game import Game
from audiogame.table.library import all_games

REPOSITORY = Path(__file__).parents[1]
VARIABLE = "AUDIOGAME_SOURCES"
TEXTS = (".ftl", ".md", ".txt", ".toml")
OURS = tuple(
    path
    for folder in ("audiogame", "sounds", "tests")
    for path in sorted((REPOSITORY / folder).rglob("*"))
    if path.suffix in (*TEXTS, ".py") and not path.is_relative_to(REPOSITORY / "tests" / "pyodide")
) + tuple(sorted(REPOSITORY.glob("*.md")))
"""Every file of the repository that holds words."""


@pytest.fixture(scope="module")
def sources() -> frozenset[tuple[str, ...]]:
    """Return every seven consecutive words of the sources."""
    folder = os.environ.get(VARIABLE, "")
    if not folder:
        pytest.skip(f"{VARIABLE} names no folder with the games' sources.")
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.txt"))]
    assert texts, f"There are no sources in {folder}."
    return frozenset(run for text in texts for run in runs(text))


def words_in(path: Path) -> Iterator[str]:
    """Yield the texts of a file: all of it, or the strings and docstrings of a program."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in TEXTS:
        yield text
        return
    yield " ".join(
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(REPOSITORY).as_posix())
def test_no_file_holds_words_of_a_source(path: Path, sources: frozenset[tuple[str, ...]]) -> None:
    """No seven consecutive words stand in a source too; the table of exceptions holds itself."""
    if path.name == "copies.py":
        return
    found = [run for text in words_in(path) for run in copied(text, sources)]
    assert not found, f"{path.name} holds words of a source: {found}"


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_the_rule_book_is_told_in_our_own_words(
    game: Game, sources: frozenset[tuple[str, ...]]
) -> None:
    """Also where its sentences and numbers are put together for a table."""
    for seats in game.seats:
        told = rule_book(game).told(game.options(), seats)
        assert copied(" ".join(passage.text for passage in told.passages), sources) == ()


def test_a_copied_sentence_would_be_found() -> None:
    """Six words in a row are nobody's, seven are a copy, but for names that cannot be avoided."""
    credit = "M. Austin Rice and Samuel J. Rice designed this game."
    known = frozenset(runs(f"The cubes are cast by all of us. {credit}"))
    assert copied("Then our cubes are cast by all.", known) == ()
    assert copied("So the cubes are cast by all of us!", known) == (
        "the cubes are cast by all of",
        "cubes are cast by all of us",
    )
    assert copied(credit, known) == ()


def test_docstrings_and_texts_are_looked_at(tmp_path: Path) -> None:
    """A program's words are its strings, not its names; any other text is read whole."""
    program = tmp_path / "rules.py"
    program.write_text('"""Cast by all."""\n\nof_us = "together"\n', encoding="utf-8")
    assert [*words_in(program)] == ["Cast by all. together"]
    note = tmp_path / "NOTE.md"
    note.write_text("Cast by all.", encoding="utf-8")
    assert [*words_in(note)] == ["Cast by all."]
