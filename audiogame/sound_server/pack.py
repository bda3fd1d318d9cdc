"""Sound packs, and the lookup of a cue in them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import audiogame
from audiogame import games
from audiogame.rules.fault import Detail, Fault, Reason, system_reason
from audiogame.rules.notation import nearest
from audiogame.settings import Settings
from audiogame.sound_server.cue import Bus, Cue, CueKind, Timing, lineage, usual
from audiogame.sound_server.paths import MANIFEST, NAME, Files, named_by_files
from audiogame.table.entry_points import entry_points
from audiogame.table.library import own_games
from audiogame.table.own_file import decoded


def game_folders() -> dict[str, str]:
    """Return the package folder of each game by its name; own games come first.

    A package that cannot be found has none; a broken one is reported where it is loaded.
    """
    packages = {name: f"{games.__name__}.{name.replace('-', '_')}" for name in own_games()}
    for name, package in sorted(_packages_from_outside()):
        packages.setdefault(name, package)
    found = {name: _folder(package) for name, package in packages.items()}
    return {name: folder for name, folder in found.items() if folder is not None}


def _packages_from_outside() -> set[tuple[str, str]]:
    return {(point.name, point.module) for point in entry_points()}


def _folder(package: str) -> str | None:
    """Find a package without importing it; for a subpackage, its parent is imported."""
    try:
        spec = find_spec(package)
    except Exception:  # any exception of a foreign package during the lookup
        return None
    places = spec.submodule_search_locations if spec is not None else None
    return next(iter(places), None) if places else None


OWN_FOLDER = "sounds"
"""The folder of the player's own sounds, beside the settings."""
LARGEST_MANIFEST = 1_000_000
"""Bytes of a manifest at most."""
MOST_VARIANTS = 20
QUIETEST, LOUDEST = -40.0, 6.0
"""Decibels of gain: the least and the most."""
LONGEST_TEXT = 300
"""Characters of one text at most."""

RIGHTS = ("licence", "source", "credit")
TEXTS = ("text", "description", *RIGHTS)
ENTRY = ("files", "gain", "bus", "kind", "timing", *TEXTS)
HEAD = ("name", "cues", *RIGHTS)

_VALUES: dict[type, dict[Any, Any]] = {
    kind: {choice.value: choice for choice in kind} for kind in (Bus, CueKind, Timing)
}

E = TypeVar("E", bound=Enum)


class UnreadableManifest(Fault):
    """A manifest that is not TOML, or far too large."""

    def __init__(self, why: Detail) -> None:
        super().__init__("manifest-unreadable", manifest=MANIFEST, why=why)


def load(folder: Path) -> dict[str, Any]:
    """Read the manifest as TOML.

    Raises:
        UnreadableManifest: it is not TOML, or too large.
        OSError: there is none, or it may not be read.
    """
    path = folder / MANIFEST
    with path.open("rb") as file:
        raw = file.read(LARGEST_MANIFEST + 1)
    if len(raw) > LARGEST_MANIFEST:
        raise UnreadableManifest(Reason("manifest-too-large", largest=LARGEST_MANIFEST))
    try:
        return tomllib.loads(decoded(raw))
    except (ValueError, RecursionError) as fault:
        raise UnreadableManifest(system_reason(fault)) from fault


class Entries:
    """Builder of cues from the entries of a manifest; problems are collected in `faults`.

    Args:
        manifest: as read.
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
        """Build the cue of an entry; None if it has no playable file.

        Args:
            name: of the entry.
            like: the defaults for everything the entry omits.
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


SOUNDS = "sounds"
"""The folder of a game that holds its own sounds, with a manifest."""


@dataclass(frozen=True)
class Pack:
    """Sounds in one folder.

    Args:
        folder: of the sounds.
        name: of the pack.
        cues: by name, such as "dice.roll.3", or "sika.dice.roll.3" for one game only.
        added: the games whose own sounds were added to it, from their own folders.
    """

    folder: Path
    name: str
    cues: Mapping[str, Cue]
    added: frozenset[str] = frozenset()

    @cached_property
    def games(self) -> frozenset[str]:
        """The games that have cues of their own in this pack."""
        folders = {path.parent.name for cue in self.cues.values() for path in cue.files}
        return (frozenset(name.partition(".")[0] for name in self.cues) & folders) | self.added

    def owner(self, name: str) -> str:
        """Return the game in `games` that a cue belongs to; empty for a common one."""
        first = name.partition(".")[0]
        return first if first in self.games else ""

    def find(self, name: str, game: str = "") -> Cue | None:
        """Return the game's own cue of a name, else the common one, else None."""
        return self.cues.get(f"{game}.{name}") or self.cues.get(name)


def read_pack(folder: Path, like: Pack | None = None) -> tuple[Pack, tuple[Reason, ...]]:
    """Read a pack: its manifest, or the names of its files where it has none.

    Sounds are not read; only the existence of their files is checked.

    Args:
        folder: of the pack.
        like: the pack whose cues give the defaults for what this one omits: kind, timing, texts.

    Returns:
        The pack with all valid cues, and the faults of the rest.
    """
    files = Files(folder)
    try:
        if not folder.is_dir():
            return _empty(folder), (Reason("no-folder", folder=str(folder)),)
        if (folder / MANIFEST).exists():
            return _by_manifest(folder, files, like)
        return _by_names(folder, files, like)
    except (OSError, UnreadableManifest) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else fault.reasons
        return _empty(folder), (Reason("sounds-unusable", folder=str(folder), why=why),)


