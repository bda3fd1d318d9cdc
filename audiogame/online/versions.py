"""Version negotiation of a program and a server: of packets, and of the rules of a game."""

from __future__ import annotations

from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.value import Value


class Versions(Value):
    """The range of versions that one side of a connection speaks.

    Args:
        oldest: of them.
        newest: of them; all between are spoken, too.
    """

    oldest: int
    newest: int

    def __contains__(self, version: object) -> bool:
        return isinstance(version, int) and self.oldest <= version <= self.newest

    def common(self, others: Versions) -> int | None:
        """Return the newest version that both sides speak; None where there is none."""
        newest = min(self.newest, others.newest)
        return newest if newest >= max(self.oldest, others.oldest) else None


SPOKEN = Versions(2, 2)
"""Versions that this program speaks.

Each change that an earlier program cannot read raises `newest`, and `oldest` to the version before
it: programs and servers are not updated all at once.
"""


def check_rules(game: Game, program: int, server: int) -> None:
    """Check that a program and a server play a game by the same version of its rules.

    Raises:
        Fault: they do not; names the one that has to be updated.
    """
    if program != server:
        older = "program" if program < server else "server"
        raise Fault("rules-other", game=game.name, program=program, server=server, older=older)
