"""The words in which a question is put: after a hand-over few, and not twice the same."""

from __future__ import annotations

from audiogame.console.app import App
from audiogame.play.audience import Audience
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import field_names
from audiogame.table.face import SeenTable


class QuestionWords:
    """Remembers what was asked last.

    Args:
        app: the words of the program.
        table: the game.
        audience: the people here.
    """

    def __init__(self, app: App, table: SeenTable, audience: Audience) -> None:
        self._app = app
        self._table = table
        self._audience = audience
        self.told: Event | None = None
        """The question that was put last, in the words of whoever was asked."""
        self.taken_over = False
        """Whether the keyboard was handed over since."""

    def put(self, seat: Seat, asks: bool = False) -> str:
        """Put the question of a seat into words.

        Args:
            asks: whether whoever has taken over is asked about headphones.
        """
        due, taken_over = self._table.view(seat).decision(seat), self.taken_over
        told, self.told, self.taken_over = self.told, due, False
        if not taken_over:
            return self._audience.words(due)
        name, say = self._table.players[seat].name, self._app.dialogue.narrator.say
        if not self._app.keyboard.holder.headphones and self._audience.waiting_alone(seat):
            return say("taken-over-news", name=name)
        same = told is not None and _asks_the_same(told, due)
        words = "" if same else self._audience.words(due, brief=True)
        taken = say("taken-over", name=name)
        if asks:
            return f"{words if words != taken else ''} {say('headphones')}".strip()
        return words or taken


def _asks_the_same(one: Event, other: Event) -> bool:
    """Tell whether two seats are asked the same."""
    if type(one) is not type(other):
        return False
    names = [name for name in field_names(one) if name != "seat"]
    return all(getattr(one, name) == getattr(other, name) for name in names)
