"""Bots for Sika.  There is no skill in the game, so they differ in manner only.

Red and blue are equally likely, independent of earlier throws and of others' calls.
"""

from __future__ import annotations

from random import Random

from audiogame.games.sika.events import Called, Colour
from audiogame.games.sika.rules import Call, Sika
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import Value

FAVOURITE = Colour.RED
"""Colour that a loyal bot calls."""


class Impulsive(Bot[Sika]):
    """Calls a colour on a whim and throws."""

    def choose(self, view: Sika, seat: Seat, random: Random) -> Action:
        legal = view.legal_actions(seat)
        colours = [action.colour for action in legal if isinstance(action, Call)]
        return Call(self.colour(view, seat, colours, random)) if colours else legal[0]

    def colour(self, view: Sika, seat: Seat, colours: list[Colour], random: Random) -> Colour:
        """Return the colour it calls."""
        return random.choice(colours)


class Loyal(Impulsive):
    """Always calls the same colour."""

    def colour(self, view: Sika, seat: Seat, colours: list[Colour], random: Random) -> Colour:
        return FAVOURITE


class LastCalls(Value):
    """The last call of each seat."""

    called: dict[Seat, Colour]


class Contrary(Impulsive):
    """Calls the colour that fewer of the others called last; at random where they are equal."""

    memory_type = LastCalls

    def __init__(self) -> None:
        self._called: dict[Seat, Colour] = {}

    def hear(self, event: Event) -> None:
        if isinstance(event, Called):
            self._called[event.seat] = event.colour

    def memory(self, view: State) -> LastCalls:
        """Return the last call of each seat."""
        return LastCalls({**self._called})

    def recall(self, memory: LastCalls) -> None:
        """Restore the last call of each seat."""
        self._called = {**memory.called}

    def colour(self, view: Sika, seat: Seat, colours: list[Colour], random: Random) -> Colour:
        others = [called for other, called in self._called.items() if other != seat]
        fewest = min(others.count(colour) for colour in colours)
        return random.choice([one for one in colours if others.count(one) == fewest])


# Earlier names of these bots, which third-party games may import.
Caller, LoyalCaller, ContraryCaller = Impulsive, Loyal, Contrary
