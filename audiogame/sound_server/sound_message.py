"""Messages between the game and its sound process: one JSON object a line of text."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from audiogame.rules.fault import Reason
from audiogame.rules.reason_parts import Why, put_together, take_apart

LONGEST = 1_000_000
"""Characters of a line at most."""

Message = dict[str, Any]


class BrokenMessage(ValueError):
    """A line that is not a message; it is dropped silently."""


def write_reasons(reasons: tuple[Reason, ...]) -> list[Any]:
    """Return reasons in the form they have in a message."""
    return [msgspec.to_builtins(why) for why in take_apart(reasons)]


def read_reasons(written: object) -> tuple[Reason, ...]:
    """Return the reasons in a message; invalid ones are skipped."""
    try:
        return tuple(map(put_together, msgspec.convert(written, tuple[Why, ...])))
    except msgspec.ValidationError:
        return ()


def write_message(message: Message) -> bytes:
    """Return a message as a line of JSON."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_message(line: bytes) -> Message:
    """Parse a line into a message.

    Raises:
        BrokenMessage: it is not a message, such as text printed by a library.
    """
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise BrokenMessage(line[:80]) from fault
    if not isinstance(message, dict) or not isinstance(message.get("is"), str):
        raise BrokenMessage(line[:80])
    return message
