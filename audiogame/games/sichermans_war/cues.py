"""Sound cues of Sicherman's War."""

from __future__ import annotations

from audiogame.games.sichermans_war.events import (
    AloneReinforced,
    BattleEnded,
    Chose,
    Dealt,
    NaturalTie,
    NoReinforcements,
    Outlasted,
    Passed,
    Picked,
    Place,
    PutAside,
    Reinforced,
    Rolled,
    Stalemate,
    TieStands,
    Turned,
    Unresolved,
    WarWon,
    Won,
)
from audiogame.rules.sounded import APART, Sounded, around, ending
from audiogame.rules.state import Event, Seat

PLACES = {
    Place.LEADS: "sichermans-war.leads",
    Place.TIES: "sichermans-war.tie.forced",
    Place.TRAILS: "sichermans-war.trails",
}
MOST_TICKS = 8
"""Most cards of the spoils that are heard, for any higher number of them."""
TICK = 0.12
"""Seconds between two cards of the spoils."""


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for listeners in `seats`."""
    match event:
        case Dealt():
            return (Sounded("card.shuffle"), Sounded("sichermans-war.battle.1", None, 0.8))
        case Picked(seat) | Chose(seat):
            return (Sounded("card.take", seat),)
        case PutAside(seat):
            return (Sounded("card.play", seat),)
        case Turned(cards=cards):
            return around("card.flip", tuple(card.seat for card in cards))
        case NaturalTie(seats=tied, out=out, again=again):
            turned = () if again else (*tied, *(card.seat for card in out))
            tie = Sounded("sichermans-war.tie.natural", None, 0.2 + 0.15 * len(turned))
            return (*around("card.flip", turned), tie)
        case NoReinforcements():
            return (Sounded("sichermans-war.empty"),)
        case TieStands():
            return (Sounded("sichermans-war.tie.stands"),)
        case Outlasted(beaten):
            return around("sichermans-war.outlasted", beaten, apart=APART)
        case AloneReinforced(beaten=beaten):
            return around("sichermans-war.outlasted", beaten, apart=APART)
        case Reinforced(cards=cards):
            turned = tuple(card.seat for card in cards)
            return around("sichermans-war.reinforcement", turned, apart=APART)
        case Rolled(seat, die, place=place):
            fallen = Sounded(f"sichermans-war.die.{die.value}", seat)
            return (fallen, Sounded(PLACES[place], seat, 0.5))
        case Passed(seat):
            return (Sounded("sichermans-war.pass", seat),)
        case Won(seat, cards):
            ticks = (seat,) * min(cards, MOST_TICKS)
            return (Sounded("card.take", seat), *around("sichermans-war.spoils", ticks, 0.4, TICK))
        case Unresolved():
            return (Sounded("sichermans-war.burned"),)
        case BattleEnded(battle):
            drums = Sounded(f"sichermans-war.battle.{battle + 1}", None, 0.6)
            return (Sounded("sichermans-war.battle.over"), drums)
        case WarWon(seat):
            return ending((seat,), seats)
        case Stalemate(winners):
            return ending(winners, seats)
    return ()
