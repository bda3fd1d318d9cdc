"""What the rule book, the lesson and the explanations need of Sicherman's War."""

from __future__ import annotations

from audiogame.games.sichermans_war.cards import PILE, POINTS, strength
from audiogame.games.sichermans_war.dice import ALL_DICE, FACES, Die
from audiogame.games.sichermans_war.events import Tie
from audiogame.games.sichermans_war.explaining import explain
from audiogame.games.sichermans_war.questions import Task
from audiogame.games.sichermans_war.rules import BATTLES, PILES, SKIRMISHES, SichermansWar
from audiogame.rules.cards import Rank
from audiogame.rules.guide import Fact, Guide
from audiogame.rules.state import Seat


def _in_words(faces: tuple[int, ...]) -> str:
    return ", ".join(map(str, faces))


FACTS: dict[str, Fact] = {
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


def rule(war: SichermansWar, seat: Seat) -> str:
    """Name the rule that matters now."""
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


GUIDE = Guide(FACTS, rule, explain)
