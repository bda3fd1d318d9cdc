"""`audiogame serve`: host tables for remote players, until Ctrl+C."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import ipaddress
import os
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from audiogame import __version__
from audiogame.cli.run_settings import check_owner, data_folder
from audiogame.cli.standard_output import print_told
from audiogame.console.call_limit import AT_A_SERVER, CallLimit
from audiogame.console.yes_or_no import agrees
from audiogame.narration.faults import each_told, told
from audiogame.narration.texts import Texts
from audiogame.online.identity import server_id
from audiogame.online.own_network import Announced, NoOwnNetwork, can_look
from audiogame.outputs.standard_streams import is_terminal
from audiogame.own_task import ask_task, begin_task, end_task
from audiogame.rules.fault import Fault, Reason, how_to_install, own_system
from audiogame.rules.reason_parts import take_apart
from audiogame.server.addresses import (
    make_room_for_files,
    own_address,
    own_ipv6_address,
    raise_open_files,
    reached_address,
    read_reached,
)
from audiogame.server.background import (
    BackgroundServer,
    forget_background_server,
    stay_in_background,
)
from audiogame.server.disk import run_as_batch
from audiogame.server.host_keys import OwnSsh, is_ssh
from audiogame.server.log import Log, LoopFaults
from audiogame.server.page_file import fetched_page
from audiogame.server.server import LINK, Server, ServerOptions
from audiogame.server.services import KnownServices, TunnelService, find_service
from audiogame.server.system_manager import kept_awake, tell_system
from audiogame.table.own_file import write_whole
from audiogame.terminal.control_events import ControlEvent, ControlHandler, handled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audiogame.server.metrics import Metrics

FILES_OF_A_TABLE = 6
"""Open files that a table with two players needs: its record, its secrets and connections."""
OTHER_FILES = 200
TABLES = 1000
"""Tables at most, unless more are asked for or the system allows fewer."""
CARRIER = ipaddress.ip_network("100.64.0.0/10")
"""Addresses behind which a provider hides many homes (RFC 6598)."""
LONGEST_NAME = 80
OUT_OF_FILES = {errno.EMFILE, errno.ENFILE, getattr(errno, "WSAEMFILE", errno.EMFILE)}
"""Errors where no file or socket can be opened any more; Windows has one for sockets."""
DISK_THREADS = 4
"""Threads for disk work; each takes memory."""
TURN = 0.0001
"""Seconds that a thread may run before the event loop has its turn again."""
FREEZING = 0.5
"""Seconds after which new objects are frozen.

