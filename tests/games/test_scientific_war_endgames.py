"""Scientific War: the last two tricks of two seats are played exactly, checked by brute force."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from opponents.anything import Anything
from opponents.scientific import meet
from opponents.scientific_endings import Ending, TooLong
from opponents.scientific_ends import exact
from scientific import cards, choose, holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.expert import SELDOM, Expert
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.duels import Duels
from audiogame.games.scientific_war.search.matrix_games import solve
from audiogame.games.scientific_war.search.outlook import outlook
from audiogame.games.scientific_war.search.positions import EIGHT, Position, decided, position_of
from audiogame.games.scientific_war.search.two_seats import TwoSeats
from audiogame.rules.cards import Rank
from audiogame.rules.options import read_options
from audiogame.rules.state import replace

CLOSE = 1e-9


def seen(state: ScientificWar) -> Position:
    """Return the position of a state in which all cards are seen."""
    return position_of(state, state.hands, state.piles)  # type: ignore[arg-type]  # all seen


def dealt(random: Random, hand: int, pile: int, limit: int, whole: bool = False) -> ScientificWar:
    """Return a position with these numbers of cards in hands and piles, out of 28, and few tricks.

    Args:
        whole: whether all other cards lie on the table, as in a game.
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
"""Cards in each hand and pile, and tricks to come; at most twelve cards in all."""
WHOLE = ((2, 0, 2), (2, 1, 3), (3, 0, 3), (1, 2, 4), (6, 0, 2), (4, 2, 2), (3, 3, 3))
"""The same with all other cards on the table."""


def agree(random: Random, sizes: Sequence[tuple[int, int, int]], whole: bool) -> int:
    """Compare the reference with brute force; return the number of positions won by mixing."""
    mixed = 0
    for hand, pile, limit in sizes:
        state = dealt(random, hand, pile, limit, whole)
        found = Ending().value(seen(state))
        assert found == pytest.approx(float(exact(state)), abs=CLOSE), state
        mixed += found not in (0.0, 0.5, 1.0)
    return mixed


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize(("times", "mixed"), [(1, 0), pytest.param(12, 1, marks=pytest.mark.soak)])
def test_the_reference_agrees_with_brute_force(times: int, mixed: int, whole: bool) -> None:
    sizes = WHOLE if whole else SIZES
    assert agree(Random(f"ends {whole}"), sizes * times, whole) >= mixed


LAST = ((6, 0, 1), (7, 5, 1), (12, 0, 2), (6, 0, 2), (4, 2, 2), (1, 6, 2), (2, 3, 2))
"""Cards in each hand and pile, with one or two tricks to come."""


def check_exact(here: Position) -> bool:
    """Check that the search of two tricks gives exact plays and values, where no seat spies.

    Returns:
        False if skipped: whether an 8 swaps before the last trick is only estimated.
    """
    if here.left > 1 and any(hand[EIGHT] for hand in here.hands):
        return False
    plan = TwoSeats(Duels(outlook(True))).plan([(here, 1.0)])
    payoffs = Ending(100_000).payoffs(here)
    value = solve(payoffs).value
    chances = [chance if chance > SELDOM else 0.0 for chance in plan.chances]
    for chance, told in zip(chances, plan.values, strict=True):
        if chance:
            assert told == pytest.approx(value, abs=CLOSE)
    worst = min(
        sum(chance * line[column] for chance, line in zip(chances, payoffs, strict=True))
        for column in range(len(payoffs[0]))
    )
    assert worst / sum(chances) >= value - SELDOM
    return True


@pytest.mark.parametrize("times", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_the_last_two_tricks_are_exact(times: int) -> None:
    random, checked = Random("last"), 0
    for hand, pile, limit in LAST * times:
        checked += check_exact(seen(replace(dealt(random, hand, pile, limit), spy=None)))
    assert checked >= 3 * times


@pytest.mark.parametrize("games", [2, pytest.param(150, marks=pytest.mark.soak)])
def test_the_last_two_tricks_of_games_are_exact(games: int) -> None:
    """Two of each game, played at random up to there, with all seats that have cards left."""
    options, checked = read_options(GAME.options, ("limit=12",)), 0
    for number in range(games):
        for tricks in (10, 11):
            state, _ = meet([Anything, Anything], options, Random(f"{number}"), tricks=tricks)
            if state.result is None and state.spy is None:
                checked += check_exact(seen(state))
    assert checked >= games


def test_a_spy_and_who_is_spied_on_are_exact_too() -> None:
    random, checked = Random(13), 0
    for spy in (0, 1) * 6:
        state = replace(dealt(random, 3, 0, 2), spy=spy)
        if spy == 0:
            state, _ = choose(state, 1, state.legal_actions(1)[0].rank.name.lower())  # type: ignore[attr-defined]  # a play
        best, *_ = Expert().consider(state.seen_by(0), 0, Random(1))
        assert best.value == pytest.approx(float(exact(state)), abs=CLOSE)
        checked += 1
    assert checked == 12


def test_swaps_are_exact_before_the_last_trick() -> None:
    """After an 8, the scores of keeping and of swapping."""
    state = holding(war(2, "limit=2"), ("eight four", "ace king"), ("four five six", "seven nine"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    for each in Expert().consider(state.seen_by(0), 0, Random(1)):
        after, _ = state.apply(0, each.action)
        assert each.value == pytest.approx(float(exact(after)))


@pytest.mark.parametrize(
    ("owned", "waiting", "left", "score"),
    [
        ((9, 5), 0, 2, None),  # both lost: 7 to 7
        ((10, 5), 0, 2, 1.0),
        ((5, 10), 0, 2, 0.0),
        ((10, 5), 1, 2, None),
        ((14, 14), 0, 1, None),
        ((14, 13), 1, 0, 1.0),
        ((13, 13), 2, 0, 0.5),
    ],
)
def test_a_lead_is_caught_up_by_two_cards_a_trick(
    owned: tuple[int, int], waiting: int, left: int, score: float | None
) -> None:
    assert decided(owned, waiting, left) == score


def test_a_lead_that_cannot_be_caught_up_is_told_as_won() -> None:
    """Four cards waited with three tricks to come: the seat that takes them leads by eight."""
    hands = "ace two two four five six seven", "king two two four five six seven"
    state = holding(war(2, "limit=3"), *((hand, "") for hand in hands))
    state = replace(state, table=cards("ten ten nine nine"))
    best, *_ = Expert().consider(state.seen_by(0), 0, Random(1))
    assert best.action.rank is Rank.ACE  # type: ignore[attr-defined]  # a play
    assert best.value == 1.0


def test_an_ending_that_is_too_long_is_refused() -> None:
    begun = war(2, "limit=6")
    with pytest.raises(TooLong):
        Ending(5_000).value(seen(begun))
