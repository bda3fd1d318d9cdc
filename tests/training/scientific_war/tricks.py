"""Single tricks in many games at once: equilibria of two seats, and approximations of more."""

from __future__ import annotations

import numpy as np

from training.scientific_war.batches import (
    NOBODY,
    RANKS,
    Batch,
    Bools,
    Floats,
    Ints,
    collect,
    next_trick,
    swapped,
)
from training.scientific_war.network import Network

ROUNDS = 40
"""Rounds of regret matching with two seats."""
ROUNDS_OF_MANY = 8
"""Simulated tricks for each real one with more seats."""
LEAST = 0.1
"""Probability that a simulated card is drawn from the whole hand."""


def after_trick(batch: Batch, cards: Ints, network: Network) -> Batch:
    """Play a trick; a seat that reveals an 8 swaps if the network values that more."""
    after, may_swap = collect(batch, cards)
    played = cards > 0
    for seat in range(batch.seats):
        which = np.flatnonzero(may_swap[:, seat])
        if not len(which):
            continue
        some, turned = after.take(which), np.zeros((len(which), batch.seats), bool)
        kept = network.values(next_trick(some, played[which]))[:, seat]
        turned[:, seat] = True
        changed = network.values(next_trick(swapped(some, turned), played[which]))[:, seat]
        swaps = np.zeros((len(batch), batch.seats), bool)
        swaps[which, seat] = changed > kept
        after = swapped(after, swaps)
    return next_trick(after, played)


def matrices(batch: Batch, network: Network) -> tuple[Floats, Bools]:
    """Return the value of each pair of cards to seat 0, and the legal pairs."""
    has = batch.hand > 0
    legal = has[:, 0, :, None] & has[:, 1, None, :]
    game, one, two = np.nonzero(legal)
    after = after_trick(batch.take(game), np.stack([one, two], axis=1), network)
    values = np.zeros((len(batch), RANKS, RANKS), np.float32)
    values[game, one, two] = network.values(after)[:, 0]
    return values, legal


def solve(values: Floats, legal: Bools) -> tuple[Floats, Floats, Floats]:
    """Approximate equilibria by regret matching (Hart and Mas-Colell 2000), regrets kept above 0.

    Returns:
        The mixtures of rows and of columns, and the value for the rows.
    """
    row_legal, column_legal = np.asarray(legal.any(axis=2)), np.asarray(legal.any(axis=1))
    rows, columns = even(row_legal), even(column_legal)
    row_regret, column_regret = np.zeros_like(rows), np.zeros_like(columns)
    row_mean, column_mean = np.zeros_like(rows), np.zeros_like(columns)
    for number in range(1, ROUNDS + 1):
        gain = np.einsum("grc,gc->gr", values, columns)
        mean = (gain * rows).sum(axis=1, keepdims=True)
        row_regret = np.maximum(row_regret + (gain - mean) * row_legal, 0)
        rows = matched(row_regret, row_legal)
        row_mean += number * rows
        loss = np.einsum("grc,gr->gc", values, rows)
        mean = (loss * columns).sum(axis=1, keepdims=True)
        column_regret = np.maximum(column_regret + (mean - loss) * column_legal, 0)
        columns = matched(column_regret, column_legal)
        column_mean += number * columns
    row_mean /= row_mean.sum(axis=1, keepdims=True)
    column_mean /= column_mean.sum(axis=1, keepdims=True)
    return row_mean, column_mean, np.einsum("gr,grc,gc->g", row_mean, values, column_mean)


def even(legal: Bools) -> Floats:
    """Return mixtures with the same chance for each legal card."""
    return (legal / np.maximum(legal.sum(axis=-1, keepdims=True), 1)).astype(np.float32)


def matched(regret: Floats, legal: Bools) -> Floats:
    """Return mixtures in proportion to regrets."""
    total = regret.sum(axis=-1, keepdims=True)
    return np.where(total > 1e-9, regret / np.maximum(total, 1e-9), even(legal))


def drawn(random: np.random.Generator, mixtures: Floats) -> Ints:
    """Draw a card from each mixture along the last axis; 0 where there is none."""
    bound = random.random((*mixtures.shape[:-1], 1)) * 0.999999
    return (mixtures.cumsum(axis=-1) > bound).argmax(axis=-1)


