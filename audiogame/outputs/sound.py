"""Play the cues of lines, each at its place and at the player's volume."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs import Output
from audiogame.outputs.mix import Mix
from audiogame.rules.sounded import APART, Sounded
from audiogame.sound_server.cue import AMBIENCE, Bus, Cue, CueKind, Timing
from audiogame.sound_server.places import MIDDLE, SeatPositions, sides
from audiogame.sound_server.sound_message import Message, read_reasons

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.rules.fault import Reason
    from audiogame.rules.state import Seat
    from audiogame.sound_server.device_report import DeviceReport
    from audiogame.sound_server.pack import Packs

LEADS = {Timing.OVERLAP: 0.0, Timing.LEAD: 0.3, Timing.WAIT: 0.6}
"""Seconds from a cue to the speech that goes with it."""
SPEECH_GAIN = 0.7
"""Gain of the sound process's speech at full volume."""
LATE = 1.2
"""Seconds that cues may lag behind events; later ones are dropped."""
NO_AMBIENCE: Message = {"is": "ambience", "file": "", "left": 0.0, "right": 0.0}
"""The message that stops the ambience loop."""
_MEANING = (CueKind.EARCON, CueKind.STINGER)


class Link(Protocol):
    """A connection to a player of sounds, such as a process."""

    @property
    def device(self) -> DeviceReport:
        """The newest report of the device."""

    @property
    def listeners(self) -> list[Callable[[Message], None]]:
        """Callbacks for each message from the player of sounds."""

    def send(self, message: Message) -> None:
        """Send a message; it is dropped while no process can play it."""

    def look_again(self) -> None:
        """Look at once for a sound device, where there was none."""


