"""10-Die Poker: lines, questions and answers."""

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
from audiogame.rules.state import CHANCE, Event, Query, replace, seen_by_all
from audiogame.table.luck import Luck

FOUR = ("66622/44321", "55331/64321", "44321/64321", "64321/65321")
TEXTS = Texts("en", (GAME.package,))


def narrator(verbosity: Verbosity = Verbosity.FULL) -> Narrator:
    names = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus")
    return Narrator(TEXTS, GAME.name, names, verbosity)


def said(things: tuple[object, ...], *seats: int, verbosity: Verbosity = Verbosity.FULL) -> str:
    """Return the text told to the listening seats."""
    return " ".join(narrator(verbosity).tell(thing, seats) for thing in things)


def outcome(hand: str) -> tuple[int, ...]:
    """Convert red dice and white dice to an outcome: red and white of each pair in turn."""
    red, white = hand.split("/")
    return tuple(int(die) for pair in zip(red, white, strict=True) for die in pair)


def rolled(*hands: str, options: PokerOptions | None = None) -> tuple[TenDiePoker, Event]:
    """Return the state after the opening rolls, and the first event told then."""
    state = start(len(hands), options or PokerOptions())
    for hand in hands:
        state, told = state.apply(CHANCE, outcome(hand))
    return state, told[0]


def test_opening_hands() -> None:
    """The lead comes first, then one's own hand in both colours, then the others, best first."""
    _, told = rolled(*FOUR)
    heard = told.seen_by(1)
    assert said((heard,), 1) == (
        "Ann leads: full house, sixes. You're second with red: two pair, fives. White: 6 high. "
        "Cy: pair of fours. Dee: 6 high."
    )
    brief = said((heard,), 1, verbosity=Verbosity.BRIEF)
    assert brief == "Ann leads: full house. You're second: two pair."
    assert said((told.seen_by(0),), 0).startswith(
        "You lead with red: full house, sixes. White: pair of"
    )
    everyone = said((seen_by_all(told, (0, 1)),), 0, 1)
    assert everyone == (
        "Ann leads: full house, sixes. Bo: two pair, fives. Cy: pair of fours. Dee: 6 high."
    )


def test_the_better_colour_of_an_own_hand_comes_first_in_the_news() -> None:
    """The news names the better colour first; H keeps red before white."""
    white_first = "/".join(reversed(FOUR[0].split("/")))
    state, told = rolled(white_first, *FOUR[1:])
    assert said((told.seen_by(0),), 0).startswith(
        "You lead with white: full house, sixes. Red: pair of fours. Bo: two pair"
    )
    assert said(state.answer(Query.OWN, 0), 0).startswith("Red pair of fours; white full house")


@pytest.mark.parametrize("seats", [4, 7])
def test_what_happened_since_a_choice_is_one_short_sentence(seats: int) -> None:
    """At most 15 words at every moment of 20 games, the place of the asking seat first."""
    luck, heard = Luck("since"), set()
    number = 0
    for _ in range(20):
        state: TenDiePoker = start(seats, PokerOptions(rounds=3))
        events: tuple[Event, ...] = ()
        while state.result is None:
            number += 1
            if state.chance is not None:
                state, told = state.apply(CHANCE, luck.outcome(number, state.chance))
            else:
                choices = state.legal_actions(state.actors[0])
                state, told = state.apply(state.actors[0], choices[number % len(choices)])
            events += told
            for one in range(seats):
                text = said(state.since(one, events[-30:]), one)
                assert len(text.split()) <= 15, text
                assert text.count(".") <= 1, text
                assert not text or text.startswith(("You", "Ann", "Bo")), text
                heard.add(text.partition(" with")[0].partition(";")[0].rstrip("."))
    assert {"You lead", "You're out", "You're second", "You're fourth"} <= heard


