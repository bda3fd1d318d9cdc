"""Report of the sound process on its device: whether it plays, and its progress."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.rules.fault import Reason
from audiogame.sound_server.sound_message import Message, read_reasons, write_reasons


@dataclass(frozen=True)
class DeviceReport:
    """The state of the sound device at one moment; the newest report counts, for voice and cues.

    Args:
        there: whether a device is open and playing.
        clock: seconds of sound that it has certainly played since it was opened.
        why: the reasons why nothing can be heard, if it is not there.
        server: the driver of the sound server that it plays through; empty without one.
    """

    there: bool
    clock: float = 0.0
    why: tuple[Reason, ...] = ()
    server: str = ""

    def message(self) -> Message:
        """Return the message with the report."""
        clock, why = round(self.clock, 3), write_reasons(self.why)
        told = {"is": "device", "there": self.there, "clock": clock, "why": why}
        return {**told, "server": self.server}


def read_report(message: Message) -> DeviceReport | None:
    """Return the report in a message of the sound process; None if there is none."""
    match message:
        case {"is": "device", "there": there} | {"is": "ready", "device": there}:
            clock, why = message.get("clock", 0.0), read_reasons(message.get("why"))
            return DeviceReport(bool(there), float(clock), why, str(message.get("server", "")))
    return None
