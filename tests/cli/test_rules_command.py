"""`audiogame rules`: the whole rule book as text, Markdown or HTML."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from audiogame.__main__ import main
from audiogame.narration.rulebook_file import rule_book
from audiogame.table.library import all_games

NAMES = [game.name for game in all_games()[0]]


def output(capsys: pytest.CaptureFixture[str], *typed: str) -> str:
    assert main(["rules", *typed]) == 0
    return capsys.readouterr().out


class Headings(HTMLParser):
    """Parser that collects headings, ids, the language, and the open elements."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.levels: list[int] = []
        self.ids: list[str] = []
        self.language = ""
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "html":
            self.language = values["lang"] or ""
        if tag in ("h1", "h2"):
            self.levels.append(int(tag[1]))
        self.ids += [values["id"] or ""] if "id" in values else []
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "p":
            self.text += f"{data}\n"


@pytest.mark.parametrize("name", NAMES)
def test_text_is_folded_to_the_width_of_a_braille_line(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = output(capsys, name, "--width", "32")
    lines = text.splitlines()
    assert max(map(len, lines)) <= 32
    plain = output(capsys, name)
    assert "".join(text.split()) == "".join(plain.split())  # a web address may be cut anywhere
    assert any(len(line) > 32 for line in plain.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_html_has_one_title_headings_below_it_and_a_language(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Headings()
    page.feed(output(capsys, name, "--format", "html"))
    assert page.open == []
    assert page.language == "en"
    assert page.levels[0] == 1
    assert set(page.levels[1:]) == {2}
    assert len(set(page.ids)) == len(page.ids)
    assert {"author", "source", "ruling-1"} <= set(page.ids)
    plain = output(capsys, name)
    assert all(line in plain for line in page.text.split("\n"))


@pytest.mark.parametrize("name", NAMES)
def test_markdown_is_one_sentence_a_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = output(capsys, name, "--format", "markdown").splitlines()
    assert lines[0].startswith("# ")
    assert all(line.startswith(("# ", "## ")) or line[-1] in ".?!" for line in lines if line)


def test_the_book_is_that_of_the_typed_options_and_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Sentences of other options, or of another number of seats, are left out."""
    once = output(capsys, "sika")
    turn = output(capsys, "sika", "--option", "call=turn", "--option", "ante=5")
    assert "You call once" in once
    assert "You call once" not in turn
    assert "antes 5 credits" in turn
    four = output(capsys, "sichermans-war", "--seats", "4")
    two = output(capsys, "sichermans-war", "--seats", "2")
    assert "20 piles of 5" in four
    assert "20 piles" not in two


def test_width_0_is_no_limit_as_is_no_width(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "sika", "--width", "0") == output(capsys, "sika")


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        (["sikka"], "There is no game 'sikka': perhaps you meant sika."),
        (["sika", "--option", "call=x"], "'x' won't do for option call: use game or turn."),
        (["sika", "--seats", "9"], "Sika takes 2 to 8 players, not 9."),
        (["sika", "--width", "3"], "3 is too narrow: use 0, or 20 characters or more."),
        (
            ["sika", "--format", "pdf"],
            "'pdf' won't do for --format: the choices are html, markdown",
        ),
    ],
)
def test_a_book_that_cannot_be_printed_is_refused_in_words(
    typed: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *typed]) == 2
    assert fault in capsys.readouterr().err


def test_every_game_has_a_book() -> None:
    for game in all_games()[0]:
        assert len(rule_book(game, "en").chapters) > 2
