"""Scientific War: the expert's search agrees with the rules, and finds known best plays."""

from __future__ import annotations

from random import Random

import pytest
from scientific import holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.rules import Keep, Play, ScientificWar, Swap
from audiogame.games.scientific_war.search.crowds import Crowd
from audiogame.games.scientific_war.search.duels import Duels
from audiogame.games.scientific_war.search.outlook import outlook
from audiogame.games.scientific_war.search.positions import (
    Position,
    collected,
    next_trick,
    position_of,
    shares,
    swapped,
    trick_of,
)
from audiogame.games.scientific_war.search.powers import orders_after, plain_powers
from audiogame.games.scientific_war.search.two_seats import TwoSeats, equilibrium
from audiogame.rules.cards import Rank
from audiogame.rules.state import replace
from audiogame.testing import random_options


def position(state: ScientificWar) -> Position:
    """Return a position with full information."""
    hands = tuple(hand for hand in state.hands if hand is not None)
    piles = tuple(pile for pile in state.piles if pile is not None)
    return position_of(state, hands, piles)


def random_trick(state: ScientificWar, random: Random) -> tuple[ScientificWar, Position]:
    """Play a random trick twice: by the rules, and in the search's model."""
    before, played = position(state), [0] * state.seats
    while not state.swapping and state.result is None:
        seat = state.actors[0]
        action = random.choice(state.legal_actions(seat))
        assert isinstance(action, Play)
        played[seat] = action.rank.value
        state, _ = state.apply(seat, action)
        if not any(state.committed):
            break
    seen = collected(before, tuple(played))
    while state.swapping:
        seat = state.swapping[0]
        action = random.choice(state.legal_actions(seat))
        seen = swapped(seen, seat) if action == Swap() else seen
        assert action in (Swap(), Keep())
        state, _ = state.apply(seat, action)
    return state, next_trick(seen)


def test_positions_follow_the_rules() -> None:
    """Random tricks with random options lead to the same cards, order, spy and end."""
    random = Random(3)
    ends = tricks = 0
    for _ in range(40):
        state = GAME.new(random.choice(GAME.seats), random_options(GAME, random))
        assert isinstance(state, ScientificWar)
        for _ in range(150):
            played = state.playing
            state, seen = random_trick(state, random)
            tricks += 1
            assert (seen.hands, seen.piles, seen.table) == (state.hands, state.piles, state.table)
            assert seen.low == state.low_wins
            ended = shares(seen, played)
            if state.result is not None:
                winners = state.result.winners
                expected = [1 / len(winners) * (seat in winners) for seat in range(state.seats)]
                assert ended == pytest.approx(expected)
                ends += 1
                break
            assert ended is None
            here = position(state)
            endless = state.options.limit == "off"  # told as a limit that never comes nearer
            assert seen == (here._replace(left=seen.left) if endless else here)
    assert ends > 10
    assert tricks > 500


def test_pairs_are_weighed_as_the_positions_they_lead_to() -> None:
    """The fast evaluation of all pairs of cards equals the slow, plain one."""
    random = Random(11)
    duels, checked = Duels(outlook(True)), 0
    for _ in range(8):
        state = GAME.new(2, random_options(GAME, random))
        assert isinstance(state, ScientificWar)
        for _ in range(25):
            here = position(state)
            rows, columns, payoffs = duels.pairs(here)
            for _ in range(12):
                row, column = random.randrange(len(rows)), random.randrange(len(columns))
                after = duels.outlook.after(here, (rows[row], columns[column]))
                slow = duels.outlook.value(after, (0, 1), 0)
                assert payoffs[row][column] == pytest.approx(slow, abs=1e-9)
                checked += 1
            state, _ = random_trick(state, random)
            if state.result is not None:
                break
    assert checked > 500


def test_the_two_sides_of_a_position_add_up() -> None:
    """The values of both seats are complementary."""
    state = holding(war(2), ("ace king four", "two six"), ("five jack", "six seven"))
    here = position(state)
    turned = here._replace(hands=here.hands[::-1], piles=here.piles[::-1])
    one, other = TwoSeats(Duels(outlook(True))), outlook(True).strengths.shares(turned)
    assert outlook(True).strengths.shares(here) == pytest.approx(other[::-1])
    assert one.value(here) + one.value(turned) == pytest.approx(1, abs=1e-6)


