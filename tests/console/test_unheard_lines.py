"""No line is lost under a reader that is deaf after arrow keys, by the model of TDSR."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import chain, count, repeat, takewhile
from pathlib import Path
from random import Random

import pytest
from console_voice import Voice
from screen_reader import TOGETHER, CuttingReader
from twins import Heard, front_end, new_app
from unheard_walk import (
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

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.key_script import Script
from audiogame.console.key_source import Key
from audiogame.lobby.lesson_menu import find_lesson, learn
from audiogame.narration.narrator import Line, Urgency
from audiogame.opponents.seat_list import read_seats
from audiogame.outputs.readers import FENRIR, TDSR, UNKNOWN, VOICEOVER, YASR, Reader
from audiogame.play.game_loop import GameLoop
from audiogame.play.review import Walkthrough
from audiogame.rules.value import replace
from audiogame.table.library import find_game, own_games
from audiogame.table.table import Step


def test_what_comes_after_an_arrow_is_kept_until_it_can_be_offered(tmp_path: Path) -> None:
    """The offer waits for a key after which the reader listens; it is made once."""
    keys = pressing(("1", 1.5), ("down", 0.3), ("down", 9.0), ("down", 1.5), *steadily("te"))
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    offer = "2 lines: Space."
    assert told_texts(pressed).count(offer) == spoken_texts(pressed).count(offer) == 1
    assert told_texts(pressed)[-4:-2] == [offer, "Your turn."]
    assert spoken_texts(pressed)[3:7] == [
        "Waiting for Bella to call. Space skips.",
        "Throw. End of list.",
        "Throw. End of list.",
        offer,
    ]


def test_scripted_keys_do_not_depend_on_the_clock(tmp_path: Path) -> None:
    """Each line is heard before the next, also on a machine where all takes ten seconds."""
    heard, seconds = Heard(), count(step=10.0)
    front = front_end(Script([]), heard, clock=partial(next, seconds), reader=TDSR)
    ledger = new_app(front, tmp_path).unheard
    for name in ("down", "e", "enter"):
        key = Key(name, float("inf"))
        ledger.press(key)
        assert not ledger.deaf
        assert not ledger.take(key, chooses=name == "enter")
        ledger.note(Line("Bella calls blue."))
    assert heard.lines == []


def test_space_tells_a_line_that_a_key_has_overtaken_in_the_queue_of_nvda(tmp_path: Path) -> None:
    """The key is told of it, unless it is a choice or for silence: these drop the queue."""
    heard = Heard()
    app = new_app(front_end(Script([]), heard), tmp_path)
    ledger, line = app.unheard, Line("Bella calls blue.")

    def space() -> bool:
        ledger.await_key(offers=True)
        return ledger.take(Key("space", 3.0))

    app.unheard.overtake(line)
    ledger.take(Key("e", 1.0))
    assert space()
    assert not space()
    app.unheard.overtake(line)
    app.dialogue.say(Line("You call red.", urgency=Urgency.CHOICE))
    assert not space()
    app.unheard.overtake(line)
    ledger.silence()
    assert not space()
    app.unheard.overtake(line)
    ledger.await_key(offers=False)
    app.dialogue.say(Line("You call red.", urgency=Urgency.CHOICE))
    assert space(), "it was another key"
    assert heard.lines == [
        *("1 line: Space.", "Bella calls blue."),
        *("You call red.", "You call red.", "Bella calls blue."),
    ]


@pytest.mark.parametrize("braille", [False, True])
def test_nvda_has_no_line_before_its_turn_in_braille(tmp_path: Path, braille: bool) -> None:
    """The setting counts from when it is changed."""
    app = new_app(front_end(Script([])), tmp_path)
    voice = Voice()
    app.speaker.speech = voice
    for on in (braille, not braille):
        app.data.keep(replace(app.data.settings, braille=on))
        app.speaker.take_settings()
        assert voice.hands_ahead is not on


def test_space_reads_unheard_lines_before_it_throws_cubes(tmp_path: Path) -> None:
    """Space is then the key that reads, also before any offer."""
    keys = pressing(("1", 1.5), ("down", 0.3), ("down", 9.0), *steadily([" ", "t", " "]))
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    lines = spoken_texts(pressed)
    assert lines[5:7] == ["Bella calls blue.", "Your turn, round 1. Throw."]
    assert lines[7] == "Your turn."
    assert lines[8].startswith("Three reds: plus 6"), "the next Space throws"


def test_lines_offered_in_the_last_game_are_not_read_in_the_next(tmp_path: Path) -> None:
    """Space then throws the cubes of the game at hand; the history has the old lines."""
    begin = seeded_game("sika")

    async def two_games(app: App, pressed: Pressed) -> None:
        await begin(app, pressed)
        await begin(app, pressed)

    first = pressing(("1", 1.5), ("down", 0.3), ("down", 9.0), *steadily(["t"]))
    between = steadily(["escape", "end", "enter"])
    second = pressing(("1", 1.5), ("t", 9.0), *steadily([" "]))
    pressed = walk(tmp_path, chain(first, between, second), two_games)
    lines = spoken_texts(pressed)
    assert lines.count("2 lines: Space.") == 1
    after = lines[lines.index("2 lines: Space.") :]
    at = after.index("Your turn.", 2)
    assert after[at + 1].startswith("Three reds: plus 6"), "the lines of the last game are gone"


def test_news_hold_back_no_choice(tmp_path: Path) -> None:
    """Enter chooses the row that was heard; then it offers the rest, which Space reads.

    The question is no longer asked by then.
    """
    keys = pressing(("1", 1.5), ("down", 0.3), ("down", 9.0), *steadily(["enter", "space"]))
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    lines = spoken_texts(pressed)
    assert lines[4] == "Throw. End of list."
    assert lines[5].startswith("Three reds: plus 6")
    offer = lines.index("1 line: Space.")
    assert offer > 5
    assert lines[offer + 1] == "Bella calls blue."
    assert "Your turn, round 1. Throw." not in lines[offer:]


def test_enter_says_what_it_would_choose_where_the_question_was_not_heard(tmp_path: Path) -> None:
    """The question came while the reader was deaf; the second Enter chooses."""
    keys = pressing(("1", 1.5), ("down", 0.3), *steadily(["enter", "enter"], 9.0))
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    assert spoken_texts(pressed)[4:6] == [
        "Not chosen yet, maybe not heard: Throw. Enter again.",
        "2 lines: Space.",
    ]
    assert spoken_texts(pressed)[6].startswith("Three reds: plus 6")


def test_what_left_and_right_do_is_kept(tmp_path: Path) -> None:
    """TDSR reads only the character under the cursor: chapters are read on Space."""
    keys = steadily(["R", "right", "left", "space"])
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    chapters = [line for line in told_texts(pressed) if line.startswith("Throwing and scoring")]
    assert len(chapters) == 2, "told, and read on Space"
    assert pressed.lost() == []
    assert spoken_texts(pressed).count("space") == 2


def test_an_answer_that_came_too_late_is_said_before_it_is_chosen(tmp_path: Path) -> None:
    """The reader has looked at the row before: Enter names the item, and opens nothing yet."""
    waits = chain([0.001, 0.03], repeat(0.001))  # to print the menu, and to read the first key
    keys = steadily(["down", "enter", "t", "enter"])
    pressed = walk(tmp_path, keys, in_main_menu, busy=lambda: next(waits))
    lines = told_texts(pressed)
    at = lines.index("Not chosen yet, maybe not heard: Continue a game. Enter again.")
    assert lines[at - 1] == "Continue a game. 2 of 8."
    assert lines[at + 2] == "You have no unfinished games.", "the second Enter chooses"
    # The row before is spoken once more.
    assert spoken_texts(pressed).count("Main menu: New game. 1 of 8.") == 2
    assert pressed.lost() == []


def test_advice_that_comes_after_an_arrow_is_kept(tmp_path: Path) -> None:
    """A former loss: Down pressed while the advice is worked out."""
    keys = pressing(("1", 1.5), ("H", 9.0), ("down", 0.0), ("t", 3.0), ("space", 1.5))
    pressed = walk(tmp_path, keys, seeded_game("army-men"))
    assert pressed.lost() == []


@pytest.mark.parametrize("reader", [YASR, FENRIR], ids=lambda reader: reader.name)
def test_readers_that_listen_are_offered_nothing(tmp_path: Path, reader: Reader) -> None:
    """They read what comes after any key, so no line is kept, cut or repeated."""
    keys = pressing(("1", 1.5), ("down", 0.3), ("down", 9.0), ("R", 1.5), *steadily(["down"] * 9))
    pressed = walk(tmp_path, keys, seeded_game("sika"), reader=reader, columns=40)
    assert not any("meanwhile" in line or "chosen yet" in line for line in told_texts(pressed))
    for line, cells in pressed.told:
        assert len(cells) >= len(line.text) - line.text.count(" "), "nothing was cut"


def test_a_long_answer_is_one_row_after_an_arrow_only(tmp_path: Path) -> None:
    """Home, End and the page keys leave the reader listening: they cut no row."""
    keys = steadily(["R", "pagedown", "end", "home", "down", "space"])
    pressed = walk(tmp_path, keys, seeded_game("sika"), columns=40)
    cut = [
        line.text for line, cells in pressed.told if len(cells) < len("".join(line.text.split()))
    ]
    assert cut == [line.text for line, _ in pressed.told][-3:-2]
    assert all(cell in pressed.reader.heard for _, cells in pressed.told for cell in cells)


def test_what_is_typed_so_far_is_heard_after_an_arrow(tmp_path: Path) -> None:
    """It is in the row in which the typing continues."""
    keys = steadily(["R", "/", "up", "a", "b", "up", "enter"])
    pressed = walk(tmp_path, keys, seeded_game("sika"))
    assert "Nothing typed. >" in spoken_texts(pressed)
    assert "> ab" in spoken_texts(pressed)


EVERYTHING = (
    *("enter", "space", "down", "down", "up", "left", "right", "home", "end", "pageup"),
    *("pagedown", "escape", "backspace", "tab", *"1234rtechswlLvgGiRUHFkKxy,.<>[]?nq"),
)


def at_random(seed: str, count: int) -> Keys:
    """Draw keys and their pace: mostly heard out, at times in bursts or held down."""
    random = Random(seed)
    for _ in range(count):
        key = random.choice(EVERYTHING)
        pace = random.random()
        if pace < 0.1:
            yield from ((key, 0.033) for _ in range(random.randrange(2, 6)))
        yield key, random.choice((0.005, 0.05, 0.2)) if pace < 0.3 else random.uniform(0.5, 6.0)
    if seed == "menus":  # in an open text field Space is a character
        yield "escape", 3.0
    for _ in range(6):  # unread lines are read, wherever that is
        yield "space", 3.0
        yield "t", 3.0


KEYS = pytest.mark.parametrize("count", [120, pytest.param(1000, marks=pytest.mark.soak)])


@KEYS
@pytest.mark.parametrize("reader", [TDSR, UNKNOWN], ids=["tdsr", "unknown"])
@pytest.mark.parametrize("busy", [False, True], ids=["quiet", "busy"])
@pytest.mark.parametrize("name", own_games())
def test_nothing_is_lost_by_any_keys(
    tmp_path: Path, name: str, busy: bool, reader: Reader, count: int
) -> None:
    """Each line is spoken when it comes, or kept and read later; none is clipped."""
    random = Random(name)
    wait = (lambda: random.expovariate(1 / 0.01)) if busy else (lambda: 0.0005)
    pressed = walk(tmp_path, at_random(name, count), seeded_game(name), reader, busy=wait)
    assert pressed.lost() == []
    assert pressed.blind == []
    assert len(pressed.told) > count // 2


@KEYS
@pytest.mark.parametrize("busy", [False, True], ids=["quiet", "busy"])
def test_nothing_is_lost_in_the_menus(tmp_path: Path, busy: bool, count: int) -> None:
    random = Random(1)
    wait = (lambda: random.expovariate(1 / 0.01)) if busy else (lambda: 0.0005)
    pressed = walk(tmp_path, at_random("menus", 2 * count), in_main_menu, busy=wait)
    assert pressed.lost() == []
    assert pressed.blind == []
    assert len(pressed.told) > count // 2


def until_over(opened: HomeTable, keys: Iterable[tuple[str, float]], last: Keys) -> Keys:
    """Press keys until a game is over, and then the last ones."""
    yield from takewhile(lambda _: opened.table.state.result is None, keys)
    assert opened.table.state.result is not None
    yield from last


MOST = 3000
"""Keys in which each game is over."""


@pytest.mark.parametrize("name", own_games())
def test_games_are_heard_to_their_end(tmp_path: Path, name: str) -> None:
    """Walked through by arrows, with Left and Right between, and chosen by Enter."""
    found = find_game(name)

    async def play(app: App, pressed: Pressed) -> None:
        options = found.options()
        if found.endless(options):
            length = "rounds"
            options = replace(options, **{length: 4})
        chosen = ",".join(["you", *["casual"] * (found.seats[0] - 1)])
        opened = new_table(found, read_seats(chosen, found), options, app.data.folder, "7")

        random = Random(name)
        keys = (
            (
                random.choice(("down", "up", "1", "end", "left", "e", "enter", "enter")),
                random.choice((0.03, 0.3, 2.0, 8.0)),
            )
            for _ in range(MOST)
        )
        pressed.press_from(until_over(opened, keys, steadily(["space", "t", "e"], 20.0)))
        await GameLoop(app, opened).run()

    pressed = walk(tmp_path, pressing(), play)
    assert any(line.startswith("Enter: play again") for line in told_texts(pressed))
    assert pressed.lost() == []


@pytest.mark.parametrize("name", own_games())
def test_no_line_of_a_lesson_is_lost(tmp_path: Path, name: str) -> None:
    """Keys are pressed at random."""
    pressed = walk(
        tmp_path, at_random(name, 120), lambda app, _: learn(app, find_lesson(name, "en"))
    )
    assert pressed.lost() == []
    assert len(pressed.told) > 100


def test_a_review_is_heard(tmp_path: Path) -> None:
    """Moments, rounds, key moments and other views; Left and Right go to key moments."""
    found = find_game("sika")

    async def look(app: App, pressed: Pressed) -> None:
        players = read_seats("you,casual", found)
        table = new_table(found, players, found.options(), app.data.folder, "7").table
        table.open()
        while table.state.result is None and table.step() is not Step.OVER:
            if table.awaited:
                table.submit(0, table.state.legal_actions(0)[0])
        await Walkthrough(app, table).run()

    pressed = walk(tmp_path, at_random("review", 150), look)
    assert pressed.lost() == []
    assert len(pressed.told) > 30


@pytest.mark.parametrize("cuts_off", [True, False])
def test_a_whole_game_is_heard_by_a_reader_that_more_text_cuts_off(
    tmp_path: Path, cuts_off: bool
) -> None:
    """Each line waits until the ones before can have been read; without that, lines are lost."""
    found = find_game("sika")

    async def play(app: App, pressed: Pressed) -> None:
        players = read_seats("you,casual", found)
        opened = new_table(found, players, found.options(), app.data.folder, "7")

        keys = until_over(opened, repeat(("1", 30.0), 100), steadily("te", 30.0))
        pressed.press_from(keys)
        await GameLoop(app, opened).run()

    reader = replace(VOICEOVER, cuts_off=cuts_off)
    busy = 2.5 * TOGETHER  # the seconds of each write, so that no two are read as one
    pressed = walk(tmp_path, pressing(), play, reader, lambda: busy, model=CuttingReader())
    assert any(line.startswith("Enter: play again") for line in told_texts(pressed))
    assert len(pressed.told) > 30
    assert (pressed.lost() == []) is cuts_off, pressed.lost()


def test_a_key_goes_on_where_news_waits_for_a_reader(tmp_path: Path) -> None:
    """What it had still to read is in the history; the news follow at once."""
    waits: list[float] = []

    async def play(app: App, pressed: Pressed) -> None:
        for text in ("Bella rolls her five dice once more.", "She keeps two.", "Your turn."):
            await app.keyboard.until_read()
            waits.append(pressed.now)
            app.dialogue.say(Line(text))

    keys = pressing(("t", 0.5))
    pressed = walk(tmp_path, keys, play, VOICEOVER, model=CuttingReader())
    assert waits == pytest.approx([0.0, 0.5, 0.5], abs=0.1)
    assert told_texts(pressed)[-1] == "Your turn."
