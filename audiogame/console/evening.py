"""The score of an evening: games won by each player at one table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audiogame.narration.message_values import small_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audiogame.narration.narrator import Narrator
    from audiogame.rules.seat import Seat
    from audiogame.table.move_list import Player


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
    """Counts the games that each player has won at home, while the program runs.

    The table stays the same for as long as the same players sit at it; with others the count begins
    anew.
    """

    def __init__(self) -> None:
        self._names: frozenset[str] = frozenset()
        self._won: Counter[str] = Counter()
        self.home_only = False
        """Whether people elsewhere were refused to come by a service."""
        self.headphones: dict[str, bool] = {}
        """By name, what players have last said about headphones."""
        self.headphones_explained = False
        """Whether it was said what headphones are for."""

    def count(self, players: Sequence[Player], winners: Sequence[Seat]) -> None:
        """Count a game that is over.

        Args:
            players: by seat.
            winners: the seats in first place.
        """
        names = _names(players)
        if names != self._names:
            self._names, self._won = names, Counter()
        self._won.update(players[seat].name for seat in winners)

    def won(self, players: Sequence[Player]) -> tuple[tuple[str, int], ...]:
        """Return those of the players who have won games, with their number, the most first."""
        return tuple(self._won.most_common()) if _names(players) == self._names else ()


def _names(players: Sequence[Player]) -> frozenset[str]:
    return frozenset(player.name for player in players)
