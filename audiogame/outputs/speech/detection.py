"""Detect a screen reader, and so choose how lines are spoken."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from audiogame.outputs.readers import (
    BRLTTY,
    FENRIR,
    NARRATOR,
    ORCA,
    READERS,
    UNKNOWN,
    VOICEOVER,
    Reader,
)
from audiogame.outputs.speech.apartment import apartment
from audiogame.rules.fault import Reason
from audiogame.rules.value import Value, made_by

TERMINAL_READERS = ("tdsr", "yasr", "fenrir")
BRLAPI = Path("/var/lib/BrlAPI")
BRLAPI_PORT = 4101
"""Where BRLTTY listens if it does not use a socket file."""
SHORT = 0.5
"""Seconds that another program may take to answer."""


class Detected(Value):
    """The best way to speak lines here.

    Args:
        mode: "lines", "direct" or "voice".
        why: the evidence.
        sure: whether a reader was found; that none was found is not certain.
    """

    mode: str
    why: Reason
    sure: bool = True


class Surroundings(Value):
    """The environment that detection examines.

    Args:
        environ: the environment.
        platform: as in `sys.platform`.
        parents: yields the names of this process's ancestors, the nearest first.
        running: returns whether a process of such a name runs for this user.
        ask: runs a command and returns what it prints; empty if it fails.
        exists: returns whether a file or folder is there and not empty.
        reader_speaks: returns the name of the screen reader that accessible-output2 finds; empty
            without.
        windows_flag: returns which reader Windows reports: "narrator", "other" or "".
        listens: returns whether a program of this machine listens at a port.
    """

    environ: Mapping[str, str] = made_by(lambda: os.environ)
    platform: str = sys.platform
    parents: Callable[[int], Iterator[str]] = made_by(lambda: ancestors)
    running: Callable[[str], bool] = made_by(lambda: process_runs)
    ask: Callable[[list[str]], str] = made_by(lambda: ask)
    exists: Callable[[Path], bool] = made_by(lambda: filled)
    reader_speaks: Callable[[], str] = made_by(lambda: accessible_reader)
    windows_flag: Callable[[], str] = made_by(lambda: windows_reader)
    listens: Callable[[int], bool] = made_by(lambda: listens)


def detect(here: Surroundings | None = None) -> Detected:
    """Detect how lines are best spoken here."""
    here = Surroundings() if here is None else here
    match here.platform:
        case "win32":
            return _on_windows(here)
        case "darwin":
            return _on_macos(here)
    return _on_linux(here)


def _on_windows(here: Surroundings) -> Detected:
    reader = here.reader_speaks()
    if reader:
        return Detected("direct", Reason("reader-can-be-spoken-to", name=reader))
    flag = here.windows_flag()
    if flag:
        return Detected("lines", Reason("reader-of-windows", found=flag))
    return Detected("voice", Reason("no-reader-found"), sure=False)


def _on_macos(here: Surroundings) -> Detected:
    for name in _names(here):
        if name in TERMINAL_READERS:
            return Detected("lines", Reason("reader-of-terminal", name=name))
    if here.environ.get("SSH_CONNECTION"):
        return Detected("lines", Reason("reader-far-away"))
    if here.running("VoiceOver"):
        return Detected("lines", Reason("reader-reads-lines", name="VoiceOver"))
    return Detected("voice", Reason("voiceover-off"), sure=False)


def _on_linux(here: Surroundings) -> Detected:
    environ = here.environ
    if environ.get("WSL_DISTRO_NAME"):
        return Detected("lines", Reason("reader-outside-wsl"))
    for name in _names(here):
        if name in TERMINAL_READERS:
            return Detected("lines", Reason("reader-of-terminal", name=name))
    if environ.get("SSH_CONNECTION"):
        return Detected("lines", Reason("reader-far-away"))
    if environ.get("TERM") == "linux":
        return Detected("lines", Reason("reader-of-console"))
    if here.running("orca") or "true" in here.ask(_ORCA):
        return Detected("lines", Reason("reader-reads-lines", name="Orca"))
    if here.exists(BRLAPI):
        return Detected("lines", Reason("brltty-serves-display"))
    return Detected("voice", Reason("no-reader-found"), sure=False)


def reader_here(here: Surroundings | None = None) -> Reader:
    """Detect the reader of this terminal: one around it, of the text console, or of the desktop.

    Over ssh the remote player may use another reader, so one found on this machine is ignored.
    """
    here = Surroundings() if here is None else here
    if here.platform == "win32":
        flag = here.windows_flag()
        if flag == NARRATOR.name:
            return NARRATOR
        return READERS.get(here.reader_speaks().casefold(), UNKNOWN) if flag else UNKNOWN
    if here.environ.get("WSL_DISTRO_NAME"):
        return UNKNOWN
    for name in _names(here):
        if name in TERMINAL_READERS:
            return READERS[name]
    if here.environ.get("SSH_CONNECTION"):
        return UNKNOWN
    if here.environ.get("TERM") == "linux":
        run = here.ask(["pgrep", "-l", "-x", "fenrir|brltty"]).split()
        # Where both run, handling it as BRLTTY would silence Fenrir.
        return next((one for one in (FENRIR, BRLTTY) if one.name in run), UNKNOWN)
    if here.platform == "darwin":
        return VOICEOVER if here.running("VoiceOver") else UNKNOWN
    return ORCA if here.running("orca") else UNKNOWN


def braille_found(here: Surroundings | None = None) -> Reason:
    """Return the evidence of a braille display, as far as programs can detect one."""
    here = Surroundings() if here is None else here
    if here.platform == "win32" and (reader := here.reader_speaks()):
        return Reason("braille-by-reader", name=reader)
    if here.platform == "darwin" and here.running("VoiceOver"):
        return Reason("braille-by-reader", name="VoiceOver")
    if here.exists(BRLAPI) or here.listens(BRLAPI_PORT):
        return Reason("braille-brltty-serves")
    if here.ask(["pgrep", "-x", "brltty"]).strip():
        return Reason("braille-brltty-runs")
    return Reason("braille-nothing")


_ORCA = [
    *("gdbus", "call", "--session", "--timeout", "1", "--dest", "org.a11y.Bus"),
    *("--object-path", "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Get"),
    *("org.a11y.Status", "ScreenReaderEnabled"),
]


def _names(here: Surroundings) -> Iterator[str]:
    """Yield the names of ancestors; in tmux and screen also those of the attached terminals."""
    yield from here.parents(os.getpid())
    asked = {"TMUX": ["tmux", "list-clients", "-F", "#{client_pid}"]}
    asked["STY"] = ["pgrep", "-x", "screen"]
    for variable, command in asked.items():
        for number in here.ask(command).split() if here.environ.get(variable) else ():
            if number.isdecimal():
                yield from here.parents(int(number))


def ancestors(pid: int) -> Iterator[str]:
    """Yield the names of a process and its ancestors, from /proc or else from ps."""
    if not Path("/proc/self/stat").exists():
        yield from ancestors_by_ps(pid) if sys.platform != "win32" else ()
        return
    for _ in range(100):
        try:
            status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
            command = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        except OSError:
            return
        name, _, rest = status.partition("(")[2].rpartition(")")
        yield name
        # A reader written in Python runs as Python: its script is the second word.
        for word in command[:3]:
            yield Path(word.decode("utf-8", "replace")).name
        pid = int(rest.split()[1])
        if pid <= 1:
            return


def ancestors_by_ps(pid: int) -> Iterator[str]:
    """Yield the names of a process and its ancestors, as ps lists them."""
    parents: dict[int, tuple[int, list[str]]] = {}
    # Wide, or ps cuts each row at the terminal's width.
    for row in ask(["ps", "-A", "-ww", "-o", "pid=,ppid=,command="]).splitlines():
        number, parent, *command = row.split()
        parents[int(number)] = int(parent), command
    while pid > 1 and pid in parents:
        pid, command = parents.pop(pid)
        for word in command[:3]:
            yield Path(word).name


def process_runs(name: str) -> bool:
    """Return whether a process of that name runs for this user."""
    if sys.platform == "win32":
        return False
    return bool(ask(["pgrep", "-u", str(os.getuid()), "-x", name]).strip())


def ask(command: list[str]) -> str:
    """Run a command and return what it prints; empty if it fails or takes long."""
    import subprocess  # late: most terminals are known without

    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SHORT,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def listens(port: int) -> bool:
    """Return whether a program of this machine accepts connections at a port."""
    import socket

    try:
        socket.create_connection(("127.0.0.1", port), SHORT).close()
    except OSError:
        return False
    return True


def filled(path: Path) -> bool:
    """Return whether there is a folder that is not empty."""
    try:
        return any(path.iterdir())
    except OSError:
        return False


def accessible_reader() -> str:
    """Return the name of the screen reader that accessible-output2 finds; empty without."""
    # late: Windows alone asks it
    from audiogame.outputs.speech.accessible import AccessibleOutput

    with apartment():
        try:
            voice = AccessibleOutput()
        except Exception:  # no reader, or a library that does not load here
            return ""
        name = voice.name
        voice.close()
        del voice
        return name


def windows_reader() -> str:
    """Return the reader that Windows reports but cannot be called: "narrator", "other" or ""."""
    if sys.platform != "win32":
        return ""
    import ctypes

    get_screen_reader, synchronize = 0x0046, 0x00100000
    mutex = ctypes.windll.kernel32.OpenMutexW(synchronize, False, "NarratorRunning")
    if mutex:
        ctypes.windll.kernel32.CloseHandle(mutex)
        return "narrator"
    on = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(on), 0)
    return "other" if on.value else ""
