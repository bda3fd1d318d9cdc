"""Text entry: one line of text, typed, corrected and pasted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from audiogame.console.app import App
from audiogame.console.key_source import PASTE
from audiogame.console.typed_text import PROMPT, TypedText, graphemes, typed
from audiogame.keys.commands import Mode
from audiogame.keys.names import CHARACTERS
from audiogame.narration.line import Line, Subject, Urgency
from audiogame.opponents.seat_list import check_name
from audiogame.table.own_file import long_path

BACK = ("escape", "tab")
"""Keys that cancel a text; some screen readers keep Escape for themselves."""
ENDS = ("enter", *BACK)
"""Keys that end a text."""
LONGEST_TEXT = 200
"""Maximum characters of a typed text."""


async def enter_text(app: App, prompt: str, longest: int = LONGEST_TEXT) -> str | None:
    """Open a text entry with cursor and paste.

    What is typed is shown at once; nothing is redrawn, so that readers say it once.  The
    program's own voice says each letter, and those that the cursor reaches, as readers do by
    themselves.

    Args:
        prompt: said first.
        longest: most characters.

    Returns:
        The text without blanks around it, None if the player went back.
    """
    return await _Typing(app, prompt, longest=longest).run()


async def enter_code(app: App, prompt: str) -> str:
    """Open the entry of a secret code; return it, empty if the player went back.

    What is typed is neither shown nor spoken: each character ticks.
    """
    return await _Typing(app, prompt, hidden=True).run() or ""


class _Typing:
    """A text being typed; a hidden one is neither shown nor spoken."""

    def __init__(
        self, app: App, prompt: str, hidden: bool = False, longest: int = LONGEST_TEXT
    ) -> None:
        self._app = app
        self._prompt = prompt
        self._hidden = hidden
        self._longest = longest
        self._typed = TypedText()
        self._full = False
        """Whether the player was told that the text is full."""
        self._asked = Subject()
        self._asked_at = 0.0

    async def run(self) -> str | None:
        """Handle keys until the text is done; return None if the player goes back."""
        shown = self._app.front.display.show_entry(self._prompt, hidden=self._hidden)
        try:
            return await self._take()
        finally:
            self._app.dialogue.outputs.screen.edited()
            self._asked.change()
            shown.end()

    async def _take(self) -> str | None:
        self._ask()
        while True:
            # Once something is typed, Space is part of it.
            key = await self._app.keyboard.key(
                reads=not self._typed.letters, offers=False, types=True
            )
            assert key is not None, "without a time limit there is a key"
            if self._app.keyboard.overheard:  # news was printed: the text continues in a row below
                self._show(row=PROMPT)
            if key.name == PASTE:
                self._paste(key.text or "")
                continue
            if key.text is not None:
                self._typed = typed(_typeable(key.text))
            elif not self._typed.letters and key.name in ENDS and key.earliest < self._asked_at:
                self._ask()  # pressed before the prompt was said
                continue
            count = len(self._typed.text)
            if key.name == "enter" and count > self._longest:
                self._app.dialogue.tell("typed-too-long", count=count, longest=self._longest)
            elif key.name == "enter":
                return self._typed.text.strip()
            elif key.name in BACK:
                return None
            elif key.name in TYPING:
                TYPING[key.name](self)
            elif self._app.scene.open_rules is not None and self._is_rules(key.name):
                await self._app.scene.open_rules()
                self._ask()
            else:
                self._add(CHARACTERS.get(key.name, key.name))

    def _ask(self) -> None:
        validity = self._asked.change()
        self._app.dialogue.say(
            Line(self._prompt, urgency=Urgency.ANSWER, listed=True, validity=validity)
        )
        self._show(row=PROMPT)
        self._asked_at = self._app.front.clock()
        self._app.front.keys.look()

    def _show(self, row: str = "", reads: int = 0) -> None:
        """Show the text unless it is hidden: in a new row, or in the present one."""
        if not self._hidden:
            self._app.dialogue.outputs.screen.edit(self._typed, row, reads)

    def _echo(self, says: str, reads: int = 0) -> None:
        """Show and say what a key has changed or reached; a hidden text only ticks."""
        if self._hidden:
            self._app.dialogue.tick()
            return
        self._show(reads=reads)
        self._app.speaker.echo(says)

    def _add(self, char: str) -> None:
        fits = len(self._typed.text) < self._longest
        if len(char) != 1 or not char.isprintable() or (self._full and not fits):
            self._app.dialogue.tick()
        elif fits:
            self._typed = self._typed.insert(char)
            self._full = False
            self._echo(char)
        else:
            self._full = True
            self._app.dialogue.tell("typed-full", longest=self._longest)
            self._show(row=PROMPT)

    def _paste(self, text: str) -> None:
        """Insert a text that may have several rows; one that is too long is refused whole."""
        text = _typeable(" ".join(text.split()))
        longer = self._typed.insert(text)
        if not text:
            self._app.dialogue.tick()
        elif len(longer.text) > self._longest:
            count = len(longer.text)
            self._app.dialogue.tell("typed-too-long", count=count, longest=self._longest)
            self._show(row=PROMPT)
        else:
            self._typed = longer
            self._echo(text)

    def _backspace(self) -> None:
        gone = self._typed.left().here if self._typed.at else ""
        if not gone:
            self._app.dialogue.tick()
            return
        self._typed = self._typed.backspace()
        self._echo(gone)

    def _delete(self) -> None:
        if not self._typed.here:
            self._app.dialogue.tick()
            return
        self._typed = self._typed.delete()
        self._echo(self._typed.here, reads=1)

    def _step(self, to: TypedText) -> None:
        """Go to the next or previous letter; every reader says it by itself."""
        self._typed = to
        self._echo(to.here)

    def _jump(self, to: TypedText, says: str = "") -> None:
        """Go to a letter or word, which not every reader says; at the end, to the last word."""
        self._typed, says = to, says or to.here
        back = to.at - to.word_left().at
        self._echo(says, reads=len(graphemes(says)) if says else -back)

    def _go(self, to: TypedText) -> None:
        """Go to the beginning of a word."""
        self._jump(to, to.word)

    def _say_again(self) -> None:
        """Say the text so far in the row where typing continues: there a reader finds it."""
        if self._hidden:
            self._ask()
            return
        text = self._typed.text
        told = self._app.dialogue.narrator.say("typed-so-far", text=text, count=len(text))
        self._app.dialogue.say(Line(told, urgency=Urgency.ANSWER), edits=self._typed)

    def _is_rules(self, key: str) -> bool:
        """Return whether a key that types nothing opens the rule book."""
        command = self._app.profile.keymap.command(key, Mode.NEW)
        return len(key) > 1 and command is not None and command.name == "rulebook"


def _typeable(text: str) -> str:
    """Return the typeable characters of a text."""
    return "".join(char for char in text if char.isprintable())


TYPING: Mapping[str, Callable[[_Typing], None]] = {
    "backspace": _Typing._backspace,
    "delete": _Typing._delete,
    "left": lambda typing: typing._step(typing._typed.left()),
    "right": lambda typing: typing._step(typing._typed.right()),
    **dict.fromkeys(("home", "ctrl-a"), lambda typing: typing._jump(typing._typed.home())),
    **dict.fromkeys(("end", "ctrl-e"), lambda typing: typing._jump(typing._typed.end())),
    "ctrl-left": lambda typing: typing._go(typing._typed.word_left()),
    "ctrl-right": lambda typing: typing._go(typing._typed.word_right()),
    **dict.fromkeys(("up", "down", "f1"), _Typing._say_again),
}
"""Handlers of the keys that neither type nor end a text."""


async def enter_path(app: App, message: str, usual: Path) -> Path | None:
    """Open the entry of a file's path; return None for going back, which is said.

    Args:
        message: the id of what is said; it names the usual file.
        usual: the default, if nothing is typed.
    """
    told = app.dialogue.narrator.say(message, file=str(usual), **app.dialogue.ways_back)
    entered = await enter_text(app, told)
    if entered is None:
        app.dialogue.tell("as-it-was")
        return None
    try:
        return long_path(Path(entered).expanduser().absolute()) if entered else usual
    except RuntimeError:  # the home folder of an unknown user
        return long_path(Path(entered).absolute())


async def enter_name(app: App, name: str, taken: set[str]) -> str:
    """Open the entry of a player's name; return the old one if none is typed."""
    while True:
        message = "enter-name" if name else "enter-new-name"
        entered = await enter_text(
            app, app.dialogue.narrator.say(message, name=name, **app.dialogue.ways_back)
        )
        if not entered:
            return name
        fault = check_name(entered)
        if not fault and entered not in taken:
            return entered
        app.dialogue.tell(
            "fault", why=fault or app.dialogue.narrator.say("name-taken", name=entered)
        )
