"""The history keeps every line, and a review position that does not move."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from offenders import every_offender
from pressed import new_app, play

from audiogame.console.key_script import WAIT
from audiogame.console.key_source import CONTINUED
from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.history import LONGEST, History, LineKind
from audiogame.rules.sounded import Sounded
from audiogame.table.library import all_names, find_game


def history(count: int, longest: int = LONGEST) -> History:
    made = History(longest)
    for number in range(count):
        made.take(Line(str(number)))
    return made


OPEN = (
    *(("f10",), ("enter",), ("ctrl-c", "n"), ("m",), ("w",), ("i",)),
    *(("r",), ("t",), ("e",), ("c",), ("h",), ("pageup", "pageup", "t")),
    *(("g", "escape"), ("R", "escape"), ("R", "down", "g", "escape"), ("escape", "escape")),
    *((CONTINUED,), ("t", CONTINUED), ("g", "escape", CONTINUED)),
)
"""Keys after which a game's question is as open as before."""


def test_the_open_question_is_repeated_whatever_was_said_since(tmp_path: Path) -> None:
    """A refusal, a notice, an answer, a closed book, a stop: L repeats it, and then its words."""
    with every_offender(5 * len(OPEN)) as offenders:
        for name in all_names():
            seats = ",".join(["you", *["bot"] * (max(min(find_game(name).seats), 2) - 1)])
            keys = [key for one in OPEN for key in (*one, "l")]
            lines = play(tmp_path / name, WAIT, "l", *keys, "l", game=name, seats=seats)
            question, words, _ = lines[-3:]
            assert words == " ".join(f"{word.rstrip('.,:;?')}." for word in question.split())
            for one in OPEN:
                data = tmp_path / name / "-".join(one)
                lines = play(data, WAIT, *one, "l", game=name, seats=seats)
                with offenders.at(name, *one):
                    assert lines[-2] == question


def test_what_is_selected_or_reviewed_is_repeated_instead(tmp_path: Path) -> None:
    """Until another line is spoken; without an open question it is the last line."""
    assert play(tmp_path, "down", "l")[-3:-1] == ["Red."] * 2
    assert play(tmp_path, "down", "t", "l")[-2] == "Call a colour: red or blue?"
    lines = play(tmp_path, "pageup", "pageup", "l")
    assert lines[-3] == lines[-2] != "Call a colour: red or blue?"


def test_after_a_stop_it_is_not_said_again_that_sound_is_off(tmp_path: Path) -> None:
    """A line about this machine is not where the game was: that is said instead."""
    app, lines = new_app(tmp_path)
    app.dialogue.tell("sounds-on")
    off = app.dialogue.narrator.say("sounds-no-device")
    app.dialogue.say(Line(off, urgency=Urgency.ALERT, local=True))
    app.keyboard.remind()
    assert lines == ["Sounds on.", off, "Sounds on."]


def test_after_a_stop_no_line_is_said_twice(tmp_path: Path) -> None:
    """Neither a question, nor a menu row; at the end no question of the game is left."""
    lines = play(tmp_path / "asked", CONTINUED)
    assert lines[-3:-1] == ["Call a colour: red or blue?"] * 2
    assert lines[-4] != lines[-3]
    lines = play(tmp_path / "told", "t", CONTINUED)
    assert lines[-4:-1] == ["Your turn to call."] * 2 + ["Call a colour: red or blue?"]
    lines = play(tmp_path / "menu", "escape", "down", CONTINUED)
    assert lines[-4].startswith("Game menu: ")
    assert lines[-3] == lines[-2]
    lines = play(tmp_path / "over", "1", WAIT, *["enter", WAIT] * 9, CONTINUED, "e", "l")
    assert lines[-4] == lines[-3] == lines[-1]
    assert lines[-1].startswith("Enter: play again.")


def test_an_open_book_is_said_once_after_a_stop(tmp_path: Path) -> None:
    """The paragraph, even after other lines; and the repeating key has it."""
    there = "Several players may call the same colour. Nobody's colour is taken away by somebody"
    for refused in ([], ["%"]):
        lines = play(tmp_path / str(refused), "R", "down", *refused, CONTINUED, "f5", "escape", "l")
        assert [there in line for line in lines].count(True) == 3
        assert lines[-5] == lines[-6]
        assert there in lines[-5]
        assert lines[-4:-1] == ["Book closed.", *["Call a colour: red or blue?"] * 2]


def words(line: Line | None) -> str | None:
    return line.text if line is not None else None


def told(step: tuple[Line | None, bool]) -> tuple[str | None, bool]:
    return words(step[0]), step[1]


def test_an_empty_history_has_nothing_to_tell() -> None:
    """In both directions; a line that is only a cue does not count."""
    empty = history(0)
    empty.take(Line("", (Sounded("ui.error"),)))
    assert told(empty.older()) == (None, False)
    assert told(empty.newer()) == (None, False)


def test_silence_and_closing_keep_the_lines() -> None:
    """Unheard lines can still be read."""
    kept = history(2)
    kept.silence()
    kept.close()
    assert [line.text for line in kept.lines] == ["0", "1"]


