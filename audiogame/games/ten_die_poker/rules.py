"""10-Die Poker: the low hand folds, or pays to re-roll pairs and beat the leader.

By James Ernest and Joshua Howard; their free rule sheet is told here in our own words.

Rulings: there are always seven chairs, as players come and go.  Hands are open, and compared with
all kickers.  Former leaders stay in and may challenge back.  Money is kept in cents, because
joint leaders split a pot evenly, the odd cents going to the lowest seats; antes and challenges
are whole dollars.  Who cannot pay a challenge may only fold, who cannot pay the ante sits out.
Leaving and joining take effect between rounds, and a joiner brings a fresh bank.  The game is
over when fewer than two can pay the ante, or after the agreed number of rounds.
"""

from __future__ import annotations

from typing import Self

from audiogame.games.ten_die_poker import answers
from audiogame.games.ten_die_poker.choices import (
    FOLD,
    FOLD_OR_CHALLENGE,
    JOIN,
    LEAVE,
    Challenge,
    Join,
    Leave,
    PokerOptions,
)
from audiogame.games.ten_die_poker.events import (
    Challenged,
    End,
    FellShort,
    Folded,
    JoinAsked,
    LeaveAsked,
    LowDrawn,
    SharedLead,
    TookLead,
)
from audiogame.games.ten_die_poker.hands import PAIRS, Edge, Hand, compared
from audiogame.games.ten_die_poker.naming import CENTS, money, name_hand
from audiogame.games.ten_die_poker.rounds import antes_paid, begin_round, end_round, told_at_end
from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.dice import dice
from audiogame.rules.options import Options
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

CHAIRS = 7
ROLLS = tuple(dice(2 * pairs) for pairs in range(PAIRS + 1))
"""The rolls of 0 to 5 pairs: red and white of the first pair, then of the second, and so on."""


