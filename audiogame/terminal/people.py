"""The people at one keyboard: each may have wording and keys of their own."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from audiogame.settings import VERBOSITIES

FILE = "people.toml"


@dataclass(frozen=True)
class Habits:
    """What one person has otherwise than the settings.

    Args:
        verbosity: how much is said; empty for what the settings say.
        keys: whether there is a file of keys for this person alone.
    """

    verbosity: str = ""
    keys: bool = False


def keys_file_of(data: Path, name: str) -> Path:
    """Return the file for the keys of one person."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "person"
    return data / f"keys-{plain}-{sha256(name.encode()).hexdigest()[:4]}.toml"


def read_people(data: Path) -> dict[str, Habits]:
    """Read what people have of their own; what is wrong in the file does not count."""
    try:
        found = tomllib.loads((data / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    people = {}
    for name, entry in found.items():
        if isinstance(entry, dict):
            verbosity = entry.get("verbosity")
            right = isinstance(verbosity, str) and verbosity in VERBOSITIES
            people[name] = Habits(str(verbosity) if right else "", entry.get("keys") is True)
    return people


def save_people(data: Path, people: Mapping[str, Habits]) -> None:
    """Save what people have of their own, in one piece.

    Raises:
        OSError: the folder cannot be written.
    """
    import tomlkit

    data.mkdir(parents=True, exist_ok=True)
    new = data / f"{FILE}.new"
    with new.open("w", encoding="utf-8") as file:
        file.write(tomlkit.dumps({name: asdict(habits) for name, habits in people.items()}))
        file.flush()
        os.fsync(file.fileno())
    new.replace(data / FILE)
