"""The pot: the price of a challenge, and the payment to the leaders."""

from __future__ import annotations

from audiogame.games.ten_die_poker.events import (
    Challenged,
    Folded,
    PotSplit,
    PotTaken,
    Share,
)
from audiogame.games.ten_die_poker.money import CENTS, Money, Purses, money, paid, total
from audiogame.rules.state import Event, Seat


def price(pot: int) -> int:
    """Return the price of a challenge, in dollars: half the pot before it is paid, rounded up."""
    return (pot + 1) // 2


def pay_out(
    pot: int, leaders: tuple[Seat, ...], purses: Purses
) -> tuple[Purses, PotTaken | PotSplit]:
    """Pay a pot of dollars to the leaders in even parts, odd cents to the lowest seats.

    Returns:
        The purses after that, and the event.
    """
    each, odd = divmod(pot * CENTS, len(leaders))
    won = {seat: each + (place < odd) for place, seat in enumerate(leaders)}
    for seat, cents in won.items():
        purses = paid(purses, (seat,), -cents)
    shares = tuple(Share(seat, money(won[seat]), total(purses[seat] or 0)) for seat in won)
    if len(shares) > 1:
        return purses, PotSplit(money(pot * CENTS), shares)
    (share,) = shares
    return purses, PotTaken(share.seat, share.money, share.total)


def last_pot(seat: Seat, events: tuple[Event, ...]) -> tuple[tuple[Seat, ...], Money | None]:
    """Return the takers and the size of the newest pot since a seat's last choice; None for none.

    Args:
        seat: the seat that chose.
        events: the last ones, in order.
    """
    for event in reversed(events):
        match event:
            case Folded(seat=chooser) | Challenged(seat=chooser) if chooser == seat:
                break
            case PotTaken(taker, pot):
                return (taker,), pot
            case PotSplit(pot, shares):
                return tuple(share.seat for share in shares), pot
    return (), None
