"""Line output: each line goes to every output, with its validity, in the order it was said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from audiogame.console.spelling import speakable
from audiogame.console.typed_text import PROMPT
from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import program_texts, shared_texts
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.key_source import Key
    from audiogame.console.scene import Scene
    from audiogame.console.screen import Screen
    from audiogame.console.typed_text import TypedText
    from audiogame.console.user_data import UserData
    from audiogame.outputs import Output
    from audiogame.outputs.history import History, Holder

Fault = OSError | ValueError
"""The errors with which an output fails."""
ERRORS = frozenset(
    (
        *("fault", "went-wrong", "part-went-wrong", "game-went-wrong", "lesson-went-wrong"),
        *("not-written", "not-read", "not-kept", "settings-not-saved", "cannot-save"),
        *("assess-not-kept", "lesson-not-kept", "voice-cannot-speak", "text-wrong", "code-wrong"),
        *("not-an-option", "wrong-seats"),
    )
)
"""The messages that say that something is wrong, or could not be done: they look so, too."""


class Ledger(Protocol):
    """The lines that may not have been heard, as `UnheardLines` keeps them."""

    def in_a_row(self, row: bool) -> bool:
        """Return whether a line has to fit into one row.

        Args:
            row: whether it has to where no screen reader reads rows.
        """

    def note(self, line: Line, rest: str = "") -> None:
        """Record a line that has just been printed.

        Args:
            rest: what did not fit into its row.
        """

    def overtake(self, line: Line) -> None:
        """Record a line that a key has overtaken in the queue of a screen reader."""


class Ears(Protocol):
    """How lines are heard, for the parts that say them: `Console`, which makes all of them."""

    @property
    def unheard(self) -> Ledger:
        """The lines that may not have been heard."""

    @property
    def mute(self) -> tuple[Output | None, ...]:
        """The outputs that convey no words: sounds, and speech that is silent."""

    @property
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, for use in messages: none that the screen reader intercepts."""

    def caption(self, cues: tuple[Sounded, ...]) -> str:
        """Return the caption of a line's cues."""

    def pair(self) -> None:
        """Pair speech and sounds, after either was begun or ended."""


class Outputs:
    """Every output of one run: the screen, the history, speech and sounds.

    Args:
        screen: shows lines.
        history: keeps lines.
        others: further outputs, such as a transcript.
        scene: whether a game is open.
        holder: the seat at the keyboard; secret lines are for one seat alone.
        data: the settings, which may turn on captions of sounds.
        ears: captions sounds, and is told of each printed line.
    """

    def __init__(
        self,
        screen: Screen,
        history: History,
        others: Iterable[Output],
        scene: Scene,
        holder: Holder,
        data: UserData,
        ears: Ears,
    ) -> None:
        self.screen = screen
        self.history = history
        self.holder = holder
        self.all: list[Output] = [screen, history, *others]
        """The outputs that take lines; one that fails is removed."""
        self.lost: Fault | None = None
        """The error with which the last output failed."""
        self.unheard = ""
        """The last line of a game that was said when no output was left to hear it."""
        self._scene = scene
        self._data = data
        self._ears = ears

    @property
    def heard(self) -> bool:
        """Whether some output reaches the player: the history alone and sounds are not enough."""
        mute = (self.history, *self._ears.mute)
        return any(output not in mute for output in self.all)

    def replace_screen(self, screen: Screen) -> None:
        """Show lines on another screen from now on."""
        place = self.all.index(self.screen) if self.screen in self.all else 0
        self.all[place] = self.screen = screen

    def take(
        self,
        line: Line,
        row: bool = False,
        again: bool = False,
        edits: TypedText | None = None,
    ) -> list[tuple[Output, Fault]]:
        """Send a line to every output; one that fails is removed.

        Args:
            row: whether it answers an arrow key, and has to fit into one row of the screen;
                where a screen reader reads the screen, `UnheardLines` decides instead.
            again: whether the history has the line already.
            edits: the editable text that the screen shows in its place.

        Returns:
            The outputs that failed, each with its error.
        """
        if line.cues and self._data.settings.captions:
            line = replace(line, caption=self._ears.caption(line.cues))
        unheard = self._ears.unheard
        row = unheard.in_a_row(row)
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
        unheard.note(line, rest)
        if self.lost is not None and self._scene.in_game and line.text and not self.heard:
            self.unheard = line.text
        return failed


class _Asked:
    """The open question and the open choice of one place: a game, a list, or a yes-no question."""

    def __init__(self) -> None:
        self.question, self.choice = Subject(), Subject()

    def end(self) -> None:
        """Expire the question, and the line that said what would be chosen."""
        self.question.change()
        self.choice.change()

    def date(self, line: Line) -> Line:
        """Return a line with its validity: a question is valid until it is answered or asked anew.

        A line about the next choice is valid until another line about it.
        """
        validity = self.choice.change()
        return replace(line, validity=self.question.change() if line.asks else validity)


