"""The blind listening test: a page that tells no answer, and the count of what comes back."""

from __future__ import annotations

from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest
from benchmarks import __main__ as command
from benchmarks.blind_listening import (
    Question,
    fingerprint,
    page,
    questions,
)

from audiogame.preferences.sound_quiz import meaning
from audiogame.table.library import all_names


class Form(HTMLParser):
    """The sounds, buttons and labels of a page, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sounds: list[bytes] = []
        self.names: list[tuple[str | None, str | None]] = []
        self.attributes: set[str] = set()
        self.labels: list[str] = []
        self._in = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found, self._in = dict(attrs), tag if tag == "label" else self._in
        if tag == "button":
            self.sounds.append(b64decode(found["data-sound"] or ""))
        if tag == "input":
            self.names.append((found["name"], found["value"]))
            self.attributes |= found.keys()

    def handle_endtag(self, tag: str) -> None:
        self._in = "" if tag == "label" else self._in

    def handle_data(self, data: str) -> None:
        if self._in:
            self.labels.append(data.strip())


def line(asked: tuple[Question, ...], game: str, numbers: list[int]) -> str:
    """Return the line that the page of a test composes."""
    return f"Listening test {fingerprint(asked)} {game}: {' '.join(map(str, numbers))}"


def right(asked: tuple[Question, ...]) -> list[int]:
    return [one.choices.index(one.right) + 1 for one in asked]


def test_every_sound_is_asked_once_with_four_meanings() -> None:
    for game in all_names():
        asked = questions(game)
        assert len({one.right.name for one in asked}) == len(asked) > 30
    assert all(len({meaning(cue) for cue in one.choices}) == 4 for one in questions())


def test_the_page_has_all_sounds_and_tells_no_answer() -> None:
    """Labels are those of the questions, and nothing marks the right one."""
    asked, text = questions("sika"), page("sika")
    form = Form(text)
    assert form.sounds == [one.take.read_bytes() for one in asked]
    assert form.names == [
        (str(number), str(place)) for number in range(1, len(asked) + 1) for place in range(1, 5)
    ]
    assert form.attributes == {"type", "name", "value"}
    told = [meaning(cue) for one in asked for cue in one.choices]
    assert form.labels[: len(told)] == told
    assert not [one.right.name for one in asked if one.right.name in text]
    assert f"Listening test {fingerprint(asked)} sika: " in text
    assert "http" not in text  # it needs no network


def test_answers_are_counted_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two listeners, among other words; what was left open does not count."""
    asked = questions("sika")
    good = right(asked)
    wrong = [good[0] % 4 + 1, 0, *good[2:]]
    files = [tmp_path / "ann.txt", tmp_path / "bo.txt"]
    for path, numbers in zip(files, (good, wrong), strict=True):
        path.write_text(f"Hello,\n> {line(asked, 'sika', numbers)}\nBye", encoding="utf-8")
    assert command.main(["blind_listening", "--answers", *map(str, files)]) == 0
    whole = 2 * len(asked) - 1
    played, chosen = asked[0].right.name, asked[0].choices[wrong[0] - 1].name
    assert capsys.readouterr().out.splitlines() == [
        f"{whole - 1} of {whole} right; guesses would be {whole / 4:.0f}.",
        f"  {played} taken for {chosen}: 1 of 2",
    ]
