"""The score of an evening: games won by each player at one table since it was set up."""

from __future__ import annotations

from collections import Counter


class Evening:
    """Counts the games that each player has won at the present table, while the program runs.

    A table stays the same for as long as the same remote people, or at home the same players, sit
    at it; with another table the count begins anew.
    """

    def __init__(self) -> None:
        self._table: object = None
        self._won: Counter[str] = Counter()
        self._counted: set[str] = set()

    def count(self, table: object, game: str, winners: tuple[str, ...]) -> None:
        """Count a game that is over, once.

        Args:
            table: the identity of the table, equal from game to game.
            game: its id, by which it counts once; empty where it cannot come twice.
            winners: names of the players in first place.
        """
        if table != self._table:
            self._table, self._won, self._counted = table, Counter(), set()
        if game and game in self._counted:
            return
        self._counted.add(game)
        self._won.update(winners)

    def won(self, table: object) -> tuple[tuple[str, int], ...]:
        """Return the players who have won games at a table, with their number, the most first."""
        return tuple(self._won.most_common()) if table == self._table else ()
