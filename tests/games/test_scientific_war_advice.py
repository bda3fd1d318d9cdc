"""Scientific War: the adviser says what the expert would do, with the numbers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scientific import choose, holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.advice import (
    AnswerAdvised,
    AnswerInstead,
    Fate,
    Mixed,
    PlayAdvised,
    PlayInstead,
    SwapAdvised,
    SwapInstead,
    in_round_numbers,
)
from audiogame.games.scientific_war.rules import Play, ScientificWar, Swap
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.cards import Rank
from audiogame.rules.game import Advice
from audiogame.rules.odds import percent
from audiogame.rules.state import replace
from audiogame.testing import play_random


def advise(state: ScientificWar, seat: int = 0, seed: int = 1) -> Advice:
    assert GAME.adviser is not None
    return GAME.adviser().advise(state.seen_by(seat), seat, Random(seed))


def told(event: object, verbosity: Verbosity = Verbosity.FULL) -> str:
    narrator = Narrator(Texts("en", (GAME.package,)), GAME.name, ("Ann", "Bo"), verbosity)
    return narrator.tell(event, (0,))


def test_a_mixed_choice_is_advised_with_its_numbers() -> None:
    """King and ten against ace and queen with two tricks left: each every second time.

    The ten takes nothing; the king takes the trick against the queen, every second time.
    """
    state = holding(war(2, "limit=2"), ("king ten", ""), ("ace queen", ""))
    advice = [advise(state, seed=seed) for seed in range(12)]
    assert {each.action for each in advice} == {Play(Rank.KING), Play(Rank.TEN)}
    king = next(each for each in advice if each.action == Play(Rank.KING))
    (best,) = king.best
    assert best == PlayAdvised(
        0, Rank.KING, 50, 2, 25, (Mixed(Rank.KING, 1, 2), Mixed(Rank.TEN, 1, 2))
    )
    assert king.others == (PlayInstead(Rank.TEN, 0, 25, 1, 2),)
    assert told(best) == (
        "Play the king: 50 percent to take the trick of 2 cards, 25 percent to win the game. "
        "About as good, so mix them: one time in 2 the king, one time in 2 the 10."
    )
    assert told(best, Verbosity.BRIEF) == (
        "King: takes 50 percent, wins 25. Mix: 1 in 2 the king, 1 in 2 the 10."
    )


def test_the_spy_is_told_what_becomes_of_the_trick() -> None:
    """The others' cards are known, and so is the fate of each own card."""
    state = replace(
        holding(war(2, "limit=1"), ("ace king four", ""), ("three king six", "")), spy=0
    )
    state, _ = choose(state, 1, "king")
    advice = advise(state)
    assert advice.best == (AnswerAdvised(0, Rank.ACE, Fate.TAKES, 2, 100),)
    assert set(advice.others) == {
        AnswerInstead(Rank.KING, Fate.WAR, 50),
        AnswerInstead(Rank.FOUR, Fate.LOSES, 0),
    }
    assert told(advice.best[0]) == (
        "Play the ace: it takes the trick with 2 cards, 100 percent to win the game."
    )


def test_swapping_and_keeping_are_compared() -> None:
    """After an 8: what is in hand then, and the chance to win."""
    strong = "ace ace ace king king queen jack"
    state = holding(war(2), ("eight four", strong), ("four five six", "seven nine"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    advice = advise(state)
    assert advice.action == Swap()
    (best,), (other,) = advice.best, advice.others
    assert isinstance(best, SwapAdvised)
    assert isinstance(other, SwapInstead)
    assert (best.swap, best.hand) == (True, 9)
    assert (other.swap, other.hand) == (False, 1)
    assert best.wins >= other.wins
    assert told(best).startswith("Swap hand and pile: ")


def test_advice_is_drawn_from_what_the_expert_plays() -> None:
    """Who always follows it plays as the expert does; the alternatives come best first."""
    for seats in (2, 4):
        state = war(seats)
        for seed in range(4):
            advice = advise(state, seed=seed)
            assert advice.action in state.legal_actions(0)
            (best,) = advice.best
            assert isinstance(best, PlayAdvised)
            assert advice.action == Play(best.rank)
            assert 1 <= len(advice.others) <= 5
            played = [other for other in advice.others if isinstance(other, PlayInstead)]
            often = [other.times / other.of for other in played]
            assert often == sorted(often, reverse=True)
            assert best.rank not in [other.rank for other in played]


def test_only_what_the_seat_may_know_is_used() -> None:
    """Other hands behind the same view: the same advice."""
    one = ("ace king nine two", "three four")
    advice = [
        advise(holding(war(2), one, other))
        for other in (("five six", "ten queen"), ("ten queen", "five six"))
    ]
    assert advice[0] == advice[1]


def test_there_is_advice_wherever_a_seat_is_awaited() -> None:
    """Random games with random options: legal advice, every line of it a sentence."""
    random = Random(23)
    asked = 0
    for _ in range(5):
        for number, state in enumerate(play_random(GAME, random)):
            if state.result is not None or number % 23 or not isinstance(state, ScientificWar):
                continue
            seat = random.choice(state.actors)
            advice = advise(state, seat, number)
            assert advice.action in state.legal_actions(seat)
            for event in (*advice.best, *advice.others):
                assert event.seen_by(seat) == event
                assert told(event).endswith(".")
            asked += 1
            if number > 150:
                break
    assert asked > 15


@pytest.mark.parametrize(
    ("chance", "told"),
    [(1 / 3, (1, 3)), (0.66, (2, 3)), (0.5, (1, 2)), (0.03, (1, 20)), (0.0, (0, 1)), (1.0, (1, 1))],
)
def test_how_often_is_told_in_round_numbers(chance: float, told: tuple[int, int]) -> None:
    """One time in three, not 33 times in a hundred."""
    assert in_round_numbers(chance) == told


@given(st.floats(0.02, 1))
def test_round_numbers_are_near(chance: float) -> None:
    times, of = in_round_numbers(chance)
    assert abs(times / of - chance) <= max(0.15 * chance, 0.0301)


def test_only_what_is_sure_is_told_as_sure() -> None:
    assert [percent(part) for part in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
