"""A server: it listens, keeps its tables, and stops with everything saved."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
import os
import ssl
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from audiogame.online import cipher
from audiogame.online.codec import make_codecs
from audiogame.online.identity import server_id
from audiogame.online.link import LOOPBACK, TableLink
from audiogame.online.reasons import failed
from audiogame.online.session_packets import Reached
from audiogame.online.transport import ALIVE
from audiogame.opponents.characters import characters
from audiogame.own_task import begin_task, end_task, keep_task
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.reason_parts import Why
from audiogame.rules.value import Value, replace
from audiogame.server.addresses import own_address, reached_address
from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import BotPace
from audiogame.server.costs import Costs
from audiogame.server.gate import Gate
from audiogame.server.limits import FRAMES, WORK, Rates
from audiogame.server.luck_rounds import WAIT
from audiogame.server.origins import Origins
from audiogame.server.running_game import TableServices
from audiogame.server.served_connection import ServedConnection
from audiogame.server.served_socket import Files, Listening, ServedSocket, listen
from audiogame.server.services import TunnelService
from audiogame.server.store.database import is_address
from audiogame.server.store.files import FileStore
from audiogame.server.store.store import Store, StoreFault
from audiogame.server.tables import ServerTables
from audiogame.server.tunnel import Lost, Opened, Tunnel, TunnelNews
from audiogame.table.library import all_games

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "font-src 'self'; connect-src 'self' ws: wss:; img-src 'self'; media-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Content security policy of the page: its own files; Python needs compiled code, and tables a
connection."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/octet-stream",
}
INDEX = "index.html"


class FileAnswer(NamedTuple):
    """HTTP answer to a request for a file."""

    status: int
    headers: dict[str, str]
    body: bytes


MISSING = FileAnswer(
    404,
    {"Content-Type": "text/plain", "X-Content-Type-Options": "nosniff"},
    b"There is no such file.\n",
)


class SiteFiles:
    """A page folder, as made by `audiogame page build`, without hidden files and symbolic links.

    Args:
        folder: of the page.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = {path.relative_to(folder).as_posix(): path for path in _files_in(folder)}

    @property
    def there(self) -> bool:
        """Whether the folder holds a page."""
        return INDEX in self._names and "service_worker.js" in self._names

    def answer(self, target: str, packed: bool) -> FileAnswer:
        """Answer a request: only files that were there at the start are served.

        Args:
            target: the requested path.
            packed: whether the client accepts compressed content.
        """
        name = unquote(urlsplit(target).path).lstrip("/") or INDEX
        path = self._names.get(name)
        if path is None:
            return MISSING
        headers = {
            "Content-Type": KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "text/plain",
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-cache",
        }
        smaller = self._names.get(f"{name}.gz")
        if packed and smaller is not None:
            path = smaller
            headers["Content-Encoding"] = "gzip"
        try:
            with open(path, "rb", opener=_open_itself) as file:
                return FileAnswer(200, headers, file.read())
        except OSError:
            return MISSING


def _files_in(folder: Path) -> Iterator[Path]:
    """Yield the regular files of a folder, except hidden ones; symbolic links are not followed."""
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(at, name)
            if not name.startswith(".") and path.is_file() and not path.is_symlink():
                yield path


