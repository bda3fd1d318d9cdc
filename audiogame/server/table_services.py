"""Services that the tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import BotPace
from audiogame.server.luck_rounds import WAIT
from audiogame.server.store.store import Store


@dataclass(frozen=True)
class TableServices:
    """Services that the tables of a server share.

    Args:
        store: of the agreements.
        pool: of worker processes for bots.
        clock: returns seconds that only grow.
        now: returns seconds since 1970.
        fault: called with unexpected errors, for the log.
        log: writes a line to the log, without names.
        pace: of bots.
        wait: seconds to commit, and to reveal.
    """

    store: Store
    pool: BotPool
    clock: Callable[[], float]
    now: Callable[[], float]
    fault: Callable[[BaseException], None]
    log: Callable[[str], None] = lambda line: None
    pace: BotPace = field(default_factory=BotPace)
    wait: float = WAIT
