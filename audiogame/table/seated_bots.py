"""The bots of a table, by seat; one that fails has a stand-in, and its seat plays on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from audiogame.rules.fault import RAISED, Fault
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.table.listener import let_hear


class StandIn(Bot[State]):
    """Takes whatever is legal, by chance."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))


class SeatedBots(dict[Seat, Bot[State]]):
    """Who sits where, of those who are no person.

    Whatever a bot raises, and whatever it chooses that is not legal, is its own affair: from then
    on chance chooses for its seat.
    """

    def __init__(self) -> None:
        super().__init__()
        self._failed: dict[Seat, bool] = {}
        """The seats whose bots have failed, and whether that has been told."""

    def seat(self, seat: Seat, make: Callable[[str], Bot[State]], strength: str) -> None:
        """Let a bot of a strength take a seat.

        Raises:
            UnknownName: the game has no such strength.
        """
        try:
            self[seat] = make(strength)
        except Fault:  # whoever typed it has to know
            raise
        except RAISED:
            self._replace(seat)

    def hear(self, event: Event, *seats: Seat) -> None:
        """Tell bots what each may know of an event; all of them where no seats are named."""
        for seat in seats or (*self,):
            try:
                let_hear({seat: self[seat]}, event)
            except RAISED:  # it has missed something, and would choose without knowing it
                self._replace(seat)

    def choose(self, seat: Seat, state: State, stream: Callable[[], Random]) -> Action:
        """Return what a bot chooses, or its stand-in.

        Args:
            stream: makes the random stream of this decision, the same each time.
        """
        try:
            action = self[seat].choose(state.seen_by(seat), seat, stream())
            if action in state.legal_actions(seat) or action in state.requests(seat):
                return action
        except RAISED:  # the stand-in follows
            pass
        self._replace(seat)
        return self[seat].choose(state.seen_by(seat), seat, stream())

    def give_up(self, seat: Seat) -> None:
        """Let chance choose for a seat from now on: its bot does not come to an end."""
        self._replace(seat)

    def failed(self) -> tuple[Seat, ...]:
        """List the seats whose bots have failed since this was last asked, each once a game."""
        new = tuple(seat for seat, told in self._failed.items() if not told)
        self._failed.update(dict.fromkeys(new, True))
        return new

    def _replace(self, seat: Seat) -> None:
        self[seat] = StandIn()
        self._failed.setdefault(seat, False)
