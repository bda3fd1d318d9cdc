"""Read the manifest of a pack: which cue has which files, and what is known of each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from audiogame.rules.fault import Detail, Fault, Reason
from audiogame.rules.notation import nearest
from audiogame.sound_server.cue import Bus, Cue, CueKind, Timing
from audiogame.sound_server.paths import MANIFEST, NAME, Files

LARGEST_MANIFEST = 1_000_000
"""Bytes."""
MOST_VARIANTS = 20
QUIETEST, LOUDEST = -40.0, 6.0
"""Decibels of gain."""
LONGEST_TEXT = 300
"""Characters of one text."""

RIGHTS = ("licence", "source", "credit")
TEXTS = ("text", "description", *RIGHTS)
ENTRY = ("files", "gain", "bus", "kind", "timing", *TEXTS)
HEAD = ("name", "cues", *RIGHTS)

_VALUES: dict[type, dict[Any, Any]] = {
    kind: {choice.value: choice for choice in kind} for kind in (Bus, CueKind, Timing)
}

E = TypeVar("E", bound=Enum)


class UnreadableManifest(Fault):
    """A manifest that is no TOML, or far too large."""

    def __init__(self, why: Detail) -> None:
        super().__init__("manifest-unreadable", manifest=MANIFEST, why=why)


def load(folder: Path) -> dict[str, Any]:
    """Read the manifest as TOML.

    Raises:
        UnreadableManifest: it is none.
        OSError: there is none, or it may not be read.
    """
    path = folder / MANIFEST
    with path.open("rb") as file:
        raw = file.read(LARGEST_MANIFEST + 1)
    if len(raw) > LARGEST_MANIFEST:
        raise UnreadableManifest(Reason("manifest-too-large", largest=LARGEST_MANIFEST))
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as fault:
        raise UnreadableManifest(str(fault).rstrip(".")) from fault


class Entries:
    """Makes cues of the entries of a manifest; what is wrong is kept in `faults`.

    Args:
        manifest: what was read.
        files: the files of the pack.
    """

    def __init__(self, manifest: Mapping[str, Any], files: Files) -> None:
        self.faults: list[Reason] = []
        self._files = files
        self._known(manifest, HEAD, MANIFEST)
        self._rights = {
            key: self._text(manifest, key, MANIFEST, "") for key in RIGHTS if key in manifest
        }
        self.title = self._text(manifest, "name", MANIFEST, "")
        cues = manifest.get("cues", {})
        if not isinstance(cues, dict):
            self.faults.append(Reason("cues-no-table", manifest=MANIFEST, found=repr(cues)))
            cues = {}
        self.cues: dict[str, Any] = cues

    def cue(self, name: str, like: Cue) -> Cue | None:
        """Make the cue of an entry; None if it has no file that could be played.

        Args:
            name: the entry.
            like: what holds for everything that the entry does not say.
        """
        entry = self.cues[name]
        where = Reason("of-cue", cue=name)
        if not NAME.fullmatch(name):
            self.faults.append(Reason("cue-misnamed", cue=name))
            return None
        if not isinstance(entry, dict) or "files" not in entry:
            self.faults.append(Reason("cue-without-files", cue=name))
            return None
        self._known(entry, ENTRY, where)
        texts = {
            key: self._text(entry, key, where, str(self._rights.get(key, getattr(like, key))))
            for key in TEXTS
        }
        found = replace(
            like,
            name=name,
            files=self._played(entry["files"], where),
            bus=self._choice(entry, "bus", where, like.bus),
            kind=self._choice(entry, "kind", where, like.kind),
            timing=self._choice(entry, "timing", where, like.timing),
            gain=self._gain(entry.get("gain", like.gain), where),
            **texts,
        )
        return found if found.files else None

    def _known(self, table: Mapping[str, Any], keys: tuple[str, ...], where: Detail) -> None:
        for key in table:
            if key not in keys:
                near = nearest(key, keys)
                self.faults.append(Reason("entry-unknown", where=where, key=key, near=near))

    def _text(self, table: Mapping[str, Any], key: str, where: Detail, default: str) -> str:
        text = table.get(key, default)
        if isinstance(text, str) and text.isprintable() and len(text) <= LONGEST_TEXT:
            return text
        self.faults.append(Reason("entry-no-text", where=where, key=key))
        return default

    def _choice(self, table: Mapping[str, Any], key: str, where: Detail, default: E) -> E:
        value = table.get(key)
        if value is None:
            return default
        allowed: dict[object, E] = _VALUES[type(default)]
        if isinstance(value, str) and value in allowed:
            return allowed[value]
        words = tuple(map(str, allowed))
        wrong = Reason("entry-one-of", where=where, key=key, value=repr(value), allowed=words)
        self.faults.append(wrong)
        return default

    def _gain(self, gain: object, where: Detail) -> float:
        number = isinstance(gain, (int, float)) and not isinstance(gain, bool)
        if number and QUIETEST <= gain <= LOUDEST:  # type: ignore[operator]  # a number
            return float(gain)  # type: ignore[arg-type]  # a number
        low, high = int(QUIETEST), int(LOUDEST)
        self.faults.append(Reason("entry-gain", where=where, gain=repr(gain), low=low, high=high))
        return 0.0

    def _played(self, paths: object, where: Detail) -> tuple[Path, ...]:
        if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
            self.faults.append(Reason("entry-files", where=where, found=repr(paths)))
            return ()
        if not 0 < len(paths) <= MOST_VARIANTS:
            count, most = len(paths), MOST_VARIANTS
            self.faults.append(Reason("entry-files-count", where=where, count=count, most=most))
            return ()
        found = []
        for path in paths:
            fault = self._files.fault(path)
            if fault:
                self.faults.append(Reason("entry-path", where=where, why=fault))
            else:
                found.append(self._files.folder / path)
        return tuple(found)