class TenDiePoker(State):
    """One moment of 10-Die Poker.  Nothing is hidden in it.

    Tuples by chair: `money` in cents, None for an empty chair, and `hands`, None without dice.
    `dealt` are the seats that paid the ante of this round, `playing` those still in, `leaders`
    the best of them once all have rolled; `pot` is in dollars.  `lows` are tied for low while luck
    draws one of them, `active` is who folds or challenges, `picked` are the positions of the
    pairs it re-rolls.  `departed` holds who left, each with money against the start in cents.
    """

    options: PokerOptions
    money: tuple[int | None, ...]
    hands: tuple[Hand | None, ...] = (None,) * CHAIRS
    round: int = 0
    pot: int = 0
    dealt: tuple[Seat, ...] = ()
    playing: tuple[Seat, ...] = ()
    leaders: tuple[Seat, ...] = ()
    lows: tuple[Seat, ...] = ()
    active: Seat | None = None
    picked: tuple[int, ...] = ()
    leaving: tuple[Seat, ...] = ()
    joining: tuple[Seat, ...] = ()
    departed: tuple[tuple[Seat, int], ...] = ()
    end: End | None = None

    @property
    def seats(self) -> int:
        return CHAIRS

    @property
    def seated(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, cents in enumerate(self.money) if cents is not None])

    @property
    def price(self) -> int:
        """Dollars a challenge costs: half the pot before it is paid, rounded up."""
        return (self.pot + 1) // 2

    @property
    def to_roll(self) -> Seat:
        """The seat whose dice are rolled next; at first every seat's, in order."""
        if self.active is not None:
            return self.active
        return next(seat for seat in self.dealt if self.hands[seat] is None)

    @property
    def chance(self) -> Chance | None:
        if self.end:
            return None
        if not self.leaders:
            return ROLLS[PAIRS]
        if self.lows:
            return Draw(self.lows)
        return ROLLS[len(self.picked)] if self.picked else None

    @property
    def result(self) -> Result | None:
        if self.end is None:
            return None
        nets = [self.net(seat) for seat in range(CHAIRS)]
        return Result(places(tuple((net is not None, net or 0) for net in nets)))

    def hand(self, seat: Seat) -> Hand:
        """Return the dice of a seat that has some."""
        hand = self.hands[seat]
        assert hand is not None, f"seat {seat} has no dice"
        return hand

    def can_pay(self, seat: Seat, dollars: int) -> bool:
        """Tell whether a seat has so many dollars, or credit."""
        cents = self.money[seat]
        return cents is not None and (cents >= dollars * CENTS or self.options.credit == "on")

    def paid(self, seats: tuple[Seat, ...], dollars: int) -> Self:
        """Return the state after each of `seats` paid so many dollars."""
        purses = list(self.money)
        for seat in seats:
            purses[seat] = (purses[seat] or 0) - dollars * CENTS
        return replace(self, money=tuple(purses))

    def net(self, seat: Seat) -> int | None:
        """Return what a chair's last player made, in cents; None if nobody ever sat there."""
        cents = self.money[seat]
        if cents is not None:
            return cents - self.options.bank * CENTS
        return next((net for left, net in reversed(self.departed) if left == seat), None)

    def _actors(self) -> tuple[Seat, ...]:
        assert self.active is not None
        return (self.active,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return FOLD_OR_CHALLENGE if self.can_pay(seat, self.price) else FOLD

    def _requests(self, seat: Seat) -> tuple[Action, ...]:
        if self.money[seat] is not None:
            return () if seat in self.leaving else LEAVE
        last = self.round == self.options.rounds
        return () if last or seat in self.joining else JOIN

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        match action:
            case Leave():
                leaving = tuple(sorted((*self.leaving, seat)))
                return replace(self, leaving=leaving), (LeaveAsked(seat, seat in self.playing),)
            case Join():
                joining = tuple(sorted((*self.joining, seat)))
                return replace(self, joining=joining), (JoinAsked(seat),)
            case Challenge(pairs):
                price, pot = self.price, self.pot + self.price
                after = replace(self.paid((seat,), price), pot=pot, picked=pairs)
                return after, (Challenged(seat, money(price * CENTS), pot, pairs),)
            case _:
                after, events = self._without(seat)._go_on()
                return after, (Folded(seat), *events)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        if self.lows:
            others = tuple(low for low in self.lows if low != outcome[0])
            return replace(self, lows=(), active=outcome[0]), (LowDrawn(outcome[0], others),)
        if self.active is None:
            return self._open(self.to_roll, Hand.rolled(outcome))
        return self._meet(self.active, self.hand(self.active).rerolled(self.picked, outcome))

    def _open(self, seat: Seat, hand: Hand) -> tuple[Self, tuple[Event, ...]]:
        """Give a seat its first hand; when all have one, the best leads."""
        after = self._with(seat, hand)
        if None in [after.hands[other] for other in self.dealt]:
            return after, ()
        rolled = answers.hands_rolled(after)
        leaders = tuple(sorted(one.seat for one in rolled.hands if one.place == 1))
        after, events = replace(after, leaders=leaders)._go_on()
        return after, (rolled, *events)

    def _meet(self, seat: Seat, hand: Hand) -> tuple[Self, tuple[Event, ...]]:
        """Compare the challenger's new hand with the leader's."""
        leader = self.hand(self.leaders[0])
        edge = compared(hand, leader)
        name = name_hand(hand, exact=edge in (Edge.KICKERS, Edge.WORSE_SET))
        event: Event
        if hand.value > leader.value:
            after = replace(self._with(seat, hand), leaders=(seat,))
            event = TookLead(seat, name, edge)
        elif edge is Edge.NONE and self.options.equal == "joins":
            leaders = tuple(sorted((*self.leaders, seat)))
            after = replace(self._with(seat, hand), leaders=leaders)
            event = SharedLead(seat, name, leaders)
        else:
            after, event = self._without(seat), FellShort(seat, name, edge)
        after, events = after._go_on()
        return after, (event, *events)

    def _with(self, seat: Seat, hand: Hand | None) -> Self:
        hands = put(self.hands, seat, hand)
        return replace(self, hands=hands, active=None, picked=())

    def _without(self, seat: Seat) -> Self:
        playing = tuple(other for other in self.playing if other != seat)
        return replace(self._with(seat, None), playing=playing)

    def _go_on(self) -> tuple[Self, tuple[Event, ...]]:
        """Find the worst hand that does not lead; without any the round is over."""
        trailing = [seat for seat in self.playing if seat not in self.leaders]
        if not trailing:
            return end_round(self)
        worst = min(self.hand(seat).value for seat in trailing)
        lows = tuple(seat for seat in trailing if self.hand(seat).value == worst)
        if len(lows) > 1:
            return replace(self, lows=lows), ()
        return replace(self, active=lows[0]), ()

    def seen_by(self, seat: Seat) -> Self:
        return self

    def opening(self) -> tuple[Event, ...]:
        return told_at_end(self) if self.end else (antes_paid(self),)

    def decision(self, seat: Seat) -> Event:
        return answers.challenge_due(self, seat)

    def preview(self, seat: Seat, action: Action) -> Event | None:
        return (
            answers.picked_up(self, seat, action.pairs) if isinstance(action, Challenge) else None
        )

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return answers.answer(self, query, seat)


def start(seats: int, options: Options) -> TenDiePoker:
    """Return the first state: the first chairs are taken, their antes paid, no dice rolled."""
    assert isinstance(options, PokerOptions)
    money = (options.bank * CENTS,) * seats + (None,) * (CHAIRS - seats)
    return begin_round(TenDiePoker(options=options, money=money))
