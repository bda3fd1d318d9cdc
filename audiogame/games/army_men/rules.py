"""Army Men Dice War: set dice aside roll by roll and keep their sum low, or lose your ante.

By Phil Reed, developed by Steve Jackson, published by Steve Jackson Games (version 1.0 of March
2020) and modelled on the dice game Tripps; told here in our own words.

Rulings: a turn goes on until all dice are set aside, one or two a roll.  The round score counts for
both seats, with either as the winner.  The starter alternates after ties too, and by game in a
campaign.  When a round would begin and a seat has no die to roll after its ante, the game is over.
Equal totals are a draw.  In a campaign only the sums of its games count.
"""

from __future__ import annotations

from itertools import combinations
from typing import Self

from audiogame.games.army_men.events import (
    CannotRoll,
    Dice,
    Drawn,
    GameDrawn,
    GameWon,
    LotDue,
    Own,
    Owner,
    PutAside,
    Rolled,
    RoundBegan,
    RoundTied,
    RoundWon,
    Rules,
    Selection,
    SetAsideDue,
    Shown,
    Since,
    Standing,
    Supply,
    Target,
    Total,
    Turn,
    TurnEnded,
    Won,
)
from audiogame.games.army_men.picture import Side, picture
from audiogame.games.army_men.scores import named, named_or_none, points_of_both, score, target
from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.dice import dice
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Picture
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import once

BOTH = (0, 1)
DICE = 6
"""Dice of each seat at the start of a game."""
ANTE = 1
"""Dice that each seat antes in a round."""
MOST = 2
"""Maximum dice set aside after one roll; the minimum is one."""
LOT = Roll((BOTH,))
"""Question to luck: which seat starts."""
ROLLS = tuple(dice(number) for number in range(DICE - ANTE + 1))
"""Questions to luck, by the number of dice."""


class ArmyMenOptions(Options):
    """Options of a table: the seat that starts, and the games of a campaign."""

    first: str | int = option("random", 0, 1)
    campaign: int = option(1, 3)


class SetAside(Action):
    """Set aside the dice at these positions of the roll, counted from 1."""

    dice: tuple[int, ...]


def _choices(rolled: int) -> tuple[SetAside, ...]:
    positions = range(1, rolled + 1)
    return tuple(
        SetAside(dice) for count in range(1, MOST + 1) for dice in combinations(positions, count)
    )


CHOICES = tuple(_choices(rolled) for rolled in range(DICE - ANTE + 1))
"""The legal choices, by the number of dice just rolled."""


