"""Game objects sound physical: dice are thrown, bounces decay, weight is heard."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy, which measures the sounds, is not installed")

import numpy as np
from sound_analysis import RATE, blows, figures_of, landing_levels, samples_of

from audiogame.sound_server.cue import CueKind
from audiogame.sound_server.pack import default_pack

# A sound is measured once in a process.
pytestmark = pytest.mark.xdist_group("sounds")

PACK, _ = default_pack()
HARD = 6000.0
"""Hertz above which dice have energy, and little else does."""
OFTEN = (
    *("card.deal", "card.play", "card.flip", "card.take"),
    *("chip.ante", "chip.bet", "chip.win"),
    *("dice.keep", *(f"dice.roll.{count}" for count in range(1, 7))),
    *("ui.move", "sika.pass", "army-men.soldier", "scientific-war.commit"),
    *("ten-die-poker.pair", "ten-die-poker.fold"),
    *(f"sichermans-war.{name}" for name in ("reinforcement", "spoils", "pass", "empty")),
    *(f"sichermans-war.die.{die}" for die in ("standard", "low", "high")),
)
"""Cues that are heard many times in a game."""
OFTEN_TUNES = (
    *("turn.yours", "turn.other", "round.start", "score.up", "score.down"),
    *("card.shuffle", "dice.roll", "sika.call.red", "sika.call.blue", "sika.minus"),
    *("sika.cube.other", *(f"sika.cube.match.{number}" for number in (1, 2, 3))),
    *("sichermans-war.leads", "sichermans-war.trails"),
)
"""Cues that are heard in every turn or round."""
LIGHTER = (
    ("scientific-war.commit", "card.flip"),
    ("card.deal", "card.flip"),
    ("card.flip", "card.take"),
    ("card.take", "card.shuffle"),
    ("chip.ante", "chip.bet"),
    ("chip.bet", "chip.win"),
    ("dice.keep", "dice.roll.1"),
    *((f"dice.roll.{count}", f"dice.roll.{count + 1}") for count in range(1, 6)),
    ("dice.roll.6", "dice.roll"),
    ("army-men.ante.lost", "army-men.ante.both"),
    ("sichermans-war.spoils", "card.play"),
)
"""Pairs of which the first object is lighter."""


def files(name: str) -> tuple[Path, ...]:
    return PACK.cues[name].files


def mean_loudness(name: str) -> float:
    return float(np.mean([figures_of(path).loudness for path in files(name)]))


def test_frequent_cues_have_several_variants() -> None:
    assert not [name for name in OFTEN if len(files(name)) < 4]
    assert not [name for name in OFTEN_TUNES if len(files(name)) < 3]


@pytest.mark.parametrize("dice", range(3, 7))
def test_a_throw_is_no_metronome(dice: int) -> None:
    """Gaps and levels vary, within a throw and from one throw to the next."""
    gaps = [np.diff(blows(samples_of(path), above=HARD)) for path in files(f"dice.roll.{dice}")]
    assert np.std(np.concatenate(gaps)) / np.mean(np.concatenate(gaps)) > 0.08
    for one, other in pairwise(gaps):
        assert np.max(np.abs(one - other)) > 0.008
    levels = [landing_levels(samples_of(path), HARD) for path in files(f"dice.roll.{dice}")]
    assert np.std(np.concatenate(levels)) > 1.5
    assert all(np.ptp(throw) < 14.0 for throw in levels)


def test_bounces_decay() -> None:
    """After the last die has landed, each twentieth of a second is softer than the one before."""
    for path in files("dice.roll.1"):
        whole = samples_of(path).astype(float) ** 2
        step = RATE // 20
        energies = [
            float(np.sum(whole[start : start + step])) for start in range(0, 3 * step, step)
        ]
        assert all(later < 0.4 * earlier for earlier, later in pairwise(energies))


def test_levels_follow_weight() -> None:
    levels = {name: mean_loudness(name) for pair in LIGHTER for name in pair}
    wrong = [pair for pair in LIGHTER if levels[pair[0]] + 0.2 > levels[pair[1]]]
    assert wrong == [], levels


def test_things_lie_within_six_units() -> None:
    """The lightest is audible, and the heaviest masks no word."""
    heard = [
        figures_of(path).loudness
        for cue in PACK.cues.values()
        if cue.kind is CueKind.FOLEY
        for path in cue.files
    ]
    assert max(heard) - min(heard) <= 6.0
    assert max(heard) - min(heard) >= 4.0
