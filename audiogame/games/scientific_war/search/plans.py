"""Plans, the results of a search: how often to play each card, and the expected scores."""

from __future__ import annotations

from audiogame.rules.value import Value


class Plan(Value):
    """A mixed strategy.

    Args:
        cards: the different cards in hand.
        chances: probability of each.
        values: expected score of each.
        takes: probability that each takes the trick.
    """

    cards: tuple[int, ...]
    chances: tuple[float, ...]
    values: tuple[float, ...]
    takes: tuple[float, ...]


def only_best(cards: tuple[int, ...], values: list[float], takes: list[float]) -> Plan:
    """Return the plan to play only the card with the highest value."""
    best = values.index(max(values))
    chances = tuple(float(place == best) for place in range(len(cards)))
    return Plan(cards, chances, tuple(values), tuple(takes))