class ArmyMen(State):
    """One moment of the war.  Nothing is hidden in it.

    `first` starts the first game, None until luck has chosen it.  `owned` are the dice of each seat
    with its ante, `totals` the points in this game, `before` those of earlier games, and `scores`
    those of this round for turns that are over.  Of the turn: `dice` are just rolled, in ascending
    order and empty while luck is asked, `aside` are set aside, after `throws`.
    """

    preview_is_whole = True
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
        """Seat that takes the first turn of this round: it alternates by round, and by game."""
        assert self.first is not None, "luck has said who starts"
        return (self.first + self.game + self.round) % 2

    @property
    def playing(self) -> bool:
        """Whether a seat is in turn: luck has chosen who starts, and the war is not over."""
        return self.first is not None and not self.over

    @property
    def active(self) -> Seat:
        """Seat in turn."""
        starter = self.starter
        return starter if self.scores[starter] is None else 1 - starter

    @property
    def to_roll(self) -> int:
        """Number of dice of the turn that are not set aside yet."""
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

    def chosen(self, action: Action) -> tuple[int, ...]:
        """Return the faces of the dice that an action sets aside."""
        positions = action.dice if isinstance(action, SetAside) else ()
        return tuple([self.dice[position - 1] for position in positions])

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
        chosen = self.chosen(action)
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
        """Return the lower score's ante; the other ante, or both, leave the game."""
        low = min(scored)
        owned = (
            self.owned[0] - ANTE * (scored[0] > low or scored[1] == low),
            self.owned[1] - ANTE * (scored[1] > low or scored[0] == low),
        )
        after = replace(self, owned=owned, scores=(None, None))
        told = points_of_both(self.totals)
        ended: Event
        if scored[0] == scored[1]:
            ended = RoundTied(low, tuple(Supply(one, owned[one]) for one in BOTH), told)
        else:
            seat = scored.index(low)
            other = 1 - seat
            ended = RoundWon(seat, low, other, scored[other], owned[other], told)
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
            told = self._game_told(points_of_both(self.sums) if self.game > 1 else ())
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
        so_far = score(self.aside) if self.aside else None
        return SetAsideDue(seat, len(self.dice), so_far, self._target(again=bool(self.aside)))

    def position(self, seat: Seat) -> tuple[Event, ...]:
        # What it owns says the points so far, which a decision alone begins with.
        due = SetAsideDue(seat, len(self.dice), None, self._target(again=bool(self.aside)))
        return (*self.answer(Query.OWN, seat), due)

    def preview(self, seat: Seat, action: Action) -> Event | None:
        chosen, rolled = self.chosen(action), len(self.dice)
        allowed, left = 1 <= len(chosen) <= MOST, rolled - len(chosen)
        return Selection(named_or_none(chosen), allowed, rolled, score(self.aside + chosen), left)

    def faces_shown(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        return tuple((face,) for face in self.dice)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return () if self.over else (self._rules(),)
            case Query.TURN:
                return (self._turn(),)
            case Query.STANDING:
                owners = (self._owner(seat), self._owner(1 - seat))
                return (Standing(owners, points_of_both(self.sums, seat) if self.game > 1 else ()),)
            case Query.SHOWN:
                return self._shown()
            case Query.OWN:
                return (self._own(seat),)

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if not self.playing:
            return ()
        active, other = self.active, 1 - self.active
        chosen = [
            number
            for number, one in enumerate(events)
            if isinstance(one, (PutAside, TurnEnded)) and one.seat == seat
        ]
        meanwhile = events[chosen[-1] :] if chosen else events
        ended = [one for one in meanwhile if isinstance(one, (RoundWon, RoundTied))][-1:]
        winner = next((one.seat for one in ended if isinstance(one, RoundWon)), None)
        totals = points_of_both(self.totals, seat) if ended else ()
        so_far = score(self.aside) if self.aside else None
        against = self.scores[other]
        rolled = named_or_none(self.dice)
        told = (active, rolled, so_far, other, against, winner, totals)
        return (Since(seat, *told),)

    def _target(self, again: bool = False) -> Target | None:
        """Return the event on the second seat's target; None before there is a score."""
        return target(score(self.aside), self.scores[1 - self.active], again)

    def _rules(self) -> Rules:
        target = self._target() if self.playing else None
        chaser = self.active if target else None
        sums = points_of_both(self.before) if self.game > 1 else ()
        return Rules(chaser, target, self.round, self.game, self.options.campaign, sums)

    def _turn(self) -> Event:
        if not self.playing:
            return LotDue()
        return Turn(self.active)

    def _owner(self, seat: Seat) -> Owner:
        dice = self.owned[seat]
        rolling = self.playing and self.active == seat
        if rolling:
            left = self.to_roll
        else:
            left = 0 if self.over or self.scores[seat] is not None else dice - ANTE
        return Owner(seat, self.totals[seat], dice, left, rolling)

    def _shown(self) -> tuple[Event, ...]:
        if not self.playing:
            return ()
        seat, other = self.active, 1 - self.active
        against = self.scores[other]
        if not self.dice and not self.aside and against is None:
            return ()
        points = score(self.aside)
        return (
            Shown(
                seat, named_or_none(self.dice), named_or_none(self.aside), points, other, against
            ),
        )

    def _own(self, seat: Seat) -> Own:
        mine = self.playing and self.active == seat
        return Own(
            seat,
            rolled=named_or_none(self.dice) if mine else None,
            aside=named_or_none(self.aside) if mine else None,
            sum=score(self.aside) if mine else 0,
            score=self.scores[seat],
            dice=self.owned[seat],
            total=self.totals[seat],
        )

    def _picture(self, seat: Seat) -> Picture:
        return picture(tuple([self._side(one) for one in BOTH]))

    def _side(self, seat: Seat) -> Side:
        """Return the things of a seat; `left` are its dice that are rolled or wait for it."""
        owner, own = self._owner(seat), self._own(seat)
        rolled, aside = (self.dice, self.aside) if owner.rolling else ((), ())
        ante = 0 if self.over else ANTE
        done = owner.dice - ante if own.score is not None else 0
        so_far = own.score or 0  # both have as many rounds in what decides who leads
        return Side(
            seat,
            ante,
            held=owner.dice - ante - done - len(rolled) - len(aside),
            rolled=rolled,
            aside=(None,) * done if done else aside,
            total=owner.total - so_far,
            sum=self.sums[seat] - so_far if self.game > 1 else None,
            score=own.sum if owner.rolling else own.score,
            awaited=owner.rolling,
        )


def start(seats: int, options: ArmyMenOptions) -> ArmyMen:
    """Return the first state: six dice each, and none rolled."""
    first = options.first
    return ArmyMen(options, first if isinstance(first, int) else None)
