"""The settings of one run: its data folder, its settings, and the keys of a script.

Arguments take precedence over the environment, and that over stored settings.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import replace
from audiogame.settings import check_setting

if TYPE_CHECKING:
    import argparse

    from audiogame.settings import Settings


class CannotStart(Fault):
    """Fault: a setting of this run that cannot be applied; the program has not started."""


def data_folder(typed: argparse.Namespace) -> Path:
    """Return the program's data folder."""
    if hasattr(typed, "data"):
        return Path(typed.data).expanduser()
    from platformdirs import user_data_path

    return user_data_path("audiogame", appauthor=False)


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
    for name in ("speech", "voice", "verbosity", "pace", "view"):
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
    if where is None and sys.stdin is not None and sys.stdin.isatty():
        return None
    try:
        if where is None or where == "-":
            return sys.stdin.read() if sys.stdin is not None else ""
        return Path(where).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        raise CannotStart("keys-file-unreadable", path=where or "-", why=why) from fault
