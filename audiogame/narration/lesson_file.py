"""Read and check the file of a lesson.

    title: Your first game of Sika
    game: sika call=turn
    players: you, Bo

    begin
    - Now call red.
    0 call red
      ~ In this lesson you call red.
      ! call blue
        * blue blue red
        - That is what blue would have brought.
    * red red blue
    - Press {key-standing} to hear who leads.
    ? standing

- `begin` starts the game, and `due` asks the question that the learner will have to decide.
- `-` is said by the teacher; facts of the game are in braces, and `{key-rules}` is a key.
- `?` waits until the learner gives a command of the program.
- `0` is a decision of the learner, as in a record; `1`, `2` are moves of others, `*` is luck.
- Below a decision, `~` answers every other choice, and `!` is a mistake that is played out: the
  steps indented below it follow, and are then taken back.
"""

from __future__ import annotations

from audiogame.narration.languages import language_of_file, longest_sentence
from audiogame.narration.lesson import (
    LEARNER,
    PROGRAM,
    Ask,
    Begin,
    Decide,
    Due,
    Lesson,
    Mistake,
    Move,
    Say,
    Step,
)
from audiogame.narration.rulebook import KEY, unknown_facts
from audiogame.narration.texts import COMMON, SENTENCE_ENDS
from audiogame.rules.fault import RAISED, Fault, Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.options import read_options
from audiogame.rules.state import State
from audiogame.rules.value import replace
from audiogame.table.library import find_game, why_broken
from audiogame.table.record import RecordError, read_move

LESSON_FILE = "lesson.{}.txt"
"""The file of a lesson, with braces for its language."""
HEAD = ("title", "game", "players")


class LessonError(Faults):
    """A lesson with faults, all of them listed with file and line."""


def lesson_of(name: str, language: str) -> Lesson | None:
    """Return the lesson of a game, or of the program; None if the game has none.

    Raises:
        LessonError: with every fault.
        UnknownName: there is no such game.
    """
    package = COMMON if name == PROGRAM else find_game(name).package
    found = language_of_file(package, LESSON_FILE, language)
    path = text_file(package, LESSON_FILE.format(found))
    if not path.is_file():
        return None
    named = Reason("file-of-game", file=path.name, game=name)
    try:
        return read_lesson(path.read_text(encoding="utf-8"), name, found, named)
    except Fault:
        raise
    except RAISED as fault:  # any exception of a game: it has no lesson then
        failed = Reason("game-failed", game=name, why=why_broken(fault))
        raise LessonError((Reason("in-file", file=named, why=failed),)) from fault


def read_lesson(
    text: str, name: str, language: str, file: str | Reason, game: Game | None = None
) -> Lesson:
    """Parse and check a lesson: every line, and that its moves can be played.

    Args:
        name: of the game, or of the lesson of the program.
        language: of its sentences, as a code.
        file: its name in faults.
        game: the one of that name; None to look up the lesson's game.

    Raises:
        LessonError: with every fault, each with file and line.
    """
    lines = list(enumerate(text.splitlines(), start=1))
    head = {}
    for number, line in lines[: len(HEAD)]:
        key, _, value = line.partition(": ")
        if key != HEAD[number - 1] or not value:
            why = Reason("not-the-line", text=line, wanted=HEAD[number - 1])
            raise LessonError((Reason("in-file-line", file=file, line=number, why=why),))
        head[key] = value
    game_name, *typed = head["game"].split()
    try:
        if game is None or game_name != game.name:
            game = find_game(game_name)
        options = read_options(game.options, typed)
        players = tuple(head["players"].split(", "))
        game.check_seats(len(players))
    except Fault as fault:
        raise LessonError((Reason("in-file", file=file, why=fault.reasons),)) from fault
    reader = _LessonReader(file, game, language)
    steps = reader.block([(n, line) for n, line in lines[len(HEAD) :] if line.strip()], 0)
    lesson = Lesson(name, head["title"], game, options, players, steps, language)
    if not reader.faults:
        reader.play(lesson.start(), steps)
    if reader.faults:
        raise LessonError(tuple(reader.faults))
    return lesson


