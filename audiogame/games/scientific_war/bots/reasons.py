"""Why the expert plays a card: would it still do so without a cause?"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random

from audiogame.games.scientific_war.bots.expert import Considered, Expert, often
from audiogame.games.scientific_war.card_counts import NO_CARDS, strongest_first
from audiogame.games.scientific_war.rules import Play, ScientificWar
from audiogame.rules.advice import first_true
from audiogame.rules.cards import Rank
from audiogame.rules.odds import percent
from audiogame.rules.state import Action, Seat
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
        yield Reason.BEATEN, fewer
        yield Reason.TAKES, percent(best.takes) > percent(other.takes)

    return first_true(causes())


def beaten_by(view: ScientificWar, seat: Seat, action: Action) -> int:
    """Return how many cards of the others rank above a card in the order in force.

    A jack and a joker rank by their effect: as if all cards did.

    Args:
        seat: the seat that plays the card.
        action: its choice.
    """
    assert isinstance(action, Play)
    order = strongest_first(view.low_wins)
    above = order[: order.index(action.rank)]
    others = [view.owned[other] for other in view.playing if other != seat]
    if action.rank in (Rank.JACK, Rank.JOKER):
        return sum(map(sum, others))
    return sum([cards[rank.value] for cards in others for rank in above])


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
        stream = Random()
        stream.setstate(random.getstate())
        yield why, who.consider(without, seat, stream)


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
