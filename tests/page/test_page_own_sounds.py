"""The player's own sounds in the page: imported, played, stored, removed, and errors reported."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from memory_shell import Shell, add_tim, choose_entry, open_page_menu, visit_page
from wav_files import SELECT, packed, short_sound

from audiogame.page import own_sounds
from audiogame.page.own_sounds import take_pack
from audiogame.page.profiles import Profiles
from audiogame.rules.fault import Fault, Faults

LIMIT = 10_000
"""Bytes above which a pack is too large in these tests."""


async def hand_over(shell: Shell, name: str, archive: bytes, told: str) -> None:
    """Choose a pack in the browser's file dialog, and wait for the answer."""
    await choose_entry(shell, "sounds")
    assert shell.of("pick-file")
    given = base64.b64encode(archive).decode()
    await shell.tell(kind="file", name=name, bytes=given)
    for _ in range(100):
        if any(told in line for line in shell.lines):
            return
        await shell.quiet()
    raise AssertionError(shell.lines)


def played(shell: Shell, start: int) -> list[str]:
    """List the files that were played from a message on."""
    return [name for one in shell.said[start:] if one["kind"] == "sound" for name in one["files"]]


def handed(shell: Shell) -> list[dict[str, Any]]:
    return shell.of("own-sound")


def test_a_pack_is_taken_in_heard_kept_and_removed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    pack = packed(
        **{f"mine__common__{SELECT}": short_sound(), "mine__LICENCE.txt": b"mine"},
        **{"mine__common__ui.end.wav": b"no sound", "mine__sika__call.red.wav": short_sound(2000)},
    )

    async def walk(shell: Shell) -> None:
        await open_page_menu(shell)
        assert "silent" not in [item["id"] for item in shell.of("list")[-1]["items"]]
        await hand_over(shell, "mine.zip", pack, "2 of the program's sounds are now yours")
        assert any("ui.end.wav" in line for line in shell.lines), "what is wrong is told"
        start = len(shell.said)
        await choose_entry(shell, "add")
        await shell.press("escape")
        (own,) = handed(shell)
        assert base64.b64decode(own["bytes"]) == short_sound()
        assert own["name"] in played(shell, start)
        await shell.press("escape")

    visit_page(data, walk)
    kept = {path.relative_to(data / "sounds").as_posix() for path in (data / "sounds").rglob("*.*")}
    assert kept == {f"common/{SELECT}", "sika/call.red.wav"}

    async def remove(shell: Shell) -> None:
        while shell.session.app.soundscape.sound is None:
            await shell.quiet()  # sounds begin a moment after the first words
        await open_page_menu(shell)
        assert handed(shell), "they are heard at the next start, too"
        await choose_entry(shell, "silent")
        start = len(shell.said)
        await choose_entry(shell, "add")
        await shell.press("escape", "escape")
        names = played(shell, start)
        assert names
        assert all(name.startswith(("common/", "games/")) for name in names)

    visit_page(data, remove)
    assert not (data / "sounds").exists()


def test_the_sounds_of_an_erased_profile_are_erased_and_no_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit_page(data, add_tim)
    (anna, tim) = Profiles(data).all
    for one in (anna, tim):
        take_pack(one.folder, "a.zip", packed(**{SELECT: short_sound()}))
    Profiles(data).forget(tim.folder)
    assert not tim.folder.exists()
    assert (anna.folder / "sounds" / SELECT).is_file()


@pytest.mark.parametrize(
    ("archive", "told"),
    [
        (b"no archive", "isn't a zip archive"),
        (packed(**{"..__..__ui.select.wav": short_sound()}), "leads out of the folder"),
        (packed(**{"readme.txt": b"hello"}), "has no sounds"),
        (packed(**{SELECT: b"RIFF"}), "has no sounds"),
        (packed(**{f"{n}.wav": bytes(LIMIT // 2) for n in "abc"}), "would grow to"),
        (packed(**{"pack.toml": b"[", SELECT: short_sound()}), "has no sounds"),
    ],
)
def test_a_file_that_is_no_pack_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, archive: bytes, told: str
) -> None:
    monkeypatch.setattr(own_sounds, "LARGEST", LIMIT)
    data = tmp_path / "data"
    data.mkdir()
    take_pack(data, "good.zip", packed(**{SELECT: short_sound()}))

    async def walk(shell: Shell) -> None:
        await open_page_menu(shell)
        await hand_over(shell, "bad.zip", archive, told)

    visit_page(data, walk)
    assert (data / "sounds" / SELECT).read_bytes() == short_sound()
    with pytest.raises((Fault, Faults)):
        take_pack(data, "bad.zip", archive)
