"""Tunnels by a real OpenSSH server: host keys, refusals, and a game that is cut again and again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from completed import completed
from online_server import Guest, guests, open_table, serving, table_link, wishes
from packages import skip_without
from patience import until
from processes import free_port
from server_evening import check_evening
from tunnel_service import Front, NewsOfTunnel, SshService, authority, no_sshd

from audiogame.narration.faults import told
from audiogame.online.link import read_link
from audiogame.online.session_packets import Notice
from audiogame.online.transport import ALIVE
from audiogame.rules.fault import Faults
from audiogame.server import tunnel as tunnel_module
from audiogame.server.host_keys import HostKeyFault, OwnSsh
from audiogame.server.server import Server
from audiogame.server.tunnel import Lost, Opened, Tunnel
from audiogame.table.library import find_game

if TYPE_CHECKING:
    import trustme

__all__ = ["authority"]
SCIENTIFIC = find_game("scientific-war")
CUTS = 10


@pytest.fixture
def sshd(tmp_path: Path) -> Iterator[SshService]:
    """A running OpenSSH server that forwards a port."""
    skip_without(no_sshd())
    folder = tmp_path / "sshd"
    folder.mkdir()
    said = folder / "said"
    said.write_bytes(b"")
    service = SshService(folder, said, free_port(), free_port())
    service.start()
    try:
        yield service
    finally:
        service.stop()


async def trusted(ssh: OwnSsh, sshd: SshService) -> str:
    """Accept the host key of a server; returns its fingerprint."""
    for _ in range(100):  # it starts
        with contextlib.suppress(HostKeyFault):
            keys = await ssh.new_keys(sshd.service.command)
            assert keys is not None
            ssh.accept(keys)
            return keys.fingerprint
        await asyncio.sleep(0.1)
    raise AssertionError("the ssh server shows no key")


def tunnel_to(server: Server, folder: Path, sshd: SshService) -> tuple[Tunnel, NewsOfTunnel]:
    news = NewsOfTunnel()
    listening = server._listening
    assert listening is not None
    known = server.gate.challenges.__contains__
    return Tunnel(sshd.service, listening.port, folder, known, news.told), news


def words_of(lost: object) -> str:
    assert isinstance(lost, Lost), lost
    return told(Faults(lost.why), "en")


@pytest.mark.real
def test_a_host_is_trusted_by_its_fingerprint_alone(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    """Unknown, accepted, and changed; nothing is read from or written to the user's own files."""
    home = tmp_path / "home"
    home.mkdir()

    async def all_of_it() -> None:
        async with serving(wishes(tmp_path / "data")) as (server, _):
            front = await Front(authority, sshd.forwarded).open()
            sshd.said.write_text(f"Hello\nhttps://{front.address}\n")
            ssh = OwnSsh(tmp_path / "own")

            async def told_first() -> object:
                tunnel, news = tunnel_to(server, tmp_path / "own", sshd)
                tunnel.begin()
                try:
                    return await news.next()
                finally:
                    await tunnel.close()

            assert "has not been accepted yet" in words_of(await told_first())
            shown = await trusted(ssh, sshd)
            printed = completed(
                ["ssh-keygen", "-l", "-f", str(tmp_path / "sshd/host_key.pub")], check=True
            ).stdout
            assert shown in printed
            assert await ssh.new_keys(sshd.service.command) is None
            assert await told_first() == Opened(front.address)
            sshd.stop()
            said = words_of(await told_first())
            assert "Connection refused" in said
            sshd.new_key()
            sshd.start()
            for _ in range(100):
                said = words_of(await told_first())
                if "Connection refused" not in said:
                    break
                await asyncio.sleep(0.1)
            assert "shows a different key from the one you accepted" in said
            assert str(tmp_path / "own/ssh_known_hosts") in said
            await front.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        asyncio.run(all_of_it())
    assert [*home.rglob("*")] == []


