"""Scientific War: everybody has the same cards, and all choose one in secret.

From the game of that name on the Playroom of Quentin C; told here in our own words.

Rulings: a jack counts for its own trick already, or from the next one on (`revolution`).  One
joker wins a tie for the strongest other card, and forces a war where there is none.  Whoever
reveals an 8 is asked whether to swap, also where it cannot, so that nobody can infer anything.
At the limit of tricks the most cards owned win.
"""

from __future__ import annotations

from typing import Self

from audiogame.games.scientific_war import answers
from audiogame.games.scientific_war.choices import (
    KEEP,
    KEEP_OR_SWAP,
    PLAYS,
    Play,
    ScientificOptions,
    Swap,
)
from audiogame.games.scientific_war.endings import next_trick, ranking
from audiogame.games.scientific_war.events import (
    Committed,
    Dealt,
    Missing,
    PlayDue,
    SwapDecided,
    SwapDue,
)
from audiogame.games.scientific_war.hands import (
    NO_CARDS,
    Counts,
    face_down_but,
    in_order,
    known,
    plus,
    put,
    suit_with,
    with_card,
)
from audiogame.games.scientific_war.order import judge, only, turns_order
from audiogame.games.scientific_war.tricks import told
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Outcome
from audiogame.rules.options import Options
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import once


class ScientificWar(State):
    """One moment of Scientific War, or what a seat may know of it.

    Lots of cards are counts by rank.  In a view the hands, piles and chosen cards of others are
    None; `sizes` holds the numbers of cards in all hands where a 3 tells them.

    Args:
        owned: hand, pile and committed card of each seat together; known to all.
        chosen: the committed cards, and `committed` whose they are.
        table: the cards that wait for the next winner.
        went_out: the trick in which a seat went out, 0 while it has cards.
        swapping: who has revealed an 8 and not yet decided.
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

    @property
    def seats(self) -> int:
        return len(self.owned)

    @once
    def chance(self) -> None:
        return None

    @property
    def waiting(self) -> int:
        """How many cards lie on the table."""
        return sum(self.table)

    @once
    def playing(self) -> tuple[Seat, ...]:
        """The seats that are still in the game."""
        return tuple(seat for seat, trick in enumerate(self.went_out) if not trick)

    @once
    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(places(ranking(self)))

    def _actors(self) -> tuple[Seat, ...]:
        if self.swapping:
            return self.swapping
        owing = tuple(seat for seat in self.playing if not self.committed[seat])
        return owing if owing == (self.spy,) else tuple(s for s in owing if s != self.spy)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        hand, pile = self.hands[seat], self.piles[seat]
        if hand is None or pile is None:
            return ()
        if self.swapping:
            return KEEP_OR_SWAP if any(hand) and any(pile) else KEEP
        return tuple(PLAYS[rank.value - 1] for rank in in_order(hand, self.low_wins))

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if not isinstance(action, Play):
            return self._decide_swap(seat, isinstance(action, Swap))
        after = replace(
            self,
            hands=put(self.hands, seat, with_card(known(self.hands[seat]), action.rank, -1)),
            committed=put(self.committed, seat, True),
            chosen=put(self.chosen, seat, action.rank),
        )
        event = Committed(seat, action.rank)
        if all(after.committed[other] for other in after.playing):
            after, events = after._reveal()
            return after, (event, *events)
        return after, (event,)

    def _reveal(self) -> tuple[Self, tuple[Event, ...]]:
        played = {seat: rank for seat, rank in enumerate(self.chosen) if rank is not None}
        cards = tuple(played.values())
        turned = turns_order(cards.count(Rank.JACK), self.options.jacks)
        low_wins = self.low_wins != turned
        in_force = low_wins if self.options.revolution == "now" else self.low_wins
        verdict = judge(played, in_force)
        taken, owned = self.table, list(self.owned)
        for seat, rank in played.items():
            taken = with_card(taken, rank, 1)
            owned[seat] = with_card(owned[seat], rank, -1)
        after = replace(
            self,
            committed=(False,) * self.seats,
            chosen=(None,) * self.seats,
            owned=tuple(owned),
            table=taken,
            low_wins=low_wins,
            spy=only(played, Rank.QUEEN),
            peekers=tuple(seat for seat, rank in played.items() if rank is Rank.THREE),
            swapping=tuple(seat for seat, rank in played.items() if rank is Rank.EIGHT),
        )
        winner = verdict.winner
        if winner is not None:
            after = replace(
                after,
                owned=put(after.owned, winner, plus(after.owned[winner], taken)),
                piles=put(after.piles, winner, plus(known(after.piles[winner]), taken)),
                table=NO_CARDS,
            )
        events = told(self, after, played, verdict, in_force)
        if after.swapping:
            return after, events
        after, more = next_trick(after)
        return after, (*events, *more)

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
        event = SwapDecided(seat, swaps, sum(hand))
        if after.swapping:
            return after, (event,)
        after, events = next_trick(after)
        return after, (event, *events)

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

    def hidden_from(self, seat: Seat) -> frozenset[Seat]:
        """List who may not learn the choice: a spy will, who peeks hears of a swap, and the
        last commitment is revealed at once."""
        others = frozenset(range(self.seats)) - {seat}
        if self.swapping:
            return others - frozenset(self.peekers)
        owing = [other for other in self.playing if not self.committed[other]]
        return others - {self.spy} if len(owing) > 1 else frozenset()

    def still_secret(self, seat: Seat, action: Action) -> bool:
        return self.committed[seat] if isinstance(action, Play) else not self.over

    def preview(self, seat: Seat, action: Action) -> Event | None:
        if isinstance(action, Play) and action not in self._legal(seat):
            return Missing(seat, action.rank)
        return None

    def opening(self) -> tuple[Event, ...]:
        return (Dealt(sum(self.owned[0]), self.options.jokers),)

    def decision(self, seat: Seat) -> Event:
        if self.swapping:
            return SwapDue(seat)
        return PlayDue(seat, self.trick, seat == self.spy, self.waiting, self.low_wins)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return answers.answer(self, query, seat)


def start(seats: int, options: Options) -> ScientificWar:
    """Return the first state: a whole suit and jokers in each hand."""
    assert isinstance(options, ScientificOptions)
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
