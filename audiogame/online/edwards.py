"""Ed25519 (RFC 8032) in plain Python, for a browser, where the library is not to be had.

It takes some hundredths of a second, and not always the same time: nobody but the player's own
device could measure that.  Servers check signatures with the library.
"""

from __future__ import annotations

from hashlib import sha512

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
    """Return the secret number of a seed, and what makes its signatures differ."""
    digest = sha512(seed).digest()
    number = int.from_bytes(digest[:32], "little")
    return number & (2**254 - 8) | 2**254, digest[32:]


def public_key(seed: bytes) -> bytes:
    """Return the public key of a seed of 32 bytes."""
    return _written(_times(_secret(seed)[0], BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    """Sign a message (RFC 8032, 5.1.6); returns 64 bytes."""
    secret, prefix = _secret(seed)
    public = _written(_times(secret, BASE))
    nonce = _number(prefix, message) % ORDER
    beginning = _written(_times(nonce, BASE))
    challenge = _number(beginning, public, message) % ORDER
    return beginning + ((nonce + challenge * secret) % ORDER).to_bytes(32, "little")
