"""Lines for a braille display: short rows, one at a time, and nothing is lost."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest
from terminal import Terminal

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.braille import CELLS, BrailleScreen


@pytest.fixture
def screen() -> BrailleScreen:
    return BrailleScreen(io.StringIO())


def shown(screen: BrailleScreen) -> list[str]:
    assert isinstance(screen.stream, io.StringIO)
    return screen.stream.getvalue().splitlines()


def test_a_row_stays_until_space(screen: BrailleScreen) -> None:
    """What comes meanwhile waits; the game waits too."""
    assert not screen.unread
    screen.take(Line("Ann calls red."))
    screen.take(Line("Bo calls blue."))
    assert shown(screen) == ["Ann calls red."]
    assert screen.unread
    assert screen.take_rest()
    assert shown(screen)[-1] == "Bo calls blue."
    assert screen.unread, "it has not been read yet"
    assert screen.take_rest()
    assert not screen.unread
    assert not screen.take_rest(), "Space means something else now"


def test_a_long_line_is_cut_at_words(screen: BrailleScreen) -> None:
    """Each row fits, and together they are the line."""
    text = "You may hear how many cards are in each hand until the next trick is over."
    screen.take(Line(text))
    while screen.take_rest():
        pass
    assert all(len(row) <= CELLS for row in shown(screen))
    assert " ".join(shown(screen)) == text


def test_a_row_ends_where_a_part_of_a_sentence_ends(screen: BrailleScreen) -> None:
    """A list of players is read one after the other, not cut in the middle of one."""
    screen.take(Line("Ann 2; dice 2. Bo 11; dice 4. Cy minus 3; dice 1. Dee 20; dice 5."))
    while screen.take_rest():
        pass
    assert shown(screen) == ["Ann 2; dice 2. Bo 11; dice 4.", "Cy minus 3; dice 1. Dee 20; dice 5."]


def test_an_answer_is_shown_at_once_and_the_rest_waits_on(screen: BrailleScreen) -> None:
    """The queue goes on after it."""
    for text in ("One.", "Two."):
        screen.take(Line(text))
    screen.take(Line("You have 11.", urgency=Urgency.ANSWER))
    assert shown(screen) == ["One.", "You have 11."]
    assert screen.take_rest()
    assert shown(screen)[-1] == "Two."


def test_a_choice_and_silence_drop_what_waits(screen: BrailleScreen) -> None:
    """It is in the history."""
    for text in ("One.", "Two."):
        screen.take(Line(text))
    screen.take(Line("You call red.", urgency=Urgency.CHOICE))
    screen.take(Line("Bo calls blue."))
    assert screen.take_rest()
    assert shown(screen) == ["One.", "You call red.", "Bo calls blue."]
    screen.take(Line("Three."))
    screen.silence()
    assert not screen.unread


def test_a_question_of_the_game_needs_no_space(screen: BrailleScreen) -> None:
    """The row that asks counts as read, so that Space chooses; rows before it do not."""
    screen.take(Line("Your throw."))
    screen.settle()
    assert not screen.unread
    screen.take(Line("One."))
    screen.take(Line("Your throw."))
    screen.settle()
    assert screen.unread


def words(lines: list[str]) -> Counter[str]:
    return Counter(" ".join(lines).split())


@pytest.mark.real
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("sika", "you,bot"),
        ("army-men", "you,bot"),
        ("ten-die-poker", "you,bot,bot,bot"),
        ("sichermans-war", "you,bot"),
        ("scientific-war", "you,bot,bot"),
    ],
)
def test_each_game_can_be_read_row_by_row(tmp_path: Path, game: str, seats: str) -> None:
    """On a display, with Space and Enter alone: every word of the transcript was shown.

    The cursor goes back to the beginning of each row, where a display of any width begins.
    """
    data, transcript = tmp_path / "data", tmp_path / "transcript"
    data.mkdir()
    (data / "settings.toml").write_text("braille = true\n", encoding="utf-8")
    arguments = ["--data", str(data), "--speech", "lines", "--transcript", str(transcript)]
    with Terminal(*arguments, "play", game, "--seats", seats, columns=80) as terminal:

        def cells() -> list[str]:
            rows = [row for row in terminal.text.replace("\a", "").split("\n") if row.strip()]
            assert all(row.endswith("\r") for row in rows)
            return [row.strip() for row in rows]

        def told() -> str:
            lines = transcript.read_text(encoding="utf-8").splitlines()
            return " ".join(line.partition(": ")[2] for line in lines)

        terminal.wait_for("\r")
        for _ in range(250):  # the rest of what was told, then what bots do meanwhile
            if words(cells()) != words([told()]):
                terminal.press(" ", then_wait=0.1)
            elif len(told()) > 800:
                break
            else:
                terminal.press("\r", then_wait=0.1)
        assert max(map(len, cells())) <= CELLS
        assert len(told()) > 800
        assert words(cells()) == words([told()]), "answers go first, and nothing is lost"
