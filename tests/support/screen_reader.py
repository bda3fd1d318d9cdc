"""Run a command under a real terminal screen reader and collect its speech.

Orca reads a window instead: `tests/support/orca_terminal.py`.  `CuttingReader` is a model of what
is reported of VoiceOver, which runs on no system but macOS.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Self

import pytest
from packages import skip_without
from tdsr_model import Cell, Tdsr

from audiogame.outputs.speech.backends import RECORDED

if sys.platform != "win32":  # there is no screen reader of a terminal there
    import fcntl
    import pty
    import termios

Kind = Literal["yasr", "fenrir", "tdsr", "orca"]
KINDS: tuple[Kind, ...] = ("yasr", "fenrir", "tdsr")
"""Screen readers that run around a terminal program."""

# The voice is silent but logs times and texts: of its argument (fenrir starts
# one for each text), as an Emacspeak speech server (yasr keeps one open), or, from a
# pipe, as a speech server of TDSR: a letter for the order, then the text.
_SHELL = '#!/bin/sh\nexec {} -I -S ./voice.py "$@"\n'
_VOICE = """\
import os, re, sys, termios, time, tty
def note(line):
    with open("voice.log", "ab", 0) as log:
        log.write(b"%.6f %s\\n" % (time.monotonic(), line))
if sys.argv[1:]:
    note(b"q {" + b" ".join(os.fsencode(sys.argv[1]).split()) + b"}")
    sys.exit()
if os.isatty(0):
    tty.setraw(0, termios.TCSANOW)
else:
    for line in sys.stdin.buffer:
        order, text = line[:1], b" ".join(line[1:].split())
        note(b"s" if order == b"x" else b"q {" + text + b"}" if order in b"sl" else line.strip())
    sys.exit()
rest = b""
while piece := os.read(0, 4096):
    *lines, rest = re.split(rb"[\\r\\n]", rest + piece)
    for line in filter(None, lines):
        note(line)
"""

# Debian's settings but for the names of punctuation marks. The voice is
# relative, for yasr copies its name into a hundred bytes.
_YASR_FILE = Path("/etc/yasr/yasr.conf")
_YASR = ["-C", "yasr.conf", "-s", "emacspeak server", "-p", "|./voice", "./launch"]

# What differs from Debian's settings: no names of punctuation marks, no smileys,
# no spelling, no sounds, no remote control. newLinePause, on as in Debian, says
# " , " between rows, by which rows() tells the lines of an utterance apart.
_FENRIR = ["-e", "-s", "/etc/fenrirscreenreader/settings/settings-pty.conf", "-o"]
_FENRIR.append(
    "sound#enabled=False;speech#driver=genericDriver;braille#enabled=False;"
    "speech#genericSpeechCommand=./voice fenrirText;general#shell=/bin/sh ./launch;"
    "general#punctuationLevel=none;general#emoticons=False;keyboard#wordEcho=False;"
    "general#autoSpellCheck=False;general#newLinePause=True;keyboard#charEcho=False;"
    "keyboard#interruptOnKeyPress=False;remote#driver=dummyDriver"
)

# TDSR is a script that finds its interpreter by PATH, and has to keep its name.
_TDSR = ["-s", "./voice", "./launch"]

_OF_ITSELF = (
    *("Start Fenrir", "pychant is not installed"),
    "tdsr, presented by Lighthouse of San Francisco",
    *("Screen reader on.", "audiogame frame.", "Shell.", "newline"),
)
"""Readers' own announcements; also Fenrir's that it cannot spell, when it is ready late, and
Orca's of the window."""

# This outlives the command, as a player's shell does: yasr kills its voice
# when its own child ends, often before the last words were taken.
LAUNCH = """\
#!/bin/sh
here=$PWD
cd {} && {}
echo $? > "$here/new" && mv "$here/new" "$here/status"
exec sleep 86400
"""


@dataclass(frozen=True)
class Spoken:
    """One fragment handed to the voice.

    Attributes:
        at: when the voice received it, in seconds of ``time.monotonic()``.
        text: the words, white space collapsed.
        stopped_at: when the reader next silenced the voice, in the same seconds,
            or None: yasr and TDSR do so at every key, fenrir with these settings never.
    """

    at: float
    text: str
    stopped_at: float | None = None


def available(kind: Kind) -> str | None:
    """Return why the reader of this name cannot run here, or None if it can."""
    if kind == "orca":
        from orca_terminal import missing_orca  # late: it is made of this one

        return missing_orca()
    if shutil.which(kind):
        return None
    if kind == "tdsr":
        return "tdsr is missing (a command of this name on the path, with pyte and wcwidth)"
    return f"{kind} is missing (apt install {kind})"


def skip_without_reader(kind: Kind) -> None:
    """Skip the test that runs where a reader is missing; TDSR is in no registry, and may be."""
    missing = available(kind)
    if missing and kind == "tdsr":
        pytest.skip(missing)
    skip_without(missing)


