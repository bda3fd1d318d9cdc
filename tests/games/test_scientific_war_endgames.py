"""Scientific War: the last tricks of two seats are played exactly, as brute force shows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from opponents.scientific_ends import exact, exact_payoffs, game_value
from scientific import cards, choose, holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.expert import SELDOM, Expert, often
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search import endgames, finale
from audiogame.games.scientific_war.search.endgames import Endgames, EndlessSearch
from audiogame.games.scientific_war.search.finale import played_out
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.outlook import outlook
from audiogame.games.scientific_war.search.positions import position_of
from audiogame.rules.cards import Rank
from audiogame.rules.state import replace

CLOSE = 0.02
"""How far what is told may be from exact play."""


def dealt(random: Random, hand: int, pile: int, limit: int, whole: bool = False) -> ScientificWar:
    """Return a position with so many cards in each hand and pile, out of 28, and few tricks.

    Args:
        whole: whether all other cards wait on the table, as they do in a game.
    """
    deck = [rank.name.lower() for rank in Rank for _ in "ab"]
    random.shuffle(deck)
    lots = []
    for _ in range(2):
        held = [deck.pop() for _ in range(hand)]
        lots.append((" ".join(held), " ".join(deck.pop() for _ in range(pile))))
    options = (f"limit={limit}", f"revolution={random.choice(('now', 'next'))}")
    state = replace(holding(war(2, *options), *lots), low_wins=random.random() < 0.3)
    waiting = len(deck) if whole else random.choice((0, 0, 2))
    table = cards(" ".join(deck.pop() for _ in range(waiting)))
    return replace(state, table=table, spy=random.choice((None, None, None, 0, 1)))


SIZES = ((2, 0, 2), (2, 1, 3), (3, 0, 3), (3, 1, 3), (2, 2, 4), (6, 0, 2), (4, 2, 2))
"""Cards in each hand and pile, and tricks to come; twelve cards in all at most."""


def agree(random: Random, sizes: Sequence[tuple[int, int, int]], whole: bool) -> int:
    """Compare the solver with brute force; returns how many positions are won by mixing."""
    mixed = 0
    for hand, pile, limit in sizes:
        state = dealt(random, hand, pile, limit, whole)
        here = position_of(state, state.hands, state.piles)  # type: ignore[arg-type]  # all seen
        found = Endgames(here.now, here.jacks).value(here)
        assert found == pytest.approx(float(exact(state)), abs=1e-9), state
        mixed += found not in (0.0, 0.5, 1.0)
    return mixed


@pytest.mark.parametrize(
    "part", [0, *[pytest.param(part, marks=pytest.mark.soak) for part in (1, 2, 3)]]
)
def test_the_solver_agrees_with_brute_force(part: int) -> None:
    """Positions of twelve cards or fewer, to the end of the game."""
    assert agree(Random(f"ends {part}"), SIZES * 4, whole=False)


WHOLE = ((2, 0, 2), (2, 1, 3), (3, 0, 3), (1, 2, 4), (6, 0, 2), (4, 2, 2), (3, 3, 3))
"""The same with all other cards on the table: whoever takes them has all but won."""


@pytest.mark.parametrize(("times", "mixed"), [(1, 0), pytest.param(3, 1, marks=pytest.mark.soak)])
def test_the_solver_agrees_with_brute_force_where_all_other_cards_wait(
    times: int, mixed: int
) -> None:
    assert agree(Random("whole"), WHOLE * times, whole=True) >= mixed


LONG = ((4, 0, 4), (3, 2, 4), (3, 3, 4), (4, 2, 3), (6, 0, 3), (2, 3, 5), (1, 2, 6))
"""What brute force needs minutes for."""


@pytest.mark.soak
def test_the_solver_agrees_with_brute_force_in_longer_ends() -> None:
    """Another hundred positions, half of them with all other cards on the table."""
    assert agree(Random("long"), LONG * 7, whole=False)
    assert agree(Random("long and whole"), LONG * 8, whole=True)


def test_the_expert_plays_and_tells_what_is_exact() -> None:
    """No card that it plays is worth less than exact play, and its chance is told as it is."""
    random, checked = Random(12), 0
    for hand, pile, limit in ((3, 0, 3), (3, 0, 2), (6, 0, 2), (4, 0, 2)) * 6:
        state = replace(dealt(random, hand, pile, limit), spy=None)
        payoffs, rows = exact_payoffs(state), state.legal_actions(0)
        value = float(game_value(payoffs))
        considered = Expert().consider(state.seen_by(0), 0, Random(1))
        for each in considered:
            if often(each):
                assert each.value == pytest.approx(value, abs=CLOSE)
        mixture = {each.action: often(each) for each in considered}
        whole = sum(mixture.values())
        worst = min(
            sum(mixture[row] * float(line[column]) for row, line in zip(rows, payoffs, strict=True))
            for column in range(len(payoffs[0]))
        )
        assert worst / whole >= value - CLOSE
        checked += 1
    assert checked == 24


def test_a_spy_and_who_is_spied_on_are_exact_too() -> None:
    random, checked = Random(13), 0
    for spy in (0, 1) * 6:
        state = replace(dealt(random, 3, 0, 3), spy=spy)
        if spy == 0:
            state, _ = choose(state, 1, state.legal_actions(1)[0].rank.name.lower())  # type: ignore[attr-defined]  # a play
        best, *_ = Expert().consider(state.seen_by(0), 0, Random(1))
        assert best.value == pytest.approx(float(exact(state)), abs=CLOSE)
        checked += 1
    assert checked == 12


def test_swaps_are_exact_where_the_game_ends_soon() -> None:
    """After an 8, the score of keeping and that of swapping."""
    state = holding(war(2, "limit=3"), ("eight four", "ace king"), ("four five six", "seven nine"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    for each in Expert().consider(state.seen_by(0), 0, Random(1)):
        after, _ = state.apply(0, each.action)
        assert each.value == pytest.approx(float(exact(after)))


def found_and_exact(state: ScientificWar, patience: int) -> tuple[float, float, float]:
    """Return what the expert tells, what its mixture is worth at the least, and exact play.

    It knows both piles, as whoever has heard the game does.

    Args:
        state: nobody spies.
        patience: `MOST_EFFORT` for exact play.
    """
    here = position_of(state, state.hands, state.piles)  # type: ignore[arg-type]  # all seen
    plan = played_out([(here, 1.0)], outlook(True))
    assert plan is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(endgames, "MOST_EFFORT", patience)
        payoffs = Endgames(here.now, here.jacks).payoffs(here)
    chances = [chance if chance > SELDOM else 0.0 for chance in plan.chances]
    told = max(plan.values[place] for place, chance in enumerate(chances) if chance)
    worst = min(
        sum(chance * line[column] for chance, line in zip(chances, payoffs, strict=True))
        for column in range(len(payoffs[0]))
    )
    return told, worst / sum(chances), solve(payoffs).value


TWELVE = ((6, 0), (4, 2), (3, 3), (5, 1), (2, 4), (4, 1), (3, 2))
"""Cards in each hand and pile, of twelve or ten that are owned."""


@pytest.mark.parametrize("limit", [6, 8, 9])
def test_twelve_owned_cards_are_played_exactly_near_the_end(limit: int) -> None:
    """All other cards wait: told chance and choice are those of exact play."""
    random = Random(f"twelve {limit}")
    for hand, pile in TWELVE:
        state = replace(dealt(random, hand, pile, limit, whole=True), spy=None)
        told, worth, value = found_and_exact(state, 60_000)
        assert told == pytest.approx(value, abs=1e-9)
        assert worth >= value - SELDOM


def nearly_exact(random: Random, times: int, limit: int, most: int) -> int:
    """Compare what is told with exact play, and return in how many positions that could be.

    Args:
        random: deals them.
        times: how often each way of owning twelve cards is dealt.
        limit: tricks to come.
        most: positions that exact play may look at; a search that needs more is left out.
    """
    compared = 0
    for hand, pile in TWELVE * times:
        state = replace(dealt(random, hand, pile, limit, whole=True), spy=None)
        try:
            told, worth, value = found_and_exact(state, most)
        except EndlessSearch:
            continue
        assert told == pytest.approx(value, abs=CLOSE)
        assert worth >= value - CLOSE
        compared += 1
    return compared


@pytest.mark.parametrize("limit", [10, 12])
def test_twelve_owned_cards_are_played_nearly_exactly_far_from_the_end(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the wars are solved, and what comes after them is weighed by the network."""
    monkeypatch.setattr(finale, "MOST_LEFT", 0)
    assert nearly_exact(Random(f"far {limit}"), 1, limit, 60_000) >= 5


