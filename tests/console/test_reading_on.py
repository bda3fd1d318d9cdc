"""One key reads on from here, at the listener's pace; any key stops, and the place is kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from console_voice import Voice
from recorded import play
from twins import Heard, front_end

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.console.menu import Item, menu
from audiogame.console.rule_reader import bookmark, keep_bookmark, look_up, read_rules
from audiogame.console.screen import Screen
from audiogame.console.user_data import Pace
from audiogame.keys.names import key_name
from audiogame.lobby.common_commands import everywhere
from audiogame.narration.narrator import Line
from audiogame.narration.rulebook import ToldBook
from audiogame.narration.rulebook_file import rule_book
from audiogame.play.review import Walkthrough
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import all_games, find_game
from audiogame.table.record import read_record
from audiogame.table.replay import Replay
from audiogame.terminal.terminal_front_end import BrailleScreen

READ_ON = "A"
GAMES = [game.name for game in all_games()[0]]
SIKA = find_game("sika")


@dataclass
class Listener(KeySource):
    """A listener's fake keyboard, which presses each key after so many lines.

    Args:
        keys: their names; a pair has the number of lines after which it is pressed.
        told: the lines so far.
        now: the time in seconds, which advances during a wait.
        times: when each line was told.
    """

    keys: list[str | tuple[int, str]]
    told: list[str]
    now: float = 0.0
    times: list[float] = field(default_factory=list)

    async def key(self, timeout: float | None = None) -> Key | None:
        self.times += [self.now] * (len(self.told) - len(self.times))
        due = self.keys[0] if self.keys else END
        count, name = due if isinstance(due, tuple) else (0, due)
        waits = timeout is not None and (not isinstance(due, tuple) or len(self.told) < count)
        if waits:
            self.now += timeout or 0.01
            await asyncio.sleep(0)
            return None
        if self.keys:
            self.keys.pop(0)
        return Key(name if name == END else key_name(name), self.now)


def listen(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    *keys: str | tuple[int, str],
    settings: Settings | None = None,
    busy: Callable[[Listener], bool | None] | None = None,
    screen: Callable[[bool], Screen] | None = None,
) -> tuple[list[str], Listener]:
    """Open a view with these keys; returns the lines, and the listener."""
    heard = Heard()
    listener = Listener([*keys], heard.lines)
    front = front_end(listener, heard)
    front = replace(front, clock=lambda: listener.now, make_screen=screen or front.make_screen)
    app = App(front, settings or Settings(), data, everywhere)
    if busy is not None:
        app.speaker.speech = _Voice(lambda: busy(listener))

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app)
        app.data.unsaved.finish()

    asyncio.run(run())
    return heard.lines, listener


class _Voice(Voice):
    """A voice that knows whether it is busy."""

    def __init__(self, tells: Callable[[], bool | None]) -> None:
        super().__init__()
        self._tells = tells

    @property
    def busy(self) -> bool | None:  # type: ignore[override]  # a plain value in the other
        return self._tells()


def book_of(name: str) -> ToldBook:
    game = find_game(name)
    return rule_book(game, "en").told(game.options(), game.seats[0])


def reads(name: str, anchor: str = "") -> Callable[[App], Awaitable[None]]:
    game = find_game(name)

    async def run(app: App) -> None:
        await read_rules(app, game, game.options(), game.seats[0], anchor)

    return run


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_book_is_read_to_its_end_by_one_key(name: str, tmp_path: Path) -> None:
    """Paragraph after paragraph, each in its time; the end is announced."""
    book = book_of(name)
    lines, listener = listen(reads(name), tmp_path, READ_ON, "escape")
    told = lines[1 : len(book.passages)]
    assert all(
        line.endswith(passage.text) for line, passage in zip(told, book.passages[1:], strict=True)
    )
    assert lines[len(book.passages)] == "That's all."
    pace = Pace()
    starts = listener.times[1 : len(book.passages)]
    for text, begun, ended in zip(told, starts, starts[1:], strict=False):
        assert ended - begun >= pace.seconds(text) - 0.001


@pytest.mark.parametrize("rate", [5.0, 60.0])
def test_reading_on_follows_the_speed_of_the_reader(rate: float, tmp_path: Path) -> None:
    """No line comes faster than it is heard, also for players who never wait in games."""
    settings = Settings(rate=rate, pace=0.0)
    lines, listener = listen(reads("sika"), tmp_path, READ_ON, "escape", settings=settings)
    first = listener.times[2] - listener.times[1]
    assert Pace(rate).seconds(lines[1]) <= first <= Pace(rate).seconds(lines[1]) + 0.1


def test_the_own_voice_tells_when_it_has_ended(tmp_path: Path) -> None:
    """However slow it is, the next paragraph waits for it."""
    lines, listener = listen(
        reads("sika"),
        tmp_path,
        READ_ON,
        (4, "x"),
        "escape",
        busy=lambda who: who.now % 100 < 99,
    )
    assert lines[-1] == "Book closed."
    assert listener.times[2] - listener.times[1] > 90


@pytest.mark.parametrize("key", ["x", "space", "down", "escape", "q", READ_ON])
def test_any_key_stops_and_means_nothing_else(key: str, tmp_path: Path) -> None:
    """The interrupted line begins again at the next press; then reading continues."""
    book = book_of("sika")
    lines, _ = listen(reads("sika"), tmp_path, READ_ON, (4, key), READ_ON, (6, "x"), "escape")
    assert lines[3].endswith(book.passages[3].text)
    assert lines[4] == lines[3]
    assert lines[5].endswith(book.passages[4].text)
    assert lines[6] == "Book closed."


def test_the_place_is_remembered(tmp_path: Path) -> None:
    """The book opens at its usual place, and reads on from the stop; the end resets it."""
    book = book_of("sika")
    listen(reads("sika"), tmp_path, READ_ON, (6, "x"), "escape")
    assert bookmark(tmp_path, "sika") in book.passages[5].anchors
    lines, _ = listen(reads("sika"), tmp_path, READ_ON, "escape")
    assert lines[0].startswith("Sika rules.")
    assert lines[1].endswith(book.passages[5].text)
    assert lines[-2] == "That's all."
    assert bookmark(tmp_path, "sika") == ""


def test_reading_on_begins_where_the_cursor_was_moved(tmp_path: Path) -> None:
    book = book_of("sika")
    keep_bookmark(tmp_path, "sika", book.passages[-1].anchors[-1])
    lines, _ = listen(reads("sika"), tmp_path, "down", READ_ON, (4, "x"), "escape")
    assert lines[2].endswith(book.passages[2].text)


def test_a_broken_file_of_places_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "bookmarks.toml").write_text("sika = [", encoding="utf-8")
    assert bookmark(tmp_path, "sika") == ""
    keep_bookmark(tmp_path, "sika", "points")
    assert bookmark(tmp_path, "sika") == "points"


def test_the_glossary_is_read_on(tmp_path: Path) -> None:
    """Entry after entry, from the current one."""

    async def words(app: App) -> None:
        app.dialogue.say(Line("Nothing of it."))
        await look_up(app)

    lines, _ = listen(words, tmp_path, READ_ON, "escape")
    entries = [line for line in lines if ": " in line]
    assert len(entries) > 5
    assert "That's all." in lines


def test_the_history_is_read_on_from_the_line_under_review(tmp_path: Path) -> None:
    """Older lines first; they do not count as new, and the place stays."""

    async def said(app: App) -> None:
        for number in range(1, 7):
            app.dialogue.say(Line(f"Line {number}."))
        await menu(app, "Here", [Item("one", "One."), Item("two", "Two.")])

    keys = ("comma", "comma", "comma", "comma", READ_ON, "escape")
    lines, _ = listen(said, tmp_path, *keys)
    read = lines[7:]
    assert read[:4] == ["Here: One. 1 of 2.", "Line 6.", "Line 5.", "Line 4."]
    assert read[4:] == ["Line 5.", "Line 6.", "Here: One. 1 of 2.", "That's all."]


def test_a_list_is_read_on(tmp_path: Path) -> None:
    async def entries(app: App) -> None:
        await menu(app, "Here", [Item(name, f"{name}.") for name in ("A", "B", "C")])

    lines, _ = listen(entries, tmp_path, READ_ON, READ_ON, "escape")
    assert lines == ["Here: A. 1 of 3.", "B.", "C.", "That's all.", "That's all."]


def test_on_a_braille_display_space_reads_on(tmp_path: Path) -> None:
    """Row by row and paragraph by paragraph; nothing scrolls by time."""
    stream = StringIO()
    rows: list[str] = []

    async def run(app: App) -> None:
        await read_rules(app, SIKA, SIKA.options(), 2)
        rows.extend(stream.getvalue().splitlines())

    spaces = ["space"] * 400
    keys: list[str | tuple[int, str]] = [READ_ON, *[(1, key) for key in spaces], (1, "x")]
    listen(
        run,
        tmp_path,
        *keys,
        "escape",
        settings=Settings(braille=True),
        screen=lambda braille: BrailleScreen(stream),
    )
    read = " ".join(rows)
    book = rule_book(SIKA, "en").told(SIKA.options(), 2)
    assert all(word in read for passage in book.passages for word in passage.text.split())
    assert max(map(len, rows)) <= 40


def test_a_record_told_again_is_read_on(tmp_path: Path) -> None:
    """Moment after moment, to the end of the game; any key stops there too."""
    played = play(SIKA, Random(1), 12)
    record = read_record(played.text().encode())
    table = Replay(record, played.private).to_end()
    walk: list[Walkthrough] = []

    async def review(app: App) -> None:
        walk.append(Walkthrough(app, table))
        await walk[-1].run()

    lines, _ = listen(review, tmp_path, READ_ON, "escape")
    moments = len(walk[0].review.moments)
    assert moments > 2
    assert lines[-1] == "That's all."
    assert len(lines) == moments + 2
    assert walk[0].review.place == moments - 1
    lines, _ = listen(review, tmp_path, READ_ON, (3, "x"), "escape")
    assert (walk[1].review.place, len(lines)) == (1, 3), lines
