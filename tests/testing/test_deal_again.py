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
from crazy_eights.rules import CrazyEights, CrazyEightsOptions, DrawCard, Lack, Pass
from crazy_eights.rules import Play as PlayEights
from flawed import Slip, loaded_copy, slips
from liars_dice import GAME as LIARS_DICE
from little_whist import GAME as LITTLE_WHIST
from little_whist.rules import DECK, LittleWhist, Play

from audiogame.rules.cards import DECK as FULL_DECK
from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.game import Game
from audiogame.rules.notation import word
from audiogame.rules.state import CHANCE, FORCED, State
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.testing import find_flaws
from audiogame.testing.random_play import play_random, random_move

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


def eights(hands: tuple[str, ...], drawn: str, top: str, draw: str = "until") -> CrazyEights:
    """Return a state in which the second seat has drawn these cards in its turn.

    Args:
        hands: of the seats, such as "5c ad"; a ten is a 0.
        drawn: the cards that the second seat draws, in their order.
        top: the card that lies open.
    """
    held = tuple(map(eights_of, hands))
    state = CrazyEights(
        options=CrazyEightsOptions(draw=draw),
        hands=held,
        sizes=tuple(map(len, held)),
        scores=(0,) * len(held),
        laid=eights_of(top),
        stock=len(FULL_DECK) - 1 - sum(map(len, held)),
        dealt=len(held),
        turn=1,
        lacks=((),) * len(held),
    )
    for card in eights_of(drawn):
        state, _ = state.apply(1, DrawCard())
        state, _ = state.apply(CHANCE, (card,))
    return state


def eights_of(text: str) -> tuple[Card, ...]:
    """Return cards written as ranks and suits."""
    ranks = {word(rank)[0]: rank for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)}
    ranks |= {str(rank.value % 10): rank for rank in Rank if rank.value <= 10}
    suits = {suit.value[0]: suit for suit in Suit}
    return tuple(Card(ranks[one[0]], suits[one[1]]) for one in text.split())


def held_by(state: CrazyEights, seat: int, deals: int = 60) -> list[tuple[Card, ...]]:
    """Return the hands that the first seat deals another again."""
    dealt = [state.deal_again(0, Random(number)) for number in range(deals)]
    assert not any(one.dealt_loosely for one in dealt)
    return [one.hands[seat] or () for one in dealt]


def fitting(hand: tuple[Card, ...]) -> int:
    """Count the cards that fit on the 5 of clubs."""
    return sum(card.suit is Suit.CLUBS or card.rank in (Rank.FIVE, Rank.EIGHT) for card in hand)


def test_whoever_goes_on_drawing_has_shown_that_nothing_fits() -> None:
    """But for the last card drawn; the first one is drawn freely, and shows nothing."""
    hands = ("2c 3c", "ad kd", "2s 3s")
    once = eights(hands, "qd", "5c")
    assert once.lacks == ((),) * 3
    assert max(map(fitting, held_by(once, 1))) > 1
    twice = eights(hands, "qd jd", "5c")
    assert twice.seen_by(0).lacks == ((), (Lack(Suit.CLUBS, Rank.FIVE, 1),), ())
    dealt = held_by(twice, 1)
    assert {fitting(hand) for hand in dealt} == {0, 1}
    assert {len(hand) for hand in dealt} == {4}
    assert max(map(fitting, held_by(twice, 2))) > 1, "the third seat has shown nothing"


def test_a_card_that_is_played_was_the_one_drawn_last() -> None:
    """Then none of the others fits; and what is drawn later is counted anew."""
    state = eights(("2c 3c", "ad kd", "2s 3s"), "qd 9c", "5c")
    state, _ = state.apply(1, state.legal_actions(1)[0])
    assert state.lacks[1] == (Lack(Suit.CLUBS, Rank.FIVE, 0),)
    assert {fitting(hand) for hand in held_by(state, 1)} == {0}
    other = replace(state, turn=1)
    other, _ = other.apply(1, DrawCard())
    other, _ = other.apply(CHANCE, eights_of("4c"))
    assert other.lacks[1] == (Lack(Suit.CLUBS, Rank.FIVE, 1),)


