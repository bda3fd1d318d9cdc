"""Synthesise speech with the eSpeak NG library that espeakng-loader bundles.

The functions and numbers are those of `speak_lib.h` of eSpeak NG 1.52.
There is one global instance and it is not re-entrant: use one object, in one thread.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from audiogame.rules.fault import Fault, system_reason

SYNCHRONOUS = 2
DONT_EXIT = 0x8000
"""An option: a fault is returned instead of ending the process."""
UTF8 = 1
RATE, VOLUME, PITCH = 1, 2, 3
LONGEST_PATH = 140
"""Characters of the path of its data that the library can take, with some reserve."""
MOST_OF_A_PATH = 32_768
"""Characters of a path of Windows at most."""
FIRST, BLOCK = 2560, 256
"""FIRST: samples of the first part handed over; BLOCK: all parts but the last are multiples of it.

The first part lasts a tenth of a second and each further one twice as long, so that speech begins
long before a sentence is complete, and synthesis stays ahead of playback. A block is a buffer of
the device: sounds follow without a gap only at the end of a buffer.
"""
PIECE = 300
"""Characters that are synthesised at once, unless a sentence ends before."""


class NoEspeak(Fault):
    """Fault: the library is missing or does not start."""


class _VoiceEntry(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.POINTER(ctypes.c_char)),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("reserved", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


class Espeak:
    """The library, ready to synthesise.

    Raises:
        NoEspeak: it is not installed, or does not start.
    """

    def __init__(self) -> None:
        self._link = contextlib.ExitStack()
        try:
            import espeakng_loader

            self._library: Any = ctypes.CDLL(espeakng_loader.get_library_path())
            home = short_path(Path(espeakng_loader.get_data_path()).parent, self._link)
        except (ImportError, OSError) as fault:
            raise NoEspeak("espeak-cannot-load", why=system_reason(fault)) from fault
        self._library.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(_VoiceEntry))
        self.samples = self._library.espeak_Initialize(
            SYNCHRONOUS, 0, str(home).encode(), DONT_EXIT
        )
        """Samples a second of its output, 16 bit, mono."""
        if self.samples <= 0:
            raise NoEspeak("espeak-does-not-start", folder=str(home))
        self._made = bytearray()
        self._take: Callable[[bytes], None] = lambda samples: None
        self._least = 0
        kind = ctypes.CFUNCTYPE(
            ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
        )
        self._callback = kind(self._hear)  # referenced here, as the library holds only a pointer
        self._library.espeak_SetSynthCallback(self._callback)
        self._voice = ""
        self._numbers: dict[int, int] = {}
        self._languages: dict[str, str] = {}

    def synthesise(self, text: str, take: Callable[[bytes], None]) -> None:
        """Synthesise the samples of a text, which is best a single sentence.

        Args:
            take: called with each part while the rest is being synthesised.
        """
        self._made.clear()
        self._take, self._least = take, 2 * FIRST
        data = text.encode("utf-8", "replace").replace(b"\0", b" ") + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 1, 0, UTF8, None, None)
        if self._made:
            take(bytes(self._made))

    def set(self, rate: int, pitch: int, volume: int) -> None:
        """Set words a minute, pitch from 0 to 100, and volume in percent."""
        for number, value in ((RATE, min(max(rate, 80), 450)), (PITCH, pitch), (VOLUME, volume)):
            if self._numbers.get(number) != value:
                self._numbers[number] = value
                self._library.espeak_SetParameter(number, value, 0)

    def choose(self, voice: str) -> bool:
        """Choose a voice by its name or language; return whether there is one."""
        if voice == self._voice:
            return True
        for name in (voice, self.languages().get(voice, "")):
            found = name and self._library.espeak_SetVoiceByName(name.encode("utf-8", "replace"))
            if found == 0:
                break
        else:
            return False
        self._voice = voice
        self._numbers.clear()  # each voice resets the parameters
        return True

    def voices(self) -> tuple[str, ...]:
        """List the names of all voices, in the order of the library."""
        return tuple(name for name, _ in self._entries())

    def languages(self) -> dict[str, str]:
        """Return the codes of all languages, each with the name of the best voice."""
        if not self._languages:
            rated = [(rank, code, name) for name, codes in self._entries() for rank, code in codes]
            for _, code, name in sorted(rated, key=lambda entry: entry[0]):
                self._languages.setdefault(code, name)
        return self._languages

    def _entries(self) -> Iterator[tuple[str, tuple[tuple[int, str], ...]]]:
        """Yield the name of each voice, and its languages, each with a rank: the lower the better.

        The library concatenates the languages: a byte for the rank, then the code and a zero byte;
        a rank of zero ends the list.
        """
        entries = self._library.espeak_ListVoices(None)
        number = 0
        while entries[number]:
            entry = entries[number].contents
            place, codes = ctypes.cast(entry.languages, ctypes.c_void_p).value, []
            while place and (rank := ctypes.string_at(place, 1)[0]):
                code = ctypes.string_at(place + 1)
                codes.append((rank, code.decode("utf-8", "replace").lower()))
                place += len(code) + 2
            yield entry.name.decode("utf-8", "replace"), tuple(codes)
            number += 1

    def _hear(self, samples: Any, count: int, events: object) -> int:
        if samples and count > 0:
            self._made += ctypes.string_at(samples, 2 * count)
        if len(self._made) >= self._least:
            whole = len(self._made) // (2 * BLOCK) * 2 * BLOCK
            part = bytes(self._made[:whole])
            del self._made[:whole]
            self._least = 2 * len(part)
            self._take(part)
        return 0


def short_path(home: Path, link: contextlib.ExitStack) -> Path:
    """Return a path to the same folder, short enough for the library.

    On Windows the library takes it in the code page of the system, so it is of ASCII, too: that is
    what old programs are given, of eight characters a folder.

    Args:
        link: removes the link at its end.
    """
    if len(str(home)) <= LONGEST_PATH and (sys.platform != "win32" or str(home).isascii()):
        return home
    if sys.platform == "win32":
        short = ctypes.create_unicode_buffer(MOST_OF_A_PATH)
        kernel = ctypes.WinDLL("kernel32")
        found = kernel.GetShortPathNameW(str(home), short, MOST_OF_A_PATH)
        return Path(short.value) if found else home
    folder = Path(link.enter_context(tempfile.TemporaryDirectory(prefix="espeak")))
    (folder / "home").symlink_to(home, target_is_directory=True)
    return folder / "home"


def pieces(text: str) -> Iterator[str]:
    """Split a text where sentences end, or at a space where a sentence is long."""
    for sentence in re.findall(r".+?(?:[.!?…]+(?=\s)|$)\s*", text, re.DOTALL):
        rest = sentence
        while len(rest) > PIECE:
            at = rest.rfind(" ", PIECE // 2, PIECE)
            at = PIECE if at < 0 else at + 1
            yield rest[:at]
            rest = rest[at:]
        if rest.strip():
            yield rest
