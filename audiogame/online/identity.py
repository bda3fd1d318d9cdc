"""Identity of servers and persons: X25519 keys, a person's own at each server.

Nothing here is a password.  A server is known by its key, and a person's key at it is made of the
device's secret and that key; so two servers cannot find out that they know the same person, and a
server that gives itself another's name gets nothing that belongs there.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode
from hashlib import sha256

from audiogame.online.cipher import public

SECRET = 32
"""Bytes of a secret: of a device, of a server, and of a person at a server."""
PRIME = 2**255 - 19
_SERVER = b"audiogame server 2\0"
_PERSON = b"audiogame person 2\0"
_FORMER = b"audiogame former 2\0"


def new_secret() -> bytes:
    """Return a new secret, from the operating system's random source."""
    return secrets.token_bytes(SECRET)


def server_id(key: bytes) -> str:
    """Return the 16 letters by which links name a server.

    Args:
        key: its public key.
    """
    return b32encode(sha256(_SERVER + key).digest()[:10]).decode().lower()


def person_secret(secret: bytes, server: bytes) -> bytes:
    """Return the secret of a person at one server.

    Args:
        secret: of the device.
        server: the server's public key.
    """
    return hmac.digest(secret, _PERSON + server, "sha256")


def person_at(secret: bytes, server: bytes) -> str:
    """Return the public key of a secret's holder at a server, in hexadecimal digits."""
    return public(person_secret(secret, server)).hex()


def is_canonical(key: bytes) -> bool:
    """Return whether a public key is written in the one way that counts.

    Others agree on the same, so that one person could have several names.
    """
    return int.from_bytes(key, "little") < PRIME


def former_proof(agreed: bytes, said: bytes, former: bytes, person: bytes) -> bytes:
    """Return the proof that the holder of a former key has another one now.

    Args:
        agreed: on which the former key and the server's key of this connection agree.
        said: the server's first frame.
        former: the former public key.
        person: the public key that takes its place.
    """
    key = hmac.digest(_FORMER, agreed, "sha256")
    return hmac.digest(key, sha256(said).digest() + former + person, "sha256")
