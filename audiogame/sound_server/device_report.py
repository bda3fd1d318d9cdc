"""What the sound process says of its device: whether it plays, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.rules.fault import Reason
from audiogame.sound_server.sound_message import Message, read_reasons, write_reasons


@dataclass(frozen=True)
class DeviceReport:
    """The state of the sound device at one moment; the newest report counts, for voice and cues.

    Args:
        there: whether a device is open and plays on.
        clock: seconds of sound that it has played for certain since it was opened.
        why: why nothing can be heard, if it is not there.
        server: the driver of the sound server that it plays through; empty where that is none.
    """

    there: bool
    clock: float = 0.0
    why: tuple[Reason, ...] = ()
    server: str = ""

    def message(self) -> Message:
        """Return the message that carries it."""
        clock, why = round(self.clock, 3), write_reasons(self.why)
        told = {"is": "device", "there": self.there, "clock": clock, "why": why}
        return {**told, "server": self.server}


def read_report(message: Message) -> DeviceReport | None:
    """Return the report of a message of the sound process; None if it carries none."""
    match message:
        case {"is": "device", "there": there} | {"is": "ready", "device": there}:
            clock, why = message.get("clock", 0.0), read_reasons(message.get("why"))
            return DeviceReport(bool(there), float(clock), why, str(message.get("server", "")))
    return None
