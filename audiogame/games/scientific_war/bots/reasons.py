"""Why the expert plays a card: would it still do so without a cause?"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from enum import Enum
from random import Random

from audiogame.games.scientific_war.bots.expert import Considered, Expert, often
from audiogame.games.scientific_war.card_counts import NO_CARDS, Counts, known, strongest_first
from audiogame.games.scientific_war.rules import Play, ScientificWar
from audiogame.rules.advice import first_true
from audiogame.rules.cards import Rank
from audiogame.rules.state import Action, Seat
from audiogame.rules.valuation import percent
from audiogame.rules.value import replace


class Reason(Enum):
    """Cause that favours a card."""

    MIXED = "mixed"
    """A seat that always played the same card would be foreseen."""
    ORDER = "order"
    """Low wins."""
    STAKE = "stake"
    """Cards of a war lie on the table."""
    SPIED = "spied"
    """Another seat is the spy, and will answer."""
    COUNTED = "counted"
    """The cards that were counted: which of its cards the other may hold in hand."""
    SPARES = "spares"
    """Keeps other cards for later tricks."""
    BEATEN = "beaten"
    """Fewer cards of the others beat it than another card."""
    TAKES = "takes"
    """Takes this trick most often."""


class Point(Enum):
    """What a player can learn from the cause that favours a card over the one that was chosen."""

    FOLLOWS = "follows"
    """The order in force makes it the stronger card."""
    DROPS = "drops"
    """The order in force makes it the weaker one, which loses less."""
    RESTORES = "restores"
    """It is a jack, which lets high win again."""
    ENDS = "ends"
    """The card chosen is a jack, which would let high win again."""
    FIGHTS = "fights"
    """It takes a trick with cards at stake more often."""
    SHOWN = "shown"
    """The spy sees the card chosen, which is the stronger one."""
    EQUAL = "equal"
    """No card that the others hold in hand lies between the two."""
    FEWER = "fewer"
    """Fewer of the cards that the others hold in hand beat it."""
    CHEAP = "cheap"
    """Keeps the stronger card, and few more of the others' cards beat it."""
    STRONGER = "stronger"
    """Keeps the stronger card for later tricks."""
    TURNED = "turned"
    """Keeps a card that is stronger in the other order."""
    TURNS = "turns"
    """It is a jack, and in the other order the card chosen is stronger."""
    JACK = "jack"
    """Keeps a jack for later tricks."""
    JOKER = "joker"
    """Keeps a joker for later tricks."""
    SWAPS = "swaps"
    """It is an 8, which lets its seat swap a hand for a pile with more cards."""
    EIGHT = "eight"
    """Keeps an 8, which is not the stronger card, for a later swap."""
    DENIES = "denies"
    """It is a joker, with which the others do not take the trick."""
    ORDER = "order"
    STAKE = "stake"
    SPIED = "spied"
    COUNTED = "counted"
    SPARES = "spares"
    BEATEN = "beaten"
    TAKES = "takes"
    """The causes themselves, where no more can be said of the two cards."""


FEW = 0.25
"""Greatest part of the others' cards that is called few."""
BY_EFFECT = (Rank.JACK, Rank.JOKER)
"""Cards that are played for what they do."""


def reason(
    expert: Expert,
    view: ScientificWar,
    seat: Seat,
    considered: tuple[Considered, ...],
    random: Random,
) -> Reason | None:
    """Return the main cause that favours the most frequent card; None if none can be named.

    Args:
        expert: the expert that has heard the seat's events.
        view: the state as the seat sees it, no chosen card being known.
        seat: the seat that chooses.
        considered: the choices that the expert considers in this view, its first choice first.
        random: the stream of the decision, as it was before its use.
    """
    return first_true(_causes(expert, view, seat, considered, random))


def reason_against(
    expert: Expert,
    view: ScientificWar,
    seat: Seat,
    best: Considered,
    other: Considered,
    random: Random,
) -> Reason | None:
    """Return the main cause that favours a card over another one; None if none can be named.

    Args:
        expert, view, seat, random: as for `reason`.
        best: the better choice.
        other: the other one.
    """

    def causes() -> Iterator[tuple[Reason, bool]]:
        """Yield each cause with whether its sentence is true: without it, the lead is gone."""
        for why, again in _considered_without(expert, view, seat, random):
            values = {each.action: each.value for each in again}
            yield why, values[best.action] <= values[other.action]
        fewer = beaten_by(view, seat, best.action) < beaten_by(view, seat, other.action)
        yield Reason.BEATEN, fewer and _rank(other.action) not in BY_EFFECT
        yield Reason.TAKES, percent(best.takes) > percent(other.takes)

    return first_true(causes())


