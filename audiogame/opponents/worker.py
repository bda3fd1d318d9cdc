"""The worker process of bots and advisers: `python -m audiogame.opponents.worker`.

It reads questions from its input, one a line, and writes an answer for each.  It ends when its
input does, even within a computation: then the game has ended, or was killed.
"""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from typing import BinaryIO

from audiogame.opponents.mind import ADVISER, ADVISERS, Here
from audiogame.opponents.thought_message import (
    ThinkingTask,
    ThoughtAnswer,
    read_question,
    write_answer,
)
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.table.library import find_game

NICER = 5
"""Niceness of this process relative to the game, which has keys to answer."""

Inbox = queue.SimpleQueue[bytes]


class Thoughts:
    """The bots and advisers that run in this process, by number of their mind.

    Args:
        find: returns a game by its name.
    """

    def __init__(self, find: Callable[[str], Game]) -> None:
        self._find = find
        self._minds: dict[int, Here] = {}
        self.waiting: list[ThinkingTask] = []
        """Queue of requests, in their order."""

    def arrive(self, question: ThinkingTask) -> ThoughtAnswer | None:
        """Queue a request; return its answer where nothing has to be computed."""
        try:
            self.take(question)
        except Exception as fault:  # any: the game computes it, and reports it
            return ThoughtAnswer(question.number, fault=repr(fault))
        if not question.number:
            return ThoughtAnswer(0)
        asked = (*self.waiting, question)
        self.waiting = [one for one in asked if one.number in question.wanted]
        return None

    def think(self) -> ThoughtAnswer:
        """Compute one queued request; advice goes first, because a person waits for it."""
        waiting = self.waiting
        question = next((one for one in waiting if one.strength == ADVISER), waiting[0])
        waiting.remove(question)
        try:
            return self.answer(question)
        except Exception as fault:  # as above
            return ThoughtAnswer(question.number, fault=repr(fault))

    def take(self, question: ThinkingTask) -> None:
        """Receive the events of a request, in the order of requests."""
        game = self._find(question.game)
        if not question.number:
            return
        for gone in self._minds.keys() - {*question.minds}:
            del self._minds[gone]
        if not question.before:
            self._minds[question.mind] = Here(game, question.strength, question.recalled)
        self._minds[question.mind].hear_more(question.before, question.heard)

    def answer(self, question: ThinkingTask) -> ThoughtAnswer:
        """Compute the answer to a request whose events were received."""
        mind = self._minds[question.mind]
        assert question.view is not None
        assert question.random is not None
        asked = (question.view, question.seat, question.random)
        if question.strength in ADVISERS:
            return ThoughtAnswer(question.number, advice=mind.advise(*asked, question.against))
        return ThoughtAnswer(question.number, words=words(mind.choose(*asked)))


def serve(inbox: Inbox, out: BinaryIO, find: Callable[[str], Game]) -> None:
    """Answer requests for ever; the end of the input ends the process.

    Cancelled requests are skipped.
    """
    thoughts = Thoughts(find)
    _say(out, ThoughtAnswer(0))
    while True:
        for question in _arrived(inbox, at_once=bool(thoughts.waiting)):
            answer = thoughts.arrive(question)
            if answer is not None:
                _say(out, answer)
        if thoughts.waiting:
            _say(out, thoughts.think())


def _say(out: BinaryIO, answer: ThoughtAnswer) -> None:
    out.write(write_answer(answer))
    out.flush()


def _arrived(inbox: Inbox, at_once: bool) -> Iterator[ThinkingTask]:
    """Return the requests that have arrived; wait for one unless others are queued."""
    if not at_once:
        yield read_question(inbox.get())
    with contextlib.suppress(queue.Empty):
        while True:
            yield read_question(inbox.get_nowait())


def read(inbox: Inbox) -> None:
    """Read the lines of the input into the inbox, and exit at its end."""
    with contextlib.suppress(OSError):
        for line in sys.stdin.buffer:
            inbox.put(line)
    os._exit(0)


def main(find: Callable[[str], Game] = find_game) -> None:
    """Run the process."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # the output of a game's print is no answer
    if hasattr(os, "nice"):
        os.nice(NICER)
    inbox: Inbox = queue.SimpleQueue()
    threading.Thread(target=read, args=(inbox,), daemon=True).start()
    serve(inbox, out, find)


if __name__ == "__main__":
    main()
