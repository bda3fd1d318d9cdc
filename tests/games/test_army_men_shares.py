"""Values of whole Army Men campaigns, against enumeration with the rules themselves."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from pathlib import Path

import pytest
from amounts import amount
from hypothesis import given, settings
from hypothesis import strategies as st

from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions
from audiogame.games.army_men.search.prospects import Prospect, prospects
from audiogame.games.army_men.search.rounds import Round, first_turn
from audiogame.games.army_men.search.shares import (
    FEWEST_DICE,
    GAMES,
    LEAD,
    LEADS,
    NAME,
    OWNED,
    STAGES,
    share_of_starter,
    stage_of,
)
from audiogame.rules.dice import PIPS
from audiogame.rules.lookup_table import read_table
from audiogame.rules.state import CHANCE
from audiogame.rules.value import replace

HOME = Path(__file__).parents[2]
ROUNDING = 1e-6

DICE = st.integers(FEWEST_DICE, FEWEST_DICE + OWNED - 1)


class Enumeration:
    """Plays the rest of a game by the rules: after each throw each seat takes the best choice."""

    def __init__(self) -> None:
        """Begin with an empty cache, which is valid for every game."""
        self.known: dict[ArmyMen, float] = {}

    def value(self, state: ArmyMen) -> float:
        """Return seat 0's share of the win; where another game begins, from the table."""
        if state.result is not None:
            return (0 in state.result.winners) / len(state.result.winners)
        if state.game > 1 and state.round == 1 and state.throws == 0:
            lead = state.sums[state.starter] - state.sums[1 - state.starter]
            share = share_of_starter(state.options.campaign - state.game + 1, True, 6, 6, lead)
            return share if state.starter == 0 else 1 - share
        least = min(state.totals)  # only the difference counts
        state = replace(state, totals=(state.totals[0] - least, state.totals[1] - least))
        if state not in self.known:
            self.known[state] = self._value(state)
        return self.known[state]

    def _value(self, state: ArmyMen) -> float:
        if state.chance is not None:
            number = len(state.chance.faces)
            throws = Counter(tuple(sorted(faces)) for faces in product(PIPS, repeat=number))
            after = {faces: state.apply(CHANCE, faces)[0] for faces in throws}
            total = sum(ways * self.value(after[faces]) for faces, ways in throws.items())
            return total / throws.total()
        (seat,) = state.actors
        found = [self.value(state.apply(seat, one)[0]) for one in state.legal_actions(seat)]
        return max(found) if seat == 0 else min(found)


ENUMERATION = Enumeration()


def late(
    campaign: int, owned: tuple[int, int], totals: tuple[int, int], game: int, number: int
) -> ArmyMen:
    """Return a late round before its first throw."""
    options = ArmyMenOptions(first=0, campaign=campaign)
    return ArmyMen(options, 0, owned=owned, totals=totals, game=game, round=number)


LATE = [
    (1, (2, 2), (0, 0), 1, 5),
    (1, (3, 2), (2, 4), 1, 4),
    (1, (2, 3), (3, 1), 1, 4),
    (1, (3, 3), (0, 0), 1, 4),
    (1, (3, 3), (4, 0), 1, 5),
    (3, (2, 2), (5, 0), 1, 5),
    (3, (2, 3), (0, 9), 1, 4),
    (3, (3, 2), (0, 3), 2, 5),
    (3, (3, 2), (0, 3), 2, 4),
    (3, (2, 3), (1, 0), 3, 4),
]


@pytest.mark.parametrize(("campaign", "owned", "totals", "game", "number"), LATE)
def test_late_rounds_are_what_enumeration_of_the_rules_says(
    campaign: int, owned: tuple[int, int], totals: tuple[int, int], game: int, number: int
) -> None:
    """The table has the exact share, whichever seat starts, in each game of a campaign."""
    state = late(campaign, owned, totals, game, number)
    value = ENUMERATION.value(state)
    seat = state.starter
    found = share_of_starter(
        campaign - game + 1,
        number % 2 == 1,
        owned[seat],
        owned[1 - seat],
        totals[seat] - totals[1 - seat],
    )
    assert (found if seat == 0 else 1 - found) == pytest.approx(value, abs=ROUNDING)


