"""The expert's search against enumeration by the rules themselves, and the shipped tables."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest
from amounts import amount
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.games.sichermans_war.deck import POINTS, deck, strength
from audiogame.games.sichermans_war.events import Won
from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar, WarOptions, start
from audiogame.games.sichermans_war.search.dice_sets import SETS, dice_set
from audiogame.games.sichermans_war.search.duel import CENTRE, DEPTH, duel_of_war
from audiogame.games.sichermans_war.search.ending import solved
from audiogame.games.sichermans_war.search.foresight import NODES, Foresight
from audiogame.games.sichermans_war.search.futures import SCALE, future, scaled_future, table_name
from audiogame.games.sichermans_war.search.melee import PASS as PASSES
from audiogame.games.sichermans_war.search.melee import Melee
from audiogame.games.sichermans_war.search.pairs import WHOLE, Scale, pairs_of, scale_of
from audiogame.games.sichermans_war.search.prospects import (
    choices,
    noise,
    prospects,
    valuation,
)
from audiogame.games.sichermans_war.search.worth import share, shipped
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, Die
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Draw
from audiogame.rules.state import CHANCE, Action, Event, Seat
from audiogame.rules.value import replace

HOME = Path(__file__).parents[2]
HALF_STEP = 0.5 / SCALE
DICE = {"S": Die.STANDARD, "L": Die.LOW, "H": Die.HIGH}

Pair = tuple[float, float]
"""Seat 0's chances to win the war, and to win the skirmish."""


def moment(
    cards: tuple[Rank, ...],
    unseen: tuple[Rank, ...],
    dice: tuple[tuple[Die, ...], ...],
    reserves: int,
    points: tuple[int, ...],
    battle: int = 4,
    number: int = 5,
) -> SichermansWar:
    """Return a war in which these cards have just been turned."""
    seats = len(cards)
    war = replace(
        start(seats, WarOptions()),
        unseen=(*cards, *unseen),
        dice=dice,
        reserves=(reserves,) * seats,
        points=points,
        piles=(tuple(range(battle, 4)),) * seats,
        battle=battle,
        number=number,
    )
    after, _ = war.apply(CHANCE, cards)
    return after


def outcomes(war: SichermansWar) -> Iterator[tuple[tuple[Any, ...], float]]:
    """Yield the possible outcomes of luck with their probabilities."""
    chance = war.chance
    if isinstance(chance, Draw):
        ways: Counter[tuple[Any, ...]] = Counter({(): 1})
        for _ in range(chance.count):
            longer: Counter[tuple[Any, ...]] = Counter()
            for drawn, number in ways.items():
                left = Counter(chance.unseen) - Counter(drawn)
                for card, more in left.items():
                    longer[(*drawn, card)] += number * more
            ways = longer
        total = sum(ways.values())
        yield from ((drawn, number / total) for drawn, number in ways.items())
    else:
        assert war.rolling is not None
        faces = Counter(FACES[war.rolling])
        yield from (((face,), number / 6) for face, number in faces.items())


def ended(
    war: SichermansWar, events: tuple[Event, ...], before: SichermansWar, scale: Scale
) -> Pair | None:
    """Return both chances if the skirmish is over; later ones turn cards of a scale."""
    if war.result is None and (war.battle, war.number) == (before.battle, before.number):
        return None
    won = next((event.seat for event in events if isinstance(event, Won)), None)
    return chance_of_war(war, before, scale), float(won == 0)


def chance_of_war(war: SichermansWar, before: SichermansWar, scale: Scale) -> float:
    lead = (war.points[0] - war.points[1]) // 5
    mine, theirs = dice_set(war.dice[0]), dice_set(war.dice[1])
    moment = (before.battle, before.number, war.reserves[0], mine, theirs)
    return scaled_future(False, *moment, scale).at(lead)


