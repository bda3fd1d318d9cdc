"""What the cues mean can be heard: they differ, also by rhythm alone, and can be counted."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy, which measures the sounds, is not installed")

import numpy as np
from numpy.typing import NDArray
from sound_analysis import (
    RATE,
    Numbers,
    apart,
    blows,
    brightness,
    log_mel,
    loudness_curve,
    notes,
    samples_of,
)

from audiogame.sound_server.cue import Cue, CueKind, Timing
from audiogame.sound_server.pack import default_pack

PACK, _ = default_pack()
HARD = 6000.0
"""Hertz above which dice and sticks are heard, and no tones."""

MEANINGS = 9.0
"""Decibels between two cues that mean something, in any two games; for all of one game see
test_sound_pairs.py."""
RHYTHMS = 2.8
"""Decibels between the loudness of two meanings of one game, with pitch and colour left out."""
VARIANTS = 4.5
"""Decibels between variants while they sound."""


@cache
def spectrogram(name: str, variant: int = 0) -> Numbers:
    return log_mel(PACK.cues[name].files[variant])


@cache
def rhythm(name: str) -> Numbers:
    return loudness_curve(PACK.cues[name].files[0])


def means_something(cue: Cue) -> bool:
    """Tell whether a cue is a sign: notes and drums, counted dice, and the three odd dice."""
    counted = cue.name.startswith(("dice.roll", "sichermans-war.die"))
    return cue.kind in (CueKind.EARCON, CueKind.STINGER) or counted


def may_meet(one: str, other: str) -> bool:
    """Tell whether two cues can be heard in the same game."""
    return not {PACK.owner(one), PACK.owner(other)} - {""} or (
        len({PACK.owner(one), PACK.owner(other)} - {""}) == 1
    )


MEANING = [name for name, cue in PACK.cues.items() if means_something(cue)]


def test_meanings_are_far_apart() -> None:
    apart_by = {
        (one, other): apart(spectrogram(one), spectrogram(other))
        for one, other in combinations(MEANING, 2)
    }
    near = [(pair, decibels) for pair, decibels in apart_by.items() if decibels < MEANINGS]
    assert len(MEANING) > 60
    assert not near


def test_meanings_differ_by_rhythm_alone() -> None:
    """Who does not hear pitch well still hears how a cue goes."""
    near = [
        (one, other)
        for one, other in combinations(MEANING, 2)
        if may_meet(one, other) and apart(rhythm(one), rhythm(other)) < RHYTHMS
    ]
    assert not near


@pytest.mark.parametrize("cue", [cue for cue in PACK.cues.values() if len(cue.files) > 1])
def test_variants_differ(cue: Cue) -> None:
    """As long as they sound: a short sound differs little on a whole second."""
    for one, other in combinations(range(len(cue.files)), 2):
        longest = max(len(samples_of(cue.files[variant])) for variant in (one, other))
        frames = longest * 100 // RATE
        first, second = spectrogram(cue.name, one), spectrogram(cue.name, other)
        assert apart(first[:frames], second[:frames]) >= VARIANTS


@pytest.mark.parametrize("dice", range(1, 7))
def test_dice_can_be_counted(dice: int) -> None:
    """Each die has one tap of its own, slow enough to count, in every variant."""
    for path in PACK.cues[f"dice.roll.{dice}"].files:
        found = blows(samples_of(path), above=HARD)
        assert len(found) == dice
        assert all(gap >= 0.09 for gap in np.diff(found))


@pytest.mark.parametrize("pairs", range(1, 6))
def test_the_size_of_a_challenge_can_be_counted(pairs: int) -> None:
    """A clack for each pair, and then the horn, which is not as hard."""
    samples = samples_of(PACK.cues[f"ten-die-poker.challenge.{pairs}"].files[0])
    found = blows(samples, above=HARD)
    assert len(found) == pairs
    horn = round((found[-1] + 0.06) * RATE)
    assert np.sum(samples[horn:].astype(float) ** 2) > np.sum(samples[:horn].astype(float) ** 2)


@pytest.mark.parametrize(
    ("rank", "groups"), [*enumerate(((1,), (2,), (2, 2), (3,), (5,), (3, 2), (4,), (5,)), start=1)]
)
def test_a_hand_has_as_many_notes_as_dice_that_count(rank: int, groups: tuple[int, ...]) -> None:
    """Two pair are two notes and two, a full house three and two, with a gap between."""
    found = notes(samples_of(PACK.cues[f"ten-die-poker.hand.{rank}"].files[0]))
    assert len(found) == sum(groups)
    if len(groups) == 2:
        gaps = np.diff(found)
        assert int(np.argmax(gaps)) == groups[0] - 1
        assert np.max(gaps) > 1.5 * np.median(gaps)


@pytest.mark.parametrize("battle", range(1, 5))
def test_the_number_of_a_battle_can_be_counted(battle: int) -> None:
    """Great beats after the roll on the drum."""
    found = blows(samples_of(PACK.cues[f"sichermans-war.battle.{battle}"].files[0]), above=HARD)
    assert len([start for start in found if start > 0.13]) == battle


def middle(samples: NDArray[np.int16]) -> float:
    """Return the part of a sound after which half of its energy has been heard."""
    energy = np.cumsum(samples.astype(float) ** 2)
    return float(np.searchsorted(energy, energy[-1] / 2.0) / len(samples))


def test_a_revolution_and_its_end_mirror_each_other() -> None:
    """One grows brighter and louder, the other darker and softer."""
    on, off = (
        samples_of(PACK.cues[f"scientific-war.revolution.{way}"].files[0]) for way in ("on", "off")
    )
    quarter = len(on) // 4
    assert brightness(on[:quarter]) < 0.7 * brightness(on[2 * quarter :])
    assert brightness(off[-quarter:]) < 0.7 * brightness(off[: 2 * quarter])
    assert middle(off) < 0.45 < 0.55 < middle(on)


def pitch(path: Path) -> float:
    """Return the strongest frequency of the last third of a sound."""
    samples = samples_of(path)
    tail = samples[2 * len(samples) // 3 :].astype(float) * np.hanning(
        len(samples[2 * len(samples) // 3 :])
    )
    spectrum = np.abs(np.fft.rfft(tail, 1 << 16))
    return float(np.argmax(spectrum) * RATE / (1 << 16))


def test_matching_cubes_rise() -> None:
    """The second and the third are higher; a cube of the other colour is far lower."""
    heard = [pitch(PACK.cues[f"sika.cube.match.{number}"].files[0]) for number in (1, 2, 3)]
    assert heard == sorted(heard)
    assert heard[0] > 2.0 * pitch(PACK.cues["sika.cube.other"].files[0])


def test_the_three_dice_have_their_pitches() -> None:
    low, middle, high = (
        pitch(PACK.cues[f"sichermans-war.die.{die}"].files[0])
        for die in ("low", "standard", "high")
    )
    assert low < 0.8 * middle < 0.64 * high


def test_speech_can_begin_in_time() -> None:
    """Where speech waits, the cue is over soon; where it leads, most of it has been heard."""
    for cue in PACK.cues.values():
        seconds = len(samples_of(cue.files[0])) / RATE
        if cue.kind is CueKind.AMBIENCE:
            assert cue.timing is Timing.OVERLAP
        elif cue.timing is Timing.OVERLAP:
            assert seconds <= 0.8
        elif cue.timing is Timing.WAIT:
            assert seconds <= 0.95
