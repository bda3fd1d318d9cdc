"""What the rule book, the lesson and the explanations need of Army Men Dice War."""

from __future__ import annotations

from audiogame.games.army_men.choices import ANTE, DICE, MOST
from audiogame.games.army_men.explaining import explain
from audiogame.games.army_men.pips import SOLDIER, score
from audiogame.games.army_men.rules import ArmyMen
from audiogame.rules.dice import PIPS
from audiogame.rules.guide import Guide
from audiogame.rules.state import Seat

FACTS = {
    "seats": 2,
    "dice": DICE,
    "ante": ANTE,
    "most": MOST,
    "first-roll": DICE - ANTE,
    "soldier": SOLDIER,
    "soldier-points": score((SOLDIER,)),
    "highest-face": max(PIPS),
    "example-sum": score((SOLDIER, SOLDIER, 4)),
    "example-face": 4,
    "last-dice": ANTE,
}


def rule(state: ArmyMen, seat: Seat) -> str:
    """Name the rule that matters now."""
    if state.over:
        return "winning"
    if state.first is None:
        return "who-starts"
    if state.scores[1 - state.active] is not None:
        return "ante-back"
    return "setting-aside"


GUIDE = Guide(FACTS, rule, explain)
