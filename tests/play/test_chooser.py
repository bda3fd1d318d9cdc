"""Choosing by keys: move, pick, mark and confirm, for plain choices and for positions."""

from __future__ import annotations

from itertools import combinations
from typing import Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import Call, SikaOptions, Throw, start
from audiogame.games.ten_die_poker import GAME as POKER
from audiogame.games.ten_die_poker.rules import Fold as PokerFold
from audiogame.games.ten_die_poker.rules import PokerOptions
from audiogame.keys.commands import COMMANDS
from audiogame.keys.game_keys import jumps_in
from audiogame.keys.keymap import default_keymap
from audiogame.play.chooser import Chooser, Chosen, Response, positions_field
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.options import Options
from audiogame.rules.state import CHANCE, Action, Event, Query, Result, Seat, State
from audiogame.table.luck import Luck


class Keep(Action):
    dice: tuple[int, ...]


class Fold(Action):
    pass


class Stay(Action):
    pass


class Kept(Event):
    """The preview of a choice, even of an unfinished one."""

    faces: tuple[int, ...]


class Dice(State):
    """One decision: keep one or two of some dice, or one of the plain choices."""

    preview_is_whole = True
    faces: tuple[int, ...] = (6, 5, 5, 1)
    others: tuple[Action, ...] = (Fold(), Stay())

    @property
    def seats(self) -> int:
        return 1

    @property
    def chance(self) -> Chance | None:
        return None

    @property
    def result(self) -> Result | None:
        return None

    def _actors(self) -> tuple[Seat, ...]:
        return (0,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        places = range(1, len(self.faces) + 1)
        kept = (Keep(dice) for number in (1, 2) for dice in combinations(places, number))
        return (*kept, *self.others)

    def preview(self, seat: Seat, action: Action) -> Event | None:
        return Kept(tuple(self.faces[n - 1] for n in action.dice)) if type(action) is Keep else None

    def faces_shown(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        return tuple((face,) for face in self.faces)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        raise NotImplementedError

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        raise NotImplementedError

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return ()

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return Kept(self.faces)


RED, BLUE = Call(Colour.RED), Call(Colour.BLUE)


def colours() -> Chooser:
    return Chooser(start(2, SikaOptions()), 0)


def dice(others: tuple[Action, ...] = (Fold(), Stay())) -> Chooser:
    return Chooser(Dice(Options(), others=others), 0)


def press(chooser: Chooser, *keys: str) -> Chosen | Response:
    """Press commands by name; return the last answer."""
    for key in keys:
        answer = chooser.press(COMMANDS[key])
    return answer


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (["down"], Response(RED, row=True)),
        (["down", "down"], Response(BLUE, row=True)),
        (["up"], Response(BLUE, row=True)),
        (["up", "up"], Response(RED, row=True)),
        (["first"], Response(RED, row=True)),
        (["last"], Response(BLUE, row=True)),
        (["down", "down", "down"], Response(BLUE, row=True, edge=True)),
        (["down", "up"], Response(RED, row=True, edge=True)),
        (["last", "last"], Response(BLUE, row=True, edge=True)),
    ],
)
def test_walking(keys: list[str], told: Response) -> None:
    """Down begins at the first choice, up at the last; the ends are announced, without wrapping."""
    assert press(colours(), *keys) == told


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        (["pick-1"], RED),
        (["pick-2"], BLUE),
        (["down", "choose"], RED),
        (["down", "mark"], RED),
        (["up", "choose"], BLUE),
        (["down", "pick-2"], BLUE),
    ],
)
def test_choosing(keys: list[str], action: Action) -> None:
    """A digit picks at once; Enter and Space take the choice moved to."""
    assert press(colours(), *keys) == Chosen(action)


def test_nothing_is_chosen_before_something_is_selected() -> None:
    """Enter alone does not pick the first of several."""
    assert press(colours(), "choose") == Response(message="nothing-selected")
    assert press(colours(), "mark") == Response(message="nothing-selected")


def test_a_second_try_without_a_selection_names_the_two_ends() -> None:
    """The choices that Down and Up go to; any other key begins anew."""
    chooser = colours()
    first, last = chooser.plain[0], chooser.plain[-1]
    refused = Response(message="nothing-selected")
    assert press(chooser, "choose") == refused
    assert press(chooser, "mark") == Response(first, "nothing-selected-again", last=last)


