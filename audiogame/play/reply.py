"""The reply to a key that walks, marks or cannot: what it says, and how much fits into a row."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.narration.narrator import Verbosity
from audiogame.play.audience import Audience
from audiogame.play.chooser import Response


class Reply:
    """Puts replies into words.

    Args:
        app: outputs.
        audience: the people here.
    """

    def __init__(self, app: App, audience: Audience) -> None:
        self._app = app
        self._audience = audience
        self.goes_on = ""
        """What is said with the reply to a key that walks, where no line can follow it."""
        self.selected = ""
        """The last reply that has told of what is selected, or only that something is marked."""

    def give(self, told: Response, secret: bool, offers: bool = True) -> None:
        """Say what a key has done.

        Args:
            told: what there is to say.
            secret: whether others here may not learn what is chosen.
            offers: whether it tells of what is selected.
        """
        room = self._app.dialogue.outputs.screen.row_room if told.row else 0
        text = self._words(told)
        for how in (Verbosity.BRIEF, Verbosity.BRAILLE):  # a row that is cut off says nothing
            if not room or len(text) <= room:
                break
            text = self._words(told, how)
        offers = offers and told.thing is not None
        if offers:
            self.selected = text
        self._audience.answer(text, row=told.row, secret=secret, cue=_cue(told), offers=offers)

    def _words(self, told: Response, how: Verbosity | None = None) -> str:
        say = self._app.dialogue.narrator.say
        text = self._audience.words(told.thing, how=how) if told.thing is not None else ""
        if told.message:
            text = say(told.message, told=text, number=told.number, marked=told.marked)
        text = say("edge", told=text) if told.edge else text
        return f"{text} {self.goes_on}" if told.row and self.goes_on else text


def _cue(told: Response) -> str:
    """Return the sound of an answer to a key that walks or marks."""
    if told.edge:
        return "ui.edge"
    return "ui.move" if told.row else ""
