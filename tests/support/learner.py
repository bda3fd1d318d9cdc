"""A simulated learner: it presses the keys that a lesson waits for, and may err first."""

from __future__ import annotations

from collections import deque

from audiogame.console.key_source import Key, KeySource
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import default_keymap
from audiogame.lobby.teacher import Teacher
from audiogame.narration.lesson import LEARNER, Ask, Decide, Lesson
from audiogame.narration.lesson_file import read_lesson
from audiogame.play.chooser import Chooser, positions_field
from audiogame.rules.notation import read, words
from audiogame.rules.state import State

TINY = """title: Tiny
game: sika
players: you, Bo

begin
- Press {key-rules}.
? rules
0 call red
  ~ Red, please.
  ! call blue
    1 call blue
    - Not so.
1 call blue
- Throw {cubes} cubes.
0 throw
* red red blue
"""
"""The smallest lesson with every kind of step."""

KEYMAP = default_keymap()
AFTERWARDS = {"rulebook": ["escape"], "glossary": ["escape"], "keys": ["escape"], "back": ["n"]}
"""By command: the keys that leave the screen it opened."""


def tiny(text: str = TINY) -> Lesson:
    """Parse a small lesson from a text."""
    return read_lesson(text, "tiny", "en", "lesson.en.txt of tiny")


def keys_for(state: State, wanted: str, marked: tuple[int, ...] = ()) -> list[str]:
    """List the keys that choose the action with these words, where some are marked already.

    They are the shortest that lessons have taught: Enter alone for the only choice, else from the
    nearer end of the list.
    """
    chooser = Chooser(state.seen_by(LEARNER), LEARNER)
    action = read(wanted, chooser.legal)
    kind: type = type(action)
    field = positions_field(kind)
    if field:
        changed = sorted({*getattr(action, field)} ^ {*marked})
        return [*map(str, changed), "enter"]
    place = chooser.positions + [words(one) for one in chooser.plain].index(wanted)
    after = len(chooser.plain) - 1 - (place - chooser.positions)
    if not place and not after:
        return ["enter"]
    walk = ["end", *["up"] * after] if after < place else ["home", *["down"] * place]
    return [*walk, "enter"]


class Learner(KeySource):
    """Presses Enter, gives the requested commands, and decides as the lesson says.

    Args:
        errs: whether it first makes every mistake that a lesson knows, and another one.
        pauses_at: the step before which it stops pressing keys.
    """

    scripted = True

    def __init__(self, errs: bool = False, pauses_at: int | None = None) -> None:
        self.errs = errs
        self.pauses_at = pauses_at
        self.teacher: Teacher | None = None
        self.pressed = 0
        self.decided: list[str] = []
        self.asked: list[str] = []
        self._waiting: deque[str] = deque()
        self._erred: set[tuple[int, str]] = set()

    async def key(self, timeout: float | None = None) -> Key | None:
        self.pressed += 1
        assert self.pressed < 5000, "a lesson that never ends"
        if not self._waiting:
            self._waiting.extend(self._next())
        return Key(self._waiting.popleft(), float("inf"))

    def _next(self) -> list[str]:
        teacher = self.teacher
        assert teacher is not None
        if self.pauses_at is not None and teacher.place >= self.pauses_at:
            return ["escape", "y"]
        match teacher.waits_for:
            case Ask(command):
                self.asked.append(command)
                key = KEYMAP.keys(command, Mode.GAME)[0]
                return [key, *AFTERWARDS.get(command, [])]
            case Decide() as step:
                return self._decide(teacher.table.state, step)
        return ["enter"]

    def _decide(self, state: State, step: Decide) -> list[str]:
        wrong = [choice for mistake in step.mistakes for choice in mistake.choices]
        legal = [words(action) for action in state.legal_actions(LEARNER)]
        wrong += [one for one in legal if one != step.words and one not in wrong][:1]
        for choice in wrong if self.errs else []:
            if (id(step), choice) not in self._erred:
                self._erred.add((id(step), choice))
                return keys_for(state, choice, self._marked)
        self.decided.append(step.words)
        return keys_for(state, step.words, self._marked)

    @property
    def _marked(self) -> tuple[int, ...]:
        assert self.teacher is not None
        chooser = self.teacher.decision.chooser
        return chooser.marked if chooser is not None else ()
