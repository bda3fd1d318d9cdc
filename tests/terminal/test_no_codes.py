"""A terminal that knows no escape sequences, as an old console of Windows: none is ever written."""

from __future__ import annotations

from io import StringIO

import pyte
import pytest
from emulated_terminal import EmulatedTerminal
from hypothesis import given
from hypothesis import strategies as st

from audiogame.console.typed_text import TypedText
from audiogame.narration.narrator import Line
from audiogame.outputs.plain_text import printable
from audiogame.terminal.screen import TextScreen, taking_codes
from audiogame.terminal.terminal_front_end import BrailleScreen

SECRET = "You have the ace of spades, the king of hearts, a jack of clubs and a ten of diamonds."


class Printed(StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self) -> bool:
        """Return that it is one."""
        return True


def screen(codes: bool = False) -> tuple[TextScreen, EmulatedTerminal]:
    """Return a screen, and the terminal that it writes to."""
    terminal = EmulatedTerminal()
    return TextScreen(terminal, codes), terminal


@pytest.mark.parametrize("made", [TextScreen, BrailleScreen])
def test_a_secret_row_is_wiped_without_an_escape_sequence(made: type[TextScreen]) -> None:
    terminal = EmulatedTerminal()
    shown = made(terminal, False)
    shown.take(Line("Choose a card."))
    shown.settle()
    shown.take(Line(SECRET, secret=True))
    assert "ace of spades" in terminal.text
    shown.hide()
    shown.take(Line("Bella has chosen."))
    assert "ace" not in terminal.text
    assert "Bella has chosen." in terminal.text
    assert "\x1b" not in terminal.getvalue()


def test_all_parts_of_a_long_secret_are_wiped_one_after_the_other() -> None:
    shown, terminal = screen()
    shown.take(Line(SECRET, secret=True))
    while shown.take_rest():
        assert "ace of spades" not in terminal.text or "hearts" not in terminal.text
    shown.wipe()
    assert terminal.text.strip() == ""
    assert "\x1b" not in terminal.getvalue()


def test_themes_pastes_focus_and_copies_write_nothing_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    shown, terminal = screen()
    shown.show_as("yellow-on-black", "wide", "together", lambda: False)
    shown.follow_focus(True)
    shown.take(Line("One."))
    shown.take(Line("Two."))
    shown.edit(TypedText(), "Your name: ")
    shown.edited()
    shown.close()
    assert "\x1b" not in terminal.getvalue()
    assert [row.strip() for row in terminal.text.split("\n") if row.strip()] == [
        *("One.", "Two.", "Your name:")
    ]


@given(
    st.lists(
        st.tuples(
            st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=12),
            st.integers(0, 12),
        ),
        max_size=6,
    )
)
def test_a_typed_row_looks_the_same_with_and_without_them(texts: list[tuple[str, int]]) -> None:
    """Whatever is typed, erased and moved over."""
    looks = []
    for codes in (True, False):
        printed = Printed()
        shown = TextScreen(printed, codes)
        shown.edit(TypedText(), "Your name: ")
        for text, at in texts:
            letters = tuple(printable(text))
            shown.edit(TypedText(letters, min(at, len(letters))))
        picture = pyte.Screen(80, 24)
        pyte.Stream(picture).feed(printed.getvalue().replace("\n", "\r\n"))
        rows = [row.rstrip() for row in picture.display]
        looks.append((rows, picture.cursor.y, picture.cursor.x))
        assert codes or "\x1b" not in printed.getvalue()
    assert looks[0] == looks[1]


@pytest.mark.posix("a console of Windows says what it knows: tests/terminal/test_console_keys.py")
@pytest.mark.parametrize(("kind", "known"), [("dumb", False), ("xterm", True), ("", True)])
def test_a_dumb_terminal_knows_none(
    kind: str, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", kind)
    with taking_codes(EmulatedTerminal()) as obeys:
        assert obeys is known
