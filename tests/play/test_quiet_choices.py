"""A quiet choice reveals no mark to others: by words, sounds, braille, screen or time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hidden_dice import hidden_dice
from hypothesis import given, settings
from hypothesis import strategies as st
from shared_keyboard import SharedKeyboard
from watched_keyboard import Known, known

from audiogame.console.key_source import Key
from audiogame.narration.narrator import Line, Urgency
from audiogame.narration.texts import entries_of
from audiogame.outputs.readers import READERS, Reader
from audiogame.rules.notation import words

SECRET = "The cards are secret, and there's no spy this trick."
MARKED, REFUSED = "Marked.", "That can't be chosen. Mark something else, then press Enter."
NAMING = tuple("akqj0987654321o")
"""Keys that name a card: by its rank, or, for 1, by its place."""
GONE = ("k", "enter", "9", "enter", "7", "enter", "6", "enter", "5", "enter", "4", "enter")
"""Three tricks, after which Bo chooses, with neither 9, 7 nor 4."""
MISSING = tuple("974")
HELD = tuple(key for key in NAMING if key not in MISSING)
ASKING = (*"clLterw", "comma", "period", "less", "greater", "tab")
"""Keys that ask, repeat or review."""
TAIL = ("c", "l", "l", "l", "L", *["comma"] * 4, "tab", "less", "h", "n", "t", "e", "K", "k", "K")
"""Keys that a curious next person may press."""


def costs_the_same(counted: Sequence[int]) -> bool:
    """Return whether keys cost the same, but for some 20 calls in 1000 for a longer look-up."""
    return max(counted) - min(counted) <= max(24, max(counted) // 50)


def check_work(counted: Sequence[int]) -> None:
    """Check that keys cost the same."""
    assert costs_the_same(counted), counted


def check_same(*games: Callable[..., Known], worked: slice = slice(None)) -> Known:
    """Check that games look the same to all other people.

    Args:
        worked: the keys whose work is compared.
    """
    for game in games:
        game(counting=False)  # the words are looked up once
    one, other = (game() for game in games)
    for name in ("said", "written", "above", "looked_at", "history", "kept", "record"):
        assert getattr(one, name) == getattr(other, name), name
    for key, counted in [*enumerate(zip(one.answered, other.answered, strict=True))][worked]:
        if not costs_the_same(counted):
            # Once in ten thousand keys something else is counted, too: the least is the key's own.
            again = [[game().answered[key] for _ in range(2)] for game in games]
            check_work([min(first, *more) for first, more in zip(counted, again, strict=True)])
    return one


@st.composite
def choosing(draw: st.DrawFn, held: Sequence[str], missing: Sequence[str]) -> list[list[str]]:
    """Return two key sequences of one shape for a choice that differ only in what is marked."""
    ways: list[list[str]] = [[], []]
    for _ in range(draw(st.integers(1, 6))):
        if draw(st.booleans()):
            asked = draw(st.sampled_from(ASKING))
            ways = [[*way, asked] for way in ways]
        else:
            ways = [[*way, draw(st.sampled_from((*held, *missing)))] for way in ways]
    for keys in [missing] * draw(st.integers(0, 1 if missing else 0)) + [held]:
        ways = [[*way, draw(st.sampled_from(keys)), "enter"] for way in ways]
    return ways


PRESSED = {
    "bo": choosing(HELD, MISSING),
    "ann": st.lists(st.tuples(*[st.sampled_from(NAMING)] * 2), max_size=3),
    "braille": st.booleans(),
}


def check_two_games(bo: list[list[str]], ann: list[tuple[str, str]], braille: bool) -> None:
    """Bo marks, asks, is refused and chooses; then Ann is curious, and takes over by marking."""
    ways = [[*GONE, *keys, *TAIL, *(pair[at] for pair in ann)] for at, keys in enumerate(bo)]
    since = len(GONE)  # both have pressed the same keys before, at the same cost
    check_same(*(partial(known, way, braille, since=since) for way in ways))


@given(**PRESSED)
@settings(max_examples=10)
def test_two_games_that_differ_in_what_is_pressed_quietly_are_the_same_to_others(
    **pressed: Any,
) -> None:
    """Whatever is marked, asked and chosen."""
    check_two_games(**pressed)


@pytest.mark.soak
@given(**PRESSED)
@settings(max_examples=300)
def test_many_such_games_are_the_same_to_others(**pressed: Any) -> None:
    """The same in more games."""
    check_two_games(**pressed)


DICE = ((1, 2, 3, 5), (6, 6, 6, 6), (3, 4, 6, 1), (1, 2, 2, 2))


@given(
    dice=st.tuples(*[st.sampled_from(DICE)] * 2),
    keys=st.lists(st.tuples(*[st.sampled_from("123456789cbd0")] * 2), min_size=1, max_size=6),
    digits=st.sampled_from(("place", "face")),
)
@settings(max_examples=20)
def test_a_game_from_outside_that_keeps_secrets_gives_none_away(
    dice: tuple[tuple[int, ...], ...], keys: list[tuple[str, str]], digits: str
) -> None:
    """Several positions, choices not open to all, keys of the game's own: all look alike.

    The games differ in the hands, too, not only in the keys.
    """
    ways = [["enter", *(pair[at] for pair in keys), "K", *"c37bd1", "K", "t"] for at in (0, 1)]
    tables = zip(ways, [hidden_dice(hand, (3,)) for hand in dice], strict=True)
    marks = slice(1, 1 + len(keys))
    runs = (partial(known, way, game=game, digits=digits) for way, game in tables)
    told = {
        line.text
        for lines in check_same(*runs, worked=marks).said[2:][: len(keys)]
        for line in lines
    }
    assert told == {MARKED}


def test_every_key_that_may_name_a_card_is_answered_alike(tmp_path: Path) -> None:
    """Held or not, by rank or place, once or twice: words, sounds and the work are the same."""
    keys = (*GONE, *[key for key in NAMING for _ in range(2)], "c", "l")
    game = check_same(*[partial(known, keys)] * 2)
    answers = game.said[len(GONE) + 1 :][: 2 * len(NAMING) + 2]
    told = [line.text for lines in answers for line in lines]
    assert told == [MARKED] * (len(answers) - 2) + [f"{SECRET} {MARKED}"] * 2
    assert len({line for lines in answers[:-2] for line in lines}) == 1
    assert not answers[0][0].cues
    work = game.answered[len(GONE) :][1 : 2 * len(NAMING)]
    check_work(work)


def test_a_card_that_was_never_told_before_takes_no_longer() -> None:
    """The card's word is loaded at its first use, which is not the secret choice."""
    entered = []
    for key in ("6", "a"):  # there was a 6 in the tricks before, and no ace
        entries_of.cache_clear()
        entered.append(known((*GONE, key, "enter")).answered[len(GONE) + 1])
    check_work(entered)


