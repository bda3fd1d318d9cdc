"""Error reasons in packets: ids and values, so that each program words them in its language."""

from __future__ import annotations

from math import ceil

from audiogame.online.session_packets import REASONS, Failed, TooMuch
from audiogame.rules.fault import Detail, Faults, Reason
from audiogame.rules.reason_parts import Why, put_together, take_apart
from audiogame.table.library import is_package_of_game

AS_IS = "as-is"
"""The message of somebody's own words, also within another sentence."""
WITHOUT_WORDS = frozenset(
    (AS_IS, "either", "in-file", "voice-missing", "voice-not-there", "voice-raises", "work-begun")
)
"""The messages that have no words of the program, but only those that are given."""


class ServerSays(Faults):
    """An error that the server reports."""


def failed(*reasons: Reason, request: int = 0) -> Failed:
    """Encode reasons as a packet; at most as many as it holds, the first ones.

    Args:
        request: the number of the request that has failed; 0 for none.
    """
    return Failed(take_apart(reasons[:REASONS]), request)


def read_failed(packet: Failed | TooMuch) -> ServerSays:
    """Decode the reasons of a packet.

    Only packages and files of installed games are loaded, regardless of what the server sends.
    """
    if isinstance(packet, TooMuch):
        return ServerSays((Reason("too-much", seconds=ceil(packet.seconds)),))
    return ServerSays(_as_said(put_together(why, _is_known)) for why in packet.reasons)


def _as_said(reason: Reason) -> Reason:
    """Return a reason as told: before words of the server's own stands that it says them."""
    own = reason.message in WITHOUT_WORDS and not reason.package
    return Reason("server-says", why=reason) if own or _has_own_words(reason) else reason


def _has_own_words(value: Detail) -> bool:
    if isinstance(value, Reason):
        return value.message == AS_IS or any(map(_has_own_words, value.values.values()))
    return isinstance(value, tuple) and any(map(_has_own_words, value))


def _is_known(why: Why) -> bool:
    return not why.package or is_package_of_game(why.package)
