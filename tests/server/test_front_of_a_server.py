"""What stands before a server: proxies, certificates, the system manager, and its link."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import ssl
from pathlib import Path
from types import SimpleNamespace

import pytest
from online_server import HOME, Guest, serving, wishes
from patience import until as there
from postgres_cluster import Cluster
from processes import Community, run_server_command, until

from audiogame.__main__ import main
from audiogame.online.link import TableLink, read_link
from audiogame.online.reasons import ServerSays
from audiogame.online.transport import FORWARDED
from audiogame.online.web_socket import connect
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import replace
from audiogame.server import system_manager
from audiogame.server.addresses import is_near, read_reached
from audiogame.server.server import LINK, Server
from audiogame.server.system_manager import WHERE, kept_awake, tell_system


def test_an_address_may_say_that_a_front_ends_tls(tmp_path: Path) -> None:
    for typed, found in {
        "": ("", False),
        "play.example.org": ("play.example.org", False),
        "play.example.org:443": ("play.example.org:443", False),
        "::1": ("::1", False),
        "https://play.example.org": ("play.example.org:443", True),
        "https://play.example.org/": ("play.example.org:443", True),
        "HTTPS://play.example.org:8443": ("play.example.org:8443", True),
        "https://[2001:db8::1]": ("[2001:db8::1]:443", True),
        "https://[2001:db8::1]:8443": ("[2001:db8::1]:8443", True),
    }.items():
        assert read_reached(typed) == found
    for typed in ("http://a.org", "https://", "https://a.org/b", "audiogames://a.org", "a b"):
        with pytest.raises(Fault):
            read_reached(typed)
    server = Server(replace(wishes(tmp_path), proxied=True, fronted=True), lambda fault: None)
    link = server.invitation("play.example.org:8443")
    assert str(link).startswith("audiogames://play.example.org:8443/")
    assert link.in_browser.startswith("https://play.example.org:8443/")


def test_only_a_near_proxy_is_believed(tmp_path: Path) -> None:
    assert all(map(is_near, ("", "127.0.0.1", "::1", "172.18.0.2", "192.168.1.9", "fe80::1%eth0")))
    assert not any(map(is_near, ("8.8.8.8", "2606:4700::1", "somebody")))


async def test_a_proxy_may_ask_to_upgrade_every_connection(tmp_path: Path) -> None:
    """The page is sent all the same, as nginx's much-copied lines ask."""
    page = tmp_path / "page"
    page.mkdir()
    for name in ("index.html", "service_worker.js"):
        (page / name).write_text("of the page", encoding="utf-8")
    async with serving(replace(wishes(tmp_path / "server"), page=str(page))) as (_, link):
        reader, writer = await asyncio.open_connection(*link.address.split(":"))
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\n\r\n")
        assert (await reader.readline()).split()[1] == b"200"
        writer.close()


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
async def test_a_renewed_certificate_is_taken(tmp_path: Path) -> None:
    """By new connections, without a restart; a half-written one is not."""
    import trustme

    authority, told = trustme.CA(), list[Reason]()
    files = [tmp_path / "chain.pem", tmp_path / "key.pem"]

    def issue() -> None:
        made = authority.issue_cert(HOME)
        made.cert_chain_pems[0].write_to_path(str(files[0]))
        made.private_key_pem.write_to_path(str(files[1]))

    async def serial(port: int) -> object:
        context = ssl.create_default_context()
        authority.configure_trust(context)
        _, writer = await asyncio.open_connection(HOME, port, ssl=context, server_hostname=HOME)
        found = writer.get_extra_info("peercert")["serialNumber"]
        writer.close()
        return found

    issue()
    asked = replace(wishes(tmp_path / "s"), certificate=str(files[0]), key=str(files[1]))
    server = Server(asked, lambda fault: None, operator=told.append)
    port = await server.begin()
    try:
        first = await serial(port)
        await server.take_certificate()
        assert not told
        files[1].write_text("half", encoding="utf-8")
        await server.take_certificate()
        assert await serial(port) == first
        issue()
        await server.take_certificate()
        assert await serial(port) != first
        names = [one.message for one in told]
        assert names == ["certificate-not-taken", "certificate-taken"]
    finally:
        await server.close()


@pytest.mark.posix("Windows has no such sockets")
def test_the_system_manager_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        place = os.path.relpath(tmp_path / "notify")
        manager.bind(place)
        monkeypatch.setenv(WHERE, str(tmp_path / "notify"))
        tell_system("READY=1")
        assert manager.recv(100) == b"READY=1"
        monkeypatch.setenv(WHERE, str(tmp_path / "nowhere"))
        tell_system("READY=1")
        monkeypatch.delenv(WHERE)
        tell_system("READY=1")


