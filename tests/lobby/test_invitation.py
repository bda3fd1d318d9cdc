"""Invite a friend: from the menu to the first choice of somebody elsewhere, in keys and seconds."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from online_player import Player, Sitter, enters, joins
from online_server import Guest
from patience import becomes
from pressed import press
from tunnel_service import Service, authority, service_in
from twins import exchange

from audiogame.console.app import App
from audiogame.lobby import invitation as invitation_module
from audiogame.narration.faults import told
from audiogame.online.link import TableLink, read_link
from audiogame.online.reasons import read_failed
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed, Reached
from audiogame.rules import fault
from audiogame.rules.reason_parts import Why
from audiogame.rules.value import replace
from audiogame.server.background import (
    BackgroundServer,
    find_background_server,
    write_background_server,
)
from audiogame.server.services import read_services
from audiogame.terminal import home_server as home_server_module
from audiogame.terminal.home_server import ProcessServer

if TYPE_CHECKING:
    import trustme

__all__ = ["authority"]
FIREWALLS = {
    "windows": "If Windows opened a window about its firewall, allow audiogame in it.",
    "macos": "If macOS asks about incoming connections, allow them. "
    "VoiceOver finds that window by Control, Option and F1, pressed twice.",
    "other": "",
}
AFTER = 5.0
"""Seconds in which a service answers."""


class Inviter(Sitter):
    """A player whose program can start a server."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, "Ann")
        self.home = ProcessServer(data)
        exchange(self.app, front=replace(self.app.front, home_server=self.home))


async def begun(data: Path) -> BackgroundServer:
    async with asyncio.timeout(60):
        while (found := find_background_server(data / "server")) is None:
            await asyncio.sleep(0.02)
    return found


async def gone(data: Path) -> None:
    await becomes(lambda: find_background_server(data / "server") is None)


def link_in(lines: list[str]) -> TableLink:
    return links_in(lines)[0]


def links_in(lines: list[str]) -> list[TableLink]:
    found = re.findall(r"(\S+), port (\d+), ([a-z ]+)\.", "\n".join(lines))
    return [read_link(f"{host}:{port}/{words}") for host, port, words in found]


@asynccontextmanager
async def inviting(data: Path) -> AsyncIterator[Inviter]:
    ann = Inviter(data)
    program = asyncio.create_task(enters(ann, None))
    await ann.hears("Invite a friend. 1 of")
    try:
        yield ann
    finally:
        while not program.done():
            program.cancel()
            await asyncio.wait({program}, timeout=0.1)
        await ann.home.end()


@asynccontextmanager
async def asked(
    folder: Path, authority: trustme.CA, *letter: str
) -> AsyncIterator[tuple[Inviter, Service, Path]]:
    """Ann is asked whether friends may come through the service, for the game of a letter.

    Yields her, the service, and her data.
    """
    data = folder / "ann"
    async with service_in(folder, authority) as service, inviting(data) as ann:
        service.offer(data / "server")
        await ann.presses("enter", then="Choose a game")
        await ann.presses(*letter, "enter", then="Y or N.")
        yield ann, service, data


async def plays(ann: Inviter, server: BackgroundServer) -> Guest:
    """Sit Bo down in her own network, and begin; returns Bo."""
    bo = Guest("Bo")
    await bo.enter(replace(link_in(ann.ears.lines), address=server.link.address))
    await ann.hears("Enter begins.")
    await ann.presses("enter", then="Play a card.")
    await bo.sit()
    return bo


async def leaves(ann: Inviter) -> None:
    """Leave the game, up to the question whether the table stays open."""
    await ann.presses("escape", then="Game menu")
    await ann.presses("end", then=" 8 of 8")
    await ann.presses("enter", then="Keep the table open")


