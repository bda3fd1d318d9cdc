"""Every menu and every setting under real terminal screen readers: each word spoken once."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from itertools import takewhile
from pathlib import Path

import pytest
from packages import skip_without
from screen_reader import Kind, ScreenReader, available, plain

from audiogame.preferences.settings_menu import in_group
from audiogame.settings import GROUPS, SETTINGS, Settings, save_settings

pytestmark = [pytest.mark.real, pytest.mark.timeout(900)]
COLUMNS = 400
"""Of the terminal, so that an answer to an arrow key is never cut off."""
PATIENCE = 30.0
"""Seconds in which the program answers a key and the reader has read it, on a busy machine too."""
SETTLED = 0.1
"""Seconds in which the program has slept when nothing follows any more."""
LONGEST = 100
"""Items of a menu."""
DOWN, UP, HOME, END, ENTER = "\x1b[B", "\x1b[A", "\x1b[H", "\x1b[F", "\r"
BACK, TAB = "z", "\t"


class Walk:
    """Presses a key only when the reader has said everything that the program printed.

    Args:
        reader: the screen reader with the program in it.
        transcript: where the program writes every line.
    """

    def __init__(self, reader: ScreenReader, transcript: Path) -> None:
        self.reader = reader
        self.transcript = transcript
        self.keys = 0
        self._program: Path | None = None
        self._printed: tuple[str, list[str]] = ("", [])
        self._words: dict[str, list[str]] = {}

    @property
    def lines(self) -> list[str]:
        """What the program has printed."""
        text = self.transcript.read_text(encoding="utf-8")
        if text != self._printed[0]:
            rows = [row.partition(":")[2].strip() for row in text.splitlines()]
            self._printed = (text, rows)
        return self._printed[1]

    @property
    def spoken(self) -> str:
        """What the reader has said, as words."""
        return self._plain([said.text for said in self.reader.spoken()])

    def _plain(self, texts: list[str]) -> str:
        """Return the words of texts; each is looked at once, for all are asked for at each key."""
        for text in texts:
            if text not in self._words:
                self._words[text] = plain(text).split()
        return " ".join(word for text in texts for word in self._words[text])

    @property
    def waits(self) -> bool:
        """Whether the program sleeps, in all its threads, until a key comes."""
        if self._program is None:
            mine = f"--transcript\0{self.transcript}".encode()
            for folder in Path("/proc").glob("[0-9]*"):
                with contextlib.suppress(OSError):
                    if mine in (folder / "cmdline").read_bytes():
                        self._program = folder
        assert self._program is not None, "the program runs until it is left"
        states = [file.read_text() for file in (self._program / "task").glob("*/stat")]
        return all(state.rpartition(")")[2].split()[0] == "S" for state in states)

    def hear_out(self, printed: int) -> None:
        """Wait until at least so many lines are printed, and all that are have been spoken."""
        end = time.monotonic() + PATIENCE
        heard_at, heard = 0.0, -1
        while heard < 0 or time.monotonic() - heard_at < SETTLED:
            lines = self.lines
            if len(lines) < printed or self.spoken != self._plain(lines) or not self.waits:
                heard = -1
            elif heard != len(lines):
                heard_at, heard = time.monotonic(), len(lines)
            assert time.monotonic() < end, self.difference()
            time.sleep(0.02)

    def difference(self) -> str:
        """Say where speech and print part."""
        lines = self.lines
        spoken, printed = self.spoken.split(), plain(" ".join(lines)).split()
        pairs = zip(spoken, printed, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return (
            f"after {self.keys} keys and {lines[-3:]}, from word {same} on "
            f"spoken {spoken[same:][:20]}, printed {printed[same:][:20]}"
        )

    def press(self, *keys: str) -> None:
        """Press keys, and hear the answer to each."""
        for key in keys:
            before = len(self.lines)
            self.keys += 1
            self.reader.press(key, then_wait=0.0)
            self.hear_out(before + 1)

    def go(self, item: str) -> None:
        """Walk down to an item of a menu, by the words that it begins with."""
        place = self.lines[-1].rpartition(": ")[2] if ": " in self.lines[-1] else self.lines[-1]
        if item in (place[: len(item)], self.lines[-1][: len(item)]):
            return
        while not self.lines[-1].startswith(item):
            assert "end of list" not in self.lines[-1], f"no item {item!r}: {self.lines[-20:]}"
            self.press(DOWN)

    def open(self, item: str) -> None:
        """Walk to an item and choose it."""
        self.go(item)
        self.press(ENTER)

    def to_the_end(self) -> None:
        """Hear every item from here on."""
        for _ in range(LONGEST):
            if "end of list" in self.lines[-1]:
                return
            self.press(DOWN)
        raise AssertionError(f"no end of the list: {self.lines[-5:]}")


def walk_settings(walk: Walk) -> None:
    """Hear every setting, what is said of it, and each of its values; change none."""
    walk.open("Settings.")
    for number, group in enumerate(GROUPS, start=1):
        walk.press(str(number))
        for place, name in enumerate(in_group(group)):
            limits, kind = SETTINGS[name].metadata, type(SETTINGS[name].default)
            walk.press(" ", ENTER)
            if "values" in limits or kind is bool:
                walk.press(HOME)
                walk.to_the_end()
                walk.press(BACK)
            elif "low" in limits:
                walk.press(HOME, "1", BACK, BACK)
            else:
                walk.press(TAB)
            assert f" {place + 1} of " in walk.lines[-1]
            walk.press(DOWN)
        walk.press(ENTER, "n", BACK)
    walk.open("People")
    walk.press(ENTER, ENTER, DOWN, ENTER, ENTER, BACK, END, ENTER, TAB, BACK)
    walk.open("Speech.")
    walk.press(ENTER, HOME)
    walk.to_the_end()
    walk.press(BACK)
    walk.to_the_end()
    walk.press(BACK)
    walk.open("Measure")
    walk.press("5", BACK, BACK)


def walk_keys(walk: Walk) -> None:
    """Hear a command, bind it to a key that is taken and to one that cannot be, and leave it."""
    walk.open("Keys.")
    walk.press(ENTER, DOWN, ENTER, ENTER, "r", "n", BACK)
    walk.press(HOME, DOWN, ENTER)
    walk.to_the_end()
    walk.press(BACK)
    walk.press(DOWN, ENTER, "n", DOWN, ENTER, TAB, DOWN, ENTER, TAB, BACK)


def walk_lists(walk: Walk) -> None:
    """Hear what is only to be read."""
    for item in ("Continue a game.", "Records.", "Statistics."):
        walk.open(item)
        walk.to_the_end()
        walk.press(BACK)
    walk.press(HOME)
    walk.open("Learn to play.")
    walk.to_the_end()
    walk.press(BACK)
    walk.open("Rules.")
    walk.press(DOWN, ENTER, DOWN, "5", BACK, BACK)
    walk.open("About and credits.")
    walk.to_the_end()
    walk.press(BACK)


def walk_answers(walk: Walk) -> None:
    """Ask for the keys, for help with keys, and go through what was said."""
    walk.press("?", DOWN, DOWN, BACK)
    walk.press("K", "r", "5", "Q", "K")
    walk.press(",", ",", ".", "<", ">", "]", ",", "[", "v", "v", "v")


def walk_a_table(walk: Walk) -> None:
    """Set a table up, and go back without a game."""
    walk.press(HOME, ENTER)
    walk.open("Sika")
    walk.press("b", "B")
    walk.to_the_end()
    walk.press(UP, " ", HOME)
    walk.open("Seat 2")
    walk.to_the_end()
    walk.press(BACK, BACK, BACK)


def walk_sounds(walk: Walk) -> None:
    """Learn the sounds that all games share, and look at the settings of sounds."""
    walk.press(HOME)
    walk.open("Sounds.")
    walk.press(ENTER, ENTER)
    walk.to_the_end()
    walk.press(ENTER, " ", BACK, BACK, DOWN, ENTER)
    walk.to_the_end()
    walk.press(BACK, BACK)


def walk_a_game(walk: Walk) -> None:
    """Go on with a game, ask everything in it, and go through its menu and all below it."""
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
    """Walk through a game that was played, and hear what has been won."""
    walk.press(HOME)
    walk.open("Records.")
    walk.press(ENTER, ENTER, DOWN, "n", "e", "0", END, BACK)
    walk.to_the_end()
    walk.press(BACK, BACK)
    walk.open("Statistics.")
    walk.press(ENTER, DOWN, BACK, BACK)


PARTS = (
    walk_answers,
    walk_settings,
    walk_keys,
    walk_lists,
    walk_a_table,
    walk_sounds,
    walk_a_game,
    walk_what_was_played,
)


def play_before(data: Path, keys: str) -> None:
    """Play a war by a file of keys: it stands in the records, over or not."""
    typed = data / "keys"
    typed.write_text("\n".join(keys.split()), encoding="utf-8")
    command = [sys.executable, "-m", "audiogame", "play", "scientific-war", "--seats", "you,casual"]
    command += ["--data", str(data), "--keys", str(typed), "--speech", "none", "--sound", "off"]
    subprocess.run(command, check=True, timeout=300, capture_output=True)


@pytest.mark.parametrize("kind", ["yasr", "fenrir"])
def test_every_menu_is_spoken_word_by_word(tmp_path: Path, kind: Kind) -> None:
    """What the reader spoke is the transcript: every word once, in order, none missing."""
    skip_without(available(kind))
    transcript, data = tmp_path / "transcript.txt", tmp_path / "data"
    (tmp_path / "reader").mkdir()
    save_settings(data / "settings.toml", Settings(name="Ann", welcomed=True))
    for keys in ("1 enter wait escape g enter y escape", "1 enter wait"):
        play_before(data, keys)
    command = [sys.executable, "-m", "audiogame", "--speech", "lines"]
    command += ["--data", str(data), "--transcript", str(transcript)]
    with ScreenReader(kind, tmp_path / "reader", columns=COLUMNS) as reader:
        reader.start(command, timeout=PATIENCE)
        assert reader.wait_for("New game", timeout=PATIENCE)
        walk = Walk(reader, transcript)
        walk.hear_out(1)
        for part in PARTS:
            part(walk)
            walk.press(HOME)
            assert walk.lines[-1].startswith("New game. 1 of "), walk.lines[-5:]
        walk.press(END, ENTER, "n", END, ENTER)
        reader.press("y")
        assert reader.wait_exit(PATIENCE) == 0
        assert walk.lines[-1] == "Goodbye."
        spoken = walk.spoken.removesuffix(" blank")  # yasr's word for the row after the end
    assert spoken == plain(" ".join(walk.lines))
    assert len(walk.lines) > 250
