"""Go back to what was said: walk through it, hear it again, spelled, copied, or saved whole."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

from audiogame.console.needs import Keeper, Teller
from audiogame.console.spelling import spelled
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.value import replace
from audiogame.table.own_file import append_own, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from audiogame.console.key_presses import KeyPresses
    from audiogame.console.recital import Sequel
    from audiogame.console.screen import Screen
    from audiogame.console.unsaved_files import UnsavedFiles
    from audiogame.outputs.history import History

COPIES = "copied.txt"
"""The file for lines that are copied where a terminal has no clipboard."""


class HistoryNeeds(Teller, Keeper, Protocol):
    """Where lines are kept, said again and copied."""

    @property
    def history(self) -> History:
        """The lines."""

    @property
    def open_question(self) -> Callable[[], Line | None]:
        """Returns the question of a game that is not answered yet."""

    @property
    def screen(self) -> Screen:
        """What may have a clipboard."""

    @property
    def presses(self) -> KeyPresses:
        """The keys that were pressed in this run."""

    @property
    def unsaved(self) -> UnsavedFiles:
        """Writes files when the words of it are out."""

    @property
    def now(self) -> Callable[[], datetime]:
        """Returns the date and the time of day."""


class HistoryCommands:
    """What the commands for the history do.

    Args:
        console: where the lines are, and where they are said again.
    """

    def __init__(self, console: HistoryNeeds) -> None:
        self._console = console
        self._repeats = 0
        self._repeated_at = -1

    @property
    def sequel(self) -> Sequel:
        """The lines from the one that is being reviewed to the newest."""
        from audiogame.console.recital import Sequel  # late: the first line does without

        return Sequel(lambda: self._console.history.reviewed, self._onward, kept=True)

    def _onward(self) -> Line | None:
        history = self._console.history
        if history.reviewed is None:
            return None
        line, moved = history.newer()
        return line if moved else None

    def say_since(self) -> None:
        """Say everything again since the last choice."""
        told = False
        for line in self._console.history.since():
            told = True
            self.retell(line)
        if not told:
            self._console.tell("nothing-since")

    def go_older(self) -> None:
        """Go one line back."""
        line, moved = self._console.history.older()
        self._review(line, "" if moved else "history-older")

    def go_newer(self) -> None:
        """Go one line on."""
        line, moved = self._console.history.newer()
        self._review(line, "" if moved else "history-newer")

    def go_to_oldest(self) -> None:
        """Go to the first line that is kept."""
        self._review(self._console.history.go_to_oldest())

    def go_to_newest(self) -> None:
        """Go to the last line."""
        self._review(self._console.history.go_to_newest())

    def change_category(self, step: int) -> None:
        """Walk through lines of another kind: of the next one, or, for -1, of the one before."""
        count = self._console.history.next_category(step)
        self._console.tell(f"category-{self._console.history.category.value}", count=count)

    def retell(self, line: Line) -> None:
        """Say a line again, which the history has already, though it may be true no longer."""
        self._console.say(replace(line, urgency=Urgency.ANSWER, validity=None), again=True)

    def repeat(self, asked: bool = False) -> None:
        """Say the last line; pressed again word by word, then letter by letter.

        Args:
            asked: whether the open question of the game is said, whatever came after it; but not
                in place of a line that is being reviewed.
        """
        history = self._console.history
        question = self._console.open_question() if asked and history.reviewed is None else None
        line = question or history.current()
        if line is None:
            self._console.tell("nothing-said")
            return
        count = self._console.presses.count
        self._repeats = self._repeats + 1 if count == self._repeated_at + 1 else 0
        self._repeated_at = count
        match self._repeats % 3:
            case 0:
                self.retell(line)
            case 1:
                self.retell(replace(line, text=self._words(line.text)))
            case _:
                self.retell(replace(line, text=f"{spelled(self._console.narrator, line.text)}."))

    def _words(self, text: str) -> str:
        return " ".join(f"{word.rstrip('.,;:!?')}." for word in text.split())

    def _review(self, line: Line | None, edge: str = "") -> None:
        if line is None:
            self._console.tell("nothing-said")
            return
        text = self._console.narrator.say(edge, text=line.text) if edge else line.text
        self.retell(replace(line, text=text))

    def copy(self) -> None:
        """Copy the line to the clipboard, or into a file where there is none."""
        line = self._console.history.current()
        if line is None:
            self._console.tell("nothing-said")
        elif line.secret:
            self._console.tell("copy-secret")
        else:
            self.copy_text(line.text)

    def copy_text(self, text: str) -> None:
        """Copy a text to the clipboard, or into a file where there is none."""
        if self._clipboard and self._console.screen.copy(text):
            self._console.tell("copied")
        else:
            self._write(self._console.data / COPIES, f"{text}\n", more=True)

    @property
    def _clipboard(self) -> bool:
        return self._console.settings.copy_to == "clipboard"

    def save(self) -> None:
        """Save the whole history."""
        stamp = self._console.now().strftime("%Y-%m-%d-%H%M%S")
        path = self._console.data / f"history-{stamp}.txt"
        self._write(path, self._console.history.text())

    def _write(self, path: Path, text: str, more: bool = False) -> None:
        console, rows = self._console, text.replace("\n", os.linesep)
        console.unsaved.put(
            path,
            lambda: (append_own if more else write_whole)(path, rows),
            lambda fault: console.tell("not-written", why=str(fault.strerror or fault)),
            lambda: console.tell("written", file=str(path)),
        )
