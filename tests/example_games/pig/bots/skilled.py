"""The skilled bot of Pig, which knows when another roll is worth its risk."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..odds import gain
from ..rules import Hold, Pig, RollDie


def best(view: Pig, seat: Seat) -> Action:
    """Return the better choice: hold to win, and once a roll costs more than it brings."""
    at_stake, score = view.at_stake, view.scores[seat]
    if not at_stake:
        return RollDie()
    risked = at_stake + (score if view.options.ones == "everything" else 0)
    enough = score + at_stake >= view.options.target
    return Hold() if enough or gain(risked) <= 0 else RollDie()


class Patient(Bot[Pig]):
    """Holds at 20, or with enough to win."""

    def choose(self, view: Pig, seat: Seat, random: Random) -> Action:
        return best(view, seat)
