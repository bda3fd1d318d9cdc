"""Sika: call a colour, throw three cubes, count the ones that show it.

By Michael, graphics by Michael and Rick Scott, after a game with cubes that is played in a
television series; its rules are published under CC BY-NC-ND and told here in our own words.

Rulings: seat 0 sits left of the scorekeeper, who is the program, and goes first.  Extra rounds
decide among the seats that were tied for first; with `overtime=leaders` no other seat can come
back, with `overtime=everyone` all play on until one seat leads alone.
"""

from __future__ import annotations

from typing import Self

from audiogame.games.sika.events import (
    AntePaid,
    CallDue,
    Called,
    Colour,
    Own,
    Purse,
    Rolled,
    RoundEnded,
    Rules,
    Score,
    Settled,
    Shown,
    Since,
    Stakes,
    Standing,
    ThrowDue,
    Tied,
    Turn,
    Won,
)
from audiogame.games.sika.picture import picture
from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Picture
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

THROWS = ROUNDS = 3
CUBES = 3
POINTS = (-3, 2, 4, 6)
"""Points of a throw, by the number of cubes that show the caller's colour."""


COLOURS = tuple(Colour)
THROW_OF_CUBES = Roll((COLOURS,) * CUBES)
"""Half of a cube's six faces are red and half are blue."""


class SikaOptions(Options):
    """Options of a table: how often is called, who plays extra rounds, the ante in credits."""

    call: str = option("game", "turn")
    overtime: str = option("leaders", "everyone")
    ante: int = option(0, numbers=range(1_000_001))


class Call(Action):
    """Call a colour."""

    colour: Colour


class Throw(Action):
    """Throw the cubes."""


CALLS: tuple[Action, ...] = tuple(Call(colour) for colour in COLOURS)
THE_THROW: tuple[Action, ...] = (Throw(),)


