"""Picture of the table in Scientific War, as far as a seat may see it."""

from __future__ import annotations

from enum import Enum

from audiogame.games.scientific_war.card_counts import Counts, every_card
from audiogame.rules.cards import Rank
from audiogame.rules.picture import Area, Group, Mark, Picture, PictureCard, Score, backs, drawn
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Role(Enum):
    """Special role of a seat."""

    SPY = "spy"


class Order(Enum):
    """Which cards win."""

    LOW = "low"


class Power(Enum):
    """What some cards do, drawn on them."""

    SPY = "spy"
    REVERSE = "reverse"
    SWAP = "swap"


POWERS = {Rank.QUEEN: Power.SPY, Rank.JACK: Power.REVERSE, Rank.EIGHT: Power.SWAP}


def drawn_card(rank: Rank | None) -> PictureCard:
    """Return a card with the sign of what it does."""
    return PictureCard(rank, sign=POWERS.get(rank) if rank is not None else None)


class Cards(Value):
    """The cards of one seat, as far as they may be seen.

    Args:
        owned: number it owns in all.
        hand: by rank; None if face down.
        in_hand: number in its hand; None if no player here may know.
        committed, chosen: whether a card lies face down before it, and which, None if unseen.
        turned: its card of the trick before, until the next is led.
    """

    owned: int
    hand: Counts | None
    in_hand: int | None
    committed: bool
    chosen: Rank | None
    turned: Rank | None


def picture(
    cards: tuple[Cards, ...],
    low_wins: bool,
    waiting: int,
    awaited: tuple[Seat, ...],
    spy: Seat | None,
    out: tuple[Seat, ...],
) -> Picture:
    """Return the picture of the table: the cards of all seats, and those `waiting` for a winner.

    Where the split into hand and pile is hidden, all cards lie in hand.
    """
    groups = [Group(Area.POT, backs(waiting))]
    for seat, own in enumerate(cards):
        mark: Enum | None = Role.SPY if seat == spy else None
        if seat in awaited:
            mark = Mark.AWAITED
        elif seat in out:
            mark = Mark.OUT
        rest = own.owned - own.committed
        held = rest if own.in_hand is None else own.in_hand
        hand = backs(held)
        if own.hand is not None:
            hand = tuple([drawn_card(rank) for rank in every_card(own.hand, low_wins)])
        groups += [
            Group(Area.SCORE, (Score(own.owned),), seat, mark),
            Group(Area.HELD, hand, seat),
            Group(Area.PILE, backs(rest - held), seat),
            Group(Area.CHOSEN, (drawn_card(own.chosen),) if own.committed else (), seat),
            Group(Area.LAID, (drawn_card(own.turned),) if own.turned else (), seat),
        ]
    order = Order.LOW if low_wins else None
    return drawn(*groups, about=(Area.POT, None), order=order)
