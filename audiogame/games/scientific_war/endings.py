"""How a game of Scientific War ends, and who is placed where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.games.scientific_war.events import Drawn, LimitReached, Owns, Won
from audiogame.rules.state import Event, Seat

if TYPE_CHECKING:
    from audiogame.games.scientific_war.rules import ScientificWar


def ranking(state: ScientificWar) -> tuple[tuple[bool, int, int], ...]:
    """Return what the seats are placed by: still in, cards owned at the limit, when out."""
    limit = len(state.playing) > 1
    return tuple(
        (not trick, sum(state.owned[seat]) if limit and not trick else 0, trick)
        for seat, trick in enumerate(state.went_out)
    )


def ending(state: ScientificWar, played_last: tuple[Seat, ...]) -> Event:
    """Say how the game ends.

    Args:
        state: after the last trick.
        played_last: who took part in it; they draw if nobody is left.
    """
    left = state.playing
    if not left:
        return Drawn(played_last)
    if len(left) == 1:
        return Won(left[0], sum(state.owned[left[0]]), state.trick)
    owned = sorted((Owns(seat, sum(state.owned[seat])) for seat in left), key=_most_first)
    winners = tuple(owns.seat for owns in owned if owns.cards == owned[0].cards)
    return LimitReached(state.trick, winners, tuple(owned))


def _most_first(owns: Owns) -> int:
    return -owns.cards
