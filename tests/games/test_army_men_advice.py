"""Advice in Army Men, and how it is told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from moves import to_a_choice

from audiogame.games.army_men import GAME
from audiogame.games.army_men.bots.advice import (
    MOST_OTHERS,
    Advantage,
    Advised,
    LastDieAdvised,
    RestWeighed,
    Weighed,
)
from audiogame.games.army_men.events import Dice
from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions, SetAside
from audiogame.games.army_men.scores import named
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.game import Advice
from audiogame.rules.odds import percent
from audiogame.rules.state import CHANCE, Event

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
        0, Dice(0, (2, 4)), 100, 1, 6, 0, Dice(0, (2,)), 81, 5, 50, -1, Advantage.END
    )
    assert said(best) == (
        "Set aside 2, 4 rather than a 2: 100 percent to win the game instead of 81. "
        "The game may end with this round, and these dice suit the totals better."
    )
    assert said(best, seats=(0, 1)).startswith("Ann, set aside 2, 4 rather than a 2: 100 ")
    assert said(best, Verbosity.BRIEF) == "Keep 2, 4: 100 percent; a 2, 81."
    assert said(best, Verbosity.BRAILLE) == "2, 4 100; a 2 81%."
    assert [said(event) for event in advice.others] == [
        "A 2: 81 percent to win, about 5 points, round won in 50 percent.",
        "A 4: 54 percent to win, about 7 points, round won in 17 percent.",
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
        "Set aside 3, 4 rather than a 4: 65 percent to win the game instead of 53. "
        "It wins the round less often, 0 percent instead of 17: "
        "a die that is kept costs points later."
    )


def test_the_last_die() -> None:
    """There is nothing else to choose, but it says where that leads: 15 against 19."""
    state = last_round(4, owned=(2, 2), totals=(11, 17), against=2)
    advice = advised(state)
    assert advice.action == SetAside((1,))
    assert advice.others == ()
    assert advice.best == (LastDieAdvised(0, Dice(0, (4,)), 100, 1, 4),)
    (best,) = advice.best
    assert said(best) == "Set aside a 4, the last die: you end on 4, 100 percent to win the game."
    assert said(best, seats=(0, 1)) == (
        "Ann, set aside a 4, the last die: your turn ends on 4, 100 percent to win the game."
    )
    assert said(best, Verbosity.BRIEF) == "The last die: 4, 100 percent to win."


def test_a_first_throw_of_a_campaign() -> None:
    """It says what the first is better for, then five more, and how good the rest is at best."""
    state = GAME.new(2, ArmyMenOptions(first=0, campaign=3))
    state, _ = state.apply(CHANCE, (1, 3, 4, 5, 6))
    assert isinstance(state, ArmyMen)
    advice = advised(state)
    (best,) = advice.best
    assert isinstance(best, Advised)
    assert advice.action == SetAside((1,))
    assert best.reason is Advantage.POINTS
    assert said(best).startswith("Set aside one soldier rather than one soldier, 3: 49 ")
    assert said(best).endswith(f"fewer points, about 8 instead of {best.instead_points}.")
    assert [type(event) for event in advice.others] == [*[Weighed] * MOST_OTHERS, RestWeighed]
    rest = advice.others[-1]
    assert isinstance(rest, RestWeighed)
    assert rest.count == 15 - 1 - MOST_OTHERS
    assert said(rest) == f"9 more choices: {rest.chance} percent or less."


def test_choices_that_come_to_the_same() -> None:
    """When the game is lost, nothing is better than anything else, and it says so."""
    (best,) = advised(last_round(2, 4, totals=(90, 0), against=6)).best
    assert isinstance(best, Advised)
    assert (best.chance, best.instead_chance, best.reason) == (0, 0, Advantage.NONE)
    assert said(best).endswith("It makes next to no difference.")


@pytest.mark.parametrize(
    ("reason", "fewer", "end"),
    [
        (Advantage.POINTS, 2, "It leads to fewer points, about 14 instead of 16."),
        (Advantage.POINTS, 0, "It leads to slightly fewer points, about 14."),
        (Advantage.RISK, -1, "It risks more, which pays at this score."),
        (Advantage.CAUTION, -1, "It risks less, which pays at this score."),
    ],
)
def test_the_reasons(reason: Advantage, fewer: int, end: str) -> None:
    """Each is a sentence, to the one who asks and to several at one keyboard."""
    event = Advised(
        0, Dice(0, (3, 5)), 61, 3, 14, 40, Dice(0, (3,)), 58, 14 + fewer, 41, fewer, reason
    )
    start = "et aside 3, 5 rather than a 3: 61 percent to win the campaign instead of 58."
    assert said(event) == f"S{start} {end}"
    assert said(event, seats=(0, 1)) == f"Ann, s{start} {end}"


@given(st.sampled_from((1, 3)), st.integers(1, 70), st.randoms(use_true_random=False))
@settings(max_examples=6, deadline=None)
def test_advice_is_what_the_expert_does(campaign: int, moves: int, random: Random) -> None:
    """It is legal, tells the best first, and fits on a braille display."""
    state = to_a_choice(GAME.new(2, ArmyMenOptions(campaign=campaign)), moves, random)
    if state is None:
        return
    assert isinstance(state, ArmyMen)
    (seat,) = state.actors
    advice = advised(state)
    assert advice.action == GAME.bot("expert").choose(state.seen_by(seat), seat, Random(2))
    assert advice.action in state.legal_actions(seat)
    (best,) = advice.best
    if len(state.dice) == 1:
        assert isinstance(best, LastDieAdvised)
        return
    assert isinstance(best, Advised)
    assert isinstance(advice.action, SetAside)
    assert best.dice == named(tuple(state.dice[p - 1] for p in advice.action.dice))
    told = [event for event in advice.others if isinstance(event, Weighed)]
    assert (told[0].dice, told[0].chance) == (best.instead, best.instead_chance)
    chances = [best.chance, *[event.chance for event in told]]
    assert chances == sorted(chances, reverse=True)
    for event in (best, *advice.others):
        assert len(said(event, Verbosity.BRAILLE, (seat,))) <= CELLS
        assert said(event, Verbosity.BRIEF, (seat,)).count(".") == 1


def test_the_longest_advice_fits_on_a_braille_display() -> None:
    """One soldier with another die, twice, and every chance."""
    pair, other = Dice(1, (6,)), Dice(1, (5,))
    for reason in Advantage:
        event = Advised(0, pair, 100, 3, 30, 99, other, 100, 29, 100, -1, reason)
        assert len(said(event, Verbosity.BRAILLE)) <= CELLS


def test_percents_are_never_surer_than_they_are() -> None:
    assert [percent(chance) for chance in (0, 1e-9, 0.004, 0.496, 0.9999, 1)] == [
        *(0, 1, 1, 50, 99, 100)
    ]
