"""Scientific War: all seats have the same cards, and choose one in secret.

From the game of that name on the Playroom of Quentin C; told here in our own words.

Rulings: a jack counts for its own trick already, or from the next one on (`revolution`).  One joker
wins a tie for the strongest other card, and forces a war where there is none.  A seat that reveals
an 8 is asked whether to swap, also where it cannot, so that no seat can infer anything.  At the
limit of tricks the most cards owned win.  By default a game is meant to end within 15 minutes: with
the limits of `trick_limit` 96, 100 and 96 of 100 games of casual bots with 2, 3 and 4 seats end in
that time, at 15 characters a second of all lines in full (`tests/narration/test_listening.py`).
"""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.games.scientific_war import events
from audiogame.games.scientific_war.card_counts import (
    NO_CARDS,
    Counts,
    drawn_from,
    every_card,
    face_down_but,
    in_order,
    known,
    minus,
    plus,
    suit_with,
    with_card,
)
from audiogame.games.scientific_war.picture import Cards, picture
from audiogame.games.scientific_war.trick import Trick
from audiogame.rules.cards import Card, Rank
from audiogame.rules.chance import Outcome
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Picture
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places
from audiogame.rules.value import once, put, replace

TOLD_BEFORE = 5
"""Tricks before the last one at which its coming is told."""
LONGEST_LIMIT = 100_000
"""Maximum limit of tricks that a table may agree on."""


class ScientificOptions(Options):
    """Options of a table: jokers in each hand, effect of jacks and when, and limit of tricks."""

    jokers: int = option(1, 0, 2)
    revolution: str = option("now", "next")
    jacks: str = option("parity", "cancel")
    limit: str | int = option("quick", "long", "off", numbers=range(1, LONGEST_LIMIT + 1))


def trick_limit(options: ScientificOptions, seats: int) -> int | None:
    """Return the number of tricks after which the game ends; None if it has no limit."""
    match options.limit:
        case "off":
            return None
        case "quick":
            return 95 if seats == 2 else 80 if seats <= 4 else 60
        case "long":
            return 200 if seats == 2 else 300 if seats <= 4 else 400
        case limit:
            return int(limit)


def goes_on_for_ever(options: ScientificOptions) -> bool:
    """Return whether bots alone may never end the game."""
    return options.limit == "off"


class Play(Action):
    """Commit a card of the hand; equal cards are one choice."""

    rank: Rank


class Swap(Action):
    """Take the pile as the hand, and put the hand in its place."""


class Keep(Action):
    """Leave hand and pile where they are."""


PLAYS: tuple[Action, ...] = tuple(Play(rank) for rank in Rank)
KEEP: tuple[Action, ...] = (Keep(),)
KEEP_OR_SWAP: tuple[Action, ...] = (Keep(), Swap())


