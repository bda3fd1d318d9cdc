"""How loud sounds are, and how they reach the ears."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.settings import Settings
from audiogame.sound_server.cue import Bus
from audiogame.sound_server.places import Hearing


@dataclass(frozen=True)
class Mix:
    """How sounds are heard.

    Args:
        master: volume of everything, in percent.
        game: volume of what happens at the table.
        interface: volume of menus and keys.
        ambience: volume of the room that is heard all the time in games.
        hearing: how sounds reach the ears.
        lead: percent of the usual time between a cue and its words.
        muted: whether no cue is heard.
    """

    master: int = 100
    game: int = 100
    interface: int = 100
    ambience: int = 0
    hearing: Hearing = Hearing.STEREO
    lead: int = 100
    muted: bool = False

    def level(self, bus: Bus) -> float:
        """Return how loud the cues of a bus are, from 0 to 1; half the percent is 12 dB less."""
        own = {Bus.INTERFACE: self.interface, Bus.AMBIENCE: self.ambience}.get(bus, self.game)
        return (self.master / 100 * own / 100) ** 2


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
