"""Special cards together, and in wars, beyond the single tests of each."""

from __future__ import annotations

import pytest
from scientific import found, holding, trick, war

from audiogame.games.scientific_war.events import ForcedWar, TrickWon, War, WarCancelled
from audiogame.games.scientific_war.guide import CardExplained, explain
from audiogame.games.scientific_war.rules import Play
from audiogame.rules.cards import Rank
from audiogame.rules.state import Query

LOTS = ("joker jack two queen king ace eight three", "ace two three four")


def position(seats: int, *options: str):  # type: ignore[no-untyped-def]  # as `war` is told
    return holding(war(seats, *options), *[LOTS] * seats)


def test_two_or_more_jokers_have_no_effect_however_many() -> None:
    """Two or more jokers: no effect, they lose to everything."""
    _, events = trick(position(4), "joker joker joker two")
    assert [won.seat for won in found(events, TrickWon)] == [3]  # type: ignore[attr-defined]
    assert not found(events, ForcedWar)


def test_a_joker_looks_at_the_order_now_in_force() -> None:
    """With `revolution=next` a jack does not count for its own trick, nor for its joker."""
    _, events = trick(position(5, "revolution=next"), "jack two two joker ace")
    assert found(events, ForcedWar)
    assert not found(events, WarCancelled)


def test_a_jack_in_a_war_reverses_the_order_for_good() -> None:
    """Effects work for winners and losers, in wars too."""
    after, events = trick(position(4), "jack two two ace")
    assert found(events, War)
    assert after.low_wins


def test_a_three_in_a_war_hears_the_hands() -> None:
    """Effects work for winners and losers, in wars too: until the next trick is resolved."""
    after, events = trick(position(3), "three three two")
    assert found(events, War)
    assert set(after.peekers) == {0, 1}


def test_a_three_works_for_the_winner() -> None:
    """Effects work for winners and losers."""
    after, events = trick(position(2), "three two")
    assert found(events, TrickWon)
    assert after.peekers == (0,)


def test_an_eight_in_a_war_may_swap() -> None:
    """Effects work for winners and losers, in wars too: each seat decides after the trick."""
    after, _ = trick(position(3), "eight eight two", "swap", "keep")
    assert sum(after.hands[0] or ()) == 4
    assert sum(after.piles[0] or ()) == 7
    assert sum(after.hands[1] or ()) == 7


def test_the_table_is_empty_after_a_joker_has_stopped_a_war() -> None:
    """The joker's seat wins the trick with all that lay on the table, and no card is lost."""
    state = position(3)
    owned = sum(map(sum, state.owned))
    waiting, _ = trick(state, "ace ace two")
    assert waiting.waiting == 3
    after, events = trick(waiting, "joker king king")
    assert found(events, WarCancelled)
    assert after.waiting == 0
    assert sum(map(sum, after.owned)) == owned


@pytest.mark.parametrize(
    ("order", "revolution", "stronger"), [("", "now", 9), ("", "next", 3), ("jack", "now", 3)]
)
def test_a_jack_is_explained_in_the_order_of_its_own_trick(
    order: str, revolution: str, stronger: int
) -> None:
    """Counting already for its own trick: alone it is beaten by all below it."""
    state = position(2, f"revolution={revolution}")
    if order:
        state, _ = trick(state, "jack two")
    (told,) = explain(state, 0, Play(Rank.JACK))
    assert isinstance(told, CardExplained)
    assert told.stronger == stronger


def test_the_rules_in_force_are_public() -> None:
    """Public at all times: the order in force, cards on the table."""
    after, _ = trick(position(2), "jack jack")
    for seat in (0, 1):
        (rules, *_) = after.seen_by(seat).answer(Query.RULES, seat)
        assert rules == after.answer(Query.RULES, seat)[0]
        assert getattr(rules, "waiting") == 2  # noqa: B009  # the field of the answer
