"""What to play, and whether to swap, with two seats left: solved to the end where it is near.

Where more cards wait than both own, whoever takes them can hardly be overtaken: however far the
end is, the wars before that are solved, and only what comes after them is weighed by the network.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb, fsum, prod

from audiogame.games.scientific_war.search.duels import Pairs, cards_in
from audiogame.games.scientific_war.search.endgames import Endgames, EndlessSearch
from audiogame.games.scientific_war.search.grids import Grid
from audiogame.games.scientific_war.search.outlook import Outlook
from audiogame.games.scientific_war.search.plans import Plan, only_best
from audiogame.games.scientific_war.search.positions import (
    NOBODY,
    Position,
    next_trick,
    swapped,
)
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
"""Tricks to come with which a search to the end is begun at most, where no card waits."""
DECISIVE = 4
"""So many cards that wait are worth another trick: who takes them can hardly be overtaken."""
MOST_WON = 0.55
"""So many of all tricks a seat that is behind may hope to win, where nearly all are needed."""
NEAR = 40
"""Tricks to come with which a lead is looked at; with more of them every lead can be lost."""
Supposed = Sequence[tuple[Position, float]]
"""What may be so, with its weights; they add up to 1."""


def played_out(positions: Supposed, outlook: Outlook, known: int = 0) -> Plan | None:
    """Find what seat 0 should play; None where the game is too long to be searched so far.

    Args:
        positions: as in `TwoSeats.plan`.
        outlook: weighs what comes once the many cards that wait are taken.
        known: the other seat's card where seat 0 spies, else 0.
    """
    first = positions[0][0]
    columns = [cards_in(position.hands[OTHER]) for position, _ in positions]
    if prod(map(len, columns)) > MOST_COLUMNS:
        return None
    for ends in _searches(first, outlook, 0):
        try:
            if len(positions) == 1 and first.spy == NOBODY:
                return _known_to_both(first, ends.grid(first))
            pairs = [
                with_known(Pairs(cards_in(first.hands[ME]), some, ends.payoffs(position)), known)
                for (position, _), some in zip(positions, columns, strict=True)
            ]
        except EndlessSearch:
            continue
        return _planned(positions, pairs)
    return None


def _searches(position: Position, outlook: Outlook, more: int) -> Iterator[Endgames]:
    """List the searches to be begun: to the end of the game, and to the end of the wars.

    Args:
        position: between two tricks, or at the end of a trick where `more` is 1.
        outlook: as in `played_out`.
    """
    waiting, now, jacks = sum(position.table), position.now, position.jacks
    if position.left - more <= MOST_LEFT + waiting // DECISIVE:
        yield Endgames(now, jacks)
    if waiting > sum(map(sum, (*position.hands, *position.piles))):
        yield Endgames(now, jacks, lambda after: _weighed(after, outlook))


def _weighed(position: Position, outlook: Outlook) -> float:
    """Return the score that seat 0 may expect where no card waits, within what a lead leaves."""
    value = outlook.value(position, (ME, OTHER), ME)
    own, other = (
        sum(hand) + sum(pile) for hand, pile in zip(position.hands, position.piles, strict=True)
    )
    if own < other:
        return min(value, caught_up(other - own, position.left))
    return max(value, 1.0 - caught_up(own - other, position.left)) if own > other else value


@cache
def caught_up(behind: int, left: int) -> float:
    """Return the most that a seat may expect that owns fewer cards, where no card waits.

    A trick moves one card, so that twice as many are made up as are won more than lost.

    Args:
        behind: how many cards fewer.
        left: tricks to come.
    """
    if left > NEAR:
        return 1.0
    return fsum(
        comb(left, won)
        * MOST_WON**won
        * (1.0 - MOST_WON) ** (left - won)
        * (0.5 if 2 * (2 * won - left) == behind else 1.0)
        for won in range(left + 1)
        if 2 * (2 * won - left) >= behind
    )


def _planned(positions: Supposed, pairs: Sequence[Pairs]) -> Plan:
    first, rows = positions[0][0], pairs[0].rows
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


def _known_to_both(position: Position, grid: Grid) -> Plan:
    """Find what to play where both know all cards and choose at the same time."""
    found = grid.equilibrium()
    chances = dict(zip(grid.rows, found.rows, strict=True))
    answers = [(place, chance) for place, chance in enumerate(found.columns) if chance]
    values = {
        card: fsum(chance * grid.at(row, column) for column, chance in answers)
        for row, card in enumerate(grid.rows)
    }
    taken = {
        card: fsum(
            chance for column, chance in answers if takes(position, card, grid.columns[column])
        )
        for card in grid.rows
    }
    cards = cards_in(position.hands[ME])
    each = [(chances[card], values[card], taken[card]) for card in cards]
    return Plan(cards, *zip(*each, strict=True))


def kept_or_swapped(positions: Supposed, outlook: Outlook) -> tuple[float, float] | None:
    """Return the score that seat 0 may expect from keeping, and from swapping hand and pile.

    Args:
        positions: what may be so after a trick, and how likely each is.
        outlook: as in `played_out`.

    Returns:
        None where the game is too long to be searched so far.
    """
    for ends in _searches(positions[0][0], outlook, 1):
        try:
            return (
                fsum(weight * ends.value(next_trick(position)) for position, weight in positions),
                fsum(
                    weight * ends.value(next_trick(swapped(position, ME)))
                    for position, weight in positions
                ),
            )
        except EndlessSearch:
            continue
    return None
