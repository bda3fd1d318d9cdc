"""The judge of a finished game: values the choices of one seat in the thinking process."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from audiogame.archive.assessment import Assessment, Assessor, ChoiceToJudge, LogAssessor
from audiogame.console.app import App
from audiogame.console.long_work import Progress
from audiogame.opponents.mind import ADVISER, Mind
from audiogame.opponents.thought import Thought
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Seat, State
from audiogame.table.table import Table

LOOK = 0.02
"""Seconds between two looks at the thinking process while choices are judged."""
SOON = 0.8
"""Seconds in which choices are judged before the first sentence, which is then the summary."""


class Judge:
    """Judges the choices of one seat, a few at each look; keys are answered meanwhile.

    Args:
        app: has the thinking process.
        assessor: knows the choices.
    """

    def __init__(self, app: App, assessor: Assessor | LogAssessor) -> None:
        self._app = app
        self.progress = Progress()
        self._assessor = assessor
        self._choices: Iterator[ChoiceToJudge] = self._assessor.decisions(self.progress)
        self._choice: ChoiceToJudge | None = None
        self._thought: Thought | None = None
        self.found: Assessment | None = None
        """The assessment, once all choices are judged."""

    def look(self) -> bool:
        """Judge what can be judged now; return whether all is."""
        while self.found is None:
            if self._choice is None:
                self._choice = next(self._choices, None)
                if self._choice is None:
                    self.found = self._assessor.assessment()
                    break
                self._ask(self._choice)
            if not self._answered(self._choice):
                return False
            self._choice = self._thought = None
        return True

    def _ask(self, choice: ChoiceToJudge) -> None:
        if not self._app.front.keys.scripted:  # a script does not wait
            thinker = self._app.front.thinker
            random = choice.random_again()
            self._thought = thinker.think(choice.mind, choice.view, choice.seat, random)

    def _answered(self, choice: ChoiceToJudge) -> bool:
        """Take the values of a choice if they have come, or work them out here if need be."""
        thought = self._thought
        if thought is not None:
            self._app.front.thinker.look()
            if not thought.done:
                return False
            if thought.given_up:
                return True
            advice = thought.answer.advice if thought.answer is not None else None
            if advice is not None and advice.valuation is not None:
                self._assessor.take(choice, advice.valuation)
                return True
        self._assessor.take(choice, choice.valuation())
        return True

    def drop(self) -> None:
        """Stop judging."""
        if self._thought is not None:
            self._app.front.thinker.drop(self._thought)


def adviser_at(
    table: Table, taken: int, seat: Seat, strength: str = ADVISER, against: Action | None = None
) -> tuple[Mind, Random]:
    """Return an adviser that has heard what a seat had at a place of a line of play.

    Args:
        taken: number of entries of the line of play before the place.
        strength: `JUDGE` for values alone.
        against: the choice that advice is compared with; None for the second best.

    Returns:
        The adviser, and the random stream of the seat's decision there.
    """
    mind = Mind(table.game, strength, against)
    for event in table.told_so_far(taken):
        seen = event.seen_by(seat)
        if seen is not None:
            mind.hear(seen)
    moves = sum(one.seat == seat and one.is_move for one in table.line[:taken])
    return mind, table.streams.stream(seat, moves)


async def advice_of(app: App, mind: Mind, view: State, seat: Seat, random: Random) -> Advice | None:
    """Return advice from the thinking process; None if it fails.  Keys meanwhile are told so.

    Raises:
        ProgramLeft: the program ends.
    """
    if app.front.keys.scripted:
        return mind.advise(view, seat, random)
    thinker = app.front.thinker
    thought = thinker.think(mind, view, seat, random)
    thinker.look()
    while not thought.done:
        if await app.keyboard.key(LOOK) is not None:
            app.dialogue.tell("thinking")
        thinker.look()
    if thought.answer is not None and thought.answer.advice is not None:
        return thought.answer.advice
    return None if thought.given_up else mind.advise(view, seat, random)
