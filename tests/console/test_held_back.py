"""A choosing key is held back only where its row cannot have been heard."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import chain, count, pairwise, repeat
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from reader_walk import OFFER
from unheard_walk import (
    QUIET,
    Keys,
    Pressed,
    in_main_menu,
    pressing,
    seeded_game,
    spoken_texts,
    steadily,
    told_texts,
    walk,
)

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.key_source import Key
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.console.number_entry import enter_number
from audiogame.console.text_entry import enter_text
from audiogame.narration.line import Line, Urgency
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import (
    NVDA,
    READERS,
    TDSR,
    UNKNOWN,
    YASR,
    Reader,
    as_answered,
)
from audiogame.play.game_loop import GameLoop
from audiogame.preferences.setting_group import SettingGroups
from audiogame.rules.notation import words
from audiogame.rules.state import Action
from audiogame.rules.value import replace
from audiogame.settings import Settings, read_settings
from audiogame.table.library import find_game

HELD = re.compile(r"Not chosen yet, maybe not heard: (.*)\. Enter again\.")
FRUIT = [Item(name, f"{name.capitalize()}.") for name in ("apple", "pear", "plum", "fig", "date")]
CAREFUL = [
    TDSR,
    *(reader for reader in READERS.values() if not reader.measured and reader.deaf_after),
]
LATE = 0.04
"""Seconds after which TDSR has surely read the row."""


class Fruit:
    """A list of fruit chosen from repeatedly, and what Enter has chosen."""

    def __init__(self) -> None:
        self.chosen: list[str] = []

    async def choose(self, app: App, pressed: Pressed) -> None:
        place = MenuPlace()
        pressed.decided = lambda: len(self.chosen)
        while True:
            chosen = await menu(app, "Fruit", FRUIT, place)
            if chosen is not None:
                self.chosen.append(chosen)


def choosing(
    data: Path, keys: Keys, reader: Reader, waits: Iterator[float], chosen: Settings = QUIET
) -> tuple[Pressed, list[str]]:
    """Choose fruit, each row printed after a wait; return what was pressed and chosen."""
    fruit = Fruit()
    pressed = walk(data, keys, fruit.choose, reader, lambda: next(waits), settings=chosen)
    return pressed, fruit.chosen


ROWS = ("Fig", "Plum", "Apple", "Date", "Pear", "Date", "Apple", "Fig")
"""Rows that their first letters lead to."""


@pytest.mark.parametrize("reader", CAREFUL, ids=lambda reader: reader.name)
@pytest.mark.parametrize("apart", [0.4, 0.0005], ids=["unhurried", "before it is printed"])
def test_no_row_loses_the_letter_that_it_begins_with(
    tmp_path: Path, reader: Reader, apart: float
) -> None:
    """TDSR takes it for the echo of the last key, which the program may not know yet.

    Each row is reached by a letter or another key, and then its own first letter is pressed;
    what is spoken at each key is what was printed.
    """
    fruit = Fruit()
    keys = [(key, wait) for row in ROWS for key, wait in ((row[0].lower(), 0.4), (row[0], apart))]
    keys += [("home", 0.4), ("F", apart), ("space", 0.4), ("F", apart), ("t", 0.4)]
    pressed = walk(tmp_path, pressing(*keys), fruit.choose, reader, lambda: 0.002)
    assert pressed.lost() == []
    assert spoken_texts(pressed) == told_texts(pressed)
    assert {line[0] for line in told_texts(pressed)} >= {row[0] for row in ROWS}


def refused(pressed: Pressed) -> list[str]:
    """Return the keys that the program has held back, by its words."""
    return [found[1] for line in told_texts(pressed) if (found := HELD.fullmatch(line))]


@pytest.mark.parametrize("reader", CAREFUL, ids=lambda reader: reader.name)
def test_a_row_that_came_too_late_is_passed_with_the_next(tmp_path: Path, reader: Reader) -> None:
    """Five times Down, one of them answered late: Enter chooses what was heard last."""
    for late in range(4):
        waits = chain(repeat(0.001, 1 + 2 * late), [LATE], repeat(0.001))
        keys = steadily([*["down"] * 5, "enter"], 0.4)
        pressed = walk(tmp_path, keys, in_main_menu, reader=reader, busy=partial(next, waits))
        assert refused(pressed) == []
        told = told_texts(pressed)
        assert any(line.startswith("Settings: ") for line in told), told


def test_the_last_row_is_named_before_it_is_chosen(tmp_path: Path) -> None:
    """Under TDSR, and where it runs under another name; the second Enter chooses."""
    for reader in (TDSR, UNKNOWN):
        waits = chain(repeat(0.001, 3), [LATE], repeat(0.001))
        keys = steadily(["down", "down", "enter", "enter"], 0.4)
        pressed, chosen = choosing(tmp_path, keys, reader, waits)
        assert refused(pressed) == ["Plum"]
        assert chosen == ["plum"]
        assert pressed.blind == []


def held_back_twice(pressed: Pressed) -> list[str]:
    """Return the keys that were held back though the line before had named them, and was heard."""
    told = [(line.text, cells) for line, cells in pressed.told if not OFFER.search(line.text)]
    return [
        second
        for (first, cells), (second, _) in pairwise(told)
        if HELD.fullmatch(first)
        and HELD.fullmatch(second)
        and pressed.reader.heard.issuperset(cells)
    ]


KEYS = st.sampled_from(["down", "up", "home", "end", "left", "t", "p", "space", *["enter"] * 4])
GAPS = st.sampled_from([0.001, 0.004, 0.015, 0.03, 0.06, 0.1, 0.25, 0.4, 1.0, 2.0])
DELAYS = st.lists(st.sampled_from([0.0005, 0.002, 0.008, 0.018, 0.03, 0.05, 0.2]), min_size=1)
PRESSES = st.lists(st.tuples(KEYS, GAPS), max_size=40)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    keys=PRESSES,
    delays=DELAYS,
    reader=st.sampled_from([TDSR, UNKNOWN, as_answered(NVDA, "yes")]),
)
@example(keys=[("space", 0.001), ("left", 0.001), ("enter", 0.004)], delays=[0.002], reader=TDSR)
@example(keys=[("enter", 0.001), ("left", 0.001), ("enter", 0.004)], delays=[0.002], reader=TDSR)
@example(keys=[("down", 0.001), *[("enter", 0.001)] * 2], delays=[0.0005], reader=TDSR)
def test_no_keys_choose_unheard_and_none_is_held_back_twice(
    keys: list[tuple[str, float]], delays: list[float], reader: Reader
) -> None:
    """Random keys, 1 ms to 2 s apart, and rows with random delays."""
    waits = chain(delays, repeat(0.001))
    with TemporaryDirectory() as data:
        pressed, _ = choosing(Path(data), pressing(*keys), reader, waits)
    assert pressed.blind == []
    assert held_back_twice(pressed) == []


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    keys=st.lists(
        st.sampled_from(["down", "up", "home", "end", "enter", "enter", "t"]), max_size=25
    ),
    late=st.sets(st.integers(0, 60), max_size=12),
    reader=st.sampled_from([TDSR, UNKNOWN]),
)
def test_enter_is_held_back_only_for_a_row_that_came_too_late(
    keys: list[str], late: set[int], reader: Reader
) -> None:
    """Unhurried keys: held back are exactly the choices whose last row cannot have been heard."""
    waits = (LATE if number in late else 0.001 for number in count())
    with TemporaryDirectory() as data:
        pressed, chosen = choosing(Path(data), steadily(keys, 0.4), reader, waits)
    assert pressed.blind == []
    unheard = [line for key, line in pressed.unheard_at if key == "enter" and line]
    assert len(refused(pressed)) == len(unheard)
    assert len(chosen) == keys.count("enter") - len(unheard)


@pytest.mark.parametrize("name", ["sika", "army-men", "ten-die-poker", "sichermans-war"])
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=15
)
@given(keys=PRESSES, delays=DELAYS, reader=st.sampled_from([TDSR, UNKNOWN]))
def test_no_game_is_played_unheard(
    name: str, keys: list[tuple[str, float]], delays: list[float], reader: Reader
) -> None:
    """Bots act meanwhile, and their news hold back no key."""
    waits = chain(delays, repeat(0.001))
    with TemporaryDirectory() as data:
        pressed = walk(Path(data), pressing(*keys), seeded_game(name), reader, lambda: next(waits))
    assert pressed.blind == []
    assert held_back_twice(pressed) == []


OVER = "Enter: play again."
AT_PACE_0 = replace(QUIET, pace=0.0, speech="lines")


@pytest.mark.parametrize(
    ("apart", "again"), [([0.25] * 40, False), ([0.25, 1.5], True), ([30.0], True)]
)
def test_an_enter_too_many_does_not_start_the_next_game(
    tmp_path: Path, apart: list[float], again: bool
) -> None:
    """A player who taps Enter hears the question again; one who presses later means it."""
    left: list[bool] = []

    async def play(app: App, pressed: Pressed) -> None:
        await seeded_game("sika")(app, pressed)
        left.append(True)

    keys = [("1", 3.0), *[("enter", 3.0)] * 9, *(("enter", gap) for gap in apart)]
    pressed = walk(tmp_path, pressing(*keys), play, UNKNOWN, settings=AT_PACE_0)
    lines = told_texts(pressed)
    assert bool(left) is again
    assert sum(line.startswith(OVER) for line in lines) == (1 if apart == [30.0] else 2), lines
    assert not refused(pressed)


class Poker:
    """A game of poker at a table that reports choices."""

    def __init__(self) -> None:
        self.words: list[str] = []

    async def play(self, app: App, pressed: Pressed) -> None:
        found = find_game("ten-die-poker")
        seats = read_seats("you,casual,casual,casual", found)
        opened = new_table(found, seats, found.options(), app.data.folder, "7")
        submit = opened.submit

        async def noted(seat: int, action: Action) -> None:
            self.words.append(words(action))
            await submit(seat, action)

        opened.submit = noted  # type: ignore[method-assign]  # listens to what is chosen
        await GameLoop(app, opened).run()


@pytest.mark.parametrize("late", [0.001, LATE])
@pytest.mark.parametrize("reader", [TDSR, UNKNOWN], ids=["tdsr", "unknown"])
def test_a_digit_that_marks_is_never_held_back_for_news(
    tmp_path: Path, reader: Reader, late: float
) -> None:
    """Down says the first pair, 3 marks the third, and Enter rerolls that one alone."""
    poker = Poker()
    keys = pressing(("down", 0.3), ("down", 90.0), ("3", 0.4), ("enter", 0.4), ("t", 9.0))
    first = iter([*repeat(0.001, 11)])
    pressed = walk(tmp_path, keys, poker.play, reader, lambda: next(first, late))
    assert poker.words == ["challenge 3"]
    assert refused(pressed) == []
    lines = told_texts(pressed)
    assert any(re.fullmatch(r"\d lines: Space\.", line) for line in lines)
    assert not any("Too soon" in line for line in lines)


def test_enter_after_a_digit_that_was_refused_says_what_it_would_choose(tmp_path: Path) -> None:
    """A digit held down changes nothing, though the player may think it has."""
    poker = Poker()
    keys = pressing(
        *(("1", 0.3), ("t", 90.0), ("down", 3.0), ("3", 0.4), ("3", 0.03)),
        *(("enter", 0.4), ("enter", 0.4), ("t", 9.0)),
    )
    pressed = walk(tmp_path, keys, poker.play, UNKNOWN)
    (held,) = refused(pressed)
    assert held.startswith("Dice pair 3")
    assert poker.words == ["challenge 3"]


@pytest.mark.parametrize(("ahead", "told"), [(1, "that key"), (3, "3 keys")])
def test_keys_typed_ahead_are_told_as_one_with_their_number(
    tmp_path: Path, ahead: int, told: str
) -> None:
    """They answer no later question, and Enter, which has one choice, is not held back for them."""
    early = [("1", 0.0005), ("e", 0.0005), ("2", 0.0005), ("1", 0.0005)][-ahead:]
    early = early if ahead == 1 else [("1", 0.0005), *early]
    keys = pressing(("1", 1.5), *early, ("enter", 9.0), ("t", 9.0))
    at_once = replace(QUIET, pace=0.0)
    pressed = walk(tmp_path, keys, seeded_game("sika"), UNKNOWN, settings=at_once)
    lines = told_texts(pressed)
    (refusal,) = (line for line in lines if "Too soon" in line)
    assert refusal == f"Too soon: {told} came before the question. Your turn, round 1. Throw."
    assert sum(line.startswith("You call") for line in lines) == 1
    assert any(line.startswith("Three reds: plus 6") for line in lines)
    assert refused(pressed) == []


def test_a_digit_chooses_as_soon_as_its_question_was_printed(tmp_path: Path) -> None:
    """Though the reader was deaf when the question came, and right after it."""
    keys = pressing(("1", 1.5), ("down", 0.3), ("1", 9.0), ("t", 9.0))
    pressed = walk(tmp_path, keys, seeded_game("sika"), UNKNOWN)
    assert any(line.startswith("Three reds: plus 6") for line in told_texts(pressed))
    assert refused(pressed) == []
    # The news, and not the question that is answered.
    assert "1 line: Space." in told_texts(pressed)


@pytest.mark.parametrize("key", ["y", "n", "escape"])
@pytest.mark.parametrize("reader", [TDSR, UNKNOWN], ids=["tdsr", "unknown"])
def test_yes_and_no_are_never_held_back_once_they_were_asked_for(
    tmp_path: Path, reader: Reader, key: str
) -> None:
    """Though the list row before, and the question itself, came too late."""
    answers: list[bool] = []

    async def ask(app: App, pressed: Pressed) -> None:
        await app.keyboard.key()
        app.dialogue.tell("nothing-since")
        answers.append(await app.keyboard.confirm("leave-program"))

    keys = pressing(("down", 0.4), (key, 0.4))
    walk(tmp_path, keys, ask, reader, busy=lambda: 0.1)
    assert answers == [key == "y"]


@pytest.mark.parametrize("last", ["down", "t"])
def test_a_question_that_comes_by_itself_is_said_before_it_is_answered(
    tmp_path: Path, last: str
) -> None:
    """A guest knocks while a key with another meaning is pressed."""
    answers: list[bool] = []
    asked = "Cy would like to come in. Y or N?"

    async def knock(app: App, pressed: Pressed) -> None:
        await app.keyboard.key()
        pressed.pass_time(0.2)
        answers.append(
            await app.keyboard.confirm("online-knock", unasked=True, names=("Cy",), listen=False)
        )

    for reader in (TDSR, UNKNOWN):
        keys = pressing((last, 0.4), ("y", 0.5), ("n", 0.4))
        pressed = walk(tmp_path, keys, knock, reader)
        assert told_texts(pressed) == [asked, asked]
    assert answers == [False, False]
    keys = pressing(("t", 0.4), ("y", 5.0))
    pressed = walk(tmp_path, keys, knock, UNKNOWN)
    assert told_texts(pressed) == [asked], "once it was heard, the first key answers it"
    assert answers == [False, False, True]


def test_a_number_is_named_before_it_is_kept_unheard(tmp_path: Path) -> None:
    """Also while a number is changed; Escape restores it at once."""

    async def change(app: App, pressed: Pressed) -> None:
        await enter_number(app, "rate", SettingGroups(app).told)
        app.dialogue.tell("nothing-since")

    waits = chain(repeat(0.001, 3), [LATE], repeat(0.001))
    keys = steadily(["up", "up", "enter", "enter"], 0.4)
    pressed = walk(tmp_path / "1", keys, change, UNKNOWN, busy=lambda: next(waits))
    (held,) = refused(pressed)
    assert held in " ".join(told_texts(pressed)[:-2])
    waits = chain(repeat(0.001, 3), [LATE], repeat(0.001))
    keys = steadily(["up", "up", "escape"], 0.4)
    pressed = walk(tmp_path / "2", keys, change, UNKNOWN, busy=lambda: next(waits))
    assert refused(pressed) == []
    assert told_texts(pressed)[-2] == "Back to what it was."


@pytest.mark.parametrize("key", ["enter", "escape", "tab"])
def test_a_text_is_not_ended_before_it_was_asked_for(tmp_path: Path, key: str) -> None:
    """The key was pressed twice; once text is typed it ends the text at once."""
    typed: list[str | None] = []

    async def text(app: App, pressed: Pressed) -> None:
        await app.keyboard.key()
        typed.append(await enter_text(app, "Type a name."))

    keys = pressing(("enter", 0.4), (key, 0.0005), ("a", 0.4), ("enter", 0.0005))
    pressed = walk(tmp_path, keys, text, UNKNOWN)
    assert told_texts(pressed) == ["Type a name."] * 2
    assert typed == ["a"]


ASKED = (
    "You may have missed: Plum. 3 of 5. Does your screen reader miss lines? Y, N, or F to find out."
)
NEW = replace(QUIET, missed_lines_offered=False)
"""The settings of a player who may still be asked about missed lines."""
HELD_PLUM = "Not chosen yet, maybe not heard: Plum. Enter again."


Plays = Callable[[App, Pressed], Awaitable[None]]


def with_news_after(row: str, plays: Plays) -> Plays:
    """Say news once after a row, and then the row again, as a reader may be deaf to both."""

    async def play(app: App, pressed: Pressed) -> None:
        key, news = pressed.key, Line("News.", urgency=Urgency.NEWS, passing=True)

        async def key_after_news(timeout: float | None = None) -> Key | None:
            lines = [line.text for line, _ in pressed.told]
            if lines and lines[-1].startswith(row) and news.text not in lines:
                pressed.pass_time(0.2)
                app.dialogue.say(news)
                app.scene.remind_here()
            return await key(timeout)

        pressed.key = key_after_news  # type: ignore[method-assign]  # between two keys
        await plays(app, pressed)

    return play


def missing(
    data: Path, *keys: str, reader: Reader = UNKNOWN, chosen: Settings = NEW
) -> tuple[Pressed, Fruit]:
    """Choose fruit under TDSR's rules: a row is said once more, with news; later rows are late."""
    fruit, waits = Fruit(), chain(repeat(0.001, 7), repeat(LATE))
    every = steadily(["down", "down", "enter", *keys], 0.4)
    choose = with_news_after("Plum", fruit.choose)
    pressed = walk(data, every, choose, reader, lambda: next(waits), settings=chosen)
    return pressed, fruit


