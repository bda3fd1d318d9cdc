"""Manifests of packs: allowed entries, locations of files, and every error at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wav_files import write_wav

from audiogame.narration.faults import each_told, told
from audiogame.sound_server.cue import CueKind, Timing
from audiogame.sound_server.pack import LARGEST_MANIFEST, default_pack, read_pack
from audiogame.sound_server.paths import LARGEST, Files

DEFAULT, _ = default_pack()


def faults_of(folder: Path, manifest: str) -> tuple[str, ...]:
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    return each_told(read_pack(folder, DEFAULT)[1], "en")


def entry(files: str, more: str = "") -> str:
    return f'[cues."dice.roll.3"]\nfiles = {files}\n{more}\n'


def test_a_manifest_says_what_differs(tmp_path: Path) -> None:
    """An omitted value is that of the default pack; rights may precede all entries."""
    write_wav(tmp_path / "mine.wav")
    head = 'name = "Mine"\ncredit = "Ann"\nlicence = "CC-BY-4.0"\n'
    said = 'gain = -3\ntiming = "overlap"\ntext = "bones"\ncredit = "Bo"'
    assert faults_of(tmp_path, head + entry('["mine.wav"]', said)) == ()
    pack, _ = read_pack(tmp_path, DEFAULT)
    cue = pack.cues["dice.roll.3"]
    assert pack.name == "Mine"
    assert cue.files == (tmp_path / "mine.wav",)
    assert (cue.gain, cue.timing, cue.text) == (-3.0, Timing.OVERLAP, "bones")
    assert (cue.credit, cue.licence, cue.source) == ("Bo", "CC-BY-4.0", "")
    assert cue.kind is CueKind.FOLEY
    assert cue.description == DEFAULT.cues["dice.roll.3"].description


@pytest.mark.parametrize(
    "path",
    [
        "../out.wav",
        "sub/../../out.wav",
        "/etc/out.wav",
        "C:/out.wav",
        "..\\out.wav",
        "a\nb.wav",
        "\0.wav",
        "",
    ],
)
def test_paths_stay_inside_the_pack(tmp_path: Path, path: str) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    write_wav(tmp_path / "out.wav")
    fault = Files(folder).fault(path)
    assert fault is not None
    quoted = repr(path).replace("\\\\", "\\")
    said = f"{quoted} is outside the pack: write a path inside its folder, with /."
    assert told(fault, "en") == said


@pytest.mark.posix("makes links to files, for which people on Windows lack the rights")
def test_links_out_of_the_pack_are_refused(tmp_path: Path) -> None:
    """A link to a file, a link to a folder; a link that stays inside is fine."""
    folder = tmp_path / "pack"
    inside = write_wav(folder / "inside.wav")
    outside = write_wav(tmp_path / "elsewhere" / "out.wav")
    (folder / "link.wav").symlink_to(outside)
    (folder / "linked").symlink_to(outside.parent)
    (folder / "near.wav").symlink_to(inside)
    files = Files(folder)
    links = [wrong for path in ("link.wav", "linked/out.wav") if (wrong := files.fault(path))]
    assert "is a link out of the pack" in told(links[0], "en")
    assert "is a link out of the pack" in told(links[1], "en")
    assert files.fault("near.wav") is None
    pack, faults = read_pack(folder)
    assert set(pack.cues) == {"inside", "near"}
    assert len(faults) == 1


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has junctions")
@pytest.mark.wine("Wine makes no junctions")
def test_a_junction_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    """The link to a folder that anybody may make on Windows."""
    folder = tmp_path / "pack"
    write_wav(folder / "inside.wav")
    outside = write_wav(tmp_path / "elsewhere" / "out.wav")
    subprocess.run(
        ["cmd", "/c", "mklink", "/J", str(folder / "linked"), str(outside.parent)], check=True
    )
    wrong = Files(folder).fault("linked/out.wav")
    assert wrong is not None
    assert "is a link out of the pack" in told(wrong, "en")


@given(st.text(alphabet=st.sampled_from("ab./\\:~ \n\0"), max_size=12))
def test_no_path_leads_out(path: str) -> None:
    """Any path is refused, or stays in the folder."""
    folder = DEFAULT.folder
    if not Files(folder).fault(path):
        assert (folder / path).resolve().is_relative_to(folder.resolve())


def test_every_fault_of_a_manifest_is_said_at_once(tmp_path: Path) -> None:
    write_wav(tmp_path / "good.wav")
    (tmp_path / "huge.wav").write_bytes(bytes(LARGEST + 1))
    (tmp_path / "folder.wav").mkdir()
    manifest = """
