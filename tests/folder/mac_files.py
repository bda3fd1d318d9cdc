"""What only the folder of macOS has: a file to open in Finder, and the oldest system it runs on."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

STARTER = "audiogame.command"
"""The file that Finder opens in Terminal."""
STARTS = '#!/bin/sh\ncd "$(dirname "$0")" && exec ./audiogame "$@"\n'
"""What is in it: Finder begins in the home folder."""
MACH_O, FAT = b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"
"""Beginnings of a program or library of macOS, and of one for several processors."""
MINIMUM_MACOS, BUILD_VERSION = 0x24, 0x32
"""Commands of a Mach-O file that have the oldest system."""
PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}


def add_starter(folder: Path) -> None:
    """Write the file that Finder opens into a folder of the program."""
    path = folder / STARTER
    path.write_text(STARTS, encoding="utf-8", newline="\n")
    path.chmod(0o755)


def oldest_macos(folder: Path, processor: str) -> str:
    """Return the oldest macOS on which all files of a folder run, such as "11" or "10.15".

    Args:
        folder: with programs and libraries.
        processor: "arm64" or "x86_64".
    """
    found = [(11, 0) if processor == "arm64" else (0, 0)]
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            found += minimums(path.read_bytes(), processor)
    major, minor = max(found)
    return f"{major}.{minor}" if minor else str(major)


def minimums(data: bytes, processor: str) -> Iterator[tuple[int, int]]:
    """Yield the oldest versions of macOS that a file names for a processor."""
    if data.startswith(FAT):
        (count,) = struct.unpack_from(">I", data, 4)
        for number in range(min(count, len(PROCESSORS))):  # Java's files begin like this, too
            kind, _, offset, size, _ = struct.unpack_from(">5I", data, 8 + 20 * number)
            if PROCESSORS.get(kind) == processor:
                yield from minimums(data[offset : offset + size], processor)
    elif data.startswith(MACH_O):
        kind, _, _, commands = struct.unpack_from("<4I", data, 4)
        at = 32
        for _ in range(commands if PROCESSORS.get(kind) == processor else 0):
            command, size = struct.unpack_from("<2I", data, at)
            if command in (MINIMUM_MACOS, BUILD_VERSION):
                (version,) = struct.unpack_from("<I", data, at + (8, 12)[command == BUILD_VERSION])
                yield version >> 16, version >> 8 & 0xFF
            at += size