def test_what_happened_since_a_choice() -> None:
    """The own place, the leader's hand, who is out, and who took the pot meanwhile."""
    state, _ = rolled(*FOUR)
    assert said(state.since(2, ()), 2) == "You're third; Ann leads with full house, sixes."
    state, first = state.apply(3, Fold())
    assert said(state.since(2, first), 2) == (
        "You're third; Ann leads with full house, sixes; Dee is out."
    )
    assert said(state.since(3, first), 3) == "You're out; Ann leads with full house, sixes."
    state, second = state.apply(2, Fold())
    state, third = state.apply(1, Fold())
    for hand in FOUR:
        state, _ = state.apply(CHANCE, outcome(hand))
    events = (*first, *second, *third)
    assert said(state.since(3, events), 3) == (
        "You're fourth; Ann leads with full house, sixes; Ann took 4 dollars."
    )
    assert said(state.since(0, events), 0) == (
        "You lead with full house, sixes; you took 4 dollars."
    )


def test_a_shared_lead_is_told_once() -> None:
    """Those who share it hear both colours, the others the hand."""
    _, told = rolled(FOUR[0], FOUR[1], FOUR[0], FOUR[3])
    assert said((told.seen_by(2),), 2).startswith(
        "You and Ann share the lead, you with red: full house, sixes. White: pair of fours. Bo: "
    )
    assert said((told.seen_by(1),), 1, verbosity=Verbosity.BRIEF) == (
        "Ann and Cy share the lead: full house. You're third: two pair."
    )


@pytest.mark.parametrize("seats", [4, 7])
def test_a_deal_is_short_enough_to_be_kept_in_mind(seats: int) -> None:
    """At most 140 characters for four hands and 30 for each further one; in brief 55 for all."""
    names, luck = ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gus"), Luck("deals")
    full = Narrator(TEXTS, GAME.name, names)
    brief = Narrator(TEXTS, GAME.name, names, Verbosity.BRIEF)
    fresh = start(seats, PokerOptions())
    assert fresh.chance is not None
    for deal in range(300):
        state, told = fresh, fresh.opening()
        for seat in range(seats):
            state, told = state.apply(CHANCE, luck.outcome(deal * seats + seat, fresh.chance))
        heard = told[0].seen_by(0)
        assert len(full.tell(heard, (0,))) <= 140 + 30 * (seats - 4)
        assert len(brief.tell(heard, (0,))) <= 55 + 2 * (seats > 4)  # "seventh" is a long word


@pytest.mark.parametrize(
    ("dice", "full"),
    [
        ("65431", "6 high, kickers 5, 4, 3, 1"),
        ("44653", "pair of fours, kickers 6, 5, 3"),
        ("55331", "two pair, fives and threes, kicker 1"),
        ("33365", "three threes, kickers 6, 5"),
        ("12345", "straight to 5"),
        ("65432", "straight to 6"),
        ("22266", "full house, twos over sixes"),
        ("11112", "four ones, kicker 2"),
        ("55555", "five fives"),
    ],
)
def test_names_of_sets(dice: str, full: str) -> None:
    """A set is named by its category; where it matters, with its kickers."""
    name = name_set(set_value(tuple(map(int, dice))), exact=True)
    assert narrator().tell(name).lower() == full
    short = name_set(set_value(tuple(map(int, dice))))
    assert narrator().tell(short).lower() == full.partition(", kicker")[0]


def test_decision() -> None:
    """The active seat hears what a challenge costs, the pot, and what it has to beat."""
    state, _ = rolled(*FOUR)
    asked = (state.decision(3),)
    assert said(asked, 3) == (
        "To beat: full house, sixes over twos. Pot 4. Fold, or challenge for 2 dollars?"
    )
    assert said(asked, 3, verbosity=Verbosity.BRIEF) == "Pot 4. Fold, or 2 dollars?"
    poor = replace(state, money=(0,) * 4 + (None,) * 3)
    assert said((poor.decision(3),), 3) == (
        "A challenge costs 2 dollars, more than you have. You can only fold."
    )


