"""Go back to what was said: walk through it, hear it again, spelled, copied, or saved whole."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.console.spelling import spelled
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech.detection import ancestors
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.app import App

COPIES = "copied.txt"
"""The file for lines that are copied where a terminal has no clipboard."""
LONGEST_COPY = 50_000
"""Characters that are handed to a clipboard at once; terminals refuse more."""


class HistoryCommands:
    """What the commands for the history do.

    Args:
        app: where the lines are, and where they are said again.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._repeats = 0
        self._repeated_at = -1

    def press(self, command: str) -> bool:
        """Do what a command says; tells whether it is one for the history."""
        history = self._app.history
        match command:
            case "repeat":
                self._repeat()
            case "since":
                self._say_all(history.since())
            case "older" | "newer":
                line, moved = history.older() if command == "older" else history.newer()
                self._review(line, "" if moved else f"history-{command}")
            case "oldest" | "newest":
                oldest = command == "oldest"
                self._review(history.go_to_oldest() if oldest else history.go_to_newest())
            case "next-category" | "category-before":
                count = history.next_category(1 if command == "next-category" else -1)
                self._app.tell(f"category-{history.category.value}", count=count)
            case "copy":
                self._copy()
            case "save-history":
                self._save()
            case _:
                return False
        return True

    def retell(self, line: Line) -> None:
        """Say a line again, which the history has already."""
        self._app.say(replace(line, urgency=Urgency.ANSWER), again=True)

    def _repeat(self) -> None:
        """Say the last line; pressed again word by word, then letter by letter."""
        line = self._app.history.current()
        if line is None:
            self._app.tell("nothing-said")
            return
        count = self._app.key_count
        self._repeats = self._repeats + 1 if count == self._repeated_at + 1 else 0
        self._repeated_at = count
        match self._repeats % 3:
            case 0:
                self.retell(line)
            case 1:
                self.retell(replace(line, text=self._words(line.text)))
            case _:
                self.retell(replace(line, text=f"{spelled(self._app.narrator, line.text)}."))

    def _words(self, text: str) -> str:
        return " ".join(f"{word.rstrip('.,;:!?')}." for word in text.split())

    def _say_all(self, lines: Iterable[Line]) -> None:
        told = False
        for line in lines:
            told = True
            self.retell(line)
        if not told:
            self._app.tell("nothing-since")

    def _review(self, line: Line | None, edge: str = "") -> None:
        if line is None:
            self._app.tell("nothing-said")
            return
        text = self._app.narrator.say(edge, text=line.text) if edge else line.text
        self.retell(replace(line, text=text))

    def _copy(self) -> None:
        line = self._app.history.current()
        if line is None:
            self._app.tell("nothing-said")
        elif line.secret:
            self._app.tell("copy-secret")
        elif self._clipboard and self._app.screen.copy(line.text):
            self._app.tell("copied")
        else:
            self._write(self._app.data / COPIES, f"{line.text}\n", "a")

    @property
    def _clipboard(self) -> bool:
        """Whether a line may go to the clipboard: the screen reader yasr would read its code."""
        wanted = self._app.settings.copy_to == "clipboard"
        return wanted and "yasr" not in ancestors(os.getpid())

    def _save(self) -> None:
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        path = self._app.data / f"history-{stamp}.txt"
        self._write(path, self._app.history.text(), "w")

    def _write(self, path: Path, text: str, how: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open(how, encoding="utf-8", errors="replace", newline=os.linesep) as file:
                file.write(text)
        except OSError as fault:
            self._app.tell("not-written", why=str(fault.strerror or fault))
        else:
            self._app.tell("written", file=str(path))
