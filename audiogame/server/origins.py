"""Origins: the websites whose pages may connect from a browser.

A browser names the site of the page in the header `Origin` of its request; other programs need
not, and could name any.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from audiogame.rules.fault import Fault, ends_of
from audiogame.rules.value import Value

RELEASE_PAGE = ""
"""Origin of the page that belongs to releases of the program; empty while none is published."""
PORTS = {"http": 80, "https": 443}
"""Ports that an origin does not name."""


class NoOrigin(Fault):
    """A text that is no origin."""


class OriginRefused(Fault):
    """A request of a page that may not connect."""


class RequestSource(NamedTuple):
    """The source of a request to open a connection, by its headers.

    Args:
        origins: of the page; none for a program, and more than one for no browser.
        host: that was asked for, with its port if that is not the usual one.
    """

    origins: tuple[str, ...] = ()
    host: str = ""


class _Site(Value):
    """A parsed origin."""

    scheme: str
    host: str
    port: int

    @property
    def address(self) -> str:
        """The host and the port."""
        return f"{self.host}:{self.port}"


def _site(origin: str) -> _Site:
    """Parse an origin.

    Raises:
        NoOrigin: the text is none, as `null`.
    """
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
        proper = parts.hostname and parts.netloc and not (parts.path or parts.query)
    except (ValueError, KeyError):
        proper = port = None
    if not proper or port is None or "@" in parts.netloc or parts.fragment:
        raise NoOrigin("origin-none", origin=ends_of(origin))
    host = parts.netloc.lower().removesuffix(f":{parts.port}")
    return _Site(parts.scheme, host, port)


class Origins:
    """The origins that a server lets in.

    Args:
        given: those that its operator has named, as in `https://page.example`.

    Raises:
        NoOrigin: one of these is none.
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._given = frozenset(_site(one) for one in (*given, RELEASE_PAGE) if one)
        self.ways_in: set[str] = set()
        """The addresses, with their ports, at which this process has opened a way in."""

    def check(self, source: RequestSource, others: Iterable[str] = ()) -> None:
        """Check that a request comes from a program, or from a page that may connect.

        Args:
            source: of the request.
            others: addresses of other processes of this server, with their ports.

        Raises:
            OriginRefused: it comes from another page.
        """
        if not source.origins:
            return
        origin = ", ".join(source.origins)
        try:
            site = _site(origin)
            asked = _site(f"{site.scheme}://{source.host}")
        except NoOrigin:
            raise OriginRefused("origin-refused", origin=ends_of(origin)) from None
        addresses = {asked.address, *self.ways_in, *others}
        if site.address not in addresses and site not in self._given:
            raise OriginRefused("origin-refused", origin=ends_of(origin))
