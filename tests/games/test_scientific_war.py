"""Scientific War: tricks, jacks, jokers and wars; each test states its rule."""

from __future__ import annotations

from itertools import pairwise

import pytest
from refusals import refuses
from scientific import cards, found, trick, war

from audiogame.games.scientific_war import GAME
from audiogame.games.scientific_war.events import (
    ForcedWar,
    Group,
    JacksCancelled,
    JokersCancelled,
    Revealed,
    Revolution,
    TrickWon,
    War,
    WarCancelled,
)
from audiogame.games.scientific_war.trick import TrickVerdict, judge
from audiogame.rules.cards import RANKS, Rank
from audiogame.rules.game import WrongSeats
from audiogame.rules.options import OptionError, read_options


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_each_seat_holds_a_suit_and_its_jokers(seats: int, jokers: int) -> None:
    """Each seat holds a whole suit, 2 to ace, and the jokers of the option; piles are empty."""
    state = war(seats, f"jokers={jokers}")
    assert all(hand == (0, jokers, *[1] * 13) for hand in state.hands)
    assert not any(any(pile or ()) for pile in state.piles)


def test_two_to_eight_seats_play_and_one_joker_is_usual() -> None:
    """Defaults: one joker, revolution now, parity, limit quick."""
    for seats in (1, 9):
        with refuses(WrongSeats, match="2 to 8"):
            GAME.new(seats)
    assert war(2).options == read_options(
        GAME.options, ["jokers=1", "revolution=now", "jacks=parity", "limit=quick"]
    )
    with pytest.raises(OptionError):
        read_options(GAME.options, ["jokers=3", "limit=0"])


def test_the_strongest_card_takes_the_trick_on_the_winners_pile() -> None:
    """The winner puts all cards taken on the pile, not in the hand."""
    state, events = trick(war(3), "king five ace")
    assert found(events, TrickWon) == [TrickWon(2, 3, 16)]
    assert state.piles == (cards(""), cards(""), cards("king five ace"))
    assert [sum(owned) for owned in state.owned] == [13, 13, 16]


def test_a_trick_is_told_strongest_first_with_equal_cards_together() -> None:
    """One event reveals all cards, grouped by rank, in the order in force."""
    _, events = trick(war(4), "two king two ace")
    (revealed,) = found(events, Revealed)
    groups = (Group(Rank.ACE, (3,)), Group(Rank.KING, (1,)), Group(Rank.TWO, (0, 2)))
    assert revealed == Revealed(1, groups, groups[0], (Rank.KING, Rank.TWO, Rank.TWO))


@pytest.mark.parametrize(("low", "high"), list(pairwise(RANKS)))
def test_each_rank_beats_the_one_below_and_reversed_loses(low: Rank, high: Rank) -> None:
    """The reversed order is the exact opposite."""
    assert judge({0: low, 1: high}, False) == TrickVerdict(1, (1,), high, None)
    assert judge({0: low, 1: high}, True) == TrickVerdict(0, (0,), low, None)


def test_a_jack_reverses_its_own_trick_already() -> None:
    """A jack counts already for its own trick with `revolution=now`."""
    state, events = trick(war(2), "jack two")
    assert found(events, TrickWon) == [TrickWon(1, 2, 15)]
    assert found(events, Revolution) == [Revolution((0,), True, False)]
    assert state.low_wins


def test_a_jack_may_count_from_the_next_trick_on() -> None:
    """With `revolution=next` the order turns after the trick."""
    state, events = trick(war(2, "revolution=next"), "jack two")
    assert found(events, TrickWon) == [TrickWon(0, 2, 15)]
    assert found(events, Revolution) == [Revolution((0,), True, True)]
    _, events = trick(state, "ace three")
    assert found(events, TrickWon) == [TrickWon(1, 2, 14)]


def test_the_next_jack_turns_the_order_back() -> None:
    """The usual order returns at the next revolution."""
    state, _ = trick(war(2), "jack two")
    state, events = trick(state, "ace jack")
    assert not state.low_wins
    assert found(events, Revolution) == [Revolution((1,), False, False)]
    assert found(events, TrickWon) == [TrickWon(0, 2, 14)]


