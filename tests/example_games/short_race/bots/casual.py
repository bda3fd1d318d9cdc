"""The casual bot, which chooses among where its men can stand."""

from __future__ import annotations

from random import Random

from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat

from ..rules import Move, ShortRace, Steps, moved


class Fickle(Bot[ShortRace]):
    """Chooses a final position by chance, and plays one order of its steps."""

    def choose(self, view: ShortRace, seat: Seat, random: Random) -> Action:
        ends: dict[tuple[int, ...], Steps] = {}
        for order in view.orders:
            ends.setdefault(tuple(sorted(moved(view.men[seat], order))), order)
        return Move(random.choice([*ends.values()]))
