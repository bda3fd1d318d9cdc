"""Sound settings: volumes, and how sounds reach the ears."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.settings import Settings
from audiogame.sound_server.cue import Bus
from audiogame.sound_server.places import Hearing


@dataclass(frozen=True)
class Mix:
    """Volumes and placement of sounds.

    Args:
        master: volume of everything, in percent.
        game: volume of events at the table.
        interface: volume of menus and keys.
        ambience: volume of the room, a loop that plays throughout a game.
        hearing: how sounds reach the ears.
        lead: percent of the usual time between a cue and its words.
        muted: whether all cues are silent.
    """

    master: int = 100
    game: int = 100
    interface: int = 100
    ambience: int = 0
    hearing: Hearing = Hearing.STEREO
    lead: int = 100
    muted: bool = False

    def level(self, bus: Bus) -> float:
        """Return the gain of a bus's cues, from 0 to 1; half the percent is 12 dB less."""
        own = {Bus.INTERFACE: self.interface, Bus.AMBIENCE: self.ambience}.get(bus, self.game)
        return (self.master / 100 * own / 100) ** 2


def mix_of(settings: Settings, muted: bool) -> Mix:
    """Return the mix of these settings."""
    return Mix(
        master=settings.sound_master,
        game=settings.sound_game,
        interface=settings.sound_interface,
        ambience=settings.sound_ambience,
        hearing=Hearing(settings.sound_places),
        lead=settings.sound_lead,
        muted=muted,
    )