class Sika(State):
    """One moment of Sika.  Nothing is hidden in it.

    `playing` are the seats of this round; `turn` counts into them.  `extra` counts extra rounds,
    and `lasted`, by seat, in how many of them it has played: a seat that fell behind on the way
    cannot overtake those that played on.
    """

    options: SikaOptions
    calls: tuple[Colour | None, ...]
    scores: tuple[int, ...]
    playing: tuple[Seat, ...]
    lasted: tuple[int, ...]
    round: int = 1
    turn: int = 0
    throws: int = 0
    in_the_air: bool = False
    last: Rolled | None = None
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def rounds(self) -> int:
        """Rounds of a game, without extra ones."""
        return ROUNDS

    @property
    def extra(self) -> bool:
        """Whether this is an extra round."""
        return self.round > ROUNDS

    @property
    def pot(self) -> int:
        """Credits that the winner gets."""
        return self.options.ante * self.seats

    @property
    def chance(self) -> Roll | None:
        return THROW_OF_CUBES if self.in_the_air else None

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return Result(places(tuple(zip(self.lasted, self.scores, strict=True))))

    @property
    def actor(self) -> Seat:
        """Seat that calls or throws: all call in order before the game, then turns go round."""
        if self.options.call == "game" and None in self.calls:
            return self.calls.index(None)
        return self.playing[self.turn]

    @property
    def last_called(self) -> Colour | None:
        """The colour of the last throw, from the end of a turn until the next one's call."""
        return None if self.last is None or any(self.calls) else self.last.colour

    def _actors(self) -> tuple[Seat, ...]:
        return (self.actor,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return CALLS if self.calls[seat] is None else THE_THROW

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        match action:
            case Call(colour):
                calls = put(self.calls, seat, colour)
                return replace(self, calls=calls), (Called(seat, colour),)
            case _:
                return replace(self, in_the_air=True), ()

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        seat = self.actor
        colour = self.calls[seat]
        assert colour is not None, "cubes are thrown once a colour is called"
        matches = outcome.count(colour)
        score = self.scores[seat] + POINTS[matches]
        rolled = Rolled(seat, outcome, matches, POINTS[matches], score, colour)
        scores = put(self.scores, seat, score)
        after = replace(self, scores=scores, in_the_air=False, throws=self.throws + 1, last=rolled)
        if after.throws < THROWS:
            return after, (rolled,)
        after, events = after._end_turn()
        return after, (rolled, *events)

    def _end_turn(self) -> tuple[Self, tuple[Event, ...]]:
        seat, calls = self.playing[self.turn], self.calls
        if self.options.call == "turn":
            calls = put(calls, seat, None)
        after = replace(self, throws=0, calls=calls, turn=self.turn + 1)
        return (after, ()) if after.turn < len(after.playing) else after._end_round()

    def _end_round(self) -> tuple[Self, tuple[Event, ...]]:
        following = replace(self, round=self.round + 1, turn=0)
        if self.round < ROUNDS:
            return following, (RoundEnded(self.round, self._ranked()),)
        best = max(self.scores[seat] for seat in self.playing)
        leaders = tuple(seat for seat in self.playing if self.scores[seat] == best)
        if len(leaders) == 1:
            ended = replace(self, over=True)
            others = tuple(score for score in ended._ranked() if score.seat != leaders[0])
            return ended, (Won(leaders[0], best, self.pot, others), *self._settled(leaders[0]))
        everyone = self.options.overtime == "everyone"
        playing = self.playing if everyone else leaders
        lasted = tuple(n + (seat in playing) for seat, n in enumerate(self.lasted))
        tied = Tied(leaders, best, everyone)
        return replace(following, playing=playing, lasted=lasted), (tied,)

    def _settled(self, winner: Seat) -> tuple[Event, ...]:
        """Return the event of the credits won and lost, where there is a pot (ruling 4)."""
        ante = self.options.ante
        return (Settled(winner, self.pot - ante, ante),) if self.pot else ()

    def won_by(self, seat: Seat) -> int:
        """Return the credits that a seat has won so far; below 0 for those it has paid."""
        taken = self.result is not None and self.result.winners == (seat,)
        return self.pot * taken - self.options.ante

    def _stakes(self, seat: Seat) -> tuple[Event, ...]:
        if not self.pot:
            return ()
        order = sorted(range(self.seats), key=lambda other: other != seat)
        purses = tuple(Purse(other, self.won_by(other)) for other in order)
        return (Stakes(purses, 0 if self.over else self.pot),)

    def _ranked(self, first: Seat | None = None) -> tuple[Score, ...]:
        order = sorted(range(self.seats), key=lambda seat: (seat != first, -self.scores[seat]))
        return tuple(Score(seat, self.scores[seat]) for seat in order)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def opening(self) -> tuple[Event, ...]:
        return (AntePaid(self.options.ante, self.pot),) if self.pot else ()

    def decision(self, seat: Seat) -> Event:
        if self.calls[seat] is None:
            return CallDue(seat)
        return ThrowDue(seat, self.round, self.throws + 1, self.extra)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        throw = THROWS if self.over else self.throws + 1
        match query:
            case Query.RULES:
                stand = (self.calls[seat], self.round, throw, self.extra, self.pot)
                return (Rules(seat, *stand, *POINTS, self.last_called),)
            case Query.TURN:
                calling = self.calls[self.actor] is None
                before = calling and self.options.call == "game"
                turns = tuple(range(self.seats)) if before else self.playing
                now = turns.index(self.actor)
                done, waiting = turns[:now], turns[now + 1 :]
                if len(turns) == 2:
                    return (Turn(self.actor, calling, 0, throw, self.extra, (), ()),)
                return (Turn(self.actor, calling, self.round, throw, self.extra, done, waiting),)
            case Query.STANDING:
                return (Standing(self._ranked(first=seat)), *self._stakes(seat))
            case Query.SHOWN:
                order = sorted(range(self.seats), key=lambda other: other != seat)
                calls = tuple(
                    Called(other, called)
                    for other in order
                    if (called := self.calls[other]) is not None
                )
                cubes = self.last.cubes if self.last else ()
                if not calls and self.last is None:
                    return ()
                return (Shown(calls, self.last, cubes, self.last_called),)
            case Query.OWN:
                mine = self.last is not None and self.last.seat == seat
                last_called = self.last_called if mine else None
                return (Own(seat, self.calls[seat], self.scores[seat], last_called),)

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        ranked = self._ranked()
        own = self.scores[seat]
        place = 1 + sum(score.points > own for score in ranked)
        theirs = own if place == 1 else ranked[0].points
        rivals = tuple(one.seat for one in ranked if one.seat != seat and one.points == theirs)
        if not rivals:  # this seat leads alone
            theirs = ranked[1].points
            rivals = tuple(one.seat for one in ranked if one.points == theirs)
        elif place == 1:
            place = 0
        if self.last is None:
            called = tuple(one for one in events if isinstance(one, Called) and one.seat != seat)
            return called[1 - self.seats :]
        return (Since(seat, place, own, rivals, theirs),)

    def _picture(self, seat: Seat) -> Picture:
        actor = None if self.over else self.actor
        return picture(self.scores, self.calls, self.playing, actor, self.last, self.pot)


def start(seats: int, options: SikaOptions) -> Sika:
    """Return the first state: no seat has called, all have 0 points."""
    return Sika(
        options=options,
        calls=(None,) * seats,
        scores=(0,) * seats,
        playing=tuple(range(seats)),
        lasted=(0,) * seats,
    )
