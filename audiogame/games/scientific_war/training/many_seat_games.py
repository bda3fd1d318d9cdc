"""Single tricks with three seats or more, for many games at once."""

from __future__ import annotations

import numpy as np

from audiogame.games.scientific_war.training.batches import NOBODY, RANKS, Batch, Floats, Ints
from audiogame.games.scientific_war.training.network import Network
from audiogame.games.scientific_war.training.two_seat_games import after_trick, drawn, even, matched

ROUNDS = 8
"""Imagined tricks for each real one."""
LEAST = 0.1
"""How often an imagined card is drawn from all in hand."""


def draw_cards(
    batch: Batch, network: Network, random: np.random.Generator, stray: float
) -> tuple[Ints, Floats]:
    """Draw the cards of a trick by regret matching over imagined tricks.

    Args:
        batch: games of any number of seats.
        network: weighs what comes after the trick.
        random: draws.
        stray: how often a card is drawn from all in hand instead.

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
    for number in range(1, ROUNDS + 1):
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
    """Weigh cards one by one against the cards that the others play."""
    tried, each = cards[game], np.arange(len(game))
    tried[each, seat] = card
    gains = np.zeros((*cards.shape, RANKS), np.float32)
    gains[game, seat, card] = network.values(after_trick(some, tried, network))[each, seat]
    return gains
