"""A browser that stops storing: nothing is called saved, and all data goes to a file."""

from __future__ import annotations

import base64
import errno
import io
import shutil
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from memory_shell import Shell, at_table, open_page_menu, visit_page

from audiogame.archive.opened_table import new_table
from audiogame.archive.transfer import import_data
from audiogame.lobby.own_device import OwnDevice
from audiogame.narration.faults import told
from audiogame.online.device import Device, keep_device, kept_device
from audiogame.online.luck_book import LuckBook, TableLuck
from audiogame.online.luck_watch import RoundsSeen
from audiogame.online.own_luck import OwnLuck
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import play_table
from audiogame.rules.fault import Fault
from audiogame.settings import Settings, read_settings, save_settings
from audiogame.table.library import find_game
from audiogame.table.record_file import PRIVATE, load

FULL = "QuotaExceededError"
NOT_KEPT = "This game isn't being saved: No space left on device. You can keep playing."
KEY = "Shift P saves everything to a file."
BUTTON = {"key": "P", "text": "Save all", "group": "", "cap": ""}
UNKEPT = (
    "This browser keeps nothing here: the browser's storage doesn't work. "
    "Before you close the page, Shift P saves your games and settings to a file."
)
AGAIN = "Saving works again. Everything is saved."


async def fails(shell: Shell, why: str = FULL) -> None:
    """Make storage fail from now on, or, without a reason, work again."""
    shell.unkept = why
    await shell.tell(kind="kept", why=why)


async def choose(shell: Shell, entry: str) -> None:
    """Choose an entry of the open list."""
    shown = shell.of("list")[-1]
    at = [item["id"] for item in shown["items"]].index(entry)
    await shell.tell(kind="pick", list=shown["id"], index=at)


def no_claims(lines: list[str]) -> list[str]:
    """Return the lines that call something saved or kept."""
    negated = (
        "isn't being saved",
        "couldn't be saved",
        "Nothing is being saved",
        "saves everything",
    )
    return [
        line
        for line in lines
        if any(word in line.lower() for word in ("saved", "is kept"))
        and not any(words in line for words in negated)
    ]