def test_preview_of_a_challenge() -> None:
    """A dice pair is told with its dice, and what either colour keeps: what matches first."""
    state, _ = rolled("64321/65321", *FOUR[:3])
    state = replace(state, active=1)
    assert [said((state.preview(1, Challenge(pairs)),), 1) for pairs in ((1,), (2, 4), ())] == [
        "Dice pair 1, red 6, white 4. Red keeps 6, 6, 2, 2; white 4, 3, 2, 1.",
        "2 and 4. Red keeps 6, 6, 2; white 4, 3, 1.",
        "Mark at least one dice pair, or fold.",
    ]
    heard = state.preview(1, Challenge((5,)))
    assert said((heard,), 1) == (
        "Dice pair 5, red 2, white 1. Red keeps 6, 6, 6, 2; white a pair of fours."
    )
    assert said((heard,), 1, verbosity=Verbosity.BRIEF) == (
        "5. Red keeps 6, 6, 6, 2; white a pair of fours."
    )
    assert state.preview(1, Fold()) is None


def test_preview_reads_the_same_pairs_as_the_hand() -> None:
    """The numbers of dice pairs are the order in which the hand is read."""
    state, _ = rolled(*FOUR)
    (own,) = state.answer(Query.OWN, 0)
    assert said((own,), 0) == (
        "Red full house, sixes over twos; white pair of fours. "
        "In order, red 6, 6, 6, 2, 2; white 4, 4, 3, 2, 1."
    )
    assert said((own,), 0, verbosity=Verbosity.BRIEF) == "Red 6, 6, 6, 2, 2; white 4, 4, 3, 2, 1."
    again = said(state.answer(Query.OWN, 3, again=1), 3)
    for number, (red, white) in enumerate(state.hand(3).pairs, 1):
        heard = said((state.preview(3, Challenge((number,))),), 3)
        assert heard.startswith(f"Dice pair {number}, red {red}, white {white}. ")
        assert f"Dice pair {number}: red {red}, white {white}." in again
    assert state.answer(Query.OWN, 3, again=2) == state.answer(Query.OWN, 3)


def test_challenge_and_its_end() -> None:
    """A challenge is told with its price, then the new hand, and who leads now."""
    state, _ = rolled(*FOUR)
    state, events = state.apply(3, Challenge((1, 2, 3, 4, 5)))
    assert said(events, 3) == "You pay 2 dollars and reroll 1, 2, 3, 4 and 5. Pot 6."
    assert said(events, 0) == "Dee pays 2 dollars and rerolls all five dice pairs. Pot 6."
    _, events = state.apply(CHANCE, outcome("44521/66622"))
    assert said(events, 0) == (
        "Dee takes the lead on the other colour: full house, sixes over twos."
    )
    _, events = state.apply(CHANCE, outcome("44321/66622"))
    assert said(events[:1], 3) == "You only tie with the leader. You're out."
    _, events = state.apply(CHANCE, outcome("44321/22345"))
    assert said(events[:1], 0) == "Dee falls short with a pair of fours and is out."
    assert said(events[:1], 0, verbosity=Verbosity.BRIEF) == "Dee falls short: pair of fours."


def test_rules_answer() -> None:
    """R says the pot, the price of a challenge and what is to be beaten, and options in force."""
    state, _ = rolled(*FOUR, options=PokerOptions(equal="joins", rounds=10))
    assert said(state.answer(Query.RULES, 1), 1) == (
        "Pot 4. A challenge costs 2 dollars, half the pot rounded up. "
        "To beat: full house, sixes over twos, from Ann. A tie shares the lead."
    )


