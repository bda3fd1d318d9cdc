"""Train the networks of Scientific War by self-play.

    python -m training.scientific_war.learn 2 --rounds 160
    python -m training.scientific_war.learn 8 --rounds 52

It writes strengths_2 (two seats) or strengths_8 (three to eight) of the package
audiogame.games.scientific_war.search, needs numpy, and takes some fifteen minutes on one core each.
Rounding differs from machine to machine and soon leads to other games: weights of another run are
not the shipped ones to the last digit, but play as well;
of those, strengths_8 took 51 rounds in two runs.
"""

from __future__ import annotations

import argparse
import time
import zlib
from array import array

import numpy as np

from audiogame.rules.lookup_table import pack_table
from training import search_folder
from training.scientific_war.batches import deal
from training.scientific_war.network import INPUTS, Learner, Network, inputs
from training.scientific_war.tricks import after_trick, draw_many, draw_two

SEARCH = search_folder("scientific_war")
UNITS = 32
STRAY = 0.03
TRUST = 0.9
"""Lambda of TD(lambda): weight of later scores against those expected on the way, by trick."""
KEPT = 6
"""Number of the last batches of games in the replay buffer."""
STEPS = 140
"""Training steps a round."""
SIZE = 768
"""Positions a step."""
MANY = 3, 4, 5, 6, 8, 7
"""Numbers of seats, used in turn."""

Lesson = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]


def play(network: Network, random: np.random.Generator, seats: int, games: int) -> list[Lesson]:
    """Play games, and return positions with their target scores.

    The target of a position is a mean of the game's result and of the scores expected at the
    positions after it, the nearer the more: TD(lambda), Sutton 1988.
    """
    draw = draw_two if seats == 2 else draw_many
    limits = random.integers(20, 201, games)
    if seats > 2:
        limits = np.exp(random.uniform(np.log(15), np.log(350), games)).astype(int)
    batch, live = deal(random, seats, limits), np.arange(games)
    scores, told = np.zeros((games, seats), np.float32), []
    while len(batch):
        cards, expected = draw(batch, network, random, STRAY)
        told.append((inputs(batch), batch.low, batch.alive, expected, live))
        batch = after_trick(batch, cards, network)
        scores[live[batch.over]] = batch.shares[batch.over]
        batch, live = batch.take(~batch.over), live[~batch.over]
    lessons = []
    for x, low, alive, expected, which in reversed(told):
        lessons.append((x, low, alive, scores[which]))
        scores[which] = TRUST * scores[which] + (1 - TRUST) * expected
    return lessons


def learn(most_seats: int, rounds: int, seed: int) -> Network:
    """Alternate self-play and training."""
    random = np.random.default_rng(seed)
    network = Network.random(random, UNITS)
    learner, began = Learner(network), time.monotonic()
    kept: list[Lesson] = []
    for number in range(rounds):
        learner.rate = 3e-3 * (1 - number / rounds) + 1e-4
        seats = 2 if most_seats == 2 else MANY[number % len(MANY)]
        lessons = play(network, random, seats, 128 if seats == 2 else 150 // seats)
        first, second, third, fourth = zip(*lessons, strict=True)
        kept.append(
            (
                np.concatenate(first),
                np.concatenate(second),
                np.concatenate(third),
                np.concatenate(fourth),
            )
        )
        kept = kept[-KEPT:]
        losses = []
        for _ in range(STEPS):
            lesson = kept[random.integers(len(kept))]
            some = random.integers(0, len(lesson[0]), SIZE)
            losses.append(learner.learn(*(part[some] for part in lesson)))
        taken = time.monotonic() - began
        print(
            f"Round {number + 1} of {rounds}: {seats} seats, {len(kept[-1][0])} positions, "
            f"cross entropy {np.mean(losses):.3f}, {taken:.0f} s.",
            flush=True,
        )
    return network


def read(seats: int) -> Network:
    """Read the shipped weights for a number of seats."""
    raw = zlib.decompress((SEARCH / f"strengths_{2 if seats == 2 else 8}").read_bytes())
    numbers = np.frombuffer(raw, dtype="<f4")
    first, second, direct = np.split(numbers, np.cumsum([2 * INPUTS * UNITS, 2 * UNITS]))
    return Network(
        first.reshape(2, INPUTS, UNITS), second.reshape(2, UNITS), direct.reshape(2, INPUTS)
    )


def main(arguments: list[str]) -> None:
    """Train by self-play as the arguments say, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=(2, 8))
    parser.add_argument("--rounds", type=int, default=140)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    network = learn(asked.seats, asked.rounds, asked.seed)
    numbers = np.concatenate([part.ravel() for part in network.weights])
    path = SEARCH / f"strengths_{asked.seats}"
    path.write_bytes(pack_table(array("f", numbers.astype(np.float32).tolist())))
    print(f"Written: {path}.")
