"""Opponents of 10-Die Poker: short matches, what they weigh, and the contract of bots.

The full figures are those of the command in `opponents/ten_die_poker.py`.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from moves import choices_of
from opponents.anything import Anything
from opponents.ten_die_poker import REFERENCES, duel, play
from training.ten_die_poker.habits_table import measure
from work import calls_of

from audiogame.cli.arena import mean_measure
from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.bots.casual import rolled_by_habit
from audiogame.games.ten_die_poker.bots.skilled import NEEDED
from audiogame.games.ten_die_poker.events import Challenged, Folded, Joined, TookLead
from audiogame.games.ten_die_poker.hand_names import name_hand
from audiogame.games.ten_die_poker.hands import Edge, Hand
from audiogame.games.ten_die_poker.money import Money
from audiogame.games.ten_die_poker.rules import Challenge, Fold, PokerOptions, TenDiePoker, start
from audiogame.games.ten_die_poker.search.chances import (
    SETS_OF_PAIRS,
    below,
    chance_to_beat,
    chance_to_equal,
    falls,
    likeliest,
)
from audiogame.games.ten_die_poker.search.habits import HITS, LIMITS, SHARES, USUAL, Habit, Habits
from audiogame.games.ten_die_poker.search.prospects import likeliest_answer, prospects
from audiogame.rules.options import option_kinds
from audiogame.rules.state import Action, Event, Seat, replace
from audiogame.table.luck import Luck

STRENGTHS = tuple(GAME.bots)
THREE = Money(False, 3, 0)


def hand(dice: str) -> Hand:
    """Parse a hand from its red and its white dice: "66622/44321"."""
    red, white = dice.split("/")
    return Hand.arranged(tuple(zip(map(int, red), map(int, white), strict=True)))


def due(active: str, leader: str, *others: str, **options: Any) -> TenDiePoker:
    """Return a state in which seat 0 is active, seat 1 leads, and the rest have folded."""
    state = start(4, PokerOptions(**options))
    hands = [hand(dice) for dice in (active, leader, *others)]
    playing = tuple(range(len(hands)))
    empty = (None,) * (state.seats - len(hands))
    return replace(state, hands=(*hands, *empty), playing=playing, leaders=(1,), active=0)


def with_dollars(state: TenDiePoker, *dollars: int) -> TenDiePoker:
    money = tuple(100 * purse for purse in dollars)
    return replace(state, money=(*money, *state.money[len(money) :]))


def chosen(state: TenDiePoker, strength: str = "expert", heard: tuple[Event, ...] = ()) -> Action:
    bot = GAME.bot(strength)
    for event in heard:
        bot.hear(event)
    (seat,) = state.actors
    return bot.choose(state.seen_by(seat), seat, Random(1))


def folds(seat: Seat, number: int) -> tuple[Event, ...]:
    return (Folded(seat),) * number


def challenges(seat: Seat, number: int) -> tuple[Event, ...]:
    return (Challenged(seat, THREE, 9, (1,)),) * number


def test_strengths_are_casual_skilled_and_expert() -> None:
    """The default opponent is casual; two are stronger."""
    assert STRENGTHS == ("casual", "skilled", "expert")


SOAK = pytest.mark.soak
OPTIONS = ("equal=fails", "equal=joins", "credit", "poor")
PAIRED = [
    (strength, seats, OPTIONS[(at + place) % len(OPTIONS)])
    for at, strength in enumerate(STRENGTHS)
    for place, seats in enumerate(GAME.seats)
]
"""Every strength with each number of seats and with each option."""


@pytest.mark.parametrize(
    ("strength", "seats", "options"),
    [
        *PAIRED,
        *[
            pytest.param(*one, marks=SOAK)
            for one in product(STRENGTHS, GAME.seats, OPTIONS)
            if one not in PAIRED
        ],
    ],
)
def test_every_strength_plays_with_every_option(strength: str, seats: int, options: str) -> None:
    """Legal actions to the end, the same ones when asked again, and more than one kind."""
    equal = "joins" if options == "equal=joins" else "fails"
    credit = "on" if options == "credit" else "off"
    bank, ante = (9, 2) if options == "poor" else (40, 1)
    state = GAME.new(seats, PokerOptions(bank, ante, 12, equal, credit))
    assert {kind.name for kind in option_kinds(GAME.options)} == {
        *("bank", "ante", "rounds", "equal", "credit")
    }
    luck = Luck(f"{options} {seats}")
    bots = [GAME.bot(strength) for _ in range(seats)]
    kinds = set()
    for number, seat, view, action in choices_of(bots, state, luck):
        assert bots[seat].choose(view, seat, luck.stream(seat, number)) == action
        kinds.add(type(action))
    assert kinds == {Fold, Challenge}


def test_the_same_seed_is_the_same_game() -> None:
    """New bots decide the same with the same seed, and differently with others."""
    names, options = ("expert", "skilled", "casual", "random"), PokerOptions(rounds=15, credit="on")
    first, again, other = (play(names, 2, seed, options) for seed in (3, 3, 4))
    assert [game.measures for game in first] == [game.measures for game in again]
    assert [game.measures for game in first] != [game.measures for game in other]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_does_not_know_the_throw_to_come(strength: str) -> None:
    """The choice is made before luck's outcome: a view holds nothing of the throw."""
    state = due("66621/66631", "66655/11234")
    seen = {chosen(state, strength) for _ in range(3)}
    assert len(seen) == 1
    (action,) = seen
    after, _ = state.apply(0, action)
    assert after.chance is not None
    assert after.seen_by(0) == after.seen_by(1)


