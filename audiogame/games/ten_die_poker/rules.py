"""10-Die Poker: the low hand folds, or pays to re-roll pairs and beat the leader.

By James Ernest and Joshua Howard; their free rule sheet is told here in our own words.

Rulings: there are always seven chairs, as players come and go.  Hands are open, and compared with
all kickers.  Former leaders stay in and may challenge back.  Money is kept in cents, because joint
leaders split a pot evenly, the odd cents going to the lowest seats; antes and challenges are whole
dollars.  A player who cannot pay a challenge may only fold, one who cannot pay the ante sits out.
Leaving and joining take effect between rounds, and a joiner brings a fresh bank.  All who have
played are ranked by money against the start, whether another has taken their chair since or not.
The game is over when fewer than two are left or can pay the ante, or after the agreed number of
rounds.
"""

from __future__ import annotations

from itertools import combinations
from typing import Self

from audiogame.games.ten_die_poker.balance import (
    Departures,
    gone,
    left,
    nets,
    ranked,
    replaced,
    won,
)
from audiogame.games.ten_die_poker.events import (
    AntesPaid,
    Challenged,
    ChallengeDue,
    End,
    FellShort,
    Folded,
    GameEnded,
    HandsRolled,
    JoinAsked,
    Joined,
    LeaveAsked,
    LotDue,
    LowDrawn,
    Own,
    OwnPairs,
    PickedUp,
    Purse,
    Rolling,
    RoundsAgreed,
    Rules,
    SharedLead,
    Since,
    Standing,
    Status,
    TookLead,
    Turn,
    told_in_order,
)
from audiogame.games.ten_die_poker.hand_names import (
    glance,
    kept,
    name_hand,
    name_set,
    numbered,
    shown,
)
from audiogame.games.ten_die_poker.hands import PAIRS, Colour, Edge, Hand, compared, set_value
from audiogame.games.ten_die_poker.money import CENTS, Price, Purses, money, paid, total
from audiogame.games.ten_die_poker.picture import picture
from audiogame.games.ten_die_poker.pot import last_pot, pay_out, price
from audiogame.games.ten_die_poker.ranking import best_first, laid_open, lows, open_dice, openings
from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.dice import dice
from audiogame.rules.fault import Reason
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Mark, Picture
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, replace
from audiogame.rules.value import once, put

PACKAGE = "audiogame.games.ten_die_poker"
CHAIRS = 7
ROLLS = tuple(dice(2 * pairs) for pairs in range(PAIRS + 1))
"""The rolls of 0 to 5 pairs: red and white of the first pair, then of the second, and so on."""


class PokerOptions(Options):
    """Options of a table: money in dollars, and rounds, 0 for no end."""

    bank: int = option(40, numbers=range(1, 1_000_001))
    ante: int = option(1, numbers=range(1, 1_000_001))
    rounds: int = option(10, 5, 20, 0, numbers=range(1_000_001))
    equal: str = option("fails", "joins")
    credit: str = option("off", "on")

    def conflict(self) -> Reason | None:
        if self.credit == "on" or self.bank >= self.ante:
            return None
        return Reason("bank-below-ante", package=PACKAGE, bank=self.bank, ante=self.ante)


class Fold(Action):
    """Leave the round; what was paid stays in the pot."""


class Challenge(Action):
    """Pay, and re-roll the pairs at these positions, counted from 1."""

    pairs: tuple[int, ...]


class Leave(Action):
    """A request: leave the table after this round."""


class Join(Action):
    """A request of an empty chair: take part from the next round on."""


POSITIONS = range(1, PAIRS + 1)
CHALLENGES = tuple(Challenge(pairs) for n in POSITIONS for pairs in combinations(POSITIONS, n))
FOLD: tuple[Action, ...] = (Fold(),)
FOLD_OR_CHALLENGE: tuple[Action, ...] = (*FOLD, *CHALLENGES)
LEAVE: tuple[Action, ...] = (Leave(),)
JOIN: tuple[Action, ...] = (Join(),)


