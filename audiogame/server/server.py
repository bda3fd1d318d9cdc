"""A server: it listens, keeps its tables, and stops with everything saved."""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from audiogame.online import identity
from audiogame.online.codec import make_codecs
from audiogame.online.line_limits import ALIVE
from audiogame.online.link import Link
from audiogame.online.served_socket import Files, ServedSocket
from audiogame.online.web_listening import Listening, listen
from audiogame.opponents.characters import characters
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value
from audiogame.server.addresses import reached_address
from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import Pace
from audiogame.server.garbage import Garbage
from audiogame.server.gate import Gate
from audiogame.server.house import House
from audiogame.server.limits import Rates
from audiogame.server.line import Line
from audiogame.server.luck_rounds import WAIT
from audiogame.server.site_files import SiteFiles
from audiogame.server.store.database import is_address
from audiogame.server.store.files import FileStore
from audiogame.server.store.store import Store, StoreFault
from audiogame.server.surroundings import Surroundings
from audiogame.table.library import all_games

PROCESSES = 2
"""In which bots think."""


class CertificateFault(Fault):
    """A certificate or a key that cannot be used."""


class PageMissing(Fault):
    """A folder in which there is no page."""


class Wishes(Value):
    """What was asked for when a server is started.

    Args:
        name: of the server; empty for the one that it has.
        address: to listen at; empty for all of this machine.
        port: 0 for any that is free.
        folder: for all that it keeps, or for working copies of it.
        store: the address of a database; empty to keep everything in the folder.
        reached: the host by which others reach it, and its port if that is another.
        certificate: the file of the chain; empty for lines without TLS.
        key: the file of its key.
        tables: how many there may be.
        anybody: whether everybody may open tables, or only who was invited.
        page: a folder with the page; empty for none.
        behind: whether forwarded addresses are believed.
        pace: how fast bots choose.
        wait: seconds to commit, and to reveal.
        rates: how many frames are taken.
        alive: seconds between signs of life.
    """

    name: str
    address: str
    port: int
    folder: str
    store: str = ""
    reached: str = ""
    certificate: str = ""
    key: str = ""
    tables: int = 1000
    anybody: bool = False
    behind: bool = False
    page: str = ""
    pace: Pace = Pace()
    wait: float = WAIT
    rates: Rates = Rates()
    alive: float = ALIVE


class Server:
    """One server.

    Args:
        wishes: what was asked for.
        fault: takes what went wrong by itself, for the log.
        clock: returns seconds that only grow.

    Raises:
        StoreFault: its folder cannot be used.
    """

    def __init__(
        self,
        wishes: Wishes,
        fault: Callable[[BaseException], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wishes = wishes
        self.store = _store(wishes)
        make_codecs(all_games()[0])  # now, and not when somebody waits
        characters()
        identity.load()
        Random("")  # the first one of a text loads what digests it
        around = Surroundings(
            store=self.store,
            pool=BotPool(PROCESSES),
            clock=clock,
            now=time.time,
            fault=fault,
            pace=wishes.pace,
            wait=wishes.wait,
        )
        self.house = House(around, wishes.tables, fault)
        self.garbage = Garbage()
        self.gate = Gate(
            self.house,
            self.store,
            wishes.anybody,
            clock,
            fault,
            wishes.rates,
            self.garbage.took,
            bool(wishes.page),
        )
        self._listening: Listening | None = None

    async def begin(self) -> int:
        """Listen; returns the port.

        Raises:
            CannotListen: the address is not to be had.
            CertificateFault: the certificate or its key cannot be used.
            StoreFault: its database cannot be used.
        """
        await self.store.begin()
        try:
            self._listening = await self._listen()
        except BaseException:
            await self.store.close()
            raise
        wishes = self._wishes
        port = self._listening.port
        await self.store.announce(
            reached_address(wishes.reached, wishes.address, port), self.house.drop
        )
        self.house.begin()
        self.gate.watch.begin()
        return port

    async def _listen(self) -> Listening:
        wishes = self._wishes
        return await listen(
            self._serve,
            wishes.address,
            wishes.port,
            _secure(wishes),
            wishes.behind,
            wishes.alive,
            self._files(),
        )

    def _files(self) -> Files | None:
        """Return what hands out the page, where there is one."""
        if not self._wishes.page:
            return None
        files = SiteFiles(Path(self._wishes.page))
        if not files.there:
            raise PageMissing("server-page-missing", path=self._wishes.page)
        return files.answer

    def page(self, link: Link) -> str:
        """Return the address of the page, at a link; empty where there is no page."""
        return link.in_browser if self._wishes.page else ""

    def invitation(self, address: str) -> Link:
        """Return the link that lets somebody open tables.

        Args:
            address: of this server as others reach it, with its port.
        """
        words = self.store.house.invitation if not self._wishes.anybody else ""
        return Link(address, bool(self._wishes.certificate), "", words)

    async def _serve(self, socket: ServedSocket) -> None:
        if not self.store.fit:  # whoever comes is served by another process
            socket.cut()
            return
        self.gate.came(socket.address)
        self.garbage.came()
        try:
            await Line(socket, self.gate).serve()
        finally:
            self.gate.went(socket.address)
            self.garbage.ended(self.gate.lines)

    async def close(self) -> None:
        """Save everything, and end all lines."""
        await self.gate.watch.close()
        await self.house.close()
        if self._listening is not None:
            await self._listening.close()
        await self.store.close()


def _store(wishes: Wishes) -> Store:
    folder = Path(wishes.folder)
    if is_address(wishes.store):
        from audiogame.server.store.postgres import PostgresStore  # a megabyte

        return PostgresStore(wishes.store, folder, wishes.name)
    if wishes.store:
        raise StoreFault("store-unknown", store=wishes.store[:80])
    return FileStore(folder, wishes.name)


def _secure(wishes: Wishes) -> ssl.SSLContext | None:
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
