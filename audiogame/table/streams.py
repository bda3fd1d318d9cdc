"""Random streams for what is no luck: what bots, advisers and remarks draw.

They come from what the header of a record says of luck, which everybody may know, and from the
number of the decision.  So a table may give a stream away, and luck stays secret.
"""

from __future__ import annotations

from random import Random

from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Streams(Value):
    """The random streams of one game.

    Args:
        text: what all of them come from.
    """

    text: str

    def stream(self, seat: Seat, decision: int, use: str = "bot") -> Random:
        """Return the own random stream of a seat for its n-th decision.

        Args:
            use: what it is for; other words give streams that have nothing in common.
        """
        return Random(f"{self.text}:{use}:{seat}:{decision}")


def streams_of(told: str) -> Streams:
    """Return the streams of a game.

    Args:
        told: what the header says of luck: `seed 7`, or `sha256 ...` of a secret seed.
    """
    return Streams(told.partition(" ")[2])
