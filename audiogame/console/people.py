"""Personal settings: each player at one keyboard may have own verbosity, keys and language.

What else is in their file stays there, as in that of the settings.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from audiogame.rules.fault import Detail, system_reason
from audiogame.rules.value import Value
from audiogame.settings import VERBOSITIES, keep_aside
from audiogame.table.own_file import change_whole, decoded, read_text

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
        kept: the backup's name; empty if there is none.
    """

    why: Detail
    names: tuple[str, ...] = ()
    kept: str = ""


def read_people(data: Path) -> tuple[dict[str, PersonalSettings], PeopleFault | None]:
    """Read the personal settings; a file that is no TOML is backed up under another name.

    One that cannot be read stays as it is as long as the program runs.

    Returns:
        The valid entries, and the faults; None for no faults.
    """
    path = data / FILE
    try:
        found = tomllib.loads(read_text(path))
    except FileNotFoundError:
        return {}, None
    except OSError as fault:
        return {}, PeopleFault(system_reason(fault))
    except (ValueError, RecursionError) as fault:
        return {}, PeopleFault(system_reason(fault), kept=keep_aside(path))
    people = {name: _habits(entry) for name, entry in found.items()}
    right = {name: habits for name, habits in people.items() if habits is not None}
    wrong = tuple(name for name in people if name not in right)
    return right, PeopleFault("", wrong) if wrong else None


def _habits(entry: object) -> PersonalSettings | None:
    """Return the settings of an entry; None if some value of it is wrong.

    One that is not known is of another version of the program.
    """
    if not isinstance(entry, dict):
        return None
    verbosity, keys = entry.get("verbosity", ""), entry.get("keys", False)
    language = entry.get("language", "")
    if verbosity not in ("", *VERBOSITIES) or not isinstance(keys, bool):
        return None
    if not isinstance(language, str) or not language.isprintable():
        return None
    return PersonalSettings(verbosity, keys, language)


def save_people(data: Path, changed: Mapping[str, Mapping[str, object]]) -> None:
    """Save changed personal settings, atomically.

    Args:
        data: the folder.
        changed: the new values, by the person's name and the field.

    Raises:
        OSError: the folder cannot be written, or the file could not be read when the program began.
    """
    import tomlkit  # late: only needed for saving

    path = data / FILE

    def change(text: bytes) -> str:
        try:
            document: Any = tomlkit.parse(decoded(text))
        except (ValueError, RecursionError):
            keep_aside(path)
            document = tomlkit.document()
        for name, fields in changed.items():
            if not isinstance(document.get(name), dict):
                document[name] = tomlkit.table()
            document[name].update(fields)
        return tomlkit.dumps(document)

    change_whole(path, change)
