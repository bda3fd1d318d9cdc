"""One thing that the doctor has looked at."""

from __future__ import annotations

from audiogame.rules.value import Value


class Finding(Value):
    """One thing that was looked at.

    Args:
        topic: what it is about, such as "speech".
        found: whole sentences that say what was found.
        advice: what to do; empty if nothing has to be done.
    """

    topic: str
    found: str
    advice: str = ""
