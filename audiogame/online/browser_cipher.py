"""X25519 and ChaCha20-Poly1305 by the page's script `cipher.js`, in the worker of the program.

The browser's own ciphers are missing on pages without TLS, and only answer later.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from audiogame.online.transport import NotOpened


def load() -> None:
    """Do nothing: the worker has loaded the script."""


def public(secret: bytes) -> bytes:
    """Return the public key of a secret of 32 bytes."""
    return _call("publicKey", secret)


def agree(secret: bytes, key: bytes) -> bytes:
    """Return the 32 bytes on which the holders of two secrets agree.

    Args:
        secret: of one of them.
        key: the public key of the other.

    Raises:
        NotOpened: all agree with that key, so that it proves nothing.
    """
    return _call("agree", secret, key)


def seal(key: bytes, nonce: bytes, associated: bytes, text: bytes) -> bytes:
    """Return a text encrypted, followed by 16 bytes that vouch for it.

    Args:
        key: of 32 bytes.
        nonce: 12 bytes that come only once with this key.
        associated: what is vouched for, too, and not sent.
        text: to encrypt.
    """
    return _call("seal", key, nonce, associated, text)


def open_sealed(key: bytes, nonce: bytes, associated: bytes, sealed: bytes) -> bytes:
    """Return the text of what `seal` has made of it.

    Raises:
        NotOpened: it was made otherwise, or changed.
    """
    return _call("open", key, nonce, associated, sealed)


def _call(name: str, *given: bytes) -> bytes:
    """Call a function of the script; it returns nothing where it refuses.

    Raises:
        NotOpened: it refuses.
    """
    browser, ffi = import_module("js"), import_module("pyodide.ffi")
    made: Any = getattr(browser.audiogameCipher, name)(*map(ffi.to_js, given))
    if made is None:
        raise NotOpened
    data: bytes = made.to_bytes()
    return data
