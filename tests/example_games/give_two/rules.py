"""Give Two: each gives two cards to the next seat, and the longest suit wins.

Made up for the tests.

Rulings: what is given is shown to all; it may be given on.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Self

from audiogame.rules.cards import Card, Rank, Suit, by_suits
from audiogame.rules.chance import Draw, Outcome
from audiogame.rules.deals import deal
from audiogame.rules.options import Options
from audiogame.rules.picture import Area, Group, Picture, PictureCard, backs, drawn
from audiogame.rules.picture import Mark as Awaited
from audiogame.rules.state import (
    Action,
    Event,
    Parts,
    Query,
    Result,
    Seat,
    State,
    places,
    replace,
)
from audiogame.rules.value import once, put

from .events import (
    Dealt,
    Ended,
    Gave,
    GiveDue,
    Holds,
    MarkedAll,
    Own,
    Rules,
    Shown,
    SoFar,
    Standing,
    Turn,
)

HELD, GIVEN = 4, 2
"""Cards of a hand, and those of them that are given."""
DECK = tuple(
    Card(rank, suit)
    for suit in Suit
    for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
)
Cards = tuple[Card, ...]


class Mark(Action):
    """Mark a card that is given."""

    card: Card


class Give(Action):
    """Give cards to the next seat, in any order."""

    cards: Cards


class GiveTwo(State):
    """One moment of Give Two.

    Args:
        hands: the cards of each seat; None where they cannot be seen.
        sizes: how many cards each seat holds.
        known: the cards that a seat holds for all to know, as they were given to it.
        dealt: how many seats have their hand.
        given: how many seats have given.
        last: the cards that were given last.
    """

    unlisted = (Give,)

    options: Options
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    known: tuple[Cards, ...]
    dealt: int = 0
    given: int = 0
    last: Cards = ()

    @property
    def seats(self) -> int:
        return len(self.sizes)

    @once
    def chance(self) -> Draw | None:
        if self.dealt == self.seats:
            return None
        held = {card for hand in self.hands for card in hand or ()}
        return Draw(tuple(card for card in DECK if card not in held), HELD, only=(self.dealt,))

    @property
    def result(self) -> Result | None:
        if self.given < self.seats:
            return None
        return Result(places(tuple(longest(hand or ()) for hand in self.hands)))

    def still_face_down(self, chance: object, outcome: Outcome) -> bool:
        return self.result is None

    def _actors(self) -> tuple[Seat, ...]:
        return (self.given,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        held = self.hands[seat]
        return () if held is None else (Give(held[:GIVEN]),)

    def _allows(self, seat: Seat, action: Give) -> bool:
        different = len({*action.cards}) == len(action.cards) == GIVEN
        return different and {*action.cards} <= {*(self.hands[seat] or ())}

    def _sample(self, seat: Seat, random: Random) -> Action | None:
        return Give(random.choice([*combinations(self.hands[seat] or (), GIVEN)]))

    def _parts(self, seat: Seat, done: tuple[Action, ...]) -> Parts | None:
        held = self.hands[seat]
        if held is None:
            return None
        cards = tuple(one.card for one in done if isinstance(one, Mark))
        told = SoFar(GIVEN - len(cards)) if cards else None
        if len(cards) == GIVEN:
            return Parts((), Give(cards), told)
        return Parts(tuple(Mark(card) for card in held if card not in cards), None, told)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        assert isinstance(action, Give), "there is no other choice"
        to, cards = (seat + 1) % self.seats, action.cards
        after = self._moved(seat, to, cards)
        gave = Gave(seat, cards, to)
        result = after.result
        if result is None:
            return after, (gave,)
        best = max(longest(hand or ()) for hand in after.hands)
        return after, (gave, Ended(result.winners, best))

    def _moved(self, seat: Seat, to: Seat, cards: Cards) -> Self:
        """Return the state after cards have gone from seat to seat."""
        left, got = self.hands[seat], self.hands[to]
        hands = put(self.hands, seat, None if left is None else without(left, cards))
        hands = put(hands, to, None if got is None else by_suits((*got, *cards)))
        known = put(self.known, seat, without(self.known[seat], cards))
        sizes = put(self.sizes, seat, self.sizes[seat] - GIVEN)
        return replace(
            self,
            hands=hands,
            sizes=put(sizes, to, sizes[to] + GIVEN),
            known=put(known, to, (*known[to], *cards)),
            given=self.given + 1,
            last=cards,
        )

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        seat, cards = self.dealt, by_suits(outcome)
        hands, sizes = put(self.hands, seat, cards), put(self.sizes, seat, len(cards))
        return replace(self, hands=hands, sizes=sizes, dealt=seat + 1), (Dealt(seat, cards),)

    def seen_by(self, seat: Seat) -> Self:
        if self.result is not None:
            return self
        hands = tuple(
            hand if at == seat or not self.sizes[at] else None for at, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        view = self.seen_by(seat)
        hidden = [at for at, hand in enumerate(view.hands) if hand is None]
        seen = {card for hand in view.hands for card in hand or ()}
        seen.update(card for at in hidden for card in view.known[at])
        sizes = [view.sizes[at] - len(view.known[at]) for at in hidden]
        hands = view.hands
        dealt = deal([card for card in DECK if card not in seen], sizes, random)
        for at, cards in zip(hidden, dealt.hands, strict=True):
            hands = put(hands, at, by_suits((*view.known[at], *cards)))
        return replace(view, hands=hands)

    def hand_of(self, seat: Seat) -> Cards | None:
        return self.hands[seat]

    def why_not(self, seat: Seat, card: Card) -> Event | None:
        return MarkedAll()

    def decision(self, seat: Seat) -> Event:
        return GiveDue(seat, (seat + 1) % self.seats)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(GIVEN),)
            case Query.TURN:
                return (Turn(self.given if self.dealt == self.seats else None),)
            case Query.STANDING:
                order = sorted(range(self.seats), key=lambda one: one != seat)
                return (Standing(tuple(Holds(one, self.sizes[one]) for one in order)),)
            case Query.SHOWN:
                return (Shown(self.last),)
            case Query.OWN:
                return (Own(seat, self.hands[seat] or ()),)

    def _picture(self, seat: Seat) -> Picture:
        held = (
            Group(
                Area.HELD,
                backs(self.sizes[at])
                if hand is None
                else tuple(PictureCard(card.rank, card.suit) for card in hand),
                at,
                Awaited.AWAITED if at == self.given else None,
            )
            for at, hand in enumerate(self.hands)
        )
        return drawn(*held)


def without(cards: Cards, gone: Cards) -> Cards:
    """Return cards without some of them."""
    return tuple(card for card in cards if card not in gone)


def longest(cards: Cards) -> int:
    """Return the number of cards in the longest suit."""
    return max(Counter(card.suit for card in cards).values(), default=0)


def start(seats: int, options: Options) -> GiveTwo:
    """Return the first state: the cards are still to be dealt."""
    return GiveTwo(options, ((),) * seats, (0,) * seats, ((),) * seats)
