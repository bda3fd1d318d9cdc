"""Tunnels: the address is found, checked, watched, followed, and begun again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from online_player import opened
from online_server import (
    Guest,
    came,
    guests,
    open_table,
    serving,
    table_link,
    wishes,
)
from patience import becomes
from server_evening import SIKA, check_evening
from tunnel_service import Front, NewsOfTunnel, Service, authority, service_in

from audiogame.narration.faults import told
from audiogame.online.link import TableLink
from audiogame.online.session_packets import Reached
from audiogame.online.transport import ALIVE
from audiogame.own_process import own_command
from audiogame.rules.fault import Faults, own_system
from audiogame.rules.value import replace
from audiogame.server import tunnel as tunnel_module
from audiogame.server.origins import RequestSource
from audiogame.server.server import Server
from audiogame.server.services import TunnelService
from audiogame.server.tunnel import Lost, Opened, Tunnel, addresses_in

if TYPE_CHECKING:
    import trustme

__all__ = ["authority"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check more often, and wait less."""
    for name, seconds in (("BEAT", 0.2), ("AGAIN", 0.1), ("STILL", 0.1), ("FIRST_WAIT", 0.15)):
        monkeypatch.setattr(tunnel_module, name, seconds)


@asynccontextmanager
async def tunnel_to(
    server: Server, folder: Path, service: TunnelService, **more: Any
) -> AsyncIterator[NewsOfTunnel]:
    """Keep a tunnel to a server open; yields its news."""
    news = NewsOfTunnel()
    listening = server._listening
    assert listening is not None
    known = server.gate.challenges.__contains__
    tunnel = Tunnel(service, listening.port, folder, known, news.told, **more)
    tunnel.begin()
    try:
        yield news
    finally:
        await tunnel.close()


@asynccontextmanager
async def served(
    folder: Path, authority: trustme.CA, alive: float = ALIVE
) -> AsyncIterator[tuple[Server, TableLink, Service, Front, Front]]:
    """A server and a service with two addresses that lead there; the first one is printed."""
    async with (
        serving(replace(wishes(folder), alive=alive)) as (server, invitation),
        service_in(folder, authority) as service,
    ):
        first, second = [await service.front(port_of(invitation)) for _ in range(2)]
        service.say(f"https://{first.address}\n")
        yield server, invitation, service, first, second


def next_is(service: Service, front: Front) -> None:
    """Have the next start of the command print another address."""
    service.forget()
    service.say(f"https://{front.address}\n")


def port_of(link: TableLink) -> int:
    return int(link.address.rpartition(":")[2])


def words_of(lost: object) -> str:
    assert isinstance(lost, Lost), lost
    return told(Faults(lost.why), "en")


def test_addresses_are_found_in_what_services_print() -> None:
    for text, found in (
        (
            "ab12.lhr.life tunneled with tls termination, https://ab12.lhr.life",
            ["ab12.lhr.life:443"],
        ),
        (
            "|  https://some-words-here.trycloudflare.com   |",
            ["some-words-here.trycloudflare.com:443"],
        ),
        ("See https://localhost:80 and https://127.0.0.1/x and http://a.example", []),
        ("HTTPS://A.Example:8443/path.", ["a.example:8443"]),
        ("https://a.example:99999 https://-.example https://", []),
        ("https://a.example,https://b.example", ["a.example:443", "b.example:443"]),
        ("https://[2001:db8::1]:444/", ["[2001:db8::1]:444"]),
        ("https://somebody@evil.example", []),
    ):
        assert addresses_in(text) == found, text


async def test_the_first_address_that_leads_here_counts(
    tmp_path: Path, authority: trustme.CA
) -> None:
    """Colours, other addresses and an address in two pieces change nothing; a game goes through."""
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        service_in(tmp_path, authority) as service,
        guests("Ann", "Cy") as people,
    ):
        front = await service.front(port_of(invitation))
        service.say("Welcome! Read https://127.0.0.2:1/docs\r\n\x1b[2J\x1b[1;32m!\n")
        service.say("your url is: \x1b]8;;x\x07https://127.0")
        async with tunnel_to(server, tmp_path, service.service) as news:
            await asyncio.sleep(0.3)
            service.say(f".0.2:\x1b[0m{front.port}")
            assert await news.next() == Opened(front.address)
            public = TableLink(front.address, True, "", invitation.key)
            ann, cy = people
            await opened(ann, invitation)
            await cy.enter(table_link(public, ann))
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            await play(people, tmp_path)


async def play(people: list[Guest], folder: Path) -> None:
    over = await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate(people)))
    assert all(over)
    texts = await asyncio.gather(*(one.record() for one in people))
    check_evening(people, [*texts], SIKA, folder)


