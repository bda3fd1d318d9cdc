"""Sound cues of 10-Die Poker."""

from __future__ import annotations

from audiogame.games.ten_die_poker.events import (
    AntesPaid,
    Challenged,
    FellShort,
    Folded,
    HandsRolled,
    JoinAsked,
    Joined,
    LeaveAsked,
    Left,
    LowDrawn,
    PotSplit,
    PotTaken,
    SharedLead,
    TookLead,
    WinShared,
    Won,
    WonBefore,
)
from audiogame.games.ten_die_poker.hands import Category
from audiogame.rules.sounded import APART, Sounded, around, ending
from audiogame.rules.state import Event, Seat

PAIRS = 5


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for listeners in `seats`."""
    match event:
        case AntesPaid(paid=paid):
            return (Sounded("round.start"), *around("chip.ante", paid, 0.5))
        case HandsRolled():
            return _hands(event, seats)
        case LowDrawn(seat):
            return (Sounded("ten-die-poker.lot", seat),)
        case Folded(seat):
            return (Sounded("ten-die-poker.fold", seat),)
        case Challenged(seat, pairs=pairs):
            horn = Sounded(f"ten-die-poker.challenge.{len(pairs)}", seat, APART)
            return (Sounded("chip.bet", seat), horn)
        case TookLead(seat, hand):
            return (
                Sounded("ten-die-poker.lead", seat),
                Sounded(_rank(hand.better.category), seat, 0.5),
            )
        case SharedLead(seat):
            return (Sounded("ten-die-poker.lead.shared", seat),)
        case FellShort(seat):
            return (Sounded("ten-die-poker.short", seat),)
        case PotTaken(seat):
            return (Sounded("ten-die-poker.pot", seat),)
        case PotSplit(shares=shares):
            heaps = tuple(share.seat for share in shares)
            return (Sounded("ten-die-poker.pot.split"), *around("chip.win", heaps, 0.4))
        case LeaveAsked(seat) | JoinAsked(seat):
            return (Sounded("ten-die-poker.asked", seat),)
        case Left(seat):
            return (Sounded("seat.leave", seat),)
        case Joined(seat):
            return (Sounded("seat.join", seat),)
        case Won(seat):
            return ending((seat,), seats)
        case WinShared(winners):
            return ending(winners, seats)
        case WonBefore():
            return ending((), seats)
    return ()


def _hands(rolled: HandsRolled, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return cues of a player's own five pairs and sets; to others of all dice and the best hand.

    Seven hands one after the other would take longer than their words.
    """
    own = [one for one in rolled.hands if seats == (one.seat,)]
    if not own:
        best = rolled.hands[0]
        return (Sounded("dice.roll"), Sounded(_rank(best.hand.category), best.seat, 0.7))
    seat, hand = own[0].seat, own[0].hand
    pairs = around("ten-die-poker.pair", (seat,) * PAIRS, 0.0, APART)
    return (*pairs, Sounded(_rank(hand.category), seat, APART * PAIRS))


def _rank(category: Category) -> str:
    """Return the cue of a hand: its notes are the dice that count."""
    return f"ten-die-poker.hand.{int(category)}"
