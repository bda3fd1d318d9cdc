"""Sicherman's War as it is heard: events, decisions, previews and answers."""

from __future__ import annotations

import pytest

from audiogame.games.sichermans_war import GAME
from audiogame.games.sichermans_war.rules import Pass, Roll, SichermansWar, WarOptions
from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.notation import read
from audiogame.rules.state import CHANCE, Query, Seat, State, replace

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
    """Return what the last of `moves` makes the listener hear."""
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
        ((0,), FULL, "High die, 6: 15 to 13, you lead."),
        ((0,), BRIEF, "6: 15 to 13."),
        ((1,), FULL, "Ann, high die, 6: leads, 15 to 13."),
        (ALL, FULL, "Ann, high die, 6: leads, 15 to 13."),
        ((1,), BRIEF, "Ann rolls 6: 15 to 13."),
    ],
)
def test_a_roll_that_leads(seats: tuple[Seat, ...], verbosity: Verbosity, text: str) -> None:
    """The arithmetic of totals is always said, the new thing first."""
    moves = ("* nine king", "0 roll high", "* 6")
    assert heard(TWO, *moves, seats=seats, verbosity=verbosity) == text


def test_rolls_that_tie_or_trail() -> None:
    """A forced tie is said aloud, and who is still behind hears it."""
    assert heard(TWO, "* nine king", "0 roll high", "* 4") == "High die, 4: forced tie at 13."
    assert heard(TWO, "* nine king", "0 roll low", "* 2") == "Low die, 2: 11 to 13, still behind."


@pytest.mark.parametrize(
    ("seats", "verbosity", "text"),
    [
        ((0,), FULL, "Reinforcements, your 10 against 4: you lead, 18 to 12."),
        ((1,), FULL, "Reinforcements, Ann's 10 against 4: Ann leads, 18 to 12."),
        (ALL, FULL, "Reinforcements, Ann's 10 against 4: Ann leads, 18 to 12."),
        ((0,), BRIEF, "Reinforced: you 18 to 12."),
    ],
)
def test_natural_tie_and_reinforcements(
    seats: tuple[Seat, ...], verbosity: Verbosity, text: str
) -> None:
    """The kind of a tie is said, and the totals after reinforcements."""
    moves = ("* eight eight", "* ten four")
    assert heard(TWO, *moves, seats=seats, verbosity=verbosity) == text
    assert heard(TWO, "* eight eight", seats=seats) == "Natural tie, eights."
    assert heard(TWO, "* eight eight", seats=seats, verbosity=BRIEF) == "Eights tie."


def test_natural_ties_say_a_total_that_the_rank_does_not() -> None:
    """Court cards and repeated ties are told with the total."""
    assert heard(TWO, "* king king") == "Natural tie, kings, 13 each."
    text = "Reinforcements: natural tie again, fours, 12 each."
    assert heard(TWO, "* eight eight", "* four four") == text
    none_left = replace(play(TWO), reserves=(0, 0))
    text = "Natural tie, tens. No reinforcements are left for it."
    assert heard(none_left, "* ten ten") == text


def test_turned_cards() -> None:
    """The best card comes first; court cards are told with their value."""
    assert heard(TWO, "* king eight") == "You king 13, Bo 8. You lead."
    assert heard(TWO, "* king eight", seats=(1,)) == "Ann king 13, you 8. Ann leads."
    assert heard(TWO, "* king eight", verbosity=BRIEF) == "You king 13, Bo 8."


def test_four_cards_at_once_are_one_sentence() -> None:
    """Four seats: totals best first, in one sentence that can be followed."""
    text = "Bo king 13, Di queen 12, Cy 10, you 4. Bo leads."
    assert heard(FOUR, "* four king ten queen") == text
    text = "Bo king 13, Di queen 12, Cy 10, you 4."
    assert heard(FOUR, "* four king ten queen", verbosity=BRIEF) == text


def test_four_seats_roll() -> None:
    """Four seats: the roller's total, then the others, best first."""
    moves = ("* king nine eight two", "1 roll high", "* 8")
    text = "Bo, high die, 8: leads with 17. You 13, Cy 8, Di 2."
    assert heard(FOUR, *moves) == text
    assert heard(FOUR, *moves, verbosity=BRIEF) == "Bo rolls 8: 17 to 13."
    moves = ("* king nine eight two", "1 roll high", "* 4")
    text = "High die, 4: makes 13, forced tie. Ann 13, Cy 8, Di 2."
    assert heard(FOUR, *moves, seats=(1,)) == text