@pytest.mark.parametrize(
    ("other", "games", "least"),
    [
        ("random", 1, 2.0),
        pytest.param("random", 10, 2.5, marks=SOAK),
        pytest.param("always", 15, 0.3, marks=SOAK),
        pytest.param("careful", 25, -0.25, marks=SOAK),
    ],
)
def test_a_short_arena(other: str, games: int, least: float) -> None:
    """Against three of a kind the expert wins antes a round, or loses next to none."""
    played = play(("expert", other, other, other), games, seed=1)
    assert mean_measure(played).mean >= least
    assert sum(played[0].measures) == pytest.approx(0)


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [
        ("casual", "random", 4, 0.75),
        ("skilled", "greedy", 4, 0.75),
        ("expert", "greedy", 2, 0.7),
        pytest.param("casual", "random", 12, 0.8, marks=SOAK),
        pytest.param("skilled", "random", 12, 0.9, marks=SOAK),
        pytest.param("skilled", "greedy", 12, 0.7, marks=SOAK),
        pytest.param("expert", "greedy", 12, 0.7, marks=SOAK),
    ],
)
def test_a_stronger_bot_wins_a_short_duel(one: str, other: str, games: int, least: float) -> None:
    """The stronger ones have won more money at the end of most games.

    Few games with fixed thresholds below the full figures find faults; many games measure strength.
    """
    assert duel(one, other, games, seed=5).mean >= least


def test_a_decision_is_quick() -> None:
    """Seven at the table and an empty cache: 26,000 calls, far below a second."""
    falls.cache_clear()
    below.cache_clear()
    state = due("64321/65321", "66622/44321", *["44331/65421"] * 2)
    state = replace(
        start(7, PokerOptions()),
        hands=(*state.hands[:4], *state.hands[2:4], state.hands[2]),
        playing=tuple(range(7)),
        leaders=(1,),
        active=0,
    )
    assert calls_of(lambda: chosen(state)) < 50_000


def test_casual_keeps_what_its_better_set_is_named_after() -> None:
    """It rolls the rest: of three sixes two pairs, of a straight none, as people do."""
    assert rolled_by_habit(hand("66631/12446")) == (4, 5)
    assert rolled_by_habit(hand("65432/11223")) == ()
    assert rolled_by_habit(hand("55331/64321")) == (5,)


