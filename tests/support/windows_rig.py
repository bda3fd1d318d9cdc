"""A Python for Windows under Wine, with the program installed in it, and a stand-in for NVDA."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from terminal import Terminal, been_here

from audiogame.console.user_data import BREATH
from audiogame.play.choosing import HELD
from audiogame.settings import Settings, save_settings

FOLDER = "AUDIOGAME_WINDOWS"
"""The environment variable that names the rig's folder."""
QUIET = {"WINEDLLOVERRIDES": "winealsa.drv="}
"""The library of sounds under Wine complains on the terminal where there is no sound device."""
PATIENCE = 240.0
"""Seconds to wait for what takes some ten on a quiet machine."""
LIBRARY = "Lib/site-packages/accessible_output2/lib/nvdaControllerClient64.dll"
VOICE_NEWS = ("NVDA speaks now", "No voice can speak here", "The screen reader has stopped")
"""Beginnings of lines about the voice itself, which a slow or a silent start adds."""


def windows_path(path: Path) -> str:
    """Return the name that a file of this machine has under Wine."""
    return "Z:" + str(path).replace("/", "\\")


class Rig:
    """The rig of `AUDIOGAME_WINDOWS`.

    Args:
        folder: where it was made.
    """

    def __init__(self, folder: Path) -> None:
        self.console = (str(folder / "console"),)
        """The command of the installed program."""
        self.python = (str(folder / "python"),)
        self.program = windows_path(folder / "py" / "Scripts" / "audiogame.exe")
        """The program's own file, as Windows calls it."""
        self.interpreter = windows_path(folder / "py" / "python.exe")
        """That of its Python."""
        self.wine = {"WINEPREFIX": str(folder / "prefix"), "WINEDEBUG": "-all"}
        """The environment in which other programs of Windows run there, by `wine`."""
        assert (folder / "py" / "Scripts" / "audiogame.exe").exists(), "the program is missing"
        nvda = folder / "nvda" / "nvdaControllerClient64.dll"
        library = folder / "py" / LIBRARY
        if library.read_bytes() != nvda.read_bytes():
            shutil.copy(nvda, library)

    @staticmethod
    def environment(env: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the environment of a program there, which keeps what it has compiled."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        return {**kept, **QUIET, **(env or {})}

    def terminal(
        self,
        data: Path,
        *arguments: str,
        env: Mapping[str, str] | None = None,
        settings: Settings | None = None,
    ) -> Terminal:
        """Start the program in a Windows console with keys.

        Args:
            data: its folder.
            arguments: of `audiogame`.
            env: added to the environment.
            settings: the player's, saved before; None for those that are there.
        """
        data.mkdir(parents=True, exist_ok=True)
        if settings is not None:
            save_settings(data / "settings.toml", settings)
        been_here(data)
        return Terminal(
            *arguments,
            *("--data", windows_path(data)),
            env={"PYTHONDONTWRITEBYTECODE": "", **QUIET, **(env or {})},
            newcomer=True,
            command=self.console,
        )

    def run(self, *arguments: str, env: Mapping[str, str] | None = None) -> str:
        """Run the rig's Python to its end; return what it prints.

        Its output is a pipe: the console of Wine loses handles that are files.
        """
        with self.started(*arguments, env=env) as process:
            out, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, out
        return out.replace("\r\n", "\n")

    @contextlib.contextmanager
    def started(
        self, *arguments: str, env: Mapping[str, str] | None = None
    ) -> Iterator[subprocess.Popen[str]]:
        """Start the rig's Python, with pipes; end it at the end."""
        process = subprocess.Popen(
            [*self.python, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment(env),
            text=True,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            kill(process)
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()


def kill(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Kill a program of the rig with the processes that it has started, as Windows would."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, 9)
    process.wait()


def the_rig() -> Rig:
    """Return the rig, or skip the test that runs where there is none."""
    folder = os.environ.get(FOLDER)
    if not folder:  # also in CI, which has no other place to take it from
        pytest.skip(f"{FOLDER} names no Python for Windows")
    return Rig(Path(folder))


def until(happened: object, what: str, *terminals: Terminal) -> None:
    """Wait until a function returns something true; read the terminals meanwhile.

    Raises:
        AssertionError: it has not in time.
    """
    assert callable(happened)
    end = time.monotonic() + PATIENCE
    while not happened():
        shown = "\n".join(one.text[-2000:] for one in terminals)
        assert time.monotonic() < end, f"{what}\n{shown}"
        for one in terminals:
            one.read(0.01)
        time.sleep(0.02)


def answer(terminal: Terminal, key: str, words: str) -> None:
    """Press a key until it is answered in these words: one that comes with its question is early.

    Raises:
        AssertionError: it is not.
    """
    while words not in terminal.text:
        refused = too_early(terminal)
        terminal.press(key, RELEASED)
        until(
            lambda refused=refused: words in terminal.text or too_early(terminal) > refused,
            f"{key} is not answered by {words}",
            terminal,
        )


RELEASED = 2 * HELD
"""Seconds before the same key is pressed again, which would count as held down."""
EARLY = "Too soon"
"""The beginning of the answer to a key that came before its question."""
UNHEARD = "maybe not heard:"
"""Words of the answer to a key that came before what it chooses was heard."""


def too_early(terminal: Terminal) -> int:
    """Return how many keys came so early that they count for nothing."""
    return terminal.text.count(EARLY) + terminal.text.count(UNHEARD)


@dataclass(frozen=True)
class Call:
    """A call of NVDA's controller.

    Args:
        at: the time, as in `time.time`, of which it has the milliseconds.
        what: "speak", "braille" or "cancel".
        text: that it was given.
    """

    at: float
    what: str
    text: str


class Nvda:
    """The stand-in for NVDA: it is there while a file is, and writes down what it is told.

    Args:
        folder: for its files.
    """

    def __init__(self, folder: Path) -> None:
        self.log = folder / "nvda.log"
        self.log.touch()
        self._on = folder / "nvda.log.on"
        self.env = {
            "NVDA_LOG": windows_path(self.log),
            "AUDIOGAME_SPEECH": "direct",
            "AUDIOGAME_SOUND": "off",
        }
        self._begun = datetime.now(UTC)
        self._read: tuple[int, list[Call]] = (0, [])

    def start(self) -> None:
        """Start NVDA, as its user does."""
        self._on.touch()

    def end(self) -> None:
        """End NVDA."""
        self._on.unlink(missing_ok=True)

    @property
    def calls(self) -> list[Call]:
        """All calls, in their order."""
        size = self.log.stat().st_size
        if size == self._read[0]:
            return self._read[1]
        made = []
        last = self._begun
        for row in self.log.read_text(encoding="utf-8").split("\n")[:-1]:
            when, what, text = row.split(" ", 2)
            hour, minute, second = when.split(":")
            at = last.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
            at += timedelta(seconds=float(second))
            if at < last - timedelta(hours=12):  # past midnight
                at += timedelta(days=1)
            last = max(last, at)
            made.append(Call(at.timestamp(), what, text))
        self._read = size, made
        return made

    @property
    def spoken(self) -> list[str]:
        """Everything handed over to be spoken, also what a key has cut off."""
        return [call.text for call in self.calls if call.what == "speak"]


class Hearing:
    """The lines that a player of NVDA hears, judged by the times of its calls.

    Args:
        calls: of NVDA.
        rate: characters a second, as the settings say.
    """

    def __init__(self, calls: list[Call], rate: float) -> None:
        self.lines: list[str] = []
        """The lines, each once: one that was cut off may be said again."""
        self.early: list[str] = []
        """Lines that came before the one before them was estimated to begin."""
        self.ahead: list[str] = []
        """Lines that came before the one before them was estimated to end."""
        self.quiet_at = 0.0
        """When the last line is estimated to end."""
        begun, cut = 0.0, list[str]()
        recent = list[tuple[str, float]]()
        for call in calls:
            match call.what:
                case "cancel":
                    cut += [text for text, end in recent if end > call.at - SLIP]
                    recent = []
                    begun = self.quiet_at = call.at
                case "speak":
                    if call.at < begun - SLIP:
                        self.early.append(call.text)
                    if call.at < self.quiet_at - SLIP:
                        self.ahead.append(call.text)
                    begun = max(call.at, self.quiet_at)
                    self.quiet_at = begun + BREATH + len(call.text) / rate
                    recent = [*recent[-1:], (call.text, self.quiet_at)]
                    if call.text in cut:
                        cut.remove(call.text)
                    else:
                        self.lines.append(call.text)


SLIP = 0.03
"""Seconds between a call and its writing down, and between two estimates of the program."""


def of_the_game(lines: list[str]) -> list[str]:
    """Return lines without those about the voice itself."""
    return [line for line in lines if not line.startswith(VOICE_NEWS)]
