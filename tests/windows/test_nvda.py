"""NVDA by the real accessible-output2 and the calls of its controller's DLL."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from windows_rig import Hearing, Nvda, Rig, the_rig, until, windows_path

pytestmark = pytest.mark.real
LINES = Path(__file__).parents[1] / "support" / "windows_lines.py"
LONG = "You take the pot." + " You take it again." * 200
"""A line of 3,817 characters."""


class Speech:
    """Speech in the Python for Windows, line by line."""

    def __init__(self, rig: Rig, nvda: Nvda, rate: float) -> None:
        self._stack = contextlib.ExitStack()
        script = windows_path(LINES)
        self._process = self._stack.enter_context(
            rig.started("-u", script, str(rate), env=nvda.env)
        )
        self.reports: list[str] = []
        self.name = self._row("ready")

    def _row(self, word: str) -> str:
        assert self._process.stdout is not None
        while row := self._process.stdout.readline():
            first, _, rest = row.rstrip().partition(" ")
            if first == word:
                return rest
            self.reports.append(row.rstrip())
        raise AssertionError(self.reports)

    def tell(self, what: str) -> None:
        """Give it a line, or a key, and wait until it has that."""
        assert self._process.stdin is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        self._row("done")

    def told(self) -> int:
        """Return how often it has reported a voice that is lost or back."""
        self.tell("look")
        return len(self.reports)

    def ends(self) -> str:
        """End it; return the lines that it reports as missed."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._row("missed")

    def __enter__(self) -> Speech:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


@pytest.fixture
def nvda(tmp_path: Path) -> Nvda:
    return Nvda(tmp_path)


def spoken(nvda: Nvda, *lines: str) -> None:
    """Wait until these lines were handed over, and no others."""
    until(lambda: len(nvda.spoken) >= len(lines), f"NVDA has {nvda.spoken}")
    assert nvda.spoken == [*lines]


def test_nvda_gets_each_line_once_however_it_comes_and_goes(nvda: Nvda) -> None:
    """It is started after the program, ended in the middle of a line, and started again."""
    with Speech(the_rig(), nvda, 10.0) as speech:
        assert speech.name == ""
        speech.tell("say New game.")
        assert nvda.calls == []
        nvda.start()
        spoken(nvda, "New game.")
        speech.tell("say " + LONG)
        speech.tell("say Bo leads.")
        speech.tell("say Cy folds.")
        first = ["New game.", LONG, "Bo leads."]
        spoken(nvda, *first)
        nvda.end()
        until(lambda: speech.told() == 3, "nobody missed it")
        nvda.start()
        spoken(nvda, *first, LONG, "Bo leads.")
        speech.tell("key")
        until(lambda: nvda.calls[-1].what == "cancel", "the key did not stop it")
        assert speech.ends() == "['Bo leads.']"


def test_nvda_has_one_line_ahead_but_no_question_and_a_key_cancels_first(nvda: Nvda) -> None:
    """The display shows what is spoken, and in braille nothing is ahead."""
    nvda.start()
    first, ahead, question = "A line that is heard for five seconds: 50.", "Bo leads.", "Fold?"
    with Speech(the_rig(), nvda, 10.0) as speech:
        assert speech.name in ("NVDA", ""), "a busy machine finds it later"
        speech.tell(f"say {first}")
        speech.tell(f"say {ahead}")
        spoken(nvda, first, ahead)
        speech.tell(f"ask {question}")
        speech.tell("answer You have 3.")
        spoken(nvda, first, ahead, "You have 3.", question, first)
        told = [(call.what, call.text) for call in nvda.calls]
        assert [one for one in told if one[0] != "speak"] == [
            ("braille", first),
            ("cancel", ""),
            *(("braille", text) for text in ("You have 3.", question)),
        ]
        assert told[told.index(("cancel", "")) + 1] == ("speak", "You have 3.")
        hearing = Hearing(nvda.calls, 10.0)
        assert (hearing.ahead, hearing.early) == ([ahead, first], [])
        until(lambda: nvda.calls[-1].what == "braille", "the display does not follow")
        speech.tell("braille")
        speech.tell("say Cy folds.")
        speech.tell("answer You have 4.")
        until(lambda: nvda.spoken[-1] == "Cy folds.", "the line has not come")
        assert nvda.spoken[5:] == ["You have 4.", "Cy folds."]
        assert speech.ends() == f"['{ahead}']"


def test_two_hundred_lines_in_two_seconds_are_all_spoken_and_brailled(nvda: Nvda) -> None:
    nvda.start()
    lines = [f"Line {number}." for number in range(200)]
    with Speech(the_rig(), nvda, 1000.0) as speech:
        speech.tell("burst 200")
        until(lambda: len(nvda.calls) >= 400, "some have not come")
        assert speech.ends() == "[]"
    told = [(call.what, call.text) for call in nvda.calls]
    assert [text for what, text in told if what == "speak"] == lines
    assert [text for what, text in told if what == "braille"] == lines