@pytest.mark.posix("starts a script in place of a command of macOS")
def test_a_mac_stays_awake_while_a_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command is told to end with this process, and ends with the server; others need none."""
    script, said = tmp_path / "caffeinate", tmp_path / "said"
    noted = f'echo "$@" >"{said}.new" && mv "{said}.new" "{said}"'
    script.write_text(f"#!/bin/sh\n{noted}\nexec sleep 60\n")
    script.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with kept_awake():
        assert not said.exists()
    monkeypatch.setattr(system_manager, "sys", SimpleNamespace(platform="darwin"))
    with kept_awake():
        assert there(said.exists)
        assert said.read_text().split() == ["-i", "-w", str(os.getpid())]
    # A command that still ran would be left behind by this test, which fails it.
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    with kept_awake():
        pass


def test_the_link_is_shown_and_renewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With files while the server is stopped; the old words let nobody new in."""
    folder = tmp_path / "server"
    at = ["--data", str(tmp_path)]
    assert main(["server", "link", *at]) == 2
    assert "No server has left its link" in capsys.readouterr().err

    async def evening(renew: bool) -> None:
        async with serving(wishes(folder)) as (_, invitation):
            (folder / LINK).write_text(f"{invitation}\n", encoding="utf-8")
            assert await asyncio.to_thread(main, ["server", "link", *at]) == 0
            assert str(invitation) in capsys.readouterr().out
            renewing = ["server", "link", "--renew", *at]
            if renew:
                assert await asyncio.to_thread(main, renewing) == 2
                assert "Stop it" in capsys.readouterr().err
                old.append(invitation)
            else:
                assert invitation.key != old[0].key
                ann = Guest("Ann")
                with pytest.raises(ServerSays):
                    await ann.come(replace(invitation, key=old[0].key))
                await ann.come(invitation)
                await ann.close()

    old: list[TableLink] = []
    asyncio.run(evening(True))
    assert main(["server", "link", "--renew", *at]) == 0
    said = capsys.readouterr().out
    assert old[0].key not in said
    asyncio.run(evening(False))


async def test_connections_over_a_limit_are_counted_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogame.server.gate.OF_ADDRESS", 3)
    logged: list[str] = []
    assert FORWARDED
    asked = replace(wishes(tmp_path), proxied=True)
    server = Server(asked, lambda fault: None, log=logged.append)
    port = await server.begin()
    sockets = [await connect(f"{HOME}:{port}", False, forwarded="8.8.8.8") for _ in range(6)]
    await until(lambda: server.gate.refused == 3, "three are refused")
    assert logged == ["refused a connection: too many of one address"]
    for one in sockets:
        one.cut()
    await server.close()


@pytest.mark.real
async def test_a_drained_process_is_taken_back(cluster: Cluster, tmp_path: Path) -> None:
    """By the command, and by itself where it is the only one that is left."""
    async with Community(cluster, tmp_path, 2) as community:
        first, second = community.processes

        def leaving(address: str) -> bool:
            said = f"SELECT leaving FROM servers WHERE address = '{address}'"
            return cluster.sql(community.name, said).strip() == "t"

        store = ("--store", community.store)
        status, said = await run_server_command("drain", second.address, *store)
        assert (status, leaving(second.address)) == (0, True), said
        status, said = await run_server_command("drain", second.address, "--undo", *store)
        assert (status, leaving(second.address)) == (0, False), said
        status, said = await run_server_command("drain", second.address, *store)
        assert (status, leaving(second.address)) == (0, True), said
        await first.kill()
        await until(lambda: not leaving(second.address), "it takes tables again")
        status, said = await run_server_command("drain", "nowhere:1", "--undo", *store)
        assert (status, second.address in said) == (2, True), said


@pytest.mark.real
async def test_the_link_of_a_database_is_renewed_while_it_serves(
    cluster: Cluster, tmp_path: Path
) -> None:
    store = cluster.database(f"d{secrets.token_hex(4)}")
    async with serving(replace(wishes(tmp_path / "server"), store=store)) as (_, invitation):
        (tmp_path / "server" / LINK).write_text(f"{invitation}\n", encoding="utf-8")
        words = ("link", "--renew", "--store", store, "--data", str(tmp_path))
        status, said = await run_server_command(*words)
        assert (status, invitation.key in said) == (0, False), said
        new = read_link(said.split()[-1]).key
        ann = Guest("Ann")
        with pytest.raises(ServerSays):
            await ann.come(invitation)
        await ann.come(replace(invitation, key=new))
        assert ann.line.opens
        await ann.close()
