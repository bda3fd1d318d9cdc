"""Findings of the verification of a record, one at a time."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.value import Value


class Verdict(Enum):
    """Outcome of a verification."""

    GOOD = "good"
    """Everything is proved."""
    OPEN = "open"
    """Something is not proved, or not yet."""
    WRONG = "wrong"


class ProofStep(Value):
    """One finding.

    Args:
        message: the id of the sentence that says it.
        args: its variables.
        verdict: its effect on the overall verdict.
    """

    message: str
    args: dict[str, object]
    verdict: Verdict = Verdict.GOOD


def found(message: str, verdict: Verdict = Verdict.GOOD, **args: object) -> ProofStep:
    """Return a finding."""
    return ProofStep(message, args, verdict)


def misplaced(message: str, line: int) -> ProofStep:
    """Return the finding that a line may not stand where it does."""
    return found(f"order-{message}", Verdict.WRONG, line=line)
