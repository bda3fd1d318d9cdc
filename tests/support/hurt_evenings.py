"""Fault injection: processes of a server fail again and again while players play."""

from __future__ import annotations

import asyncio
import signal
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from online_server import Guest, guests
from patience import becomes
from postgres_cluster import Cluster
from processes import Community, until
from server_evening import begun, check_evening

from audiogame.rules.game import Game

WORST = 80.0
"""Timeout in seconds until a player hears more: ten times the promise, on any machine."""
FAULTS = ("kill", "stop", "cut", "full")


class Brake:
    """Holds players back, so that a game lasts as long as its test on any machine.

    Args:
        people: they may make no choice once all have heard a little more; see `go_on`.
    """

    MORE = 8
    """Events."""

    def __init__(self, people: Sequence[Guest]) -> None:
        self._people = people
        self._most: list[int] | None = [self.MORE] * len(people)
        self._playing: asyncio.Task[None] | None = None

    def __call__(self) -> bool:
        return self._most is not None and all(
            one.far.told >= n for one, n in zip(self._people, self._most, strict=True)
        )

    def play_on(self, slow: Callable[[], float]) -> asyncio.Task[None]:
        """Begin to play, held back; returns the task, whose error ends each `until_heard`."""
        self._playing = asyncio.create_task(play_on(self._people, slow, self))
        return self._playing

    def go_on(self) -> list[int]:
        """Let everybody hear a little more; returns how many events each has heard."""
        told = [one.far.told for one in self._people]
        self._most = [n + self.MORE for n in told]
        return told

    async def until_heard(self, more: int) -> None:
        """Let everybody play on until all have heard some more events."""
        told = self.go_on()
        await until(
            lambda: all(
                one.far.told >= n + more for one, n in zip(self._people, told, strict=True)
            ),
            "everybody plays on",
            self._playing,
        )

    def release(self) -> None:
        """Hold nobody back any more."""
        self._most = None


async def play_on(
    people: Sequence[Guest], slow: Callable[[], float], brake: Callable[[], bool] = lambda: False
) -> None:
    """Play at random until the game is over, not faster than faults come.

    Args:
        people: the players.
        slow: returns the seconds before a choice.
        brake: whether choices have to wait.
    """

    async def play(one: Guest, chance: Random) -> None:
        while not await one.take_all():
            due = one.far.awaited
            if due:
                await asyncio.sleep(slow())
                await becomes(lambda: not brake())
                legal = one.far.view(due[0]).legal_actions(due[0])
                await one.far.submit(due[0], chance.choice(legal))
            else:
                async with asyncio.timeout(WORST * 2):
                    await one.line.changed()

    await asyncio.gather(*(play(one, Random(at)) for at, one in enumerate(people)))


async def know_of_others(people: list[Guest]) -> None:
    """Wait until every client knows of another process; how soon depends on when these poll."""
    await until(
        lambda: all(one.line.connection.where.several for one in people),
        "everybody knows of another process",
    )


async def hurt(community: Community, at: int, fault: str) -> None:
    process = community.processes[at]
    match fault:
        case "kill":
            await process.kill()
        case "stop":
            process.signal(signal.SIGSTOP)
        case "cut":
            community.ways[at].cut()
        case "full":
            limit_files(process.pid, 0)


def limit_files(pid: int, size: int) -> None:
    """Limit the size of the files of a process in bytes, as if its disk were full."""
    import resource

    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def heal(community: Community, at: int, fault: str) -> None:
    process = community.processes[at]
    match fault:
        case "kill":
            await process.begin()
        case "stop":
            process.signal(signal.SIGCONT)
        case "cut":
            community.ways[at].mend()
        case "full":
            import resource

            limit_files(process.pid, resource.RLIM_INFINITY)


async def hurt_evening(
    game: Game, cluster: Cluster, folder: Path, faults: list[str], slow: float = 0.15
) -> list[float]:
    """Make the process that holds the table fail again and again, while the players play on.

    Returns:
        The seconds after each fault until a player heard more.
    """
    took: list[float] = []
    async with Community(cluster, folder, 3) as community, guests("Ann,Bea", "Cy") as people:
        bots = max(0, game.seats[0] - 3) + (4 in game.seats)
        await begun(game, community.invitation(), people, bots)
        await know_of_others(people)
        hurting, brake = True, Brake(people)
        playing = brake.play_on(lambda: slow if hurting else 0.0)
        chance = Random(len(faults))
        for fault in faults:
            await brake.until_heard(3)
            await asyncio.sleep(chance.uniform(0, 0.1))
            at = community.holder()
            assert at >= 0
            before = [one.line.connection.times for one in people]
            begun_at = time.monotonic()
            await hurt(community, at, fault)
            if fault == "full":
                brake.go_on()  # a full disk is noticed by who writes to it
            await until(
                lambda before=before: all(
                    one.line.connection.times > n for one, n in zip(people, before, strict=True)
                ),
                "everybody has come to another process",
                playing,
            )
            told = brake.go_on()
            await until(
                lambda told=told: any(
                    one.far.told > n for one, n in zip(people, told, strict=True)
                ),
                "the table goes on",
                playing,
            )
            took.append(time.monotonic() - begun_at)
            await heal(community, at, fault)
        assert not playing.done(), "all were hurt to the last"
        hurting = False
        brake.release()
        await playing
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], game, folder)
        assert check_rows(community.rows(), texts[0]) > len(took) // 2
    print(f"\n{len(took)} took {statistics.median(took):.2f} s median, {max(took):.2f} s worst")
    return took


def check_rows(rows: list[tuple[int, int, str]], text: str) -> int:
    """Check that the rows are the record, each once, and no epoch wrote after a later one began."""
    assert [number for number, _, _ in rows] == [*range(1, len(rows) + 1)]
    epochs = [epoch for _, epoch, _ in rows]
    assert epochs == sorted(epochs), "something stale was written"
    assert "".join(f"{line}\n" for _, _, line in rows) == text
    return len({*epochs})


def mixed(count: int) -> list[str]:
    """Return `count` faults, of all kinds, in random order."""
    faults = [FAULTS[at % len(FAULTS)] for at in range(count)]
    Random(count).shuffle(faults)
    return faults