def draw_two(
    batch: Batch, network: Network, random: np.random.Generator, stray: float
) -> tuple[Ints, Floats]:
    """Draw the cards of a trick: as in equilibrium, a spy's as the best answer.

    Args:
        batch: games of two seats.
        network: values the positions after the trick.
        random: draws.
        stray: probability of a card drawn from the whole hand instead.

    Returns:
        The card of each seat, and the score that each may expect.
    """
    values, legal = matrices(batch, network)
    games = np.arange(len(batch))
    least, most = np.where(legal, values, 2.0), np.where(legal, values, -1.0)
    rows, columns, value = solve(values, legal)
    cards = np.stack([drawn(random, rows), drawn(random, columns)], axis=1)
    some = random.random(cards.shape) < stray
    cards = np.where(some, drawn(random, even(batch.hand > 0)), cards)
    # Where a seat spies the other plays first, as well as it can.
    worst = np.where(legal.any(axis=2), least.min(axis=2), -1.0)
    best = np.where(legal.any(axis=1), most.max(axis=1), 2.0)
    cards[:, 0] = np.where(batch.spy == 1, worst.argmax(axis=1), cards[:, 0])
    cards[:, 1] = np.where(batch.spy == 0, best.argmin(axis=1), cards[:, 1])
    answer = least[games, cards[:, 0]].argmin(axis=1)
    cards[:, 1] = np.where(batch.spy == 1, answer, cards[:, 1])
    answer = most[games, :, cards[:, 1]].argmax(axis=1)
    cards[:, 0] = np.where(batch.spy == 0, answer, cards[:, 0])
    value = np.where(batch.spy == 1, worst.max(axis=1), value)
    value = np.where(batch.spy == 0, best.min(axis=1), value)
    return cards, np.stack([value, 1 - value], axis=1).astype(np.float32)


def draw_many(
    batch: Batch, network: Network, random: np.random.Generator, stray: float
) -> tuple[Ints, Floats]:
    """Draw the cards of a trick by regret matching over simulated tricks.

    Args:
        batch: games of any number of seats.
        network: values the positions after the trick.
        random: draws.
        stray: probability of a card drawn from the whole hand instead.

    Returns:
        The card of each seat, 0 for one that is out, and the score that each may expect.
    """
    legal = batch.hand > 0
    game, seat, card = np.nonzero(legal)
    some = batch.take(game)
    regret, mean = np.zeros(legal.shape, np.float32), np.zeros(legal.shape, np.float32)
    value = np.zeros(legal.shape[:2], np.float32)
    spied = np.flatnonzero(batch.spy != NOBODY)
    spies = batch.spy[spied]
    for number in range(1, ROUNDS_OF_MANY + 1):
        mixture = (1 - LEAST) * matched(regret, legal) + LEAST * even(legal)
        gains = _gains(some, game, seat, card, drawn(random, mixture), network)
        best = np.where(legal[spied, spies], gains[spied, spies], -1).argmax(axis=1)
        mixture[spied, spies] = np.eye(RANKS, dtype=np.float32)[best]
        expected = (mixture * gains).sum(axis=2)
        regret = np.maximum(regret + (gains - expected[..., None]) * legal, 0)
        mean += number * mixture
        value += number * expected
    mean /= np.maximum(mean.sum(axis=2, keepdims=True), 1e-9)
    cards = drawn(random, mean)
    strays = random.random(cards.shape) < stray
    cards = np.where(strays, drawn(random, even(legal)), cards)
    if len(spied):
        which = batch.spy[game] == seat
        gains = _gains(some.take(which), game[which], seat[which], card[which], cards, network)
        best = np.where(legal[spied, spies], gains[spied, spies], -1).argmax(axis=1)
        cards[spied, spies] = best
    return cards, value / np.maximum(value.sum(axis=1, keepdims=True), 1e-9)


def _gains(
    some: Batch, game: Ints, seat: Ints, card: Ints, cards: Ints, network: Network
) -> Floats:
    """Return the values of cards one by one against the cards that the others play."""
    tried, each = cards[game], np.arange(len(game))
    tried[each, seat] = card
    gains = np.zeros((*cards.shape, RANKS), np.float32)
    gains[game, seat, card] = network.values(after_trick(some, tried, network))[each, seat]
    return gains