def test_casual_makes_mistakes() -> None:
    """It both folds and challenges in the same state, at random."""
    state = due("66621/66631", "66655/11234")
    bot = GAME.bot("casual")
    found = {type(bot.choose(state, 0, Random(number))) for number in range(60)}
    assert found == {Fold, Challenge}


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_bot_folds_what_it_cannot_pay(strength: str) -> None:
    """The bot folds even with good chances."""
    assert chosen(with_dollars(due("66661/66661", "55521/11234"), 1), strength) == Fold()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_impossible_is_folded(strength: str) -> None:
    """Nothing beats five sixes twice."""
    assert chosen(due("66661/66661", "66666/66666"), strength) == Fold()


def test_skilled_rolls_the_likeliest_pairs_or_folds() -> None:
    """At its limit and above, whichever seats may answer."""
    good, poor = due("66621/66631", "66655/11234"), due("64321/65321", "66655/11234")
    for state in (good, poor):
        pairs, chance = likeliest(state.hand(0), state.hand(1).value)
        expected = Challenge(pairs) if chance >= NEEDED else Fold()
        assert chosen(state, "skilled") == expected
    assert chosen(poor, "skilled") == Fold()
    assert isinstance(chosen(good, "skilled"), Challenge)


def test_without_answers_a_third_of_the_pot_is_even() -> None:
    """If no other seat has money, the gain is the exact chance of the pot, less the price."""
    state = with_dollars(due("66321/54321", "55221/64321"), 40, 0, 0, 0)
    for one in prospects(state, 0, Habits()):
        chance = chance_to_beat(state.hand(1).value, state.hand(0), one.pairs)
        assert one.chance == pytest.approx(chance)
        assert one.value == pytest.approx(6 * chance - 2)
        assert one.lead == pytest.approx(6 if chance else 0)


def test_an_equal_hand_counts_where_it_joins() -> None:
    """It shares the pot: the chance grows, and the gain by half the pot."""
    dice = "66662/66662", "66665/66665"
    joins = with_dollars(due(*dice, equal="joins"), 40, 0, 0, 0)
    fails = with_dollars(due(*dice), 40, 0, 0, 0)
    of_joins = {one.pairs: one for one in prospects(joins, 0, Habits())}
    of_fails = {one.pairs: one for one in prospects(fails, 0, Habits())}
    pairs = (5,)
    equals = chance_to_equal(fails.hand(1).value, fails.hand(0), pairs)
    assert equals == pytest.approx(1 / 36)
    assert of_joins[pairs].chance - of_fails[pairs].chance == pytest.approx(equals)
    assert of_joins[pairs].value - of_fails[pairs].value == pytest.approx(3 * equals)


@pytest.mark.parametrize(
    ("active", "leader"),
    [
        ("66321/54321", "66221/64321"),
        ("55421/63321", "44422/66531"),
        ("66431/54421", "55443/62211"),
    ],
)
def test_the_answer_of_the_beaten_leader(active: str, leader: str) -> None:
    """The value of the lead agrees with all throws of a pair, and all answers to each."""
    state = due(active, leader)
    limit = Habits().of(1).limit
    for one in prospects(state, 0, Habits()):
        if len(one.pairs) > 1:
            continue
        wins = []
        for throw in product(range(1, 7), repeat=2):
            rolled = state.hand(0).rerolled(one.pairs, throw)
            if rolled.value <= state.hand(1).value:
                continue
            answer = likeliest(state.hand(1), rolled.value)[1]
            # The pot is 6; an answer costs 3, and a tenth of its gain may be won back.
            wins.append(9 * (1 - answer) + 0.9 * answer if answer >= limit else 6.0)
        assert one.chance == pytest.approx(len(wins) / 36)
        if wins:
            assert one.lead == pytest.approx(sum(wins) / len(wins), abs=0.35)


CLOSE = ("22665/53612", "61636/13512")
"""The challenger has 46 percent to beat a leader that could answer with about as much."""


def test_the_expert_looks_at_the_money_of_others() -> None:
    """It folds to a leader that may answer well, and challenges one that could not pay for it."""
    state = due(*CLOSE)
    assert isinstance(chosen(state, "skilled"), Challenge)
    assert chosen(state) == Fold()
    assert isinstance(chosen(with_dollars(state, 40, 2)), Challenge)
    credit = with_dollars(due(*CLOSE, credit="on"), 40, 2)
    assert chosen(credit) == Fold()


