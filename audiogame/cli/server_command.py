"""`audiogame serve`: keep tables for people far away, until Ctrl+C."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import signal
import sys
from pathlib import Path

from audiogame.rules.fault import Fault
from audiogame.server.addresses import own_address, raise_open_files
from audiogame.server.log import Log
from audiogame.server.server import Server, Wishes

FILES_OF_A_TABLE = 6
"""Open files that a table with two people needs: its record, its secrets and lines."""
OTHER_FILES = 200
TABLES = 1000
"""At most, unless somebody asks for more or the system allows fewer."""
LONGEST_NAME = 80


class CannotServe(Fault):
    """Something that was asked of a server and that it cannot do."""


def run(typed: argparse.Namespace, data: Path) -> int:
    """Run a server until it is stopped; returns the exit status.

    Args:
        data: the program's folder; the server has one of its own in it.

    Raises:
        Fault: it cannot begin.
    """
    folder = data / "server"
    wishes = Wishes(
        name=typed.name,
        address=typed.address,
        port=_port(typed.port),
        folder=str(folder),
        certificate=typed.certificate,
        key=typed.key,
        tables=_tables(typed.tables),
        anybody=typed.anybody,
        behind=typed.behind,
        page=typed.page,
    )
    if len(wishes.name) > LONGEST_NAME or not wishes.name.isprintable():
        raise CannotServe("server-name", name=wishes.name[:LONGEST_NAME], longest=LONGEST_NAME)
    asyncio.run(_serve(wishes, typed.reached, Log(folder)))
    return 0


def _tables(wanted: int) -> int:
    """Return how many tables there may be: all need open files, of which a system lets have few."""
    tables = wanted or TABLES
    if tables < 0:
        raise CannotServe("server-tables", tables=tables)
    allowed = raise_open_files(tables * FILES_OF_A_TABLE + OTHER_FILES)
    most = max(1, (allowed - OTHER_FILES) // FILES_OF_A_TABLE)
    if most < wanted:
        raise CannotServe("server-files", tables=tables, files=allowed, most=most)
    return min(tables, most)


def _port(port: int) -> int:
    if not 0 <= port < 65_536:
        raise CannotServe("server-port", port=port)
    return port


async def _serve(wishes: Wishes, reached: str, log: Log) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(AttributeError, NotImplementedError):  # not on every system
            loop.add_signal_handler(getattr(signal, name), stopped.set)
    server = Server(wishes, log.fault)
    port = await server.begin()
    log.write("began")
    try:
        for line in _lines(server, wishes, reached, port):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        await stopped.wait()
    finally:
        await server.close()
        log.write("stopped")
    sys.stdout.write("Stopped. Every game is saved, and goes on when the server does.\n")


def _lines(server: Server, wishes: Wishes, reached: str, port: int) -> list[str]:
    """Say where the server is, and how to let others in."""
    host = reached or _given(wishes.address) or own_address() or "127.0.0.1"
    host = f"[{host}]" if ":" in host and not host.startswith("[") else host
    link = server.invitation(f"{host}:{port}")
    lines = [f"The server {server.gate.name} listens at {host}, port {port}."]
    if wishes.anybody:
        lines.append(f"Everybody can open tables here: {link}")
    else:
        lines.append(f"Who has this invitation can open tables here: {link}")
        lines.append(f"In words: {host}, port {port}, {link.words}.")
    if page := server.page(f"{host}:{port}", link):
        lines.append(f"In a browser: {page}")
        if not wishes.certificate:
            lines.append(
                "Without --certificate only a browser on this machine itself keeps the page."
            )
    if server.store.unread:
        count = len(server.store.unread)
        lines.append(f"{count} files of tables cannot be read, and are left out.")
    lines.append(f"Every game is kept in {server.store.folder}.")
    if _at_home(host):
        lines.append(
            "People outside of your network reach this machine only if your router lets them."
        )
    lines.append("Who enters learns the address of this machine. Players never learn each other's.")
    lines.append("Press Ctrl+C to stop; every game is saved.")
    return lines


def _given(address: str) -> str:
    return "" if address in ("", "0.0.0.0", "::") else address


def _at_home(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_private
    except ValueError:
        return False