async def test_what_does_not_lead_here_is_told(
    tmp_path: Path, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence each, which says what to do; all are tried at once, as each takes its time."""
    monkeypatch.setattr(tunnel_module, "OPENING", 4.0)
    monkeypatch.setattr(tunnel_module, "ANSWER", 0.5)

    async def one(server: Server, at: int, say: str | bytes, told_so: str) -> None:
        folder = tmp_path / str(at)
        folder.mkdir()
        async with service_in(folder, authority) as service:
            service.say(say)
            async with tunnel_to(server, folder, service.service) as news:
                words = words_of(await news.next())
        assert told_so in words
        assert "hoose another service" in words or "ry again later" in words

    async with (
        serving(wishes(tmp_path / "here")) as (server, invitation),
        serving(wishes(tmp_path / "other")) as (_, elsewhere),
        service_in(tmp_path, authority) as service,
    ):
        other = await service.front(port_of(elsewhere))
        hanging = await service.front(port_of(invitation))
        hanging.hangs = True
        cases: tuple[tuple[str | bytes, str], ...] = (
            (
                "Bad luck\n!no more tunnels today\nEXIT 1\n",
                "has ended the tunnel: no more tunnels today.",
            ),
            ("EXIT 0\n", "stand-in has ended the tunnel. Try again later"),
            (f"https://{other.address}\n", "leads to another server"),
            (f"https://{hanging.address}\n", "no answer in"),
            ("https://127.0.0.2:1\n", "doesn't lead here: There is no table at 127.0.0.2:1"),
            (b"\xff\x00" * 9_000 + b"\x1b[31mnothing\n", "gives no address and says"),
            ("", "gives no address."),
        )
        await asyncio.gather(*(one(server, at, *case) for at, case in enumerate(cases)))


async def test_an_address_that_is_taken_back_is_told(tmp_path: Path, authority: trustme.CA) -> None:
    """It leads to another server after it led here; the command is begun again for a new one."""
    async with (
        served(tmp_path / "one", authority) as (server, _, service, first, second),
        serving(wishes(tmp_path / "other")) as (_, elsewhere),
        tunnel_to(server, tmp_path, service.service) as news,
    ):
        assert await news.next() == Opened(first.address)
        next_is(service, second)
        first.to = port_of(elsewhere)
        assert f"gives {first.address} to somebody else now" in words_of(await news.next())
        assert await news.next() == Opened(second.address, first.address)


@pytest.mark.parametrize("status", [404, 502, 503])
async def test_an_address_at_which_the_service_itself_answers_is_told(
    tmp_path: Path, authority: trustme.CA, status: int
) -> None:
    """It led here before, and the command goes on."""
    async with (
        served(tmp_path, authority) as (server, _, service, first, second),
        tunnel_to(server, tmp_path, service.service) as news,
    ):
        assert await news.next() == Opened(first.address)
        next_is(service, second)
        first.status = status
        assert f"has taken {first.address} back" in words_of(await news.next())
        assert await news.next() == Opened(second.address, first.address)


async def test_missing_programs_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    no_program = tmp_path / "no-program"
    no_program.write_bytes(b"\0\0")
    no_program.chmod(0o700)

    windows = own_system() == "windows"
    ssh = 'Add "OpenSSH Client"' if windows else "Install the package openssh-client."
    for command, words in (
        (("no-such-program", "{port}"), "The program 'no-such-program' isn't on this machine."),
        (("ssh", "-R", "80:127.0.0.1:{port}", "nowhere.invalid"), ssh),
        ((str(no_program), "{port}"), "has ended the tunnel: "),
    ):
        news = NewsOfTunnel()
        opened = Tunnel(TunnelService("", command), 1, tmp_path, lambda _: True, news.told)
        opened.begin()
        assert words in words_of(await news.next()).replace("“", "'").replace("”", "'")
        await opened.close()


async def test_waits_grow_to_a_minute_and_begin_anew(tmp_path: Path, authority: trustme.CA) -> None:
    waits: list[float] = []
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        service_in(tmp_path, authority) as service,
    ):
        front = await service.front(port_of(invitation))

        async def pause(seconds: float) -> None:
            if seconds not in (tunnel_module.BEAT, tunnel_module.AGAIN):
                waits.append(seconds)
                if len(waits) == 12:
                    service.forget()
                    service.say(f"https://{front.address}\n")
                seconds = 0
            await asyncio.sleep(seconds)

        service.say("EXIT 1\n")
        async with tunnel_to(server, tmp_path, service.service, pause=pause) as news:
            for _ in range(12):
                assert isinstance(await news.next(), Lost)
            assert await news.next() == Opened(front.address)
            await front.close()
            lost = await news.next()
            assert isinstance(lost, Lost)
            assert lost.wait == tunnel_module.FIRST_WAIT
    first = tunnel_module.FIRST_WAIT
    assert waits[:12] == [min(first * 2**at, 60.0) for at in range(12)]


async def test_a_new_address_is_followed_in_mid_game(tmp_path: Path, authority: trustme.CA) -> None:
    """Everybody gets the new link; programs far away go on there by themselves."""
    notices: list[str] = []
    async with (
        served(tmp_path, authority) as (server, invitation, service, first, second),
        guests("Ann", "Cy") as people,
    ):
        server._operator = lambda notice: notices.append(told(notice, "en"))
        ann, cy = people
        await ann.come(invitation)
        server.open_tunnel(service.service)
        reached = [await came(ann, Reached) for _ in range(2)]
        home = Reached(invitation.address, False, far=False, opening=True)
        assert reached == [home, Reached(first.address)]
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        assert ann.line.invitation == replace(invitation, address=first.address, secure=True)
        await cy.enter(table_link(ann.line.invitation, ann))
        assert await came(cy, Reached) == Reached(first.address)
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        service.say(f"https://{second.address}\n")
        for one in people:
            assert await came(one, Reached) == Reached(second.address)
        await first.close()
        await play(people, tmp_path)
        assert cy.line.connection.where.address == second.address
        assert ann.line.connection.where.address == invitation.address
        for front in (first, second):
            server.gate.origins.check(RequestSource((f"https://{front.address}",), second.address))
    assert any(
        "The address has changed. The tables were told; the link is now audiogames://" in one
        for one in notices
    )


def test_a_dead_tunnel_is_noticed_and_begun_again(tmp_path: Path, authority: trustme.CA) -> None:
    """It hangs without a word; who came by it comes back when it leads here again."""

    async def evening() -> None:
        async with (
            served(tmp_path, authority) as (server, _, service, front, _),
            tunnel_to(server, tmp_path, service.service) as news,
        ):
            assert await news.next() == Opened(front.address)
            front.hangs = True
            assert "doesn't lead here" in words_of(await news.next())
            front.hangs = False
            front.cut()
            assert await news.next() == Opened(front.address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tunnel_module, "ANSWER", 0.5)
        asyncio.run(evening())


async def test_a_table_outlives_a_tunnel_that_dies_without_a_word(
    tmp_path: Path, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command lives, nothing passes: begun again, its new link leads back to the seat."""
    monkeypatch.setattr(tunnel_module, "ANSWER", 0.5)
    async with (
        served(tmp_path, authority, alive=0.5) as (server, invitation, service, first, second),
        guests("Ann", "Cy") as people,
    ):
        ann, cy = people
        cy.alive = 0.5
        await ann.come(invitation)
        server.open_tunnel(service.service)
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        while await came(ann, Reached) != Reached(first.address):
            pass
        assert ann.line.table_link is not None
        await cy.enter(ann.line.table_link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        before = running_with(service.said)
        next_is(service, second)
        first.stops()
        reached = [await came(ann, Reached)]
        while reached[-1] != Reached(second.address):  # a busy machine may have lost the first
            reached.append(await came(ann, Reached))
        lost = reached[-2]
        assert (lost.far, lost.opening, bool(lost.why)) == (False, True, True)
        assert (await ann.hears("line-lost")).name == "Cy"
        assert not {*before} & {*running_with(service.said)}, "the old command has ended"
        assert ann.line.table_link.address == second.address
        await cy.close()
        await cy.enter(ann.line.table_link)
        await cy.sit()
        await play(people, tmp_path)


async def test_a_guest_comes_back_by_an_earlier_address_where_the_newest_dies_without_a_word(
    tmp_path: Path, authority: trustme.CA
) -> None:
    """The newest is tried first after a cut; then the one before, without a new link."""
    async with (
        served(tmp_path, authority) as (server, invitation, _, first, second),
        guests("Ann", "Cy") as (ann, cy),
    ):
        await opened(ann, invitation)
        await cy.enter(table_link(TableLink(first.address, True), ann))
        server.gate.tell_reached(Reached(second.address))
        assert await came(cy, Reached) == Reached(second.address)
        connection = cy.line.connection
        for died, now, times in ((first, second, 2), (second, first, 3)):
            first.hangs = second.hangs = False
            first.passes.set()
            died.stops()
            connection.cut()  # as its keepalive does
            async with asyncio.timeout(60):
                while connection.times < times or not connection.up:
                    await cy.line.changed()
            assert connection.where.address == now.address


async def test_the_command_ends_with_a_server_that_is_killed(
    tmp_path: Path, authority: trustme.CA
) -> None:
    """Else it would lead to whatever listens at that port next."""
    async with service_in(tmp_path, authority) as service:
        service.offer(tmp_path / "server")
        command = ("serve", "--through", "stand-in", "--port", "0", "--hidden")
        server = await asyncio.create_subprocess_exec(
            *own_command("audiogame", *command, "--data", str(tmp_path)),
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(60):
                # the command, and its keeper
                await becomes(lambda: len(running_with(service.said)) >= 2)
                server.kill()
                await server.wait()
                await becomes(lambda: not running_with(service.said))
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.kill()


def running_with(argument: Path) -> list[str]:
    """Return the ids of the processes that have an argument."""
    found = []
    for one in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if str(argument).encode() in one.read_bytes().split(b"\0"):
                found.append(one.parent.name)
    return found
