"""Packs of sounds: which cue is chosen, bare folders, manifests and their errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from distribution import write_distribution
from wav_files import write_wav

from audiogame.games import sika
from audiogame.narration.faults import each_told, told
from audiogame.sound_server.cue import Bus, CueKind, Timing, lineage
from audiogame.sound_server.pack import Pack, Packs, default_pack, default_pack_folder, read_pack
from audiogame.sound_server.paths import MOST

DEFAULT, _ = default_pack()
SIKA = Path(next(iter(sika.__path__))) / "sounds"


def own_pack(folder: Path, *names: str) -> Pack:
    """Return a bare folder with a file for each name, which must have no errors."""
    for name in names:
        write_wav(folder / f"{name}.wav")
    pack, faults = read_pack(folder, DEFAULT)
    assert faults == ()
    return pack


# Which cue is chosen.


def test_a_cue_that_is_missing_falls_back_to_its_parents() -> None:
    assert [*lineage("dice.roll.3")] == ["dice.roll.3", "dice.roll", "dice"]


def test_the_own_pack_of_the_game_is_asked_first(tmp_path: Path) -> None:
    """Own pack for the game, own pack, default for the game, default."""
    own = own_pack(tmp_path, "sika/dice.roll.3", "dice.roll.3", "card.flip")
    packs = Packs((own, DEFAULT))
    for name, game, expected in (
        ("dice.roll.3", "sika", tmp_path / "sika" / "dice.roll.3.wav"),
        ("dice.roll.3", "army-men", tmp_path / "dice.roll.3.wav"),
        ("card.flip", "sika", tmp_path / "card.flip.wav"),
        ("game.win", "sika", DEFAULT.folder / "common" / "game.win.wav"),
        ("sika.tie", "sika", SIKA / "tie.wav"),
        ("tie", "sika", SIKA / "tie.wav"),
    ):
        cue = packs.find(name, game)
        assert cue is not None
        assert cue.files == (expected,)


def test_all_packs_are_asked_for_a_name_before_its_parent(tmp_path: Path) -> None:
    """An own sound for many dice does not hide the default ones for three."""
    packs = Packs((own_pack(tmp_path, "dice.roll"), DEFAULT))
    three, nine = packs.find("dice.roll.3"), packs.find("dice.roll.9")
    assert three is not None
    assert nine is not None
    assert three.files[0].is_relative_to(DEFAULT.folder)
    assert nine.files == (tmp_path / "dice.roll.wav",)


def test_an_unknown_cue_is_silent() -> None:
    assert Packs((DEFAULT,)).find("thunder.far.away", "sika") is None
    assert Packs((DEFAULT,)).find("") is None


def test_cues_to_learn_are_those_of_the_game(tmp_path: Path) -> None:
    """Common cues and the game's own, each as it would be played."""
    packs = Packs((own_pack(tmp_path, "sika/card.flip"), DEFAULT))
    learned = packs.of(("sika",))
    names = {cue.name for cue in learned}
    assert {"turn.yours", "sika.call.red", "sika.card.flip"} <= names
    assert not [name for name in names if name.startswith(("army-men.", "scientific-war."))]
    everything = packs.of(tuple(DEFAULT.games))
    assert len(everything) == len(DEFAULT.cues)


# The default pack.


def test_the_default_pack_is_found() -> None:
    assert (default_pack_folder() / "pack.toml").is_file()
    assert DEFAULT.folder == default_pack_folder()
    assert len(DEFAULT.cues) > 90


# Folders without a manifest.


def test_a_bare_folder_is_a_pack(tmp_path: Path) -> None:
    """Files are found by their names, in the folder, in common and in the folders of games."""
    pack = own_pack(tmp_path, "card.flip-2", "card.flip-1", "common/ui.move", "sika/call.red")
    assert set(pack.cues) == {"card.flip", "ui.move", "sika.call.red"}
    flip = pack.cues["card.flip"]
    assert [path.name for path in flip.files] == ["card.flip-1.wav", "card.flip-2.wav"]


def test_a_bare_folder_takes_what_is_known_from_the_default(tmp_path: Path) -> None:
    """Kind, bus, timing and texts; not the rights, which belong to other sounds."""
    pack = own_pack(tmp_path, "scientific-war/war", "ui.move", "sika/dice.roll.3")
    war, move, dice = (
        pack.cues[name] for name in ("scientific-war.war", "ui.move", "sika.dice.roll.3")
    )
    assert (war.kind, war.timing, war.bus) == (CueKind.STINGER, Timing.WAIT, Bus.GAME)
    assert war.text == DEFAULT.cues["scientific-war.war"].text
    assert (war.licence, war.source, war.credit) == ("", "", "")
    assert (move.kind, move.bus) == (CueKind.INTERFACE, Bus.INTERFACE)
    assert dice.text == DEFAULT.cues["dice.roll.3"].text