def test_turn_answer() -> None:
    """T says who chooses, who is still to come, who leads and who is out."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    answer = state.answer(Query.TURN, 1)
    assert said(answer, 1) == (
        "Waiting for Cy, round 1 of 10. Then, lowest first, you. In the lead: Ann. Out: Dee."
    )
    assert said(answer, 2, verbosity=Verbosity.BRIEF) == (
        "Your turn, round 1. Then Bo. In the lead: Ann. Out: Dee."
    )


def test_turn_answer_while_luck_is_asked() -> None:
    """T says whose dice are rolled, or between whom is drawn."""
    state = start(4, PokerOptions())
    assert said(state.answer(Query.TURN, 1), 1) == "Ann's dice are rolling, round 1."
    state, _ = rolled(FOUR[0], FOUR[3], FOUR[1], FOUR[3])
    assert said(state.answer(Query.TURN, 1), 1) == (
        "Tied for lowest: you and Dee. Choosing who goes first."
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
        "You have 38 dollars. Cy has 40 dollars 50. "
        "Ann has 39 and leads. Dee has 50 cents, out. "
        "Leaving after this round: you. Joining at the next round: Gus."
    )
    assert said(answer, 1, verbosity=Verbosity.BRIEF) == (
        "You have 38. Cy has 40 dollars 50. Ann has 39 and leads. Dee has 50 cents, out."
    )


def test_shown_answer() -> None:
    """C names the hands that are in, best first; again, the dice of each of the others."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    hands = "Ann leads: full house, sixes over twos. Bo: two pair, fives and threes. You: pair of"
    told = [said(state.answer(Query.SHOWN, 2, again), 2) for again in range(4)]
    assert told == [
        f"{hands} fours.",
        "Ann's dice: red 6, 6, 6, 2, 2; white 4, 4, 3, 2, 1.",
        "Bo's dice: red 5, 5, 3, 3, 1; white 6, 4, 3, 2, 1.",
        f"{hands} fours.",
    ]


def test_kickers_are_told_where_they_decide() -> None:
    """Of hands with the same name C tells kickers, of the same sets the other colour too."""
    state, _ = rolled("55431/64321", "55432/64321", "55432/11342", "64321/64321")
    assert said(state.answer(Query.SHOWN, 3), 3) == (
        "Cy leads: pair of fives, kickers 4, 3, 2; other colour, pair of ones, kickers 4, 3, 2. "
        "Bo: pair of fives, kickers 4, 3, 2; other colour, 6 high, kickers 4, 3, 2, 1. "
        "Ann: pair of fives, kickers 4, 3, 1. You: 6 high."
    )


def test_own_answer_without_dice() -> None:
    """H gives the reason."""
    state, _ = rolled(*FOUR)
    state, _ = state.apply(3, Fold())
    told = [said(state.answer(Query.OWN, seat), seat) for seat in (3, 5)]
    assert told == [
        "You have no dice: you're out of this round.",
        "You have no dice: you aren't at the table.",
    ]


def test_lot_and_chairs() -> None:
    """Other players are named, and amounts have their sign."""
    assert said((LowDrawn(1, (0, 3)),), 0) == (
        "Bo ties for lowest with you and Dee and goes first, chosen at random."
    )
    assert said((Departed(2, gain(-350)),), 2) == (
        "The earlier player in your seat: minus 3 dollars 50 cents."
    )
    assert narrator().tell(money(-101)) == "Minus 1 dollar 1 cent"
    assert narrator(Verbosity.BRIEF).tell(money(205)) == "2 dollars 5"


def test_long_sessions_can_be_told() -> None:
    """However many players have come and gone, every answer and every end can be told."""
    state = start(4, PokerOptions(rounds=1))
    state = replace(state, departed=tuple((seat % 7, -4000) for seat in range(300)))
    for hand in FOUR:
        state, _ = state.apply(CHANCE, outcome(hand))
    assert said(state.answer(Query.STANDING, 0), 0)
    for seat in (3, 2, 1):
        state, events = state.apply(seat, Fold())
    assert "Game over after 1 round. You win, plus 3 dollars." in said(events, 0)
    assert sum(isinstance(event, Departed) for event in events) == 300 - 3


def test_braille_fits_into_forty_cells() -> None:
    """One's pairs and a pair moved to fit into a row of forty cells."""
    state, _ = rolled(*FOUR)
    own = said(state.answer(Query.OWN, 0), 0, verbosity=Verbosity.BRAILLE)
    assert own == "Red 6 6 6 2 2; white 4 4 3 2 1."
    walked = said((state.preview(0, Challenge((1,))),), 0, verbosity=Verbosity.BRAILLE)
    assert walked == "1: red 6 6 2 2, white 4 3 2 1."
    assert max(len(own), len(walked)) <= 40