def test_the_expert_looks_at_the_habits_of_others() -> None:
    """It challenges a leader that has never answered, and folds to one that answers well."""
    state = due(*CLOSE)
    assert isinstance(chosen(state, heard=folds(1, 200)), Challenge)
    hit = TookLead(1, name_hand(state.hand(1)), Edge.CLEAR)
    assert chosen(state, heard=(*challenges(1, 40), *(hit,) * 20, *folds(1, 30))) == Fold()


def test_the_seat_that_is_likeliest_to_answer() -> None:
    """The likeliest answer is that of a strong hand with money; no other seat answers."""
    state = due("44321/54321", "55221/64321", "11223/11223")
    pairs = prospects(state, 0, Habits())[0].pairs
    answer = likeliest_answer(state, 0, Habits(), pairs)
    assert answer is not None
    assert answer.seat in (1, 2)
    assert 0 < answer.chance < 1
    assert likeliest_answer(with_dollars(state, 40, 0, 0, 0), 0, Habits(), pairs) is None


def test_habits_are_learned_from_what_everybody_hears() -> None:
    """Folds raise the assumed limit, challenges lower it, hits are skill; newcomers start anew."""
    habits = Habits()
    usual = habits.of(2)
    assert usual.limit == pytest.approx(0.36, abs=0.01)
    assert usual.skill == 1
    for event in folds(2, 30):
        habits.hear(event)
    assert habits.of(2).limit > 0.45
    for event in challenges(3, 100):
        habits.hear(event)
    assert habits.of(3).limit < 0.1
    assert habits.of(3).skill < 0.5
    for _ in range(40):
        habits.hear(TookLead(3, name_hand(hand("66622/44321")), Edge.CLEAR))
    assert habits.of(3).skill == 1
    habits.hear(Joined(3, THREE))
    for seat in (3, 1):
        assert vars(habits.of(seat)) == vars(Habit())


def test_the_same_choices_mean_more_where_more_play() -> None:
    """Challenging one choice in four is careful in a round of four, and average in seven."""
    limits = []
    for hands in (2, 4, 7):
        habit = Habit()
        for _ in range(25):
            for challenges in (True, False, False, False):
                habit.chose(challenges, hands)
        limits.append(habit.limit)
        assert sum(habit.kinds) == pytest.approx(1)
    assert limits == sorted(limits, reverse=True)
    assert limits[1] == pytest.approx(0.46, abs=0.03)
    assert limits[2] == pytest.approx(0.36, abs=0.02)


def test_the_table_of_habits() -> None:
    """Seats that challenge more take the lead less often; more hands, fewer challenges."""
    assert sum(USUAL) == pytest.approx(1)
    for table in (SHARES, HITS):
        assert sorted(table) == [2, 3, 4, 5, 6, 7]
        for row, more in zip(table.values(), [*table.values()][1:], strict=False):
            assert len(row) == len(LIMITS)
            assert sum(more) < sum(row)
    for shares in SHARES.values():
        assert list(shares) == sorted(shares)


@pytest.mark.parametrize(("limit", "seats"), [(0.36, 4), (0.50, 3), (0.30, 7)])
def test_the_measured_habits(limit: float, seats: int) -> None:
    """The script that measured them finds about the same in a short run."""
    count = measure(limit, seats, 300, seed=2)
    assert count.share == pytest.approx(SHARES[seats][LIMITS.index(limit)], abs=0.08)
    assert count.hit_rate == pytest.approx(HITS[seats][LIMITS.index(limit)], abs=0.12)
    assert -0.3 < count.returns / count.beaten < 0.4


def test_every_challenge_is_one_of_31() -> None:
    """Bots pick positions of the five pairs; so do all reference players."""
    state = due("66621/66631", "66655/11234")
    for maker in REFERENCES.values():
        action = maker().choose(state, 0, Random(2))
        assert isinstance(action, Fold) or action.pairs in SETS_OF_PAIRS  # type: ignore[attr-defined]  # a challenge
    assert isinstance(REFERENCES["random"](), Anything)
