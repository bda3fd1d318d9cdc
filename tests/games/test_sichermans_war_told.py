"""The lines of Sicherman's War: events, decisions, previews and answers."""

from __future__ import annotations

import pytest

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.rules import Pass, Roll, SichermansWar, WarOptions
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.notation import read
from audiogame.rules.state import CHANCE, Event, Query, Seat, State, replace

NARRATOR = Narrator(Texts("en", (GAME.package,)), GAME.name, ("Ann", "Bo", "Cy", "Di"))
FULL, BRIEF = Verbosity.FULL, Verbosity.BRIEF
ALL = ()


def tell(thing: object, seats: tuple[Seat, ...] = (0,), verbosity: Verbosity = FULL) -> str:
    NARRATOR.verbosity = verbosity
    return NARRATOR.tell(thing, seats)


def play(war: State, *moves: str) -> SichermansWar:
    """Play moves as a record writes them: `* king eight` is luck, `1 roll high` is seat 1."""
    for move in moves:
        who, _, words = move.partition(" ")
        if who == "*":
            assert war.chance is not None
            war, _ = war.apply(CHANCE, war.chance.read(words.split()))
        else:
            war, _ = war.apply(int(who), read(words, war.legal_actions(int(who))))
    assert isinstance(war, SichermansWar)
    return war


def heard(
    war: State,
    *moves: str,
    seats: tuple[Seat, ...] = (0,),
    verbosity: Verbosity = FULL,
) -> str:
    """Return the lines that the last of `moves` tells the listener."""
    before = play(war, *moves[:-1])
    who, _, words = moves[-1].partition(" ")
    if who == "*":
        assert before.chance is not None
        _, events = before.apply(CHANCE, before.chance.read(words.split()))
    else:
        _, events = before.apply(int(who), read(words, before.legal_actions(int(who))))
    return " ".join(tell(event, seats, verbosity) for event in events)


def asked(war: State, query: Query, seat: Seat = 0, verbosity: Verbosity = FULL) -> str:
    return " ".join(tell(event, (seat,), verbosity) for event in war.answer(query, seat))


TWO = GAME.new(2)
FOUR = GAME.new(4)


@pytest.mark.parametrize(
    ("seats", "verbosity", "text"),
    [
        ((0,), FULL, "You roll 6 on the high die and lead, 15 to 13."),
        ((0,), BRIEF, "You roll 6 and lead, 15 to 13."),
        ((1,), FULL, "Ann rolls 6 on the high die and leads, 15 to 13."),
        (ALL, FULL, "Ann rolls 6 on the high die and leads, 15 to 13."),
        ((1,), BRIEF, "Ann rolls 6 and leads, 15 to 13."),
    ],
)
def test_a_roll_that_leads(seats: tuple[Seat, ...], verbosity: Verbosity, text: str) -> None:
    """The arithmetic of totals is always said, the news first."""
    moves = ("* nine king", "0 roll high", "* 6")
    assert heard(TWO, *moves, seats=seats, verbosity=verbosity) == text


def test_rolls_that_tie_or_trail() -> None:
    """A forced tie is said aloud, and a seat still behind hears so."""
    assert (
        heard(TWO, "* nine king", "0 roll high", "* 4")
        == "You roll 4 on the high die. Forced tie at 13."
    )
    assert heard(TWO, "* nine king", "0 roll low", "* 2") == (
        "You roll 2 on the low die. Bo still leads, 13 to 11."
    )


@pytest.mark.parametrize(
    ("seats", "verbosity", "text"),
    [
        ((0,), FULL, "Reinforcements: your 10, Bo's 4. You lead, 18 to 12."),
        ((1,), FULL, "Reinforcements: Ann's 10, your 4. Ann leads, 18 to 12."),
        (ALL, FULL, "Reinforcements: Ann's 10, Bo's 4. Ann leads, 18 to 12."),
        ((0,), BRIEF, "Reinforcements. You lead, 18 to 12."),
    ],
)
def test_natural_tie_and_reinforcements(
    seats: tuple[Seat, ...], verbosity: Verbosity, text: str
) -> None:
    """The kind of a tie is said, and the totals after reinforcements."""
    moves = ("* eight eight", "* ten four")
    assert heard(TWO, *moves, seats=seats, verbosity=verbosity) == text
    assert heard(TWO, "* eight eight", seats=seats) == "Natural tie, eights."
    assert heard(TWO, "* eight eight", seats=seats, verbosity=BRIEF) == "Tie, eights."


