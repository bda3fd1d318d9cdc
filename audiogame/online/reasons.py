"""What is wrong, over the line: ids and values, so that each program tells it in its language."""

from __future__ import annotations

from audiogame.online.session_packets import Failed, Why
from audiogame.rules.fault import Detail, Faults, Reason

LONGEST = 200
"""Characters of a value."""


class ServerSays(Faults):
    """What a server says is wrong."""


def failed(*reasons: Reason) -> Failed:
    """Write what is wrong."""
    return Failed(tuple(_why(reason) for reason in reasons[:10]))


def read_failed(packet: Failed) -> ServerSays:
    """Read what is wrong."""
    return ServerSays(_reason(why) for why in packet.reasons)


def _why(reason: Reason) -> Why:
    return Why(reason.message, tuple((name, _over(it)) for name, it in reason.values.items()))


def _over(value: Detail) -> str | int | Why:
    match value:
        case Reason():
            return _why(value)
        case tuple():
            return ", ".join(one.message if isinstance(one, Reason) else one for one in value)
        case int():
            return value
    return str(value)[:LONGEST]


def _reason(why: Why) -> Reason:
    reason = Reason(why.message)
    reason.values = {
        name: _reason(value) if isinstance(value, Why) else value for name, value in why.values
    }
    return reason
