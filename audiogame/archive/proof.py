"""What checking a record finds, one thing at a time."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.value import Value


class Verdict(Enum):
    """What came of checking a record."""

    GOOD = "good"
    """Everything is proved."""
    OPEN = "open"
    """Something is not proved, or not yet."""
    WRONG = "wrong"


class ProofStep(Value):
    """One thing that was found.

    Args:
        message: the id of the sentence that says it.
        args: its variables.
        verdict: what it means for the whole.
    """

    message: str
    args: dict[str, object]
    verdict: Verdict = Verdict.GOOD


def found(message: str, verdict: Verdict = Verdict.GOOD, **args: object) -> ProofStep:
    """Write down one thing that was found."""
    return ProofStep(message, args, verdict)


def misplaced(message: str, line: int) -> ProofStep:
    """Write down that a line stands where it makes no sense."""
    return found(f"order-{message}", Verdict.WRONG, line=line)
