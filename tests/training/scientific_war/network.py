"""The strength of a seat: a small neural network, and its training.

The score that a seat may expect is the softmax of the strengths of all that are in the game.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from training.scientific_war.batches import RANKS, Batch, Bools, Floats

PARTS = 5
"""Own hand, own pile, the others' mean hand and pile, table."""
SCALARS = 12
INPUTS = PARTS * RANKS + SCALARS


def scalars(batch: Batch) -> Floats:
    """Return the network's inputs besides the cards, game by seat by number."""
    games, seats = len(batch), batch.seats
    owned = batch.owned.sum(axis=2)
    alive = (owned > 0).sum(axis=1)[:, None]
    total = np.maximum(owned.sum(axis=1, keepdims=True), 1)
    lead = owned / total * alive - 1
    left = batch.left[:, None].astype(np.float32)
    own_spy = (batch.spy[:, None] == np.arange(seats)).astype(np.float32)
    spied = (batch.spy[:, None] >= 0) - own_spy
    hand = batch.hand.sum(axis=2)
    out = np.zeros((games, seats, SCALARS), np.float32)
    out[..., 0] = 1
    out[..., 1] = lead
    out[..., 2] = lead * np.exp(-left / 5)
    out[..., 3] = lead * np.exp(-left / 20)
    out[..., 4] = lead * np.exp(-left / 60)
    out[..., 5] = own_spy
    out[..., 6] = spied
    out[..., 7] = batch.now[:, None]
    out[..., 8] = 1 / np.maximum(alive, 1)
    out[..., 9] = np.exp(-left / 60)
    out[..., 10] = 1 / np.maximum(hand, 1)
    out[..., 11] = hand / 14
    return out


def inputs(batch: Batch) -> Floats:
    """Return the network's inputs, game by seat by number."""
    alive = batch.alive.sum(axis=1)[:, None, None]
    others = np.maximum(alive - 1, 1)
    hands = (batch.hand.sum(axis=1, keepdims=True) - batch.hand) / others
    piles = (batch.pile.sum(axis=1, keepdims=True) - batch.pile) / others
    table = np.broadcast_to(batch.table[:, None, :], batch.hand.shape)
    return np.concatenate([batch.hand, batch.pile, hands, piles, table, scalars(batch)], axis=2)


@dataclass
class Network:
    """One hidden layer for each order of the cards, and a linear skip connection from the inputs.

    Args:
        first: order by input by unit.
        second: order by unit.
        direct: order by input.
    """

    first: Floats
    second: Floats
    direct: Floats

    @classmethod
    def random(cls, random: np.random.Generator, hidden: int) -> Network:
        """Return a network with random hidden units, and a strength that only counts cards."""
        first = random.normal(0, INPUTS**-0.5, (2, INPUTS, hidden)).astype(np.float32)
        direct = np.zeros((2, INPUTS), np.float32)
        direct[:, PARTS * RANKS + 1] = 2.0
        return cls(first, np.zeros((2, hidden), np.float32), direct)

    @property
    def weights(self) -> list[Floats]:
        """All weights, in the order of the file."""
        return [self.first, self.second, self.direct]

    def strengths(self, x: Floats, low: Bools) -> tuple[Floats, Floats]:
        """Return strengths, and the outputs of the hidden units."""
        out = np.empty(x.shape[:2], np.float32)
        hidden = np.empty((*x.shape[:2], self.second.shape[1]), np.float32)
        for order in (0, 1):
            which = low == bool(order)
            hidden[which] = np.maximum(x[which] @ self.first[order], 0)
            out[which] = hidden[which] @ self.second[order] + x[which] @ self.direct[order]
        return out, hidden

    def values(self, batch: Batch) -> Floats:
        """Return the expected shares, game by seat."""
        out, _ = self.strengths(inputs(batch), batch.low)
        return np.where(batch.over[:, None], batch.shares, softmax(out, batch.alive))


def softmax(strengths: Floats, alive: Bools) -> Floats:
    """Return the softmax of the strengths of the seats that are in the game."""
    raised = np.where(alive, strengths, -1e9)
    powers = np.exp(raised - raised.max(axis=1, keepdims=True)) * alive
    return powers / np.maximum(powers.sum(axis=1, keepdims=True), 1e-30)


class Learner:
    """Adam on the cross entropy between expected shares and their targets."""

    rate = 1e-3

    def __init__(self, network: Network) -> None:
        self.network, self.steps = network, 0
        self.means = [np.zeros_like(part) for part in network.weights]
        self.squares = [np.zeros_like(part) for part in network.weights]

    def learn(self, x: Floats, low: Bools, alive: Bools, target: Floats) -> float:
        """Take one step; return the mean cross entropy before it."""
        network = self.network
        out, hidden = network.strengths(x, low)
        value = softmax(out, alive)
        slope = (value - target) * alive / len(x)
        slopes = [np.zeros_like(part) for part in network.weights]
        for order in (0, 1):
            which = low == bool(order)
            xs = x[which].reshape(-1, x.shape[2])
            hs = hidden[which].reshape(len(xs), -1)
            ss = slope[which].reshape(-1)
            slopes[1][order] = ss @ hs
            slopes[2][order] = ss @ xs
            slopes[0][order] = xs.T @ ((ss[:, None] * network.second[order]) * (hs > 0))
        self._step(slopes)
        return float(-(target * np.log(np.maximum(value, 1e-9))).sum(axis=1).mean())

    def _step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        fade, fade2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, mean, square, slope in zip(
            self.network.weights, self.means, self.squares, slopes, strict=True
        ):
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope**2
            weight -= self.rate * (mean / fade / (np.sqrt(square / fade2) + 1e-8) + 1e-4 * weight)