class TenDiePoker(State):
    """One moment of 10-Die Poker.  Nothing is hidden in it.

    Tuples by chair: `money` in cents, None for an empty chair, and `hands`, None without dice.
    `dealt` are the seats that paid the ante of this round, `playing` those still in, `leaders` the
    best of them once all have rolled; `pot` is in dollars.  `lows` are tied for low while luck
    draws one of them, `active` is the seat that folds or challenges, `picked` are the positions of
    the pairs it re-rolls.  `departed` has the players who left, each with money against the start
    in cents.
    """

    preview_is_whole = True
    options: PokerOptions
    money: Purses
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
    departed: Departures = ()
    end: End | None = None

    @property
    def seats(self) -> int:
        return CHAIRS

    @property
    def seated(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, cents in enumerate(self.money) if cents is not None])

    @property
    def price(self) -> int:
        """Dollars a challenge costs."""
        return price(self.pot)

    @property
    def to_roll(self) -> Seat:
        """The seat whose dice are rolled next; at first every seat's, in order."""
        if self.active is not None:
            return self.active
        return next(seat for seat in self.dealt if self.hands[seat] is None)

    @once
    def chance(self) -> Chance | None:
        if self.end:
            return None
        if not self.leaders:
            return ROLLS[PAIRS]
        if self.lows:
            return Draw(self.lows)
        return ROLLS[len(self.picked)] if self.picked else None

    @once
    def result(self) -> Result | None:
        if self.end is None:
            return None
        return ranked(self.nets, self.gone)

    def hand(self, seat: Seat) -> Hand:
        """Return the dice of a seat that has some."""
        hand = self.hands[seat]
        assert hand is not None, f"seat {seat} has no dice"
        return hand

    def can_pay(self, seat: Seat, dollars: int) -> bool:
        """Return whether a seat has `dollars` dollars, or credit."""
        cents = self.money[seat]
        return cents is not None and (cents >= dollars * CENTS or self.options.credit == "on")

    @property
    def nets(self) -> tuple[int | None, ...]:
        """Cents that each chair's last player made; None if it never had a player."""
        return nets(self.money, self.departed, self.options.bank * CENTS)

    @property
    def gone(self) -> Departures:
        """Players who left a chair that another has taken since, and count all the same."""
        return gone(self.departed, self.money)

    @property
    def in_play(self) -> dict[Seat, Hand]:
        """Hands of the seats that are in and have dice."""
        return {seat: hand for seat in self.playing if (hand := self.hands[seat]) is not None}

    def out(self, seat: Seat) -> bool:
        broke = self.money[seat] is not None and not self.can_pay(seat, self.options.ante)
        return broke and seat not in self.playing

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
                cents, pot = self.price * CENTS, self.pot + self.price
                purses = paid(self.money, (seat,), cents)
                after = replace(self, money=purses, pot=pot, picked=pairs)
                return after, (Challenged(seat, money(cents), pot, pairs),)
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
        """Set a seat's first hand; when all have one, the best leads."""
        after = self._with(seat, hand)
        if None in [after.hands[other] for other in self.dealt]:
            return after, ()
        hands = openings(after.in_play)
        leaders = tuple(sorted(one.seat for one in hands if one.place == 1))
        after, events = replace(after, leaders=leaders)._go_on()
        return after, (HandsRolled(hands, told=told_in_order(hands)), *events)

    def _meet(self, seat: Seat, hand: Hand) -> tuple[Self, tuple[Event, ...]]:
        """Compare the challenger's new hand with the leader's."""
        leader = self.hand(self.leaders[0])
        edge = compared(hand, leader)
        name = name_hand(hand)
        event: Event
        if hand.value > leader.value:
            after = replace(self._with(seat, hand), leaders=(seat,))
            event = TookLead(seat, name, edge)
        elif edge is Edge.NONE and self.options.equal == "joins":
            leaders = tuple(sorted((*self.leaders, seat)))
            after = replace(self._with(seat, hand), leaders=leaders)
            event = SharedLead(seat, name, leaders)
        else:
            after, event = self._without(seat), FellShort(seat, name, shown(hand.value[0]), edge)
        after, events = after._go_on()
        return after, (event, *events)

    def _with(self, seat: Seat, hand: Hand | None) -> Self:
        hands = put(self.hands, seat, hand)
        return replace(self, hands=hands, active=None, picked=())

    def _without(self, seat: Seat) -> Self:
        playing = tuple(other for other in self.playing if other != seat)
        return replace(self._with(seat, None), playing=playing)

    def _go_on(self) -> tuple[Self, tuple[Event, ...]]:
        """Ask the worst hand that does not lead; without any, end the round."""
        low = lows(self.in_play, self.leaders)
        if not low:
            return self._end_round()
        if len(low) > 1:
            return replace(self, lows=low), ()
        return replace(self, active=low[0]), ()

    def _end_round(self) -> tuple[Self, tuple[Event, ...]]:
        """Pay the pot to the leaders, and begin the next round or end the game."""
        purses, pot = pay_out(self.pot, self.leaders, self.money)
        none = (None,) * CHAIRS
        after = replace(
            self, money=purses, hands=none, pot=0, dealt=(), playing=(), leaders=(), active=None
        )
        if self.round == self.options.rounds:
            after = replace(after, end=End.ROUNDS)
            return after, (pot, *after.opening())
        after, changes = after._come_and_go()
        after = after.begun()
        return after, (pot, *changes, *after.opening())

    def _come_and_go(self) -> tuple[Self, tuple[Event, ...]]:
        """Remove leaving players with their money, and seat joining ones with a fresh bank."""
        bank = self.options.bank * CENTS
        purses, departed, gone = left(self.money, self.departed, self.leaving, bank)
        purses = tuple(bank if seat in self.joining else own for seat, own in enumerate(purses))
        after = replace(self, money=purses, departed=departed, leaving=(), joining=())
        return after, (*gone, *(Joined(seat, money(bank)) for seat in self.joining))

    def begun(self) -> Self:
        """Return a round whose antes are paid by all who can, or the end if fewer than two can."""
        ante = self.options.ante
        payers = tuple(seat for seat in self.seated if self.can_pay(seat, ante))
        if len(payers) < 2:
            return replace(self, end=End.BROKE if len(self.seated) > 1 else End.LEFT)
        purses, pot = paid(self.money, payers, ante * CENTS), ante * len(payers)
        return replace(
            self, money=purses, round=self.round + 1, pot=pot, dealt=payers, playing=payers
        )

    def opening(self) -> tuple[Event, ...]:
        """Return the events of the antes of a round that has just begun, or of the game's end."""
        if self.end:
            others = replaced(gone(self.departed, self.money))
            return GameEnded(self.end, self.round), won(self.nets, self.gone), *others
        broke = tuple(seat for seat in self.seated if seat not in self.dealt)
        ante = money(self.options.ante * CENTS)
        paid_in = AntesPaid(self.round, ante, self.pot, broke, self.dealt)
        rounds = self.options.rounds if self.round == 1 else 0
        return (RoundsAgreed(rounds), paid_in) if rounds else (paid_in,)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        best = name_hand(self.hand(self.leaders[0]))
        affordable = self.can_pay(seat, self.price)
        return ChallengeDue(seat, Price(self.price), self.pot, affordable, best)

    def preview(self, seat: Seat, action: Action) -> Event | None:
        if not isinstance(action, Challenge):
            return None
        hand, picked = self.hand(seat), action.pairs
        reds, whites = kept(hand, Colour.RED, picked), kept(hand, Colour.WHITE, picked)
        red, white = hand.pairs[picked[0] - 1] if len(picked) == 1 else (None, None)
        return PickedUp(picked, red, white, reds, whites)

    def faces_shown(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        hand = self.hands[seat]
        return hand.pairs if hand is not None else ()

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                leaders = self.leaders
                best = name_hand(self.hand(leaders[0])) if leaders else None
                return (Rules(self.pot, Price(self.price), leaders, best),)
            case Query.TURN:
                return (self._turn(),)
            case Query.STANDING:
                own = [(one, self.money[one] or 0) for one in self.seated]
                own.sort(key=lambda pair: (pair[0] != seat, -pair[1]))
                purses = [Purse(one, money(c), total(c), self._status(one)) for one, c in own]
                return (Standing(tuple(purses), self.leaving, self.joining),)
            case Query.SHOWN:
                return laid_open(self.in_play, self.leaders)
            case Query.OWN:
                hand, status = self.hands[seat], self._status(seat)
                if hand is None:
                    return (Own(seat, status, None, None, (), ()),)
                red, white = hand.dice(Colour.RED), hand.dice(Colour.WHITE)
                names = name_set(set_value(red)), name_set(set_value(white))
                return (Own(seat, status, *names, red, white),)

    def _answer_again(self, query: Query, seat: Seat, again: int) -> tuple[Event, ...]:
        hand = self.hands[seat]
        if query is Query.SHOWN and self.leaders:
            return open_dice(self.in_play, seat, again)
        return (OwnPairs(numbered(hand)),) if query is Query.OWN and hand and again % 2 else ()

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if not self.leaders or self.money[seat] is None:
            return ()
        hands, own = self.in_play, self.hands[seat]
        place = 0
        if seat in hands and own is not None:
            place = 1 + sum(one.value > own.value for one in hands.values())
        leaders = tuple(sorted(self.leaders, key=lambda one: (one != seat, one)))
        best = self.hand(leaders[0])
        out = tuple(one for one in self.dealt if one not in self.playing and one != seat)
        takers, pot = last_pot(seat, events)
        return (Since(seat, place, leaders, glance(best.dice(best.better)), out, takers, pot),)

    def _turn(self) -> Event:
        if self.lows:
            return LotDue(self.lows, self.round)
        seat = self.active
        if seat is None or self.picked:
            return Rolling(self.to_roll, self.round)
        worst_first = reversed(best_first(self.in_play))
        trailing = tuple(one for one in worst_first if one not in self.leaders and one != seat)
        out = tuple(one for one in self.dealt if one not in self.playing)
        return Turn(seat, self.round, self.options.rounds, trailing, self.leaders, out)

    def _status(self, seat: Seat) -> Status:
        if self.end:
            return Status.OVER
        if self.money[seat] is None:
            return Status.EMPTY
        if seat in self.leaders:
            return Status.LEADS
        if seat in self.playing:
            return Status.IN
        return Status.OUT if seat in self.dealt else Status.BROKE

    def _picture(self, seat: Seat) -> Picture:
        picked = {} if self.active is None else {self.active: self.picked}
        price = 0 if self.active is None else self.price
        marks = self._marks()
        return picture(self.money, self.hands, self.pot, self.leaders, marks, picked, price)

    def _marks(self) -> dict[Seat, Mark]:
        out = {seat: Mark.OUT for seat in self.seated if seat not in self.playing}
        asked = {} if self.active is None else {self.active: Mark.AWAITED}
        return out | asked


def start(seats: int, options: PokerOptions) -> TenDiePoker:
    """Return the first state: the first chairs are taken, their antes paid, no dice rolled."""
    purses = (options.bank * CENTS,) * seats + (None,) * (CHAIRS - seats)
    return TenDiePoker(options=options, money=purses).begun()


def goes_on_for_ever(options: PokerOptions) -> bool:
    """Return whether bots alone may never end the game: without a number of rounds."""
    return options.rounds == 0
