"""What the game and its sound process say to each other: one JSON object a line."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from audiogame.rules.fault import Reason
from audiogame.rules.reason_parts import Why, put_together, take_apart

LONGEST = 1_000_000
"""Characters of a line."""

Message = dict[str, Any]


class BrokenMessage(ValueError):
    """A line that is no message; nobody hears of it."""


def write_reasons(reasons: tuple[Reason, ...]) -> list[Any]:
    """Return what is wrong, as it stands in a message."""
    return [msgspec.to_builtins(why) for why in take_apart(reasons)]


def read_reasons(written: object) -> tuple[Reason, ...]:
    """Return what is wrong from a message; what is no such thing is left out."""
    try:
        return tuple(map(put_together, msgspec.convert(written, tuple[Why, ...])))
    except msgspec.ValidationError:
        return ()


def write_message(message: Message) -> bytes:
    """Return the line of a message."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_message(line: bytes) -> Message:
    """Return the message of a line.

    Raises:
        BrokenMessage: it is none, because a library has printed something.
    """
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise BrokenMessage(line[:80]) from fault
    if not isinstance(message, dict) or not isinstance(message.get("is"), str):
        raise BrokenMessage(line[:80])
    return message
