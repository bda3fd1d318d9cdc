"""What a choice in Sicherman's War would do, and why others are not offered."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.actions import Pass, Roll
from audiogame.games.sichermans_war.dice import ALL_DICE, Die
from audiogame.games.sichermans_war.questions import Task
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.rules.state import Action, Event, Seat


class Fate(Enum):
    """What becomes of a skirmish in which nobody rolls any more."""

    WON = "won"
    REINFORCED = "reinforced"
    LOST = "lost"
    """Nobody gets the cards."""


class RollExplained(Event):
    """The die is used up for this battle; `kept` are those left."""

    die: Die
    kept: tuple[Die, ...]


class PassExplained(Event):
    """What happens if nobody rolls after it; `leaders` have the highest total."""

    fate: Fate
    leaders: tuple[Seat, ...]
    cards: int
    points: int


class PileExplained(Event):
    """Nobody knows what lies in a pile."""


class DiceSpent(Event):
    """Dice that cannot be rolled any more in this battle."""

    dice: tuple[Die, ...]


def explain(war: SichermansWar, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Say what an action would do, or, for None, why the others are not offered."""
    match action:
        case Roll(die):
            kept = tuple(other for other in war.dice[seat] if other is not die)
            return (RollExplained(die, kept),)
        case Pass():
            leaders = war.skirmish.leaders
            fate = Fate.WON
            if len(leaders) > 1:
                able = tuple(other for other in leaders if war.reserves[other])
                fate = Fate.REINFORCED if able else Fate.LOST
                if len(able) == 1:  # who alone has reinforcements wins without turning one
                    fate, leaders = Fate.WON, able
            return (PassExplained(fate, leaders, *war.skirmish.stake),)
        case None:
            spent = tuple(die for die in ALL_DICE if die not in war.dice[seat])
            return (DiceSpent(spent),) if spent and war.task is Task.ROLL else ()
    return (PileExplained(),)
