"""Whether the luck of a game was begun again, as this device has seen it, whatever a server says.

A server that learns what everybody adds, and begins again until luck suits, cannot hide it from
those who have revealed: they know that they were asked once more before the game began.
"""

from __future__ import annotations

from collections import deque

from audiogame.archive.shared_luck import SharedLuck
from audiogame.online.luck_packets import CommitAsked
from audiogame.table.record import Record

CHAIRS = 1_000
"""More than any table has."""


class LuckWatch:
    """What this device has seen of the rounds of one game after the other."""

    def __init__(self) -> None:
        self._hash = ""
        self._revealed = False
        self._begun = False
        self._lost = 0
        """How often what this device has revealed was not used."""
        self._other = False
        """Whether the header changed after this device had revealed."""

    def asked(self, packet: CommitAsked) -> bool:
        """Take note that a commitment is wanted; tells whether the luck is begun again."""
        if self._begun and packet.hash != self._hash:  # of the next game
            self._lost, self._other, self._revealed = 0, False, False
            self._begun = False
        lost = self._revealed and not self._begun
        self._lost += lost
        self._other |= lost and packet.hash != self._hash
        self._hash, self._revealed = packet.hash, False
        return lost or bool(packet.blamed)

    def revealed(self) -> None:
        """Take note that this device has told what it adds."""
        self._revealed = True

    def begun(self) -> None:
        """Take note that the game has begun."""
        self._begun = True

    def fits(self, record: Record) -> bool:
        """Tell whether a record says as often as this device knows that it was begun again."""
        return not self._other and rounds_failed(record) >= self._lost


def rounds_failed(record: Record) -> int:
    """Count the rounds of luck of everybody that have failed, as a record has them."""
    shared = SharedLuck(record.hash, CHAIRS)
    for note in record.notes:
        kind, _, rest = note.partition(" ")
        match kind:
            case "commit":
                deque(shared.commit(0, rest), 0)
            case "reveal":
                deque(shared.reveal(0, rest), 0)
            case "words":
                deque(shared.close(0, rest), 0)
    return shared.failed
