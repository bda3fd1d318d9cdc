"""What the game and its sound process say to each other: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

LONGEST = 1_000_000
"""Characters of a line."""

Message = dict[str, Any]


class BrokenMessage(ValueError):
    """A line that is no message."""


def write_message(message: Message) -> bytes:
    """Return the line of a message."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_message(line: bytes) -> Message:
    """Return the message of a line.

    Raises:
        BrokenMessage: it is none.
    """
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise BrokenMessage(f"The line {line[:80]!r} is no message: {fault}.") from fault
    if not isinstance(message, dict) or not isinstance(message.get("is"), str):
        raise BrokenMessage(f"The line {line[:80]!r} does not say what it is.")
    return message
