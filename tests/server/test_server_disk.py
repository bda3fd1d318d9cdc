"""The event loop of a server waits for no disk: writes are done in another thread."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedRandom, BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from random import Random
from types import FrameType

import pytest
from online_server import guests, open_table, serving, table_link, wishes
from patience import raise_error_of

from audiogame.archive.journal import Journal
from audiogame.online.company_packets import ChatSent
from audiogame.online.session_packets import RenewLink
from audiogame.server.store.store import StoreFault
from audiogame.table.library import find_game
from audiogame.table.record_file import SUFFIX

FILES = (FileIO, BufferedWriter, BufferedRandom, TextIOWrapper)
SYSTEM = frozenset({"posix", "nt", "io", "_io"})
WAITS = frozenset({"open", "fsync", "fdatasync", "sync", "rename", "replace", "unlink", "remove"})
WAITS |= {"mkdir", "rmdir", "chmod", "truncate", "ftruncate", "utime", "link", "symlink"}
"""Calls that may wait for a busy disk, besides all methods of an open file."""


def _callers(frame: FrameType | None) -> str:
    found: list[str] = []
    while frame is not None and len(found) < 5:
        found.append(f"in {frame.f_code.co_filename}, {frame.f_code.co_name}")
        frame = frame.f_back
    return " ".join(found)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Collect this thread's file operations; other threads are not watched."""
    found: list[str] = []

    def watch(frame: FrameType, event: str, about: object) -> None:
        if event == "c_call":
            name, owner = getattr(about, "__name__", ""), getattr(about, "__self__", None)
            of_system = getattr(owner, "__name__", "") in SYSTEM and name in WAITS
            if of_system or (isinstance(owner, FILES) and name in ("write", "flush", "truncate")):
                found.append(f"{name} {_callers(frame)}")

    sys.setprofile(watch)
    try:
        yield found
    finally:
        sys.setprofile(None)


def test_the_loop_writes_no_file(tmp_path: Path) -> None:
    """During play with secrets, lost connections, chat, records, and giving up."""
    war, sika = find_game("scientific-war"), find_game("sika")

    async def evening() -> list[str]:
        async with (
            serving(wishes(tmp_path)) as (server, invitation),
            guests("Ann", "Cy") as people,
            guests("Bo", "Di") as others,
        ):
            with watched() as found:
                for game, (host, guest) in ((war, people), (sika, others)):
                    await host.come(invitation)
                    await host.line.open_table(open_table(game, host.names[0], 1))
                    await guest.enter(table_link(invitation, host))
                    await host.line.start()
                    await asyncio.gather(host.sit(), guest.sit())
                playing = [
                    asyncio.create_task(one.play(Random(at))) for at, one in enumerate(people)
                ]
                for one in people:
                    while one.far.told < 20:
                        raise_error_of(*playing)
                        await asyncio.sleep(0.002)
                    one.line.cut()
                assert all(await asyncio.gather(*playing))
                await people[0].line.tell(ChatSent("Good game."))
                await people[0].line.tell(RenewLink())
                for one in others:
                    await one.far.give_up(one.far.here)
                for one in (*people, *others):
                    await one.record()
                table = server.tables.find(table_link(invitation, people[0]).table)
                async with table.turns:
                    await table.close()
        return found

    assert asyncio.run(evening()) == []
    ends = sorted(
        path.read_text(encoding="utf-8").split("# ")[-1].split()[0]
        for path in tmp_path.rglob(f"*{SUFFIX}")
    )
    assert ends == ["gave-up", "result"]


def test_the_watch_sees_what_a_loop_would_wait_for(tmp_path: Path) -> None:
    """Else the test above could not fail."""
    with watched() as found:
        (tmp_path / "new").write_text("0 call red\n", encoding="utf-8")
        (tmp_path / "new").rename(tmp_path / "old")
        Journal(None).close()
    assert [one.split()[0] for one in found] == ["open", "write", "rename"]


async def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    """The second one says so, and the first goes on; once that has ended there may be another."""
    async with serving(wishes(tmp_path)) as (first, _):
        with pytest.raises(StoreFault) as refused:
            async with serving(wishes(tmp_path)):
                raise AssertionError("it began")
        assert refused.value.reasons[0].message == "server-folder-taken"
        assert first.store.identity.name
    async with serving(wishes(tmp_path)) as (again, _):
        assert again.store.identity.name == "test"
