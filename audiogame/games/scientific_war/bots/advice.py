"""Advice in Scientific War: the expert's choice in a seat's place, with the numbers.

The expert plays a mixed strategy, which cannot be foreseen.  Its advice is drawn from the mixture:
a player who always follows it plays the mixture, and is told its cards and how often each is
played.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from enum import Enum
from math import fsum
from random import Random

from audiogame.games.scientific_war.bots.expert import Considered, Expert, drawn, often
from audiogame.games.scientific_war.bots.reasons import (
    Point,
    Reason,
    beaten_in,
    point,
    reason,
    reason_against,
)
from audiogame.games.scientific_war.card_counts import known
from audiogame.games.scientific_war.rules import Play, ScientificWar, Swap
from audiogame.games.scientific_war.search.positions import trick_of
from audiogame.rules.advice import nearly_as_good, only_choice, percents_together
from audiogame.rules.cards import Rank
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import Valuation, percent
from audiogame.rules.value import Value

MOST_OTHERS = 5
"""Maximum alternatives that are told one by one."""
ROUND_DENOMINATORS = (2, 3, 4, 5, 10, 20)
"""Denominators in which frequencies are told, as so many times in so many."""
ROUGH = 0.02
"""Noise of the difference between two values that are not exact."""
NEAR_ENOUGH = 0.15
"""Maximum relative error of a told share."""


class Fate(Enum):
    """Outcome of a trick for one seat."""

    TAKES = "takes"
    LOSES = "loses"
    WAR = "war"


class Mixed(Value):
    """A card of a mixture, with the number of times it is played."""

    rank: Rank
    times: int


class PlayAdvised(Event):
    """Advice to play a card.

    Args:
        takes: the chance that it takes the trick, in percent.
        wins: the score to expect from the game, in percent.
        mixed: the other cards that it is mixed with, at most three of them.
        instead: the second best card.
        near: whether that is nearly as good.
        reason: the cause that favours the card; None if none can be named.
    """

    seat: Seat
    rank: Rank
    takes: int
    wins: int
    mixed: tuple[Rank, ...]
    instead: Rank
    near: bool
    reason: Reason | None


class Lesson(Event):
    """What a player can learn from two cards, of which `rank` is better than `instead`.

    Args:
        point: what it is.
        beaten, instead_beaten: number of the others' cards that beat either, of `cards` in all;
            of their hands only, where the point is about these.
        stake: number of cards at stake.
        low_wins: the order in force.
    """

    point: Point
    rank: Rank
    instead: Rank
    beaten: int
    instead_beaten: int
    cards: int
    stake: int
    low_wins: bool


class PlayCompared(Event):
    """Advice to play a card, rather than the one that was chosen.

    Args:
        wins, instead_wins: the score to expect from the game, in percent.
        instead: the card that was chosen.
        lesson: what can be learnt; None for nothing.
    """

    seat: Seat
    rank: Rank
    wins: int
    instead: Rank
    instead_wins: int
    lesson: Lesson | None


class Mixture(Event):
    """How often each card is played, `of` times in all."""

    cards: tuple[Mixed, ...]
    of: int


class PlayInstead(Event):
    """Another card; `takes` and `wins` are as in `PlayAdvised`."""

    rank: Rank
    takes: int
    wins: int


class RestInstead(Event):
    """Cards that are not played; the best of them has a score of `wins` percent."""

    ranks: tuple[Rank, ...]
    wins: int


class AnswerAdvised(Event):
    """Advice on the spy's answer, a card whose outcome is known.

    Args:
        cards: number of cards that the winner of the trick gets.
        wins: the score to expect from the game, in percent.
        near: another card that is nearly as good, None if there is none.
    """

    seat: Seat
    rank: Rank
    fate: Fate
    cards: int
    wins: int
    near: Rank | None


class AnswerInstead(Event):
    """Another card for the spy, who wins the game in `wins` percent."""

    rank: Rank
    fate: Fate
    wins: int


class LosersInstead(Event):
    """Cards that lose the trick; the best of them wins the game in `wins` percent."""

    ranks: tuple[Rank, ...]
    wins: int


class SwapAdvised(Event):
    """Advice to swap or to keep: then `hand` cards are in hand, and `wins` percent are expected.

    `near` is whether the other choice is nearly as good.
    """

    seat: Seat
    swap: bool
    hand: int
    wins: int
    near: bool


class SwapInstead(Event):
    """The other choice; `hand` and `wins` are as in `SwapAdvised`."""

    swap: bool
    hand: int
    wins: int


class Counsel(Adviser[ScientificWar]):
    """Adviser with no more information than the seat has."""

    def __init__(self) -> None:
        self._expert = Expert()

    def hear(self, event: Event) -> None:
        """Count the cards of an event in the expert's memory."""
        self._expert.hear(event)

    def weigh(self, view: ScientificWar, seat: Seat, random: Random) -> Valuation:
        """Return the score to expect with each choice, against the best play of the others."""
        considered = self._expert.consider(view, seat, random)
        return Valuation(considered, error=self._error(view, seat))

    def _error(self, view: ScientificWar, seat: Seat) -> float:
        return 0.0 if self._expert.exact(view, seat) else ROUGH

    def advise(self, view: ScientificWar, seat: Seat, random: Random) -> Advice:
        """Return a choice drawn from the expert's mixture, with the worth of the others."""
        if only := only_choice(view, seat):
            return only
        before = copy(random)
        considered = self._expert.consider(view, seat, random)
        first = drawn(considered, random)
        others = tuple(each for each in considered if each is not first)
        if view.swapping:
            best, rest = _swaps(view, seat, first, others, self._error(view, seat))
        elif any(rank is not None for rank in view.chosen):
            best, rest = _answers(view, seat, first, others, self._error(view, seat))
        else:
            mixed = any(often(each) for each in others)
            error, second = self._error(view, seat), max(map(_value, others))
            near = not mixed and nearly_as_good(first.value, second, error)
            all_of_it = (first, *others)
            why = None if near else reason(self._expert, view, seat, all_of_it, before)
            best, rest = _plays(seat, first, others, near, why)
        return Advice(first.action, (best,), tuple(rest))

    def compare(self, view: ScientificWar, seat: Seat, action: Action, random: Random) -> Advice:
        """Return the best choice against another one, with the worth of the others."""
        before = copy(random)
        considered = self._expert.consider(view, seat, random)
        valuation = Valuation(considered, error=self._error(view, seat))
        if valuation.cost(action) < valuation.unit.least:
            return self.advise(view, seat, before)
        first = max(considered, key=_value)
        chosen = next(each for each in considered if each.action == action)
        others = tuple([each for each in considered if each is not first])
        if view.swapping:
            best, rest = _swaps(view, seat, first, others, valuation.error)
            return Advice(first.action, (best, *rest), tuple(rest))  # the rest was chosen
        if any(rank is not None for rank in view.chosen):
            best, rest = _answers(view, seat, first, others, valuation.error)
            _, less = percents_together(first.value, chosen.value)
            fate = _fate(view, seat, chosen)
            against: tuple[Event, ...] = (best, AnswerInstead(_rank(chosen), fate, less))
            # What comes of the trick is the same: only later tricks tell the cards apart.
            alike = fate is _fate(view, seat, first)
            if alike and (lesson := self._lesson(view, seat, first, chosen, Reason.SPARES)):
                against = (*against, lesson)
            return Advice(first.action, against, tuple(rest))
        why = reason_against(self._expert, view, seat, first, chosen, before)
        lesson = self._lesson(view, seat, first, chosen, why)
        _, rest = _plays(seat, first, others, near=False, why=None)
        wins, instead_wins = percents_together(first.value, chosen.value)
        told = PlayCompared(seat, _rank(first), wins, _rank(chosen), instead_wins, lesson)
        return Advice(first.action, (told,), tuple(rest))

    def _lesson(
        self,
        view: ScientificWar,
        seat: Seat,
        first: Considered,
        chosen: Considered,
        why: Reason | None,
    ) -> Lesson | None:
        hands = self._expert.hands(view, seat)
        what = point(view, seat, first, chosen, why, hands)
        if what is None:
            return None
        others = [view.owned[other] for other in view.playing if other != seat]
        cards = hands if why is Reason.COUNTED else tuple(others)
        ranks = _rank(first), _rank(chosen)
        beaten, instead_beaten = (beaten_in(cards, view.low_wins, rank) for rank in ranks)
        count, order = sum(map(sum, cards)), view.low_wins
        return Lesson(what, *ranks, beaten, instead_beaten, count, view.waiting, low_wins=order)


