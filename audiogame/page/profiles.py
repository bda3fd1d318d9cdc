"""Profiles of the users of a device: each has a folder, and a guest one that is not kept."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Callable
from pathlib import Path

from audiogame.archive.transfer import erase_data
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.menu import Item, MenuPlace, menu
from audiogame.page.own_sounds import remove_own_sounds
from audiogame.rules.value import Value, replace
from audiogame.settings import Settings, read_settings, save_settings
from audiogame.table.own_file import read_text

FOLDER = "profiles"
"""The folder of all profiles but the first."""
LONGEST = 40
"""Characters of a name that are shown at most."""
SETTINGS = "settings.toml"
GUEST = "guest"
"""The folder of a guest, beside the persisted one."""


class DeviceUser(Value):
    """A user of this device.

    Args:
        name: as in their settings; empty without one.
        folder: their data folder.
    """

    name: str
    folder: Path


class Profiles:
    """All users of a device.

    Args:
        data: the persisted folder; files directly in it belong to the first user.
    """

    def __init__(self, data: Path) -> None:
        self._data = data

    @property
    def all(self) -> tuple[DeviceUser, ...]:
        """All users, the first one first; at least one."""
        others = sorted((self._data / FOLDER).glob(f"*/{SETTINGS}"))
        found = [path.parent for path in others]
        if (self._data / SETTINGS).is_file() or not found:
            found.insert(0, self._data)
        return tuple(DeviceUser(_name(one / SETTINGS), one) for one in found)

    def add(self, settings: Settings) -> DeviceUser:
        """Create a profile with these settings.

        Raises:
            OSError: its folder cannot be written.
        """
        number = 1
        while (folder := self._data / FOLDER / str(number)).exists():
            number += 1
        folder.mkdir(parents=True)
        save_settings(folder / SETTINGS, settings)
        return DeviceUser(settings.name, folder)

    def keeps(self, folder: Path) -> bool:
        """Return whether a folder outlives the page; that of a guest does not."""
        return folder.is_relative_to(self._data)

    def guest(self) -> DeviceUser:
        """Return the profile of a guest, which takes over only how this device is heard."""
        folder = self._data.parent / GUEST
        if folder.is_dir():
            self.forget(folder)
        folder.mkdir(parents=True, exist_ok=True)
        here, _ = read_settings(self.all[0].folder / SETTINGS)
        save_settings(folder / SETTINGS, heard_alike(here))
        return DeviceUser("", folder)

    def forget(self, folder: Path) -> None:
        """Remove all data of a user.

        Raises:
            InUse: a game is being played; nothing has been removed.
            MovingError: a file cannot be removed.
        """
        erase_data(folder)
        remove_own_sounds(folder)
        if folder != self._data:
            with contextlib.suppress(OSError):
                folder.rmdir()


def heard_alike(settings: Settings, name: str = "") -> Settings:
    """Return the initial settings of another user, who hears this device as in these settings.

    The question about the screen reader is not repeated; everything else has its default.
    """
    voice = {
        field: getattr(settings, field) for field in ("voice_name", "voice_language", "voice_rate")
    }
    return replace(Settings(), name=name, speech=settings.speech, braille=settings.braille, **voice)


def _name(path: Path) -> str:
    """Return the name in settings; faults in them are reported when they are opened."""
    try:
        name = tomllib.loads(read_text(path)).get("name", "")
    except (OSError, ValueError, RecursionError):
        return ""
    return name[:LONGEST] if isinstance(name, str) else ""


async def who_plays(app: App, profiles: Profiles, say: Callable[..., str]) -> DeviceUser:
    """Ask which user plays, on a device that several use.

    Args:
        say: formats a sentence of the page.

    Raises:
        ProgramLeft: the player leaves.
    """
    everybody = profiles.all
    if len(everybody) == 1:
        return everybody[0]
    named = [one.name or say("page-first-person") for one in everybody]
    items = [Item(str(place), f"{name}.") for place, name in enumerate(named)]
    items.append(Item(GUEST, say("page-guest")))
    place = MenuPlace()
    while True:
        chosen = await menu(app, say("page-who"), items, place, leaves=True)
        if chosen is None:
            if not app.data.settings.confirm_leaving or await app.keyboard.confirm("leave-program"):
                raise ProgramLeft
        elif chosen == GUEST:
            return profiles.guest()
        else:
            return everybody[int(chosen)]
