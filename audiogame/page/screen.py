"""The screen of the page: lines go to the shell, which hands them to the screen reader."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from audiogame.console.screen import Clipboard
from audiogame.console.typed_text import TypedText
from audiogame.narration.line import Line
from audiogame.outputs.plain_text import printable
from audiogame.outputs.short_row import More
from audiogame.page.from_shell import Copied, Held, LineHanded, Superseded
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell
from audiogame.page.to_shell import Copy, Erase, Notify, Said, Withdrawn

KEPT = 400
"""Lines that the shell may still report as unheard."""


class PageScreen:
    """Output that shows lines in the page.

    Args:
        line: connection to the shell.
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
        """Callback for a line that the player may not have heard."""
        self.cut: Callable[[Line], None] = lambda line: None
        """Callback for a line that a key may have cut off."""
        self._line = line
        self._seconds = seconds
        self._lines: OrderedDict[int, Line] = OrderedDict()
        self._secret = False
        self._copies: dict[int, Callable[[Clipboard], None]] = {}
        """By number of a text to be copied: the callback that waits for the browser's answer."""
        for kind in (LineHanded, Held, Superseded, Copied):
            line.on(kind, self.learn)

    def take(self, line: Line) -> None:
        """Show a line."""
        self._show(line, row=False)

    def take_row(self, line: Line) -> str:
        """Show a line as an answer to a navigation key: the next answer may replace it."""
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
        """Withdraw lines from the shell that are no longer true."""
        stale = tuple([at for at, line in self._lines.items() if line.validity and line.stale])
        for number in stale:
            del self._lines[number]
        if stale:
            self._line.send(Withdrawn(stale))

    def learn(self, message: FromShell) -> None:
        """Handle the shell's report on a line, or on a copied text."""
        match message:
            case Held(number, why):
                line = self._lines.pop(number, None)
                if line is not None:
                    (self.cut if why == "key" else self.held)(line)
            case Superseded(number):
                self._lines.pop(number, None)
            case Copied(number, done):
                answered = self._copies.pop(number, None)
                if answered is not None:
                    answered(Clipboard.COPIED if done else Clipboard.NONE)

    def renew(self) -> None:
        """Do nothing: only the program writes to the page."""

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Apply a theme and a view to lines from now on."""
        self.theme, self.spacing, self.view = theme, spacing, view

    def take_rest(self) -> bool:
        """Return False: lines are never cut off here."""
        return False

    def show_again(self) -> None:
        """Do nothing: earlier lines remain on the page."""

    def settle(self) -> None:
        """Leave to the shell what counts as read, except lines that are no longer true."""
        self._withdraw()

    def hide(self) -> None:
        """Erase secrets from the page."""
        if self._secret:
            self._secret = False
            for number in [number for number, line in self._lines.items() if line.secret]:
                del self._lines[number]
            self._line.send(Erase())

    def wipe(self) -> None:
        """Erase secrets from the page."""
        self.hide()

    def edit(self, typed: TypedText, row: str = "", reads: int = 0) -> None:
        """Do nothing: the page's text field shows what is typed."""

    def edited(self) -> None:
        """Do nothing: the page's text field shows what is typed."""

    can_ring = False

    def notify(self, text: str, rings: bool) -> None:
        """Notify a player who does not see the page, through the shell."""
        self._line.send(Notify(text))

    def follow_focus(self, on: bool) -> None:
        """Do nothing: the shell always reports the focus."""

    def copy(self, text: str, answered: Callable[[Clipboard], None]) -> None:
        """Copy a text to the browser's clipboard."""
        number = self._line.number()
        self._copies[number] = answered
        self._line.send(Copy(number, text))

    def pressed(self) -> None:
        """Do nothing: the shell knows when keys were pressed."""

    def silence(self) -> None:
        """Do nothing: only the screen reader can stop its speech."""

    def close(self) -> None:
        """Erase secrets from the page."""
        self.hide()
