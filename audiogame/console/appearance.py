"""How lines look, and how much they say: the screen or braille display, its theme and its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from audiogame.console.needs import Keeper, Teller
from audiogame.console.wording import form
from audiogame.outputs.short_row import More

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.console.profile import Profile
    from audiogame.console.screen import Screen
    from audiogame.console.soundscape import Soundscape
    from audiogame.console.speaker import Speaker
    from audiogame.outputs import Output


class AppearanceNeeds(Teller, Keeper, Protocol):
    """Where lines are shown."""

    screen: Screen
    """Shows them; another one where a braille display does."""

    @property
    def outputs(self) -> list[Output]:
        """Where lines end; the screen is one of them."""

    @property
    def profile(self) -> Profile:
        """What whoever holds the keyboard wants."""

    @property
    def speaker(self) -> Speaker:
        """Who speaks."""

    @property
    def soundscape(self) -> Soundscape:
        """Tells whether sounds are heard."""


class Appearance:
    """What follows the settings of the screen.

    Args:
        console: where lines are shown.
        make_screen: makes a screen, for a braille display or not.
    """

    def __init__(self, console: AppearanceNeeds, make_screen: Callable[[bool], Screen]) -> None:
        self._console = console
        self._make_screen = make_screen
        self._in_braille = console.settings.braille

    def take_wording(self) -> None:
        """Let the program say as much as who holds the keyboard wants."""
        console, settings = self._console, self._console.profile.wanted
        if settings.braille != self._in_braille:
            place = (
                console.outputs.index(console.screen) if console.screen in console.outputs else 0
            )
            self._in_braille = settings.braille
            console.outputs[place] = console.screen = self._make_screen(settings.braille)
        console.narrator.verbosity = form(settings)
        console.narrator.thousands = "," if settings.numbers == "grouped" else ""
        screen, say = console.screen, console.narrator.say
        screen.widest = settings.columns
        screen.more = lambda: More(say("row-more"), say("row-goes-on", told=""))
        screen.bell = lambda: not console.soundscape.heard
        self.show_as(settings.theme)

    def show_as(self, theme: str) -> None:
        """Show lines in a theme from now on; where a screen reader reads them, colours only."""
        settings = self._console.settings
        self._console.screen.show_as(theme, settings.spacing, settings.view, self._is_read)

    def _is_read(self) -> bool:
        """Tell whether somebody but the eyes, and our own voice, may read what is printed."""
        speaker = self._console.speaker
        alone = speaker.begun and speaker.mode in ("voice", "none")
        return self._console.settings.braille or not alone
