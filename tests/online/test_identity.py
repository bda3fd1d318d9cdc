"""A player's identity at a server: the same there, different elsewhere, unforgeable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.online.identity import (
    IdentityProof,
    new_challenge,
    new_secret,
    person_at,
    prove,
    proves,
)

HOME, AWAY = "ann.example", "bo.example"


def test_a_person_is_known_again_by_one_server_and_unknown_to_another() -> None:
    secret = new_secret()
    assert person_at(secret, HOME) == person_at(secret, HOME)
    assert person_at(secret, HOME) != person_at(secret, AWAY)
    assert person_at(new_secret(), HOME) != person_at(secret, HOME)


def test_a_proof_answers_one_challenge_of_one_server() -> None:
    secret, challenge = new_secret(), new_challenge()
    proof = prove(secret, HOME, challenge)
    assert proves(proof, HOME, challenge)
    assert not proves(proof, AWAY, challenge)
    assert not proves(proof, HOME, new_challenge())
    other = prove(new_secret(), HOME, challenge)
    assert not proves(IdentityProof(proof.key, other.signature), HOME, challenge)
    assert not proves(IdentityProof(other.key, proof.signature), HOME, challenge)


@pytest.mark.parametrize("wrong", ["", "zz", "00", "é" * 64, "0" * 63, "0" * 64, "f" * 128])
def test_a_text_that_is_no_proof_proves_nothing(wrong: str) -> None:
    challenge = new_challenge()
    proof = prove(new_secret(), HOME, challenge)
    assert not proves(IdentityProof(wrong, proof.signature), HOME, challenge)
    assert not proves(IdentityProof(proof.key, wrong), HOME, challenge)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 511))
def test_a_changed_bit_proves_nothing(secret: bytes, bit: int) -> None:
    challenge = "00" * 32
    proof = prove(secret, HOME, challenge)
    signature = bytearray.fromhex(proof.signature)
    signature[bit // 8] ^= 1 << bit % 8
    assert not proves(IdentityProof(proof.key, signature.hex()), HOME, challenge)
