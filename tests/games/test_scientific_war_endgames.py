"""Scientific War: the last tricks of two seats are played exactly, as brute force shows."""

from __future__ import annotations

from random import Random

import pytest
from opponents.scientific_ends import exact, exact_payoffs, game_value
from scientific import cards, choose, holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.expert import Expert, often
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search import endgames
from audiogame.games.scientific_war.search.endgames import Endgames, EndlessSearch
from audiogame.games.scientific_war.search.finale import played_out
from audiogame.games.scientific_war.search.positions import position_of
from audiogame.rules.cards import Rank
from audiogame.rules.state import replace

CLOSE = 0.02
"""How far what is told may be from exact play."""


def dealt(random: Random, hand: int, pile: int, limit: int) -> ScientificWar:
    """Return a position with so many cards in each hand and pile, out of 28, and few tricks."""
    deck = [rank.name.lower() for rank in Rank for _ in "ab"]
    random.shuffle(deck)
    lots = []
    for _ in range(2):
        held = [deck.pop() for _ in range(hand)]
        lots.append((" ".join(held), " ".join(deck.pop() for _ in range(pile))))
    options = (f"limit={limit}", f"revolution={random.choice(('now', 'next'))}")
    state = replace(holding(war(2, *options), *lots), low_wins=random.random() < 0.3)
    table = cards(" ".join(deck.pop() for _ in range(random.choice((0, 0, 2)))))
    return replace(state, table=table, spy=random.choice((None, None, None, 0, 1)))


SIZES = ((2, 0, 2), (2, 1, 3), (3, 0, 3), (3, 1, 3), (2, 2, 4), (6, 0, 2), (4, 2, 2))
"""Cards in each hand and pile, and tricks to come; twelve cards in all at most."""


@pytest.mark.parametrize("part", range(4))
def test_the_solver_agrees_with_brute_force(part: int) -> None:
    """Over a hundred positions of twelve cards or fewer, to the end of the game."""
    random, solved = Random(f"ends {part}"), 0
    for hand, pile, limit in SIZES * 4:
        state = dealt(random, hand, pile, limit)
        here = position_of(state, state.hands, state.piles)  # type: ignore[arg-type]  # all seen
        found = Endgames(here.now, here.jacks).value(here)
        assert found == pytest.approx(float(exact(state)), abs=1e-9)
        solved += 1
    assert solved == 28


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


def test_what_is_too_long_is_left_to_the_search_of_two_tricks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game with many tricks to come is not begun, and a wide one is given up in time."""
    begun = GAME.new(2)
    assert isinstance(begun, ScientificWar)
    here = position_of(begun, begun.hands, begun.piles)  # type: ignore[arg-type]  # all seen
    assert played_out([(here, 1.0)]) is None
    ends, soon = Endgames(here.now, here.jacks), here._replace(left=6)
    monkeypatch.setattr(endgames, "MOST_EFFORT", 5_000)
    with pytest.raises(EndlessSearch):
        ends.payoffs(soon)
    assert ends.effort <= 5_000 + 4 * 14 * 14
    assert played_out([(soon, 1.0)]) is None
