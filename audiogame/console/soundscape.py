"""The sounds of one run: whether there are any, their mix, and the places of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from audiogame.narration.narrator import Line, Urgency
from audiogame.rules.fault import Reason
from audiogame.rules.sounded import Sounded
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Mapping

    from audiogame.console.audio import Sound
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.front_end import FrontEnd
    from audiogame.console.speaker import Speaker
    from audiogame.console.user_data import UserData
    from audiogame.rules.state import Seat
    from audiogame.sound_server.cue import Cue
    from audiogame.sound_server.pack import Packs

SAMPLES = {
    "sound_master": "turn.yours",
    "sound_game": "dice.roll.3",
    "sound_interface": "ui.select",
}
"""Cue that demonstrates a volume setting, by the setting's name."""
START = 0.15
"""Seconds after the program's start at which sounds start."""
WALK = 0.45
"""Seconds between two cues of the sample of places."""

ROOM = 3.0
"""Seconds that the sample of the room lasts."""


def sample_of(setting: str) -> tuple[Sounded, ...]:
    """Return the cue that demonstrates a volume setting; nothing for other settings."""
    return (Sounded(SAMPLES[setting]),) if setting in SAMPLES else ()


class Soundscape:
    """The sounds of one run.

    Args:
        front: creates the sound output.
        data: the settings.
        dialogue: has the outputs.
        speaker: the speech, whose words follow sounds.
    """

    def __init__(
        self, front: FrontEnd, data: UserData, dialogue: Dialogue, speaker: Speaker
    ) -> None:
        self.sound: Sound | None = None
        self.muted = False
        self._front = front
        self._data = data
        self._dialogue = dialogue
        self._speaker = speaker
        self._wanted = False
        self._packs: dict[str, Packs] = {}
        """The packs in force, by the language of their words."""
        self._told = False
        self._seats: tuple[int, tuple[Seat, ...]] | None = None
        """The number of seats of the game, and those of players here."""
        self._game = ""
        self._loop: AbstractEventLoop | None = None

    def begin(self, wanted: bool) -> None:
        """Start sounds, if they are wanted and the settings have them on.

        Args:
            wanted: whether a player may be listening in this run.
        """
        self._wanted = wanted
        import asyncio  # late: the first line needs no event loop

        self._loop = asyncio.get_running_loop()
        # Not now: the first line is to be printed as soon as without sounds.
        self._loop.call_later(START, self.take_settings)

    @property
    def heard(self) -> bool:
        """Whether a cue played now can be heard."""
        return self.sound is not None and self.sound.heard

    def cue(self, name: str) -> Cue | None:
        """Return the cue of a name as it sounds in the present game."""
        return self.packs().find(name, self._game)

    def caption(self, cues: tuple[Sounded, ...]) -> str:
        """Return the caption of a line's cues; those of menus are left out: words say them."""
        found = (self.cue(sounded.cue) for sounded in cues)
        texts = [cue.text for cue in found if cue is not None and cue.in_game]
        return ", ".join(dict.fromkeys(texts))

    def packs(self) -> Packs:
        """Return the sound packs in the player's language, loaded at first use."""
        language = self._dialogue.language
        if language not in self._packs:
            # late: the first line does without sounds
            from audiogame.console.sound_words import in_language, packs_for

            packs, _ = packs_for(self._data.settings, self._data.folder)
            self._packs[language] = in_language(packs, language)
        return self._packs[language]

    def play(self, *names: str) -> float:
        """Play common cues at once; return the seconds after which words may follow."""
        if self.sound is None:
            return 0.0
        return self.sound.play(tuple(Sounded(name) for name in names))

    def play_alone(self, name: str) -> bool:
        """Play a cue after dropping those still queued; return whether it can be heard."""
        if self.sound is not None:
            self.sound.drop()
            self.sound.play((Sounded(name),))
        return self.heard

    def play_line(self, line: Line) -> float:
        """Play the cues of a line about to be said.

        Returns:
            The seconds to wait before saying it; 0 where the voice waits by itself.
        """
        if self.sound is None or self.sound.paced or not line.cues or self._front.keys.scripted:
            return 0.0
        lead = self.sound.play_before(line)
        return lead if self._speaker.mode == "lines" else 0.0

    def enter_game(self, game: str, seats: int, here: tuple[Seat, ...]) -> None:
        """Place sounds at the seats of a table, and start the game's ambience."""
        self._game = game
        self.seat(seats, here)
        if self.sound is not None:
            self.sound.game = game
            self.sound.surround(bool(game))
            if game:
                names = (cue.name for cue in self.packs().of((game,)))
                self.sound.load(tuple(names))

    def seat(self, seats: int, here: tuple[Seat, ...]) -> None:
        """Place each seat in the stereo field; also when a player has sat down."""
        self._seats = seats, here
        self._take_seats()

    def _take_seats(self) -> None:
        if self.sound is not None and self._seats is not None:
            self.sound.seat(*self._seats)

    def leave_game(self) -> None:
        """Place all sounds in the middle, and stop the ambience."""
        self.enter_game("", 0, ())

    def mute(self) -> None:
        """Mute or unmute all cues for this run; without a device, look for one at once."""
        missing = self.sound is not None and self.sound.missing
        self.muted = self._data.settings.sound and not self.muted and not missing
        if not self._data.settings.sound:
            self._data.keep(replace(self._data.settings, sound=True))
        self.take_settings()
        if self.sound is not None and self.sound.missing:
            self.sound.look_again()
            self._dialogue.tell("sounds-looking")
        else:
            self._dialogue.tell("sounds-off" if self.muted else "sounds-on")

    def take_settings(self) -> None:
        """Apply the settings of sounds from now on."""
        # late: the first line does without sounds
        from audiogame.outputs.mix import mix_of

        settings = self._data.settings
        if not (self._wanted and settings.sound):
            self._drop()
        elif self.sound is None:
            sound = self._front.audio.sound(self.packs, mix_of(settings, self.muted), self._report)
            self.sound = sound
            sound.game = self._game
            self._take_seats()
            sound.surround(bool(self._game))
            self._dialogue.outputs.all.append(sound)
        else:
            self.sound.set_mix(mix_of(settings, self.muted))
        self.pair()

    def pair(self) -> None:
        """Play the cues of lines when their speech begins, where there is both sound and speech."""
        sound, speech = self.sound, self._speaker.speech
        if sound is not None:
            sound.paced = speech is not None
        if speech is not None:
            speech.lead_with(sound.play if sound is not None else None)

    def sample(self, changed: Mapping[str, Any]) -> None:
        """Play a sample of what a changed setting does."""
        if "sound_pack" in changed:
            self.read_again()
        if "sound_places" in changed:
            self._sample_places()
        if "sound_ambience" in changed:
            self._sample_room()

    def read_again(self) -> None:
        """Reload the sound packs."""
        before, self.sound = self.sound, None
        self._packs.clear()
        if before is not None:
            before.surround(False)
        self.take_settings()
        self._close(before)  # last: the process that plays sounds goes on

    def _sample_places(self) -> None:
        """Play a note at the left, in the middle and at the right."""
        self.play_in_row(3, *(Sounded("turn.other", seat, seat * WALK) for seat in range(3)))

    def play_in_row(self, seats: int, *cues: Sounded) -> None:
        """Play cues at the seats of a row, from left to right, outside of games too."""
        sound = self.sound
        if sound is None:
            return
        before = sound.seating
        sound.seat(seats)
        sound.play(cues)
        sound.seating = before

    def _sample_room(self) -> None:
        """Play the ambience of the room for a while, also outside of games."""
        if self.sound is not None and self._loop is not None:
            self.sound.surround(True)
            self._loop.call_later(ROOM, self._leave_room)

    def _leave_room(self) -> None:
        if self.sound is not None and not self._game:
            self.sound.surround(False)

    def _drop(self) -> None:
        sound, self.sound = self.sound, None
        self._close(sound)

    def _close(self, sound: Sound | None) -> None:
        if sound is not None:
            sound.drop()
            sound.close()
            if sound in self._dialogue.outputs.all:
                self._dialogue.outputs.all.remove(sound)

    def _report(self, message: str, why: tuple[Reason, ...]) -> None:
        """Announce a change of this machine's sound, from any thread; transcripts leave it out."""

        def say() -> None:
            match message:
                case "sounds-gone":
                    return self._speaker.news.sounds_gone(why, self._speaker.shares_device)
                case "sounds-back":
                    return self._speaker.news.sounds_back()
                case "sounds-no-device" | "sounds-no-process":
                    self._speaker.news.missing()
                    if self._told:
                        return None
                    self._told = True
            text = self._dialogue.narrator.say(message, why=why)
            self._dialogue.say(Line(text, urgency=Urgency.ALERT, local=True))
            return None

        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(say)
