"""Advice in Army Men and its wording."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from amounts import amount
from hypothesis import given, settings
from hypothesis import strategies as st
from moves import to_a_choice

from audiogame.games.army_men import GAME
from audiogame.games.army_men.bots.advice import MOST_OTHERS, Advised, Kept, RestWeighed, Weighed
from audiogame.games.army_men.rules import DICE, ArmyMen, ArmyMenOptions, SetAside
from audiogame.games.army_men.scores import named
from audiogame.games.army_men.search.advantage import Advantage, causes, reason
from audiogame.games.army_men.search.prospects import Prospect, prospects, worth
from audiogame.games.army_men.search.rounds import round_of, turn_in
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.advice import nearly_as_good, percents_together
from audiogame.rules.game import Advice
from audiogame.rules.state import CHANCE, Event, State
from audiogame.rules.valuation import percent
from audiogame.rules.value import replace
from audiogame.testing import random_move

CELLS = 40


def advised(state: ArmyMen) -> Advice:
    assert GAME.adviser is not None
    (seat,) = state.actors
    return GAME.adviser().advise(state.seen_by(seat), seat, Random(1))


def said(event: Event, verbosity: Verbosity = Verbosity.FULL, seats: tuple[int, ...] = (0,)) -> str:
    narrator = Narrator(Texts("en", (GAME.package,)), GAME.name, ("Ann", "Bo"))
    narrator.verbosity = verbosity
    return narrator.tell(event, seats)


def last_round(
    *faces: int, owned: tuple[int, int] = (3, 2), totals: tuple[int, int], against: int
) -> ArmyMen:
    """Return a throw of seat 0 in the fifth round, in which the other has ended on a score."""
    after = (totals[0], totals[1] + against)
    options = ArmyMenOptions(first=1)
    state = ArmyMen(options, 1, owned=owned, totals=after, scores=(None, against), round=5)
    state, _ = state.apply(CHANCE, faces)
    assert state.actors == (0,)
    return state


def test_a_choice_that_wins_for_sure() -> None:
    """6 points tie the round at 6, which ends the game, and win it by one."""
    advice = advised(last_round(2, 4, totals=(17, 18), against=6))
    assert advice.action == SetAside((1, 2))
    (best,) = advice.best
    assert best == Advised(
        0, Kept(0, (2, 4)), 100, 1, 6, 0, Kept(0, (2,)), 81, 5, 50, -1, False, Advantage.CAUTION
    )
    assert said(best) == (
        "Keep 2 and 4: 100 percent to win the game, against 81 with a 2. "
        "It risks less, which pays at this score."
    )
    assert said(best, seats=(0, 1)).startswith("Ann, keep 2 and 4: 100 percent")
    assert said(best, Verbosity.BRIEF) == "Keep 2 and 4: 100 percent, against 81 with a 2."
    assert said(best, Verbosity.BRAILLE) == "2, 4 100; a 2 81%."
    assert [said(event) for event in advice.others] == [
        "A 2: 81 percent to win overall, 50 percent to win the round, about 5 points.",
        "A 4: 54 percent to win overall, 17 percent to win the round, about 7 points.",
    ]
    assert said(advice.others[0], Verbosity.BRIEF) == "A 2: 81 percent."


def test_a_round_that_is_better_lost() -> None:
    """Against 8 with 2 aside, 9 loses the round for sure, which leaves a die less to count."""
    state = ArmyMen(ArmyMenOptions(first=1), 1, totals=(0, 8), scores=(None, 8), aside=(1, 1, 2))
    state, _ = state.apply(CHANCE, (3, 4))
    advice = advised(state)
    assert advice.action == SetAside((1, 2))
    (best,) = advice.best
    assert isinstance(best, Advised)
    assert best.reason is Advantage.DIE
    assert said(best) == (
        "Keep 3 and 4: 65 percent to win the game, against 52 with a 4. Losing rounds helps: "
        "fewer dice, fewer points later."
    )


def test_the_best_choice_is_compared_with_what_was_chosen() -> None:
    """With its own figure and the cause against it, whatever is second best; the rest as ever."""
    state = GAME.new(2, ArmyMenOptions(first=0))
    state, _ = state.apply(CHANCE, (2, 3, 4, 5, 6))
    assert isinstance(state, ArmyMen)
    best, *others = prospects(state, 0, 99)
    for chosen in others:
        advice = compared(state, chosen)
        assert advice.action == best.action
        (told,) = advice.best
        assert isinstance(told, Advised)
        assert told.instead == dice_of(state, chosen)
        assert (told.chance, told.instead_chance) == percents_together(best.value, chosen.value)
        assert told.near is nearly_as_good(best.value, chosen.value)
        assert told.reason is (None if told.near else reason(state, 0, best, chosen))
        assert advice.others == advised(state).others
    assert compared(state, best).best == advised(state).best


def compared(state: ArmyMen, choice: Prospect) -> Advice:
    assert GAME.adviser is not None
    return GAME.adviser().compare(state.seen_by(0), 0, choice.action, Random(1))


def dice_of(state: ArmyMen, choice: Prospect) -> Kept:
    dice = named(state.chosen(choice.action))
    return Kept(dice.soldiers, dice.others)


def test_a_first_throw_of_a_campaign() -> None:
    """It says what the first choice is better for, then five more, and the best of the rest."""
    state = GAME.new(2, ArmyMenOptions(first=0, campaign=3))
    state, _ = state.apply(CHANCE, (1, 3, 4, 5, 6))
    assert isinstance(state, ArmyMen)
    advice = advised(state)
    (best,) = advice.best
    assert isinstance(best, Advised)
    assert advice.action == SetAside((1,))
    assert best.reason is Advantage.POINTS
    assert said(best).startswith("Keep one soldier: 49 percent to win the campaign, against ")
    assert said(best).endswith(
        f" with one soldier and 3. It scores about 8 points, not {best.instead_points}."
    )
    assert [type(event) for event in advice.others] == [*[Weighed] * MOST_OTHERS, RestWeighed]
    rest = advice.others[-1]
    assert isinstance(rest, RestWeighed)
    assert rest.count == 15 - 1 - MOST_OTHERS
    assert said(rest) == f"9 more choices: at most {rest.chance} percent to win."


def test_choices_that_come_to_the_same() -> None:
    """When the game is lost all choices are equal, and the advice says so."""
    (best,) = advised(last_round(2, 4, totals=(90, 0), against=6)).best
    assert isinstance(best, Advised)
    assert (best.chance, best.instead_chance, best.near, best.reason) == (0, 0, True, None)
    assert said(best).startswith("Keep a 2: 0 percent to win the game. ")
    assert said(best).partition("game. ")[2].startswith("Nearly as good: ")


WORDS = 25
"""Words of advice, at most."""


@pytest.mark.parametrize("reason", [*Advantage, None])
@pytest.mark.parametrize("seats", [(0,), (0, 1)])
def test_the_longest_advice_is_short(reason: Advantage | None, seats: tuple[int, ...]) -> None:
    """To the asker alone and to several at one keyboard; similar numbers are not compared."""
    most = Kept(2, ()), Kept(1, (3,))
    near = reason is None
    chances = (61, 61) if near else (61, 58)
    event = Advised(0, most[0], chances[0], 3, 14, 40, most[1], chances[1], 16, 41, 2, near, reason)
    text = said(event, seats=seats)
    assert len(text.split()) <= WORDS + (len(seats) > 1)
    assert ("against" in text) is not near


def positions(
    random: Random, games: int, dice: int
) -> Iterator[tuple[ArmyMen, int, Prospect, Prospect]]:
    """Yield positions of games with the two best choices of each.

    Args:
        random: chooses the moves.
        games: number of games.
        dice: of each seat at the start; fewer take less computation.
    """
    for _ in range(games):
        campaign = random.choice((1, 3))
        begun = GAME.new(2, ArmyMenOptions(first=0, campaign=campaign))
        assert isinstance(begun, ArmyMen)
        state: State = begun
        if dice < DICE:
            state = replace(begun, owned=(dice, dice), round=1 + DICE - dice, game=campaign)
        while state.result is None:
            assert isinstance(state, ArmyMen)
            if state.chance is None and len(state.dice) > 1:
                (seat,) = state.actors
                found = prospects(state, seat, 2)
                if len(found) == 2:
                    yield state, seat, *found
                if random.random() < 0.6:
                    state, _ = state.apply(seat, found[0].action)
                    continue
            state, _ = state.apply(*random_move(state, random))


@pytest.mark.parametrize(
    ("games", "dice", "least"),
    [(6, 5, 20), pytest.param(amount(20, 150), DICE, amount(200, 2000), marks=pytest.mark.soak)],
)
def test_a_reason_is_true(games: int, dice: int, least: int) -> None:
    """The claim of its sentence is computed, and holds; its cause makes up part of the lead."""
    told: Counter[Advantage | None] = Counter()
    for state, seat, best, second in positions(Random(5), games, dice):
        if nearly_as_good(best.value, second.value):
            continue
        why = reason(state, seat, best, second)
        told[why] += 1
        if why is None:
            continue
        found = causes(state, seat, best, second)
        lead = best.value - second.value
        assert found.points + found.die + found.spread == pytest.approx(lead)
        cause = {
            Advantage.POINTS: found.points,
            Advantage.RISK: found.spread,
            Advantage.CAUTION: found.spread,
        }.get(why, found.die)
        assert cause > 0
        if why is not Advantage.POINTS and cause == found.die:
            assert _lead_without_the_die(state, best, second) < lead
        match why:
            case Advantage.POINTS:
                assert best.points < second.points
            case Advantage.DIE:
                assert best.wins < second.wins
                assert best.loses > second.loses
            case Advantage.OTHERS_DIE:
                assert best.loses > second.loses
            case Advantage.ROUND:
                assert best.wins > second.wins
            case Advantage.END:
                assert ends(state.owned) == {True, False}
            case Advantage.RISK | Advantage.CAUTION:
                assert (best.spread > second.spread) is (why is Advantage.RISK)
                assert best.spread != second.spread
                assert _lead_at_an_even_score(state, best, second) <= 0
    assert sum(told.values()) >= least
    assert {Advantage.POINTS, Advantage.DIE, Advantage.END} <= told.keys()


def ends(owned: tuple[int, int]) -> set[bool]:
    """Return whether a round with these dice of two seats can end, and continue, the game."""
    found = set()
    for points in (1, 2, 3):
        state = ArmyMen(
            ArmyMenOptions(first=1), 1, owned=owned, totals=(0, 2), scores=(None, 2), round=4
        )
        state, _ = state.apply(CHANCE, (points,) * (owned[0] - 1))
        while state.scores[0] is None and state.result is None and state.round == 4:
            if state.chance is None:
                (seat,) = state.actors
                state, _ = state.apply(seat, state.legal_actions(seat)[-1])
            else:
                state, _ = state.apply(CHANCE, (1,) * len(state.chance.faces))
        found.add(state.result is not None)
    return found


def _lead_without_the_die(state: ArmyMen, best: Prospect, second: Prospect) -> float:
    """Return the lead of the best choice if both ante dice are lost in any case."""
    turn = turn_in(state, replace(round_of(state), kept=False))
    return worth(state, turn, best.action) - worth(state, turn, second.action)


def _lead_at_an_even_score(state: ArmyMen, best: Prospect, second: Prospect) -> float:
    """Return the lead of the best choice if both seats have equal points."""
    turn = turn_in(state, replace(round_of(state), lead=0))
    return worth(state, turn, best.action) - worth(state, turn, second.action)


@given(st.sampled_from((1, 3)), st.integers(1, 70), st.randoms(use_true_random=False))
@settings(max_examples=6, deadline=None)
def test_advice_is_what_the_expert_does(campaign: int, moves: int, random: Random) -> None:
    """It is legal, puts the best first, and fits on a braille display."""
    state = to_a_choice(GAME.new(2, ArmyMenOptions(campaign=campaign)), moves, random)
    if state is None:
        return
    assert isinstance(state, ArmyMen)
    (seat,) = state.actors
    if len(state.legal_actions(seat)) == 1:
        assert advised(state) == Advice(state.legal_actions(seat)[0], (), ())
        return
    advice = advised(state)
    assert advice.action == GAME.bot("expert").choose(state.seen_by(seat), seat, Random(2))
    assert advice.action in state.legal_actions(seat)
    (best,) = advice.best
    assert isinstance(best, Advised)
    assert isinstance(advice.action, SetAside)
    dice = named(tuple(state.dice[p - 1] for p in advice.action.dice))
    assert best.dice == Kept(dice.soldiers, dice.others, dice.twins)
    told = [event for event in advice.others if isinstance(event, Weighed)]
    assert (told[0].dice, told[0].chance) == (best.instead, best.instead_chance)
    chances = [best.chance, *[event.chance for event in told]]
    assert chances == sorted(chances, reverse=True)
    for event in (best, *advice.others):
        assert len(said(event, Verbosity.BRAILLE, (seat,))) <= CELLS
        assert said(event, Verbosity.BRIEF, (seat,)).count(".") == 1


def test_the_longest_advice_fits_on_a_braille_display() -> None:
    """One soldier with another die, twice, and every chance."""
    pair, other = Kept(1, (6,)), Kept(1, (5,))
    for why in Advantage:
        event = Advised(0, pair, 100, 3, 30, 99, other, 100, 29, 100, -1, False, why)
        assert len(said(event, Verbosity.BRAILLE)) <= CELLS


def test_percents_are_never_surer_than_they_are() -> None:
    assert [percent(chance) for chance in (0, 1e-9, 0.004, 0.496, 0.9999, 1)] == [
        *(0, 1, 1, 50, 99, 100)
    ]
