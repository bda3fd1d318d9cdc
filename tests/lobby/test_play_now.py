"""Play now by keys: two keys to a table, and a call to who does something else meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_player import Sitter, enters, joins
from online_server import guests, open_table, serving, wishes
from patience import becomes
from twins import MemoryScreen

from audiogame.lobby.play_now import CUE
from audiogame.online.device import Device, keep_device
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.public_server import FILE, public_server
from audiogame.online.table_packets import PlayNow
from audiogame.rules.fault import Fault
from audiogame.server import match_queue
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game


def names_server(data: Path, link: TableLink) -> None:
    """Name a server, as an operator does."""
    data.mkdir(parents=True, exist_ok=True)
    (data / FILE).write_text(f"{link}\n", encoding="utf-8")


async def at_play_now(
    data: Path, link: TableLink, then: str = "Play now. 2 of"
) -> tuple[Sitter, asyncio.Task[None]]:
    """Bring Ann to the entry of a server that is named for her; returns her and her visit."""
    names_server(data, link)
    ann, visit = await joins(Sitter(data, "Ann"), None, "Invite a friend. 1 of")
    await ann.presses("p", then=then)
    return ann, visit


async def test_one_key_seats_a_player_with_whoever_waits(tmp_path: Path) -> None:
    """The menu says how many play and wait; what was chosen counts."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Bo") as (bo,):
        await bo.come(invitation)
        await bo.line.play_now(PlayNow(("army-men", "sika"), bo.names, bots=False))
        ann, visit = await at_play_now(
            tmp_path / "ann", invitation, "Play now: one person waiting. 2 of"
        )
        await ann.presses("down", then="Choose which games.")
        await ann.presses("enter", then="Choose which games:")
        while not ann.heard("Army Men Dice War: yes."):
            await ann.presses("down", then=" of ")
        await ann.presses("enter", then="Army Men Dice War: no.")
        await ann.presses("escape", then="Choose which games.")
        await ann.presses("up", then="Play now")
        await ann.presses("enter", then="Bo has joined. You play Sika.")
        await ann.hears("New game.")
        await bo.sit()
        visit.cancel()


@pytest.mark.parametrize(
    ("others", "told"),
    [((), "Play now: one table. 2 of"), (("localhost:9",), "Play now: at least one table. 2 of")],
)
async def test_one_of_several_processes_says_no_more_than_it_knows(
    others: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process counts its own tables alone."""
    monkeypatch.setattr(FileStore, "others", others)
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Bo") as (bo,):
        await bo.come(invitation)
        await bo.line.open_table(open_table(find_game("sika"), "Bo", 1))
        _, visit = await at_play_now(tmp_path / "ann", invitation, told)
        visit.cancel()


async def test_after_twenty_seconds_bots_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any other key says what is waited for."""
    monkeypatch.setattr(match_queue, "BOTS_AFTER", 0.5)
    async with serving(wishes(tmp_path / "server")) as (_, invitation):
        ann, visit = await at_play_now(tmp_path / "ann", invitation)
        await ann.presses("enter", then="after 20 seconds you play with bots")
        await ann.presses("r", then="You're waiting for people. Escape")
        await ann.hears("with bots.")
        await ann.hears("New game.")
        visit.cancel()


async def test_what_was_owed_at_a_table_that_was_left_is_owed_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The call to it came after an arrow key, so that a screen reader may have missed it."""
    monkeypatch.setattr(match_queue, "BOTS_AFTER", 0.5)
    async with serving(wishes(tmp_path / "server")) as (_, invitation):
        ann, visit = await at_play_now(tmp_path / "ann", invitation)
        await ann.presses("enter", then="after 20 seconds you play with bots")
        await ann.presses("escape", then="Y or N.")
        await ann.hears("with bots.")
        recall = ann.app.recall
        call = next(line for line in recall.history.lines if "with bots." in line.text)
        ann.app.unheard.miss(call)
        await ann.presses("n", then="Play now")
        heard = await ann.presses("space", then="You play with anybody waiting")
        assert call.text not in heard
        visit.cancel()


async def test_who_waits_beside_something_else_is_called_by_one_line_and_a_cue(
    tmp_path: Path,
) -> None:
    """With people alone; the table is the first entry then."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Bo") as (bo,):
        ann, visit = await at_play_now(tmp_path / "ann", invitation)
        await ann.presses("enter", then="Nobody else is waiting.")
        await ann.presses("escape", then="Keep waiting while you do something else?")
        await ann.presses("y", then="and are called when somebody comes.")
        await visit
        screen = ann.app.dialogue.outputs.screen
        assert isinstance(screen, MemoryScreen)
        ann.fingers.away = True
        await bo.come(invitation)
        ann.forget()
        await bo.line.play_now(PlayNow(("sika",), bo.names))
        await ann.hears("Bo is waiting to play Sika: choose Play with others.")
        assert len(ann.ears.lines) == 1
        line = ann.app.recall.history.newest_line
        assert line is not None
        assert [one.cue for one in line.cues] == [CUE]
        assert screen.notified == ["Sika: somebody has come to play."]
        visit = asyncio.create_task(enters(ann, None))
        await ann.hears("Go to your game of Sika. 1 of")
        await ann.presses("enter", then="New game.")
        await bo.sit()
        visit.cancel()


async def test_nobody_waits_on_who_stops(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann, visit = await at_play_now(tmp_path / "ann", invitation)
        await ann.presses("enter", then="Nobody else is waiting.")
        await ann.presses("escape", then="Keep waiting while you do something else?")
        await ann.presses("n", then="You're no longer waiting.")
        await ann.hears("Play now. 2 of")
        await becomes(lambda: not server.tables.queue.people)  # it hears that a moment later
        await ann.presses("enter", then="Nobody else is waiting.")
        visit.cancel()


async def test_the_server_is_that_of_the_file_or_of_the_last_link(tmp_path: Path) -> None:
    """Without either there is no Play now; the last link's is called only when it is chosen."""
    assert public_server(tmp_path) is None
    (tmp_path / FILE).write_text("audiogame://other.example.org:8765\n", encoding="utf-8")
    found = public_server(tmp_path)
    assert found is not None
    assert found.address == "other.example.org:8765"
    (tmp_path / FILE).write_text("http://[", encoding="utf-8")
    with pytest.raises(Fault):
        public_server(tmp_path)
    (tmp_path / FILE).write_bytes(b"\xff")
    with pytest.raises(Fault, match="server-file-unreadable"):
        public_server(tmp_path)
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann = Sitter(tmp_path / "ann", "Ann")
        visit = asyncio.create_task(enters(ann, None))
        await ann.hears("Play with others: Invite a friend")
        visit.cancel()
        ann.forget()
        keep_device(
            tmp_path / "ann",
            Device(new_secret().hex()).been_to(server.gate.key.hex(), "test", invitation),
        )
        visit = asyncio.create_task(enters(ann, None))
        await ann.hears("Invite a friend. 1 of")
        await ann.presses("p", then="Play now. 2 of")
        assert not server.gate.connections
        await ann.presses("enter", then="Nobody else is waiting.")
        visit.cancel()