@pytest.mark.real
async def test_a_port_that_is_taken_is_told(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    async with serving(wishes(tmp_path / "data")) as (server, _):
        await trusted(OwnSsh(tmp_path), sshd)
        taken = await asyncio.start_server(lambda _, to: to.close(), "127.0.0.1", sshd.forwarded)
        tunnel, news = tunnel_to(server, tmp_path, sshd)
        tunnel.begin()
        assert "remote port forwarding failed" in words_of(await news.next())
        await tunnel.close()
        taken.close()


@pytest.mark.real
async def test_what_prints_ends_with_the_service(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    """A connection that was cut leaves a process behind, which no later test should hear of."""
    async with serving(wishes(tmp_path / "data")) as (server, _):
        front = await Front(authority, sshd.forwarded).open()
        sshd.said.write_text(f"https://{front.address}\n")
        await trusted(OwnSsh(tmp_path), sshd)
        tunnel, news = tunnel_to(server, tmp_path, sshd)
        tunnel.begin()
        assert await news.next() == Opened(front.address)
        assert len(sshd.printing()) == 1
        sshd.stop()
        assert until(lambda: not sshd.printing())
        await tunnel.close()
        await front.close()


async def go_on(people: Sequence[Guest], chance: Random) -> None:
    """Make whoever is awaited choose at random, a few events further."""
    for one in people:
        await one.take_all()
        for seat in one.far.awaited:
            legal = one.far.view(seat).legal_actions(seat)
            await one.far.submit(seat, chance.choice(legal))
    await asyncio.sleep(0.01)


@pytest.mark.real
@pytest.mark.timeout(300)
async def test_ten_cuts_lose_and_double_nothing(
    tmp_path: Path, sshd: SshService, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In mid game the ssh connection is cut ten times, the last time at a new address."""
    monkeypatch.setattr(tunnel_module, "BEAT", 0.5)
    monkeypatch.setattr(tunnel_module, "FIRST_WAIT", 0.2)
    async with (
        serving(wishes(tmp_path / "data")) as (server, invitation),
        guests("Ann", "Cy") as people,
    ):
        await trusted(OwnSsh(tmp_path / "data"), sshd)
        fronts = [await Front(authority, sshd.forwarded).open() for _ in range(2)]
        sshd.said.write_text(f"https://{fronts[0].address}\n")
        reached = asyncio.Queue[str]()
        take = server._take_way

        def took(news: tunnel_module.TunnelNews) -> None:
            take(news)
            if isinstance(news, Opened):
                reached.put_nowait(news.address)

        monkeypatch.setattr(server, "_take_way", took)
        server.open_tunnel(sshd.service)
        ann, cy = people
        await ann.come(invitation)
        async with asyncio.timeout(60):
            assert await reached.get() == fronts[0].address
        await ann.line.open_table(open_table(SCIENTIFIC, "Ann", 1, options=("limit=150",)))
        await cy.enter(table_link(ann.line.invitation, ann))
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        chance = Random(1)
        for cut in range(CUTS):
            heard = cy.far.told
            async with asyncio.timeout(60):
                while cy.far.told < heard + 10:
                    await go_on(people, chance)
            if cut == CUTS - 1:
                await fronts[0].close()
                sshd.said.write_text(f"https://{fronts[1].address}\n")
            sshd.stop()
            for front in fronts:
                front.cut()
            sshd.start()
            async with asyncio.timeout(60):
                assert await reached.get() == fronts[cut == CUTS - 1].address
            if cut == CUTS - 1:  # it was told nothing there: the host has the new link
                async with asyncio.timeout(60):
                    while ann.line.reached.address != fronts[1].address:
                        await ann.line.changed()
                link = table_link(ann.line.invitation, ann)
                await cy.close()
        await cy.enter(link)
        await cy.sit()
        over = await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate(people)))
        assert all(over)
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], SCIENTIFIC, tmp_path)
        for front in fronts:
            await front.close()


@asynccontextmanager
async def served_through(
    sshd: SshService, data: Path, front: Front, program: tuple[str, ...] = ("-m", "audiogame")
) -> AsyncIterator[tuple[asyncio.subprocess.Process, list[str]]]:
    """Run `serve --through` until the way is open; yields its process, and what it has said."""
    sshd.offer(data / "server")
    await trusted(OwnSsh(data / "elsewhere"), sshd)  # it has started
    sshd.said.write_text(f"https://{front.address}\n")
    arguments = ("serve", "--through", "sshd", "--port", "0", "--hidden", "--data", str(data))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *program, *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"y\n")
    said: list[str] = []
    try:
        async with asyncio.timeout(90):
            while line := (await process.stdout.readline()).decode().strip():
                said.append(line)
                if "from the internet too" in line:
                    break
        yield process, said
    finally:
        process.terminate()
        assert await process.wait() == 0


@pytest.mark.real
@pytest.mark.timeout(300)
async def test_a_server_prints_the_way_in(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    """`serve --through` tells of the service once, asks about its host, and prints the link."""
    front = await Front(authority, sshd.forwarded).open()
    await refused(sshd, tmp_path)
    async with served_through(sshd, tmp_path, front) as (_, said):
        first = "run by the test. Whoever runs it can't read games between programs, but"
        assert not any(first in line for line in said), "it was told at the first start"
        public = read_link(said[-1].rpartition(" ")[2])
        assert (public.address, public.secure) == (front.address, True)
    await front.close()


async def refused(sshd: SshService, data: Path) -> None:
    """Answer N about the host of a service."""
    sshd.offer(data / "server")
    await trusted(OwnSsh(data / "before"), sshd)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", "serve", "--through", "sshd", "--data", str(data)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate(b"n\n")
    assert "isn't trusted" in said.decode()
    assert process.returncode


SHORT = """
import sys
from audiogame.online import transport
transport.ALIVE = 1.0
from audiogame.server import members, table_setup, tunnel
table_setup.LEAST_GRACE, members.IDLE = 2, 4.0
tunnel.BEAT, tunnel.ANSWER = 1.0, 2.0
from audiogame.__main__ import main
sys.exit(main())
"""
"""Runs the program with waits that are all shorter than `NAP`."""
NAP, MINUTE, GRACE = 8.0, 60.0, 3
BLAME = {"idle", "waits-long", "stands-in", "bot-plays", "luck-lost"}
"""Notices that a player was late."""


async def sleeps(
    folder: Path, sshd: SshService, authority: trustme.CA, seconds: float, alive: float, grace: int
) -> None:
    """Stop a host's server with its tunnel in mid game; the others choose meanwhile.

    Args:
        seconds: for which it sleeps.
        alive: seconds between heartbeats of the players' connections.
        grace: of the table, in seconds.
    """
    front = await Front(authority, sshd.forwarded).open()
    program = ("-c", SHORT) if seconds == NAP else ("-m", "audiogame")
    async with (
        served_through(sshd, folder, front, program) as (process, said),
        guests("Ann", "Cy") as people,
    ):
        ann, cy = people
        ann.alive = cy.alive = alive
        public = read_link(said[-1].rpartition(" ")[2])
        await ann.come(public)
        wanted = open_table(SCIENTIFIC, "Ann", 1, grace=grace, options=("limit=150",))
        await ann.line.open_table(wanted)
        await cy.enter(table_link(public, ann))
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        chance = Random(1)
        async with asyncio.timeout(60):
            while min(one.far.told for one in people) < 10:
                await go_on(people, chance)
        tree = family(process.pid)
        assert len(tree) >= 3, "the server, and the command with its keeper"
        for each in tree:
            os.kill(each, signal.SIGSTOP)
        playing = [asyncio.create_task(one.play(Random(at))) for at, one in enumerate(people)]
        await asyncio.sleep(seconds)
        assert not any(one.done() for one in playing)
        assert not any(one.line.up for one in people), "their programs have said so"
        for each in reversed(tree):
            os.kill(each, signal.SIGCONT)
        async with asyncio.timeout(120):
            assert all(await asyncio.gather(*playing))
        texts = await asyncio.gather(*(one.record() for one in people))
        check_evening(people, [*texts], SCIENTIFIC, folder)
        heard = {one.what for guest in people for one in guest.line.news if isinstance(one, Notice)}
        assert not heard & BLAME, "the host alone was late"
    await front.close()


def family(process: int) -> list[int]:
    """Return a process and all that it has started."""
    listed = completed(["ps", "-o", "pid=", "--ppid", str(process)])
    return [process, *(one for child in listed.stdout.split() for one in family(int(child)))]


@pytest.mark.real
@pytest.mark.timeout(300)
def test_a_host_that_sleeps_longer_than_all_waits_loses_nothing(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    """Nothing is lost, doubled or late without a word, and nobody is blamed for the delay."""
    sshd.stop()
    sshd.alive = 1
    sshd.start()
    asyncio.run(sleeps(tmp_path, sshd, authority, NAP, 1.0, GRACE))


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_a_host_that_sleeps_for_a_minute_loses_nothing(
    tmp_path: Path, sshd: SshService, authority: trustme.CA
) -> None:
    """With all waits as they are."""
    asyncio.run(sleeps(tmp_path, sshd, authority, MINUTE, ALIVE, 15))
