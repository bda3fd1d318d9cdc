"""NVDA by the real accessible-output2 and the calls of its controller's DLL."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from windows_rig import Hearing, Nvda, Rig, the_rig, until, windows_path

pytestmark = pytest.mark.real
LINES = Path(__file__).parents[1] / "support" / "windows_lines.py"
LONG = "You take the pot. " * 200
"""A line of 3,600 characters."""


class Speech:
    """Speech in the Python for Windows, line by line."""

    def __init__(self, rig: Rig, nvda: Nvda, rate: float, way: str) -> None:
        self._stack = contextlib.ExitStack()
        script = windows_path(LINES)
        self._process = self._stack.enter_context(
            rig.started("-u", script, str(rate), way, env=nvda.env)
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
    with Speech(the_rig(), nvda, 10.0, "speech") as speech:
        assert speech.name == ""
        speech.tell("say New game.")
        assert nvda.calls == []
        nvda.start()
        spoken(nvda, "New game.")
        speech.tell("say " + LONG)
        speech.tell("say Bo leads.")
        speech.tell("say Cy folds.")
        first = ["New game.", LONG.strip(), "Bo leads."]
        spoken(nvda, *first)
        nvda.end()
        until(lambda: speech.tell("look") or len(speech.reports) == 3, "it was not missed")
        nvda.start()
        spoken(nvda, *first, LONG.strip(), "Bo leads.")
        speech.tell("key")
        until(lambda: nvda.calls[-1].what == "cancel", "the key did not stop it")
        assert speech.ends() == "['Bo leads.']"


def test_nvda_has_one_line_ahead_but_no_question_and_a_key_cancels_first(nvda: Nvda) -> None:
    nvda.start()
    with Speech(the_rig(), nvda, 10.0, "speech") as speech:
        assert speech.name == "NVDA"
        speech.tell("say A line that is heard for five seconds or so: 50.")
        speech.tell("say Bo leads.")
        speech.tell("ask Red or blue?")
        spoken(nvda, *(lines := ["A line that is heard for five seconds or so: 50.", "Bo leads."]))
        speech.tell("answer You have 3.")
        until(lambda: len(nvda.spoken) == 5, "the question has not come")
        assert nvda.spoken == [*lines, "You have 3.", lines[0], "Red or blue?"]
        whats = [(call.what, call.text) for call in nvda.calls if call.what != "braille"]
        assert whats.index(("cancel", "")) == whats.index(("speak", "You have 3.")) - 1
        assert sum(what == "cancel" for what, _ in whats) == 1
        hearing = Hearing(nvda.calls, 10.0)
        assert (hearing.ahead, hearing.early) == (["Bo leads."], [])
        shown = [call.text for call in nvda.calls if call.what == "braille"]
        assert shown == [lines[0], "You have 3.", lines[0], "Red or blue?"]
        assert speech.ends() == "['Bo leads.']"


@pytest.mark.parametrize("way", ["speech", pytest.param("braille", marks=pytest.mark.soak)])
def test_two_hundred_lines_in_two_seconds_are_all_spoken_and_brailled(nvda: Nvda, way: str) -> None:
    nvda.start()
    lines = [f"Line {number}." for number in range(200)]
    with Speech(the_rig(), nvda, 1000.0, way) as speech:
        speech.tell("burst 200")
        until(lambda: len(nvda.calls) >= 400, "some have not come")
        assert speech.ends() == "[]"
    assert nvda.spoken == lines
    assert [call.text for call in nvda.calls if call.what == "braille"] == lines
    if way == "braille":
        assert Hearing(nvda.calls, 1000.0).ahead == []
