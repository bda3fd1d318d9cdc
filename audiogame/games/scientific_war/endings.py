"""How a game of Scientific War ends, and who is placed where."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from audiogame.games.scientific_war.choices import trick_limit
from audiogame.games.scientific_war.events import Drawn, LimitReached, Owns, Refilled, WentOut, Won
from audiogame.games.scientific_war.hands import NO_CARDS, known
from audiogame.rules.state import Event, Seat, replace

if TYPE_CHECKING:
    from audiogame.games.scientific_war.rules import ScientificWar

W = TypeVar("W", bound="ScientificWar")


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


def next_trick(state: W) -> tuple[W, tuple[Event, ...]]:
    """Refill empty hands, let seats without cards go out, and look whether the game ends."""
    hands, piles = list(state.hands), list(state.piles)
    events: list[Event] = []
    for seat in state.playing:
        pile = known(piles[seat])
        if not any(known(hands[seat])) and any(pile):
            hands[seat], piles[seat] = pile, NO_CARDS
            events.append(Refilled(seat, sum(pile)))
    went_out = tuple(
        trick or (0 if any(state.owned[seat]) else state.trick)
        for seat, trick in enumerate(state.went_out)
    )
    after = replace(state, hands=tuple(hands), piles=tuple(piles), went_out=went_out)
    left = after.playing
    events += [WentOut(seat, len(left)) for seat in state.playing if seat not in left]
    limit = trick_limit(state.options, state.seats)
    if len(left) <= 1 or state.trick == limit:
        return replace(after, over=True, spy=None), (*events, ending(after, state.playing))
    spy = after.spy if after.spy in left else None
    return replace(after, trick=state.trick + 1, spy=spy), tuple(events)
