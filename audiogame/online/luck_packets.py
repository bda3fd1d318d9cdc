"""Packets of the luck of everybody: devices commit to what they add, then reveal it."""

from __future__ import annotations

from audiogame.online.packets import Down, Up
from audiogame.rules.lengths import Digest, Name, OfSeats
from audiogame.rules.seat import Seat

WAIT = 5.0
"""Seconds to commit, and to reveal; a commitment that does not come is waited for once more."""


class CommitAsked(Down):
    """Luck of everybody: a commitment is wanted.

    Args:
        hash: of the header of the record.
        seats: of this device.
        blamed: because of whom it begins again; empty the first time.
    """

    hash: Digest
    seats: OfSeats[Seat]
    blamed: OfSeats[Name] = ()


class RevealAsked(Down):
    """All have committed, each with its seats and the hash: now what was committed to is wanted."""

    commits: OfSeats[tuple[OfSeats[Seat], Digest]]


class Commit(Up):
    """The commitment of a device to what it adds to the luck."""

    digits: Digest


class Reveal(Up):
    """What was committed to."""

    share: Digest