crdit = "Mine"
credit = 3
[cues."card.flip"]
files = ["good.wav", "none.wav", "huge.wav", "folder.wav", "good.ogg", "../good.wav"]
volume = 3
gain = 60
timing = "later"
kind = 4
text = "two\\nlines"
[cues."Card Flip"]
files = ["good.wav"]
[cues.nothing]
gain = 1
[cues."card.deal"]
files = []
[cues."card.play"]
files = "good.wav"
[cues."card.take"]
files = ["none.wav"]
"""
    faults = faults_of(tmp_path, manifest)
    for part in (
        "In pack.toml, 'crdit' is unknown: perhaps you meant credit",
        "In pack.toml, credit must be one line of text.",
        "In the cue 'card.flip', 'volume' is unknown:",
        "In the cue 'card.flip', gain must be a number of decibels from -40 to 6, not 60.",
        "In the cue 'card.flip', timing must be overlap or lead or wait, not 'later'.",
        "In the cue 'card.flip', kind must be interface or foley or earcon or",
        "In the cue 'card.flip', text must be one line of text.",
        "In the cue 'card.flip': There is no file 'none.wav'",
        "In the cue 'card.flip': 'huge.wav' is too large (2 megabytes",
        "In the cue 'card.flip': 'folder.wav' isn't a file.",
        "In the cue 'card.flip': 'good.ogg' isn't a WAV file",
        "In the cue 'card.flip': '../good.wav' is outside the pack",
        "'Card Flip' isn't the name of a cue: write it like dice.roll.3.",
        "There is no list of files for the cue 'nothing'",
        "In the cue 'card.deal', give 1 to 20 files, not 0.",
        "In the cue 'card.play', files must be a list of paths, not 'good.wav'.",
        "In the cue 'card.take': There is no file 'none.wav'",
    ):
        assert [fault for fault in faults if fault.startswith(part)], part
    assert len(faults) == 17
    pack, _ = read_pack(tmp_path, DEFAULT)
    assert pack.cues["card.flip"].files == (tmp_path / "good.wav",)
    assert set(pack.cues) == {"card.flip"}


@pytest.mark.parametrize(
    "manifest",
    [
        b"cues = [",
        b"\xff\xff",
        b"a = 1\na = 2",
        b"#" * (LARGEST_MANIFEST + 1),
        b"a=" + b"[" * 99999,
    ],
)
def test_an_unreadable_manifest_is_said(tmp_path: Path, manifest: bytes) -> None:
    """Not TOML, not UTF-8, a duplicate key, far too large, far too deep."""
    (tmp_path / "pack.toml").write_bytes(manifest)
    pack, faults = read_pack(tmp_path)
    assert not pack.cues
    assert len(faults) == 1
    assert told(faults[0], "en").startswith(
        f"Couldn't use the sounds in {tmp_path}: Couldn't read pack.toml"
    )
    assert told(faults[0], "en").endswith("Correct it, or remove it.")


@pytest.mark.parametrize("cues", ["cues = 3", "[[cues]]", "cues.a = 1", "cues.a.files.b = 1"])
def test_entries_of_another_shape_are_said(tmp_path: Path, cues: str) -> None:
    assert len(faults_of(tmp_path, cues)) == 1


def test_a_manifest_that_is_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").mkdir()
    assert len(read_pack(tmp_path)[1]) == 1
