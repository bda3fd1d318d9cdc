"""The default pack's files: reproducible by rendering, and within all limits."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy, which renders the sounds, is not installed")

import numpy as np
from offenders import every_offender
from sound_analysis import figures_of, samples_of

import audiogame
from audiogame.sound_server.check import SoundFigures, check_pack
from audiogame.sound_server.cue import LATEST, LONGEST, LOUDER, LOUDNESS, PEAK, Cue, CueKind
from audiogame.sound_server.pack import default_pack, default_pack_folder
from audiogame.sound_server.paths import MANIFEST
from audiogame.sound_server.waves import read_wave

REPOSITORY = Path(__file__).parents[2]
FOLDER = default_pack_folder()
PACK, FAULTS = default_pack()
FILES = {path: cue for cue in PACK.cues.values() for path in cue.files}
WHOLE_PACK = 9_150_000
"""Greatest total size of the files, in bytes."""
LIGHTER = 5.0
"""LU that a light object may be below the loudness of its kind: with `LOUDER` above
it, things lie within six."""


def manifest_of(cue: Cue) -> Path:
    """Return the manifest that names a cue: beside its files, or in the parent folder."""
    folder = cue.files[0].parent
    return next(one / MANIFEST for one in (folder, folder.parent) if (one / MANIFEST).is_file())


def in_repository(path: Path) -> Path:
    """Return where an installed sound file lies in a checkout."""
    if path.is_relative_to(FOLDER):
        return Path("sounds") / path.relative_to(FOLDER)
    package = Path(next(iter(audiogame.__path__)))
    if path.is_relative_to(package):
        return Path("audiogame") / path.relative_to(package)
    return path  # of a game from outside


OURS = [cue for cue in PACK.cues.values() if cue.source == "rendered by sounds/render.py"]
"""Cues that the script renders: not those that a game supplies as recordings."""


@pytest.mark.xdist_group("sounds")  # they are measured once in a process
def test_the_pack_has_no_faults_and_each_file_keeps_the_limits_of_its_kind() -> None:
    """Neither in its manifest nor in any file; no cue is missing or unknown.

    Length, peak, loudness and beginning of each file, which is measured once.
    """
    measured: list[Path] = []

    def measuring(paths: Sequence[Path]) -> Iterator[SoundFigures]:
        measured.extend(paths)
        return map(figures_of, paths)

    assert FAULTS == ()
    assert check_pack(FOLDER, measuring) == ()
    assert sorted(measured) == sorted(FILES)
    with every_offender(least=150) as offenders:
        for path, cue in FILES.items():
            with offenders.at(in_repository(path)):
                keeps_the_limits(path, cue, figures_of(path))


def keeps_the_limits(path: Path, cue: Cue, figures: SoundFigures) -> None:
    sound = read_wave(path)
    rate = 22_050 if cue.kind is CueKind.AMBIENCE else 44_100  # see `LOOPED`
    assert (sound.rate, len(sound.channels)) == (rate, 1)
    assert figures.seconds == sound.seconds <= LONGEST[cue.kind]
    assert figures.peak <= PEAK
    lighter = LIGHTER if cue.kind is CueKind.FOLEY else LOUDER
    assert -lighter <= figures.loudness - LOUDNESS[cue.kind] <= LOUDER
    assert figures.onset < LATEST


@pytest.mark.real
def test_the_script_renders_the_same_files_again(tmp_path: Path) -> None:
    """One take of every cue, and no others, to within the lowest bit.

    All takes come from the same code with other random seeds; `sounds/render.py` without
    `--one-take` renders them all.
    """
    script = REPOSITORY / "sounds" / "render.py"
    command = [sys.executable, str(script), str(tmp_path), "--one-take"]
    subprocess.run(command, check=True, timeout=300)
    rendered = {path.relative_to(tmp_path): path for path in tmp_path.rglob("*.wav")}
    places = Counter[Path]()
    takes = set()
    for cue in OURS:
        folder = manifest_of(cue).parent
        takes.add(in_repository(cue.files[places[folder] % len(cue.files)]))
        places[folder] += 1
    assert set(rendered) == takes
    assert len(takes) == len(OURS) > 100
    for name, path in rendered.items():
        ours, again = samples_of(REPOSITORY / name).astype(int), samples_of(path).astype(int)
        assert len(ours) == len(again), name
        assert np.max(np.abs(ours - again)) <= 1, name


def test_nothing_else_lies_in_the_pack() -> None:
    """A file without a cue would be shipped for nothing."""
    folders = {manifest_of(cue).parent for cue in PACK.cues.values()}
    assert {path for folder in folders for path in folder.rglob("*.wav")} == set(FILES)


def test_the_pack_is_small() -> None:
    assert sum(path.stat().st_size for path in FILES) <= WHOLE_PACK


def test_each_file_ends_in_silence_and_has_no_offset() -> None:
    """A sound that is cut off ends with a click; a loop continues at its beginning.

    An offset clicks at both ends and takes room from the sound.
    """
    with every_offender(least=150) as offenders:
        for path, cue in FILES.items():
            whole = samples_of(path).astype(int)
            samples = np.abs(whole)
            with offenders.at(in_repository(path), "ends"):
                if cue.kind is CueKind.AMBIENCE:
                    assert abs(whole[0] - whole[-1]) <= 2 * np.max(np.abs(np.diff(whole[-441:])))
                else:
                    assert samples[-1] <= 3
                    assert np.max(samples[-44:]) <= 0.01 * np.max(samples)
            with offenders.at(in_repository(path), "has an offset"):
                assert abs(np.mean(whole)) <= 0.01 * np.max(samples)


def test_each_cue_is_described_and_free() -> None:
    """A caption, a sentence, and the rights; variants are several or one."""
    with every_offender(least=100) as offenders:
        for cue in PACK.cues.values():
            with offenders.at(cue.name):
                assert cue.text
                assert len(cue.text.split()) <= 6
                assert not cue.text.endswith(".")
                assert cue.description.endswith(".")
                assert cue.licence
                assert cue.source
                assert cue.credit
                assert len(cue.files) == 1 or len(cue.files) >= 3


def test_the_manifest_says_everything_of_every_cue() -> None:
    """Explicit values, also where they equal the default."""
    said = {"files", "kind", "bus", "gain", "timing", "text", "description"}
    for path in {manifest_of(cue) for cue in PACK.cues.values()}:
        manifest = tomllib.loads(path.read_text(encoding="utf-8"))
        assert {frozenset(entry) for entry in manifest["cues"].values()} == {frozenset(said)}, path


def test_every_folder_of_common_sounds_is_in_the_wheel() -> None:
    """The wheel lists them, so that the rendering program is left out; a game's sounds
    lie in its package, so that nothing lists them."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    common = {path for path in FILES if path.is_relative_to(FOLDER)}
    folders = {f"sounds/{path.parent.relative_to(FOLDER).as_posix()}" for path in common}
    assert wheel == {path: f"audiogame/{path}" for path in ("sounds/pack.toml", *folders)}


def test_every_cue_is_in_the_overview() -> None:
    """The list of names beside each manifest is complete, and has no others."""
    for manifest in {manifest_of(cue) for cue in PACK.cues.values()}:
        overview = REPOSITORY / in_repository(manifest).parent / "README.md"
        lines = overview.read_text(encoding="utf-8").splitlines()
        listed = {line.split("`")[1] for line in lines if line.startswith("- `")}
        own = {name: cue for name, cue in PACK.cues.items() if manifest_of(cue) == manifest}
        assert {name for name in listed if name in PACK.cues} == set(own)
        for name, cue in own.items():
            assert f"- `{name}`: {cue.description}" in lines
