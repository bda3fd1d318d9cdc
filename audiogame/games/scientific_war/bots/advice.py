"""Advice in Scientific War: what the expert would do in the place of a seat, with the numbers.

The expert mixes its cards, so that nobody can foresee them.  Its advice is drawn from the mixture:
who always follows it plays the mixture, and is told with what and how often it is mixed.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from random import Random

from audiogame.games.scientific_war.bots.expert import Considered, Expert, drawn, often
from audiogame.games.scientific_war.card_counts import known
from audiogame.games.scientific_war.rules import Play, ScientificWar, Swap
from audiogame.games.scientific_war.search.positions import trick_of
from audiogame.rules.cards import Rank
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.odds import percent
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value

MOST_OTHERS = 5
"""The most alternatives that are told."""
MOST_MIXED = 4
"""The most cards of a mixture that are told, the first of them the one advised."""
ROUND_DENOMINATORS = (2, 3, 4, 5, 10, 20)
"""How often something is done is told as so many times in so many."""


class Fate(Enum):
    """What becomes of a trick for one seat."""

    TAKES = "takes"
    LOSES = "loses"
    WAR = "war"


class Mixed(Value):
    """Another card that is played as well, so often."""

    rank: Rank
    times: int
    of: int


class PlayAdvised(Event):
    """A card to play.

    Args:
        takes: the chance that it takes the trick, in percent.
        cards: how many cards whoever takes the trick gets.
        wins: the score to expect from the game, in percent.
        mixed: the cards that are mixed, this one first; nothing if it is always played.
    """

    seat: Seat
    rank: Rank
    takes: int
    cards: int
    wins: int
    mixed: tuple[Mixed, ...]


class PlayInstead(Event):
    """Another card, played `times` in `of`, or never if that is 0; the rest as in `PlayAdvised`.

    `takes` and `wins` are in percent.
    """

    rank: Rank
    takes: int
    wins: int
    times: int
    of: int


class AnswerAdvised(Event):
    """A card for the spy, who knows its fate; `cards` and `wins` are as in `PlayAdvised`."""

    seat: Seat
    rank: Rank
    fate: Fate
    cards: int
    wins: int


class AnswerInstead(Event):
    """Another card for the spy, who wins the game in `wins` percent."""

    rank: Rank
    fate: Fate
    wins: int


class SwapAdvised(Event):
    """To swap or to keep: then `hand` cards are in hand, and `wins` percent to be expected."""

    seat: Seat
    swap: bool
    hand: int
    wins: int


class SwapInstead(Event):
    """The other choice; `hand` and `wins` are as in `SwapAdvised`."""

    swap: bool
    hand: int
    wins: int


class Counsel(Adviser[ScientificWar]):
    """Advises a seat from what it may know."""

    def __init__(self) -> None:
        self._expert = Expert()

    def hear(self, event: Event) -> None:
        """Let the expert count the cards."""
        self._expert.hear(event)

    def advise(self, view: ScientificWar, seat: Seat, random: Random) -> Advice:
        """Say what the expert would draw from its mixture, and what the others come to."""
        considered = self._expert.consider(view, seat, random)
        first = drawn(considered, random)
        others = [each for each in considered if each is not first][:MOST_OTHERS]
        if view.swapping:
            best, rest = _swaps(view, seat, first, others)
        elif any(rank is not None for rank in view.chosen):
            best, rest = _answers(view, seat, first, others)
        else:
            best, rest = _plays(view, seat, first, others)
        return Advice(first.action, (best,), tuple(rest))


def _plays(
    view: ScientificWar, seat: Seat, first: Considered, others: list[Considered]
) -> tuple[Event, list[Event]]:
    mixed = tuple(
        Mixed(_rank(each), *in_round_numbers(often(each)))
        for each in (first, *others)[:MOST_MIXED]
        if often(each)
    )
    if len(mixed) < 2:
        mixed = ()
    best = PlayAdvised(
        seat, _rank(first), percent(first.takes), _at_stake(view), percent(first.value), mixed
    )
    rest: list[Event] = [
        PlayInstead(
            _rank(each), percent(each.takes), percent(each.value), *in_round_numbers(often(each))
        )
        for each in others
    ]
    return best, rest


def _answers(
    view: ScientificWar, seat: Seat, first: Considered, others: list[Considered]
) -> tuple[Event, list[Event]]:
    best = AnswerAdvised(
        seat, _rank(first), _fate(view, seat, first), _at_stake(view), percent(first.value)
    )
    rest: list[Event] = [
        AnswerInstead(_rank(each), _fate(view, seat, each), percent(each.value)) for each in others
    ]
    return best, rest


def _swaps(
    view: ScientificWar, seat: Seat, first: Considered, others: list[Considered]
) -> tuple[Event, list[Event]]:
    best, *rest = (
        (swaps, _in_hand(view, seat, swaps), percent(each.value))
        for each in (first, *others)
        for swaps in [isinstance(each.action, Swap)]
    )
    return SwapAdvised(seat, *best), [SwapInstead(*each) for each in rest]


def in_round_numbers(chance: float) -> tuple[int, int]:
    """Return about how often something happens, as times in how many; never is 0 in 1."""
    if chance <= 0.0:
        return 0, 1
    near = min(
        (Fraction(max(round(chance * of), 1), of) for of in ROUND_DENOMINATORS),
        key=lambda fraction: (round(abs(fraction - chance) / chance, 1), fraction.denominator),
    )
    return near.numerator, near.denominator


def _rank(considered: Considered) -> Rank:
    assert isinstance(considered.action, Play)
    return considered.action.rank


def _at_stake(view: ScientificWar) -> int:
    return view.waiting + len(view.playing)


def _in_hand(view: ScientificWar, seat: Seat, swaps: bool) -> int:
    hand, pile = known(view.hands[seat]), known(view.piles[seat])
    cards = pile if swaps or not any(hand) else hand
    return sum(cards)


def _fate(view: ScientificWar, seat: Seat, considered: Considered) -> Fate:
    """Return what becomes of a trick of which all other cards are known."""
    cards = [0 if rank is None else rank.value for rank in view.chosen]
    cards[seat] = _rank(considered).value
    options = view.options
    trick = trick_of(tuple(cards), view.low_wins, options.revolution == "now", options.jacks)
    if trick.winner == seat:
        return Fate.TAKES
    return Fate.WAR if trick.winner < 0 else Fate.LOSES