def test_a_digit_after_those_of_the_positions_goes_to_the_choice_there() -> None:
    """In 10-Die Poker 6 and F go to folding, which Enter takes; by face a 6 is a die."""
    state: State = POKER.new(4, PokerOptions())
    luck = Luck("5")
    for number in range(9):
        if state.chance is None:
            break
        state, _ = state.apply(CHANCE, luck.outcome(number, state.chance))
    seat = state.actors[0]
    chooser = Chooser(state.seen_by(seat), seat)
    assert press(chooser, "pick-6") == Response(PokerFold())
    assert press(chooser, "choose") == Chosen(PokerFold())
    assert jumps_in("audiogame.games.ten_die_poker", "en", default_keymap())["f"] == "fold"


@pytest.mark.parametrize("key", ["pick-3", "pick-10"])
def test_a_choice_that_is_not_there(key: str) -> None:
    """The answer says so, and nothing is chosen."""
    assert press(colours(), key) == Response(message="no-such-choice")
    assert press(dice(()), "pick-5") == Response(message="no-such-choice")


def test_the_only_choice_needs_no_selecting() -> None:
    """Enter takes it."""
    state, _ = start(2, SikaOptions()).apply(0, RED)
    state, _ = state.apply(1, RED)
    for key in ("choose", "mark", "pick-1"):
        assert press(Chooser(state, 0), key) == Chosen(Throw())


def test_jumping_by_words() -> None:
    """A game's own key moves to a choice by its words, if it is legal."""
    chooser = colours()
    assert chooser.jump("call blue") == Response(BLUE)
    assert press(chooser, "choose") == Chosen(BLUE)
    assert colours().jump("call green") is None
    folding = dice()
    assert folding.jump("fold") == Response(Fold())
    assert press(folding, "choose") == Chosen(Fold())


def test_positions_are_found_by_their_type() -> None:
    """A field that is a tuple of whole numbers holds positions."""
    assert positions_field(Keep) == "dice"
    assert positions_field(Fold) == positions_field(Call) == ""


def test_positions_are_marked_by_digits_and_told_together() -> None:
    """Each press tells all marks; a second press removes the mark."""
    chooser = dice()
    assert press(chooser, "pick-3") == Response(Kept((5,)))
    assert press(chooser, "pick-1") == Response(Kept((6, 5)))
    assert press(chooser, "pick-3") == Response(Kept((6,)), "unmarked", marked=True)
    assert press(chooser, "choose") == Chosen(Keep((1,)))
    assert press(chooser, "pick-1") == Response(message="unmarked")


def walked(number: int, face: int, marked: bool = False) -> Response:
    return Response(Kept((face,)), "position", row=True, number=number, marked=marked)


def test_positions_are_walked_and_marked_with_space() -> None:
    """Moving tells each position and whether it is marked; marks stay."""
    chooser = dice()
    assert press(chooser, "down") == walked(1, 6)
    assert press(chooser, "mark") == Response(Kept((6,)), "marked")
    assert press(chooser, "down") == walked(2, 5)
    assert press(chooser, "mark") == Response(Kept((6, 5)), "marked")
    assert press(chooser, "up") == walked(1, 6, marked=True)
    assert press(chooser, "mark") == Response(Kept((5,)), "unmarked", marked=True)
    assert press(chooser, "choose") == Chosen(Keep((2,)))


def test_enter_takes_the_die_one_stands_on_where_nothing_is_marked() -> None:
    """A mark that was just removed is not taken after all."""
    assert press(dice(), "down", "down", "choose") == Chosen(Keep((2,)))
    assert press(dice(), "pick-3", "down", "choose") == Chosen(Keep((3,)))
    for keys in (["pick-3", "pick-3"], ["down", "mark", "mark"]):
        assert press(dice(), *keys, "choose") == Response(Kept(()), "choice-incomplete")


def test_digits_mark_by_face() -> None:
    """The first die showing the digit, then the next; when all are marked, all are unmarked."""
    chooser = Chooser(Dice(Options()), 0, by_face=True)
    assert press(chooser, "pick-5") == Response(Kept((5,)))
    assert chooser.marked == (2,)
    assert press(chooser, "pick-5") == Response(Kept((5, 5)))
    assert press(chooser, "pick-1") == Response(Kept((5, 5, 1)))
    assert press(chooser, "pick-5") == Response(Kept((1,)), "unmarked", marked=True)
    assert press(chooser, "pick-2") == Response(message="no-such-choice")
    assert press(chooser, "choose") == Chosen(Keep((4,)))


