"""Scientific War: queens, threes, eights, and how the game ends; each test states its rule."""

from __future__ import annotations

import pytest
from scientific import cards, choose, found, holding, trick, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.events import (
    Drawn,
    LengthAgreed,
    LimitReached,
    Missing,
    NotShown,
    Peeked,
    QueensCancelled,
    Refilled,
    Shown,
    SpyNamed,
    SpyWaits,
    Standing,
    SwapDecided,
    TricksLeft,
    Turn,
    WentOut,
    Won,
)
from audiogame.games.scientific_war.rules import Keep, Play, Swap
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, NotLegal, NotYourTurn, Query, Seat, State, replace


def ask(state: State, seat: Seat, query: Query) -> Event:
    return state.seen_by(seat).answer(query, seat)[0]


def test_everybody_commits_in_any_order_and_finally() -> None:
    """Every seat in the game commits one hand card; a commitment is final."""
    state = war(3)
    assert state.actors == (0, 1, 2)
    state, _ = choose(state, 1, "king")
    assert state.actors == (0, 2)
    with pytest.raises(NotYourTurn):
        choose(state, 1, "ace")
    assert ask(state, 0, Query.TURN) == Turn(1, False, (1,), (0, 2))


def test_only_cards_in_hand_may_be_played() -> None:
    """A won card lies in the pile until the hand is empty; asked for, it is missing."""
    state, _ = trick(war(2), "king five")
    with pytest.raises(NotLegal):
        choose(state, 0, "king")
    assert state.preview(0, Play(Rank.KING)) == Missing(0, Rank.KING)
    assert state.preview(0, Play(Rank.ACE)) is None


def test_equal_cards_are_one_action() -> None:
    """An action names a rank."""
    state = holding(war(2), ("ace ace two", ""), ("five", ""))
    assert state.legal_actions(0) == (Play(Rank.ACE), Play(Rank.TWO))


def test_the_hand_is_listed_in_the_order_in_force() -> None:
    """Strongest first, the joker last, reversed after a revolution."""
    state = holding(war(2), ("two king joker", ""), ("five", ""))
    ranks = [action.rank for action in state.legal_actions(0) if isinstance(action, Play)]
    assert ranks == [Rank.KING, Rank.TWO, Rank.JOKER]
    low = replace(state, low_wins=True)
    ranks = [action.rank for action in low.legal_actions(0) if isinstance(action, Play)]
    assert ranks == [Rank.TWO, Rank.KING, Rank.JOKER]


def test_one_queen_makes_a_spy_who_waits_and_hears() -> None:
    """The spy of the next trick waits until all others have committed, and may hear their cards."""
    state, events = trick(war(3), "queen five ace")
    assert found(events, SpyNamed) == [SpyNamed(0)]
    assert state.actors == (1, 2)
    assert ask(state, 0, Query.SHOWN) == SpyWaits((1, 2))
    assert ask(state, 0, Query.TURN) == Turn(2, False, (), (1, 2), (0,))
    state, _ = choose(state, 1, "nine")
    assert state.seen_by(0).chosen == (None, None, None)
    assert ask(state, 0, Query.SHOWN) == SpyWaits((2,))
    state, _ = choose(state, 2, "four")
    assert state.actors == (0,)
    assert ask(state, 1, Query.TURN) == Turn(2, False, (1, 2), (0,))
    shown = ask(state, 0, Query.SHOWN)
    assert isinstance(shown, Shown)
    assert [(chose.seat, chose.rank) for chose in shown.cards] == [(1, Rank.NINE), (2, Rank.FOUR)]
    assert ask(state, 1, Query.SHOWN) == NotShown((0,))
    assert state.seen_by(1).chosen == (None, Rank.NINE, None)


def test_a_spy_lasts_one_trick_and_a_queen_makes_one_again() -> None:
    """One trick only; a queen played while spying makes you spy again."""
    state, _ = trick(war(2, "jokers=0"), "queen five")
    after, events = trick(state, "four nine")
    assert after.spy is None
    assert not found(events, SpyNamed)
    again = holding(state, ("queen five", ""), ("five six", ""))
    after, events = trick(again, "queen five")
    assert after.spy == 0
    assert found(events, SpyNamed) == [SpyNamed(0)]


@pytest.mark.parametrize("played", ["queen queen five", "queen queen queen"])
def test_two_or_more_queens_cancel(played: str) -> None:
    """Then no seat is the spy."""
    state, events = trick(war(3), played)
    assert state.spy is None
    assert len(found(events, QueensCancelled)) == 1