async def test_a_friend_elsewhere_sits_down_after_six_keys(
    tmp_path: Path, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said once: who can read the game; now and then: that it takes; then the server has gone."""
    monkeypatch.setattr(invitation_module, "TOLD", 0.2)
    data = tmp_path / "ann"
    async with service_in(tmp_path, authority) as service, inviting(data) as ann:
        service.offer(data / "server")
        since, keys = time.monotonic(), 2  # O and Enter in the main menu
        await ann.presses("enter", then="Choose a game")
        await ann.presses("s", then="Scientific War")
        await ann.presses("enter", then="Y or N.")
        assert ann.heard(", which could read along with friends in a browser. Allow this")
        ann.forget()
        await ann.presses("down", then="Let friends come that way? Y, N, or I for more.")
        assert not ann.heard("come through")
        await ann.presses("i", then="run by the test. Whoever runs it can't read games")
        ann.fingers.press("y")
        keys += 4
        server = await begun(data)
        front = await service.front(server.port)
        await ann.hears("Still opening")
        assert not ann.heard("can join")
        service.say(f"https://{front.address}\n")
        await ann.hears("You sit at a table of")
        waited = time.monotonic() - since
        assert ann.place("from the internet too") < ann.place(", port ")
        link = link_in(ann.ears.lines)
        assert link.address == front.address
        bo = Player(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, link))
        await ann.hears("Enter begins.")
        await ann.presses("enter", then="Play a card.")
        await bo.hears("Play a card.")
        assert keys <= 6
        assert waited < 20 + AFTER
        visit.cancel()
        await asyncio.wait({visit})
        await ann.app.data.unsaved.written()
        ann.home.close()
        await gone(data)


async def test_going_back_leaves_no_trace(tmp_path: Path, authority: trustme.CA) -> None:
    async with asked(tmp_path, authority) as (ann, _, data):
        ann.fingers.press("y")
        await begun(data)
        await ann.presses("escape", then="Nothing was opened.")
        await gone(data)


def test_no_to_the_service_is_remembered_for_the_evening(tmp_path: Path) -> None:
    """The next friend is invited without that question; a new evening asks again."""
    about = read_services(tmp_path)[0].about

    class Home(ProcessServer):
        """A server whose service has not been agreed to."""

        def ask_about(self) -> fault.Reason:
            return about

    async def agreed(app: App) -> bool:
        return await invitation_module._agreed(app, Home(tmp_path))

    async def evening(app: App) -> None:
        for _ in range(2):
            assert not await agreed(app)

    lines = press(evening, tmp_path, "n")
    asked = [line for line in lines if line.endswith("Y or N.")]
    assert len(asked) == 1
    assert press(agreed, tmp_path, "n")[-1] == asked[0]


async def test_without_the_service_only_the_own_network_can_come(
    tmp_path: Path, authority: trustme.CA
) -> None:
    """The link is that of the own network."""
    async with asked(tmp_path, authority) as (ann, _, _):
        await ann.presses("n", then="You sit at a table of")
        assert ann.heard("Only people on your network can join.")
        await ann.presses("escape", then="Y or N.")


async def test_a_second_link_by_ipv6_is_offered_where_no_tunnel_leads_here(
    tmp_path: Path, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the first one, whose words it has; L says both, until the tunnel opens."""
    own = ["2a02:8108::20"]
    monkeypatch.setattr(home_server_module, "own_ipv6_address", lambda: own[0])
    monkeypatch.setattr(invitation_module, "OPENING", 0.0)
    async with asked(tmp_path, authority) as (ann, service, data):
        await ann.presses("y", then="You sit at a table of")
        assert ann.place("So far, only people on your network") < ann.place(", port ")
        server = await begun(data)
        first, second = links_in(ann.ears.lines)
        assert second == replace(first, address=f"[2a02:8108::20]:{server.port}")
        assert "works if your router lets them in" in ann.ears.lines[ann.place("IPv6")]
        assert len(links_in(await ann.presses("l", then="IPv6"))) == 2
        own[0] = ""
        assert len(links_in(await ann.presses("l", "t", then="One seat is free"))) == 1
        own[0] = "2a02:8108::20"
        front = await service.front(server.port)
        ann.forget()
        service.say(f"https://{front.address}\n")
        await ann.hears("from the internet too")
        lines = await ann.presses("l", "t", then="One seat is free")
        assert [one.address for one in links_in(lines)] == [front.address]


async def test_without_ssh_a_sentence_says_where_it_is_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And on Windows that its firewall has asked."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(fault, "SYSTEM", "windows")
    async with inviting(tmp_path / "ann") as ann:
        await ann.presses("enter", then="Choose a game")
        await ann.presses("enter", then="You sit at a table of")
        assert ann.place('Add "OpenSSH Client"') < ann.place("Windows opened a window")
        assert ann.place("allow audiogame in it") < ann.place(", port ")
        assert sum("Only people on your network" in line for line in ann.ears.lines) == 1


@pytest.mark.parametrize(
    ("reached", "far", "who"),
    [
        (Reached(far=False), False, "Only people on your network can join."),
        (Reached(far=False, opening=True), True, "So far, only people"),
        (
            Reached(far=False, why=(Why("tunnel-no-ssh", (("system", "windows"),)),)),
            True,
            "isn't on this machine.",
        ),
        (Reached("a.example:443"), True, "from the internet too."),
    ],
)
def test_the_firewall_of_the_system_is_named_where_people_of_the_own_network_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reached: Reached, far: bool, who: str
) -> None:
    """Behind the sentence on who can come; a tunnel passes it, and other systems have none."""
    for system, words in FIREWALLS.items():
        monkeypatch.setattr(fault, "SYSTEM", system)
        ann = Sitter(tmp_path / system, "Ann")
        session = Session(read_link("127.0.0.1:1"), bytes(32))
        session.reached = reached
        invitation_module._tell_who(ann.app.dialogue, session, far)
        assert who in ann.ears.lines[0]
        assert ann.ears.lines[1:] == ([words] if words and not reached.far else [])


