"""Sound cues of Army Men Dice War."""

from __future__ import annotations

from audiogame.games.army_men.events import (
    Beaten,
    CannotRoll,
    Dice,
    Drawn,
    GameDrawn,
    GameWon,
    PutAside,
    Rolled,
    RoundBegan,
    RoundTied,
    RoundWon,
    SetAsideDue,
    TurnEnded,
    Won,
)
from audiogame.rules.sounded import APART, Sounded, around, ending
from audiogame.rules.state import Event, Seat

STROKE = 0.2
"""Seconds between two strokes of the snare."""


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for listeners in `seats`."""
    match event:
        case RoundBegan():
            return (Sounded("round.start"), *around("chip.ante", (0, 1), 0.5))
        case Rolled(seat, dice):
            return _rolled(seat, dice)
        case PutAside(seat):
            return (Sounded("dice.keep", seat),)
        case TurnEnded(seat, other=other):
            passed = () if other in seats else (Sounded("turn.other", other, APART),)
            return (Sounded("dice.keep", seat), *passed)
        case RoundWon(seat, other=other):
            lost = Sounded("army-men.ante.lost", other, 0.4)
            return (Sounded("army-men.ante.back", seat), lost)
        case RoundTied():
            return (Sounded("army-men.ante.both"),)
        case CannotRoll(spent):
            return around("army-men.spent", spent, apart=0.6)
        case GameWon(seat=seat):
            return (Sounded("army-men.campaign", seat),)
        case GameDrawn():
            return (Sounded("army-men.campaign"),)
        case Won(seat):
            return ending((seat,), seats)
        case Drawn():
            return ending((), seats)
        case SetAsideDue(seat, target=Beaten()):
            return (Sounded("army-men.beaten", seat, 0.5),)
    return ()


def _rolled(seat: Seat, dice: Dice) -> tuple[Sounded, ...]:
    """Return the cue for the number of dice rolled, then a stroke for each soldier."""
    count = dice.soldiers + len(dice.others)
    strokes = around("army-men.soldier", (seat,) * dice.soldiers, 0.2 + 0.1 * count, STROKE)
    return (Sounded(f"dice.roll.{count}", seat), *strokes)
