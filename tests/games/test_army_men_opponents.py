"""Opponents of Army Men: short matches, and the contract of bots.

The full figures are those of the command in `opponents/army_men.py`.
"""

from __future__ import annotations

from random import Random

import pytest
from moves import choices_of
from opponents.army_men import FewestPoints, match
from work import calls_of

from audiogame.cli.arena import share_of_wins
from audiogame.games.army_men import GAME
from audiogame.games.army_men.bots.casual import IMPATIENCE
from audiogame.games.army_men.bots.skilled import price
from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions, SetAside
from audiogame.games.army_men.search.rounds import first_turn, second_turn
from audiogame.rules.options import option_kinds
from audiogame.rules.state import CHANCE, Action
from audiogame.table.luck import Luck

STRENGTHS = tuple(GAME.bots)


def rolled(
    *faces: int,
    owned: tuple[int, int] = (6, 6),
    totals: tuple[int, int] = (0, 0),
    against: int | None = None,
    aside: tuple[int, ...] = (),
    number: int = 1,
) -> ArmyMen:
    """Return a state in which seat 0 has rolled these faces, after or before the other's turn.

    `totals` are those before this round, and `aside` is what was set aside one by one.
    """
    first = (against is None) == (number % 2 == 0)
    state = ArmyMen(
        ArmyMenOptions(first=int(first)),
        first=int(first),
        owned=owned,
        totals=(totals[0], totals[1] + (against or 0)),
        scores=(None, against),
        round=number,
        aside=aside,
        throws=len(aside),
    )
    state, _ = state.apply(CHANCE, faces)
    assert state.actors == (0,)
    return state


def kept(state: ArmyMen, strength: str = "expert") -> tuple[int, ...]:
    """Return the faces that a bot sets aside."""
    action = GAME.bot(strength).choose(state.seen_by(0), 0, Random(1))
    assert isinstance(action, SetAside)
    return tuple(state.dice[position - 1] for position in action.dice)


def test_strengths_are_casual_skilled_and_expert() -> None:
    """The default opponent is casual; two are stronger."""
    assert STRENGTHS == ("casual", "skilled", "expert")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_plays_with_every_option(strength: str, seed: int) -> None:
    """Legal actions to the end, and the same ones when asked again with the same stream."""
    luck = Luck(f"options {seed}")
    assert {kind.name for kind in option_kinds(GAME.options)} == {"first", "campaign"}
    options = ArmyMenOptions(first=("random", 0, 1)[seed % 3], campaign=(1, 3)[seed % 2])
    state = GAME.new(2, options)
    bots = [GAME.bot(strength), GAME.bot(strength)]
    number = 0
    for number, seat, view, action in choices_of(bots, state, luck):
        again: Action = GAME.bot(strength).choose(view, seat, luck.stream(seat, number))
        assert again == action
    assert number > 10


@pytest.mark.parametrize(
    ("names", "games", "least"),
    [
        (("expert", "random"), 30, 0.8),
        (("expert", "lowest"), 60, 0.55),
        (("expert", "casual"), 40, 0.5),
        (("skilled", "random"), 60, 0.8),
        (("skilled", "lowest"), 100, 0.55),
        (("casual", "random"), 100, 0.7),
        pytest.param(("expert", "random"), 300, 0.89, marks=pytest.mark.soak),
        pytest.param(("expert", "lowest"), 600, 0.62, marks=pytest.mark.soak),
        pytest.param(("expert", "fewest"), 600, 0.545, marks=pytest.mark.soak),
        pytest.param(("expert", "casual"), 400, 0.58, marks=pytest.mark.soak),
        pytest.param(("skilled", "random"), 300, 0.86, marks=pytest.mark.soak),
        pytest.param(("skilled", "lowest"), 500, 0.6, marks=pytest.mark.soak),
        pytest.param(("skilled", "fewest"), 600, 0.52, marks=pytest.mark.soak),
        pytest.param(("casual", "random"), 300, 0.75, marks=pytest.mark.soak),
    ],
)
def test_a_short_match(names: tuple[str, str], games: int, least: float) -> None:
    """The stronger one wins clearly more; each starts every second game.

    Few games with fixed thresholds below the full figures find faults; many games measure strength.
    """
    played = match(names, games, seed=5)
    assert share_of_wins(played).mean >= least
    assert len(played) == games


