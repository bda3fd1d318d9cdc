"""Invariants of every war: cards and points are conserved, and only the right seats are asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.deck import POINTS, deck, strength
from audiogame.games.sichermans_war.events import Unresolved, Won
from audiogame.games.sichermans_war.rules import Roll, SichermansWar, WarOptions
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES
from audiogame.rules.state import CHANCE, Event, Seat, State
from audiogame.testing import random_move

WARS = st.tuples(
    st.sampled_from((2, 4)),
    st.sampled_from(("off", "on")),
    st.sampled_from(("automatic", "by hand")),
    st.randoms(use_true_random=False),
)
War = tuple[int, str, str, Random]


def moments(war: War) -> Iterator[tuple[SichermansWar, tuple[Event, ...]]]:
    """Play a war with random seats; yield each state, and the move that led to it."""
    seats, jokers, dealing, random = war
    state: State = GAME.new(seats, WarOptions(jokers, dealing))
    events: tuple[Event, ...] = ()
    while True:
        assert isinstance(state, SichermansWar)
        yield state, events
        if state.result is not None:
            return
        state, events = state.apply(*random_move(state, random))


@given(WARS)
@settings(max_examples=40, deadline=None)
def test_cards_and_points_are_conserved_at_every_moment(war: War) -> None:
    """The right seats are asked, too, and totals and ties are right."""
    all_points = sum(POINTS[rank] for rank in deck(war[0], war[1] == "on"))
    all_cards = len(deck(war[0], war[1] == "on"))
    gone_cards = gone_points = fights = 0
    for state, events in moments(war):
        for event in events:
            if isinstance(event, (Won, Unresolved)):
                gone_cards += event.cards
                fights += 1
            if isinstance(event, Unresolved):
                gone_points += event.points
        # Every card is unseen, at stake, won or out of the game; points are those of cards won.
        cards, points = state.skirmish.stake
        assert len(state.unseen) + cards + gone_cards == all_cards
        unseen = sum(POINTS[rank] for rank in state.unseen)
        assert sum(state.points) + unseen + points + gone_points == all_points
        asked_is_who_may_roll(state)
        totals_are_cards_and_dice(state)
        only_tied_seats_turn_reinforcements(state)
    assert fights == 20


def asked_is_who_may_roll(state: SichermansWar) -> None:
    """Ruling 6: a seat asked is in contest, has a die, does not lead alone, has not passed."""
    asked = state.skirmish.asked
    if asked is None or state.chance is not None:
        return
    assert state.actors == (asked,)
    assert asked in state.skirmish.contest
    assert asked not in state.skirmish.passed
    assert state.dice[asked]
    assert state.skirmish.leaders != (asked,)


def totals_are_cards_and_dice(state: SichermansWar) -> None:
    """Ruling 4: a total is cards plus dice of this skirmish; a die falls once in a battle."""
    skirmish = state.skirmish
    for seat in range(state.seats):
        cards = sum(strength(rank) for rank in skirmish.cards[seat])
        dice = sum(thrown.face for thrown in skirmish.throws[seat])
        assert skirmish.totals[seat] == cards + dice
        assert not set(state.dice[seat]) & {thrown.die for thrown in skirmish.throws[seat]}


def only_tied_seats_turn_reinforcements(state: SichermansWar) -> None:
    """Ruling 10: a seat that turns a second card is tied for the top and has some left."""
    turning = state.skirmish.turning
    if state.chance is None or state.rolling or not any(state.skirmish.cards):
        return
    assert len(turning) > 1
    assert turning == state.skirmish.contest == state.skirmish.leaders
    assert all(state.reserves[seat] for seat in turning)
    if state.seats == 2:
        assert state.reserves[0] == state.reserves[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bot_plays_to_the_end(seats: int) -> None:
    """The bot chooses legal actions only, and never rolls a die that cannot catch up at all."""
    random = Random(3)
    state: State = GAME.new(seats, WarOptions(dealing="by hand"))
    while state.result is None:
        seat: Seat = state.actors[0]
        if seat == CHANCE:
            assert state.chance is not None
            state, _ = state.apply(CHANCE, state.chance.sample(random.randrange))
            continue
        assert isinstance(state, SichermansWar)
        action = GAME.bot().choose(state.seen_by(seat), seat, random)
        assert action in state.legal_actions(seat)
        if isinstance(action, Roll):
            gap = state.skirmish.best - state.skirmish.totals[seat]
            assert sum(max(FACES[die]) for die in state.dice[seat]) >= gap
        state, _ = state.apply(seat, action)


def test_the_bot_rolls_only_where_it_is_worth_a_die() -> None:
    """The bot rolls a likely overtake of many points, and not an unlikely one of few."""
    random = Random(1)
    start = GAME.new(2)
    assert isinstance(start, SichermansWar)
    bot = GAME.bot()
    for outcome, rolls in ((10, 11), True), ((2, 9), False):
        ranks = tuple(next(r for r in start.unseen if strength(r) == value) for value in outcome)
        state, _ = start.apply(CHANCE, ranks)
        assert isinstance(bot.choose(state, 0, random), Roll) is rolls
    assert start.dice == (ALL_DICE, ALL_DICE)