Garbage collections then look at few: all objects of 300 tables held the loop for 30 ms.
"""
SOME_ENDED, MOST_ENDED = 50, 5_000
"""Closed connections after which all objects are looked at: while no table is in memory, and in any
case.  Each leaves some 4 KB of garbage, which is frozen by then."""


LATE = 3.0
"""Seconds after which a server that stops is ended, whatever it waits for: what was told is on the
disk."""


def run(typed: argparse.Namespace, language: str) -> int:
    """Run a server until it is stopped; return the exit status.

    Raises:
        Fault: it cannot start.
    """
    folder = data_folder(typed) / "server"
    check_owner(folder)
    reached, fronted = read_reached(typed.reached)
    wishes = ServerOptions(
        name=typed.name,
        address=typed.address,
        port=_port(typed.port),
        folder=str(folder),
        store=typed.store,
        reached=reached,
        fronted=fronted,
        certificate=typed.certificate,
        key=typed.key,
        tables=_tables(typed.tables),
        open_to_all=typed.open_to_all,
        proxied=typed.behind,
        page=_page(typed.page, data_folder(typed)),
        origins=tuple(typed.origin),
    )
    service = find_service(typed.through, folder) if typed.through else None
    if service is not None and (wishes.certificate or _at_one_network(wishes.address)):
        raise Fault("server-through-alone")
    if len(wishes.name) > LONGEST_NAME or not wishes.name.isprintable():
        raise Fault("server-name", name=wishes.name[:LONGEST_NAME], longest=LONGEST_NAME)
    if service is not None and not typed.beside:  # else the program has asked
        asyncio.run(_agree(language, service, folder))
    metrics = _metrics(_port(typed.metrics)) if typed.metrics is not None else None
    make_room_for_files(wishes.tables * FILES_OF_A_TABLE + OTHER_FILES)
    sys.setswitchinterval(TURN)
    factory = metrics.new_loop if metrics else None
    late = threading.Timer(LATE, os._exit, (1,))  # a disk that hangs would hold up the exit
    late.daemon = True
    with (
        contextlib.ExitStack() as ending,
        CallLimit(AT_A_SERVER),
        asyncio.Runner(loop_factory=factory) as runner,
    ):
        ending.callback(late.cancel)
        stopped = asyncio.Event()
        ending.enter_context(_stopping(runner.get_loop(), stopped))
        runner.run(_serve(language, wishes, typed, Log(folder), metrics, service, stopped, late))
    return 0


@contextlib.contextmanager
def _stopping(loop: asyncio.AbstractEventLoop, stopped: asyncio.Event) -> Iterator[None]:
    """Stop the server at Ctrl+C and the like: by signals, or by what Windows tells instead."""
    if sys.platform == "win32":
        import ctypes

        def stop(event: ControlEvent) -> None:
            with contextlib.suppress(RuntimeError):  # it has stopped
                loop.call_soon_threadsafe(stopped.set)

        with handled(ControlHandler(stop), ctypes.WinDLL("kernel32")):
            yield
        return
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, stopped.set)
    yield


async def _agree(language: str, service: TunnelService, folder: Path) -> None:
    """Print what a person should know of a service, once, and ask about an unknown ssh host.

    Raises:
        Fault: its host is not trusted.
        HostKeyFault: its host shows no keys.
    """
    seen = KnownServices(folder)
    if service not in seen:
        print_told(service.about, language)
        seen.add(service)
    ssh, command = OwnSsh(folder), service.command_for(0)
    keys = await ssh.new_keys(command) if is_ssh(command) else None
    if keys is None:
        return
    asked = Reason("service-ask-host", host=keys.host, fingerprint=keys.fingerprint)
    sys.stdout.write(f"{told(asked, language)} ")
    sys.stdout.flush()
    answer = sys.stdin.readline() if sys.stdin is not None else ""
    if not agrees(answer, Texts(language)):
        raise Fault("service-host-refused", host=keys.host)
    ssh.accept(keys)


def _metrics(port: int) -> Metrics:
    """Return the metrics, to be told at a port."""
    if find_spec("prometheus_client") is None:
        raise Fault("metrics-missing", cure=how_to_install("audiogame[metrics]"))
    # late: its library is not always installed
    from audiogame.server.metrics import Metrics

    return Metrics(port)


def _tables(wanted: int) -> int:
    """Return the number of tables allowed: each needs open files, which the system limits."""
    tables = wanted or TABLES
    if tables < 0:
        raise Fault("server-tables", tables=tables)
    allowed = raise_open_files(tables * FILES_OF_A_TABLE + OTHER_FILES)
    most = max(1, (allowed - OTHER_FILES) // FILES_OF_A_TABLE)
    if most < wanted:
        raise Fault("server-files", tables=tables, files=allowed, most=most)
    return min(tables, most)


def _few_tables(wanted: int, tables: int) -> Reason | None:
    """Return a notice that the system allows few tables; None if none were asked for, or enough."""
    if wanted or tables >= TABLES:
        return None
    files = raise_open_files(TABLES * FILES_OF_A_TABLE + OTHER_FILES)
    return Reason("server-few-tables", files=files, tables=tables, most=TABLES)


def _page(given: str | None, data: Path) -> str:
    """Return the folder of the page; empty for none.

    Args:
        given: the folder that was typed; None for the page that was fetched.
    """
    if given is not None:
        return given
    found = fetched_page(data)
    if found is None:
        raise Fault("server-page-unfetched")
    return str(found)


def _port(port: int) -> int:
    if not 0 <= port < 65_536:
        raise Fault("server-port", port=port)
    return port


async def _serve(
    language: str,
    wishes: ServerOptions,
    typed: argparse.Namespace,
    log: Log,
    metrics: Metrics | None,
    service: TunnelService | None,
    stopped: asyncio.Event,
    late: threading.Timer,
) -> None:
    loop = asyncio.get_running_loop()
    hidden, background = typed.hidden, typed.beside
    few = _few_tables(typed.tables, wishes.tables)
    watched = is_terminal(sys.stdin)

    def failed(fault: BaseException) -> None:
        log.fault(fault)
        if isinstance(fault, OSError) and fault.errno in OUT_OF_FILES:
            # Its log is a file, too, and cannot be opened now.
            sys.stderr.write(told(Reason("server-out-of-files"), language) + "\n")

    pool = ThreadPoolExecutor(DISK_THREADS, "disk", run_as_batch)
    for _ in range(DISK_THREADS):  # start all of them now, not while a player waits
        pool.submit(time.sleep, 0.01)
    loop.set_default_executor(pool)
    loop.set_exception_handler(LoopFaults(failed, time.monotonic))

    def tell(notice: Reason) -> None:
        line = told(notice, language)
        if not {"link", "words"} & {*notice.values}:  # they let people in
            log.write(line, echo=background)
        if not background:  # its program may have gone
            print_told(notice, language)

    server = Server(wishes, log.fault, log=log.write, operator=tell)
    beginning, halting = ask_task(server.begin()), ask_task(stopped.wait())
    await asyncio.wait((beginning, halting), return_when=asyncio.FIRST_COMPLETED)
    halting.cancel()
    if not beginning.done():  # its database is not there yet
        beginning.cancel()
        return
    port = beginning.result()
    if wishes.certificate and not watched:  # no terminal is closed: what renewed it says so

        def renew() -> None:
            begin_task(server.take_certificate())

        if sys.platform != "win32":
            loop.add_signal_handler(signal.SIGHUP, renew)
    tell_system(f"READY=1\nSTATUS={server.gate.name}")
    gc.collect()  # once, before anybody waits
    log.write_behind(None if watched or background else sys.stderr)
    log.write(f"began: audiogame {__version__}")

    def open_way(name: str) -> None:
        try:
            server.open_tunnel(find_service(name, Path(wishes.folder)))
        except Fault as fault:
            server.tell_home(False, take_apart(fault.reasons))

    staying: asyncio.Task[None] | None = None
    announcing: asyncio.Task[list[str]] | None = None
    announced = None if hidden else _announced(server, wishes, port)
    try:
        if service is not None:
            server.open_tunnel(service)
        if background:  # first, as a player waits
            if service is None:
                server.tell_home(opening=False)
            words, name = server.store.identity.invitation, _named(service)
            found = BackgroundServer(port, words, name, server_id(server.gate.key))
            staying = begin_task(
                stay_in_background(Path(wishes.folder), found, server.gate, stopped, open_way)
            )
            staying.add_done_callback(lambda _: stopped.set())  # nobody would end it any more
        lines = _lines(language, server, wishes, port, _named(service))
        if few is not None:
            log.write(told(few, language), echo=False)
            lines[-1:-1] = [told(few, language)]
        if announced is not None:
            announcing = begin_task(_announce(language, announced))
            if not background:  # that one prints nothing, and its program may end it meanwhile
                lines[-1:-1] = await announcing
        if metrics is not None:
            at = await metrics.begin(server, log)
            lines[-1:-1] = [told(Reason("server-metrics-at", address=at), language)]
        if not background:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()
        with kept_awake():
            await keep_collections_short(stopped, server)
    finally:
        tell_system("STOPPING=1")
        late.start()
        await end_task(staying)
        await end_task(announcing)
        if announced is not None:
            await announced.close()
        if metrics is not None:
            await metrics.close()
        await server.close()
        late.args = (0,)
        if background:
            with contextlib.suppress(OSError):  # nobody answers there any more
                await asyncio.to_thread(forget_background_server, Path(wishes.folder))
        log.write("stopped")
        log.close()
    if not background:
        print_told(Reason("server-stopped"), language)


async def keep_collections_short(stopped: asyncio.Event, server: Server) -> None:
    """Freeze new objects every `FREEZING` seconds, until the server is stopped."""
    collected = 0
    while not stopped.is_set():
        ended = server.gate.ended - collected
        if ended > (MOST_ENDED if server.gate.connections or server.tables.awake else SOME_ENDED):
            collected = server.gate.ended
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FREEZING):
                await stopped.wait()


def _announced(server: Server, wishes: ServerOptions, port: int) -> Announced | None:
    """Return the announcement of a server; None where no other machine could reach it."""
    host = _given(wishes.address) or own_address()
    if not can_look() or not _at_home(host) or ipaddress.ip_address(host).is_loopback:
        return None
    return Announced(
        server.gate.name, port, bool(wishes.certificate), host, server_id(server.gate.key)
    )


async def _announce(language: str, announced: Announced) -> list[str]:
    """Announce a server; return the lines to print about it."""
    try:
        await announced.begin()
    except NoOwnNetwork as fault:
        return [told(fault, language)]
    return [told(Reason("server-announced"), language)]


def _named(service: TunnelService | None) -> str:
    """Return the name of a service, or the program of a typed command; empty for none."""
    return (service.name or service.command[0]) if service is not None else ""


def _lines(
    language: str, server: Server, wishes: ServerOptions, port: int, through: str
) -> list[str]:
    """Return lines on the server's address, and how to let others in."""
    reached = wishes.reached
    address = reached_address(reached, _given(wishes.address), port)
    link = server.invitation(address)
    with contextlib.suppress(OSError):  # the link is told below
        write_whole(Path(wishes.folder) / LINK, f"{link}\n")
    host, _, at = link.address.rpartition(":")
    lines = [Reason("server-listens", name=server.gate.name, host=host, port=at)]
    if wishes.open_to_all:
        lines.append(Reason("server-open", link=str(link)))
    else:
        lines.append(Reason("server-invitation", link=str(link)))
        heard, words = link.heard_address, link.words
        lines.append(Reason("server-invitation-in-words", address=heard, words=words))
    if page := server.page(link):
        lines.append(Reason("server-page-at", link=page))
        if not link.secure:
            lines.append(Reason("server-page-unencrypted"))
    if server.store.unread:
        lines.append(Reason("server-tables-unread", count=len(server.store.unread)))
    lines.append(Reason("server-keeps-games", place=server.store.location))
    if wishes.proxied and not _is_loopback(_given(wishes.address)):
        lines.append(Reason("server-behind-open"))
    elif not (link.secure or through or _is_loopback(host) or _at_home(host)):
        lines.append(Reason("server-plain"))
    if _is_loopback(host):
        lines.append(Reason("server-for-this-machine"))
    elif not (through or reached) and _is_carriers(host):
        lines.append(Reason("server-behind-carrier"))
    elif not through and _at_home(host):
        lines.append(Reason("server-behind-router"))
    ipv6 = "" if through or reached or _given(wishes.address) else own_ipv6_address()
    if ipv6:
        lines.append(Reason("server-ipv6", link=str(server.invitation(f"[{ipv6}]:{port}"))))
    if through:
        lines.append(Reason("server-way-opening", name=through))
    if own_system() != "other" and not _is_loopback(host):
        lines.append(Reason("server-firewall", system=own_system()))
    lines += [Reason("server-address-known"), Reason("server-to-stop")]
    return [*each_told(lines, language)]


def _at_one_network(address: str) -> bool:
    """Return whether a server that listens at an address cannot be reached by 127.0.0.1."""
    return bool(_given(address)) and not _is_loopback(address)


def _given(address: str) -> str:
    return "" if address in ("", "0.0.0.0", "::") else address


def _is_loopback(host: str) -> bool:
    address = _numeric(host)
    return host == "localhost" if address is None else address.is_loopback


def _is_carriers(host: str) -> bool:
    address = _numeric(host)
    return address is not None and address in CARRIER


def _at_home(host: str) -> bool:
    address = _numeric(host)
    return address is not None and address.is_private


def _numeric(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the address that a host is written as; None for a name."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]"))
    return None
