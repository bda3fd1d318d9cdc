"""What a search has found: how often to play each card, and what comes of it."""

from __future__ import annotations

from audiogame.rules.value import Value


class Plan(Value):
    """What to play.

    Args:
        cards: the different cards in hand.
        chances: how often each is played.
        values: the score to expect from each.
        takes: how likely each takes the trick.
    """

    cards: tuple[int, ...]
    chances: tuple[float, ...]
    values: tuple[float, ...]
    takes: tuple[float, ...]


def only_best(cards: tuple[int, ...], values: list[float], takes: list[float]) -> Plan:
    """Plan to play the card with the highest value."""
    best = values.index(max(values))
    chances = tuple(float(place == best) for place in range(len(cards)))
    return Plan(cards, chances, tuple(values), tuple(takes))