def test_enter_says_whether_it_can_be_chosen_and_never_what(tmp_path: Path) -> None:
    """Any card not held gets the same sentence; then another can be marked, and the last counts."""
    for wrong in MISSING:
        keys = (*GONE, "enter", "a", wrong, "enter", "enter", "c", "2", wrong, "q", "3", "enter")
        room = SharedKeyboard(tmp_path / wrong, keys).play()
        at = len(GONE)
        assert room.said(at + 1) == "Type a card first, such as K."
        assert room.said(at + 4) == REFUSED
        assert room.said(at + 5) == "Type a card first, such as K."
        assert room.said(at + 6) == SECRET
        assert words(room.opened.table.moves[-1].what) == "play three"


@pytest.mark.parametrize("lost", [False, True])
def test_a_choice_of_one_is_marked_like_a_choice_of_two(tmp_path: Path, lost: bool) -> None:
    """Ann's 8: without a pile there is nothing to swap, and no key reveals that."""
    first = ("8", "enter", "9" if lost else "7", "enter")
    keys = (*first, "enter", "enter", "k", "enter", "n", "1", "2", "1", "enter")
    room = SharedKeyboard(tmp_path, keys).play()
    assert len(room.opened.table.state.legal_actions(0)) > 2, "it is over: cards are played again"
    how = "Press 1 to keep or 2 to swap, then Enter."
    assert [room.said(number) for number in range(6, 13)] == [
        how,
        MARKED,
        f"That can't be chosen. {how}",
        f"Your choice isn't read out. {how}",
        *[MARKED] * 3,
    ]
    assert room.said(13).startswith("Ann has decided whether to swap.")


def test_several_parts_are_marked_one_by_one_and_a_wrong_one_spoils_them(tmp_path: Path) -> None:
    """A repeated digit removes its mark; Enter takes all together, or one begins anew."""
    keys = ("enter", *"1231", "7", "enter", *"1233", "enter", *"1231", "3", "d", "1", "3", "enter")
    room = SharedKeyboard(tmp_path, keys, game=hidden_dice((1, 2, 3), (3,))).play()
    assert {room.said(number) for number in range(2, 7)} == {MARKED}
    assert room.said(7) == REFUSED  # there is no seventh
    assert room.said(12) == REFUSED  # 1 and 2: their sum is odd
    (choice,) = room.opened.table.moves
    assert words(choice.what) == "keep 1 2 3"


