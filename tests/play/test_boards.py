"""A board is walked square by square, chosen on, heard by rows, and walked ahead of one's turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from distribution import find_by_name
from flawed import Change, loaded_copy
from noughts import GAME as NOUGHTS
from noughts.events import Cell
from noughts.rules import Write
from pressed import play
from short_race import GAME as SHORT_RACE
from short_race.rules import Move, Step

from audiogame.__main__ import main
from audiogame.archive.folder import kept_records
from audiogame.console.key_script import WAIT
from audiogame.console.key_source import square_of
from audiogame.keys.commands import COMMANDS
from audiogame.play.board_walk import (
    SIDEWAYS,
    BoardWalk,
    Cursor,
    PartBoardWalk,
)
from audiogame.play.chooser import Chooser, Chosen, Response
from audiogame.play.choosers import chooser_of
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.picture import Board, Square
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.luck import Luck
from audiogame.testing import find_flaws

EXAMPLES = Path(__file__).parents[1] / "example_games"
KEYS = {**COMMANDS, **SIDEWAYS}
TURN = "Your turn. Which cell?"


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the games by their names."""
    for game in (NOUGHTS, SHORT_RACE):
        find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), game)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return a function that writes the throws of a game."""

    def write(*throws: tuple[int, int]) -> None:
        def outcome(luck: Luck, k: int, chance: Chance) -> Outcome:
            return throws[k % len(throws)]

        monkeypatch.setattr(Luck, "outcome", outcome)

    return write


def heard_of(tmp_path: Path, *keys: str, seats: str = "you=Ann,you=Bo") -> list[str]:
    """Return what is heard of keys in Noughts and Crosses after the first question."""
    heard = play(tmp_path, WAIT, *keys, game="noughts", seats=seats)
    return heard[2:-1]


def moves_of(tmp_path: Path) -> list[str]:
    """Return the choices in the only record."""
    (kept,) = kept_records(tmp_path)
    assert kept.record is not None
    return [line for _, line in kept.record.moves if line[0].isdecimal()]


@pytest.mark.parametrize("game", [NOUGHTS, SHORT_RACE], ids=lambda game: game.name)
def test_games_with_boards_keep_their_contract(game: Any) -> None:
    assert find_flaws(game, games=4, states=100).flaws == ()


def test_arrows_lead_from_square_to_square(tmp_path: Path) -> None:
    """Each says what is there, and what would be chosen; Home and End go along the row."""
    keys = ("down", "right", "right", "right", "down", "home", "left", "down", "down", "up", "end")
    assert heard_of(tmp_path, *keys) == [
        "A3: empty. Write into a3.",
        "B3: empty. Write into b3.",
        "C3: empty. Write into c3.",
        "C3: empty. Write into c3. End of list.",
        "C2: empty. Write into c2.",
        "A2: empty. Write into a2.",
        "A2: empty. Write into a2. End of list.",
        "A1: empty. Write into a1.",
        "A1: empty. Write into a1. End of list.",
        "A2: empty. Write into a2.",
        "C2: empty. Write into c2.",
    ]
    assert moves_of(tmp_path) == []


def test_enter_chooses_on_a_square_that_was_walked_to(tmp_path: Path) -> None:
    """Where nobody has walked since the question, Enter and Space only read."""
    keys = ("enter", "space", "right", "space", "enter", "enter", "left", "enter", "enter", "space")
    assert heard_of(tmp_path, *keys) == [
        "A3: empty. Write into a3.",
        "A3: empty. Write into a3.",
        "B3: empty. Write into b3.",
        "B3: empty. Write into b3.",
        "Ann: cross on b3.",
        "Bo chooses a cell.",
        "A3: empty. Write into a3.",
        "A3: empty. Write into a3. End of list.",
        "Bo: nought on a3.",
        "Ann chooses a cell.",
        "B3: cross.",
        "B3: cross.",
    ]
    assert moves_of(tmp_path) == ["0 write b3", "1 write a3"]


def test_a_square_without_a_choice_says_so(tmp_path: Path) -> None:
    """Nothing is played there, and each player stands where they stood."""
    keys = ("5", "enter", "down", "right", "down", "enter", "enter", "5", "enter", "space")
    assert heard_of(tmp_path, *keys)[3:] == [
        "A3: empty. Write into a3.",
        "B3: empty. Write into b3.",
        "B2: cross.",
        "B2: cross. No choice here.",
        "B2: cross. No choice here.",
        "B2: cross.",
        "B2: cross. No choice here.",
        "B2: cross.",
    ]
    assert moves_of(tmp_path) == ["0 write b2"]


def test_keys_of_the_game_go_to_their_squares_and_arrows_go_on_from_there(tmp_path: Path) -> None:
    assert heard_of(tmp_path, "5", "left", "9", "enter")[:3] == [
        "Write into b2.",
        "A2: empty. Write into a2.",
        "Write into c3.",
    ]
    assert moves_of(tmp_path) == ["0 write c3"]


def test_brief_wording_says_less(tmp_path: Path) -> None:
    settings = Settings(verbosity="brief")
    heard = play(
        tmp_path,
        *(WAIT, "right", "right"),
        game="noughts",
        seats="you=Ann,you=Bo",
        settings=settings,
    )
    assert heard[2:4] == ["A3: empty. Write.", "B3: empty. Write."]


def test_c_asked_again_goes_by_rows(tmp_path: Path) -> None:
    """Then all of it again, as E does with its seats."""
    told = heard_of(tmp_path, "5", "enter", "7", "enter", *"ccccc")[-5:]
    assert told == [
        "A3: nought. B2: cross.",
        "A3: nought. B3: empty. C3: empty.",
        "A2: empty. B2: cross. C2: empty.",
        "A1: empty. B1: empty. C1: empty.",
        "A3: nought. B2: cross.",
    ]


def test_the_board_is_walked_while_others_choose_and_nothing_is_chosen_by_that(
    tmp_path: Path,
) -> None:
    """An Enter that was pressed while reading ahead plays nothing when the turn comes between."""
    heard = play(
        tmp_path, "right", "space", WAIT, "enter", "enter", game="noughts", seats="bot,you=Ann"
    )
    assert heard[1] == "A3: empty.", "the bot has not chosen yet"
    asked = heard.index(TURN)
    assert heard[asked + 1 : asked + 3] == ["A3: empty. Write into a3.", "A3: your nought."]


def test_the_board_is_walked_when_the_game_is_over(tmp_path: Path) -> None:
    """Enter plays again then, whichever square was read last."""
    won = [key for digit in "75849" for key in (digit, "enter")]
    told = heard_of(tmp_path, *won, "home", "left", "down", "x")
    at = next(place for place, line in enumerate(told) if line.startswith("Three in a row"))
    assert [line for line in told[at:] if line[2:4] == ": "] == [
        "A3: cross.",
        "A3: cross. End of list.",
        "A2: nought.",
    ]


def test_left_means_nothing_where_there_is_no_board(tmp_path: Path) -> None:
    heard = play(tmp_path, WAIT, "left", game="sika")
    assert heard[-2].startswith("Left "), "it is named as a key without a meaning"


def test_left_and_right_are_told_among_the_keys_of_a_board_alone(tmp_path: Path) -> None:
    told = heard_of(tmp_path, "K", "left", "right", "K")
    assert told[1:3] == ["Left: Left on the board.", "Right: Right on the board."]
    other = play(tmp_path, WAIT, "K", "left", "K", game="sika")
    assert "Left does nothing here." in other


def test_left_goes_left_with_keys_for_which_it_goes_up_in_lists(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('preset = "playroom"\n', encoding="utf-8")
    assert heard_of(tmp_path, "right", "right", "left") == [
        "A3: empty. Write into a3.",
        "B3: empty. Write into b3.",
        "A3: empty. Write into a3.",
    ]


def test_a_man_is_moved_from_point_to_point(tmp_path: Path, dice: Callable[..., None]) -> None:
    """Several steps from one point: Space reads them, Enter takes the one that was read."""
    dice((1, 3))
    heard = play(
        tmp_path,
        *(WAIT, "right", "space", "space", "enter", "right", "backspace", "left", "enter"),
        *("right", "enter", "left", "left", "space", "down", "down", "enter", WAIT),
        game="short-race",
        seats="you=Ann,you=Bo",
    )
    at = heard.index("Ann moves.")
    assert heard[at + 1 : at + 17] == [
        "Point 12: Ann's 2, Bo's 2. 2 choices.",
        "12 to 11.",
        "12 to 9.",
        "12 to 9: your men at 9, 12.",
        "Point 11: empty.",
        "No part is chosen.",
        "Point 12: Ann's 2, Bo's 2. 2 choices.",
        "Marked. Point 12: Ann's 2, Bo's 2.",
        "Point 11: empty. 12 to 11.",
        "12 to 11: your men at 11, 12.",
        "Point 12: Ann's 1, Bo's 2. 12 to 9.",
        "Point 12: Ann's 1, Bo's 2. 12 to 9. End of list.",
        "12 to 11, 12 to 9: your men at 11, 9.",
        "Point 5: empty.",
        "Move: 12 to 11. 12 to 9.",
        "Ann moves 12 to 11, 12 to 9. The men: 11, 9.",
    ]
    assert moves_of(tmp_path) == ["0 move 12-11 12-9"]


def short_race(*men: tuple[int, ...], dice: tuple[int, ...] = (1, 3)) -> Any:
    """Return a state in which the first seat moves."""
    state: Any = SHORT_RACE.new(2)
    return replace(state, men=men, dice=dice)


def pressed(walk: Chooser, *names: str) -> Chosen | Response:
    """Press commands, and return what the last one brought."""
    told: Chosen | Response = Response()
    for name in names:
        told = walk.press(KEYS[name])
    return told


def test_a_marked_square_is_left_by_enter_backspace_and_going_back() -> None:
    """Until then only what begins there is chosen."""
    walk = chooser_of(short_race((9, 6), (12, 12)), 0)
    assert isinstance(walk, BoardWalk)
    for leave in (lambda: pressed(walk, "choose"), walk.erase, walk.leave_number):
        walk.cursor.at = None
        told = pressed(walk, "down", "right", "right", "right", "choose")
        assert isinstance(told, Response)
        assert (told.message, walk.picked) == ("marked", (9,))
        assert walk.explained is None
        assert leave() == Response(message="unmarked")
        assert walk.picked == ()
    assert walk.erase() is None
    assert walk.leave_number() is None


def test_choices_on_the_same_square_are_read_in_turn() -> None:
    """Enter takes the one that was read, and reads the first where none was."""
    state: Any = NOUGHTS.new(2)
    walk = chooser_of(state, 0)
    doubled = (*walk.plain, Write(Cell.A3))
    walk.plain = doubled
    told = pressed(walk, "down")
    assert isinstance(told, Response)
    assert (told.message, told.number, walk.selected) == ("choices-here", 2, None)
    assert walk.would_choose(COMMANDS["choose"]) is None
    pressed(walk, "choose")
    assert walk.place == 0
    pressed(walk, "mark")
    assert walk.place == len(doubled) - 1
    pressed(walk, "mark")
    assert pressed(walk, "choose") == Chosen(Write(Cell.A3))


def test_space_takes_a_part_and_never_the_whole() -> None:
    walk = chooser_of(short_race((9, 0), (12, 12)), 0)
    assert isinstance(walk, PartBoardWalk)
    pressed(walk, "down", *["right"] * 3, "mark", "mark")
    assert walk.selected == Step(9, 6)
    pressed(walk, "choose", *["right"] * 3)
    assert walk.done == (Step(9, 6),)
    pressed(walk, "mark")
    assert walk.whole == Move((Step(9, 6), Step(6, 5)))
    assert isinstance(pressed(walk, "mark"), Response)
    assert walk.would_choose(COMMANDS["mark"]) is None
    assert isinstance(pressed(walk, "choose"), Response), "nothing is chosen on this square"
    assert pressed(walk, "down", "down", "choose") == Chosen(walk.whole)


def test_numbers_are_typed_as_without_a_board() -> None:
    """Space ends a number, also where the player stands on a square."""
    walk = chooser_of(short_race((12, 12), (12, 12)), 0)
    pressed(walk, "down", "right", "pick-1", "pick-2", "mark", "pick-9")
    assert walk.selected == Step(12, 9)
    told = pressed(walk, "choose")
    assert isinstance(told, Response)
    assert isinstance(walk, PartBoardWalk)
    assert walk.done == (Step(12, 9),)


def test_a_column_is_kept_in_rows_that_are_too_short_for_it() -> None:
    cursor = Cursor()
    rows = chooser_of(short_race((12, 12), (12, 12)), 0)
    assert isinstance(rows, BoardWalk)
    for name in ("up", "last", "down"):
        cursor.step(name, rows.board.rows)
    assert on(cursor, rows.board) == 0, "the second row has a square less"
    cursor.step("up", rows.board.rows)
    assert on(cursor, rows.board) == 6
    assert cursor.step("up", rows.board.rows), "there is nothing above"


def on(cursor: Cursor, board: Board) -> object:
    """Return the name of the square that a cursor is on."""
    square = cursor.on(board.rows)
    assert isinstance(square, Square)
    return square.name


def test_a_touched_square_is_chosen_as_if_it_had_been_walked_to() -> None:
    state: Any = NOUGHTS.new(2)
    walk = chooser_of(state, 0)
    assert isinstance(walk, BoardWalk)
    assert walk.choose_square(5) == Chosen(Write(Cell.C2))
    assert walk.choose_square(9) == Response(message="no-such-choice")
    assert (square_of("square-5"), square_of("square-x"), square_of("5")) == (5, None, None)


def test_a_single_choice_is_taken_by_enter_as_everywhere() -> None:
    state: Any = NOUGHTS.new(2)
    one = replace(state, owners=(0, 1, 0, 0, 1, 1, 1, 0, None))
    assert pressed(chooser_of(one, 0), "choose") == Chosen(Write(Cell.C1))
    walked = chooser_of(one, 0)
    told = pressed(walked, "down", "choose")
    assert isinstance(told, Response)
    assert told.message == "no-choice-here", "another square was walked to"


HIDDEN = Change(
    "rules.py",
    "    def decision(self",
    "    def hidden_from(self, seat: Seat) -> frozenset[Seat]:\n"
    "        return frozenset({1 - seat})\n\n"
    "    def decision(self",
)
"""Others at the keyboard may not learn what a seat chooses."""


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., list[str]]]:
    """Return a function that plays with secret choices at one keyboard, and returns the lines."""
    monkeypatch.undo()  # the usual game of that name
    with loaded_copy(EXAMPLES / "noughts", tmp_path, [HIDDEN]) as game:
        find_by_name(monkeypatch, tmp_path / "packages", game)

        def heard(*keys: str) -> list[str]:
            return play(tmp_path / "data", *keys, game="noughts", seats="you=Ann,you=Bo")

        yield heard


def test_a_secret_choice_on_a_board_is_neither_read_nor_named(
    secret: Callable[..., list[str]],
) -> None:
    """A key marks a square in secret, Enter takes it, and one that is taken is refused alike."""
    heard = secret(
        *("enter", "5", "enter", WAIT, "enter", "5", "enter", "7", "enter", WAIT),
        *("enter", "down", "n", "right", "n", WAIT),
    )
    assert [line for line in heard if "empty" in line or "Write" in line] == []
    assert [line for line in heard if " on " in line or "Marked" in line or "can't" in line] == [
        "Marked.",
        "Ann: cross on b2.",
        "Marked.",
        "That can't be chosen. Mark something else, then press Enter.",
        "Marked.",
        "Bo: nought on a3.",
    ]


def test_with_headphones_the_board_is_read_for_one_player(secret: Callable[..., list[str]]) -> None:
    heard = secret("enter", "y", "right", "right", "enter", WAIT)
    assert heard[-5:-2] == [
        "A3: empty. Write into a3.",
        "B3: empty. Write into b3.",
        "Ann: cross on b3.",
    ]


ALONE = (
    Change(
        "rules.py",
        "    owners: tuple[Seat | None, ...] =",
        "    viewer: Seat | None = None\n    owners: tuple[Seat | None, ...] =",
    ),
    Change(
        "rules.py",
        "Self:\n        return self\n",
        "Self:\n        return replace(self, viewer=seat if self.viewer in (None, seat) else -1)\n",
    ),
    Change(
        "rules.py",
        "        seat = self._of(cell)\n        return Taken",
        "        seat = self._of(cell) if self.viewer != -1 else None\n        return Taken",
    ),
)
"""The board tells what is on it to one seat alone, and not to two together."""


def test_people_at_one_keyboard_hear_what_all_of_them_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays alone hears it all, and so does C; others hear of no square more than that."""
    monkeypatch.undo()
    keys = (WAIT, "5", "enter", WAIT, "5", "c", "c", "c")
    with loaded_copy(EXAMPLES / "noughts", tmp_path, ALONE) as game:
        find_by_name(monkeypatch, tmp_path / "packages", game)
        alone = play(tmp_path / "alone", *keys, game="noughts", seats="you=Ann,bot")
        both = play(tmp_path / "both", *keys, game="noughts", seats="you=Ann,you=Bo")
    assert "B2: your cross." in alone
    assert any("B2: your cross" in line for line in alone[-3:])
    assert "B2: empty." in both
    assert "A2: empty. B2: empty. C2: empty." in both
    assert not any("cross" in line for line in both[both.index("B2: empty.") :])


