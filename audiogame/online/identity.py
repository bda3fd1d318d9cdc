"""Who a person is to a server: an Ed25519 key derived for it alone, from one secret of the device.

Nothing here is a password, and no two servers can tell that they know the same person.  A person
says hello with a signature over a fresh challenge and the name of the server, so that what one
server was given proves nothing to another.
"""

from __future__ import annotations

import hmac
import secrets
import sys

from audiogame.rules.value import Value

SECRET = 32
"""Bytes of the secret of a device."""
CHALLENGE = 32
"""Bytes of a challenge."""
_KEY = b"audiogame person 1\0"
_HELLO = b"audiogame hello 1\0"
_YIELDS = b"audiogame yields 1\0"


class IdentityProof(Value):
    """What a person shows to a server.

    Args:
        key: the public key, in hexadecimal digits: who this is to that server.
        signature: over the challenge and the name of the server, in hexadecimal digits.
    """

    key: str
    signature: str


def new_secret() -> bytes:
    """Return a new secret of a device, from the operating system."""
    return secrets.token_bytes(SECRET)


def new_challenge() -> str:
    """Return a fresh challenge, in hexadecimal digits."""
    return secrets.token_hex(CHALLENGE)


def person_at(secret: bytes, server: str) -> str:
    """Return who the holder of a secret is to a server: a public key in hexadecimal digits."""
    return _public(_seed(secret, server)).hex()


def prove(secret: bytes, server: str, challenge: str) -> IdentityProof:
    """Answer the challenge of a server.

    Args:
        secret: of the device.
        server: the name of the server, as it says it.
        challenge: in hexadecimal digits.
    """
    seed = _seed(secret, server)
    return IdentityProof(_public(seed).hex(), _signature(seed, _message(server, challenge)).hex())


def load() -> None:
    """Load what checks signatures, so that nobody waits for that: it takes 30 ms, and the disk."""
    import nacl.exceptions
    import nacl.signing  # noqa: F401


def proves(proof: IdentityProof, server: str, challenge: str) -> bool:
    """Tell whether a proof answers this challenge of this server."""
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        key = VerifyKey(bytes.fromhex(proof.key))
        key.verify(_message(server, challenge), bytes.fromhex(proof.signature))
    except (CryptoError, ValueError, TypeError):
        return False
    return True


def yields(former: bytes, server: str, key: str) -> IdentityProof:
    """Let the key of a former secret count no longer at a server, and another take its place.

    Args:
        former: the secret that a lost device has.
        server: its name.
        key: the public key there that takes its place, in hexadecimal digits.

    Returns:
        The former key, and its signature over the new one.
    """
    signed = _signature(_seed(former, server), _YIELDS + bytes.fromhex(key) + server.encode())
    return IdentityProof(person_at(former, server), signed.hex())


def has_yielded(former: IdentityProof, server: str, key: str) -> bool:
    """Tell whether a former key has signed that another takes its place at this server."""
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        verify = VerifyKey(bytes.fromhex(former.key))
        signed = _YIELDS + bytes.fromhex(key) + server.encode()
        verify.verify(signed, bytes.fromhex(former.signature))
    except (CryptoError, ValueError, TypeError):
        return False
    return True


def _seed(secret: bytes, server: str) -> bytes:
    """Derive the key for one server: HMAC-SHA-256 of its name under the secret."""
    return hmac.digest(secret, _KEY + server.encode(), "sha256")


def _public(seed: bytes) -> bytes:
    if sys.platform == "emscripten":
        from audiogame.online.edwards import public_key  # no PyNaCl there

        return public_key(seed)
    from nacl.signing import SigningKey

    return bytes(SigningKey(seed).verify_key)


def _signature(seed: bytes, message: bytes) -> bytes:
    if sys.platform == "emscripten":
        from audiogame.online.edwards import sign  # no PyNaCl there

        return sign(seed, message)
    from nacl.signing import SigningKey

    return bytes(SigningKey(seed).sign(message).signature)


def _message(server: str, challenge: str) -> bytes:
    return _HELLO + bytes.fromhex(challenge) + server.encode()
