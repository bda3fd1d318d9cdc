"""A player's identity at a server: the same there, different elsewhere, whatever its name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from audiogame.online.cipher import public
from audiogame.online.identity import (
    PRIME,
    is_canonical,
    new_secret,
    person_at,
    person_secret,
    server_id,
)

HOME, AWAY = public(b"\x01" * 32), public(b"\x02" * 32)


def test_a_person_is_known_again_by_one_server_and_unknown_to_another() -> None:
    secret = new_secret()
    assert person_at(secret, HOME) == person_at(secret, HOME)
    assert person_at(secret, HOME) != person_at(secret, AWAY)
    assert person_at(new_secret(), HOME) != person_at(secret, HOME)
    assert person_at(secret, HOME) == public(person_secret(secret, HOME)).hex()


def test_the_id_of_a_server_is_of_its_key() -> None:
    """As PROTOCOL.md says it."""
    from base64 import b32decode
    from hashlib import sha256

    named = server_id(HOME)
    assert len(named) == 16
    assert named == named.lower()
    assert b32decode(named.upper()) == sha256(b"audiogame server 2\0" + HOME).digest()[:10]
    assert named != server_id(AWAY)


@given(st.integers(0, 2**256 - 1))
def test_a_key_is_canonical_below_the_prime(number: int) -> None:
    assert is_canonical(number.to_bytes(32, "little")) is (number < PRIME)


def test_the_top_bit_and_the_prime_are_refused() -> None:
    assert is_canonical(HOME)
    assert not is_canonical(HOME[:31] + bytes([HOME[31] | 0x80]))
    for number, right in ((PRIME - 1, True), (PRIME, False), (PRIME + 1, False)):
        assert is_canonical(number.to_bytes(32, "little")) is right
