"""Beat the Bank: one card each and one for the bank, which has no seat; stay, or fold it unseen.

Made up for the tests.

Rulings: a card that beats the bank's brings a point, a lower one costs one; with an ace the bank
ends the hand at once.  What is folded, or asked for no more, stays shut until the game is over.
"""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.rules.cards import Rank
from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.deals import deal
from audiogame.rules.options import Options, option
from audiogame.rules.state import (
    FORCED,
    Action,
    Event,
    Query,
    Result,
    Seat,
    State,
    places,
    replace,
)
from audiogame.rules.value import once, put

from .events import (
    BankShown,
    Dealt,
    Folded,
    HandOver,
    HandShown,
    HoleDealt,
    Looked,
    Own,
    Rules,
    Score,
    Shown,
    Standing,
    StayDue,
    Stayed,
    Turn,
)

PACK = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE) * 2
BANK = -1
"""The bank, where a hand that was shown is noted: it has no seat."""
Held = tuple[Rank, ...] | None
"""A card: none before it is dealt, None where it cannot be seen."""


class BeatTheBankOptions(Options):
    """How many hands are played."""

    hands: int = option(3, numbers=range(1, 10))


class Look(Action):
    """Look whether the card of the bank is an ace."""

    ace: bool


class Stay(Action):
    """Keep the card."""


class Fold(Action):
    """Throw the card away unseen."""


class BeatTheBank(State):
    """One moment of Beat the Bank.

    Args:
        scores: points.
        cards: the card of each seat.
        hole: the card of the bank, which nobody sees.
        stays: what each seat has chosen in this hand; None before.
        looked: whether the bank has looked, and has no ace.
        hand: its number, from 1; one more than are played when the game is over.
        shown: the hands that were shown, each with its number and its seat, or BANK.
    """

    options: BeatTheBankOptions
    scores: tuple[int, ...]
    cards: tuple[Held, ...]
    stays: tuple[bool | None, ...]
    hole: Held = ()
    looked: bool = False
    hand: int = 1
    shown: tuple[tuple[int, int], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def first(self) -> Seat:
        """The seat that is dealt to and chooses first, which goes round."""
        return (self.hand - 1) % self.seats

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats as they follow in this hand."""
        return tuple((self.first + step) % self.seats for step in range(self.seats))

    @once
    def unseen(self) -> tuple[Rank, ...]:
        """The cards that are in no hand that can be seen."""
        left = [*PACK]
        for card in (*self.cards, self.hole):
            for rank in card or ():
                left.remove(rank)
        return tuple(left)

    @once
    def chance(self) -> Chance | None:
        if self.result is not None or self.hole != ():
            return None
        waiting = [seat for seat in self.order if self.cards[seat] == ()]
        return Draw(self.unseen, only=tuple(waiting[:1]), hand=self.hand)

    @property
    def result(self) -> Result | None:
        return Result(places(self.scores)) if self.hand > self.options.hands else None

    def still_face_down(self, chance: Chance, outcome: Outcome) -> bool:
        assert isinstance(chance, Draw), "only cards are dealt here"
        (holder,) = chance.only or (BANK,)
        return (chance.hand, holder) not in self.shown

    @property
    def forced_due(self) -> bool:
        return self.result is None and self.hole != () and not self.looked

    def _forced(self) -> Action | None:
        return None if self.hole is None else Look(Rank.ACE in self.hole)

    def _actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.order if self.stays[seat] is None)[:1]

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Stay(), Fold())

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        match action:
            case Look(ace) if seat == FORCED:
                looked = Looked(ace)
                if not ace:
                    return replace(self, looked=True), (looked,)
                return self._over((looked, BankShown(Rank.ACE)), (BANK,))
            case Stay():
                return replace(self, stays=put(self.stays, seat, True))._chosen(Stayed(seat))
        return replace(self, stays=put(self.stays, seat, False))._chosen(Folded(seat))

    def _chosen(self, told: Event) -> tuple[Self, tuple[Event, ...]]:
        """Go on after a choice: show what is asked for when all have chosen."""
        if None in self.stays:
            return self, (told,)
        stayed = [seat for seat in self.order if self.stays[seat]]
        if not stayed:
            return self._over((told,), ())
        (bank,) = self.hole or ()
        scores, events = self.scores, [told, BankShown(bank)]
        for seat in stayed:
            (rank,) = self.cards[seat] or ()
            gain = (rank.value > bank.value) - (rank.value < bank.value)
            scores = put(scores, seat, scores[seat] + gain)
            events.append(HandShown(seat, rank, scores[seat]))
        return replace(self, scores=scores)._over(tuple(events), (BANK, *stayed))

    def _over(
        self, told: tuple[Event, ...], shown: tuple[int, ...]
    ) -> tuple[Self, tuple[Event, ...]]:
        """End a hand that some have shown."""
        after = replace(
            self,
            cards=((),) * self.seats,
            stays=(None,) * self.seats,
            hole=(),
            looked=False,
            hand=self.hand + 1,
            shown=(*self.shown, *((self.hand, holder) for holder in shown)),
        )
        return after, (*told, HandOver(self.hand, after.first if after.result is None else None))

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        (rank,) = outcome
        for seat in self.order:
            if self.cards[seat] == ():
                return replace(self, cards=put(self.cards, seat, (rank,))), (Dealt(seat, rank),)
        return replace(self, hole=(rank,)), (HoleDealt(rank),)

    def seen_by(self, seat: Seat) -> Self:
        cards = tuple(
            card if at == seat or not card else None for at, card in enumerate(self.cards)
        )
        return replace(self, cards=cards, hole=() if self.hole == () else None)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        view = self.seen_by(seat)
        held = (*view.cards, view.hole)
        hidden = [at for at, card in enumerate(held) if card is None]
        aceless = {view.seats} if view.looked else set()
        dealt = deal(
            view.unseen,
            (1,) * len(hidden),
            random,
            lambda hand, rank: rank is Rank.ACE and hidden[hand] in aceless,
        )
        for at, card in zip(hidden, dealt.hands, strict=True):
            held = put(held, at, card)
        return replace(view, cards=held[:-1], hole=held[-1]).loosely(dealt.loose)

    def decision(self, seat: Seat) -> Event:
        return StayDue(seat)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(self.options.hands),)
            case Query.TURN:
                return (Turn(self._actors()[0] if self.looked else None, self.hand),)
            case Query.STANDING:
                order = sorted(range(self.seats), key=lambda one: (one != seat, -self.scores[one]))
                return (Standing(tuple(Score(one, self.scores[one]) for one in order)),)
            case Query.SHOWN:
                return (Shown(tuple(one for one in self.order if self.stays[one])),)
            case Query.OWN:
                return (Own(seat, *(self.cards[seat] or (None,))),)


def start(seats: int, options: BeatTheBankOptions) -> BeatTheBank:
    """Return the first state: the cards are still to be dealt."""
    return BeatTheBank(options, (0,) * seats, ((),) * seats, (None,) * seats)
