"""Scientific War: the opponents are legal, deterministic, and ordered by strength.

The full figures are shown by the commands in tests/support/opponents/scientific.py.
"""

from __future__ import annotations

from random import Random

import pytest
from amounts import amount
from opponents.scientific import compete, meet
from scientific import cards, choose, holding, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.bots.expert import Expert, drawn
from audiogame.games.scientific_war.rules import Keep, Play, ScientificOptions, Swap
from audiogame.rules.cards import Rank
from audiogame.rules.options import read_options
from audiogame.rules.state import replace
from audiogame.testing import random_options

OPTIONS = (
    "jokers=0 revolution=now jacks=parity",
    "jokers=1 revolution=next jacks=cancel",
    "jokers=2 revolution=now jacks=cancel",
    "jokers=0 revolution=next jacks=parity",
)
"""Every value of each option, and most pairs of values."""


@pytest.mark.parametrize("strengths", [("casual", "casual"), ("skilled", "expert")])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_strength_plays_with_every_value_of_an_option(
    strengths: tuple[str, str], number: int
) -> None:
    """Each choice is legal, and the game continues."""
    options = read_options(GAME.options, OPTIONS[number].split())
    bots = [GAME.bots[strength] for strength in strengths]
    state, _ = meet(bots, options, Random(number), tricks=3)
    assert state.trick > 3


@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if seats > 2])
def test_every_strength_plays_in_every_number_of_seats(seats: int) -> None:
    """One of each strength, the others casual; the order rotates with the number of seats."""
    strengths = [*GAME.bots]
    bots = [GAME.bots[strengths[(seats + n) % 3] if n < 3 else "casual"] for n in range(seats)]
    options = read_options(GAME.options, [*OPTIONS[seats % 4].split(), "limit=3"])
    state, _ = meet(bots, options, Random(seats))
    assert state.result is not None


@pytest.mark.soak
@pytest.mark.parametrize("strength", [*GAME.bots])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_strength_plays_with_every_option(strength: str, seats: int) -> None:
    """Random options and other strengths beside it: each choice is legal, the game continues."""
    random = Random(f"{strength}:{seats}")
    for _ in range(2 if seats < 5 else 1):
        options = random_options(GAME, random)
        assert isinstance(options, ScientificOptions)
        limited = ScientificOptions(options.jokers, options.revolution, options.jacks, 8)
        others = [GAME.bots[random.choice([*GAME.bots])] for _ in range(seats - 1)]
        state, _ = meet([GAME.bots[strength], *others], limited, random)
        assert state.result is not None


@pytest.mark.parametrize("limit", ["off", 100_000])
def test_an_end_far_away_is_no_trouble(limit: str | int) -> None:
    """Without a limit the expert plays on; the first tricks are those of a long game."""
    state = war(2, f"limit={limit}")
    bots = [Expert(), Expert()]
    for number in range(amount(4, 20)):
        if state.result is not None:
            break
        seat = state.actors[0]
        action = bots[seat].choose(state.seen_by(seat), seat, Random(number))
        state, _ = state.apply(seat, action)
    assert state.trick > 1


@pytest.mark.parametrize("strength", [*GAME.bots])
def test_the_same_seed_decides_the_same(strength: str) -> None:
    """Two bots of a kind with the same events choose the same, whatever came before."""
    for seats in (2, 3):
        ends = [
            meet([GAME.bots[strength]] * seats, GAME.options(), Random(4), tricks=1)[0]
            for _ in range(2)
        ]
        assert ends[0] == ends[1]


@pytest.mark.parametrize("strength", [*GAME.bots])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_choice_depends_on_what_the_seat_sees(strength: str, seats: int) -> None:
    """Different hidden hands and piles behind the same view, and no events: the same choice."""
    one = ("ace king nine two", "three four")
    views = []
    for other in (("five six", "ten queen"), ("ten queen", "five six")):
        state = holding(war(seats), one, *[other] * (seats - 1))
        views.append(state.seen_by(0))
    assert views[0] == views[1]
    choices = [GAME.bots[strength]().choose(view, 0, Random(3)) for view in views]
    assert choices[0] == choices[1]


def test_nobody_can_foresee_the_expert() -> None:
    """It mixes: in the first trick its card varies."""
    considered = Expert().consider(war(2).seen_by(0), 0, Random(0))
    assert len({drawn(considered, Random(number)).action for number in range(12)}) > 2


@pytest.mark.parametrize("strength", ["skilled", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_spy_takes_what_it_can(strength: str, seats: int) -> None:
    """The others have played low cards and four cards wait: the spy takes the trick."""
    others = [("four five", "six seven")] * (seats - 1)
    state = holding(war(seats, "limit=long"), ("ten two three", "six"), *others)
    state = replace(state, spy=0)
    state = replace(state, table=cards("six nine nine ten"))
    for seat in range(1, seats):
        state, _ = choose(state, seat, "four" if seat == 1 else "five")
    action = GAME.bots[strength]().choose(state.seen_by(0), 0, Random(1))
    assert action == Play(Rank.TEN)


@pytest.mark.parametrize("strength", ["skilled", "expert"])
@pytest.mark.parametrize("seats", [2, 3])
def test_an_eight_fetches_a_better_pile(strength: str, seats: int) -> None:
    """One trick is left, all own the same number of cards, and the only ace is in the pile."""
    others = [("four king", "five six seven nine" if seats == 3 else "five six seven")] * (
        seats - 1
    )
    state = holding(war(seats, "limit=2"), ("eight two", "ace"), *others)
    for seat in range(seats):
        state, _ = choose(state, seat, "eight" if seat == 0 else "four")
    assert state.swapping == (0,)
    assert len({sum(owned) for owned in state.owned}) == 1
    assert GAME.bots[strength]().choose(state.seen_by(0), 0, Random(1)) == Swap()


def test_an_eight_does_not_fetch_a_worse_pile() -> None:
    """The ace is in the hand, not in the pile, and stays there."""
    state = holding(war(2, "limit=2"), ("eight ace", "two"), ("four king", "five six seven"))
    for seat, word in enumerate(("eight", "four")):
        state, _ = choose(state, seat, word)
    assert Expert().choose(state.seen_by(0), 0, Random(1)) == Keep()


def test_the_last_trick_is_played_for_the_most_cards() -> None:
    """At the limit an ace wins the game, with two seats and with more."""
    for seats in (2, 3):
        others = [("king three", "")] * (seats - 1)
        state = holding(war(seats, "limit=1"), ("ace two", ""), *others)
        for number in range(5):
            bot = Expert()
            action = bot.choose(state.seen_by(0), 0, Random(number))
            assert action == Play(Rank.ACE), number


@pytest.mark.parametrize(
    ("names", "games", "seed", "least"),
    [
        (("skilled", "random"), 2, 5, 0.75),
        pytest.param(("expert", "random"), 6, 5, 0.75, marks=pytest.mark.soak),
        pytest.param(("skilled", "random"), 6, 5, 0.75, marks=pytest.mark.soak),
        pytest.param(("expert", "single"), 60, 1, 0.6, marks=pytest.mark.soak),
    ],
)
def test_the_stronger_wins_most_of_a_few_games(
    names: tuple[str, ...], games: int, seed: int, least: float
) -> None:
    """A short arena with a threshold below the full figures, which a faulty bot would not reach."""
    score = compete(names, games, seed, "limit=40")
    assert score.mean >= least
