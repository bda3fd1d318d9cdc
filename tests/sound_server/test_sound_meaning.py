"""The cues' meanings are audible: they differ, also by rhythm alone, and can be counted."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy, which measures the sounds, is not installed")

import numpy as np
from numpy.typing import NDArray
from offenders import every_offender
from sound_analysis import (
    RATE,
    Numbers,
    apart,
    below,
    blows,
    brightness,
    log_mel,
    loudness_curve,
    notes,
    samples_of,
)

from audiogame.sound_server.cue import Cue, CueKind, Timing
from audiogame.sound_server.pack import default_pack

# A sound is read and measured once in a process.
pytestmark = pytest.mark.xdist_group("sounds")

PACK, _ = default_pack()
HARD = 6000.0
"""Hertz above which dice and sticks have energy, and tones have none."""

MEANINGS = 9.0
"""Least distance in decibels between two meaningful cues of any two games; within a game see
test_sound_pairs.py."""
RHYTHMS = 2.8
"""Least distance in decibels of two meanings' loudness over time, without pitch and colour."""
VARIANTS = 4.5
"""Least distance in decibels between variants while they sound."""


def spectrogram(name: str, variant: int = 0) -> Numbers:
    return log_mel(PACK.cues[name].files[variant])


def distance(one: str, other: str) -> float:
    return apart(spectrogram(one), spectrogram(other))


@cache
def rhythm(name: str) -> Numbers:
    return loudness_curve(PACK.cues[name].files[0])


def means_something(cue: Cue) -> bool:
    """Return whether a cue is a sign: notes and drums, counted dice, and the three odd dice."""
    counted = cue.name.startswith(("dice.roll", "sichermans-war.die"))
    return cue.kind in (CueKind.EARCON, CueKind.STINGER) or counted


def may_meet(one: str, other: str) -> bool:
    """Return whether two cues can occur in the same game."""
    return not {PACK.owner(one), PACK.owner(other)} - {""} or (
        len({PACK.owner(one), PACK.owner(other)} - {""}) == 1
    )


MEANING = [name for name, cue in PACK.cues.items() if means_something(cue)]


def test_meanings_are_far_apart() -> None:
    assert len(MEANING) > 60
    told = ((one, other, distance(one, other)) for one, other in combinations(MEANING, 2))
    assert [pair for pair in told if pair[2] < MEANINGS] == []


def test_meanings_differ_by_rhythm_alone() -> None:
    """So that players who do not hear pitch well can tell cues apart."""
    near = [
        (one, other)
        for one, other in combinations(MEANING, 2)
        if may_meet(one, other) and apart(rhythm(one), rhythm(other)) < RHYTHMS
    ]
    assert not near


def test_variants_differ() -> None:
    """Compared while they sound: short sounds differ little over a whole second."""
    several = [cue for cue in PACK.cues.values() if len(cue.files) > 1]
    assert len(several) > 20
    near = []
    for cue in several:
        for one, other in combinations(range(len(cue.files)), 2):
            longest = max(len(samples_of(cue.files[variant])) for variant in (one, other))
            frames = longest * 100 // RATE
            first, second = spectrogram(cue.name, one), spectrogram(cue.name, other)
            if (far := apart(first[:frames], second[:frames])) < VARIANTS:
                near.append((cue.name, one, other, far))
    assert near == []


def test_dice_can_be_counted() -> None:
    """Each die has one tap of its own, slow enough to count, in every variant."""
    with every_offender() as offenders:
        for dice in range(1, 7):
            for path in PACK.cues[f"dice.roll.{dice}"].files:
                with offenders.at(path.name):
                    found = blows(samples_of(path), above=HARD)
                    assert len(found) == dice
                    assert all(gap >= 0.09 for gap in np.diff(found))


def test_the_size_of_a_challenge_can_be_counted() -> None:
    """A clack for each pair, and then the horn, which has a softer attack."""
    with every_offender() as offenders:
        for pairs in range(1, 6):
            with offenders.at("pairs", pairs):
                counts_a_challenge(pairs)


def counts_a_challenge(pairs: int) -> None:
    samples = samples_of(PACK.cues[f"ten-die-poker.challenge.{pairs}"].files[0])
    found = blows(samples, above=HARD)
    assert len(found) == pairs
    horn = round((found[-1] + 0.06) * RATE)
    assert np.sum(samples[horn:].astype(float) ** 2) > np.sum(samples[:horn].astype(float) ** 2)


