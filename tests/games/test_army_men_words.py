"""Army Men Dice War: the lines heard during a turn, and the answers to questions."""

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
    """Return an event's line for these seats; without seats, for a spectator."""
    return Narrator(TEXTS, GAME.name, ("Ann", "Bo"), form).tell(event, seats)


def chased(faces: str) -> ArmyMen:
    """Return the state after seat 1 ended on 9 and seat 0 rolled these five dice."""
    state, _ = play(new(1), *BO_ON_NINE, "1 set-aside 1", "* 1", "1 set-aside 1", f"* {faces}")
    assert state.scores == (None, 9)
    return state


@pytest.mark.parametrize(
    ("rolled", "said"),
    [
        ("5 1 3 1 6", "Two soldiers, 3, 5 and 6."),
        ("6 5 4 3 1", "A soldier, 3, 4, 5 and 6."),
        ("2 2 2 2 2", "2, 2, 2, 2 and 2."),
        ("1 2 1 1 1", "Four soldiers and a 2."),
        ("1 1 1 1 1", "Five soldiers."),
    ],
)
def test_soldiers_are_told_first(rolled: str, said: str) -> None:
    """Dice are read in ascending order, ones as soldiers and counted."""
    _, told = play(new(first=0), f"* {rolled}")
    assert heard(told[0], 0) == said


def test_two_alike_are_told_in_words() -> None:
    """ "2 and 2" is heard as "to and to"."""
    state, _ = play(new(1), "* 2 2 3 6 6")
    told = [heard(state.apply(1, SetAside(dice))[1][0], 0) for dice in ((1, 2), (4, 5), (2, 3))]
    assert told[0] == "Bo keeps two twos and is on 4."
    assert told[1] == "Bo keeps two sixes and is on 12."
    assert told[2] == "Bo keeps a 2 and a 3 and is on 5."


def test_the_roll_of_the_other_is_told_by_name() -> None:
    """The roller is named to other listeners."""
    _, told = play(new(1), "* 5 1 3 1 6")
    assert heard(told[0], 0) == "Bo rolls two soldiers, 3, 5 and 6."
    assert heard(told[0], 0, 1) == "Bo rolls two soldiers, 3, 5 and 6."