def _plays(
    seat: Seat, first: Considered, others: tuple[Considered, ...], near: bool, why: Reason | None
) -> tuple[Event, list[Event]]:
    mixed = [each for each in others if often(each)]
    best = PlayAdvised(
        seat,
        _rank(first),
        percent(first.takes),
        percent(first.value),
        tuple(_rank(each) for each in mixed[:3]),
        _rank(max(others, key=_value)),
        near,
        why,
    )
    rest: list[Event] = []
    if mixed:
        times, of = in_round_numbers([often(each) for each in (first, *mixed)])
        cards = [_rank(each) for each in (first, *mixed)]
        rest.append(Mixture(tuple(map(Mixed, cards, times)), of))
    never = sorted((each for each in others if not often(each)), key=_value, reverse=True)
    one_by_one = [*mixed, *never][:MOST_OTHERS]
    rest += [
        PlayInstead(_rank(each), percent(each.takes), _wins(first, each)) for each in one_by_one
    ]
    left = [each for each in (*mixed, *never) if each not in one_by_one]
    if left:
        ranks = tuple(_rank(each) for each in left)
        rest.append(RestInstead(ranks, _wins(first, max(left, key=_value))))
    return best, rest


def _answers(
    view: ScientificWar,
    seat: Seat,
    first: Considered,
    others: tuple[Considered, ...],
    error: float,
) -> tuple[Event, list[Event]]:
    fates = {each: _fate(view, seat, each) for each in (first, *others)}
    near = [each for each in others if nearly_as_good(first.value, each.value, error)]
    best = AnswerAdvised(
        seat,
        _rank(first),
        fates[first],
        view.waiting + len(view.playing),
        percent(first.value),
        _rank(near[0]) if near else None,
    )
    losers = [each for each in others if fates[each] is Fate.LOSES]
    rest: list[Event] = [
        AnswerInstead(_rank(each), fates[each], _wins(first, each))
        for each in others
        if each not in losers
    ]
    if losers:
        ranks = tuple(_rank(each) for each in losers)
        rest.append(LosersInstead(ranks, _wins(first, max(losers, key=_value))))
    return best, rest