@pytest.mark.parametrize(
    ("game", "change", "told"),
    [
        ("noughts", ("Square(cell, self", "Square(Cell.A1, self"), "two squares have the name"),
        (
            "noughts",
            ("Square(cell, self._taken(cell)", "Square(cell, self._taken(Cell.A1)"),
            "Two squares are told alike",
        ),
        ("noughts", ("Square(cell, self._taken(cell)", "Square(cell, cell"), "is told by no Event"),
        ("noughts", ("(map(self._square, row)) for row in ROWS", "() for row in ROWS"), "in each"),
        (
            "noughts",
            ("row in ROWS))", "row in ROWS[1:]))"),
            "is chosen on <Cell.A3: 'a3'>, which is no square",
        ),
        (
            "noughts",
            ("Square(cell, self", "Square(Named(cell.value), self"),
            "has no words. Write a message",
        ),
        ("short_race", ("Man(one.seat, one.count)", "Man(one.seat, 0)"), "at least one man"),
        ("short_race", ("Man(one.seat, one", "Man(9, one"), "the owner of a group"),
        ("short_race", ("Square(point, Point(", "Square(str(point), Point("), "must be a Square"),
    ],
)
def test_a_board_that_breaks_its_contract_is_told(
    tmp_path: Path, game: str, change: tuple[str, str], told: str
) -> None:
    named = Change("rules.py", "LINES = (", "class Named(Value):\n    text: str\n\n\nLINES = (")
    value = Change("rules.py", "import once, put\n", "import Value, once, put\n")
    more = [named, value] if game == "noughts" else []
    with loaded_copy(EXAMPLES / game, tmp_path, [Change("rules.py", *change), *more]) as made:
        flaws = [str(one) for one in find_flaws(made, games=2, states=20).flaws]
        assert any(told in one for one in flaws), flaws