def test_natural_ties_say_a_total_that_the_rank_does_not() -> None:
    """Court cards and repeated ties are told with the total."""
    assert heard(TWO, "* king king") == "Natural tie, kings at 13."
    text = "Reinforcements: fours tie again at 12."
    assert heard(TWO, "* eight eight", "* four four") == text
    none_left = replace(play(TWO), reserves=(0, 0))
    text = "Natural tie, tens. Nobody in the tie has reinforcements left."
    assert heard(none_left, "* ten ten") == text


def test_turned_cards() -> None:
    """The best card comes first; court cards are told with their value."""
    assert heard(TWO, "* king eight") == "Your king, Bo's 8. You lead, 13 to 8."
    assert heard(TWO, "* king eight", seats=(1,)) == "Ann's king, your 8. Ann leads, 13 to 8."
    assert heard(TWO, "* king eight", verbosity=BRIEF) == "You lead, 13 to 8."


def test_four_cards_at_once_are_one_sentence() -> None:
    """Four seats: totals best first, in one sentence that can be followed by ear."""
    text = "Bo's king, Di's queen, Cy's 10, your 4. Bo leads, 13 to 12."
    assert heard(FOUR, "* four king ten queen") == text
    text = "Bo leads, 13 to 12."
    assert heard(FOUR, "* four king ten queen", verbosity=BRIEF) == text


def test_four_seats_roll() -> None:
    """Four seats: the roller's total, then the others, best first."""
    moves = ("* king nine eight two", "1 roll high", "* 8")
    text = "Bo rolls 8 on the high die and leads with 17. You have 13, Cy has 8, Di has 2."
    assert heard(FOUR, *moves) == text
    assert heard(FOUR, *moves, verbosity=BRIEF) == "Bo rolls 8 and leads with 17."
    moves = ("* king nine eight two", "1 roll high", "* 4")
    text = "You roll 4 on the high die. Forced tie at 13. Ann has 13, Cy has 8, Di has 2."
    assert heard(FOUR, *moves, seats=(1,)) == text


def test_four_seats_tie() -> None:
    """The tied seats, those out, and the totals after reinforcements are all said."""
    moves = ("* king nine king king", "* two four ten")
    assert heard(FOUR, moves[0]) == "Natural tie, kings at 13: you, Cy and Di. Out: Bo's 9."
    text = "Reinforcements: Di's 10 makes 23, Cy's 4 makes 17, your 2 makes 15. Di leads."
    assert heard(FOUR, *moves) == text
    lopsided = replace(play(FOUR), reserves=(5, 5, 0, 5))
    text = (
        "Natural tie, kings at 13: you, Cy and Di. Out: Bo's 9. Out, with no reinforcements "
        "left: Cy."
    )
    assert heard(lopsided, moves[0]) == text
    alone = replace(play(FOUR), reserves=(5, 5, 0, 0))
    assert heard(alone, moves[0]) == (
        "Natural tie, kings at 13: you, Cy and Di. Out: Bo's 9. Only you have reinforcements, "
        "so you beat Cy and Di. You win 50 points and now have 50."
    )


def test_a_forced_tie_that_stands() -> None:
    """The last pass, then its effect: the tied continue, the others are out."""
    moves = ("* king nine eight two", "1 roll high", "* 4", "2 pass", "3 pass", "0 pass", "1 pass")
    text = "Bo passes. The tie at 13 stands: you and Bo. Out: Cy has 8 and Di has 2."
    assert heard(FOUR, *moves) == text


def test_the_end_of_a_skirmish_and_of_a_battle() -> None:
    """Points with their total, then what comes next."""
    text = "Bo passes. You win 20 points and now have 20."
    assert heard(TWO, "* king eight", "1 pass") == text
    brief = "Bo passes. You win 20, now 20."
    assert heard(TWO, "* king eight", "1 pass", verbosity=BRIEF) == brief
    fifth = replace(play(TWO), number=5, points=(40, 55), reserves=(0, 0), dice=((), ()))
    assert heard(fifth, "* nine two") == (
        "Your 9, Bo's 2. You lead, 9 to 2. You win 10 points and now have 50. "
        "End of battle 1. Bo has 55, you have 50."
    )
    assert heard(fifth, "* nine nine", verbosity=BRIEF) == (
        "Tie, nines. Nobody has reinforcements. Unresolved: 10 points are gone. End of battle 1."
    )


