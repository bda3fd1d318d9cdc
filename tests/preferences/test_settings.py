"""The player's settings are validated when loaded, and saved atomically."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import tomlkit
from hypothesis import given
from hypothesis import strategies as st
from machine import needs_machine
from pressed import new_app

from audiogame.cli.run_settings import language_of
from audiogame.narration.faults import each_told
from audiogame.rules.value import as_dict, replace
from audiogame.settings import (
    SETTINGS,
    SPEECH_MODES,
    VERBOSITIES,
    Settings,
    change_settings,
    check_setting,
    read_settings,
    save_settings,
)

TEXTS = st.text(st.characters(exclude_categories=["C"]), max_size=5)

settings = st.builds(
    Settings,
    name=st.text(st.characters(exclude_categories=["C", "Z"]), max_size=40),
    speech=st.sampled_from(SPEECH_MODES),
    verbosity=st.sampled_from(VERBOSITIES),
    pace=st.floats(0, 10),
    rate=st.floats(2, 200),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("settings")


def test_without_a_file_there_are_the_defaults(tmp_path: Path) -> None:
    """The first start has no message about settings."""
    assert read_settings(tmp_path / "settings.toml") == (Settings(), ())
    assert Settings() == Settings("", "auto", "full", 1.0, 18.0)


@given(settings)
def test_saved_settings_are_read_back(folder: Path, chosen: Settings) -> None:
    """All values are loaded as they were, and no temporary file stays behind."""
    path = folder / "settings.toml"
    save_settings(path, chosen)
    assert read_settings(path) == (chosen, ())
    assert [left.name for left in folder.iterdir()] == ["settings.toml"]


def test_each_setting_is_kept(tmp_path: Path) -> None:
    """Each with another value than its default; none is taken for damage."""
    chosen = Settings(**{name: other_value(name) for name in SETTINGS})
    usual = Settings()
    assert not [name for name in SETTINGS if getattr(chosen, name) == getattr(usual, name)]
    save_settings(tmp_path / "settings.toml", chosen)
    assert read_settings(tmp_path / "settings.toml") == (chosen, ())


def other_value(name: str) -> Any:
    """Return an allowed value of a setting that is not its default."""
    part = SETTINGS[name]
    if isinstance(part.default, bool):
        return not part.default
    if part.values:
        return part.values[-1]
    if isinstance(part.default, str):
        return "Ann"
    return part.low if part.default != part.low else part.high


def test_folders_are_made(tmp_path: Path) -> None:
    """At the first save of a new player."""
    path = tmp_path / "a" / "b" / "settings.toml"
    save_settings(path, Settings(name="Ann"))
    assert read_settings(path) == (Settings(name="Ann"), ())


def test_a_save_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped before the new file is completely on disk, the old one is still there."""
    path = tmp_path / "settings.toml"
    save_settings(path, Settings(name="Ann"))
    before = path.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save_settings(path, Settings(name="Bo"))
    assert path.read_bytes() == before
    assert read_settings(path) == (Settings(name="Ann"), ())