def test_four_seats_tie() -> None:
    """Who is tied, who is out, and what reinforcements make are all said."""
    moves = ("* king nine king king", "* two four ten")
    assert heard(FOUR, moves[0]) == "Natural tie, kings, 13 each: you, Cy, Di. Out: Bo 9."
    text = "Reinforcements: Di 10 makes 23, Cy 4 makes 17, you 2 makes 15. Di leads."
    assert heard(FOUR, *moves) == text
    lopsided = replace(play(FOUR), reserves=(5, 5, 0, 5))
    text = "Natural tie, kings, 13 each: you, Cy, Di. Out: Bo 9. Out without reinforcements: Cy."
    assert heard(lopsided, moves[0]) == text
    alone = replace(play(FOUR), reserves=(5, 5, 0, 0))
    assert heard(alone, moves[0]) == (
        "Natural tie, kings, 13 each: you, Cy, Di. Out: Bo 9. "
        "Only you have reinforcements: you beat Cy, Di. "
        "You win 4 cards for 50 points, 50 in all. Skirmish 2."
    )


def test_a_forced_tie_that_stands() -> None:
    """The last pass, then what it means: the tied go on, the others are out."""
    moves = ("* king nine eight two", "1 roll high", "* 4", "2 pass", "3 pass", "0 pass", "1 pass")
    text = "Bo passes. Nobody breaks the tie at 13: you, Bo. Out: Cy 8, Di 2."
    assert heard(FOUR, *moves) == text


def test_the_end_of_a_skirmish_and_of_a_battle() -> None:
    """Points with their total, then what comes next."""
    text = "Bo passes. You win 2 cards for 20 points, 20 in all. Skirmish 2."
    assert heard(TWO, "* king eight", "1 pass") == text
    brief = "Bo passes. You win 20: 20."
    assert heard(TWO, "* king eight", "1 pass", verbosity=BRIEF) == brief
    fifth = replace(play(TWO), number=5, points=(40, 55), reserves=(0, 0), dice=((), ()))
    assert heard(fifth, "* nine two") == (
        "You 9, Bo 2. You lead. You win 2 cards for 10 points, 50 in all. "
        "Battle 1 is over: Bo 55, you 50. All dice are ready again."
    )
    assert heard(fifth, "* nine nine", verbosity=BRIEF) == (
        "Nines tie. No reinforcements. Unresolved: 10 lost. Battle 1: Bo 55, you 40."
    )


def test_the_end_of_the_war() -> None:
    """The winner first, then the rest; or a stalemate."""
    last = replace(play(TWO), battle=4, number=5, points=(40, 60), dice=((), ()), piles=((), ()))
    assert heard(last, "* two three").endswith("Bo wins the war with 70. You 40.")
    assert heard(last, "* king eight").endswith("Stalemate at 60: you, Bo.")


def test_the_decision() -> None:
    """Roll, or pass? How far behind, and the dice that are left."""
    state = play(TWO, "* eight king", "0 roll low", "* 1")
    text = "Roll, or pass? You are 4 behind. Dice left: standard, high."
    assert tell(state.decision(0)) == text
    assert tell(state.decision(0), verbosity=BRIEF) == "Roll, or pass? 4 behind."
    state = play(TWO, "* king eight", "1 roll high", "* 5")
    text = "Roll, or pass? It is a tie. Dice left: standard, low, high."
    assert tell(state.decision(0)) == text
    assert tell(state.decision(0), ALL).startswith("Ann, roll, or pass? It is a tie.")


