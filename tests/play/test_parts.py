"""A turn of several parts is one choice: step by step, taken back freely, and heard once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from distribution import find_by_name
from flawed import Change, loaded_copy
from loopback import Room
from online_server import Ears
from pressed import play
from short_race import GAME
from short_race.rules import Move, ShortRace, Step, moved

from audiogame.archive.folder import kept_records
from audiogame.console.key_script import WAIT
from audiogame.keys.commands import COMMANDS
from audiogame.online.remote_table import RemoteTable
from audiogame.play.chooser import Chosen, Response
from audiogame.play.choosers import chooser_of
from audiogame.play.choosing import KeyedChoice, QuietChoice
from audiogame.play.part_chooser import PartChooser
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.notation import words
from audiogame.rules.state import State
from audiogame.rules.value import replace
from audiogame.table.luck import Luck
from audiogame.table.news import Proposal
from audiogame.table.record import Record, RecordError
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay
from audiogame.table.seen_table import TakingBack
from audiogame.testing import find_flaws

EXAMPLE = Path(__file__).parents[1] / "example_games" / "short_race"
Dice = Callable[..., None]


@pytest.fixture(autouse=True)
def found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name, with a list of steps: test_boards.py walks its board."""
    monkeypatch.setattr(ShortRace, "_board", State._board)
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """Return a function that writes the throws of the game."""

    def write(*throws: tuple[int, int]) -> None:
        def outcome(luck: Luck, k: int, chance: Chance) -> Outcome:
            return throws[k % len(throws)]

        monkeypatch.setattr(Luck, "outcome", outcome)

    return write


def thrown(*numbers: int) -> Any:
    """Return the state after the first seat has thrown."""
    state: Any = GAME.new(2)
    return state.apply(-1, numbers)[0]


def test_the_game_keeps_its_contract() -> None:
    assert find_flaws(GAME, games=4, states=200).flaws == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "Parts(tuple(following), whole, told, after._board(seat))",
            "Parts((), None, told)",
            "Nothing can follow",
        ),
        ("whole = next((Move(one)", "whole = next((Move(one[:1])", "which _allows refuses"),
        (
            "Parts(tuple(following), whole, told, after._board(seat))",
            "tuple(following)",
            "neither Parts nor None",
        ),
        (
            "Parts(tuple(following), whole, told, after._board(seat))",
            "Parts(tuple(self.orders[0]), None, told)",
            "never becomes whole",
        ),
    ],
)
def test_parts_that_lead_nowhere_are_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with loaded_copy(EXAMPLE, tmp_path, [Change("rules.py", old, new)]) as game:
        flaws = [str(one) for one in find_flaws(game, games=2, states=30).flaws]
        assert any(told in one for one in flaws), flaws


def test_a_throw_is_moved_step_by_step(tmp_path: Path, dice: Dice) -> None:
    """Each step says what stands, Backspace takes one back, and Enter ends the turn."""
    dice((1, 3))
    keys = [WAIT, "1", "2", "space", "1", "1", "enter", "backspace", "down", "enter"]
    heard = play(
        tmp_path,
        *keys,
        *("down", "enter", "e", "enter", WAIT),
        game="short-race",
        seats="you=Ann,bot",
    )
    at = heard.index("Your dice: 1, 3. From where to where?")
    assert heard[at + 1 :][:13] == [
        "1 so far.",
        "12 to 11.",
        "12 so far.",
        "12, 1 so far.",
        "12 to 11.",
        "12 to 11: your men at 11, 12.",
        "No part is chosen.",
        "12 to 11.",
        "12 to 11: your men at 11, 12.",
        "11 to 8.",
        "12 to 11, 11 to 8: your men at 8, 12.",
        "Your men: 12, 12. Bella: 12, 12.",
        "You move 12 to 11, 11 to 8. Your men: 8, 12.",
    ]


def turn_of_ann(tmp_path: Path, dice: Dice) -> tuple[Path, Record]:
    """Move two men, and then those of a bot; return the record with its file."""
    dice((1, 3))
    keys = (WAIT, "down", "enter", "down", "enter", "enter", WAIT)
    play(tmp_path, *keys, game="short-race", seats="you=Ann,bot")
    (kept,) = kept_records(tmp_path)
    assert kept.record is not None
    return kept.path, kept.record


def test_others_hear_the_turn_once(tmp_path: Path, dice: Dice) -> None:
    """Steps are no moves of the record, and a bot's turn is one line, too."""
    _, record = turn_of_ann(tmp_path, dice)
    lines = [line for _, line in record.moves if line[0].isdecimal()]
    assert lines[0] == "0 move 12-11 11-8"
    assert len(lines) == 2
    assert lines[1].startswith("1 move ")


def test_an_order_that_does_not_use_all_of_the_throw_is_refused(tmp_path: Path, dice: Dice) -> None:
    path, record = turn_of_ann(tmp_path, dice)
    private = kept_private(path, record)
    assert Replay(record, private).to_end().state.seats == 2
    for other in ("0 move 12-11", "0 move 12-11 12-8", "0 move none", "0 move 12-11-9 11-8"):
        moves = tuple((at, line.replace("0 move 12-11 11-8", other)) for at, line in record.moves)
        with pytest.raises(RecordError):
            Replay(replace(record, moves=moves), private).to_end()


