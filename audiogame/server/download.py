"""Download of a file from a website, by https and up to a size."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import IO
from urllib.parse import urlsplit

from audiogame.rules.fault import Fault, Reason, ends_of, system_reason

SILENCE = 20.0
"""Seconds without a byte after which a download fails."""
HERE = ("127.0.0.1", "localhost", "::1")
"""Hosts that need no encryption: nothing leaves this machine."""


class CannotDownload(Fault):
    """Fault: a file that cannot be downloaded."""


class _OnlySafe(urllib.request.HTTPRedirectHandler):
    """Handler of redirections that stay encrypted."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """Return the next request.

        Raises:
            CannotDownload: it would not be encrypted.
        """
        _check(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


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
    _check(address)
    try:
        with urllib.request.build_opener(_OnlySafe).open(address, timeout=SILENCE) as answer:
            content: bytes = answer.read(most + 1)
    except CannotDownload:
        raise
    except urllib.error.HTTPError as fault:
        why = Reason("download-status", status=fault.code)
        raise CannotDownload("download-failed", address=ends_of(address), why=why) from fault
    except urllib.error.URLError as fault:
        inner = fault.reason
        told = system_reason(inner) if isinstance(inner, OSError) else str(inner)
        raise CannotDownload("download-failed", address=ends_of(address), why=told) from fault
    except (OSError, http.client.HTTPException, ValueError) as fault:
        told = system_reason(fault) if isinstance(fault, OSError) else str(fault)
        raise CannotDownload("download-failed", address=ends_of(address), why=told) from fault
    if len(content) > most:
        raise CannotDownload("download-too-long", address=ends_of(address), most=most)
    return content


def _check(address: str) -> None:
    try:
        parts = urlsplit(address)
        safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in HERE)
    except ValueError:
        safe = False
    if not safe:
        raise CannotDownload("download-unencrypted", address=ends_of(address))