def test_the_end_of_the_war() -> None:
    """The winner first, then the rest; or a stalemate."""
    last = replace(play(TWO), battle=4, number=5, points=(40, 60), dice=((), ()), piles=((), ()))
    assert heard(last, "* two three").endswith("Bo wins the war with 70. You have 40.")
    assert heard(last, "* king eight").endswith("Stalemate at 60: you and Bo.")


def test_the_decision() -> None:
    """Roll, or pass? How far behind, and the dice that are left."""
    state = play(TWO, "* eight king", "0 roll low", "* 1")
    text = "You're 4 behind. Roll standard or high, or pass?"
    assert tell(state.decision(0)) == text
    assert tell(state.decision(0), verbosity=BRIEF) == "4 behind. Roll or pass?"
    state = play(TWO, "* king eight", "1 roll high", "* 5")
    text = "It's a tie. Roll a die, or pass?"
    assert tell(state.decision(0)) == text
    assert tell(state.decision(0), ALL).startswith("Ann's turn. It's a tie. Roll a die, or pass?")


@pytest.mark.parametrize(
    ("cards", "die", "text"),
    [
        ("* ten queen", Die.HIGH, "High die: 1, 3, 4, 5, 6, 8. 3 or more leads."),
        (
            "* ten king",
            Die.HIGH,
            "High die: 1, 3, 4, 5, 6, 8. 4 or more leads; 3 ties.",
        ),
        ("* ten king", Die.LOW, "Low die: 1, 2, 2, 3, 3, 4. 4 leads; 3 ties."),
        ("* ten ace", Die.LOW, "Low die: 1, 2, 2, 3, 3, 4. At best, 4 ties."),
        ("* two ace", Die.STANDARD, "Standard die: 1, 2, 3, 4, 5, 6. It can't catch up."),
    ],
)
def test_preview_of_a_die(cards: str, die: Die, text: str) -> None:
    """A die is offered with its faces and what is needed."""
    assert tell(play(TWO, cards).preview(0, Roll(die))) == text


def test_preview_in_a_tie_and_of_a_pass() -> None:
    """In a tie any roll leads; to pass needs no more words."""
    state = play(replace(play(TWO), reserves=(0, 0)), "* ten ten")
    text = "Low die: 1, 2, 2, 3, 3, 4. Any roll takes the lead."
    assert tell(state.preview(0, Roll(Die.LOW))) == text
    assert state.preview(0, Pass()) is None
    assert tell(Pass()) == "Pass."


def test_question_rules() -> None:
    """R: battle, skirmish, tie and its kind, cards at stake; options that are not the default."""
    state = play(TWO, "* king eight", "1 roll high", "* 5")
    text = (
        "Battle 1 of 4, skirmish 1 of 5. Forced tie. At stake: 2 cards, 20 points. Dice may break "
        "the tie."
    )
    assert asked(state, Query.RULES) == text
    state = play(replace(play(FOUR), reserves=(0,) * 4), "* king nine king two")
    text = (
        "Battle 1 of 4, skirmish 1 of 5. Natural tie. At stake: 4 cards, 40 points. Still in "
        "the skirmish: you and Cy. Tied players turn reinforcements, then roll dice."
    )
    assert asked(state, Query.RULES) == text
    by_hand = GAME.new(2, WarOptions(jokers="on", dealing="by hand"))
    assert asked(by_hand, Query.RULES) == (
        "Battle 1 of 4, skirmish 1 of 5. Nothing is at stake yet. The highest total takes all. "
        "Two jokers in each deck: each counts 1 in a skirmish and scores 20. You pick your piles "
        "face "
        "down, and choose one for each battle."
    )