@pytest.mark.parametrize(
    ("positions", "full", "brief"),
    [
        ((), "Mark one or two dice first.", "Mark one or two dice."),
        ((1,), "A soldier: on 3, 2 dice left.", "A soldier: on 3, 2 left."),
        ((2, 3), "A 4 and a 5: on 12, 1 die left.", "A 4 and a 5: on 12, 1 left."),
        (
            (1, 2, 3),
            "A soldier, 4 and 5: too many. Mark one or two.",
            "A soldier, 4 and 5: too many.",
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
    assert heard(state.preview(1, SetAside((1, 2))), 1) == "A 4 and a 6: on 15, and your turn ends."
    empty = state.preview(1, SetAside(()))
    assert heard(empty, 1) == "First mark one die or both."
    state, _ = play(state, "1 set-aside 1", "* 1")
    assert heard(state.preview(1, SetAside(())), 1) == "Mark the last die first."


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ((), "8 or less wins; 9 ties, and you both lose a die. Keep one or two."),
        (
            ("0 set-aside 1", "* 2 2 2 2"),
            "You're on 5; 8 or less wins, 9 ties. Keep one or two.",
        ),
        (
            ("0 set-aside 2", "* 4 4 4 4", "0 set-aside 1", "* 2 2 2"),
            "You're on 9; 9 only ties, and you both lose a die. Keep one or two.",
        ),
        (
            ("0 set-aside 1 2", "* 2 2 2"),
            "You're on 10; the round is lost. Keep one or two.",
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
    assert heard(state.decision(1), 1) == "Keep one or two."
    state, _ = play(state, "1 set-aside 1 2", "* 3 5 6")
    assert heard(state.decision(1), 1) == "You're on 2. Keep one or two."
    assert heard(state.decision(1), 0, 1) == "Bo's turn. On 2. Keep one or two."
    assert heard(state.decision(1), 1, form=BRIEF) == "On 2. One or two."


def test_nothing_beats_five_soldiers() -> None:
    """A first score of 0 can only be tied, and the decision says so."""
    end = ("1 set-aside 1 2", "* 1 1 1", "1 set-aside 1 2", "* 1", "1 set-aside 1")
    state, told = play(new(1), "* 1 1 1 1 1", *end, "* 1 1 2 3 4")
    assert heard(told[-2], 0) == "Bo keeps a soldier and ends on 0. You can only tie."
    said = "0 only ties, and you both lose a die. Keep one or two."
    assert heard(state.decision(0), 0) == said


def test_the_end_of_a_turn_is_told_to_each_seat() -> None:
    """The end of the first turn says the score and what the other needs."""
    _, told = play(new(1), *BO_ON_NINE, "1 set-aside 1", "* 1", "1 set-aside 1")
    assert heard(told[-1], 0) == "Bo keeps a soldier and ends on 9. You need 8 or less."
    assert heard(told[-1], 0, form=BRIEF) == "Bo ends on 9."
    assert heard(told[-1], 1) == "You keep a soldier and end on 9. Ann needs 8 or less."
    assert heard(told[-1], 1, form=BRIEF) == "You end on 9."


def test_the_end_of_a_round_is_told_to_each_seat() -> None:
    """The end of a round says who won and why, what was lost, and the totals."""
    end = ("0 set-aside 1 2", "* 1 1 1", "0 set-aside 1 2", "* 2", "0 set-aside 1")
    _, told = play(chased("1 1 1 1 1"), *end)
    assert [heard(event, 0) for event in told[-3:]] == [
        "You keep a 2 and end on 2.",
        "You win the round, 2 to 9. Bo loses a die and has 5 left. Totals: you have 2, Bo has 9.",
        "Round 2. You go first.",
    ]
    won = (
        "Ann wins the round, 2 to 9. You lose a die and have 5 left. Totals: Ann has 2, you have 9."
    )
    assert heard(told[-2], 1) == won
    assert heard(told[-2], 1, form=BRIEF) == "Ann wins the round. You lose a die. Ann 2, you 9."


def test_a_tie_is_told_aloud() -> None:
    """A tied round says that both antes are lost, and what is left."""
    state = replace(new(1), round=7, owned=(2, 2), totals=(20, 30))
    _, told = play(state, "* 4", "1 set-aside 1", "* 4", "0 set-aside 1")
    assert [heard(event, 0) for event in told[-3:]] == [
        "Tie at 4: you both lose a die. Dice: you have 1, Bo has 1. Totals: you have 24, Bo "
        "has 34.",
        "Game over: neither of you has enough dice to ante and roll.",
        "You win, 24 to 34.",
    ]


@pytest.mark.parametrize(
    ("query", "full", "brief"),
    [
        (
            Query.RULES,
            "8 or less wins; 9 ties, and you both lose a die. You each ante one die; whoever "
            "scores lower gets it back. Round 1. Game 1 of 3.",
            "8 or less wins. Round 1. Game 1.",
        ),
        (
            Query.TURN,
            "Your turn.",
            "Your turn.",
        ),
        (
            Query.STANDING,
            "You have 6 dice, 4 left to keep, total 0. Bo has 6 dice, none left to roll, total 9.",
            "You have 6, 4 left, total 0. Bo has 6, none left, total 9.",
        ),
        (
            Query.SHOWN,
            "You've kept a 5 and are on 5. Rolled: a soldier, 2, 2 and 3. Bo ended on 9.",
            "You've kept a 5, on 5. Rolled: a soldier, 2, 2 and 3. Bo ended on 9.",
        ),
        (
            Query.OWN,
            "A soldier, 2, 2 and 3. Kept: a 5; you're on 5. You have 6 dice, total 0.",
            "A soldier, 2, 2 and 3. On 5. 6 dice, total 0.",
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
            "For Ann, 8 or less wins; 9 ties, and you both lose a die. You each ante one die; "
            "whoever scores lower gets it back. Round 1.",
        ),
        (Query.TURN, "Ann's turn."),
        (
            Query.STANDING,
            "You have 6 dice, none left to roll, total 9. Ann has 6 dice, 5 left to keep, total 0.",
        ),
        (
            Query.SHOWN,
            "Ann has kept nothing yet. Rolled: a soldier, 2, 4, 5 and 6. You ended on 9.",
        ),
        (Query.OWN, "You ended on 9 this round. You have 6 dice, total 9."),
    ],
)
def test_answers_out_of_turn(query: Query, said: str) -> None:
    """The five questions, asked while the other seat chases one's own score."""
    assert heard(chased("1 2 4 5 6").answer(query, 1)[0], 1) == said


def test_answers_before_luck_says_who_starts() -> None:
    """Before the draw for the starter there is no turn, and no dice are shown."""
    state = GAME.new(2)
    assert heard(state.answer(Query.TURN, 0)[0], 0) == "Choosing who goes first."
    assert heard(state.answer(Query.SHOWN, 0)[0], 0) == "Nothing is face up."
    state, told = state.apply(CHANCE, (0,))
    assert heard(told[0], 0) == (
        "You go first, chosen at random. You each have six dice and ante one."
    )


def test_the_rules_in_force_name_the_campaign_and_its_sums() -> None:
    """R says which game of the campaign it is, the sums before it, and the options."""
    state = replace(new(1, games=3), game=2, before=(40, 31))
    said = [heard(event, 0) for event in state.answer(Query.RULES, 0)]
    assert said == [
        "There is no score to beat yet. You each ante one die; whoever scores lower gets it back. "
        "Round 1. Game 2 of 3; from earlier games Bo has 31, you have 40.",
        "Player two goes first.",
        "A campaign: three games, and the lowest total of all three wins.",
    ]
    standing = heard(state.answer(Query.STANDING, 0)[0], 0)
    assert standing.endswith("All games: you have 40, Bo has 31.")
