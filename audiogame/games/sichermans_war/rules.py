"""Sicherman's War: four battles of five skirmishes; the highest card wins, and dice may help.

Designed by M. Austin Rice and Samuel J. Rice, published by Ravenhall (Sicherman Dice Games, 2020);
told here in our own words.

Rulings: suits mean nothing, and a card is nothing before it is turned, so piles are only counts and
picking one is blind.  A tie made by cards is natural: reinforcements at once, dice if there are
none.  Dice are asked round from the starter, who moves on every skirmish: each seat that is in
contest, has a die and does not lead alone rolls one or passes, until all of them have passed since
the last roll.  A tie that is left then takes reinforcements too; without any, the cards are out of
the game.  Of tied seats those with reinforcements beat those without.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from audiogame.games.sichermans_war import events
from audiogame.games.sichermans_war.deck import PILE, deck, without
from audiogame.games.sichermans_war.events import Task, runs_of
from audiogame.games.sichermans_war.picture import table
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, THROWS, Die
from audiogame.games.sichermans_war.skirmish import Skirmish, fresh, told_unasked
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Picture
from audiogame.rules.state import Action, Event, Label, Query, Result, Seat, State, places
from audiogame.rules.value import once, put, replace

BATTLES = 4
SKIRMISHES = PILE
PILES = BATTLES + 1
"""Piles of a seat: one a battle, and one of reinforcements."""


class WarOptions(Options):
    """Whether jokers are in the deck, and who deals the piles."""

    jokers: str = option("off", "on")
    dealing: str = option("automatic", "by hand")


class Pick(Action):
    """Take one of the piles that lie in the middle, by its number."""

    pile: Label


class SetAside(Action):
    """Keep one of the seat's piles, by its number, as reinforcements."""

    pile: Label


class Choose(Action):
    """Send one of the seat's piles, by its number, into the next battle."""

    pile: Label


class Roll(Action):
    """Roll one of the dice that are left, and add it to the total."""

    die: Die


class Pass(Action):
    """Roll no die for now."""


ROLLS = {die: Roll(die) for die in ALL_DICE}
PASS = Pass()
OF_PILES: dict[Task, Callable[[int], Action]] = {
    Task.PICK: Pick,
    Task.SET_ASIDE: SetAside,
    Task.CHOOSE: Choose,
}
"""Actions on a pile, by its number."""


