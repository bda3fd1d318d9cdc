"""10-Die Poker: what is said, asked and answered."""

from __future__ import annotations

import pytest

from audiogame.games.ten_die_poker import GAME
from audiogame.games.ten_die_poker.events import Departed, LowDrawn
from audiogame.games.ten_die_poker.hand_names import name_set
from audiogame.games.ten_die_poker.hands import set_value
from audiogame.games.ten_die_poker.money import gain, money
from audiogame.games.ten_die_poker.rules import (
    Challenge,
    Fold,
    Join,
    Leave,
    PokerOptions,
    TenDiePoker,
    start,
)
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.state import CHANCE, Event, Query, replace

FOUR = ("66622/44321", "55331/64321", "44321/64321", "64321/65321")
TEXTS = Texts("en", (GAME.package,))


def narrator(verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    names = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus")
    return Narrator(TEXTS, GAME.name, names, verbosity)


def said(things: tuple[object, ...], *seats: int, verbosity: Verbosity = Verbosity.FULL) -> str:
    """Tell things to the seats that listen, as one text."""
    return " ".join(narrator(verbosity).tell(thing, seats) for thing in things)


def outcome(hand: str) -> tuple[int, ...]:
    """Turn red dice and white dice into an outcome: red and white of each pair in turn."""
    red, white = hand.split("/")
    return tuple(int(die) for pair in zip(red, white, strict=True) for die in pair)


def rolled(*hands: str, options: PokerOptions | None = None) -> tuple[TenDiePoker, Event]:
    """Return the state after the opening rolls, and what was told first then."""
    state = start(len(hands), options or PokerOptions())
    for hand in hands:
        state, told = state.apply(CHANCE, outcome(hand))
    return state, told[0]


def test_opening_hands() -> None:
    """One's own hand comes first, then the others', best first; brief forms are shorter."""
    _, told = rolled(*FOUR)
    heard = told.seen_by(1)
    assert said((heard,), 1) == (
        "Two pair, fives and threes, on red; white, high die, 6. You are second. "
        "Ann leads: full house, sixes over twos, on red; white, pair of fours. "
        "Cy: pair of fours, on red; white, high die, 6. "
        "Dee: high die, 6, on white; red, high die, 6."
    )
    assert said((heard,), 1, verbosity=Verbosity.BRIEF) == (
        "Two pair, fives. Second. Ann full house, sixes. Cy pair of fours. Dee high die, 6."
    )


@pytest.mark.parametrize(
    ("dice", "full"),
    [
        ("65431", "high die, 6 with 5, 4, 3, 1"),
        ("44653", "pair of fours with 6, 5, 3"),
        ("55331", "two pair, fives and threes with 1"),
        ("33365", "three threes with 6, 5"),
        ("12345", "straight to 5"),
        ("65432", "straight to 6"),
        ("22266", "full house, twos over sixes"),
        ("11112", "four ones with 2"),
        ("55555", "five fives"),
    ],
)
def test_names_of_sets(dice: str, full: str) -> None:
    """A set is named by what it shows; where it matters, with its kickers."""
    name = name_set(set_value(tuple(map(int, dice))), exact=True)
    assert narrator().tell(name).lower() == full
    short = name_set(set_value(tuple(map(int, dice))))
    assert narrator().tell(short).lower() == full.partition(" with")[0]


def test_decision() -> None:
    """The active seat hears what a challenge costs, the pot, and what it has to beat."""
    state, _ = rolled(*FOUR)
    asked = (state.decision(3),)
    assert said(asked, 3) == (
        "Your choice: fold, or challenge for 2 dollars. Pot 4. "
        "To beat: full house, sixes over twos, on red; white, pair of fours."
    )
    assert said(asked, 3, verbosity=Verbosity.BRIEF) == "You: fold or 2. Pot 4."
    poor = replace(state, money=(0,) * 4 + (None,) * 3)
    assert said((poor.decision(3),), 3) == (
        "You can only fold: a challenge costs 2 dollars, more than you have. Pot 4."
    )


def test_preview_of_a_challenge() -> None:
    """A pair is read as its red and its white die, with what either set loses and keeps."""
    state, _ = rolled("64321/65321", *FOUR[:3])
    state = replace(state, active=1)
    assert [said((state.preview(1, Challenge(pairs)),), 1) for pairs in ((1,), (2, 4), ())] == [
        "Pair 1, red 6, white 4: red loses full house, keeps 6, 6, 2, 2; "
        "white loses pair, keeps 4, 3, 2, 1.",
        "Pairs 2, 4: red loses full house, keeps 6, 6, 2; white loses pair, keeps 4, 3, 1.",
        "No pair picked up.",
    ]
    assert said((state.preview(1, Challenge((5,))),), 1) == (
        "Pair 5, red 2, white 1: red loses full house, keeps 6, 6, 6, 2; white keeps pair of fours."
    )
    assert state.preview(1, Fold()) is None


def test_preview_reads_the_same_pairs_as_the_hand() -> None:
    """The numbers of pairs are those that the hand is read with."""
    state, _ = rolled(*FOUR)
    (own,) = state.answer(Query.OWN, 0)
    assert said((own,), 0) == (
        "Full house, sixes over twos, on red; white, pair of fours. Red, then white. "
        "Pair 1: 6 and 4. Pair 2: 6 and 4. Pair 3: 6 and 3. Pair 4: 2 and 2. Pair 5: 2 and 1."
    )
    assert (
        said((own,), 0, verbosity=Verbosity.BRIEF) == "6 and 4. 6 and 4. 6 and 3. 2 and 2. 2 and 1."
    )
    for number, (red, white) in enumerate(state.hand(3).pairs, 1):
        heard = said((state.preview(3, Challenge((number,))),), 3)
        assert heard.startswith(f"Pair {number}, red {red}, white {white}: ")


def test_challenge_and_its_end() -> None:
    """A challenge is told with its price, then the new hand, and who leads now."""
    state, _ = rolled(*FOUR)
    state, events = state.apply(3, Challenge((1, 2, 3, 4, 5)))
    assert said(events, 3) == "You pay 2 dollars and roll pairs 1, 2, 3, 4, 5. Pot 6."
    assert said(events, 0) == "Dee pays 2 dollars and rolls all five pairs. Pot 6."
    _, events = state.apply(CHANCE, outcome("44521/66622"))
    assert said(events, 0) == (
        "Dee takes the lead by the worse set: "
        "full house, sixes over twos, on white; red, pair of fours with 5, 2, 1."
    )
    _, events = state.apply(CHANCE, outcome("44321/66622"))
    assert said(events[:1], 3) == (
        "You only equal the leader and are out: "
        "full house, sixes over twos, on white; red, pair of fours."
    )
    _, events = state.apply(CHANCE, outcome("44321/22345"))
    assert said(events[:1], 0, verbosity=Verbosity.BRIEF) == "Dee out: pair of fours."


def test_rules_answer() -> None:
    """R says the pot, the price of a challenge and who leads, and options in force."""
    state, _ = rolled(*FOUR, options=PokerOptions(equal="joins"))
    assert said(state.answer(Query.RULES, 1), 1) == (
        "Pot 4. A challenge costs 2 dollars, half the pot rounded up. "
        "In the lead: Ann, full house, sixes over twos, "
        "on red; white, pair of fours with 3, 2, 1. "
        "A challenge that equals the leader shares the lead."
    )


def test_turn_answer() -> None:
    """T says who chooses, who is still to come, who leads and who is out."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    answer = state.answer(Query.TURN, 1)
    assert said(answer, 1) == (
        "Cy chooses, round 1. Still to come, lowest first: you. In the lead: Ann. Out: Dee."
    )
    assert said(answer, 2, verbosity=Verbosity.BRIEF) == "You, against Ann. Then Bo."


def test_turn_answer_while_luck_is_asked() -> None:
    """T says whose dice are rolled, or between whom is drawn."""
    state = start(4, PokerOptions())
    assert said(state.answer(Query.TURN, 1), 1) == "The dice of Ann are being rolled, round 1."
    state, _ = rolled(FOUR[0], FOUR[3], FOUR[1], FOUR[3])
    assert said(state.answer(Query.TURN, 1), 1) == (
        "A tie for low is being drawn, round 1: you, Dee."
    )


def test_standing_answer() -> None:
    """E says your money first, then the others' by rank, with who is in, leaves or joins."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    state, _ = state.apply(6, Join())
    state, _ = state.apply(1, Leave())
    state = replace(state, money=(3900, 3800, 4050, 50, None, None, None))
    answer = state.answer(Query.STANDING, 1)
    assert said(answer, 1) == (
        "You have 38 dollars and are in. Cy has 40 dollars 50 cents, in. "
        "Ann has 39 dollars and leads. Dee has 50 cents, out. "
        "Leaving after this round: you. Joining at the next round: Gus."
    )
    assert said(answer, 1, verbosity=Verbosity.BRIEF) == (
        "You 38, in. Cy 40 and 50 cents, in. Ann 39, leads. Dee 50 cents, out."
    )


def test_shown_answer() -> None:
    """C names the hands that are in, best first, with kickers, then the leader's pairs."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    answer = state.answer(Query.SHOWN, 2)
    assert said(answer, 2) == (
        "Ann leads: full house, sixes over twos, on red; white, pair of fours with 3, 2, 1. "
        "Bo: two pair, fives and threes with 1, on red; white, high die, 6 with 4, 3, 2, 1. "
        "You: pair of fours with 3, 2, 1, on red; white, high die, 6 with 4, 3, 2, 1. "
        "Dice of Ann, red then white. Pair 1: 6 and 4. Pair 2: 6 and 4. Pair 3: 6 and 3. "
        "Pair 4: 2 and 2. Pair 5: 2 and 1."
    )
    assert "Dice of" not in said(state.answer(Query.SHOWN, 0), 0)


def test_own_answer_without_dice() -> None:
    """H says why one has no dice."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    told = [said(state.answer(Query.OWN, seat), seat) for seat in (3, 5)]
    assert told == [
        "You have no dice: you are out of this round.",
        "You have no dice: you are not at the table.",
    ]


def test_lot_and_chairs() -> None:
    """Other persons are named, and amounts have their sign."""
    assert said((LowDrawn(1, (0, 3)),), 0) == "Bo goes first, by lot: tied for low with you, Dee."
    assert said((Departed(2, gain(-350)),), 2) == (
        "In your chair before: minus 3 dollars 50 cents."
    )
    assert narrator().tell(money(-101)) == "Minus 1 dollar 1 cent"
    assert narrator(Verbosity.BRIEF).tell(money(205)) == "2 and 5 cents"


def test_long_sessions_can_be_told() -> None:
    """However many have come and gone, every answer and every end can be said."""
    state = start(4, PokerOptions(rounds=1))
    state = replace(state, departed=tuple((seat % 7, -4000) for seat in range(300)))
    for hand in FOUR:
        state, _ = state.apply(CHANCE, outcome(hand))
    assert said(state.answer(Query.STANDING, 0), 0)
    for seat in (3, 2, 1):
        state, events = state.apply(seat, Fold())
    assert "The game is over after 1 round. You win, plus 3 dollars." in said(events, 0)
    assert sum(isinstance(event, Departed) for event in events) == 300 - 3


def test_braille_fits_into_forty_cells() -> None:
    """One's pairs and a pair that is walked to fit into a row of forty cells."""
    state, _ = rolled(*FOUR)
    own = said(state.answer(Query.OWN, 0), 0, verbosity=Verbosity.BRAILLE)
    assert own == "1: 6 4. 2: 6 4. 3: 6 3. 4: 2 2. 5: 2 1."
    walked = said((state.preview(0, Challenge((1,))),), 0, verbosity=Verbosity.BRAILLE)
    assert walked == "6 4: red 6, 6, 2, 2; white 4, 3, 2, 1."
    assert max(len(own), len(walked)) <= 40
