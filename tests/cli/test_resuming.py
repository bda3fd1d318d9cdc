"""`audiogame resume` of a long record: it announces a delay, and counts lines on a key."""

from __future__ import annotations

import argparse
import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from hands import Hands
from long_games import only_file, played_and_left
from twins import exchange

from audiogame.archive import kept_state, opened_table
from audiogame.console.departure import CannotBegin, ProgramLeft
from audiogame.console.key_source import END
from audiogame.settings import Settings
from audiogame.table.record import RecordError
from audiogame.terminal import entry as entry_module
from audiogame.terminal.entry import SHORT, entry


def typed(record: Path) -> argparse.Namespace:
    return argparse.Namespace(command="resume", record=str(record), before_damage=False)


async def test_a_long_record_is_read_behind_a_line_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a key tells how many of its lines have been read."""
    played_and_left(tmp_path, 300)
    go_on, own = threading.Event(), kept_state.table_at_end

    def slowly(path: Path, record: Any, private: Any, progress: Any, own_process: bool) -> Any:
        progress.done, progress.count = 120, 300
        assert go_on.wait(600.0)
        return own(path, record, private, progress, own_process)

    monkeypatch.setattr(opened_table, "table_at_end", slowly)
    monkeypatch.setattr(entry_module, "SHORT", 0)
    hands = Hands(tmp_path)
    exchange(hands.app.front, offload=asyncio.to_thread)
    run = entry(typed(only_file(tmp_path, ".record")), Settings(), tmp_path, False)
    assert run is not None
    playing = asyncio.ensure_future(run(hands.app))
    await hands.hear("This takes a while")
    said = len(hands.heard.lines)
    hands.press("t")
    await hands.hear("120 of 300", start=said)
    go_on.set()
    await hands.hear("The game continues.")
    hands.press(END)
    with pytest.raises(ProgramLeft):
        await playing


def test_what_is_wrong_with_a_long_record_is_told_as_with_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the command line's usual errors, before anything is started."""
    played_and_left(tmp_path, 300)
    record = only_file(tmp_path, ".record")
    record.write_bytes(record.read_bytes().replace(b"challenge", b"challengf", 1))
    with pytest.raises(RecordError, match="check"):
        entry(typed(record), Settings(), tmp_path, False)
    monkeypatch.setattr(entry_module, "SHORT", 0)
    hands = Hands(tmp_path)
    run = entry(typed(record), Settings(), tmp_path, False)
    assert run is not None
    with pytest.raises(CannotBegin) as wrong:
        asyncio.run(run(hands.app))  # type: ignore[arg-type]  # a coroutine
    assert isinstance(wrong.value.fault, RecordError)


def test_a_short_record_is_read_before_anything_is_said(tmp_path: Path) -> None:
    """Scripted keys are read as early, and a missing record is as early an error."""
    played_and_left(tmp_path, 100)
    record = only_file(tmp_path, ".record")
    assert record.stat().st_size < SHORT
    with pytest.raises(ValueError, match="none"):
        entry(typed(tmp_path / "none.record"), Settings(), tmp_path, True)
