"""Question wording, brief after a hand-over and not the same twice, and its explanation."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.console.fault_log import write_down
from audiogame.play.audience import Audience
from audiogame.play.chooser import Chooser
from audiogame.rules.fault import RAISED
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.value import field_names
from audiogame.table.seen_table import SeenTable


class Explanation:
    """Explains the choices of one game.

    Args:
        app: says that the game cannot explain.
        table: the game.
        audience: the players here.
    """

    def __init__(self, app: App, table: SeenTable, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience

    def of(self, chooser: Chooser) -> str:
        """Return the explanation of the selected choice; without one, of the decision."""
        state, seat = chooser.state, chooser.seat
        action = chooser.explained
        told: list[Event | Action] = [state.decision(seat)]
        if action is not None:
            told = [*state.described(seat, action)]
        words = [self._audience.words(thing) for thing in told]
        return " ".join((*words, *self._explained(chooser, action)))

    def _explained(self, chooser: Chooser, action: Action | None) -> tuple[str, ...]:
        """Return the game's words on what a choice does, and why others are not offered."""
        state, seat, guide = chooser.state, chooser.seat, self._table.game.guide
        try:
            told = guide.explain(state, seat, action) if action is not None else ()
            told = (*told, *guide.explain(state, seat, None))
            return tuple(self._audience.words(event) for event in told)
        except RAISED:  # any error of a guide: the game continues
            write_down(self._app.data.folder)
            self._app.dialogue.tell("explain-failed")
            return ()


class QuestionWords:
    """Wording of questions, which depends on the last one.

    Args:
        app: the program's messages.
        table: the game.
        audience: the players here.
    """

    def __init__(self, app: App, table: SeenTable, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience
        self.told: Event | None = None
        """The last question, as an event for the seat that was asked."""
        self.taken_over = False
        """Whether the keyboard was handed over since."""

    def put(self, seat: Seat, due: Event, headphones: str = "") -> str:
        """Return the words of a seat's question.

        Args:
            due: the question.
            headphones: the question about them to the player who has taken over; empty for none.
        """
        taken_over, self.taken_over = self.taken_over, False
        told, self.told = self.told, due
        if not taken_over:
            return self._audience.words(due)
        name, say = self._table.players[seat].name, self._audience.around.say
        if not self._app.keyboard.holder.headphones and self._audience.waiting_alone(seat):
            return say("taken-over-news", name=name)
        same = told is not None and _asks_the_same(told, due)
        words = "" if same else self._audience.words(due, brief=True)
        taken = say("taken-over", name=name)
        if headphones:
            return f"{words if words != taken else ''} {headphones}".strip()
        return words or taken


def _asks_the_same(one: Event, other: Event) -> bool:
    """Return whether two seats are asked the same."""
    if type(one) is not type(other):
        return False
    names = [name for name in field_names(one) if name not in ("seat", *one.alone)]
    return all(getattr(one, name) == getattr(other, name) for name in names)
