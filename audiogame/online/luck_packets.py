"""Packets of shared luck: devices commit to random shares, then reveal them."""

from __future__ import annotations

from audiogame.online.packets import Down, Up
from audiogame.rules.lengths import Digest, Name, OfSeats
from audiogame.rules.seat import Seat

WAIT = 5.0
"""Seconds to commit, and to reveal; a missing commitment is waited for once more."""


class CommitAsked(Down):
    """Request for a commitment to a share of the luck.

    Args:
        hash: of the header of the record.
        seats: of this device.
        blamed: the people because of whom it begins again; empty the first time.
    """

    hash: Digest
    seats: OfSeats[Seat]
    blamed: OfSeats[Name] = ()


class RevealAsked(Down):
    """Request to reveal, once all have committed: each device's seats and commitment.

    Args:
        hash: of the header of the record, as in `CommitAsked`.
    """

    hash: Digest
    commits: OfSeats[tuple[OfSeats[Seat], Digest]]


class Commit(Up):
    """A device's commitment to its share of the luck."""

    digits: Digest


class Reveal(Up):
    """A device's share of the luck, as committed to."""

    share: Digest
