"""Crazy Eights: play a card of the same suit or rank; an eight fits on all, and names a suit.

Nobody knows who made it; it is told here in our own words.

Rulings: the first card that lies open is no eight; when the stock is empty, the cards below the top
one are turned over; when nobody can play or draw, the round ends and nobody scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Self

from audiogame.rules.cards import DECK, Card, Rank, Suit
from audiogame.rules.chance import Draw, Outcome
from audiogame.rules.deals import deal
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Area, Group, Mark, Picture, PictureCard, backs, drawn
from audiogame.rules.picture import Score as Points
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import Value, once, put

from .events import (
    CardDue,
    Dealt,
    Drew,
    Hand,
    Holding,
    Laid,
    Own,
    Passed,
    RoundBegan,
    RoundBlocked,
    RoundWon,
    Rules,
    Score,
    Shown,
    Standing,
    SuitDue,
    SuitNamed,
    Turn,
    Turned,
    Won,
)

WILD = Rank.EIGHT
FOR_TWO, FOR_MORE = 7, 5
"""Cards of a hand."""
EIGHT, FACE, ACE = 50, 10, 1
"""Points of an eight, of a jack, queen or king, and of an ace."""
FACES = (Rank.JACK, Rank.QUEEN, Rank.KING)
STARTERS = tuple(card for card in DECK if card.rank is not WILD)
Cards = tuple[Card, ...]


def points(cards: Iterable[Card]) -> int:
    """Return what cards count for the winner of the round."""
    return sum(
        {WILD: EIGHT, Rank.ACE: ACE}.get(card.rank, FACE if card.rank in FACES else card.rank.value)
        for card in cards
    )


def in_order(cards: Iterable[Card]) -> Cards:
    """Return cards by suit and rank, as they are held."""
    return tuple(sorted(cards, key=DECK.index))


class CrazyEightsOptions(Options):
    """How many points win, and how often a seat draws that cannot play."""

    target: int = option(100, numbers=range(1, 501))
    draw: str = option("one", "until")


class Play(Action):
    """Play a card."""

    rank: Rank
    suit: Suit


class NameSuit(Action):
    """Name the suit that follows an eight."""

    suit: Suit


class DrawCard(Action):
    """Draw a card from the stock."""


class Pass(Action):
    """Pass the turn to the next seat."""


NAMED: tuple[Action, ...] = tuple(NameSuit(suit) for suit in Suit)


class Lack(Value):
    """What a hand has shown not to have, as its seat went on drawing, or passed.

    Args:
        suit, rank: of the cards that would have fitted, beside the eights.
        since: how many cards of the hand may be such all the same, as they were drawn since.
    """

    suit: Suit | None
    rank: Rank
    since: int = 0

    def has(self, card: Card) -> bool:
        """Return whether a card would have fitted."""
        return card.suit is self.suit or card.rank in (self.rank, WILD)


class CrazyEights(State):
    """One moment of Crazy Eights.

    The stock is no list: it is what nobody holds and what does not lie open, so that a card is
    nothing yet before it is drawn.

    Args:
        hands: the cards of each seat; None where they cannot be seen.
        sizes: how many cards each seat holds.
        scores: points.
        laid: the cards that lie open, the top one last.
        stock: how many cards can be drawn.
        dealt: how many seats have their hand.
        turn: the seat that plays.
        round: its number, from 1.
        suit: the suit that was named for the eight on top.
        naming: whether a suit is to be named.
        drawing: whether luck draws a card.
        drawn: whether the seat has drawn in this turn.
        passed: how many seats have passed one after the other without drawing.
        lacks: what each hand has shown not to have.
        over: whether the game is over.
    """

    options: CrazyEightsOptions
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    laid: Cards = ()
    stock: int = len(DECK)
    dealt: int = 0
    turn: Seat = 0
    round: int = 1
    suit: Suit | None = None
    naming: bool = False
    drawing: bool = False
    drawn: bool = False
    passed: int = 0
    lacks: tuple[tuple[Lack, ...], ...] = ()
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def hand(self) -> int:
        """Cards that each seat is dealt."""
        return FOR_TWO if self.seats == 2 else FOR_MORE

    @property
    def top(self) -> Card:
        """The card that has to be followed."""
        return self.laid[-1]

    @once
    def unseen(self) -> Cards:
        """The cards that neither lie open nor are in a hand that can be seen."""
        seen = {*self.laid}.union(*(hand or () for hand in self.hands))
        return tuple(card for card in DECK if card not in seen)

    @once
    def chance(self) -> Draw | None:
        if self.over:
            return None
        if self.dealt < self.seats:
            return Draw(self.unseen, self.hand, only=(self.dealt,))
        if not self.laid:
            return Draw(tuple(card for card in self.unseen if card in STARTERS))
        return Draw(self.unseen, only=(self.turn,)) if self.drawing else None

    @property
    def result(self) -> Result | None:
        return Result(places(self.scores)) if self.over else None

    def still_face_down(self, chance: object, outcome: Outcome) -> bool:
        return any(self.sizes)

    def fits(self, card: Card) -> bool:
        """Return whether a card can be played."""
        suit = self.suit or self.top.suit
        return card.rank is WILD or card.suit is suit or card.rank is self.top.rank

    @property
    def can_draw(self) -> bool:
        """Whether a card is left in the stock, or below the top one."""
        return bool(self.stock or len(self.laid) > 1)

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        if self.naming:
            return NAMED
        held = self.hands[seat]
        if held is None:
            return ()
        plays = tuple(Play(card.rank, card.suit) for card in held if card.suit and self.fits(card))
        until = self.options.draw == "until"
        if self.can_draw and (not self.drawn or (until and not plays)):
            return (*plays, DrawCard())
        return plays if until and plays and self.drawn else (*plays, Pass())

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        match action:
            case Play(rank, suit):
                return self._play(seat, Card(rank, suit))
            case NameSuit(suit):
                after = replace(self, suit=suit, naming=False, turn=self._after(seat))
                return after, (SuitNamed(seat, suit),)
            case DrawCard():
                after = self._without_fit(seat)
                return (
                    after._turned_over() if not self.stock else (replace(after, drawing=True), ())
                )
        passed = 0 if self.drawn else self.passed + 1
        after = self._without_fit(seat)
        after = replace(after, turn=self._after(seat), drawn=False, passed=passed)
        if passed < self.seats:
            return after, (Passed(seat),)
        return after._dealt_anew(), (Passed(seat), RoundBlocked(self._hands()))

    def _without_fit(self, seat: Seat) -> Self:
        """Return the state with what a seat shows that neither plays nor need not play.

        Whoever has drawn has to play what fits, where it is drawn until something does.
        """
        if not self.drawn or self.options.draw != "until":
            return self
        lack = Lack(self.suit or self.top.suit, self.top.rank)
        others = (one for one in self.lacks[seat] if replace(one, since=0) != lack)
        return replace(self, lacks=put(self.lacks, seat, (*others, lack)))

    def _lacking(self, seat: Seat, cards: int, played: Card | None = None) -> Self:
        """Return the state after a hand has changed to so many cards, by one drawn or played."""
        lacks = (
            replace(
                one,
                since=one.since + 1 if played is None else min(one.since - one.has(played), cards),
            )
            for one in self.lacks[seat]
        )
        telling = tuple(one for one in lacks if one.since < cards)
        return replace(self, lacks=put(self.lacks, seat, telling))

    def _turned_over(self) -> tuple[Self, tuple[Event, ...]]:
        """Turn the cards below the top one over, so that one can be drawn."""
        cards = len(self.laid) - 1
        after = replace(self, laid=self.laid[-1:], stock=cards, drawing=True)
        return after, (Turned(cards),)

    def _play(self, seat: Seat, card: Card) -> tuple[Self, tuple[Event, ...]]:
        held = tuple(one for one in self.hands[seat] or () if one != card)
        after = replace(
            self,
            hands=put(self.hands, seat, held),
            sizes=put(self.sizes, seat, len(held)),
            laid=(*self.laid, card),
            suit=None,
            drawn=False,
            passed=0,
        )
        after = after._lacking(seat, len(held), card)
        laid = Laid(seat, card, len(held))
        if not held:
            after, events = after._won_by(seat)
            return after, (laid, *events)
        if card.rank is WILD:
            return replace(after, naming=True), (laid,)
        return replace(after, turn=self._after(seat)), (laid,)

    def _won_by(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        """End a round that a seat has won."""
        hands = self._hands()
        won = sum(hand.points for hand in hands)
        score = self.scores[seat] + won
        after = replace(self, scores=put(self.scores, seat, score))
        told = RoundWon(seat, won, score, hands)
        if score < self.options.target:
            return after._dealt_anew(), (told,)
        others = after._ranked(seat)[1:]
        return replace(after, over=True), (told, Won(seat, score, others))

    def _hands(self) -> tuple[Hand, ...]:
        """Return the hands that are left, at the end of a round."""
        return tuple(Hand(seat, hand, points(hand)) for seat, hand in enumerate(self.hands) if hand)

    def _dealt_anew(self) -> Self:
        """Return the beginning of the next round, which the next seat begins."""
        return replace(
            self,
            hands=((),) * self.seats,
            sizes=(0,) * self.seats,
            laid=(),
            stock=len(DECK),
            dealt=0,
            turn=self.round % self.seats,
            round=self.round + 1,
            suit=None,
            passed=0,
            lacks=((),) * self.seats,
        )

    def _after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        stock = self.stock - len(outcome)
        if self.dealt < self.seats:
            seat, cards = self.dealt, in_order(outcome)
            after = replace(
                self,
                hands=put(self.hands, seat, cards),
                sizes=put(self.sizes, seat, len(cards)),
                stock=stock,
                dealt=seat + 1,
            )
            return after, (Dealt(seat, cards),)
        (card,) = outcome
        if not self.laid:
            after = replace(self, laid=(card,), stock=stock)
            return after, (RoundBegan(self.round, card, self.turn),)
        seat = self.turn
        held = in_order((*(self.hands[seat] or ()), card))
        after = replace(
            self,
            hands=put(self.hands, seat, held),
            sizes=put(self.sizes, seat, len(held)),
            stock=stock,
            drawing=False,
            drawn=True,
            passed=0,
        )
        return after._lacking(seat, len(held)), (Drew(seat, card),)

    def seen_by(self, seat: Seat) -> Self:
        hands = tuple(
            hand if at == seat or not self.sizes[at] else None for at, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        view = self.seen_by(seat)
        parts = [
            (at, size - start, end - start)
            for at, size in enumerate(view.sizes)
            if view.hands[at] is None
            for start, end in pairwise(
                sorted({0, size, *(size - one.since for one in view.lacks[at])})
            )
        ]

        def barred(part: int, card: Card) -> bool:
            """A hand is dealt in parts: the cards that are longest in it, and those drawn since."""
            at, since, _ = parts[part]
            return any(one.has(card) and one.since < since for one in view.lacks[at])

        dealt = deal(view.unseen, [size for _, _, size in parts], random, barred)
        held: dict[Seat, Cards] = {}
        for (at, _, _), cards in zip(parts, dealt.hands, strict=True):
            held[at] = held.get(at, ()) + cards
        hands = tuple(
            in_order(held[at]) if hand is None else hand for at, hand in enumerate(view.hands)
        )
        return replace(view, hands=hands).loosely(dealt.loose)

    def decision(self, seat: Seat) -> Event:
        return SuitDue(seat) if self.naming else CardDue(seat, self.top, self.suit, self.drawn)

    def _ranked(self, first: Seat) -> tuple[Score, ...]:
        order = sorted(range(self.seats), key=lambda one: (one != first, -self.scores[one]))
        return tuple(Score(one, self.scores[one]) for one in order)

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if not self.laid:
            return ()
        others = (one for one in range(self.seats) if one != seat)
        two = seat, min(others, key=lambda one: (self.sizes[one], one))
        holdings = tuple(Holding(one, self.sizes[one], self.scores[one]) for one in two)
        on_top = tuple(one for one in events if isinstance(one, (Laid, SuitNamed)))[-1:]
        return (*on_top, Standing(holdings))

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(self.options.target, self.options.draw == "until"),)
            case Query.TURN:
                return (Turn(self.turn, self.round, self._after(self.turn)),)
            case Query.STANDING:
                order = (score.seat for score in self._ranked(seat))
                holdings = (Holding(one, self.sizes[one], self.scores[one]) for one in order)
                return (Standing(tuple(holdings)),)
            case Query.SHOWN:
                return (Shown(self.top, self.suit, self.stock),) if self.laid else ()
            case Query.OWN:
                return (Own(seat, self.hands[seat] or ()),)

    def _picture(self, seat: Seat) -> Picture:
        groups = [
            Group(Area.LAID, tuple(PictureCard(card.rank, card.suit) for card in self.laid[-1:])),
            Group(Area.PILE, backs(self.stock)),
        ]
        for at, hand in enumerate(self.hands):
            mark = Mark.AWAITED if at == self.turn and not self.over else None
            cards = tuple(PictureCard(card.rank, card.suit) for card in hand or ())
            groups += [
                Group(Area.HELD, cards if hand is not None else backs(self.sizes[at]), at, mark),
                Group(Area.SCORE, (Points(self.scores[at]),), at),
            ]
        return drawn(*groups)


def start(seats: int, options: CrazyEightsOptions) -> CrazyEights:
    """Return the first state: the cards are still to be dealt."""
    return CrazyEights(
        options=options,
        hands=((),) * seats,
        sizes=(0,) * seats,
        scores=(0,) * seats,
        lacks=((),) * seats,
    )