def test_only_the_oldest_lines_are_forgotten() -> None:
    """A limit, so that a long evening does not fill the memory."""
    kept = history(7, longest=3)
    assert [line.text for line in kept.lines] == ["4", "5", "6"]
    assert [told(kept.older())[0] for _ in range(4)] == ["6", "5", "4", "4"]
    assert LONGEST >= 1000


steps = st.lists(st.sampled_from(["take", "older", "newer", "leave"]), max_size=60)


@pytest.mark.parametrize("longest", [3, 1000])
@given(steps=steps)
@example(steps=[*["take"] * 3, *["older"] * 4, *["newer"] * 4])
@example(steps=["take", "take", "newer", "newer", "older", "older", "older", "newer"])
@example(steps=[*["take"] * 5, *["older"] * 3, "take", "older", "newer"])
@example(steps=[*["take"] * 3, "older", "older", "leave", "older"])
@example(steps=[*["take"] * 3, *["older"] * 3, *["take"] * 3, "newer", "newer"])
def test_walking_is_that_of_a_list(longest: int, steps: list[str]) -> None:
    """For any order of lines and steps: each line told is adjacent to the last one told.

    The first step tells the newest line, in either direction; at an end the same line is told again
    as that; new lines do not move the place, and one that was forgotten is that of the oldest.
    """
    walked = History(longest)
    lines: list[str] = []
    place: int | None = None
    for step in steps:
        if step == "take":
            lines.append(str(len(lines)))
            walked.take(Line(lines[-1]))
        elif step == "leave":
            walked.leave()
            place = None
        elif lines:
            oldest, newest = max(len(lines) - longest, 0), len(lines) - 1
            if step == "older":
                found, moved = walked.older(), place is None or place > oldest
            else:
                found, moved = walked.newer(), place is None or place < newest
            wanted = newest if place is None else place + (-1 if step == "older" else 1)
            place = min(max(wanted, oldest), newest)
            assert told(found) == (lines[place], moved)


def mixed() -> History:
    """Return a history with a line of the game, an answer, one of the program, and one more."""
    made = History()
    made.take(Line("Bo throws.", seats=(0,)))
    made.take(Line("It is your turn.", urgency=Urgency.ANSWER, seats=(0,)))
    made.take(Line("Main menu."))
    made.take(Line("Cy throws.", seats=(0,)))
    return made


@pytest.mark.parametrize(
    ("category", "lines"),
    [
        (LineKind.ALL, ["Cy throws.", "Main menu.", "It is your turn.", "Bo throws."]),
        (LineKind.GAME, ["Cy throws.", "Bo throws."]),
        (LineKind.ANSWERS, ["It is your turn."]),
        (LineKind.OTHER, ["Main menu."]),
    ],
)
def test_each_category_is_walked_by_itself(category: LineKind, lines: list[str]) -> None:
    """From the newest to the oldest, with both ends."""
    walked = mixed()
    walked.category = category
    assert [told(walked.older())[0] for _ in lines] == lines
    assert told(walked.older()) == (lines[-1], False)
    assert told((walked.go_to_newest(), True)) == (lines[0], True)
    assert told((walked.go_to_oldest(), True)) == (lines[-1], True)


def test_a_change_of_category_keeps_the_place() -> None:
    """The next line of the new category is the adjacent one."""
    walked = mixed()
    walked.older()
    walked.older()
    assert walked.next_category(1) == 2
    assert walked.category is LineKind.GAME
    assert told(walked.older()) == ("Bo throws.", True)
    assert told(walked.newer()) == ("Cy throws.", True)
    assert walked.next_category(-1) == 4
    assert walked.category.value == "all"


def test_a_category_without_lines_says_so() -> None:
    """Nothing else is told, and the position stays."""
    walked = History()
    walked.take(Line("Main menu."))
    walked.category = LineKind.GAME
    assert told(walked.older()) == (None, False)
    assert walked.go_to_oldest() is walked.go_to_newest() is None


def test_lines_since_the_mark() -> None:
    """Only lines of the game are returned, also when older ones have been dropped."""
    kept = History(3)
    kept.take(Line("Old.", seats=(0,)))
    kept.mark()
    assert kept.since() == ()
    for text in ("One.", "Two.", "Three.", "Four."):
        kept.take(Line(text, seats=(0,)))
    kept.take(Line("An answer.", urgency=Urgency.ANSWER, seats=(0,)))
    assert [line.text for line in kept.since()] == ["Three.", "Four."]


def test_the_current_line_is_the_reviewed_or_the_newest_one() -> None:
    """Never a secret of a player who does not hold the keyboard."""
    kept = mixed()
    assert words(kept.current()) == "Cy throws."
    kept.older()
    kept.older()
    assert words(kept.current()) == "Main menu."
    kept.take(Line("Your hand.", seats=(1,), secret=True))
    assert words(kept.current()) == "Cy throws."
    kept.holder.take(1)
    assert words(kept.current()) == "Cy throws."  # without headphones
    kept.holder.take(1, headphones=True)
    assert words(kept.current()) == "Your hand."
    assert "Your hand." not in kept.text()
    assert kept.text().splitlines()[0] == "Bo throws."