def test_no_hope_is_told_where_all_tricks_that_are_left_would_have_to_be_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sixteen cards wait: whoever takes them is ahead by 18 cards, with nine tricks to come.

    The network alone hopes for three percent; exact play loses.
    """
    hands = "two two five six jack queen", "four four seven ten jack king"
    waiting = "joker joker three three five six seven eight eight nine nine ten queen king ace ace"
    start = war(2, "limit=10", "revolution=next")
    state = replace(holding(start, *((hand, "") for hand in hands)), table=cards(waiting))
    monkeypatch.setattr(finale, "MOST_LEFT", 0)
    told, worth, value = found_and_exact(state, 1_000_000)
    assert told == pytest.approx(value, abs=CLOSE)
    assert worth == value == 0.0


@pytest.mark.parametrize(
    ("behind", "left", "most"),
    [
        (18, 9, 0.5 * 0.55**9),  # all of them, for a draw
        (16, 9, 0.55**9),
        (20, 9, 0.0),
        (14, 9, 0.55**9 + 0.5 * 9 * 0.55**8 * 0.45),
        (40, finale.NEAR + 1, 1.0),
    ],
)
def test_a_lead_is_caught_up_by_two_cards_a_trick(behind: int, left: int, most: float) -> None:
    assert finale.caught_up(behind, left) == pytest.approx(most)


@pytest.mark.soak
@pytest.mark.parametrize("limit", [10, 12, 14])
def test_a_hundred_positions_of_twelve_owned_cards(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finale, "MOST_LEFT", 0)
    assert nearly_exact(Random(f"hundred {limit}"), 6, limit, 1_000_000) >= 30


def test_what_is_too_long_is_left_to_the_search_of_two_tricks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game with many tricks to come is not begun, and a wide one is given up in time."""
    begun = GAME.new(2)
    assert isinstance(begun, ScientificWar)
    here = position_of(begun, begun.hands, begun.piles)  # type: ignore[arg-type]  # all seen
    assert played_out([(here, 1.0)], outlook(True)) is None
    ends, soon = Endgames(here.now, here.jacks), here._replace(left=6)
    monkeypatch.setattr(endgames, "MOST_EFFORT", 5_000)
    with pytest.raises(EndlessSearch):
        ends.payoffs(soon)
    assert ends.effort <= 5_000 + 4 * 14 * 14
    assert played_out([(soon, 1.0)], outlook(True)) is None
