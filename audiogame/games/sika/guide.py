"""What the rule book, the lesson and the explanations need of Sika."""

from __future__ import annotations

from audiogame.games.sika.events import Colour
from audiogame.games.sika.explaining import explain
from audiogame.games.sika.rules import CUBES, POINTS, ROUNDS, THROW_OF_CUBES, THROWS, Sika
from audiogame.rules.guide import Guide
from audiogame.rules.state import Seat

_FACES = THROW_OF_CUBES.faces[0]
_SIDES = 6

FACTS = {
    "cubes": CUBES,
    "red-faces": _SIDES * _FACES.count(Colour.RED) // len(_FACES),
    "blue-faces": _SIDES * _FACES.count(Colour.BLUE) // len(_FACES),
    "throws": THROWS,
    "rounds": ROUNDS,
    "none": POINTS[0],
    "one": POINTS[1],
    "two": POINTS[2],
    "three": POINTS[3],
    "worst": ROUNDS * THROWS * min(POINTS),
    "best": ROUNDS * THROWS * max(POINTS),
}


def rule(state: Sika, seat: Seat) -> str:
    """Name the rule that matters now."""
    if state.over:
        return "winning"
    if state.extra:
        return "extra-rounds"
    return "calling" if state.calls[state.actor] is None else "points"


GUIDE = Guide(FACTS, rule, explain)
