"""Army Men Dice War: set dice aside roll by roll and keep their sum low, or lose your ante.

By Phil Reed, developed by Steve Jackson, published by Steve Jackson Games (version 1.0 of March
2020) and modelled on the dice game Tripps; told here in our own words.

Rulings: a turn goes on until all dice are set aside, one or two a roll.  The round score counts
for both seats, whoever wins the round.  The starter alternates after ties too, and by game in a
campaign.  When a round would begin and a seat has no die to roll after its ante, the game is
over.  Equal totals are a draw.  In a campaign only the sums of its games count.
"""

from __future__ import annotations

from typing import Self

from audiogame.games.army_men import answers
from audiogame.games.army_men.choices import ANTE, CHOICES, DICE, ArmyMenOptions, SetAside
from audiogame.games.army_men.events import (
    CannotRoll,
    Dice,
    Drawn,
    GameDrawn,
    GameWon,
    PutAside,
    Rolled,
    RoundBegan,
    RoundTied,
    RoundWon,
    Supply,
    Total,
    TurnEnded,
    Won,
)
from audiogame.games.army_men.pips import named, score
from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.dice import dice
from audiogame.rules.options import Options
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import once

LOT = Roll(((0, 1),))
"""Luck says which seat starts."""
ROLLS = tuple(dice(number) for number in range(DICE - ANTE + 1))
"""What luck is asked, by the number of dice."""
BOTH = (0, 1)


class ArmyMen(State):
    """One moment of the war.  Nothing is hidden in it.

    `first` starts the first game, None until luck has said who.  `owned` are the dice of each
    seat with its ante, `totals` the points in this game, `before` those of earlier games, and
    `scores` those of this round for turns that are over.  Of the turn: `dice` are just rolled,
    in ascending order and empty while luck is asked, `aside` are set aside, after `throws`.
    """

    options: ArmyMenOptions
    first: Seat | None
    owned: tuple[int, int] = (DICE, DICE)
    totals: tuple[int, int] = (0, 0)
    before: tuple[int, int] = (0, 0)
    scores: tuple[int | None, int | None] = (None, None)
    game: int = 1
    round: int = 1
    dice: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    throws: int = 0
    over: bool = False

    @property
    def seats(self) -> int:
        return 2

    @property
    def starter(self) -> Seat:
        """Who takes the first turn of this round: it alternates by round, and by game."""
        assert self.first is not None, "luck has said who starts"
        return (self.first + self.game + self.round) % 2

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        starter = self.starter
        return starter if self.scores[starter] is None else 1 - starter

    @property
    def to_roll(self) -> int:
        """The dice of the turn that are not set aside yet."""
        return self.owned[self.active] - ANTE - len(self.aside)

    @property
    def sums(self) -> tuple[int, int]:
        """The points of each seat in all games."""
        return (self.before[0] + self.totals[0], self.before[1] + self.totals[1])

    @once
    def chance(self) -> Roll | None:
        if self.dice or self.over:
            return None
        return LOT if self.first is None else ROLLS[self.to_roll]

    @once
    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(places(tuple(-points for points in self.sums)))

    def _actors(self) -> tuple[Seat, ...]:
        return (self.active,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return CHOICES[len(self.dice)]

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        if self.first is None:
            after = replace(self, first=outcome[0])
            return after, (after._beginning(drawn=True),)
        faces = tuple(sorted(outcome))
        rolled = Rolled(self.active, named(faces))
        return replace(self, dice=faces, throws=self.throws + 1), (rolled,)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        assert isinstance(action, SetAside)
        chosen = tuple([self.dice[position - 1] for position in action.dice])
        aside = tuple(sorted(self.aside + chosen))
        if len(chosen) < len(self.dice):
            put = PutAside(seat, named(chosen), score(aside))
            return replace(self, dice=(), aside=aside), (put,)
        return self._end_turn(seat, named(chosen), score(aside))

    def _end_turn(self, seat: Seat, last: Dice, points: int) -> tuple[Self, tuple[Event, ...]]:
        other = 1 - seat
        against = self.scores[other]
        totals = (self.totals[0] + points * (seat == 0), self.totals[1] + points * (seat == 1))
        after = replace(self, dice=(), aside=(), throws=0, totals=totals)
        if against is None:
            scores = (points, None) if seat == 0 else (None, points)
            ended = TurnEnded(seat, last, points, other, points - 1)
            return replace(after, scores=scores), (ended,)
        scored = (points, against) if seat == 0 else (against, points)
        after, events = after._end_round(scored)
        return after, (TurnEnded(seat, last, points, other, None), *events)

    def _end_round(self, scored: tuple[int, int]) -> tuple[Self, tuple[Event, ...]]:
        """The lower score takes its ante back; the other ante, or both, leave the game."""
        low = min(scored)
        owned = (
            self.owned[0] - ANTE * (scored[0] > low or scored[1] == low),
            self.owned[1] - ANTE * (scored[1] > low or scored[0] == low),
        )
        after = replace(self, owned=owned, scores=(None, None))
        totals = answers.ranked(self.totals)
        ended: Event
        if scored[0] == scored[1]:
            ended = RoundTied(low, tuple(Supply(one, owned[one]) for one in BOTH), totals)
        else:
            seat = scored.index(low)
            other = 1 - seat
            ended = RoundWon(seat, low, other, scored[other], owned[other], totals)
        after, events = after._begin_round()
        return after, (ended, *events)

    def _begin_round(self) -> tuple[Self, tuple[Event, ...]]:
        """Begin the next round, unless a seat would have no die to roll after its ante."""
        without = tuple(seat for seat in BOTH if self.owned[seat] <= ANTE)
        if without:
            after, events = self._end_game()
            return after, (CannotRoll(without), *events)
        after = replace(self, round=self.round + 1)
        return after, (after._beginning(),)

    def _end_game(self) -> tuple[Self, tuple[Event, ...]]:
        games = self.options.campaign
        if self.game < games:
            told = self._game_told(answers.ranked(self.sums) if self.game > 1 else ())
            after = replace(
                self,
                game=self.game + 1,
                round=1,
                owned=(DICE, DICE),
                totals=(0, 0),
                before=self.sums,
            )
            return after, (told, after._beginning())
        low, high = sorted(self.sums)
        seat = self.sums.index(low)
        last = (self._game_told(()),) if games > 1 else ()
        if low == high:
            return replace(self, over=True), (*last, Drawn(low, games))
        return replace(self, over=True), (*last, Won(seat, low, 1 - seat, high, games))

    def _game_told(self, sums: tuple[Total, ...]) -> Event:
        low, high = sorted(self.totals)
        if low == high:
            return GameDrawn(self.game, low, sums)
        seat = self.totals.index(low)
        return GameWon(self.game, seat, low, 1 - seat, high, sums)

    def _beginning(self, drawn: bool = False) -> RoundBegan:
        return RoundBegan(self.starter, self.round, self.game, self.options.campaign, drawn)

    def opening(self) -> tuple[Event, ...]:
        return () if self.first is None else (self._beginning(),)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return answers.set_aside_due(self, seat)

    def preview(self, seat: Seat, action: Action) -> Event | None:
        return answers.selection(self, action.dice) if isinstance(action, SetAside) else None

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return answers.answer(self, query, seat)


def start(seats: int, options: Options) -> ArmyMen:
    """Return the first state: six dice each, and nobody has rolled."""
    assert isinstance(options, ArmyMenOptions)
    first = options.first
    return ArmyMen(options, first if isinstance(first, int) else None)