def test_a_queen_works_whoever_wins_and_in_wars_too() -> None:
    """Effects work for winners and losers, in wars too."""
    state, _ = trick(war(4), "king king queen two")
    assert state.waiting == 4
    assert state.spy == 2


def test_a_spy_who_goes_out_is_no_spy() -> None:
    """Only a seat in the game can spy."""
    state = holding(war(3), ("queen", ""), ("ace five", ""), ("two six", ""))
    after, events = trick(state, "queen ace two")
    assert after.spy is None
    assert not found(events, SpyNamed)
    assert after.playing == (1, 2)


def test_nobody_is_shown_anything_without_a_spy() -> None:
    """C gives the reason."""
    assert ask(war(2), 0, Query.SHOWN) == NotShown(())


def test_a_three_tells_hand_counts_until_the_next_trick_is_resolved() -> None:
    """Its seat may hear how many cards each seat holds in hand; the totals are always public."""
    state, events = trick(war(3), "three five ace")
    assert found(events, Peeked) == [Peeked(0)]
    standing = ask(state, 0, Query.STANDING)
    assert isinstance(standing, Standing)
    assert [(owns.seat, owns.cards, owns.hand) for owns in standing.owned] == [
        (0, 13, 13),
        (2, 16, 13),
        (1, 13, 13),
    ]
    other = ask(state, 1, Query.STANDING)
    assert isinstance(other, Standing)
    assert [owns.hand for owns in other.owned] == [None, None, None]
    state, _ = choose(state, 1, "nine")
    assert state.seen_by(0).sizes == (13, 12, 13)
    for seat, card in ((0, "four"), (2, "six")):
        state, _ = choose(state, seat, card)
    assert state.seen_by(0).sizes is None


def test_an_eight_lets_its_seat_swap_after_the_trick_is_collected() -> None:
    """The hand takes the pile's place and the pile the hand's."""
    state = holding(war(2), ("eight five", "king"), ("two three", ""))
    state, _ = trick(state, "eight two", "swap")
    assert state.hands[0] == cards("king eight two")
    assert state.piles[0] == cards("five")


def test_an_eight_may_keep() -> None:
    """Swapping is free to choose."""
    state = holding(war(2), ("eight five", "king"), ("two three", ""))
    state, events = trick(state, "eight two", "keep")
    assert state.hands[0] == cards("five")
    assert found(events, SwapDecided) == [SwapDecided(0, False, 1)]


@pytest.mark.parametrize("lot", [("eight", "king"), ("eight five", "")])
def test_where_the_swap_is_impossible_the_seat_is_asked_all_the_same(lot: tuple[str, str]) -> None:
    """Every seat that revealed an 8 is asked; with an empty hand or pile it may only keep."""
    state = holding(war(2), lot, ("ace three", ""))
    state, _ = choose(state, 0, "eight")
    state, _ = choose(state, 1, "ace")
    assert state.actors == (0,)
    assert state.legal_actions(0) == (Keep(),)
    with pytest.raises(NotLegal):
        state.apply(0, Swap())


def test_several_eights_decide_each_for_itself_and_in_secret() -> None:
    """The others are told that a seat has decided, not what."""
    lots = (("eight five", "king"), ("eight six", "nine"), ("ace four", ""))
    state = holding(war(3), *lots)
    for seat, card in ((0, "eight"), (1, "eight"), (2, "ace")):
        state, _ = choose(state, seat, card)
    assert state.actors == (0, 1)
    state, events = choose(state, 1, "swap")
    assert [event.seen_by(0) for event in events] == [SwapDecided(1, None, None)]
    assert state.actors == (0,)
    state, _ = choose(state, 0, "keep")
    assert state.hands[:2] == (cards("five"), cards("nine"))
    assert state.actors == (0, 1, 2)


def test_an_empty_hand_takes_up_its_pile_and_only_its_seat_is_told() -> None:
    """Then the pile is empty."""
    state = holding(war(2), ("king", "four"), ("two six", ""))
    state, events = trick(state, "king two")
    assert state.hands[0] == cards("four king two")
    assert state.piles[0] == cards("")
    (refilled,) = found(events, Refilled)
    assert refilled == Refilled(0, 3)
    assert refilled.seen_by(1) is None


