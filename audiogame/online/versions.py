"""The versions of a program and a server: of their packets, and of the rules of a game."""

from __future__ import annotations

from audiogame.rules.fault import Fault
from audiogame.rules.game import Game
from audiogame.rules.value import Value


class Versions(Value):
    """The versions that one side of a line speaks.

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


SPOKEN = Versions(1, 1)
"""What this program speaks.

With each change that a program of before cannot read, `newest` goes up, and `oldest` to the one
before it: programs and servers are not updated all at once.
"""


class OtherRules(Fault):
    """A game that a program and a server play by different versions of its rules."""


def check_rules(game: Game, program: int, server: int) -> None:
    """Check that a program and a server play a game by the same version of its rules.

    Raises:
        OtherRules: they do not; says which of them has to be updated.
    """
    if program != server:
        older = "program" if program < server else "server"
        raise OtherRules("rules-other", game=game.name, program=program, server=server, older=older)