@pytest.mark.parametrize(
    ("cards", "die", "text"),
    [
        ("* ten queen", Die.HIGH, "High die: 1, 3, 4, 5, 6, 8. You need 3 or more."),
        (
            "* ten king",
            Die.HIGH,
            "High die: 1, 3, 4, 5, 6, 8. You need 4 or more; 3 makes a tie.",
        ),
        ("* ten king", Die.LOW, "Low die: 1, 2, 2, 3, 3, 4. You need 4; 3 makes a tie."),
        ("* ten ace", Die.LOW, "Low die: 1, 2, 2, 3, 3, 4. At best 4 makes a tie."),
        ("* two ace", Die.STANDARD, "Standard die: 1, 2, 3, 4, 5, 6. It cannot catch up."),
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
        "Battle 1 of 4, skirmish 1 of 5. Forced tie. At stake: 2 cards, 20 points. "
        "Dice may break it."
    )
    assert asked(state, Query.RULES) == text
    state = play(replace(play(FOUR), reserves=(0,) * 4), "* king nine king two")
    text = (
        "Battle 1 of 4, skirmish 1 of 5. Natural tie. At stake: 4 cards, 40 points. "
        "In contest: you, Cy. Tied seats turn reinforcements, and then roll dice."
    )
    assert asked(state, Query.RULES) == text
    by_hand = GAME.new(2, WarOptions(jokers="on", dealing="by hand"))
    assert asked(by_hand, Query.RULES) == (
        "Battle 1 of 4, skirmish 1 of 5. No cards at stake. The highest total takes all. "
        "Two jokers a deck: they fight as 1 and score 20. "
        "Everyone picks piles by hand, unseen, and one for each battle."
    )


def test_question_turn() -> None:
    """T: whose turn, who has passed, who may be asked after it; or what luck does."""
    state = play(FOUR, "* king nine eight two", "1 pass")
    assert asked(state, Query.TURN) == (
        "Cy is to roll or pass, battle 1, skirmish 1. Passed: Bo. Then Di."
    )
    assert asked(state, Query.TURN, 2, BRIEF) == "You to roll or pass. Then Di."
    assert asked(play(state, "2 roll low"), Query.TURN) == "Cy is rolling the low die."
    assert asked(TWO, Query.TURN) == "Cards are being turned: you, Bo. Battle 1, skirmish 1."
    piles = play(GAME.new(4, WarOptions(dealing="by hand")), "0 pick 20")
    assert asked(piles, Query.TURN) == (
        "Bo is to pick a pile, battle 1, skirmish 1. Done: you. Then Cy, Di."
    )


def test_question_standing() -> None:
    """E: points won, dice left, reinforcements left; you first, then by rank."""
    state = replace(play(FOUR, "* king nine eight two"), points=(5, 20, 90, 20))
    state = replace(state, dice=((), state.dice[1][:1], *state.dice[2:]), reserves=(0, 1, 5, 5))
    assert asked(state, Query.STANDING) == (
        "You: 5 points, no reinforcements, no dice. Cy: 90 points, 5 reinforcements, all dice. "
        "Bo: 20 points, 1 reinforcement, one die: standard. "
        "Di: 20 points, 5 reinforcements, all dice."
    )
    text = "You 5, no dice, 0 cards. Cy 90, 3 dice, 5 cards. Bo 20, 1 die, 1 card. "
    assert asked(state, Query.STANDING, 0, BRIEF) == text + "Di 20, 3 dice, 5 cards."


def test_question_shown() -> None:
    """C: cards and dice in this skirmish with totals; you first, then by rank."""
    assert asked(TWO, Query.SHOWN) == "Nothing lies open."
    state = play(FOUR, "* king nine king two", "* three five", "0 roll high", "* 1")
    assert asked(state, Query.SHOWN) == (
        "You: king, 3, high 1, total 17. Cy: king, 5, total 18. "
        "Bo: 9, total 9, out. Di: 2, total 2, out."
    )
    text = "You 17: king, 3, high 1. Cy 18: king, 5. Bo 9, out. Di 2, out."
    assert asked(state, Query.SHOWN, verbosity=BRIEF) == text


def test_question_own() -> None:
    """H: own dice, reserves, own total."""
    state = play(TWO, "* nine king", "0 roll high", "* 1")
    text = "Your dice: standard, low. 5 reinforcements, 3 more piles. Your total is 10."
    assert asked(state, Query.OWN) == text
    assert asked(TWO, Query.OWN).endswith("3 more piles.")
    state = replace(state, dice=((), ()), reserves=(1, 1), piles=((), ()))
    text = "You have no dice left. 1 reinforcement, no piles left. Your total is 10."
    assert asked(state, Query.OWN) == text
