"""Sicherman's War: dice, cards, battles, skirmishes, and who wins (rulings 1, 2, 4, 7, 11)."""

from __future__ import annotations

from collections import Counter

import pytest
from sichermans import play

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.deck import POINTS, deck, strength
from audiogame.games.sichermans_war.events import BattleEnded, Score, Stalemate, WarWon, Won
from audiogame.games.sichermans_war.rules import SichermansWar, WarOptions
from audiogame.games.sichermans_war.sicherman_dice import ALL_DICE, FACES, THROWS, Die
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Draw
from audiogame.rules.dice import PIPS
from audiogame.rules.game import WrongSeats
from audiogame.rules.state import CHANCE, replace


def war(seats: int, jokers: str = "off") -> SichermansWar:
    state = GAME.new(seats, WarOptions(jokers=jokers))
    assert isinstance(state, SichermansWar)
    return state


def last_skirmish(*points: int) -> SichermansWar:
    """Return the last skirmish of the last battle, with these points and no dice left."""
    seats = len(points)
    last = replace(war(seats), battle=4, number=5, piles=((),) * seats)
    return replace(last, points=points, dice=((),) * seats)


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (Die.STANDARD, (1, 2, 3, 4, 5, 6)),
        (Die.LOW, (1, 2, 2, 3, 3, 4)),
        (Die.HIGH, (1, 3, 4, 5, 6, 8)),
    ],
)
def test_faces_of_the_dice(die: Die, faces: tuple[int, ...]) -> None:
    """Ruling 1: standard 1-6, low 1 2 2 3 3 4, high 1 3 4 5 6 8; each face equally likely."""
    assert FACES[die] == faces
    assert THROWS[die].faces == (faces,)


def test_low_and_high_add_up_as_two_standard_dice() -> None:
    """The Sicherman pair: its sums come exactly as often as those of two standard dice."""
    pair = Counter(low + high for low in FACES[Die.LOW] for high in FACES[Die.HIGH])
    assert pair == Counter(one + other for one in PIPS for other in PIPS)


@pytest.mark.parametrize(
    ("rank", "fights_as", "scores"),
    [
        (Rank.JOKER, 1, 20),
        (Rank.TWO, 2, 5),
        (Rank.THREE, 3, 5),
        (Rank.FOUR, 4, 5),
        (Rank.FIVE, 5, 5),
        (Rank.SIX, 6, 5),
        (Rank.SEVEN, 7, 5),
        (Rank.EIGHT, 8, 5),
        (Rank.NINE, 9, 5),
        (Rank.TEN, 10, 10),
        (Rank.JACK, 11, 15),
        (Rank.QUEEN, 12, 15),
        (Rank.KING, 13, 15),
        (Rank.ACE, 14, 15),
    ],
)
def test_what_cards_are_worth(rank: Rank, fights_as: int, scores: int) -> None:
    """Ruling 1: 2-10 face value, J 11, Q 12, K 13, A 14, joker 1; 5, ten 10, court 15, joker 20."""
    assert strength(rank) == fights_as
    assert POINTS[rank] == scores


@pytest.mark.parametrize(
    ("seats", "jokers", "cards", "of_a_rank", "of_jokers"),
    [(2, "off", 52, 4, 0), (4, "off", 104, 8, 0), (2, "on", 54, 4, 2), (4, "on", 108, 8, 4)],
)
def test_decks(seats: int, jokers: str, cards: int, of_a_rank: int, of_jokers: int) -> None:
    """Ruling 2: one deck for two seats, two for four; option jokers: two a deck."""
    counts = Counter(war(seats, jokers).unseen)
    assert sum(counts.values()) == cards
    assert counts.pop(Rank.JOKER, 0) == of_jokers
    assert set(counts.values()) == {of_a_rank}
    assert len(counts) == 13
    assert deck(seats, jokers == "on") == war(seats, jokers).unseen


def test_jokers_are_off_by_default() -> None:
    """Ruling 2: option jokers: off | on."""
    assert Rank.JOKER not in war(2).unseen
    assert WarOptions() == WarOptions(jokers="off", dealing="automatic")


def test_three_cannot_play() -> None:
    """Sicherman's War is played with two or four seats."""
    with pytest.raises(WrongSeats):
        GAME.new(3)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_turns_a_card_at_once(seats: int) -> None:
    """Ruling 4: in a skirmish every seat turns its top card, unseen until then."""
    state = war(seats)
    assert state.chance == Draw(deck(seats, jokers=False), seats)
    assert state.actors == (CHANCE,)


