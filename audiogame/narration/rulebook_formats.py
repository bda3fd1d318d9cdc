"""Format a rule book for other programs and for braille: text, Markdown or HTML."""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audiogame.narration.rulebook import Passage, ToldBook

FORMATS = ("text", "markdown", "html")
NARROWEST = 20
"""Characters of a line of text at least."""


def printed(book: ToldBook, style: str, width: int | None, language: str) -> Iterator[str]:
    """Yield the lines of a whole rule book.

    Args:
        style: one of FORMATS.
        width: characters of a line of text at most; None leaves each sentence on one line.
        language: of the texts, such as "en".
    """
    match style:
        case "markdown":
            return _markdown(book)
        case "html":
            return _html(book, language)
    return _text(book, width)


def _chapters(book: ToldBook) -> Iterator[tuple[int, Iterator[Passage]]]:
    return groupby(book.passages, key=lambda passage: passage.chapter)


def _text(book: ToldBook, width: int | None) -> Iterator[str]:
    for number, passages in _chapters(book):
        title = book.titles[number]
        if number:
            yield ""
            title = f"{number}. {title}"
        yield from _folded(title, width)
        for passage in passages:
            yield ""
            if width is None:
                yield from passage.sentences
            else:
                yield from _folded(passage.text, width)


def _folded(text: str, width: int | None) -> list[str]:
    return [text] if width is None else wrap(text, width)


def _markdown(book: ToldBook) -> Iterator[str]:
    for number, passages in _chapters(book):
        if number:
            yield ""
        yield f"{'##' if number else '#'} {book.titles[number]}"
        for passage in passages:
            yield ""
            yield from passage.sentences


def _html(book: ToldBook, language: str) -> Iterator[str]:
    from html import escape  # late: only here

    yield "<!DOCTYPE html>"
    yield f'<html lang="{escape(language)}">'
    yield f'<head><meta charset="utf-8"><title>{escape(book.titles[0])}</title></head>'
    yield "<body><main>"
    for number, passages in _chapters(book):
        level, paragraphs = 2 if number else 1, [*passages]
        chapter, *first = paragraphs[0].anchors  # the heading has the chapter's anchor
        yield f'<h{level} id="{chapter}">{escape(book.titles[number])}</h{level}>'
        for place, passage in enumerate(paragraphs):
            anchors = passage.anchors if place else first
            marks = "".join(f'<span id="{anchor}"></span>' for anchor in anchors)
            yield f"<p>{marks}" + escape("\n".join(passage.sentences), quote=False) + "</p>"
    yield "</main></body></html>"
