"""A private PipeWire with a null sink, its PulseAudio server, and a D-Bus of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

from patience import until
from sound_server import SoundServer

PROGRAMS = ("pipewire", "pipewire-pulse", "wireplumber")


def missing_pipewire() -> str:
    """Return why no server can run here; empty if it can."""
    for command in (*PROGRAMS, "dbus-daemon", "pactl", "parec"):
        if shutil.which(command) is None:
            return f"the command {command} (packages {' '.join(PROGRAMS)}, dbus) is missing"
    return ""


class PipeWireServer(SoundServer):
    """PipeWire in a folder of its own, with the interface of `SoundServer`."""

    socket_name = "pulse/native"

    def _commands(self) -> list[tuple[list[str], Path]]:
        # WirePlumber ends where PipeWire does not listen yet, so each waits for the one before.
        bus = ["dbus-daemon", "--session", "--nofork", f"--address={self._bus}"]
        return [
            (bus, self.folder / "bus"),
            (["pipewire"], self.folder / "pipewire-0"),
            (["pipewire-pulse"], self.socket),
            (["wireplumber"], self.socket),
        ]

    def _own(self) -> dict[str, str]:
        folder = str(self.folder)
        return {
            "HOME": folder,
            "XDG_RUNTIME_DIR": folder,
            "PIPEWIRE_RUNTIME_DIR": folder,
            "PULSE_RUNTIME_PATH": str(self.folder / "pulse"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_STATE_HOME": str(self.folder / "state"),
            "DBUS_SESSION_BUS_ADDRESS": self._bus,
        }

    @property
    def _bus(self) -> str:
        return f"unix:path={self.folder / 'bus'}"

    def start(self) -> None:
        """Start all programs, and wait until the null sink accepts sound."""
        for left in ("bus", "pulse/native", "pulse/pid", "pipewire-0", "pipewire-0.lock"):
            (self.folder / left).unlink(missing_ok=True)
        super().start()
        self.add_sink("null")
        assert until(self._takes_default), "WirePlumber does not start"

    def _takes_default(self) -> bool:
        try:
            self.set_default("null")
        except AssertionError:
            return False
        return True