def test_five_answers_that_are_not_kept_are_never_called_saved(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("1")
        before = len(shell.lines)
        await fails(shell)
        assert shell.lines[before:] == [NOT_KEPT, KEY]
        await fails(shell, "InvalidStateError")  # the same failure goes on
        await shell.press("1", "1", "1", "1", "N", "n", "ctrl-c", "n")
        await shell.press("escape", *["down"] * 3, "end", "enter")
        said = shell.lines[before:]
        assert sum("isn't being saved" in line for line in said) == 1
        assert no_claims(said) == []
        assert (
            "Start over, with the next player in the first seat? "
            "This game couldn't be saved. Y or N." in said
        )
        assert "Leave audiogame? The game couldn't be saved. Y or N." in said
        assert any(line.startswith("Start over. This game couldn't be saved.") for line in said)
        assert said[-1] == "The game couldn't be saved."

    visit_page(tmp_path, walk, at_table("sika"))


def test_a_store_that_works_again_is_told_once_and_the_game_is_saved(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("1")
        for _ in range(2):
            before = len(shell.lines)
            await fails(shell)
            await shell.press("1")
            await fails(shell, "")
            await fails(shell, "")
            said = shell.lines[before:]
            assert said[:2] == [NOT_KEPT, KEY]
            assert said.count(AGAIN) == 1
        await shell.press("escape", "end", "enter")
        assert shell.lines[-1].startswith("Game saved.")

    visit_page(tmp_path, walk, at_table("sika"))


def test_outside_a_game_a_storage_failure_mentions_no_game(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        before = len(shell.lines)
        await fails(shell, "NotFoundError")
        assert shell.lines[before:] == [
            "Nothing is being saved now: the browser has cleared it. You can keep playing.",
            KEY,
        ]
        await shell.press("down")
        assert BUTTON in shell.of("buttons")[-1]["buttons"]
        await shell.tell(kind="set", name="theme", value="white-on-black")
        await shell.press("down")
        assert not any("settings couldn't" in line for line in shell.lines), "that was said"
        await fails(shell, "")
        await shell.press("down")
        assert BUTTON not in shell.of("buttons")[-1]["buttons"]

    visit_page(tmp_path, walk)


def test_a_failure_that_nobody_has_been_told_of_counts_at_once(tmp_path: Path) -> None:
    """The leave message comes before the shell's message: the store itself is asked."""

    async def walk(shell: Shell) -> None:
        await shell.press("1", "escape", "end")
        shell.unkept = FULL
        await shell.press("enter")
        assert shell.lines[-1] == "The game couldn't be saved."

    visit_page(tmp_path, walk, at_table("sika"))


def test_settings_histories_and_keys_that_are_not_kept_say_so(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        shell.unkept = FULL
        before = len(shell.lines)
        await shell.tell(kind="set", name="theme", value="white-on-black")
        await shell.press("Y")
        said = shell.lines[before:]
        assert "Your settings couldn't be saved: No space left on device." in said
        assert "Couldn't save the file: No space left on device." in said
        assert no_claims(said) == []
        shell.unkept = ""
        await shell.press("Y")
        assert shell.lines[-1].startswith("Saved to ")

    visit_page(tmp_path, walk)
    assert read_settings(tmp_path / "settings.toml")[0].theme == "white-on-black", "memory has it"


def test_a_new_profile_and_one_that_is_forgotten_are_told_as_they_are(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        shell.unkept = FULL
        await open_page_menu(shell)
        await choose(shell, "add")
        for name in ("Anna", "Tim"):
            await shell.tell(kind="typed", entry=shell.of("entry")[-1]["id"], text=name)
        assert not any("Tim has a separate place" in line for line in shell.lines)
        await choose(shell, "forget")
        await shell.press("y")
        assert not any("Nothing of yours is here" in line for line in shell.lines)
        assert any("but the browser couldn't remove its copy" in line for line in shell.lines)

    visit_page(tmp_path, walk)


def saved_file(shell: Shell) -> bytes:
    (message,) = shell.of("save")
    return base64.b64decode(message["bytes"])


def fair(name: str) -> Callable[[Any], Awaitable[object]]:
    """Return a function that plays a game whose seed is secret."""
    game = find_game(name)

    async def run(app: Any) -> None:
        await play_table(
            app, new_table(game, read_seats("you,bot", game), game.options(), app.data.folder)
        )

    return run


def kept_luck() -> TableLuck:
    return TableLuck("Harbour", "t", OwnLuck().so_far, RoundsSeen())


def test_one_key_saves_everything_and_the_file_brings_it_back(tmp_path: Path) -> None:
    """Also the game of which only the beginning is stored, and the identity for servers."""
    here, there = tmp_path / "here", tmp_path / "there"
    begun: dict[str, bytes] = {}

    async def walk(shell: Shell) -> None:
        keep_device(here, Device("1" * 64))
        await LuckBook(here).keep(kept_luck())
        await shell.press("1")
        for path in (here / "records").iterdir():
            begun[path.name] = path.read_bytes()
        await fails(shell)
        await shell.press(*["1"] * 4)
        before = len(shell.lines)
        await shell.tell(kind="save-all")
        (told,) = shell.lines[before:]
        assert told.startswith("The browser saves your data as audiogame-data.zip.")

    shell = visit_page(here, walk, fair("sika"), Settings(speech="lines", pace=0.0, welcomed=True))
    archive = tmp_path / "all.zip"
    archive.write_bytes(saved_file(shell))
    with zipfile.ZipFile(io.BytesIO(archive.read_bytes())) as members:
        names = {*members.namelist()}
    assert {"settings.toml", "online.json", "luck.json"} < names
    (record,) = (name for name in names if name.endswith(".record"))
    assert record.replace(".record", PRIVATE) in names
    # What a reload would find: the record up to the first choice.
    (there / "records").mkdir(parents=True)
    for name, data in begun.items():
        (there / "records" / name).write_bytes(data)
    moved = import_data(there, archive)
    assert moved.person
    assert moved.other == ()
    with zipfile.ZipFile(archive) as members:
        for name in names:
            assert (there / name).read_bytes() == members.read(name)
    assert len(load(there / record).moves) > 5
    device = kept_device(there)
    assert device is not None
    assert device.secret == "1" * 64
    assert import_data(there, archive).same == len(names)


def test_an_import_continues_no_record_that_differs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    archive = tmp_path / "all.zip"
    (data / "records").mkdir(parents=True)
    (data / "records" / "a.record").write_bytes(b"game: sika\n0 call red\n")
    with zipfile.ZipFile(archive, "w") as members:
        members.writestr("records/a.record", b"game: sika\n0 call blue\n")
    assert import_data(data, archive).other == ("records/a.record",)
    assert (data / "records" / "a.record").read_bytes() == b"game: sika\n0 call red\n"
    (data / "records" / "a.record").write_bytes(b"game: sika\n0 ca")  # it was cut off there
    assert import_data(data, archive).new == 1
    assert (data / "records" / "a.record").read_bytes() == b"game: sika\n0 call blue\n"


def test_settings_recovered_late_from_the_storage_apply(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await fails(shell, "NoModificationAllowedError")
        await shell.press("escape", "n")
        save_settings(tmp_path / "settings.toml", Settings(speech="lines", pace=0.0, name="Anna"))
        shell.unkept = ""
        await shell.tell(kind="kept", why="", found=True)
        assert shell.session.app.data.settings.name == "Anna"
        assert any("what this browser had before is back" in line for line in shell.lines)

    visit_page(tmp_path, walk)
    assert read_settings(tmp_path / "settings.toml")[0].name == "Anna"


def test_a_secret_and_luck_that_are_not_stored_are_not_called_saved(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        app = shell.session.app
        shell.unkept = FULL
        own = await OwnDevice.read(app)
        assert any("which this device needs for playing" in line for line in shell.lines)
        (wrong,) = await own.luck.keep(kept_luck())
        assert wrong.message == "luck-file"
        before = own.now
        with pytest.raises(Fault) as full:
            own.become(before.renewed())
        assert "No space left on device" in told(full.value, "en")
        assert own.now == kept_device(app.data.folder) == before
        shell.unkept = ""
        own.become(before.renewed())
        assert own.now == kept_device(app.data.folder) != before

    visit_page(tmp_path, walk)


@pytest.mark.parametrize("speech", ["auto", "lines"])
def test_where_nothing_is_kept_from_the_start_that_is_said_once_and_first(
    speech: str, tmp_path: Path
) -> None:
    """Nothing more is wrong when a server is called, at its table, or when a guest joins."""

    async def walk(shell: Shell) -> None:
        if speech == "auto":
            await shell.press("1")
        app = shell.session.app
        own = await OwnDevice.read(app)
        assert await own.luck.keep(kept_luck()) == ()
        own.keep_soon(own.now.renewed())
        await app.data.unsaved.written()
        await shell.tell(kind="set", name="theme", value="white-on-black")
        await shell.press("down")
        assert shell.lines[0] == UNKEPT
        assert not [line for line in shell.lines[1:] if "saved" in line or "keeps" in line]

    visit_page(tmp_path, walk, settings=Settings(speech=speech, pace=0.0), unkept="TypeError")


def test_a_table_far_away_is_kept_by_its_server(tmp_path: Path) -> None:
    """The warnings about unsaved local games are not given for it."""

    async def walk(shell: Shell) -> None:
        app = shell.session.app
        app.scene.in_game, app.scene.company = True, object()  # type: ignore[assignment]  # it is never called
        shell.unkept = FULL
        shell.session.line.receive('{"kind":"kept","why":"QuotaExceededError"}')
        app.scene.in_game, app.scene.company = False, None
        assert "Nothing is being saved now" in "".join(shell.lines)
        assert "isn't being saved" not in "".join(shell.lines)

    visit_page(tmp_path, walk)


def test_a_file_that_cannot_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def walk(shell: Shell) -> None:
        def full(*given: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(shutil, "copyfileobj", full)
        await shell.tell(kind="save-all")
        assert "No space left on device" in shell.lines[-1]
        assert not shell.of("save")

    visit_page(tmp_path, walk)


def test_a_guest_is_told_of_no_storage_failure(tmp_path: Path) -> None:
    """Nothing of a guest's session is stored in any case."""

    async def walk(shell: Shell) -> None:
        await open_page_menu(shell)
        await choose(shell, "guest")
        before = len(shell.lines)
        await fails(shell)
        assert not shell.session.app.front.unkept()
        assert shell.lines[before:] == []

    visit_page(tmp_path / "data", walk)
