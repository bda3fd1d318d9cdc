"""Wood: blocks that are tapped, a knuckle and a palm, small things that are pushed over it."""

from __future__ import annotations

import numpy as np

from rendering.bodies import plate, struck
from rendering.contact import push, stick_slip
from rendering.panels import DOOR, TRAY
from rendering.signals import (
    Signal,
    banded,
    convolved,
    glide,
    noise,
    scaled,
    sweep,
    times,
    together,
)

BLOCK = plate(620.0, 5200.0, 7, 22.0, -5.0, "block")


def scrape(name: str, seconds: float, start: float, end: float, rate: float = 420.0) -> Signal:
    """Return something small and hard that is pushed over wood, from rest to rest.

    Args:
        name: seeds the noise; another name sounds slightly different.
        seconds: how long.
        start: hertz that its edge sounds at.
        end: hertz at the end.
        rate: slips a second at its fastest; a small edge slips more often.
    """
    slips = stick_slip(name, push(seconds), rate)
    edge = banded(slips, glide(start, end, seconds), 0.7)
    board = convolved(slips, struck(TRAY.somewhere(name), 2600.0, 0.05))[: len(slips)]
    whole = scaled((scaled(edge) + 0.35 * scaled(board)) * _closed(seconds))
    # A hand touches the thing before it pushes.
    touch = struck(TRAY.somewhere(f"{name} touch").tuned(1.3), 3200.0, 0.04)
    return together([(0.0, whole), (0.0, 0.3 * touch)])


def dragged(name: str, seconds: float, start: float, end: float) -> Signal:
    """Return something small that is pushed over cloth: dull, and finely grained."""
    slips = stick_slip(name, push(seconds), 1300.0)
    return scaled(banded(slips, glide(start, end, seconds), 0.35) * _closed(seconds))


def wiped(name: str, seconds: float, start: float, end: float) -> Signal:
    """Return a palm that wipes over the table: soft skin, without grain."""
    breath = sweep(name, glide(start, end, seconds), 0.45)
    return scaled(scaled(breath) * np.maximum(push(seconds), 0.0) * _closed(seconds))


def _closed(seconds: float) -> Signal:
    """Return an envelope that begins within milliseconds and ends at 0."""
    time = times(seconds)
    return np.asarray(np.minimum(time / 0.002, 1.0) * np.minimum((seconds - time) / 0.01, 1.0))


def block(frequency: float, seconds: float = 0.08, hardness: float = 2600.0) -> Signal:
    """Return a small wooden block, tuned to a frequency in hertz."""
    return struck(BLOCK.tuned(frequency / BLOCK.frequencies[0]), hardness, seconds)


def knock(name: str, size: float = 1.0) -> Signal:
    """Return a knuckle on a panel: bone is harder than the flesh behind it."""
    board = struck(DOOR.somewhere(name).tuned(1.35 * size), 2200.0, 0.2)
    bone = struck(TRAY.somewhere(f"{name} bone").tuned(1.5 * size), 4200.0, 0.05)
    return scaled(together([(0.0, board), (0.0, 0.35 * bone)]))


def pat(name: str, size: float = 1.0) -> Signal:
    """Return the flat of a hand on the table: soft, and over at once."""
    seconds = 0.09
    skin = noise(name, seconds) * np.exp(-times(seconds) / 0.009)
    soft = scaled(banded(skin, glide(900.0 * size, 700.0 * size, seconds), 0.6))
    board = struck(DOOR.somewhere(name).tuned(1.3 * size), 900.0, seconds)
    return scaled((soft + 0.6 * board) * _closed(seconds))
