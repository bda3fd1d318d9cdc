"""Army Men Dice War: what is heard while a turn is played, and the answers to questions."""

from __future__ import annotations

import pytest
from armies import new
from moves import play

from audiogame.games.army_men import GAME
from audiogame.games.army_men.rules import ArmyMen, ArmyMenOptions, SetAside
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.rules.state import CHANCE, Event, Query, replace

TEXTS = Texts("en", (GAME.package,))
FULL, BRIEF = Verbosity.FULL, Verbosity.BRIEF
BO_ON_NINE = ("* 1 2 3 6 6", "1 set-aside 1 2", "* 3 5 6", "1 set-aside 1", "* 4 6")
"""A first turn of seat 1 up to its last two dice; a 4 and a soldier end it on 9."""


def heard(event: Event | None, *seats: int, form: Verbosity = FULL) -> str:
    """Say an event to these seats; nobody in particular hears it if none is named."""
    return Narrator(TEXTS, GAME.name, ("Ann", "Bo"), form).tell(event, seats)


def chased(faces: str) -> ArmyMen:
    """Return the moment after seat 1 ended on 9 and seat 0 rolled these five dice."""
    state, _ = play(new(1), *BO_ON_NINE, "1 set-aside 1", "* 1", "1 set-aside 1", f"* {faces}")
    assert state.scores == (None, 9)
    return state


@pytest.mark.parametrize(
    ("rolled", "said"),
    [
        ("5 1 3 1 6", "Two soldiers, 3, 5, 6."),
        ("6 5 4 3 1", "One soldier, 3, 4, 5, 6."),
        ("2 2 2 2 2", "2, 2, 2, 2, 2."),
        ("1 2 1 1 1", "Four soldiers, 2."),
        ("1 1 1 1 1", "Five soldiers."),
    ],
)
def test_soldiers_are_told_first(rolled: str, said: str) -> None:
    """Dice are read in ascending order, ones as soldiers and counted."""
    _, told = play(new(first=0), f"* {rolled}")
    assert heard(told[0], 0) == said


def test_the_roll_of_the_other_is_told_by_name() -> None:
    """Who rolled is said where it is not the listener."""
    _, told = play(new(1), "* 5 1 3 1 6")
    assert heard(told[0], 0) == "Bo rolls two soldiers, 3, 5, 6."
    assert heard(told[0], 0, 1) == "Bo rolls two soldiers, 3, 5, 6."


@pytest.mark.parametrize(
    ("positions", "full", "brief"),
    [
        ((), "Nothing chosen: set aside one or two.", "Nothing: one or two."),
        ((1,), "One soldier: sum 3 this turn, 2 left to roll.", "One soldier: sum 3, left 2."),
        ((2, 3), "4, 5: sum 12 this turn, 1 left to roll.", "4, 5: sum 12, left 1."),
        (
            (1, 2, 3),
            "One soldier, 4, 5: too many, one or two only.",
            "One soldier, 4, 5: too many.",
        ),
    ],
)
def test_a_selection_says_dice_sum_and_what_is_left(
    positions: tuple[int, ...], full: str, brief: str
) -> None:
    """While dice are chosen: the dice, the sum of the turn with them, and how many are left."""
    state, _ = play(new(first=0), "* 1 3 4 5 6", "0 set-aside 1 2", "* 4 1 5")
    event = state.preview(0, SetAside(positions))
    assert heard(event, 0) == full
    assert heard(event, 0, form=BRIEF) == brief


