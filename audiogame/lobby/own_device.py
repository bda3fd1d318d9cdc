"""What this device keeps for playing with others, as it stands now."""

from __future__ import annotations

from pathlib import Path

from audiogame.console.app import App
from audiogame.narration.narrator import Urgency
from audiogame.online.device import (
    FILE,
    Device,
    cannot_keep,
    keep_device,
    this_device,
    write_device,
)


class OwnDevice:
    """The device of the people here, kept again whenever it changes.

    Args:
        data: the program's folder.
        device: what is kept there.
    """

    def __init__(self, data: Path, device: Device) -> None:
        self._data = data
        self.now = device

    @classmethod
    async def read(cls, app: App) -> OwnDevice:
        """Read what is kept.

        Raises:
            DeviceFault: it cannot be read, or is damaged, or cannot be written.
        """
        return cls(app.data, await app.aside(lambda: this_device(app.data)))

    def keep(self, device: Device) -> None:
        """Keep it as it is now.

        Raises:
            DeviceFault: it cannot be written.
        """
        keep_device(self._data, device)
        self.now = device

    def keep_soon(self, app: App, device: Device) -> None:
        """Keep it as it is now, once what is told is out."""
        if device == self.now:
            return
        self.now = device
        app.unsaved.put(
            self._data / FILE,
            lambda: write_device(self._data, self.now),
            lambda fault: app.tell("fault", Urgency.NEWS, why=cannot_keep(self._data, fault)),
        )
