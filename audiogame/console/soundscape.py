"""The sounds of one run: whether there are any, how they are heard, and where the seats are."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.sound import Mix, Sound
from audiogame.rules.fault import Reason
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Seat
from audiogame.settings import Settings
from audiogame.sound_server.cue import Bus, Cue
from audiogame.sound_server.pack import Packs, default_pack, read_pack
from audiogame.sound_server.places import Hearing, Seating
from audiogame.sound_server.sound_message import Message, read_reasons

if TYPE_CHECKING:
    from audiogame.console.app import App

OWN = "sounds"
"""The folder of the player's own sounds, beside the settings."""
SAMPLES = {
    "sound_master": "turn.yours",
    "sound_game": "dice.roll.3",
    "sound_interface": "ui.select",
}
"""The cue that shows how loud a setting is, by its name."""
START = 0.15
"""Seconds after the start of the program at which that of the sounds begins."""
WALK = 0.45
"""Seconds between two cues of a sample of places."""

ROOM = 3.0
"""Seconds of a sample of the room."""


def packs_for(settings: Settings, data: Path) -> tuple[Packs, tuple[Reason, ...]]:
    """Read the player's packs and the one that comes with the program.

    Returns:
        The packs, the player's own first, and what is wrong with them.
    """
    default, faults = default_pack()
    folders = [Path(settings.sound_pack).expanduser()] if settings.sound_pack else []
    if (data / OWN).is_dir():
        folders.append(data / OWN)
    read = [read_pack(folder, default) for folder in folders]
    own = tuple(pack for pack, _ in read)
    return Packs((*own, default)), (*faults, *(fault for _, wrong in read for fault in wrong))


def sample_of(setting: str) -> tuple[Sounded, ...]:
    """Return what shows how loud a setting is; nothing where it is none of that kind."""
    return (Sounded(SAMPLES[setting]),) if setting in SAMPLES else ()


def check_sounds(folder: str) -> Reason | None:
    """Return what is wrong with a folder of sounds; None if it can be used."""
    pack, faults = read_pack(Path(folder).expanduser(), default_pack()[0])
    if pack.cues:
        return None
    return faults[0] if faults else Reason("no-sounds", folder=folder)


def mix_of(settings: Settings, muted: bool) -> Mix:
    """Return how sounds are heard by these settings."""
    return Mix(
        master=settings.sound_master,
        game=settings.sound_game,
        interface=settings.sound_interface,
        ambience=settings.sound_ambience,
        hearing=Hearing(settings.sound_places),
        lead=settings.sound_lead,
        muted=muted,
    )


