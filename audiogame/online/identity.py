"""Identity of a person at a server: an Ed25519 key per server, derived from the device's secret.

Nothing here is a password, and two servers cannot find out that they know the same person.  A
person says hello with a signature over a fresh challenge and the name of the server, so that a
proof for one server is worthless at another.
"""

from __future__ import annotations

import hmac
import secrets
import sys
from hashlib import sha512

from audiogame.rules.value import Value

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, PRIME) % PRIME
_ROOT = pow(2, (PRIME - 1) // 4, PRIME)
Point = tuple[int, int, int, int]
"""Extended coordinates: x = X / Z, y = Y / Z, x * y = T / Z."""
NEUTRAL: Point = (0, 1, 1, 0)


def _from_y(y: int) -> Point:
    """Return the point of the curve with this y and an even x (RFC 8032, 5.1.3)."""
    square = (y * y - 1) * pow(_D * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * _ROOT % PRIME
    if x % 2:
        x = PRIME - x
    return x, y, 1, x * y % PRIME


BASE = _from_y(4 * pow(5, -1, PRIME) % PRIME)


def _add(one: Point, other: Point) -> Point:
    """Add two points (RFC 8032, 5.1.4)."""
    a = (one[1] - one[0]) * (other[1] - other[0]) % PRIME
    b = (one[1] + one[0]) * (other[1] + other[0]) % PRIME
    c = 2 * one[3] * other[3] * _D % PRIME
    d = 2 * one[2] * other[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def _times(number: int, point: Point) -> Point:
    made = NEUTRAL
    while number:
        if number % 2:
            made = _add(made, point)
        point = _add(point, point)
        number //= 2
    return made


def _written(point: Point) -> bytes:
    x, y, z, _ = point
    inverse = pow(z, -1, PRIME)
    x, y = x * inverse % PRIME, y * inverse % PRIME
    return (y | (x % 2) << 255).to_bytes(32, "little")


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little")


def _secret(seed: bytes) -> tuple[int, bytes]:
    """Return a seed's secret scalar, and the prefix that makes its signatures differ."""
    digest = sha512(seed).digest()
    number = int.from_bytes(digest[:32], "little")
    return number & (2**254 - 8) | 2**254, digest[32:]


def public_key(seed: bytes) -> bytes:
    """Return the public key of a seed of 32 bytes."""
    return _written(_times(_secret(seed)[0], BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    """Sign a message (RFC 8032, 5.1.6); return 64 bytes."""
    secret, prefix = _secret(seed)
    public = _written(_times(secret, BASE))
    nonce = _number(prefix, message) % ORDER
    beginning = _written(_times(nonce, BASE))
    challenge = _number(beginning, public, message) % ORDER
    return beginning + ((nonce + challenge * secret) % ORDER).to_bytes(32, "little")


SECRET = 32
"""Bytes of a device's secret."""
CHALLENGE = 32
"""Bytes of a challenge."""
_KEY = b"audiogame person 1\0"
_HELLO = b"audiogame hello 1\0"
_YIELDS = b"audiogame yields 1\0"


class IdentityProof(Value):
    """Proof of identity: a public key, and a signature over the server's challenge.

    Args:
        key: the public key, in hexadecimal digits: the person's identity at that server.
        signature: over the challenge and the name of the server, in hexadecimal digits.
    """

    key: str
    signature: str


def new_secret() -> bytes:
    """Return a new secret for a device, from the operating system's random source."""
    return secrets.token_bytes(SECRET)


def new_challenge() -> str:
    """Return a fresh challenge, in hexadecimal digits."""
    return secrets.token_hex(CHALLENGE)


def person_at(secret: bytes, server: str) -> str:
    """Return the public key of a secret's holder at a server, in hexadecimal digits."""
    return _public(_seed(secret, server)).hex()


def prove(secret: bytes, server: str, challenge: str) -> IdentityProof:
    """Sign the challenge of a server.

    Args:
        secret: of the device.
        server: the name of the server, as it gives it.
        challenge: in hexadecimal digits.
    """
    seed = _seed(secret, server)
    return IdentityProof(_public(seed).hex(), _signature(seed, _message(server, challenge)).hex())


def load() -> None:
    """Load the library that checks signatures in advance: it takes 30 ms, and the disk."""
    import nacl.exceptions
    import nacl.signing  # noqa: F401


def proves(proof: IdentityProof, server: str, challenge: str) -> bool:
    """Return whether a proof answers this challenge of this server."""
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        key = VerifyKey(bytes.fromhex(proof.key))
        key.verify(_message(server, challenge), bytes.fromhex(proof.signature))
    except (CryptoError, ValueError, TypeError):
        return False
    return True


def yields(former: bytes, server: str, key: str) -> IdentityProof:
    """Sign the replacement of a former secret's key at a server by another key.

    Args:
        former: the secret, which a lost device has.
        server: its name.
        key: the public key there that takes its place, in hexadecimal digits.

    Returns:
        The former key, and its signature over the new one.
    """
    signed = _signature(_seed(former, server), _YIELDS + bytes.fromhex(key) + server.encode())
    return IdentityProof(person_at(former, server), signed.hex())


def has_yielded(former: IdentityProof, server: str, key: str) -> bool:
    """Return whether a former key has signed its replacement by another key at this server."""
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
    """Derive the seed of the key for one server: HMAC-SHA-256 of its name under the secret."""
    return hmac.digest(secret, _KEY + server.encode(), "sha256")


def _public(seed: bytes) -> bytes:
    if sys.platform == "emscripten":
        return public_key(seed)
    from nacl.signing import SigningKey

    return bytes(SigningKey(seed).verify_key)


def _signature(seed: bytes, message: bytes) -> bytes:
    if sys.platform == "emscripten":
        return sign(seed, message)
    from nacl.signing import SigningKey

    return bytes(SigningKey(seed).sign(message).signature)


def _message(server: str, challenge: str) -> bytes:
    return _HELLO + bytes.fromhex(challenge) + server.encode()
