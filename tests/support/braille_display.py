"""A braille display under the real BRLTTY, which reads a terminal with a program in it.

The screen driver `sc` reads the shared memory of a patched GNU `screen`, which Debian does not
package; here an emulated terminal fills it.  The braille driver `vr` reports each cell as text.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import socket
import subprocess
from pathlib import Path

from emulated_terminal import EmulatedTerminal
from terminal import Terminal

COLUMNS, ROWS = 80, 24
SHELL = "Shell."
"""Text in the terminal before the program starts."""
SIZE = 4 + 66 * 132 * 2
"""Bytes of the shared memory: size and cursor, characters, then attributes."""
START = 20.0
"""Timeout in seconds of the first row on the display, on a busy machine too."""
SHOWS = 0.15
"""Seconds in which BRLTTY shows a row: it polls the screen each 40 ms."""
_CREATE, _REMOVE = 0o1600, 0
_VISUAL = re.compile(r'^Visual "(.*)"$', re.MULTILINE)


def missing_brltty() -> str | None:
    """Return what is missing to run BRLTTY; None if nothing is."""
    return None if shutil.which("brltty") else "brltty is missing (apt install brltty)"


class BrailleDisplay(Terminal):
    """A program in a terminal, and a display that shows the row of its cursor.

    Args:
        arguments: of `audiogame`.
        folder: empty folder for the files of BRLTTY.
        cells: width of the display.
    """

    def __init__(self, *arguments: str, folder: Path, cells: int) -> None:
        folder.mkdir()
        self._emulated = EmulatedTerminal(COLUMNS, ROWS)
        self._emulated.write(SHELL)
        self._fed = 0
        self._told = ""
        self._connection: socket.socket | None = None
        libc = self._libc = ctypes.CDLL(None, use_errno=True)
        libc.shmat.restype = ctypes.c_void_p
        libc.shmdt.argtypes = [ctypes.c_void_p]
        # BRLTTY looks for a segment of its user, by the home folder.
        key = libc.ftok(str(folder).encode(), ord("b"))
        self._segment = libc.shmget(key, SIZE, _CREATE)
        self._address = libc.shmat(self._segment, None, 0)
        self._memory = (ctypes.c_ubyte * SIZE).from_address(self._address)
        self._keep()
        self._brltty = self._begin(folder, cells)
        # BRLTTY reads the text console by itself.
        super().__init__(*arguments, columns=COLUMNS, env={"TERM": "linux"})

    def _begin(self, folder: Path, cells: int) -> subprocess.Popen[bytes]:
        (folder / "brltty.conf").touch()
        with socket.socket(socket.AF_UNIX) as server, (folder / "log").open("wb") as log:
            server.bind(str(folder / "display"))
            server.listen(1)
            server.settimeout(START)
            options = {
                "-f": folder / "brltty.conf",
                "-F": folder / "preferences",
                "-P": folder / "pid",
                "-U": folder,
                "-W": folder,
                "-x": "sc",
                "-b": "vr",
                "-d": f"client:{folder / 'display'}",
                "-s": "no",
                "-M": "1",
            }
            typed = [word for pair in options.items() for word in map(str, pair)]
            brltty = subprocess.Popen(
                ["brltty", "-n", "-e", "-N", "-q", "-Z", *typed],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": str(folder)},
            )
            self._connection, _ = server.accept()
        self._connection.settimeout(START)
        self._connection.sendall(f"cells {cells}\n".encode())
        while SHELL not in self.shown:
            piece = self._connection.recv(65536)
            assert piece, "BRLTTY has ended"
            self._told += piece.decode("utf-8", "replace")
        self._connection.setblocking(False)
        return brltty

    @property
    def shown(self) -> list[str]:
        """Every content of the display, in order."""
        return [cells.replace('\\"', '"').strip() for cells in _VISUAL.findall(self._told)]

    @property
    def row(self) -> str:
        """The row of the terminal with the cursor."""
        return self._emulated.rows[self._emulated.row].strip()

    def read(self, seconds: float) -> str:
        """Read the terminal for some seconds, and record the display."""
        text = super().read(seconds)
        fresh = self.output[self._fed :].decode("utf-8", "ignore")
        if fresh:
            self._fed = len(self.output)
            self._emulated.write(fresh.replace("\r\n", "\n"))
            self._keep()
        try:
            while self._connection is not None and (piece := self._connection.recv(65536)):
                self._told += piece.decode("utf-8", "replace")
        except BlockingIOError:
            pass
        return text

    def feel(self, key: str) -> None:
        """Press a key, and wait until the display shows its effect."""
        self.press(key, then_wait=SHOWS)
        self.read(SHOWS)

    def _keep(self) -> None:
        """Write the screen to the shared memory that BRLTTY reads."""
        emulated = self._emulated
        top = max(len(emulated.rows) - ROWS, 0)
        rows = [*emulated.rows[top:], *[""] * ROWS][:ROWS]
        text = "".join(row.ljust(COLUMNS) for row in rows).encode("latin-1", "replace")
        shape = bytes((COLUMNS, ROWS, min(emulated.column, COLUMNS - 1), emulated.row - top))
        kept = shape + text + b"\x07" * len(text) + b"\0\0"
        self._memory[: len(kept)] = list(kept)

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        self._brltty.terminate()
        self._brltty.wait(10.0)
        if self._connection is not None:
            self._connection.close()
        self._libc.shmdt(self._address)
        self._libc.shmctl(self._segment, _REMOVE, None)
