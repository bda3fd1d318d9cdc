"""A bot for Sika.  There is no skill in the game: red and blue are equally likely."""

from __future__ import annotations

from random import Random

from audiogame.rules.state import Action, Event, Seat, State


class Caller:
    """Calls a colour on a whim and throws."""

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))
