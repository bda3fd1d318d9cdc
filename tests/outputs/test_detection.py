"""Detection of the speaking program on each platform, with fakes for what is probed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from audiogame.narration.faults import told
from audiogame.outputs.readers import (
    BRLTTY,
    FENRIR,
    JAWS,
    NARRATOR,
    NVDA,
    ORCA,
    TDSR,
    UNKNOWN,
    VOICEOVER,
    YASR,
    Reader,
)
from audiogame.outputs.speech import detection
from audiogame.outputs.speech.detection import (
    BRLAPI,
    Surroundings,
    accessible_reader,
    ancestors,
    ancestors_by_ps,
    ask,
    braille_found,
    detect,
    filled,
    listens,
    process_runs,
    reader_here,
    windows_reader,
)

PATIENCE = 60.0
"""Seconds that a probing command may take, however busy the machine is."""
SLEEP = [sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(int(sys.argv[1]))"]


def here(**changes: Any) -> Surroundings:
    """Return an environment in which nothing is found, with changes applied."""
    nothing: dict[str, Any] = {
        "environ": {},
        "platform": "linux",
        "parents": lambda pid: iter(("bash", "xterm")),
        "running": lambda name: False,
        "ask": lambda command: "",
        "exists": lambda path: False,
        "reader_speaks": lambda: "",
        "windows_flag": lambda: "",
        "listens": lambda port: False,
    }
    return Surroundings(**{**nothing, **changes})


def in_tmux(pid: int) -> Iterator[str]:
    yield from ("python", "tmux: server") if pid != 77 else ("tmux: client", "yasr", "bash")


@pytest.mark.parametrize(
    ("changes", "mode", "why"),
    [
        ({"parents": lambda pid: iter(("sh", "python3", "tdsr"))}, "lines", "tdsr"),
        ({"parents": lambda pid: iter(("bash", "yasr"))}, "lines", "yasr"),
        ({"platform": "darwin", "parents": lambda pid: iter(("zsh", "tdsr"))}, "lines", "tdsr"),
        ({"environ": {"SSH_CONNECTION": "1 2 3 4"}}, "lines", "remote"),
        ({"environ": {"TERM": "linux"}}, "lines", "console"),
        ({"environ": {"WSL_DISTRO_NAME": "Debian"}}, "lines", "WSL"),
        ({"running": lambda name: name == "orca"}, "lines", "Orca"),
        ({"ask": lambda command: "(<true>,)" * (command[0] == "gdbus")}, "lines", "Orca"),
        ({"exists": lambda path: path == BRLAPI}, "lines", "BRLTTY"),
        (
            {
                "environ": {"TMUX": "/tmp/tmux,1,0"},
                "parents": in_tmux,
                "ask": lambda command: "77\n" * (command[0] == "tmux"),
            },
            "lines",
            "yasr",
        ),
        (
            {
                "environ": {"STY": "1.pts"},
                "parents": in_tmux,
                "ask": lambda command: "77\n" * (command[0] == "pgrep"),
            },
            "lines",
            "yasr",
        ),
        ({"platform": "win32", "reader_speaks": lambda: "NVDA"}, "direct", "NVDA"),
        ({"platform": "win32", "windows_flag": lambda: "narrator"}, "lines", "Narrator"),
        ({"platform": "darwin", "running": lambda name: name == "VoiceOver"}, "lines", "VoiceOver"),
        ({"platform": "darwin", "environ": {"SSH_CONNECTION": "there"}}, "lines", "remote"),
    ],
)
def test_a_reader_is_found(changes: dict[str, Any], mode: str, why: str) -> None:
    """The finding is named, and it is certain."""
    found = detect(here(**changes))
    assert (found.mode, found.sure) == (mode, True)
    assert why in told(found.why, "en")


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_finding_no_screen_reader_is_no_certain_result(platform: str) -> None:
    """The player is asked at the first start."""
    found = detect(here(platform=platform))
    assert (found.mode, found.sure) == ("voice", False)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Nothing was found that serves"),
        ({"platform": "win32"}, "Nothing was found that serves"),
        (
            {"platform": "win32", "reader_speaks": lambda: "NVDA"},
            "NVDA is running. If there is a braille",
        ),
        (
            {"platform": "darwin", "running": lambda name: name == "VoiceOver"},
            "VoiceOver is running",
        ),
        ({"exists": lambda path: path == BRLAPI}, "BRLTTY serves programs"),
        ({"listens": lambda port: port == 4101}, "BRLTTY serves programs"),
        ({"ask": lambda command: "412\n" * (command[-1] == "brltty")}, "BRLTTY is running"),
    ],
)
def test_what_is_known_of_a_braille_display_is_said(changes: dict[str, Any], said: str) -> None:
    """A program can know a server or a reader, never the display itself."""
    assert told(braille_found(here(**changes)), "en").startswith(said)


def test_a_port_at_which_somebody_listens() -> None:
    """As with BRLTTY where it has no socket file."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert listens(port)
    assert not listens(port)


