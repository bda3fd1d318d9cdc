"""Speak through speech-dispatcher by its own socket protocol, SSIP.

The protocol:
https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
Commands and answers are lines of text; each answer ends with a line that has a space after its
number, and lines numbered from 700 on are events, which come at any time.
"""

from __future__ import annotations

import os
import select
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from audiogame.outputs.speech.voice import Manner, NoVoice, Voice, VoiceGone, VoiceLost, pitch_of
from audiogame.rules.fault import Fault, system_reason

PATIENCE = 0.9
"""Seconds to wait for an answer of the server; less than `LIMIT` of `calls.py`."""
LIVENESS = 0.5
"""Seconds of speech after which the server is pinged."""
LONGEST_ANSWER = 4_000_000
"""Bytes of an answer at most; a list of voices has some 100,000."""
USUAL_RATE = 175
"""Words a minute at rate 0, roughly, with eSpeak NG."""
END, CANCEL = "702", "703"
"""The events that end an utterance; their first line is its number."""


LONG, FASTEST = 40, 100
"""LONG: characters that make a line long; FASTEST: characters a second that no voice exceeds."""
UNHEARD = 2
"""Long lines in a row that end too early, after which the server's audio output counts as lost."""


class Dispatcher(Voice):
    """A connection to a running speech-dispatcher.

    Args:
        address: as in SPEECHD_ADDRESS; found in the environment without.
        suspect: returns whether a sound device was lost, on which the server may play, too. The
            server does not report that: its lines only end at once, often also when the device is
            back.

    Raises:
        NoVoice: no server runs, or one that cannot be heard.
    """

    name = "speech-dispatcher"

    unheard: ClassVar[set[str]] = set()
    """The servers found to be inaudible in this run."""

    def __init__(
        self, address: str | None = None, suspect: Callable[[], bool] = lambda: False
    ) -> None:
        self._address = server_address() if address is None else address
        if self._address in self.unheard:
            raise NoVoice("dispatcher-unheard")
        self._suspect = suspect
        self._handed: dict[str, tuple[float, int]] = {}
        """When each utterance was handed over (seconds), and its length in characters."""
        self._early = 0
        self._rest = b""
        self._open: set[str] = set()
        """The ids of utterances that have neither ended nor been cancelled."""
        self._group: list[str] = []
        """The lines read so far of an incomplete event."""
        self._answered = 0.0
        self._manner = Manner()
        self._pitch = -1
        try:
            self._socket = _connect(self._address)
        except (OSError, ValueError) as fault:
            why = fault.reasons if isinstance(fault, Fault) else system_reason(fault)
            raise NoVoice("no-dispatcher-runs", why=why) from fault
        try:
            user = "".join(filter(str.isalnum, os.environ.get("USER", ""))) or "player"
            self._command(f"SET self CLIENT_NAME {user}:audiogame:main")
            self._command("SET self PRIORITY message")
            self._command("SET self NOTIFICATION ALL on")
            self._command("SET self PUNCTUATION some")
            self.speak(" ", False)  # the first utterance of a synthesizer is slow
            self._open.clear()
        except VoiceLost:
            self._socket.close()
            raise

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        if interrupt:
            self.silence()
        pitch = pitch_of(self._manner.pitch, speaker)
        if pitch != self._pitch and self._pitch >= 0:
            self._pitch = pitch
            self._command(f"SET self PITCH {2 * pitch - 100}")
        self._command("SPEAK")
        clean = text.replace("\r", " ").replace("\n", " ").encode("utf-8", "replace")
        dot = b"." if clean.startswith(b".") else b""
        self._send(dot + clean + b"\r\n.\r\n")
        numbers = self._answer()
        self._open.update(numbers)
        self._handed = dict.fromkeys(numbers, (time.monotonic(), len(clean)))

    def speaking(self) -> bool:
        if self._open and time.monotonic() - self._answered > LIVENESS:
            self._command("SET self PRIORITY message")  # a server that hangs does not answer
        self._events()  # those that arrived with the answer
        while select.select([self._socket], [], [], 0)[0]:
            self._receive(time.monotonic() + PATIENCE)
            self._events()
        if self._early >= UNHEARD:
            self.unheard.add(self._address)
            raise VoiceGone("dispatcher-unheard")
        return bool(self._open)

    def silence(self) -> None:
        self._open.clear()
        self._command("CANCEL self")

    def set_manner(self, manner: Manner) -> None:
        """Set rate, pitch, volume, language and voice; a voice that it lacks is skipped."""
        self._manner, self._pitch = manner, manner.pitch
        self._command(f"SET self LANGUAGE {manner.language or 'en'}")
        self._command(f"SET self RATE {_percent(manner.rate)}")
        self._command(f"SET self PITCH {2 * manner.pitch - 100}")
        self._command(f"SET self VOLUME {2 * manner.volume - 100}")
        if manner.voice in self.voices():
            self._command(f"SET self SYNTHESIS_VOICE {manner.voice}")

    def voices(self) -> tuple[str, ...]:
        return tuple(voice[0] for voice in self._listed())

    def languages(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(voice[1] for voice in self._listed() if len(voice) > 1))

    def close(self) -> None:
        try:
            self._send(b"CANCEL self\r\nQUIT\r\n")
        except VoiceLost:
            pass
        finally:
            self._socket.close()

    def _listed(self) -> list[list[str]]:
        """List the voices: name, language and variant of each."""
        try:
            lines = self._command("LIST SYNTHESIS_VOICES")
        except _Refused:
            return []
        return [line.split("\t") for line in lines]

    # The protocol.

    def _command(self, line: str) -> list[str]:
        self._send(line.encode("utf-8", "replace") + b"\r\n")
        return self._answer()

    def _send(self, data: bytes) -> None:
        try:
            self._socket.sendall(data)
        except OSError as fault:
            raise VoiceGone("dispatcher-gone", why=system_reason(fault)) from fault

    def _answer(self) -> list[str]:
        """Read up to the end of an answer; return its lines without their numbers."""
        told: list[str] = []
        deadline = time.monotonic() + PATIENCE
        while True:
            line = self._line()
            if line is None:
                self._receive(deadline)
                continue
            if self._event(line):
                continue
            told.append(line[4:])
            if line[3:4] == "-":
                continue
            if not line.startswith("2"):
                raise _Refused("dispatcher-refuses", line=line)
            self._answered = time.monotonic()
            return told[:-1]

    def _events(self) -> None:
        """Handle all events that have arrived."""
        while (line := self._line()) is not None:
            self._event(line)

    def _event(self, line: str) -> bool:
        """Handle an event; return whether the line was one."""
        if not line.startswith("7"):
            return False
        if line[3:4] == "-":
            self._group.append(line[4:])
            return True
        if line[:3] in (END, CANCEL) and self._group:
            self._open.discard(self._group[0])
        if line[:3] == END and self._group:
            self._ended(self._group[0])
        self._group.clear()
        return True

    def _ended(self, number: str) -> None:
        """Check whether a long line lasted long enough to have been spoken."""
        began, length = self._handed.pop(number, (0.0, 0))
        if length >= LONG:
            early = self._suspect() and time.monotonic() - began < length / FASTEST
            self._early = self._early + 1 if early else 0

    def _line(self) -> str | None:
        line, found, rest = self._rest.partition(b"\r\n")
        if not found:
            return None
        self._rest = rest
        return line.decode("utf-8", "replace")

    def _receive(self, deadline: float) -> None:
        self._socket.settimeout(max(deadline - time.monotonic(), 0.001))
        try:
            data = self._socket.recv(65536)
        except TimeoutError as fault:  # a busy machine may time out once
            raise VoiceLost("dispatcher-silent", why=system_reason(fault)) from fault
        except OSError as fault:
            raise VoiceGone("dispatcher-gone", why=system_reason(fault)) from fault
        if not data or len(self._rest) > LONGEST_ANSWER:
            raise VoiceGone("dispatcher-left")
        self._rest += data


