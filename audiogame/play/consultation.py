"""Advice: what an expert would do in a player's place, and what the alternatives are worth."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from audiogame.console.fault_log import write_down
from audiogame.console.long_work import Progress, wait_for
from audiogame.narration.valuation_words import advice_parts
from audiogame.opponents.mind import ADVISER, Mind, mind_of
from audiogame.rules.fault import RAISED
from audiogame.rules.game import listens
from audiogame.rules.state import Query, Seat, State

if TYPE_CHECKING:
    from audiogame.opponents.thought import Thought
    from audiogame.play.decision import Decision
    from audiogame.rules.game import Advice

LONG = 1_000
"""Decisions from which the replay for an adviser that hears whole games runs as long work."""
LOOK = 0.03
"""Seconds after a due time at which to look once more."""
SOON = 0.4
"""Seconds after which the player is told that the adviser is thinking."""


class Consultation:
    """Advises the players here, one decision after the other.

    Args:
        decision: the present one of the players here.
    """

    def __init__(self, decision: Decision) -> None:
        self._app, self._table = decision.app, decision.table
        self._audience, self._decision = decision.audience, decision
        self._place: tuple[State, Seat] | None = None
        self._thought: Thought | None = None
        self._advice: Advice | None = None
        self._presses = 0
        self._asked_at = 0.0
        self._told_so = False

    async def ask(self, finished: bool) -> None:
        """Handle the key for advice, or say why there is none.

        Args:
            finished: whether the game is over for the players here.
        """
        seat = self._decision.seat
        refused = self._refused(finished)
        if refused:
            self._app.dialogue.tell(refused)
        elif seat is None:
            turn, _ = self._audience.asked(Query.TURN, self._audience.seats[0])
            self._audience.answer(self._audience.program_around.say("advice-not-now", told=turn))
        elif self._decision.passing:
            self._audience.answer(self._decision.question(), told_in=self._decision.language)
        elif not self._decision.quiet or await self._decision.headphones():
            await self._advise(seat)

    def look(self) -> bool:
        """Say advice that is ready; return whether it is still awaited."""
        thought = self._thought
        if thought is None:
            return False
        if not self._here_still():
            self.drop()
            return False
        self._app.front.thinker.look()
        if thought.done:
            self._take(thought)
            return False
        if not self._told_so and self._app.front.clock() - self._asked_at > SOON:
            self._told_so = True
            self._app.dialogue.tell("thinking")
        return True

    def due(self) -> float | None:
        """Return the seconds until the next look, though no advice came; None for never."""
        if self._thought is None:
            return None
        thinker = self._app.front.thinker.due()
        soon = None if self._told_so else self._asked_at + SOON - self._app.front.clock() + LOOK
        return min((max(one, LOOK) for one in (thinker, soon) if one is not None), default=None)

    def drop(self) -> None:
        """Cancel the wait for advice."""
        if self._thought is not None:
            self._app.front.thinker.drop(self._thought)
        self._place, self._thought, self._advice, self._presses = None, None, None, 0

    def _refused(self, finished: bool) -> str:
        """Return the message id for why there is no advice at all; empty if there may be."""
        game = self._table.game
        if not game.skill:
            return "advice-no-skill"
        if game.adviser is None:
            return "advice-none"
        if not self._table.record.advice:
            return "advice-off"
        if finished:
            return "advice-over"
        if not self._audience.seats:
            return "advice-nobody"
        far = self._table.connection
        lacks = far is not None and far.lacks and listens(mind_of(game, ADVISER))
        return "advice-soon" if lacks else ""

    async def _advise(self, seat: Seat) -> None:
        state, view = self._decision.position, self._table.view(seat)
        legal = view.legal_actions(seat)
        if len(legal) == 1:
            only = " ".join(map(self._audience.words, view.described(seat, legal[0])))
            text = self._audience.program_around.say("advice-one-choice", told=only)
            self._audience.answer(text, secret=self._decision.secret)
            return
        if self._place != (state, seat):
            self.drop()
            await self._table.record.note_advice(seat)
        self._place = (state, seat)
        if self._thought is not None:
            self._app.dialogue.tell("thinking")
            return
        self._presses += 1
        if self._advice is not None:
            self._tell(self._advice)
            return
        self._asked_at, self._told_so = self._app.front.clock(), False
        mind = await self._mind(seat)
        random = self._table.stream(seat, self._table.decisions.get(seat, 0))
        if self._app.front.keys.scripted:
            self._advised(mind, view, seat, random)
        else:
            self._thought = self._app.front.thinker.think(mind, view, seat, random)

    async def _mind(self, seat: Seat) -> Mind:
        """Return an adviser that has heard what the seat has, if it keeps track of that."""
        mind, table = mind_of(self._table.game, ADVISER), self._table

        def hear(progress: Progress) -> None:
            for event in table.told_so_far(seat):
                mind.hear(event)
                progress.done += 1

        if not listens(mind):
            return mind
        if table.connection is not None or sum(table.decisions.values()) < LONG:
            hear(Progress())
        else:
            await wait_for(self._app, hear)
        return mind

    def _here_still(self) -> bool:
        """Return whether the decision asked about is still to be made."""
        if self._place is None or self._decision.passing:
            return False
        state, seat = self._place
        return state == self._decision.position and seat == self._decision.seat

    def _take(self, thought: Thought) -> None:
        self._thought = None
        advice = thought.answer.advice if thought.answer is not None else None
        if thought.given_up:
            self._fail()
        elif advice is None:
            self._advised(thought.mind, thought.view, thought.seat, thought.random)
        else:
            self._advice = advice
            self._tell(advice)

    def _advised(self, mind: Mind, view: State, seat: Seat, random: Random) -> None:
        """Run an adviser here, and say its advice, or that it failed."""
        try:
            self._advice = mind.advise(view, seat, random)
        except RAISED:  # any error of an adviser: the game continues without it
            self._fail()
        else:
            self._tell(self._advice)

    def _fail(self) -> None:
        self._presses, self._advice = 0, None
        write_down(self._app.data.folder)
        self._app.dialogue.tell("advice-failed")

    def _tell(self, advice: Advice) -> None:
        """Say the best action, and at the next key presses the alternatives, a few at a time.

        The best is repeated where nothing is said of the alternatives.
        """
        assert self._place is not None, "only advice that was asked for is told"
        _, seat = self._place
        try:
            words = partial(self._audience.words, seats=(seat,))
            parts = advice_parts(self._audience.program_around, words, advice)
            text = parts[(self._presses - 1) % len(parts)]
        except RAISED:  # it returned something other than advice
            self._fail()
            return
        self._audience.answer(text, secret=self._decision.secret)