def test_a_turned_card_is_no_longer_unseen() -> None:
    """Luck comes late: a card leaves the unseen when it is turned, and cannot come again."""
    state, _ = play(war(2), "* king eight")
    left = Counter(state.unseen)
    assert left[Rank.KING] == left[Rank.EIGHT] == 3
    assert len(state.unseen) == 50


def test_total_is_cards_and_dice_of_this_skirmish() -> None:
    """Ruling 4: its total is its cards plus its dice in this skirmish, of this one only."""
    state, _ = play(war(2), "* king eight", "1 roll high", "* 3", "1 roll low", "* 2")
    assert state.skirmish.totals == (13, 13)
    state, _ = play(state, "0 roll low", "* 4", "1 pass")
    state, _ = play(state, "* four nine")
    assert state.skirmish.totals == (4, 9)


def test_a_joker_fights_as_one_and_scores_twenty() -> None:
    """Rulings 1 and 2: a joker loses to a 2, and is worth 20 to the winner."""
    state, _ = play(war(2, "on"), "* joker two", "0 pass")
    assert state.points == (0, 25)


def test_cards_score_for_whoever_wins_them() -> None:
    """Ruling 1: all cards score for the seat that wins them, also the loser's."""
    state, told = play(war(2), "* nine ten", "0 roll standard", "* 2", "1 pass")
    assert told[-1] == Won(seat=0, cards=2, points=15, score=15, following=2)
    assert state.points == (15, 0)


def test_sole_leader_wins_reinforcements_too() -> None:
    """Ruling 7: a sole leader wins all cards of the skirmish, reinforcements included."""
    state, told = play(war(2), "* eight eight", "* jack ten", "1 pass")
    assert told[-1] == Won(seat=0, cards=4, points=35, score=35, following=2)
    assert state.skirmish.cards == ((), ())


def test_five_skirmishes_make_a_battle_and_dice_come_back() -> None:
    """Ruling 4: in each battle all three dice are ready again and five skirmishes are fought."""
    state, _ = play(war(2), "* king two", "1 roll low", "* 4", "1 roll high", "* 1", "1 pass")
    assert state.dice == (ALL_DICE, (Die.STANDARD,))
    state, _ = play(state, "* king three", "1 pass", "* king four", "1 pass")
    state, told = play(state, "* king five", "1 pass")
    assert (state.battle, state.number) == (1, 5)
    assert state.dice == (ALL_DICE, (Die.STANDARD,))
    state, told = play(state, "* ace six", "1 pass")
    assert told[-1] == BattleEnded(1, (Score(0, 100), Score(1, 0)))
    assert (state.battle, state.number) == (2, 1)
    assert state.dice == (ALL_DICE, ALL_DICE)


def test_four_battles() -> None:
    """Ruling 4: there are four battles, and the war is over after the fourth."""
    state = war(2)
    for battle in (1, 2, 3):
        assert state.result is None
        state, told = play(replace(state, number=5, dice=((), ())), "* king two")
        assert told[-1] == BattleEnded(battle, (Score(0, 20 * battle), Score(1, 0)))
    state, told = play(replace(state, number=5, dice=((), ())), "* king two")
    assert told[-1] == WarWon(0, 80, (Score(1, 0),))
    assert state.result is not None
    assert state.actors == ()


def test_most_points_win() -> None:
    """Ruling 11: after four battles the most points win, not the last skirmish."""
    state, told = play(last_skirmish(150, 100), "* two king")
    assert state.result is not None
    assert state.result.places == (1, 2)
    assert told[-1] == WarWon(0, 150, (Score(1, 120),))


def test_reinforcements_never_turned_score_nothing() -> None:
    """Ruling 11: only cards that were won score; what was never turned does not."""
    state, _ = play(last_skirmish(85, 100), "* nine eight")
    assert state.points == (95, 100)
    assert state.reserves == (5, 5)
    behind = replace(last_skirmish(100, 100), reserves=(0, 30))
    state, _ = play(behind, "* nine eight")
    assert state.result is not None
    assert state.result.places == (1, 2)


def test_equal_points_are_a_stalemate() -> None:
    """Ruling 11: equal highest totals are a stalemate among those seats."""
    state, told = play(last_skirmish(70, 100, 40, 90), "* ace two three four")
    assert told[-1] == Stalemate((0, 1), 100, (Score(3, 90), Score(2, 40)))
    assert state.result is not None
    assert state.result.places == (1, 1, 4, 3)
    assert state.result.winners == (0, 1)


def test_nothing_is_hidden_between_seats() -> None:
    """Ruling 11: nothing is hidden between seats but cards unseen by all."""
    state, _ = play(war(4), "* king eight nine two")
    assert all(state.seen_by(seat) == state for seat in range(4))
    assert state.hidden_from(1) == frozenset()
