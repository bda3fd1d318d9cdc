"""Wooden panels, struck at a place: the tray that dice fall on, the table under cards.

A panel whose edges are held has the modes (m, n) at

    f(m, n) = pi / 2 * sqrt(D / (rho * h)) * ((m / a)^2 + (n / b)^2)

and a blow at (x, y) drives each by sin(m pi x / a) * sin(n pi y / b).

Source: N. H. Fletcher and T. D. Rossing, "The Physics of Musical Instruments", chapter 3.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rendering.bodies import Body
from rendering.signals import Signal, luck

STIFFNESS = 11.0e9
"""Young's modulus of beech in pascal."""
DENSITY = 680.0
"""Density of beech in kilograms a cubic metre."""
POISSON = 0.3
"""Poisson's ratio of beech."""
WEAKEST = 0.03
"""The part of the strongest mode below which a mode is left out."""


@dataclass(frozen=True)
class Panel:
    """A board with held edges.

    Args:
        length: in metres.
        width: in metres.
        thickness: in metres.
        quality: how many times a mode swings; 10 is wood that lies on cloth.
        highest: hertz above which it has no modes.
    """

    length: float
    width: float
    thickness: float
    quality: float
    highest: float = 5200.0

    def at(self, across: float, along: float) -> Body:
        """Return the modes that a blow at a place drives; places are parts of width and length."""
        speed = np.sqrt(STIFFNESS / (12.0 * DENSITY * (1.0 - POISSON**2))) * self.thickness
        rows, columns = np.meshgrid(np.arange(1, 16), np.arange(1, 16))
        frequencies = (
            0.5 * np.pi * speed * ((rows / self.length) ** 2 + (columns / self.width) ** 2)
        ).ravel()
        driven = (np.sin(rows * np.pi * along) * np.sin(columns * np.pi * across)).ravel()
        kept = (frequencies < self.highest) & (np.abs(driven) > WEAKEST)
        heard: Signal = frequencies[kept]
        # Wood loses high notes sooner than a fixed quality says.
        decays = self.quality / (np.pi * heard) / np.sqrt(1.0 + heard / 4000.0)
        return Body(tuple(heard.tolist()), tuple(driven[kept].tolist()), tuple(decays.tolist()))

    def somewhere(self, name: str) -> Body:
        """Return the modes that a blow drives, at a place seeded by a name."""
        chance = luck(name)
        return self.at(float(chance.uniform(0.16, 0.46)), float(chance.uniform(0.14, 0.47)))


TRAY = Panel(0.34, 0.24, 0.008, 19.0)
"""A dice tray; its lowest mode is at 410 hertz, where a laptop still plays it."""
TABLE = Panel(0.48, 0.33, 0.013, 13.0, 3600.0)
"""The part of a card table between its battens, with a cloth on it."""
DOOR = Panel(0.62, 0.45, 0.018, 14.0, 2600.0)
"""The panel of a door, or of a table that is knocked on."""
