"""A patient thief at a shared keyboard, with random keys, signals and sizes, learns nothing.

Every sentence for one person alone carries a mark of that person, by which it is recognised in any
output.  The holder of the keyboard is worked out from lines and keys alone.
"""

from __future__ import annotations

import contextlib
import io
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shared_keyboard import NARROW, WIDE, Ear, SharedKeyboard

from audiogame.__main__ import main
from audiogame.console import rule_reader
from audiogame.console.dialogue import Dialogue
from audiogame.console.key_source import CONTINUED, Key
from audiogame.games.scientific_war import events
from audiogame.narration.glossary import Term
from audiogame.narration.narrator import Line, Narrator
from audiogame.outputs.history import History
from audiogame.play.keys_here import DecisionKeys
from audiogame.rules.state import Action, Event, Seat
from audiogame.table.open_choices import undecided
from audiogame.table.record_file import CHOICES, PRIVATE
from audiogame.table.table import Player

MARK = re.compile(r"qzx(\d)xzq")
CARDS = ("k", "q", "7", "8", "3", "j", "0", "a", "o", "1")
KEYS = (
    *("enter",) * 4,
    *CARDS,
    *("h", "h", "h", "c", "e", "t", "r", "w", "i", "l", "l", "L", "comma", "comma", "period"),
    *("less", ">", "tab", "g", "y", "Y", "U", "U", "y", "n", "escape", "escape", "up", "down"),
    *("space", "plus", "x", "v", "?", "R", "f", "F", "2", "3", "m", "home", "end", "N"),
    *(NARROW, WIDE, CONTINUED, "ctrl-c", "n", "wait", "resized"),
)
PHRASES = (
    *((key,) for key in KEYS),
    *(("enter", "h"), ("enter", "k", "enter"), ("h", "g"), ("h", NARROW), ("h", CONTINUED)),
    *(("h", "g", "enter"), ("8", "enter"), ("U", "enter", "y"), ("escape", "3", "1", "y", "enter")),
    *(("h", "h", NARROW), ("h", "h", CONTINUED), ("h", "h", "g", "down"), ("h", "h", "comma")),
    *(("h", "l", "l", "l"), ("h", "comma", "y"), ("escape", "end", "escape"), ("down", NARROW)),
)
"""Building blocks of the random keys: some sequences are likelier than others."""
TABLES = (
    "you=Ida,you=Bo",
    "you=Ida,you=Bo,you=Cy",
    "you=Ida,casual=Dora,you=Bo",
    "you=Ida,you=Bo,you=Cy,casual=Dora",
)


def plain(text: str) -> str:
    """Return the letters and digits of a text: spelling puts other characters between."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def owners(text: str) -> set[Seat]:
    """Return the seats whose private marks are in a text."""
    return {int(seat) for seat in MARK.findall(plain(text))}


class Watcher(Ear):
    """Works out from lines and keys who may hold the keyboard, and checks every line."""

    def __init__(self, names: dict[str, Seat]) -> None:
        super().__init__()
        self.names = names
        self.history: History | None = None
        self.asked: Seat | None = None
        self.holder: Seat | None = None
        self.listens = False
        self.last = ""
        self.prompted = False
        """Whether the question about headphones is open."""

    def take(self, line: Line) -> None:
        """Check a line that is said, and notice a request to take over."""
        super().take(line)
        for seat in owners(line.shown) | owners(line.text):
            assert seat == self.holder, f"{line} is said while {self.holder} holds the keyboard"
            assert self.listens, f"{line} is said without headphones"
        self.prompted = line.text.startswith("Headphones on?")
        self.last = line.text or self.last
        if self.history is None or self.history.lines[-1] is not line:
            return  # it is repeated from the history
        for name, seat in self.names.items():
            if line.text.startswith((f"Pass the keyboard to {name}", f"{name}, take the keyboard")):
                self.asked, self.holder = seat, None

    def press(self, key: str, viewing: bool) -> None:
        """Record a key before the program handles it."""
        if key == "y" and (self.prompted or not self.last.endswith("Y or N.")):
            self.listens = True  # so it is answered during a quiet choice, asked or not
        if key in (CONTINUED, "resized", NARROW, WIDE):
            self.holder = None
        elif key == "escape" and not viewing and not self.last.endswith("Y or N."):
            self.asked = self.holder = None
        elif self.holder is None and key in ("enter", *CARDS, "2"):
            self.holder = self.asked


class Thief(SharedKeyboard):
    """A shared keyboard whose every output is checked.

    Args:
        quiet: whether all players are without headphones.
    """

    def __init__(self, data: Path, keys: list[str], seats: str, quiet: bool, braille: bool) -> None:
        people = [part.partition("=")[2] for part in seats.split(",")]
        self.watcher = Watcher({name: seat for seat, name in enumerate(people)})
        self.quiet = quiet
        self.data = data
        super().__init__(data, keys, seats, braille, self.watcher, captions=True)
        self.watcher.history = self.app.recall.history
        self._guard_choices()

    def pressed(self, key: Key) -> Key:
        """Answer about headphones as configured, and pass the watcher each key."""
        name = key.name
        if self.watcher.prompted and name not in (CONTINUED, "resized", NARROW, WIDE):
            name = "n" if self.quiet else "y"
        elif self.quiet and name == "y" and not self.watcher.last.endswith("Y or N."):
            name = "n"
        self.watcher.press(name, self.app.views._open)
        return Key(name, key.at)

    def look(self) -> None:
        """Check the screen and its scrollback, the history, and the files."""
        super().look()
        holder = self.watcher.holder
        *above, last = [row for row in self.terminal.text.split("\n") if row.strip()] or [""]
        assert owners(last) <= {holder}, last
        assert not owners("\n".join(above)), above
        history = self.app.recall.history
        for line in history.lines:
            if self.app.keyboard.holder.may_hear(line):
                assert owners(line.text) <= {holder}, line
        assert not owners(history.text())
        assert not any(owners(history.text()) for line in history.since() if not line.secret)

    def look_at_files(self) -> None:
        """Check all stored files except those readable by the machine's owner only."""
        pending = [one.note for one in self.opened.table.commitments.pending]
        for path in self.data.rglob("*"):
            if path.is_file() and path.suffix not in (CHOICES, PRIVATE, ".lock"):
                text = path.read_text(encoding="utf-8", errors="replace")
                assert not owners(text), path
                assert not any(f"# {note}" in text for note in pending), path

    def _guard_choices(self) -> None:
        """Allow final choices to be withdrawn, and seats to change, by their own people only."""
        loop, table, watcher = self.loop, self.opened.table, self.watcher
        ask, seat_player = loop.undo.ask, table.seat_player

        def pending() -> set[tuple[Seat, object]]:
            people = [one for one in table.commitments.pending if one.seat not in table.bots]
            return {(one.seat, one.action) for one in people}

        async def asked() -> bool:
            before, asker = pending(), watcher.holder
            done = await ask()
            assert {seat for seat, _ in before - pending()} <= {watcher.holder, asker}
            return done

        def seated(seat: Seat, player: Player) -> None:
            assert not undecided(table) or watcher.holder == seat
            seat_player(seat, player)

        wait_for_key = loop.course.key

        async def key() -> Key | None:
            """Handle a key when it counts as pressed: scripted keys wait for that."""
            found = await wait_for_key()
            if found is not None:
                watcher.press(found.name, self.app.views._open)
            return found

        loop.course.key = key  # type: ignore[method-assign]  # watched here
        loop.undo.ask = asked  # type: ignore[method-assign]  # watched here
        table.seat_player = seated  # type: ignore[method-assign]  # watched here