def _open_itself(path: str, flags: int) -> int:
    """Open a file, unless a symbolic link has taken its place."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0))


PROCESSES = 2
"""Worker processes for bots."""


class CertificateFault(Fault):
    """A certificate or a key that cannot be used."""


class ServerOptions(Value):
    """Settings with which a server is started.

    Args:
        name: of the server; empty to keep its name.
        address: to listen at; empty for all of this machine.
        port: 0 for any that is free.
        folder: for all of its data, or for working copies of it.
        store: the address of a database; empty to keep everything in the folder.
        reached: the host at which clients reach it, and its port if that is another.
        fronted: whether a front ends TLS at that address.
        certificate: the file of the chain; empty for connections without TLS.
        key: the file of its key.
        tables: their largest number.
        open_to_all: whether everyone may open tables, or only invited persons.
        page: a folder with the page; empty for none.
        proxied: whether forwarded addresses are trusted.
        origins: of pages elsewhere that may connect, beside its own.
        pace: of bots.
        wait: seconds to commit, and to reveal.
        frames: their limits.
        work: limits of the milliseconds that frames may take.
        alive: seconds between keepalive pings.
    """

    name: str
    address: str
    port: int
    folder: str
    store: str = ""
    reached: str = ""
    fronted: bool = False
    certificate: str = ""
    key: str = ""
    tables: int = 1000
    open_to_all: bool = False
    proxied: bool = False
    page: str = ""
    origins: tuple[str, ...] = ()
    pace: BotPace = BotPace()
    wait: float = WAIT
    frames: Rates = FRAMES
    work: Rates = WORK
    alive: float = ALIVE


LINK = "link.txt"
"""The file in the folder of a server with its link, as it was told last."""
RENEWED = 60.0
"""Seconds between two looks for a renewed certificate."""
HTTPS = ":443"
"""The port at which a front before the server ends TLS."""


class Server:
    """One server.

    Args:
        wishes: the settings.
        fault: called with unexpected errors, for the log.
        clock: returns seconds that only grow.
        log: writes a line to the log, without names.
        operator: called with a notice for the operator of the server.

    Raises:
        StoreFault: its folder cannot be used.
        NoOrigin: one of the origins is none.
    """

    def __init__(
        self,
        wishes: ServerOptions,
        fault: Callable[[BaseException], None],
        clock: Callable[[], float] = time.monotonic,
        log: Callable[[str], None] = lambda line: None,
        operator: Callable[[Reason], None] = lambda notice: None,
    ) -> None:
        self._wishes = wishes
        self.store = _store(wishes)
        make_codecs(all_games()[0])  # now, and not when a player waits
        characters()
        cipher.load()
        Random("")  # the first one with a text seed loads the hash library
        services = TableServices(
            store=self.store,
            pool=BotPool(PROCESSES),
            clock=clock,
            now=time.time,
            fault=fault,
            log=log,
            pace=wishes.pace,
            wait=wishes.wait,
        )
        self.tables = ServerTables(services, wishes.tables, fault)
        self.gate = Gate(
            self.tables,
            self.store,
            wishes.open_to_all,
            clock,
            fault,
            Costs(wishes.frames, wishes.work, clock, log),
            page=bool(wishes.page),
            operator=operator,
            origins=Origins(wishes.origins),
            log=log,
        )
        self._operator = operator
        self._listening: Listening | None = None
        self._tunnel: Tunnel | None = None
        self._secure: ssl.SSLContext | None = None
        self._certificate: tuple[object, ...] = ()
        """What the files of the certificate were like when they were read."""
        self._renewing: asyncio.Task[None] | None = None
        self._lost: tuple[Reason, ...] = ()
        """Why there is no way through a tunnel now."""

    async def begin(self) -> int:
        """Listen; return the port.

        Raises:
            Fault: the address is not available.
            CertificateFault: the certificate or its key cannot be used.
            StoreFault: its database cannot be used.
        """
        await self.store.begin(self._operator)
        try:
            self._listening = await self._listen()
        except BaseException:
            await self.store.close()
            raise
        wishes = self._wishes
        port = self._listening.port
        reached = reached_address(wishes.reached, wishes.address, port)
        self.gate.origins.ways_in |= {
            reached,
            *(f"{host}:{port}" for host in (own_address(), *LOOPBACK)),
        }
        self.tables.address = reached
        await self.store.announce(reached, self.tables.drop)
        self.tables.begin()
        self.gate.watch.begin()
        return port

    async def _listen(self) -> Listening:
        wishes = self._wishes
        self._certificate = _state_of(wishes)
        self._secure = _secure(wishes)
        if self._secure is not None:
            self._renewing = keep_task(self._look_for_certificate)
        return await listen(
            self._serve,
            wishes.address,
            wishes.port,
            self._secure,
            wishes.proxied,
            wishes.alive,
            self._files(),
        )

    async def _look_for_certificate(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            await self.take_certificate()

    async def take_certificate(self) -> None:
        """Use a renewed certificate for new connections, if there is one that can be used."""
        state = await asyncio.to_thread(_state_of, self._wishes)
        if self._secure is None or state == self._certificate:
            return
        self._certificate = state
        try:
            await asyncio.to_thread(_secure, self._wishes)  # it and its key belong together
            self._secure.load_cert_chain(self._wishes.certificate, self._wishes.key or None)
        except CertificateFault as fault:
            self._operator(Reason("certificate-not-taken", why=fault.reasons))
        else:
            self._operator(Reason("certificate-taken", file=self._wishes.certificate))

    def _files(self) -> Files | None:
        """Return the handler that serves the page, if there is one."""
        if not self._wishes.page:
            return None
        files = SiteFiles(Path(self._wishes.page))
        if not files.there:
            raise Fault("server-page-missing", path=self._wishes.page)
        return files.answer

    def page(self, link: TableLink) -> str:
        """Return the address of the page for a link; empty where there is no page."""
        return link.in_browser if self._wishes.page else ""

    def invitation(self, address: str) -> TableLink:
        """Return the link that permits opening tables.

        Args:
            address: of this server as clients reach it, with its port.
        """
        wishes = self._wishes
        words = self.store.identity.invitation if not wishes.open_to_all else ""
        server = server_id(self.gate.key)
        return TableLink(address, self._is_secure(address), "", words, server)

    def _is_secure(self, address: str) -> bool:
        """Return whether clients come to an address by TLS."""
        wishes = self._wishes
        ends_tls = wishes.fronted or (wishes.proxied and address.endswith(HTTPS))
        return bool(wishes.certificate) or ends_tls

    def tell_home(self, opening: bool, why: tuple[Why, ...] = ()) -> None:
        """Announce to everybody that only people in this network can come.

        Args:
            opening: whether a way for others is being opened.
            why: reasons why there is none.
        """
        assert self._listening is not None, "it begins first"
        wishes = self._wishes
        address = reached_address(wishes.reached, wishes.address, self._listening.port)
        self.gate.tell_reached(Reached(address, self._is_secure(address), False, opening, why))

    def open_tunnel(self, service: TunnelService) -> None:
        """Open a way through a tunnel, and keep it open; everybody is told of it.

        Args:
            service: whose command opens it.
        """
        self.tell_home(opening=True)
        assert self._listening is not None, "it begins first"
        known = self.gate.challenges.__contains__
        folder = Path(self._wishes.folder)
        self._tunnel = Tunnel(service, self._listening.port, folder, known, self._take_way)
        self._tunnel.begin()

    def _take_way(self, news: TunnelNews) -> None:
        """Announce the tunnel to everybody: open, has another address, or is lost."""
        match news:
            case Opened(address, before):
                self._lost = ()
                self.gate.tell_reached(Reached(address))
                link = replace(self.invitation(address), secure=True)
                new = "yes" if before else "no"
                self._operator(Reason("server-way-open", link=str(link), changed=new))
                heard, words = link.heard_address, link.words
                self._operator(Reason("server-invitation-in-words", address=heard, words=words))
                if page := self.page(link):
                    self._operator(Reason("server-page-at", link=page))
            case Lost(why) if why != self._lost:  # each new try may fail for the same reason
                self._lost = why
                self.tell_home(True, failed(*why).reasons)
                self._operator(Reason("server-way-lost", why=why))

    async def _serve(self, socket: ServedSocket) -> None:
        if not self.store.fit:  # clients are served by another process
            socket.cut()
            return
        self.gate.came(socket.address)
        try:
            await ServedConnection(socket, self.gate).serve()
        finally:
            self.gate.went(socket.address)

    async def close(self) -> None:
        """Save everything, and close all connections; this takes some 3 seconds at most."""
        self.gate.closing = True
        tunnel = begin_task(self._tunnel.close()) if self._tunnel is not None else None
        await end_task(self._renewing)
        await self.gate.watch.close()
        await self.tables.close()
        if self._listening is not None:
            await self._listening.close()
        await self.store.close()
        if tunnel is not None:
            await tunnel


def _store(wishes: ServerOptions) -> Store:
    folder = Path(wishes.folder)
    if is_address(wishes.store):
        # late: a megabyte
        from audiogame.server.store.postgres import PostgresStore

        return PostgresStore(wishes.store, folder, wishes.name)
    if wishes.store:
        raise StoreFault("store-unknown", store=wishes.store[:80])
    return FileStore(folder, wishes.name)


def _state_of(wishes: ServerOptions) -> tuple[object, ...]:
    """Return what the files of the certificate are like, so that a change is noticed."""
    found: list[object] = []
    for name in filter(None, (wishes.certificate, wishes.key)):
        with contextlib.suppress(OSError):
            state = Path(name).stat()
            found.append((name, state.st_ino, state.st_size, state.st_mtime_ns))
    return tuple(found)


def _secure(wishes: ServerOptions) -> ssl.SSLContext | None:
    if not wishes.certificate:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(wishes.certificate, wishes.key or None)
    except ssl.SSLError as fault:
        if not wishes.key:
            raise CertificateFault("certificate-alone", file=wishes.certificate) from fault
        raise CertificateFault(
            "certificate-key", file=wishes.certificate, key=wishes.key
        ) from fault
    except OSError as fault:
        there = Path(wishes.certificate).is_file()
        file = wishes.key if there and wishes.key else wishes.certificate
        raise CertificateFault(
            "certificate-unusable", file=file, why=system_reason(fault)
        ) from fault
    return context