def test_a_new_file_takes_the_place_of_the_old_one_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the new one is written, the old one can be read whole."""
    path = tmp_path / "settings.toml"
    save_settings(path, Settings(name="Ann"))
    before = path.stat().st_ino
    seen: list[Settings] = []
    monkeypatch.setattr(os, "fsync", lambda number: seen.append(read_settings(path)[0]))
    save_settings(path, Settings(name="Bo"))
    assert seen == [Settings(name="Ann")]
    assert read_settings(path)[0] == Settings(name="Bo")
    assert path.stat().st_ino != before, "the old file was written over"


@pytest.mark.parametrize(
    ("text", "kept", "fault"),
    [
        ('speech = "loud"', Settings(), "The setting speech must be auto or"),
        ("pace = 11", Settings(), "The setting pace must be a number from 0 to 10, not 11"),
        ("pace = nan", Settings(), "The setting pace must be a number from 0 to 10, not nan"),
        ("pace = true", Settings(), "The setting pace must be a number from 0 to 10, not True"),
        ("rate = -inf", Settings(), "The setting rate must be a number"),
        ('rate = "15"', Settings(), "The setting rate must be a number"),
        (
            "columns = 19",
            Settings(),
            "The setting columns must be 0, or a whole number from 20 to 200, not 19.",
        ),
        ("name = 3", Settings(), "The setting name must be one line of text, not 3"),
        ('name = "a\\nb"', Settings(), "The setting name must be one line of text"),
        ('name = "Ann"\nrate = []', Settings(name="Ann"), "The setting rate must be a number"),
        ("[name]\nx = 1", Settings(), "The setting name must be one line of text, not {'x': 1}"),
    ],
)
def test_wrong_settings_are_told_and_the_others_taken(
    tmp_path: Path, text: str, kept: Settings, fault: str
) -> None:
    """A wrong value gets its default, and the file stays as it is until that is mended."""
    path = tmp_path / "settings.toml"
    path.write_bytes(text.encode())
    for _ in range(2):
        found, reasons = read_settings(path)
        faults = each_told(reasons, "en")
        assert found == kept
        assert len(faults) == 1
        assert faults[0].startswith(fault)
    assert path.read_bytes() == text.encode()
    assert [*tmp_path.iterdir()] == [path]
    if not kept.name:
        name = text.strip("[").split()[0].strip("]")
        change_settings(path, {name: other_value(name)}, kept)
        assert read_settings(path) == (Settings(**{name: other_value(name)}), ())


def test_a_file_that_is_no_toml_is_kept_beside_earlier_ones(tmp_path: Path) -> None:
    """Each under a name of its own, which is told."""
    path = tmp_path / "settings.toml"
    for kept in ("settings.broken.toml", "settings.broken-2.toml"):
        path.write_bytes(kept.encode())
        found, reasons = read_settings(path)
        faults = each_told(reasons, "en")
        assert found == Settings()
        assert faults[0].startswith("Couldn't read the settings: ")
        assert faults[1:] == (f"The old file is kept as {kept}.",)
        assert (tmp_path / kept).read_bytes() == kept.encode()


@given(
    st.dictionaries(
        st.text(st.characters(exclude_categories=["C"]), min_size=1).filter(
            lambda name: name not in SETTINGS
        ),
        st.recursive(
            st.one_of(st.integers(-(2**63), 2**63 - 1), st.booleans(), TEXTS, st.floats()),
            lambda inner: st.one_of(
                st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)
            ),
            max_leaves=6,
        ),
        max_size=4,
    ),
    settings,
)
def test_settings_that_are_not_known_are_told_and_stay(
    folder: Path, unknown: dict[str, object], chosen: Settings
) -> None:
    """Each unknown one is reported, and survives changes of the known ones, which count."""
    path = folder / "unknown.toml"
    text = tomlkit.dumps({**as_dict(chosen), **unknown}, sort_keys=True)
    path.write_text(text, encoding="utf-8")
    found, faults = read_settings(path)
    assert found == chosen
    named = [fault.values["name"] for fault in faults if fault.message.startswith("setting-")]
    assert sorted(map(str, named)) == sorted(unknown)
    before = tomllib.loads(path.read_text("utf-8"))
    for pace in (2.0, 3.0):
        change_settings(path, {"pace": pace}, Settings())
    after = tomllib.loads(path.read_text("utf-8"))
    assert repr(after) == repr({**before, "pace": 3.0})  # what is not a number equals nothing
    path.unlink()


@pytest.mark.parametrize("command", ["", "doctor"])
@needs_machine("processes, which the doctor asks")
def test_a_setting_that_is_not_known_is_told(
    tmp_path: Path, run: Callable[..., tuple[int, str, str]], command: str
) -> None:
    """With the intended name, if it is a typo; the file stays as it is."""
    path = tmp_path / "data" / "settings.toml"
    path.parent.mkdir()
    text = b'nam = "Ann"\nloudness_of_all = 3\npace = 0\nwelcomed = true\n'
    path.write_bytes(text)
    arguments = {"keys": ""} if not command else {}
    told = run(*command.split(), **arguments)[1]
    for words in (
        "There is no setting 'nam': perhaps you meant name.",
        "There is no setting 'loudness_of_all': none of the ",
    ):
        assert words in told
    assert path.read_bytes() == text


def test_several_faults_are_told_at_once(tmp_path: Path) -> None:
    """Each as a sentence."""
    path = tmp_path / "settings.toml"
    path.write_text('pace = 99\nverbosity = "chatty"\n', encoding="utf-8")
    _, faults = read_settings(path)
    assert len(faults) == 2
    assert all(sentence.endswith(".") for sentence in each_told(faults, "en"))


@given(st.one_of(st.binary(), st.text().map(str.encode)))
def test_any_bytes_are_settings_or_told_as_a_fault(folder: Path, data: bytes) -> None:
    """A broken file never prevents a start, and is never lost."""
    path = folder / "settings.toml"
    path.write_bytes(data)
    _, faults = read_settings(path)
    aside = path.with_suffix(".broken.toml")
    kept = aside if aside.exists() else path
    assert kept.read_bytes() == data
    assert faults or kept == path
    kept.unlink()


@given(
    st.dictionaries(
        st.sampled_from([*SETTINGS]),
        st.one_of(st.integers(), st.floats(), st.booleans(), st.text(max_size=5).map(repr)),
    )
)
def test_any_values_leave_settings_that_are_right(folder: Path, values: dict[str, object]) -> None:
    """Loaded settings are always allowed ones."""
    path = folder / "settings.toml"
    text = "\n".join(f"{name} = {str(value).lower()}" for name, value in values.items())
    path.write_text(text, encoding="utf-8", errors="replace")
    found, _ = read_settings(path)
    assert not any(check_setting(name, getattr(found, name)) for name in SETTINGS)
    path.unlink(missing_ok=True)


@pytest.mark.parametrize(
    "data",
    [b"x = " + b"[" * 5000, b"rate = " + b"9" * 5000, b"\0" * 4096, b"\xff", b"a.b.c = 1" * 9],
    ids=["deep", "long", "zeros", "other encoding", "repeated"],
)
def test_files_that_are_too_much_are_kept_aside(tmp_path: Path, data: bytes) -> None:
    """The program starts with the defaults and says so."""
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    found, faults = read_settings(path)
    assert found == Settings()
    assert faults
    assert (tmp_path / "settings.broken.toml").read_bytes() == data


def test_two_programs_write_what_each_has_changed(tmp_path: Path) -> None:
    """The one that saves later knows nothing of what the other has changed meanwhile."""
    path = tmp_path / "settings.toml"
    save_settings(path, Settings(name="Ann"))
    one, other = new_app(tmp_path)[0], new_app(tmp_path)[0]
    one.data.keep(replace(one.data.settings, verbosity="brief"))
    other.data.keep(replace(other.data.settings, sound=False))
    one.data.keep(replace(one.data.settings, pace=2.0))
    for app in (one, other):
        app.data.unsaved.finish()
    both = Settings(name="Ann", verbosity="brief", sound=False, pace=2.0)
    assert read_settings(path) == (both, ())
    other.data.keep(replace(other.data.settings, pace=3.0))
    one.data.keep(replace(one.data.settings, sound_lead=50))
    for app in (other, one):
        app.data.unsaved.finish()
    assert read_settings(path) == (replace(both, pace=3.0, sound_lead=50), ())


def test_a_change_that_is_not_saved_goes_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk costs no change, once it has room again."""
    app, lines = new_app(tmp_path)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", Mock(side_effect=OSError(28, "No space left on device")))
        app.data.keep(replace(app.data.settings, verbosity="brief"))
        app.data.unsaved.finish()
    assert lines == ["Your settings couldn't be saved: No space left on device."]
    app.data.keep(replace(app.data.settings, pace=2.0))
    app.data.unsaved.finish()
    assert read_settings(tmp_path / "settings.toml") == (Settings(verbosity="brief", pace=2.0), ())


