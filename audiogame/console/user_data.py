"""What is kept for the player: the settings, and every file in the folder of the program."""

from __future__ import annotations

from errno import ENOSPC
from functools import partial
from typing import TYPE_CHECKING

from audiogame.console.pace import Pace
from audiogame.console.unsaved_files import UnsavedFiles
from audiogame.rules.value import as_dict, replace
from audiogame.settings import Settings, save_settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from audiogame.console.front_end import FrontEnd


class UserData:
    """The settings of one run, and the files that are written when the words of them are out.

    Args:
        front: writes beside the loop, and tells what is not kept.
        settings: the player's choices as they count in this run.
        folder: of everything that is kept.
        stored: the settings as they are saved; those of this run only may differ.
        not_saved: is told why a file could not be written.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        folder: Path,
        stored: Settings | None,
        not_saved: Callable[[OSError], None],
    ) -> None:
        self.settings = settings
        self.stored = settings if stored is None else stored
        self.folder = folder
        self.told_unkept = False
        """Whether it was said that nothing is kept, settings too."""
        self.unsaved = UnsavedFiles(front.aside, self.check_kept)
        self.followers: tuple[Callable[[], None], ...] = ()
        """What follows the settings when they have changed."""
        self._unkept = front.unkept
        self._told = not_saved

    @property
    def pace(self) -> Pace:
        """How fast lines follow one another."""
        return Pace(self.settings.rate, self.settings.pace)

    def keep(self, settings: Settings) -> None:
        """Take changed settings, and have them saved soon; says so if they cannot be."""
        before = as_dict(self.settings)
        changed = {name: new for name, new in as_dict(settings).items() if new != before[name]}
        self.settings = settings
        self.stored = replace(self.stored, **changed)
        self.save_soon("settings.toml", partial(save_settings, settings=self.stored))

    def take_settings(self) -> None:
        """Apply the settings to everything that follows them."""
        for follow in self.followers:
            follow()

    def save_soon(self, name: str, save: Callable[[Path], None]) -> None:
        """Have a file of what the player has chosen written when the words of it are out.

        Args:
            name: of the file, in the folder of everything that is kept.
            save: writes the whole of it.
        """
        path = self.folder / name
        self.unsaved.put(path, lambda: save(path), self._not_saved, instead=True)

    def _not_saved(self, fault: OSError) -> None:
        if not self.told_unkept:
            self._told(fault)

    def check_kept(self) -> None:
        """Check that what was written is kept, where a front end has it in memory first.

        Raises:
            OSError: it is not.
        """
        why = self._unkept()
        if why:
            raise OSError(ENOSPC, why)
