"""A terminal with accessibility (VTE), read by the real Orca, whose speech is logged.

The rig that runs Orca unattended is no part of this repository: AUDIOGAME_ORCA_RIG names its
folder.  It starts a browser last; here it starts a window with a terminal instead.
"""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from orca_walk import VARIABLE, X_NAMES
from screen_reader import LAUNCH, ScreenReader

NEEDED = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon")
VTE = Path("/usr/lib/x86_64-linux-gnu/girepository-1.0/Vte-2.91.typelib")
PYTHON = "/usr/bin/python3"
"""The Python of the system, which has the GTK packages."""
STARTS = 3
VOICE = 2000.0
"""Characters a second of the voice; whether lines are spoken to the end is not judged."""
TITLE = "audiogame"
SHELL = "Shell."
"""Text in the terminal before the command."""
WINDOW = """\
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte
title, columns, rows, *command = sys.argv[1:]
window, terminal = Gtk.Window(title=title), Vte.Terminal()
terminal.set_size(int(columns), int(rows))
terminal.set_font_scale(0.5)
window.add(terminal)
flags = Vte.PtyFlags.DEFAULT, None, command, None, GLib.SpawnFlags.DEFAULT
terminal.spawn_async(*flags, None, None, -1, None, None)
window.show_all()
terminal.grab_focus()
Gtk.main()
"""
KEYS = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[3~": "Delete",
    "\x1b[6~": "Next",
    "\x1b[1;5C": "ctrl+Right",
    "\x1b[1;5D": "ctrl+Left",
    "\x7f": "BackSpace",
    "\x03": "ctrl+c",
    "\r": "enter",
    "\t": "tab",
    " ": "space",
    "?": "question",
    ",": "comma",
    ".": "period",
    "<": "less",
    ">": "greater",
    "[": "bracketleft",
    "]": "bracketright",
}
"""Names of keys by the characters they send."""


def missing_orca() -> str | None:
    """Return what is missing for a terminal read by Orca; None if nothing is."""
    if VARIABLE not in os.environ:
        return f"{VARIABLE} names no folder with the rig of Orca."
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if not list(VTE.parents[2].glob(f"*/girepository-1.0/{VTE.name}")):
        missing.append("gir1.2-vte-2.91")
    return f"For Orca are missing: {', '.join(missing)}." if missing else None


class OrcaTerminal(ScreenReader):
    """A terminal with accessibility, Orca beside it, and a command that Orca reads.

    Args:
        directory: empty folder for the window's program.
        columns: width of the terminal in characters.
        rows: height of the terminal in characters.
        env: the environment of the command, this process's if None.
        echo: whether Orca says each key.
    """

    def __init__(
        self,
        directory: Path,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
        echo: bool = False,
    ) -> None:
        super().__init__("orca", directory, columns, rows, env)
        self._shape = str(columns), str(rows)
        self._echo = echo
        self._rig: Any = None
        self._kept: list[str] = []
        """Orca's speech, saved when the reader is closed."""

    def start(self, command: Sequence[str], timeout: float = 60.0) -> None:
        # A player types the command in a focused window: before the first key Orca reads no
        # output.
        waiting = f"printf {SHELL}; read typed"
        launch = LAUNCH.format(f"{shlex.quote(str(Path.cwd()))} && {waiting}", shlex.join(command))
        for name, text in (("launch", launch), ("window.py", WINDOW)):
            (self._directory / name).write_text(text, encoding="utf-8")
            (self._directory / name).chmod(0o700)
        for left in reversed(range(STARTS)):  # a busy machine is not always in time
            try:
                self._begin(timeout)
            except RuntimeError:
                self.close()
                if not left:
                    raise
            else:
                return

    def _begin(self, timeout: float) -> None:
        if (folder := os.environ[VARIABLE]) not in sys.path:
            sys.path.insert(0, folder)
        module = importlib.import_module("orca_rig")
        window = [PYTHON, "-I", str(self._directory / "window.py"), TITLE, *self._shape]
        here, environ = self._directory, self._env

        class Rig(module.OrcaRig):  # type: ignore[name-defined,misc]  # it is found at run time
            def _run(self, name: str, command: list[str], **more: object) -> object:
                if name == "xvfb":  # wide enough for the widest terminal, so that all is in sight
                    command = [one.replace("1024x", "4000x") for one in command]
                if name == "chromium":
                    theirs: dict[str, str] = vars(self)["env"]
                    setattr(self, "env", {**environ, **theirs, "PATH": environ["PATH"]})  # noqa: B010
                    more, command = {"cwd": here}, [*window, str(here / "launch")]
                return super()._run(name, command, **more)

        rig = Rig("", VOICE, settings={"enableKeyEcho": self._echo})
        rig.__enter__()
        self._rig = rig
        rig.wait_page(TITLE, timeout)
        if not self._until(lambda: SHELL in " ".join(self._log()), timeout):
            raise RuntimeError(f"The window has no focus: {self._log()}")
        self.press("\r", then_wait=0.0)
        self._changed = time.monotonic()

    def press(self, keys: str | bytes, then_wait: float = 0.3) -> None:
        typed = keys.decode() if isinstance(keys, bytes) else keys
        name = KEYS.get(typed, typed)
        self._rig.key(X_NAMES.get(name, name))
        self._changed = time.monotonic()
        time.sleep(then_wait)

    def screen(self) -> bytes:
        """Return the output of the window's program, as VTE does not report its screen."""
        return bytes(self._rig.log("chromium"), "utf-8") if self._rig else b""

    def close(self) -> None:
        if self._rig is not None:
            rig, self._rig = self._rig, None
            self._kept = self._records(rig)
            rig.__exit__()
            self._end_marked()

    def _log(self) -> list[str]:
        return self._kept if self._rig is None else self._records(self._rig)

    @staticmethod
    def _records(rig: Any) -> list[str]:
        """Return Orca's speech on the terminal, in the log format of the other readers' voices."""
        noted = []
        for one in rig.voice.records:
            rows = " , ".join(filter(None, map(str.strip, one["text"].split("\n"))))
            noted.append(f"{one['t']:.6f} " + ("s" if one["op"] == "cancel" else f"q {{{rows}}}"))
        return noted
