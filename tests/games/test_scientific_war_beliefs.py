"""Scientific War: cards are counted from public information alone."""

from __future__ import annotations

from random import Random

import pytest
from scientific import cards, choose, holding, trick, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.events import Group, Revealed, SwapDecided, TrickWon
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.beliefs import MOST_HOLDINGS, Beliefs
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat, replace
from audiogame.testing import random_move, random_options


def hear(beliefs: Beliefs, events: list[Event], seat: Seat = 0) -> None:
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            beliefs.hear(seen)


def test_the_truth_is_always_among_what_is_believed() -> None:
    """In random games, whatever the options, each seat's cards are among its holdings."""
    random = Random(7)
    checked = open_ = 0
    for _ in range(30):
        state = GAME.new(random.choice(GAME.seats), random_options(GAME, random))
        assert isinstance(state, ScientificWar)
        beliefs = Beliefs()
        for _ in range(600):
            if state.result is not None:
                break
            seat, action = random_move(state, random)
            state, events = state.apply(seat, action)
            hear(beliefs, list(events))
            if state.result is not None or any(state.committed) or not sum(state.owned[0]):
                continue
            for other, held in enumerate(beliefs.holdings(state.seen_by(0), 0)):
                truth = state.hands[other], state.piles[other]
                assert len(held) == MOST_HOLDINGS or truth in [each[:2] for each in held]
                assert abs(sum(each.weight for each in held) - 1) < 1e-9
                checked, open_ = checked + 1, open_ + (len(held) > 1)
    assert checked > 3000
    assert open_ > 100, "an 8 leaves something open"


def test_an_eight_leaves_two_holdings_open() -> None:
    """Whether hand and pile were swapped is not told."""
    beliefs = Beliefs()
    state, events = trick(war(2), "two ace")
    hear(beliefs, events)
    state, events = trick(state, "four eight", "swap")
    hear(beliefs, events)
    held = beliefs.holdings(state.seen_by(0), 0)[1]
    assert len(held) == 2
    assert {sum(each.hand) for each in held} == {4, 12}


def test_a_later_card_tells_which() -> None:
    """Seat 1 won the ace, which lay in its pile: playing it proves a swap."""
    beliefs = Beliefs()
    state, events = trick(war(2), "two ace")
    hear(beliefs, events)
    for words in (("four eight", "swap"), ("five ace",)):
        state, events = trick(state, *words)
        hear(beliefs, events)
    (held,) = beliefs.holdings(state.seen_by(0), 0)[1]
    assert (held.hand, held.pile) == (state.hands[1], state.piles[1])


def test_a_three_tells_the_sizes_of_hands() -> None:
    """A seat that peeks knows whether the other has swapped."""
    for swap in ("swap", "keep"):
        beliefs = Beliefs()
        state, events = trick(war(2), "two ace")
        hear(beliefs, events)
        state, events = trick(state, "three eight", swap)
        hear(beliefs, events)
        state = replace(state, peekers=(0,))
        (held,) = beliefs.holdings(state.seen_by(0), 0)[1]
        assert held.hand == state.hands[1]


def test_a_spy_uses_the_cards_it_sees() -> None:
    """A chosen card is in hand."""
    beliefs = Beliefs()
    state, events = trick(war(2), "two ace")
    hear(beliefs, events)
    state, events = trick(state, "queen eight", "keep")
    hear(beliefs, events)
    state, _ = choose(state, 1, "king")
    (held,) = beliefs.holdings(state.seen_by(0), 0)[1]
    assert held.hand[13] == 1


def test_long_games_do_not_wear_beliefs_out() -> None:
    """After thousands of cards the weights of open holdings still add up to 1."""
    beliefs = Beliefs()
    opening, events = trick(war(2), "two ace")
    hear(beliefs, events)
    opening, events = trick(opening, "four eight", "swap")
    hear(beliefs, events)
    view = opening.seen_by(0)
    for _ in range(600):
        beliefs.hear(Revealed(3, (Group(Rank.KING, (1,)),), Group(Rank.KING, (1,)), ()))
        beliefs.hear(TrickWon(1, 1, 16))
        beliefs.hear(SwapDecided(1, None, None))
    held = beliefs.holdings(view, 0)[1]
    assert sum(each.weight for each in held) == pytest.approx(1)


def test_a_bot_that_joins_late_believes_that_all_cards_are_in_hand() -> None:
    """The bot has heard no events, but the cards each seat owns are public."""
    state = holding(war(2), ("ace king", "two"), ("five", "six seven"))
    (held,) = Beliefs().holdings(state.seen_by(0), 0)[1]
    assert held.hand == cards("five six seven")
