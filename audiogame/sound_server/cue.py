"""A cue: what is heard when something happens, and what limits hold for its kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Bus(Enum):
    """Which volume a cue follows."""

    INTERFACE = "interface"
    GAME = "game"
    AMBIENCE = "ambience"


class Timing(Enum):
    """How speech stands to a cue."""

    OVERLAP = "overlap"
    """Speech begins at the same time."""
    LEAD = "lead"
    """Speech begins a little after the cue."""
    WAIT = "wait"
    """Speech waits until the cue has been heard, for not much more than half a second."""


class CueKind(Enum):
    """What a cue is made of; its limits follow from it."""

    INTERFACE = "interface"
    """Small sounds of menus and keys."""
    FOLEY = "foley"
    """Things of the table, which sound like themselves."""
    EARCON = "earcon"
    """A few notes or beats that mean something."""
    STINGER = "stinger"
    """A great moment."""
    AMBIENCE = "ambience"
    """The room: it goes round as long as a game is played, and means nothing."""


AMBIENCE = "ambience"
"""The name of what is heard all the time; a game may have one of its own."""
LONGEST = {
    CueKind.INTERFACE: 0.12,
    CueKind.FOLEY: 0.8,
    CueKind.EARCON: 1.0,
    CueKind.STINGER: 1.6,
    CueKind.AMBIENCE: 10.0,
}
"""Seconds that a cue of each kind may last."""
LOUDNESS = {
    CueKind.INTERFACE: -31.0,
    CueKind.FOLEY: -28.0,
    CueKind.EARCON: -26.0,
    CueKind.STINGER: -24.0,
    CueKind.AMBIENCE: -40.0,
}
"""LUFS at which each kind is: the highest momentary loudness of ITU-R BS.1770."""
LOUDER = 1.0
"""LU that a cue may be away from the loudness of its kind."""
PEAK = -6.0
"""Decibels that no sample may go above: panning adds up to 3, and cues overlap."""
LATEST = 0.005
"""Seconds within which a cue begins."""
BEGUN = 0.1
"""The part of the highest sample at which a cue has begun."""


@dataclass(frozen=True)
class Cue:
    """What is heard when something happens.

    Args:
        name: what happens, such as "dice.roll.3" or "sika.call.red".
        files: its variants; the same one is never heard twice running.
        bus: which volume it follows.
        kind: what limits hold for it.
        gain: decibels that it is made louder.
        timing: how speech stands to it.
        text: a caption of a few words.
        description: a sentence for those who learn the sounds.
        licence: under which it may be passed on, such as "CC0-1.0".
        source: where it comes from.
        credit: who made it.
    """

    name: str
    files: tuple[Path, ...]
    bus: Bus
    kind: CueKind
    gain: float
    timing: Timing
    text: str
    description: str
    licence: str = ""
    source: str = ""
    credit: str = ""

    @property
    def in_game(self) -> bool:
        """Whether it belongs to the table, and neither to menus nor to the room."""
        return self.bus is Bus.GAME


def lineage(name: str) -> Iterator[str]:
    """Yield a cue's name and those of its parents: dice.roll.3, dice.roll, dice."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def usual(name: str) -> Cue:
    """Return what is assumed of a cue that nobody has described."""
    interface = name.startswith("ui.")
    text = name.replace(".", " ").replace("-", " ")
    return Cue(
        name=name,
        files=(),
        bus=Bus.INTERFACE if interface else Bus.GAME,
        kind=CueKind.INTERFACE if interface else CueKind.EARCON,
        gain=0.0,
        timing=Timing.OVERLAP if interface else Timing.LEAD,
        text=text,
        description=f"{text[:1].upper()}{text[1:]}.",
    )
