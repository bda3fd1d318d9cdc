"""The delivery of lines to the outputs, and what is lost on the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from audiogame.console.needs import Teller
from audiogame.console.typed_text import PROMPT
from audiogame.narration.line import Subject
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.ledger import Ledger
    from audiogame.console.screen import Screen
    from audiogame.console.soundscape import Soundscape
    from audiogame.console.speaker import Speaker
    from audiogame.console.typed_text import TypedText
    from audiogame.narration.narrator import Line
    from audiogame.outputs import Output
    from audiogame.outputs.history import History
    from audiogame.outputs.holder import Holder
    from audiogame.settings import Settings


class DeliveryNeeds(Teller, Protocol):
    """Where lines end."""

    in_game: bool
    """Whether a game is open."""

    @property
    def settings(self) -> Settings:
        """The player's choices."""

    @property
    def outputs(self) -> list[Output]:
        """All of them; one that fails is taken out."""

    @property
    def screen(self) -> Screen:
        """The one that shows rows."""

    @property
    def history(self) -> History:
        """The one that remembers."""

    @property
    def holder(self) -> Holder:
        """Who holds the keyboard, and what may be told to whoever does."""

    @property
    def ledger(self) -> Ledger:
        """Knows what is left to read."""

    @property
    def speaker(self) -> Speaker:
        """Who speaks."""

    @property
    def soundscape(self) -> Soundscape:
        """Tells what cues mean, and has the output of sounds."""

    @property
    def reads_lines(self) -> bool:
        """Whether a screen reader reads what is printed."""


class _Asked:
    """What is open to be answered at one place: in a game, a list, or a question of yes or no."""

    def __init__(self) -> None:
        self.question, self.choice = Subject(), Subject()

    def end(self) -> None:
        """End the question, and what was said of what would be chosen."""
        self.question.change()
        self.choice.change()


class Delivery:
    """What hands each line to every output.

    Args:
        console: where the outputs are.
    """

    def __init__(self, console: DeliveryNeeds) -> None:
        self._console = console
        self.lost: OSError | ValueError | None = None
        """Why the output that failed last did."""
        self.unheard = ""
        """What was said last of a game when nobody could hear it any more."""
        self._asked = _Asked()

    @contextmanager
    def asks(self) -> Iterator[None]:
        """Let what is asked meanwhile be over at the end; what was asked before stays open."""
        before, self._asked = self._asked, _Asked()
        try:
            yield
        finally:
            self._asked.end()
            self._asked = before

    def end_question(self) -> None:
        """End what was asked here last: it is answered, asked anew, or somebody else is asked."""
        self._asked.end()

    def _dated(self, line: Line) -> Line:
        """Return a line with its validity: what asks is true until it is answered or asked anew.

        What tells of the next choice is true until another line tells of that.
        """
        if line.validity is not None or not (line.asks or line.offers):
            return line
        validity = self._asked.choice.change()
        return replace(line, validity=self._asked.question.change() if line.asks else validity)

    def say(
        self, line: Line, row: bool = False, again: bool = False, edits: TypedText | None = None
    ) -> None:
        """Hand a line to every output; one that fails is dropped, and the others say so.

        Args:
            row: whether it answers a key that walks, and has to fit into one row of the screen;
                where a screen reader reads the screen, the ledger knows which rows have to.
            again: whether the history has it already.
            edits: the text that the screen shows in its place, to be typed on.
        """
        console = self._console
        holder, screen, history = console.holder, console.screen, console.history
        line = holder.marked(line)
        if not holder.may_hear(line):  # kept for whom it is for, and told to nobody else
            if not again:
                history.take(line)
            return
        holder.shown = holder.shown or (line.secret and not line.unnamed)
        line = replace(line, cues=()) if again else self._dated(line)
        if line.cues and console.settings.captions:
            line = replace(line, caption=console.soundscape.caption(line.cues))
        if console.reads_lines:
            row = console.ledger.deaf
        rest = ""
        for output in tuple(console.outputs):
            if again and output is history:
                continue
            try:
                if output is screen and edits is not None:
                    screen.edit(edits, row=PROMPT if edits.letters else f"{line.shown} {PROMPT}")
                elif row and output is screen:
                    rest = screen.take_row(line)
                else:
                    output.take(line)
            except (OSError, ValueError) as fault:
                console.outputs.remove(output)
                self.lost = fault
                if self.heard:
                    console.tell("output-lost", name=output.name, why=fault)
        console.ledger.note(line, rest)
        if self.lost is not None and console.in_game and line.text and not self.heard:
            self.unheard = line.text

    @property
    def heard(self) -> bool:
        """Whether what is said arrives somewhere: the history alone and sounds are not enough."""
        console = self._console
        mute: list[Output | None] = [console.history, console.soundscape.sound]
        if console.speaker.silent:
            mute.append(console.speaker.speech)
        return any(output not in mute for output in console.outputs)
