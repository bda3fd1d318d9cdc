"""The handshake against published vectors, and whatever does not belong to it.

These run in the Python of a browser, too, over the ciphers of the page.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.online.cipher import agree, public
from audiogame.online.noise import (
    ANSWER,
    TAG,
    DeviceHandshake,
    SealingKey,
    SealingKeys,
    ServerHandshake,
)
from audiogame.online.transport import NotOpened

# From cacophony, https://github.com/haskell-cryptography/cacophony, vectors/cacophony.txt.
VECTOR = json.loads(
    (Path(__file__).parent / "data" / "noise_ix_25519_chachapoly_sha256.json").read_bytes()
)
SERVER, DEVICE = b"\x01" * 32, b"\x02" * 32
PROLOGUE = b'{"packet":"Challenged"}'
LOW_ORDER = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]
"""Points with which everybody agrees on zeros."""


def part(name: str) -> bytes:
    return bytes.fromhex(VECTOR[name])


def message(at: int) -> tuple[bytes, bytes]:
    """Return the payload of a message of the vector, and its bytes on the line."""
    one = VECTOR["messages"][at]
    return bytes.fromhex(one["payload"]), bytes.fromhex(one["ciphertext"])


def shaken(prologue: bytes = PROLOGUE) -> tuple[SealingKeys, SealingKeys]:
    """Return the keys of a server and of a device after a handshake."""
    server = ServerHandshake(SERVER)
    device = DeviceHandshake(PROLOGUE, server.begin(prologue))
    answer, own = device.answer(DEVICE, b"hello")
    payload, keys = server.take(answer)
    assert payload == b"hello"
    assert server.person == public(DEVICE)
    assert device.server == public(SERVER)
    assert server.hash == device.hash
    return keys, own


def test_the_published_vector_is_made_and_read() -> None:
    server = ServerHandshake(part("init_static"), part("init_ephemeral"))
    payload, on_the_line = message(0)
    assert server.begin(part("init_prologue"), payload) == on_the_line
    device = DeviceHandshake(part("resp_prologue"), on_the_line, part("resp_ephemeral"))
    assert device.payload == payload
    payload, on_the_line = message(1)
    answer, own = device.answer(part("resp_static"), payload)
    assert answer == on_the_line
    said, keys = server.take(answer)
    assert said == payload
    assert server.hash == device.hash == part("handshake_hash")
    for at in range(2, len(VECTOR["messages"])):
        payload, on_the_line = message(at)
        seals, opens = (keys.down, own.down) if at % 2 == 0 else (own.up, keys.up)
        assert seals.seal(payload) == on_the_line
        assert opens.open(on_the_line) == payload


def test_what_one_side_seals_the_other_opens_in_order() -> None:
    keys, own = shaken()
    for at in range(3):
        assert own.down.open(keys.down.seal(b"down %d" % at)) == b"down %d" % at
        assert keys.up.open(own.up.seal(b"up %d" % at)) == b"up %d" % at


def test_another_first_frame_ends_the_handshake() -> None:
    """Its version, its name, a key, or a blank more: the device has heard something else."""
    with pytest.raises(NotOpened):
        shaken(PROLOGUE + b" ")


@pytest.mark.parametrize("length", [0, 1, 31, 32, 79, 80, ANSWER - 1])
def test_an_answer_that_is_too_short_is_refused(length: int) -> None:
    server = ServerHandshake(SERVER)
    answer, _ = DeviceHandshake(PROLOGUE, server.begin(PROLOGUE)).answer(DEVICE, b"")
    assert len(answer) == ANSWER == 96
    with pytest.raises(NotOpened):
        server.take(answer[:length])


@given(st.integers(0, ANSWER * 8 + 39))
def test_a_changed_bit_of_an_answer_opens_nothing(bit: int) -> None:
    """In the last bit of the key alone nothing changes what is agreed, but what is hashed."""
    server = ServerHandshake(SERVER)
    answer, _ = DeviceHandshake(PROLOGUE, server.begin(PROLOGUE)).answer(DEVICE, b"hello")
    changed = bytearray(answer)
    changed[bit // 8] ^= 1 << bit % 8
    with pytest.raises(NotOpened):
        server.take(bytes(changed))


@pytest.mark.parametrize("point", LOW_ORDER)
def test_a_key_with_which_all_agree_is_refused(point: str) -> None:
    low = bytes.fromhex(point)
    with pytest.raises(NotOpened):
        agree(DEVICE, low)
    server = ServerHandshake(SERVER)
    first = server.begin(PROLOGUE)
    for keys in (low + first[32:], first[:32] + low):
        with pytest.raises(NotOpened):
            DeviceHandshake(PROLOGUE, keys).answer(DEVICE, b"hello")
    answer, _ = DeviceHandshake(PROLOGUE, first).answer(DEVICE, b"hello")
    with pytest.raises(NotOpened):
        server.take(low + answer[32:])
    with pytest.raises(NotOpened):
        server.agree(low)


def test_the_top_bit_of_a_key_agrees_alike() -> None:
    """So a person's key is refused with it: they would have two."""
    key = public(SERVER)
    other = key[:31] + bytes([key[31] | 0x80])
    assert agree(DEVICE, other) == agree(DEVICE, key)


def test_repeated_reordered_foreign_and_short_frames_are_not_opened() -> None:
    keys, own = shaken()
    first, second = own.up.seal(b"first"), own.up.seal(b"second")
    for wrong in (second, first[:-1], first[: TAG - 1], b"", keys.down.seal(b"first")):
        keys, own = shaken()
        first = own.up.seal(b"first")
        with pytest.raises(NotOpened):
            keys.up.open(wrong)
    keys, own = shaken()
    first = own.up.seal(b"first")
    keys.up.open(first)
    with pytest.raises(NotOpened):
        keys.up.open(first)


@given(st.binary(max_size=300), st.integers(0))
def test_a_changed_bit_of_a_frame_is_not_opened(text: bytes, at: int) -> None:
    sealed = bytearray(SealingKey(b"\x03" * 32).seal(text))
    assert SealingKey(b"\x03" * 32).open(bytes(sealed)) == text
    at %= len(sealed) * 8
    sealed[at // 8] ^= 1 << at % 8
    with pytest.raises(NotOpened):
        SealingKey(b"\x03" * 32).open(bytes(sealed))


def test_the_same_device_never_says_hello_twice_alike() -> None:
    server = ServerHandshake(SERVER)
    first = server.begin(PROLOGUE)
    answers = [DeviceHandshake(PROLOGUE, first).answer(DEVICE, b"hello")[0] for _ in range(2)]
    assert answers[0] != answers[1]
    assert ServerHandshake(SERVER).ephemeral != server.ephemeral