class ScientificWar(State):
    """One moment of Scientific War, or a seat's view of it.

    Multisets of cards are counts by rank.  In a view the hands, piles and chosen cards of others
    are None; `sizes` holds the numbers of cards in all hands where a 3 tells them.

    Args:
        owned: hand, pile and committed card of each seat together; public.
        chosen: the committed cards, and `committed` their seats.
        turned: the cards of the trick before by seat, until one of the next is committed.
        table: the cards that wait for the next winner.
        went_out: the trick in which a seat went out, 0 while it has cards.
        swapping: seats that have revealed an 8 and not yet decided.
    """

    options: ScientificOptions
    owned: tuple[Counts, ...]
    hands: tuple[Counts | None, ...]
    piles: tuple[Counts | None, ...]
    committed: tuple[bool, ...]
    chosen: tuple[Rank | None, ...]
    table: Counts = NO_CARDS
    low_wins: bool = False
    trick: int = 1
    spy: Seat | None = None
    peekers: tuple[Seat, ...] = ()
    sizes: tuple[int, ...] | None = None
    swapping: tuple[Seat, ...] = ()
    went_out: tuple[int, ...] = ()
    over: bool = False
    turned: tuple[Rank | None, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.owned)

    @once
    def chance(self) -> None:
        return None

    @property
    def waiting(self) -> int:
        """Number of cards on the table."""
        return sum(self.table)

    @once
    def playing(self) -> tuple[Seat, ...]:
        """The seats that are still in the game."""
        return tuple([seat for seat, trick in enumerate(self.went_out) if not trick])

    @once
    def result(self) -> Result | None:
        return Result(places(self._ranking())) if self.over else None

    def _ranking(self) -> tuple[tuple[bool, int, int], ...]:
        """Return the ranking values: still in, cards owned at the limit, trick of going out."""
        limit = len(self.playing) > 1
        return tuple(
            (not trick, sum(self.owned[seat]) if limit and not trick else 0, trick)
            for seat, trick in enumerate(self.went_out)
        )

    def _actors(self) -> tuple[Seat, ...]:
        if self.swapping:
            return self.swapping
        owing = self._owing()
        return owing if owing == (self.spy,) else tuple(s for s in owing if s != self.spy)

    def _owing(self) -> tuple[Seat, ...]:
        """Return the seats that have not committed a card yet."""
        return tuple([seat for seat in self.playing if not self.committed[seat]])

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        hand, pile = self.hands[seat], self.piles[seat]
        if hand is None or pile is None:
            return ()
        if self.swapping:
            return KEEP_OR_SWAP if any(hand) and any(pile) else KEEP
        return tuple([PLAYS[rank.value - 1] for rank in in_order(hand, self.low_wins)])

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if not isinstance(action, Play):
            return self._decide_swap(seat, isinstance(action, Swap))
        after = replace(
            self,
            hands=put(self.hands, seat, with_card(known(self.hands[seat]), action.rank, -1)),
            committed=put(self.committed, seat, True),
            chosen=put(self.chosen, seat, action.rank),
            turned=(),
        )
        told = (events.Committed(seat, action.rank),)
        return (after, told) if after._owing() else after._reveal(told)

    def _reveal(self, told: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Turn all committed cards; the winner takes them with those on the table."""
        played = {seat: rank for seat, rank in enumerate(self.chosen) if rank is not None}
        options = self.options
        trick = Trick(played, self.low_wins, options.revolution == "now", options.jacks)
        taken, owned, piles = self.table, list(self.owned), self.piles
        for seat, rank in played.items():
            taken = with_card(taken, rank, 1)
            owned[seat] = with_card(owned[seat], rank, -1)
        winner = trick.verdict.winner
        if winner is not None:
            owned[winner] = plus(owned[winner], taken)
            piles = put(piles, winner, plus(known(piles[winner]), taken))
            taken = NO_CARDS
        after = replace(
            self,
            committed=(False,) * self.seats,
            chosen=(None,) * self.seats,
            turned=self.chosen,
            owned=tuple(owned),
            piles=piles,
            table=taken,
            low_wins=trick.low_after,
            spy=trick.spy,
            peekers=trick.seats_of(Rank.THREE),
            swapping=trick.seats_of(Rank.EIGHT),
        )
        return after._next_trick((*told, *trick.told(self.trick, self.waiting, owned)))

    def _decide_swap(self, seat: Seat, swaps: bool) -> tuple[Self, tuple[Event, ...]]:
        hand, pile = known(self.hands[seat]), known(self.piles[seat])
        if swaps:
            hand, pile = pile, hand
        after = replace(
            self,
            hands=put(self.hands, seat, hand),
            piles=put(self.piles, seat, pile),
            swapping=tuple(other for other in self.swapping if other != seat),
        )
        return after._next_trick((events.SwapDecided(seat, swaps, sum(hand)),))

    def _next_trick(self, told: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Finish the trick after all swaps: refill hands, drop seats without cards, or end."""
        if self.swapping:
            return self, told
        hands, piles = list(self.hands), list(self.piles)
        for seat in self.playing:
            pile = known(piles[seat])
            if not any(known(hands[seat])) and any(pile):
                hands[seat], piles[seat] = pile, NO_CARDS
                told += (events.Refilled(seat, sum(pile)),)
        went_out = tuple(
            trick or (0 if any(self.owned[seat]) else self.trick)
            for seat, trick in enumerate(self.went_out)
        )
        after = replace(self, hands=tuple(hands), piles=tuple(piles), went_out=went_out)
        left = after.playing
        told += tuple(events.WentOut(seat, len(left)) for seat in self.playing if seat not in left)
        if len(left) <= 1 or self.trick == trick_limit(self.options, self.seats):
            return replace(after, over=True, spy=None), (*told, after._ending(self.playing))
        if self.trick + TOLD_BEFORE == trick_limit(self.options, self.seats):
            told += (events.TricksLeft(TOLD_BEFORE),)
        spy = after.spy if after.spy in left else None
        return replace(after, trick=self.trick + 1, spy=spy), told

    def _ending(self, played_last: tuple[Seat, ...]) -> Event:
        """Return the event that ends the game; seats of the last trick draw if none is left."""
        left = self.playing
        if not left:
            return events.Drawn(played_last)
        if len(left) == 1:
            return events.Won(left[0], sum(self.owned[left[0]]), self.trick)
        owned = [events.Owns(seat, sum(self.owned[seat])) for seat in left]
        owned.sort(key=lambda owns: -owns.cards)
        winners = tuple(owns.seat for owns in owned if owns.cards == owned[0].cards)
        return events.LimitReached(self.trick, winners, tuple(owned))

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        raise AssertionError("there is no luck in Scientific War")

    def seen_by(self, seat: Seat) -> Self:
        hears = self.spy == seat and not self.swapping and self.actors == (seat,)
        return replace(
            self,
            hands=face_down_but(self.hands, seat),
            piles=face_down_but(self.piles, seat),
            chosen=self.chosen if hears else face_down_but(self.chosen, seat),
            sizes=self._hand_sizes() if seat in self.peekers else None,
        )

    def _hand_sizes(self) -> tuple[int, ...] | None:
        if any(hand is None for hand in self.hands):
            return self.sizes
        return tuple(sum(known(hand)) for hand in self.hands)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        """Deal what others own to hand, pile and committed card; a hand has the size that a 3 told,
        or any that is possible."""
        view = self.seen_by(seat)
        hands, piles, chosen = [*view.hands], [*view.piles], [*view.chosen]
        for other in (one for one in range(self.seats) if one != seat):
            cards, rank = view.owned[other], chosen[other]
            if view.committed[other]:
                rank = rank or random.choice(every_card(cards, view.low_wins))
                cards = with_card(cards, rank, -1)
            least = any(cards) and not (view.committed[other] or view.swapping)
            told = None if view.sizes is None else view.sizes[other]
            size = random.randint(least, sum(cards)) if told is None else told
            hand = drawn_from(cards, size, random)
            hands[other], piles[other], chosen[other] = hand, minus(cards, hand), rank
        dealt = replace(view, hands=tuple(hands), piles=tuple(piles), chosen=tuple(chosen))
        return replace(dealt, sizes=None)

    def out(self, seat: Seat) -> bool:
        return bool(self.went_out[seat])

    def hidden_from(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that may not learn the choice: the spy will learn it, a seat that peeks
        hears of a swap, and the last commitment is revealed at once."""
        others = frozenset(range(self.seats)) - {seat}
        if self.swapping:
            return others - frozenset(self.peekers)
        return others - {self.spy} if len(self._owing()) > 1 else frozenset()

    def still_secret(self, seat: Seat, action: Action) -> bool:
        return self.committed[seat] if isinstance(action, Play) else not self.over

    def chosen_for(self, seat: Seat, event: Event) -> Event | None:
        match event:
            case events.Committed(rank=rank) if rank is not None and self.chosen[seat] is rank:
                return events.PlayedFor(seat, rank)
            case events.SwapDecided(swapped=swapped) if swapped is not None and not self.over:
                return events.SwapDecidedFor(seat, swapped)
        return None

    def preview(self, seat: Seat, action: Action) -> Event | None:
        if isinstance(action, Play) and action not in self._legal(seat):
            return events.Missing(seat, action.rank)
        return None

    def opening(self) -> tuple[Event, ...]:
        dealt = events.Dealt(sum(self.owned[0]), self.options.jokers)
        limit = trick_limit(self.options, self.seats)
        if limit is None:
            return (dealt,)
        return dealt, events.LengthAgreed(self.options.limit == "quick", limit)

    def hand_of(self, seat: Seat) -> tuple[Card, ...] | None:
        hand = self.hands[seat]
        return None if hand is None else tuple(map(Card, every_card(hand, self.low_wins)))

    def decision(self, seat: Seat) -> Event:
        legal = self._legal(seat)
        if self.swapping:
            return events.SwapDue(seat, legal != KEEP)
        last = legal[0] if len(legal) == 1 else None
        only = last.rank if isinstance(last, Play) else None
        asked = self.trick, seat == self.spy, self.waiting, self.low_wins
        return events.PlayDue(seat, *asked, only)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                limit = trick_limit(self.options, self.seats) or 0
                if isinstance(self.options.limit, int):  # said with the options
                    limit = 0
                now = self.low_wins, self.waiting, self._spies(), self.trick
                return (events.Rules(*now, limit),)
            case Query.TURN:
                return (self._turn(),)
            case Query.STANDING:
                return (self._standing(seat),)
            case Query.SHOWN:
                return (self._shown(seat),)
            case Query.OWN:
                return (self._own(seat),)

    def since(self, seat: Seat, heard: tuple[Event, ...]) -> tuple[Event, ...]:
        rank: Rank | None = None
        winner: Seat | None = None
        tied: tuple[Seat, ...] = ()
        taken = 0
        for one in heard:
            match one:
                case events.Revealed(best=best):
                    rank, winner, tied, taken = best.rank, None, best.seats, 0
                case events.TrickWon(winner, taken):
                    tied = ()
                case events.WarCancelled(winner, _, taken):
                    rank, tied = Rank.JOKER, ()
                case events.ForcedWar(winner):
                    rank, tied = Rank.JOKER, ()
        now = self.trick, self.waiting, self.low_wins
        return (events.Since(seat, *now, rank, winner, tied, taken, sum(self.owned[seat])),)

    def _spies(self) -> tuple[Seat, ...]:
        return () if self.spy is None else (self.spy,)

    def _turn(self) -> Event:
        if self.swapping:
            return events.Turn(self.trick, True, (), self.swapping)
        played = tuple(seat for seat in self.playing if self.committed[seat])
        spies = tuple(seat for seat in self._owing() if seat not in self.actors)
        two = len(self.playing) == 2
        return events.Turn(self.trick, False, played, self.actors, spies, two)

    def _standing(self, seat: Seat) -> Event:
        sizes = self.sizes
        owned = [
            events.Owns(other, sum(cards), None if sizes is None else sizes[other])
            for other, cards in enumerate(self.owned)
        ]
        owned.sort(key=lambda owns: (owns.seat != seat, -owns.cards))
        return events.Standing(tuple(owned), sizes is not None)

    def _shown(self, seat: Seat) -> Event:
        if self.spy != seat or self.swapping or self.committed[seat]:
            return events.NotShown(self._spies())
        cards = tuple(
            events.Chose(other, rank)
            for other, rank in enumerate(self.chosen)
            if rank is not None and other != seat
        )
        if cards:
            return events.Shown(cards)
        return events.SpyWaits(tuple(other for other in self._owing() if other != seat))

    def _own(self, seat: Seat) -> Event:
        hand, pile = self.hands[seat], self.piles[seat]
        if hand is None or pile is None:
            return events.OwnHidden(seat)
        cards, out = every_card(hand, self.low_wins), bool(self.went_out[seat])
        whole = hand == suit_with(self.options.jokers) and not any(pile)
        size = len(cards) if whole else 0
        return events.Own(seat, cards, sum(pile), self.chosen[seat], out, size)

    def _answer_again(self, query: Query, seat: Seat, again: int) -> tuple[Event, ...]:
        own = self._own(seat) if query is Query.OWN and again % 2 else None
        return (replace(own, whole=0),) if isinstance(own, events.Own) and own.whole else ()

    def _picture(self, seat: Seat) -> Picture:
        cards = tuple([self._cards(one) for one in range(self.seats)])
        out = tuple([one for one, trick in enumerate(self.went_out) if trick])
        return picture(cards, self.low_wins, self.waiting, self.actors, self.spy, out)

    def _cards(self, seat: Seat) -> Cards:
        hand, sizes = self.hands[seat], self.sizes
        in_hand = sum(hand) if hand is not None else None if sizes is None else sizes[seat]
        own = sum(self.owned[seat])
        turned = self.turned[seat] if self.turned else None
        return Cards(own, hand, in_hand, self.committed[seat], self.chosen[seat], turned)


def start(seats: int, options: ScientificOptions) -> ScientificWar:
    """Return the first state: a whole suit and jokers in each hand."""
    suit = suit_with(options.jokers)
    return ScientificWar(
        options=options,
        owned=(suit,) * seats,
        hands=(suit,) * seats,
        piles=(NO_CARDS,) * seats,
        committed=(False,) * seats,
        chosen=(None,) * seats,
        went_out=(0,) * seats,
    )
