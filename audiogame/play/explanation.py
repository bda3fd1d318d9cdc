"""What the selected choice would do, and why other choices are not offered."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.fault_log import write_down
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser
from audiogame.rules.fault import RAISED
from audiogame.rules.state import Action, Event
from audiogame.table.face import SeenTable


class Explanation:
    """Explains the choices of one game.

    Args:
        app: where it is said that the game cannot explain.
        table: the game.
        audience: the people here.
    """

    def __init__(self, app: App, table: SeenTable, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience

    def of(self, chooser: Chooser) -> str:
        """Explain the choice that is selected; without one, what is to be decided."""
        state, seat = chooser.state, chooser.seat
        action = chooser.selected
        told: list[Event | Action] = [state.decision(seat)]
        if action is not None:
            told = [state.preview(seat, action) or action]
        words = [self._audience.words(thing) for thing in told]
        return " ".join((*words, *self._explained(chooser, action)))

    def _explained(self, chooser: Chooser, action: Action | None) -> tuple[str, ...]:
        """Ask the game what a choice does, and why others are not offered; returns the words."""
        state, seat, guide = chooser.state, chooser.seat, self._table.game.guide
        try:
            told = guide.explain(state, seat, action) if action is not None else ()
            told = (*told, *guide.explain(state, seat, None))
            return tuple(self._audience.words(event) for event in told)
        except RAISED:  # whatever a guide raises: the game goes on
            write_down(self._app.data.folder)
            self._app.dialogue.tell("explain-failed")
            return ()