def test_a_name_that_nobody_has_described_is_read_as_words(tmp_path: Path) -> None:
    pack = own_pack(tmp_path, "my-game/great.moment")
    cue = pack.cues["my-game.great.moment"]
    assert (cue.text, cue.description) == ("my game great moment", "My game great moment.")
    assert (cue.kind, cue.timing) == (CueKind.EARCON, Timing.LEAD)


def test_the_default_pack_without_its_manifest_is_the_same_pack(tmp_path: Path) -> None:
    """Its files have the names of their cues, each game's in a folder of its name."""
    lies = {}
    for cue in DEFAULT.cues.values():
        folder = DEFAULT.owner(cue.name) or "common"
        for path in cue.files:
            lies[path] = copied = tmp_path / folder / path.name
            copied.parent.mkdir(exist_ok=True)
            copied.write_bytes(path.read_bytes())
    bare, faults = read_pack(tmp_path, DEFAULT)
    assert faults == ()
    assert set(bare.cues) == set(DEFAULT.cues)
    for name, cue in bare.cues.items():
        assert cue.files == tuple(lies[path] for path in DEFAULT.cues[name].files)
        assert (cue.kind, cue.timing) == (DEFAULT.cues[name].kind, DEFAULT.cues[name].timing)


def test_other_files_of_a_bare_folder_are_told_apart(tmp_path: Path) -> None:
    """Sounds of another format and unknown names are errors, texts and hidden files are not."""
    write_wav(tmp_path / "card.flip.wav")
    write_wav(tmp_path / "My Sound!.wav")
    write_wav(tmp_path / ".hidden.wav")
    (tmp_path / "card.deal.mp3").write_bytes(b"ID3")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    pack, faults = read_pack(tmp_path, DEFAULT)
    assert set(pack.cues) == {"card.flip"}
    assert [fault.values["path"] for fault in faults] == ["My Sound!.wav", "card.deal.mp3"]
    assert "save it as WAV" in told(faults[1], "en")


def test_a_folder_of_far_too_many_files_is_no_pack(tmp_path: Path) -> None:
    for number in range(MOST + 1):
        (tmp_path / f"{number}.txt").touch()
    pack, faults = read_pack(tmp_path)
    assert not pack.cues
    assert len(faults) == 1
    assert "is it a folder of sounds?" in told(faults[0], "en")


def test_a_missing_folder_is_said(tmp_path: Path) -> None:
    pack, faults = read_pack(tmp_path / "nowhere")
    assert not pack.cues
    assert each_told(faults, "en") == (f"There is no folder {tmp_path / 'nowhere'}.",)


def test_sounds_are_not_read_with_their_pack(tmp_path: Path) -> None:
    """A file's content matters only when it is played, or checked."""
    (tmp_path / "card.flip.wav").write_bytes(b"no sound at all")
    pack, faults = read_pack(tmp_path, DEFAULT)
    assert faults == ()
    assert "card.flip" in pack.cues


def test_a_game_from_outside_brings_its_own_sounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its entry point locates them without loading the game, and they replace no other sounds."""
    package = tmp_path / "whist"
    package.mkdir()
    (package / "__init__.py").write_text('raise RuntimeError("loaded")\n', encoding="utf-8")
    write_distribution(tmp_path, "whist", "whist = whist:GAME")
    write_wav(package / "sounds" / "trick.wav")
    write_wav(package / "sounds" / "tap.wav")
    entries = (
        '["whist.trick"]\nfiles = ["trick.wav"]\n\n[cues."dice.roll.1"]\nfiles = ["tap.wav"]\n'
    )
    (package / "sounds" / "pack.toml").write_text(f"[cues.{entries[1:]}", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    default_pack.cache_clear()
    try:
        pack, faults = default_pack()
    finally:
        default_pack.cache_clear()
    assert faults == ()
    assert set(pack.cues) - set(DEFAULT.cues) == {"whist.trick", "whist.dice.roll.1"}
    assert pack.games - DEFAULT.games == {"whist"}
    packs = Packs((pack,))
    heard = {game: packs.find("dice.roll.1", game) for game in ("whist", "sika")}
    assert heard["sika"] == DEFAULT.cues["dice.roll.1"]
    assert heard["whist"] is not None
    assert heard["whist"].files == (package / "sounds" / "tap.wav",)
    assert heard["whist"].text == DEFAULT.cues["dice.roll.1"].text
    assert {cue.name for cue in packs.of(("whist",))} >= {"whist.trick", "turn.yours"}
