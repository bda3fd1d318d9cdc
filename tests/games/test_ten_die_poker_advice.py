"""Advice in 10-Die Poker and its wording."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from moves import to_a_choice

from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.bots.advice import (
    ChallengeAdvised,
    ChallengeCompared,
    ChallengeWeighed,
    FoldAdvised,
    FoldWeighed,
    LosersWeighed,
    OutOfReach,
    StraightWeighed,
    TooClose,
)
from audiogame.games.ten_die_poker.events import Folded
from audiogame.games.ten_die_poker.hands import Category, Hand
from audiogame.games.ten_die_poker.money import gain, money
from audiogame.games.ten_die_poker.rules import Challenge, Fold, PokerOptions, TenDiePoker, start
from audiogame.games.ten_die_poker.search.chances import chance_to_beat, chance_to_equal
from audiogame.games.ten_die_poker.search.habits import Habits
from audiogame.games.ten_die_poker.search.prospects import prospects
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.game import Advice
from audiogame.rules.state import Action, Event, Seat, replace
from audiogame.rules.valuation import percent
from audiogame.testing import random_options

CELLS = 40
"""Cells of a braille display."""

TEXTS = Texts("en", (GAME.package,))


def hand(dice: str) -> Hand:
    """Parse a hand from its red and its white dice: "66622/44321"."""
    red, white = dice.split("/")
    return Hand.arranged(tuple(zip(map(int, red), map(int, white), strict=True)))


def due(active: str, leader: str, *dollars: int, **options: Any) -> TenDiePoker:
    """Return a state in which seat 0 is active, seat 1 leads, and the others have folded."""
    state = start(4, PokerOptions(**options))
    money = tuple(100 * purse for purse in dollars)
    return replace(
        state,
        hands=(hand(active), hand(leader), *[None] * 5),
        playing=(0, 1),
        leaders=(1,),
        active=0,
        money=(*money, *state.money[len(money) :]),
    )


def advised(state: TenDiePoker, *heard: Event) -> Advice:
    assert GAME.adviser is not None
    counsel = GAME.adviser()
    for event in heard:
        counsel.hear(event)
    (seat,) = state.actors
    return counsel.advise(state.seen_by(seat), seat, Random(1))


def said(
    event: Event, verbosity: Verbosity = Verbosity.FULL, seats: tuple[Seat, ...] = (0,)
) -> str:
    narrator = Narrator(TEXTS, GAME.name, ("Ann", "Bo", "Cy", "Di"))
    narrator.verbosity = verbosity
    return narrator.tell(event, seats)


GOOD = due("44221/66321", "66531/55432")


def test_a_challenge_with_its_exact_chance() -> None:
    """Two pair against a pair: the leader has seldom answered, and is named."""
    advice = advised(GOOD)
    (best,) = advice.best
    assert isinstance(best, ChallengeAdvised)
    assert advice.action == Challenge(best.pairs)
    exact = chance_to_beat(GOOD.hand(1).value, GOOD.hand(0), best.pairs)
    assert best.chance == round(100 * exact)
    assert best.needed >= 33
    assert best.answer is not None
    assert best.answer.seat == 1
    pairs = ", ".join(map(str, best.pairs))
    listed = "3, 4 and 5"
    assert best.pairs == (3, 4, 5)
    assert not best.gain.money.below
    gained = f"plus {best.gain.money.dollars} dollars {best.gain.money.cents} cents"
    assert said(best) == (
        f"Challenge: reroll {listed}. {best.chance} percent to beat the leader; "
        f"it pays above {best.needed}. On average, {gained}. Then Bo has "
        f"{best.answer.chance} percent to lead."
    )
    pays = f"it pays above {best.needed}; {gained.removesuffix(' cents')}."
    brief = f"Challenge: reroll {listed}. {best.chance} percent; {pays}"
    assert said(best, Verbosity.BRIEF) == brief
    assert said(best, Verbosity.BRAILLE) == f"Roll {pairs}: {best.chance}%, need {best.needed}%."
    assert said(best, seats=(0, 1)).startswith(f"Ann, challenge: reroll {listed}. ")


def test_a_straight_is_warned_of() -> None:
    """Only where it rarely wins and is hard to improve: 9 in 100, not 44 against a pair less."""
    advice = advised(due("65432/11324", "66655/22345"))
    better = advised(due("65432/11324", "66631/22345"))
    assert not any(isinstance(other, StraightWeighed) for other in better.others)
    assert advice.others[0] == StraightWeighed(0)
    text = "Your straight will rarely win the pot, and it's hard to improve."
    assert said(advice.others[0]) == text
    assert not any(isinstance(other, StraightWeighed) for other in advised(GOOD).others)


@pytest.mark.parametrize("count", [60, pytest.param(2000, marks=pytest.mark.soak)])
def test_the_warning_of_a_straight_is_true(count: int) -> None:
    """Whoever leads: told where no roll has more than one chance in four, and nowhere else."""
    random, warned = Random(1), Counter[bool]()
    for _ in range(count):
        straight = random.choice(("65432", "54321"))
        other, *leader = ("".join(random.choices("123456", k=5)) for _ in range(3))
        state = due(f"{straight}/{other}", "/".join(leader))
        own = state.hand(0)
        if own.value[0].category is not Category.STRAIGHT:
            continue
        rolls = [one.pairs for one in state.legal_actions(0) if isinstance(one, Challenge)]
        rarely = max(chance_to_beat(state.hand(1).value, own, pairs) for pairs in rolls) <= 0.25
        assert (StraightWeighed(0) in advised(state).others) is rarely, (own, leader)
        warned[rarely] += 1
    assert min(warned[True], warned[False]) > count / 12


def test_nobody_left_to_answer() -> None:
    """The lead is the pot if its leader cannot pay: a third is needed, by the price of 2."""
    advice = advised(due("44221/66321", "66531/55432", 40, 1))
    (best,) = advice.best
    assert isinstance(best, ChallengeAdvised)
    assert best.answer is None
    assert best.needed == 33
    assert "it pays above 33. On average, plus " in said(best)


def test_a_fold_with_the_best_challenge() -> None:
    """Its chance is told, and how far it falls short."""
    state = due("64321/65321", "66655/11234")
    advice = advised(state)
    assert advice.action == Fold()
    (best,) = advice.best
    assert isinstance(best, FoldAdvised)
    assert best.needed is not None
    assert best.chance < best.needed
    loss = best.loss.dollars * 100 + best.loss.cents
    assert not best.loss.below
    assert loss == round(-100 * prospects(state, 0, Habits())[0].value) > 0
    cents = said(best).removeprefix("Fold: a challenge loses ").partition(" on average. ")[0]
    text = f"At best {best.chance} percent to beat the leader; it pays above {best.needed}."
    assert said(best) == f"Fold: a challenge loses {cents} on average. {text}"
    short = cents.removesuffix(" cents") if best.loss.dollars else cents
    brief = f"Fold: a challenge loses {short}. {best.chance} percent; it pays above {best.needed}."
    assert said(best, Verbosity.BRIEF) == brief
    assert said(best, seats=()).startswith("Ann, fold: a challenge loses ")


def test_a_lead_that_cannot_be_beaten() -> None:
    """Nothing beats five sixes twice, and the advice says only that."""
    advice = advised(due("66661/66661", "66666/66666"))
    assert (advice.action, advice.best, advice.others) == (Fold(), (OutOfReach(0),), ())
    assert said(OutOfReach(0)) == "Fold: no chance to beat the leader."
    assert said(OutOfReach(0), Verbosity.BRIEF) == "Fold: no chance to beat the leader."


def test_an_equal_hand_is_in_reach_where_it_joins() -> None:
    """With equal=joins, to equal five sixes twice is enough, and counted."""
    state = due("66661/66661", "66666/66666", equal="joins")
    (best,) = advised(state).best
    assert isinstance(best, FoldAdvised)
    exact = chance_to_equal(state.hand(1).value, state.hand(0), best.pairs)
    assert (best.pairs, best.chance) == ((5,), round(100 * exact))
    assert "percent to beat or equal the leader; it" in said(best)


def test_a_lead_that_does_not_pay() -> None:
    """A chance that never suffices is told without a number."""
    event = FoldAdvised(0, (1, 2), 20, False, None, money(120), False)
    loses = "Fold: a challenge loses 1 dollar 20"
    told = "At best 20 percent to beat the leader; the lead wouldn't last."
    assert said(event) == f"{loses} cents on average. {told}"
    assert said(event, Verbosity.BRIEF) == f"{loses}. 20 percent; the lead wouldn't last."


def seen(state: TenDiePoker) -> TenDiePoker:
    return state.seen_by(0)


def compared(state: TenDiePoker, action: Action) -> Advice:
    assert GAME.adviser is not None
    return GAME.adviser().compare(seen(state), 0, action, Random(1))


def test_a_costly_challenge_is_compared_with_its_own_figures() -> None:
    """With the fold that is better, or the better challenge; never with the second best."""
    losing = due("64321/65321", "66655/11234")
    worst = prospects(losing, 0, Habits())[-1]
    (best,) = compared(losing, worst.action).best
    assert isinstance(best, FoldAdvised)
    assert (best.pairs, best.chosen, best.chance) == (worst.pairs, True, percent(worst.chance))
    assert best.loss == money(round(-100 * worst.value))
    assert said(best).startswith("Fold: this challenge loses ")
    first, *_, last = prospects(GOOD, 0, Habits())
    (best,) = compared(GOOD, last.action).best
    assert isinstance(best, ChallengeCompared)
    assert (best.pairs, best.instead) == (first.pairs, last.pairs)
    assert (best.chance, best.instead_chance) == (percent(first.chance), percent(last.chance))
    assert best.gain == gain(round(100 * first.value))
    cost = round(100 * (first.value - last.value))
    assert best.instead_gain == gain(round(100 * first.value) - cost), "less by the told cost"
    assert " on average. This challenge: " in said(best)


def test_a_costly_fold_is_told_what_the_challenge_brings() -> None:
    """In a review as by the adviser, who also says who may answer."""
    (best,), (told,) = compared(GOOD, Fold()).best, advised(GOOD).best
    assert isinstance(best, ChallengeAdvised)
    assert ". On average, plus " in said(best)
    assert said(told).startswith(f"{said(best)} Then Bo has ")


def test_what_costs_nothing_is_compared_with_nothing() -> None:
    best = prospects(GOOD, 0, Habits())[0]
    assert compared(GOOD, best.action) == advised(GOOD)


def test_what_a_review_counts_as_nothing_is_too_close_to_call() -> None:
    """Both the fold and the challenge, whichever of them is a little better."""
    random, close = Random(3), 0
    for _ in range(40):
        dice = ["".join(random.choices("123456", k=5)) for _ in range(4)]
        state = due("/".join(dice[:2]), "/".join(dice[2:]))
        if len(state.legal_actions(0)) < 2 or state.hand(1).value <= state.hand(0).value:
            continue
        advice = advised(state)
        assert GAME.adviser is not None
        valuation = GAME.adviser().weigh(seen(state), 0, Random(1))
        first = max(one.value for one in valuation.choices if one.action != Fold())
        near = abs(first) <= valuation.error
        assert isinstance(advice.best[0], TooClose) is near
        if near:
            close += 1
            assert valuation.cost(Fold()) == 0
            assert said(advice.best[0]).startswith("Too close to call: fold, or reroll ")
    assert close


def test_advice_learns_which_leaders_answer() -> None:
    """A leader that has folded a hundred times is not expected to answer."""
    (usual,) = advised(GOOD).best
    (timid,) = advised(GOOD, *[Folded(1)] * 100).best
    assert isinstance(usual, ChallengeAdvised)
    assert isinstance(timid, ChallengeAdvised)
    assert timid.needed < usual.needed
    assert timid.answer is None or timid.answer.chance < usual.answer.chance  # type: ignore[union-attr]  # it is there: see above


@given(st.sampled_from(GAME.seats), st.integers(5, 60), st.integers(0, 10**9))
@settings(max_examples=25, deadline=None)
def test_advice_is_what_the_expert_does(seats: int, moves: int, seed: int) -> None:
    """It is legal, with exact chances on the right side of the needed one, the best first."""
    random = Random(seed)
    state = to_a_choice(GAME.new(seats, random_options(GAME, random)), moves, random)
    if state is None:
        return
    assert isinstance(state, TenDiePoker)
    (seat,) = state.actors
    if len(state.legal_actions(seat)) == 1:
        return
    advice = advised(state)
    assert advice.action == GAME.bot("expert").choose(state.seen_by(seat), seat, Random(1))
    assert advice.action in state.legal_actions(seat)
    (best,) = advice.best
    if isinstance(best, OutOfReach):
        assert advice.others == ()
        return
    assert isinstance(best, (ChallengeAdvised, FoldAdvised, TooClose))
    weighed = [event for event in advice.others if isinstance(event, ChallengeWeighed)]
    folds = [event for event in advice.others if isinstance(event, FoldWeighed)]
    assert len(weighed) <= 4
    losers = [event for event in advice.others if isinstance(event, LosersWeighed)]
    assert all(event.gain.ahead or event.gain == gain(0) for event in weighed)
    assert advice.others[-1:] == tuple(losers) or not losers
    if isinstance(best, ChallengeAdvised):
        assert best.near is (best.chance == best.needed)
    sentences = said(best, seats=(seat,)).split(". ")
    assert all(len(one.split()) <= 15 for one in sentences), sentences
    assert len(folds) == isinstance(advice.action, Challenge)
    leader, own = state.hand(state.leaders[0]).value, state.hand(seat)
    for event in (best, *weighed):
        exact = chance_to_beat(leader, own, event.pairs)
        if state.options.equal == "joins":
            exact += chance_to_equal(leader, own, event.pairs)
        assert event.chance == percent(exact)
        assert event.needed is None or event.needed >= 33
        if event.needed is None or isinstance(event, TooClose):
            continue
        if isinstance(event, FoldAdvised):
            assert event.chance < event.needed
        elif event.gain != gain(0):
            assert (event.chance >= event.needed) == event.gain.ahead
    for verbosity in Verbosity:
        for told in (*advice.best, *advice.others):
            text = said(told, verbosity, (seat,) if seat < 4 else ())
            assert verbosity is not Verbosity.BRAILLE or len(text) <= CELLS, text


@pytest.mark.parametrize("verbosity", Verbosity)
def test_alternatives_are_told_shortly(verbosity: Verbosity) -> None:
    """A second press reads one sentence for each alternative, the fold among them."""
    others = advised(GOOD).others
    assert FoldWeighed(0) in others
    assert isinstance(others[-1], LosersWeighed)
    for event in others:
        text = said(event, verbosity)
        assert text.count(".") == 1
        assert len(text) < 110
