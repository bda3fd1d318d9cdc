"""Hidden things dealt again: a whole state that looks like a view, and how it is checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from auction import GAME as AUCTION
from beat_the_bank import GAME as BEAT_THE_BANK
from crazy_eights import GAME as CRAZY_EIGHTS
from flawed import Change, loaded_copy
from liars_dice import GAME as LIARS_DICE
from little_whist import GAME as LITTLE_WHIST
from little_whist.rules import DECK, LittleWhist, Play

from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.game import Game
from audiogame.rules.state import FORCED, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.testing import find_flaws
from audiogame.testing.random_play import play_random

SCIENTIFIC_WAR = find_game("scientific-war")
DEALING = (LITTLE_WHIST, CRAZY_EIGHTS, LIARS_DICE, BEAT_THE_BANK, SCIENTIFIC_WAR)
WHIST = Path(__file__).parents[1] / "example_games" / "little_whist"
EIGHTS = WHIST.with_name("crazy_eights")


def states_of(game: Game, games: int) -> Iterator[State]:
    """Yield the states of some random games, up to 200 of each."""
    for number in range(games):
        for count, state in enumerate(play_random(game, Random(number))):
            if count == 200:
                break
            yield state


@pytest.mark.parametrize("game", DEALING, ids=lambda game: game.name)
def test_what_is_dealt_again_looks_the_same_and_is_whole(game: Game) -> None:
    """For each seat, and not what really is there: another stream deals something else."""
    different = 0
    for state in states_of(game, 3):
        for seat in range(state.seats):
            view = state.seen_by(seat)
            dealt, other = view.deal_again(seat, Random(1)), state.deal_again(seat, Random(2))
            assert dealt is not None
            assert other is not None
            assert dealt.seen_by(seat) == other.seen_by(seat) == view
            assert state.deal_again(seat, Random(1)) == dealt
            assert not dealt.dealt_loosely
            different += dealt != other
            assert all(dealt.legal_actions(one) for one in dealt.actors if one >= 0)
    assert different > 50


def test_a_game_that_hides_nothing_deals_itself() -> None:
    state = AUCTION.new(2)
    assert state.deal_again(1, Random(1)) is state


def test_a_choice_made_in_secret_is_dealt_too() -> None:
    """Any card that the seat may own: the trick can be played out from there."""
    state = SCIENTIFIC_WAR.new(2)
    state, _ = state.apply(1, state.legal_actions(1)[0])
    chosen = set()
    for number in range(60):
        dealt: Any = state.deal_again(0, Random(number))
        rank = dealt.chosen[1]
        chosen.add(rank)
        assert dealt.hands[1][rank.value] + 1 == dealt.owned[1][rank.value]
        after, _ = dealt.apply(0, dealt.legal_actions(0)[0])
        assert after.trick == 2 or after.swapping
    assert len(chosen) > 8


def whist(*hands: str) -> LittleWhist:
    """Return a game whose hands are written as ranks and suits, such as "jc ad"."""
    ranks = {"j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING, "a": Rank.ACE}
    suits = {suit.value[0]: suit for suit in Suit}
    held = tuple(
        tuple(Card(ranks[one[0]], suits[one[1]]) for one in hand.split()) for hand in hands
    )
    state = LittleWhist(LITTLE_WHIST.options(), held, (4,) * 4, dealt=4)
    return state.apply(FORCED, *state.legal_actions(FORCED))[0]


def test_a_void_that_was_shown_stays_one() -> None:
    """Bo, who has no club, is never dealt one; the others are."""
    state = whist("jc qc jd qd", "jh qh kh ah", "kc kd ad ks", "ac js qs as")
    state, _ = state.apply(1, Play(Rank.JACK, Suit.HEARTS))
    assert state.voids == ((), (Suit.CLUBS,), (), ())
    assert state.seen_by(0).voids == state.voids
    held: list[set[Suit | None]] = [set(), set(), set()]
    for number in range(40):
        dealt = state.deal_again(0, Random(number))
        for at, hand in enumerate(dealt.hands[1:]):
            held[at] |= {card.suit for card in hand or ()}
    assert held == [{*Suit} - {Suit.CLUBS}, {*Suit}, {*Suit}]


def test_a_deal_that_keeps_less_than_is_known_says_so() -> None:
    """The mark is no part of the state, and the next state is without it."""
    state = whist("jc qc jd qd", "jh qh kh ah", "kc kd ad ks", "ac js qs as")
    nowhere = replace(state, voids=((), (Suit.SPADES,), (Suit.SPADES,), (Suit.SPADES,)))
    dealt = nowhere.deal_again(0, Random(1))
    assert dealt.dealt_loosely
    assert dealt == replace(dealt)
    assert dealt.seen_by(0) == nowhere.seen_by(0)
    assert not dealt.apply(1, dealt.legal_actions(1)[0])[0].dealt_loosely
    known = [card for hand in dealt.hands for card in hand or ()]
    assert sorted((*known, *dealt.trick), key=DECK.index) == [*DECK]


BROKEN = {
    "a hand has another size": (
        WHIST,
        Change("rules.py", "[view.sizes[at] for at in hidden]", "[3] * len(hidden)"),
        "deal_again deals other hands than sizes counts.",
    ),
    "the view changes": (
        WHIST,
        Change(
            "rules.py",
            "return replace(view, hands=hands)",
            "return replace(view, hands=hands, seen=())",
        ),
        "deal_again changes what the seat sees.",
    ),
    "it looks into the hands": (
        EIGHTS,
        Change(
            "rules.py",
            "        view = self.seen_by(seat)\n        sizes",
            "        view = self\n        sizes",
        ),
        "deal_again depends on more than the view of the seat.",
    ),
    "nothing is dealt": (
        EIGHTS,
        Change(
            "rules.py",
            "        return replace(view, hands=hands)\n\n    def hand_of",
            "        return view\n\n    def hand_of",
        ),
        "deal_again leaves something of hands face down.",
    ),
    "no deal is found": (
        WHIST,
        Change("rules.py", "card.suit in view.voids[hidden[hand]]", "view.trick != ()"),
        "deal_again has found no deal that keeps all that is known",
    ),
    "a seat cannot go on": (
        WHIST,
        Change(
            "rules.py",
            "hands = put(hands, at, tuple(sorted(cards, key=DECK.index)))",
            "hands = put(hands, at, ())",
        ),
        "After deal_again the game waits for a seat without a legal action.",
    ),
    "it returns no state": (
        EIGHTS,
        Change(
            "rules.py",
            "        return replace(view, hands=hands)\n\n    def hand_of",
            "        return hands\n\n    def hand_of",
        ),
        "deal_again returns tuple.",
    ),
    "it fails": (
        EIGHTS,
        Change(
            "rules.py",
            "dealt = deal(view.unseen, sizes, random).hands",
            "dealt = deal((), sizes, random).hands",
        ),
        "deal_again",
    ),
}
"""Faults of the hook: the game, the change, and what check-game says."""


@pytest.mark.parametrize("slip", BROKEN)
def test_a_wrong_deal_is_told_at_its_hook(slip: str, tmp_path: Path) -> None:
    path, change, told = BROKEN[slip]
    with loaded_copy(path, tmp_path, [change]) as game:
        found = [str(one) for one in find_flaws(game, games=2, states=60).flaws]
    assert any(told in one and "rules.py, line" in one for one in found), found
