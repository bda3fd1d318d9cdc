"""The device that is kept open: it is watched, opened again when it has gone, and reported."""

from __future__ import annotations

import os
from collections.abc import Callable

from audiogame.rules.fault import Reason
from audiogame.sound_server.device import SERVERS, NoDevice, NoServer, SoundDevice
from audiogame.sound_server.device_report import DeviceReport


class KeptDevice:
    """A device, as long as there is one.

    Args:
        opening: is called before one is opened, which never comes back where a server hangs.
    """

    def __init__(self, opening: Callable[[], None]) -> None:
        self.device: SoundDevice | None = None
        """The open device; None where there is none."""
        self._opening = opening
        self._why: tuple[Reason, ...] = ()
        self._heard = False
        """Whether there has been one that could be heard."""

    def open(self) -> None:
        """Open the device, if there is one."""
        self._opening()
        try:
            self.device = SoundDevice()
        except NoDevice as fault:
            self._why = fault.reasons
            if self._heard:  # then it is not missing, but gone
                server = isinstance(fault, NoServer)
                self._why = (Reason("sound-server-stopped" if server else "sound-device-gone"),)

    def look(self) -> None:
        """See what has become of the device; to be called some times a second."""
        if self.device is not None:
            self.device.look()
            if self.device.gone:
                driver = self.device.driver
                if driver in SERVERS:  # another way past it would keep the card from it
                    os.environ["SDL_AUDIODRIVER"] = driver
                self.device.close()
                self.device = None
                self.open()

    @property
    def missing(self) -> bool:
        """Whether there is no device, or one that nobody can hear."""
        return self.device is None or self.device.dummy

    @property
    def report(self) -> DeviceReport:
        """What is so of the device now."""
        device = self.device
        if device is None:
            return DeviceReport(False, why=self._why)
        if device.clock.stands:
            server = device.driver in SERVERS
            why = Reason("sound-server-hangs") if server else Reason("sound-device-hangs")
            return DeviceReport(False, device.clock.played, (why,))
        if device.dummy:
            why = Reason("sound-device-gone" if self._heard else "no-device-but-dummy")
            return DeviceReport(False, device.clock.played, (why,))
        self._heard = True
        server_driver = device.driver if device.driver in SERVERS else ""
        return DeviceReport(True, device.clock.played, server=server_driver)
