"""The people at one keyboard: each may have wording and keys of their own."""

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
    """What one person has otherwise than the settings.

    Args:
        verbosity: how much is said; empty for what the settings say.
        keys: whether there is a file of keys for this person alone.
    """

    verbosity: str = ""
    keys: bool = False


def keys_file_of(data: Path, name: str) -> Path:
    """Return the file for the keys of one person."""
    from hashlib import sha256  # late: few have such a file, and it loads OpenSSL

    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "person"
    return data / f"keys-{plain}-{sha256(name.encode()).hexdigest()[:4]}.toml"


class PeopleFault(Value):
    """What was wrong with the file of people.

    Args:
        why: why nothing of it could be read; empty if parts could.
        names: whose entries are wrong.
        kept: the name under which the file is kept; empty if it could not be kept aside.
    """

    why: str
    names: tuple[str, ...]
    kept: str


def read_people(data: Path) -> tuple[dict[str, PersonalSettings], PeopleFault | None]:
    """Read what people have of their own; a file with faults is kept aside under another name.

    Returns:
        What is right in it, and what is wrong.
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
    with contextlib.suppress(OSError):  # what was right is not lost at the next start either
        save_people(data, right)
    return right, PeopleFault("", wrong, kept)


def _habits(entry: object) -> PersonalSettings | None:
    """Return the habits of an entry; None if something of it is wrong or not known."""
    if not isinstance(entry, dict) or not {*entry} <= {*field_names(PersonalSettings)}:
        return None
    verbosity, keys = entry.get("verbosity", ""), entry.get("keys", False)
    if verbosity not in ("", *VERBOSITIES) or not isinstance(keys, bool):
        return None
    return PersonalSettings(verbosity, keys)


def save_people(data: Path, people: Mapping[str, PersonalSettings]) -> None:
    """Save what people have of their own, in one piece.

    Raises:
        OSError: the folder cannot be written.
    """
    import tomlkit  # late: only needed when something is saved

    texts = {name: as_dict(settings) for name, settings in people.items()}
    write_whole(data / FILE, tomlkit.dumps(texts))