@functools.cache
def enumerated(war: SichermansWar, scale: Scale) -> Pair:
    """Play a skirmish of two seats by the rules themselves: both choose the best for the war."""

    def after(seat: Seat, action: Any) -> Pair:
        following, events = war.apply(seat, action)
        return ended(following, events, war, scale) or enumerated(following, scale)

    if war.chance is not None:
        parts = [(chance, after(CHANCE, outcome)) for outcome, chance in outcomes(war)]
        return sum(p * pair[0] for p, pair in parts), sum(p * pair[1] for p, pair in parts)
    (seat,) = war.actors
    found = [after(seat, action) for action in war.legal_actions(seat)]
    sign = 1 if seat == 0 else -1
    return max(found, key=lambda pair: (sign * round(pair[0], 12), sign * pair[1]))


def enumerated_choices(war: SichermansWar) -> dict[Die | None, Pair]:
    found: dict[Die | None, Pair] = {}
    scale = scale_of(pairs_of(war.unseen), jokers=False)
    for action in war.legal_actions(0):
        following, events = war.apply(0, action)
        die = action.die if isinstance(action, Roll) else None
        found[die] = ended(following, events, war, scale) or enumerated(following, scale)
    return found


RANK = st.sampled_from((Rank.FOUR, Rank.SIX, Rank.SEVEN, Rank.NINE, Rank.TEN, Rank.QUEEN))
FEW = st.lists(st.sampled_from(ALL_DICE), min_size=1, max_size=2, unique=True).map(
    lambda dice: tuple(sorted(dice, key=ALL_DICE.index))
)
SCORES = st.tuples(st.sampled_from((100, 110, 115)), st.sampled_from((100, 105, 120)))


def skirmishes(
    points: st.SearchStrategy[tuple[int, ...]],
    battle: st.SearchStrategy[int],
    number: st.SearchStrategy[int],
) -> st.SearchStrategy[SichermansWar]:
    """Return skirmishes of two seats, small enough to enumerate, where seat 0 is asked."""
    return st.builds(
        moment,
        cards=st.tuples(RANK, RANK),
        unseen=st.lists(RANK, min_size=2, max_size=3).map(tuple),
        dice=st.tuples(FEW, FEW),
        reserves=st.sampled_from((0, 0, 1)),
        points=points,
        battle=battle,
        number=number,
    ).filter(lambda war: war.actors == (0,))


@given(skirmishes(SCORES, st.sampled_from((2, 3)), st.sampled_from((3, 5))))
@settings(max_examples=amount(12, 40), deadline=None)
def test_a_duel_is_what_enumeration_of_the_rules_says(war: SichermansWar) -> None:
    """With one reinforcement at most, the table is all that is estimated: the rest is the rules."""
    exact = enumerated_choices(war)
    found = prospects(war, 0)
    assert {prospect.die for prospect in found} == set(exact)
    for prospect in found:
        assert prospect.value == pytest.approx(exact[prospect.die][0], abs=1e-9)
    assert [prospect.value for prospect in found] == sorted([p.value for p in found], reverse=True)


@functools.cache
def chance_by_the_rules(war: SichermansWar) -> float:
    """Return seat 0's chance to win the war, which both play to its end at their best."""
    if war.result is not None:
        return (0 in war.result.winners) / len(war.result.winners)
    if war.chance is not None:
        found = [(war.apply(CHANCE, cards)[0], chance) for cards, chance in outcomes(war)]
        return sum(chance * chance_by_the_rules(after) for after, chance in found)
    (seat,) = war.actors
    values = [chance_by_the_rules(war.apply(seat, action)[0]) for action in war.legal_actions(seat)]
    return min(values) if seat else max(values)


def is_exact(war: SichermansWar) -> bool:
    """Check each choice of a value that is called exact by the rules; return whether it is."""
    (seat,) = war.actors
    found = valuation(war, seat)
    if found.error:
        return False
    for choice in found.choices:
        chance = chance_by_the_rules(war.apply(seat, choice.action)[0])
        assert choice.value == pytest.approx(1 - chance if seat else chance, abs=1e-9)
    return True


