"""What was said before: walked through, heard again, spelled, copied, saved, and read on from."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Protocol

from audiogame.console.scene import Sequel
from audiogame.console.spelling import spelled
from audiogame.console.user_data import Pace
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.value import replace
from audiogame.table.own_file import append_own, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.key_source import Key
    from audiogame.console.scene import Scene
    from audiogame.console.speaker import Speaker
    from audiogame.console.unheard_lines import UnheardLines
    from audiogame.console.user_data import UserData
    from audiogame.outputs.history import History


class KeyPresses:
    """Counts the keys that are pressed."""

    def __init__(self) -> None:
        self.count = 0
        """The keys that were pressed in this run."""
        self.repeated = 0
        """How often the last one was pressed, without another between."""
        self._last = ""

    def add(self, key: str) -> None:
        """Count a key by its name."""
        self.count += 1
        self.repeated = self.repeated + 1 if key == self._last else 1
        self._last = key


LOOK = 0.03
"""Seconds between two looks whether a piece has been heard."""


class WaitKey(Protocol):
    """Waits for a key."""

    async def __call__(self, timeout: float | None = None, reads: bool = True) -> Key | None:
        """Return the key; None when so many seconds have passed.

        Args:
            reads: whether Space reads what is left to read.
        """


class Recital:
    """Reads on until there is nothing more, or a key is pressed.

    Args:
        front: has the clock.
        data: the settings.
        dialogue: says pieces.
        speaker: tells whether a voice still speaks.
    """

    def __init__(
        self, front: FrontEnd, data: UserData, dialogue: Dialogue, speaker: Speaker
    ) -> None:
        self._clock = front.clock
        self._data = data
        self._dialogue = dialogue
        self._speaker = speaker
        self._cut: Line | None = None
        """The piece in which the last reading was stopped."""

    async def read_on(self, sequel: Sequel, wait_key: WaitKey) -> None:
        """Read on from here; a piece that was cut off begins again.

        Args:
            sequel: what is read.
            wait_key: waits for a key, and whatever key is pressed stops it, and means nothing else.
        """
        here = sequel.present()
        piece = here if here is not None and here == self._cut else sequel.onward()
        self._cut = None
        urgency = Urgency.NEWS if self._data.settings.braille else Urgency.ANSWER
        while piece is not None:
            self._dialogue.say(replace(piece, urgency=urgency, validity=None), again=sequel.kept)
            if await self._heard(piece.text, wait_key) is not None:
                for output in tuple(self._dialogue.outputs.all):
                    output.silence()
                self._cut = piece
                return
            urgency, piece = Urgency.NEWS, sequel.onward()
        self._dialogue.tell("read-on-end", Urgency.NEWS)

    async def _heard(self, text: str, wait_key: WaitKey) -> Key | None:
        """Wait until a piece has been heard; returns the key that was pressed before."""
        if self._data.settings.braille:
            while self._dialogue.outputs.screen.unread:  # nothing advances by time
                key = await wait_key(LOOK)
                if key is not None:
                    return key
            return None
        until = self._clock() + Pace(self._data.settings.rate).seconds(text)
        while True:
            busy = self._speaker.busy
            if busy is False or (busy is None and self._clock() >= until):
                return await wait_key(0.0, reads=False)
            key = await wait_key(LOOK, reads=False)
            if key is not None:
                return key


COPIES = "copied.txt"
"""The file for lines that are copied where a terminal has no clipboard."""


class HistoryCommands:
    """What the commands for the history do.

    Args:
        dialogue: has the lines, and says them again.
        data: where they are written.
        scene: has the open question.
        presses: counts the keys of this run.
        now: returns the date and the time of day.
    """

    def __init__(
        self,
        dialogue: Dialogue,
        data: UserData,
        scene: Scene,
        presses: KeyPresses,
        now: Callable[[], datetime],
    ) -> None:
        self._dialogue = dialogue
        self._history = dialogue.outputs.history
        self._data = data
        self._scene = scene
        self._presses = presses
        self._now = now
        self._repeats = 0
        self._repeated_at = -1

    @property
    def sequel(self) -> Sequel:
        """The lines from the one that is being reviewed to the newest."""
        return Sequel(lambda: self._history.reviewed, self._onward, kept=True)

    def _onward(self) -> Line | None:
        history = self._history
        if history.reviewed is None:
            return None
        line, moved = history.newer()
        return line if moved else None

    def say_since(self) -> None:
        """Say everything again since the last choice."""
        told = False
        for line in self._history.since():
            told = True
            self.retell(line)
        if not told:
            self._dialogue.tell("nothing-since")

    def go_older(self) -> None:
        """Go one line back."""
        line, moved = self._history.older()
        self._review(line, "" if moved else "history-older")

    def go_newer(self) -> None:
        """Go one line on."""
        line, moved = self._history.newer()
        self._review(line, "" if moved else "history-newer")

    def go_to_oldest(self) -> None:
        """Go to the first line that is kept."""
        self._review(self._history.go_to_oldest())

    def go_to_newest(self) -> None:
        """Go to the last line."""
        self._review(self._history.go_to_newest())

    def change_category(self, step: int) -> None:
        """Walk through lines of another kind: of the next one, or, for -1, of the one before."""
        count = self._history.next_category(step)
        self._dialogue.tell(f"category-{self._history.category.value}", count=count)

    def retell(self, line: Line) -> None:
        """Say a line again, which the history has already, though it may be true no longer."""
        self._dialogue.say(replace(line, urgency=Urgency.ANSWER, validity=None), again=True)

    def repeat(self, asked: bool = False) -> None:
        """Say the last line; pressed again word by word, then letter by letter.

        Args:
            asked: whether the open question of the game is said, whatever came after it; but not
                in place of a line that is being reviewed.
        """
        history = self._history
        question = self._scene.open_question() if asked and history.reviewed is None else None
        line = question or history.current()
        if line is None:
            self._dialogue.tell("nothing-said")
            return
        count = self._presses.count
        self._repeats = self._repeats + 1 if count == self._repeated_at + 1 else 0
        self._repeated_at = count
        match self._repeats % 3:
            case 0:
                self.retell(line)
            case 1:
                words = [f"{word.rstrip('.,;:!?')}." for word in line.text.split()]
                self.retell(replace(line, text=" ".join(words)))
            case _:
                self.retell(replace(line, text=f"{spelled(self._dialogue.narrator, line.text)}."))

    def _review(self, line: Line | None, edge: str = "") -> None:
        if line is None:
            self._dialogue.tell("nothing-said")
            return
        text = self._dialogue.narrator.say(edge, text=line.text) if edge else line.text
        self.retell(replace(line, text=text))

    def copy(self) -> None:
        """Copy the line to the clipboard, or into a file where there is none."""
        line = self._history.current()
        if line is None:
            self._dialogue.tell("nothing-said")
        elif line.secret:
            self._dialogue.tell("copy-secret")
        else:
            self.copy_text(line.text)

    def copy_text(self, text: str) -> None:
        """Copy a text to the clipboard, or into a file where there is none."""
        if self._clipboard and self._dialogue.outputs.screen.copy(text):
            self._dialogue.tell("copied")
        else:
            self._write(self._data.folder / COPIES, f"{text}\n", more=True)

    @property
    def _clipboard(self) -> bool:
        return self._data.settings.copy_to == "clipboard"

    def save(self) -> None:
        """Save the whole history."""
        stamp = self._now().strftime("%Y-%m-%d-%H%M%S")
        path = self._data.folder / f"history-{stamp}.txt"
        self._write(path, self._history.text())

    def _write(self, path: Path, text: str, more: bool = False) -> None:
        tell, rows = self._dialogue.tell, text.replace("\n", os.linesep)
        self._data.unsaved.put(
            path,
            lambda: (append_own if more else write_whole)(path, rows),
            lambda fault: tell("not-written", why=str(fault.strerror or fault)),
            lambda: tell("written", file=str(path)),
        )


class Recall:
    """What was said before, and how it is said again.

    Args:
        history: keeps lines.
        unheard: knows which of them may not have been heard.
        commands: what keys do with the history.
        recital: reads on from a line.
        presses: counts keys, since the same one again may mean more.
    """

    def __init__(
        self,
        history: History,
        unheard: UnheardLines,
        commands: HistoryCommands,
        recital: Recital,
        presses: KeyPresses,
    ) -> None:
        self.history = history
        self.unheard = unheard
        self.commands = commands
        self.recital = recital
        self.presses = presses
