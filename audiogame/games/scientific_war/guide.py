"""What the rule book, the lesson and the explanations need of Scientific War."""

from __future__ import annotations

from audiogame.games.scientific_war.choices import ScientificOptions, trick_limit
from audiogame.games.scientific_war.explaining import explain
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.guide import Guide
from audiogame.rules.state import Seat

FACTS = {
    "suit": len(RANKS),
    "two": Rank.TWO.value,
    "three": Rank.THREE.value,
    "eight": Rank.EIGHT.value,
    "one-deck": 4,
    "duel": 2,
    "limit-duel": trick_limit(ScientificOptions(), 2) or 0,
    "limit-few": trick_limit(ScientificOptions(), 4) or 0,
    "limit-many": trick_limit(ScientificOptions(), 8) or 0,
}


def rule(state: ScientificWar, seat: Seat) -> str:
    """Name the rule that matters now."""
    if state.over:
        return "winning"
    if state.swapping:
        return "swap"
    if state.spy == seat:
        return "spy"
    if state.waiting:
        return "war"
    if seat in state.peekers:
        return "peek"
    return "reversed" if state.low_wins else "trick"


GUIDE = Guide(FACTS, rule, explain)
