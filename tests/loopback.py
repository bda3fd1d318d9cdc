"""Play tests of a home table on the far side of a loopback connection."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from audiogame.archive.home_table import HomeTable
from audiogame.console.app import App
from audiogame.online.packets import Seated
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import read_down
from audiogame.online.transport import Transport
from audiogame.play.game_loop import GameLoop
from audiogame.server.hosted_table import HostedTable
from audiogame.server.loopback import Loopback
from audiogame.table.seen_table import SeenTable

Result = TypeVar("Result")


class LoopbackTable(RemoteTable):
    """A table seen from the far side of a loopback connection.

    Args:
        transport: the connection.
        seated: the packet that describes the seats.
        home: the table itself, which is closed with this one.
    """

    def __init__(self, transport: Transport, seated: Seated, home: HomeTable) -> None:
        super().__init__(transport, seated)
        self.home = home

    def close(self) -> None:
        super().close()
        self.home.close()


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that never suspends."""
    try:
        work.send(None)
    except StopIteration as ended:
        result: Result = ended.value
        return result
    raise AssertionError("a loopback line waits for nothing")


def hosted(home: HomeTable) -> HostedTable:
    """Host a home table for remote players."""

    def finish() -> None:
        result = home.table.state.result
        assert result is not None
        home.journal.finish(result.places, home.seed, home.secret)

    return HostedTable(home.table, home.journal, home.advice, finish, home.secret)


def far_side(home: HomeTable) -> LoopbackTable:
    """Return a new table as seen over a connection, with all its people at this keyboard."""
    host = hosted(home)
    line = Loopback(host, home.here)
    data = at_once(line.received())
    assert data is not None
    seated = read_down(data)
    assert isinstance(seated, Seated)
    far = LoopbackTable(line, seated, home)
    at_once(host.begin())
    assert at_once(far.arrive())
    return far


def play_over_the_line(patch: pytest.MonkeyPatch) -> list[LoopbackTable]:
    """Play every new game over a loopback connection from now on; returns its tables."""
    begin = GameLoop.__init__
    tables: list[LoopbackTable] = []

    def begin_far(self: GameLoop, app: App, table: SeenTable, *more: Any, **named: Any) -> None:
        if isinstance(table, HomeTable) and not table.table.line:
            table = far_side(table)
            tables.append(table)
        begin(self, app, table, *more, **named)

    patch.setattr(GameLoop, "__init__", begin_far)
    return tables