class _Refused(VoiceLost):
    """A command that the server refuses; the connection is sound."""


def server_address() -> str:
    """Return the server's address, in the form of SPEECHD_ADDRESS."""
    given = os.environ.get("SPEECHD_ADDRESS")
    if given:
        return given
    folder = os.environ.get("XDG_RUNTIME_DIR") or str(Path("~/.cache").expanduser())
    return f"unix_socket:{Path(folder) / 'speech-dispatcher' / 'speechd.sock'}"


def is_heard_here() -> bool:
    """Return whether a server runs and has not been found inaudible."""
    address = server_address()
    try:
        _connect(address).close()
    except (OSError, ValueError):
        return False
    return address not in Dispatcher.unheard


def _connect(address: str) -> socket.socket:
    method, _, where = address.partition(":")
    if method in ("inet", "inet_socket"):
        host, _, port = where.partition(":")
        return socket.create_connection((host or "127.0.0.1", int(port or 6560)), PATIENCE)
    if sys.platform == "win32":
        raise Fault("no-address-here", address=address)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    made.settimeout(PATIENCE)
    try:
        made.connect(where)
    except OSError:
        made.close()
        raise
    return made


def _percent(rate: int) -> int:
    """Convert words a minute into the server's rate from -100 to 100, as eSpeak NG takes it."""
    if rate <= USUAL_RATE:
        return max(round((rate - USUAL_RATE) * 100 / (USUAL_RATE - 80)), -100)
    return min(round((rate - USUAL_RATE) * 100 / (449 - USUAL_RATE)), 100)
