"""The handshake and the sealed frames as PROTOCOL.md has them, without code of the program.

The primitives are those of libsodium, as any language has them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Any

from nacl.bindings import (
    crypto_aead_chacha20poly1305_ietf_decrypt,
    crypto_aead_chacha20poly1305_ietf_encrypt,
    crypto_scalarmult,
    crypto_scalarmult_base,
)
from websockets.asyncio.client import ClientConnection


def hashed(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key: bytes, *parts: bytes) -> bytes:
    return hmac.digest(key, b"".join(parts), "sha256")


def nonce(number: int) -> bytes:
    return bytes(4) + number.to_bytes(8, "little")


def two_keys(chain: bytes, agreed: bytes) -> tuple[bytes, bytes]:
    key = mac(chain, agreed)
    first = mac(key, b"\1")
    return first, mac(key, first, b"\2")


def person_of(secret: bytes, server: bytes) -> bytes:
    """Return the secret of a device for a server."""
    return mac(secret, b"audiogame person 2\0", server)


def filled(packet: bytes) -> bytes:
    return packet + b" " * (-len(packet) % 64)


class DocumentLine:
    """A connection after hello: it seals and opens packets.

    Args:
        line: carries the frames.
        up: key of what is sent.
        down: key of what comes.
    """

    def __init__(self, line: ClientConnection, up: bytes, down: bytes) -> None:
        self._line = line
        self._up, self._down = up, down
        self._sent = self._come = 0

    async def send(self, packet: str) -> None:
        sealed = crypto_aead_chacha20poly1305_ietf_encrypt(
            filled(packet.encode()), b"", nonce(self._sent), self._up
        )
        self._sent += 1
        await self._line.send(sealed)

    async def recv(self) -> bytes:
        frame = await self._line.recv()
        assert isinstance(frame, bytes), frame
        packet = crypto_aead_chacha20poly1305_ietf_decrypt(
            frame, b"", nonce(self._come), self._down
        )
        self._come += 1
        return packet.rstrip(b" ")


async def say_hello(
    line: ClientConnection, secret: bytes, former: tuple[bytes, ...] = (), **fields: Any
) -> DocumentLine:
    """Answer the server's first frame with hello."""
    said = await line.recv()
    assert isinstance(said, str), "it is in clear"
    challenged = json.loads(said)
    assert challenged["oldest"] <= 2 <= challenged["newest"]
    e, s = bytes.fromhex(challenged["challenge"]), bytes.fromhex(challenged["key"])
    own, ephemeral = person_of(secret, s), secrets.token_bytes(32)
    person, shown = crypto_scalarmult_base(own), crypto_scalarmult_base(ephemeral)
    given_up = []
    for one in former:
        before = person_of(one, s)
        key = crypto_scalarmult_base(before)
        k = mac(b"audiogame former 2\0", crypto_scalarmult(before, e))
        proof = mac(k, hashed(said.encode()), key, person)
        given_up.append({"key": key.hex(), "proof": proof.hex()})
    hello = {"packet": "Hello", "version": 2, "former": given_up, **fields}
    h = ck = b"Noise_IX_25519_ChaChaPoly_SHA256"
    h = hashed(h, said.encode())
    for part in (e, s, b"", shown):
        h = hashed(h, part)
    for agreed in (crypto_scalarmult(ephemeral, e), crypto_scalarmult(ephemeral, s)):
        ck, k = two_keys(ck, agreed)
    sealed_key = crypto_aead_chacha20poly1305_ietf_encrypt(person, h, nonce(0), k)
    h = hashed(h, sealed_key)
    ck, k = two_keys(ck, crypto_scalarmult(own, e))
    text = filled(json.dumps(hello).encode())
    payload = crypto_aead_chacha20poly1305_ietf_encrypt(text, h, nonce(0), k)
    await line.send(shown + sealed_key + payload)
    down, up = two_keys(ck, b"")
    return DocumentLine(line, up, down)
