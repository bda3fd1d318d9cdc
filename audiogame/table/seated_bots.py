"""Bots of a table, by seat; a stand-in plays on for one that fails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from audiogame.rules.fault import RAISED, Fault
from audiogame.rules.game import Answerer, Bot, listens
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.table.news import let_hear


class StandIn(Bot[State]):
    """Chooses any legal action at random."""

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        return random.choice(view.legal_actions(seat))


class SeatedBots(dict[Seat, Bot[State]]):
    """The bots at a table, by seat.

    An exception or an illegal choice of a bot is contained here: from then on its seat plays at
    random.
    """

    def __init__(self) -> None:
        super().__init__()
        self._failed: dict[Seat, bool] = {}
        """Seats whose bots have failed, each with whether that was reported."""

    def seat(self, seat: Seat, make: Callable[[str], Bot[State]], strength: str) -> None:
        """Seat a bot of a strength.

        Raises:
            UnknownName: the game has no such strength.
        """
        try:
            self[seat] = make(strength)
        except Fault:  # an unknown strength was typed: the caller reports it
            raise
        except RAISED:
            self._replace(seat)

    def hear(self, event: Event, *seats: Seat) -> None:
        """Send bots their view of an event; all bots where no seats are named."""
        for seat in seats or (*self,):
            if not listens(self[seat]):
                continue
            try:
                let_hear({seat: self[seat]}, event)
            except RAISED:  # it has missed an event, and would choose without knowing it
                self._replace(seat)

    def choose(self, seat: Seat, state: State, stream: Callable[[], Random]) -> Action:
        """Return the choice of a bot, or of its stand-in.

        Args:
            stream: makes the random stream of this decision, the same each time.
        """
        try:
            action = self[seat].choose(state.seen_by(seat), seat, stream())
            if state.allows(seat, action):
                return action
        except RAISED:  # the stand-in chooses instead
            pass
        self._replace(seat)
        return self[seat].choose(state.seen_by(seat), seat, stream())

    def answer(self, seat: Seat, state: State, stream: Callable[[], Random]) -> Action | None:
        """Return what a bot chooses out of turn; None for nothing.

        Args:
            stream: makes the random stream of this answer, the same each time.
        """
        bot = self[seat]
        try:
            action = None
            if isinstance(bot, Answerer):
                action = bot.answer(state.seen_by(seat), seat, stream())
            if action is None or action in state.answers(seat):
                return action
        except RAISED:  # its stand-in lets all be
            pass
        self._replace(seat)
        return None

    def give_up(self, seat: Seat) -> None:
        """Replace a seat's bot by a stand-in from now on: its computation does not end."""
        self._replace(seat)

    def failed(self) -> tuple[Seat, ...]:
        """List the seats whose bots have failed since the last call, each once a game."""
        new = tuple(seat for seat, told in self._failed.items() if not told)
        self._failed.update(dict.fromkeys(new, True))
        return new

    def _replace(self, seat: Seat) -> None:
        self[seat] = StandIn()
        self._failed.setdefault(seat, False)
