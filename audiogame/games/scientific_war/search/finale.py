"""What to play, and whether to swap, with two seats left and few tricks: solved to the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, prod

from audiogame.games.scientific_war.search.duels import Pairs, cards_in
from audiogame.games.scientific_war.search.endgames import Endgames, EndlessSearch
from audiogame.games.scientific_war.search.plans import Plan, only_best
from audiogame.games.scientific_war.search.positions import Position, next_trick, swapped
from audiogame.games.scientific_war.search.two_seats import (
    ME,
    MOST_COLUMNS,
    OTHER,
    equilibrium,
    gains,
    takes,
    with_known,
)

MOST_LEFT = 8
"""Tricks to come with which no search to the end is begun."""
Supposed = Sequence[tuple[Position, float]]
"""What may be so, with its weights; they add up to 1."""


def played_out(positions: Supposed, known: int = 0) -> Plan | None:
    """Find what seat 0 should play; None where the game is too long to be searched to its end.

    Args:
        positions: as in `TwoSeats.plan`.
        known: the other seat's card where seat 0 spies, else 0.
    """
    first = positions[0][0]
    columns = [cards_in(position.hands[OTHER]) for position, _ in positions]
    if first.left > MOST_LEFT or prod(map(len, columns)) > MOST_COLUMNS:
        return None
    rows, ends = cards_in(first.hands[ME]), Endgames(first.now, first.jacks)
    try:
        pairs = [
            with_known(Pairs(rows, some, ends.payoffs(position)), known)
            for (position, _), some in zip(positions, columns, strict=True)
        ]
    except EndlessSearch:
        return None
    payoffs, weights = [each.payoffs for each in pairs], [weight for _, weight in positions]
    if first.spy != OTHER:
        found, mixtures = equilibrium(payoffs, weights)
        values = gains(payoffs, weights, mixtures)
        taken = [
            fsum(
                weight * chance
                for (position, weight), each, mixture in zip(
                    positions, pairs, mixtures, strict=True
                )
                for column, chance in zip(each.columns, mixture, strict=True)
                if chance and takes(position, row, column)
            )
            for row in rows
        ]
        return Plan(rows, found.rows, tuple(values), tuple(taken))
    # The other seat will know the card, and answers as well as it can.
    answers = [[each.columns[line.index(min(line))] for line in each.payoffs] for each in pairs]
    values = [
        fsum(weight * min(each[row]) for each, weight in zip(payoffs, weights, strict=True))
        for row in range(len(rows))
    ]
    taken = [
        fsum(
            weight
            for (position, weight), answer in zip(positions, answers, strict=True)
            if takes(position, card, answer[row])
        )
        for row, card in enumerate(rows)
    ]
    return only_best(rows, values, taken)


def kept_or_swapped(positions: Supposed) -> tuple[float, float] | None:
    """Return the score that seat 0 may expect from keeping, and from swapping hand and pile.

    Args:
        positions: what may be so after a trick, and how likely each is.

    Returns:
        None where the game is too long to be searched to its end.
    """
    first = positions[0][0]
    if first.left > MOST_LEFT + 1:
        return None
    ends = Endgames(first.now, first.jacks)
    try:
        return (
            fsum(weight * ends.value(next_trick(position)) for position, weight in positions),
            fsum(
                weight * ends.value(next_trick(swapped(position, ME)))
                for position, weight in positions
            ),
        )
    except EndlessSearch:
        return None
