"""A lesson: a game with prepared luck, and a teacher's lines between its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from audiogame.narration.rulebook import KEY, filled
from audiogame.narration.texts import minus_in
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.state import Seat, State
from audiogame.rules.value import Value

LEARNER: Seat = 0
PROGRAM = "program"
"""The name of the lesson that teaches the program itself."""


class Say(Value):
    """The teacher speaks."""

    text: str


class Begin(Value):
    """The game starts."""


class Due(Value):
    """The question is asked that the learner will decide."""


class Ask(Value):
    """The learner gives a command."""

    command: str


class Move(Value):
    """Luck or another seat acts; `line` is written as in a record."""

    line: str


class Decide(Value):
    """The learner decides.

    Args:
        words: of the action.
        hint: the answer to any other choice.
        mistakes: other choices that are allowed and played out.
    """

    words: str
    hint: str = ""
    mistakes: tuple[Mistake, ...] = ()


class Mistake(Value):
    """A wrong choice, and the steps after it until it is taken back."""

    choices: tuple[str, ...]
    steps: tuple[Step, ...] = ()


Step = Say | Begin | Due | Ask | Move | Decide


class Lesson(Value):
    """A lesson that can be taught.

    Args:
        name: "program", or the name of its game.
        title: as players hear it.
        options: of the table.
        players: at the table, the learner first.
        steps: in order.
        language: the code of the language of its sentences.
    """

    name: str
    title: str
    game: Game
    options: Options
    players: tuple[str, ...]
    steps: tuple[Step, ...]
    language: str

    def start(self) -> State:
        """Return the first state of its game."""
        return self.game.new(len(self.players), self.options)

    def said(self, text: str, keys: Mapping[str, str]) -> str:
        """Return a line of the teacher with its facts and keys filled in.

        Args:
            keys: the spoken key of each command, in the language of the lesson.
        """
        facts = {**self.game.guide.facts, **{KEY + name: key for name, key in keys.items()}}
        return filled(text, facts, minus_in(self.language))


def every_step(steps: tuple[Step, ...]) -> Iterator[Step]:
    """Yield all steps, including those after mistakes."""
    for step in steps:
        yield step
        if isinstance(step, Decide):
            for mistake in step.mistakes:
                yield from every_step(mistake.steps)
