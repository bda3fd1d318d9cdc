"""What the selected choice would do, and why other choices are not offered."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser
from audiogame.rules.state import Action, Event
from audiogame.table.table import Table


class Explanation:
    """Explains the choices of one game.

    Args:
        app: where it is said that the game cannot explain.
        table: the game.
        audience: the people here.
    """

    def __init__(self, app: App, table: Table, audience: Audience) -> None:
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
        told += self._explained(chooser, action)
        return " ".join(self._audience.words(thing) for thing in told)

    def _explained(self, chooser: Chooser, action: Action | None) -> tuple[Event, ...]:
        """Ask the game what a choice does, and why others are not offered."""
        state, seat, guide = chooser.state, chooser.seat, self._table.game.guide
        try:
            told = guide.explain(state, seat, action) if action is not None else ()
            return (*told, *guide.explain(state, seat, None))
        except Exception:  # whatever a guide raises: the game goes on
            self._app.tell("explain-failed")
            return ()
