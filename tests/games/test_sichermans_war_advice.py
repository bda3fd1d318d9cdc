"""Advice in Sicherman's War and its wording."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from amounts import amount
from hypothesis import given, settings
from hypothesis import strategies as st
from moves import to_a_choice

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.bots.advice import (
    PassAdvised,
    PassWeighed,
    PilesAlike,
    RollAdvised,
    RollWeighed,
)
from audiogame.games.sichermans_war.rules import (
    PASS,
    ROLLS,
    SKIRMISHES,
    Roll,
    SichermansWar,
    WarOptions,
    start,
)
from audiogame.games.sichermans_war.search.prospects import Prospect, prospects
from audiogame.games.sichermans_war.search.reasons import Reason, lead, reason
from audiogame.games.sichermans_war.sicherman_dice import FACES, Die
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.advice import nearly_as_good, percents_together
from audiogame.rules.cards import Rank
from audiogame.rules.game import Advice
from audiogame.rules.state import CHANCE, Action, Event, Query, State
from audiogame.rules.valuation import percent
from audiogame.rules.value import replace
from audiogame.testing import random_move


def advised(war: SichermansWar) -> Advice:
    assert GAME.adviser is not None
    (seat,) = war.actors
    return GAME.adviser().advise(war.seen_by(seat), seat, Random(1))


def said(event: Event, verbosity: Verbosity = Verbosity.FULL, seats: tuple[int, ...] = (0,)) -> str:
    narrator = Narrator(Texts("en", (GAME.package,)), GAME.name, ("Ann", "Bo"))
    narrator.verbosity = verbosity
    return narrator.tell(event, seats)


def last_skirmish(dice: tuple[tuple[Die, ...], ...], mine: Rank, theirs: Rank) -> SichermansWar:
    """Return the last skirmish of an even war, without reinforcements."""
    war = GAME.new(2)
    assert isinstance(war, SichermansWar)
    war = replace(war, battle=4, number=5, piles=((), ()), reserves=(0, 0), dice=dice)
    after, _ = war.apply(CHANCE, (mine, theirs))
    return after


def test_any_pile_is_as_good() -> None:
    """Dealing by hand is blind: every pile is equally good."""
    war = GAME.new(4, WarOptions(dealing="by hand"))
    assert isinstance(war, SichermansWar)
    advice = advised(war)
    assert advice.action == war.legal_actions(0)[0]
    assert advice.best == advice.others == (PilesAlike(0),)
    full = "Any pile: nobody knows what's in them."
    assert said(advice.best[0]) == full
    assert said(advice.best[0], Verbosity.BRIEF) == "Any pile: no difference."


def test_a_roll_with_its_exact_odds() -> None:
    """Two behind with the high die, the other without dice: five faces lead, none ties."""
    war = last_skirmish(((Die.HIGH,), ()), Rank.SEVEN, Rank.NINE)
    advice = advised(war)
    assert advice.action == ROLLS[Die.HIGH]
    (best,) = advice.best
    assert best == RollAdvised(0, Die.HIGH, 83, 83, 5, None, 0, 0, 83, False, Reason.SKIRMISH)
    assert advice.others == (PassWeighed(0, 0, 0),)
    assert said(advice.best[0]) == (
        "Roll the high die: 83 percent to win the war, against 0 by passing. "
        "It wins this skirmish in 83 percent, not 0."
    )
    brief = "Roll high: 83 percent, against 0 by passing."
    assert said(advice.best[0], Verbosity.BRIEF) == brief
    assert said(advice.best[0], seats=(0, 1)).startswith("Ann, roll the high die: 83 percent")


def test_a_pass_and_what_it_keeps() -> None:
    """A small stake far behind, early: dice are worth more later."""
    war = GAME.new(2)
    assert isinstance(war, SichermansWar)
    war, _ = war.apply(CHANCE, (Rank.TWO, Rank.EIGHT))
    advice = advised(war)
    assert advice.action == PASS
    (best,) = advice.best
    assert isinstance(best, PassAdvised)
    assert (best.reason, best.skirmish) == (Reason.SPARES, 0)
    assert said(best).endswith("It saves dice for later.")
    assert {event.die for event in advice.others if isinstance(event, RollWeighed)} == {*Die}


def test_a_total_out_of_reach_of_the_dice() -> None:
    """Dice that cannot even tie are not rolled, and the advice says why."""
    war = last_skirmish(((Die.LOW,), ()), Rank.TWO, Rank.NINE)
    (best,) = advised(war).best
    assert said(best) == "Pass: your dice can't catch up. 0 percent to win the war."
    assert said(best, Verbosity.BRIEF) == "Pass: your dice can't catch up. 0 percent."


def compared(war: SichermansWar, action: Action) -> Event:
    assert GAME.adviser is not None
    (seat,) = war.actors
    advice = GAME.adviser().compare(war.seen_by(seat), seat, action, Random(1))
    assert advice.others == advised(war).others
    (told,) = advice.best
    return told


def test_the_best_choice_is_compared_with_what_was_chosen() -> None:
    """With its own figures and the cause against it, whatever is second best."""
    war = GAME.new(2)
    assert isinstance(war, SichermansWar)
    behind, _ = war.apply(CHANCE, (Rank.TWO, Rank.EIGHT))
    tied, _ = war.apply(CHANCE, (Rank.NINE, Rank.NINE))
    while tied.chance is not None:
        tied, _ = tied.apply(CHANCE, (Rank.THREE, Rank.EIGHT))
    for state in (behind, tied):
        assert isinstance(state, SichermansWar)
        (seat,) = state.actors
        best, *others = prospects(state, seat)
        for chosen in others:
            told = compared(state, chosen.action)
            assert isinstance(told, (RollAdvised, PassAdvised))
            assert told.instead is chosen.die
            assert (told.war, told.instead_war) == percents_together(best.value, chosen.value)
            assert told.instead_skirmish == percent(chosen.skirmish)
            if not told.near:
                assert told.reason is reason(state, seat, best, chosen)
        assert (compared(state, best.action),) == advised(state).best


def test_a_hopeless_roll_is_told_what_it_costs() -> None:
    event = PassAdvised(0, 50, 0, Die.LOW, 46, 0, 0, False, Reason.HOPELESS)
    assert said(event) == (
        "Pass: your dice can't catch up. 50 percent to win the war, against 46 with the low die."
    )


def test_a_review_begins_with_where_the_war_stands() -> None:
    """Battle, skirmish, score and stake in one sentence; then what the seat has."""
    war = GAME.new(2)
    assert isinstance(war, SichermansWar)
    war, _ = war.apply(CHANCE, (Rank.TWO, Rank.EIGHT))
    war = replace(war, battle=2, points=(75, 0))
    (seat,) = war.actors
    first, *rest = war.seen_by(seat).position(seat)
    assert seat == 0
    assert said(first) == ("Battle 2, skirmish 1: you have 75 and Bo has 0, 10 points at stake.")
    assert rest == [*war.answer(Query.OWN, seat), war.decision(seat)]


def test_a_tie_is_sure_to_be_broken() -> None:
    """In a tie any roll leads."""
    war = last_skirmish(((Die.LOW, Die.HIGH), ()), Rank.NINE, Rank.NINE)
    (best,) = advised(war).best
    assert isinstance(best, RollAdvised)
    assert (best.leads, best.war) == (6, 100)
    assert said(best).endswith("The high die is nearly as good.")


@given(st.sampled_from((2, 2, 4)), st.integers(5, 60), st.randoms(use_true_random=False))
@settings(max_examples=amount(8, 25), deadline=None)
def test_advice_is_what_the_expert_does(seats: int, moves: int, random: Random) -> None:
    """It is legal, comes with every alternative, the best first, and counts faces rightly."""
    state = to_a_choice(
        GAME.new(seats, WarOptions(jokers=random.choice(("off", "on")))), moves, random
    )
    if state is None:
        return
    assert isinstance(state, SichermansWar)
    (seat,) = state.actors
    advice = advised(state)
    assert advice.action == GAME.bot("expert").choose(state.seen_by(seat), seat, Random(1))
    assert len(advice.others) == len(state.legal_actions(seat)) - 1
    (best,) = advice.best
    assert isinstance(best, (RollAdvised, PassAdvised))
    weighed = [e for e in advice.others if isinstance(e, (RollWeighed, PassWeighed))]
    chances = [best.war, *[event.war for event in weighed]]
    assert chances == sorted(chances, reverse=True)
    gap = state.skirmish.best - state.skirmish.totals[seat]
    for event in (best, *weighed):
        assert 0 <= event.skirmish <= 100
        if isinstance(event, (RollAdvised, RollWeighed)):
            assert event.leads == sum(face > gap for face in FACES[event.die])
        if isinstance(event, RollWeighed):
            assert event.ties == sum(face == gap for face in FACES[event.die])


@pytest.mark.parametrize("verbosity", Verbosity)
def test_alternatives_are_told_shortly(verbosity: Verbosity) -> None:
    """A second press reads one sentence for each alternative."""
    war = last_skirmish(((Die.STANDARD, Die.LOW), (Die.HIGH,)), Rank.SEVEN, Rank.NINE)
    for event in advised(war).others:
        text = said(event, verbosity)
        assert text.count(".") == 1
        assert len(text) < 100


WORDS = 25
"""Words of advice, at most."""


@pytest.mark.parametrize(
    "reason", [None, *[each for each in Reason if each is not Reason.HOPELESS]]
)
@pytest.mark.parametrize("more", [0, 5])
def test_the_longest_advice_is_short(reason: Reason | None, more: int) -> None:
    """Similar numbers are not compared."""
    near = reason is None
    war = (54, 54) if near else (54, 51)
    for event in (
        RollAdvised(
            0, Die.STANDARD, war[0], 48, 3, Die.HIGH, war[1], 48 - more, more, near, reason
        ),
        PassAdvised(0, war[0], 48, Die.STANDARD, war[1], 48 - more, more, near, reason),
    ):
        text = said(event)
        assert len(text.split()) <= WORDS
        assert ("against" in text) is not near
        assert ("nearly" in text) is near
        assert "48 percent, not 48" not in text


@pytest.mark.parametrize(
    ("seats", "games", "every"),
    [
        (2, 4, 6),
        pytest.param(2, amount(6, 60), 1, marks=pytest.mark.soak),
        pytest.param(4, amount(2, 12), 1, marks=pytest.mark.soak),
    ],
)
def test_a_reason_is_true(seats: int, games: int, every: int) -> None:
    """The claim of its sentence is computed, and holds; without its cause the lead is gone."""
    random, told, asked = Random(4), Counter[Reason | None](), 0
    for _ in range(games):
        state: State = GAME.new(seats)
        while state.result is None:
            assert isinstance(state, SichermansWar)
            if state.chance is not None or len(state.legal_actions(state.actors[0])) < 2:
                state, _ = state.apply(*random_move(state, random))
                continue
            asked += 1
            if asked % every or random.random() < 0.3:
                state, _ = state.apply(*random_move(state, random))
                continue
            (seat,) = state.actors
            if not isinstance(state.legal_actions(seat)[0], Roll):
                state, _ = state.apply(*random_move(state, random))
                continue
            best, second, *_ = prospects(state, seat)
            if not nearly_as_good(best.value, second.value):
                why = reason(state, seat, best, second)
                told[why] += 1
                check_reason(state, seat, why)
            action = PASS if best.die is None else ROLLS[best.die]
            state, _ = state.apply(seat, action)
    assert {Reason.SPARES, Reason.SKIRMISH} <= told.keys()


def test_the_lead_of_a_choice_is_that_of_the_advised_chances() -> None:
    """With four seats the search has a limit: choices are compared within one search."""
    cards = (Rank.QUEEN, Rank.ACE, Rank.NINE, Rank.EIGHT)
    unseen = (*cards, *[*Rank][:8] * 3)
    war = replace(start(4, WarOptions()), unseen=unseen, piles=((2, 3),) * 4, battle=2)
    war, _ = war.apply(CHANCE, cards)
    war = replace(war, skirmish=replace(war.skirmish, starter=1, asked=2))
    best, second, *_ = prospects(war, 2)
    assert (best.die, second.die) == (Die.HIGH, None)
    assert lead(war, 2, best, second) == best.value - second.value > 0


def check_reason(state: SichermansWar, seat: int, why: Reason | None) -> None:
    """Check the sentence's claim about the two best choices."""
    best, second, *_ = prospects(state, seat)
    more = best.value - second.value
    match why:
        case Reason.SPARES:
            assert state.number < SKIRMISHES, "no skirmish of this battle is left"
            assert pips(best.die) < pips(second.die), "what is kept is no better"
            assert lead_in(replace(state, number=SKIRMISHES), seat, best, second) < more
        case Reason.SCORE:
            assert len({*state.points}) > 1
            even = replace(state, points=(0,) * state.seats)
            assert lead_in(even, seat, best, second) <= 0 < more
        case Reason.SKIRMISH:
            assert best.skirmish > second.skirmish
        case Reason.HOPELESS:
            assert best.die is None
            assert best.skirmish == 0


def pips(die: Die | None) -> int:
    """Return the sum of a die's faces; 0 for no die."""
    return sum(FACES[die]) if die is not None else 0


def lead_in(war: SichermansWar, seat: int, best: Prospect, second: Prospect) -> float:
    """Return how much more one choice wins than the other in a given state."""
    values = {one.die: one.value for one in prospects(war, seat)}
    return values[best.die] - values[second.die]