def owner_of(thing: object, deciding: Seat | None) -> Seat | None:
    """Return the only seat that may know an event or view; None if all may."""
    match thing:
        case events.Committed(rank=rank, seat=seat) if rank is not None:
            return seat
        case events.SwapDecided(swapped=swapped, seat=seat) if swapped is not None:
            return seat
        case events.Standing(hands_told=True):
            return deciding
        case events.Own(seat=seat) | events.Refilled(seat=seat) | events.Missing(seat=seat):
            return seat
        case events.Shown():
            return deciding
        case Action():
            return deciding
        case Event() if type(thing).__name__.endswith(("Explained", "NotHeld", "CannotSwap")):
            return deciding
    return None


@contextlib.contextmanager
def marked(room: Thief) -> Iterator[None]:
    """Mark every sentence that is for one person alone, and the words that depend on it."""
    tell, told = Narrator.tell, rule_reader._explained
    here: Callable[[DecisionKeys], Any] = DecisionKeys.here
    helping: list[int] = []

    def marking(self: Narrator, thing: object, seats: tuple[Seat, ...] = ()) -> str:
        text = tell(self, thing, seats)
        sample = self.names[:1] == ("Ann",)  # of settings, which are about no game
        owner = None if helping or sample else owner_of(thing, room.loop.decision.seat)
        return text if owner is None or not text else f"Qzx{owner}xzq {text} Qzx{owner}xzq."

    def explaining(dialogue: Dialogue, term: Term) -> str:
        line = room.app.recall.history.current()
        text = told(dialogue, term)
        marks = MARK.findall(plain(line.text)) if line is not None else []
        return f"Qzx{marks[0]}xzq {text}" if marks else text

    def helped(self: DecisionKeys) -> Any:
        helping.append(1)  # the help for keys is the same whatever is in a hand
        try:
            return here(self)
        finally:
            helping.pop()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Narrator, "tell", marking)
        patched.setattr(rule_reader, "_explained", explaining)
        patched.setattr(DecisionKeys, "here", helped)
        yield


def play(keys: list[str], seats: str, quiet: bool, braille: bool) -> Thief:
    """Press keys, and check everything after each of them."""
    with tempfile.TemporaryDirectory() as folder:
        room = Thief(Path(folder), keys, seats, quiet, braille)
        with marked(room):
            room.play()
            room.look_at_files()
            retold(Path(folder))
        return room


def retold(data: Path) -> None:
    """Check the output of replay and verify for the record."""
    (path,) = (data / "records").glob("*.record")
    for command in ("replay", "verify"):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            main([command, str(path)])
        assert not owners(out.getvalue()), command


pressing = given(
    keys=st.lists(st.sampled_from(PHRASES), min_size=15, max_size=60).map(
        lambda phrases: [key for phrase in phrases for key in phrase]
    ),
    seats=st.sampled_from(TABLES),
    quiet=st.booleans(),
    braille=st.booleans(),
)


@pressing
@settings(max_examples=20)
def test_random_keys_signals_and_sizes_reveal_no_secret_of_a_seat(
    keys: list[str], seats: str, quiet: bool, braille: bool
) -> None:
    play(keys, seats, quiet, braille)


@pytest.mark.soak
@pressing
@settings(max_examples=3000)
def test_thousands_of_random_keys_reveal_no_secret_of_a_seat(
    keys: list[str], seats: str, quiet: bool, braille: bool
) -> None:
    play(keys, seats, quiet, braille)


def test_the_marks_are_seen() -> None:
    """The test can fail: a spoken hand carries its mark, and so does a choice walked to."""
    room = play(["enter", "h", "y", "down", "g", "escape", "c"], TABLES[0], False, False)
    heard = [line for moment in room.watcher.moments for line in moment.lines]
    assert sum(bool(owners(line.text)) for line in heard) >= 4
    assert {owner for line in heard for owner in owners(line.text)} == {0}
