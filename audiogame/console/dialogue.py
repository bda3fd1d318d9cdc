"""Lines out: what is said goes to every output, dated, and in the order in which it was said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from audiogame.console.spelling import speakable
from audiogame.console.typed_text import PROMPT
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.key_source import Key
    from audiogame.console.scene import Scene
    from audiogame.console.screen import Screen
    from audiogame.console.typed_text import TypedText
    from audiogame.console.user_data import UserData
    from audiogame.narration.narrator import Narrator
    from audiogame.outputs import Output
    from audiogame.outputs.history import History
    from audiogame.outputs.holder import Holder

Fault = OSError | ValueError
"""What an output fails with."""


def chooses_nothing(key: Key) -> Line | None:
    """Return nothing: no key chooses anything here that was walked to."""
    return None


class Outputs:
    """Every output of one run: the screen, the history, and whoever speaks and plays sounds.

    Args:
        screen: shows lines.
        history: keeps them.
        others: where else they end, such as a transcript.
        scene: whether a game is open.
        holder: of the keyboard, for whom alone some lines are.
        data: the settings, which may want captions of sounds.
    """

    def __init__(
        self,
        screen: Screen,
        history: History,
        others: Iterable[Output],
        scene: Scene,
        holder: Holder,
        data: UserData,
    ) -> None:
        self.screen = screen
        self.history = history
        self.holder = holder
        self.all: list[Output] = [screen, history, *others]
        """Where lines end; one that fails is taken out."""
        self.lost: Fault | None = None
        """Why the output that failed last did."""
        self.unheard = ""
        """What was said last of a game when nobody could hear it any more."""
        self.caption: Callable[[tuple[Sounded, ...]], str] = lambda cues: ""
        """Puts sounds into words."""
        self.mute: Callable[[], Iterable[Output | None]] = tuple
        """Returns the outputs by which nobody hears words now."""
        self.in_a_row: Callable[[], bool | None] = lambda: None
        """Whether a line has to fit into one row; None where no reader reads rows."""
        self.noted: Callable[[Line, str], None] = lambda line, rest: None
        """Takes note of a line, and of what of it did not fit into its row."""
        self._scene = scene
        self._data = data

    @property
    def heard(self) -> bool:
        """Whether what is said arrives somewhere: the history alone and sounds are not enough."""
        mute = [self.history, *self.mute()]
        return any(output not in mute for output in self.all)

    def replace_screen(self, screen: Screen) -> None:
        """Show lines on another screen from now on."""
        place = self.all.index(self.screen) if self.screen in self.all else 0
        self.all[place] = self.screen = screen

    def take(
        self,
        line: Line,
        date: Callable[[Line], Line],
        row: bool = False,
        again: bool = False,
        edits: TypedText | None = None,
    ) -> list[tuple[Output, Fault]]:
        """Hand a line to every output; one that fails is dropped.

        Args:
            date: gives it its validity.
            row: whether it answers a key that walks, and has to fit into one row of the screen;
                where a screen reader reads the screen, `in_a_row` tells which rows have to.
            again: whether the history has it already.
            edits: the text that the screen shows in its place, to be typed on.

        Returns:
            The outputs that failed, and why.
        """
        line = self.holder.marked(line)
        if not self.holder.may_hear(line):  # kept for whom it is for, and told to nobody else
            if not again:
                self.history.take(line)
            return []
        self.holder.shown = self.holder.shown or (line.secret and not line.unnamed)
        line = replace(line, cues=()) if again else date(line)
        if line.cues and self._data.settings.captions:
            line = replace(line, caption=self.caption(line.cues))
        deaf = self.in_a_row()
        row = row if deaf is None else deaf
        rest, failed = "", []
        for output in tuple(self.all):
            if again and output is self.history:
                continue
            try:
                if output is self.screen and edits is not None:
                    prompt = PROMPT if edits.letters else f"{line.shown} {PROMPT}"
                    self.screen.edit(edits, row=prompt)
                elif row and output is self.screen:
                    rest = self.screen.take_row(line)
                else:
                    output.take(line)
            except (OSError, ValueError) as fault:
                self.all.remove(output)
                self.lost = fault
                failed.append((output, fault))
        self.noted(line, rest)
        if self.lost is not None and self._scene.in_game and line.text and not self.heard:
            self.unheard = line.text
        return failed


class _Asked:
    """What is open to be answered at one place: in a game, a list, or a question of yes or no."""

    def __init__(self) -> None:
        self.question, self.choice = Subject(), Subject()

    def end(self) -> None:
        """End the question, and what was said of what would be chosen."""
        self.question.change()
        self.choice.change()


class Dialogue:
    """What is said to the player, and how long it is true.

    Args:
        outputs: where lines end.
        narrator: puts the program's own messages into words.
        ways_back: returns the keys that go back, as messages name them.
    """

    def __init__(
        self,
        outputs: Outputs,
        narrator: Narrator,
        ways_back: Callable[[], Mapping[str, object]],
    ) -> None:
        self.outputs = outputs
        self.narrator = narrator
        self.withheld: Callable[[Key], Line | None] = chooses_nothing
        """Returns what is said instead of what a key chooses, where that was not heard."""
        self._ways_back = ways_back
        self._asked = _Asked()

    @property
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, as sentences name them: none that the screen reader keeps."""
        return self._ways_back()

    def say(
        self, line: Line, row: bool = False, again: bool = False, edits: TypedText | None = None
    ) -> None:
        """Hand a line to every output; one that fails is dropped, and the others say so.

        Args:
            row: whether it answers a key that walks, and has to fit into one row of the screen.
            again: whether the history has it already.
            edits: the text that the screen shows in its place, to be typed on.
        """
        for output, fault in self.outputs.take(line, self._dated, row, again, edits):
            if self.outputs.heard:
                self.tell("output-lost", name=output.name, why=fault)

    def tell(
        self,
        message: str,
        urgency: Urgency = Urgency.ANSWER,
        validity: Validity | None = None,
        **args: object,
    ) -> None:
        """Say a common message.

        Args:
            validity: how long it is true; None for what stays true.
        """
        text = self.narrator.say(message, **{**self.ways_back, **args})
        self.say(Line(text, urgency=urgency, validity=validity))

    def tell_choice(self, message: str, urgency: Urgency = Urgency.ANSWER, **args: object) -> str:
        """Say a common message that tells what the next choice would take; returns its words."""
        text = self.narrator.say(message, **{**self.ways_back, **args})
        self.say(Line(text, urgency=urgency, offers=True))
        return text

    def tick(self) -> None:
        """Answer a key without words."""
        self.say(Line("", (Sounded("ui.error"),), Urgency.ANSWER))

    def not_yet(self, key: Key, what: str) -> str:
        """Return what is said instead of choosing what was not heard, and how it is chosen."""
        again = speakable(self.narrator, key.name)
        return self.narrator.say("not-chosen-yet", what=what.strip().rstrip("."), key=again)

    @contextmanager
    def asks(self) -> Iterator[None]:
        """Put questions meanwhile, which are over at the end; what was asked before stays open."""
        before, self._asked = self._asked, _Asked()
        try:
            yield
        finally:
            self._asked.end()
            self._asked = before

    @contextmanager
    def offering(self, withheld: Callable[[Key], Line | None]) -> Iterator[None]:
        """Offer something to choose meanwhile, which is over at the end.

        Args:
            withheld: returns what is said instead of what a key chooses that was not heard.
        """
        before, self.withheld = self.withheld, withheld
        try:
            with self.asks():
                yield
        finally:
            self.withheld = before

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
