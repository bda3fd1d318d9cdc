"""Let the front end play on the far side of a loopback line, where a test plays at home."""

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
    """The far side of a table of this program.

    Args:
        transport: the line.
        seated: what was told of this place.
        home: the table itself, which is closed with it.
    """

    def __init__(self, transport: Transport, seated: Seated, home: HomeTable) -> None:
        super().__init__(transport, seated)
        self.home = home

    def close(self) -> None:
        super().close()
        self.home.close()


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Run what waits for nothing."""
    try:
        work.send(None)
    except StopIteration as ended:
        result: Result = ended.value
        return result
    raise AssertionError("a loopback line waits for nothing")


def hosted(home: HomeTable) -> HostedTable:
    """Let others in at a table."""

    def finish() -> None:
        result = home.table.state.result
        assert result is not None
        home.journal.finish(result.places, home.seed, home.secret)

    return HostedTable(home.table, home.journal, home.advice, finish, home.secret)


def far_side(home: HomeTable) -> LoopbackTable:
    """Return a new table as it is seen over a line, with all its people at this keyboard."""
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
    """Let every new game be played over a loopback line from now on; returns its tables."""
    begin = GameLoop.__init__
    tables: list[LoopbackTable] = []

    def begin_far(self: GameLoop, app: App, table: SeenTable, *more: Any, **named: Any) -> None:
        if isinstance(table, HomeTable) and not table.table.line:
            table = far_side(table)
            tables.append(table)
        begin(self, app, table, *more, **named)

    patch.setattr(GameLoop, "__init__", begin_far)
    return tables
