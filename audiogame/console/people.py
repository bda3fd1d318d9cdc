"""Personal settings: each player at one keyboard may have own verbosity, keys and language."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from audiogame.rules.value import Value, as_dict, field_names
from audiogame.settings import VERBOSITIES, keep_aside
from audiogame.table.own_file import write_whole

FILE = "people.toml"


class PersonalSettings(Value):
    """One player's overrides of the settings.

    Args:
        verbosity: how much is said; empty for the settings' own.
        keys: whether this player has a keys file.
        language: code of this player's language; empty for the settings' own.
    """

    verbosity: str = ""
    keys: bool = False
    language: str = ""


def keys_file_of(data: Path, name: str) -> Path:
    """Return the path of one player's keys file."""
    from hashlib import sha256  # late: few have such a file, and it loads OpenSSL

    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "person"
    return data / f"keys-{plain}-{sha256(name.encode()).hexdigest()[:4]}.toml"


class PeopleFault(Value):
    """Faults of the file of personal settings.

    Args:
        why: why it could not be read at all; empty if parts could.
        names: names whose entries are wrong.
        kept: the backup's name; empty if there could be no backup.
    """

    why: str
    names: tuple[str, ...]
    kept: str


def read_people(data: Path) -> tuple[dict[str, PersonalSettings], PeopleFault | None]:
    """Read the personal settings; a file with faults is backed up under another name.

    Returns:
        The valid entries, and the faults; None for no faults.
    """
    path = data / FILE
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}, None
    except (OSError, ValueError, RecursionError) as fault:
        return {}, PeopleFault(str(fault), (), keep_aside(path))
    people = {name: _habits(entry) for name, entry in found.items()}
    right = {name: habits for name, habits in people.items() if habits is not None}
    if len(right) == len(people):
        return right, None
    wrong = tuple(name for name in people if name not in right)
    kept = keep_aside(path)
    with contextlib.suppress(OSError):  # so that the valid entries remain at the next start
        save_people(data, right)
    return right, PeopleFault("", wrong, kept)


def _habits(entry: object) -> PersonalSettings | None:
    """Return the settings of an entry; None if some value of it is wrong or not known."""
    if not isinstance(entry, dict) or not {*entry} <= {*field_names(PersonalSettings)}:
        return None
    verbosity, keys = entry.get("verbosity", ""), entry.get("keys", False)
    language = entry.get("language", "")
    if verbosity not in ("", *VERBOSITIES) or not isinstance(keys, bool):
        return None
    if not isinstance(language, str) or not language.isprintable():
        return None
    return PersonalSettings(verbosity, keys, language)


def save_people(data: Path, people: Mapping[str, PersonalSettings]) -> None:
    """Save the personal settings, atomically.

    Raises:
        OSError: the folder cannot be written.
    """
    import tomlkit  # late: only needed for saving

    texts = {name: as_dict(settings) for name, settings in people.items()}
    write_whole(data / FILE, tomlkit.dumps(texts))
