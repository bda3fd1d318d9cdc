"""Several people use one browser: each has a separate profile, and a guest leaves no data."""

from __future__ import annotations

from pathlib import Path

from memory_shell import Shell, add_tim, choose_entry, open_page_menu, visit_page

from audiogame.page.profiles import Profiles
from audiogame.settings import Settings, read_settings


def names(data: Path) -> list[str]:
    return [one.name for one in Profiles(data).all]


def test_the_page_asks_who_plays_once_a_second_profile_exists(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first = visit_page(data, add_tim)
    assert not any("Who are you" in line for line in first.lines)
    assert names(data) == ["Anna", "Tim"]

    async def as_tim(shell: Shell) -> None:
        texts = [item["text"] for item in shell.of("list")[-1]["items"]]
        assert texts[:2] == ["Anna.", "Tim."]
        await choose_entry(shell, "1")
        assert shell.session.app.data.folder == data / "profiles" / "1"
        await open_page_menu(shell)
        await choose_entry(shell, "forget")
        await shell.press("y")

    second = visit_page(data, as_tim)
    assert second.of("forgotten"), "colours and size go, too"
    assert any("Who are you" in line for line in second.lines)
    assert second.session.app.data.settings.name == "Tim"
    assert names(data) == ["Anna"]
    assert not (data / "profiles" / "1").exists()
    third = visit_page(data, lambda shell: shell.press("down"))
    assert not any("Who are you" in line for line in third.lines)


def test_a_guest_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit_page(data, add_tim)
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}

    async def as_guest(shell: Shell) -> None:
        await choose_entry(shell, "guest")
        app = shell.session.app
        assert app.data.settings.speech == "lines"  # a question answered once is not asked again
        assert app.data.settings.name == ""
        await open_page_menu(shell)
        assert "add" not in [item["id"] for item in shell.of("list")[-1]["items"]]
        await shell.press("escape", "T")  # another theme
        assert (app.data.folder / "settings.toml").is_file()

    visit_page(data, as_guest)
    kept = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    assert kept == before
    guest = Profiles(data).guest()
    assert read_settings(guest.folder / "settings.toml")[0] == Settings(speech="lines")


def test_a_guest_plays_on_a_device_of_one_and_leaves_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit_page(data, lambda shell: shell.press("down"))
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}

    async def let_play(shell: Shell) -> None:
        await open_page_menu(shell)
        assert not shell.of("manner")[-1]["guest"]
        await choose_entry(shell, "guest")
        assert shell.of("manner")[-1]["guest"], "the shell keeps nothing either"
        assert shell.session.app.data.folder == data.parent / "guest"
        assert shell.of("list")[-1]["title"] == "Main menu"
        await shell.press("T")  # another theme

    page = visit_page(data, let_play)
    assert any("A guest plays now" in line for line in page.lines)
    assert not any("went wrong" in line for line in page.lines)
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before


def test_going_back_at_the_question_who_plays_leaves_the_program(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit_page(data, add_tim)

    async def leave(shell: Shell) -> None:
        await shell.press("escape", "y")

    page = visit_page(data, leave)
    assert page.of("ended")
    assert not any("Main menu" in line for line in page.lines)


def test_other_profiles_stay_when_the_first_one_is_erased(tmp_path: Path) -> None:
    data = tmp_path / "data"
    visit_page(data, add_tim)

    async def forget(shell: Shell) -> None:
        await choose_entry(shell, "0")
        await open_page_menu(shell)
        await choose_entry(shell, "forget")
        await shell.press("y")

    visit_page(data, forget)
    assert names(data) == ["Tim"]
