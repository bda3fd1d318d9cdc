"""Tell what is gone of sounds and voice, and what is back: once, in one sentence for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.narration.line import Line, Subject, Urgency, Validity
from audiogame.rules.fault import Detail, Reason

if TYPE_CHECKING:
    from asyncio import TimerHandle
    from collections.abc import Callable

    from audiogame.console.dialogue import Dialogue

OF_THE_DEVICE = frozenset(
    {
        "no-device",
        "no-device-but-dummy",
        "sound-server-stopped",
        "sound-server-hangs",
        "sound-device-gone",
        "sound-device-hangs",
        "sound-process-died",
    }
)
"""The reasons for which a voice and the sounds are lost together."""
LOST = ("voice-lost", "voice-again", "voice-none")
"""What the conductor reports of a voice that is lost."""
CHANGES = (*LOST, "voice-back")
"""What it reports when another voice speaks, or none."""
WAIT_LOST, WAIT_BACK, WAIT_BETTER = 0.8, 2.5, 6.5
"""Seconds to wait for the fate of the voice, when that of the sounds is known: until it is lost,
back after silence, or back after another that spoke meanwhile."""
WAIT_SOUNDS = 0.1
"""The same the other way round: both follow the same report."""


class AudioNews:
    """What was told last of sounds and voice, and what has become of them since.

    All calls belong to the loop that reads keys.

    Args:
        dialogue: where it is told.
        together: whether what speaks now is heard through the device that plays sounds.
    """

    def __init__(self, dialogue: Dialogue, together: Callable[[], bool]) -> None:
        self._dialogue = dialogue
        self._together = together
        self._sounds = self._sounds_told = self._heard = True
        self._voice: str | None = None
        self._voice_told: str | None = None
        """What speaks in the place of a voice that went with the device; None while none has."""
        self._back = ""
        """What speaks again, since that was told last."""
        self._why: Detail = ""
        self._due: TimerHandle | None = None
        self.speaks = Subject()
        """Which voice speaks."""
        self._sounds_there = Subject()

    def sounds_gone(self, why: tuple[Reason, ...]) -> None:
        """Take note that no sound can be heard any more."""
        self._sounds, self._why = False, why
        self._sounds_there.change()
        self._settle(WAIT_LOST if self._voice is None and self._together() else 0.0)

    def sounds_back(self) -> None:
        """Take note that sounds can be heard again."""
        self._sounds = True
        self._sounds_there.change()
        waits = 0.0 if self._voice is None else WAIT_BETTER if self._voice else WAIT_BACK
        self._settle(waits)

    def missing(self) -> None:
        """Take note that it has been told that there are no sounds."""
        self._sounds = self._sounds_told = self._heard = False

    def voice(self, message: str, name: str, why: Detail) -> bool:
        """Take note of a change of the voice; tells whether it is told here.

        Args:
            message: the conductor's.
            name: what speaks now; empty for nothing.
            why: why the former voice does not.
        """
        if message in LOST and _of_the_device(why):
            self._why = why
            self._voice = None if message == "voice-again" else name
            self._settle(WAIT_SOUNDS)
        elif message == "voice-back" and self._voice is not None:
            self._voice, self._back = None, name
            self._settle(WAIT_SOUNDS)
        else:
            if message in CHANGES:  # for another reason, which is told by itself
                self._voice = self._voice_told = None
            return False
        return True

    def _settle(self, seconds: float) -> None:
        if self._due is not None:
            self._due.cancel()
        if not seconds:
            return self._tell()
        from asyncio import get_running_loop  # late: the first line needs no loop

        self._due = get_running_loop().call_later(seconds, self._tell)
        return None

    def _tell(self) -> None:
        """Tell what is other than it was told."""
        self._due = None
        back, self._back = self._back, ""
        self._tell_lost(
            sounds=self._sounds_told and not self._sounds,
            voice=self._voice is not None and self._voice_told is None,
        )
        self._tell_back(
            sounds=self._sounds and not self._sounds_told,
            voice=self._voice is None and self._voice_told is not None,
            name=back,
        )
        self._sounds_told, self._voice_told = self._sounds, self._voice

    def _tell_lost(self, sounds: bool, voice: bool) -> None:
        if sounds or voice:
            speaks = "same" if not voice else "other" if self._voice else "none"
            self._say(
                "audio-lost",
                sounds, voice,
                what=_which(sounds, voice), why=self._why, speaks=speaks, name=self._voice or "",
            )  # fmt: skip

    def _tell_back(self, sounds: bool, voice: bool, name: str) -> None:
        if sounds or voice:
            what = _which(sounds, voice) if self._heard else "first"
            self._say("audio-back", sounds, voice, what=what, name=name)
            self._heard = True

    def _say(self, message: str, sounds: bool, voice: bool, **values: object) -> None:
        """Say what is true until something else becomes of the sounds, or of the voice."""
        text, validity = self._dialogue.narrator.say(message, **values), Validity()
        if sounds:
            self._sounds_there.change(validity)
        if voice:
            self.speaks.change(validity)
        self._dialogue.say(Line(text, urgency=Urgency.ALERT, aside=True, validity=validity))


def _which(sounds: bool, voice: bool) -> str:
    return "both" if sounds and voice else "voice" if voice else "sounds"


def _of_the_device(why: Detail) -> bool:
    """Whether a voice was lost because the device has gone."""
    match why:
        case (Reason(message="voice-missing", values={"why": (Reason(message=message),)}),):
            return message in OF_THE_DEVICE
    return False
