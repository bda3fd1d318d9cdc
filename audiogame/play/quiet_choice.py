"""A choice that others in the room could hear: marks are told by their places, never by names."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.keys.commands import Command
from audiogame.narration.texts import Number
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser
from audiogame.rules.notation import kebab


class QuietChoice:
    """Marks choices for the holder of the keyboard without reading them.

    Args:
        app: where it is said.
        audience: the people here.
    """

    def __init__(self, app: App, audience: Audience) -> None:
        self._app = app
        self._audience = audience

    def jump(self, chooser: Chooser, wanted: str) -> None:
        """Mark the choice with these words, if it can be chosen."""
        there = chooser.jump(wanted) is not None
        self._answer(chooser, there)

    def pick(self, chooser: Chooser, command: Command) -> None:
        """Mark the choice of a number, or, where several may be marked, one more or less."""
        if not chooser.positions:
            self._answer(chooser, chooser.put(command.pick))
            return
        there = bool(chooser.meant(command.pick))
        if there:
            chooser.press(command)
        self._answer(chooser, there)

    def told(self, chooser: Chooser) -> str:
        """Say which places are marked; empty if none is."""
        places = chooser.places
        if not places:
            return ""
        texts = self._app.narrator.texts
        words = tuple(texts.format("ordinal", {"number": Number(place)}) for place in places)
        narrator, action = self._audience.narrator, chooser.selected
        narrator.verbosity = self._app.narrator.verbosity
        message = narrator.message_id(f"marked-{kebab(type(action).__name__)}")
        known = narrator.texts.has(message)
        return narrator.say(message if known else "marked", count=len(places), places=words)

    def repeat(self, chooser: Chooser) -> str:
        """Return what is marked, for the key that tells what was chosen."""
        return self.told(chooser) or self._app.narrator.say("nothing-marked")

    def _answer(self, chooser: Chooser, there: bool) -> None:
        text = self.told(chooser) if there else ""
        if there and not text:
            text = self._app.narrator.say("nothing-marked")
        text = text or self._app.narrator.say("not-possible")
        self._audience.answer(text, secret=True, unnamed=True)
