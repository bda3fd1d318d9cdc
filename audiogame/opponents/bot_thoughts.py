"""Slow bots of a table, run in a worker process so that keys and speech never wait."""

from __future__ import annotations

from audiogame.opponents.mind import OWN, Mind, mind_of
from audiogame.opponents.thought import Thinker, Thought
from audiogame.rules.game import Bot, Game
from audiogame.rules.notation import UnreadableWords
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.table import Table


class MindMaker(Value):
    """Factory of a table's bots; the slow ones are minds that run in the worker process."""

    game: Game

    def __call__(self, strength: str) -> Bot[State]:
        game = self.game
        name = next(iter(game.bots)) if strength == "bot" else strength
        quick = name in game.quick and game.package.startswith(OWN)
        return game.bot(name) if quick else mind_of(game, name)


class _WantedDecision(Value):
    """A pending decision, and the position in which it was requested."""

    thought: Thought
    state: State


class BotThoughts:
    """Schedules the computations of one table's bots.

    Quick bots stay in the game: a process for them would cost more time and memory than they do.
    All bots of a third-party game run in the worker process, as they might never return.  With
    scripted keys all bots run in the game, because no player waits.

    Args:
        thinker: the worker process; None to run all bots in the game.
        table: the game; its slow bots are made anew as minds.
    """

    def __init__(self, thinker: Thinker | None, table: Table) -> None:
        self._thinker = thinker
        self._table = table
        self._wanted: dict[Seat, _WantedDecision] = {}
        if thinker is not None:
            make = MindMaker(table.game)
            if table.make_bot != make:  # else all were minds from the first move on
                table.remake_bots(make)
            if any(isinstance(bot, Mind) for bot in table.bots.values()):
                thinker.get_ready(table.game)

    def go_on(self) -> bool:
        """Start the computations of all slow bots that have to choose now.

        They also run while a person chooses in secret.

        Returns:
            Whether the bot that chooses first is still computing.
        """
        self._begin()
        due = self._due()
        if due is None or self._thinker is None:
            return False
        self._thinker.look()
        return not due.thought.done

    @property
    def asked_before(self) -> bool:
        """Whether the next bot was asked before the last choice, which is hidden from it."""
        seat, table = self._next(), self._table
        return seat is not None and table.asked(seat) is not table.state

    def take(self) -> tuple[Seat, Action] | None:
        """Return a bot's choice for this position; None if it has to choose in the game."""
        self._begin()
        due = self._due()
        if due is not None and due.thought.given_up:
            del self._wanted[due.thought.seat]
            self._table.bots.give_up(due.thought.seat)
            return None
        if due is None or due.thought.answer is None or due.thought.here:
            return None
        seat = due.thought.seat
        del self._wanted[seat]
        try:
            action = due.thought.view.read(seat, due.thought.answer.words)
        except UnreadableWords:
            return None
        return seat, action

    def drop(self) -> None:
        """Cancel all pending decisions."""
        for seat in (*self._wanted,):
            self._drop(seat)

    def _drop(self, seat: Seat) -> None:
        wanted = self._wanted.pop(seat)
        if self._thinker is not None:
            self._thinker.drop(wanted.thought)

    def _next(self) -> Seat | None:
        """Return the seat of the bot that chooses first: they choose in the order of seats."""
        table = self._table
        return next((seat for seat in table.state.actors if seat in table.bots), None)

    def _due(self) -> _WantedDecision | None:
        """Return the pending decision of the bot that chooses first; None if it decides at once."""
        seat = self._next()
        return None if seat is None else self._wanted.get(seat)

    def _begin(self) -> None:
        """Request every decision not requested yet; those for an older position are cancelled."""
        table = self._table
        for seat, wanted in (*self._wanted.items(),):
            now = seat in table.state.actors and wanted.state is table.asked(seat)
            if not now or wanted.thought.mind is not table.bots.get(seat):
                self._drop(seat)
        for seat in table.state.actors:
            mind = table.bots.get(seat)
            if seat in self._wanted or not isinstance(mind, Mind) or self._thinker is None:
                continue
            state = table.asked(seat)
            random = table.streams.stream(seat, table.decisions[seat])
            thought = self._thinker.think(mind, state.seen_by(seat), seat, random)
            self._wanted[seat] = _WantedDecision(thought, state)