def test_a_double_has_more_orders_than_anybody_lists() -> None:
    """One is listed, all are legal, and each is read back."""
    state = thrown(1, 1)
    assert len(state.legal_actions(0)) == 1
    for order in state.orders:
        move = Move(order)
        assert state.allows(0, move)
        assert state.read(0, words(move)) == move
    assert not state.allows(0, Move((Step(12, 9),)))


def taken(chooser: PartChooser, *places: int) -> Chosen | Response:
    """Choose parts by their places, and return what the last key brought."""
    told: Chosen | Response = Response()
    for place in places:
        told = chooser.choose_at(place)
    return told


def test_the_whole_choice_stands_behind_the_parts() -> None:
    """So that arrows and fingers reach it; a part is never taken alone."""
    chooser = chooser_of(thrown(1, 3), 0)
    assert isinstance(chooser, PartChooser)
    assert isinstance(taken(chooser, 0, 0), Response)
    assert chooser.whole == Move((Step(12, 11), Step(11, 8)))
    assert [things for _, things in chooser.offers()] == [(chooser.whole,)]
    assert chooser.would_choose(COMMANDS["choose"]) == chooser.whole
    assert taken(chooser, 0) == Chosen(chooser.whole)


def test_a_choice_without_parts_has_the_usual_chooser() -> None:
    state: Any = GAME.new(2)
    assert state.parts(0) is None, "luck is asked"
    assert not isinstance(chooser_of(thrown(1, 3), 1), PartChooser), "another seat's turn"


def test_marks_made_in_secret_are_parts_one_after_the_other() -> None:
    """A whole turn is legal, half of one is not, nor one with a part that cannot follow."""
    state = thrown(1, 3)

    def selected(*marks: str) -> bool:
        quiet = QuietChoice(None)  # type: ignore[arg-type]  # nothing is said
        for mark in marks:
            quiet.mark(KeyedChoice(mark, 0))
        return quiet.select(chooser_of(state, 0))

    assert selected("step 12 11", "step 11 8")
    assert not selected("step 12 11")
    assert not selected("step 12 11", "step 9 8")


def test_men_that_are_home_stay_there() -> None:
    state = replace(thrown(1, 3), men=((1, 0), (5, 5)))
    assert isinstance(state, ShortRace)
    assert {moved((1, 0), order) for order in state.orders} == {(0, 0)}


FIRST, OTHER = Move((Step(12, 11), Step(11, 8))), Move((Step(12, 9), Step(12, 11)))
"""Two turns of a throw of 1 and 3."""


def parts_again(table: RemoteTable) -> tuple[Step, ...]:
    """Return the first parts that a device may choose."""
    chooser = chooser_of(table.view(0), 0)
    assert isinstance(chooser, PartChooser)
    return tuple(one for one in chooser.plain if isinstance(one, Step))


async def test_a_turn_is_taken_back_at_a_server_as_one_choice(tmp_path: Path, dice: Dice) -> None:
    """Bo is asked, before and after his own throw; then all of Ann's parts are open again, with
    the same dice, and Bo hears each of her turns once."""
    dice((1, 3), (2, 2))
    room = Room(tmp_path, "short-race")
    await room.sit()
    ann, bo = room.far
    ear = Ears((1,))
    bo.listeners.append(ear)
    await ann.submit(0, FIRST)
    await room.take_all()
    assert bo.awaited == (1,), "his throw lies open"
    (choice,) = ann.last_choices()
    assert await ann.take_back(choice) is TakingBack.ASKED
    await room.take_all()
    assert bo.news.take(Proposal) == Proposal(1, 0)
    assert room.table.state.men[0] == (8, 12), "nothing is taken back before he answers"  # type: ignore[attr-defined]  # of the game
    await bo.vote(yes=True)
    await room.take_all()
    assert ann.awaited == (0,)
    assert parts_again(ann) == (Step(12, 11), Step(12, 9))
    await ann.submit(0, OTHER)
    await room.take_all()
    told = [type(event).__name__ for event, _ in ear.heard]
    assert told == ["Moved", "Thrown", "TakenBack", "Moved", "Thrown"]
    await bo.submit(1, bo.view(1).legal_actions(1)[0])
    await room.take_all()
    (choice,) = ann.last_choices()
    assert await ann.take_back(choice) is TakingBack.ASKED, "also behind his move"
    await room.take_all()
    await bo.vote(yes=False)
    await room.take_all()
    assert room.table.state.men == ((9, 11), (4, 12))  # type: ignore[attr-defined]  # of the game
    room.home.journal.close()
    assert room.home.journal.path is not None
    lines = [line for _, line in load(room.home.journal.path).moves]
    assert lines[1:6] == ["0 move 12-11 11-8", "* 2 2", "# undo 2", "0 move 12-9 12-11", "* 2 2"]
