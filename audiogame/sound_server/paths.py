"""The files of a pack: inside its folder, limited in number and size."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path, PurePosixPath

from audiogame.rules.fault import Reason

MANIFEST = "pack.toml"
COMMON = "common"
"""The folder of cues that all games share."""
LARGEST = 2_000_000
"""Bytes of one sound file at most: more than 10 seconds of stereo."""
MOST = 4000
"""Files in a folder of sounds at most."""
OTHER_SOUNDS = (".ogg", ".mp3", ".flac", ".aiff", ".aif", ".m4a", ".opus", ".wma")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*")
"""Pattern of a cue's name: lower-case words, separated by dots."""
_STRANGE = re.compile(r"[\\:]")
"""Characters with a meaning to Windows only: folders and drives."""
_VARIANT = re.compile(r"(.+)-(\d{1,3})")


class Files:
    """Checker of the paths of one folder.

    Args:
        folder: of the pack.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._home = os.path.realpath(folder)
        self._parents: dict[str, bool] = {}

    def fault(self, path: str) -> Reason | None:
        """Return the fault of the path of a sound file; None if it is valid."""
        parts = path.split("/")
        if parts[0] == "" or ".." in parts or _STRANGE.search(path) or not path.isprintable():
            return Reason("path-outside", path=path)
        if not path.lower().endswith(".wav"):
            return Reason("path-no-wav", path=path)
        try:
            full = f"{self._home}/{path}"
            found = os.lstat(full)
            if stat.S_ISLNK(found.st_mode):
                found = Path(full).stat()
                inside = self._is_inside(os.path.realpath(full))
            else:
                inside = self._holds("/".join(parts[:-1]))
        except (OSError, ValueError):
            return Reason("path-missing", path=path, manifest=MANIFEST)
        if not inside:
            return Reason("path-leads-out", path=path)
        if not stat.S_ISREG(found.st_mode):
            return Reason("path-no-file", path=path)
        if found.st_size > LARGEST:
            size, largest = round(found.st_size / 1e6, 1), LARGEST / 1e6
            return Reason("path-too-large", path=path, size=size, largest=largest)
        return None

    def _holds(self, parent: str) -> bool:
        if parent not in self._parents:
            self._parents[parent] = self._is_inside(os.path.realpath(f"{self._home}/{parent}"))
        return self._parents[parent]

    def _is_inside(self, real: str) -> bool:
        return real == self._home or real.startswith(self._home.rstrip(os.sep) + os.sep)


def named_by_files(folder: Path) -> tuple[dict[str, list[str]], list[Reason]]:
    """Find the cues that files are named after, in a folder without a manifest.

    `dice.roll.3.wav` is a cue of that name, and `dice.roll.3-1.wav` and so on are its variants; in
    a folder `sika` the file `call.red.wav` is the cue `sika.call.red`, and in `common` names are
    used unchanged.

    Returns:
        The paths of the files of each cue, and faults.

    Raises:
        OSError: the folder cannot be read.
    """
    found: dict[str, list[tuple[int, str]]] = {}
    faults: list[Reason] = []
    paths = _listed(folder)
    if len(paths) > MOST:
        return {}, [Reason("folder-too-full", folder=str(folder), most=MOST)]
    for path in paths:
        pure = PurePosixPath(path)
        if pure.suffix.lower() in OTHER_SOUNDS:
            faults.append(Reason("path-other-sound", path=path))
        if pure.suffix.lower() != ".wav":
            continue
        parent = str(pure.parent)
        stem = pure.stem.lower()
        variant = _VARIANT.fullmatch(stem)
        name, number = (variant[1], int(variant[2])) if variant else (stem, 0)
        name = name if parent in (".", COMMON) else f"{parent.lower()}.{name}"
        if NAME.fullmatch(name):
            found.setdefault(name, []).append((number, path))
        else:
            faults.append(Reason("path-no-cue", path=path))
    return {name: [path for _, path in sorted(files)] for name, files in found.items()}, faults


def _listed(folder: Path) -> list[str]:
    """List the files of a folder and of the folders in it, as paths with /, up to `MOST` + 1."""
    paths: list[str] = []
    with os.scandir(folder) as entries:
        inside = sorted(entries, key=lambda entry: entry.name)
    for entry in inside:
        if entry.name.startswith(".") or len(paths) > MOST:
            continue
        if entry.is_dir(follow_symlinks=False):
            with os.scandir(entry.path) as deeper:
                files = sorted(one.name for one in deeper if not one.name.startswith("."))
            paths += [f"{entry.name}/{name}" for name in files[: MOST + 1]]
        else:
            paths.append(entry.name)
    return paths