def test_the_probes_of_this_machine_never_raise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real probes return what is there."""
    assert ask([*SLEEP, "60"]) == ""
    monkeypatch.setattr(detection, "SHORT", PATIENCE)
    # Readers around a terminal are programs of POSIX.
    assert sys.platform == "win32" or "python" in " ".join(ancestors(os.getpid()))
    assert list(ancestors(2**30)) == []
    assert not process_runs("no-such-program")
    assert ask(["/nonexistent"]) == ask([sys.executable, "-c", "exit(1)"]) == ""
    assert ask([sys.executable, "-c", "print('hello')"]).split() == ["hello"]
    assert not filled(tmp_path)
    (tmp_path / "0").touch()
    assert filled(tmp_path)
    assert not filled(tmp_path / "none")
    assert isinstance(accessible_reader(), str)
    assert sys.platform == "win32" or windows_reader() == ""


@pytest.mark.posix("asks ps for the readers around a terminal")
@pytest.mark.skipif(shutil.which("ps") is None, reason="there is no ps here (apt install procps)")
def test_ancestors_are_found_by_ps_however_narrow_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A Python screen reader is the second word of its command, which may be long."""
    monkeypatch.setattr(detection, "SHORT", PATIENCE)
    monkeypatch.setenv("COLUMNS", "20")
    with subprocess.Popen([*SLEEP, "0"], stdin=subprocess.PIPE) as child:
        names = [*ancestors_by_ps(child.pid)]
        child.kill()
    assert "-c" in names[:2]
    assert "python" in " ".join(names[3:])
    assert list(ancestors_by_ps(2**30)) == []


def test_accessible_output_that_cannot_be_loaded_is_no_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "accessible_output2", None)
    assert accessible_reader() == ""


@pytest.mark.parametrize(
    ("changes", "reader"),
    [
        ({"parents": lambda pid: iter(("sh", "python3", "fenrir"))}, FENRIR),
        ({"parents": lambda pid: iter(("bash", "yasr"))}, YASR),
        ({"parents": lambda pid: iter(("sh", "python3", "tdsr"))}, TDSR),
        ({"environ": {"TMUX": "1"}, "ask": lambda command: "77", "parents": in_tmux}, YASR),
        ({"ask": lambda command: "7 fenrir" * (command[0] == "pgrep")}, UNKNOWN),
        ({"environ": {"TERM": "linux"}, "ask": lambda command: "7 fenrir\n"}, FENRIR),
        ({"environ": {"TERM": "linux"}, "ask": lambda command: "7 brltty\n"}, BRLTTY),
        ({"environ": {"TERM": "linux"}}, UNKNOWN),
        (
            {
                "environ": {"TERM": "linux", "SSH_CONNECTION": "1 2 3 4"},
                "ask": lambda command: "7 fenrir\n",
            },
            UNKNOWN,
        ),
        ({"platform": "darwin", "parents": lambda pid: iter(("tdsr",))}, TDSR),
        ({"platform": "win32", "parents": lambda pid: iter(("tdsr",))}, UNKNOWN),
        (
            {"environ": {"TERM": "linux"}, "ask": lambda command: "1 brltty\n2 fenrir\n"},
            FENRIR,
        ),
        ({"running": lambda name: name == "orca"}, ORCA),
        (
            {"environ": {"SSH_CONNECTION": "1 2 3 4"}, "running": lambda name: name == "orca"},
            UNKNOWN,
        ),
        ({"platform": "darwin", "running": lambda name: name == "VoiceOver"}, VOICEOVER),
        ({"platform": "win32", "windows_flag": lambda: "narrator"}, NARRATOR),
        *(
            (
                {
                    "platform": "win32",
                    "windows_flag": lambda: "other",
                    "reader_speaks": lambda reader=reader: reader.name.upper(),
                },
                reader,
            )
            for reader in (NVDA, JAWS)
        ),
    ],
    ids=[
        *("fenrir", "yasr", "tdsr", "in tmux", "elsewhere", "console", "braille", "no reader"),
        *("far away", "macOS", "Windows", "both", "Orca", "Orca elsewhere", "VoiceOver"),
        *("Narrator", "NVDA", "JAWS"),
    ],
)
def test_the_reader_of_a_terminal_is_known(changes: dict[str, Any], reader: Reader) -> None:
    """A screen reader wraps the program, reads the console from outside, or runs in the desktop."""
    assert reader_here(here(**changes)) is reader
