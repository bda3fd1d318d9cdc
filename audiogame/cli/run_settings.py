"""The settings of one run: its data folder, its settings, and the keys of a script.

Arguments take precedence over the environment, and that over stored settings.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiogame.narration.languages import chosen_language, system_languages
from audiogame.outputs.standard_streams import is_terminal
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import replace
from audiogame.settings import check_setting
from audiogame.table.own_file import long_path, read_text

if TYPE_CHECKING:
    from audiogame.settings import Settings


class CannotStart(Fault):
    """Fault: a setting of this run that cannot be applied; the program has not started."""


def data_folder(typed: argparse.Namespace) -> Path:
    """Return the program's data folder.

    Raises:
        CannotStart: it is a link to a folder that is not there.
    """
    if hasattr(typed, "data"):
        folder = long_path(Path(typed.data).expanduser())
        if folder.is_symlink() and not folder.exists():
            raise CannotStart("folder-link-gone", path=typed.data)
        return folder
    from platformdirs import user_data_path

    return user_data_path("audiogame", appauthor=False)


def check_owner(folder: Path) -> None:
    """Check that files written in a folder now belong to its owner: root would shut that one out.

    Raises:
        CannotStart: it belongs to another user, and this one is root.
    """
    if sys.platform == "win32" or os.getuid() != 0:
        return
    import pwd  # late: seldom needed

    with contextlib.suppress(OSError, KeyError):
        user = pwd.getpwuid(folder.stat().st_uid).pw_name
        if user != "root":
            raise CannotStart("folder-of-user", path=str(folder), user=user)


def language_of(given: Sequence[str]) -> str:
    """Return the code of the language of a run: as typed, else as set, else the system's.

    It is needed for what is wrong with the arguments, too: they have not been parsed.

    Args:
        given: the arguments of the command line, without the program's name.
    """
    typed = _option(given, "--language")
    if not typed:
        data = _option(given, "--data")
        folder = argparse.Namespace(**({"data": data} if data else {}))
        with contextlib.suppress(OSError, UnicodeDecodeError, CannotStart):
            text = read_text(data_folder(folder) / "settings.toml")
            for line in text.splitlines():  # not yet read as TOML, which takes longer
                name, _, value = line.partition(" = ")
                typed = value.strip('"') if name == "language" else typed
    return chosen_language(typed, system_languages(os.environ))


def _option(given: Sequence[str], name: str) -> str:
    """Return the value of an option as typed, the last one if there are several; empty if none."""
    value = ""
    for place, word in enumerate(given):
        if word.startswith(f"{name}="):
            value = word.partition("=")[2]
        elif word == name and place + 1 < len(given):
            value = given[place + 1]
    return value


def overridden(settings: Settings, typed: argparse.Namespace) -> Settings:
    """Return the settings of this run: arguments take precedence over the environment.

    Raises:
        CannotStart: the environment contains an invalid setting.
    """
    given: dict[str, Any] = {}
    for name in ("speech", "voice"):
        value = os.environ.get(f"AUDIOGAME_{name.upper()}", "")
        if value:
            fault = check_setting(name, value)
            if fault is not None:
                variable = f"AUDIOGAME_{name.upper()}"
                raise CannotStart("variable-wrong", why=fault, variable=variable)
            given[name] = value
    for name in ("speech", "voice", "language", "verbosity", "pace", "view"):
        if hasattr(typed, name):
            given[name] = getattr(typed, name)
    sound = getattr(typed, "sound", "") or os.environ.get("AUDIOGAME_SOUND", "")
    if sound:
        if sound not in ("on", "off"):
            raise CannotStart("variable-sound", value=sound)
        typed.sound = sound
        given["sound"] = sound == "on"
    return replace(settings, **given)


def keys_text(where: str | None) -> str | None:
    """Return the text of the key script; None for a terminal."""
    if where is None and is_terminal(sys.stdin):
        return None
    try:
        if where is None or where == "-":
            return sys.stdin.read().removeprefix("\ufeff") if sys.stdin is not None else ""
        return read_text(Path(where))
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        raise CannotStart("keys-file-unreadable", path=where or "-", why=why) from fault