@given(
    st.sampled_from((1, 3)),
    st.integers(1, 3),
    st.integers(4, 5),
    st.integers(0, 6),
    st.lists(st.sampled_from(PIPS), min_size=2, max_size=2),
    st.booleans(),
)
@settings(max_examples=amount(12, 40), deadline=None)
def test_each_choice_is_worth_what_enumeration_of_the_rules_says(
    campaign: int, game: int, number: int, lead: int, faces: list[int], second: bool
) -> None:
    """The prospects of a throw of the first or the second seat, best first."""
    state = late(campaign, (3, 3), (lead, 3), min(game, campaign), number)
    if second:
        state = replace(state, scores=(4, None) if state.starter == 0 else (None, 4))
    state, _ = state.apply(CHANCE, tuple(faces))
    (seat,) = state.actors
    found = prospects(state, seat, 9)
    assert {one.action for one in found} <= set(state.legal_actions(seat))
    assert len({state.chosen(one.action) for one in found}) == len(found)
    for one in found:
        value = ENUMERATION.value(state.apply(seat, one.action)[0])
        assert one.value == pytest.approx(value if seat == 0 else 1 - value, abs=ROUNDING)
        assert 0 <= one.wins <= 1 - one.loses + 1e-9
    shares = [one.value for one in found]
    assert shares == sorted(shares, reverse=True)


def test_the_chances_of_a_round_by_hand() -> None:
    """The second seat has 4 aside and a last die to roll or keep, against 7."""
    state = late(1, (3, 3), (0, 7), 1, 4)
    assert state.starter == 1
    state = replace(state, scores=(None, 7))
    state, _ = state.apply(CHANCE, (3, 4))
    keep: dict[tuple[int, ...], Prospect] = {
        state.chosen(one.action): one for one in prospects(state, 0, 3)
    }
    assert (keep[3, 4].wins, keep[3, 4].loses, keep[3, 4].points) == (0, 0, 7)
    assert keep[3,].wins == pytest.approx(3 / 6)
    assert keep[3,].loses == pytest.approx(2 / 6)
    assert keep[3,].points == pytest.approx(3 + 10 / 3)
    assert keep[4,].wins == pytest.approx(2 / 6)


def test_the_starter_of_a_game_is_worse_off() -> None:
    """With best play by both, the starter of one game wins 0.479040."""
    assert share_of_starter(1, True, 6, 6, 0) == pytest.approx(0.479040, abs=5e-7)
    assert first_turn(Round(1, True, 6, 6, 0)).value(5) == pytest.approx(0.479040, abs=5e-7)
    assert 0.479 < share_of_starter(3, True, 6, 6, 0) < 0.5, "the other starts the second game"


@given(st.integers(1, GAMES), st.booleans(), DICE, DICE, st.integers(-70, 70))
@settings(max_examples=amount(15, 25), deadline=None)
def test_each_entry_of_the_table_follows_from_the_others(
    games: int, odd: bool, own: int, other: int, lead: int
) -> None:
    """A round is worth what its best play leads to."""
    played = Round(games, odd, own, other, lead)
    found = share_of_starter(games, odd, own, other, lead)
    assert first_turn(played).value(own - 1) == pytest.approx(found, abs=ROUNDING)


@given(st.integers(1, GAMES), st.booleans(), DICE, DICE)
def test_fewer_points_are_better(games: int, odd: bool, own: int, other: int) -> None:
    """The share of the win never rises with points; a lead of ninety a game is final."""
    leads = range(-LEAD, LEAD + 1)
    shares = [share_of_starter(games, odd, own, other, lead) for lead in leads]
    assert all(after <= before for before, after in pairwise(shares))
    if games < GAMES:
        assert share_of_starter(games, odd, own, other, 90 * games + 1) == 0
        assert share_of_starter(games, odd, own, other, -90 * games - 1) == 1


def test_a_die_more_is_a_burden() -> None:
    """At equal totals the seat with fewer dice is better off, so winning a round has its price."""
    for own, other in [(own, other) for own in range(2, 7) for other in range(2, 7)]:
        share = share_of_starter(1, True, own, other, 0)
        assert share > 0.5 if own < other else share <= 0.501


def test_a_game_that_is_over() -> None:
    """Without a die to roll, the totals decide, or the next game begins: its starter is known."""
    assert [share_of_starter(1, True, 1, 3, lead) for lead in (-1, 0, 1)] == [1, 0.5, 0]
    following = share_of_starter(2, True, 6, 6, 7)
    assert share_of_starter(3, False, 1, 3, 7) == following
    assert share_of_starter(3, True, 1, 3, -7) == 1 - following


@pytest.mark.soak
def test_the_script_computes_the_shipped_table() -> None:
    """The last game, recomputed for all dice and leads."""
    pytest.importorskip("numpy")
    from training.army_men import shares_table as script

    shipped = read_table("audiogame.games.army_men.search", NAME, "f", STAGES * OWNED**2 * LEADS)
    size, place = OWNED**2 * LEADS, stage_of(1, True)
    computed = script.compute(1)[place].ravel().tolist()
    assert list(shipped[place * size : (place + 1) * size]) == pytest.approx(computed, abs=1e-7)


def test_the_table_is_small() -> None:
    assert (HOME / "audiogame/games/army_men/search" / NAME).stat().st_size < 60_000