@pytest.mark.real
async def test_a_server_is_found_again_after_a_crash(tmp_path: Path) -> None:
    """The table is still there, and the same server keeps the next one."""
    data = tmp_path / "ann"
    home = ProcessServer(data)
    first = await home.begin(far=False)
    process = home._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as when a program is killed
    again = ProcessServer(data)
    assert await again.begin(far=False) == first
    assert again._process is None
    process.terminate()
    process.wait(60)
    await gone(data)
    other = await again.begin(far=False)
    await again.end()
    assert read_link(other).key == read_link(first).key, "it is the same server, with its tables"


async def test_a_server_that_was_left_running_is_ended_by_a_later_program(tmp_path: Path) -> None:
    """Only where its player says so, and never while the program that started it is there."""
    data = tmp_path / "ann"
    home, later = ProcessServer(data), ProcessServer(data)
    first = await home.begin(far=False)
    process = home._process
    assert process is not None
    assert await later.begin(far=False) == first
    await later.end(found=True)
    assert not (await begun(data)).ends, "it has refused"
    home.stay()
    await later.end()  # the player has gone back before the table was open
    assert not (await begun(data)).ends
    await later.end(found=True)
    assert await asyncio.to_thread(process.wait, 60) == 0
    assert find_background_server(data / "server") is None