def _empty(folder: Path) -> Pack:
    return Pack(folder, folder.name, {})


def _by_manifest(folder: Path, files: Files, like: Pack | None) -> tuple[Pack, tuple[Reason, ...]]:
    entries = Entries(load(folder), files)
    cues = {name: entries.cue(name, described(name, like)) for name in entries.cues}
    found = {name: cue for name, cue in cues.items() if cue is not None}
    return Pack(folder, entries.title or folder.name, found), tuple(entries.faults)


def _by_names(folder: Path, files: Files, like: Pack | None) -> tuple[Pack, tuple[Reason, ...]]:
    named, faults = named_by_files(folder)
    cues = {}
    for name, paths in named.items():
        wrong = {path: fault for path in paths if (fault := files.fault(path))}
        faults += wrong.values()
        played = tuple(folder / path for path in paths if path not in wrong)
        if played:
            cues[name] = replace(
                described(name, like), name=name, files=played, licence="", source="", credit=""
            )
    return Pack(folder, folder.name, cues), tuple(faults)


def described(name: str, like: Pack | None) -> Cue:
    """Return the defaults of a cue: those of `like`, of its common form or parents, else the usual.

    The licence, source and credit of `like` are not inherited.
    """
    found = usual(name)
    if like is not None:
        without_game = name.partition(".")[2]
        known = (like.cues.get(one) for part in (name, without_game) for one in lineage(part))
        found = next((cue for cue in known if cue is not None), found)
    return replace(found, licence="", source="", credit="")


@dataclass(frozen=True)
class Packs:
    """Several packs; a cue comes from the first one that has it.

    Args:
        packs: the player's own first, the default one last.
    """

    packs: tuple[Pack, ...]

    def find(self, name: str, game: str = "") -> Cue | None:
        """Return the cue of an event, else that of its parents, else None.

        Each pack is asked for the game's own cue before the common one, and all packs for a
        name before any of them for its parent: dice.roll.3, dice.roll, dice.

        Args:
            name: of the event.
            game: the game of the event; empty outside of games.
        """
        for one in lineage(name):
            for pack in self.packs:
                cue = pack.find(one, game)
                if cue is not None:
                    return cue
        return None

    def of(self, games: tuple[str, ...]) -> tuple[Cue, ...]:
        """List the cues that can be heard in some games: the common ones and their own.

        Args:
            games: names of games; empty for the common cues.
        """
        default = self.packs[-1]
        wanted = [name for name in default.cues if default.owner(name) in ("", *games)]
        game = games[0] if len(games) == 1 else ""
        return tuple(cue for name in wanted if (cue := self.find(name, game)) is not None)


def default_pack_folder() -> Path:
    """Return the folder of the bundled pack: installed, or in a checkout."""
    package = Path(next(iter(audiogame.__path__)))
    installed = package / "sounds"
    return installed if (installed / MANIFEST).is_file() else package.parent / "sounds"


@cache
def default_pack() -> tuple[Pack, tuple[Reason, ...]]:
    """Read the bundled pack and the games' own sounds, once."""
    pack, faults = read_pack(default_pack_folder())
    for game, folder in game_folders().items():
        pack, wrong = with_game(pack, game, Path(folder))
        faults += wrong
    return pack, faults


def with_game(pack: Pack, game: str, folder: Path) -> tuple[Pack, tuple[Reason, ...]]:
    """Add a game's own sounds to a pack; the same pack where the game has none.

    Args:
        pack: to be extended; it gives the defaults for what the game's manifest omits.
        game: the game's name, prefixed to cues that do not begin with it.
        folder: of the game, which may contain `sounds`.

    Returns:
        The extended pack, and the faults of the game's sounds.
    """
    sounds = folder / SOUNDS
    if not sounds.is_dir():
        return pack, ()
    own, faults = read_pack(sounds, pack)
    named = {
        name if name.startswith(f"{game}.") else f"{game}.{name}": cue
        for name, cue in own.cues.items()
    }
    cues = {name: replace(cue, name=name) for name, cue in named.items()}
    return replace(pack, cues={**pack.cues, **cues}, added=pack.added | {game}), faults


def packs_for(settings: Settings, data: Path) -> tuple[Packs, tuple[Reason, ...]]:
    """Read the player's packs and the bundled one.

    Returns:
        The packs, the player's own first, and their faults.
    """
    default, faults = default_pack()
    folders = [data / settings.sound_pack] if settings.sound_pack else []
    if (data / OWN_FOLDER).is_dir():
        folders.append(data / OWN_FOLDER)
    read = [read_pack(folder, default) for folder in folders]
    own = tuple(pack for pack, _ in read)
    return Packs((*own, default)), (*faults, *(fault for _, wrong in read for fault in wrong))
