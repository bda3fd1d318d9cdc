"""Handshake of the Noise Protocol Framework, revision 34: `Noise_IX_25519_ChaChaPoly_SHA256`.

The server is the initiator: it shows `e, s`, and the device answers with `e, ee, se, s, es`.  Then
both have a key for each direction.  The primitives are those of `cipher`.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple

from audiogame.online.cipher import agree, open_sealed, public, seal
from audiogame.online.transport import NotOpened

PROTOCOL = b"Noise_IX_25519_ChaChaPoly_SHA256"
KEY = 32
"""Bytes of a key, public or secret, and of a hash."""
TAG = 16
"""Bytes by which a sealed text is longer."""
ANSWER = KEY + KEY + TAG + TAG
"""Bytes of the device's message with an empty payload."""
MOST_SEALED = 2**64 - 1
"""Number of a message that is never used."""


class SealingKey:
    """Key of one direction, and the number of the next message under it (CipherState).

    Args:
        key: of 32 bytes.
    """

    __slots__ = ("_key", "_number")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._number = 0

    def seal(self, text: bytes, associated: bytes = b"") -> bytes:
        """Return a text sealed, with what stands beside it vouched for."""
        return seal(self._key, self._next(), associated, text)

    def open(self, sealed: bytes, associated: bytes = b"") -> bytes:
        """Return the text of the next message.

        Raises:
            NotOpened: it isn't what was sealed with this key, and in this order.
        """
        if len(sealed) < TAG:
            raise NotOpened
        return open_sealed(self._key, self._next(), associated, sealed)

    def _next(self) -> bytes:
        number, self._number = self._number, self._number + 1
        if number >= MOST_SEALED:
            raise NotOpened
        return bytes(4) + number.to_bytes(8, "little")


class SealingKeys(NamedTuple):
    """Keys of a connection after its handshake.

    Args:
        down: from the server to the device.
        up: from the device to the server.
    """

    down: SealingKey
    up: SealingKey


class _Transcript:
    """What both sides have said and agreed on so far (SymmetricState).

    Args:
        prologue: what was said before the first message.
    """

    def __init__(self, prologue: bytes) -> None:
        self.hash = PROTOCOL.ljust(KEY, b"\0")
        self._chain = self.hash
        self._sealing: SealingKey | None = None
        self.mix(prologue)

    def mix(self, data: bytes) -> None:
        self.hash = sha256(self.hash + data).digest()

    def mix_key(self, agreed: bytes) -> None:
        self._chain, key = _derived(self._chain, agreed)
        self._sealing = SealingKey(key)

    def seal(self, text: bytes) -> bytes:
        said = self._sealing.seal(text, self.hash) if self._sealing else text
        self.mix(said)
        return said

    def open(self, said: bytes) -> bytes:
        text = self._sealing.open(said, self.hash) if self._sealing else said
        self.mix(said)
        return text

    def split(self) -> SealingKeys:
        down, up = _derived(self._chain, b"")
        return SealingKeys(SealingKey(down), SealingKey(up))


def _derived(chain: bytes, agreed: bytes) -> tuple[bytes, bytes]:
    """Return two keys made of the chain and of what was agreed (HKDF)."""
    key = hmac.digest(chain, agreed, "sha256")
    first = hmac.digest(key, b"\x01", "sha256")
    return first, hmac.digest(key, first + b"\x02", "sha256")


class ServerHandshake:
    """Server's side of one handshake.

    Args:
        secret: the server's static secret.
        ephemeral: the secret for this connection alone; None to draw it.
    """

    def __init__(self, secret: bytes, ephemeral: bytes | None = None) -> None:
        self._secret = secret
        self._ephemeral = ephemeral or secrets.token_bytes(KEY)
        self.key = public(secret)
        """The server's static public key."""
        self.ephemeral = public(self._ephemeral)
        """The public key of this connection."""
        self.person = b""
        """The device's static public key, once its message was opened."""
        self.hash = b""
        """The hash of the whole handshake, once it is over."""

    def begin(self, prologue: bytes, payload: bytes = b"") -> bytes:
        """Return the first message.

        Args:
            prologue: what was said before.
            payload: in clear.
        """
        self._said = _Transcript(prologue)
        for part in (self.ephemeral, self.key):
            self._said.mix(part)
        return self.ephemeral + self.key + self._said.seal(payload)

    def take(self, message: bytes) -> tuple[bytes, SealingKeys]:
        """Return the payload of the device's message, and the keys of the connection.

        Raises:
            NotOpened: it doesn't answer this handshake, or has a key with which nothing is agreed.
        """
        if len(message) < ANSWER:
            raise NotOpened
        said, theirs, static = self._said, message[:KEY], message[KEY : ANSWER - TAG]
        said.mix(theirs)
        said.mix_key(agree(self._ephemeral, theirs))
        said.mix_key(agree(self._secret, theirs))
        self.person = said.open(static)
        said.mix_key(agree(self._ephemeral, self.person))
        payload = said.open(message[ANSWER - TAG :])
        self.hash = said.hash
        return payload, said.split()

    def agree(self, key: bytes) -> bytes:
        """Return what the secret of this connection and another public key agree on.

        Raises:
            NotOpened: nothing can be agreed on with that key.
        """
        return agree(self._ephemeral, key)


class DeviceHandshake:
    """Device's side of one handshake.

    Args:
        prologue: what the server has said before its message.
        message: the server's first message.
        ephemeral: the secret for this connection alone; None to draw it.
    """

    def __init__(self, prologue: bytes, message: bytes, ephemeral: bytes | None = None) -> None:
        self._ephemeral = ephemeral or secrets.token_bytes(KEY)
        self._said = _Transcript(prologue)
        self.ephemeral, self.server = message[:KEY], message[KEY : 2 * KEY]
        """The server's public keys: of this connection, and the static one."""
        self.hash = b""
        """The hash of the whole handshake, once it is over."""
        for part in (self.ephemeral, self.server):
            self._said.mix(part)
        self.payload = self._said.open(message[2 * KEY :])

    def answer(self, secret: bytes, payload: bytes) -> tuple[bytes, SealingKeys]:
        """Return the device's message, and the keys of the connection.

        Args:
            secret: the device's static secret for this server.
            payload: is sealed.

        Raises:
            NotOpened: nothing can be agreed on with the server's keys.
        """
        said, own = self._said, public(self._ephemeral)
        said.mix(own)
        said.mix_key(agree(self._ephemeral, self.ephemeral))
        said.mix_key(agree(self._ephemeral, self.server))
        static = said.seal(public(secret))
        said.mix_key(agree(secret, self.ephemeral))
        message = own + static + said.seal(payload)
        self.hash = said.hash
        return message, said.split()
