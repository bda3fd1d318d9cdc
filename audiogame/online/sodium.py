"""X25519 and ChaCha20-Poly1305 by libsodium; only this module uses PyNaCl.

The library is loaded at the first use: a player who plays at home needs none.
"""

from __future__ import annotations

from audiogame.online.transport import NotOpened


def load() -> None:
    """Load the library in advance: it takes 30 ms, and the disk."""
    import nacl.bindings
    import nacl.exceptions  # noqa: F401


def public(secret: bytes) -> bytes:
    """Return the public key of a secret of 32 bytes."""
    from nacl.bindings import crypto_scalarmult_base

    return crypto_scalarmult_base(secret)


def agree(secret: bytes, key: bytes) -> bytes:
    """Return the 32 bytes on which the holders of two secrets agree.

    Args:
        secret: of one of them.
        key: the public key of the other.

    Raises:
        NotOpened: all agree with that key, so that it proves nothing.
    """
    from nacl.bindings import crypto_scalarmult
    from nacl.exceptions import CryptoError

    try:
        return crypto_scalarmult(secret, key)
    except CryptoError as fault:
        raise NotOpened from fault


def seal(key: bytes, nonce: bytes, associated: bytes, text: bytes) -> bytes:
    """Return a text encrypted, followed by 16 bytes that vouch for it.

    Args:
        key: of 32 bytes.
        nonce: 12 bytes that come only once with this key.
        associated: what is vouched for, too, and not sent.
        text: to encrypt.
    """
    from nacl.bindings import crypto_aead_chacha20poly1305_ietf_encrypt

    return crypto_aead_chacha20poly1305_ietf_encrypt(text, associated, nonce, key)


def open_sealed(key: bytes, nonce: bytes, associated: bytes, sealed: bytes) -> bytes:
    """Return the text of what `seal` has made of it.

    Raises:
        NotOpened: it was made otherwise, or changed.
    """
    from nacl.bindings import crypto_aead_chacha20poly1305_ietf_decrypt
    from nacl.exceptions import CryptoError

    try:
        return crypto_aead_chacha20poly1305_ietf_decrypt(sealed, associated, nonce, key)
    except CryptoError as fault:
        raise NotOpened from fault
