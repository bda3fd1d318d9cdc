"""Detection of the speaking program on each platform, with fakes for what is probed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

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


def here(
    platform: str = "linux",
    *,
    parents: tuple[str, ...] | Callable[[int], Iterator[str]] = ("bash", "xterm"),
    runs: str = "",
    asked: Mapping[str, str] | None = None,
    filled: Path | None = None,
    speaks: str = "",
    flag: str = "",
    port: int = 0,
    **environ: str,
) -> Surroundings:
    """Return an environment in which nothing is found, but for these.

    Args:
        asked: what commands print, by their first or last word.
    """
    answers = asked or {}
    return Surroundings(
        environ=environ,
        platform=platform,
        parents=(lambda pid: iter(parents)) if isinstance(parents, tuple) else parents,
        running=lambda name: name == runs,
        ask=lambda command: answers.get(command[0], answers.get(command[-1], "")),
        exists=lambda path: path == filled,
        reader_speaks=lambda: speaks,
        windows_flag=lambda: flag,
        listens=lambda asked: asked == port,
    )


def in_tmux(pid: int) -> Iterator[str]:
    yield from ("python", "tmux: server") if pid != 77 else ("tmux: client", "yasr", "bash")


TDSR_RUNS = ("sh", "python3", "tdsr")

IN_TMUX = here(TMUX="/tmp/tmux,1,0", parents=in_tmux, asked={"tmux": "77\n"})


@pytest.mark.parametrize(
    ("found", "mode", "why"),
    [
        (here(parents=TDSR_RUNS), "lines", "tdsr"),
        (here(parents=("bash", "yasr")), "lines", "yasr"),
        (here("darwin", parents=("zsh", "tdsr")), "lines", "tdsr"),
        (here(SSH_CONNECTION="far"), "lines", "remote"),
        (here(TERM="linux"), "lines", "console"),
        (here(WSL_DISTRO_NAME="Debian"), "lines", "WSL"),
        (here(runs="orca"), "lines", "Orca"),
        (here(asked={"gdbus": "(<true>,)"}), "lines", "Orca"),
        (here(filled=BRLAPI), "lines", "BRLTTY"),
        (IN_TMUX, "lines", "yasr"),
        (here(STY="1.pts", parents=in_tmux, asked={"pgrep": "77\n"}), "lines", "yasr"),
        (here("win32", speaks="NVDA"), "direct", "NVDA"),
        (here("win32", flag="narrator"), "lines", "Narrator"),
        (here("darwin", runs="VoiceOver"), "lines", "VoiceOver"),
        (here("darwin", SSH_CONNECTION="there"), "lines", "remote"),
    ],
)
def test_a_reader_is_found(found: Surroundings, mode: str, why: str) -> None:
    """The finding is named, and it is certain."""
    detected = detect(found)
    assert (detected.mode, detected.sure) == (mode, True)
    assert why in told(detected.why, "en")


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_finding_no_screen_reader_is_no_certain_result(platform: str) -> None:
    """The player is asked at the first start."""
    found = detect(here(platform))
    assert (found.mode, found.sure) == ("voice", False)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (here(), "Nothing was found that serves"),
        (here("win32"), "Nothing was found that serves"),
        (here("win32", speaks="NVDA"), "NVDA is running. If there is a braille"),
        (here("darwin", runs="VoiceOver"), "VoiceOver is running"),
        (here(filled=BRLAPI), "BRLTTY serves programs"),
        (here(port=4101), "BRLTTY serves programs"),
        (here(asked={"brltty": "412\n"}), "BRLTTY is running"),
    ],
)
def test_what_is_known_of_a_braille_display_is_said(found: Surroundings, said: str) -> None:
    """A program can know a server or a reader, never the display itself."""
    assert told(braille_found(found), "en").startswith(said)


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


BOTH = {"pgrep": "1 brltty\n2 fenrir\n"}


@pytest.mark.parametrize(
    ("found", "reader"),
    [
        pytest.param(here(parents=("sh", "python3", "fenrir")), FENRIR, id="fenrir"),
        pytest.param(here(parents=("bash", "yasr")), YASR, id="yasr"),
        pytest.param(here(parents=TDSR_RUNS), TDSR, id="tdsr"),
        pytest.param(IN_TMUX, YASR, id="in tmux"),
        pytest.param(here(asked={"pgrep": "7 fenrir"}), UNKNOWN, id="elsewhere"),
        pytest.param(here(TERM="linux", asked={"pgrep": "7 fenrir\n"}), FENRIR, id="console"),
        pytest.param(here(TERM="linux", asked={"pgrep": "7 brltty\n"}), BRLTTY, id="braille"),
        pytest.param(here(TERM="linux"), UNKNOWN, id="no reader"),
        pytest.param(here(TERM="linux", asked=BOTH, SSH_CONNECTION="far"), UNKNOWN, id="far away"),
        pytest.param(here("darwin", parents=("tdsr",)), TDSR, id="macOS"),
        pytest.param(here("win32", parents=("tdsr",)), UNKNOWN, id="Windows"),
        pytest.param(here(TERM="linux", asked=BOTH), FENRIR, id="both"),
        pytest.param(here(runs="orca"), ORCA, id="Orca"),
        pytest.param(here(runs="orca", SSH_CONNECTION="far"), UNKNOWN, id="Orca elsewhere"),
        pytest.param(here("darwin", runs="VoiceOver"), VOICEOVER, id="VoiceOver"),
        pytest.param(here("win32", flag="narrator"), NARRATOR, id="Narrator"),
        pytest.param(here("win32", flag="other", speaks="NVDA"), NVDA, id="NVDA"),
        pytest.param(here("win32", flag="other", speaks="JAWS"), JAWS, id="JAWS"),
    ],
)
def test_the_reader_of_a_terminal_is_known(found: Surroundings, reader: Reader) -> None:
    """A screen reader wraps the program, reads the console from outside, or runs in the desktop."""
    assert reader_here(found) is reader
