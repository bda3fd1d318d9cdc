"""Nothing here is copied from the games' sources: texts, docstrings, documents.

The repository holds neither the sources nor a digest of them.  AUDIOGAME_SOURCES names a folder
with the sources as text files; without it the check is skipped.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from copies import copied, runs
from offenders import none_of

from audiogame.narration.rulebook_file import rule_book
from audiogame.table.library import all_games

REPOSITORY = Path(__file__).parents[2]
VARIABLE = "AUDIOGAME_SOURCES"
TEXTS = (".ftl", ".md", ".txt", ".toml")


def ours() -> list[Path]:
    """List every file of the repository that contains prose."""
    folders = ("audiogame", "sounds", "tests")
    inside = [path for folder in folders for path in sorted((REPOSITORY / folder).rglob("*"))]
    return [
        path
        for path in (*inside, *sorted(REPOSITORY.glob("*.md")))
        if path.suffix in (*TEXTS, ".py")
        and not path.is_relative_to(REPOSITORY / "tests" / "pyodide")
    ]


def sources() -> frozenset[tuple[str, ...]]:
    """Return every seven consecutive words of the sources."""
    folder = os.environ.get(VARIABLE, "")
    if not folder:
        pytest.skip(f"{VARIABLE} names no folder with the games' sources.")
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.txt"))]
    assert texts, f"There are no sources in {folder}."
    return frozenset(run for text in texts for run in runs(text))


def words_in(path: Path) -> Iterator[str]:
    """Yield the texts of a file: all of it, or a program's strings and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in TEXTS:
        yield text
        return
    yield " ".join(
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def told_at_tables() -> Iterator[tuple[str, str]]:
    """Yield each game's rule book as spoken at a table, with its numbers filled in."""
    for game in all_games()[0]:
        for seats in game.seats:
            told = rule_book(game, "en").told(game.options(), seats)
            yield f"{game.name} for {seats}", " ".join(passage.text for passage in told.passages)


@pytest.mark.real
def test_nothing_holds_words_of_a_source() -> None:
    """No file, and no rule book as spoken at a table, shares seven consecutive words with a
    source.  The table of exceptions holds itself."""
    known = sources()
    files = [path for path in ours() if path.name != "copies.py"]
    written = (
        (str(path.relative_to(REPOSITORY)), text) for path in files for text in words_in(path)
    )
    found = {name: copied(text, known) for name, text in (*written, *told_at_tables())}
    none_of(f"{name}: {words}" for name, words in found.items() if words)


def test_every_kind_of_file_is_looked_at() -> None:
    """Programs, their texts, sounds, tests and documents."""
    named = {path.relative_to(REPOSITORY).as_posix() for path in ours()}
    assert named > {
        "README.md",
        "audiogame/__main__.py",
        "audiogame/games/sika/texts/rules.en.md",
        "sounds/pack.toml",
        "tests/house/test_own_words.py",
    }
    assert not [name for name in named if name.startswith("tests/pyodide/")]
    assert len([*told_at_tables()]) > len(all_games()[0])


def test_a_copied_sentence_would_be_found() -> None:
    """Six words in a row may coincide, seven are a copy, but for unavoidable names."""
    credit = "M. Austin Rice and Samuel J. Rice designed this game."
    known = frozenset(runs(f"The cubes are cast by all of us. {credit}"))
    assert copied("Then our cubes are cast by all.", known) == ()
    assert copied("So the cubes are cast by all of us!", known) == (
        "the cubes are cast by all of",
        "cubes are cast by all of us",
    )
    assert copied(credit, known) == ()


def test_docstrings_and_texts_are_looked_at(tmp_path: Path) -> None:
    """A program's words are its strings, not its names; other files are read whole."""
    program = tmp_path / "rules.py"
    program.write_text('"""Cast by all."""\n\nof_us = "together"\n', encoding="utf-8")
    assert [*words_in(program)] == ["Cast by all. together"]
    note = tmp_path / "NOTE.md"
    note.write_text("Cast by all.", encoding="utf-8")
    assert [*words_in(note)] == ["Cast by all."]
