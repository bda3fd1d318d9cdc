"""Walk through the program under a real screen reader, comparing printed and spoken words."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import takewhile
from pathlib import Path

from patience import until
from screen_reader import Kind, ScreenReader, in_whole_rows, plain, program_under, rows
from takes import descendants

from audiogame.outputs.short_row import More, spelled_row

PATIENCE = 30.0
"""Timeout in seconds for an answer to be printed and read, on a busy machine too."""
SETTLED = 0.1
"""Seconds of sleep after which the program's answer counts as complete."""
DEAF = 0.6
"""Seconds of silence after which the reader counts as deaf to the rest."""
LONGEST = 100
"""Most items of a menu."""
SOME = 6
"""Items of a long list to listen to, besides its last."""
DOWN, UP, LEFT, RIGHT = "\x1b[B", "\x1b[A", "\x1b[D", "\x1b[C"
HOME, END, ENTER = "\x1b[H", "\x1b[F", "\r"
BACK, TAB, REPEAT = "z", "\t", "\x1b[15~"
NOT_YET = "Not chosen yet, maybe not heard: "
COLUMNS = 140
"""Width of the terminal in a whole game."""
OFFER = re.compile(r"lines?: Space\.")
"""The offer to read lines, which is repeated until it was heard."""
GAME = ("play", "sika", "--seed", "7", "--seats", "you,bot", "--pace", "0.1")
"""Arguments that begin a whole game."""


def missing(told: list[str], spoken: list[str], before: str) -> list[str] | None:
    """Return the lines that were not spoken; None if the texts differ otherwise.

    Args:
        told: the lines that the program has printed since the key before.
        spoken: the words that the reader has said since.
        before: the line before them, which a deaf reader may read once more.
    """
    left, lost = spoken, []
    for line in told:
        words = plain(line).split()
        if left[: len(words)] == words:
            left = left[len(words) :]
        else:
            lost.append(line)
            stale = plain(before).split()
            if stale and left[: len(stale)] == stale:
                left = left[len(stale) :]
                before = ""
    return lost if lost and not left else None


