"""Output that is full, closed or unread: an error message where possible, and a status."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import pytest
from completed import completed
from offenders import every_offender
from pressed import new_app
from recorded import sika

from audiogame.__main__ import UNPRINTED, UNREAD, main
from audiogame.console.departure import NothingHeard
from audiogame.narration.narrator import Line
from audiogame.outputs import Output

pytestmark = [
    pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here"),
    pytest.mark.posix(
        "no device there is full: tests/cli/test_standard_streams.py has a closed pipe"
    ),
]
COMMANDS = (
    *("--help", "--version", "list", "rules sika", "keys", "keys --markdown", "keys check absent"),
    "arena sika --seats bot,bot --games 1 --processes 1",
    *("records --data DATA", "records export 1 copied --data DATA"),
    *("records delete 1 --yes --data DATA", "records rebuild --data DATA"),
    *(
        "statistics --data DATA",
        "statistics --csv - --data DATA",
        "data export all.zip --data DATA",
    ),
    *("data erase --yes --data DATA", "sounds check .", "verify RECORD", "replay RECORD"),
    *("replay RECORD --json", "resume absent", "doctor --speech none --data DATA"),
)
KEYS = "1\n1\n1\n1\nwait\n"


def _full() -> TextIO:
    return Path("/dev/full").open("w", encoding="utf-8")


def _unread() -> TextIO:
    read, write = os.pipe()
    os.close(read)
    return os.fdopen(write, "w", encoding="utf-8")


def _closed() -> None:
    return None


@pytest.mark.parametrize("make", [_full, _closed, _unread])
def test_a_command_that_cannot_print_ends_without_a_traceback(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[], TextIO | None],
) -> None:
    """One sentence goes to the other stream, if there is one; the exit status is one of its own."""
    sika(tmp_path / "played")
    with every_offender() as offenders:
        for number, command in enumerate(COMMANDS):
            folder = tmp_path / str(number)
            shutil.copytree(tmp_path / "played", folder)
            with offenders.at(command):
                ends_in_words(command, folder, make, monkeypatch, capsys)


def ends_in_words(
    command: str,
    tmp_path: Path,
    make: Callable[[], TextIO | None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (record,) = (tmp_path / "data").rglob("*.record")
    typed = command.replace("DATA", str(tmp_path / "data")).replace("RECORD", str(record))
    monkeypatch.chdir(tmp_path)
    stream = make()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", stream)
            status = main(typed.split())
    finally:
        if stream is not None:
            stream.close()
    said = capsys.readouterr().err
    if "absent" in command:  # refused before anything is printed
        assert (status, said.count("\n")) == (2, 1)
    elif make is _unread:
        assert status in (0, UNREAD)
        assert said == ""
    else:
        assert status == UNPRINTED
        assert said.startswith("Couldn't print: ")
        assert said.count("\n") == 1


def test_a_verdict_that_nobody_read_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A partly read list is fine; a verdict that was not read is an error."""
    record = sika(tmp_path)
    with _unread() as stream:
        monkeypatch.setattr(sys, "stdout", stream)
        assert main(["verify", str(record)]) == UNREAD


@pytest.mark.parametrize(
    ("redirected", "status", "said"),
    [
        ("> /dev/full", UNPRINTED, "Couldn't print: No space left on device."),
        (">&-", UNPRINTED, "Couldn't print: Bad file descriptor."),
        (">&- 2>&-", UNPRINTED, ""),
        ("> /dev/full 2> /dev/full", UNPRINTED, ""),
        ("2>&-", 0, ""),
    ],
)
def test_a_game_that_nobody_hears_stops_and_is_saved(
    tmp_path: Path, redirected: str, status: int, said: str
) -> None:
    """The game's record can be resumed, and holds only what the game wrote."""
    play = f'"$0" -m audiogame play sika --seed 7 --keys - --data data {redirected}'
    done = completed(
        ["/bin/sh", "-c", play, sys.executable],
        input=KEYS,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
    )
    saved = " Game saved. To continue it, type audiogame and choose Continue.\n" if said else ""
    assert (done.returncode, done.stderr) == (status, said + saved)
    (record,) = (tmp_path / "data" / "records").glob("*.record")
    assert main(["resume", str(record), "--keys", os.devnull, "--data", str(tmp_path)]) == 0


class Broken(Output):
    """An output whose every write fails."""

    name = "transcript"

    def take(self, line: Line) -> None:
        raise OSError(28, "No space left on device")


def test_while_anything_hears_the_game_goes_on(tmp_path: Path) -> None:
    """The loss is told once; when no output is left, the next key is not awaited."""
    app, heard = new_app(tmp_path, "a", "b")
    app.dialogue.outputs.all.append(Broken())
    app.dialogue.say(Line("News."))
    app.dialogue.say(Line("More."))
    assert len([line for line in heard if "No space left on device" in line]) == 1
    assert asyncio.run(app.keyboard.any_key()).name == "a"
    app.dialogue.outputs.all[:] = [app.recall.history, Broken()]
    app.dialogue.say(Line("News."))
    with pytest.raises(NothingHeard):
        asyncio.run(app.keyboard.any_key())