def rows(spoken: Iterable[Spoken]) -> list[str]:
    """Return the words of each row that a player heard, in order.

    Args:
        spoken: fragments in order; fenrir puts a comma with a space on both sides between rows.
    """
    pieces = (re.split(r"(?:^|\s+),(?=\s|$)", fragment.text) for fragment in spoken)
    return [words for found in pieces for piece in found if (words := plain(piece))]


def in_whole_rows(lines: Iterable[str], rows: Iterable[str]) -> bool:
    """Return whether each line was heard as one or more whole rows, without other rows.

    Args:
        lines: words of the lines told, in order.
        rows: words of the rows heard, in order.
    """
    left = iter(rows)
    for line in lines:
        heard = ""
        while heard != line:
            row = next(left, "")
            if not row or not line.startswith(heard := f"{heard} {row}".strip()):
                return False
    return next(left, None) is None


def plain(text: str) -> str:
    """Return the words of a line without punctuation, which readers may keep or drop."""
    return " ".join(re.findall(r"[^\W_]+", text.casefold()))


class ScreenReader:
    """A terminal, a screen reader in it, and a command that the reader reads."""

    def __init__(
        self,
        kind: Kind,
        directory: Path,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Prepare a reader without starting anything.

        Args:
            kind: the screen reader's name.
            directory: empty folder for settings and the log of the voice.
            columns: width of the terminal in characters.
            rows: height of the terminal in characters.
            env: the environment, this process's if None, but for TERM and LC_ALL.
        """
        self._kind = kind
        self._directory = directory.resolve()
        self._size = struct.pack("HHHH", rows, columns, 0, 0)
        self._mark = uuid.uuid4().hex
        self._env = dict(os.environ if env is None else env)
        self._env.setdefault("AUDIOGAME_SOUND", "off")
        self._env.update(TERM="linux", LC_ALL="C.UTF-8", SCREEN_READER_RUN=self._mark)
        if kind == "tdsr":  # it keeps its settings there, and runs in the Python of the tests
            path = f"{Path(sys.executable).parent}{os.pathsep}{self._env.get('PATH', '')}"
            self._env.update(HOME=str(self._directory), PATH=path)
        self._process: subprocess.Popen[bytes] | None = None
        self._drain = threading.Thread(target=self._read, daemon=True)
        self._master, self._changed = -1, 0.0
        self._output = bytearray()
        self._known: tuple[int, list[Spoken]] = (0, [])

    def __enter__(self) -> Self:
        """Return the reader itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """Close the reader."""
        self.close()

    def start(self, command: Sequence[str], timeout: float = 60.0) -> None:
        """Start the reader with the command in it and wait until it listens.

        Args:
            command: program and arguments, run in this process's folder.
            timeout: longest wait for the reader, in seconds.
        """
        files = {
            "voice.py": _VOICE,
            "voice": _SHELL.format(shlex.quote(sys.executable)),
            "launch": LAUNCH.format(shlex.quote(str(Path.cwd())), shlex.join(command)),
        }
        arguments = _TDSR if self._kind == "tdsr" else _FENRIR
        if self._kind == "yasr":
            arguments = _YASR
            files["yasr.conf"] = _YASR_FILE.read_text("utf-8").partition("[dict]")[0]
        for name, text in files.items():
            (self._directory / name).write_text(text, encoding="utf-8")
            (self._directory / name).chmod(0o700)
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, self._size)
        self._process = subprocess.Popen(
            [self._kind, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=self._directory,
            env=self._env,
            start_new_session=True,
        )
        os.close(slave)
        self._drain.start()
        # All readers use the voice at once: yasr to set it up, the others to greet.
        if not self._until(lambda: bool(self._log()), timeout):
            raise TimeoutError(f"{self._kind} did not start: {self.screen()!r}")
        self._changed = time.monotonic()

    @property
    def pid(self) -> int:
        """Process id of the reader, an ancestor of its voice and of the command."""
        assert self._process is not None
        return self._process.pid

    def press(self, keys: str | bytes, then_wait: float = 0.3) -> None:
        """Send one key and pause as a person does.

        Args:
            keys: characters or bytes of one key; readers take one write for one key.
            then_wait: pause afterwards, in seconds.
        """
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)
        self._changed = time.monotonic()
        time.sleep(then_wait)

    def wait_for(self, words: str, timeout: float = 60.0) -> bool:
        """Wait until plain words are heard; return False after timeout seconds."""
        return self._until(
            lambda: plain(words) in plain(" ".join(s.text for s in self.spoken())),
            timeout,
        )

    def wait_until_quiet(self, seconds: float = 0.5, timeout: float = 60.0) -> bool:
        """Wait for `seconds` of silence; return False after timeout seconds."""

        def quiet() -> bool:
            noted = [float(line.split(" ", 1)[0]) for line in self._log()[-1:]]
            return time.monotonic() - max(self._changed, *noted, 0.0) >= seconds

        return self._until(quiet, timeout)

    def wait_exit(self, timeout: float = 60.0) -> int | None:
        """Return the exit status, or None if it runs on for timeout seconds."""
        status = self._directory / "status"
        return int(status.read_text()) if self._until(status.exists, timeout) else None

    def spoken(self) -> list[Spoken]:
        """Return the fragments handed to the voice so far, in order."""
        log = self._log()
        if len(log) != self._known[0]:
            self._known = (len(log), self._fragments(log))
        return self._known[1]

    @staticmethod
    def _fragments(log: list[str]) -> list[Spoken]:
        found: list[Spoken] = []
        stopped = None
        for line in reversed(log):
            stamp, _, order = line.partition(" ")
            if order == "s":
                stopped = float(stamp)
            said = re.fullmatch(r"[ql] \{(.*)\}", order)
            text = " ".join(said[1].split()) if said else ""
            if text and text not in _OF_ITSELF:
                found.append(Spoken(float(stamp), text, stopped))
        return found[::-1]

    def screen(self) -> bytes:
        """Return every byte the terminal received."""
        return bytes(self._output)

    def close(self) -> None:
        """End the reader, the command, the voice and all their children."""
        if self._process is None:
            return
        self._end_marked()
        self._process.wait(timeout=5.0)
        self._drain.join(timeout=5.0)
        os.close(self._master)
        self._process = None

    def _end_marked(self) -> None:
        # Readers open sessions of their own, so no process group holds all; a
        # mark in the environment does. Processes may start others meanwhile.
        for attempt in range(100):
            marked = self._marked()
            for number in marked:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL if attempt > 20 else signal.SIGTERM)
            if not marked and (self._process is None or self._process.poll() is not None):
                break
            time.sleep(0.02)

    def _read(self) -> None:
        with contextlib.suppress(OSError):  # the terminal's last program has ended
            while piece := os.read(self._master, 65536):
                self._output += piece
                self._changed = time.monotonic()

    def _log(self) -> list[str]:
        log = self._directory / "voice.log"
        text = log.read_text("utf-8", errors="replace") if log.exists() else ""
        return text.split("\n")[:-1]  # the last may be half written

    def _marked(self) -> list[int]:
        mark = f"SCREEN_READER_RUN={self._mark}".encode()
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):  # ended meanwhile, or another user's
                if mark in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
        return found

    @staticmethod
    def _until(condition: Callable[[], bool], timeout: float) -> bool:
        end = time.monotonic() + timeout
        while not (done := condition()) and time.monotonic() < end:
            time.sleep(0.02)
        return done


