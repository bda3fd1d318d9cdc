"""Little Whist: partners take tricks with four cards each, and the lowest club leads.

Made up for the tests, after Whist, which nobody owns.

Rulings: whoever holds the jack of clubs leads that very card, so that nobody is asked; who holds
the ace of the suit that was led may knock until the trick is taken, out of turn; two tricks each
are a draw.
"""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.chance import Draw, Outcome
from audiogame.rules.deals import deal
from audiogame.rules.options import Options
from audiogame.rules.picture import Area, Group, Mark, Picture, PictureCard, backs, drawn
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
    CardDue,
    Dealt,
    Drawn,
    Knocked,
    Laid,
    Led,
    MustFollow,
    Own,
    Played,
    Rules,
    Score,
    Shown,
    Standing,
    Took,
    Turn,
    Won,
)

SEATS, TRICKS = 4, 4
DECK = tuple(
    Card(rank, suit) for suit in Suit for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
)
LOWEST = DECK[0]
"""The jack of clubs, which leads."""
SIDES = (0, 1, 0, 1)
"""Partners sit opposite each other."""
Cards = tuple[Card, ...]


class Play(Action):
    """Play a card."""

    rank: Rank
    suit: Suit


class Lead(Action):
    """Lead the lowest card, as its holder must."""

    seat: Seat


class Knock(Action):
    """Tell that one holds the ace of the suit that was led."""

    out_of_turn = True


