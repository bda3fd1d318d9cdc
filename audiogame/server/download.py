"""Download of a file from a website, by https and up to a size, through a proxy if one is set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from audiogame.online.certificates import NoCertificates, trusting_context
from audiogame.online.proxy import is_near, name_of
from audiogame.rules.fault import Detail, Fault, Reason, ends_of, own_system, system_reason

if TYPE_CHECKING:
    from http.client import HTTPResponse

SILENCE = 20.0
"""Seconds without a byte after which a download fails."""
HERE = ("127.0.0.1", "localhost", "::1")
"""Hosts that need no encryption: nothing leaves this machine."""


class CannotDownload(Fault):
    """Fault: a file that cannot be downloaded."""


def is_address(text: str) -> bool:
    """Return whether a text is an address of the web, and no file."""
    return text.lower().startswith(("http://", "https://"))


def download(address: str, most: int) -> bytes:
    """Return the content of an address.

    Args:
        address: with https, or on this machine.
        most: bytes that it may have.

    Raises:
        CannotDownload: it is not there, not encrypted, or too long.
    """
    # late: slow to import, and seldom needed
    from http.client import HTTPException
    from urllib.error import HTTPError, URLError

    proxies: list[str] = []
    try:
        with _opened(address, proxies) as answer:
            content = answer.read(most + 1)
    except CannotDownload:
        raise
    except (OSError, HTTPException, ValueError) as fault:
        why: Detail = system_reason(fault)
        if isinstance(fault, HTTPError):
            why = Reason("download-status", status=fault.code)
        elif isinstance(fault, URLError) and proxies:
            why = Reason("download-by-proxy", proxy=proxies[-1])
        elif isinstance(fault, URLError) and isinstance(fault.reason, OSError):
            why = system_reason(fault.reason)
        raise CannotDownload("download-failed", address=ends_of(address), why=why) from fault
    if len(content) > most:
        raise CannotDownload("download-too-long", address=ends_of(address), most=most)
    return content


def _opened(address: str, proxies: list[str]) -> HTTPResponse:
    """Return the answer of a server; each address that it sends us on to has to be encrypted.

    Args:
        address: of the file.
        proxies: collects the proxies on the way.
    """
    # late: slow to import, and seldom needed
    from urllib.request import (
        HTTPRedirectHandler,
        HTTPSHandler,
        ProxyHandler,
        Request,
        build_opener,
    )

    class OnlySafe(HTTPRedirectHandler):
        """Handler of redirections that checks each."""

        def redirect_request(self, *given: Any) -> Request | None:
            _check(given[-1])
            return super().redirect_request(*given)

    class OnlyFar(ProxyHandler):
        """Handler of proxies that leaves the own network alone."""

        def proxy_open(self, req: Request, proxy: str, type: str) -> Any:  # noqa: A002 - its name
            parts = urlsplit(req.full_url)
            if is_near(f"[{parts.hostname}]:{parts.port or 443}"):
                return None
            proxies.append(name_of(proxy))
            return super().proxy_open(req, proxy, type)

    _check(address)
    try:
        opener = build_opener(OnlySafe, OnlyFar, HTTPSHandler(context=trusting_context()))
    except NoCertificates as fault:
        raise CannotDownload("certificates-missing", system=own_system()) from fault
    answer: HTTPResponse = opener.open(address, timeout=SILENCE)
    return answer


def _check(address: str) -> None:
    """Raise unless an address is encrypted, or of this machine."""
    try:
        parts = urlsplit(address)
        safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in HERE)
    except ValueError:
        safe = False
    if not safe:
        raise CannotDownload("download-unencrypted", address=ends_of(address))