class Walk:
    """Presses a key only after the reader has spoken everything that the program printed.

    TDSR is deaf after an arrow key.  Space must then read all unspoken lines at once, in order.

    Args:
        reader: the screen reader with the program in it.
        transcript: file of every line of the program.
        kind: the reader's name.
        whole: whether every item of long lists is heard.
    """

    def __init__(
        self, reader: ScreenReader, transcript: Path, kind: Kind, whole: bool = True
    ) -> None:
        self.reader = reader
        self.transcript = transcript
        self.whole = whole
        self.keys = 0
        self.read_later: list[str] = []
        """Lines that were spoken only on Space."""
        self._deaf = kind == "tdsr"
        self._program: Path | None = None
        self._printed: tuple[str, list[str]] = ("", [])
        self._words: dict[str, list[str]] = {}
        self._told = 0
        """Number of lines known to be spoken, offers included."""
        self._said = 0
        """Number of words spoken for them."""
        self._typed = ""
        """The text typed before, whose last characters a reader may echo late."""

    @property
    def lines(self) -> list[str]:
        """The lines that the program has printed, without offers to read others on Space.

        An offer answers no key.  On a busy machine it comes for lines that the reader spoke, as
        they were printed too late for the program to be sure of that.
        """
        return [line for line in self.printed if not OFFER.search(line)]

    @property
    def printed(self) -> list[str]:
        """All lines that the program has printed; a digit alone is printed as a word."""
        try:
            text = self.transcript.read_text(encoding="utf-8")
        except FileNotFoundError:
            text = ""
        if text != self._printed[0]:
            rows = [row.partition(":")[2].strip() for row in text.splitlines()]
            rows = [spelled_row(row, DIGITS) for row in rows]
            self._printed = (text, rows)
        return self._printed[1]

    @property
    def spoken(self) -> list[str]:
        """The words that the reader has spoken."""
        return self._plain(said.text for said in self.reader.spoken())

    def _plain(self, texts: Iterable[str]) -> list[str]:
        """Return the words of texts, with a cache, as all are needed at each key."""
        words = []
        for text in texts:
            if text not in self._words:
                self._words[text] = plain(text).split()
            words += self._words[text]
        return words

    @property
    def waits(self) -> bool:
        """Whether all threads of the program sleep, so that it waits for a key.

        Those of a deaf reader and its voice too: on a busy machine it is only late.
        """
        if self._deaf:
            folders = [Path(f"/proc/{one}") for one in descendants(self.reader.pid)]
            return all(_sleeps(folder) for folder in folders)
        if self._program is None:
            mine = f"--transcript\0{self.transcript}".encode()
            for folder in Path("/proc").glob("[0-9]*"):
                with contextlib.suppress(OSError):
                    if mine in (folder / "cmdline").read_bytes():
                        self._program = folder
        assert self._program is not None, "the program runs until it is left"
        return _sleeps(self._program)

    def hear_out(self, printed: int, key: str = "") -> None:
        """Wait until at least `printed` lines and any offers are printed, and all of them spoken.

        Args:
            key: that was pressed.
        """
        end = time.monotonic() + PATIENCE
        since, state = time.monotonic(), (-1, -1)
        while True:
            lines, spoken = self.printed, self.spoken
            few = len(self.lines) < printed
            if (len(lines), len(spoken)) != state or few or not self.waits:
                since, state = time.monotonic(), (len(lines), len(spoken))
            fresh, told = spoken[self._said :], lines[self._told :]
            if self._deaf and key in (LEFT, RIGHT) and fresh[:1] == ["space"]:
                fresh = fresh[1:]  # the character under the cursor
            while fresh[:1] != self._plain(told)[:1] and fresh and fresh[0] in [*self._typed]:
                fresh = fresh[1:]
            quiet = time.monotonic() - since
            if quiet >= SETTLED and fresh == self._plain(told):
                self._told, self._said = len(lines), len(spoken)
                return
            if self._deaf and quiet >= DEAF:
                lost = missing(told, fresh, lines[self._told - 1] if self._told else "")
                assert lost is not None, self.difference()
                self._told, self._said = len(lines), len(spoken)
                self._read_later(lost, REPEAT if len(told) == 1 and key in (UP, DOWN) else " ")
                return
            assert time.monotonic() < end, self.difference()
            time.sleep(0.02)

    def _read_later(self, lost: list[str], key: str) -> None:
        """Read the lines that were not spoken.

        Args:
            lost: those lines.
            key: Space, which reads what came too late for the reader.  F5, for a row alone: on a
                busy machine the reader looks too early at one that the program takes for read.
        """
        before = len(self.lines)
        self.reader.press(key, then_wait=0.0)
        self.hear_out(before + len(lost))
        told = self.lines[before:]
        assert [line for line in told if line in lost][: len(lost)] == lost, (lost, told)
        self.read_later += lost

    def hear_end(self) -> None:
        """Wait until the last words are spoken and the program has ended."""
        end = time.monotonic() + PATIENCE
        while (spoken := self.spoken[self._said :]) != self._plain(self.printed[self._told :]):
            if spoken[-1:] == ["blank"]:  # yasr's word for the row after the end
                self._words["blank"] = []
                continue
            assert time.monotonic() < end, self.difference()
            time.sleep(0.02)

    def difference(self) -> str:
        """Describe where spoken and printed words diverge."""
        lines = self.printed[self._told :]
        spoken, printed = self.spoken[self._said :], self._plain(lines)
        pairs = zip(spoken, printed, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return (
            f"after {self.keys} keys and {lines[-3:]}, from word {same} on "
            f"spoken {spoken[same:][:20]}, printed {printed[same:][:20]}"
        )

    def press(self, *keys: str) -> None:
        """Press keys, and wait for the spoken answer to each."""
        for key in keys:
            before = len(self.lines)
            self.keys += 1
            self.reader.press(key, then_wait=0.0)
            self.hear_out(before + 1, key)
            if key == ENTER and self.lines[-1].startswith(NOT_YET):  # its row came too late
                self.press(key)

    def go(self, item: str) -> None:
        """Move down to an item of a menu, by its first words."""
        place = self.lines[-1].rpartition(": ")[2] if ": " in self.lines[-1] else self.lines[-1]
        if item in (place[: len(item)], self.lines[-1][: len(item)]):
            return
        while not self.lines[-1].startswith(item):
            assert "end of list" not in self.lines[-1], f"no item {item!r}: {self.lines[-20:]}"
            self.press(DOWN)

    def open(self, item: str) -> None:
        """Move to an item and choose it."""
        self.go(item)
        self.press(ENTER)

    def to_the_end(self) -> None:
        """Listen to every item from here on, or to some and the last."""
        for pressed in range(LONGEST):
            if "end of list" in self.lines[-1]:
                return
            self.press(END if pressed == SOME and not self.whole else DOWN)
        raise AssertionError(f"no end of the list: {self.lines[-5:]}")


def _sleeps(process: Path) -> bool:
    """Return whether all threads of a process sleep."""
    try:
        states = [file.read_text() for file in (process / "task").glob("*/stat")]
    except OSError:  # a thread has just ended
        return False
    return all(state.rpartition(")")[2].split()[0] == "S" for state in states)


def play_before(data: Path, keys: str) -> None:
    """Play a war by a script of keys: it is recorded, finished or not."""
    typed = data / "keys"
    typed.write_text("\n".join(keys.split()), encoding="utf-8")
    command = [sys.executable, "-m", "audiogame", "play", "scientific-war", "--seats", "you,casual"]
    command += ["--data", str(data), "--keys", str(typed), "--speech", "none", "--sound", "off"]
    subprocess.run(command, check=True, timeout=300, capture_output=True)


DIGITS = More(
    digits=(
        "Zero.",
        "One.",
        "Two.",
        "Three.",
        "Four.",
        "Five.",
        "Six.",
        "Seven.",
        "Eight.",
        "Nine.",
    )
)
"""The words of rows in English."""


def printed_lines(transcript: Path) -> list[str]:
    """Return the lines that the program has printed, as a reader speaks them.

    A digit alone is printed as a word.
    """
    lines = transcript.read_text(encoding="utf-8").splitlines()
    told = [line.partition(":")[2] for line in lines]
    return [plain(spelled_row(line.strip(), DIGITS)) for line in told]


def _tells_more(transcript: Path, lines: int) -> bool:
    return len(printed_lines(transcript)) > lines


def said_by_own_voice(voice: Path) -> list[str]:
    """Return what the program's own voice has begun to say."""
    text = voice.read_text(encoding="utf-8") if voice.exists() else ""
    notes = [line.partition(": ") for line in text.splitlines()]
    return [plain(text) for how, _, text in notes if how in ("say", "cut")]


def without_blank(spoken: list[str]) -> list[str]:
    """Remove yasr's word for the empty row after the end of the program."""
    return spoken[:-1] if spoken[-1:] == ["blank"] else spoken


def hear_whole_game(folder: Path, kind: Kind, mode: str) -> None:
    """Play Sika to its end, and check that the reader speaks each line once, in order.

    Args:
        folder: in which the program runs, with its data.
        kind: the reader's name.
        mode: how the program speaks, by its option `--speech`.
    """
    voice = folder / "voice.txt"
    typed = (*GAME, "--speech", mode)
    with program_under(kind, folder, *typed, columns=COLUMNS) as (reader, transcript):
        assert reader.wait_for("red or blue")
        assert reader.wait_until_quiet(0.3)
        keys = ["\x1b[B", "\x1b[B", "\r", "r", "t", "e", "c", "h"]
        for key in keys:
            told = len(printed_lines(transcript))
            reader.press(key)
            assert until(partial(_tells_more, transcript, told))
            assert reader.wait_until_quiet(0.3)
            if mode == "voice":  # on a busy machine it may begin later than the reader
                assert until(
                    lambda: said_by_own_voice(voice)[-1:] == printed_lines(transcript)[-1:]
                )
        end = time.monotonic() + 60
        thrown = 0
        while "Enter: play again" not in (text := transcript.read_text(encoding="utf-8")):
            assert time.monotonic() < end, text
            # On a busy machine a key may come before its question, which is then put again.
            asked = len(re.findall(r"round \d\. Throw\.|(?:Second|Last) throw\.", text))
            if asked > thrown and reader.wait_until_quiet(0.25):
                thrown += 1
                reader.press("\r", then_wait=0.1)
            time.sleep(0.05)
        if mode == "voice":  # a key answers the last question, which is not begun after that
            assert until(lambda: said_by_own_voice(voice)[-1:] == printed_lines(transcript)[-1:])
        reader.press("e")
        assert reader.wait_until_quiet(0.5)
        reader.press("z")
        assert reader.wait_exit() == 0
        fragments = reader.spoken()
    heard = printed_lines(transcript)
    read = without_blank(rows(fragments))
    assert " ".join(read).split() == " ".join(heard).split()
    assert in_whole_rows(heard, read), (heard, read)
    assert voice.exists() == (mode == "voice")
    if mode == "voice":
        said = said_by_own_voice(voice)
        cut = [line for line in voice.read_text("utf-8").splitlines() if line.startswith("cut: ")]
        # A line that an answer has cut off is begun again after it, and never otherwise.
        assert Counter(said).keys() == Counter(heard).keys()
        assert len(said) - len(heard) <= len(cut)