@pytest.mark.parametrize("mark", ["utf-8-sig", "utf-16"])
def test_what_an_editor_of_windows_has_written_is_read(tmp_path: Path, mark: str) -> None:
    """A byte order mark, and line ends of two characters."""
    path = tmp_path / "settings.toml"
    path.write_bytes('language = "de"\r\nname = "Åsa"\r\n'.encode(mark))
    assert read_settings(path) == (Settings(language="de", name="Åsa"), ())
    assert language_of(["--data", str(tmp_path)]) == "de"
    change_settings(path, {"pace": 2.0}, Settings())
    assert read_settings(path) == (Settings(language="de", name="Åsa", pace=2.0), ())


def test_settings_survive_a_second_start_after_a_fault(tmp_path: Path) -> None:
    """One wrong value does not cost the player the right ones."""
    path = tmp_path / "settings.toml"
    path.write_text('name = "Ann"\nverbosity = "brief"\npace = 99\n', encoding="utf-8")
    first, _ = read_settings(path)
    second, _ = read_settings(path)
    assert first == Settings(name="Ann", verbosity="brief")
    assert second == first


@pytest.mark.parametrize(
    "place", ["/etc", "..", "~/own", "C:own", "a/b", "\\\\host\\share", "a\\b"]
)
def test_a_settings_file_names_no_place_outside_of_its_folder(place: str, folder: Path) -> None:
    """It may come from elsewhere; a voice that writes to a file is none that it can choose."""
    path = folder / "elsewhere.toml"
    path.write_text(tomlkit.dumps({"sound_pack": place, "pace": 2.0}), encoding="utf-8")
    found, faults = read_settings(path)
    assert (found.sound_pack, found.pace) == ("", 2.0)
    assert "next to your settings" in " ".join(each_told(faults, "en"))
    assert check_setting("sound_pack", "own sounds") is None