def test_a_row_that_was_only_late_asks_nothing_about_the_reader(tmp_path: Path) -> None:
    """The program or the machine was slow, so that Enter is held back; the reader missed nothing
    by its measure."""
    waits = chain(repeat(0.001, 3), [LATE], repeat(0.001))
    keys = steadily(["down", "down", "enter", "enter"], 0.4)
    pressed, chosen = choosing(tmp_path, keys, UNKNOWN, waits, NEW)
    assert refused(pressed) == ["Plum"]
    assert chosen == ["plum"]
    assert not asked(pressed)


def asked(pressed: Pressed) -> list[str]:
    """Return the questions about the reader."""
    return [line for line in told_texts(pressed) if "Does your screen reader miss" in line]


def kept(data: Path) -> Settings:
    return read_settings(data / "settings.toml")[0]


def test_where_a_key_was_held_back_the_reader_is_asked_about_once(tmp_path: Path) -> None:
    """Then the held back row is repeated, and the second Enter chooses it."""
    for answer, known in (("y", "yes"), ("n", "no"), ("escape", "unknown")):
        data = tmp_path / answer
        pressed, fruit = missing(data, answer, "enter", "down", "enter")
        lines = told_texts(pressed)
        at = lines.index(ASKED)
        says = f"Your screen reader misses lines: {known.replace('unknown', 'not known')}."
        assert lines[at - 1 : at + 3] == [HELD_PLUM, ASKED, says, HELD_PLUM]
        assert lines.count(ASKED) == 1
        assert fruit.chosen[0] == "plum"
        assert (kept(data).missed_lines, kept(data).missed_lines_offered) == (known, True)
        # The next row came late, too: Enter is held back, unless the player says no line is missed.
        held = refused(pressed)[2:]
        assert (held == []) is (known == "no"), lines