def test_a_seat_without_cards_is_out_and_the_last_with_cards_wins() -> None:
    """Places go by the order of going out, equal in the same trick."""
    state = holding(war(4), ("ace five", ""), ("two", ""), ("three", ""), ("king four", ""))
    state, events = trick(state, "ace two three king")
    assert found(events, WentOut) == [WentOut(1, 2), WentOut(2, 2)]
    assert state.playing == (0, 3)
    state = holding(state, ("ace", "five"), ("", ""), ("", ""), ("king", ""))
    state, events = trick(state, "ace king")
    assert found(events, Won) == [Won(0, 3, 2)]
    assert state.result is not None
    assert state.result.places == (1, 3, 3, 2)


def test_the_last_seat_with_cards_wins_even_with_cards_on_the_table() -> None:
    """A war in which the other plays its last card ends the game."""
    state = holding(war(2), ("king five", ""), ("king", ""))
    state, events = trick(state, "king king")
    assert found(events, Won) == [Won(0, 1, 1)]
    assert state.waiting == 2


def test_elimination_during_a_war() -> None:
    """A seat that has played its last card in a war is out; the others continue for the stake."""
    state = holding(war(3), ("king five", ""), ("king", ""), ("two six", ""))
    state, events = trick(state, "king king two")
    assert found(events, WentOut) == [WentOut(1, 2)]
    assert state.waiting == 3
    assert state.actors == (0, 2)


def test_if_all_go_out_at_once_those_of_the_last_trick_draw() -> None:
    """A war of last cards: no seat has any left."""
    state = holding(war(3), ("king", ""), ("king", ""), ("", ""))
    state = replace(state, went_out=(0, 0, 1), trick=4)
    state, events = trick(state, "king king")
    assert found(events, Drawn) == [Drawn((0, 1))]
    assert state.result is not None
    assert state.result.places == (1, 1, 3)


@pytest.mark.parametrize(
    ("seats", "option", "limit"),
    [
        *((2, "quick", 95), (3, "quick", 80), (4, "quick", 80), (5, "quick", 60)),
        *((2, "long", 200), (3, "long", 300), (4, "long", 300), (5, "long", 400), (2, "7", 7)),
    ],
)
def test_the_limit_ends_the_game(seats: int, option: str, limit: int) -> None:
    """At the limit the most cards owned wins; quick and long depend on the seats."""
    state = replace(war(seats, f"limit={option}"), trick=limit)
    others = ["two"] * (seats - 1)
    state, events = trick(state, " ".join(["ace", *others]))
    (reached,) = found(events, LimitReached)
    assert isinstance(reached, LimitReached)
    assert reached.winners == (0,)
    assert state.result is not None
    assert state.result.places == (1, *[2] * (seats - 1))


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("quick", "15 minutes: the game ends after trick 95."),
        ("12", "The game ends after trick 12."),
        ("off", ""),
    ],
)
def test_the_length_is_told_at_the_start_and_before_the_end(option: str, told: str) -> None:
    """Once at each; R says it too."""
    state, narrator = (
        war(2, f"limit={option}"),
        Narrator(Texts("en", packages=(GAME.package,)), GAME.name),
    )
    agreed = [event for event in state.opening() if isinstance(event, LengthAgreed)]
    assert [narrator.tell(one, (0,)) for one in agreed] == ([told] if told else [])
    left = []
    limit = agreed[0].last if agreed else 90
    for number in (limit - 6, limit - 5, limit - 4, limit - 1):
        _, events = trick(replace(state, trick=number), "ace two")
        left += [(number, narrator.tell(one, (0,))) for one in found(events, TricksLeft)]
    assert left == ([(limit - 5, "5 tricks left.")] if told else [])
    rules = " ".join(narrator.tell(one, (0,)) for one in state.answer(Query.RULES, 0))
    assert rules.count(f" most {limit}") == bool(told)


def test_equal_cards_at_the_limit_are_a_draw_and_off_has_none() -> None:
    """Equal is a draw; with `limit=off` the game continues."""
    state, events = trick(replace(war(2, "limit=9"), trick=9), "ace ace")
    (reached,) = found(events, LimitReached)
    assert isinstance(reached, LimitReached)
    assert reached.winners == (0, 1)
    assert state.result is not None
    assert state.result.places == (1, 1)
    state, events = trick(replace(war(2, "limit=off"), trick=100_000), "ace ace")
    assert state.result is None
    assert not found(events, LimitReached)