def point(
    view: ScientificWar,
    seat: Seat,
    best: Considered,
    other: Considered,
    why: Reason | None,
    hands: tuple[Counts, ...],
) -> Point | None:
    """Return what can be learnt where a card is better than another one; None for nothing.

    Args:
        view, seat, best, other: as for `reason_against`.
        why: the cause; None if none can be named.
        hands: the cards that each of the others most likely holds in hand.
    """
    played, instead = _rank(best.action), _rank(other.action)
    by_effect = played in BY_EFFECT or instead in BY_EFFECT
    order = strongest_first(view.low_wins)
    stronger = not by_effect and order.index(played) < order.index(instead)
    weaker = not by_effect and not stronger
    # In the other order, more cards lie below it.
    gains = order.index(instead) > len(order) // 2
    others = _others(view, seat)
    more = beaten_in(others, view.low_wins, played) - beaten_in(others, view.low_wins, instead)
    held, held_instead = (beaten_in(hands, view.low_wins, rank) for rank in (played, instead))
    points: dict[Reason | None, tuple[tuple[Point, bool], ...]] = {
        Reason.ORDER: (
            (Point.FOLLOWS, stronger),
            (Point.DROPS, weaker),
            (Point.RESTORES, played is Rank.JACK),
            (Point.ENDS, instead is Rank.JACK),
        ),
        Reason.STAKE: ((Point.FIGHTS, percent(best.takes) > percent(other.takes)),),
        Reason.SPIED: ((Point.SHOWN, weaker),),
        Reason.COUNTED: (
            (Point.EQUAL, weaker and held == held_instead),
            (Point.FEWER, stronger and held < held_instead),
        ),
        Reason.SPARES: (
            (Point.JACK, instead is Rank.JACK),
            (Point.JOKER, instead is Rank.JOKER),
            (Point.TURNS, played is Rank.JACK and gains),
            (Point.CHEAP, weaker and more <= FEW * sum(map(sum, others))),
            (Point.STRONGER, weaker),
            (Point.SWAPS, played is Rank.EIGHT and _gains_by_swap(view, seat)),
            (Point.EIGHT, instead is Rank.EIGHT),
            (Point.TURNED, stronger and gains),
        ),
    }
    if found := first_true(points.get(why, ())):
        return found
    if played is Rank.JOKER:
        return Point.DENIES
    return None if why is None else Point(why.value)


def _gains_by_swap(view: ScientificWar, seat: Seat) -> bool:
    """Return whether a pile has more cards than its seat has in hand after this trick's card."""
    return sum(known(view.piles[seat])) >= sum(known(view.hands[seat]))


def beaten_by(view: ScientificWar, seat: Seat, action: Action) -> int:
    """Return how many cards of the others rank above a card in the order in force.

    A jack and a joker rank by their effect: as if all cards did.

    Args:
        seat: the seat that plays the card.
        action: its choice.
    """
    return beaten_in(_others(view, seat), view.low_wins, _rank(action))


def _others(view: ScientificWar, seat: Seat) -> tuple[Counts, ...]:
    return tuple([view.owned[other] for other in view.playing if other != seat])


def beaten_in(cards: tuple[Counts, ...], low_wins: bool, rank: Rank) -> int:
    """Return how many of some cards rank above one, counted as in `beaten_by`."""
    order = strongest_first(low_wins)
    if rank in BY_EFFECT:
        return sum(map(sum, cards))
    return sum([some[above.value] for some in cards for above in order[: order.index(rank)]])


def _rank(action: Action) -> Rank:
    assert isinstance(action, Play)
    return action.rank


def _causes(
    expert: Expert,
    view: ScientificWar,
    seat: Seat,
    considered: tuple[Considered, ...],
    random: Random,
) -> Iterator[tuple[Reason, bool]]:
    """Yield each cause with whether its sentence is true: without it, another card is played."""
    first, *others = considered
    yield Reason.MIXED, any(often(other) for other in others)
    for why, again in _considered_without(expert, view, seat, random):
        yield why, not any(often(each) and each.action == first.action for each in again)
    takes = percent(first.takes)
    yield Reason.TAKES, takes > max([percent(other.takes) for other in others], default=0)


def _considered_without(
    expert: Expert, view: ScientificWar, seat: Seat, random: Random
) -> Iterator[tuple[Reason, tuple[Considered, ...]]]:
    """Yield each possible cause with the choices as they are considered without it."""
    for why, without in _without(view, seat):
        # A bot that has heard nothing knows what each seat owns, but not what lies in its pile.
        who = Expert() if why is Reason.COUNTED else expert
        yield why, who.consider(without, seat, copy(random))


def _without(view: ScientificWar, seat: Seat) -> Iterator[tuple[Reason, ScientificWar]]:
    """Yield each possible cause with the view without it."""
    if view.low_wins:
        yield Reason.ORDER, replace(view, low_wins=False)
    if view.waiting:
        yield Reason.STAKE, replace(view, table=NO_CARDS)
    if view.spy not in (None, seat):
        yield Reason.SPIED, replace(view, spy=None)
    yield Reason.COUNTED, view
    yield Reason.SPARES, replace(view, options=replace(view.options, limit=view.trick))
