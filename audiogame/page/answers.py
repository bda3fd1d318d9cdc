"""What a question can be answered with outside of lists and games: messages to the shell."""

from __future__ import annotations

from audiogame.page.message import ToShell
from audiogame.page.to_shell import Choice


class Answers(ToShell):
    """What can be answered now; each is a button that presses its key.

    Args:
        question: what is asked; empty where the lines say it.
    """

    id: int
    question: str
    answers: tuple[Choice, ...]


class AnswersEnd(ToShell):
    """Nothing is asked any more; what was asked before it is asked again."""

    id: int
