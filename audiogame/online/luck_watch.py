"""Whether the luck of a game was begun again, as this device has seen it, whatever a server says.

A server that learns what everybody adds, and begins again until luck suits, cannot hide it from
those who have revealed: they know that they were asked once more before the game began.
"""

from __future__ import annotations

from audiogame.archive.shared_luck import luck_of
from audiogame.online.luck_packets import CommitAsked
from audiogame.rules.value import Value, replace
from audiogame.table.record import Record


class Seen(Value):
    """What a device has seen of the rounds of one game.

    Args:
        hash: of the header of its record, as it was told last.
        revealed: whether this device has revealed what it adds, since it was asked last.
        begun: whether the game has begun.
        lost: how often what this device has revealed was not used.
        other: whether the header changed after this device had revealed.
        again: whether the luck was begun again.
        blamed: because of whom, as far as the server has said so.
    """

    hash: str = ""
    revealed: bool = False
    begun: bool = False
    lost: int = 0
    other: bool = False
    again: bool = False
    blamed: tuple[str, ...] = ()


class LuckWatch:
    """What this device has seen of the rounds of one game after the other."""

    def __init__(self) -> None:
        self.seen = Seen()

    @property
    def again(self) -> bool:
        """Whether the luck was begun again."""
        return self.seen.again

    @property
    def blamed(self) -> tuple[str, ...]:
        """Because of whom, as far as the server has said so."""
        return self.seen.blamed

    def asked(self, packet: CommitAsked) -> bool:
        """Take note that a commitment is wanted; tells whether the luck is begun again."""
        before = self.seen
        if before.begun and packet.hash != before.hash:  # of the next game
            before = Seen()
        lost = before.revealed and not before.begun
        again = lost or bool(packet.blamed)
        self.seen = replace(
            before,
            hash=packet.hash,
            revealed=False,
            lost=before.lost + lost,
            other=before.other or (lost and packet.hash != before.hash),
            again=before.again or again,
            blamed=tuple(dict.fromkeys((*before.blamed, *packet.blamed))),
        )
        return again

    def revealed(self) -> None:
        """Take note that this device has told what it adds."""
        self.seen = replace(self.seen, revealed=True)

    def begun(self) -> bool:
        """Take note that the game has begun; tells whether that is new."""
        before, self.seen = self.seen, replace(self.seen, begun=True)
        return not before.begun

    def fits(self, record: Record) -> bool:
        """Tell whether a record says as often as this device knows that it was begun again."""
        return not self.seen.other and rounds_failed(record) >= self.seen.lost


def rounds_failed(record: Record) -> int:
    """Count the rounds of luck of everybody that have failed, as a record has them."""
    return luck_of(record).failed
