"""Review of earlier lines: walk through them, repeat, spell, copy, save, and read on."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from audiogame.console.scene import Sequel
from audiogame.console.screen import Clipboard
from audiogame.console.spelling import spelled
from audiogame.console.user_data import Pace
from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.fault import system_reason
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
    from audiogame.console.user_data import UserData


LOOK = 0.03
"""Seconds between two checks whether a piece has been heard."""


WaitKey = Callable[..., Awaitable["Key | None"]]
"""Waits for a key: for so many seconds, and, with `reads=False`, also for a Space that would read
unheard lines.  Returns None where none came."""


class Recital:
    """Reads on piece by piece until the end, or until a key is pressed.

    Args:
        front: has the clock.
        data: the settings.
        dialogue: says pieces.
        speaker: knows whether a voice still speaks.
    """

    def __init__(
        self, front: FrontEnd, data: UserData, dialogue: Dialogue, speaker: Speaker
    ) -> None:
        self._clock = front.clock
        self._data = data
        self._dialogue = dialogue
        self._speaker = speaker
        self._cut: Line | None = None
        """The piece during which the last reading was stopped."""

    async def read_on(self, sequel: Sequel, wait_key: WaitKey) -> None:
        """Read on from here; a piece that was cut off is repeated.

        Args:
            sequel: the pieces.
            wait_key: waits for a key; any key stops the reading, and does nothing else.
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
        """Wait until a piece has been heard; return the key that was pressed before then."""
        if self._data.settings.braille:
            while self._dialogue.outputs.screen.unread:  # in braille nothing advances by time
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
"""The file for copied lines where the terminal has no clipboard."""


class Recall:
    """Earlier lines, and the ways to hear them again: the commands of the history.

    Args:
        dialogue: has the lines, and says them again.
        recital: reads on from a line.
        data: the folder to write lines to.
        scene: has the open question.
        now: returns the date and the time.
    """

    def __init__(
        self,
        dialogue: Dialogue,
        recital: Recital,
        data: UserData,
        scene: Scene,
        now: Callable[[], datetime],
    ) -> None:
        self.history = dialogue.outputs.history
        self.recital = recital
        self._dialogue = dialogue
        self._data = data
        self._scene = scene
        self._now = now
        self._repeats = 0
        self._repeated_at = -1
        self._stands_for = "", ""
        """The last line that said what was copied, and that text."""

    @property
    def sequel(self) -> Sequel:
        """The lines from the reviewed one to the newest."""
        return Sequel(lambda: self.history.reviewed, self._onward, kept=True)

    def _onward(self) -> Line | None:
        history = self.history
        if history.reviewed is None:
            return None
        line, moved = history.newer()
        return line if moved else None

    def say_since(self) -> None:
        """Repeat everything said since the last choice."""
        told = False
        for line in self.history.since():
            told = True
            self.retell(line)
        if not told:
            self._dialogue.tell("nothing-since")

    def go_older(self) -> None:
        """Go to the next older line."""
        line, moved = self.history.older()
        self._review(line, "" if moved else "history-older")

    def go_newer(self) -> None:
        """Go to the next newer line."""
        line, moved = self.history.newer()
        self._review(line, "" if moved else "history-newer")

    def go_to_oldest(self) -> None:
        """Go to the oldest line that is kept."""
        self._review(self.history.go_to_oldest())

    def go_to_newest(self) -> None:
        """Go to the newest line."""
        self._review(self.history.go_to_newest())

    def change_category(self, step: int) -> None:
        """Filter the lines by the next category, or, for -1, by the one before."""
        count = self.history.next_category(step)
        self._dialogue.tell(f"category-{self.history.category.value}", count=count)

    def retell(self, line: Line) -> None:
        """Repeat a line, which the history has already, though it may no longer be valid."""
        self._dialogue.say(replace(line, urgency=Urgency.ANSWER, validity=None), again=True)

    def repeat(self, asked: bool = False) -> None:
        """Repeat the last line; pressed again, word by word, then letter by letter.

        Args:
            asked: whether to repeat the game's open question, though lines came after it; but not
                in place of a line that is being reviewed.
        """
        history = self.history
        question = self._scene.open_question() if asked and history.reviewed is None else None
        line = question or history.current()
        if line is None:
            self._dialogue.tell("nothing-said")
            return
        count = history.presses
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
        """Copy the current line to the clipboard, or to a file where there is none."""
        line = self.history.current()
        if line is None:
            self._dialogue.tell("nothing-said")
        elif line.secret:
            self._dialogue.tell("copy-secret")
        else:
            said, text = self._stands_for
            self.copy_text(text if line.text == said else line.text)

    def has_copied(self, text: str) -> None:
        """Record that the newest line says that a text was copied: it is copied again by that."""
        self._stands_for = self.history.newest(), text

    def copy_text(self, text: str) -> None:
        """Copy a text to the clipboard, or to a file where there is none."""

        def answered(answer: Clipboard) -> None:
            if answer is Clipboard.NONE:
                self._write(self._data.folder / COPIES, f"{text}\n", more=True)
            elif answer is not Clipboard.SHOWN:
                self._dialogue.tell("copied", answered=answer is Clipboard.COPIED)

        if self._data.settings.copy_to == "clipboard":
            self._dialogue.outputs.screen.copy(text, answered)
        else:
            answered(Clipboard.NONE)

    def save(self) -> None:
        """Save the whole history to a file."""
        stamp = self._now().strftime("%Y-%m-%d-%H%M%S")
        path = self._data.folder / f"history-{stamp}.txt"
        self._write(path, self.history.text())

    def _write(self, path: Path, text: str, more: bool = False) -> None:
        tell, rows = self._dialogue.tell, text.replace("\n", os.linesep)
        self._data.unsaved.put(
            path,
            lambda: (append_own if more else write_whole)(path, rows),
            lambda fault: tell("not-written", why=system_reason(fault)),
            lambda: tell("written", file=str(path)),
        )