@pytest.mark.parametrize("played", [0, 1])
def test_the_reader_is_not_asked_about_while_a_choice_is(tmp_path: Path, played: int) -> None:
    """The question comes once the choice was made, before the next one; in a first game never."""
    (tmp_path / "records").mkdir()
    for number in range(played):
        (tmp_path / "records" / f"{number}.record").touch()
    keys = pressing(("down", 0.4), *(("enter", 2.0),) * 5, *(("t", 2.0),) * 2)
    play = with_news_after("Red", seeded_game("sika"))
    pressed = walk(tmp_path, keys, play, UNKNOWN, settings=NEW)
    lines, questions = told_texts(pressed), asked(pressed)
    assert refused(pressed)[:1] == ["Red"]
    assert len(questions) == played
    if questions:
        assert questions[0].startswith("You may have missed: ")
        at = lines.index(questions[0])
        red = "Not chosen yet, maybe not heard: Red. Enter again."
        assert red in lines
        assert lines[at - 1] == "You call red."


def test_a_key_that_answers_nothing_goes_on_with_the_game(tmp_path: Path) -> None:
    """The game is not blocked: the key keeps its meaning, and nothing is asked again."""
    pressed, fruit = missing(tmp_path / "chosen", "enter")
    lines = told_texts(pressed)
    at = lines.index(ASKED)
    assert lines[at - 1] == HELD_PLUM
    assert fruit.chosen == ["plum"]
    assert (kept(tmp_path / "chosen").missed_lines, lines.count(ASKED)) == ("unknown", 1)
    pressed, fruit = missing(tmp_path / "walked", "down", "enter", "enter")
    lines = told_texts(pressed)
    assert lines[lines.index(ASKED) + 1].startswith("Fig")
    assert (fruit.chosen[0], lines.count(ASKED)) == ("fig", 1)


