"""Sound cues of Scientific War."""

from __future__ import annotations

from audiogame.games.scientific_war.events import (
    Committed,
    Dealt,
    Drawn,
    ForcedWar,
    JacksCancelled,
    JokersCancelled,
    LimitReached,
    Peeked,
    PlayDue,
    QueensCancelled,
    Refilled,
    Revealed,
    Revolution,
    SpyNamed,
    SwapDecided,
    TrickWon,
    War,
    WarCancelled,
    WentOut,
    Won,
)
from audiogame.rules.sounded import Sounded, around, ending
from audiogame.rules.state import Event, Seat


def cues(event: Event, seats: tuple[Seat, ...]) -> tuple[Sounded, ...]:
    """Return the cues of an event for listeners in `seats`."""
    match event:
        case Dealt():
            return (Sounded("card.shuffle"), Sounded("card.deal", None, 0.7))
        case Committed(seat):
            return (Sounded("scientific-war.commit", seat),)
        case Revealed(groups=groups):
            shown = sorted(seat for group in groups for seat in group.seats)
            return around("card.flip", tuple(shown), apart=0.1)
        case TrickWon(seat) | Refilled(seat):
            return (Sounded("card.take", seat),)
        case WarCancelled(seat):
            return (Sounded("scientific-war.joker.win", seat), Sounded("card.take", seat, 0.8))
        case Peeked(seat):
            return (Sounded("scientific-war.peek", seat),)
        case SpyNamed(seat):
            return (Sounded("scientific-war.spy", seat),)
        case SwapDecided(seat):
            return (Sounded("scientific-war.swap", seat),)
        case WentOut(seat):
            return (Sounded("scientific-war.out", seat),)
        case Won(seat):
            return ending((seat,), seats)
        case Drawn():
            return ending((), seats)
        case LimitReached(winners=winners):
            end = ending(winners, seats)[0]
            return (Sounded("scientific-war.limit"), Sounded(end.cue, end.seat, 0.7))
        case PlayDue(seat, waiting=waiting) if waiting:
            return (Sounded("scientific-war.war.pending", seat, 0.5),)
    name = _of_the_middle(event)
    return (Sounded(f"scientific-war.{name}"),) if name else ()


def _of_the_middle(event: Event) -> str:
    """Return the cue of an event that is about no single seat; empty for any other event."""
    match event:
        case War():
            return "war"
        case ForcedWar():
            return "joker.war"
        case Revolution(low_wins=low_wins):
            return "revolution.on" if low_wins else "revolution.off"
        case JacksCancelled():
            return "jacks"
        case JokersCancelled():
            return "joker.none"
        case QueensCancelled():
            return "spy.none"
    return ""