def test_a_selection_of_the_last_dice_says_so() -> None:
    """While the last dice are chosen: with all of them the turn ends."""
    state, _ = play(new(1), *BO_ON_NINE)
    assert heard(state.preview(1, SetAside((1, 2))), 1) == "4, 6: sum 15 this turn, and it ends."
    empty = state.preview(1, SetAside(()))
    assert heard(empty, 1) == "Nothing chosen: set aside one or both."
    state, _ = play(state, "1 set-aside 1", "* 1")
    assert heard(state.preview(1, SetAside(())), 1) == "Nothing chosen: the last die is due."


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ((), "Set aside one or two. 8 or less wins, 9 ties and loses both antes."),
        (
            ("0 set-aside 1", "* 2 2 2 2"),
            "Set aside one or two. You have 5; 8 or less wins, 9 ties.",
        ),
        (
            ("0 set-aside 2", "* 4 4 4 4", "0 set-aside 1", "* 2 2 2"),
            "Set aside one or two. You have 9; 9 is only a tie and loses both antes.",
        ),
        (
            ("0 set-aside 1 2", "* 2 2 2"),
            "Set aside one or two. You have 10; the round is lost.",
        ),
    ],
)
def test_the_second_player_hears_what_wins(moves: tuple[str, ...], said: str) -> None:
    """The decision of the second seat says which scores win, what ties, or that it is lost."""
    state, _ = play(chased("5 5 5 6 6"), *moves)
    assert heard(state.decision(0), 0) == said


def test_the_first_player_hears_no_target() -> None:
    """The decision of the first seat has no score to beat, only the sum so far."""
    state, _ = play(new(1), "* 1 2 3 6 6")
    assert heard(state.decision(1), 1) == "Set aside one or two."
    state, _ = play(state, "1 set-aside 1 2", "* 3 5 6")
    assert heard(state.decision(1), 1) == "Set aside one or two. You have 2."
    assert heard(state.decision(1), 0, 1) == "Bo, set aside one or two. Bo has 2."
    assert heard(state.decision(1), 1, form=BRIEF) == "One or two? You have 2."


def test_nothing_beats_five_soldiers() -> None:
    """A first score of 0 can only be tied, and the decision says so."""
    end = ("1 set-aside 1 2", "* 1 1 1", "1 set-aside 1 2", "* 1", "1 set-aside 1")
    state, told = play(new(1), "* 1 1 1 1 1", *end, "* 1 1 2 3 4")
    assert heard(told[-2], 0) == "Bo sets aside one soldier and ends on 0. You can only tie."
    said = "Set aside one or two. 0 is only a tie and loses both antes."
    assert heard(state.decision(0), 0) == said


def test_the_end_of_a_turn_is_told_to_each_seat() -> None:
    """The end of the first turn says the score and what the other needs."""
    _, told = play(new(1), *BO_ON_NINE, "1 set-aside 1", "* 1", "1 set-aside 1")
    assert heard(told[-1], 0) == "Bo sets aside one soldier and ends on 9. 8 or less wins."
    assert heard(told[-1], 0, form=BRIEF) == "Bo 9. Need 8."
    assert heard(told[-1], 1) == "You set aside one soldier and end on 9. Ann needs 8 or less."
    assert heard(told[-1], 1, form=BRIEF) == "You end on 9."


def test_the_end_of_a_round_is_told_to_each_seat() -> None:
    """The end of a round says who won and why, what was lost, and the totals."""
    end = ("0 set-aside 1 2", "* 1 1 1", "0 set-aside 1 2", "* 2", "0 set-aside 1")
    _, told = play(chased("1 1 1 1 1"), *end)
    assert [heard(event, 0) for event in told[-3:]] == [
        "You set aside a 2 and end on 2.",
        "You win the round, 2 to 9. Bo loses the ante and owns 5 dice. Totals: you 2, Bo 9.",
        "Round 2, you start.",
    ]
    won = "Ann wins the round, 2 to 9. You lose your ante and own 5 dice. Totals: Ann 2, you 9."
    assert heard(told[-2], 1) == won
    assert heard(told[-2], 1, form=BRIEF) == "You lose a die. Ann 2, you 9."


def test_a_tie_is_told_aloud() -> None:
    """A tied round says that both antes are lost, and what is left."""
    state = replace(new(1), round=7, owned=(2, 2), totals=(20, 30))
    _, told = play(state, "* 4", "1 set-aside 1", "* 4", "0 set-aside 1")
    assert [heard(event, 0) for event in told[-3:]] == [
        "A tie at 4: both antes are lost. Dice: you 1, Bo 1. Totals: you 24, Bo 34.",
        "The game ends: neither side can ante a die and still roll.",
        "You win, 24 to 34.",
    ]


