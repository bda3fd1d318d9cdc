"""Random streams for everything that is not luck: bots, advisers and remarks.

They are derived from the luck field of a record's header, which is public, and from the number of
the decision.  So a table may hand out a stream, and luck stays secret.
"""

from __future__ import annotations

from random import Random

from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Streams(Value):
    """The random streams of one game.

    Args:
        text: seed of all of them.
    """

    text: str

    def stream(self, seat: Seat, decision: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision.

        Args:
            use: purpose; streams of different purposes are independent.
        """
        return Random(f"{self.text}:{use}:{seat}:{decision}")


def streams_of(told: str) -> Streams:
    """Return the streams of a game.

    Args:
        told: the luck field of the header: `seed 7`, or `sha256 ...` of a secret seed.
    """
    return Streams(told.partition(" ")[2])
