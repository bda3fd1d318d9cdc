"""A full disk: at a keyboard, in games with secrets, at a running table, at a server's door."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from online_player import opened
from online_server import SHORT, Guest, came, guests, serving, wishes
from pressed import play, press
from server_evening import AtServer, finish

from audiogame.lobby.lesson_menu import find_lesson, teach
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Failed
from audiogame.server import shared_table
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game
from audiogame.table.record_file import PrivateChoices, RecordFile, private_lines

WAR = find_game("scientific-war")


@contextmanager
def full_disk(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make records accept half of a line, and no more."""

    def fail(self: RecordFile, *lines: str) -> None:
        text = "\n".join(lines)
        self._file.write(text[: len(text) // 2].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    with patch.context() as inner:
        inner.setattr(RecordFile, "write", fail)
        yield


@contextmanager
def no_room(patch: pytest.MonkeyPatch, kind: type, method: str) -> Iterator[None]:
    """Make a method fail as on a full disk."""

    def fail(*given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with patch.context() as inner:
        inner.setattr(kind, method, fail)
        yield


async def both_asked(people: list[Guest]) -> None:
    while not all(one.far.awaited for one in people):
        for one in people:
            await one.take_all()
        await asyncio.sleep(0.01)


async def choose_at_once(people: list[Guest]) -> None:
    """Send both secret choices before either player has heard of the other."""
    await asyncio.gather(
        *(
            one.far.submit(at, one.far.view(at).legal_actions(at)[0])
            for at, one in enumerate(people)
        )
    )


def test_a_game_that_finds_no_room_is_called_saved_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its menu, the questions before leaving, and the last sentence."""
    full = ("1", "N", "n", "ctrl-c", "n", "escape", "down", "down", "down", "end", "enter")
    with no_room(monkeypatch, RecordFile, "write"):
        lines = play(tmp_path, *full)
    assert lines[-1] == "The game couldn't be saved."
    assert (
        "Start over, with the next player in the first seat? This game couldn't be saved. Y or N."
        in lines
    )
    assert "Leave audiogame? The game couldn't be saved. Y or N." in lines
    assert "Start over. This game couldn't be saved. 3 of 9." in lines
    assert not any("is saved" in line or line.startswith("Game saved") for line in lines)


def test_a_lesson_that_is_left_on_a_full_disk_is_not_called_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    lines = press(
        lambda app: teach(app, find_lesson("sika", "en")), tmp_path, "enter", "escape", "y"
    )
    assert "Your place couldn't be saved: No space left on device." in lines
    assert not any("Saved" in line for line in lines)


@pytest.mark.parametrize("reopened", [True, False])
async def test_secret_choices_that_find_no_room_are_given_back(
    reopened: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """The game is not over while the table cannot continue, and resumes when there is room."""
    monkeypatch.setattr("audiogame.server.tables.TICK", 0.05)
    monkeypatch.setattr(shared_table, "HALT", 0.1)
    sitting = at_a_server("Ann", "Cy", game=WAR, options=SHORT[WAR.name])
    async with sitting as (people, _, server):
        await both_asked(people)
        told = [one.far.told for one in people]
        with full_disk(monkeypatch):
            await choose_at_once(people)
            for one in people:
                assert (await came(one, Failed)).reasons[0].message == "server-disk"
            room = people[0].line.room
            assert room is not None
            table = server.tables.find(room.table)
            first = table.game
            with no_room(monkeypatch, RecordFile, "write" if reopened else "_go_on"):
                while table.game is first or table.game is None:
                    await asyncio.sleep(0.01)
                if not reopened:
                    second = table.game
                    assert second.halted is not None
                    assert not second.over
                    while table.game is second or table.game is None:
                        await asyncio.sleep(0.01)
                assert table.game is not None
                assert not table.game.over
            assert [one.far.told for one in people] == told
            assert not any(one.line.record for one in people)
        await finish(people, tmp_path, WAR)


def test_a_secret_that_was_cut_off_spoils_no_other(tmp_path: Path) -> None:
    """A line truncated by a full disk is removed before the next one is written."""
    path = tmp_path / "game.record"
    for line in ("open 3 0 play ace", "open 4 1 play two"):
        choices = PrivateChoices(path, "k")
        choices.write(line)
        choices.close()
        with path.with_suffix(".choices").open("ab") as file:
            file.write(b"open 4 1 pl")
    PrivateChoices(path, "k").close()
    assert private_lines(path) == ("key k", "open 3 0 play ace", "open 4 1 play two")
    path.with_suffix(".choices").write_bytes(b"key")
    PrivateChoices(path, "k").close()
    assert private_lines(path) == ("key k",)


async def test_whoever_comes_with_an_invitation_hears_that_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Instead of a closed connection; known players and links still get in."""
    asked = wishes(tmp_path)
    faults: list[BaseException] = []
    async with serving(asked) as (server, invitation), guests("Ann", "Cy") as (ann, cy):
        link = await opened(ann, invitation, "scientific-war")
        monkeypatch.setattr(server.gate, "fault", faults.append)
        with no_room(monkeypatch, FileStore, "save_identity"):
            with pytest.raises(ServerSays) as refused:
                await cy.come(invitation)
            assert refused.value.reasons[0].message == "server-disk"
            assert len(faults) == 1
            again = Guest("Ann", ann.secret)
            await again.come(invitation)
            await again.close()
            await cy.come(link)
        await cy.close()


async def test_a_full_disk_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_a_server: AtServer
) -> None:
    """An unsaved choice is taken back, with a message; with room again the game goes on."""
    monkeypatch.setattr(shared_table, "HALT", 0.1)
    async with at_a_server("Ann", "Cy") as ((ann, cy), _, _):
        with full_disk(monkeypatch):
            while not ann.far.awaited:
                await ann.take_all()
                await ann.line.changed()
            before = ann.far.told
            await ann.far.submit(0, ann.far.view(0).legal_actions(0)[0])
            for one in (ann, cy):
                failed = await came(one, Failed)
                assert isinstance(failed, Failed)
                assert failed.reasons[0].message == "server-disk"
            while ann.far.sent:
                await ann.take_all()
                await asyncio.sleep(0.01)
            assert ann.far.told == before
            assert ann.far.awaited == (0,)
            ann.line.news.clear()
            ann.line.cut()
            assert (await came(ann, Failed)).reasons[0].message == "server-disk"
            await ann.take_all()
            assert ann.far.told == before, "nothing is told that is not kept"
        await finish([ann, cy], tmp_path)
