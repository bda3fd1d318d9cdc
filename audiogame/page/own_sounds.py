"""The player's own sounds in the page: a pack is imported as an archive, and kept on the device."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from audiogame.rules.fault import Fault, Faults, Reason, system_reason
from audiogame.sound_server.pack import OWN_FOLDER, default_pack, read_pack
from audiogame.sound_server.paths import COMMON, MANIFEST, MOST
from audiogame.sound_server.waves import BrokenSound, read_wave
from audiogame.table.library import all_names

LARGEST = 60_000_000
"""Bytes of all sounds of a pack at most: a browser holds them in memory."""
READ = (".wav", ".toml")
"""The extensions of the files of a pack; others, such as licences, are skipped."""


def has_own_sounds(data: Path) -> bool:
    """Return whether a player has sounds of their own."""
    return (data / OWN_FOLDER).is_dir()


def remove_own_sounds(data: Path) -> None:
    """Remove a player's own sounds, if any."""
    shutil.rmtree(data / OWN_FOLDER, ignore_errors=True)


def take_pack(data: Path, name: str, archive: bytes) -> tuple[int, tuple[Reason, ...]]:
    """Replace a player's own sounds with those of a pack.

    Args:
        data: the player's data folder.
        name: of the archive.
        archive: a zip archive of WAV files, with or without a manifest.

    Returns:
        The number of cues that have sounds of their own now, and the faults of the others.

    Raises:
        Faults: none has; nothing has changed.
        Fault: it is not an archive of sounds; nothing has changed.
    """
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / OWN_FOLDER
        source = Path(made) / "archive"
        source.write_bytes(archive)
        try:
            _unpack(source, folder, name)
        except (zipfile.BadZipFile, zlib.error, RuntimeError, EOFError, ValueError, OSError) as why:
            if isinstance(why, Fault):
                raise
            raise Fault("archive-damaged", name=name, why=system_reason(why)) from why
        broken = tuple(_broken(folder))
        pack, faults = read_pack(folder, default_pack()[0])
        if not pack.cues:
            none = Reason("pack-without-sounds", name=name)
            raise Faults((none, *broken, *faults))
        remove_own_sounds(data)
        shutil.copytree(folder, data / OWN_FOLDER)
    return len(pack.cues), (*broken, *faults)


def _unpack(source: Path, folder: Path, name: str) -> None:
    folder.mkdir()
    with zipfile.ZipFile(source) as archive:
        members = {
            PurePosixPath(one.filename): one
            for one in archive.infolist()
            if one.filename.lower().endswith(READ) and not one.filename.startswith("__MACOSX/")
        }
        for path in members:
            if path.is_absolute() or {"..", "\\", ":"} & {*path.parts, *str(path)}:
                raise Fault("pack-leads-out", name=name, has=str(path))
        size = sum(one.file_size for one in members.values())
        if size > LARGEST or len(members) > MOST:
            raise Fault("pack-too-large", name=name, size=size, files=len(members), largest=LARGEST)
        top = _top(tuple(members))
        for path, one in members.items():
            place = folder / path.relative_to(top)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(archive.read(one))


def _top(paths: tuple[PurePosixPath, ...]) -> PurePosixPath:
    """Return the folder of a pack within its archive."""
    firsts = {path.parts[0] for path in paths}
    if len(firsts) == 1 and all(len(path.parts) > 1 for path in paths):
        (first,) = firsts
        if PurePosixPath(first, MANIFEST) in paths or first not in (COMMON, *all_names()):
            return PurePosixPath(first)
    return PurePosixPath()


def _broken(folder: Path) -> list[Reason]:
    """Remove unplayable files, and return their faults."""
    found: list[Reason] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() == ".wav" and path.is_file():
            try:
                read_wave(path)
            except BrokenSound as fault:
                found += fault.reasons
                path.unlink()
    return found
