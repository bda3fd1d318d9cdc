"""Slow commands: each says so after a second, and then reports its progress."""

from __future__ import annotations

import asyncio
import contextlib
import io
import shutil
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from recorded import play as play_recorded

from audiogame.__main__ import main
from audiogame.cli import long_work, store_command
from audiogame.server.store.transfer import Carried, Each
from audiogame.table.library import find_game

LIMIT = 60.0
"""Timeout in seconds for a thread's sentence, however busy the machine is."""


class TerminalStream(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


class Told:
    """The sentences said about long work, and a condition to wait for them.

    Args:
        times: sentences the work waits for.
        limit: seconds it waits at most.
    """

    def __init__(self, times: int, limit: float) -> None:
        self.sentences: list[str] = []
        self._times = times
        self._limit = limit
        self._enough = threading.Event()

    def say(self, sentence: str) -> None:
        """Receive a sentence in place of standard error."""
        self.sentences.append(sentence)
        if len(self.sentences) == self._times:
            self._enough.set()

    def forget(self) -> None:
        """Forget the sentences said so far."""
        self.sentences.clear()
        self._enough.clear()

    def wait(self) -> None:
        """Block until enough sentences were said."""
        assert self._enough.wait(self._limit), self.sentences


@contextlib.contextmanager
def slow(module: str, name: str, times: int = 2, limit: float = LIMIT) -> Iterator[Told]:
    """Make a function of a command block until its slowness and its progress were told."""
    told = Told(times, limit)
    with pytest.MonkeyPatch.context() as patch:
        place = import_module(f"audiogame.{module}")
        own: Callable[..., Any] = getattr(place, name)

        def takes_long(*given: Any, **named: Any) -> Any:
            told.wait()
            return own(*given, **named)

        patch.setattr(place, name, takes_long)
        patch.setattr(long_work, "SOON", 0.0)
        patch.setattr(long_work, "AGAIN", 0.001)
        patch.setattr(long_work, "_say", told.say)
        patch.setattr(sys, "stderr", TerminalStream())
        yield told


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a folder with the record of a finished game."""
    played = play_recorded(find_game("army-men"), Random(4), 1000)
    folder = tmp_path / "data" / "records"
    folder.mkdir(parents=True)
    (folder / "one.record").write_text(played.text(), encoding="utf-8")
    assert main(["data", "export", str(tmp_path / "there.zip"), "--data", str(folder.parent)]) == 0
    return folder.parent


COMMANDS: dict[str, tuple[str, str, str]] = {
    "verify {record}": ("cli.record_commands", "load", "lines"),
    "replay {record}": ("cli.record_commands", "load", "reading the record"),
    "records": ("cli.record_commands", "kept_records", "records"),
    "records rebuild": ("cli.record_commands", "all_results", "records"),
    "statistics": ("cli.record_commands", "all_results", "records"),
    "statistics --csv -": ("cli.record_commands", "all_results", "records"),
    "data export {folder}/new.zip": ("cli.record_commands", "export_data", "files"),
    "data import {folder}/there.zip": ("cli.record_commands", "import_data", "files"),
    "data erase --yes": ("cli.record_commands", "erase_data", "erasing"),
    "arena sika --seats casual,casual --games 2 --processes 1": (
        "cli.arena",
        "play_game",
        "0 of 2 games",
    ),
    "check-game sika": ("cli.game_check", "checked", "checking the game"),
    "page build {folder}/page": ("cli.page_command", "build", "building the page"),
    "sounds check {folder}": ("cli.sound_check", "check_pack", "sounds"),
}


def test_whatever_takes_long_says_so_and_then_how_far_it_is(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a terminal; the sentence counts the items processed."""
    # Their results are irrelevant here, and take long indeed.
    monkeypatch.setattr("audiogame.cli.page_command.build", lambda *given: 0)
    monkeypatch.setattr("audiogame.cli.game_check.checked", lambda *given: ((), 0))
    amiss: dict[str, list[str]] = {}
    for number, (command, (module, name, what)) in enumerate(COMMANDS.items()):
        folder = tmp_path / str(number)
        shutil.copytree(data.parent, folder, ignore=shutil.ignore_patterns("[0-9]*"))
        record = folder / data.name / "records" / "one.record"
        words = command.format(record=record, folder=folder).split()
        if words[0] in ("records", "statistics", "data"):
            words += ["--data", str(folder / data.name)]
        # Once one has timed out, the others need not be waited for as long.
        with slow(module, name, limit=5.0 if amiss else LIMIT) as told:
            main(words)
        if told.sentences[:2] != [f"This takes a while: {what}.", f"{what}."]:
            amiss[command] = told.sentences
    assert amiss == {}


@pytest.mark.parametrize("what", ["import", "export"])
def test_moving_a_server_into_or_out_of_a_database_tells_its_progress(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every record is checked on the way, which takes long."""

    @asynccontextmanager
    async def nowhere(place: str) -> AsyncIterator[object]:
        yield place

    async def carried(database: object, folder: Path, each: Each) -> Carried:
        for _ in each([folder / "one", folder / "two"], 2):
            break
        told.forget()
        await asyncio.to_thread(told.wait)
        return Carried(1, 2, 3)

    monkeypatch.setattr(store_command, "opened_database", nowhere)
    monkeypatch.setattr(store_command, f"{what}_folder", carried)
    with slow("cli.store_command", "_tell") as told:
        store = ["--store", "postgresql://nowhere"]
        assert main(["server", what, *store, "--data", str(tmp_path)]) == 0
    assert "0 of 4 checks of records." in told.sentences


def test_what_is_printed_as_it_is_found_waits_for_its_first_line_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Printed lines show that the command works."""
    with slow("cli.long_work", "islice") as told:
        items = [*long_work.first_told(long_work.PrintedProgress("en", "lines"), iter("abc"))]
    assert items == ["a", "b", "c"]
    assert told.sentences[:2] == ["This takes a while: lines.", "lines."]