def test_the_expert_decides_at_once() -> None:
    """The most expensive decision, a first throw of a new round, takes less than a second."""
    first_turn.cache_clear()
    second_turn.cache_clear()
    state = rolled(2, 3, 4, 5, 6, totals=(14, 9))
    assert calls_of(lambda: kept(state)) < 800_000
    assert calls_of(lambda: kept(state)) < 2_000, "it remembers"


@pytest.mark.parametrize(
    "games", [pytest.param(6, marks=pytest.mark.real), pytest.param(30, marks=pytest.mark.soak)]
)
def test_the_expert_wins_campaigns_too(games: int) -> None:
    """It plays for the sum of three games."""
    assert share_of_wins(match(("expert", "lowest"), games, 5, "campaign=3")).mean > 0.6


def test_the_expert_does_not_win_a_round_at_any_price() -> None:
    """Against 8 with 2 aside, 9 loses the round for sure, which the expert prefers.

    Another throw would average fewer points, but might win, and so keep a die.
    """
    state = rolled(3, 4, aside=(1, 1, 2), against=8)
    assert kept_by_points(state) == (3,)
    assert kept(state) == (3, 4)


def test_the_expert_plays_for_the_total() -> None:
    """In what may be the last round it takes the chance that its total needs."""
    ahead = rolled(2, 4, owned=(3, 2), totals=(17, 18), against=6, number=5)
    assert kept_by_points(ahead) == (2,)
    assert kept(ahead) == (2, 4), "6 points tie, end the game and win it by one"
    behind = rolled(2, 4, owned=(3, 2), totals=(20, 18), against=6, number=5)
    assert kept(behind) == (2,), "6 points would lose the game by two"


def test_when_all_is_lost_the_expert_still_wants_few_points() -> None:
    """Of choices that are all worth nothing it takes the one with the fewest expected points."""
    lost = rolled(2, 3, 6, owned=(4, 2), totals=(100, 0), number=5)
    assert kept(lost) == kept_by_points(lost)


def kept_by_points(state: ArmyMen) -> tuple[int, ...]:
    action = FewestPoints().choose(state, 0, Random(1))
    assert isinstance(action, SetAside)
    return tuple(state.dice[position - 1] for position in action.dice)


def test_the_price_of_a_die() -> None:
    """One point for each die beyond the two that every round needs."""
    assert [price(dice) for dice in range(1, 7)] == [0, 0, 1, 2, 3, 4]


def test_the_skilled_bot_pays_for_dice() -> None:
    """As second player it loses a round cheaply, where points alone say to roll again."""
    state = rolled(3, 4, aside=(1, 1, 2), against=8)
    assert kept(state, "skilled") == (3, 4)
    assert kept(rolled(3, 4, aside=(1, 1, 2)), "skilled") == (3,)


def test_the_skilled_bot_ignores_the_totals() -> None:
    """The bot rolls again though 6 points would end the game and win it."""
    ahead = rolled(2, 4, owned=(3, 2), totals=(17, 18), against=6, number=5)
    assert kept(ahead, "skilled") == (2,)


def test_the_casual_bot_is_impatient_now_and_then() -> None:
    """It keeps the low dice; sometimes a four as well, and never a five."""
    fours, fives = rolled(1, 4, 6, aside=(1, 1)), rolled(1, 5, 6, aside=(1, 1))
    bot, random = GAME.bot("casual"), Random(1)
    chosen = [bot.choose(fours, 0, random) for _ in range(1000)]
    assert set(chosen) == {SetAside((1,)), SetAside((1, 2))}
    assert chosen.count(SetAside((1, 2))) == pytest.approx(1000 * IMPATIENCE, abs=60)
    assert {bot.choose(fives, 0, random) for _ in range(100)} == {SetAside((1,))}
    assert kept(rolled(1, 2, 6, aside=(1, 1)), "casual") == (1, 2)