@pytest.mark.parametrize(
    ("option", "played", "turns"),
    [
        ("parity", "jack five six seven", True),
        ("parity", "jack jack six seven", False),
        ("parity", "jack jack jack seven", True),
        ("parity", "jack jack jack jack", False),
        ("cancel", "jack five six seven", True),
        ("cancel", "jack jack six seven", False),
        ("cancel", "jack jack jack seven", False),
    ],
)
def test_several_jacks(option: str, played: str, turns: bool) -> None:
    """Two jacks cancel, three reverse; with `jacks=cancel` two or more cancel."""
    state, events = trick(war(4, f"jacks={option}"), played)
    assert state.low_wins == turns
    assert bool(found(events, JacksCancelled)) == (not turns)


def test_a_tie_for_strongest_is_a_war_and_the_next_winner_takes_all() -> None:
    """After a war everything stays on the table; the winner of the next trick takes it too."""
    state, events = trick(war(3), "king king two")
    assert found(events, War) == [War(Rank.KING, (0, 1), 3)]
    assert state.waiting == 3
    assert [sum(owned) for owned in state.owned] == [13, 13, 13]
    state, events = trick(state, "four five ace")
    assert found(events, TrickWon) == [TrickWon(2, 6, 18)]
    assert state.waiting == 0


def test_a_tie_below_the_strongest_is_no_war() -> None:
    """Only a tie for the strongest card is a war."""
    _, events = trick(war(3), "king king ace")
    assert found(events, TrickWon) == [TrickWon(2, 3, 16)]


def test_wars_add_up() -> None:
    """A war upon a war: all of it waits."""
    state, _ = trick(war(2), "king king")
    state, events = trick(state, "nine nine")
    assert found(events, War) == [War(Rank.NINE, (0, 1), 4)]
    _, events = trick(state, "ace four")
    assert found(events, TrickWon) == [TrickWon(0, 6, 17)]


def test_a_war_of_jacks_in_a_trick_with_a_reversed_order() -> None:
    """A jack played with others decides by the new order: the tie of twos is the war now."""
    _, events = trick(war(4), "jack two two ace")
    assert found(events, War) == [War(Rank.TWO, (1, 2), 4)]


def test_one_joker_stops_a_war_and_wins() -> None:
    """If the strongest of the others is tied, the war is cancelled and the joker's seat wins."""
    _, events = trick(war(3), "king king joker")
    assert found(events, WarCancelled) == [WarCancelled(2, Rank.KING, 3, 16)]
    assert not found(events, War)


def test_one_joker_forces_a_war_otherwise() -> None:
    """Without a tie a lone joker is an unconditional war, with two seats always."""
    state, events = trick(war(3), "king five joker")
    assert found(events, ForcedWar) == [ForcedWar(2, 3)]
    state, events = trick(war(2), "ace joker")
    assert found(events, ForcedWar) == [ForcedWar(1, 2)]
    assert state.waiting == 2


def test_a_joker_takes_what_waits_too() -> None:
    """Cards of earlier wars go to the joker that stops one."""
    state, _ = trick(war(3), "nine nine two")
    _, events = trick(state, "king joker king")
    assert found(events, WarCancelled) == [WarCancelled(1, Rank.KING, 6, 18)]


def test_a_joker_judges_by_the_order_in_force() -> None:
    """A jack in the same trick turns the order first: the tied twos are the strongest."""
    _, events = trick(war(5), "jack two two ace joker")
    assert found(events, WarCancelled) == [WarCancelled(4, Rank.TWO, 5, 18)]
    _, events = trick(war(5), "two two ace five joker")
    assert found(events, ForcedWar) == [ForcedWar(4, 5)]


def test_two_jokers_have_no_effect_and_lose_to_everything() -> None:
    """Neither a forced war nor a stopped one; a two beats them in both orders."""
    _, events = trick(war(4), "joker joker two five")
    assert found(events, TrickWon) == [TrickWon(3, 4, 17)]
    assert found(events, JokersCancelled) == [JokersCancelled((0, 1))]
    _, events = trick(war(4), "joker joker king king")
    assert found(events, War) == [War(Rank.KING, (2, 3), 4)]
    _, events = trick(war(4), "joker joker jack ace")
    assert found(events, TrickWon) == [TrickWon(2, 4, 17)]


def test_only_jokers_are_an_ordinary_war() -> None:
    """All jokers tie like any other card."""
    state, events = trick(war(3), "joker joker joker")
    assert found(events, War) == [War(Rank.JOKER, (0, 1, 2), 3)]
    assert not found(events, JokersCancelled)
    assert state.waiting == 3
