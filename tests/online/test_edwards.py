"""Signatures in plain Python, against the library and RFC 8032."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nacl.signing import SigningKey

from audiogame.online.identity import public_key, sign

SEED = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"
PUBLIC = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
SIGNATURE = (
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
    "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
)


def test_the_second_test_vector_of_rfc_8032_is_signed() -> None:
    assert public_key(bytes.fromhex(SEED)).hex() == PUBLIC
    assert sign(bytes.fromhex(SEED), b"\x72").hex() == SIGNATURE


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=200))
def test_signatures_are_those_of_the_library(seed: bytes, message: bytes) -> None:
    key = SigningKey(seed)
    assert public_key(seed) == bytes(key.verify_key)
    assert sign(seed, message) == bytes(key.sign(message).signature)
