"""One skirmish: the seats in contest, their cards and dice, the leaders, the seat asked next.

It also returns its events: of cards just turned, a die just rolled, a tie that stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from audiogame.games.sichermans_war.deck import COURT, POINTS, strength
from audiogame.games.sichermans_war.events import (
    Added,
    Alike,
    AloneReinforced,
    BattleEnded,
    DieOffered,
    Front,
    Laid,
    NaturalTie,
    Outlasted,
    Passed,
    Place,
    Reinforced,
    Rolled,
    Thrown,
    Tie,
    TieStands,
    Total,
    Turned,
    Unasked,
    Unresolved,
    Won,
)
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value, once, put, replace


class Skirmish(Value, dict=True):
    """One moment of one skirmish.

    Args:
        starter: the seat that is asked first.
        contest: the seats that may still win, in seat order.
        turning: the seats that turn a card next, all at once, in seat order.
        cards: by seat, the cards it has turned in this skirmish, reinforcements included.
        throws: by seat, its dice in this skirmish.
        totals: by seat, the sum of both.
        passed: seats that have passed since the last roll.
        asked: the seat that has to roll or pass.
        tie: the kind of the tie for the highest total, None while one seat leads alone.
    """

    starter: Seat
    contest: tuple[Seat, ...]
    turning: tuple[Seat, ...]
    cards: tuple[tuple[Rank, ...], ...]
    throws: tuple[tuple[Thrown, ...], ...]
    totals: tuple[int, ...]
    passed: tuple[Seat, ...] = ()
    asked: Seat | None = None
    tie: Tie | None = None

    @once
    def best(self) -> int:
        """The highest total in contest."""
        return max([self.totals[seat] for seat in self.contest])

    @once
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the highest total: one, or those that are tied."""
        return tuple([seat for seat in self.contest if self.totals[seat] == self.best])

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The seats in contest, the highest total first."""
        return tuple(sorted(self.contest, key=self.totals.__getitem__, reverse=True))

    @property
    def stake(self) -> tuple[int, int]:
        """Number of cards that the winner takes, and their points."""
        cards = [rank for turned in self.cards for rank in turned]
        return len(cards), sum([POINTS[rank] for rank in cards])

    def gap(self, seat: Seat) -> int:
        """Return the points that a seat is behind the highest total, 0 in a tie."""
        return self.best - self.totals[seat]

    def turned(self, ranks: Sequence[Rank]) -> Self:
        """Return the skirmish after each seat of `turning` has turned one of `ranks`."""
        cards, totals = list(self.cards), list(self.totals)
        for seat, rank in zip(self.turning, ranks, strict=True):
            cards[seat] += (rank,)
            totals[seat] += strength(rank)
        after = replace(self, turning=(), cards=tuple(cards), totals=tuple(totals), tie=None)
        return replace(after, tie=Tie.NATURAL) if len(after.leaders) > 1 else after

    def rolled(self, seat: Seat, die: Die, face: int) -> Self:
        """Return the skirmish after a roll, which wipes all passes."""
        after = replace(
            self,
            throws=put(self.throws, seat, (*self.throws[seat], Thrown(die, face))),
            totals=put(self.totals, seat, self.totals[seat] + face),
            passed=(),
            asked=None,
            tie=None,
        )
        return replace(after, tie=Tie.FORCED) if len(after.leaders) > 1 else after

    def to_ask(self, after: Seat, dice: tuple[tuple[Die, ...], ...]) -> tuple[Seat, ...]:
        """Return the seats that may still be asked, in the order round from the seat after `after`.

        In contest, with a die left, not leading alone, and not passed since the last roll.

        Args:
            after: a seat; -1 begins with seat 0.
            dice: by seat, the dice it has left in this battle.
        """
        alone = self.leaders[0] if len(self.leaders) == 1 else None
        seats = len(self.totals)
        round_from = [(after + step) % seats for step in range(1, seats + 1)]
        return tuple(
            [
                seat
                for seat in round_from
                if seat in self.contest and dice[seat] and seat != alone and seat not in self.passed
            ]
        )

    # Events.

    def told_turned(self) -> Event:
        """Return the event of the cards that were just turned: a leader, or a tie."""
        leaders, ranking = self.leaders, self.ranking
        again = max(map(len, self.cards)) > 1
        if len(leaders) > 1:
            rank = self.cards[leaders[0]][-1]
            plain = not again and rank not in COURT and rank is not Rank.JOKER
            total = None if plain else self.best
            return NaturalTie(Alike(rank), total, leaders, self._laid(self._beaten), again)
        if not again:
            first, second = ranking[:2]
            totals = self.totals[first], self.totals[second]
            return Turned(first, self._laid(ranking), *totals)
        added = [Added(seat, self.cards[seat][-1], self.totals[seat]) for seat in ranking]
        one, two = added[:2]
        return Reinforced(
            one.seat, one.rank, one.total, two.seat, two.rank, two.total, tuple(added)
        )

    def told_rolled(self, seat: Seat, die: Die, face: int) -> Rolled:
        """Return the event of a die that has just landed and is counted already."""
        others = self._totals([other for other in self.ranking if other != seat])
        total, best = self.totals[seat], others[0].total
        place = Place.LEADS if total > best else Place.TIES if total == best else Place.TRAILS
        return Rolled(seat, die, face, total, place, best, others[0].seat, others)

    def told_standing_tie(self) -> TieStands:
        """Return the event that no seat breaks a forced tie by dice."""
        return TieStands(self.best, self.leaders, self._totals(self._beaten))

    def offered(self, seat: Seat, die: Die) -> DieOffered:
        """Return a die that a seat may roll: its faces, and which of them are needed."""
        gap, faces = self.gap(seat), FACES[die]
        need = min([face for face in faces if face > gap], default=None)
        ties = gap if gap in faces else None
        return DieOffered(seat, die, faces, gap, need, need == max(faces), ties)

    def front(self, seat: Seat) -> Front:
        """Return the cards and dice before a seat, and whether it is out of the contest."""
        out = seat not in self.contest
        return Front(seat, self.cards[seat], self.throws[seat], self.totals[seat], out)

    @property
    def _beaten(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.ranking if seat not in self.leaders])

    def _laid(self, seats: Sequence[Seat]) -> tuple[Laid, ...]:
        last = [(seat, self.cards[seat][-1]) for seat in seats]
        return tuple([Laid(seat, rank, strength(rank)) for seat, rank in last])

    def _totals(self, seats: Sequence[Seat]) -> tuple[Total, ...]:
        return tuple([Total(seat, self.totals[seat]) for seat in seats])


def fresh(seats: int, starter: Seat) -> Skirmish:
    """Return a skirmish in which all seats turn the top card next."""
    everyone = tuple(range(seats))
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return Skirmish(starter, everyone, everyone, nothing, nothing, (0,) * seats)


def told_unasked(seat: Seat, heard: tuple[Event, ...]) -> tuple[Event, ...]:
    """Say once in a battle that a skirmish ended without a die for a seat, and so without it.

    Args:
        seat: a seat that was still in contest.
        heard: the last events, which begin with the battle or before it.
    """
    if not isinstance(heard[-1], Won | Unresolved):
        return ()
    rolled, unasked = 0, False
    asked = out = False
    for event in heard:
        match event:
            case Rolled(seat=other) | Passed(seat=other) if other == seat:
                asked = True
                rolled += isinstance(event, Rolled)
            case NaturalTie() | TieStands():
                out = out or any(one.seat == seat for one in event.out)
            case Outlasted() | AloneReinforced():
                out = out or seat in event.beaten
            case Won() | Unresolved():
                won = isinstance(event, Won) and event.seat == seat
                found = rolled == len(ALL_DICE) and not (asked or out or won)
                if event is heard[-1]:
                    return (Unasked(seat),) if found and not unasked else ()
                unasked, asked, out = unasked or found, False, False
            case BattleEnded():
                rolled, unasked = 0, False
    return ()