def test_no_question_about_a_measured_reader_nor_a_second_time(tmp_path: Path) -> None:
    """Where the reader is known, or the player was asked before, the key is only held back."""
    known = replace(NEW, missed_lines="yes")
    for number, (reader, chosen) in enumerate(((TDSR, NEW), (UNKNOWN, QUIET), (UNKNOWN, known))):
        pressed, fruit = missing(tmp_path / str(number), "enter", reader=reader, chosen=chosen)
        assert refused(pressed) == ["Plum"]
        assert ASKED not in told_texts(pressed)
        assert fruit.chosen == ["plum"]


def test_a_yes_counts_more_than_what_was_measured(tmp_path: Path) -> None:
    """The player's reader may be another version or set otherwise; the page reports itself."""
    page = Reader("page", "", reports=True)
    for number, (reader, held) in enumerate(((YASR, True), (page, False))):
        for answer in ("unknown", "no", "yes"):
            data = tmp_path / f"{number}-{answer}"
            chosen = replace(NEW, missed_lines=answer)
            pressed, _ = missing(data, "enter", reader=reader, chosen=chosen)
            assert refused(pressed) == ["Plum"] * (held and answer == "yes")


def test_five_rows_find_out_whether_lines_are_missed(tmp_path: Path) -> None:
    """One missed row is enough; stopping is no answer; other keys are told what to do."""
    pressed, _ = missing(tmp_path / "missed", "f", "t", "down", "n")
    first = "1 of 5. Press Down. If you then hear a fruit, press Y; if not, N."
    lines = told_texts(pressed)
    at = lines.index(ASKED) + 1
    assert lines[at:] == [
        *(first, first, "Apple.", "Your screen reader misses lines: yes.", HELD_PLUM)
    ]
    assert not any("Apple" in text for text in spoken_texts(pressed)[-4:]), "so N was true"
    assert kept(tmp_path / "missed").missed_lines == "yes"
    heard = ["down", "y", "up", "y", "right", "y", "down", "y", "left", "y"]
    pressed, _ = missing(tmp_path / "heard", "f", *heard, "t")
    fruit = ["Apple.", "Pear.", "Cherry.", "Lemon.", "Plum."]
    assert [line for line in told_texts(pressed) if line in fruit] == fruit
    assert kept(tmp_path / "heard").missed_lines == "no"
    assert not any(re.search("lines?: Space", line) for line in told_texts(pressed)), "none is owed"
    pressed, _ = missing(tmp_path / "stopped", "f", *heard[:3], "escape", "enter")
    assert kept(tmp_path / "stopped").missed_lines == "unknown"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    keys=st.lists(st.tuples(KEYS | st.sampled_from(["y", "escape"]), GAPS), max_size=40),
    delays=DELAYS,
)
def test_until_the_answer_is_no_nothing_unheard_is_chosen(
    keys: list[tuple[str, float]], delays: list[float]
) -> None:
    """For any keys pressed during the question about the reader."""
    waits = chain(delays, repeat(0.001))
    with TemporaryDirectory() as data:
        pressed, _ = choosing(Path(data), pressing(*keys), UNKNOWN, waits, NEW)
    assert pressed.blind == []
