"""Standard input and output that are NUL, a pipe or a file, on Windows as elsewhere."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from audiogame.cli.run_settings import keys_text
from audiogame.outputs.standard_streams import is_terminal, is_unread

PROGRAM = (sys.executable, "-m", "audiogame")


class Shown(io.StringIO):
    """A stream that says of itself that it is a terminal."""

    def isatty(self) -> bool:
        """Return that it is one."""
        return True


def test_nothing_and_what_takes_all_are_no_terminal() -> None:
    """For Windows, NUL is a device like a terminal."""
    assert not is_terminal(None)
    assert not is_terminal(io.StringIO())
    with Path(os.devnull).open("w", encoding="utf-8") as stream:
        assert not is_terminal(stream)
    assert not is_terminal(stream), "closed"
    assert is_terminal(Shown())


def test_a_reader_that_has_gone_is_known_by_the_error_that_each_system_has() -> None:
    assert is_unread(OSError(errno.EPIPE, ""))
    assert is_unread(OSError(errno.EINVAL, "")) is (sys.platform == "win32")
    assert not is_unread(OSError(errno.ENOSPC, ""))
    assert not is_unread(ValueError())


def test_without_keys_the_program_ends_and_with_an_output_that_takes_all_it_says_nothing(
    tmp_path: Path,
) -> None:
    played = subprocess.run(
        [*PROGRAM, "play", "sika", "--data", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, b"")
    assert b"Call a colour: red or blue?" in played.stdout
    told = subprocess.run(
        [*PROGRAM, "keys", "--data", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, b"")


def test_keys_and_lines_of_pipes_are_utf_8(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    played = subprocess.run(
        [*PROGRAM, "play", "sika", "--data", str(tmp_path), "--keys", "-"],
        input="\ufeffж\n".encode(),
        capture_output=True,
        env=environment,
        check=False,
    )
    assert "Ж does nothing here." in played.stdout.decode("utf-8")


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere tests/cli/test_output_gone.py")
def test_a_reader_that_stops_early_is_no_fault() -> None:
    told = subprocess.Popen(
        [*PROGRAM, "rules", "sika"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert told.stdout is not None
    assert told.stderr is not None
    told.stdout.close()
    assert (told.stderr.read(), told.wait()) == (b"", 0)
    told.stderr.close()


def test_keys_of_a_file_may_begin_with_a_mark_of_their_encoding(tmp_path: Path) -> None:
    """As editors of Windows write it."""
    path = tmp_path / "keys.txt"
    path.write_text("ä\n", encoding="utf-8-sig")
    assert keys_text(str(path)) == "ä\n"