class LittleWhist(State):
    """One moment of Little Whist.

    Args:
        hands: the cards of each seat; None where they cannot be seen.
        sizes: how many cards each seat holds.
        dealt: how many seats have their hand.
        leader: the seat that leads the trick; None before the lowest card is led.
        trick: the cards of the trick, in the order they were played.
        seen: the cards of the tricks before.
        taken: the tricks of each side.
        knocked: the seat that has told that it holds the ace of the suit that was led.
        voids: the suits of which each seat has shown that it has none.
    """

    options: Options
    hands: tuple[Cards | None, ...] = ((),) * SEATS
    sizes: tuple[int, ...] = (0,) * SEATS
    dealt: int = 0
    leader: Seat | None = None
    trick: Cards = ()
    seen: Cards = ()
    taken: tuple[int, ...] = (0, 0)
    knocked: Seat | None = None
    voids: tuple[tuple[Suit, ...], ...] = ((),) * SEATS

    @property
    def seats(self) -> int:
        return SEATS

    def side(self, seat: Seat) -> int:
        return SIDES[seat]

    @once
    def chance(self) -> Draw | None:
        if self.dealt == SEATS:
            return None
        held = {card for hand in self.hands for card in hand or ()}
        return Draw(tuple(card for card in DECK if card not in held), TRICKS, only=(self.dealt,))

    @property
    def result(self) -> Result | None:
        if sum(self.taken) < TRICKS:
            return None
        ranked = places(self.taken)
        return Result(tuple(ranked[side] for side in SIDES), sides=SIDES)

    @property
    def forced_due(self) -> bool:
        return self.dealt == SEATS and self.leader is None

    def _forced(self) -> Action | None:
        holders = [seat for seat, hand in enumerate(self.hands) if LOWEST in (hand or ())]
        return Lead(*holders) if holders else None

    def still_face_down(self, chance: object, outcome: Outcome) -> bool:
        return self.result is None

    @property
    def turn(self) -> Seat:
        """The seat that plays."""
        assert self.leader is not None, "the lowest card is led first"
        return (self.leader + len(self.trick)) % SEATS

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        held = self.hands[seat] or ()
        follows = [card for card in held if self.trick and card.suit is self.trick[0].suit]
        return tuple(Play(card.rank, card.suit) for card in follows or held if card.suit)

    def _requests(self, seat: Seat) -> tuple[Action, ...]:
        if not self.trick or self.knocked is not None:
            return ()
        ace = Card(Rank.ACE, self.trick[0].suit)
        return (Knock(),) if ace in (self.hands[seat] or ()) else ()

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        match action:
            case Lead(leader) if seat == FORCED:
                after = replace(self, leader=leader)._without(leader, LOWEST)
                return after, (Led(leader, LOWEST),)
            case Knock() if (suit := self.trick[0].suit) is not None:
                return replace(self, knocked=seat), (Knocked(seat, suit),)
            case Play(rank, suit):
                card = Card(rank, suit)
                after, played = self._shown_by(seat, card)._without(seat, card), Played(seat, card)
                return after._taken(played) if len(after.trick) == SEATS else (after, (played,))
        raise AssertionError(f"{action} is no move of this game")

    def _shown_by(self, seat: Seat, card: Card) -> Self:
        """Return the state with what a card tells of the hand it comes from."""
        led = self.trick[0].suit if self.trick else card.suit
        if led is None or card.suit is led or led in self.voids[seat]:
            return self
        return replace(self, voids=put(self.voids, seat, (*self.voids[seat], led)))

    def _without(self, seat: Seat, card: Card) -> Self:
        """Return the state after a seat has played a card."""
        hand = self.hands[seat]
        left = None if hand is None else tuple(one for one in hand if one != card)
        return replace(
            self,
            hands=put(self.hands, seat, left),
            sizes=put(self.sizes, seat, self.sizes[seat] - 1),
            trick=(*self.trick, card),
        )

    def _taken(self, played: Event) -> tuple[Self, tuple[Event, ...]]:
        """Give the trick to the highest card of the suit that was led."""
        suit = self.trick[0].suit
        best = max(self.trick, key=lambda card: (card.suit is suit, card.rank.value))
        seat = (self.turn + self.trick.index(best)) % SEATS
        side = SIDES[seat]
        taken = put(self.taken, side, self.taken[side] + 1)
        after = replace(self, leader=seat, trick=(), seen=self.seen + self.trick, taken=taken)
        after = replace(after, knocked=None)
        told: tuple[Event, ...] = (played, Took(seat, taken[side]))
        result = after.result
        if result is None:
            return after, told
        end = Drawn(max(taken)) if result.draw else Won(result.winners, max(taken))
        return after, (*told, end)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        seat, cards = self.dealt, tuple(sorted(outcome, key=DECK.index))
        hands, sizes = put(self.hands, seat, cards), put(self.sizes, seat, len(cards))
        return replace(self, hands=hands, sizes=sizes, dealt=seat + 1), (Dealt(seat, cards),)

    def seen_by(self, seat: Seat) -> Self:
        hands = tuple(
            hand if at == seat or not self.sizes[at] else None for at, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    @property
    def told_of(self) -> Card | None:
        """The ace of which a seat has told that it holds it."""
        return None if self.knocked is None else Card(Rank.ACE, self.trick[0].suit)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        view = self.seen_by(seat)
        hidden = [at for at, hand in enumerate(view.hands) if hand is None]
        known = {*view.seen, *view.trick}.union(*(hand or () for hand in view.hands))
        dealt = deal(
            [card for card in DECK if card not in known],
            [view.sizes[at] for at in hidden],
            random,
            lambda hand, card: (
                card.suit in view.voids[hidden[hand]]
                or (card == view.told_of and hidden[hand] != view.knocked)
            ),
        )
        hands = view.hands
        for at, cards in zip(hidden, dealt.hands, strict=True):
            hands = put(hands, at, tuple(sorted(cards, key=DECK.index)))
        return replace(view, hands=hands).loosely(dealt.loose)

    def hand_of(self, seat: Seat) -> Cards | None:
        return self.hands[seat]

    def why_not(self, seat: Seat, card: Card) -> Event | None:
        return MustFollow(seat, self.trick[0].suit) if self.trick else None

    def decision(self, seat: Seat) -> Event:
        return CardDue(seat, self.trick[0].suit if self.trick else None)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(TRICKS),)
            case Query.TURN:
                return (Turn(None if self.leader is None else self.turn, sum(self.taken) + 1),)
            case Query.STANDING:
                sides = (SIDES[seat], 1 - SIDES[seat])
                scores = (Score((side, side + 2), self.taken[side]) for side in sides)
                return (Standing(tuple(scores)),)
            case Query.SHOWN:
                first = self.leader or 0
                laid = (Laid((first + at) % SEATS, card) for at, card in enumerate(self.trick))
                return (Shown(tuple(laid)),)
            case Query.OWN:
                return (Own(seat, self.hands[seat] or ()),)

    def _picture(self, seat: Seat) -> Picture:
        over, first = self.result is not None, self.leader or 0
        waits = None if over or self.leader is None else self.turn
        laid = (
            Group(Area.LAID, (PictureCard(card.rank, card.suit),), (first + at) % SEATS)
            for at, card in enumerate(self.trick)
        )
        held = (
            Group(
                Area.HELD,
                backs(self.sizes[at])
                if hand is None
                else tuple(PictureCard(card.rank, card.suit) for card in hand),
                at,
                Mark.AWAITED if at == waits else None,
            )
            for at, hand in enumerate(self.hands)
        )
        return drawn(*laid, *held)


def start(seats: int, options: Options) -> LittleWhist:
    """Return the first state: the cards are still to be dealt."""
    return LittleWhist(options)
