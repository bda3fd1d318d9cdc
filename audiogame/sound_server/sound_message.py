"""What the game and its sound process say to each other: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from audiogame.rules.fault import Detail, Reason

LONGEST = 1_000_000
"""Characters of a line."""

Message = dict[str, Any]


class BrokenMessage(ValueError):
    """A line that is no message; nobody hears of it."""


def write_reasons(reasons: tuple[Reason, ...]) -> list[Any]:
    """Return what is wrong, as it stands in a message."""
    return [{"message": one.message, "values": _plain(one.values)} for one in reasons]


def read_reasons(written: object) -> tuple[Reason, ...]:
    """Return what is wrong from a message; what is no such thing is left out."""
    if not isinstance(written, list):
        return ()
    return tuple(_reason(one) for one in written if isinstance(one, dict) and "message" in one)


def _reason(written: dict[str, Any]) -> Reason:
    values: dict[str, Any] = written.get("values", {})
    return Reason(
        str(written["message"]), **{name: _detail(value) for name, value in values.items()}
    )


def _plain(values: Mapping[str, Detail]) -> dict[str, Any]:
    """Return values with a list in the place of each reason in them."""
    plain: dict[str, Any] = {}
    for name, value in values.items():
        parts = (value,) if isinstance(value, Reason) else value
        reasons = isinstance(parts, tuple) and parts and isinstance(parts[0], Reason)
        plain[name] = write_reasons(parts) if reasons else value  # type: ignore[arg-type]  # looked at
    return plain


def _detail(value: Any) -> Any:
    return (read_reasons(value) or tuple(value)) if isinstance(value, list) else value


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
