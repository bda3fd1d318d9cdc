"""Protocols of speech output and sound output, as the console uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from audiogame.outputs import Output
from audiogame.rules.fault import Detail, Reason

if TYPE_CHECKING:
    from audiogame.narration.narrator import Line
    from audiogame.outputs.mix import Mix
    from audiogame.outputs.speech.voice import Manner, PlayCues
    from audiogame.rules.sounded import Sounded
    from audiogame.rules.state import Seat
    from audiogame.sound_server.cue import Cue
    from audiogame.sound_server.pack import Packs
    from audiogame.sound_server.places import SeatPositions

VoiceReport = Callable[[str, str, Detail], None]
"""Callback, from any thread, for a change of voice: a message id, the voice's name, the reason."""
SoundReport = Callable[[str, tuple[Reason, ...]], None]
"""Callback, from any thread, for sounds that cannot be heard: a message id, the reasons."""


class Speech(Output, Protocol):
    """An output that speaks."""

    @property
    def voice_name(self) -> str:
        """The name of the present voice; empty if there is none."""

    @property
    def shares_device(self) -> bool:
        """Whether the voice is heard through the process that plays sounds."""

    @property
    def busy(self) -> bool | None:
        """Whether something is being spoken or queued; None if that cannot be known."""

    @property
    def ignores(self) -> tuple[str, ...]:
        """The fields of `Manner` that have no effect with the present voice."""

    def hush(self) -> None:
        """Stop speaking secrets; everything else continues."""

    def wait_ready(self, seconds: float) -> bool:
        """Wait until the search for a voice has ended; return whether there is one."""

    def set_manner(self, manner: Manner) -> None:
        """Apply a rate, pitch, volume and voice from the next line on."""

    def lead_with(self, play: PlayCues | None) -> None:
        """Set what plays a line's cues as its speech begins; None if the caller plays them."""

    def hand_ahead(self, missed: Callable[[Line], None] | None) -> None:
        """Set what takes a line that a screen reader had before its turn, and that a key overtook;
        None to hand no line ahead."""

    def voices(self) -> tuple[str, ...]:
        """List the voices; may block, so not for the event loop."""

    def languages(self) -> tuple[str, ...]:
        """List the voice's language codes, empty if unknown; may block: not for the event loop."""


class Sound(Output, Protocol):
    """An output that plays the cues of lines."""

    game: str
    """The name of the game being played; empty outside of games."""
    seating: SeatPositions
    paced: bool
    """Whether speech paces the cues: it reports when each line begins by calling `play` itself."""

    @property
    def heard(self) -> bool:
        """Whether a cue played now can be heard."""

    @property
    def missing(self) -> bool:
        """Whether it is known that no sound can be heard, muted or not."""

    def seat(self, seats: int, here: tuple[Seat, ...] = ()) -> None:
        """Place each seat of a table in the stereo field."""

    def play(self, cues: tuple[Sounded, ...]) -> float:
        """Play cues; return the seconds after which their words may be said."""

    def play_before(self, line: Line) -> float:
        """Play the cues of a line that is taken later; return the seconds to wait."""

    def find(self, name: str) -> Cue | None:
        """Return the cue of a name as it sounds in the present game."""

    def look_again(self) -> None:
        """Look for a sound device at once, where there was none."""

    def set_mix(self, mix: Mix) -> None:
        """Apply volumes, places and muting from now on."""

    def surround(self, wanted: bool) -> None:
        """Turn the ambience of the room on or off."""

    def drop(self) -> None:
        """Drop the queued cues that have not begun."""

    def load(self, names: tuple[str, ...]) -> None:
        """Preload sounds."""


class Audio(Protocol):
    """Factory of speech and sound outputs, each of which works without blocking the event loop."""

    @property
    def modes(self) -> tuple[str, ...]:
        """The speech modes available here, in the order in which one key cycles through them."""

    @property
    def programs(self) -> tuple[str, ...]:
        """The programs that can be the game's own voice here, best first."""

    def speech(
        self, mode: str, program: str, report: VoiceReport, rate: float, manner: Manner
    ) -> Speech:
        """Open a speech output.

        Args:
            mode: "direct" or "voice".
            program: the only voice program allowed; empty for the best available.
            report: called when the voice changes.
            rate: characters a second, for voices that do not report the end of an utterance.

        Raises:
            UnknownBackend: there is no such program.
        """

    def sound(self, packs: Callable[[], Packs], mix: Mix, report: SoundReport) -> Sound:
        """Open a sound output.

        Args:
            packs: loads the sound packs, which may take a while.
            report: called when sounds cannot be heard.
        """

    def leave(self, speech: Speech) -> None:
        """Close a speech output without waiting for it."""

    def why_not(self, program: str) -> Reason | None:
        """Return why a program cannot speak here, None if it can; may block."""

    def close(self) -> None:
        """Close every output that was opened, once what it is saying has ended."""
