"""What cards and dice gave a seat in Sicherman's War with two seats: luck whose mean is 0."""

from __future__ import annotations

from collections import Counter
from math import fsum

from audiogame.games.sichermans_war.deck import POINTS, strength
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.search.dice_sets import DiceSet, dice_set
from audiogame.games.sichermans_war.search.duel import CENTRE, HOPELESS, Duel
from audiogame.games.sichermans_war.search.futures import scaled_future
from audiogame.games.sichermans_war.search.pairs import STEP, pairs_of, scale_of
from audiogame.games.sichermans_war.sicherman_dice import FACES
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Outcome
from audiogame.rules.state import Seat, State


def luck_of_outcome(war: State, outcome: Outcome, seat: Seat) -> float:
    """Return how much better an outcome is for a seat than the mean of all that are possible.

    Outcomes are compared by a search that lets a coin decide ties.  However rough it is, the mean
    is taken over all outcomes with their chances, so that luck adds up to 0 over many games.

    Args:
        war: the state before the outcome.

    Returns:
        A part of a win.
    """
    assert isinstance(war, SichermansWar)
    if war.rolling is not None:
        own = _of_face(war, outcome[0])
        return own if war.actor == seat else -own
    first = _of_pair(war, outcome)
    return first if seat == 0 else -first


def _duel(war: SichermansWar, seat: Seat) -> Duel:
    lead = (war.points[seat] - war.points[1 - seat]) // STEP
    jokers = war.options.jokers == "on"
    scale = scale_of(pairs_of(war.unseen), jokers)

    def worth(mine: DiceSet, theirs: DiceSet, left: int, gain: int) -> float:
        row = scaled_future(jokers, war.battle, war.number, left, mine, theirs, scale)
        return row.at(lead + gain)

    return Duel(worth, pairs=(), reserves=war.reserves[seat], depth=0)


def _of_face(war: SichermansWar, face: int) -> float:
    seat, other = war.actor, 1 - war.actor
    assert war.rolling is not None
    left = dice_set([die for die in war.dice[seat] if die is not war.rolling])
    fights = _duel(war, seat).fights(
        left, dice_set(war.dice[other]), war.skirmish.stake[1], war.reserves[seat]
    )
    gap = max(war.skirmish.totals[seat] - war.skirmish.totals[other], HOPELESS)
    values = {each: fights.mine[CENTRE + gap + each] for each in FACES[war.rolling]}
    return values[face] - fsum([values[each] for each in FACES[war.rolling]]) / 6


def _of_pair(war: SichermansWar, turned: tuple[Rank, ...]) -> float:
    duel, (mine, theirs) = _duel(war, 0), [dice_set(dice) for dice in war.dice]
    stake, reserves = war.skirmish.stake[1], war.reserves[0] - any(war.skirmish.cards)

    def value(one: Rank, other: Rank) -> float:
        fights = duel.fights(mine, theirs, stake + POINTS[one] + POINTS[other], reserves)
        gap = strength(one) - strength(other)
        return fights.mine[CENTRE + gap] if gap or not reserves else fights.stands

    counts, cards = Counter(war.unseen), len(war.unseen)
    ways = [
        value(one, other) * some * (others - (one is other))
        for one, some in counts.items()
        for other, others in counts.items()
    ]
    return value(*turned) - fsum(ways) / (cards * (cards - 1))
