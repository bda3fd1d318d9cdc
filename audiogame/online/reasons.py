"""What is wrong, over the line: ids and values, so that each program tells it in its language."""

from __future__ import annotations

from audiogame.online.session_packets import REASONS, Failed
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.reason_parts import Why, put_together, take_apart
from audiogame.table.library import is_package_of_game


class ServerSays(Faults):
    """What a server says is wrong."""


def failed(*reasons: Reason) -> Failed:
    """Write what is wrong, the first reasons where there are more than a packet holds."""
    return Failed(take_apart(reasons[:REASONS]))


def read_failed(packet: Failed) -> ServerSays:
    """Read what is wrong.

    A server's word has no package imported and no file read but those of games that are here.
    """
    return ServerSays(put_together(why, _is_known) for why in packet.reasons)


def _is_known(why: Why) -> bool:
    return not why.package or is_package_of_game(why.package)