RATE = 18.0
"""Characters a second that a reader reads, as the program estimates by default."""
TOGETHER = 0.02
"""Seconds in which rows are read as one text."""


@dataclass
class CuttingReader(Tdsr):
    """The model of TDSR, reading in time: a row that comes while it reads, or a key, ends that.

    What it has not read by then is never heard.
    """

    _reading: list[tuple[float, Cell]] = field(default_factory=list)
    """The characters that it reads now, with the times at which each has been read."""
    _begun: float = 0.0

    @property
    def waiting(self) -> set[int]:
        """Numbers of the characters that it will have read, unless it is cut off."""
        return super().waiting | {cell.number for _, cell in self._reading}

    def key(self, typed: str, at: float) -> None:
        """Process one write of the keyboard, which cuts it off."""
        self.wait(at)
        self._reading.clear()
        super().key(typed, at)

    def wait(self, until: float) -> None:
        """Advance the time."""
        super().wait(until)
        self._read(until)

    def _say(self, cells: list[Cell]) -> None:
        self._read(self.at)
        if self.at > self._begun + TOGETHER:
            self._reading.clear()
            self._begun = self.at
        begins = self._reading[-1][0] if self._reading else self.at
        self._reading += ((begins + place / RATE, cell) for place, cell in enumerate(cells, 1))
        self.spoken.append("".join(cell.char for cell in cells).strip() or "blank")

    def _read(self, until: float) -> None:
        done = [cell.number for at, cell in self._reading if at <= until]
        self.heard.update(done)
        del self._reading[: len(done)]


@contextlib.contextmanager
def program_under(
    kind: Kind, folder: Path, *arguments: str, columns: int, timeout: float = 60.0
) -> Iterator[tuple[ScreenReader, Path]]:
    """Run the program under a screen reader; yields the reader and where each line is written.

    Args:
        kind: the reader's name; without it the test is skipped.
        folder: of the test; the program's data folder is `data` in it, and `voice.txt` has what
            its own voice says.
        arguments: of `audiogame`.
        columns: of the terminal.
        timeout: longest wait for the reader, in seconds.
    """
    from orca_terminal import OrcaTerminal  # late: it is made of this one

    skip_without_reader(kind)
    (folder / "reader").mkdir()
    transcript = folder / "transcript.txt"
    own_voice = f"{RECORDED}={folder / 'voice.txt'}"
    command = ["env", own_voice, sys.executable, "-m", "audiogame", *arguments]
    command += ["--data", str(folder / "data"), "--transcript", str(transcript)]
    place = folder / "reader"
    made = OrcaTerminal(place, columns) if kind == "orca" else ScreenReader(kind, place, columns)
    with made as reader:
        reader.start(command, timeout)
        yield reader, transcript