def test_what_was_marked_stays_so_when_headphones_are_on(tmp_path: Path) -> None:
    """Then it can be spoken, and Enter chooses it; a card not held is not selected."""
    for mark, chosen in (("6", ["play six"]), ("9", [])):
        keys = (*GONE, mark, "i", "y", "enter")
        room = SharedKeyboard(tmp_path / mark, keys).play()
        found = [words(one.what) for one in [*room.opened.table.moves][len(GONE) // 2 :]]
        assert found == chosen
        assert room.said(len(GONE) + 3).startswith("6." if chosen else "Bo's turn.")


@pytest.mark.parametrize("question", ["h", "c"])
@pytest.mark.parametrize("mark", ["6", "k"])
def test_the_question_about_headphones_takes_yes_and_no_and_nothing_else(
    tmp_path: Path, mark: str, question: str
) -> None:
    """After H, which asks it, a card's key asks again, and after N it marks as before."""
    plain = SharedKeyboard(tmp_path / "plain", (*GONE, mark, "enter")).play()
    answers = (mark, "n") if question == "h" else ()
    asked = SharedKeyboard(tmp_path / "asked", (*GONE, question, *answers, mark, "enter")).play()
    if answers:
        assert asked.said(len(GONE) + 2) == "Headphones on? Y or N."
    assert asked.said(len(GONE) + 2 + len(answers)).endswith(MARKED)
    moves = [[words(one.what) for one in room.opened.table.moves] for room in (plain, asked)]
    assert moves[0] == moves[1]
    assert len(moves[0]) > len(GONE) // 2


class Hasty(SharedKeyboard):
    """A keyboard at which, from some key on, all keys come too soon, and are held down."""

    def __init__(self, data: Path, keys: Sequence[str], since: int) -> None:
        self._left = since
        super().__init__(data, keys)

    def pressed(self, key: Key) -> Key:
        """Press a key at the earliest time that the first of them could be pressed."""
        self._left -= 1
        return Key(key.name, 0.0) if self._left < 0 else key


@pytest.mark.parametrize("before", [(), ("enter",)], ids=["pass", "choosing"])
def test_no_key_that_marks_is_too_soon_where_another_is_not(
    tmp_path: Path, before: tuple[str, ...]
) -> None:
    """Digits and letters get the same answer, held down or not."""
    told = set()
    for key in NAMING:
        room = Hasty(tmp_path / key, (*before, key, key), len(before)).play()
        told.add((room.said(len(before) + 1), room.said(len(before) + 2)))
    assert len(told) == 1
    assert bool(before) == (told == {(MARKED, MARKED)})


class Quick(SharedKeyboard):
    """A keyboard at which each key follows at once on what it answers."""

    def pressed(self, key: Key) -> Key:
        """Press a key without a delay."""
        return Key(key.name, self.app.front.clock())


def test_a_mark_counts_as_soon_as_its_question_was_put(tmp_path: Path) -> None:
    """Digits and letters alike, where they take over the keyboard."""
    told = {Quick(tmp_path / key, (key,)).play().said(1) for key in NAMING}
    assert len(told) == 1
    assert "marked. Enter chooses." in told.pop()


class Deaf(SharedKeyboard):
    """A keyboard whose screen reader has missed a line before the last key."""

    def pressed(self, key: Key) -> Key:
        """Mark a line as missed before a key that names a card."""
        self.app.speaker.mode = "lines"
        if key.name in NAMING:
            self.app.unheard.miss(Line("News.", urgency=Urgency.NEWS, seats=(0, 1)))
        return key


@pytest.mark.parametrize("before", [(), ("enter",)], ids=["pass", "choosing"])
def test_a_key_pressed_before_the_question_was_heard_tells_nothing(
    tmp_path: Path, before: tuple[str, ...]
) -> None:
    """Digits and letters mark alike: a mark decides nothing, so it is refused for neither."""
    told = {Deaf(tmp_path / key, (*before, key)).play().said(len(before) + 1) for key in NAMING}
    assert len(told) == 1
    assert "arked" in told.pop()


@pytest.mark.parametrize("reader", READERS.values(), ids=lambda reader: reader.name)
@pytest.mark.parametrize("before", [(), ("enter",)], ids=["pass", "choosing"])
def test_no_row_is_guarded_from_the_echo_of_one_mark_alone(
    tmp_path: Path, before: tuple[str, ...], reader: Reader
) -> None:
    """A digit that begins the next row: "1 line: Space.", or a name."""
    written = set()
    for key in NAMING:
        keys, seats = (*before, key, "c"), "you=1st,you=9th"
        room = Deaf(tmp_path / key, keys, seats, reader=reader).play()
        assert "line: Space." in room.terminal.getvalue()
        written.add(room.terminal.getvalue())
    assert len(written) == 1
