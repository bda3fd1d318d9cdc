"""The screen of the page: lines go to the shell, which hands them to whoever reads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from audiogame.console.typed_text import TypedText
from audiogame.narration.line import Line
from audiogame.outputs.plain_text import printable
from audiogame.outputs.short_row import More
from audiogame.page.from_shell import Held, LineHanded, Superseded
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell
from audiogame.page.to_shell import Copy, Erase, Said, Withdrawn

KEPT = 400
"""Lines of which the shell may still say that nobody heard them."""


class PageScreen:
    """Shows lines in the page.

    Args:
        line: to the shell.
        seconds: returns how long a text takes to be spoken.
    """

    name = "screen"
    reads_on = False
    unread = False
    row_room = 0

    def __init__(self, line: ShellLine, seconds: Callable[[str], float]) -> None:
        self.widest = 0
        self.after_space = False
        self.more: Callable[[], More] = More
        self.bell: Callable[[], bool] = lambda: True
        self.theme = "own"
        self.view = "lines"
        self.spacing = "normal"
        self.held: Callable[[Line], None] = lambda line: None
        """Is told of a line that nobody may have heard."""
        self.cut: Callable[[Line], None] = lambda line: None
        """Is told of a line that a key may have cut off."""
        self._line = line
        self._seconds = seconds
        self._lines: OrderedDict[int, Line] = OrderedDict()
        self._secret = False
        for kind in (LineHanded, Held, Superseded):
            line.on(kind, self.learn)

    def take(self, line: Line) -> None:
        """Show a line."""
        self._show(line, row=False)

    def take_row(self, line: Line) -> str:
        """Show a line as an answer to a key that walks: it may be passed over for the next."""
        self._show(line, row=True)
        return ""

    def _show(self, line: Line, row: bool) -> None:
        self._withdraw()
        if not line.shown:
            return
        number, text = self._line.number(), printable(line.shown)
        self._lines[number] = line
        if len(self._lines) > KEPT:
            self._lines.popitem(last=False)
        self._secret = self._secret or line.secret
        self._line.send(
            Said(
                number,
                text,
                urgency=line.urgency.value,
                row=row,
                secret=line.secret,
                listed=line.listed,
                seconds=round(self._seconds(text), 2),
            )
        )

    def _withdraw(self) -> None:
        """Let the shell drop lines that are no longer true."""
        stale = tuple([at for at, line in self._lines.items() if line.validity and line.stale])
        for number in stale:
            del self._lines[number]
        if stale:
            self._line.send(Withdrawn(stale))

    def learn(self, message: FromShell) -> None:
        """Take note of what has become of a line."""
        match message:
            case Held(number, why):
                line = self._lines.pop(number, None)
                if line is not None:
                    (self.cut if why == "key" else self.held)(line)
            case Superseded(number):
                self._lines.pop(number, None)

    def renew(self) -> None:
        """Leave the page as it is: nobody else writes to it."""

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Show lines from now on in a theme, and in a view."""
        self.theme, self.spacing, self.view = theme, spacing, view

    def take_rest(self) -> bool:
        """Tell that lines are never cut off here."""
        return False

    def show_again(self) -> None:
        """Leave the page as it is: what was shown still stands there."""

    def settle(self) -> None:
        """Leave it to the shell what counts as read, but for what is no longer true."""
        self._withdraw()

    def hide(self) -> None:
        """Let the page forget what is secret."""
        if self._secret:
            self._secret = False
            for number in [number for number, line in self._lines.items() if line.secret]:
                del self._lines[number]
            self._line.send(Erase())

    def wipe(self) -> None:
        """Let the page forget what is secret."""
        self.hide()

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Leave what is typed to the field in which it is typed."""

    def edited(self) -> None:
        """Leave what is typed to the field in which it is typed."""

    def copy(self, text: str) -> bool:
        """Hand a text to the clipboard."""
        self._line.send(Copy(text))
        return True

    def pressed(self) -> None:
        """Leave keys to the shell, which knows when they were pressed."""

    def silence(self) -> None:
        """Leave what is being read to the screen reader."""

    def close(self) -> None:
        """Let the page forget what is secret."""
        self.hide()
