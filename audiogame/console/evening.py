"""The score of an evening: games won by each player at one table since it was set up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audiogame.narration.message_values import small_number

if TYPE_CHECKING:
    from audiogame.narration.narrator import Narrator


def wins_in_words(narrator: Narrator, won: tuple[tuple[str, int], ...], own: str | None) -> str:
    """Return the words for the games won tonight.

    Args:
        won: the players who have won games, with their number, the most first.
        own: the name of the only player here; None for several.
    """
    told: list[str] = []
    for name, count in won:
        kind = "more" if told else "you" if name == own else "first"
        named = narrator.texts.format("you", {}) if name == own else name
        values = {"name": named, "count": small_number(count)}
        told.append(narrator.texts.format(f"evening-{kind}", values))
    return narrator.say("evening", won=", ".join(told))


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
