"""How lines look, and how much they say: the screen or braille display, its theme and its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.console.wording import form
from audiogame.outputs.short_row import More

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.console.dialogue import Dialogue
    from audiogame.console.profile import Profile
    from audiogame.console.screen import Screen
    from audiogame.console.speaker import Speaker


class Appearance:
    """What follows the settings of the screen.

    Args:
        make_screen: makes a screen, for a braille display or not.
        dialogue: says lines on it.
        profile: the settings of whoever holds the keyboard.
        speaker: who speaks.
        hears_sounds: returns whether sounds are heard.
    """

    def __init__(
        self,
        make_screen: Callable[[bool], Screen],
        dialogue: Dialogue,
        profile: Profile,
        speaker: Speaker,
        hears_sounds: Callable[[], bool],
    ) -> None:
        self._make_screen = make_screen
        self._dialogue = dialogue
        self._profile = profile
        self._speaker = speaker
        self._hears_sounds = hears_sounds
        self._in_braille = profile.wanted.braille

    def take_wording(self) -> None:
        """Let the program say as much as who holds the keyboard wants."""
        settings, narrator = self._profile.wanted, self._dialogue.narrator
        if settings.braille != self._in_braille:
            self._in_braille = settings.braille
            self._dialogue.outputs.replace_screen(self._make_screen(settings.braille))
        narrator.verbosity = form(settings)
        narrator.thousands = "," if settings.numbers == "grouped" else ""
        screen, say = self._dialogue.outputs.screen, narrator.say
        screen.widest = settings.columns
        screen.more = lambda: More(say("row-more"), say("row-goes-on", told=""))
        screen.bell = lambda: not self._hears_sounds()
        self.show_as(settings.theme)

    def show_as(self, theme: str) -> None:
        """Show lines in a theme from now on; where a screen reader reads them, colours only."""
        settings = self._profile.wanted
        self._dialogue.outputs.screen.show_as(theme, settings.spacing, settings.view, self._is_read)

    def _is_read(self) -> bool:
        """Tell whether somebody but the eyes, and our own voice, may read what is printed."""
        alone = self._speaker.begun and self._speaker.mode in ("voice", "none")
        return self._profile.wanted.braille or not alone
