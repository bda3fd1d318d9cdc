"""A language made of the English texts: the vowels of all its words are accented.

A word without an accent has not been translated, unless it is a name, a key or something typed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import audiogame
from audiogame.console import sound_words
from audiogame.narration import languages as known_languages
from audiogame.narration import texts
from audiogame.rules import game_files
from audiogame.sound_server.paths import MANIFEST
from audiogame.testing.translation import TextFile, english_texts

IN_ONE_PROCESS = pytest.mark.xdist_group("made language")
"""Mark of tests with a made language: its files are made once in a process."""
ACCENTS = str.maketrans("aeiouyAEIOU", "àèìòùỳÀÈÌÒÙ")
_PLAIN = re.compile(r"\{[^}]*\}|\[[^\]]*\]|[^{\[]+")
_SAID = ("- ", "~ ", "title: ")


class _Accented(Transformer):
    """Transformer that accents the words of messages."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(ACCENTS)
        return node


def accented(text: str) -> str:
    """Accent the words of a sentence in a book, outside of braces and brackets."""
    parts = _PLAIN.findall(text)
    return "".join(part if part[0] in "{[" else part.translate(ACCENTS) for part in parts)


@cache
def made(path: Path) -> str:
    """Return an English text in the made language, made once in a process."""
    written = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        parsed = FluentParser(with_spans=False).parse(written)
        return "### reviewed: nobody\n" + FluentSerializer().serialize(_Accented().visit(parsed))
    lines = written.splitlines()
    match path.suffix:
        case ".md":
            lines = [accented(line) if line[:2] != "{#" else line for line in lines]
        case ".txt":
            lines = [_of_lesson(line) for line in lines]
    return "\n".join(lines) + "\n"


def of_sounds(manifest: str) -> str:
    """Return the words for the sounds of a manifest in the made language."""
    lines = []
    for name, entry in tomllib.loads(manifest)["cues"].items():
        lines.append(f'["{name}"]')
        lines += [f'{key} = "{entry[key].translate(ACCENTS)}"' for key in ("text", "description")]
    return "\n".join(lines) + "\n"


def _of_lesson(line: str) -> str:
    mark = next((mark for mark in _SAID if line.lstrip().startswith(mark)), "")
    before, found, said = line.partition(mark) if mark else (line, "", "")
    return before + found + accented(said)


class _Overlay:
    """The folder of a package, with further files beside its own."""

    def __init__(self, folder: Any, further: Path) -> None:
        self._folder = folder
        self._further = further

    def __truediv__(self, name: str) -> Any:
        file = self._further / name
        return file if file.is_file() else self._folder / name

    def iterdir(self) -> Iterator[Any]:
        """Yield the package's own files, and the further ones."""
        yield from self._folder.iterdir()
        if self._further.is_dir():
            yield from self._further.iterdir()


@cache
def _texts() -> tuple[TextFile, ...]:
    return english_texts()


@contextmanager
def made_language(folder: Path, code: str, *left_out: str) -> Iterator[None]:
    """Add the made language to the program.

    Args:
        folder: for its files.
        code: of the language; each set of files needs another one, as texts are cached by it.
        left_out: names of English files that are not translated, such as "sika/texts/en.ftl".
    """
    home = Path(next(iter(audiogame.__path__)))
    for text in _texts():
        if text.path.name == MANIFEST:
            game = text.game.name if text.game is not None else ""
            words = of_sounds(text.path.read_text(encoding="utf-8"))
            (folder / f"sounds.{game}.toml").write_text(words, encoding="utf-8")
            continue
        inside = text.path.relative_to(home).as_posix()
        if not inside.endswith(left_out):
            package = ".".join(("audiogame", *inside.split("/")[:-1])).removesuffix(".texts")
            (folder / package).mkdir(parents=True, exist_ok=True)
            name = text.translated(code).name
            (folder / package / name).write_text(made(text.path), encoding="utf-8")
    own = game_files.package_folder

    def overlaid(package: str) -> Any:
        return _Overlay(own(package), folder / package)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_files, "package_folder", overlaid)
        patch.setattr(known_languages, "package_folder", overlaid)
        before = sound_words.words_file

        def words_file(game: str, language: str) -> Path:
            made = folder / f"sounds.{game}.toml"
            return made if language == code and made.is_file() else before(game, language)

        patch.setattr(sound_words, "words_file", words_file)
        _forget()
        yield
    _forget()


def _forget() -> None:
    known_languages.languages.cache_clear()
    texts.is_translated.cache_clear()
