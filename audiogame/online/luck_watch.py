"""Whether the luck of a game was begun again, as this device has seen it, whatever a server says.

A server that learns what everybody adds, and begins again until luck suits, cannot hide it from
those who have revealed: they know that they were asked once more before the game began.
"""

from __future__ import annotations

from audiogame.archive.shared_luck import luck_of
from audiogame.online.luck_packets import CommitAsked
from audiogame.table.record import Record


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
        self.again = False
        """Whether it was begun again."""
        self.blamed: tuple[str, ...] = ()
        """Because of whom, as far as the server has said so."""

    def asked(self, packet: CommitAsked) -> bool:
        """Take note that a commitment is wanted; tells whether the luck is begun again."""
        if self._begun and packet.hash != self._hash:  # of the next game
            self._lost, self._other, self._revealed = 0, False, False
            self._begun, self.again, self.blamed = False, False, ()
        lost = self._revealed and not self._begun
        self._lost += lost
        self._other |= lost and packet.hash != self._hash
        self._hash, self._revealed = packet.hash, False
        again = lost or bool(packet.blamed)
        self.again |= again
        self.blamed = tuple(dict.fromkeys((*self.blamed, *packet.blamed)))
        return again

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
    return luck_of(record).failed