def test_a_board_tells_no_more_than_its_seat_sees(tmp_path: Path) -> None:
    """An event of a square that another seat may not hear is a flaw."""
    secret = Change(
        "events.py",
        "    cell: Cell\n    seat: Seat | None\n    sign: Sign | None\n",
        "    cell: Cell\n    seat: Seat | None\n    sign: Sign | None\n\n"
        "    def seen_by(self, seat: Seat) -> Event | None:\n"
        "        return self if self.seat in (None, seat) else None\n",
    )
    with loaded_copy(EXAMPLES / "noughts", tmp_path, [secret]) as game:
        flaws = [str(one) for one in find_flaws(game, games=2, states=20).flaws]
    assert any("_board" in one or "line 125" in one for one in flaws), flaws


def test_a_script_of_keys_walks_the_board(tmp_path: Path, capsys: Any) -> None:
    """In a terminal, without a screen."""
    script = tmp_path / "keys"
    script.write_text("wait\nright\nright\ndown\nenter\nc\nc\n", encoding="utf-8")
    seats = ["--seats", "you=Ann,you=Bo", "--data", str(tmp_path / "data")]
    assert main(["play", "noughts", *seats, "--keys", str(script)]) == 0
    told = capsys.readouterr().out.splitlines()
    for line in ("B2: empty. Write into b2.", "Ann: cross on b2.", "B2: cross."):
        assert line in told
    assert "A3: empty. B3: empty. C3: empty." in told
