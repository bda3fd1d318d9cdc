"""Scientific War: a secret choice leaks nothing to other seats."""

from __future__ import annotations

from itertools import combinations
from random import Random

from scientific import choose, found, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.events import Committed
from audiogame.games.scientific_war.rules import Keep, Play, ScientificWar, Swap
from audiogame.rules.cards import Rank
from audiogame.rules.state import Query
from audiogame.testing import random_move, random_options


def test_any_two_secret_choices_look_and_sound_the_same() -> None:
    """Views, events and all five answers of the others are independent of the choice."""
    random = Random(5)
    checked = swaps = 0
    while checked < 400 or swaps < 20:
        state = GAME.new(random.choice(GAME.seats), random_options(GAME, random))
        while state.result is None and (checked < 400 or swaps < 20):
            seat, action = random_move(state, random)
            hidden_from = state.hidden_from(seat)
            legal = state.legal_actions(seat)
            for one, other in list(combinations(legal, 2))[:3] if hidden_from else []:
                first, told_first = state.apply(seat, one)
                second, told_second = state.apply(seat, other)
                for curious in hidden_from:
                    views = first.seen_by(curious), second.seen_by(curious)
                    assert views[0] == views[1]
                    for query in Query:
                        answers = [view.answer(query, curious) for view in views]
                        assert answers[0] == answers[1]
                    heard = [
                        [event.seen_by(curious) for event in told]
                        for told in (told_first, told_second)
                    ]
                    assert heard[0] == heard[1]
                checked += 1
                swaps += isinstance(one, Keep) and isinstance(other, Swap)
            state, _ = state.apply(seat, action)


def test_a_view_shows_the_own_cards_and_no_others() -> None:
    """Hands, piles and choices of others are face down; the cards each owns are public."""
    state, events = choose(war(3), 1, "king")
    view = state.seen_by(0)
    assert isinstance(view, ScientificWar)
    assert view.hands == (state.hands[0], None, None)
    assert view.piles == (state.piles[0], None, None)
    assert view.chosen == (None, None, None)
    assert view.owned == state.owned
    assert view.committed == (False, True, False)
    (committed,) = found(events, Committed)
    assert committed.seen_by(1) == Committed(1, Rank.KING)
    assert committed.seen_by(0) == Committed(1, None)


def test_a_choice_stays_secret_until_the_trick_is_revealed() -> None:
    """Plays until the reveal, swaps until the game is over."""
    state, _ = choose(war(2), 0, "king")
    assert state.still_secret(0, Play(Rank.KING))
    state, _ = choose(state, 1, "four")
    assert not state.still_secret(0, Play(Rank.KING))
    assert state.still_secret(0, Swap())
