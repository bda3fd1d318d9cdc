"""Servers that are killed, and connections that are cut: no event lost, doubled or changed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from pathlib import Path

import pytest
from online_server import (
    HOME,
    PATIENCE,
    SHORT,
    Ears,
    Guest,
    guests,
    serving,
    wishes,
)
from patience import raise_error_of
from server_evening import begun, finish, guests_at_table

from audiogame.online.company_packets import GoOn, Propose
from audiogame.online.link import TableLink
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import replace
from audiogame.server.store.files import FileStore
from audiogame.table.library import all_games, find_game

SUPPORT = Path(__file__).parents[1] / "support"


class Killed:
    """A server in a process of its own, which is killed and restarted at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind((HOME, 0))
            self.port = int(probe.getsockname()[1])
        self._process: asyncio.subprocess.Process | None = None

    async def begin(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(SUPPORT / "served.py"),
            str(self._folder),
            str(self.port),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        assert (await self._process.stdout.readline()).strip() == b"ready"

    async def kill(self) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        status = await self._process.wait()
        killed = status == 1 if sys.platform == "win32" else status < 0
        assert killed, "it ended by itself"


async def killed_evening(
    game: Game, folder: Path, kills: int, events: int, options: tuple[str, ...] = ()
) -> None:
    """Kill the server so often, each time after so many events, while all play on."""
    server, done = Killed(folder), 0
    await server.begin()
    invitation = TableLink(
        f"{HOME}:{server.port}", False, "", FileStore(folder).identity.invitation
    )
    async with guests("Ann,Bea", "Cy") as people:
        bots = max(0, game.seats[0] - 3) + (4 in game.seats)
        await begun(game, invitation, people, bots, options=options)
        playing = asyncio.create_task(finish(people, folder, game))
        while done < kills and not playing.done():
            if people[done % 2].far.told >= (done + 1) * events:
                await server.kill()
                await server.begin()
                done += 1
            await asyncio.sleep(0.002)
        await playing
    await server.kill()
    assert done == kills, f"the game was over after {done}"


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """With secrets, two people at one device, another remote, and a bot."""
    game = find_game("scientific-war")
    asyncio.run(killed_evening(game, tmp_path, 2, 20, SHORT[game.name]))


async def killed_in_a_pause(folder: Path) -> None:
    """Kill the server while the table pauses, and again once play has resumed."""
    game, server = find_game("sika"), Killed(folder)
    await server.begin()
    invitation = TableLink(
        f"{HOME}:{server.port}", False, "", FileStore(folder).identity.invitation
    )
    async with guests("Ann", "Cy") as people:
        ann, cy = people
        await begun(game, invitation, people, 1)
        await ann.line.tell(Propose("pause"))
        for paused in (True, False):
            await cy.hears("paused" if paused else "goes-on")
            await server.kill()
            for one in people:
                one.line.place.room = None  # until it is told again
            await server.begin()
            for one in people:
                async with asyncio.timeout(PATIENCE):
                    while one.line.room is None:
                        await one.line.changed()
                assert one.line.room.paused is paused
            await ann.line.tell(GoOn())
        await finish(people, folder, game)
    await server.kill()


def test_a_pause_lasts_over_a_kill_of_the_server(tmp_path: Path) -> None:
    """A returning player hears that the table pauses; a resumed table stays resumed."""
    asyncio.run(killed_in_a_pause(tmp_path))


@pytest.mark.real
def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    asyncio.run(killed_evening(find_game("scientific-war"), tmp_path, 20, 5))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("turn", range(10))
def test_two_hundred_kills_lose_nothing(turn: int, tmp_path: Path) -> None:
    """Ten games with twenty kills each, with people, bots and secrets."""
    asyncio.run(killed_evening(find_game("scientific-war"), tmp_path, 20, 12 + turn % 3))


class Cuts(Ears):
    """Cuts the connections of people in turn, each time after so many events more."""

    def __init__(self, people: list[Guest], cuts: int, events: int) -> None:
        super().__init__(())
        self._people, self._left, self._events = people, cuts, events
        self.done = 0

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        one = self._people[self.done % len(self._people)]
        if (
            self.done < self._left
            and one.far.told >= (self.done + 1) * self._events
            and one.line.up
        ):
            one.line.cut()
            self.done += 1

    def hear_earlier(self, event: Event, seats: tuple[Seat, ...], left: int) -> None:
        pass


async def cut_evening(
    game: Game, folder: Path, cuts: int, events: int, options: tuple[str, ...] = ()
) -> None:
    """Cut the connections of two players so often, each time after so many events."""
    bots = max(game.seats[0] - 2, int(3 in game.seats))
    table = guests_at_table(folder, "Ann", "Cy", game=game, bots=bots, options=options)
    async with table as (people, _, _):
        ears = Cuts(people, cuts, events)
        for one in people:
            one.far.listeners.append(ears)
        await finish(people, folder, game)
    assert ears.done == cuts, (
        f"the game was over after {ears.done}, with {people[0].far.told} events"
    )


@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_lines_that_are_cut_lose_nothing(game: Game, tmp_path: Path) -> None:
    asyncio.run(cut_evening(game, tmp_path, 4, 5, SHORT.get(game.name, ())))


@pytest.mark.real
def test_twenty_cut_lines_lose_nothing(tmp_path: Path) -> None:
    """In the game with secrets; the others are cut four times above, and 200 times below."""
    asyncio.run(cut_evening(find_game("scientific-war"), tmp_path, 20, 1))


class Proxy:
    """A proxy between people and a server; stalls one direction of its present connections."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._stalled: dict[str, set[asyncio.Task[None]]] = {"up": set(), "down": set()}

    async def begin(self) -> int:
        self._server = await asyncio.start_server(self._serve, HOME, 0)
        return int(self._server.sockets[0].getsockname()[1])

    def stall(self, way: str) -> None:
        for task in self._stalled[way]:
            task.cancel()

    def close(self) -> None:
        self._server.close()

    async def _serve(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_connection(HOME, self._port)
        ways = {"up": (near, to_far), "down": (far, to_near)}
        for way, (source, target) in ways.items():
            self._stalled[way].add(asyncio.create_task(self._carry(source, target)))

    @staticmethod
    async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                target.write(data)
                await target.drain()
            target.close()


async def stalled_evening(folder: Path, ways: list[str], events: int) -> None:
    """Stall one or both directions of connections, each time after so many events."""
    game = find_game("scientific-war")
    asked = replace(wishes(folder), alive=0.3)
    async with serving(asked) as (_, invitation), guests("Ann", "Cy") as people:
        proxy = Proxy(int(invitation.address.rpartition(":")[2]))
        through = replace(invitation, address=f"{HOME}:{await proxy.begin()}")
        for one in people:
            one.alive = 0.3
        await begun(game, through, people, 1)
        playing = asyncio.create_task(finish(people, folder, game))
        for done, way in enumerate(ways, start=1):
            while people[0].far.told < done * events and not playing.done():
                await asyncio.sleep(0.005)
            times = [one.line.connection.times for one in people]
            for one_way in way.split("+"):
                proxy.stall(one_way)
            while any(one.line.connection.times == n for one, n in zip(people, times, strict=True)):
                raise_error_of(playing)
                await asyncio.sleep(0.01)
        assert not playing.done() or not playing.exception()
        await playing
        proxy.close()


@pytest.mark.real
@pytest.mark.parametrize("way", ["up", "down", "up+down"])
def test_a_line_that_carries_one_way_only_is_set_up_again(way: str, tmp_path: Path) -> None:
    """Neither side closes it: both notice the missing heartbeats."""
    asyncio.run(stalled_evening(tmp_path, [way] * 4, 40))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("turn", range(10))
def test_two_hundred_half_open_lines_lose_nothing(turn: int, tmp_path: Path) -> None:
    """Ten games in which both connections stall ten times: up, down and both ways."""
    ways = [("up", "down", "up+down")[(turn + at) % 3] for at in range(10)]
    asyncio.run(stalled_evening(tmp_path, ways, 20))


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", all_games()[0], ids=lambda game: game.name)
def test_two_hundred_cut_lines_lose_nothing(game: Game, tmp_path: Path) -> None:
    for turn in range(10):
        asyncio.run(cut_evening(game, tmp_path / str(turn), 20, 1))
