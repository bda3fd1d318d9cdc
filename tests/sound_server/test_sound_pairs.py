"""Any two cues of one game are distinguishable, game objects included."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest

pytest.importorskip("numpy", reason="numpy, which measures the sounds, is not installed")

import numpy as np
from sound_analysis import RATE, Numbers, apart, below, log_mel, samples_of, tick
from sound_games import cues_by_game

from audiogame.sound_server.cue import CueKind
from audiogame.sound_server.pack import default_pack

# A sound is read and measured once in a process.
pytestmark = pytest.mark.xdist_group("sounds")

PACK, _ = default_pack()
GAMES = cues_by_game(PACK)
APART = 9.0
"""Least distance in decibels between any take of one cue and any of another."""
SOUNDING = 20.0
"""Least distance in decibels between two short interface cues while one of them sounds."""
LAPTOP = 300.0
"""Hertz below which a laptop plays next to nothing."""
LOW = 0.45
"""Largest share of a cue's energy that may lie below `LAPTOP`."""
HORNS = (
    *("game.win", "game.lose", "game.draw", "ten-die-poker.lead", "ten-die-poker.lead.shared"),
    *("ten-die-poker.short", "sichermans-war.leads", "sichermans-war.tie.natural"),
    *("scientific-war.jacks", *(f"ten-die-poker.hand.{rank}" for rank in range(1, 9))),
)
"""Cues of horns alone: they have no percussion."""
TONES = 6500.0
"""Hertz above which horns have no energy, and clicks have as much as below."""


@cache
def spectrograms(name: str) -> tuple[Numbers, ...]:
    return tuple(log_mel(path) for path in PACK.cues[name].files)


@cache
def distance(one: str, other: str) -> float:
    """Return the distance of the nearest takes of two cues, in decibels."""
    takes = product(spectrograms(one), spectrograms(other))
    return min(apart(first, second) for first, second in takes)


def test_any_two_cues_of_a_game_are_apart() -> None:
    """Whichever takes of them meet."""
    assert len(GAMES) >= 5
    assert all(len(cues) > 10 for cues in GAMES.values())
    near = [
        (game, round(distance(one, other), 1), one, other)
        for game, cues in GAMES.items()
        for one, other in combinations(sorted(cues), 2)
        if distance(one, other) < APART
    ]
    assert not near


def test_short_cues_of_the_interface_are_apart_while_they_sound() -> None:
    """A whole second holds eight of them: the longer one's duration counts."""
    names = [cue.name for cue in PACK.cues.values() if cue.kind is CueKind.INTERFACE]
    assert len(names) == 5
    for one, other in combinations(names, 2):
        files = (*PACK.cues[one].files, *PACK.cues[other].files)
        frames = max(len(samples_of(path)) for path in files) * 100 // RATE
        for first, second in product(spectrograms(one), spectrograms(other)):
            assert apart(first[:frames], second[:frames]) >= SOUNDING, (one, other)


def test_cues_are_read_from_the_sources() -> None:
    """Common cues that a game names whole, and those whose names it assembles."""
    assert {"chip.ante", "dice.roll.3", "ui.move", "turn.yours", "game.win"} <= GAMES["sika"]
    assert {f"dice.roll.{count}" for count in range(1, 7)} <= GAMES["army-men"]
    assert not {"card.flip", "dice.roll.4", "army-men.spent"} & GAMES["sika"]


def test_no_cue_needs_pitches_too_low_for_a_laptop() -> None:
    """The background of a game is exempt: it has no meaning."""
    meant = [cue for cue in PACK.cues.values() if cue.kind is not CueKind.AMBIENCE]
    assert len(meant) > 90
    low = {
        (cue.name, path.name): round(part, 2)
        for cue in meant
        for path in cue.files
        if (part := below(samples_of(path), LAPTOP)) > LOW
    }
    assert low == {}


def test_horns_do_not_tick() -> None:
    """Neither where a note begins nor where one meets the next."""
    ticks = {name: tick(samples_of(PACK.cues[name].files[0]), TONES) for name in HORNS}
    assert {name: loud for name, loud in ticks.items() if loud > -60.0} == {}


def test_a_click_would_be_found() -> None:
    """A tone that is cut off ticks; one that fades does not."""
    time = np.arange(RATE // 2) / RATE
    tone = 8000.0 * np.sin(2.0 * np.pi * 440.0 * time)
    cut = np.concatenate((tone[: 3000 + 25], np.zeros(2000)))
    faded = tone * np.hanning(len(tone))
    assert tick(cut.astype(np.int16), TONES) > -50.0
    assert tick(faded.astype(np.int16), TONES) < -60.0
