"""A private speech-dispatcher without sound, whose voice logs its texts."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Self

# `begin` and `end` lines with the time; a cancelled utterance has no end line.
_CAPTURE = """\
#!/bin/sh
exec python3 -I -S {voice} "$1" {log} {speed}
"""
_VOICE = """\
import os, signal, sys, time
text, log, speed = sys.argv[1], sys.argv[2], float(sys.argv[3])
def note(what):
    with open(log, "ab", 0) as file:
        file.write(("%.6f %s %s\\n" % (time.monotonic(), what, text)).encode("utf-8", "replace"))
note("begin")
time.sleep(len(text) * speed)
note("end")
"""
_SERVER_CONF = """\
LogLevel 3
LogDir "default"
DisableAutoSpawn
DefaultVolume 100
SymbolsPreproc "none"
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "capture" "sd_generic" "capture.conf"
DefaultModule capture
"""
_MODULE_CONF = """\
GenericExecuteSynth "{capture} \\'$DATA\\'"
GenericMaxChunkLength 100000
GenericDelimiters "\x1f"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "cap"
DefaultVoice "cap"
"""


def missing_server() -> str:
    """Return why no server can run here; empty if it can."""
    if shutil.which("speech-dispatcher") is None:
        return "the package speech-dispatcher is not installed"
    if not any(Path("/usr").glob("lib*/**/speech-dispatcher-modules/sd_generic")):
        return "the module sd_generic of speech-dispatcher is not installed"
    return ""


class DispatcherServer:
    """A speech-dispatcher in a folder of its own.

    Args:
        folder: for its files; a short path, because paths of sockets are limited.
        speed: seconds that its voice takes for a character.
    """

    def __init__(self, folder: Path, speed: float = 0.0) -> None:
        self.folder = folder
        self.log = folder / "spoken.log"
        self.socket = folder / "speechd.sock"
        conf = folder / "conf"
        (conf / "modules").mkdir(parents=True)
        capture, voice = folder / "capture.sh", folder / "voice.py"
        voice.write_text(_VOICE, encoding="utf-8")
        capture.write_text(
            _CAPTURE.format(voice=voice, log=self.log, speed=speed), encoding="utf-8"
        )
        capture.chmod(0o755)
        (conf / "speechd.conf").write_text(_SERVER_CONF, encoding="utf-8")
        module = _MODULE_CONF.format(capture=capture)
        (conf / "modules" / "capture.conf").write_text(module, encoding="utf-8")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"unix_socket:{self.socket}"

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        self.socket.unlink(missing_ok=True)
        command = ["speech-dispatcher", "-s", "-C", str(self.folder / "conf")]
        command += ["-L", str(self.folder), "-c", "unix_socket", "-S", str(self.socket)]
        command += ["-P", str(self.folder / "pid"), "-t", "0"]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env={**os.environ, "HOME": str(self.folder)},
        )
        end = time.monotonic() + 60
        while not self.socket.exists():
            assert self._process.poll() is None, "speech-dispatcher has ended"
            assert time.monotonic() < end, "speech-dispatcher does not start"
            time.sleep(0.01)
        time.sleep(0.2)

    def signal(self, number: int) -> None:
        """Send a signal to the server, not to its modules."""
        assert self._process is not None
        os.kill(self._process.pid, number)

    def signal_modules(self, number: int) -> None:
        """Send a signal to the server's modules, not to the server."""
        assert self._process is not None
        for status in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                name, _, rest = status.read_text(encoding="utf-8").partition(")")
                if int(rest.split()[1]) == self._process.pid:
                    os.kill(int(name.split()[0]), number)

    def kill(self) -> None:
        """Kill the server and its modules."""
        assert self._process is not None
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def events(self) -> list[tuple[float, str, str]]:
        """List the events of the voice: the time, "begin" or "end", and the text."""
        if not self.log.exists():
            return []
        found = []
        for line in self.log.read_text(encoding="utf-8").splitlines():
            at, what, text = line.split(" ", 2) if line.count(" ") > 1 else (*line.split(" "), "")
            if text.strip():
                found.append((float(at), what, text))
        return found

    def begun(self) -> list[str]:
        """List the texts that the voice began."""
        return [text for _, what, text in self.events() if what == "begin"]

    def ended(self) -> list[str]:
        """List the texts that the voice spoke to the end."""
        return [text for _, what, text in self.events() if what == "end"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