def _swaps(
    view: ScientificWar,
    seat: Seat,
    first: Considered,
    others: tuple[Considered, ...],
    error: float,
) -> tuple[Event, list[Event]]:
    best, *rest = (
        (swaps, _in_hand(view, seat, swaps), _wins(first, each))
        for each in (first, *others)
        for swaps in [isinstance(each.action, Swap)]
    )
    near = any(nearly_as_good(first.value, each.value, error) for each in others)
    return SwapAdvised(seat, *best, near), [SwapInstead(*each) for each in rest]


def in_round_numbers(chances: Sequence[float]) -> tuple[tuple[int, ...], int]:
    """Return rounded frequencies of several choices, as times in a total.

    The times add up to that, and none is 0.

    Args:
        chances: parts of a whole, all above 0.
    """
    whole = fsum(chances)
    parts = [chance / whole for chance in chances]
    for of in ROUND_DENOMINATORS:
        if of < len(parts):
            continue
        times = _apportioned(parts, of)
        told = zip(times, parts, strict=True)
        if all(abs(many / of - part) <= NEAR_ENOUGH * part for many, part in told):
            break
    return tuple(times), of


def _apportioned(parts: list[float], of: int) -> list[int]:
    """Split `of` times in proportion to parts of 1, at least one each; the sum is exact."""
    times = [max(int(part * of), 1) for part in parts]
    while sum(times) != of:
        more = sum(times) < of
        wrong = [
            (many / of - part) if more else (part - many / of)
            for many, part in zip(times, parts, strict=True)
        ]
        places = [at for at, many in enumerate(times) if more or many > 1]
        at = min(places, key=wrong.__getitem__)
        times[at] += 1 if more else -1
    return times


def _value(considered: Considered) -> float:
    return considered.value


def _wins(first: Considered, each: Considered) -> int:
    """Return what a choice is worth in percent, as it is told together with the advised one."""
    return percents_together(first.value, each.value)[1]


def _rank(considered: Considered) -> Rank:
    assert isinstance(considered.action, Play)
    return considered.action.rank


def _in_hand(view: ScientificWar, seat: Seat, swaps: bool) -> int:
    hand, pile = known(view.hands[seat]), known(view.piles[seat])
    cards = pile if swaps or not any(hand) else hand
    return sum(cards)


def _fate(view: ScientificWar, seat: Seat, considered: Considered) -> Fate:
    """Return the outcome of a trick of which all other cards are known."""
    cards = [0 if rank is None else rank.value for rank in view.chosen]
    cards[seat] = _rank(considered).value
    options = view.options
    trick = trick_of(tuple(cards), view.low_wins, options.revolution == "now", options.jacks)
    if trick.winner == seat:
        return Fate.TAKES
    return Fate.WAR if trick.winner < 0 else Fate.LOSES