@st.composite
def endings(draw: st.DrawFn, skirmishes: tuple[int, ...], cards: int) -> SichermansWar:
    """Return wars in their last skirmishes, either seat first, with a die each at most."""
    number = 6 - draw(st.sampled_from(skirmishes))
    reserves = draw(st.integers(0, (cards - 2 * (5 - number)) // 2))
    owned = st.lists(st.sampled_from(ALL_DICE), max_size=1)
    dice = [tuple(draw(owned)) for _ in range(2)]
    ranks = st.sampled_from((Rank.FOUR, Rank.FOUR, Rank.SEVEN, Rank.TEN, Rank.QUEEN))
    unseen = draw(st.lists(ranks, min_size=cards, max_size=cards))
    turned = draw(st.tuples(RANK, RANK))
    war = moment(
        turned,
        tuple(sorted(unseen, key=strength)),
        (dice[0], dice[1]),
        reserves,
        draw(SCORES),
        number=number,
    )
    starter = draw(st.integers(0, 1))
    skirmish = replace(war.skirmish, starter=starter)
    if len(war.skirmish.to_ask(starter - 1, war.dice)) > 1:
        skirmish = replace(skirmish, asked=starter)
    return replace(war, skirmish=skirmish)


def at_a_choice(war: SichermansWar) -> bool:
    """Return whether a seat is asked to roll or pass, in the skirmish just begun."""
    return war.chance is None and war.result is None and len(war.legal_actions(war.actor)) > 1


@given(endings((1, 2, 3), cards=4).filter(at_a_choice))
@settings(max_examples=amount(12, 150), deadline=None)
def test_an_ending_is_what_the_rules_say(war: SichermansWar) -> None:
    """Up to three skirmishes with ties: all cards and reinforcements are counted."""
    assert is_exact(war)


@pytest.mark.real
@given(endings((1, 2), cards=6).filter(at_a_choice))
@settings(max_examples=300, deadline=None)
def test_a_longer_ending_is_what_the_rules_say(war: SichermansWar) -> None:
    """With up to three reinforcements of each seat."""
    assert is_exact(war)


def worst_error(war: SichermansWar) -> float:
    """Return how far a value is from the chance by the rules, at most."""
    return max(
        abs(choice.value - chance_by_the_rules(war.apply(0, action)[0]))
        for choice in choices(war, 0)
        for action in [PASS if choice.die is None else ROLLS[choice.die]]
    )


@pytest.mark.parametrize(
    ("unseen", "points"),
    [
        ("6 6 7 7 8 8 9", (100, 125)),
        ("2 2 3 9 9 13 14", (100, 125)),
        ("11 11 12 12 13 13 14", (110, 100)),
    ],
)
def test_before_the_last_two_skirmishes_the_cards_left_count(
    monkeypatch: pytest.MonkeyPatch, unseen: str, points: tuple[int, int]
) -> None:
    """In a small deck unlike a whole one, values are less than half as wrong as a whole deck's."""
    cards = tuple(Rank(int(card)) for card in unseen.split())
    dice = ((Die.LOW,), (Die.STANDARD,))
    war = moment((Rank.SEVEN, Rank.NINE), cards, dice, 0, points, battle=4, number=3)
    monkeypatch.setattr(f"{prospects.__module__}.solved", lambda *_: None)
    error = worst_error(war)
    monkeypatch.setattr(f"{duel_of_war.__module__}.scale_of", lambda pairs, jokers: WHOLE)
    assert 0 < 2 * error < worst_error(war)


@pytest.mark.parametrize("jokers", [False, True])
def test_a_scale_counts_what_is_at_stake_in_the_cards_left(jokers: bool) -> None:
    """Two kings are worth three times two sevens; far from each other, cards leave dice little."""
    assert scale_of(pairs_of(deck(2, jokers)), jokers) == WHOLE == scale_of((), jokers)
    kings, sevens, far = (
        scale_of(pairs_of(cards), jokers)
        for cards in ((Rank.KING,) * 2, (Rank.SEVEN,) * 2, (Rank.TWO, Rank.NINE))
    )
    assert kings == pytest.approx((3 * sevens.spread, 3 * sevens.price))
    assert far.spread == sevens.spread
    assert far.price == pytest.approx(sevens.price * exp(-7 / 6))


@given(
    st.integers(1, 4),
    st.integers(1, 5),
    st.sampled_from(SETS),
    st.sampled_from(SETS),
    st.integers(-20, 20),
    st.builds(Scale, st.floats(0.6, 1.5), st.floats(0.6, 1.5)),
)
def test_chances_with_the_cards_left_are_fair(
    battle: int, number: int, mine: int, theirs: int, lead: int, scale: Scale
) -> None:
    """The chances of both seats add up to 1, and rise with the lead; the end is what it is."""
    row = scaled_future(False, battle, number, 0, mine, theirs, scale)
    own = [row.at(lead), row.at(lead + 1)]
    other = scaled_future(False, battle, number, 0, theirs, mine, scale).at(-lead)
    assert own[0] + other == pytest.approx(1, abs=5 * HALF_STEP)
    assert own[1] >= own[0] - 4 * HALF_STEP
    if (battle, number) == (4, 5):
        assert own[0] == (0.5 if not lead else lead > 0)


@pytest.mark.parametrize(
    ("battle", "number", "reserves", "cards", "exact"),
    [
        (4, 5, 0, 2, True),
        (4, 5, 3, 8, True),
        (4, 5, 5, 12, False),
        (4, 4, 1, 6, True),
        (4, 4, 5, 14, False),
        (4, 3, 0, 6, True),
        (4, 1, 0, 10, False),
        (3, 5, 0, 12, False),
    ],
)
def test_a_value_is_called_exact_only_where_it_is(
    battle: int, number: int, reserves: int, cards: int, exact: bool
) -> None:
    """That is where the rest of the war is solved, within the limit; all else is an estimate."""
    dice = (ALL_DICE, ALL_DICE) if cards > 10 else ((Die.LOW,), (Die.LOW,))
    unseen = tuple(Rank)[1:][:cards] + (Rank.ACE,) * (cards - 13)
    points = (100, 105)
    war = moment((Rank.SEVEN, Rank.TEN), unseen, dice, reserves, points, battle, number)
    assert (solved(war, 0) is not None) is exact
    assert (valuation(war, 0).error == 0) is exact


# Skirmish, cards turned, cards not seen, dice, reserves, points, seat, and the chances to win.
LONG_ENDINGS = [
    (4, "4 13", "3 3 5 7 7 7 10 10 11 12 13 14", "S S", 4, (175, 135), 0, "pass 0.7652 S 0.6525"),
    (
        3,
        "4 5",
        "3 5 11 12 13 14",
        "SLH SLH",
        0,
        (180, 170),
        0,
        "pass 0.5000 S 0.5384 L 0.5648 H 0.4997",
    ),
    (
        3,
        "11 12",
        "2 6 10 10 11 12 13 13",
        "SLH SH",
        0,
        (195, 165),
        0,
        "pass 0.6729 S 0.8541 L 0.8477 H 0.8542",
    ),
    (
        3,
        "2 8",
        "2 7 8 10 12 13",
        "SLH SLH",
        0,
        (145, 170),
        0,
        "pass 0.1462 S 0.0746 L 0.0858 H 0.0669",
    ),
    (3, "10 9", "2 3 6 9 12 12 13 13", "SL SH", 1, (160, 135), 1, "pass 0.1902 S 0.2489 H 0.2311"),
    (
        3,
        "10 13",
        "4 4 6 8 9 11 13 13",
        "SLH SLH",
        1,
        (120, 190),
        0,
        "pass 0.0000 S 0.0102 L 0.0080 H 0.0098",
    ),
    (
        3,
        "13 12",
        "2 6 6 7 7 9 12 12",
        "SLH SLH",
        1,
        (150, 160),
        1,
        "pass 0.2725 S 0.5104 L 0.5051 H 0.5120",
    ),
    (
        3,
        "2 8",
        "2 4 7 7 8 11 12 13",
        "SLH SLH",
        1,
        (145, 170),
        0,
        "pass 0.1528 S 0.0895 L 0.0971 H 0.0828",
    ),
    (
        3,
        "4 10",
        "3 4 7 9 11 12 12 14",
        "SLH SLH",
        1,
        (150, 160),
        0,
        "pass 0.2797 S 0.1742 L 0.1833 H 0.1764",
    ),
    (2, "10 12", "2 3 5 6 7 7 10 14", "SL LH", 0, (160, 180), 0, "pass 0.0253 S 0.1159 L 0.1116"),
    (2, "8 14", "1 2 2 7 9 10 12 12", "SL SH", 0, (160, 115), 0, "pass 0.6654 S 0.5650 L 0.5584"),
    (2, "4 3", "3 3 5 7 10 11 13 14", "SL SL", 0, (150, 135), 1, "pass 0.2404 S 0.2575 L 0.2858"),
    (2, "8 4", "3 4 5 5 10 12 13 14", "SL LH", 0, (185, 170), 1, "pass 0.2712 L 0.1965 H 0.2087"),
]
"""Choices in the last battle that are estimated, with what exact searches of 4,000 to 60,000
fights found."""


@pytest.mark.real
def test_nine_of_ten_estimated_costs_are_within_the_noise() -> None:
    off: list[bool] = []
    for number, turned, unseen, dice, reserves, points, seat, found in LONG_ENDINGS:
        cards, others = [tuple(Rank(int(one)) for one in some.split()) for some in (turned, unseen)]
        held = tuple(tuple(DICE[one] for one in some) for some in dice.split())
        war = moment(cards, others, held, reserves, points, number=number)
        told = found.split()
        exact = {
            DICE.get(one): float(chance) for one, chance in zip(told[::2], told[1::2], strict=True)
        }
        estimated = {choice.die: choice.value for choice in choices(war, seat)}
        assert noise(war, seat) > 0
        costs = [
            {die: max(chances.values()) - chance for die, chance in chances.items()}
            for chances in (exact, estimated)
        ]
        assert costs[0].keys() == costs[1].keys()
        off += [abs(costs[0][die] - costs[1][die]) > noise(war, seat) for die in exact]
    assert sum(off) <= len(off) / 10


@pytest.mark.parametrize(
    ("battle", "number", "expected"),
    [(1, 5, 0.005), (3, 1, 0.005), (4, 4, 0.01), (4, 3, 0.02), (4, 1, 0.02)],
)
def test_the_noise_is_largest_in_the_last_battle(battle: int, number: int, expected: float) -> None:
    """Many cards and dice are left, so that nothing is solved."""
    unseen = tuple(Rank)[1:][:12] + (Rank.ACE,) * 4
    war = moment((Rank.SEVEN, Rank.TEN), unseen, (ALL_DICE,) * 2, 5, (100, 105), battle, number)
    assert noise(war, 0) == expected


def test_the_chance_to_win_a_skirmish_by_hand() -> None:
    """Behind by 5 with a high die, the other without dice: 6 and 8 lead, 5 ties for good."""
    war = moment((Rank.FOUR, Rank.NINE), (), ((Die.HIGH,), ()), 0, (100, 100))
    roll, skip = prospects(war, 0)
    assert (roll.die, skip.die) == (Die.HIGH, None)
    assert roll.skirmish == pytest.approx(2 / 6)
    assert roll.value == pytest.approx(2 / 6 + 1 / 6 * 0.5)
    assert (skip.value, skip.skirmish) == (0, 0)


@given(skirmishes(st.just((100, 100)), st.just(4), st.just(5)))
@settings(max_examples=amount(15, 25), deadline=None)
def test_the_chance_to_win_a_skirmish(war: SichermansWar) -> None:
    """It equals enumeration, where every seat that is indifferent wants to win."""
    exact = enumerated_choices(war)
    for prospect in prospects(war, 0):
        assert prospect.skirmish == pytest.approx(exact[prospect.die][1], abs=1e-6)


def test_with_more_reinforcements_the_search_is_near_enumeration() -> None:
    """The second pair is drawn as if the first had been put back, with a negligible effect."""
    unseen = (Rank.FIVE, Rank.FIVE, Rank.NINE, Rank.NINE, Rank.KING, Rank.ACE)
    dice = ((Die.LOW,), (Die.LOW,))
    war = moment((Rank.SEVEN, Rank.TEN), unseen, dice, DEPTH, (100, 100), battle=3)
    exact = enumerated_choices(war)
    for choice in choices(war, 0):
        assert choice.value == pytest.approx(exact[choice.die][0], abs=0.01)


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize(
    ("battle", "number", "reserves", "mine", "theirs"),
    [(4, 5, 0, 7, 7), (4, 4, 2, 5, 2), (3, 2, 1, 4, 3), (1, 3, 2, 6, 6)],
)
def test_the_table_of_futures_follows_from_itself(
    jokers: bool, battle: int, number: int, reserves: int, mine: int, theirs: int
) -> None:
    """A chance is the average over two cards of the skirmish, searched with the later chances."""
    cards = deck(2, jokers)
    for lead in (-40, 0, 15):
        duel = duel_of_war(jokers, battle, number, lead, cards, reserves)
        total = 0.0
        for one, some in Counter(cards).items():
            for other, others in Counter(cards).items():
                ways = some * (others - (one is other))
                fights = duel.fights(mine, theirs, POINTS[one] + POINTS[other], reserves)
                gap = strength(one) - strength(other)
                value = fights.mine[CENTRE + gap] if gap or not reserves else fights.stands
                total += ways * value
        row = future(jokers, battle, number - 1, reserves, mine, theirs)
        expected = row[len(row) // 2 + lead // 5]
        assert total / (len(cards) * (len(cards) - 1)) == pytest.approx(expected, abs=2e-4)


@given(
    st.sampled_from((False, True)),
    st.integers(1, 4),
    st.integers(1, 5),
    st.integers(0, 5),
    st.sampled_from(SETS),
    st.sampled_from(SETS),
)
def test_futures_are_fair_and_more_points_are_better(
    jokers: bool, battle: int, number: int, reserves: int, mine: int, theirs: int
) -> None:
    """The chances of both seats add up to 1, and rise with the lead."""
    row = future(jokers, battle, number, reserves, mine, theirs)
    other = future(jokers, battle, number, reserves, theirs, mine)
    assert [a + b for a, b in zip(row, reversed(other), strict=True)] == pytest.approx(
        [1.0] * len(row), abs=4 * HALF_STEP
    )
    assert all(b >= a - 2 * HALF_STEP for a, b in pairwise(row))


def test_the_tables_are_small() -> None:
    folder = HOME / "audiogame/games/sichermans_war/search"
    for jokers in (False, True):
        assert (folder / table_name(jokers)).stat().st_size < 150_000


def script(name: str) -> Any:
    """Load a script that generates a table."""
    return import_module(f"training.sichermans_war.{name}_table")


@pytest.mark.parametrize(
    ("left", "battles"),
    [(1, 400), (3, 400), *[pytest.param(n, 1_500, marks=pytest.mark.soak) for n in (1, 3)]],
)
def test_the_table_of_worth_is_what_simulation_says(left: int, battles: int) -> None:
    """Simulated battles give each set of dice the table's points, within statistical error."""
    samples = script("worth").samples
    surplus: dict[int, list[float]] = {dice: [] for dice in SETS}
    for mine, others, points in samples(left, shipped(), Random(99), battles):
        surplus[mine].append(points - shipped()[left][mine][others])
    for dice, found in surplus.items():
        mean = sum(found) / len(found)
        spread = (sum((one - mean) ** 2 for one in found) / len(found)) ** 0.5
        assert abs(mean) < 4 * spread / len(found) ** 0.5, dice


# Four seats.


@functools.cache
def foreseen(war: SichermansWar, policy: Callable[[SichermansWar, Seat], Action]) -> float:
    """Play the last skirmish by the rules: seat 0 at its best, the others by habit."""
    if war.result is not None:
        return (0 in war.result.winners) / len(war.result.winners)
    if war.chance is not None:
        return sum(
            chance * foreseen(war.apply(CHANCE, outcome)[0], policy)
            for outcome, chance in outcomes(war)
        )
    (seat,) = war.actors
    if seat:
        return foreseen(war.apply(seat, policy(war, seat))[0], policy)
    return max(foreseen(war.apply(0, action)[0], policy) for action in war.legal_actions(0))


def by_habit(war: SichermansWar, seat: Seat) -> Action:
    """Return the choice that the search assumes of other seats."""
    melee = Melee(war.skirmish.contest, war.skirmish.stake[1], 5 - war.number, shipped())
    dice = tuple(dice_set(owned) for owned in war.dice)
    number = melee.habit(war.skirmish.totals, dice, seat)
    return PASS if number == PASSES else ROLLS[war.dice[seat][number]]


ONE = st.sampled_from([(die,) for die in ALL_DICE])
FOUR = st.builds(
    moment,
    cards=st.permutations((Rank.FIVE, Rank.EIGHT, Rank.EIGHT, Rank.TEN, Rank.JACK)).map(
        lambda cards: tuple(cards[:4])
    ),
    unseen=st.just(()),
    dice=st.tuples(ONE, ONE, ONE, ONE).flatmap(
        lambda dice: st.sampled_from(
            [
                (dice[0], *[dice[seat] if seat in (one, two) else () for seat in (1, 2, 3)])
                for one in (1, 2)
                for two in (2, 3)
            ]
        )
    ),
    reserves=st.just(0),
    points=st.tuples(*[st.sampled_from((100, 115, 130))] * 4),
).filter(lambda war: war.actors == (0,))


@given(FOUR)
@settings(max_examples=30, deadline=None)
def test_foresight_is_what_enumeration_of_the_rules_says(war: SichermansWar) -> None:
    """In the last skirmish, against seats with habits, each choice has its exact chance.

    The search plans two own choices; a seat asked more often may do better than that.
    """
    others = sum(map(len, war.dice[1:]))
    for choice in choices(war, 0):
        action = PASS if choice.die is None else ROLLS[choice.die]
        exact = foreseen(war.apply(0, action)[0], by_habit)
        assert choice.value <= exact + 1e-9
        if others == 1:
            assert choice.value == pytest.approx(exact, abs=1e-9)


def test_foresight_stops_after_so_many_nodes() -> None:
    """The widest position, four seats with all dice, stays within the limit."""
    melee = Melee((0, 1, 2, 3), 60, 4, shipped())
    reserves = (5, 5, 5, 5)
    search = Foresight(melee, 0, reserves, lambda winners, stake, dice: float(0 in winners))
    search.choices((6, 9, 7, 8), (7, 7, 7, 7), 0)
    assert NODES < search.nodes < 2 * NODES + 500


def test_a_share_of_the_war_is_a_share() -> None:
    """All shares add up to 1; at the end the highest points win, and equal ones are one half."""
    points = (120.0, 100.0, 95.0, 120.0)
    for skirmishes in (0, 1, 19):
        shares = [share(points, seat, skirmishes) for seat in range(4)]
        assert sum(shares) == pytest.approx(1)
        assert shares[0] == shares[3] > shares[1] >= shares[2]
    assert share(points, 0, 0) == 0.5