@pytest.mark.parametrize("playing", [False, True], ids=("before a game", "in a game"))
async def test_a_table_that_its_host_closes_says_goodbye(
    tmp_path: Path, authority: trustme.CA, playing: bool
) -> None:
    """In one line, which leads to the menu: no other host, no lost connection, no kept seat."""
    async with asked(tmp_path, authority, "s") as (ann, _, data):
        await ann.presses("n", then="You sit at a table of")
        address = (await begun(data)).link.address
        bo = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(bo, replace(link_in(ann.ears.lines), address=address)))
        await ann.hears("Enter begins.")
        await bo.hears("You sit at a table of")
        if playing:
            await ann.presses("enter", then="Play a card.")
            await bo.hears("Play a card.")
            bo.forget()
            await leaves(ann)
        else:
            bo.forget()
            await ann.presses("escape", then="Leave the table?")
            await ann.presses("y", then="Keep the table open")
        await ann.presses("n", then="Play with others")
        async with asyncio.timeout(60):
            await visit  # it leads back to the menu from which he came
        assert bo.ears.lines == ["Ann has closed the table." + " The game is saved." * playing]
        await gone(data)


async def test_a_seat_at_a_table_that_was_closed_opens_it_again(
    tmp_path: Path, authority: trustme.CA
) -> None:
    """The game goes on at another port; and the friend comes back by the new link."""
    async with asked(tmp_path, authority, "s") as (ann, _, data):
        await ann.presses("n", then="You sit at a table of")
        bo = await plays(ann, await begun(data))
        game = bo.far.hash
        await leaves(ann)
        await ann.presses("n", then="Play with others")
        await gone(data)
        await ann.presses("home", then="Back to Scientific War with Bo")
        await bo.close()
        await ann.presses("enter", then="Playing order: you and Bo.")
        again = await begun(data)
        bo = Guest("Bo", bo.secret)
        await bo.enter(replace(link_in(ann.ears.lines), address=again.link.address))
        await bo.sit()
        assert bo.far.hash == game
        await bo.close()


async def test_a_server_that_was_left_running_opens_the_way_without_ending_its_game(
    tmp_path: Path, authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Invited first for the own network alone, then from elsewhere; the friend plays on."""
    monkeypatch.setattr(invitation_module, "OPENING", 600.0)
    async with asked(tmp_path, authority, "s") as (ann, service, data):
        await ann.presses("n", then="You sit at a table of")
        first = await begun(data)
        front = await service.front(first.port)
        service.say(f"https://{front.address}\n")
        bo = await plays(ann, first)
        await leaves(ann)
        await ann.presses("y", then="Play with others")
        assert not bo.line.reached.far
        await ann.presses("home", then="Back to Scientific War with Bo")
        await ann.presses("down", then="Invite a friend. 2 of")
        ann.app.scene.evening.home_only = False  # it is another evening
        await ann.presses("enter", then="Choose a game")
        await ann.presses("enter", then="Y or N.")
        await ann.presses("y", then="You sit at a table of")
        assert ann.place("from the internet too") < ann.place(", port ")
        assert link_in(ann.ears.lines).address == front.address
        assert await begun(data) == replace(first, service="stand-in")
        async with asyncio.timeout(60):
            while not bo.line.reached.far:
                await bo.line.changed()
        assert bo.line.connection.times == 1
        assert bo.far.state.result is None
        await bo.close()
        await ann.presses("escape", then="Y or N.")
        await ann.presses("y", then="Keep the table open")
        await ann.presses("n", then="Play with others")
        await gone(data)


async def test_a_way_by_a_service_that_has_gone_is_told_at_once(tmp_path: Path) -> None:
    data = tmp_path / "ann"
    home = ProcessServer(data)
    link = read_link(await home.begin(far=False))
    try:
        ann = Guest("Ann")
        await ann.come(link)
        write_background_server(data / "server", replace(await begun(data), service="gone"))
        async with asyncio.timeout(60):
            while not ann.line.reached.why:
                await ann.line.changed()
        assert "gone" in told(read_failed(Failed(ann.line.reached.why)), "en")
        await ann.close()
    finally:
        await home.end()


async def test_a_front_end_without_processes_hands_over_the_command(tmp_path: Path) -> None:
    ann, program = await joins(Sitter(tmp_path, "Ann"), None, "Invite a friend. 1 of")
    await ann.presses("enter", then=invitation_module.COMMAND)
    program.cancel()
