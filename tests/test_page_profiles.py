"""Several people use one browser: each has a separate profile, and a guest leaves no data."""

from __future__ import annotations

from pathlib import Path

from test_page import Shell, visit

from audiogame.page.profiles import Profiles
from audiogame.settings import Settings, read_settings


async def choose(shell: Shell, entry: str) -> None:
    """Choose an entry of the open list."""
    shown = shell.of("list")[-1]
    at = [item["id"] for item in shown["items"]].index(entry)
    await shell.tell(kind="pick", list=shown["id"], index=at)


async def type_in(shell: Shell, text: str) -> None:
    """Fill in the open text field."""
    await shell.tell(kind="typed", entry=shell.of("entry")[-1]["id"], text=text)


async def add_tim(shell: Shell) -> None:
    """Name the present player Anna, and add Tim as another."""
    await choose(shell, "page")
    await choose(shell, "add")
    await type_in(shell, "Anna, Bo")  # no name
    await type_in(shell, "Anna")
    await type_in(shell, "Tim")


def names(data: Path) -> list[str]:
    return [one.name for one in Profiles(data).all]


def test_the_page_asks_who_is_there_once_somebody_was_added(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = visit(data, add_tim)
    assert not any("Who are you" in line for line in first.lines)
    assert names(data) == ["Anna", "Tim"]

    async def as_tim(shell: Shell) -> None:
        texts = [item["text"] for item in shell.of("list")[-1]["items"]]
        assert texts[:2] == ["Anna.", "Tim."]
        await choose(shell, "1")
        assert shell.session.app.data.folder == data / "profiles" / "1"
        await choose(shell, "page")
        await choose(shell, "forget")
        await shell.press("y")

    second = visit(data, as_tim)
    assert second.of("forgotten"), "colours and size go, too"
    assert any("Who are you" in line for line in second.lines)
    assert second.session.app.data.settings.name == "Tim"
    assert names(data) == ["Anna"]
    assert not (data / "profiles" / "1").exists()
    third = visit(data, lambda shell: shell.press("down"))
    assert not any("Who are you" in line for line in third.lines)


def test_a_guest_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit(data, add_tim)
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}

    async def as_guest(shell: Shell) -> None:
        await choose(shell, "guest")
        app = shell.session.app
        assert app.data.settings.speech == "lines"  # a question answered once is not asked again
        assert app.data.settings.name == ""
        await choose(shell, "page")
        assert "add" not in [item["id"] for item in shell.of("list")[-1]["items"]]
        await shell.press("escape", "T")  # another theme
        assert (app.data.folder / "settings.toml").is_file()

    visit(data, as_guest)
    kept = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    assert kept == before
    guest = Profiles(data).guest()
    assert read_settings(guest.folder / "settings.toml")[0] == Settings(speech="lines")


def test_a_guest_plays_on_a_device_of_one_and_leaves_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit(data, lambda shell: shell.press("down"))
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}

    async def let_play(shell: Shell) -> None:
        await choose(shell, "page")
        assert not shell.of("manner")[-1]["guest"]
        await choose(shell, "guest")
        assert shell.of("manner")[-1]["guest"], "the shell keeps nothing either"
        assert shell.session.app.data.folder == data.parent / "guest"
        assert shell.of("list")[-1]["title"] == "Main menu"
        await shell.press("T")  # another theme

    page = visit(data, let_play)
    assert any("A guest plays now" in line for line in page.lines)
    assert not any("went wrong" in line for line in page.lines)
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before


def test_who_goes_back_at_the_question_leaves(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit(data, add_tim)

    async def leave(shell: Shell) -> None:
        await shell.press("escape", "y")

    page = visit(data, leave)
    assert page.of("ended")
    assert not any("Main menu" in line for line in page.lines)


def test_the_others_stay_when_who_came_first_is_forgotten(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit(data, add_tim)

    async def forget(shell: Shell) -> None:
        await choose(shell, "0")
        await choose(shell, "page")
        await choose(shell, "forget")
        await shell.press("y")

    visit(data, forget)
    assert names(data) == ["Tim"]
