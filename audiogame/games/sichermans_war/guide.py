"""Data and hooks that explain Sicherman's War: rule book, lesson and choices."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.deck import PILE, POINTS, strength
from audiogame.games.sichermans_war.events import Task, Tie
from audiogame.games.sichermans_war.rules import (
    BATTLES,
    PILES,
    SKIRMISHES,
    Pass,
    Roll,
    SichermansWar,
)
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.cards import Rank
from audiogame.rules.guide import Fact, Guide
from audiogame.rules.state import Action, Event, Seat


def _in_words(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))


FACTS: dict[str, Fact] = {
    "minutes-low": 6,
    "minutes-high": 10,
    "real-low": 5,
    "real-high": 15,
    "real-long": 30,
    "duel": 2,
    "four": 4,
    "battles": BATTLES,
    "skirmishes": SKIRMISHES,
    "pile": PILE,
    "piles": PILES,
    "middle-duel": 2 * PILES,
    "middle-four": 4 * PILES,
    "deck": 52,
    "dice": len(ALL_DICE),
    "standard": _in_words(FACES[Die.STANDARD]),
    "low": _in_words(FACES[Die.LOW]),
    "high": _in_words(FACES[Die.HIGH]),
    "two": strength(Rank.TWO),
    "nine": strength(Rank.NINE),
    "ten": strength(Rank.TEN),
    "jack": strength(Rank.JACK),
    "queen": strength(Rank.QUEEN),
    "king": strength(Rank.KING),
    "ace": strength(Rank.ACE),
    "joker": strength(Rank.JOKER),
    "number-points": POINTS[Rank.TWO],
    "ten-points": POINTS[Rank.TEN],
    "court-points": POINTS[Rank.KING],
    "joker-points": POINTS[Rank.JOKER],
    "jokers-a-deck": 2,
}


class Fate(Enum):
    """Outcome of a skirmish in which no seat rolls any more."""

    WON = "won"
    REINFORCED = "reinforced"
    LOST = "lost"
    """No seat gets the cards."""


class RollExplained(Event):
    """The die is used up for this battle; `kept` are those left."""

    die: Die
    kept: tuple[Die, ...]


class PassExplained(Event):
    """Outcome of `cards`, worth `points`, if no seat rolls after it; `leaders` are highest."""

    fate: Fate
    leaders: tuple[Seat, ...]
    cards: int
    points: int


class PileExplained(Event):
    """The cards of a pile are unknown to all seats."""


class DiceSpent(Event):
    """Dice that cannot be rolled any more in this battle."""

    dice: tuple[Die, ...]


def rule(war: SichermansWar, seat: Seat) -> str:
    """Return the anchor of the rule that matters now."""
    if war.over:
        return "winning"
    if war.task is not Task.ROLL:
        return "piles" if war.task is Task.PICK else "reinforcements"
    skirmish = war.skirmish
    if skirmish.tie is Tie.FORCED:
        return "forced-tie"
    if skirmish.tie is Tie.NATURAL or (skirmish.turning and any(skirmish.cards)):
        return "natural-tie"
    return "dice-in-skirmish" if any(skirmish.cards) else "turning"


def explain(war: SichermansWar, seat: Seat, action: Action | None) -> tuple[Event, ...]:
    """Return events that explain an action, or, for None, why other choices are not offered."""
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
                if len(able) == 1:  # the only seat with reinforcements wins without turning one
                    fate, leaders = Fate.WON, able
            return (PassExplained(fate, leaders, *war.skirmish.stake),)
        case None:
            spent = tuple(die for die in ALL_DICE if die not in war.dice[seat])
            return (DiceSpent(spent),) if spent and war.task is Task.ROLL else ()
    return (PileExplained(),)


GUIDE = Guide(FACTS, rule, explain)