class SoundOutput(Output):
    """An output that plays the cues of lines in the sound process.

    Args:
        link: the process.
        packs: reads the packs of sounds, in a thread.
        mix: how sounds are heard.
        random: chooses among the variants of a cue.
        report: called in a thread when sound is lost or back: a message id ("sounds-no-device" or
            "sounds-no-process" at the beginning, "sounds-gone", "sounds-back", "sound-broken"), and
            the reason.
        closed: called when it is closed.
    """

    name = "sound"

    def __init__(
        self,
        link: Link,
        packs: Callable[[], Packs],
        mix: Mix | None = None,
        random: Random | None = None,
        report: Callable[[str, tuple[Reason, ...]], None] = lambda message, why: None,
        closed: Callable[[], None] = lambda: None,
    ) -> None:
        self.mix = Mix() if mix is None else mix
        self.game = ""
        """The game that is played; empty outside of games."""
        self.seating = SeatPositions()
        self.paced = False
        """Whether a voice is notified when each line begins, and calls `play` itself."""
        self._link = link
        self._report, self._closed = report, closed
        self._packs: Packs | None = None
        self._random = Random() if random is None else random
        self._played: tuple[Sounded, ...] = ()
        self._variants: dict[str, int] = {}
        self._meant_until = 0.0
        self._surrounded = False
        self._around = NO_AMBIENCE
        self._lock = threading.Lock()
        self._told: bool | None = None
        """Whether a device was there in the last report."""
        link.listeners.append(self._hear)
        if link.device.there or link.device.why:
            self._report_device()
        self._begin(packs)

    def seat(self, seats: int, here: tuple[Seat, ...] = ()) -> None:
        """Give each seat of a table its place.

        Args:
            seats: number of seats.
            here: the seats of the players who hear it.
        """
        self.seating = SeatPositions(seats, here)

    def _begin(self, packs: Callable[[], Packs]) -> None:
        """Read the packs in a thread, where no caller waits for it."""
        threading.Thread(target=self._read, args=(packs,), daemon=True).start()

    def take(self, line: Line) -> None:
        if line.cues and line.cues is self._played:
            self._played = ()
            return
        if line.urgency is Urgency.CHOICE:
            self.drop()
        if line.cues and (line.urgency is Urgency.ANSWER or not self.paced):
            self.play(line.cues)

    def play_before(self, line: Line) -> float:
        """Play the cues of a line that will be taken later; return the seconds to wait."""
        if line.urgency is Urgency.CHOICE:
            self.drop()
        self._played = line.cues
        return self.play(line.cues)

    def play(self, cues: tuple[Sounded, ...]) -> float:
        """Play cues; return the seconds after which their words may be spoken.

        Where cues wait for meaningful earlier cues, their words wait with them.
        """
        found = [(sounded, cue) for sounded in cues if (cue := self.find(sounded.cue))]
        if not found or not self.heard:
            return 0.0
        messages, behind = self._messages(found)
        if not messages:
            return 0.0
        self._link.send({"is": "play", "cues": messages})
        first = [cue for sounded, cue in found if sounded.after == 0.0] or [found[0][1]]
        return (behind + max(LEADS[cue.timing] for cue in first)) * self.mix.lead / 100

    def find(self, name: str) -> Cue | None:
        """Return the cue of a name, as the present game's pack has it."""
        return self._packs.find(name, self.game) if self._packs is not None else None

    @property
    def heard(self) -> bool:
        """Return whether a cue played now can be heard."""
        return self._link.device.there and not self.mix.muted

    def look_again(self) -> None:
        """Look at once for a sound device, where there was none."""
        self._link.look_again()

    @property
    def missing(self) -> bool:
        """Whether nothing can be heard for certain, muted or not."""
        return self._told is False

    def set_mix(self, mix: Mix) -> None:
        """Apply a new mix to all sounds from now on."""
        self.mix = mix
        self._tell_ears()
        self._tell_ambience()
        if mix.muted:
            self.drop()

    def surround(self, wanted: bool) -> None:
        """Start the room's ambience loop at the mix's volume, or stop it."""
        self._surrounded = wanted
        self._tell_ambience()

    def drop(self) -> None:
        """Drop the cues that have not begun: a newer event supersedes them."""
        self._meant_until = 0.0
        self._link.send({"is": "drop"})

    def load(self, names: tuple[str, ...]) -> None:
        """Preload sounds before they are needed."""
        cues = [cue for name in names if (cue := self.find(name)) is not None]
        self._link.send({"is": "load", "files": [str(file) for cue in cues for file in cue.files]})

    def silence(self) -> None:
        self.drop()

    def close(self) -> None:
        self.surround(False)
        if self._hear in self._link.listeners:
            self._link.listeners.remove(self._hear)
            self._closed()

    def _messages(self, found: list[tuple[Sounded, Cue]]) -> tuple[list[dict[str, Any]], float]:
        """Return the play messages in order of time, and the seconds the process waits first."""
        now = time.monotonic()
        messages = []
        with self._lock:
            behind = 0.0
            if any(cue.kind in _MEANING for _, cue in found):
                behind = max(self._meant_until - now, 0.0)
            for sounded, cue in found:
                after = sounded.after + behind
                if not cue.files or behind > LATE:
                    continue
                if cue.kind in _MEANING:
                    self._meant_until = max(self._meant_until, now + after + APART)
                messages.append(self._message(sounded, cue, after))
        return messages, behind

    def _message(self, sounded: Sounded, cue: Cue, after: float) -> dict[str, Any]:
        place = self.seating.place(sounded.seat)
        level = self.mix.level(cue.bus)
        left, right = sides(place, cue.gain, self.mix.hearing)
        return {
            "file": str(cue.files[self._variant(cue)]),
            "left": round(left * level, 4),
            "right": round(right * level, 4),
            "bus": cue.bus.value,
            "after": round(after, 3),
        }

    def _variant(self, cue: Cue) -> int:
        """Choose a variant, never the same one twice in a row."""
        count, last = len(cue.files), self._variants.get(cue.name)
        others = [number for number in range(count) if number != last or count == 1]
        self._variants[cue.name] = chosen = self._random.choice(others)
        return chosen

    def _read(self, packs: Callable[[], Packs]) -> None:
        self._packs = packs()
        self._tell_ears()
        self._tell_ambience()

    def _hear(self, message: Message) -> None:
        match message["is"]:
            case "ready":
                self._tell_ears()
                self._around = NO_AMBIENCE  # a new process plays nothing
                self._tell_ambience()
                self._report_device()
            case "broken":
                self._report("sound-broken", read_reasons(message["why"]))
            case "device" | "gone":
                self._report_device()

    def _report_device(self) -> None:
        """Report that there is no device, that it is lost, or that it is back."""
        device, told = self._link.device, self._told
        if device.there == told or not (device.there or device.why):
            return
        self._told = device.there
        if told is None and not device.there:
            process = device.why[0].message != "sound-process-not-started"
            self._report("sounds-no-device" if process else "sounds-no-process", device.why)
        elif told is not None:
            self._report("sounds-back" if device.there else "sounds-gone", device.why)

    def _tell_ears(self) -> None:
        mix = self.mix
        gain = SPEECH_GAIN * (mix.master / 100) ** 2
        self._link.send({"is": "ears", "hearing": mix.hearing.value, "gain": round(gain, 4)})

    def _tell_ambience(self) -> None:
        wanted = self._surrounded and self.mix.ambience and not self.mix.muted
        cue = self.find(AMBIENCE) if wanted else None
        message = NO_AMBIENCE
        if cue is not None and cue.files:
            left, right = sides(MIDDLE, cue.gain, self.mix.hearing)
            level = self.mix.level(Bus.AMBIENCE)
            message = {
                "is": "ambience",
                "file": str(cue.files[0]),
                "left": round(left * level, 4),
                "right": round(right * level, 4),
            }
        if message != self._around:
            self._link.send(message)
        self._around = message