class SichermansWar(State):
    """One moment of the war.  Nothing is hidden in it.

    Args:
        unseen: the cards that no seat has seen, lowest first, in all places.
        points: by seat, the points it has won.
        reserves: by seat, the reinforcements it has left.
        dice: by seat, the dice it has left in this battle.
        piles: by seat, the numbers of the piles it has for later battles (and before that, of all
            it has).
        middle: the numbers of the piles that were not picked.
        number: number of the skirmish in the battle, from 1.
        rolling: the die in the air, of the seat that is asked.
    """

    preview_is_whole = True
    options: WarOptions
    unseen: tuple[Rank, ...]
    points: tuple[int, ...]
    reserves: tuple[int, ...]
    dice: tuple[tuple[Die, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    middle: tuple[int, ...]
    skirmish: Skirmish
    battle: int = 1
    number: int = 1
    rolling: Die | None = None
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def battles(self) -> int:
        """Battles of a game."""
        return BATTLES

    @once
    def result(self) -> Result | None:
        return Result(places(self.points)) if self.over else None

    @once
    def chance(self) -> Chance | None:
        if self.rolling is not None:
            return THROWS[self.rolling]
        if self.over or not self.skirmish.turning or self.task is not Task.ROLL:
            return None
        return Draw(self.unseen, len(self.skirmish.turning))

    @property
    def task(self) -> Task:
        """Task now: with piles, before a battle, or in a skirmish."""
        if self.middle:
            return Task.PICK
        most = max(map(len, self.piles))
        if most > BATTLES:
            return Task.SET_ASIDE
        return Task.CHOOSE if most > BATTLES - self.battle else Task.ROLL

    @property
    def actor(self) -> Seat:
        """Seat that picks, puts aside, chooses, or is asked to roll; None while luck is awaited."""
        if self.task is not Task.ROLL:
            counts = [len(piles) for piles in self.piles]
            return counts.index(min(counts) if self.middle else max(counts))
        assert self.skirmish.asked is not None, "a skirmish waits for luck or for a seat"
        return self.skirmish.asked

    def _actors(self) -> tuple[Seat, ...]:
        return (self.actor,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        task = self.task
        if task is Task.ROLL:
            return (*[ROLLS[die] for die in self.dice[seat]], PASS)
        return tuple([OF_PILES[task](pile) for pile in self.middle or self.piles[seat]])

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        own = self.piles[seat]
        match action:
            case Roll(die):
                return replace(self, rolling=die), ()
            case Pick(pile):
                more = put(self.piles, seat, tuple(sorted((*own, pile))))
                after = replace(self, middle=_less(self.middle, pile), piles=more)
                return after, (events.Picked(seat, pile, len(after.middle)),)
            case SetAside(pile):
                reserves = put(self.reserves, seat, PILE)
                fewer = put(self.piles, seat, _less(own, pile))
                after = replace(self, piles=fewer, reserves=reserves)
                return after, (events.PutAside(seat, pile),)
            case Choose(pile):
                fewer = put(self.piles, seat, _less(own, pile))
                return replace(self, piles=fewer), (events.Chose(seat, pile),)
            case _:
                skirmish = replace(self.skirmish, passed=(*self.skirmish.passed, seat))
                return self._ask(skirmish, seat, (events.Passed(seat),))

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        if self.rolling is None:
            return self._turn(outcome)
        seat, die, face = self.actor, self.rolling, outcome[0]
        left = tuple([other for other in self.dice[seat] if other is not die])
        after = replace(self, rolling=None, dice=put(self.dice, seat, left))
        skirmish = self.skirmish.rolled(seat, die, face)
        return after._ask(skirmish, seat, (skirmish.told_rolled(seat, die, face),))

    def _turn(self, ranks: tuple[Rank, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Turn cards; a natural tie takes reinforcements at once (rulings 4 and 5)."""
        before, reserves = self.skirmish, self.reserves
        for seat in before.turning:
            if before.cards[seat]:
                reserves = put(reserves, seat, reserves[seat] - 1)
        after = replace(self, unseen=without(self.unseen, ranks), reserves=reserves)
        skirmish = before.turned(ranks)
        told: tuple[Event, ...] = (skirmish.told_turned(),)
        if skirmish.tie is None:
            return after._ask(skirmish, skirmish.starter - 1, told)
        skirmish = replace(skirmish, contest=skirmish.leaders)
        if any(reserves[seat] for seat in skirmish.contest):
            return after._reinforce(skirmish, told)
        told += (events.NoReinforcements(),)
        return after._ask(skirmish, skirmish.starter - 1, told)

    def _ask(
        self, skirmish: Skirmish, last: Seat, told: tuple[Event, ...]
    ) -> tuple[Self, tuple[Event, ...]]:
        """Ask the next seat after `last`; if there is none, the skirmish ends (rulings 6 to 9)."""
        following = skirmish.to_ask(last, self.dice)
        if following:
            return replace(self, skirmish=replace(skirmish, asked=following[0])), told
        if skirmish.tie is None:
            return self._win(skirmish, skirmish.leaders[0], told)
        if not any(self.reserves[seat] for seat in skirmish.leaders):
            unresolved = events.Unresolved(*skirmish.stake, self._following)
            return self._next((*told, unresolved))
        told += (skirmish.told_standing_tie(),)
        return self._reinforce(replace(skirmish, contest=skirmish.leaders), told)

    def _reinforce(
        self, skirmish: Skirmish, told: tuple[Event, ...]
    ) -> tuple[Self, tuple[Event, ...]]:
        """Turn reinforcements of the tied seats that have any; a single one has won (ruling 10)."""
        tied = skirmish.contest
        able = tuple([seat for seat in tied if self.reserves[seat]])
        beaten = tuple([seat for seat in tied if not self.reserves[seat]])
        if len(able) == 1:
            told += (events.AloneReinforced(able[0], beaten),)
            return self._win(skirmish, able[0], told)
        if beaten:
            told += (events.Outlasted(beaten),)
        skirmish = replace(skirmish, contest=able, turning=able, passed=(), asked=None)
        return replace(self, skirmish=skirmish), told

    def _win(
        self, skirmish: Skirmish, seat: Seat, told: tuple[Event, ...]
    ) -> tuple[Self, tuple[Event, ...]]:
        cards, points = skirmish.stake
        score = self.points[seat] + points
        won = events.Won(seat, cards, points, score, self._following)
        return replace(self, points=put(self.points, seat, score))._next((*told, won))

    @property
    def _following(self) -> int:
        return self.number + 1 if self.number < SKIRMISHES else 0

    def _next(self, told: tuple[Event, ...]) -> tuple[Self, tuple[Event, ...]]:
        """Begin the next skirmish, or battle with all dice, or end the war (rulings 4, 11)."""
        starter = (self.skirmish.starter + 1) % self.seats
        after = replace(self, skirmish=fresh(self.seats, starter))
        if self.number < SKIRMISHES:
            return replace(after, number=self.number + 1), told
        after = replace(after, dice=(ALL_DICE,) * self.seats)
        if self.battle == BATTLES:
            return replace(after, over=True), (*told, self._war_ended())
        if self.options.dealing == "automatic":
            after = replace(after, piles=tuple([piles[1:] for piles in self.piles]))
        ended = events.BattleEnded(self.battle, self._scores())
        return replace(after, battle=self.battle + 1, number=1), (*told, ended)

    def _scores(self) -> tuple[events.Score, ...]:
        order = sorted(range(self.seats), key=lambda seat: -self.points[seat])
        return tuple([events.Score(seat, self.points[seat]) for seat in order])

    def _war_ended(self) -> Event:
        """Return the event of the winner of the war, or of a stalemate (ruling 11)."""
        best = max(self.points)
        first = tuple([seat for seat, won in enumerate(self.points) if won == best])
        ends = best, self._scores()[len(first) :]
        return events.Stalemate(first, *ends) if len(first) > 1 else events.WarWon(first[0], *ends)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def opening(self) -> tuple[Event, ...]:
        return (events.Dealt(len(self.middle)),)

    def decision(self, seat: Seat) -> Event:
        match self.task:
            case Task.PICK:
                return events.PickDue(seat, runs_of(self.middle), len(self.middle))
            case Task.SET_ASIDE:
                return events.SetAsideDue(seat, runs_of(self.piles[seat]))
            case Task.CHOOSE:
                own = self.piles[seat]
                return events.ChooseDue(seat, self.battle, runs_of(own), len(own))
            case Task.ROLL:
                return events.RollDue(seat, self.skirmish.gap(seat), self.dice[seat])

    def preview(self, seat: Seat, action: Action) -> Event | None:
        return self.skirmish.offered(seat, action.die) if isinstance(action, Roll) else None

    def position(self, seat: Seat) -> tuple[Event, ...]:
        scores = [events.Score(one, self.points[one]) for one in _first_and_best(seat, self.points)]
        place = events.Position(self.battle, self.number, self.skirmish.stake[1], tuple(scores))
        return (place, *super().position(seat))

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        skirmish = self.skirmish
        match query:
            case Query.RULES:
                contest = skirmish.contest if len(skirmish.contest) < self.seats else ()
                now = (self.battle, self.number, skirmish.tie, contest)
                return (events.Rules(*now, *skirmish.stake),)
            case Query.TURN:
                return (self._turn_answer(),)
            case Query.STANDING:
                order = _first_and_best(seat, self.points)
                return (events.Standing(tuple([self._holding(other) for other in order])),)
            case Query.SHOWN:
                order = _first_and_best(seat, skirmish.totals)
                fronts = [skirmish.front(other) for other in order if skirmish.cards[other]]
                return (events.Shown(tuple(fronts)),) if fronts else ()
            case Query.OWN:
                total = skirmish.totals[seat] if skirmish.cards[seat] else None
                holds = (self.dice[seat], self.reserves[seat], len(self.piles[seat]), total)
                return (events.Own(seat, *holds),)

    def since(self, seat: Seat, heard: tuple[Event, ...]) -> tuple[Event, ...]:
        own = (events.Picked, events.PutAside, events.Chose, events.Rolled, events.Passed)
        chosen = [at for at, one in enumerate(heard) if isinstance(one, own) and one.seat == seat]
        meanwhile = heard[chosen[-1] + 1 :] if chosen else heard
        if self.task is not Task.ROLL:
            told = (events.Picked, events.PutAside, events.Chose, events.BattleEnded)
            return tuple(one for one in meanwhile if isinstance(one, told))[1 - self.seats :]
        skirmish = self.skirmish
        if not skirmish.cards[seat]:
            return ()
        won = [one for one in meanwhile if isinstance(one, events.Won)][-1:]
        two = _first_and_best(seat, self.points)[: 2 * len(won)]
        scores = tuple(events.Score(one, self.points[one]) for one in two)
        leaders = tuple(sorted(skirmish.leaders, key=lambda one: (one != seat, one)))
        leader, tied = (leaders[0], ()) if len(leaders) == 1 else (None, leaders)
        winner, points = (won[0].seat, won[0].points) if won else (None, 0)
        contest = self.number, skirmish.totals[seat], leader, tied, skirmish.best
        return (events.Since(seat, *contest, winner, points, scores),)

    def unasked(self, seat: Seat, heard: tuple[Event, ...]) -> tuple[Event, ...]:
        return told_unasked(seat, heard)

    def _turn_answer(self) -> Event:
        skirmish = self.skirmish
        if self.rolling is not None:
            return events.DieAwaited(self.actor, self.rolling)
        if self.chance is not None:
            return events.CardsAwaited(self.battle, self.number, skirmish.turning)
        seat = self.actor
        done, then = tuple(range(seat)), tuple(range(seat + 1, self.seats))
        if self.task is Task.ROLL:
            done, then = skirmish.passed, skirmish.to_ask(seat, self.dice)[:-1]
        if self.seats == 2 or self.task is not Task.ROLL:
            others = ((), ()) if self.seats == 2 else (done, then)
            return events.Turn(seat, self.task, 0, 0, *others)
        return events.Turn(seat, self.task, self.battle, self.number, done, then)

    def _holding(self, seat: Seat) -> events.Holding:
        return events.Holding(seat, self.points[seat], self.dice[seat], self.reserves[seat])

    def _picture(self, seat: Seat) -> Picture:
        turning = self.chance is not None and self.rolling is None
        asked = () if self.over else self.skirmish.turning if turning else (self.actor,)
        counts = tuple([len(piles) for piles in self.piles])
        owned = (self.points, self.dice, self.reserves, counts, len(self.middle))
        return table(*owned, self.skirmish, asked, self.rolling)


def _first_and_best(seat: Seat, worth: tuple[int, ...]) -> list[Seat]:
    """Return the seats: first the one that asks, then those with the highest numbers."""
    return sorted(range(len(worth)), key=lambda other: (other != seat, -worth[other]))


def start(seats: int, options: WarOptions) -> SichermansWar:
    """Return the first state: piles in the middle if dealt by hand, else the first battle."""
    automatic = options.dealing == "automatic"
    return SichermansWar(
        options=options,
        unseen=deck(seats, jokers=options.jokers == "on"),
        points=(0,) * seats,
        reserves=(PILE if automatic else 0,) * seats,
        dice=(ALL_DICE,) * seats,
        piles=(tuple(range(1, BATTLES)) if automatic else (),) * seats,
        middle=() if automatic else tuple(range(1, PILES * seats + 1)),
        skirmish=fresh(seats, starter=0),
    )


def _less(piles: tuple[int, ...], pile: int) -> tuple[int, ...]:
    """Return piles by their numbers without one of them; the others keep their numbers."""
    return tuple([one for one in piles if one != pile])