def test_question_turn() -> None:
    """T: whose turn, who has passed, who may be asked after it; or what luck does."""
    state = play(FOUR, "* king nine eight two", "1 pass")
    assert asked(state, Query.TURN) == (
        "Waiting for Cy to roll or pass, battle 1, skirmish 1. Passed: Bo. Then Di."
    )
    assert asked(state, Query.TURN, 2, BRIEF) == "Your turn to roll or pass. Then Di."
    assert asked(play(state, "2 roll low"), Query.TURN) == "Cy's low die is rolling."
    assert asked(TWO, Query.TURN) == "Turning cards. Battle 1, skirmish 1."
    piles = play(GAME.new(4, WarOptions(dealing="by hand")), "0 pick 20")
    assert asked(piles, Query.TURN) == ("Waiting for Bo to pick a pile. Done: you. Then Cy and Di.")


def test_question_standing() -> None:
    """E: points won, dice left, reinforcements where some are used; you first, then by rank."""
    state = replace(play(FOUR, "* king nine eight two"), points=(5, 20, 90, 20))
    state = replace(state, dice=((), state.dice[1][:1], *state.dice[2:]), reserves=(0, 1, 5, 5))
    assert asked(state, Query.STANDING) == (
        "You: 5 points, no dice, no reinforcements. Cy: 90 points, all dice. "
        "Bo: 20 points, one die: standard, 1 reinforcement. Di: 20 points, all dice."
    )
    assert asked(state, Query.STANDING, 0, BRIEF) == (
        "You: 5, no dice, no reinforcements. Cy: 90, all dice. "
        "Bo: 20, one die, 1 reinforcement. Di: 20, all dice."
    )


def test_question_shown() -> None:
    """C: cards and dice in this skirmish with totals; you first, then by rank."""
    assert asked(TWO, Query.SHOWN) == "Nothing is face up."
    state = play(FOUR, "* king nine king two", "* three five", "0 roll high", "* 1")
    assert asked(state, Query.SHOWN) == (
        "You: king, 3, high 1, total 17. Cy: king, 5, total 18. "
        "Bo: 9, total 9, out. Di: 2, total 2, out."
    )
    text = "You: king, 3, high 1, 17. Cy: king, 5, 18. Bo: 9, 9, out. Di: 2, 2, out."
    assert asked(state, Query.SHOWN, verbosity=BRIEF) == text


def test_question_own() -> None:
    """H: own dice, reserves, own total."""
    state = play(TWO, "* nine king", "0 roll high", "* 1")
    text = "Your dice: standard and low. 5 reinforcements, 3 more piles. Your total is 10."
    assert asked(state, Query.OWN) == text
    assert asked(TWO, Query.OWN).endswith("3 more piles.")
    state = replace(state, dice=((), ()), reserves=(1, 1), piles=((), ()))
    text = "You have no dice left. 1 reinforcement, no piles left. Your total is 10."
    assert asked(state, Query.OWN) == text


def _reasons(moves: tuple[str, ...], seat: Seat = 0) -> list[tuple[int, str]]:
    """Return why a seat was asked nothing, each with the number of the move."""
    war: State = TWO
    lately: list[Event] = []
    found = []
    for number, move in enumerate(moves):
        who, _, words = move.partition(" ")
        if who == "*":
            assert war.chance is not None
            war, events = war.apply(CHANCE, war.chance.read(words.split()))
        else:
            war, events = war.apply(int(who), read(words, war.legal_actions(int(who))))
        for event in events:
            lately.append(event)
            found += [(number, tell(one)) for one in war.unasked(seat, tuple(lately))]
    return found


ALL_ROLLED = (
    *("* two nine", "0 roll high", "* 1", "0 roll low", "* 1", "0 roll standard", "* 1"),
    *("* two nine", "* three king"),
)
"""Seat 0 rolls all its dice, and loses three skirmishes in a row."""


def test_a_skirmish_that_is_lost_without_a_die_says_once_why_nothing_was_asked() -> None:
    """Not that in which the last die was rolled, and once in a battle."""
    assert _reasons(ALL_ROLLED) == [(7, "You had no dice left, so you weren't asked.")]
    assert _reasons(ALL_ROLLED, seat=1) == []


def test_who_wins_without_a_die_or_still_has_one_hears_no_reason() -> None:
    assert _reasons((*ALL_ROLLED[:7], "* king two", "1 pass")) == []
    assert _reasons(("* two nine", "0 pass")) == []