def test_a_hand_has_as_many_notes_as_dice_that_count() -> None:
    """Two pair are two notes and two, a full house three and two, with a gap between."""
    hands = ((1,), (2,), (2, 2), (3,), (5,), (3, 2), (4,), (5,))
    with every_offender() as offenders:
        for rank, groups in enumerate(hands, start=1):
            with offenders.at("rank", rank):
                counts_a_hand(rank, groups)


def counts_a_hand(rank: int, groups: tuple[int, ...]) -> None:
    found = notes(samples_of(PACK.cues[f"ten-die-poker.hand.{rank}"].files[0]))
    assert len(found) == sum(groups)
    if len(groups) == 2:
        gaps = np.diff(found)
        assert int(np.argmax(gaps)) == groups[0] - 1
        assert np.max(gaps) > 1.5 * np.median(gaps)


def test_the_number_of_a_battle_can_be_counted() -> None:
    """Loud beats after the drum roll."""
    heard = {}
    for battle in range(1, 5):
        cue = PACK.cues[f"sichermans-war.battle.{battle}"]
        found = blows(samples_of(cue.files[0]), above=HARD)
        heard[battle] = len([start for start in found if start > 0.13])
    assert heard == {1: 1, 2: 2, 3: 3, 4: 4}


def middle(samples: NDArray[np.int16]) -> float:
    """Return the part of a sound's length by which half of its energy has passed, from 0 to 1."""
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
    for take in range(3):
        heard = [pitch(PACK.cues[f"sika.cube.match.{number}"].files[take]) for number in (1, 2, 3)]
        assert heard == sorted(heard)
        assert heard[0] > 2.0 * pitch(PACK.cues["sika.cube.other"].files[take])


def test_the_three_dice_have_their_pitches() -> None:
    low, middle, high = (
        pitch(PACK.cues[f"sichermans-war.die.{die}"].files[0])
        for die in ("low", "standard", "high")
    )
    assert low < 0.8 * middle < 0.64 * high


RISING = (
    *("ui.select", "turn.yours", "score.up", "seat.join", "line.back"),
    *("sichermans-war.spoils", "sichermans-war.leads", "ten-die-poker.lead"),
    "scientific-war.joker.win",
)
"""Cues of something gained."""
FALLING = (
    *("ui.back", "turn.other", "score.down", "seat.leave", "line.lost", "game.lose"),
    *("sika.minus", "army-men.beaten", "sichermans-war.empty", "sichermans-war.trails"),
    *("ten-die-poker.short", "scientific-war.out"),
)
"""Cues of something lost or given away."""


def lowest(samples: NDArray[np.int16]) -> float:
    """Return the lowest frequency that is at least half as strong as the strongest, in hertz."""
    spectrum = np.abs(np.fft.rfft(samples.astype(float) * np.hanning(len(samples)), 1 << 15))
    strong = np.flatnonzero(spectrum >= 0.5 * np.max(spectrum))
    return float(strong[0] * RATE / (1 << 15))


def test_gains_rise_and_losses_fall() -> None:
    """In each take, from its first third to its last."""
    with every_offender() as offenders:
        for name, rises in (*((one, True) for one in RISING), *((one, False) for one in FALLING)):
            for path in PACK.cues[name].files:
                samples = samples_of(path)
                begins = lowest(samples[: 3 * len(samples) // 10])
                ends = lowest(samples[6 * len(samples) // 10 :])
                with offenders.at(path.name):
                    assert ends > 1.1 * begins if rises else begins > 1.1 * ends


def test_a_secret_is_muffled() -> None:
    """A card that is chosen in secret is darker than any card that others may see."""
    secret = [brightness(samples_of(path)) for path in PACK.cues["scientific-war.commit"].files]
    shown = [
        brightness(samples_of(path))
        for name in ("card.deal", "card.play", "card.flip", "card.take", "scientific-war.swap")
        for path in PACK.cues[name].files
    ]
    assert max(secret) < 0.6 * min(shown)


OLD = 6000.0
"""Hertz above which older ears hear least."""


def test_old_ears_hear_what_a_game_is_about() -> None:
    """Dealt cards, soldiers and spoils have next to nothing where older ears hear least."""
    with every_offender() as offenders:
        for name in ("card.deal", "army-men.soldier", "sichermans-war.spoils", "chip.ante"):
            for path in PACK.cues[name].files:
                with offenders.at(path.name):
                    assert below(samples_of(path), OLD) > 0.9


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