class Dialogue:
    """The lines said to the player, and how long each of them stays valid.

    Args:
        outputs: take the lines.
        narrator: formats the program's own messages.
        ears: knows the keys that go back, as messages name them.
    """

    def __init__(
        self,
        outputs: Outputs,
        narrator: Narrator,
        ears: Ears,
    ) -> None:
        self.outputs = outputs
        self.narrator = narrator
        self.withheld: Callable[[Key], Line | None] = lambda key: None
        """Returns the line said instead of what a key chooses, where that choice was not heard."""
        self.untranslated: set[tuple[str, str]] = set()
        """The texts, by kind and game, of which was said that they are not translated."""
        self._ears = ears
        self._asked = _Asked()

    @property
    def language(self) -> str:
        """The code of the player's language, in which each text is told that is translated."""
        return shared_texts(self.narrator.texts.wanted).language

    @property
    def ways_back(self) -> Mapping[str, object]:
        """The keys that go back, for use in messages: none that the screen reader intercepts."""
        return self._ears.ways_back

    def shared_around(self, language: str) -> Narrator:
        """Return the narrator of what is said around words of a language: never are there two.

        Args:
            language: its code; empty for that of the program.
        """
        own = self.narrator
        if language in ("", own.texts.language):
            return own
        return Narrator(shared_texts(language)).tells_as(own)

    def program_around(self, language: str) -> Narrator:
        """Return the narrator of any message around words of a language, if the program is told in
        it; else that of the program.

        Args:
            language: its code; empty for that of the program.
        """
        own = self.narrator
        if language in ("", own.texts.language):
            return own
        found = program_texts(language)
        return Narrator(found).tells_as(own) if found.language == language else own

    def say(
        self, line: Line, row: bool = False, again: bool = False, edits: TypedText | None = None
    ) -> None:
        """Send a line to every output; one that fails is removed, which the others say.

        Args:
            row: whether it answers an arrow key, and has to fit into one row of the screen.
            again: whether the history has the line already.
            edits: the editable text that the screen shows in its place.
        """
        if line.language and line.language == self.language:
            line = replace(line, language="")
        holder = self.outputs.holder
        if holder.source is not None and not line.secret:
            line = replace(line, secret=True, seats=holder.source.seats)
        if not holder.may_hear(line):  # kept for the seat it is for, said to no other
            if not again:
                self.outputs.history.take(line)
            return
        holder.shown = holder.shown or (line.secret and not line.unnamed)
        if again:
            line = replace(line, cues=())
        elif line.validity is None and (line.asks or line.offers):
            line = self._asked.date(line)
        for output, fault in self.outputs.take(line, row, again, edits):
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
            validity: expires when the message is no longer true; None for what stays true.
        """
        text = self.narrator.say(message, **{**self._ears.ways_back, **args})
        wrong = message in ERRORS
        self.say(Line(text, urgency=urgency, validity=validity, fault=wrong))

    def tell_choice(self, message: str, urgency: Urgency = Urgency.ANSWER, **args: object) -> str:
        """Say a message that names what the next choice would take; return its text."""
        text = self.narrator.say(message, **{**self._ears.ways_back, **args})
        self.say(Line(text, urgency=urgency, offers=True))
        return text

    def tick(self) -> None:
        """Answer a key with the error sound and no words."""
        self.say(Line("", (Sounded("ui.error"),), Urgency.ANSWER))

    def not_yet(self, key: Key, what: str, language: str) -> str:
        """Return the message that a choice was not heard yet, and the key that confirms it.

        Args:
            language: the code of the language of `what`; empty for that of the program.
        """
        narrator = self.shared_around(language)
        again = speakable(narrator, key.name)
        return narrator.say("not-chosen-yet", what=what.strip().rstrip("."), key=again)

    @contextmanager
    def asks(self) -> Iterator[None]:
        """Open a scope for questions, which expire at its end; those asked before stay open."""
        before, self._asked = self._asked, _Asked()
        try:
            yield
        finally:
            self._asked.end()
            self._asked = before

    @contextmanager
    def offering(self, withheld: Callable[[Key], Line | None]) -> Iterator[None]:
        """Open a scope for a choice, which expires at its end.

        Args:
            withheld: returns the line said instead of a choice that was not heard.
        """
        before, self.withheld = self.withheld, withheld
        try:
            with self.asks():
                yield
        finally:
            self.withheld = before

    def end_question(self) -> None:
        """Expire the last question: it is answered, asked anew, or another player is asked."""
        self._asked.end()
