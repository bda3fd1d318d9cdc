"""What the console needs of whoever speaks and of whoever plays sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from audiogame.outputs import Output
from audiogame.rules.fault import Detail, Reason

if TYPE_CHECKING:
    from audiogame.narration.narrator import Line
    from audiogame.outputs.mix import Mix
    from audiogame.outputs.speech.lead import PlayCues
    from audiogame.outputs.speech.voice import Manner
    from audiogame.rules.sounded import Sounded
    from audiogame.rules.state import Seat
    from audiogame.sound_server.cue import Cue
    from audiogame.sound_server.pack import Packs
    from audiogame.sound_server.places import SeatPositions

VoiceReport = Callable[[str, str, Detail], None]
"""Told, in any thread, when the voice changes: a message id, the name of the voice, and why."""
SoundReport = Callable[[str, tuple[Reason, ...]], None]
"""Told, in any thread, of what cannot be heard: a message id, and why."""


class Speech(Output, Protocol):
    """An output that speaks."""

    @property
    def voice_name(self) -> str:
        """What speaks now; empty if nothing does."""

    @property
    def shares_device(self) -> bool:
        """Whether the voice is heard through the process that plays sounds."""

    @property
    def busy(self) -> bool | None:
        """Whether something is being said or waits; None if that cannot be known."""

    @property
    def ignores(self) -> tuple[str, ...]:
        """The fields of `Manner` that change nothing with the present voice."""

    def hush(self) -> None:
        """Say nothing secret any more; everything else goes on."""

    def wait_ready(self, seconds: float) -> bool:
        """Wait until a voice has been looked for; tells whether there is one."""

    def set_manner(self, manner: Manner) -> None:
        """Speak so from the next line on."""

    def lead_with(self, play: PlayCues | None) -> None:
        """Play the sounds of each line when it is come to; None if somebody else does."""

    def voices(self) -> tuple[str, ...]:
        """List the voices; may wait, so not for the loop."""

    def languages(self) -> tuple[str, ...]:
        """List the codes of its languages, empty if they are not known; may wait likewise."""


class Sound(Output, Protocol):
    """An output that plays the cues of lines."""

    game: str
    """The game that is played; empty outside of games."""
    seating: SeatPositions
    paced: bool
    """Whether a voice is told when each line begins, and calls `play` itself."""

    @property
    def heard(self) -> bool:
        """Whether a cue that is played now can be heard."""

    @property
    def missing(self) -> bool:
        """Whether it is known that nothing can be heard, muted or not."""

    def seat(self, seats: int, here: tuple[Seat, ...] = ()) -> None:
        """Give each seat of a table its place."""

    def play(self, cues: tuple[Sounded, ...]) -> float:
        """Play cues; returns the seconds after which their words may be said."""

    def play_before(self, line: Line) -> float:
        """Play the cues of a line that will be taken later; returns the seconds to wait."""

    def find(self, name: str) -> Cue | None:
        """Return the cue of a name as it is heard in the present game."""

    def look_again(self) -> None:
        """Look at once whether there is a device now, where there was none."""

    def set_mix(self, mix: Mix) -> None:
        """Let sounds be heard in another way from now on."""

    def surround(self, wanted: bool) -> None:
        """Let the room be heard from now on, or no longer."""

    def drop(self) -> None:
        """Forget the cues that have not begun."""

    def load(self, names: tuple[str, ...]) -> None:
        """Have sounds read before they are wanted."""


class Audio(Protocol):
    """Makes what speaks and what plays sounds, each where it does not keep the loop."""

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes of speech that there are here, in the order in which one key goes on."""

    @property
    def programs(self) -> tuple[str, ...]:
        """What can be the program's own voice here, the best first."""

    def speech(
        self, mode: str, program: str, report: VoiceReport, rate: float, manner: Manner
    ) -> Speech:
        """Begin to speak.

        Args:
            mode: "direct" or "voice".
            program: the only one that may speak; empty for the best that is there.
            report: is told when the voice changes.
            rate: characters a second, for voices that do not say when they have ended.

        Raises:
            UnknownBackend: there is no such program.
        """

    def sound(self, packs: Callable[[], Packs], mix: Mix, report: SoundReport) -> Sound:
        """Begin to play sounds.

        Args:
            packs: reads the packs of sounds, which may take a while.
            report: is told of what cannot be heard.
        """

    def leave(self, speech: Speech) -> None:
        """Let an output of speech end, without waiting for it."""

    def why_not(self, program: str) -> Reason | None:
        """Return why a program cannot speak here, None if it can; may wait."""

    def close(self) -> None:
        """End everything that was begun; what it says has ended before."""
