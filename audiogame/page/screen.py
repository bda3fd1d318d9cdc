"""The screen of the page: lines go to the shell, which hands them to the screen reader."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from audiogame.console.screen import Clipboard
from audiogame.console.typed_text import TypedText
from audiogame.narration.line import Line, Urgency
from audiogame.outputs.plain_text import printable
from audiogame.outputs.short_row import More
from audiogame.page.from_shell import Copied, Held, LineHanded, Shortened, Superseded
from audiogame.page.line import ShellLine
from audiogame.page.message import FromShell
from audiogame.page.to_shell import Copy, Erase, Notify, Said, Silence, Withdrawn

KEPT = 400
"""Lines that the shell may still report as unheard."""


class PageScreen:
    """Output that shows lines in the page.

    Args:
        line: connection to the shell.
        seconds: returns how long a text takes to be spoken.
        clock: returns monotonic seconds.
        away: returns whether the player does not look at the page.
    """

    name = "screen"
    row_room = 0

    def __init__(
        self,
        line: ShellLine,
        seconds: Callable[[str], float],
        clock: Callable[[], float],
        away: Callable[[], bool],
    ) -> None:
        self.reads_on = False
        """Whether each line waits for a key, for braille."""
        self.widest = 0
        self.after_space = False
        self.more: Callable[[str], More] = lambda language: More()
        self.bell: Callable[[], bool] = lambda: True
        self.theme = "own"
        self.view = "lines"
        self.spacing = "normal"
        self.held: Callable[[Line], None] = lambda line: None
        """Callback for a line that the player may not have heard."""
        self.cut: Callable[[Line], None] = lambda line: None
        """Callback for a line that a key may have cut off."""
        self.shortened: Callable[[Line, int], None] = lambda line, seen: None
        """Callback for a line of which only the first characters are seen."""
        self.behind: Callable[[Line], None] = lambda line: None
        """Callback for a line before whose first word a key came."""
        self.uncopied: Callable[[], None] = lambda: None
        """Callback for a text that the browser does not copy; the text field has it."""
        self.dressed: Callable[[], object] = lambda: None
        """Callback for settings of the presentation that may have changed, before the next line."""
        self.overtakes: Callable[[], bool] = lambda: False
        """Returns whether a question said now comes before older news that still waits."""
        self._line = line
        self._clock, self._away = clock, away
        self._waiting: set[int] = set()
        """Lines that the shell has still to hand over."""
        self._quiet_at = 0.0
        """When what was handed over can have been spoken."""
        self._shown = False
        """Whether, for braille, the last line still waits for a key."""
        self._went_on = False
        """Whether, for braille, a line waited for the present key."""
        self._seconds = seconds
        self._lines: OrderedDict[int, Line] = OrderedDict()
        self._secret = False
        self._copies: dict[int, Callable[[Clipboard], None]] = {}
        """By number of a text to be copied: the callback that waits for the browser's answer."""
        for kind in (LineHanded, Held, Shortened, Superseded, Copied):
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
        shown = line.shown
        if not shown:
            return
        number, text = self._line.number(), printable(shown)
        self._lines[number] = line
        if len(self._lines) > KEPT:
            self._waiting.discard(self._lines.popitem(last=False)[0])
        self._waiting.add(number)
        self._shown = self._shown or line.urgency is not Urgency.ANSWER
        self._secret = self._secret or line.secret
        self._line.send(
            Said(
                number,
                text,
                urgency=line.urgency.value,
                row=row,
                secret=line.secret,
                listed=line.listed,
                asks=line.asks,
                overtakes=line.asks and self.overtakes(),
                folds=line.folds,
                passing=line.passing,
                offers=line.offers,
                talk=line.chat,
                seconds=round(self._seconds(text), 2),
                language=line.language,
                fault=line.fault,
                seen=line.seen,
            )
        )

    def _withdraw(self) -> None:
        """Withdraw lines from the shell that are no longer true."""
        stale = tuple([at for at, line in self._lines.items() if line.validity and line.stale])
        for number in stale:
            self._forget(number)
        if stale:
            self._line.send(Withdrawn(stale))

    def _forget(self, number: int) -> Line | None:
        self._waiting.discard(number)
        return self._lines.pop(number, None)

    @property
    def busy(self) -> bool | None:
        """Whether lines wait, or are spoken by the estimate; None while nobody listens.

        At a pace of 0 the game waits for none.
        """
        if not self._seconds("0"):
            return None
        if self._waiting or self._clock() < self._quiet_at:
            return True
        return None if self._away() else False

    @property
    def unread(self) -> bool:
        """Whether, for braille, a line still waits for a key."""
        return self.reads_on and (self._shown or bool(self._waiting))

    def learn(self, message: FromShell) -> None:
        """Handle the shell's report on a line, or on a copied text."""
        match message:
            case LineHanded(number) if number in self._waiting:
                self._waiting.discard(number)
                begins = max(self._clock(), self._quiet_at)
                self._quiet_at = begins + self._seconds(self._lines[number].shown)
            case Held(number, why):
                line = self._forget(number)
                if line is not None:
                    {"key": self.cut, "behind": self.behind}.get(why, self.held)(line)
            case Shortened(number, seen) if number in self._lines:
                self.shortened(self._lines[number], seen)
            case Superseded(number):
                self._forget(number)
            case Copied(number, done):
                answered = self._copies.pop(number, None)
                if answered is not None:
                    answered(Clipboard.COPIED if done else Clipboard.SHOWN)
                    if not done:
                        self.uncopied()

    def renew(self) -> None:
        """Do nothing: only the program writes to the page."""

    def show_as(self, theme: str, spacing: str, view: str, read: Callable[[], bool]) -> None:
        """Apply a theme and a view to lines from now on."""
        self.theme, self.spacing, self.view = theme, spacing, view
        self.dressed()

    def take_rest(self) -> bool:
        """Return whether the present key, for braille, went on to the next line."""
        return self._went_on

    def show_again(self) -> None:
        """Do nothing: earlier lines remain on the page."""

    def settle(self) -> None:
        """Leave to the shell what counts as read, except lines that are no longer true."""
        self._withdraw()
        self._shown = self._shown and bool(self._waiting)

    def hide(self) -> None:
        """Erase secrets from the page."""
        if self._secret:
            self._secret = False
            for number in [number for number, line in self._lines.items() if line.secret]:
                self._forget(number)
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

    def mark_pastes(self, on: bool) -> None:
        """Do nothing: the shell knows what is pasted."""

    def copy(self, text: str, answered: Callable[[Clipboard], None]) -> None:
        """Copy a text to the browser's clipboard."""
        number = self._line.number()
        self._copies[number] = answered
        self._line.send(Copy(number, text))

    def pressed(self) -> None:
        """Count what was handed over as cut off by the screen reader, or as read in braille."""
        self._quiet_at = self._clock()
        self._went_on = self.unread
        self._shown = self._shown and bool(self._waiting)

    def silence(self) -> None:
        """Drop what waits; the key itself has stopped the screen reader."""
        self._waiting.clear()
        self._shown = False
        self._line.send(Silence())

    def close(self) -> None:
        """Erase secrets from the page."""
        self.hide()