@pytest.mark.parametrize(
    ("query", "full", "brief"),
    [
        (
            Query.RULES,
            "8 or less wins, 9 ties and loses both antes. The ante is one die each; the lower"
            " round score keeps it. Round 1. Game 1 of 3.",
            "Need 8. Ante 1. Round 1, game 1.",
        ),
        (
            Query.TURN,
            "Your turn, throw 2 with 4 dice. Round 1. Bo ended on 9.",
            "You, throw 2, round 1.",
        ),
        (
            Query.STANDING,
            "You: 6 dice, 4 left to set aside, total 0. Bo: 6 dice, none left to roll, total 9.",
            "You 0; dice 4 of 6. Bo 9; dice 6.",
        ),
        (
            Query.SHOWN,
            "You have set aside a 5: sum 5. Rolled: one soldier, 2, 2, 3. Bo ended on 9.",
            "You a 5: sum 5. Rolled one soldier, 2, 2, 3. Bo 9.",
        ),
        (
            Query.OWN,
            "One soldier, 2, 2, 3. Set aside: a 5; sum 5. You own 6 dice, total 0.",
            "One soldier, 2, 2, 3. Sum 5. 6 dice, total 0.",
        ),
    ],
)
def test_answers_in_turn(query: Query, full: str, brief: str) -> None:
    """The five questions, asked by the second seat in the middle of its turn."""
    state, _ = play(chased("5 5 5 6 6"), "0 set-aside 1", "* 3 2 2 1")
    state = replace(state, options=ArmyMenOptions(first=1, campaign=3))
    answer = state.answer(query, 0)[0]
    assert heard(answer, 0) == full
    assert heard(answer, 0, form=BRIEF) == brief


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (
            Query.RULES,
            "For Ann, 8 or less wins, 9 ties and loses both antes. The ante is one die each; the"
            " lower round score keeps it. Round 1.",
        ),
        (Query.TURN, "Ann has the turn, throw 1 with 5 dice. Round 1. You ended on 9."),
        (
            Query.STANDING,
            "You: 6 dice, none left to roll, total 9. Ann: 6 dice, 5 left to set aside, total 0.",
        ),
        (
            Query.SHOWN,
            "Ann has set nothing aside yet. Rolled: one soldier, 2, 4, 5, 6. You ended on 9.",
        ),
        (Query.OWN, "You ended on 9 this round. You own 6 dice, total 9."),
    ],
)
def test_answers_out_of_turn(query: Query, said: str) -> None:
    """The five questions, asked while the other seat chases the own score."""
    assert heard(chased("1 2 4 5 6").answer(query, 1)[0], 1) == said


def test_answers_before_luck_says_who_starts() -> None:
    """Before the lot there is no turn, and nothing lies open."""
    state = GAME.new(2)
    assert heard(state.answer(Query.TURN, 0)[0], 0) == "Luck says who starts."
    assert heard(state.answer(Query.SHOWN, 0)[0], 0) == "Nothing lies open."
    state, told = state.apply(CHANCE, (0,))
    assert heard(told[0], 0) == "You start, by luck. Six dice each, one of them as ante."


def test_the_rules_in_force_name_the_campaign_and_its_sums() -> None:
    """R says which game of the campaign it is, the sums before it, and the options."""
    state = replace(new(1, games=3), game=2, before=(40, 31))
    said = [heard(event, 0) for event in state.answer(Query.RULES, 0)]
    assert said == [
        "There is no score to beat yet. The ante is one die each; the lower round score keeps it."
        " Round 1. Game 2 of 3; before it Bo 31, you 40.",
        "The second seat starts the first round.",
        "A campaign of three games: the lowest sum of all three wins.",
    ]
    standing = heard(state.answer(Query.STANDING, 0)[0], 0)
    assert standing.endswith("All games: you 40, Bo 31.")
