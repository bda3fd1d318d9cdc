"""Server's side of the handshake of one connection: what it says first, and the device's answer."""

from __future__ import annotations

from collections.abc import Iterator
from hmac import compare_digest

import msgspec

from audiogame.online.identity import SECRET, former_proof, is_canonical
from audiogame.online.noise import SealingKeys, ServerHandshake
from audiogame.online.packets import frame
from audiogame.online.sealed_line import without_blanks
from audiogame.online.session_packets import Challenged, FormerKey, Hello, read_up
from audiogame.online.transport import NotOpened
from audiogame.online.versions import SPOKEN
from audiogame.rules.value import Value
from audiogame.server.admission import NotHere


class _ClearHello(Value):
    """What is read of a hello in clear, as earlier versions of the program have said it."""

    version: int = SPOKEN.newest


class ServedGreeting:
    """Handshake with one device, with a key for it alone.

    Args:
        name: of the server.
        secret: of the server.
    """

    def __init__(self, name: str, secret: bytes) -> None:
        self._handshake = ServerHandshake(secret)
        self.challenge = self._handshake.ephemeral.hex()
        """The server's key for this connection, by which it is known."""
        challenged = Challenged(
            name, SPOKEN.oldest, SPOKEN.newest, self.challenge, self._handshake.key.hex()
        )
        self.said = frame(challenged)
        """The first frame, which is sent in clear."""
        self._handshake.begin(self.said)

    def open(self, answer: bytes | str) -> tuple[bytes, SealingKeys]:
        """Return what the device says, and the keys of the connection from now on.

        Raises:
            NotHere: it is of another version, or isn't sealed for this connection.
        """
        if isinstance(answer, str):
            raise _refusal_in_clear(answer)
        try:
            said, keys = self._handshake.take(answer)
        except NotOpened as fault:
            raise NotHere("hello-wrong") from fault
        return without_blanks(said), keys

    def take(self, data: bytes) -> Hello:
        """Return the hello in what the device says.

        Raises:
            NotHere: it is another packet, or of another version, or the device's key is written in
                another way than the one that counts.
            UnreadablePacket: it is none.
        """
        hello = read_up(data)
        if not isinstance(hello, Hello):
            raise NotHere("hello-first")
        if hello.version not in SPOKEN:
            older = "server" if hello.version > SPOKEN.newest else "program"
            raise NotHere("protocol-other", older=older)
        if not is_canonical(self._handshake.person):
            raise NotHere("hello-wrong")
        return hello

    @property
    def person(self) -> str:
        """The device's key here, in hexadecimal digits."""
        return self._handshake.person.hex()

    def proven(self, former: tuple[FormerKey, ...]) -> Iterator[str]:
        """Yield those of the former keys that the device has proved, in hexadecimal digits."""
        for one in former:
            try:
                key, proof = bytes.fromhex(one.key), bytes.fromhex(one.proof)
                if len(key) != SECRET or not is_canonical(key):
                    continue
                agreed = self._handshake.agree(key)
            except (ValueError, NotOpened):
                continue
            wanted = former_proof(agreed, self.said, key, self._handshake.person)
            if compare_digest(proof, wanted):
                yield key.hex()


def _refusal_in_clear(answer: str) -> NotHere:
    """Return why a hello in clear is refused: programs of version 1 have sent one."""
    try:
        version = msgspec.json.decode(answer, type=_ClearHello).version
    except (msgspec.MsgspecError, RecursionError):
        version = SPOKEN.newest
    if version < SPOKEN.oldest:
        return NotHere("protocol-other", older="program")
    return NotHere("hello-first")
