"""Protocol between the game and its worker process: one pickled object a line.

A question sends what a seat may know and nothing else: the events it has heard since the last
question, its view of the state, and the state of its random stream.  A record would have been more
readable, but choices that stay secret are missing in the record as a seat knows it, so that it
cannot be played again.  Both ends are this program.  A choice comes back in the words of a record,
and is looked for among the legal ones.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from random import Random

from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import Value


class ThinkingTask(Value):
    """Request for a decision.

    Args:
        number: its number; 0 for a request that only loads a game.
        game: the game's name.
        mind: `Mind.number` of the mind that decides.
        strength: of the bot, or one of `ADVISERS`.
        minds: numbers of all minds that may be asked again; others are dropped.
        wanted: numbers of all requests not cancelled, this one included.
        before: number of events sent before.
        heard: the events since then.
        view: the state as the seat sees it.
        seat: the seat that decides.
        random: random stream of this decision.
        recalled: serialized memory of the mind from before all events; in its first request only.
        against: the choice that advice is compared with; None for the second best.
    """

    number: int
    game: str
    mind: int = 0
    strength: str = ""
    minds: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    before: int = 0
    heard: tuple[Event, ...] = ()
    view: State | None = None
    seat: Seat = 0
    random: Random | None = None
    recalled: bytes = b""
    against: Action | None = None


class ThoughtAnswer(Value):
    """Answer to a request.

    Args:
        number: number of the request; 0 for "ready".
        words: the choice of a bot, as in a record.
        advice: the advice of an adviser.
        fault: the reason that there is neither.
    """

    number: int
    words: str = ""
    advice: Advice | None = None
    fault: str = ""


MARK = b"thought "
"""The beginning of each line; any other line was printed by a library, and is never unpickled."""


def write_question(question: ThinkingTask) -> bytes:
    """Serialize a question to a line."""
    return MARK + b64encode(pickle.dumps(question)) + b"\n"


def read_question(line: bytes) -> ThinkingTask:
    """Parse a line as a question."""
    question: ThinkingTask = pickle.loads(b64decode(_after_mark(line)))
    return question


def write_answer(answer: ThoughtAnswer) -> bytes:
    """Serialize an answer to a line."""
    return MARK + b64encode(pickle.dumps(answer)) + b"\n"


def read_answer(line: bytes) -> ThoughtAnswer:
    """Parse a line as an answer.

    Raises:
        ValueError: the line is no answer: a library has printed something, or a line was cut off
            or garbled.
    """
    try:
        answer = pickle.loads(b64decode(_after_mark(line)))
    except Exception as fault:  # garbled bytes raise anything
        raise ValueError(line[:80]) from fault
    if not isinstance(answer, ThoughtAnswer):
        raise ValueError(line[:80])
    return answer


def _after_mark(line: bytes) -> bytes:
    before, mark, packed = line.partition(MARK)
    if before or not mark:
        raise ValueError(line[:80])
    return packed