def test_a_dice_pair_is_marked_by_either_face() -> None:
    """A pair whose red die shows the digit is preferred to one whose white die does."""
    hand = ((6, 2), (6, 3), (3, 6), (2, 1), (1, 1))
    flat = tuple(face for pair in hand for face in pair)
    state: State = POKER.new(4, PokerOptions())
    for dealt in (flat, *[(6, 6, 6, 6, 6, 6, 5, 5, 5, 5)] * 3):
        state, _ = state.apply(CHANCE, dealt)
    chooser = Chooser(state.seen_by(0), 0, by_face=True)
    shown = state.faces_shown(0)
    order = []
    for _ in range(3):
        chooser.press(COMMANDS["pick-3"])
        order.append(chooser.marked)
    first = next(place for place, pair in enumerate(shown, 1) if pair[0] == 3)
    other = next(place for place, pair in enumerate(shown, 1) if pair[1] == 3)
    assert order == [(first,), tuple(sorted((first, other))), ()]


def test_the_only_choice_of_positions_needs_no_marks() -> None:
    """Enter takes the last die."""
    for keys in (["choose"], ["down", "choose"], ["pick-1", "choose"]):
        assert press(Chooser(Dice(Options(), (6,), ()), 0), *keys) == Chosen(Keep((1,)))


def test_other_choices_come_after_the_positions() -> None:
    """They are moved to, and taken with Enter or Space even if positions are marked."""
    chooser = dice()
    assert press(chooser, "pick-1", "last") == Response(Stay(), row=True)
    assert press(chooser, "up") == Response(Fold(), row=True)
    assert press(chooser, "choose") == Chosen(Fold())
    assert press(dice(), "last", "mark") == Chosen(Stay())


@pytest.mark.parametrize(
    ("keys", "marked"), [([], ()), (["pick-1", "pick-2", "pick-4"], (6, 5, 1))]
)
def test_marks_that_are_no_choice_are_told(keys: list[str], marked: tuple[int, ...]) -> None:
    """Too few or too many marks: nothing is chosen, the marks stay."""
    chooser = dice()
    assert press(chooser, *keys, "choose") == Response(Kept(marked), "choice-incomplete")
    assert press(chooser, "choose") == Response(Kept(marked), "choice-incomplete")


@pytest.mark.parametrize("keys", [["first", "up"], ["last", "down"], ["last", "last"]])
def test_the_ends_of_positions_are_said_too(keys: list[str]) -> None:
    """Beyond the last position the answer differs, as in any other list."""
    chooser = dice(())
    before = press(chooser, *keys[:1])
    assert press(chooser, *keys[1:]) != before


def test_a_choice_without_a_preview_is_told_as_it_is() -> None:
    """The action's own message is used."""
    assert press(dice(), "last") == Response(Stay(), row=True)


class AddedTo(Dice):
    """A decision whose previews do not name the choices."""

    preview_is_whole = False


def test_a_preview_is_told_after_the_words_of_the_choice() -> None:
    """Also by arrows, by marks and on a page; where it is whole, it is told alone."""
    chooser, one, both = Chooser(AddedTo(Options()), 0), Keep((1,)), Keep((1, 4))
    walked = Response(one, "position", row=True, number=1, preview=Kept((6,)))
    assert press(chooser, "first") == walked
    assert press(chooser, "pick-1") == Response(one, preview=Kept((6,)))
    assert press(chooser, "pick-4") == Response(both, preview=Kept((6, 1)))
    assert press(chooser, "last") == Response(Stay(), row=True)
    assert chooser.offers()[0] == (1, (one, Kept((6,))))
    assert dice().offers()[0] == (1, (Kept((6,)),))
    assert chooser.would_choose(COMMANDS["choose"]) == Stay()


CHOOSING = [name for name, command in COMMANDS.items() if command.chooses]


@pytest.mark.parametrize("others", [(), (Fold(),), (Fold(), Stay())])
@given(keys=st.lists(st.sampled_from(CHOOSING), max_size=20))
def test_any_keys_lead_to_a_legal_choice_or_an_answer(
    others: tuple[Action, ...], keys: list[str]
) -> None:
    """Only legal actions are chosen, and no key is met with silence."""
    for chooser in (colours(), dice(others)):
        for key in keys:
            match press(chooser, key):
                case Chosen(action):
                    assert action in chooser.legal
                case Response(thing=thing, message=message):
                    assert thing is not None or message


@given(st.lists(st.sampled_from([1, 2, 3, 4]), max_size=9))
def test_every_set_can_be_reached(pressed: list[int]) -> None:
    """A position is marked if it was pressed an odd number of times."""
    chooser = dice()
    for position in pressed:
        press(chooser, f"pick-{position}")
    odd = tuple(n for n in range(1, 5) if pressed.count(n) % 2)
    assert chooser.marked == odd
    answer = press(chooser, "choose")
    assert answer == Chosen(Keep(odd)) or (len(odd) not in (1, 2) and isinstance(answer, Response))