class _LessonReader:
    def __init__(self, file: str | Reason, game: Game, language: str) -> None:
        self.file = file
        self.game = game
        self.longest = longest_sentence(language)
        self.faults: list[Reason] = []
        self.numbers: dict[int, int] = {}
        """The line of each step that can fail when it is played, by the step's id."""

    def block(self, lines: list[tuple[int, str]], depth: int) -> tuple[Step, ...]:
        """Parse lines that are indented by `depth` blanks, including those below decisions."""
        steps: list[Step] = []
        place = 0
        while place < len(lines):
            number, line = lines[place]
            place += 1
            below = place
            while below < len(lines) and _depth(lines[below][1]) > depth:
                below += 1
            step = self._step(number, line.strip(), lines[place:below], depth)
            if _depth(line) != depth:
                self._fault(number, Reason("below-nothing", text=line))
            if step is not None:
                self.numbers[id(step)] = number
                steps.append(step)
            place = below
        return tuple(steps)

    def _fault(self, number: int, why: Reason) -> None:
        self.faults.append(Reason("in-file-line", file=self.file, line=number, why=why))

    def _step(
        self, number: int, line: str, below: list[tuple[int, str]], depth: int
    ) -> Step | None:
        mark, _, rest = line.partition(" ")
        if mark == str(LEARNER) and rest:
            return self._decide(rest, below, depth)
        for other, text in below:
            self._fault(other, Reason("below-nothing", text=text.strip()))
        match mark:
            case "begin":
                return Begin()
            case "due":
                return Due()
            case "-":
                self._check_text(number, rest)
                return Say(rest)
            case "?" if rest:
                return Ask(rest)
            case _ if rest and (mark == "*" or mark.isdecimal()):
                return Move(line)
        self._fault(number, Reason("no-line-of-lesson", text=line))
        return None

    def _decide(self, words: str, below: list[tuple[int, str]], depth: int) -> Decide:
        decide = Decide(words)
        place = 0
        while place < len(below):
            number, line = below[place]
            place += 1
            start = place
            while place < len(below) and _depth(below[place][1]) > depth + 2:
                place += 1
            mark, _, rest = line.strip().partition(" ")
            if mark == "~" and _depth(line) == depth + 2:
                self._check_text(number, rest)
                decide = replace(decide, hint=rest)
            elif mark == "!" and _depth(line) == depth + 2:
                steps = self.block(below[start:place], depth + 4)
                choices = tuple(choice.strip() for choice in rest.split("|"))
                mistake = Mistake(choices, steps)
                self.numbers[id(mistake)] = number
                decide = replace(decide, mistakes=(*decide.mistakes, mistake))
            else:
                self._fault(number, Reason("not-below-decision", text=line.strip()))
        return decide

    def _check_text(self, number: int, text: str) -> None:
        known = dict(self.game.guide.facts)
        for fault in unknown_facts(text, known, (KEY,)):
            self._fault(number, fault)
        if text[-1:] not in tuple(SENTENCE_ENDS):
            self._fault(number, Reason("no-sentence", text=text))
        if len(text.split()) > self.longest:
            self._fault(number, Reason("longer-than", text=text, longest=self.longest))

    def play(self, state: State, steps: tuple[Step, ...]) -> State:
        """Play the moves of steps, including mistakes; the first impossible one is a fault."""
        for step in steps:
            if self.faults:
                break
            match step:
                case Move(line):
                    state = self._moved(state, self.numbers[id(step)], line)
                case Decide(words, _, mistakes):
                    for mistake in mistakes:
                        for choice in mistake.choices:
                            number = self.numbers[id(mistake)]
                            after = self._moved(state, number, f"{LEARNER} {choice}")
                            self.play(after, mistake.steps)
                    state = self._moved(state, self.numbers[id(step)], f"{LEARNER} {words}")
        return state

    def _moved(self, state: State, number: int, line: str) -> State:
        try:
            after, _ = state.apply(*read_move(state, number, line))
        except RecordError as fault:
            self.faults.append(Reason("in-file", file=self.file, why=fault.reasons))
            return state
        except RAISED as fault:  # any exception of a game: it has no lesson then
            failed = Reason("game-failed", game=self.game.name, why=why_broken(fault))
            self._fault(number, failed)
            return state
        return after


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