class Soundscape:
    """The sounds of one run.

    Args:
        app: where lines are said and outputs kept.
    """

    def __init__(self, app: App) -> None:
        self.sound: Sound | None = None
        self.muted = False
        self._app = app
        self._wanted = False
        self._packs: Packs | None = None
        self._told = False
        self._seating = Seating()
        self._game = ""
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self, wanted: bool) -> None:
        """Begin to play sounds, if they are wanted and the settings have them on.

        Args:
            wanted: whether anybody may be listening in this run.
        """
        self._wanted = wanted
        self._loop = asyncio.get_running_loop()
        # Not now: the first line is to be printed as soon as without sounds.
        self._loop.call_later(START, self.take_settings)

    @property
    def heard(self) -> bool:
        """Whether a cue that is played now can be heard."""
        return self.sound is not None and self.sound.heard

    def cue(self, name: str) -> Cue | None:
        """Return the cue of a name as it is in the present game."""
        return self.packs().find(name, self._game)

    def caption(self, cues: tuple[Sounded, ...]) -> str:
        """Put the sounds of a line into words; those of menus are left out, for words tell them."""
        found = (self.cue(sounded.cue) for sounded in cues)
        texts = [cue.text for cue in found if cue is not None and cue.bus is Bus.GAME]
        return ", ".join(dict.fromkeys(texts))

    def packs(self) -> Packs:
        """Return the packs of sounds, read when they are first needed."""
        if self._packs is None:
            self._packs = packs_for(self._app.settings, self._app.data)[0]
        return self._packs

    def play(self, *names: str) -> float:
        """Play common cues at once; returns the seconds after which words may follow."""
        if self.sound is None:
            return 0.0
        return self.sound.play(tuple(Sounded(name) for name in names))

    def play_alone(self, name: str) -> bool:
        """Play a cue, and nothing that still waits; tells whether it can be heard."""
        if self.sound is not None:
            self.sound.drop()
            self.sound.play((Sounded(name),))
        return self.heard

    def play_line(self, line: Line) -> float:
        """Play the cues of a line that is about to be said.

        Returns:
            The seconds to wait before it is said; 0 where a voice waits by itself.
        """
        if self.sound is None or self.sound.paced or not line.cues or self._app.keys.scripted:
            return 0.0
        lead = self.sound.play_before(line)
        return lead if self._app.speaker.mode == "lines" else 0.0

    def enter_game(self, game: str, seats: int, here: tuple[Seat, ...]) -> None:
        """Let sounds come from the seats of a table."""
        self._game = game
        self.seat(seats, here)
        if self.sound is not None:
            self.sound.game = game
            self.sound.surround(bool(game))
            if game:
                names = (cue.name for cue in self.packs().of((game,)))
                self.sound.load(tuple(names))

    def seat(self, seats: int, here: tuple[Seat, ...]) -> None:
        """Give each seat its place; somebody may have sat down at the table."""
        self._seating = Seating(seats, here)
        if self.sound is not None:
            self.sound.seating = self._seating

    def leave_game(self) -> None:
        """Let all sounds come from the middle."""
        self.enter_game("", 0, ())

    def mute(self) -> None:
        """Turn all cues off, or on again, for this run."""
        self.muted = self._app.settings.sound and not self.muted
        if not self._app.settings.sound:
            self._app.keep(replace(self._app.settings, sound=True))
        self.take_settings()
        self._app.tell("sounds-off" if self.muted else "sounds-on")

    def take_settings(self) -> None:
        """Let sounds be heard as the settings say from now on."""
        app, settings = self._app, self._app.settings
        if not (self._wanted and settings.sound):
            self._drop()
        elif self.sound is None:
            link = app.speaker.link()
            self.sound = Sound(link, self.packs, mix_of(settings, self.muted))
            self.sound.game, self.sound.seating = self._game, self._seating
            self.sound.surround(bool(self._game))
            link.listeners.append(self._hear)
            app.outputs.append(self.sound)
            if link.ready is not None:
                self._hear(link.ready)
        else:
            self.sound.set_mix(mix_of(settings, self.muted))
        app.speaker.sounds_change()

    def sample(self, changed: Mapping[str, Any]) -> None:
        """Let it be heard what a changed setting does."""
        if "sound_pack" in changed:
            self._packs = None
            self._drop()
            self.take_settings()
        if "sound_places" in changed:
            self._sample_places()
        if "sound_ambience" in changed:
            self._sample_room()

    def _sample_places(self) -> None:
        """Play a note at the left, in the middle and at the right."""
        sound = self.sound
        if sound is None:
            return
        before, sound.seating = sound.seating, Seating(3)
        sound.play(tuple(Sounded("turn.other", seat, seat * WALK) for seat in range(3)))
        sound.seating = before

    def _sample_room(self) -> None:
        """Let the room be heard for a while, also outside of games."""
        if self.sound is not None and self._loop is not None:
            self.sound.surround(True)
            self._loop.call_later(ROOM, self._leave_room)

    def _leave_room(self) -> None:
        if self.sound is not None and not self._game:
            self.sound.surround(False)

    def _drop(self) -> None:
        sound, self.sound = self.sound, None
        if sound is not None:
            sound.drop()
            sound.close()
            if sound in self._app.outputs:
                self._app.outputs.remove(sound)
            link = self._app.speaker.link()
            if self._hear in link.listeners:
                link.listeners.remove(self._hear)

    def _hear(self, message: Message) -> None:
        """Say once, in words, that nothing can be heard."""
        if message["is"] == "ready" and not message["device"] and not self._told:
            self._told = True
            self._tell("sounds-no-device", read_reasons(message["why"]))
        elif message["is"] == "broken":
            self._tell("sound-broken", read_reasons(message["why"]))

    def _tell(self, message: str, why: tuple[Reason, ...]) -> None:
        """Say something of this machine, from any thread; transcripts leave it out."""

        def say() -> None:
            text = self._app.narrator.say(message, why=why)
            self._app.say(Line(text, urgency=Urgency.ALERT, aside=True))

        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(say)
