"""Every menu under real terminal screen readers: each word spoken once.

At a landing one reader hears every menu, and the others the parts hard for a reader.  In the tier
soak all hear every menu, every setting with its values, and every item of each list.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from reader_walk import BACK, DOWN, END, ENTER, HOME, PATIENCE, TAB, UP, Walk, play_before
from screen_reader import KINDS, Kind, program_under, skip_without_reader

from audiogame.preferences.setting_group import in_group
from audiogame.settings import GROUPS, OWN_VOICE, SETTINGS, Settings, save_settings

pytestmark = pytest.mark.timeout(900)
COLUMNS = 400
"""Width of the terminal, so that an answer to an arrow key is never cut off."""


def walk_settings(walk: Walk) -> None:
    """Hear every setting, its description and each of its values; change none.

    In a shorter walk one setting of each kind is opened, and the others are only named.
    """
    opened = set()
    walk.open("Settings.")
    for digits, group in zip(("2", "42", "9"), GROUPS, strict=True):
        walk.press(*digits)
        names = [name for name in in_group(group) if name not in OWN_VOICE]
        for place, name in enumerate(names):
            limits, kind = SETTINGS[name], type(SETTINGS[name].default)
            form = "values" if limits.values or kind is bool else limits.ranges
            if form in opened and not walk.whole:
                assert f" {place + 1} of " in walk.lines[-1]
                walk.press(DOWN)
                continue
            opened.add(form)
            walk.press(" ", ENTER)
            if limits.values or kind is bool:
                walk.press(HOME)
                walk.to_the_end()
                walk.press(BACK)
            elif limits.ranges:
                walk.press(HOME, "1", BACK, BACK)
            else:
                walk.press(TAB)
            assert f" {place + 1} of " in walk.lines[-1]
            walk.press(DOWN)
        walk.press(ENTER, "n", *[BACK] * len(digits))
    walk.press(HOME)
    walk.open("Speech.")
    walk.press(ENTER, HOME)
    walk.to_the_end()
    walk.press(BACK)
    walk.to_the_end()
    walk.press(BACK)
    walk.open("Measure")
    walk.press("5", BACK)
    walk.open("People")
    walk.press(ENTER, ENTER, DOWN, ENTER, ENTER, BACK, END, ENTER, TAB, BACK, BACK)


def walk_keys(walk: Walk) -> None:
    """Hear a command, bind it to a taken key and to one that cannot be bound, and leave it."""
    walk.open("Settings.")
    walk.open("Keys.")
    walk.press(ENTER, DOWN, ENTER, ENTER, "r", "n", BACK)
    walk.press(HOME, DOWN, ENTER)
    walk.to_the_end()
    walk.press(BACK)
    walk.press(DOWN, ENTER, "n", DOWN, ENTER, TAB, DOWN, ENTER, TAB, BACK, BACK)


def walk_lists(walk: Walk) -> None:
    """Hear the lists and texts that are only to be read."""
    walk.open("Continue a game.")
    walk.to_the_end()
    walk.press(BACK)
    walk.open("Records and results.")
    for item in ("Records.", "Statistics."):
        walk.open(item)
        walk.to_the_end()
        walk.press(BACK)
    walk.press(BACK, HOME)
    walk.open("Learn to play.")
    walk.to_the_end()
    walk.press(BACK)
    walk.open("Help.")
    walk.open("Rules of the games.")
    walk.press(DOWN, ENTER, DOWN, "5", BACK, BACK)
    walk.open("Handbook")
    walk.press(DOWN, DOWN, BACK)
    walk.open("About and credits.")
    walk.to_the_end()
    walk.press(BACK, BACK)


def walk_answers(walk: Walk) -> None:
    """Ask for the keys, for help with keys, and walk through the history."""
    walk.press("?", END, HOME, BACK)  # here F5 would go to its own row
    walk.press("K", "r", "5", "Q", "K")
    walk.press(",", ",", ".", "<", ">", "]", ",", "[", "v", "v", "v")


def walk_a_table(walk: Walk) -> None:
    """Set a table up, and go back without a game."""
    walk.press(HOME, ENTER)
    walk.open("Sika")
    walk.press("b", "B")
    walk.to_the_end()
    walk.press(UP, " ", HOME)
    walk.open("Players")
    walk.open("Seat 2")
    walk.to_the_end()
    walk.press(BACK, BACK, BACK, BACK)


def walk_sounds(walk: Walk) -> None:
    """Learn the sounds that all games share, and hear the sound settings."""
    walk.press(HOME)
    walk.open("Settings.")
    walk.open("Sounds")
    walk.press(ENTER, ENTER)
    walk.to_the_end()
    walk.press(ENTER, " ", BACK, BACK, DOWN, ENTER)
    walk.to_the_end()
    walk.press(BACK, BACK, BACK)


def walk_a_game(walk: Walk) -> None:
    """Resume a game, ask every question in it, and walk through its menu and submenus."""
    walk.press(HOME)
    walk.open("Continue a game.")
    walk.press(ENTER, ENTER)
    walk.press("r", "t", "e", "c", "h", "w", "s", "R", BACK, "i", "g", BACK)
    walk.press(BACK)
    walk.to_the_end()
    for item in ("Settings.", "Keys.", "Sounds of this game."):
        walk.press(HOME)
        walk.open(item)
        walk.to_the_end()
        walk.press(BACK)
    walk.open("Give up.")
    walk.press("n", ENTER, "y")
    walk.press(DOWN, BACK)


def walk_what_was_played(walk: Walk) -> None:
    """Walk through a finished game, and hear the statistics."""
    walk.press(HOME)
    walk.open("Records and results.")
    walk.open("Records.")
    walk.press(ENTER, ENTER, DOWN, "n", "e", "0", END, BACK)
    walk.to_the_end()
    walk.press(BACK, BACK)
    walk.open("Statistics.")
    walk.press(ENTER, DOWN, BACK, BACK, BACK)


def walk_with_others(walk: Walk) -> None:
    """Hear the menus of online play; leave the device and its recovery phrase unchanged."""
    walk.press(HOME)
    walk.open("Play with others.")
    walk.press(ENTER, BACK)
    walk.open("Enter a link")
    walk.press(TAB)
    walk.open("This device")
    walk.press(ENTER, "n", DOWN, ENTER, TAB, DOWN, ENTER, "n", BACK, BACK)


PARTS = (
    walk_answers,
    walk_with_others,
    walk_settings,
    walk_keys,
    walk_lists,
    walk_a_table,
    walk_sounds,
    walk_a_game,
    walk_what_was_played,
)


HARD_PARTS = (walk_answers, walk_with_others, walk_a_game)
"""Where a reader may miss text: answers in quick succession, lists walked through,
typing, questions, and a game that is resumed and given up."""
HARD, MENUS, WHOLE = "hard", "menus", "whole"
LEAST = {HARD: 60, MENUS: 150, WHOLE: 250}
"""Fewest lines that each walk has to hear."""


@pytest.mark.parametrize(
    ("kind", "heard"),
    [
        pytest.param("yasr", MENUS, marks=pytest.mark.real),
        *(pytest.param(kind, HARD, marks=pytest.mark.real) for kind in ("fenrir", "tdsr")),
        *(pytest.param(kind, MENUS, marks=pytest.mark.soak) for kind in ("fenrir", "tdsr")),
        *(pytest.param(kind, WHOLE, marks=pytest.mark.soak) for kind in KINDS),
    ],
)
def test_every_menu_is_spoken_word_by_word(tmp_path: Path, kind: Kind, heard: str) -> None:
    """The reader's speech equals the transcript: every word once, in order, none missing."""
    skip_without_reader(kind)
    data = tmp_path / "data"
    save_settings(data / "settings.toml", Settings(name="Ann", welcomed=True))
    for keys in ("1 enter wait escape g enter y escape", "1 enter wait"):
        play_before(data, keys)
    with program_under(kind, tmp_path, "--speech", "lines", columns=COLUMNS, timeout=PATIENCE) as (
        reader,
        transcript,
    ):
        assert reader.wait_for("New game", timeout=PATIENCE)
        walk = Walk(reader, transcript, kind, heard == WHOLE)
        walk.hear_out(1)
        for part in PARTS if heard != HARD else HARD_PARTS:
            part(walk)
            walk.press(HOME)
            assert walk.lines[-1].startswith("New game. 1 of "), walk.lines[-5:]
        walk.press(END, ENTER, "n", END, ENTER)
        reader.press("y")
        assert reader.wait_exit(PATIENCE) == 0
        assert walk.lines[-1] == "Goodbye."
        walk.hear_end()
    assert len(walk.lines) > LEAST[heard]
