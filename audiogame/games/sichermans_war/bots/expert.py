"""An expert bot for Sicherman's War: it chooses what gives the best chance to win the war."""

from __future__ import annotations

from random import Random

from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar
from audiogame.games.sichermans_war.search.prospects import choices
from audiogame.rules.state import Action, Event, Seat, State


class Strategist:
    """Searches the skirmish, and saves dice for as much as they are worth later.

    Piles are all alike: nobody knows what lies in them.
    """

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: State, seat: Seat, random: Random) -> Action:
        assert isinstance(view, SichermansWar)
        legal = view.legal_actions(seat)
        if not isinstance(legal[0], Roll):
            return random.choice(legal)
        die = choices(view, seat)[0].die
        return PASS if die is None else ROLLS[die]
