"""Files of the player that another program has open: told in a true sentence, and never lost."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from held_files import Hold
from pressed import new_app, press

from audiogame.archive.last_tables import last_game, save_table, usual_table
from audiogame.archive.odd_lines import OddLine, save_odd_lines
from audiogame.console.app import App
from audiogame.console.odd_marks import mark_odd
from audiogame.console.rule_reader import bookmark, keep_bookmark
from audiogame.games.sika import GAME
from audiogame.keys.own_keys import FILE as KEYS
from audiogame.lobby.lesson_menu import find_lesson
from audiogame.lobby.lesson_progress import LessonProgress, read_progress, save_progress
from audiogame.lobby.new_game import new_game
from audiogame.lobby.own_device import OwnDevice
from audiogame.online.device import kept_device, this_device
from audiogame.online.luck_book import LuckBook
from audiogame.preferences.keys_menu import KeysFile
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.settings import Settings, save_settings

Run = Callable[..., tuple[int, str, str]]
WHY = "another program has it open"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        (
            "settings.toml",
            'name = "Ann"\nwelcomed = true\nverbosity = "brief"\n',
            f"Couldn't read the settings: {WHY}. "
            "Until you start again, the default settings apply, and changes aren't saved.",
        ),
        (
            "people.toml",
            '[Ann]\nverbosity = "brief"\n',
            f"The personal settings couldn't be read: {WHY}. "
            "Until you start again, the general settings apply, and changes aren't saved.",
        ),
        (
            KEYS,
            '[game]\nrules = ["f10"]\n',
            f"Couldn't read your keys: {WHY}. Until you start again, the default keys are used.",
        ),
    ],
)
def test_what_is_held_at_the_start_is_told_and_stays(
    run: Run, tmp_path: Path, hold: Hold, name: str, text: str, said: str
) -> None:
    """Also after changes, and after the other program has closed it."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.toml").write_bytes(b"welcomed = true\n")
    (data / name).write_bytes(text.encode())
    held = hold(data / name)
    lines = run(keys="v V v")[1].splitlines()
    assert lines.count(said) == 1
    assert not any("saved" in line for line in lines if line != said), lines
    assert not any("elcome" in line for line in lines)
    held.release()
    assert (data / name).read_bytes() == text.encode()
    assert [one.name for one in data.iterdir() if "broken" in one.name] == []


def test_what_is_held_at_the_start_stays_when_it_is_free_again(tmp_path: Path, hold: Hold) -> None:
    """The settings in memory are not the player's, so they are not saved in this run."""
    path = tmp_path / "settings.toml"
    text = b'name = "Ann"\nverbosity = "brief"\n'
    path.write_bytes(text)
    held = hold(path)
    app, lines = new_app(tmp_path)
    assert app.data.settings == Settings(welcomed=True)
    held.release()
    app.profile.take_verbosity("normal")
    app.data.unsaved.finish()
    assert path.read_bytes() == text
    assert len(lines) == 1, "that changes are not saved was told at the start"


def test_a_moment_is_waited_for(tmp_path: Path, hold: Hold) -> None:
    """At the start, and at each change."""
    path = tmp_path / "settings.toml"
    save_settings(path, Settings(name="Ann"))
    hold(path, 5)
    app, lines = new_app(tmp_path)
    assert app.data.settings.name == "Ann"
    hold(path, 5)
    app.profile.take_verbosity("brief")
    app.data.unsaved.finish()
    assert tomllib.loads(path.read_text("utf-8"))["verbosity"] == "brief"
    assert len(lines) == 1


def test_keys_that_are_held_are_not_moved_aside(tmp_path: Path, hold: Hold) -> None:
    """Changed keys count in this run, and the file stays."""
    path = tmp_path / KEYS
    path.write_bytes(b'[game]\nrules = ["f10"]\n')
    held = hold(path)
    app, lines = new_app(tmp_path)
    held.release()
    assert KeysFile(app).take('[game]\nrules = ["f9"]\n')
    app.data.unsaved.finish()
    assert path.read_bytes() == b'[game]\nrules = ["f10"]\n'
    assert lines[-1] == f"Couldn't save the file: {WHY}."
    assert [*tmp_path.glob("*broken*")] == []


