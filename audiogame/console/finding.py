"""A finding of the doctor."""

from __future__ import annotations

from audiogame.rules.value import Value


class Finding(Value):
    """A finding on one topic.

    Args:
        topic: of the finding, such as "speech".
        found: the finding in whole sentences.
        advice: what to do; empty for nothing.
    """

    topic: str
    found: str
    advice: str = ""