def test_a_trick_of_many_is_decided_as_by_the_rules() -> None:
    """The winner for every card of a seat, whatever the others play."""
    random = Random(17)
    for _ in range(300):
        seats = random.choice(GAME.seats)
        state = GAME.new(seats, random_options(GAME, random))
        assert isinstance(state, ScientificWar)
        here = position(state)._replace(low=random.random() < 0.5)
        crowd = Crowd(here, {low: plain_powers(here, low) for low in orders_after(here)})
        played = [random.choice(crowd.cards[seat]) for seat in range(seats)]
        seat = random.randrange(seats)
        _, winners = crowd.weigh(seat, played, crowd.cards[seat])
        for card, winner in zip(crowd.cards[seat], winners, strict=True):
            played[seat] = card
            assert trick_of(tuple(played), here.low, here.now, here.jacks).winner == winner


def test_the_last_trick_is_solved_exactly() -> None:
    """At the limit the most cards owned win: the ace decides, and both seats know it."""
    state = holding(war(2, "limit=1"), ("ace two", ""), ("king three", ""))
    plan = TwoSeats(Duels(outlook(True))).plan([(position(state), 1.0)])
    chances = dict(zip(plan.cards, plan.chances, strict=True))
    assert chances[Rank.ACE.value] == pytest.approx(1)
    assert dict(zip(plan.cards, plan.values, strict=True))[Rank.ACE.value] == pytest.approx(1)


def test_two_tricks_are_seen_ahead() -> None:
    """The last two tricks are solved to the end, without the network.

    King and ten against ace and two: each takes one trick whatever is played, a draw.  With a
    queen for the two, the other wins both tricks if queen meets ten, and one if it meets king.
    """
    search = TwoSeats(Duels(outlook(True)))
    state = holding(war(2, "limit=2"), ("king ten", ""), ("ace two", ""))
    plan = search.plan([(position(state), 1.0)])
    assert plan.values == pytest.approx((0.5, 0.5))
    state = holding(war(2, "limit=2"), ("king ten", ""), ("ace queen", ""))
    plan = search.plan([(position(state), 1.0)])
    assert max(plan.values) == pytest.approx(0.25)
    assert plan.chances == pytest.approx((0.5, 0.5))


def test_a_spy_sees_what_its_card_will_do() -> None:
    """The seat spied on plays first and openly; the spy answers with the cheapest card needed."""
    state = replace(holding(war(2, "limit=1"), ("ace four", ""), ("three king", "")), spy=0)
    search = TwoSeats(Duels(outlook(True)))
    plan = search.plan([(position(state), 1.0)], known=Rank.KING.value)
    assert dict(zip(plan.cards, plan.values, strict=True)) == {14: 1.0, 4: 0.0}
    assert plan.takes == (0.0, 1.0)
    state = replace(state, spy=1)
    plan = search.plan([(position(state), 1.0)])
    assert dict(zip(plan.cards, plan.chances, strict=True)) == {4: 0.0, 14: 1.0}


def test_an_own_choice_has_to_do_for_all_that_the_other_may_hold() -> None:
    """Matching pennies where the other has one side each time: the rows cannot know which."""
    heads, tails = [[1.0], [0.0]], [[0.0], [1.0]]
    found, mixtures = equilibrium([heads, tails], [0.5, 0.5])
    assert found.value == pytest.approx(0.5)
    assert mixtures == [[1.0], [1.0]]
    found, _ = equilibrium([heads, tails], [0.75, 0.25])
    assert found.value == pytest.approx(0.75)
    assert found.rows == pytest.approx((1, 0))


def test_stronger_cards_are_worth_more() -> None:
    """The trained network values the ace most, as every player does.

    In the first position of a game a seat gives the other its strongest card, or its weakest.
    """
    begun = position(war(2))
    for low, strong, weak in ((False, 14, 4), (True, 2, 13)):
        gained = []
        for card in (strong, weak):
            more = tuple(n + (place == card) for place, n in enumerate(begun.hands[0]))
            less = tuple(n - (place == card) for place, n in enumerate(begun.hands[1]))
            here = begun._replace(low=low, hands=(more, less))
            gained.append(outlook(True).strengths.shares(here)[0])
        assert outlook(True).strengths.shares(begun)[0] == pytest.approx(0.5)
        assert gained[0] > gained[1] > 0.5
        assert gained[0] > 0.6
