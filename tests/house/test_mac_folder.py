"""The folder of macOS, as far as another system can build it: its wheels, its starter, its name."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from completed import completed
from folder.mac_files import STARTER, add_starter, oldest_macos

BUILD = Path(__file__).parents[1] / "folder"
ARM, INTEL = 0x0100000C, 0x01000007


def mach_o(processor: int, command: int, major: int, minor: int) -> bytes:
    """Return the beginning of a library, whose second command has the oldest system."""
    version = struct.pack("<I", major << 16 | minor << 8)
    other = struct.pack("<4I", 0x1B, 16, 0, 0)
    rest = version if command == 0x24 else struct.pack("<I", 1) + version
    own = struct.pack("<2I", command, 8 + len(rest)) + rest
    header = struct.pack("<8I", 0xFEEDFACF, processor, 0, 6, 2, len(other + own), 0, 0)
    return header + other + own


def test_the_oldest_macos_is_that_of_the_newest_file(tmp_path: Path) -> None:
    """Of one processor alone, where a file is for several; other files say nothing."""
    assert oldest_macos(tmp_path, "arm64") == "11", "no Mac with it has an older one"
    (tmp_path / "a.so").write_bytes(mach_o(ARM, 0x32, 12, 3))
    (tmp_path / "b.dylib").write_bytes(mach_o(INTEL, 0x24, 10, 13))
    (tmp_path / "c.class").write_bytes(b"\xca\xfe\xba\xbe\0\0\0\x41" + bytes(60))
    parts = mach_o(INTEL, 0x32, 14, 0), mach_o(ARM, 0x32, 11, 0)
    at = 8 + 20 * len(parts)
    fat = b"\xca\xfe\xba\xbe" + struct.pack(">I", len(parts))
    for processor, part in zip((INTEL, ARM), parts, strict=True):
        fat += struct.pack(">5I", processor, 0, at, len(part), 0)
        at += len(part)
    (tmp_path / "fat.so").write_bytes(fat + b"".join(parts))
    assert oldest_macos(tmp_path, "arm64") == "12.3"
    assert oldest_macos(tmp_path, "x86_64") == "14"


@pytest.mark.posix("starts a script of a shell")
def test_what_finder_opens_starts_the_program_beside_it(tmp_path: Path) -> None:
    """From the home folder, at a path with blanks."""
    folder = tmp_path / "Spiele für Zoë"
    folder.mkdir()
    program = folder / "audiogame"
    program.write_text('#!/bin/sh\necho "here: $PWD"\n', encoding="utf-8")
    program.chmod(0o700)
    add_starter(folder)
    assert os.access(folder / STARTER, os.X_OK)
    opened = [str(folder / STARTER)]
    told = subprocess.run(opened, cwd=Path.home(), capture_output=True, check=True).stdout
    assert told.decode() == f"here: {folder}\n"


@pytest.mark.soak
def test_every_wheel_of_it_has_a_licence_and_pyobjc_is_two_packages() -> None:
    """Of some twenty distributions; pyttsx3 and accessible-output2 are among them."""
    done = completed([sys.executable, str(BUILD / "mac_wheels.py")])
    assert done.returncode == 0, done.stdout + done.stderr
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert {"accessible-output2", "pyttsx3"} < {*names}
    bridge = [name for name in names if name.startswith("pyobjc")]
    assert bridge == ["pyobjc-core", "pyobjc-framework-Cocoa"]
    assert len(names) < 30