LESSON = find_lesson("sika", "en")


@pytest.mark.parametrize(
    ("name", "save", "again", "kept"),
    [
        (
            "bookmarks.toml",
            lambda data: keep_bookmark(data, "sika", "bots"),
            lambda data: keep_bookmark(data, "chess", "pawns"),
            lambda data: bookmark(data, "sika") == "bots",
        ),
        (
            "lessons.toml",
            lambda data: save_progress(data, LESSON, LessonProgress(0, True)),
            lambda data: save_progress(data, LESSON, LessonProgress(1)),
            lambda data: read_progress(data, LESSON).done,
        ),
        (
            "tables.toml",
            lambda data: save_table(data, GAME, usual_table(GAME, "Ann")),
            lambda data: save_table(data, GAME, usual_table(GAME, "Bea")),
            lambda data: last_game(data) is GAME,
        ),
    ],
)
def test_what_is_kept_from_run_to_run_is_not_begun_anew(
    tmp_path: Path,
    hold: Hold,
    name: str,
    save: Callable[[Path], None],
    again: Callable[[Path], None],
    kept: Callable[[Path], bool],
) -> None:
    """While it is held it is neither empty nor written; later the old stays beside the new."""
    save(tmp_path)
    before = (tmp_path / name).read_bytes()
    held = hold(tmp_path / name)
    if name != "tables.toml":  # a last table that is not saved is no reason to stop a game
        with pytest.raises(OSError, match="busy"):
            again(tmp_path)
    with pytest.raises(OSError, match="busy"):
        kept(tmp_path)
    held.release()
    assert (tmp_path / name).read_bytes() == before
    assert kept(tmp_path)
    again(tmp_path)
    assert (tmp_path / name).read_bytes() != before
    assert kept(tmp_path)


def test_a_last_table_that_cannot_be_read_is_told_once(tmp_path: Path, hold: Hold) -> None:
    """And the menu offers the games without it."""
    save_table(tmp_path, GAME, usual_table(GAME, "Ann"))
    hold(tmp_path / "tables.toml")
    lines = press(new_game, tmp_path, "escape")
    assert lines.count(f"Couldn't read tables.toml: {WHY}.") == 1
    assert lines[-1] != lines[0]


def test_marked_lines_that_are_held_are_not_moved_aside(tmp_path: Path, hold: Hold) -> None:
    path = tmp_path / "odd-lines.toml"
    save_odd_lines(path, (OddLine("a", ("b",), "en", "1"),))
    before = path.read_bytes()
    held = hold(path)

    async def mark(app: App) -> None:
        app.dialogue.tell("nothing-since")
        await mark_odd(app.dialogue, app.data)

    lines = press(mark, tmp_path)
    assert lines[-1] == f"Couldn't save the file: {WHY}."
    held.release()
    assert path.read_bytes() == before
    assert [*tmp_path.glob("*broken*")] == []


KEY, THEM = "ab" * 32, "cd" * 32
"""The keys of a server, and of a person there."""


def test_two_programs_keep_what_each_has_changed_of_an_identity(tmp_path: Path) -> None:
    """One blocks somebody, the other remembers a name, and neither knows of the other."""
    mine = this_device(tmp_path)
    apps = [new_app(tmp_path)[0] for _ in range(2)]
    one, other = [OwnDevice(app, mine, LuckBook()) for app in apps]
    one.keep_soon(one.now.block(KEY, THEM, "Bo"))
    apps[0].data.unsaved.finish()
    other.keep_soon(replace(other.now, names=("Ann",)))
    apps[1].data.unsaved.finish()
    one.keep(replace(one.now, patience=2))
    whole = replace(mine.block(KEY, THEM, "Bo"), names=("Ann",), patience=2)
    assert kept_device(tmp_path) == whole


def test_an_identity_that_is_held_is_not_made_anew(tmp_path: Path, hold: Hold) -> None:
    """Nobody becomes a stranger at a server because of a backup."""
    mine = this_device(tmp_path)
    held = hold(tmp_path / "online.json")
    with pytest.raises(Fault):
        this_device(tmp_path)
    held.release()
    assert kept_device(tmp_path) == mine