def test_a_card_that_would_not_have_fitted_leaves_what_is_shown() -> None:
    """It may have been there or be the new one: at most one of the others fits still."""
    state = replace(eights(("2c 3c", "ad kd", "2s 3s"), "qd jd", "5c"), laid=eights_of("5c 9d"))
    state, _ = state.apply(1, PlayEights(Rank.ACE, Suit.DIAMONDS))
    assert state.lacks[1] == (Lack(Suit.CLUBS, Rank.FIVE, 1),)


def test_a_suit_that_was_named_is_the_one_that_is_lacking() -> None:
    state = replace(eights(("2c 3c", "ad kd", "2s 3s"), "", "8c"), suit=Suit.HEARTS)
    for card in eights_of("qd jd"):
        state, _ = state.apply(1, DrawCard())
        state, _ = state.apply(CHANCE, (card,))
    assert state.lacks[1] == (Lack(Suit.HEARTS, Rank.EIGHT, 1),)


def test_who_draws_one_card_and_passes_shows_nothing() -> None:
    """As one may keep what fits; without a stock, and until something fits, a pass does show it."""
    state = eights(("2c 3c", "ad kd", "2s 3s"), "qd", "5c", draw="one")
    assert state.apply(1, Pass())[0].lacks == ((),) * 3
    state = replace(eights(("2c 3c", "ad kd", "2s 3s"), "qd", "5c"), stock=0)
    assert state.apply(1, Pass())[0].lacks[1] == (Lack(Suit.CLUBS, Rank.FIVE, 0),)


def test_whole_games_of_drawing_are_dealt_again() -> None:
    """Every hand that is really held keeps to what it has shown, and so does each that is dealt."""
    shown = 0
    for number in range(3):
        random = Random(number)
        state: Any = CRAZY_EIGHTS.new(3, CrazyEightsOptions(draw="until", target=1))
        while state.result is None:
            state, _ = state.apply(*random_move(state, random))
            for seat in range(3 if state.lacks != ((),) * 3 else 0):
                shown += 1
                dealt = state.deal_again(seat, Random(number))
                assert not dealt.dealt_loosely
                assert dealt.seen_by(seat) == state.seen_by(seat)
                for one in (state, dealt):
                    for hand, lacks in zip(one.hands, one.lacks, strict=True):
                        for lack in lacks:
                            assert sum(map(lack.has, hand)) <= lack.since
    assert shown > 50


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


WRONG_WHIST = slips(
    r"""
rules.py: [view.sizes[at] for at in hidden] ==> [3] * len(hidden)
    deal_again deals other hands than sizes counts.
rules.py: return replace(view, hands=hands) ==> return replace(view, hands=hands, seen=())
    deal_again changes what the seat sees.
rules.py: card.suit in view.voids[hidden[hand]] ==> view.trick != ()
    deal_again has found no deal that keeps all that is known
rules.py: tuple(sorted(cards, key=DECK.index))) ==> ())
    After deal_again the game waits for a seat without a legal action.
""",
    WHIST,
)
WRONG_EIGHTS = slips(
    r"""
rules.py: view = self.seen_by(seat)\nparts ==> view = self\nparts
    deal_again depends on more than the view of the seat.
rules.py: return replace(view, hands=hands).loosely(dealt.loose) ==> return view
    deal_again leaves something of hands face down.
rules.py: return replace(view, hands=hands).loosely(dealt.loose) ==> return hands
    deal_again returns tuple.
rules.py: dealt = deal(view.unseen, [size ==> dealt = deal((), [size
    deal_again
""",
    EIGHTS,
)
"""Faults of the hook, and what check-game says."""


@pytest.mark.parametrize(
    ("game", "slip"),
    [*((WHIST, one) for one in WRONG_WHIST), *((EIGHTS, one) for one in WRONG_EIGHTS)],
    ids=str,
)
def test_a_wrong_deal_is_told_at_its_hook(game: Path, slip: Slip, tmp_path: Path) -> None:
    with loaded_copy(game, tmp_path, slip.changes) as broken:
        found = [str(one) for one in find_flaws(broken, games=2, states=60).flaws]
    assert any(slip.told in one and "rules.py, line" in one for one in found), found
