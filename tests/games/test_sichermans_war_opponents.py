"""Opponents of Sicherman's War: short matches, and the contract of bots.

The full figures are those of the command in `opponents/sichermans.py`.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from opponents.sichermans import REFERENCES, match

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.bots.skilled import price
from audiogame.games.sichermans_war.rules import PASS, ROLLS, Roll, SichermansWar, WarOptions
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, Die
from audiogame.rules.cards import Rank
from audiogame.rules.options import option_kinds
from audiogame.rules.state import CHANCE, Action
from audiogame.rules.value import replace
from audiogame.table.luck import Luck

STRENGTHS = tuple(GAME.bots)


def after_cards(points: tuple[int, ...], battle: int, number: int, *cards: Rank) -> SichermansWar:
    """Return a war in which these cards have just been turned, with all dice."""
    war = GAME.new(len(cards))
    assert isinstance(war, SichermansWar)
    piles = (tuple(range(battle, 4)),) * len(cards)
    war = replace(war, points=points, battle=battle, number=number, piles=piles)
    after, _ = war.apply(CHANCE, cards)
    return after


def chosen(war: SichermansWar, strength: str = "expert") -> Action:
    (seat,) = war.actors
    return GAME.bot(strength).choose(war.seen_by(seat), seat, Random(1))


def test_strengths_are_casual_skilled_and_expert() -> None:
    """The default opponent is casual; two are stronger."""
    assert STRENGTHS == ("casual", "skilled", "expert")


SOAK = pytest.mark.soak


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (0, 2, WarOptions("off", "by hand")),
        (1, 4, WarOptions("on", "automatic")),
        *[
            pytest.param(seed, seats, WarOptions(jokers, dealing), marks=SOAK)
            for seed, (seats, jokers, dealing) in enumerate(
                product((2, 4), ("off", "on"), ("automatic", "by hand"))
            )
        ],
    ],
)
def test_every_strength_plays_with_every_option(
    strength: str, seed: int, seats: int, options: WarOptions
) -> None:
    """Legal actions to the end, and the same ones when asked again with the same stream."""
    luck = Luck(f"options {seed}")
    assert {kind.name for kind in option_kinds(GAME.options)} == {"jokers", "dealing"}
    state = GAME.new(seats, options)
    if strength == "expert":  # one expert among quick players keeps this test short
        bots = [GAME.bot(strength), *[REFERENCES["random"]() for _ in range(seats - 1)]]
    else:
        bots = [GAME.bot(strength) for _ in range(seats)]
    again = GAME.bot(strength)
    moves = 0
    while state.result is None:
        moves += 1
        if state.chance is not None:
            state, _ = state.apply(CHANCE, luck.outcome(moves, state.chance))
            continue
        (seat,) = state.actors
        view = state.seen_by(seat)
        action = bots[seat].choose(view, seat, luck.stream(seat, moves))
        if seat == 0 and moves % 9 == 0:
            assert again.choose(view, seat, luck.stream(seat, moves)) == action
        state, _ = state.apply(seat, action)
    assert moves > 40


@pytest.mark.parametrize(
    ("names", "games", "least"),
    [
        (("skilled", "random"), 40, 0.6),
        (("expert", "random"), 6, 0.6),
        pytest.param(("expert", "greedy", "greedy", "greedy"), 4, 0.3, marks=pytest.mark.real),
        pytest.param(("skilled", "random"), 200, 0.66, marks=SOAK),
        pytest.param(("skilled", "greedy"), 300, 0.53, marks=SOAK),
        pytest.param(("expert", "random"), 24, 0.6, marks=SOAK),
        pytest.param(("expert", "half"), 24, 0.5, marks=SOAK),
        pytest.param(("expert", "greedy", "greedy", "greedy"), 64, 0.4, marks=SOAK),
    ],
)
def test_a_short_match(names: tuple[str, ...], games: int, least: float) -> None:
    """The stronger one wins clearly more than its share.

    Few wars with fixed thresholds below the full figures find faults; many wars measure strength.
    """
    scores = match(names, games, seed=5)
    assert scores[0].mean >= least
    assert sum(score.mean for score in scores) == pytest.approx(1)


def test_the_expert_turns_from_points_to_winning() -> None:
    """In the last skirmish it rolls for points that win the war, and only for those."""
    behind = after_cards((200, 215), 4, 5, Rank.KING, Rank.ACE)  # 30 points at stake
    assert isinstance(chosen(behind), Roll)
    lost = after_cards((100, 215), 4, 5, Rank.KING, Rank.ACE)
    assert chosen(lost) == PASS
    early = after_cards((0, 0), 1, 1, Rank.TWO, Rank.NINE)  # 10 points, and 7 behind
    assert chosen(early) == PASS
    last = after_cards((0, 0), 1, 5, Rank.TWO, Rank.NINE)  # a die not rolled now is wasted
    assert isinstance(chosen(last), Roll)


def test_the_expert_saves_dice_when_four_fight() -> None:
    """It passes at a hopeless gap, and rolls for the war in the last skirmish."""
    hopeless = after_cards((0,) * 4, 1, 1, Rank.TWO, Rank.ACE, Rank.THREE, Rank.FOUR)
    assert chosen(hopeless) == PASS
    needed = after_cards((200, 215, 0, 0), 4, 5, Rank.KING, Rank.ACE, Rank.TWO, Rank.TWO)
    assert isinstance(chosen(needed), Roll)


def test_the_price_of_a_die() -> None:
    """Higher with higher faces and more skirmishes to come; 0 in the last one."""
    assert [price(die, 0) for die in ALL_DICE] == [0, 0, 0]
    for left in (1, 2, 3, 4):
        assert price(Die.LOW, left) < price(Die.STANDARD, left) < price(Die.HIGH, left)
        assert price(Die.LOW, left) > price(Die.LOW, left - 1)


def test_the_skilled_bot_weighs_stake_and_price() -> None:
    """One behind it rolls for two kings' worth, and not for the smallest stake eight behind."""
    assert chosen(after_cards((0, 0), 1, 1, Rank.QUEEN, Rank.KING), "skilled") in ROLLS.values()
    assert chosen(after_cards((0, 0), 1, 1, Rank.TWO, Rank.NINE), "skilled") == PASS
