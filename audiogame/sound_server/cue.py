"""A cue: the sound of an event, and the limits of its kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Bus(Enum):
    """The volume control that a cue follows."""

    INTERFACE = "interface"
    GAME = "game"
    AMBIENCE = "ambience"


class Timing(Enum):
    """The timing of speech relative to a cue."""

    OVERLAP = "overlap"
    """Speech begins at the same time."""
    LEAD = "lead"
    """Speech begins a little after the cue."""
    WAIT = "wait"
    """Speech waits until the cue has been heard, for not much more than half a second."""


class CueKind(Enum):
    """The kind of a cue, which determines its limits."""

    INTERFACE = "interface"
    """Small sounds of menus and keys."""
    FOLEY = "foley"
    """Objects of the table, which sound like themselves."""
    EARCON = "earcon"
    """A few notes or beats with a meaning."""
    STINGER = "stinger"
    """A fanfare for a great moment."""
    AMBIENCE = "ambience"
    """The room: a loop that plays throughout a game, without a meaning."""


AMBIENCE = "ambience"
"""The name of the loop that plays throughout; a game may have one of its own."""
LONGEST = {
    CueKind.INTERFACE: 0.12,
    CueKind.FOLEY: 0.8,
    CueKind.EARCON: 1.0,
    CueKind.STINGER: 1.6,
    CueKind.AMBIENCE: 10.0,
}
"""Seconds that a cue of each kind may last at most."""
LOUDNESS = {
    CueKind.INTERFACE: -31.0,
    CueKind.FOLEY: -28.0,
    CueKind.EARCON: -26.0,
    CueKind.STINGER: -24.0,
    CueKind.AMBIENCE: -40.0,
}
"""LUFS of each kind: the highest momentary loudness of ITU-R BS.1770."""
LOUDER = 1.0
"""LU by which a cue may deviate from the loudness of its kind."""
PEAK = -6.0
"""Decibels that no sample may exceed: panning adds up to 3, and cues overlap."""
LATEST = 0.005
"""Seconds within which a cue has to begin."""
BEGUN = 0.1
"""The fraction of the highest sample at which a cue counts as begun."""


@dataclass(frozen=True)
class Cue:
    """The sound of an event.

    Args:
        name: of the event, such as "dice.roll.3" or "sika.call.red".
        files: its variants; the same one is never played twice in a row.
        bus: the volume control it follows.
        kind: determines its limits.
        gain: decibels added to the file.
        timing: of speech relative to it.
        text: a caption of a few words.
        description: a sentence for players who learn the sounds.
        licence: under which it may be passed on, such as "CC0-1.0".
        source: its origin.
        credit: its author.
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
        """Whether the cue belongs to the table, not to menus or to the room."""
        return self.bus is Bus.GAME


def lineage(name: str) -> Iterator[str]:
    """Yield a cue's name and those of its parents: dice.roll.3, dice.roll, dice."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def usual(name: str) -> Cue:
    """Return the default for a cue without a description."""
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
